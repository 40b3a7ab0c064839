"""Tables by their id: those in memory, loaded when somebody asks and put away when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy.engine import Connection

from zashiki.house import queries
from zashiki.house.clocks import Clock, now_ms
from zashiki.house.errors import NotThereError, StoreError
from zashiki.house.seen import Seen
from zashiki.house.setups import open_match
from zashiki.house.store import Store
from zashiki.house.table import Table

IDLE_SECONDS = 300.0
LISTED = 50
LOOKED_THROUGH = 4 * LISTED  # of which one address gets but a few into a list


class Tables:
    """Every table there is. At most one Table in memory speaks for each."""

    def __init__(self, store: Store, go_on: Callable[[Table], None]) -> None:
        """`go_on` starts what happens at a table without anybody asking: bots and clocks."""
        self._store = store
        self._go_on = go_on
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.seen = Seen()

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_forever(), name="sweeper")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for table in self.in_memory():
            await self.put_away(table)

    # --- finding -------------------------------------------------------------------------

    def in_memory(self) -> list[Table]:
        return list(self._live.values())

    async def find(self, table_id: str) -> Table:
        """A table, from memory or the store; raises NotThereError or ClosedError."""
        while True:
            table = self._live.get(table_id) or await self._loaded(table_id)
            await self.settled(table)
            if self.is_live(table):  # else what it waited for could not be kept
                table.touched = asyncio.get_running_loop().time()
                self._go_on(table)  # a bot that had failed is asked again
                return table

    async def stored(self, table_id: str) -> queries.Stored:
        """What the store knows of a table, even of one that cannot be opened."""
        found = await self._store.read(lambda c: queries.find(c, table_id))
        if found is None:
            raise NotThereError("no-table")
        return found[0]

    async def listed(self, guest_id: str) -> tuple[list[queries.Stored], list[queries.Stored]]:
        """Tables of a guest, and tables that wait for anybody else."""

        def both(c: Connection) -> tuple[list[queries.Stored], list[queries.Stored]]:
            waiting = self.seen.shared_out(queries.open_ones(c, LOOKED_THROUGH), guest_id)
            return queries.of_guest(c, guest_id, LISTED), queries.listed(c, waiting[:LISTED])

        mine, waiting = await self._store.read(both)
        ids = {stored.facts.id for stored in mine}
        now = now_ms()
        for table in self.in_memory():
            self.seen.note_all(table.present, now)
        return mine, [
            stored
            for stored in waiting
            if stored.facts.id not in ids and self.seen.is_awaiting(stored, now)
        ]

    # --- loading -------------------------------------------------------------------------

    async def _loaded(self, table_id: str) -> Table:
        """From the store, once for all who ask at the same time."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        found = await self._store.read(lambda c: queries.find(c, table_id))
        if found is None:
            raise NotThereError("no-table")
        stored, past = found
        if stored.status == "cancelled":
            raise NotThereError("cancelled")
        facts = stored.facts
        table = Table(
            facts,
            stored.seats,
            open_match(facts.setup, past.codes, facts.base),
            Clock(facts.clock, facts.setup.seats, past.left),
            version=stored.version,
            status=stored.status,
            end=stored.end,
            rematch=stored.rematch,
            held=stored.held,
            practice=stored.practice,
            changed=stored.changed,
            chat=past.chat,
        )
        self.add(table)
        table.clock.start(table.actor, stored.changed if facts.clock.is_by_days else now_ms())
        self._go_on(table)
        return table

    # --- in memory -----------------------------------------------------------------------

    def add(self, table: Table) -> None:
        self._live[table.id] = table

    def is_live(self, table: Table) -> bool:
        return self._live.get(table.id) is table

    async def settled(self, table: Table) -> None:
        """Wait until nothing about the table is on its way to the disk."""
        while table.pending is not None:
            await asyncio.wait([table.pending])
            await asyncio.sleep(0)

    async def ready(self, table: Table) -> None:
        """Wait until the table can be changed. One that memory was wrong about never can: what is
        written must follow from what is on disk.
        """
        await self.settled(table)
        if not self.is_live(table):
            raise StoreError()

    # --- putting away --------------------------------------------------------------------

    def lose(self, table: Table) -> None:
        """What memory says was not kept: the next look loads the truth from the store."""
        self._retire(table)
        for listener in tuple(table.listeners):
            listener.lost()

    async def put_away(self, table: Table) -> None:
        await self.settled(table)
        self._retire(table)

    def _retire(self, table: Table) -> None:
        """Nothing more happens at the table as this memory has it."""
        if self.is_live(table):
            del self._live[table.id]
        table.stop()

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            before = asyncio.get_running_loop().time() - IDLE_SECONDS
            for table in self.in_memory():
                if table.touched < before and table.is_idle:
                    await self.put_away(table)
