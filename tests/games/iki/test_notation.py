"""Notation: short, stable, and read back."""

from __future__ import annotations

import pytest

from tests.games.iki.build import GAME, begin, legal, month, play, set_up, turn
from zashiki.games.iki.actions import ACTIONS

EXAMPLES = [
    *("done", "income", "deal", "amulet", "burn", "field:flex", "field:4", "space:0", "fire:NW"),
    *("first:2", "card:SP05", "stall:NE4", "use:SW1", "train:SE3", "swap:NW2", "leave:SW4"),
    *("buy:first-bonito", "build:temple", "plan:temple", "move:1", "move:64"),
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_notation_reads_back(text: str) -> None:
    state = begin(3)
    assert GAME.notate(state, GAME.parse(state, text)) == text


@pytest.mark.parametrize(
    "text", ["", "card", "card:", "card:XX1", "stall:SW9", "fly:3", "move:65", "first:4"]
)
def test_what_is_not_understood_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"card|stall|fly|move|Done|first|''"):
        GAME.parse(begin(3), text)


def test_codes_stay_few() -> None:
    assert ACTIONS.count == 321 == GAME.action_count < 5000


def test_a_turn_in_notation() -> None:
    state = turn("2")
    play(state, "card:SP01", "stall:SW3", "move:2", "use:SW3", "done")
    assert state.month == 2
    assert legal(set_up())[0] == "card:SP01"
    assert legal(month())[0] == "field:1"
