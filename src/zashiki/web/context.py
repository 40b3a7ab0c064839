"""What requests and sockets share: the house, who is who, what is seen, limits."""

from __future__ import annotations

from collections import Counter
from weakref import WeakValueDictionary

from zashiki.house.house import House
from zashiki.house.table import Table
from zashiki.web.doorkeeper import Doorkeeper
from zashiki.web.guests import Guests
from zashiki.web.hosts import Hosts
from zashiki.web.rates import Buckets, Shares
from zashiki.web.settings import Settings
from zashiki.web.table_view import TableView
from zashiki.web.tally import Tally


class Context:
    """One per server."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.doorkeeper = Doorkeeper(settings)
        self.guests = Guests(house)
        self.hosts = Hosts(settings.hosts)
        limits = settings.limits
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.open_tables = Buckets(limits.open_tables)
        self.advice = Buckets(limits.advice)
        self.messages = Shares(limits.messages, limits.household)
        self.joins = Shares(limits.joins, limits.household)
        self.chat = Shares(limits.chat, limits.household)
        self.sockets: Counter[str] = Counter()  # open ones by address
        self.tally = Tally(self.doorkeeper, self.sockets)
        # While anybody holds it: a view knows its table, and would keep it for ever.
        self._views: WeakValueDictionary[Table, TableView] = WeakValueDictionary()

    def view(self, table: Table) -> TableView:
        """One for all who look at the same time."""
        found = self._views.get(table)
        if found is None:
            found = self._views[table] = TableView(table)
        return found
