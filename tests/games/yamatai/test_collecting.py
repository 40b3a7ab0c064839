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
    legal,
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
    p = ships_at(clear(begin(2), "i02"), s16="bamboo", s17="bamboo", s07="clay", s03="wood")
    do(p, "take-fleet2", "wood@s08")
    assert {"collect-s08-i03", "b06@i02"} <= legal(p)  # both possible: the player chooses
    assert refused(p, "go-on") == "YAM-6.1"
    q = p.copy()
    do(p, "collect-s08-i03")
    assert refused(p, "b06@i02") == "YAM-2.2"
    do(q, "b06@i02")
    assert refused(q, "collect-s08-i03") == "YAM-2.2"
    assert refused(q, "b17@i02") == "YAM-2.2"


@pytest.mark.rule("YAM-6.1")
def test_if_only_a_building_is_possible_it_must_be_built() -> None:
    p = ready_site()
    do(p, "take-fleet2", "wood@s02")
    assert legal(p, "collect") == set()
    assert refused(p, "go-on") == "YAM-6.1"
    assert can(p, "b06@i02")


@pytest.mark.rule("YAM-6.1")
def test_without_a_placed_ship_nothing_is_owed() -> None:
    p = ready_site()
    do(p, "take-fleet2")
    assert can(p, "go-on")
    assert refused(p, "b06@i02") == "YAM-7.3"
    do(p, "go-on", "end")


@pytest.mark.rule("YAM-6.1")
def test_if_neither_is_possible_the_turn_goes_on() -> None:
    p = do(clear_all(begin(2)), "take-fleet2", "wood@s03")
    assert can(p, "go-on")
    do(p, "go-on")
    assert can(p, "end")


@pytest.mark.rule("YAM-6.1", "YAM-11.9")
def test_a_building_that_only_fleet_9_makes_possible_is_not_owed() -> None:
    p = ships_at(clear_all(begin(2, fleets=(9, 1, 2, 3, 4))), s16="bamboo", s17="bamboo")
    do(p, "take-fleet9", "wood@s02")
    assert {"b06@i02", "go-on"} <= legal(p)


@pytest.mark.rule("YAM-6.1", "YAM-12.5")
def test_a_building_after_clearing_sacred_ground_is_not_owed() -> None:
    p = sacred(hire(ready_site(), 0, "kachiko"), "i02")
    do(p, "take-fleet2", "wood@s02")
    assert can(p, "go-on")
    do(p, "clear-i02")
    assert refused(p, "go-on") == "YAM-6.1"


@pytest.mark.rule("YAM-6.2")
def test_one_tile_for_each_ship_from_an_island_it_touches() -> None:
    p = at_hand(begin(2), 0, stone=1, gold=1)
    do(p, "take-fleet2", "wood@s02", "stone@s08", "gold@s17")
    do(p, "collect-s02-i02", "collect-s08-i03", "collect-s17-i07")
    assert sum(p.hand[:6]) == 3
    assert p.phase == s.HIRING


@pytest.mark.rule("YAM-6.2")
def test_one_ship_takes_one_tile_only() -> None:
    p = ships_at(begin(2), s07="wood")
    do(p, "take-fleet2", "wood@s16")
    assert legal(p, "collect") == {f"collect-s16-{name}" for name in ("i01", "i02", "i06", "i07")}
    do(p, "collect-s16-i06")
    assert sum(p.hand[:6]) == 1
    assert can(p, "end")


@pytest.mark.rule("YAM-6.2")
def test_older_ships_take_nothing() -> None:
    p = ships_at(clear(begin(2), "i01"), s07="wood")
    do(p, "take-fleet2", "wood@s01")
    assert legal(p, "collect") == set()  # s07 touches i02, but it is older
    assert can(p, "go-on")
    assert refused(p, "collect-s07-i02") == "YAM-6.2"


@pytest.mark.rule("YAM-6.3")
def test_the_player_chooses_the_order_of_the_ships() -> None:
    p = at_hand(begin(2), 0, stone=1)
    do(p, "take-fleet2", "wood@s01", "stone@s07")
    q, r = p.copy(), p.copy()
    do(p, "collect-s01-i01", "collect-s07-i02")
    assert p.culture & 3 == 0
    do(q, "collect-s07-i01")  # now s01 has nothing left beside it
    assert q.phase == s.HIRING
    assert q.culture >> island("i02") & 1
    do(r, "collect-s07-i02")
    assert r.phase == s.COLLECTING
    assert legal(r) == {"collect-s01-i01"}  # i02 alone is not allowed
    assert refused(r, "end") == "YAM-6.3"
    assert refused(r, "go-on") == "YAM-6.3"


@pytest.mark.rule("YAM-6.3")
def test_fewer_tiles_than_ships_is_fine() -> None:
    p = clear_all(at_hand(begin(2, faces={"i01": "orange", "i02": "green"}), 0, stone=1, gold=1))
    p.spent[0] -= 1
    p.spent[1] -= 1
    p.culture_at[0], p.culture_at[1] = 0, 1
    p.culture = 3
    do(p, "take-fleet2", "wood@s02", "stone@s07", "gold@s01")
    do(p, "collect-s02-i02", "collect-s07-i01")
    assert tiles_of(p, 0) == {"orange": 1, "green": 1}
    assert p.phase == s.HIRING


@pytest.mark.rule("YAM-6.4")
def test_a_mountain_tile_is_taken_like_any_other_and_the_mountain_stays() -> None:
    p = begin(2, faces={"i01": "violet-mountain"})
    do(p, "take-fleet2", "wood@s01", "collect-s01-i01")
    assert tiles_of(p, 0) == {"violet": 1}
    assert p.culture_at[island("i01")] == s.NONE
    assert p.open_islands() >> island("i01") & 1
    assert p.mountains >> island("i01") & 1
    seats = p.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["culture"]["violet"] == 1


@pytest.mark.rule("YAM-6.2")
def test_any_seat_may_collect_from_any_island() -> None:
    p = begin(2)
    do(p, "take-fleet2", "wood@s01", "collect-s01-i01", "end")
    do(p, "take-fleet1", "bamboo@s03", "collect-s03-i03")
    assert sum(p.hand[6:]) == 1
