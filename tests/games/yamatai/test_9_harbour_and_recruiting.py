"""Chapters 9 and 10: the harbour, recruiting."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import (
    at_hand,
    begin,
    beside,
    can,
    clear_all,
    coins_on,
    culture,
    do,
    fill_up,
    hire,
    hold,
    legal,
    lose,
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
    state = at_hand(begin(2), 0, bamboo=1)
    do(state, "take-fleet5", "go-on")
    assert legal(state, "moor") == {"moor-bamboo", "moor-gold"}
    assert refused(state, "end") == "YAM-2.2"
    do(state, "moor-gold")
    assert (hold(state, 0), beside(state, 0)) == ({"gold": 1}, {"bamboo": 1})
    assert beside_points(state, 0) == 0
    assert beside_points(lose(state, 0, bamboo=1), 0) == -1


@pytest.mark.rule("YAM-9.1")
def test_one_unplaced_ship_is_moored_by_itself() -> None:
    state = do(begin(2), "take-fleet3", "go-on")
    assert state.phase == s.HIRING
    assert (hold(state, 0), beside(state, 0)) == ({"clay": 1}, {})


@pytest.mark.rule("YAM-9.1", "YAM-9.2")
def test_a_moored_ship_may_be_replaced_and_goes_beside() -> None:
    state = at_hand(begin(2), 0, wood=1)
    supply = int(state.supply[1])
    do(state, "take-fleet4", "go-on", "moor-stone")
    assert (hold(state, 0), beside(state, 0)) == ({"stone": 1}, {"wood": 1})
    assert state.supply[1] == supply
    state = at_hand(begin(2), 0, wood=1)
    do(state, "take-fleet4", "go-on", "moor-wood")
    assert (hold(state, 0), beside(state, 0)) == ({"wood": 1}, {"stone": 1})


@pytest.mark.rule("YAM-9.2")
def test_all_other_ships_go_beside() -> None:
    state = begin(2, fleets=(10, 1, 2, 3, 4))
    do(state, "take-fleet10", "choose-gold", "go-on", "moor-gold")
    assert (hold(state, 0), beside(state, 0)) == ({"gold": 1}, {"wood": 1, "clay": 1})
    state = at_hand(begin(2), 0, bamboo=1)
    do(state, "take-fleet1", "go-on")  # two equal ships: nothing to choose
    assert (hold(state, 0), beside(state, 0)) == ({"bamboo": 1}, {"bamboo": 1})


@pytest.mark.rule("YAM-9.1")
def test_a_moored_ship_is_used_in_a_later_turn_or_stays() -> None:
    state = fill_up(pass_round(begin(2), 3, 1, 2, 4))
    assert hold(state, 0) == {"clay": 1}  # wood came in the second turn and the first was kept
    state = begin(2)
    do(state, "take-fleet3", "go-on", "end", "take-fleet1", "go-on", "end", "take-fleet2")
    assert {"sell-clay", "clay@s01"} <= legal(state)
    do(state, "wood@s01", "collect-s01-i01", "end")
    assert hold(state, 0) == {"clay": 1}


@pytest.mark.rule("YAM-9.3")
def test_ships_beside_the_harbour_are_lost_for_good() -> None:
    state = lose(hire(begin(2), 0, "raijin", "nakatsu"), 0, bamboo=2, gold=1)
    supply = list(state.supply)
    do(state, "take-fleet3")
    assert refused(state, "bamboo@s01") == "YAM-5.1"
    assert refused(state, "sell-bamboo") == "YAM-4.4"
    assert refused(state, "give-bamboo") == "YAM-12.20"
    assert refused(state, "change-gold") == "YAM-12.20"
    do(state, "go-on", "end")
    assert list(state.supply)[:3] == supply[:3]
    assert beside(state, 0) == {"bamboo": 2, "gold": 1}


# --- chapter 10 --------------------------------------------------------------------------


def hiring(**tiles: int) -> Yamatai:
    """The first seat at its last step, with these culture tiles."""
    return do(culture(clear_all(begin(2)), 0, **tiles), "take-fleet1", "go-on")


@pytest.mark.rule("YAM-10.1")
def test_recruiting_is_optional_one_of_the_display_and_one_in_a_turn() -> None:
    state = hiring(orange=2, green=2)
    assert can(state, "end")
    people = ("yasoma", "amateratsu", "fu-hsi", "izanami", "ananda")
    assert legal(state, "recruit") == {f"recruit-{name}" for name in people}
    assert refused(state, "recruit-riu") == "YAM-10.1"
    do(state, "recruit-fu-hsi", "pay-green+green")
    assert refused(state, "recruit-yasoma") == "YAM-10.1"
    assert tiles_of(state, 0) == {"orange": 2}
    assert state.shown[2] == s.NONE  # not refilled in the round


@pytest.mark.rule("YAM-10.2")
def test_two_equal_or_three_different_tiles() -> None:
    assert can(hiring(orange=2), "recruit-yasoma")
    assert can(hiring(orange=1, green=1, violet=1), "recruit-yasoma")
    assert refused(hiring(orange=1, green=1), "recruit-yasoma") == "YAM-10.2"
    assert refused(hiring(rose=1), "recruit-yasoma") == "YAM-10.2"


@pytest.mark.rule("YAM-10.2")
def test_which_tiles_are_given_is_free() -> None:
    state = do(hiring(orange=2, green=1, violet=1, blue=2), "recruit-yasoma")
    assert legal(state) == {
        "pay-orange+orange",
        "pay-blue+blue",
        "pay-orange+green+violet",
        "pay-orange+green+blue",
        "pay-orange+violet+blue",
        "pay-green+violet+blue",
    }
    assert refused(state, "pay-green+green") == "YAM-10.2"
    assert refused(state, "end") == "YAM-10.2"


@pytest.mark.rule("YAM-10.2")
def test_the_only_payment_is_made_at_once() -> None:
    state = do(hiring(beige=3), "recruit-yasoma")
    assert state.phase == s.HIRING
    assert tiles_of(state, 0) == {"beige": 1}


@pytest.mark.rule("YAM-10.3")
def test_the_example_three_different_tiles_and_four_coins() -> None:
    state = hiring(orange=1, green=1, violet=1)
    number = state.tables.specialist_names.index("fu-hsi")
    do(coins_on(state, "fu-hsi", 4), "recruit-fu-hsi")
    assert tiles_of(state, 0) == {}
    assert state.coins[0] == 14
    assert state.reward[number] == 0
    assert state.holder[number] == 0


@pytest.mark.rule("YAM-10.4")
def test_tiles_given_are_out_of_the_game() -> None:
    state = hiring(orange=2)
    before = int(state.spent[0])
    culture_left = state.culture
    do(state, "recruit-yasoma")
    assert state.spent[0] == before + 2
    assert state.culture == culture_left
    assert state.components()["culture-orange"] == 5


@pytest.mark.rule("YAM-10.1")
def test_a_specialist_stays_to_the_end() -> None:
    state = do(hiring(orange=2), "recruit-yasoma", "end")
    number = state.tables.specialist_names.index("yasoma")
    rng = Rng(1)
    while not state.is_over:
        state.apply(state.random_action(rng))
        assert state.holder[number] == 0


@pytest.mark.rule("YAM-10.2", "YAM-6.4")
def test_tiles_collected_this_turn_may_be_given_and_a_mountain_tile_counts_as_its_kind() -> None:
    state = begin(2, faces={"i01": "rose-mountain", "i02": "rose"})
    at_hand(state, 0, stone=1)
    do(state, "take-fleet2", "wood@s01", "stone@s07", "collect-s01-i01", "collect-s07-i02")
    do(state, "recruit-yasoma")
    assert tiles_of(state, 0) == {}
    assert state.holder[state.tables.specialist_names.index("yasoma")] == 0
