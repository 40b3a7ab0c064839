"""Playing: actions, undo, and what people say meanwhile."""

from __future__ import annotations

from functools import partial

from zashiki.house.clocks import now_ms
from zashiki.house.errors import NotNowError
from zashiki.house.keeper import Keeper
from zashiki.house.seats import Guest
from zashiki.house.table import ChatLine, Table
from zashiki.house.tables import Tables


class Play:
    """What is done at a table, for a seat."""

    def __init__(self, tables: Tables, keeper: Keeper) -> None:
        self._tables = tables
        self._keeper = keeper

    async def act(self, table: Table, seat: int, version: int, code: int) -> None:
        """Play a code for a seat; raises Refusal, StaleError, NotNowError or StoreError."""
        if table.pending is not None or not self._tables.is_live(table):
            await self._tables.ready(table)
        table.check_version(version)
        now = now_ms()
        if table.clock.is_flagged(now):
            raise NotNowError("time-up")
        first = table.match.ply
        was_agreed = bool(table.agreed)  # an action ends readiness
        table.play(seat, code, now)
        table_changes = was_agreed or table.status == "over"
        await self._keeper.keep_played(
            table, first, now, partial(_tell, table, first, table_changes)
        )

    async def undo(self, table: Table, seat: int, version: int) -> None:
        """Take the seat's last action back; raises NotNowError with the reason."""
        await self._tables.ready(table)
        table.check_version(version)
        was_agreed = bool(table.agreed)
        table.undo(seat, now_ms())
        await self._keeper.keep_undone(table, partial(_tell, table, table.match.ply, was_agreed))

    async def say(self, table: Table, guest: Guest, text: str) -> None:
        seats = table.seats_of(guest.id)
        name = table.seats[seats[0]].name if seats else guest.name
        line = ChatLine(name, text, now_ms(), seats[0] if seats else None)
        await self._keeper.keep_said(table, line)


def _tell(table: Table, first: int, table_changes: bool) -> None:
    """The position from a ply on, and the table where that is another, too."""
    table.tell_position(first)
    if table_changes:
        table.tell_table()
