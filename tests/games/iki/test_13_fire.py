"""Chapter 13: fire."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    GAME,
    card,
    do,
    grant,
    house,
    legal,
    on,
    put,
    set_fire,
    visit,
)
from zashiki.core.message import seat_name
from zashiki.core.state import CHANCE
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import DRAW_FIRE, GONE, RETIRED, SAVING

ROW = ("SE1", "SE2", "SE3", "SE4")


def blaze(*values: int, at_month: int = 5) -> Iki:
    """The last turn before a fire; fire values of the three seats."""
    p = visit(0, at_month=at_month)
    set_fire(p, *values)
    return p


def left(p: Iki) -> list[str]:
    return [where for where in ROW if on(p, where)]


@pytest.mark.rule("IKI-13.1")
@pytest.mark.parametrize("at_month", [5, 8, 11])
def test_one_of_four_tiles_is_drawn_and_goes_back(at_month: int) -> None:
    p = blaze(0, 0, 0, at_month=at_month)
    do(p, "done")
    assert p.actor == CHANCE
    assert p.phase == DRAW_FIRE
    assert legal(p) == ["fire:NE", "fire:NW", "fire:SE", "fire:SW"]
    assert p.weights() == [1, 1, 1, 1]


@pytest.mark.rule("IKI-13.1")
def test_the_leader_draws() -> None:
    p = blaze(1, 4, 4)
    do(p, "done")
    story = GAME.story(p, GAME.parse(p, "fire:SW"), 0)
    assert story is not None
    told = story.args["one"]
    assert told.args["seat"] == seat_name(1)  # type: ignore[attr-defined]


@pytest.mark.rule("IKI-13.2")
@pytest.mark.parametrize(("at_month", "strength"), [(5, 5), (8, 7), (11, 9)])
def test_strength_falls_by_one_with_each_stall(at_month: int, strength: int) -> None:
    for i, where in enumerate(ROW):
        for value, burns in ((strength - i, False), (strength - i - 1, True)):
            p = blaze(0, value, 0, at_month=at_month)
            put(p, where, "SP07", 1)
            do(p, "done", "fire:SE")
            assert (on(p, where) == "") is burns


@pytest.mark.rule("IKI-13.2", "IKI-3.1")
@pytest.mark.parametrize("quarter", ["SW", "SE", "NE", "NW"])
@pytest.mark.parametrize(("seats", "strength"), [(2, 4), (3, 5)])
def test_in_every_quarter_a_fire_comes_from_outside(
    quarter: str, seats: int, strength: int
) -> None:
    for number in range(1, 4 if seats == 2 else 5):
        for value, burns in ((strength, False), (strength - 1, True)):
            p = visit(0, seats, at_month=5)
            put(p, f"{quarter}{number}", "SP07", 1)
            set_fire(p, *[0, value, 0][:seats])
            do(p, "done", f"fire:{quarter}")
            assert (on(p, f"{quarter}{number}") == "") is burns
        strength -= 1


@pytest.mark.rule("IKI-13.2")
def test_the_fire_runs_inwards_and_ends_at_the_crossing() -> None:
    p = blaze(0, 0, 0)
    for i, where in enumerate((*ROW, "SW4", "NE4", "NW4")):
        put(p, where, f"SU{i + 1:02}", 1 + i % 2)
    do(p, "done", "fire:SE")
    assert left(p) == []
    assert all(on(p, where) for where in ("SW4", "NE4", "NW4"))


@pytest.mark.rule("IKI-13.3")
def test_a_brigade_stops_the_fire_halfway() -> None:
    p = blaze(1, 4, 0)
    put(p, "SE1", "SP01", 2)
    put(p, "SE2", "SP04", 1)  # 4 against 4
    put(p, "SE3", "SP07", 2)
    put(p, "SE4", "SP05", 0)
    do(p, "done", "fire:SE")
    assert left(p) == ["SE2", "SE3", "SE4"]


@pytest.mark.rule("IKI-13.3")
def test_equal_strength_puts_the_fire_out() -> None:
    p = blaze(0, 5, 0)
    put(p, "SE1", "SP01", 1)
    do(p, "done", "fire:SE")
    assert left(p) == ["SE1"]


@pytest.mark.rule("IKI-13.4")
def test_a_lower_value_loses_the_card_and_the_fire_goes_on() -> None:
    p = blaze(0, 3, 4)
    put(p, "SE1", "SP13", 1, experience=1)
    put(p, "SE2", "SP04", 1)
    put(p, "SE3", "SP05", 1)
    do(p, "done", "fire:SE")
    assert left(p) == ["SE3"]  # 3 < 5, 3 < 4, then 3 against 3
    assert p.kobun[1] == 3
    assert [int(value) for value in p.fire] == [0, 3, 4]
    assert p.zone[card(p, "SP13")] == GONE  # not retired: no tile, no pension, no colour
    assert list(p.tiles)[:5] == [-1] * 5
    assert p.colours[1] == 0
    assert RETIRED + 1 not in list(p.zone)


def with_amulet(*values: int) -> Iki:
    p = blaze(*values)
    grant(p, 1, "fire-amulet")
    return p


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_saves_a_character_and_the_fire_goes_on() -> None:
    p = with_amulet(0, 2, 0)
    put(p, "SE1", "SP01", 1, experience=2)
    put(p, "SE2", "SP04", 1)
    put(p, "SE3", "SP05", 2)
    do(p, "done", "fire:SE")
    assert (p.phase, int(p.actor)) == (SAVING, 1)
    assert legal(p) == ["amulet", "burn"]
    do(p, "amulet")
    assert left(p) == ["SE1"]  # the second character is lost, and the one behind it
    assert p.experience[4] == 2
    assert p.tiles[p.tables.tile_ids.index("fire-amulet")] == -2
    assert p.month == 6


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_may_be_kept_for_the_next_stall() -> None:
    p = with_amulet(0, 2, 0)
    put(p, "SE1", "SP01", 1)
    put(p, "SE2", "SP04", 1)
    do(p, "done", "fire:SE", "burn")
    assert p.phase == SAVING
    assert left(p) == ["SE2"]
    do(p, "amulet")
    assert left(p) == ["SE2"]


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_does_not_protect_buildings_or_others() -> None:
    p = with_amulet(0, 0, 0)
    house(p, "SE1", "temple", 1)
    put(p, "SE2", "SP04", 2)
    do(p, "done", "fire:SE")
    assert left(p) == []
    assert p.month == 6
    assert p.tiles[p.tables.tile_ids.index("fire-amulet")] == 1


@pytest.mark.rule("IKI-16.1")
def test_after_the_amulet_the_next_stall_is_compared() -> None:
    p = with_amulet(0, 0, 4)
    put(p, "SE1", "SP01", 1)
    put(p, "SE2", "SP04", 2)  # 4 against 4
    put(p, "SE3", "SP05", 0)
    do(p, "done", "fire:SE", "amulet")
    assert left(p) == ["SE1", "SE2", "SE3"]
