"""Chapter 6: moving and laps."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.games.iki.actions import MOST_STEPS
from zashiki.games.iki.rules import Iki


def walking(field: str = "3", space: int = 2, **stock: int) -> Iki:
    """Seat 0 about to walk, with this stock after its income."""
    state = build.turn(field)
    build.play(state, "income")
    build.stand(state, 0, space)
    build.give(state, 0, **stock)
    return state


@pytest.mark.rule("IKI-6.1")
@pytest.mark.parametrize("field", ["1", "2", "3", "4"])
def test_a_move_is_exactly_as_long_as_the_field_says(field: str) -> None:
    state = walking(field)
    assert build.legal(state) == [f"move:{field}"]
    build.play(state, f"move:{field}")
    assert state.space[0] == 2 + int(field)


@pytest.mark.rule("IKI-6.1")
def test_the_flexible_field_gives_one_to_four_steps_never_none() -> None:
    state = build.month()
    build.play(state, "field:flex", "field:1", "field:2")
    build.give(state, 0)
    assert build.legal(state) == ["move:1", "move:2", "move:3", "move:4"]
    assert build.refused(state, "done").rule_id == "IKI-6.1"
    refusal = build.refused(state, "move:0")
    assert (refusal.reason, refusal.rule_id) == ("stand-still", "IKI-6.1")


@pytest.mark.rule("IKI-6.3")
def test_each_sandal_makes_the_move_one_longer() -> None:
    state = walking("1", sandal=5)
    assert build.legal(state) == [f"move:{n}" for n in range(1, 7)]
    build.play(state, "move:3")
    assert state.space[0] == 5
    assert build.held(state, 0) == {"sandal": 3}


@pytest.mark.rule("IKI-6.3")
def test_sandals_never_shorten_a_move() -> None:
    state = walking("3", sandal=2)
    assert build.legal(state) == ["move:3", "move:4", "move:5"]
    assert build.refused(state, "move:2").reason == "move-short"
    assert build.refused(state, "move:6").reason == "move-long"


@pytest.mark.rule("IKI-6.3")
def test_the_house_limit_of_a_move() -> None:
    state = walking("1", sandal=99)
    assert build.legal(state) == sorted(f"move:{n}" for n in range(1, MOST_STEPS + 1))


@pytest.mark.rule("IKI-6.4")
def test_a_lap_is_the_step_from_the_last_to_the_first_space() -> None:
    for space, field, laps in ((6, "1", 0), (7, "1", 1), (5, "4", 1), (3, "4", 0)):
        state = walking(field, space)
        build.put(state, "SW1", "SP01", 0)
        build.play(state, f"move:{field}")
        assert build.experience(state, "SW1") == laps


@pytest.mark.rule("IKI-6.4")
def test_entering_from_the_gate_is_no_lap() -> None:
    state = walking("4", -1, sandal=5)
    build.put(state, "SW1", "SP01", 0)
    other = state.copy()
    build.play(state, "move:8")
    assert (int(state.space[0]), build.experience(state, "SW1")) == (7, 0)
    build.play(other, "move:9")
    assert (int(other.space[0]), build.experience(other, "SW1")) == (0, 1)


@pytest.mark.rule("IKI-6.5")
def test_on_a_lap_every_own_character_gains_one_experience() -> None:
    state = walking("2", 7)
    for where, name, owner in (("SW1", "SP01", 0), ("NE2", "SP04", 0), ("NW3", "SP07", 0)):
        build.put(state, where, name, owner)
    build.put(state, "SE1", "SP05", 1)
    build.play(state, "move:2")
    assert [build.experience(state, where) for where in ("SW1", "NE2", "NW3", "SE1")] == [
        1,
        1,
        1,
        0,
    ]


@pytest.mark.rule("IKI-6.5")
def test_a_character_hired_this_turn_takes_part_and_a_building_does_not() -> None:
    state = build.turn("1")
    build.stand(state, 0, 7)
    build.house(state, "SE1", "temple", 0)
    build.play(state, "card:SP01", "stall:SW1", "move:1")
    assert build.experience(state, "SW1") == 1
    assert build.experience(state, "SE1") == 0
    assert build.on(state, "SE1") == "temple"


@pytest.mark.rule("IKI-6.5", "IKI-8.3")
def test_a_long_move_can_make_several_laps() -> None:
    state = walking("1", 7, sandal=16)
    build.put(state, "SW1", "SP01", 0)
    build.put(state, "SW2", "SP02", 0)
    build.play(state, "move:9")
    assert build.experience(state, "SW1") == 2
    assert build.has_retired(state, 0, "SP02")
    assert build.held(state, 0) == {"sandal": 8}


@pytest.mark.rule("IKI-6.5")
def test_a_kobun_freed_on_the_lap_can_build_in_the_same_turn() -> None:
    state = walking("2", 5, wood=9, koban=9, mon=9)
    for where, name in (("SW1", "SP01"), ("SW2", "SP05"), ("SW3", "SP06")):
        build.put(state, where, name, 0)
    build.put(state, "NE2", "SP04", 0, experience=2)
    other = state.copy()
    build.play(other, "move:2")
    assert build.legal(other, "build") == []  # on the building site, but no kobun is free
    build.stand(state, 0, 7)
    build.give(state, 0, wood=9, koban=9, mon=9, sandal=6)
    build.play(state, "move:8")
    assert state.space[0] == 7
    assert build.has_retired(state, 0, "SP04")
    assert "build:temple" in build.legal(state, "build")


@pytest.mark.rule("IKI-6.5", "IKI-16.2")
def test_a_handcart_gained_on_the_lap_lengthens_this_very_move() -> None:
    state = walking("3", 6)
    build.put(state, "SW1", "SP13", 0, experience=1)
    assert build.legal(state) == ["move:3", "move:4"]
    build.play(state, "move:4")
    assert build.holds(state, 0, "handcart")
    assert state.space[0] == 2
    assert state.zone[build.card(state, "SP13")] == 4


@pytest.mark.rule("IKI-16.2")
def test_a_handcart_gained_on_the_last_step_still_helps() -> None:
    state = walking("2", 6)
    build.put(state, "SW1", "SP13", 0, experience=1)
    assert build.legal(state) == ["move:2", "move:3"]


@pytest.mark.rule("IKI-16.2")
def test_a_handcart_cannot_pay_for_the_step_that_earns_it() -> None:
    state = walking("2", 5)  # the lap would be the third step
    build.put(state, "SW1", "SP13", 0, experience=1)
    assert build.legal(state) == ["move:2"]
    build.give(state, 0, sandal=1)
    assert build.legal(state) == ["move:2", "move:3", "move:4"]
    build.play(state, "move:4")
    assert build.held(state, 0) == {}
    assert state.space[0] == 1


@pytest.mark.rule("IKI-6.2")
def test_a_space_may_hold_all_figures() -> None:
    state = walking("3", 1)
    build.stand(state, 1, 4)
    build.stand(state, 2, 4)
    build.play(state, "move:3", "done")
    build.take_turn(state, 1)
    assert [int(space) for space in state.space] == [4, 4, 4]
