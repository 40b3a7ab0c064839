"""One test for each rule of the book."""

from __future__ import annotations

import pytest

import zashiki
from zashiki import CHANCE, Refusal, State
from zashiki.skeleton.example_game import GAME

LAST = {
    "game": GAME.id,
    "phase": "taking",
    "actor": 0,
    "turn": 0,
    "deck": {},
    "row": {"fan": 1, "koi": 1},
    "seats": [{"taken": {"lantern": 3, "koi": 1, "fan": 1}}, {"taken": {"kite": 3, "fan": 2}}],
}


def dealt(seats: int = 2) -> State:
    state = GAME.start(seats)
    state.play("draw-fan")
    state.play("draw-kite")
    state.play("draw-koi")
    return state


@pytest.mark.rule("EXA-0.1", "EXA-3.1")
def test_the_match_is_over_when_all_cards_are_taken() -> None:
    state = GAME.arrange(LAST)
    state.play("take-koi")
    assert state.actor == 1
    state.play("take-fan")
    assert state.is_over
    with pytest.raises(Refusal, match=r"match-over \(EXA-0.1\)"):
        state.play("take-fan")


@pytest.mark.rule("EXA-0.2", "EXA-0.3", "EXA-0.4")
def test_only_who_is_asked_acts_and_only_with_what_there_is() -> None:
    state = dealt()
    for seat, code, rule in ((1, 0, "EXA-0.2"), (0, 999, "EXA-0.3")):
        refusal = state.why_not(seat, code)
        assert refusal is not None
        assert refusal.rule_id == rule
    refusal = GAME.start().why_not(CHANCE, 0)
    assert refusal is not None
    assert refusal.rule_id == "EXA-0.4"


@pytest.mark.rule("EXA-1.1")
def test_two_to_four_play() -> None:
    assert [int(GAME.start(seats).seats) for seats in GAME.seat_counts] == [2, 3, 4]


@pytest.mark.rule("EXA-1.2", "EXA-1.3", "EXA-2.2")
def test_chance_fills_the_row_from_the_deck() -> None:
    state = GAME.start()
    assert state.actor == CHANCE
    assert state.position()["deck"] == {"fan": 4, "lantern": 3, "kite": 3, "koi": 2}
    assert state.weights() == [4, 3, 3, 2]
    state = dealt()
    assert state.actor == 0
    state.play("take-koi")
    assert state.actor == CHANCE


@pytest.mark.rule("EXA-2.1", "EXA-2.2")
def test_a_turn_takes_one_card_of_the_row() -> None:
    state = dealt()
    with pytest.raises(Refusal, match=r"not-in-row \(EXA-2.1\)"):
        state.play("take-lantern")
    with pytest.raises(Refusal, match=r"only-chance-draws \(EXA-2.2\)"):
        state.play("draw-fan")
    state.play("take-koi")
    assert state.view(1)["seats"] == [{"taken": {"koi": 1}}, {"taken": {}}]


@pytest.mark.rule("EXA-3.2")
@pytest.mark.parametrize(("aim", "places"), [("most", [1, 2]), ("least", [2, 1])])
def test_most_points_win_or_least(aim: str, places: list[int]) -> None:
    state = GAME.arrange(LAST | {"options": {"aim": aim}})
    state.play("take-koi")
    state.play("take-fan")
    assert state.scores() == [17, 12]
    assert state.ranking() == places


@pytest.mark.rule("EXA-3.3")
def test_equal_points_share_a_place() -> None:
    assert dealt(3).ranking() == [1, 1, 1]


def test_impossible_positions_are_refused_with_the_key_at_fault() -> None:
    for key, change in (
        ("turn", {"turn": 1}),
        ("row.crane", {"row": {"crane": 1}}),
        ("phase", {"phase": "drawing"}),
        ("koi", {"row": {"fan": 1, "koi": 2}}),
    ):
        with pytest.raises(zashiki.PositionError) as caught:
            GAME.arrange(LAST | change)
        assert caught.value.key == key
