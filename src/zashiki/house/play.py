"""Playing: actions, ending and taking back turns, and what people say meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from zashiki.house.changes import mark
from zashiki.house.clocks import HouseTime, now_ms
from zashiki.house.errors import NotNowError
from zashiki.house.keeper import Acknowledge, Keeper, until_kept
from zashiki.house.seats import Guest
from zashiki.house.table import ChatLine, Table
from zashiki.house.tables import Tables


@dataclass(eq=False)
class Play:
    """What is done at a table, for a seat."""

    _tables: Tables
    _keeper: Keeper
    _time: HouseTime

    @until_kept
    async def act(
        self,
        table: Table,
        seat: int,
        version: int,
        code: int,
        hold: bool = False,
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Play a code for a seat; raises Refusal, StaleError, NotNowError or StoreError."""
        if table.pending is not None or not self._tables.is_live(table):
            await self._tables.ready(table)
        table.check_version(version)
        now = self._time.now()
        if table.clock.is_flagged(now):
            raise NotNowError("time-up")
        before = mark(table)
        table.play(seat, code, now, hold)
        await self._keeper.keep(table, before, acknowledge=acknowledge)

    @until_kept
    async def confirm(
        self, table: Table, seat: int, version: int, acknowledge: Acknowledge | None = None
    ) -> None:
        """End the turn that is held; raises NotNowError where none is."""
        await self._tables.ready(table)
        table.check_version(version)
        await self.end_turn(table, seat, acknowledge)

    async def end_turn(
        self, table: Table, seat: int, acknowledge: Acknowledge | None = None
    ) -> None:
        """The same for a seat that cannot: its time is up, or it leaves."""
        before = mark(table)
        table.confirm(seat, self._time.now())
        await self._keeper.keep(table, before, acknowledge=acknowledge)

    # --- the way back --------------------------------------------------------------------

    @until_kept
    async def undo(
        self,
        table: Table,
        seat: int,
        version: int,
        to: int | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Take the seat's last action back, or all from ply `to` on; raises NotNowError with the
        reason.
        """
        await self._change(
            table, version, lambda: table.undo(seat, self._time.now(), to), acknowledge
        )

    @until_kept
    async def back(
        self, table: Table, seat: int, version: int, acknowledge: Acknowledge | None = None
    ) -> None:
        """Take the seat's last turn back where nobody else plays; NotNowError says why not."""
        await self._change(
            table, version, lambda: table.take_turn_back(seat, self._time.now()), acknowledge
        )

    @until_kept
    async def ask_back(self, table: Table, seat: int, version: int) -> None:
        """Ask the others for the same."""
        await self._change(table, version, lambda: table.ask_back(seat))

    @until_kept
    async def answer_back(self, table: Table, seat: int, agrees: bool) -> None:
        """Agree to what is asked, or not; when all agree, the turn is taken back."""
        await self._tables.ready(table)
        before = mark(table)
        table.answer_back(seat, agrees, self._time.now())
        await self._keeper.keep(table, before)

    async def _change(
        self,
        table: Table,
        version: int,
        do: Callable[[], object],
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Do something at this version of a table, and keep it."""
        await self._tables.ready(table)
        table.check_version(version)
        before = mark(table)
        do()
        await self._keeper.keep(table, before, acknowledge=acknowledge)

    async def say(self, table: Table, guest: Guest, text: str) -> None:
        seats = table.seats_of(guest.id)
        name = table.seats[seats[0]].name if seats else guest.name
        line = ChatLine(name, text, now_ms(), seats[0] if seats else None)
        await self._keeper.keep_said(table, line)
