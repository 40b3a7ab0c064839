"""Tables of the house, on every store: what people do, and that it is still so after a restart."""

from __future__ import annotations

import asyncio

import pytest

from tests.house.checks import end_of, kept, refused, reopened, until
from tests.house.open_house import Dice, Ear, in_a_house, lay, play_on, run, two_guests
from tests.house.pebbles import END, GAME
from zashiki.core.refusal import Refusal
from zashiki.house import records
from zashiki.house.clocks import ClockRule
from zashiki.house.errors import (
    BadWishError,
    NotNowError,
    NotThereError,
    NotYoursError,
    StaleError,
)
from zashiki.house.house import House
from zashiki.house.new_tables import TableWish
from zashiki.house.seats import Wish, new_guest
from zashiki.house.setups import ClosedError
from zashiki.house.table import Table


def status(table: Table) -> str:
    return table.status


@in_a_house
async def test_a_table_survives_a_restart_at_every_point(house: House) -> None:
    table = await lay(house, *two_guests())
    for _ in range(12):
        await play_on(house, table, 3)
        again = await kept(house, table)
        table = again
    await play_on(house, table)
    assert end_of(table).kind == "played"
    await kept(house, table)


@in_a_house
async def test_play_begins_when_the_last_seat_is_taken(house: House) -> None:
    aiko, ben = two_guests()
    table = await house.new_tables.lay(
        aiko, TableWish("pebbles", [Wish("me"), Wish("invite"), Wish("open")], {})
    )
    assert status(table) == "waiting"
    assert table.match.ply == 0
    token = table.seats[1].token
    await refused(house.seating.claim(table, ben, 1, "wrong"), NotYoursError, "wrong-token")
    await refused(house.seating.claim(table, ben, 1, "ü"), NotYoursError, "wrong-token")
    await refused(house.seating.claim(table, ben, 7, token), NotThereError, "no-seat")
    await refused(house.seating.claim(table, ben, None, ""), NotYoursError, "wrong-token")
    ear = Ear.at(table)
    await house.seating.claim(table, ben, None, token)
    assert table.seats[1].guest == ben.id
    assert status(table) == "waiting"
    await refused(house.seating.claim(table, new_guest(), 1, token), NotNowError, "seat-taken")
    await refused(house.play.act(table, 0, table.version, 0), NotNowError, "waiting")
    third = new_guest()
    await house.seating.claim(table, third, 2, "")
    assert status(table) == "playing"
    assert table.match.actor == 0
    assert ear.tables == 2
    assert len(ear.positions) == 1
    table.listeners.clear()
    await kept(house, table)


@in_a_house
async def test_an_invitation_seats_nobody_twice(house: House) -> None:
    aiko, ben = two_guests()
    table = await house.new_tables.lay(aiko, TableWish("pebbles", [Wish("me"), Wish("invite")], {}))
    token = table.seats[1].token
    await house.seating.claim(table, aiko, None, token)  # who made the link tries it out
    assert status(table) == "waiting"
    await house.seating.claim(table, ben, None, token)
    await house.seating.claim(table, ben, None, token)  # and follows it again later
    assert [seat.guest for seat in table.seats] == [aiko.id, ben.id]
    await refused(
        house.seating.claim(table, new_guest(), None, token), NotYoursError, "wrong-token"
    )


@in_a_house
async def test_a_free_seat_can_be_left_and_given_to_a_bot(house: House) -> None:
    aiko, ben = two_guests()
    table = await house.new_tables.lay(
        aiko, TableWish("pebbles", [Wish("me"), Wish("open"), Wish("open")], {})
    )
    await house.seating.claim(table, ben, 1, "")
    await refused(house.seating.leave(table, aiko, 1), NotYoursError, "not-your-seat")
    await house.seating.leave(table, ben, 1)
    await refused(
        house.seating.change(table, ben, 1, Wish("bot", "random")),
        NotYoursError,
        "not-host",
    )
    await refused(
        house.seating.change(table, aiko, 1, Wish("bot", "rm -rf")), BadWishError, "no-bot"
    )
    await house.seating.change(table, aiko, 1, Wish("bot", "random"))
    await house.seating.change(table, aiko, 2, Wish("me"))
    assert status(table) == "playing"
    await refused(house.seating.leave(table, aiko, 0), NotNowError, "already-playing")
    await refused(
        house.seating.change(table, aiko, 1, Wish("open")), NotNowError, "already-playing"
    )
    await refused(house.seating.change(table, aiko, 2, Wish("open")), NotNowError, "seat-taken")


