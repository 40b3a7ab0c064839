"""How a match ends before it is played out: giving up, agreement, a clock that runs down."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Literal

from zashiki.house.changes import mark
from zashiki.house.clocks import HouseTime
from zashiki.house.keeper import Keeper, until_kept
from zashiki.house.play import Play
from zashiki.house.seats import Seat
from zashiki.house.table import End, Table
from zashiki.house.tables import Tables
from zashiki.house.tasks import Tasks
from zashiki.house.thinkers import substitute


@dataclass(eq=False)
class Endings:
    """What takes a seat, or everybody, out of a match."""

    _tables: Tables
    _keeper: Keeper
    _tasks: Tasks
    _play: Play
    _time: HouseTime

    @until_kept
    async def resign(self, table: Table, seat: int) -> None:
        """Give up. With two seats, or no other person, the match ends; else a bot takes over."""
        await self._tables.ready(table)
        table.check_playing()
        await self._drop(table, seat, "resigned")

    @until_kept
    async def agree(self, table: Table, seat: int, ready: bool) -> None:
        """Be ready to end as it stands; the match ends when every person is."""
        await self._tables.ready(table)
        table.check_playing()
        before = mark(table)
        mine = table.seats_of(str(table.seats[seat].guest))
        if ready:
            table.agreed.update(mine)
        else:
            table.agreed.difference_update(mine)
        if table.is_agreed:
            self._finish(table, End("agreed"))
        await self._keeper.keep(table, before)

    def watch_clock(self, table: Table) -> None:
        """Wake up when the time of the running seat is used up."""
        if table.flag is not None:
            table.flag.cancel()
            table.flag = None
        clock = table.clock
        if table.status != "playing" or not clock.is_on or clock.running < 0:
            return
        left = clock.remaining(clock.running, self._time.now()) / 1000
        loop = asyncio.get_running_loop()
        table.flag = loop.call_later(left + 0.001, self._flag_fell, table, table.version)

    def _flag_fell(self, table: Table, version: int) -> None:
        self._tasks.start(self._end_by_time(table, version))

    @until_kept
    async def _end_by_time(self, table: Table, version: int) -> None:
        await self._tables.settled(table)
        if not self._tables.is_live(table) or table.version != version:
            return
        if not table.clock.is_flagged(self._time.now()):
            self.watch_clock(table)  # the alarm rang a little early
            return
        if table.held is not None:  # they have moved in time
            await self._play.end_turn(table, table.held)
        else:
            await self._drop(table, table.clock.running, "time")

    async def _drop(self, table: Table, seat: int, kind: Literal["resigned", "time"]) -> None:
        """A seat goes out of the match; what it has done stays done."""
        if table.held == seat:
            await self._play.end_turn(table, seat)
            await self._tables.ready(table)
            if table.status == "over":
                return
        before = mark(table)
        if len(table.seats) == 2 or not table.others(seat):
            self._finish(table, End(kind, seat))
            await self._keeper.keep(table, before)
            return
        now = self._time.now()
        bot = substitute(table.facts.setup.game)
        table.seats[seat] = Seat(
            "bot", table.seats[seat].name, bot=bot, gone=kind, gone_at=table.match.ply
        )
        table.version += 1
        table.agreed.discard(seat)
        table.asked_back = None
        table.clock.refill(seat, now)
        if table.is_agreed:  # only this one was not ready
            table.finish(End("agreed"), now)
        await self._keeper.keep(table, before)

    def _finish(self, table: Table, end: End) -> None:
        table.finish(end, self._time.now())
        table.version += 1
