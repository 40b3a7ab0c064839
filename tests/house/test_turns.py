"""Turns that are held until they are confirmed, and whole turns that are taken back."""

from __future__ import annotations

import asyncio

from tests.house.checks import end_of, kept, refused, reopened, until
from tests.house.open_house import Ear, in_a_house, lay, play_on, run, two_guests
from tests.house.pebbles import END
from zashiki.core.state import CHANCE
from zashiki.house import records
from zashiki.house.clocks import ClockRule
from zashiki.house.errors import NotNowError, StaleError
from zashiki.house.house import House
from zashiki.house.listings import Listing
from zashiki.house.seats import new_guest
from zashiki.house.table import Table


async def lay_one(house: House, table: Table, hold: bool = True) -> None:
    """The seat to act lays a pebble."""
    code = table.match.state.legal()[0]
    await house.play.act(table, table.actor, table.version, code, hold)


def held(table: Table) -> int | None:
    return table.held


async def take_turn(house: House, table: Table, hold: bool = True) -> None:
    await lay_one(house, table, hold)
    await house.play.act(table, table.actor, table.version, END, hold)


@in_a_house
async def test_a_held_turn_goes_no_further_until_it_is_confirmed(house: House) -> None:
    table = await lay(house, *two_guests())
    await lay_one(house, table)
    assert held(table) is None  # the turn goes on
    await house.play.act(table, 0, table.version, END, hold=True)
    ply = table.match.ply
    assert (table.held, table.actor, table.match.actor) == (0, 0, CHANCE)
    assert table.what_is_held == "draw"
    table = await reopened(house, table)
    assert (table.held, table.match.ply) == (0, ply)
    for seat in (0, 1):
        await refused(house.play.act(table, seat, table.version, 0), NotNowError, "held")
    await refused(house.play.confirm(table, 1, table.version), NotNowError, "not-held")
    await refused(house.play.confirm(table, 0, table.version - 1), StaleError, "stale")
    version = table.version
    await house.play.confirm(table, 0, version)
    assert (table.held, table.actor) == (None, 1)
    assert table.match.ply > ply
    assert table.version == version + 1
    await kept(house, table)


@in_a_house
async def test_without_a_wish_to_hold_nothing_is_held(house: House) -> None:
    table = await lay(house, *two_guests())
    await take_turn(house, table, hold=False)
    assert (table.held, table.actor) == (None, 1)


@in_a_house
async def test_a_held_turn_can_be_taken_back_step_by_step_or_at_once(house: House) -> None:
    table = await lay(house, *two_guests())
    first = table.match.ply
    await take_turn(house, table)
    assert table.free_from(0) == first
    await house.play.undo(table, 0, table.version)
    assert (table.held, table.actor, table.match.ply) == (None, 0, first + 1)
    table = await reopened(house, table)
    await house.play.act(table, 0, table.version, END, hold=True)
    await refused(house.play.undo(table, 0, table.version, first - 1), NotNowError, "undo-too-far")
    await refused(house.play.undo(table, 1, table.version), NotNowError, "undo-not-your-turn")
    await house.play.undo(table, 0, table.version, first)
    assert (table.held, table.match.ply) == (None, first)
    again = await kept(house, table)
    assert again.held is None


@in_a_house
async def test_bots_wait_until_the_turn_is_confirmed(house: House) -> None:
    table = await lay(house, new_guest(), bots=1)
    await take_turn(house, table)
    ply = table.match.ply
    assert table.bot_task is None
    await house.play.confirm(table, 0, table.version)
    await until(lambda: table.actor == 0 and table.match.ply > ply)


async def hold_the_last_action(house: House, table: Table) -> None:
    """Play until an action is held that would end the match."""
    while table.what_is_held != "match":
        if table.held is not None:
            await house.play.confirm(table, table.held, table.version)
        seat = table.actor
        code = table.match.state.legal()[-1]
        await house.play.act(table, seat, table.version, code, hold=True)


@in_a_house
async def test_the_match_ends_when_its_last_turn_is_confirmed(house: House) -> None:
    table = await lay(house, *two_guests())
    await hold_the_last_action(house, table)
    table = await reopened(house, table)
    assert table.match.is_over
    assert (table.status, table.what_is_held) == ("playing", "match")
    assert table.is_veiled  # the end would open what can still be taken back
    await house.play.undo(table, table.actor, table.version)
    assert table.match.actor >= 0
    await hold_the_last_action(house, table)
    await house.play.confirm(table, table.actor, table.version)
    assert end_of(table).kind == "played"
    await kept(house, table)


@in_a_house
async def test_time_that_runs_out_ends_a_held_turn_and_not_the_match(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben, clock=ClockRule("move", 1))
    await take_turn(house, table)
    assert table.clock.running == 0
    await until(lambda: table.actor == 1)
    assert (table.status, table.held) == ("playing", None)


@in_a_house
async def test_who_leaves_a_held_turn_has_ended_it(house: House) -> None:
    guests = [new_guest() for _ in range(3)]
    table = await lay(house, *guests, length="long")
    await take_turn(house, table)
    ply = table.match.ply
    await house.endings.resign(table, 0)
    assert table.seats[0].kind == "bot"
    assert (table.seats[0].gone, table.seats[0].gone_at > ply) == ("resigned", True)
    assert table.held is None
    assert table.match.actor == 1
    await kept(house, table)