@pytest.mark.parametrize(
    "bot", ["outside:cmd=true", "search:ms=999999", "greedy:worlds=3", "x", ":"]
)
@in_a_house
async def test_only_bots_of_the_house_may_sit_down(house: House, bot: str) -> None:
    with pytest.raises(BadWishError):
        await house.new_tables.lay(
            new_guest(), TableWish("pebbles", [Wish("me"), Wish("bot", bot)], {})
        )
    assert house.tables.in_memory() == []


@in_a_house
async def test_stale_illegal_and_late_actions_change_nothing(house: House) -> None:
    table = await lay(house, *two_guests())
    before = (table.version, list(table.match.codes))
    await refused(house.play.act(table, 0, table.version - 1, 0), StaleError, "stale")
    with pytest.raises(Refusal):
        await house.play.act(table, 0, table.version, END)
    with pytest.raises(Refusal):
        await house.play.act(table, 1, table.version, 0)
    with pytest.raises(Refusal):
        await house.play.act(table, 0, table.version, -5)
    assert (table.version, list(table.match.codes)) == before
    await play_on(house, table)
    await refused(house.play.act(table, 0, table.version, 0), NotNowError, "over")
    await refused(house.play.undo(table, 0, table.version), NotNowError, "over")


@in_a_house
async def test_of_two_actions_at_the_same_time_one_is_stale(house: House) -> None:
    table = await lay(house, *two_guests())
    code, version = table.match.state.legal()[0], table.version
    both = await asyncio.gather(
        house.play.act(table, 0, version, code),
        house.play.act(table, 0, version, code),
        return_exceptions=True,
    )
    assert [type(result) for result in both] == [type(None), StaleError]
    await kept(house, table)


@in_a_house
async def test_undo_is_kept_and_the_version_still_grows(house: House) -> None:
    table = await lay(house, *two_guests())
    ear = Ear.at(table)
    start, ply = table.match.state.digest(), table.match.ply
    await play_on(house, table, 1)
    version = table.version
    await refused(house.play.undo(table, 0, version - 1), StaleError, "stale")
    await refused(house.play.undo(table, 1, version), NotNowError, "undo-not-your-turn")
    await house.play.undo(table, 0, version)
    assert table.version == version + 1
    assert table.match.state.digest() == start
    assert ear.positions == [ply, ply]
    await refused(house.play.undo(table, 0, table.version), NotNowError, "undo-curtain")
    table.listeners.clear()
    again = await kept(house, table)
    await play_on(house, again)
    assert again.status == "over"


@in_a_house
async def test_giving_up_ends_a_match_of_two(house: House) -> None:
    table = await lay(house, *two_guests())
    version = table.version
    await house.endings.resign(table, 1)
    end = end_of(table)
    assert (end.kind, end.seat) == ("resigned", 1)
    assert table.version == version + 1
    await refused(house.endings.resign(table, 0), NotNowError, "over")
    await kept(house, table)


@in_a_house
async def test_with_three_a_bot_takes_over_and_the_others_play_on(house: House) -> None:
    aiko, ben = two_guests()
    cleo = new_guest()
    table = await lay(house, aiko, ben, cleo)
    await house.endings.resign(table, 0)
    assert status(table) == "playing"
    assert table.seats[0].kind == "bot"
    assert table.seats[0].name == aiko.name
    await until(lambda: table.actor > 0)
    assert table.actor == 1
    with pytest.raises(NotYoursError):
        table.check_seat(aiko.id, 0)
    await house.endings.resign(table, 1)
    assert status(table) == "playing"
    await house.endings.resign(table, 2)  # the last person: nobody is left to play for
    assert status(table) == "over"


