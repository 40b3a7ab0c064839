"""The house: opens tables, lets people and bots play, and keeps everything before telling it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.engine import Connection

from zashiki.house import queries, records
from zashiki.house.clocks import NO_CLOCK, Clock, ClockRule
from zashiki.house.company import Company
from zashiki.house.errors import (
    BadWishError,
    NotNowError,
    NotThereError,
    NotYoursError,
    StoreError,
)
from zashiki.house.match import Match, Setup, new_setup
from zashiki.house.seats import (
    LONGEST_NAME,
    Guest,
    Seat,
    Wish,
    new_token,
    seat_again,
    seat_for,
    visible,
)
from zashiki.house.store import Row, Store
from zashiki.house.table import End, Facts, Line, Table
from zashiki.house.thinking import Thinkers, check_bot, substitute

log = logging.getLogger("zashiki.house")

IDLE_SECONDS = 300.0
LISTED = 50
CHAT_IN_MEMORY = 50
SIGNING_KEY = "signing-key"


@dataclass(frozen=True)
class TableWish:
    """What somebody wants to play."""

    game: str
    wishes: Sequence[Wish]
    options: dict[str, str]
    edition: str = "default"
    clock: ClockRule = NO_CLOCK
    pace: int = 700


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class House:
    """All tables. Every public coroutine either does what it says and has it on disk, or raises
    HouseError or Refusal and has changed nothing.
    """

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.signing_key = ""
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._rematching = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None
        self.company = Company(thinkers, self.act)

    async def open(self) -> None:
        await self.store.open()
        fresh = secrets.token_hex(32)
        await self.store.change(lambda c: _ignore(queries.secret(c, SIGNING_KEY, fresh)))
        self.signing_key = await self.store.read(lambda c: queries.secret(c, SIGNING_KEY, fresh))
        await self.company.open()
        self._sweeper = asyncio.create_task(self._sweep_forever(), name="sweeper")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for table in list(self._live.values()):
            await self._put_away(table)
        await self.company.close()
        await self.store.close()

    # --- guests --------------------------------------------------------------------------

    async def guest(self, guest_id: str) -> Guest | None:
        return await self.store.read(lambda c: queries.guest(c, guest_id))

    async def save_guest(self, guest: Guest) -> None:
        await self.store.change(partial(queries.save_guest, who=guest, now=now_ms()))

    # --- finding tables ------------------------------------------------------------------

    @property
    def live_tables(self) -> int:
        return len(self._live)

    async def table(self, table_id: str) -> Table:
        """A table, from memory or the store; raises NotThereError or ClosedError."""
        while True:
            table = self._live.get(table_id) or await self._loaded(table_id)
            await self.settled(table)
            if self._is_live(table):  # else what it waited for could not be kept
                table.touched = asyncio.get_running_loop().time()
                self.company.go_on(table)  # a bot that had failed is asked again
                return table

    def _is_live(self, table: Table) -> bool:
        return self._live.get(table.id) is table

    async def _loaded(self, table_id: str) -> Table:
        """From the store, once for all who ask at the same time."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def stored(self, table_id: str) -> queries.Stored:
        """What the store knows of a table, even of one that cannot be opened."""
        found = await self.store.read(lambda c: queries.find(c, table_id))
        if found is None:
            raise NotThereError("no-table")
        return found[0]

    async def list_tables(self, guest_id: str) -> tuple[list[queries.Stored], list[queries.Stored]]:
        """Tables of a guest, and tables that wait for anybody else."""

        def both(c: Connection) -> tuple[list[queries.Stored], list[queries.Stored]]:
            return queries.of_guest(c, guest_id, LISTED), queries.open_ones(c, LISTED)

        mine, waiting = await self.store.read(both)
        ids = {stored.facts.id for stored in mine}
        return mine, [stored for stored in waiting if stored.facts.id not in ids]

    async def _load(self, table_id: str) -> Table:
        found = await self.store.read(lambda c: queries.find(c, table_id))
        if found is None:
            raise NotThereError("no-table")
        stored, past = found
        facts = stored.facts
        table = Table(
            facts,
            stored.seats,
            Match(facts.setup, past.codes, facts.base),
            Clock(facts.clock, facts.setup.seats, past.left),
            version=stored.version,
            status=stored.status,
            end=stored.end,
            rematch=stored.rematch,
            changed=stored.changed,
            chat=past.chat,
        )
        self._live[table_id] = table
        table.clock.start(table.actor, now_ms())
        self._go_on(table)
        return table

    async def settled(self, table: Table) -> None:
        """Wait until nothing about the table is on its way to the disk."""
        while table.pending is not None:
            await asyncio.wait([table.pending])
            await asyncio.sleep(0)

    async def _ready(self, table: Table) -> None:
        """Wait until the table can be changed. One that memory was wrong about never can: what is
        written must follow from what is on disk.
        """
        await self.settled(table)
        if not self._is_live(table):
            raise StoreError()

    # --- making tables -------------------------------------------------------------------

    async def make(self, host: Guest, wish: TableWish) -> Table:
        setup = new_setup(wish.game, len(wish.wishes), wish.options, wish.edition)
        kinds = {one.kind for one in wish.wishes}
        if "invite" in kinds and kinds.isdisjoint(("me", "open")):
            raise BadWishError("nobody-invites")
        for one in wish.wishes:
            if one.kind == "bot":
                check_bot(one.bot, wish.game)
        seats = [seat_for(one, host) for one in wish.wishes]
        return await self._make(setup, seats, wish.clock, wish.pace)

    async def _make(
        self,
        setup: Setup,
        seats: list[Seat],
        clock: ClockRule,
        pace: int,
        codes: Sequence[int] = (),
        origin: str | None = None,
        end: End | None = None,
    ) -> Table:
        now = now_ms()
        match = Match(setup, codes, base=len(codes))
        facts = Facts(new_table_id(), setup, clock, pace, now, match.ply, origin)
        table = Table(facts, seats, match, Clock(clock, setup.seats), changed=now)
        if end is not None:
            table.finish(end, now)
        elif not any(seat.is_free for seat in seats):
            table.begin(now)
        rows = self._rows(table, 0, now)
        self._live[table.id] = table
        await self._keep(
            table, self.store.change(partial(queries.insert_table, table=table, rows=rows))
        )
        return table

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The table that continues this one: the same people and bots, the next seat begins."""
        if table.status != "over":
            raise NotNowError("rematch-not-over")
        if guest.id not in table.people():
            raise NotYoursError("not-at-table")
        async with self._rematching:
            await self._ready(table)
            if table.rematch is None:
                await self._rematch(table)
        return await self.table(str(table.rematch))

    async def _rematch(self, table: Table) -> None:
        facts = table.facts
        setup = new_setup(
            facts.setup.game, facts.setup.seats, dict(facts.setup.options), facts.setup.edition_id
        )
        seats = [seat_again(seat) for seat in (*table.seats[1:], table.seats[0])]
        again = await self._make(setup, seats, facts.clock, facts.pace)
        table.rematch = again.id
        work = partial(queries.save_rematch, table_id=table.id, rematch=again.id)
        await self._keep(table, self.store.change(work), table.tell_table)

    async def try_from(self, table: Table, guest: Guest, ply: int, seat: int, bot: str) -> Table:
        """A new table from a ply of a finished one, with bots in the other seats."""
        if not table.is_open:
            raise NotNowError("secrets-running")
        setup = table.facts.setup
        if not 0 <= ply <= table.match.ply:
            raise BadWishError("no-ply", {"ply": ply, "last": table.match.ply})
        if not 0 <= seat < setup.seats:
            raise BadWishError("no-seat", {"seat": seat})
        check_bot(bot, setup.game)
        if table.match.at(ply).is_over:
            raise NotNowError("over")
        wishes = [Wish("me") if n == seat else Wish("bot", bot) for n in range(setup.seats)]
        seats = [seat_for(wish, guest) for wish in wishes]
        codes = table.match.codes[:ply]
        return await self._make(setup, seats, NO_CLOCK, table.facts.pace, codes, table.id)

    async def import_record(self, guest: Guest, text: str) -> Table:
        """A finished table from a record."""
        setup, codes, names = records.read(text)
        seats = [
            Seat("person", visible(names[n])[:LONGEST_NAME] if names else "")
            for n in range(setup.seats)
        ]
        seats[0] = replace(seats[0], guest=guest.id)
        match = Match(setup, codes)
        end = End("played" if match.is_over else "imported")
        return await self._make(setup, seats, NO_CLOCK, 0, codes, end=end)

    def export_record(self, table: Table, names: Sequence[str], form: str) -> str:
        if not table.is_open:
            raise NotNowError("secrets-running")
        return records.write(table.match, names, form)

    # --- seats ---------------------------------------------------------------------------

    async def claim(self, table: Table, guest: Guest, number: int | None, token: str) -> None:
        """Sit down: in an open seat, or (None) in the one that the token belongs to."""
        await self._ready(table)
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
        await self._seat(table, number, Seat("person", guest.name, guest=guest.id))

    async def leave(self, table: Table, guest: Guest, number: int) -> None:
        """Get up again while the table waits."""
        await self._ready(table)
        _seat(table, number)
        table.check_seat(guest.id, number)
        if table.status != "waiting":
            raise NotNowError("already-playing")
        await self._seat(table, number, Seat("open", token=new_token()))

    async def change_seat(self, table: Table, guest: Guest, number: int, wish: Wish) -> None:
        """Another wish for a free seat, by somebody who sits at the table."""
        await self._ready(table)
        if guest.id not in table.people():
            raise NotYoursError("not-at-table")
        if not _seat(table, number).is_free:
            raise NotNowError("seat-taken")
        if wish.kind == "bot":
            check_bot(wish.bot, table.facts.setup.game)
        await self._seat(table, number, seat_for(wish, guest))

    async def _seat(self, table: Table, number: int, seat: Seat) -> None:
        """Put somebody there; play begins when the last seat is taken."""
        if table.status != "waiting":
            raise NotNowError("already-playing")
        now = now_ms()
        table.seats[number] = seat
        first = table.match.ply
        begins = not any(other.is_free for other in table.seats)
        if begins:
            table.begin(now)
        rows = self._rows(table, first, now)
        work = partial(_save_seat, table=table, number=number, rows=rows)

        def tell() -> None:
            table.tell_table()
            if begins:
                table.tell_position(first)

        await self._keep(table, self.store.change(work), tell)

    # --- play ----------------------------------------------------------------------------

    async def act(self, table: Table, seat: int, version: int, code: int) -> None:
        """Play a code for a seat; raises Refusal, StaleError, NotNowError or StoreError."""
        if table.pending is not None or not self._is_live(table):
            await self._ready(table)
        table.check_version(version)
        now = now_ms()
        if table.clock.is_flagged(now):
            raise NotNowError("time-up")
        first = table.match.ply
        is_other = bool(table.agreed)  # what is told beside the position: readiness ends
        table.play(seat, code, now)
        rows = self._rows(table, first, now)
        if table.status == "over":
            done = self.store.change(partial(_save_end, table=table, rows=rows))
        else:
            done = self.store.append(rows)
        is_other |= table.status == "over"
        await self._keep(table, done, partial(_tell_played, table, first, is_other))

    async def undo(self, table: Table, seat: int, version: int) -> None:
        """Take the seat's last action back; raises NotNowError with the reason."""
        await self._ready(table)
        table.check_version(version)
        is_other = bool(table.agreed)
        table.undo(seat, now_ms())
        ply = table.match.ply
        work = partial(queries.take_back, table_id=table.id, ply=ply, version=table.version)
        await self._keep(
            table, self.store.change(work), partial(_tell_played, table, ply, is_other)
        )

    async def resign(self, table: Table, seat: int) -> None:
        """Give up. With two seats, or no other person, the match ends; else a bot takes over."""
        await self._ready(table)
        table.check_playing()
        await self._drop(table, seat, "resigned")

    async def agree(self, table: Table, seat: int, ready: bool) -> None:
        """Be ready to end as it stands; the match ends when every person is."""
        await self._ready(table)
        table.check_playing()
        mine = table.seats_of(str(table.seats[seat].guest))
        if ready:
            table.agreed.update(mine)
        else:
            table.agreed.difference_update(mine)
        if _all_agree(table):
            await self._finish(table, End("agreed"))
        else:
            table.tell_table()

    async def say(self, table: Table, guest: Guest, text: str) -> None:
        seats = table.seats_of(guest.id)
        name = table.seats[seats[0]].name if seats else guest.name
        line = Line(name, text, now_ms(), seats[0] if seats else None)
        kept = self.store.change(partial(queries.insert_line, table_id=table.id, line=line))
        kept.add_done_callback(partial(_heard, table, line))
        await asyncio.shield(kept)

    async def _drop(self, table: Table, seat: int, kind: str) -> None:
        """A seat goes out of the match, by resigning or by its clock."""
        if len(table.seats) == 2 or not table.others(seat):
            await self._finish(table, End("resigned" if kind == "resigned" else "time", seat))
            return
        table.seats[seat] = Seat(
            "bot", table.seats[seat].name, bot=substitute(table.facts.setup.game)
        )
        table.version += 1
        table.agreed.discard(seat)
        table.clock.refill(seat, now_ms())
        if _all_agree(table):  # only this one was not ready
            table.finish(End("agreed"), now_ms())
        work = partial(_save_seat, table=table, number=seat, rows=[])
        await self._keep(table, self.store.change(work), partial(_tell_all, table))

    async def _finish(self, table: Table, end: End) -> None:
        table.finish(end, now_ms())
        table.version += 1
        work = partial(_save_end, table=table, rows=[])
        await self._keep(table, self.store.change(work), partial(_tell_all, table))

    # --- keeping, then telling -----------------------------------------------------------

    def _rows(self, table: Table, first: int, now: int) -> list[Row]:
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

    async def _keep(
        self,
        table: Table,
        done: asyncio.Future[None],
        tell: Callable[[], None] = lambda: None,
    ) -> None:
        """Wait for the disk, then tell. Telling does not depend on the asker still being there."""
        table.pending = done

        def after(future: asyncio.Future[None]) -> None:
            table.pending = None
            if future.cancelled() or future.exception() is not None:
                self._forget(table)
                return
            tell()
            self._go_on(table)

        done.add_done_callback(after)
        await asyncio.shield(done)

    def _forget(self, table: Table) -> None:
        """What memory says was not kept: the next look loads the truth from the store."""
        self._retire(table)
        for listener in tuple(table.listeners):
            listener.lost()

    def _go_on(self, table: Table) -> None:
        """Set the flag of the running clock and wake the bot whose turn it is."""
        self._set_flag(table)
        self.company.go_on(table)

    # --- clocks --------------------------------------------------------------------------

    def _set_flag(self, table: Table) -> None:
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
        task = asyncio.create_task(self._end_by_time(table, version))
        self.company.hold(task)

    async def _end_by_time(self, table: Table, version: int) -> None:
        await self.settled(table)
        if not self._is_live(table):
            return
        if table.version == version and table.clock.is_flagged(now_ms()):
            await self._drop(table, table.clock.running, "time")

    # --- putting tables away -------------------------------------------------------------

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            before = asyncio.get_running_loop().time() - IDLE_SECONDS
            for table in list(self._live.values()):
                if table.touched < before and self._is_idle(table):
                    await self._put_away(table)

    def _is_idle(self, table: Table) -> bool:
        has_work = table.pending or table.bot_task or table.flag
        return not table.listeners and not has_work

    async def _put_away(self, table: Table) -> None:
        await self.settled(table)
        self._retire(table)

    def _retire(self, table: Table) -> None:
        """Nothing more happens at the table as this memory has it."""
        if self._is_live(table):
            del self._live[table.id]
        self.company.stop(table)
        if table.flag is not None:
            table.flag.cancel()
            table.flag = None


