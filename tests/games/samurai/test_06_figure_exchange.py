"""Chapter 6: the figure exchange."""

from __future__ import annotations

import pytest

from tests.games.samurai.build import (
    capture,
    figures_at,
    hand,
    legal,
    play,
    put,
    ready,
    refused,
    set_aside,
    turn,
    villages,
)
from zashiki.games.samurai import state as s


@pytest.mark.rule("SAM-6.1")
def test_two_figures_change_places() -> None:
    state = ready(2, ("X",), {"r8": "H", "f14": "B"})
    play(state, "X:r8H >f14B")
    assert (figures_at(state, "r8"), figures_at(state, "f14")) == ("B", "H")
    assert state.phase == s.LAYING


@pytest.mark.rule("SAM-6.1")
def test_distance_does_not_matter() -> None:
    state = ready(4, ("X",), {"b14": "R", "u2": "H"})
    play(state, "X:b14R >u2H")
    assert (figures_at(state, "b14"), figures_at(state, "u2")) == ("H", "R")


@pytest.mark.rule("SAM-6.1")
def test_figures_that_left_the_board_are_out_of_reach() -> None:
    state = ready(2, ("X",), {"r8": "H", "f14": "B"})
    capture(state, 0, "r8")
    set_aside(state, "f14")
    assert refused(state, "X:r8H").reason == "no-such-figure"
    play(state, "X:o14H")
    assert refused(state, ">r8H").reason == "no-such-figure"
    assert refused(state, ">f14B").reason == "no-such-figure"


@pytest.mark.rule("SAM-6.1")
def test_the_second_figure_comes_at_once() -> None:
    state = ready(2, ("X S3 W1",), {"r8": "H"})
    play(state, "X:r8H")
    for other in ("S3@n14", "W1@p9", "end", "X:o14H"):
        assert refused(state, other).reason == "swap-first"
    assert refused(state, ">r8H").reason == "swap-two-figures"


@pytest.mark.rule("SAM-6.1")
def test_every_figure_of_the_board_has_a_partner() -> None:
    state = ready(3, ("X",))
    firsts = [text for text in legal(state) if text.startswith("X:")]
    assert len(firsts) == 30
    for text in firsts:
        after = state.copy()
        play(after, text)
        assert after.legal()


@pytest.mark.rule("SAM-6.1")
def test_a_single_figure_cannot_be_exchanged() -> None:
    """At once, two of the last three figures leave together."""
    last = {"r8": "H", "s10": "B", "f14": "R"}
    state = ready(2, ("X K1",), last, captures="at-once")
    capture(state, 0, "o14", "k15", "q10", *(v for v in villages(state) if v not in last))
    put(state, 1, "S2@q9", "S1@r10", "S1@r11")
    play(state, "K1@r9")
    assert state.figures_standing() == 1
    refusal = refused(state, "X:f14R")
    assert (refusal.reason, refusal.rule_id) == ("no-second-figure", "SAM-6.1")


@pytest.mark.rule("SAM-6.2")
def test_the_tile_goes_back_to_the_box_and_covers_no_hex() -> None:
    state = ready(2, ("X S1 S1 S2 S2",))
    before = [int(tile) for tile in state.tiles]
    turn(state, "X:o14H >o14R")
    assert [int(tile) for tile in state.tiles] == before
    assert int(state.boxed[0]) == 1
    assert "X" not in hand(state, 0)
    assert int(state.bag[16]) == 0
    assert state.components()["tile-16 of seat 0"] == 1


@pytest.mark.rule("SAM-6.2")
def test_nothing_is_surrounded_by_it() -> None:
    state = ready(2, ("X",), {"r8": "H", "f14": "B"})
    put(state, 1, "S3@q9")
    turn(state, "X:r8H >f14B")
    assert figures_at(state, "r8") == "B"


@pytest.mark.rule("SAM-6.3")
def test_no_city_ends_with_two_equal_figures() -> None:
    state = ready(2, ("X",), {"k15": "HB", "r8": "B", "f14": "R"})
    play(state, "X:k15H")
    refusal = refused(state, ">r8B")
    assert (refusal.reason, refusal.rule_id) == ("swap-makes-equal", "SAM-6.3")
    play(state, ">f14R")
    assert (figures_at(state, "k15"), figures_at(state, "f14")) == ("BR", "H")


@pytest.mark.rule("SAM-6.3")
def test_both_ends_are_checked() -> None:
    state = ready(2, ("X",), {"k15": "HB", "q10": "BR"})
    play(state, "X:k15B")
    assert refused(state, ">q10R").reason == "swap-makes-equal"
    other = ready(2, ("X",), {"k15": "HB", "q10": "BR"})
    play(other, "X:q10R")
    assert refused(other, ">k15B").reason == "swap-makes-equal"


@pytest.mark.rule("SAM-6.3")
def test_edo_counts_as_a_city() -> None:
    state = ready(2, ("X",), {"r8": "R"})
    play(state, "X:o14H")
    assert refused(state, ">r8R").reason == "swap-makes-equal"
    outside = {text for text in legal(state) if not text.startswith(">o14")}
    assert outside
    assert all(text.endswith("H") for text in outside)


@pytest.mark.rule("SAM-6.4")
def test_an_exchange_that_changes_nothing_is_allowed() -> None:
    state = ready(2, ("X",), {"r8": "H", "f14": "H"})
    figures = [int(mask) for mask in state.figures]
    play(state, "X:r8H >f14H")
    assert [int(mask) for mask in state.figures] == figures
    assert "X" not in hand(state, 0)


@pytest.mark.rule("SAM-6.5")
@pytest.mark.parametrize("order", ["X:o14H >o14B S3@n14", "S3@n14 X:o14H >o14B"])
def test_it_can_be_played_beside_a_tile_without_character(order: str) -> None:
    state = ready(2, ("X S3",))
    turn(state, order)
    assert state.turn == 1
