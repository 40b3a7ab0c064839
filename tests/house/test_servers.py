"""Several servers on one PostgreSQL: everything is decided once, and everybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tests.house.checks import end_of, kept, until
from tests.house.fixtures import create_empty
from tests.house.open_house import Dice, Ear, lay, open_house, play_on, two_guests
from zashiki.house import schema
from zashiki.house.clocks import NO_CLOCK, ClockRule
from zashiki.house.errors import HouseError, NotNowError, StaleError, StoreError
from zashiki.house.house import House
from zashiki.house.new_tables import TableWish
from zashiki.house.seats import Guest, Wish, new_guest
from zashiki.house.store import Store
from zashiki.house.table import Table
from zashiki.house.thinkers import Question

Story = Callable[[House, House], Awaitable[None]]


@contextlib.asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[tuple[House, House]]:
    async with open_house(url) as one, open_house(url) as two:
        yield one, two


def run(url: str, story: Story) -> None:
    async def go() -> None:
        async with two_houses(url) as (one, two):
            await asyncio.wait_for(story(one, two), 60)

    asyncio.run(go())


async def at_both(
    one: House,
    two: House,
    *guests: Guest,
    clock: ClockRule = NO_CLOCK,
    bots: int = 0,
    length: str = "short",
) -> tuple[Table, Table]:
    """A table laid at one server, opened at both."""
    table = await lay(one, *guests, clock=clock, bots=bots, length=length)
    return table, await two.tables.find(table.id)


async def level(mine: Table, other: Table) -> None:
    await until(lambda: mine.revision == other.revision and not (mine.pending or other.pending))


async def same(one: House, mine: Table, other: Table) -> Table:
    """Both servers come to be at what the store has."""
    await level(mine, other)
    assert mine.match.codes == other.match.codes
    assert mine.match.state.digest() == other.match.state.digest()
    assert (mine.version, mine.status, mine.end) == (other.version, other.status, other.end)
    assert mine.seats == other.seats
    assert mine.clock.times == other.clock.times
    return await kept(one, mine)


async def race(*tries: Awaitable[None]) -> list[BaseException]:
    """All at the same time; those that were refused."""
    results = await asyncio.gather(*tries, return_exceptions=True)
    return [result for result in results if result is not None]


def test_what_is_played_at_one_server_is_seen_at_the_other(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        mine, other = await at_both(one, two, *two_guests())
        ear = Ear.at(other)
        for _ in range(5):
            await play_on(one, mine, 1)
            await level(mine, other)
            await play_on(two, other, 1)
            await level(mine, other)
        assert len(ear.positions) == 10
        assert not ear.is_lost
        await same(one, mine, other)

    run(postgres_url, story)


def test_of_two_servers_that_play_the_same_turn_one_is_told_that_it_is_stale(
    postgres_url: str,
) -> None:
    async def story(one: House, two: House) -> None:
        mine, other = await at_both(one, two, *two_guests())
        for _ in range(6):
            ply, version, seat = mine.match.ply, mine.version, mine.actor
            first, last = mine.match.state.legal()[0], mine.match.state.legal()[-1]
            lost = await race(
                one.play.act(mine, seat, version, first), two.play.act(other, seat, version, last)
            )
            assert [type(error) for error in lost] == [StaleError]
            await level(mine, other)
            assert mine.match.codes == other.match.codes
            assert mine.match.codes[ply] in (first, last)
            assert mine.version == version + 1
        await same(one, mine, other)

    run(postgres_url, story)


async def until_it_can_be_undone(house: House, table: Table) -> None:
    while table.undo_refusal(table.actor) is not None:
        await play_on(house, table, 1)


def test_undo_at_one_server_against_an_action_at_the_other(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        for _ in range(6):
            mine, other = await at_both(one, two, *two_guests())
            await until_it_can_be_undone(one, mine)
            await level(mine, other)
            version, seat, ply = mine.version, mine.actor, mine.match.ply
            code = mine.match.state.legal()[0]
            lost = await race(
                one.play.undo(mine, seat, version), two.play.act(other, seat, version, code)
            )
            assert [type(error) for error in lost] == [StaleError]
            again = await same(one, mine, other)
            assert again.match.ply == ply - 1 or again.match.codes[ply] == code

    run(postgres_url, story)


def test_two_guests_want_one_seat_through_two_servers(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        host, ben = two_guests()
        cleo = new_guest()
        for _ in range(5):
            wish = TableWish("pebbles", [Wish("me"), Wish("open")], {})
            mine = await one.new_tables.lay(host, wish)
            other = await two.tables.find(mine.id)
            lost = await race(
                one.seating.claim(mine, ben, 1, ""), two.seating.claim(other, cleo, 1, "")
            )
            assert [(type(e), getattr(e, "reason", "")) for e in lost] == [
                (NotNowError, "seat-taken")
            ]
            again = await same(one, mine, other)
            assert again.seats[1].guest in (ben.id, cleo.id)
            assert again.status == "playing"

    run(postgres_url, story)


def test_two_seats_are_taken_at_the_same_time_through_two_servers(postgres_url: str) -> None:
    """Neither is in the other's way: who was later tries again."""

    async def story(one: House, two: House) -> None:
        host, ben = two_guests()
        cleo = new_guest()
        wish = TableWish("pebbles", [Wish("me"), Wish("open"), Wish("open")], {})
        mine = await one.new_tables.lay(host, wish)
        other = await two.tables.find(mine.id)
        assert not await race(
            one.seating.claim(mine, ben, 1, ""), two.seating.claim(other, cleo, 2, "")
        )
        again = await same(one, mine, other)
        assert [seat.guest for seat in again.seats] == [host.id, ben.id, cleo.id]
        assert again.status == "playing"

    run(postgres_url, story)