@in_a_house
async def test_a_match_ends_when_every_person_agrees(house: House) -> None:
    table = await lay(house, *two_guests(), bots=1)
    await house.endings.agree(table, 0, True)
    await house.endings.agree(table, 0, False)
    await house.endings.agree(table, 1, True)
    assert status(table) == "playing"
    assert table.agreed == {1}
    await house.endings.agree(table, 0, True)
    assert end_of(table).kind == "agreed"
    await kept(house, table)


@in_a_house
async def test_a_match_ends_when_the_only_one_who_was_not_ready_gives_up(house: House) -> None:
    table = await lay(house, *two_guests(), new_guest())
    await house.endings.agree(table, 0, True)
    await house.endings.agree(table, 2, True)
    await house.endings.resign(table, 1)
    assert end_of(table).kind == "agreed"
    await kept(house, table)


@in_a_house
async def test_an_action_takes_agreement_back(house: House) -> None:
    table = await lay(house, *two_guests())
    ear = Ear.at(table)
    await house.endings.agree(table, 1, True)
    assert ear.tables == 1
    await play_on(house, table, 1)
    assert table.agreed == set()
    assert ear.tables == 2  # and everybody is told
    await play_on(house, table, 1)
    assert ear.tables == 2
    while table.undo_refusal(table.actor) is not None:
        await play_on(house, table, 1)
    await house.endings.agree(table, 0, True)
    await house.play.undo(table, table.actor, table.version)
    assert table.agreed == set()
    assert ear.tables == 4


@in_a_house
async def test_time_runs_out(house: House) -> None:
    table = await lay(house, *two_guests(), clock=ClockRule("move", 30))
    assert table.flag is not None
    table.clock.left[0] = 60  # milliseconds
    house.endings.watch_clock(table)
    await until(lambda: table.status == "over")
    end = end_of(table)
    assert (end.kind, end.seat) == ("time", 0)
    await kept(house, table)


@in_a_house
async def test_an_action_after_the_flag_fell_is_refused(house: House) -> None:
    table = await lay(house, *two_guests(), clock=ClockRule("fischer", 30, 2))
    table.clock.left[0] = 0
    await refused(
        house.play.act(table, 0, table.version, table.match.state.legal()[0]),
        NotNowError,
        "time-up",
    )


@in_a_house
async def test_clocks_survive_a_restart(house: House) -> None:
    table = await lay(house, *two_guests(), clock=ClockRule("fischer", 100, 7))
    table.clock.left = [50_000, 60_000]
    table.clock.since -= 1000
    await play_on(house, table, 1)
    left = table.clock.left[:]
    assert 48_000 < left[0] <= 49_000
    again = await reopened(house, table)
    assert again.clock.left == left
    assert again.clock.running == 0


@in_a_house
async def test_a_rematch_is_one_table_for_all_with_everybody_in_their_seat(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben)
    await refused(house.new_tables.rematch(table, aiko), NotNowError, "rematch-not-over")
    await house.endings.resign(table, 0)
    await refused(house.new_tables.rematch(table, new_guest()), NotYoursError, "not-at-table")
    first, second = await asyncio.gather(
        house.new_tables.rematch(table, aiko), house.new_tables.rematch(table, ben)
    )
    assert first is second
    assert [seat.guest for seat in first.seats] == [aiko.id, ben.id]
    assert first.facts.host == aiko.id
    assert first.status == "playing"
    await kept(house, table)


