"""Playing: actions, ending and taking back turns, and what people say meanwhile."""

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

    async def act(
        self, table: Table, seat: int, version: int, code: int, hold: bool = False
    ) -> None:
        """Play a code for a seat; raises Refusal, StaleError, NotNowError or StoreError."""
        if table.pending is not None or not self._tables.is_live(table):
            await self._tables.ready(table)
        table.check_version(version)
        now = now_ms()
        if table.clock.is_flagged(now):
            raise NotNowError("time-up")
        first = table.match.ply
        had_offers = table.has_offers  # an action ends readiness
        table.play(seat, code, now, hold)
        is_over = table.status == "over"
        is_plain = table.held is None and not is_over
        keep = self._keeper.keep_played if is_plain else self._keeper.keep_condition
        await keep(table, first, now, partial(_tell, table, first, had_offers or is_over))

    async def confirm(self, table: Table, seat: int, version: int) -> None:
        """End the turn that is held; raises NotNowError where none is."""
        await self._tables.ready(table)
        table.check_version(version)
        await self.end_turn(table, seat)

    async def end_turn(self, table: Table, seat: int) -> None:
        """The same for a seat that cannot: its time is up, or it leaves."""
        now = now_ms()
        first = table.match.ply
        had_offers = table.has_offers
        table.confirm(seat, now)
        tell = partial(_tell, table, first, had_offers or table.status == "over")
        await self._keeper.keep_condition(table, first, now, tell)

    # --- the way back --------------------------------------------------------------------

    async def undo(self, table: Table, seat: int, version: int, to: int | None = None) -> None:
        """Take the seat's last action back, or all from ply `to` on; raises NotNowError with the
        reason.
        """
        await self._tables.ready(table)
        table.check_version(version)
        before, had_offers = table.match.ply, table.has_offers
        table.undo(seat, now_ms(), to)
        await self._keep_undone(table, before, had_offers)

    async def back(self, table: Table, seat: int, version: int) -> None:
        """Take the seat's last turn back where nobody else plays; NotNowError says why not."""
        await self._tables.ready(table)
        table.check_version(version)
        before, was_practice = table.match.ply, table.practice
        table.take_turn_back(seat, now_ms())
        await self._keep_undone(table, before, table.practice != was_practice)

    async def ask_back(self, table: Table, seat: int, version: int) -> None:
        """Ask the others for the same."""
        await self._tables.ready(table)
        table.check_version(version)
        table.ask_back(seat)
        table.tell_table()

    async def answer_back(self, table: Table, seat: int, agrees: bool) -> None:
        """Agree to what is asked, or not; when all agree, the turn is taken back."""
        await self._tables.ready(table)
        before = table.match.ply
        if table.answer_back(seat, agrees, now_ms()):
            await self._keep_undone(table, before, True)
        else:
            table.tell_table()

    async def _keep_undone(self, table: Table, before: int, table_changes: bool) -> None:
        ply = table.match.ply
        await self._keeper.keep_undone(
            table, before - ply, partial(_tell, table, ply, table_changes)
        )

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
