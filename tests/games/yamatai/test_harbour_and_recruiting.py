"""Chapters 9 and 10: the harbour, recruiting."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import (
    at_hand,
    begin,
    beside,
    can,
    clear_all,
    culture,
    do,
    fill_up,
    hire,
    hold,
    legal,
    pass_round,
    refused,
    tiles_of,
)
from zashiki.core.rng import Rng
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scoring import beside_points

# --- chapter 9 ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-9.1", "YAM-9.2")
def test_the_example_gold_moored_and_bamboo_beside() -> None:
    p = at_hand(begin(2), 0, bamboo=1)
    do(p, "take-fleet5", "go-on")
    assert legal(p, "moor") == {"moor-bamboo", "moor-gold"}
    assert refused(p, "end") == "YAM-2.2"
    do(p, "moor-gold")
    assert (hold(p, 0), beside(p, 0)) == ({"gold": 1}, {"bamboo": 1})
    assert beside_points(p, 0) == 0
    p.beside[0] += 1
    assert beside_points(p, 0) == -1


@pytest.mark.rule("YAM-9.1")
def test_one_unplaced_ship_is_moored_by_itself() -> None:
    p = do(begin(2), "take-fleet3", "go-on")
    assert p.phase == s.HIRING
    assert (hold(p, 0), beside(p, 0)) == ({"clay": 1}, {})


@pytest.mark.rule("YAM-9.1", "YAM-9.2")
def test_a_moored_ship_may_be_replaced_and_goes_beside() -> None:
    p = at_hand(begin(2), 0, wood=1)
    supply = int(p.supply[1])
    do(p, "take-fleet4", "go-on", "moor-stone")
    assert (hold(p, 0), beside(p, 0)) == ({"stone": 1}, {"wood": 1})
    assert p.supply[1] == supply
    p = at_hand(begin(2), 0, wood=1)
    do(p, "take-fleet4", "go-on", "moor-wood")
    assert (hold(p, 0), beside(p, 0)) == ({"wood": 1}, {"stone": 1})


@pytest.mark.rule("YAM-9.2")
def test_all_other_ships_go_beside() -> None:
    p = begin(2, fleets=(10, 1, 2, 3, 4))
    do(p, "take-fleet10", "choose-gold", "go-on", "moor-gold")
    assert (hold(p, 0), beside(p, 0)) == ({"gold": 1}, {"wood": 1, "clay": 1})
    p = at_hand(begin(2), 0, bamboo=1)
    do(p, "take-fleet1", "go-on")  # two equal ships: nothing to choose
    assert (hold(p, 0), beside(p, 0)) == ({"bamboo": 1}, {"bamboo": 1})


@pytest.mark.rule("YAM-9.1")
def test_a_moored_ship_is_used_in_a_later_turn_or_stays() -> None:
    p = fill_up(pass_round(begin(2), 3, 1, 2, 4))
    assert hold(p, 0) == {"clay": 1}  # wood came in the second turn and the first was kept
    p = begin(2)
    do(p, "take-fleet3", "go-on", "end", "take-fleet1", "go-on", "end", "take-fleet2")
    assert {"sell-clay", "clay@s01"} <= legal(p)
    do(p, "wood@s01", "collect-s01-i01", "end")
    assert hold(p, 0) == {"clay": 1}


@pytest.mark.rule("YAM-9.3")
def test_ships_beside_the_harbour_are_lost_for_good() -> None:
    p = hire(begin(2), 0, "raijin", "nakatsu")
    for colour, ships in ((0, 2), (4, 1)):
        p.beside[colour] += ships
        p.supply[colour] -= ships
    supply = list(p.supply)
    do(p, "take-fleet3")
    assert refused(p, "bamboo@s01") == "YAM-5.1"
    assert refused(p, "sell-bamboo") == "YAM-4.4"
    assert refused(p, "give-bamboo") == "YAM-12.20"
    assert refused(p, "change-gold") == "YAM-12.20"
    do(p, "go-on", "end")
    assert list(p.supply)[:3] == supply[:3]
    assert beside(p, 0) == {"bamboo": 2, "gold": 1}


# --- chapter 10 --------------------------------------------------------------------------


def hiring(**tiles: int) -> Yamatai:
    """The first seat at its last step, with these culture tiles."""
    return do(culture(clear_all(begin(2)), 0, **tiles), "take-fleet1", "go-on")


@pytest.mark.rule("YAM-10.1")
def test_recruiting_is_optional_one_of_the_display_and_one_in_a_turn() -> None:
    p = hiring(orange=2, green=2)
    assert can(p, "end")
    people = ("yasoma", "amateratsu", "fu-hsi", "izanami", "ananda")
    assert legal(p, "recruit") == {f"recruit-{name}" for name in people}
    assert refused(p, "recruit-riu") == "YAM-10.1"
    do(p, "recruit-fu-hsi", "pay-green+green")
    assert refused(p, "recruit-yasoma") == "YAM-10.1"
    assert tiles_of(p, 0) == {"orange": 2}
    assert p.shown[2] == s.NONE  # not refilled in the round


@pytest.mark.rule("YAM-10.2")
def test_two_equal_or_three_different_tiles() -> None:
    assert can(hiring(orange=2), "recruit-yasoma")
    assert can(hiring(orange=1, green=1, violet=1), "recruit-yasoma")
    assert refused(hiring(orange=1, green=1), "recruit-yasoma") == "YAM-10.2"
    assert refused(hiring(rose=1), "recruit-yasoma") == "YAM-10.2"


@pytest.mark.rule("YAM-10.2")
def test_which_tiles_are_given_is_free() -> None:
    p = do(hiring(orange=2, green=1, violet=1, blue=2), "recruit-yasoma")
    assert legal(p) == {
        "pay-orange+orange",
        "pay-blue+blue",
        "pay-orange+green+violet",
        "pay-orange+green+blue",
        "pay-orange+violet+blue",
        "pay-green+violet+blue",
    }
    assert refused(p, "pay-green+green") == "YAM-10.2"
    assert refused(p, "end") == "YAM-10.2"


@pytest.mark.rule("YAM-10.2")
def test_the_only_payment_is_made_at_once() -> None:
    p = do(hiring(beige=3), "recruit-yasoma")
    assert p.phase == s.HIRING
    assert tiles_of(p, 0) == {"beige": 1}


@pytest.mark.rule("YAM-10.3")
def test_the_example_three_different_tiles_and_four_coins() -> None:
    p = hiring(orange=1, green=1, violet=1)
    number = p.tables.specialist_names.index("fu-hsi")
    p.reward[number] = 4
    do(p, "recruit-fu-hsi")
    assert tiles_of(p, 0) == {}
    assert p.coins[0] == 14
    assert p.reward[number] == 0
    assert p.holder[number] == 0


@pytest.mark.rule("YAM-10.4")
def test_tiles_given_are_out_of_the_game() -> None:
    p = hiring(orange=2)
    before = int(p.spent[0])
    culture_left = p.culture
    do(p, "recruit-yasoma")
    assert p.spent[0] == before + 2
    assert p.culture == culture_left
    assert p.components()["culture-orange"] == 5


@pytest.mark.rule("YAM-10.1")
def test_a_specialist_stays_to_the_end() -> None:
    p = do(hiring(orange=2), "recruit-yasoma", "end")
    number = p.tables.specialist_names.index("yasoma")
    rng = Rng(1)
    while not p.is_over:
        p.apply(p.random_action(rng))
        assert p.holder[number] == 0


@pytest.mark.rule("YAM-10.2", "YAM-6.4")
def test_tiles_collected_this_turn_may_be_given_and_a_mountain_tile_counts_as_its_kind() -> None:
    p = begin(2, faces={"i01": "rose-mountain", "i02": "rose"})
    at_hand(p, 0, stone=1)
    do(p, "take-fleet2", "wood@s01", "stone@s07", "collect-s01-i01", "collect-s07-i02")
    do(p, "recruit-yasoma")
    assert tiles_of(p, 0) == {}
    assert p.holder[p.tables.specialist_names.index("yasoma")] == 0
