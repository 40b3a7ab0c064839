"""Tables by their id: those in memory, loaded when somebody asks and put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from sqlalchemy.engine import Connection

from zashiki.core.refusal import Refusal
from zashiki.house import queries
from zashiki.house.changes import Change, follow, stand, tell
from zashiki.house.clocks import Clock, HouseTime, now_ms
from zashiki.house.errors import HouseError, NotThereError, StoreError
from zashiki.house.seen import Seen
from zashiki.house.setups import open_match
from zashiki.house.store import Store
from zashiki.house.table import Table

log = logging.getLogger("zashiki.house")

IDLE_SECONDS = 300.0
LISTED = 50
AT_ONCE = 1000  # tables asked about
LOOKED_THROUGH = 4 * LISTED  # of which one address gets but a few into a list


class Tables:
    """Every table there is. At most one Table in memory speaks for each."""

    def __init__(self, store: Store, time: HouseTime, go_on: Callable[[Table], None]) -> None:
        """`go_on` starts what happens at a table without anybody asking: bots and clocks."""
        self._store = store
        self._time = time
        self._go_on = go_on
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._early: dict[str, list[Change]] = {}  # heard of tables that are being loaded
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

    def in_memory_by(self, table_id: str) -> Table | None:
        return self._live.get(table_id)

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
            self.seen.note_all(table.guests_here(), now)
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
        self._early[table_id] = []
        try:
            stored, past = await self._found(table_id)
            facts = stored.facts
            match = open_match(facts.setup, past.codes, facts.base)
            table = Table(facts, stored.seats, match, Clock(facts.clock, facts.setup.seats))
            table.chat = past.chat
            self._set(table, stored)
            self.add(table)
        finally:
            early = self._early.pop(table_id)
        for change in early:
            self.hear(change)
        self._go_on(table)
        return table

    async def _found(self, table_id: str) -> tuple[queries.Stored, queries.Past]:
        found = await self._store.read(lambda c: queries.find(c, table_id))
        if found is None:
            raise NotThereError("no-table")
        if found[0].status == "cancelled":
            raise NotThereError("cancelled")
        return found

    def _set(self, table: Table, stored: queries.Stored) -> None:
        """Where the table stands, but for its match."""
        table.seats[:] = stored.seats
        table.changed = stored.changed
        stand(table, stored)
        times, clock = stored.times, table.clock
        if times is not None:
            clock.set(times)
        if clock.is_on and (times is None or times.running is None):  # of before that was kept
            clock.start(table.actor, self._time.now())
            if times is not None and clock.rule.is_by_days:
                clock.since = times.since

    # --- what other servers do -----------------------------------------------------------

    def hear(self, change: Change) -> None:
        """Another server has written this."""
        if change.table in self._early:
            self._early[change.table].append(change)
            return
        table = self._live.get(change.table)
        if table is None or change.revision <= table.revision:
            return
        if table.pending is not None:  # what is under way comes first, or was made in vain
            table.pending.add_done_callback(lambda _: _soon(self.hear, change))
        else:
            self._follow(table, change)

    def _follow(self, table: Table, change: Change) -> None:
        was, known = table.version, table.match.ply
        if change.seen != table.revision:  # something in between was not heard
            self.look_again(table, known)
            return
        try:
            follow(table, change)
        except Refusal:
            self.look_again(table, known)
            return
        self._go_on_elsewhere(table)
        if table.status == "cancelled":
            self.lose(table)
            return
        tell(table, change, was)
        if not table.listeners:
            table.match.forget_steps()

    def _go_on_elsewhere(self, table: Table) -> None:
        """Bots and clock are the business of whoever wrote last."""
        table.stop()
        self._go_on(table)

    def drive(self, table: Table, server: str) -> None:
        """See to its bots and clock from now on."""
        table.driver = server
        self._go_on(table)

    def look(self, table_id: str, revision: int) -> None:
        """The table is at this revision by now."""
        table = self._live.get(table_id)
        if table is None or table.revision >= revision:
            return
        if table.pending is not None:
            table.pending.add_done_callback(lambda _: _soon(self.look, table_id, revision))
        else:
            self.look_again(table, table.match.ply)

    def look_again(self, table: Table, known: int) -> None:
        """Bring memory to what the store has. Nothing is done at the table meanwhile. Of what it
        has, those who look know the actions before ply `known`.
        """
        table.pending = asyncio.get_running_loop().create_task(self._look_again(table, known))

    async def _look_again(self, table: Table, known: int) -> None:
        try:
            stored, past = await self._found(table.id)
            match = open_match(table.facts.setup, past.codes, table.facts.base)
        except Exception as error:  # whatever it is, memory must not go on without the store
            if not isinstance(error, HouseError):
                log.exception("table %s was not read again", table.id)
            self.lose(table)
            return
        finally:
            table.pending = None
        if not self.is_live(table):
            return
        first = min(known, _alike(table.match.codes, past.codes))
        table.match = match
        self._set(table, stored)
        self._go_on_elsewhere(table)
        table.tell_position(first)
        table.tell_table()

    async def catch_up(self) -> None:
        """Look which tables in memory are behind the store: something may not have been heard."""
        ids = list(self._live)
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            newest = await self._store.read(lambda c, some=some: queries.revisions(c, some))  # type: ignore[misc]
            for table_id, revision in newest.items():
                self.look(table_id, revision)

    # --- in memory -----------------------------------------------------------------------

    def add(self, table: Table) -> None:
        self._live[table.id] = table

    def is_live(self, table: Table) -> bool:
        return self._live.get(table.id) is table

    async def settled(self, table: Table) -> None:
        """Wait until nothing about the table is on its way to the disk, or back."""
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


def _soon(do: Callable[..., None], *args: object) -> None:
    asyncio.get_running_loop().call_soon(do, *args)


def _alike(some: Sequence[int], others: Sequence[int]) -> int:
    """How many are the same from the beginning on."""
    for ply, (one, other) in enumerate(zip(some, others, strict=False)):
        if one != other:
            return ply
    return min(len(some), len(others))