@in_a_house
async def test_a_table_may_begin_from_a_position(house: House) -> None:
    aiko, ben = two_guests()
    usual = await lay(house, aiko, ben)
    await play_on(house, usual, 4)
    begun = usual.match.state.position()
    wish = TableWish("pebbles", [Wish("me"), Wish("me")], {}, pace=0, position=begun)
    table = await house.new_tables.lay(aiko, wish)
    assert table.match.ply == 0
    assert table.match.state.digest() == usual.match.state.digest()
    assert table.actor == usual.actor
    await refused(house.play.undo(table, table.actor, table.version), NotNowError, "undo-start")
    await play_on(house, table, 2)
    table = await reopened(house, table)
    assert table.match.at(0).digest() == usual.match.state.digest()
    await play_on(house, table)
    table = await reopened(house, table)
    again = await house.new_tables.rematch(table, aiko)
    assert again.match.state.digest() == usual.match.state.digest()
    tried = await house.new_tables.try_from(table, aiko, 1, 0, "random")
    assert tried.match.at(1).digest() == table.match.at(1).digest()
    copy = await house.new_tables.import_record(aiko, records.write(table, ["Aiko", "Ben"], "text"))
    assert copy.match.setup == table.match.setup
    assert copy.match.codes == table.match.codes


@in_a_house
async def test_bots_play_a_match_to_its_end(house: House) -> None:
    aiko = new_guest()
    table = await lay(house, aiko, bots=2)
    while status(table) == "playing":
        if table.actor == 0:
            await play_on(house, table, 1)
        else:
            await asyncio.sleep(0.002)
    assert table.match.is_over
    await kept(house, table)


@in_a_house
async def test_a_bot_goes_on_when_its_table_is_opened_again(house: House) -> None:
    table = await lay(house, new_guest(), bots=1)
    while table.actor == 0:
        await play_on(house, table, 1)
    again = await reopened(house, table)
    await until(lambda: again.actor == 0)
    assert again.actor == 0


