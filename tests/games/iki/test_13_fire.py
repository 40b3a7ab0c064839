"""Chapter 13: fire."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import DRAW_FIRE, GONE, RETIRED, SAVING

ROW = ("SE1", "SE2", "SE3", "SE4")


def blaze(*values: int, at_month: int = 5) -> Iki:
    """The last turn before a fire; fire values of the three seats."""
    state = build.visit(0, at_month=at_month)
    build.set_fire(state, *values)
    return state


def left(state: Iki) -> list[str]:
    return [where for where in ROW if build.on(state, where)]


@pytest.mark.rule("IKI-13.1")
@pytest.mark.parametrize("at_month", [5, 8, 11])
def test_one_of_four_tiles_is_drawn_and_goes_back(at_month: int) -> None:
    state = blaze(0, 0, 0, at_month=at_month)
    build.play(state, "done")
    assert state.actor == CHANCE
    assert state.phase == DRAW_FIRE
    assert build.legal(state) == ["fire:NE", "fire:NW", "fire:SE", "fire:SW"]
    assert state.weights() == [1, 1, 1, 1]


@pytest.mark.rule("IKI-13.1")
def test_the_leader_draws() -> None:
    state = blaze(1, 4, 4)
    build.play(state, "done")
    story = build.told(state, "fire:SW")
    assert story is not None
    drawn = story.args["one"]
    assert isinstance(drawn, Message)
    assert drawn.args["seat"] == seat_name(1)


@pytest.mark.rule("IKI-13.2")
@pytest.mark.parametrize(("at_month", "strength"), [(5, 5), (8, 7), (11, 9)])
def test_strength_falls_by_one_with_each_stall(at_month: int, strength: int) -> None:
    for i, where in enumerate(ROW):
        for value, burns in ((strength - i, False), (strength - i - 1, True)):
            state = blaze(0, value, 0, at_month=at_month)
            build.put(state, where, "SP07", 1)
            build.play(state, "done", "fire:SE")
            assert (build.on(state, where) == "") is burns


@pytest.mark.rule("IKI-13.2", "IKI-3.1")
@pytest.mark.parametrize("quarter", ["SW", "SE", "NE", "NW"])
@pytest.mark.parametrize(("seats", "strength"), [(2, 4), (3, 5)])
def test_in_every_quarter_a_fire_comes_from_outside(
    quarter: str, seats: int, strength: int
) -> None:
    for number in range(1, 4 if seats == 2 else 5):
        for value, burns in ((strength, False), (strength - 1, True)):
            state = build.visit(0, seats, at_month=5)
            build.put(state, f"{quarter}{number}", "SP07", 1)
            build.set_fire(state, *[0, value, 0][:seats])
            build.play(state, "done", f"fire:{quarter}")
            assert (build.on(state, f"{quarter}{number}") == "") is burns
        strength -= 1


@pytest.mark.rule("IKI-13.2")
def test_the_fire_runs_inwards_and_ends_at_the_crossing() -> None:
    state = blaze(0, 0, 0)
    for i, where in enumerate((*ROW, "SW4", "NE4", "NW4")):
        build.put(state, where, f"SU{i + 1:02}", 1 + i % 2)
    build.play(state, "done", "fire:SE")
    assert left(state) == []
    assert all(build.on(state, where) for where in ("SW4", "NE4", "NW4"))


@pytest.mark.rule("IKI-13.3")
def test_a_brigade_stops_the_fire_halfway() -> None:
    state = blaze(1, 4, 0)
    build.put(state, "SE1", "SP01", 2)
    build.put(state, "SE2", "SP04", 1)  # 4 against 4
    build.put(state, "SE3", "SP07", 2)
    build.put(state, "SE4", "SP05", 0)
    build.play(state, "done", "fire:SE")
    assert left(state) == ["SE2", "SE3", "SE4"]


@pytest.mark.rule("IKI-13.3")
def test_equal_strength_puts_the_fire_out() -> None:
    state = blaze(0, 5, 0)
    build.put(state, "SE1", "SP01", 1)
    build.play(state, "done", "fire:SE")
    assert left(state) == ["SE1"]


@pytest.mark.rule("IKI-13.4")
def test_a_lower_value_loses_the_card_and_the_fire_goes_on() -> None:
    state = blaze(0, 3, 4)
    build.put(state, "SE1", "SP13", 1, experience=1)
    build.put(state, "SE2", "SP04", 1)
    build.put(state, "SE3", "SP05", 1)
    build.play(state, "done", "fire:SE")
    assert left(state) == ["SE3"]  # 3 < 5, 3 < 4, then 3 against 3
    assert state.kobun[1] == 3
    assert [int(value) for value in state.fire] == [0, 3, 4]
    assert (
        state.zone[build.card(state, "SP13")] == GONE
    )  # not retired: no tile, no pension, no colour
    assert list(state.tiles)[:5] == [-1] * 5
    assert state.colours[1] == 0
    assert RETIRED + 1 not in list(state.zone)


def with_amulet(*values: int) -> Iki:
    state = blaze(*values)
    build.grant(state, 1, "fire-amulet")
    return state


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_saves_a_character_and_the_fire_goes_on() -> None:
    state = with_amulet(0, 2, 0)
    build.put(state, "SE1", "SP01", 1, experience=2)
    build.put(state, "SE2", "SP04", 1)
    build.put(state, "SE3", "SP05", 2)
    build.play(state, "done", "fire:SE")
    assert (state.phase, int(state.actor)) == (SAVING, 1)
    assert build.legal(state) == ["amulet", "burn"]
    build.play(state, "amulet")
    assert left(state) == ["SE1"]  # the second character is lost, and the one behind it
    assert state.experience[4] == 2
    assert state.tiles[state.tables.tile_ids.index("fire-amulet")] == -2
    assert state.month == 6


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_may_be_kept_for_the_next_stall() -> None:
    state = with_amulet(0, 2, 0)
    build.put(state, "SE1", "SP01", 1)
    build.put(state, "SE2", "SP04", 1)
    build.play(state, "done", "fire:SE", "burn")
    assert state.phase == SAVING
    assert left(state) == ["SE2"]
    build.play(state, "amulet")
    assert left(state) == ["SE2"]


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_does_not_protect_buildings_or_others() -> None:
    state = with_amulet(0, 0, 0)
    build.house(state, "SE1", "temple", 1)
    build.put(state, "SE2", "SP04", 2)
    build.play(state, "done", "fire:SE")
    assert left(state) == []
    assert state.month == 6
    assert state.tiles[state.tables.tile_ids.index("fire-amulet")] == 1


@pytest.mark.rule("IKI-16.1")
def test_after_the_amulet_the_next_stall_is_compared() -> None:
    state = with_amulet(0, 0, 4)
    build.put(state, "SE1", "SP01", 1)
    build.put(state, "SE2", "SP04", 2)  # 4 against 4
    build.put(state, "SE3", "SP05", 0)
    build.play(state, "done", "fire:SE", "amulet")
    assert left(state) == ["SE1", "SE2", "SE3"]
