"""What requests and sockets share: the house, who is who, what is seen, limits."""

from __future__ import annotations

from collections import Counter
from weakref import WeakValueDictionary

from zashiki.house.fair import FairLine
from zashiki.house.house import House
from zashiki.house.table import Table
from zashiki.web.guests import Guests
from zashiki.web.rates import Buckets
from zashiki.web.settings import Settings
from zashiki.web.study_view import StudyViews
from zashiki.web.table_view import TableView


class Context:
    """One per server."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.guests = Guests(house)
        self.requests = Buckets(settings.limits.requests)
        self.tables = Buckets(settings.limits.tables)
        self.advice = Buckets(settings.limits.advice)
        self.sockets: Counter[str] = Counter()  # open ones by address
        self.studies = StudyViews()
        self.drawing = FairLine(1)  # positions that people arrange, one after the other
        # While anybody holds it: a view knows its table, and would keep it for ever.
        self._views: WeakValueDictionary[Table, TableView] = WeakValueDictionary()

    def view(self, table: Table) -> TableView:
        """One for all who look at the same time."""
        found = self._views.get(table)
        if found is None:
            found = self._views[table] = TableView(table)
        return found
