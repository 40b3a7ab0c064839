"""Chapter 6: moving and laps."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    card,
    do,
    experience,
    give,
    has_retired,
    held,
    holds,
    house,
    legal,
    month,
    on,
    put,
    refused,
    take_turn,
    turn,
)
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import MOST_STEPS


def walking(field: str = "3", space: int = 2, **stock: int) -> Iki:
    """Seat 0 about to walk, with this stock after its income."""
    p = turn(field)
    do(p, "income")
    p.space[0] = space
    give(p, 0, **stock)
    return p


@pytest.mark.rule("IKI-6.1")
@pytest.mark.parametrize("field", ["1", "2", "3", "4"])
def test_a_move_is_exactly_as_long_as_the_field_says(field: str) -> None:
    p = walking(field)
    assert legal(p) == [f"move:{field}"]
    do(p, f"move:{field}")
    assert p.space[0] == 2 + int(field)


@pytest.mark.rule("IKI-6.1")
def test_the_flexible_field_gives_one_to_four_steps_never_none() -> None:
    p = month()
    do(p, "field:flex", "field:1", "field:2")
    give(p, 0)
    assert legal(p) == ["move:1", "move:2", "move:3", "move:4"]
    assert refused(p, "done").rule_id == "IKI-6.1"
    assert refused(p, "move:0").reason == "no-such-action"


@pytest.mark.rule("IKI-6.3")
def test_each_sandal_makes_the_move_one_longer() -> None:
    p = walking("1", sandal=5)
    assert legal(p) == [f"move:{n}" for n in range(1, 7)]
    do(p, "move:3")
    assert p.space[0] == 5
    assert held(p, 0) == {"sandal": 3}


@pytest.mark.rule("IKI-6.3")
def test_sandals_never_shorten_a_move() -> None:
    p = walking("3", sandal=2)
    assert legal(p) == ["move:3", "move:4", "move:5"]
    assert refused(p, "move:2").reason == "move-short"
    assert refused(p, "move:6").reason == "move-long"


@pytest.mark.rule("IKI-6.3")
def test_the_house_limit_of_a_move() -> None:
    p = walking("1", sandal=99)
    assert legal(p) == sorted(f"move:{n}" for n in range(1, MOST_STEPS + 1))


@pytest.mark.rule("IKI-6.4")
def test_a_lap_is_the_step_from_the_last_to_the_first_space() -> None:
    for space, field, laps in ((6, "1", 0), (7, "1", 1), (5, "4", 1), (3, "4", 0)):
        p = walking(field, space)
        put(p, "SW1", "SP01", 0)
        do(p, f"move:{field}")
        assert experience(p, "SW1") == laps


@pytest.mark.rule("IKI-6.4")
def test_entering_from_the_gate_is_no_lap() -> None:
    p = walking("4", -1, sandal=5)
    put(p, "SW1", "SP01", 0)
    twin = p.copy()
    do(p, "move:8")
    assert (int(p.space[0]), experience(p, "SW1")) == (7, 0)
    do(twin, "move:9")
    assert (int(twin.space[0]), experience(twin, "SW1")) == (0, 1)


@pytest.mark.rule("IKI-6.5")
def test_on_a_lap_every_own_character_gains_one_experience() -> None:
    p = walking("2", 7)
    for where, name, owner in (("SW1", "SP01", 0), ("NE2", "SP04", 0), ("NW3", "SP07", 0)):
        put(p, where, name, owner)
    put(p, "SE1", "SP05", 1)
    do(p, "move:2")
    assert [experience(p, where) for where in ("SW1", "NE2", "NW3", "SE1")] == [1, 1, 1, 0]


@pytest.mark.rule("IKI-6.5")
def test_a_character_hired_this_turn_takes_part_and_a_building_does_not() -> None:
    p = turn("1")
    p.space[0] = 7
    house(p, "SE1", "temple", 0)
    do(p, "card:SP01", "stall:SW1", "move:1")
    assert experience(p, "SW1") == 1
    assert experience(p, "SE1") == 0
    assert on(p, "SE1") == "temple"


@pytest.mark.rule("IKI-6.5", "IKI-8.3")
def test_a_long_move_can_make_several_laps() -> None:
    p = walking("1", 7, sandal=16)
    put(p, "SW1", "SP01", 0)
    put(p, "SW2", "SP02", 0)
    do(p, "move:9")
    assert experience(p, "SW1") == 2
    assert has_retired(p, 0, "SP02")
    assert held(p, 0) == {"sandal": 8}


@pytest.mark.rule("IKI-6.5")
def test_a_kobun_freed_on_the_lap_can_build_in_the_same_turn() -> None:
    p = walking("2", 5, wood=9, koban=9, mon=9)
    for where, name in (("SW1", "SP01"), ("SW2", "SU01"), ("SW3", "SU04")):
        put(p, where, name, 0)
    put(p, "NE2", "SP04", 0, experience=2)
    twin = p.copy()
    do(twin, "move:2")
    assert legal(twin, "build") == []  # on the building site, but no kobun is free
    p.space[0] = 7
    p.stock[3] = 6
    do(p, "move:8")
    assert p.space[0] == 7
    assert has_retired(p, 0, "SP04")
    assert "build:temple" in legal(p, "build")


@pytest.mark.rule("IKI-6.5", "IKI-16.2")
def test_a_handcart_gained_on_the_lap_lengthens_this_very_move() -> None:
    p = walking("3", 6)
    put(p, "SW1", "SP13", 0, experience=1)
    assert legal(p) == ["move:3", "move:4"]
    do(p, "move:4")
    assert holds(p, 0, "handcart")
    assert p.space[0] == 2
    assert p.zone[card(p, "SP13")] == 4


@pytest.mark.rule("IKI-16.2")
def test_a_handcart_gained_on_the_last_step_still_helps() -> None:
    p = walking("2", 6)
    put(p, "SW1", "SP13", 0, experience=1)
    assert legal(p) == ["move:2", "move:3"]


@pytest.mark.rule("IKI-16.2")
def test_a_handcart_cannot_pay_for_the_step_that_earns_it() -> None:
    p = walking("2", 5)  # the lap would be the third step
    put(p, "SW1", "SP13", 0, experience=1)
    assert legal(p) == ["move:2"]
    give(p, 0, sandal=1)
    assert legal(p) == ["move:2", "move:3", "move:4"]
    do(p, "move:4")
    assert held(p, 0) == {}
    assert p.space[0] == 1


@pytest.mark.rule("IKI-6.2")
def test_a_space_may_hold_all_figures() -> None:
    p = walking("3", 1)
    p.space[1] = p.space[2] = 4
    do(p, "move:3", "done")
    take_turn(p, 1)
    assert [int(space) for space in p.space] == [4, 4, 4]
