"""Keep, then tell: the one place where what happens at tables is written.

A change is made in memory first. Then it goes to the store, and only when it is on disk do those
who look at the table hear of it. What could not be kept is forgotten with the table in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy.engine import Connection

from zashiki.house import queries
from zashiki.house.seats import Seat
from zashiki.house.store import Row, Store
from zashiki.house.table import ChatLine, Table
from zashiki.house.tables import Tables

Tell = Callable[[], None]


class Keeper:
    """Each method returns when the change is on disk and told, or raises StoreError."""

    def __init__(self, store: Store, tables: Tables, go_on: Callable[[Table], None]) -> None:
        self._store = store
        self._tables = tables
        self._go_on = go_on

    async def keep_new(self, table: Table, now: int) -> None:
        """A table that was laid just now."""
        rows = _rows(table, 0, now)
        self._tables.add(table)
        await self._keep(table, partial(queries.insert_table, table=table, rows=rows), _nothing)

    async def keep_played(self, table: Table, first: int, now: int, tell: Tell) -> None:
        """The actions from ply `first` on, which left the table playing as it was."""
        await self._wait(table, self._store.append(_rows(table, first, now)), tell)

    async def keep_condition(self, table: Table, first: int, now: int, tell: Tell) -> None:
        """The actions from ply `first` on; they began or ended something, a turn or the match."""
        work = partial(
            _write_condition,
            table_id=table.id,
            condition=queries.Condition.of(table),
            rows=_rows(table, first, now),
        )
        await self._keep(table, work, tell)

    async def keep_undone(self, table: Table, count: int, tell: Tell) -> None:
        """That so many actions from the ply the table is at now were taken back."""
        work = partial(
            queries.take_back,
            table_id=table.id,
            ply=table.match.ply,
            count=count,
            condition=queries.Condition.of(table),
        )
        await self._keep(table, work, tell)

    async def keep_seats(self, table: Table, first: int, now: int, tell: Tell) -> None:
        """Who sits where now, and what chance brought from ply `first` on when play began."""
        work = partial(
            _write_seats,
            table_id=table.id,
            seats=list(table.seats),
            condition=queries.Condition.of(table),
            rows=_rows(table, first, now),
        )
        await self._keep(table, work, tell)

    async def keep_rematch(self, table: Table, rematch: str, tell: Tell) -> None:
        work = partial(queries.save_rematch, table_id=table.id, rematch=rematch)
        await self._keep(table, work, tell)

    async def keep_said(self, table: Table, line: ChatLine) -> None:
        """Chat changes nothing else at the table, and nothing waits for it."""
        kept = self._store.change(partial(queries.insert_line, table_id=table.id, line=line))
        kept.add_done_callback(partial(_heard, table, line))
        await asyncio.shield(kept)

    async def _keep(self, table: Table, work: Callable[[Connection], None], tell: Tell) -> None:
        await self._wait(table, self._store.change(work), tell)

    async def _wait(self, table: Table, done: asyncio.Future[None], tell: Tell) -> None:
        """Wait for the disk, then tell. Telling does not depend on the asker still being there."""
        table.pending = done

        def after(future: asyncio.Future[None]) -> None:
            table.pending = None
            if future.cancelled() or future.exception() is not None:
                self._tables.lose(table)
                return
            tell()
            if not table.listeners:
                table.match.forget_steps()
            self._go_on(table)

        done.add_done_callback(after)
        await asyncio.shield(done)


def _nothing() -> None:
    """Nobody has heard of a new table."""


def _rows(table: Table, first: int, now: int) -> list[Row]:
    """The actions from ply `first` on, as the store wants them."""
    left = table.clock.left[:] if table.clock.is_on else None
    return [
        {
            "table_id": table.id,
            "ply": ply,
            "version": table.version,
            "code": table.match.codes[ply],
            "at": now,
            "left": left,
        }
        for ply in range(first, table.match.ply)
    ]


def _write_seats(
    connection: Connection,
    table_id: str,
    seats: Sequence[Seat],
    condition: queries.Condition,
    rows: list[Row],
) -> None:
    for number, seat in enumerate(seats):
        queries.save_seat(connection, table_id, number, seat)
    _write_condition(connection, table_id, condition, rows)


def _write_condition(
    connection: Connection, table_id: str, condition: queries.Condition, rows: list[Row]
) -> None:
    queries.append(connection, rows)
    queries.save_condition(connection, table_id, condition)


def _heard(table: Table, line: ChatLine, kept: asyncio.Future[None]) -> None:
    """Told when it is on disk, even if whoever said it has left meanwhile."""
    if kept.exception() is None:
        table.add_line(line)
