"""Keep, then tell: the one place where what happens at tables is written.

Something is done in memory first. Then it goes to the store as a change, and only when that is on
disk do those who look at the table hear of it. What could not be kept is forgotten with the table
in memory; where another server was quicker, the table is brought to what that one wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial, wraps
from typing import Concatenate, ParamSpec, TypeVar

from zashiki.house import queries
from zashiki.house.changes import Change, Mark, change_since, tell
from zashiki.house.errors import OvertakenError
from zashiki.house.queries import Work
from zashiki.house.store import Store
from zashiki.house.table import ChatLine, Table
from zashiki.house.tables import Tables
from zashiki.house.wire import SaidAt, Wire

P = ParamSpec("P")
R = TypeVar("R")
Room = TypeVar("Room")
Acknowledge = Callable[[], None]


def until_kept(
    do: Callable[Concatenate[Room, P], Coroutine[None, None, R]],
) -> Callable[Concatenate[Room, P], Coroutine[None, None, R]]:
    """What is tried again where another server was quicker: from the beginning, with every check,
    at the table as it is then.
    """

    @wraps(do)
    async def again(room: Room, /, *args: P.args, **named: P.kwargs) -> R:
        while True:
            try:
                return await do(room, *args, **named)
            except OvertakenError:
                continue

    return again


@dataclass(eq=False)
class Keeper:
    """Each method returns when the change is on disk and told, or raises StoreError."""

    _store: Store
    _tables: Tables
    _wire: Wire | None
    server: str
    _go_on: Callable[[Table], None]

    async def keep_new(self, table: Table) -> None:
        """A table that was laid just now; nobody has heard of it."""
        self._tables.add(table)
        kept = self._store.change(self.laying(table))
        await self._wait(table, kept, 0, lambda: None)

    def laying(self, table: Table) -> Work:
        """What writes a new table."""
        table.driver = self.server if table.goes_on else None
        return partial(queries.insert_table, table=table, driver=table.driver)

    async def keep(
        self,
        table: Table,
        before: Mark,
        work: Work | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """All that was done at the table since the mark, and something else with it. Whoever did it
        hears first, with `acknowledge`, that it is on disk.
        """
        change = change_since(before, table, self.server)
        table.revision = change.revision
        table.driver = change.driver
        kept = self._store.keep(change, work)
        tell = partial(self._tell, table, change, before.version, acknowledge)
        await self._wait(table, kept, change.ply, tell)
        if not kept.result():
            await self._tables.settled(table)
            raise OvertakenError

    def _tell(
        self, table: Table, change: Change, was: int, acknowledge: Acknowledge | None
    ) -> None:
        if acknowledge is not None:
            acknowledge()
        if table.status == "cancelled":
            self._tables.lose(table)
        else:
            tell(table, change, was)

    async def keep_said(self, table: Table, line: ChatLine) -> None:
        """Chat changes nothing else at the table, and nothing waits for it."""
        kept = self._store.change(partial(queries.insert_line, table_id=table.id, line=line))
        kept.add_done_callback(partial(self._heard, table, line))
        await asyncio.shield(kept)

    def _heard(self, table: Table, line: ChatLine, kept: asyncio.Future[bool]) -> None:
        """Told when it is on disk, even if whoever said it has left meanwhile."""
        if kept.exception() is None:
            table.add_line(line)
            if self._wire is not None:
                self._wire.send(SaidAt(table.id, line))

    async def _wait(
        self, table: Table, done: asyncio.Future[bool], known: int, tell: Callable[[], None]
    ) -> None:
        """Wait for the disk, then tell. Telling does not depend on the asker still being there. The
        actions before ply `known` were told already.
        """
        table.pending = done
        heard: asyncio.Future[None] = done.get_loop().create_future()

        def after(future: asyncio.Future[bool]) -> None:
            if not heard.done():  # nor may whoever waits no longer end what is under way
                heard.set_result(None)
            table.pending = None
            if future.cancelled() or future.exception() is not None:
                self._tables.lose(table)
                return
            if not future.result():
                self._tables.look_again(table, known)
                return
            tell()
            if not table.listeners:
                table.match.forget_steps()
            self._go_on(table)

        done.add_done_callback(after)
        await heard
        done.result()
