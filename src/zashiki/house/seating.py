"""Sitting down and getting up, while a table waits for its players."""

from __future__ import annotations

import secrets

from zashiki.house.clocks import now_ms
from zashiki.house.errors import NotNowError, NotThereError, NotYoursError
from zashiki.house.keeper import Keeper
from zashiki.house.seats import Guest, Seat, Wish, new_token, seat_for
from zashiki.house.table import Table
from zashiki.house.tables import Tables
from zashiki.house.thinkers import check_bot


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables, keeper: Keeper) -> None:
        self._tables = tables
        self._keeper = keeper

    async def claim(self, table: Table, guest: Guest, number: int | None, token: str) -> None:
        """Sit down: in an open seat, or (None) in the one that the token belongs to."""
        await self._tables.ready(table)
        if number is None:
            if table.seats_of(guest.id):
                return  # the link was followed before, or is meant for somebody else
            number = _seat_of_token(table, token)
        seat = _seat(table, number)
        if seat.guest == guest.id:
            return
        if not seat.is_free:
            raise NotNowError("seat-taken")
        if seat.kind == "invite" and not _is_same(seat.token, token):
            raise NotYoursError("wrong-token")
        await self._put(table, number, Seat("person", guest.name, guest=guest.id))

    async def leave(self, table: Table, guest: Guest, number: int) -> None:
        """Get up again while the table waits."""
        await self._tables.ready(table)
        _seat(table, number)
        table.check_seat(guest.id, number)
        if table.status != "waiting":
            raise NotNowError("already-playing")
        await self._put(table, number, Seat("open", token=new_token()))

    async def change(self, table: Table, guest: Guest, number: int, wish: Wish) -> None:
        """Another wish for a free seat, by somebody who sits at the table."""
        await self._tables.ready(table)
        if guest.id not in table.people():
            raise NotYoursError("not-at-table")
        if not _seat(table, number).is_free:
            raise NotNowError("seat-taken")
        if wish.kind == "bot":
            check_bot(wish.bot, table.facts.setup.game)
        await self._put(table, number, seat_for(wish, guest))

    async def _put(self, table: Table, number: int, seat: Seat) -> None:
        """Put somebody there; play begins when the last seat is taken."""
        if table.status != "waiting":
            raise NotNowError("already-playing")
        now = now_ms()
        table.seats[number] = seat
        first = table.match.ply
        begins = not any(other.is_free for other in table.seats)
        if begins:
            table.begin(now)

        def tell() -> None:
            table.tell_table()
            if begins:
                table.tell_position(first)

        await self._keeper.keep_seat(table, number, first, now, tell)


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise NotThereError("no-seat", {"seat": number})
    return table.seats[number]


def _seat_of_token(table: Table, token: str) -> int:
    for number, seat in enumerate(table.seats):
        if seat.is_free and _is_same(seat.token, token):
            return number
    raise NotYoursError("wrong-token")


def _is_same(token: str, other: str) -> bool:
    """Compared in a time that tells nothing."""
    return bool(token) and secrets.compare_digest(token.encode(), other.encode())
