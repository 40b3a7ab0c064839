"""What requests and sockets share: the house, who is who, pictures, limits."""

from __future__ import annotations

from collections import Counter
from weakref import WeakKeyDictionary

from zashiki.house.house import House
from zashiki.house.table import Table
from zashiki.web.gallery import Gallery
from zashiki.web.identity import Reception
from zashiki.web.rates import Buckets
from zashiki.web.settings import Settings


class Desk:
    """One per server."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.reception = Reception(house)
        self.requests = Buckets(settings.limits.requests)
        self.tables = Buckets(settings.limits.tables)
        self.advice = Buckets(settings.limits.advice)
        self.sockets: Counter[str] = Counter()  # open ones by address
        self._galleries: WeakKeyDictionary[Table, Gallery] = WeakKeyDictionary()

    def gallery(self, table: Table) -> Gallery:
        found = self._galleries.get(table)
        if found is None:
            found = self._galleries[table] = Gallery(table)
        return found

    def leave_gallery(self, table: Table) -> None:
        """Nobody looks any more: the pictures need not be kept."""
        self._galleries.pop(table, None)
