"""What is told of the next payday and the next fire is what then happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.iki.build import GAME, give, house, month, play, put, set_fire, turn, visit
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.games.iki.actions import ACTIONS, FINISH
from zashiki.games.iki.outlook import dangers, income
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import DRAW_FIRE, SAVING
from zashiki.games.iki.tables import RICE, STOCKS
from zashiki.texts import speaker


def steps(matches: int = 30) -> Iterator[tuple[Iki, int, Iki]]:
    for seed in range(matches):
        rng, state = Rng(seed), GAME.start(3 + seed % 2)
        while not state.is_over:
            code = int(state.random_action(rng))
            after = state.after(code)
            assert isinstance(state, Iki)
            assert isinstance(after, Iki)
            yield state, code, after
            state = after


def say(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return speaker(GAME, language)(message)


def worth(state: Iki, thing: str, seat: int = 0) -> str:
    known = GAME.about(state, seat, thing)
    assert known is not None
    return say(known.worth)


def heading(state: Iki, text: str) -> str:
    code = GAME.parse(state, text)
    headline = GAME.headline(state, code, state.after(code))
    assert headline is not None
    return f"{'!' if headline.is_event else ''}{say(headline.text)}"


def overlay(state: Iki, name: str) -> dict[str, str]:
    found = next(one for one in GAME.scene(state, 0).overlays if one.id == name)
    return {note.at: note.text for note in found.notes}


def test_a_payday_brings_the_income_that_was_told() -> None:
    paydays = 0
    for state, code, after in steps():
        headline = GAME.headline(state, code, after)
        if code != FINISH or headline is None or "payday" not in headline.text.id:
            continue
        paydays += 1
        for seat in range(int(state.seats)):
            told = income(state, seat)
            row = range(seat * STOCKS, (seat + 1) * STOCKS)
            came = [int(after.stock[i] - state.stock[i]) for i in row]
            told[RICE] = came[RICE]  # some of it is eaten at once
            assert told == came
    assert paydays > 50


def test_a_fire_takes_what_was_said_to_be_in_danger() -> None:
    fires = 0
    for state, code, after in steps():
        if state.phase != DRAW_FIRE or after.phase == SAVING:
            continue
        fires += 1
        quarter = ACTIONS[code]["quarter"]
        stalls = [s for s in range(int(state.side.n_stalls)) if state.side.quarter[s] == quarter]
        burnt = [s for s in stalls if state.stall[s] >= 0 > after.stall[s]]
        assert burnt == [s for s in stalls if dangers(state)[s].burns]
    assert fires > 50


def test_a_stall_tells_owner_income_harmony_and_fire() -> None:
    state = visit(0, at_month=4)
    put(state, "SE1", "ST3", 1)
    put(state, "SE2", "SP07", 2)
    set_fire(state, 0, 5, 3)
    assert worth(state, "stall-SE1") == (
        "Belongs to Seat 2. Next payday: 1 mon. The next fire stops here: strength 5 against 5."
    )
    assert worth(state, "stall-SE2").endswith("The next fire does not reach this far.")
    assert overlay(state, "fire")["stall-SE1"] == "5 ≤ 5"
    assert overlay(state, "fire")["stall-SW1"] == "5"
    assert "stall-SE2" not in overlay(state, "fire")
    set_fire(state, 0, 4, 3)
    assert overlay(state, "fire")["stall-SE2"] == "4 > 3"


def test_harmony_and_income_are_noted_where_they_come_from() -> None:
    state = visit(0)
    put(state, "NE1", "SP01", 0)
    put(state, "NE2", "ST1", 1)
    house(state, "SW1", "farmhouse", 2)
    assert overlay(state, "harmony") == {"stall-NE1": "+2", "stall-NE2": "+2"}
    notes = overlay(state, "income")
    assert notes["farmhouse-act-1"] == "+2"
    assert notes["SP01-rung-0-0"].startswith("+")


def test_a_card_a_field_and_a_building_tell_what_they_mean_to_whoever_asks() -> None:
    state = turn("2")
    give(state, 0, mon=7, wood=1)
    assert worth(state, "slot-3") == "Costs you 6 mon; you have 7."
    assert worth(state, "building-temple") == (
        "Counts 0 iki as things stand. You lack 2 wood, 2 koban."
    )
    known = GAME.about(month(), 0, "field-2")
    assert known is not None
    assert say(known.text) == (
        "Take 4 mon or hire a card, then walk 2 spaces. Turns go from left to right."
    )
    assert say(known.worth) == "Takes your figure to: Pipe and Tobacco Shop."
    assert worth(turn("2"), "field-2") == "Taken by Seat 1."


@pytest.mark.parametrize(
    ("at_month", "words"),
    [
        (3, "!Payday: income, harmony, then rice for everybody"),
        (12, "!The last payday. The New Year round follows"),
    ],
)
def test_a_payday_is_an_event(at_month: int, words: str) -> None:
    assert heading(visit(0, at_month=at_month), "done") == words


def test_months_fires_and_the_end_are_headed() -> None:
    state = visit(0, at_month=4)
    play(state, "done")
    card = GAME.notate(state, state.legal()[0])
    assert heading(state, card) == "Month 5 · Summer · fire at its end"
    state = visit(0, at_month=5)
    play(state, "done")
    assert heading(state, "fire:NE") == "!Fire in the north-eastern quarter, strength 5"
    state = visit(0, at_month=12)
    play(state, "done")
    assert heading(state, "space:0") == "New Year: one last visit for everybody"
    play(state, "space:0", "done", "space:0", "done", "space:1")
    assert heading(state, "done") == "!The year is over: the final count"
