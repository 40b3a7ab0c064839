"""What requests and sockets share: the house, who is who, pictures, limits."""

from __future__ import annotations

from collections import Counter
from weakref import WeakValueDictionary

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
        # While anybody holds it: a gallery knows its table, and would keep it for ever.
        self._galleries: WeakValueDictionary[Table, Gallery] = WeakValueDictionary()

    def gallery(self, table: Table) -> Gallery:
        """One for all who look at the same time."""
        found = self._galleries.get(table)
        if found is None:
            found = self._galleries[table] = Gallery(table)
        return found
