"""Token buckets: a burst at once, then so many each second."""

from __future__ import annotations

import time
from collections import OrderedDict

from zashiki.house.errors import HouseError
from zashiki.web.settings import Rate

MOST_KEPT = 20_000


class TooFastError(HouseError):
    """A limit is used up; `wait` is in seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__("too-fast")
        self.wait = wait


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

    def use(self, visitor: str) -> None:
        """Take one of theirs; raises TooFastError."""
        bucket = self.of(visitor)
        if not bucket.take():
            raise TooFastError(bucket.wait())


class Share:
    """What a guest may still do, and their address: both must have it."""

    __slots__ = ("_address", "_guest")

    def __init__(self, guest: Bucket, address: Bucket) -> None:
        self._guest = guest
        self._address = address

    def take(self) -> bool:
        return self._guest.take() and self._address.take()


class Shares:
    """The same bucket on every socket, now and later: who comes again does not begin anew, and who
    is many guests is still one address.
    """

    def __init__(self, rate: Rate, household: float) -> None:
        """An address may do so many times as much as a guest."""
        self._guests = Buckets(rate)
        self._addresses = Buckets(rate.times(household))

    def of(self, guest: str, address: str) -> Share:
        return Share(self._guests.of(guest), self._addresses.of(address))