def new_table_id() -> str:
    """Short enough to read out, too long to guess."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(10))


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


def _all_agree(table: Table) -> bool:
    people = {number for number, seat in enumerate(table.seats) if seat.kind == "person"}
    return bool(table.agreed) and table.agreed >= people


def _save_seat(connection: Connection, table: Table, number: int, rows: list[Row]) -> None:
    queries.save_seat(connection, table.id, number, table.seats[number])
    _save_end(connection, table, rows)


def _save_end(connection: Connection, table: Table, rows: list[Row]) -> None:
    queries.append(connection, rows)
    queries.save_status(connection, table.id, table.status, table.end, table.version)


def _tell_played(table: Table, first: int, is_other: bool) -> None:
    """The position, and the table where it is another, too."""
    table.tell_position(first)
    if is_other:
        table.tell_table()


def _heard(table: Table, line: Line, kept: asyncio.Future[None]) -> None:
    """Told when it is on disk, even if whoever said it has left meanwhile."""
    if kept.exception() is None:
        table.chat.append(line)
        del table.chat[:-CHAT_IN_MEMORY]
        table.tell_said(line)


def _tell_all(table: Table) -> None:
    table.tell_table()
    table.tell_position(table.match.ply)


def _ignore(value: object) -> None:
    """For a query whose answer is not wanted."""
