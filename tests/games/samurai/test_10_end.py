"""Chapter 10: the end."""

from __future__ import annotations

import pytest

from tests.games.samurai import build
from zashiki.games.samurai.rules import Samurai

CITIES = {"H": {"k15": "BR", "q10": "BR"}, "B": {"k15": "HR", "q10": "HR"}}
CITIES["R"] = {"k15": "HB", "q10": "HB"}


def last_of(figure: str, seats: int = 2, **options: str) -> Samurai:
    """The last figure of this type stands on r8, with one land hex beside it open: r9."""
    state = build.ready(seats, (), CITIES[figure] | {"r8": figure}, **options)
    same = [v for v in build.villages(state) if v != "r8" and build.figures_at(state, v) == figure]
    build.capture(state, 1, "o14", *same)
    build.put(state, 0, f"{figure}4@q9")
    build.give(state, 0, "S3 W1 W2")
    return state


@pytest.mark.rule("SAM-10.1")
@pytest.mark.parametrize("figure", ["H", "B", "R"])
def test_the_last_figure_of_a_type_ends_the_match(figure: str) -> None:
    state = last_of(figure)
    build.play(state, "S3@r9")
    assert "end" in build.legal(state)
    build.play(state, "end")
    assert state.is_over
    outcome = state.outcome()
    assert outcome.ending.id == "ending-type-gone"
    assert build.captured(state, 0)["HBR".index(figure)] == 1


@pytest.mark.rule("SAM-10.1")
def test_a_figure_put_aside_has_left_the_board_too() -> None:
    state = last_of("H")
    build.put(state, 1, "W1@q8", "W1@s8", "W2@q7")
    build.give(state, 0, "B4")
    build.play(state, "B4@r9 end")
    assert build.aside(state) == (1, 0, 0)
    assert state.is_over


def tied(count: int, **options: str) -> Samurai:
    """So many figures stand beside the board; r8 would be tied if r9 were covered by S3."""
    state = build.ready(2, (), {"r8": "H", "k15": "HB", "q10": "BR"}, **options)
    build.set_aside(state, *[v for v in build.villages(state) if v not in ("r8", "s10")][:count])
    build.put(state, 1, "S3@q9")
    build.give(state, 0, "S3 W1 W2")
    return state


@pytest.mark.rule("SAM-10.2")
def test_a_fourth_figure_beside_the_board_ends_the_match() -> None:
    three = tied(2)
    build.turn(three, "S3@r9")
    assert sum(build.aside(three)) == 3
    assert not three.is_over
    four = tied(3)
    build.play(four, "S3@r9 end")
    assert sum(build.aside(four)) == 4
    assert four.is_over
    assert four.outcome().ending.id == "ending-aside"


@pytest.mark.rule("SAM-10.2")
def test_more_than_four_at_once_end_it_too() -> None:
    state = build.ready(2)
    build.set_aside(state, *build.villages(state)[:2])
    build.put(state, 0, "S1@n14", "S2@p14")
    build.put(state, 1, "S1@o13", "S2@n15", "S3@o15")
    build.give(state, 0, "S3")
    build.play(state, "S3@n13 end")
    assert sum(build.aside(state)) == 5
    assert state.is_over


@pytest.mark.rule("SAM-10.3")
def test_with_captures_at_once_the_turn_is_still_played_to_its_end() -> None:
    for state in (last_of("H", captures="at-once"), tied(3, captures="at-once")):
        build.play(state, "S3@r9")
        assert not state.is_over
        assert any(text.startswith("W1") for text in build.legal(state))
        build.play(state, "W1@j17 end")
        assert state.is_over


@pytest.mark.rule("SAM-10.3")
def test_the_round_is_not_completed() -> None:
    state = last_of("H", seats=3)
    build.give(state, 1, "S3")
    build.turn(state, "W1@j17")
    assert state.turn == 1
    build.play(state, "S3@r9 end")
    assert state.is_over
    assert state.legal() == []


@pytest.mark.rule("SAM-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_match_ends(seats: int) -> None:
    """Fifteen tiles of each seat cover new land, enough for all of it."""
    land = {2: 30, 3: 43, 4: 56}[seats]
    assert len(build.ready(seats).tables.land) == land
    assert 15 * seats >= land
    for seed in range(30):
        state = build.ready(seats)
        luck = build.rng(seed)
        while not state.is_over:
            state.apply(state.random_action(luck))
        gone = [int(n) for n in state.standing].count(0)
        assert gone > 0 or sum(build.aside(state)) >= 4
