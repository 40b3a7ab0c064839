"""What requests and sockets share: the house, who is who, what is seen, limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from zashiki.house.fair import FairLine
from zashiki.house.house import House
from zashiki.house.table import Table
from zashiki.web.doorkeeper import Doorkeeper
from zashiki.web.guests import Guests
from zashiki.web.hosts import Hosts
from zashiki.web.ledger import Ledger
from zashiki.web.rates import Buckets, Crowd, Shares
from zashiki.web.settings import Settings
from zashiki.web.study_view import StudyViews
from zashiki.web.table_view import TableView
from zashiki.web.tally import Tally

T = TypeVar("T")


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
        self.sockets = Crowd(limits.sockets)  # open ones by address
        self.ledger = Ledger(house, self._buckets(), self._crowds())
        self.studies = StudyViews()
        self._beside = FairLine(1)
        self.tally = Tally(self.doorkeeper, self.sockets)
        # While anybody holds it: a view knows its table, and would keep it for ever.
        self._views: WeakValueDictionary[Table, TableView] = WeakValueDictionary()

    def _buckets(self) -> dict[str, Buckets]:
        """All that is shared with other servers, by names that these know."""
        return {
            "openings": self.doorkeeper.openings,
            "requests": self.requests,
            "tables": self.tables,
            "open tables": self.open_tables,
            "advice": self.advice,
            **{
                f"{name} of {whose}": buckets
                for name, shares in (
                    ("messages", self.messages),
                    ("joins", self.joins),
                    ("chat", self.chat),
                )
                for whose, buckets in (("guests", shares.guests), ("addresses", shares.addresses))
            },
        }

    def _crowds(self) -> dict[str, Crowd]:
        return {"connections": self.doorkeeper.crowd, "sockets": self.sockets}

    async def beside(
        self, visitor: str, make: Callable[[], T], lock: asyncio.Lock | None = None
    ) -> T:
        """What takes a while is made in a thread, one after the other, of each visitor in turn:
        others play on meanwhile. What it reads is not changed while the lock is held.
        """
        payer = self.house.tables.seen.payer(visitor)
        async with lock or contextlib.nullcontext(), self._beside.place(payer):
            return await asyncio.to_thread(make)

    def view(self, table: Table) -> TableView:
        """One for all who look at the same time."""
        found = self._views.get(table)
        if found is None:
            found = self._views[table] = TableView(table)
        return found
