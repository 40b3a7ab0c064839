"""Chapter 6: the duty to collect or build, and collecting."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai


def ready_site() -> Yamatai:
    """Bamboo, bamboo and clay lie round the empty island i02, the clay tile b06 is in the row."""
    return build.ships_at(build.clear_all(build.begin(2)), s16="bamboo", s17="bamboo", s07="clay")


@pytest.mark.rule("YAM-6.1")
def test_collect_or_build_and_never_both() -> None:
    state = build.ships_at(
        build.clear(build.begin(2), "i02"), s16="bamboo", s17="bamboo", s07="clay", s03="wood"
    )
    build.play(state, "take-fleet2", "wood@s08")
    assert {"collect-s08-i03", "b06@i02"} <= build.legal(state)  # both possible: the player chooses
    assert build.refused(state, "go-on") == "YAM-6.1"
    other = state.copy()
    build.play(state, "collect-s08-i03")
    assert build.refused(state, "b06@i02") == "YAM-2.2"
    build.play(other, "b06@i02")
    assert build.refused(other, "collect-s08-i03") == "YAM-2.2"
    assert build.refused(other, "b17@i02") == "YAM-2.2"


@pytest.mark.rule("YAM-6.1")
def test_if_only_a_building_is_possible_it_must_be_built() -> None:
    state = ready_site()
    build.play(state, "take-fleet2", "wood@s02")
    assert build.legal(state, "collect") == set()
    assert build.refused(state, "go-on") == "YAM-6.1"
    assert build.can(state, "b06@i02")


@pytest.mark.rule("YAM-6.1")
def test_without_a_placed_ship_nothing_is_owed() -> None:
    state = ready_site()
    build.play(state, "take-fleet2")
    assert build.can(state, "go-on")
    assert build.refused(state, "b06@i02") == "YAM-7.3"
    build.play(state, "go-on", "end")


@pytest.mark.rule("YAM-6.1")
def test_if_neither_is_possible_the_turn_goes_on() -> None:
    state = build.play(build.clear_all(build.begin(2)), "take-fleet2", "wood@s03")
    assert build.can(state, "go-on")
    build.play(state, "go-on")
    assert build.can(state, "end")


@pytest.mark.rule("YAM-6.1", "YAM-11.9")
def test_a_building_that_only_fleet_9_makes_possible_is_not_owed() -> None:
    state = build.ships_at(
        build.clear_all(build.begin(2, fleets=(9, 1, 2, 3, 4))), s16="bamboo", s17="bamboo"
    )
    build.play(state, "take-fleet9", "wood@s02")
    assert {"b06@i02", "go-on"} <= build.legal(state)


@pytest.mark.rule("YAM-6.1", "YAM-12.5")
def test_a_building_after_clearing_sacred_ground_is_not_owed() -> None:
    state = build.sacred(build.hire(ready_site(), 0, "kachiko"), "i02")
    build.play(state, "take-fleet2", "wood@s02")
    assert build.can(state, "go-on")
    build.play(state, "clear-i02")
    assert build.refused(state, "go-on") == "YAM-6.1"


@pytest.mark.rule("YAM-6.2")
def test_one_tile_for_each_ship_from_an_island_it_touches() -> None:
    state = build.more(build.play(build.begin(2), "take-fleet2"), stone=1, gold=1)
    build.play(state, "wood@s02", "stone@s08", "gold@s17")
    build.play(state, "collect-s02-i02", "collect-s08-i03", "collect-s17-i07")
    assert sum(state.hand[:6]) == 3
    assert state.phase == s.HIRING


@pytest.mark.rule("YAM-6.2")
def test_one_ship_takes_one_tile_only() -> None:
    state = build.ships_at(build.begin(2), s07="wood")
    build.play(state, "take-fleet2", "wood@s16")
    assert build.legal(state, "collect") == {
        f"collect-s16-{name}" for name in ("i01", "i02", "i06", "i07")
    }
    build.play(state, "collect-s16-i06")
    assert sum(state.hand[:6]) == 1
    assert build.can(state, "end")


@pytest.mark.rule("YAM-6.2")
def test_older_ships_take_nothing() -> None:
    state = build.ships_at(build.clear(build.begin(2), "i01"), s07="wood")
    build.play(state, "take-fleet2", "wood@s01")
    assert build.legal(state, "collect") == set()  # s07 touches i02, but it is older
    assert build.can(state, "go-on")
    assert build.refused(state, "collect-s07-i02") == "YAM-6.2"


@pytest.mark.rule("YAM-6.3")
def test_the_player_chooses_the_order_of_the_ships() -> None:
    state = build.at_hand(build.begin(2), 0, stone=1)
    build.play(state, "take-fleet2", "wood@s01", "stone@s07")
    other, third = state.copy(), state.copy()
    build.play(state, "collect-s01-i01", "collect-s07-i02")
    assert state.culture & 3 == 0
    build.play(other, "collect-s07-i01")  # now s01 has nothing left beside it
    assert other.phase == s.HIRING
    assert other.culture >> build.island("i02") & 1
    build.play(third, "collect-s07-i02")
    assert third.phase == s.COLLECTING
    assert build.legal(third) == {"collect-s01-i01"}  # i02 alone is not allowed
    assert build.refused(third, "end") == "YAM-6.3"
    assert build.refused(third, "go-on") == "YAM-6.3"


@pytest.mark.rule("YAM-6.3")
def test_fewer_tiles_than_ships_is_fine() -> None:
    state = build.lay_culture(build.clear_all(build.begin(2)), i01="orange", i02="green")
    build.more(build.play(state, "take-fleet2"), stone=1, gold=1)
    build.play(state, "wood@s02", "stone@s07", "gold@s01")
    build.play(state, "collect-s02-i02", "collect-s07-i01")
    assert build.tiles_of(state, 0) == {"orange": 1, "green": 1}
    assert state.phase == s.HIRING


@pytest.mark.rule("YAM-6.4")
def test_a_mountain_tile_is_taken_like_any_other_and_the_mountain_stays() -> None:
    state = build.begin(2, faces={"i01": "violet-mountain"})
    build.play(state, "take-fleet2", "wood@s01", "collect-s01-i01")
    assert build.tiles_of(state, 0) == {"violet": 1}
    assert state.culture_at[build.island("i01")] == s.NONE
    assert state.open_islands() >> build.island("i01") & 1
    assert state.mountains >> build.island("i01") & 1
    seats = state.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["culture"]["violet"] == 1


@pytest.mark.rule("YAM-6.2")
def test_any_seat_may_collect_from_any_island() -> None:
    state = build.begin(2)
    build.play(state, "take-fleet2", "wood@s01", "collect-s01-i01", "end")
    build.play(state, "take-fleet1", "bamboo@s03", "collect-s03-i03")
    assert sum(state.hand[6:]) == 1
