"""Token buckets: a burst at once, then so many each second."""

from __future__ import annotations

import time
from collections import OrderedDict

from zashiki.web.settings import Rate

MOST_KEPT = 20_000


class Bucket:
    """What one visitor may still do."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use one up; False when there is none."""
        now = time.monotonic()
        rate = self._rate
        self._left = min(rate.burst, self._left + (now - self._at) * rate.each_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until one is there again."""
        return max(1, round((1 - self._left) / self._rate.each_second))


class Buckets:
    """A bucket for each visitor; the longest unseen are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._by_visitor: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, visitor: str) -> Bucket:
        bucket = self._by_visitor.get(visitor)
        if bucket is None:
            bucket = self._by_visitor[visitor] = Bucket(self._rate)
            if len(self._by_visitor) > MOST_KEPT:
                self._by_visitor.popitem(last=False)
        else:
            self._by_visitor.move_to_end(visitor)
        return bucket
