"""Chapter 8: taking figures."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.samurai import build
from zashiki.core.state import NOBODY
from zashiki.games.samurai import GAME
from zashiki.games.samurai.rules import Samurai
from zashiki.texts import speaker


def far_ship(state: Samurai) -> None:
    """A turn that touches nothing: the seat lays a ship far away."""
    build.give(state, int(state.turn), "W1")
    free = {"i17", "j17", "k17"} & {state.tables.hex_names[h] for h in _empty_sea(state)}
    build.turn(state, f"W1@{min(free)}")


def _empty_sea(state: Samurai) -> list[int]:
    return [int(h) for h in state.tables.sea if state.tiles[h] < 0]


@pytest.mark.rule("SAM-8.1")
def test_figures_leave_when_the_last_land_hex_is_covered() -> None:
    state = build.ready(2, ("S3",), {"r8": "H"})
    build.put(state, 0, "S2@q9")
    far = state.copy()
    far_ship(far)
    assert build.figures_at(far, "r8") == "H"
    build.turn(state, "S3@r9")
    assert build.figures_at(state, "r8") == ""
    assert build.captured(state, 0) == (1, 0, 0)


@pytest.mark.rule("SAM-8.1")
def test_sea_need_not_be_covered_and_ships_do_not_close_anything() -> None:
    state = build.ready(2, ("W1 W1 W2",), {"r8": "H"})
    build.put(state, 0, "S2@q9")
    build.turn(state, "W1@q8 W1@s8 W2@q7")
    assert build.figures_at(state, "r8") == "H"


@pytest.mark.rule("SAM-8.1")
def test_it_does_not_matter_whose_tiles_cover_the_land() -> None:
    state = build.ready(4, ("S3",), {"s10": "B"})
    build.put(state, 1, "H4@r9")
    build.put(state, 2, "S2@r11")
    build.turn(state, "S3@r10")
    assert build.figures_at(state, "s10") == ""
    assert build.captured(state, 0) == (0, 1, 0)


@pytest.mark.rule("SAM-8.1")
def test_one_tile_can_complete_several_settlements() -> None:
    state = build.ready(2, ("S3",), {"r8": "H", "s10": "B"})
    build.put(state, 0, "S2@q9", "S1@r10", "S1@r11")
    build.turn(state, "S3@r9")
    assert build.captured(state, 0) == (1, 1, 0)


@pytest.mark.rule("SAM-8.1")
def test_all_figures_of_a_city_leave_together() -> None:
    state = build.ready(2, ("S3",), {"q10": "HR"})
    build.put(state, 0, "H4@r10", "H3@q9", "H2@p11")
    build.turn(state, "S3@q11")
    assert build.figures_at(state, "q10") == ""
    assert build.captured(state, 0) == (1, 0, 1)


@pytest.mark.rule("SAM-8.2")
def test_ships_count_and_influence_is_the_sum() -> None:
    """Samurai 2 and ship 1 make 3 and beat 2: the printed example."""
    state = build.ready(2, ("S2 W1",), {"r8": "H"})
    build.put(state, 1, "S2@r9")
    build.turn(state, "S2@q9 W1@q8")
    assert build.captured(state, 0) == (1, 0, 0)
    assert build.captured(state, 1) == (0, 0, 0)


@pytest.mark.rule("SAM-8.2")
def test_several_seats_take_figures_in_the_turn_of_one() -> None:
    """The printed example: Red lays the rider and a samurai 2 and gets the helmet and the Buddha
    on the right; Green gets the rice field, Yellow the Buddha on the left, Blue nothing.
    """
    state = build.ready(4, (), {"r8": "H", "s10": "B", "n12": "R", "l13": "B"})
    blue, red, green, yellow = range(4)
    far_ship(state)
    build.give(state, red, "K1 S2")
    build.put(state, red, "S3@q9", "B2@r10")
    build.put(state, blue, "S2@r11", "H2@m13")
    build.put(state, green, "R4@n13", "R3@o12")
    build.put(state, yellow, "B3@l14", "B2@m14")
    build.turn(state, "K1@m12 S2@r9")
    assert build.captured(state, red) == (1, 1, 0)
    assert build.captured(state, green) == (0, 0, 1)
    assert build.captured(state, yellow) == (0, 1, 0)
    assert build.captured(state, blue) == (0, 0, 0)


@pytest.mark.rule("SAM-8.2")
def test_each_figure_of_edo_is_decided_by_itself() -> None:
    state = build.ready(3, ("H4",))
    build.put(state, 1, "B4@p14", "B2@n13")
    build.put(state, 2, "R4@o13", "R2@n15")
    build.put(state, 0, "R3@o15")
    build.turn(state, "H4@n14")
    assert build.figures_at(state, "o14") == ""
    assert build.captured(state, 0) == (1, 0, 0)
    assert build.captured(state, 1) == (0, 1, 0)
    assert build.captured(state, 2) == (0, 0, 1)


def settle(seats: int, strengths: list[str], figure: str = "H") -> Samurai:
    """The village r8, its land covered and ships around: what each seat has there.

    The first seat laid its last tile just now.
    """
    state = build.ready(seats, (), {"r8": figure})
    *earlier, last = strengths[0].split()
    build.put(state, 0, *earlier)
    for seat, tiles in enumerate(strengths[1:], 1):
        build.put(state, seat, *tiles.split())
    build.give(state, 0, last[:2])
    build.turn(state, last)
    return state


@pytest.mark.rule("SAM-8.3")
def test_equal_influence_puts_the_figure_aside() -> None:
    state = settle(2, ["S3@q9", "S3@r9"])
    assert (build.captured(state, 0), build.captured(state, 1)) == ((0, 0, 0), (0, 0, 0))
    assert build.aside(state) == (1, 0, 0)


@pytest.mark.rule("SAM-8.3")
def test_a_third_seat_with_less_gets_nothing() -> None:
    state = settle(3, ["S3@q9", "S3@r9", "W1@s8"])
    assert [build.captured(state, seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert build.aside(state) == (1, 0, 0)


@pytest.mark.rule("SAM-8.3")
def test_a_tie_below_the_greatest_does_not_matter() -> None:
    state = settle(3, ["S3@q9 H2@r9", "W1@s8", "W1@q8"])
    assert build.captured(state, 0) == (1, 0, 0)
    assert build.aside(state) == (0, 0, 0)


@pytest.mark.rule("SAM-8.3")
@pytest.mark.parametrize("tiles", [["B4@q9", "R4@r9"], ["B4@q9 R4@r9", ""]])
def test_without_any_influence_nobody_gets_the_figure(tiles: list[str]) -> None:
    state = settle(2, tiles)
    assert build.aside(state) == (1, 0, 0)
    assert [build.captured(state, seat) for seat in range(2)] == [(0, 0, 0)] * 2


@pytest.mark.rule("SAM-8.3")
def test_a_figure_beside_the_board_belongs_to_nobody() -> None:
    state = settle(2, ["S3@q9", "S3@r9"])
    assert state.scores() == [0, 0]
    assert state.view(0)["aside"] == {"helmet": 1}


@pytest.mark.rule("SAM-8.4")
def test_at_the_end_of_the_turn_a_later_ship_counts() -> None:
    state = build.ready(2, ("S2 W1",), {"r8": "H"})
    build.put(state, 1, "S2@q9")
    build.play(state, "S2@r9")
    assert build.figures_at(state, "r8") == "H"
    build.turn(state, "W1@q8")
    assert build.captured(state, 0) == (1, 0, 0)


@pytest.mark.rule("SAM-8.4")
def test_at_once_a_later_ship_is_too_late() -> None:
    state = build.ready(2, ("S2 W1",), {"r8": "H"}, captures="at-once")
    build.put(state, 1, "S2@q9")
    build.play(state, "S2@r9")
    assert build.figures_at(state, "r8") == ""
    assert build.aside(state) == (1, 0, 0)
    build.turn(state, "W1@q8")
    assert build.captured(state, 0) == (0, 0, 0)


@pytest.mark.rule("SAM-8.4")
def test_until_the_end_of_the_turn_surrounded_figures_can_be_exchanged() -> None:
    state = build.ready(2, ("S2 X",), {"r8": "H", "f14": "B"})
    build.put(state, 1, "H4@q9")
    build.turn(state, "S2@r9 X:r8H >f14B")
    assert build.captured(state, 0) == (0, 1, 0)
    assert build.figures_at(state, "f14") == "H"


@pytest.mark.rule("SAM-8.4")
def test_until_the_end_of_the_turn_a_helper_can_be_moved_away() -> None:
    figures = {"r8": "H"}
    for captures, winner in (("end-of-turn", 1), ("at-once", 0)):
        state = build.ready(2, ("K1 T0",), figures, captures=captures)
        build.put(state, 0, "S2@q9")
        build.put(state, 1, "W2@q8")
        build.turn(state, "K1@r9 T0@q9 S2@n14")
        assert build.captured(state, winner) == (1, 0, 0)


@pytest.mark.rule("SAM-8.4")
@pytest.mark.parametrize("tile", ["S3@r9", "H4@r9", "K1@r9", "B2@r9"])
def test_with_one_tile_in_a_turn_both_ways_agree(tile: str) -> None:
    results = []
    for captures in ("end-of-turn", "at-once"):
        state = build.ready(2, (tile[:2],), {"r8": "H", "s10": "B"}, captures=captures)
        build.put(state, 1, "S2@q9", "S1@r10", "S1@r11")
        build.turn(state, tile)
        results.append((build.captured(state, 0), build.captured(state, 1), build.aside(state)))
    assert results[0] == results[1]


@pytest.mark.rule("SAM-8.5")
def test_with_two_seats_figures_stand_in_the_open() -> None:
    state = build.ready(2, ("S3",), {"r8": "H"})
    build.put(state, 0, "S2@q9")
    build.turn(state, "S3@r9")
    for seat in (0, 1, NOBODY):
        assert build.shown(state, seat, 0) == [("figure-helmet", "1")]
        assert build.shown(state, seat, 1) == []


@pytest.mark.rule("SAM-8.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_they_stand_behind_the_screen(seats: int) -> None:
    state = build.ready(seats, ("S3",), {"r8": "H"})
    build.put(state, 0, "S2@q9")
    build.turn(state, "S3@r9")
    assert build.shown(state, 0, 0) == [("figure-helmet", "1")]
    for seat in (1, NOBODY):
        assert build.shown(state, seat, 0) == [("screen", "1")]


@pytest.mark.rule("SAM-8.5")
def test_the_screen_shows_how_many_figures_stand_behind_it_and_not_which() -> None:
    one, other = (build.ready(3, ("S3",), {"r8": figure}) for figure in "HR")
    for state in (one, other):
        build.put(state, 0, "S2@q9")
        build.turn(state, "S3@r9")
    for viewer in (1, 2, NOBODY):
        assert build.shown(one, viewer, 0) == build.shown(other, viewer, 0) == [("screen", "1")]
        panel = GAME.scene(one, viewer).panels[0]
        assert panel.score is None
        assert panel.counters == GAME.scene(other, viewer).panels[0].counters
        assert all("1 hidden" in GAME.draw(state, viewer) for state in (one, other))
    assert build.shown(one, 0, 0) == [("figure-helmet", "1")]


@pytest.mark.rule("SAM-8.5")
@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_everybody_saw_who_took_what_and_may_remember_it(viewer: int) -> None:
    state = build.ready(3, ("S3",), {"r8": "H"})
    build.put(state, 0, "S2@q9")
    build.play(state, "S3@r9")
    end = GAME.parse(state, "end")
    told = GAME.story(state, end, state.after(end), viewer)
    assert told is not None
    assert speaker(GAME, "en")(told) == "Seat 1 takes the helmet from village r8."
    build.turn(state, "")
    rows: Any = state.view(viewer)["seats"]
    assert [row["captured"] for row in rows] == [{"helmet": 1}, {}, {}]


@pytest.mark.rule("SAM-8.5")
def test_an_option_opens_the_screens() -> None:
    state = build.ready(3, ("S3",), {"r8": "H"}, screens="open")
    build.put(state, 0, "S2@q9")
    build.turn(state, "S3@r9")
    assert build.shown(state, 2, 0) == [("figure-helmet", "1")]
