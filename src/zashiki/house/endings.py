"""How a match ends before it is played out: giving up, agreement, a clock that runs down."""

from __future__ import annotations

import asyncio
from typing import Literal

from zashiki.house.clocks import now_ms
from zashiki.house.keeper import Keeper
from zashiki.house.play import Play
from zashiki.house.seats import Seat
from zashiki.house.table import End, Table
from zashiki.house.tables import Tables
from zashiki.house.tasks import Tasks
from zashiki.house.thinkers import substitute


class Endings:
    """What takes a seat, or everybody, out of a match."""

    def __init__(self, tables: Tables, keeper: Keeper, tasks: Tasks, play: Play) -> None:
        self._tables = tables
        self._keeper = keeper
        self._tasks = tasks
        self._play = play

    async def resign(self, table: Table, seat: int) -> None:
        """Give up. With two seats, or no other person, the match ends; else a bot takes over."""
        await self._tables.ready(table)
        table.check_playing()
        await self._drop(table, seat, "resigned")

    async def agree(self, table: Table, seat: int, ready: bool) -> None:
        """Be ready to end as it stands; the match ends when every person is."""
        await self._tables.ready(table)
        table.check_playing()
        mine = table.seats_of(str(table.seats[seat].guest))
        if ready:
            table.agreed.update(mine)
        else:
            table.agreed.difference_update(mine)
        if table.is_agreed:
            await self._finish(table, End("agreed"))
        else:
            table.tell_table()

    def watch_clock(self, table: Table) -> None:
        """Wake up when the time of the running seat is used up."""
        if table.flag is not None:
            table.flag.cancel()
            table.flag = None
        clock = table.clock
        if table.status != "playing" or not clock.is_on or clock.running < 0:
            return
        left = clock.remaining(clock.running, now_ms()) / 1000
        loop = asyncio.get_running_loop()
        table.flag = loop.call_later(left + 0.001, self._flag_fell, table, table.version)

    def _flag_fell(self, table: Table, version: int) -> None:
        self._tasks.start(self._end_by_time(table, version))

    async def _end_by_time(self, table: Table, version: int) -> None:
        await self._tables.settled(table)
        if not self._tables.is_live(table):
            return
        if table.version != version or not table.clock.is_flagged(now_ms()):
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
        if len(table.seats) == 2 or not table.others(seat):
            await self._finish(table, End(kind, seat))
            return
        now = now_ms()
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
        await self._keeper.keep_seats(table, table.match.ply, now, table.tell_all)

    async def _finish(self, table: Table, end: End) -> None:
        now = now_ms()
        table.finish(end, now)
        table.version += 1
        await self._keeper.keep_condition(table, table.match.ply, now, table.tell_all)