def test_a_bot_that_failed_is_asked_again_when_somebody_looks(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(dice: Dice, question: object) -> int:
        raise OSError("no more processes")

    async def story(house: House) -> None:
        with monkeypatch.context() as failing:
            failing.setattr(Dice, "choose", fail)
            table = await lay(house, new_guest(), bots=1)
            while table.actor == 0:
                await play_on(house, table, 1)
            await until(lambda: table.bot_task is None)
            assert table.actor == 1
        assert await house.tables.find(table.id) is table
        await until(lambda: table.actor == 0)

    run(store_url, story)


@in_a_house
async def test_try_from_here_needs_a_match_that_is_over(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben)
    await refused(
        house.new_tables.try_from(table, aiko, 6, 0, "random"), NotNowError, "secrets-running"
    )
    await play_on(house, table)
    last = table.match.ply
    await refused(
        house.new_tables.try_from(table, aiko, last + 1, 0, "random"), BadWishError, "no-ply"
    )
    await refused(house.new_tables.try_from(table, aiko, last, 0, "random"), NotNowError, "over")
    await refused(house.new_tables.try_from(table, aiko, 6, 5, "random"), BadWishError, "no-seat")
    await refused(house.new_tables.try_from(table, aiko, 6, 0, "outside:x"), BadWishError, "no-bot")
    tried = await house.new_tables.try_from(table, ben, 8, 0, "random")
    assert tried.match.codes[:8] == table.match.codes[:8]
    assert tried.seats[0].guest == ben.id
    assert tried.seats[1].kind == "bot"
    assert tried.facts.origin == table.id
    await until(lambda: tried.actor == 0 or tried.status != "playing")  # the bot has moved
    await kept(house, tried)


@in_a_house
async def test_a_record_goes_out_and_comes_in(house: House) -> None:
    table = await lay(house, *two_guests())
    with pytest.raises(NotNowError):
        records.write(table, ["Aiko", "Ben"], "text")
    await play_on(house, table)
    for form in ("text", "json"):
        text = records.write(table, ["Aiko", "Ben"], form)
        copy = await house.new_tables.import_record(new_guest(), text)
        assert copy.match.codes == table.match.codes
        assert copy.status == "over"
        assert [seat.name for seat in copy.seats] == ["Aiko", "Ben"]
        await kept(house, copy)
    short = text.replace('"PEB', "x")[:200]
    with pytest.raises(BadWishError) as error:
        await house.new_tables.import_record(new_guest(), short)
    assert error.value.reason == "bad-record"
    with pytest.raises(BadWishError):
        records.write(table, ["Aiko", "Ben"], "pdf")


@in_a_house
async def test_names_of_a_record_are_cleaned_as_all_names_are(house: House) -> None:
    table = await lay(house, *two_guests())
    await play_on(house, table)
    text = records.write(table, ["\ue0002\ue001\u202e A\tiko", "Ben" * 100], "json")
    copy = await house.new_tables.import_record(new_guest(), text)
    assert [seat.name for seat in copy.seats] == ["2 A iko", "Ben" * 13 + "B"]


@in_a_house
async def test_a_rematch_of_a_record_waits_for_those_who_were_only_names(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, new_guest())
    await play_on(house, table)
    copy = await house.new_tables.import_record(aiko, records.write(table, ["A", "B"], "text"))
    again = await house.new_tables.rematch(copy, aiko)
    assert [seat.kind for seat in again.seats] == ["person", "invite"]
    await house.seating.claim(again, ben, None, again.seats[1].token)
    assert status(again) == "playing"


@in_a_house
async def test_an_unfinished_record_comes_in_as_it_stands(house: House) -> None:
    table = await lay(house, *two_guests())
    await play_on(house, table, 5)
    await house.endings.resign(table, 0)
    text = records.write(table, ["Aiko", "Ben"], "text")
    copy = await house.new_tables.import_record(new_guest(), text)
    assert end_of(copy).kind == "imported"
    assert copy.match.codes == table.match.codes


@in_a_house
async def test_an_old_table_is_closed_with_its_reason(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lay(house, *two_guests())
    await house.tables.put_away(table)
    monkeypatch.setattr(type(GAME), "rules_version", "2")
    with pytest.raises(ClosedError) as error:
        await house.tables.find(table.id)
    assert error.value.details == {"game": "Pebbles", "played": "1", "here": "2"}
    assert (await house.tables.stored(table.id)).facts.id == table.id
    with pytest.raises(ClosedError):  # again: nothing half-open stays behind
        await house.tables.find(table.id)


@in_a_house
async def test_chat_is_kept_and_told(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben)
    ear = Ear.at(table)
    for number in range(60):
        await house.play.say(table, ben, f"line {number}")
    await house.play.say(table, new_guest(), "from the side")
    assert ear.lines[0].seat == 1
    assert ear.lines[-1].seat is None
    table.listeners.clear()
    again = await reopened(house, table)
    assert [line.text for line in again.chat][-2:] == ["line 59", "from the side"]
    assert len(again.chat) == 50


@in_a_house
async def test_last_words_are_heard_though_who_said_them_is_gone(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben)
    ear = Ear.at(table)
    saying = asyncio.create_task(house.play.say(table, aiko, "good game"))
    await asyncio.sleep(0)
    saying.cancel()
    await until(lambda: bool(ear.lines))
    assert [line.text for line in table.chat] == ["good game"]


@in_a_house
async def test_an_action_is_kept_and_told_though_who_did_it_is_gone(house: House) -> None:
    table = await lay(house, *two_guests())
    ear, version = Ear.at(table), table.version
    code = table.match.state.legal()[0]
    acting = asyncio.create_task(house.play.act(table, table.actor, version, code))
    await asyncio.sleep(0)
    acting.cancel()
    await until(lambda: bool(ear.positions))
    assert (table.pending, table.version) == (None, version + 1)
    await kept(house, table)


@in_a_house
async def test_there_is_no_table_without_its_id(house: House) -> None:
    await refused(house.tables.find("nowhere"), NotThereError, "no-table")
    await refused(house.tables.stored("nowhere"), NotThereError, "no-table")


@in_a_house
async def test_a_long_table_loads_whole(house: House) -> None:
    aiko, ben = two_guests()
    table = await lay(house, aiko, ben, length="long")
    await play_on(house, table, 500)
    assert table.match.ply >= 700
    await kept(house, table)
