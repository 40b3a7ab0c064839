"""Chapters 9 and 10: the harbour, recruiting."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build
from zashiki.core.rng import Rng
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scoring import beside_points

# --- chapter 9 ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-9.1", "YAM-9.2")
def test_the_example_gold_moored_and_bamboo_beside() -> None:
    state = build.at_hand(build.begin(2), 0, bamboo=1)
    build.play(state, "take-fleet5", "go-on")
    assert build.legal(state, "moor") == {"moor-bamboo", "moor-gold"}
    assert build.refused(state, "end") == "YAM-2.2"
    build.play(state, "moor-gold")
    assert (build.hold(state, 0), build.beside(state, 0)) == ({"gold": 1}, {"bamboo": 1})
    assert beside_points(state, 0) == 0
    assert beside_points(build.lose(state, 0, bamboo=1), 0) == -1


@pytest.mark.rule("YAM-9.1")
def test_one_unplaced_ship_is_moored_by_itself() -> None:
    state = build.play(build.begin(2), "take-fleet3", "go-on")
    assert state.phase == s.HIRING
    assert (build.hold(state, 0), build.beside(state, 0)) == ({"clay": 1}, {})


@pytest.mark.rule("YAM-9.1", "YAM-9.2")
def test_a_moored_ship_may_be_replaced_and_goes_beside() -> None:
    state = build.at_hand(build.begin(2), 0, wood=1)
    supply = int(state.supply[1])
    build.play(state, "take-fleet4", "go-on", "moor-stone")
    assert (build.hold(state, 0), build.beside(state, 0)) == ({"stone": 1}, {"wood": 1})
    assert state.supply[1] == supply
    state = build.at_hand(build.begin(2), 0, wood=1)
    build.play(state, "take-fleet4", "go-on", "moor-wood")
    assert (build.hold(state, 0), build.beside(state, 0)) == ({"wood": 1}, {"stone": 1})


@pytest.mark.rule("YAM-9.2")
def test_all_other_ships_go_beside() -> None:
    state = build.begin(2, fleets=(10, 1, 2, 3, 4))
    build.play(state, "take-fleet10", "choose-gold", "go-on", "moor-gold")
    assert (build.hold(state, 0), build.beside(state, 0)) == ({"gold": 1}, {"wood": 1, "clay": 1})
    state = build.at_hand(build.begin(2), 0, bamboo=1)
    build.play(state, "take-fleet1", "go-on")  # two equal ships: nothing to choose
    assert (build.hold(state, 0), build.beside(state, 0)) == ({"bamboo": 1}, {"bamboo": 1})


@pytest.mark.rule("YAM-9.1")
def test_a_moored_ship_is_used_in_a_later_turn_or_stays() -> None:
    state = build.fill_up(build.pass_round(build.begin(2), 3, 1, 2, 4))
    assert build.hold(state, 0) == {
        "clay": 1
    }  # wood came in the second turn and the first was kept
    state = build.begin(2)
    build.play(state, "take-fleet3", "go-on", "end", "take-fleet1", "go-on", "end", "take-fleet2")
    assert {"sell-clay", "clay@s01"} <= build.legal(state)
    build.play(state, "wood@s01", "collect-s01-i01", "end")
    assert build.hold(state, 0) == {"clay": 1}


@pytest.mark.rule("YAM-9.3")
def test_ships_beside_the_harbour_are_lost_for_good() -> None:
    state = build.lose(build.hire(build.begin(2), 0, "raijin", "nakatsu"), 0, bamboo=2, gold=1)
    supply = list(state.supply)
    build.play(state, "take-fleet3")
    assert build.refused(state, "bamboo@s01") == "YAM-5.1"
    assert build.refused(state, "sell-bamboo") == "YAM-4.4"
    assert build.refused(state, "give-bamboo") == "YAM-12.20"
    assert build.refused(state, "change-gold") == "YAM-12.20"
    build.play(state, "go-on", "end")
    assert list(state.supply)[:3] == supply[:3]
    assert build.beside(state, 0) == {"bamboo": 2, "gold": 1}


# --- chapter 10 --------------------------------------------------------------------------


def hiring(**tiles: int) -> Yamatai:
    """The first seat at its last step, with these culture tiles."""
    return build.play(
        build.culture(build.clear_all(build.begin(2)), 0, **tiles), "take-fleet1", "go-on"
    )


@pytest.mark.rule("YAM-10.1")
def test_recruiting_is_optional_one_of_the_display_and_one_in_a_turn() -> None:
    state = hiring(orange=2, green=2)
    assert build.can(state, "end")
    people = ("yasoma", "amateratsu", "fu-hsi", "izanami", "ananda")
    assert build.legal(state, "recruit") == {f"recruit-{name}" for name in people}
    assert build.refused(state, "recruit-riu") == "YAM-10.1"
    build.play(state, "recruit-fu-hsi", "pay-green+green")
    assert build.refused(state, "recruit-yasoma") == "YAM-10.1"
    assert build.tiles_of(state, 0) == {"orange": 2}
    assert state.shown[2] == s.NONE  # not refilled in the round


@pytest.mark.rule("YAM-10.2")
def test_two_equal_or_three_different_tiles() -> None:
    assert build.can(hiring(orange=2), "recruit-yasoma")
    assert build.can(hiring(orange=1, green=1, violet=1), "recruit-yasoma")
    assert build.refused(hiring(orange=1, green=1), "recruit-yasoma") == "YAM-10.2"
    assert build.refused(hiring(rose=1), "recruit-yasoma") == "YAM-10.2"


@pytest.mark.rule("YAM-10.2")
def test_which_tiles_are_given_is_free() -> None:
    state = build.play(hiring(orange=2, green=1, violet=1, blue=2), "recruit-yasoma")
    assert build.legal(state) == {
        "pay-orange+orange",
        "pay-blue+blue",
        "pay-orange+green+violet",
        "pay-orange+green+blue",
        "pay-orange+violet+blue",
        "pay-green+violet+blue",
    }
    assert build.refused(state, "pay-green+green") == "YAM-10.2"
    assert build.refused(state, "end") == "YAM-10.2"


@pytest.mark.rule("YAM-10.2")
def test_the_only_payment_is_made_at_once() -> None:
    state = build.play(hiring(beige=3), "recruit-yasoma")
    assert state.phase == s.HIRING
    assert build.tiles_of(state, 0) == {"beige": 1}


@pytest.mark.rule("YAM-10.3")
def test_the_example_three_different_tiles_and_four_coins() -> None:
    state = hiring(orange=1, green=1, violet=1)
    number = state.tables.specialist_names.index("fu-hsi")
    build.play(build.coins_on(state, "fu-hsi", 4), "recruit-fu-hsi")
    assert build.tiles_of(state, 0) == {}
    assert state.coins[0] == 14
    assert state.reward[number] == 0
    assert state.holder[number] == 0


@pytest.mark.rule("YAM-10.4")
def test_tiles_given_are_out_of_the_game() -> None:
    state = hiring(orange=2)
    before = int(state.spent[0])
    culture_left = state.culture
    build.play(state, "recruit-yasoma")
    assert state.spent[0] == before + 2
    assert state.culture == culture_left
    assert state.components()["culture-orange"] == 5


@pytest.mark.rule("YAM-10.1")
def test_a_specialist_stays_to_the_end() -> None:
    state = build.play(hiring(orange=2), "recruit-yasoma", "end")
    number = state.tables.specialist_names.index("yasoma")
    rng = Rng(1)
    while not state.is_over:
        state.apply(state.random_action(rng))
        assert state.holder[number] == 0


@pytest.mark.rule("YAM-10.2", "YAM-6.4")
def test_tiles_collected_this_turn_may_be_given_and_a_mountain_tile_counts_as_its_kind() -> None:
    state = build.begin(2, faces={"i01": "rose-mountain", "i02": "rose"})
    build.at_hand(state, 0, stone=1)
    build.play(state, "take-fleet2", "wood@s01", "stone@s07", "collect-s01-i01", "collect-s07-i02")
    build.play(state, "recruit-yasoma")
    assert build.tiles_of(state, 0) == {}
    assert state.holder[state.tables.specialist_names.index("yasoma")] == 0
