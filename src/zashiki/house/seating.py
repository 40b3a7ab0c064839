"""Sitting down and getting up, while a table waits for its players."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from zashiki.house.changes import mark
from zashiki.house.clocks import HouseTime
from zashiki.house.errors import NotNowError, NotThereError, NotYoursError
from zashiki.house.keeper import Keeper, until_kept
from zashiki.house.seats import Guest, Seat, Wish, seat_for, seat_left
from zashiki.house.table import Table
from zashiki.house.tables import Tables
from zashiki.house.thinkers import check_bot


@dataclass(eq=False)
class Seating:
    """Who sits where."""

    _tables: Tables
    _keeper: Keeper
    _time: HouseTime

    @until_kept
    async def claim(self, table: Table, guest: Guest, number: int | None, token: str) -> None:
        """Sit down: in an open seat, or (None) in the one that the token belongs to."""
        await self._tables.ready(table)
        if number is None:
            if table.seats_of(guest.id):
                return  # the link was followed before, or is meant for somebody else
            number = seat_of_token(table, token)
            if number is None:
                raise NotYoursError("wrong-token")
        seat = _seat(table, number)
        if seat.guest == guest.id:
            return
        if not seat.is_free:
            raise NotNowError("seat-taken")
        if seat.kind == "invite" and not _is_same(seat.token, token):
            raise NotYoursError("wrong-token")
        token = seat.token if seat.kind == "invite" else ""
        await self._put(table, number, Seat("person", guest.name, guest=guest.id, token=token))

    @until_kept
    async def leave(self, table: Table, guest: Guest, number: int) -> None:
        """Get up again while the table waits."""
        await self._tables.ready(table)
        _seat(table, number)
        table.check_seat(guest.id, number)
        if table.status != "waiting":
            raise NotNowError("already-playing")
        left = seat_left(table.seats[number], by_host=table.facts.host == guest.id)
        await self._put(table, number, left)

    @until_kept
    async def change(self, table: Table, guest: Guest, number: int, wish: Wish) -> None:
        """Another wish of the host for a seat of another; whoever sits there gets up."""
        await self._tables.ready(table)
        table.check_host(guest.id)
        if _seat(table, number).guest == guest.id:
            raise NotNowError("seat-taken")
        if wish.kind == "bot":
            check_bot(wish.bot, table.facts.setup.game)
        await self._put(table, number, seat_for(wish, guest))

    @until_kept
    async def start(self, table: Table, guest: Guest, bot: str) -> None:
        """The host waits no longer: the bot takes every free seat, and play begins."""
        await self._tables.ready(table)
        table.check_host(guest.id)
        check_bot(bot, table.facts.setup.game)
        await self._seat(table, [Seat("bot", bot=bot) if s.is_free else s for s in table.seats])

    @until_kept
    async def cancel(self, table: Table, guest: Guest) -> None:
        """The host calls the table off: whoever waits there, or comes later, is told so."""
        await self._tables.ready(table)
        table.check_host(guest.id)
        if table.status != "waiting":
            raise NotNowError("already-playing")
        before = mark(table)
        table.status = "cancelled"
        await self._keeper.keep(table, before)

    async def _put(self, table: Table, number: int, seat: Seat) -> None:
        """Put somebody there."""
        await self._seat(table, [*table.seats[:number], seat, *table.seats[number + 1 :]])

    async def _seat(self, table: Table, seats: list[Seat]) -> None:
        """Let them sit like this; play begins when the last seat is taken."""
        if table.status != "waiting":
            raise NotNowError("already-playing")
        before = mark(table)
        table.seats[:] = seats
        if not any(other.is_free for other in table.seats):
            table.begin(self._time.now())
        await self._keeper.keep(table, before)


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise NotThereError("no-seat", {"seat": number})
    return table.seats[number]


def seat_of_token(table: Table, token: str) -> int | None:
    """The free seat that an invitation belongs to."""
    for number, seat in enumerate(table.seats):
        if seat.is_free and _is_same(seat.token, token):
            return number
    return None


def _is_same(token: str, other: str) -> bool:
    """Compared in a time that tells nothing."""
    return bool(token) and secrets.compare_digest(token.encode(), other.encode())
