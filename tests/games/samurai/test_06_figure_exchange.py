"""Chapter 6: the figure exchange."""

from __future__ import annotations

import pytest

from tests.games.samurai import build
from zashiki.games.samurai import state as s


@pytest.mark.rule("SAM-6.1")
def test_two_figures_change_places() -> None:
    state = build.ready(2, ("X",), {"r8": "H", "f14": "B"})
    build.play(state, "X:r8H >f14B")
    assert (build.figures_at(state, "r8"), build.figures_at(state, "f14")) == ("B", "H")
    assert state.phase == s.LAYING


@pytest.mark.rule("SAM-6.1")
def test_distance_does_not_matter() -> None:
    state = build.ready(4, ("X",), {"b14": "R", "u2": "H"})
    build.play(state, "X:b14R >u2H")
    assert (build.figures_at(state, "b14"), build.figures_at(state, "u2")) == ("H", "R")


@pytest.mark.rule("SAM-6.1")
def test_figures_that_left_the_board_are_out_of_reach() -> None:
    state = build.ready(2, ("X",), {"r8": "H", "f14": "B"})
    build.capture(state, 0, "r8")
    build.set_aside(state, "f14")
    assert build.refused(state, "X:r8H").reason == "no-such-figure"
    build.play(state, "X:o14H")
    assert build.refused(state, ">r8H").reason == "no-such-figure"
    assert build.refused(state, ">f14B").reason == "no-such-figure"


@pytest.mark.rule("SAM-6.1")
def test_the_second_figure_comes_at_once() -> None:
    state = build.ready(2, ("X S3 W1",), {"r8": "H"})
    build.play(state, "X:r8H")
    for other in ("S3@n14", "W1@p9", "end", "X:o14H"):
        assert build.refused(state, other).reason == "swap-first"
    assert build.refused(state, ">r8H").reason == "swap-two-figures"


@pytest.mark.rule("SAM-6.1")
def test_every_figure_of_the_board_has_a_partner() -> None:
    state = build.ready(3, ("X",))
    firsts = [text for text in build.legal(state) if text.startswith("X:")]
    assert len(firsts) == 30
    for text in firsts:
        after = state.copy()
        build.play(after, text)
        assert after.legal()


@pytest.mark.rule("SAM-6.1")
def test_a_single_figure_cannot_be_exchanged() -> None:
    """At once, two of the last three figures leave together."""
    last = {"r8": "H", "s10": "B", "f14": "R"}
    state = build.ready(2, ("X K1",), last, captures="at-once")
    build.capture(
        state, 0, "o14", "k15", "q10", *(v for v in build.villages(state) if v not in last)
    )
    build.put(state, 1, "S2@q9", "S1@r10", "S1@r11")
    build.play(state, "K1@r9")
    assert state.figures_standing() == 1
    refusal = build.refused(state, "X:f14R")
    assert (refusal.reason, refusal.rule_id) == ("no-second-figure", "SAM-6.1")


@pytest.mark.rule("SAM-6.2")
def test_the_tile_goes_back_to_the_box_and_covers_no_hex() -> None:
    state = build.ready(2, ("X S1 S1 S2 S2",))
    before = [int(tile) for tile in state.tiles]
    build.turn(state, "X:o14H >o14R")
    assert [int(tile) for tile in state.tiles] == before
    assert int(state.boxed[0]) == 1
    assert "X" not in build.hand(state, 0)
    assert int(state.bag[16]) == 0
    assert state.components()["tile-16 of seat 0"] == 1


@pytest.mark.rule("SAM-6.2")
def test_nothing_is_surrounded_by_it() -> None:
    state = build.ready(2, ("X",), {"r8": "H", "f14": "B"})
    build.put(state, 1, "S3@q9")
    build.turn(state, "X:r8H >f14B")
    assert build.figures_at(state, "r8") == "B"


@pytest.mark.rule("SAM-6.3")
def test_no_city_ends_with_two_equal_figures() -> None:
    state = build.ready(2, ("X",), {"k15": "HB", "r8": "B", "f14": "R"})
    build.play(state, "X:k15H")
    refusal = build.refused(state, ">r8B")
    assert (refusal.reason, refusal.rule_id) == ("swap-makes-equal", "SAM-6.3")
    build.play(state, ">f14R")
    assert (build.figures_at(state, "k15"), build.figures_at(state, "f14")) == ("BR", "H")


@pytest.mark.rule("SAM-6.3")
def test_both_ends_are_checked() -> None:
    state = build.ready(2, ("X",), {"k15": "HB", "q10": "BR"})
    build.play(state, "X:k15B")
    assert build.refused(state, ">q10R").reason == "swap-makes-equal"
    other = build.ready(2, ("X",), {"k15": "HB", "q10": "BR"})
    build.play(other, "X:q10R")
    assert build.refused(other, ">k15B").reason == "swap-makes-equal"


@pytest.mark.rule("SAM-6.3")
def test_edo_counts_as_a_city() -> None:
    state = build.ready(2, ("X",), {"r8": "R"})
    build.play(state, "X:o14H")
    assert build.refused(state, ">r8R").reason == "swap-makes-equal"
    outside = {text for text in build.legal(state) if not text.startswith(">o14")}
    assert outside
    assert all(text.endswith("H") for text in outside)


@pytest.mark.rule("SAM-6.4")
def test_an_exchange_that_changes_nothing_is_allowed() -> None:
    state = build.ready(2, ("X",), {"r8": "H", "f14": "H"})
    figures = [int(mask) for mask in state.figures]
    build.play(state, "X:r8H >f14H")
    assert [int(mask) for mask in state.figures] == figures
    assert "X" not in build.hand(state, 0)


@pytest.mark.rule("SAM-6.5")
@pytest.mark.parametrize("order", ["X:o14H >o14B S3@n14", "S3@n14 X:o14H >o14B"])
def test_it_can_be_played_beside_a_tile_without_character(order: str) -> None:
    state = build.ready(2, ("X S3",))
    build.turn(state, order)
    assert state.turn == 1
