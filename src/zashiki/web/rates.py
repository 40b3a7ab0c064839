"""Token buckets: a burst at once, then so many each second; and crowds: so many at one time. Both
count what other servers tell, too.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Mapping

from zashiki.house.errors import HouseError
from zashiki.web.settings import Rate

MOST_KEPT = 20_000
MUCH = 0.125  # of a limit: other servers hear of whoever used that, and of nobody else


class TooFastError(HouseError):
    """A limit is used up; `wait` is in seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__("too-fast")
        self.wait = wait


class Bucket:
    """What one visitor may still do."""

    __slots__ = ("_at", "_due", "_left", "_much", "_rate", "untold", "visitor")

    def __init__(self, rate: Rate, visitor: str, due: set[Bucket]) -> None:
        """`due` are those of which other servers are to hear."""
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()
        self._much = rate.burst * MUCH
        self._due = due
        self.visitor = visitor
        self.untold = 0

    def take(self, many: int = 1) -> bool:
        """Use so many up; False when there are fewer."""
        self._refill()
        if self._left < many:
            return False
        self._left -= many
        self.untold += many
        if self.untold >= self._much:
            self._due.add(self)
        return True

    def spend(self, many: int) -> None:
        """So much was used at another server: that may be more than there was."""
        self._refill()
        self._left = max(-self._rate.burst, self._left - many)

    def _refill(self) -> None:
        now = time.monotonic()
        rate = self._rate
        self._left = min(rate.burst, self._left + (now - self._at) * rate.each_second)
        self._at = now

    def wait(self, many: int = 1) -> int:
        """Whole seconds until so many are there again."""
        return max(1, round((many - self._left) / self._rate.each_second))


class Buckets:
    """A bucket for each visitor; the longest unseen are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._by_visitor: OrderedDict[str, Bucket] = OrderedDict()
        self._due: set[Bucket] = set()

    def of(self, visitor: str) -> Bucket:
        bucket = self._by_visitor.get(visitor)
        if bucket is None:
            bucket = self._by_visitor[visitor] = Bucket(self._rate, visitor, self._due)
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

    def untold(self) -> dict[str, int]:
        """Who used much since this was asked last."""
        found = {bucket.visitor: bucket.untold for bucket in self._due}
        for bucket in self._due:
            bucket.untold = 0
        self._due.clear()
        return found

    def hear(self, used: Mapping[str, int]) -> None:
        """What was used at another server."""
        for visitor, many in used.items():
            self.of(visitor).spend(many)


class Crowd:
    """How many of something each visitor has open, at all servers together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, Mapping[str, int]] = {}  # by server
        self._others: Counter[str] = Counter()  # all of these together

    def is_full(self, visitor: str) -> bool:
        return self._here.get(visitor, 0) + self._others.get(visitor, 0) >= self._most

    def enter(self, visitor: str) -> None:
        self._here[visitor] += 1

    def leave(self, visitor: str) -> None:
        self._here[visitor] -= 1
        if not self._here[visitor]:
            del self._here[visitor]

    def total(self) -> int:
        """All that is open at this server."""
        return self._here.total()

    def large(self) -> dict[str, int]:
        """Whoever has much open here."""
        much = self._most * MUCH
        return {visitor: many for visitor, many in self._here.items() if many >= much}

    def hear(self, server: str, large: Mapping[str, int]) -> None:
        """What visitors have open at another server; nothing where that is gone."""
        self._elsewhere[server] = large
        if not large:
            del self._elsewhere[server]
        self._others = Counter()
        for each in self._elsewhere.values():
            self._others.update(each)


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
        self.guests = Buckets(rate)
        self.addresses = Buckets(rate.times(household))

    def of(self, guest: str, address: str) -> Share:
        return Share(self.guests.of(guest), self.addresses.of(address))
