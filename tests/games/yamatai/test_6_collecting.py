"""Chapter 6: the duty to collect or build, and collecting."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import (
    at_hand,
    begin,
    can,
    clear,
    clear_all,
    do,
    hire,
    island,
    lay_culture,
    legal,
    more,
    refused,
    sacred,
    ships_at,
    tiles_of,
)
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai


def ready_site() -> Yamatai:
    """Bamboo, bamboo and clay lie round the empty island i02, the clay tile b06 is in the row."""
    return ships_at(clear_all(begin(2)), s16="bamboo", s17="bamboo", s07="clay")


@pytest.mark.rule("YAM-6.1")
def test_collect_or_build_and_never_both() -> None:
    state = ships_at(clear(begin(2), "i02"), s16="bamboo", s17="bamboo", s07="clay", s03="wood")
    do(state, "take-fleet2", "wood@s08")
    assert {"collect-s08-i03", "b06@i02"} <= legal(state)  # both possible: the player chooses
    assert refused(state, "go-on") == "YAM-6.1"
    other = state.copy()
    do(state, "collect-s08-i03")
    assert refused(state, "b06@i02") == "YAM-2.2"
    do(other, "b06@i02")
    assert refused(other, "collect-s08-i03") == "YAM-2.2"
    assert refused(other, "b17@i02") == "YAM-2.2"


@pytest.mark.rule("YAM-6.1")
def test_if_only_a_building_is_possible_it_must_be_built() -> None:
    state = ready_site()
    do(state, "take-fleet2", "wood@s02")
    assert legal(state, "collect") == set()
    assert refused(state, "go-on") == "YAM-6.1"
    assert can(state, "b06@i02")


@pytest.mark.rule("YAM-6.1")
def test_without_a_placed_ship_nothing_is_owed() -> None:
    state = ready_site()
    do(state, "take-fleet2")
    assert can(state, "go-on")
    assert refused(state, "b06@i02") == "YAM-7.3"
    do(state, "go-on", "end")


@pytest.mark.rule("YAM-6.1")
def test_if_neither_is_possible_the_turn_goes_on() -> None:
    state = do(clear_all(begin(2)), "take-fleet2", "wood@s03")
    assert can(state, "go-on")
    do(state, "go-on")
    assert can(state, "end")


@pytest.mark.rule("YAM-6.1", "YAM-11.9")
def test_a_building_that_only_fleet_9_makes_possible_is_not_owed() -> None:
    state = ships_at(clear_all(begin(2, fleets=(9, 1, 2, 3, 4))), s16="bamboo", s17="bamboo")
    do(state, "take-fleet9", "wood@s02")
    assert {"b06@i02", "go-on"} <= legal(state)


@pytest.mark.rule("YAM-6.1", "YAM-12.5")
def test_a_building_after_clearing_sacred_ground_is_not_owed() -> None:
    state = sacred(hire(ready_site(), 0, "kachiko"), "i02")
    do(state, "take-fleet2", "wood@s02")
    assert can(state, "go-on")
    do(state, "clear-i02")
    assert refused(state, "go-on") == "YAM-6.1"


@pytest.mark.rule("YAM-6.2")
def test_one_tile_for_each_ship_from_an_island_it_touches() -> None:
    state = more(do(begin(2), "take-fleet2"), stone=1, gold=1)
    do(state, "wood@s02", "stone@s08", "gold@s17")
    do(state, "collect-s02-i02", "collect-s08-i03", "collect-s17-i07")
    assert sum(state.hand[:6]) == 3
    assert state.phase == s.HIRING


@pytest.mark.rule("YAM-6.2")
def test_one_ship_takes_one_tile_only() -> None:
    state = ships_at(begin(2), s07="wood")
    do(state, "take-fleet2", "wood@s16")
    assert legal(state, "collect") == {
        f"collect-s16-{name}" for name in ("i01", "i02", "i06", "i07")
    }
    do(state, "collect-s16-i06")
    assert sum(state.hand[:6]) == 1
    assert can(state, "end")


@pytest.mark.rule("YAM-6.2")
def test_older_ships_take_nothing() -> None:
    state = ships_at(clear(begin(2), "i01"), s07="wood")
    do(state, "take-fleet2", "wood@s01")
    assert legal(state, "collect") == set()  # s07 touches i02, but it is older
    assert can(state, "go-on")
    assert refused(state, "collect-s07-i02") == "YAM-6.2"


@pytest.mark.rule("YAM-6.3")
def test_the_player_chooses_the_order_of_the_ships() -> None:
    state = at_hand(begin(2), 0, stone=1)
    do(state, "take-fleet2", "wood@s01", "stone@s07")
    other, third = state.copy(), state.copy()
    do(state, "collect-s01-i01", "collect-s07-i02")
    assert state.culture & 3 == 0
    do(other, "collect-s07-i01")  # now s01 has nothing left beside it
    assert other.phase == s.HIRING
    assert other.culture >> island("i02") & 1
    do(third, "collect-s07-i02")
    assert third.phase == s.COLLECTING
    assert legal(third) == {"collect-s01-i01"}  # i02 alone is not allowed
    assert refused(third, "end") == "YAM-6.3"
    assert refused(third, "go-on") == "YAM-6.3"


@pytest.mark.rule("YAM-6.3")
def test_fewer_tiles_than_ships_is_fine() -> None:
    state = lay_culture(clear_all(begin(2)), i01="orange", i02="green")
    more(do(state, "take-fleet2"), stone=1, gold=1)
    do(state, "wood@s02", "stone@s07", "gold@s01")
    do(state, "collect-s02-i02", "collect-s07-i01")
    assert tiles_of(state, 0) == {"orange": 1, "green": 1}
    assert state.phase == s.HIRING


@pytest.mark.rule("YAM-6.4")
def test_a_mountain_tile_is_taken_like_any_other_and_the_mountain_stays() -> None:
    state = begin(2, faces={"i01": "violet-mountain"})
    do(state, "take-fleet2", "wood@s01", "collect-s01-i01")
    assert tiles_of(state, 0) == {"violet": 1}
    assert state.culture_at[island("i01")] == s.NONE
    assert state.open_islands() >> island("i01") & 1
    assert state.mountains >> island("i01") & 1
    seats = state.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["culture"]["violet"] == 1


@pytest.mark.rule("YAM-6.2")
def test_any_seat_may_collect_from_any_island() -> None:
    state = begin(2)
    do(state, "take-fleet2", "wood@s01", "collect-s01-i01", "end")
    do(state, "take-fleet1", "bamboo@s03", "collect-s03-i03")
    assert sum(state.hand[6:]) == 1