def test_giving_up_at_one_server_against_an_action_at_the_other(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        for _ in range(5):
            aiko, ben = two_guests()
            mine, other = await at_both(one, two, aiko, ben)
            seat, version = mine.actor, mine.version
            code = mine.match.state.legal()[0]
            ply = mine.match.ply
            lost = await race(
                one.endings.resign(mine, 1 - seat), two.play.act(other, seat, version, code)
            )
            assert [type(error) for error in lost] in ([], [StaleError])
            again = await same(one, mine, other)
            assert end_of(again).kind == "resigned"  # an action keeps nobody from giving up
            assert (again.match.ply > ply) == (not lost)

    run(postgres_url, story)


def test_readiness_told_at_two_servers_ends_the_match_once(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        mine, other = await at_both(one, two, *two_guests())
        ear = Ear.at(other)
        await one.endings.agree(mine, 0, True)
        await until(lambda: other.agreed == {0})
        assert ear.tables == 1
        version = mine.version
        assert (
            not await race(one.endings.agree(mine, 0, True), two.endings.agree(other, 1, True))
            or mine.status == "over"
        )
        again = await same(one, mine, other)
        assert end_of(again).kind == "agreed"
        assert again.version == version + 1

    run(postgres_url, story)


def test_a_turn_asked_back_at_one_server_is_granted_at_the_other(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        mine, other = await at_both(one, two, *two_guests())
        while not mine.match.has_acted(0):
            await play_on(one, mine, 1)
        await level(mine, other)
        ply = mine.match.ply
        await one.play.ask_back(mine, 0, mine.version)
        await until(lambda: other.asked_back is not None)
        await two.play.answer_back(other, 1, True)
        again = await same(one, mine, other)
        assert again.match.ply < ply
        assert again.asked_back is None

    run(postgres_url, story)


def test_everybody_who_asks_for_a_rematch_gets_the_same_table(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        aiko, ben = two_guests()
        mine, other = await at_both(one, two, aiko, ben)
        await one.endings.resign(mine, 0)
        await until(lambda: other.status == "over")
        first, second = await asyncio.gather(
            one.new_tables.rematch(mine, aiko), two.new_tables.rematch(other, ben)
        )
        assert first.id == second.id

        def count(connection: Connection) -> int:
            query = sa.select(sa.func.count()).select_from(schema.tables)
            return int(connection.execute(query).scalar_one())

        assert await one.store.read(count) == 2

    run(postgres_url, story)


# --- bots and clocks ---------------------------------------------------------------------------


def test_a_bot_plays_once_although_the_table_is_open_at_both(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        aiko = new_guest()
        mine, other = await at_both(one, two, aiko, bots=1, length="long")
        for number in range(60):  # a turn may be several actions: who ends it is chance
            house, table = ((one, mine), (two, other))[number % 2]
            await until(lambda: mine.revision == other.revision and not mine.bot_is_to_act)
            if number >= 8 and _dice(one).asked and _dice(two).asked:
                break
            await play_on(house, table, 1)
        await until(lambda: mine.revision == other.revision and not mine.bot_is_to_act)
        asked = [*_dice(one).asked, *_dice(two).asked]
        plies = [len(question.codes) for question in asked]
        assert len(plies) == len(set(plies)), "nobody thinks of a move twice"
        assert _dice(one).asked
        assert _dice(two).asked, "who wrote last lets the bot play"
        await same(one, mine, other)

    run(postgres_url, story)


async def until_a_bot_is_to_act(house: House, table: Table) -> None:
    while not table.bot_is_to_act:
        await play_on(house, table, 1)


def _dice(house: House) -> Dice:
    assert isinstance(house._thinkers, Dice)
    return house._thinkers


def test_both_servers_let_a_bot_play_and_one_move_is_kept(postgres_url: str) -> None:
    """As it is when a server is thought to be gone and is not."""

    async def story(one: House, two: House) -> None:
        aiko = new_guest()
        held = asyncio.Event()

        async def think(question: Question) -> int:
            await held.wait()
            return await as_ever(question)

        as_ever = _dice(one).choose
        _dice(one).choose = think  # type: ignore[method-assign]
        mine = await lay(one, aiko, bots=1)
        await until_a_bot_is_to_act(one, mine)
        other = await two.tables.find(mine.id)
        ply = mine.match.ply
        assert other.bot_task is None
        two.tables.drive(other, two.server)
        held.set()
        await until(lambda: mine.match.ply > ply and other.match.ply > ply)
        await until(lambda: mine.revision == other.revision and not mine.bot_is_to_act)
        await same(one, mine, other)

    run(postgres_url, story)


def test_a_clock_that_runs_out_is_decided_once(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        mine, other = await at_both(one, two, *two_guests(), clock=ClockRule("move", 3))
        assert mine.flag is not None
        assert other.flag is None
        two.tables.drive(other, two.server)  # although the other server sees to it
        seat, version = mine.actor, mine.version
        ear = Ear.at(other)
        await until(lambda: mine.status == other.status == "over")
        again = await same(one, mine, other)
        assert (end_of(again).kind, end_of(again).seat) == ("time", seat)
        assert again.version == version + 1
        assert len(ear.positions) == 1

    run(postgres_url, story)


def test_time_runs_the_same_at_both_servers(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        clock = ClockRule("fischer", 60, 0)
        mine, other = await at_both(one, two, *two_guests(), clock=clock)
        await asyncio.sleep(0.5)
        seat = mine.actor
        here = mine.clock.remaining(seat, one.time.now())
        there = other.clock.remaining(seat, two.time.now())
        assert abs(here - there) < 300
        assert here < 59_700

    run(postgres_url, story)


# --- a server that is gone -----------------------------------------------------------------------


async def die(house: House) -> None:
    """End without a word, as a process that was killed."""
    for table in house.tables.in_memory():
        table.stop()
    for task in (house.servers._task, *(house._wire._tasks if house._wire else ())):
        if task is not None:
            task.cancel()
    house.servers._task = None


async def bury(house: House) -> None:
    """Let go of what a killed process would not have any more."""
    if house._wire is not None:
        await house._wire._backend.on_shutdown()
    await house.store.close()


@pytest.mark.parametrize("is_killed", [True, False])
def test_bots_and_clocks_of_a_server_that_is_gone_are_taken_over(
    postgres_url: str, is_killed: bool
) -> None:
    async def go() -> None:
        async with open_house(postgres_url) as two:
            one = House(Store(postgres_url), Slow())
            await one.open()
            aiko, ben = two_guests()
            with_bot = await lay(one, aiko, bots=1)
            await until_a_bot_is_to_act(one, with_bot)
            with_clock = await lay(one, aiko, ben, clock=ClockRule("move", 2))
            version = with_bot.version
            if is_killed:
                await die(one)
            else:
                await one.close()
            await until(lambda: two.tables.in_memory_by(with_bot.id) is not None)
            taken = await two.tables.find(with_bot.id)
            await until(lambda: taken.version > version)
            assert taken.driver in (None, two.server)
            late = await two.tables.find(with_clock.id)
            await until(lambda: late.status == "over")
            assert end_of(late).kind == "time"
            assert two.servers.others == []
            if is_killed:
                await bury(one)

    asyncio.run(asyncio.wait_for(go(), 60))


class Slow(Dice):
    """Never comes to a decision."""

    async def choose(self, question: Question) -> int:
        await asyncio.sleep(600)
        return 0


def test_what_a_dead_server_did_not_tell_is_looked_up(postgres_url: str) -> None:
    async def go() -> None:
        async with open_house(postgres_url) as two:
            one = House(Store(postgres_url), Dice())
            await one.open()
            mine, other = await at_both(one, two, *two_guests())
            await until(lambda: one.server in two.servers.others)
            one.store.told = lambda changes: None  # it dies between the disk and the wire
            await play_on(one, mine, 1)
            await die(one)
            await until(lambda: other.match.ply == mine.match.ply)
            await bury(one)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_what_could_not_be_looked_up_is_looked_up_at_the_next_beat(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: House, two: House) -> None:
        mine, other = await at_both(one, two, *two_guests())
        one.store.told = lambda changes: None  # two does not hear of it
        await play_on(one, mine, 1)
        fails = True

        async def catch_up() -> None:
            nonlocal fails
            if fails:
                fails = False
                raise StoreError("not-read")
            await look_up()

        look_up = two.tables.catch_up
        monkeypatch.setattr(two.tables, "catch_up", catch_up)
        two._missed()
        await until(lambda: other.match.ply == mine.match.ply)
        assert not fails

    run(postgres_url, story)


def test_a_server_that_was_thought_to_be_gone_goes_on(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        await until(lambda: two.server in one.servers.others)

        def strike(connection: Connection) -> None:
            mine = schema.servers.c.id == two.server
            connection.execute(schema.servers.delete().where(mine))

        await one.store.change(strike)

        def is_back(connection: Connection) -> bool:
            query = sa.select(schema.servers).where(schema.servers.c.id == two.server)
            return connection.execute(query).one_or_none() is not None

        while not await one.store.read(is_back):
            await asyncio.sleep(0.05)
        mine, other = await at_both(one, two, *two_guests())
        await play_on(two, other, 2)
        await same(one, mine, other)

    run(postgres_url, story)


# --- people ------------------------------------------------------------------------------------


def test_what_is_said_and_who_is_here_cross_servers(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        aiko, ben = two_guests()
        mine, other = await at_both(one, two, aiko, ben)
        ear = Ear.at(other)
        one.presence.come(mine, aiko.id)
        two.presence.come(other, ben.id)
        both = {aiko.id, ben.id}
        await until(lambda: mine.guests_here() == other.guests_here() == both)
        await one.play.say(mine, aiko, "Hello")
        await until(lambda: [line.text for line in ear.lines] == ["Hello"])
        one.presence.go(mine, aiko.id)
        await until(lambda: other.guests_here() == {ben.id})

    run(postgres_url, story)


def test_who_comes_later_learns_who_is_here_already(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        aiko, ben = two_guests()
        mine = await lay(one, aiko, ben)
        one.presence.come(mine, aiko.id)
        other = await two.tables.find(mine.id)
        assert other.guests_here() == set()
        two.presence.come(other, ben.id)
        await until(lambda: other.guests_here() == {aiko.id, ben.id})

    run(postgres_url, story)


def test_who_came_through_a_server_that_is_gone_is_no_longer_here(postgres_url: str) -> None:
    async def go() -> None:
        async with open_house(postgres_url) as two:
            one = House(Store(postgres_url), Dice())
            await one.open()
            aiko, ben = two_guests()
            mine, other = await at_both(one, two, aiko, ben)
            await until(lambda: one.server in two.servers.others)
            one.presence.come(mine, aiko.id)
            await until(lambda: other.guests_here() == {aiko.id})
            await die(one)
            await until(lambda: other.guests_here() == set())
            await bury(one)

    asyncio.run(asyncio.wait_for(go(), 60))


def test_keys_names_and_links_are_shared(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        assert one.signing_key == two.signing_key
        heard: list[str] = []
        two.on_renamed = heard.append
        guest = Guest(new_guest().id, "Aiko", is_named=True)
        await one.save_guest(guest)
        await until(lambda: heard == [guest.id])
        assert await two.guest(guest.id) == guest
        offered = await one.handovers.offer(guest)
        taken = await asyncio.gather(
            one.handovers.take(offered.token),
            two.handovers.take(offered.token),
            return_exceptions=True,
        )
        assert [t for t in taken if isinstance(t, str)] == [guest.id]
        assert len([t for t in taken if isinstance(t, HouseError)]) == 1

    run(postgres_url, story)


def test_a_table_that_waits_is_listed_at_every_server_and_called_off_at_all(
    postgres_url: str,
) -> None:
    async def story(one: House, two: House) -> None:
        host, ben = two_guests()
        mine = await one.new_tables.lay(host, TableWish("pebbles", [Wish("me"), Wish("open")], {}))
        _, waiting = await two.tables.listed(ben.id)
        assert [stored.facts.id for stored in waiting] == [mine.id]
        ear = Ear.at(await two.tables.find(mine.id))
        await one.seating.cancel(mine, host)
        await until(lambda: ear.is_lost)
        assert (await two.tables.listed(ben.id))[1] == []

    run(postgres_url, story)


def test_servers_that_open_an_empty_store_at_the_same_time(postgres: str) -> None:
    async def go() -> None:
        url = postgres.rpartition("/")[0] + "/fresh"
        await create_empty(url)
        houses = [House(Store(url), Dice()) for _ in range(3)]
        await asyncio.gather(*(house.open() for house in houses))
        assert len({house.signing_key for house in houses}) == 1
        for house in houses:
            await house.close()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_who_is_many_guests_is_one_visitor_at_every_server(postgres_url: str) -> None:
    async def story(one: House, two: House) -> None:
        host, looks = two_guests()
        one.tables.seen.note_address(host.id, "192.0.2.1")
        many = [(f"table{number}", host.id) for number in range(9)]
        assert two.tables.seen.payer(host.id).address == host.id
        await until(lambda: two.tables.seen.payer(host.id).address == "192.0.2.1")
        assert len(two.tables.seen.shared_out(many, looks.id)) == 5

    run(postgres_url, story)