@in_a_house
async def test_a_match_that_others_end_leaves_no_turn_held(house: House) -> None:
    table = await lay(house, *two_guests())
    await take_turn(house, table)
    await house.endings.resign(table, 1)
    assert table.held is None
    end = end_of(table)
    assert (end.seat, end.winners) == (1, (0,))
    again = await kept(house, table)
    assert again.held is None


@in_a_house
async def test_agreement_names_who_stands_best(house: House) -> None:
    table = await lay(house, *two_guests())
    await play_on(house, table, 6)
    places = table.match.state.ranking()
    await house.endings.agree(table, 0, True)
    await house.endings.agree(table, 1, True)
    assert end_of(table).winners == tuple(seat for seat in (0, 1) if places[seat] == 1)
    await kept(house, table)


def test_a_list_of_tables_tells_who_has_a_turn_to_end_and_who_won(store_url: str) -> None:
    async def listing(house: House, table: Table) -> Listing:
        return await house.listings.of(await house.tables.stored(table.id))

    async def story(house: House) -> None:
        table = await lay(house, *two_guests())
        await take_turn(house, table)
        assert (await listing(house, table)).actor == 0
        await house.play.confirm(table, 0, table.version)
        assert (await listing(house, table)).actor == 1
        best = table.match.state.ranking()
        for seat in (0, 1):
            await house.endings.agree(table, seat, True)
        assert (await listing(house, table)).places == tuple(best)

    run(store_url, story)


# --- whole turns back ------------------------------------------------------------------------


@in_a_house
async def test_against_bots_a_whole_turn_is_taken_back_as_practice(house: House) -> None:
    table = await lay(house, new_guest(), bots=1)
    first = table.match.ply
    await take_turn(house, table)
    await house.play.back(table, 0, table.version)
    assert (table.match.ply, table.held, table.practice) == (
        first,
        None,
        False,
    )  # nothing drawn
    await take_turn(house, table, hold=False)
    await until(lambda: table.actor == 0 and table.pending is None)
    await house.play.back(table, 0, table.version)
    assert (table.match.ply, table.actor, table.practice) == (first, 0, True)
    table = await reopened(house, table)
    assert (table.match.ply, table.practice) == (first, True)
    await refused(house.play.back(table, 0, table.version), NotNowError, "undo-start")
    await house.endings.resign(table, 0)
    text = records.write(table, ("Aiko", "Bot"), "text")
    assert '[Practice "yes"]' in text
    brought = await house.new_tables.import_record(new_guest(), text)
    assert records.write(brought, ("Aiko", "Bot"), "text") == text


@in_a_house
async def test_a_match_without_practice_is_recorded_as_ever(house: House) -> None:
    table = await lay(house, *two_guests())
    await house.endings.resign(table, 0)
    assert "Practice" not in records.write(table, ("Aiko", "Ben"), "text")


@in_a_house
async def test_a_bot_that_thinks_about_what_was_taken_back_is_not_heard(house: House) -> None:
    table = await lay(house, new_guest(), bots=1)
    first = table.match.ply
    await take_turn(house, table, hold=False)
    await house.play.back(table, 0, table.version)  # the bot is at it
    await asyncio.sleep(0.05)
    assert (table.match.ply, table.actor) == (first, 0)


@in_a_house
async def test_between_people_taking_back_is_asked_for(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben)
    first = table.match.ply
    play = house.play
    await refused(play.ask_back(table, 0, table.version), NotNowError, "undo-start")
    await take_turn(house, table, hold=False)
    await refused(play.back(table, 0, table.version), NotNowError, "back-others")
    ear = Ear.at(table)
    await play.ask_back(table, 0, table.version)
    await play.answer_back(table, 1, False)
    assert table.asked_back is None
    await refused(play.answer_back(table, 1, True), NotNowError, "back-not-asked")
    await play.ask_back(table, 0, table.version)
    assert ear.tables == 3
    await play.answer_back(table, 0, True)  # who asks has agreed already
    assert table.match.ply > first
    await play.answer_back(table, 1, True)
    assert (table.match.ply, table.actor, table.practice) == (first, 0, False)
    assert ear.positions == [first]
    table.listeners.clear()
    await kept(house, table)


@in_a_house
async def test_what_is_asked_lapses_when_somebody_acts(house: House) -> None:
    table = await lay(house, *two_guests())
    await take_turn(house, table, hold=False)
    await house.play.ask_back(table, 0, table.version)
    await lay_one(house, table)
    await refused(house.play.answer_back(table, 1, True), NotNowError, "back-not-asked")


@in_a_house
async def test_bots_agree_to_take_back_and_every_person_is_asked(house: House) -> None:
    guests = [new_guest() for _ in range(3)]
    table = await lay(house, *guests, bots=1, length="long")
    first = table.match.ply
    await take_turn(house, table, hold=False)
    await house.play.ask_back(table, 0, table.version)
    await house.play.answer_back(table, 1, True)
    assert table.match.ply > first
    await house.play.answer_back(table, 2, True)
    assert table.match.ply == first


@in_a_house
async def test_who_tries_from_a_move_of_another_sits_where_they_sat(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben)
    first = table.match.ply
    await take_turn(house, table, hold=False)
    await take_turn(house, table, hold=False)
    await house.endings.resign(table, 0)
    tried = await house.new_tables.try_from(table, ben, first, None, "random")
    assert tried.seats[1].guest == ben.id
    assert tried.match.actors[tried.facts.base - 1] != 1
    assert tried.actor == 1
    watched = await house.new_tables.try_from(table, new_guest(), first, None, "random")
    assert (watched.seats[0].kind, watched.facts.base) == ("person", first)
