"""Laying tables: new ones, rematches, positions to try again, records to look at."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from zashiki.house import records
from zashiki.house.changes import mark
from zashiki.house.clocks import NO_CLOCK, Clock, ClockRule, HouseTime
from zashiki.house.errors import BadWishError, NotNowError, NotYoursError
from zashiki.house.fair import FairLine
from zashiki.house.keeper import Keeper, until_kept
from zashiki.house.seats import LONGEST_NAME, Guest, Seat, Wish, seat_again, seat_for, visible
from zashiki.house.setups import StoredSetup, new_setup, same_again
from zashiki.house.table import End, Facts, Table
from zashiki.house.tables import Tables
from zashiki.house.thinkers import check_bot
from zashiki.match import Match

T = TypeVar("T")


@dataclass(frozen=True)
class TableWish:
    """What somebody wants to play."""

    game: str
    wishes: Sequence[Wish]
    options: dict[str, str]
    edition: str = "default"
    clock: ClockRule = NO_CLOCK
    pace: int = 700
    position: Mapping[str, object] | None = None  # to begin from
    random_seats: bool = False
    guided: bool = False


@dataclass(frozen=True)
class Terms:
    """On what terms a table is laid, and by whom."""

    host: str | None
    clock: ClockRule = NO_CLOCK
    pace: int = 700
    random_seats: bool = False
    guided: bool = False


class NewTables:
    """Everything that makes a table."""

    def __init__(self, tables: Tables, keeper: Keeper, time: HouseTime) -> None:
        self._tables = tables
        self._keeper = keeper
        self._time = time
        self._reading = FairLine(1)  # what people send is read in a thread, one after the other

    async def lay(self, host: Guest, wish: TableWish) -> Table:
        """A table as the host wishes it."""
        asked = (wish.game, len(wish.wishes), wish.options, wish.edition, wish.position)
        if wish.position is None:
            setup = new_setup(*asked)
        else:
            setup = await self._read(host, partial(new_setup, *asked))
        for one in wish.wishes:
            if one.kind == "bot":
                check_bot(one.bot, wish.game)
        seats = [seat_for(one, host) for one in wish.wishes]
        terms = Terms(host.id, wish.clock, wish.pace, wish.random_seats, wish.guided)
        return await self._lay(self._new(Match(setup), seats, terms))

    @until_kept
    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The table that continues this one: the same people and bots in the same seats, unless
        chance seated them.
        """
        await self._tables.ready(table)
        if table.status != "over":
            raise NotNowError("rematch-not-over")
        if guest.id not in table.people():
            raise NotYoursError("not-at-table")
        if table.rematch is None:
            await self._rematch(table, guest)
        return await self._tables.find(str(table.rematch))

    async def _rematch(self, table: Table, guest: Guest) -> None:
        facts = table.facts
        match = Match(same_again(table.match.setup))
        seats = [seat_again(seat) for seat in table.seats]
        host = facts.host if facts.host in table.people() else guest.id
        terms = Terms(host, facts.clock, facts.pace, facts.random_seats)
        again = self._new(match, seats, terms)
        before = mark(table)
        table.rematch = again.id
        await self._keeper.keep(table, before, self._keeper.laying(again))

    async def try_from(
        self, table: Table, guest: Guest, ply: int, seat: int | None, bot: str
    ) -> Table:
        """A new table from a ply of a finished one, with bots in the other seats.

        Without a seat, the guest sits where they sat (or first), and what the others did until the
        guest was to act is taken over.
        """
        if not table.is_open:
            raise NotNowError("secrets-running")
        setup = table.facts.setup
        if not 0 <= ply <= table.match.ply:
            raise BadWishError("no-ply", {"ply": ply, "last": table.match.ply})
        if seat is None:
            seat = next(iter(table.seats_of(guest.id)), 0)
            ply = table.match.next_of(seat, ply)
        if not 0 <= seat < setup.seats:
            raise BadWishError("no-seat", {"seat": seat})
        check_bot(bot, setup.game)
        if table.match.at(ply).is_over:
            raise NotNowError("over")
        wishes = [Wish("me") if n == seat else Wish("bot", bot) for n in range(setup.seats)]
        seats = [seat_for(wish, guest) for wish in wishes]
        match = Match(table.match.setup, table.match.codes[:ply], base=ply)
        terms = Terms(guest.id, pace=table.facts.pace)
        return await self._lay(self._new(match, seats, terms, table.id))

    async def import_record(self, guest: Guest, text: str) -> Table:
        """A finished table from a record."""
        record, match = await self._read(guest, partial(records.read, text))
        names = record.players or [""] * record.seats
        seats = [Seat("person", visible(name)[:LONGEST_NAME]) for name in names]
        seats[0] = replace(seats[0], guest=guest.id)
        end = End("played" if match.is_over else "imported")
        practice = record.tags.get(records.PRACTICE) == "yes"
        terms = Terms(guest.id, pace=0)
        return await self._lay(self._new(match, seats, terms, end=end, practice=practice))

    async def _read(self, guest: Guest, read: Callable[[], T]) -> T:
        """What somebody sent, which may be long: others are served meanwhile."""
        async with self._reading.place(self._tables.seen.payer(guest.id)):
            return await asyncio.to_thread(read)

    async def _lay(self, table: Table) -> Table:
        await self._keeper.keep_new(table)
        return table

    def _new(
        self,
        match: Match,
        seats: list[Seat],
        terms: Terms,
        origin: str | None = None,
        end: End | None = None,
        practice: bool = False,
    ) -> Table:
        now = self._time.now()
        setup = StoredSetup.of(match.setup)
        facts = Facts(
            new_table_id(),
            setup,
            terms.clock,
            terms.pace,
            now.wall,
            match.ply,
            origin,
            terms.host,
            terms.random_seats,
            terms.guided,
        )
        table = Table(facts, seats, match, Clock(terms.clock, setup.seats), changed=now.wall)
        table.practice = practice
        if end is not None:
            table.finish(end, now)
        elif not any(seat.is_free for seat in seats):
            table.begin(now)
        return table


def new_table_id() -> str:
    """Short enough to read out, too long to guess."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(10))
