"""Chapters 7 and 8: building, and what a building brings."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.building import group_size
from zashiki.games.yamatai.rules import Yamatai


def site(row: tuple[str, ...] = ("b06", "b17", "b22", "b25", "b10"), seats: int = 2) -> Yamatai:
    """An open sea: i02 is empty, bamboo lies on s16 and s17, clay on s07. b06 wants just that."""
    state = build.flat(build.clear_all(build.begin(seats, row=row)))
    return build.ships_at(state, s16="bamboo", s17="bamboo", s07="clay")


# --- chapter 7 ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-7.1", "YAM-7.4")
def test_the_example_clay_and_two_bamboo() -> None:
    state = build.more(build.play(build.clear_all(build.begin(2)), "take-fleet1"), clay=1, bamboo=1)
    build.play(state, "clay@s02", "bamboo@s07", "bamboo@s16", "b06@i02")
    assert state.building_at[build.island("i02")] == build.tile("b06")
    assert state.owned[0] >> build.tile("b06") & 1
    assert state.pieces[0] == 9
    assert [state.board[n] for n in (1, 6, 15)] == [3, 0, 0]  # YAM-7.5: the ships stay


@pytest.mark.rule("YAM-7.1")
def test_tiles_of_the_row_can_be_built_and_others_not() -> None:
    state = build.play(site(), "take-fleet2", "wood@s02")
    assert build.legal(state, "b") - {"buy"} == {"b06@i02", "b17@i02"}
    assert build.refused(state, "b01@i02") == "YAM-7.1"


@pytest.mark.rule("YAM-7.2")
def test_the_island_must_be_empty() -> None:
    state = build.play(site(), "take-fleet2", "wood@s02")
    assert build.can(state, "b06@i02")
    other = build.sacred(state.copy(), "i02")
    assert build.refused(other, "b06@i02") == "YAM-7.2"
    other = build.house(state.copy(), 1, "i02")
    assert build.refused(other, "b06@i02") == "YAM-7.2"
    other = build.house(state.copy(), 1, "i02", "b23")
    assert build.refused(other, "b06@i02") == "YAM-7.2"
    other = build.lay_culture(state.copy(), i02="orange")
    assert build.refused(other, "b06@i02") == "YAM-7.2"
    assert build.can(build.mountain(state, "i02"), "b06@i02")  # a mountain does not matter


@pytest.mark.rule("YAM-7.3")
def test_the_island_must_touch_a_ship_placed_this_turn() -> None:
    state = build.play(site(), "take-fleet2", "wood@s05")
    assert build.refused(state, "b06@i02") == "YAM-7.3"
    other = build.play(site(), "take-fleet5", "gold@s02")  # a gold ship that the tile does not want
    assert build.can(other, "b06@i02")


@pytest.mark.rule("YAM-7.3", "YAM-6.1")
def test_a_ship_placed_in_the_turn_before_does_not_count() -> None:
    state = site(row=("b06", "b25", "b26", "b27", "b28"))
    build.lift(state, "s17")
    build.play(state, "take-fleet2", "wood@s02", "go-on", "end")  # a bamboo ship was missing
    build.ships_at(state, s17="bamboo")
    build.play(state, "take-fleet1", "bamboo@s05")
    assert build.refused(state, "b06@i02") == "YAM-7.3"
    assert build.legal(state) == {"go-on"}


@pytest.mark.rule("YAM-7.4")
def test_every_ship_with_its_number_must_lie_on_the_coast() -> None:
    state = site()
    build.lift(state, "s17")
    build.play(state, "take-fleet2", "wood@s02")
    assert build.refused(state, "b06@i02") == "YAM-7.4"  # one bamboo of two
    assert build.can(state, "b17@i02")
    build.lift(state, "s07")
    assert build.refused(state, "b17@i02") == "YAM-7.4"


@pytest.mark.rule("YAM-7.4", "YAM-5.4")
def test_ships_of_anybody_and_of_earlier_rounds_count() -> None:
    state = build.at_hand(build.clear_all(build.begin(2)), 0, bamboo=1)
    build.play(state, "take-fleet1", "bamboo@s02", "bamboo@s07", "go-on", "end")
    build.pass_turn(state, 3)
    build.pass_turn(state, 2)
    build.at_hand(state, 1, clay=1)
    build.play(state, "take-fleet4", "stone@s03", "clay@s08", "b06@i02")
    assert state.standard[1] >> build.island("i02") & 1


@pytest.mark.rule("YAM-7.5")
def test_the_same_ships_serve_again_and_the_row_keeps_its_gap() -> None:
    state = build.play(site(), "take-fleet2", "wood@s02", "b06@i02", "end")
    assert list(state.row).count(s.NONE) == 1
    build.play(state, "take-fleet1", "bamboo@s01")
    assert build.can(state, "b17@i01")  # with bamboo s16 and clay s07 again
    build.play(state, "b17@i01")
    assert state.owned[1] >> build.tile("b17") & 1
    assert "b06" in str(state.view(1)["seats"])  # YAM-2.4: built tiles stay visible


@pytest.mark.rule("YAM-7.1")
def test_one_building_in_a_turn() -> None:
    state = build.play(site(), "take-fleet2", "wood@s02", "b06@i02")
    assert build.refused(state, "b17@i02") == "YAM-2.2"
    assert build.legal(state, "b") == set()


@pytest.mark.rule("YAM-7.5", "YAM-8.5")
def test_torii_and_palace_stand_on_the_island_and_use_no_piece() -> None:
    state = build.ships_at(site(), s02="wood", s15="stone", s06="wood")
    build.at_hand(state, 0, wood=1)
    build.play(state, "take-fleet2", "wood@s01")
    build.play(state, "b22@i01")  # bamboo s16, wood s01 and s06, stone s15
    assert state.prestige == 1 << build.island("i01")
    assert state.pieces[0] == 10
    assert state.standard[0] == 0
    other = build.ships_at(site(), s08="stone", s01="wood")
    build.lift(other, "s17")
    build.ships_at(other, s17="wood")
    build.play(other, "take-fleet2", "wood@s02", "b25@i02")  # wood s02 and s17, stone s08, clay s07
    assert other.building_at[build.island("i02")] == build.tile("b25")


@pytest.mark.rule("YAM-7.6")
def test_without_pieces_only_torii_and_palaces() -> None:
    state = build.ships_at(site(), s08="stone", s01="wood")
    build.lift(state, "s17")
    build.ships_at(state, s17="wood")
    build.built_out(state, 0, 0)
    build.play(state, "take-fleet2", "wood@s02")
    assert build.refused(state, "b17@i02") == "YAM-7.6"
    assert {text for text in build.legal(state) if "@i" in text} == {"b22@i02", "b25@i02"}


# --- chapter 8 ---------------------------------------------------------------------------


def built(state: Yamatai, what: str = "b06") -> tuple[int, int]:
    """Coins and tokens that building on i02 brings the first seat."""
    before = int(state.coins[0]), int(state.tokens[0])
    build.play(state, "take-fleet2", "wood@s02", f"{what}@i02")
    return int(state.coins[0]) - before[0], int(state.tokens[0]) - before[1]


@pytest.mark.rule("YAM-8.1")
def test_a_token_for_each_neighbouring_torii_or_palace_of_anybody() -> None:
    assert built(build.house(site(), 1, "i01", "b23")) == (0, 1)
    assert built(build.house(build.house(site(), 1, "i01", "b23"), 0, "i03", "b26")) == (0, 2)
    assert built(build.house(site(), 0, "i06", "b23")) == (0, 0)  # a corner only


@pytest.mark.rule("YAM-8.1")
def test_a_torii_built_later_brings_nothing_to_anybody() -> None:
    state = build.house(site(row=("b06", "b17", "b22", "b24", "b10")), 0, "i01")
    build.ships_at(state, s08="wood", s01="gold")
    tokens = list(state.tokens)
    build.at_hand(state, 0, gold=1)
    build.play(state, "take-fleet5", "gold@s02", "b24@i02")
    assert list(state.tokens) == tokens


@pytest.mark.rule("YAM-8.2")
def test_a_token_for_a_mountain() -> None:
    assert built(build.mountain(site(), "i02")) == (0, 1)


@pytest.mark.rule("YAM-8.1", "YAM-8.2")
def test_the_example_mountain_beside_a_torii() -> None:
    assert built(build.house(build.mountain(site(), "i02"), 1, "i03", "b23")) == (0, 2)


@pytest.mark.rule("YAM-8.3")
def test_the_example_of_the_third_building_of_a_group() -> None:
    assert built(build.house(build.house(site(), 0, "i01"), 0, "i03")) == (3, 0)
    assert built(build.house(build.house(site(), 0, "i01"), 0, "i03"), "b17") == (6, 0)  # YAM-8.4


@pytest.mark.rule("YAM-8.3")
def test_a_lone_building_brings_no_coin() -> None:
    assert built(site()) == (0, 0)
    assert built(build.house(site(), 1, "i01")) == (0, 0)  # another colour
    assert built(build.house(site(), 0, "i06")) == (0, 0)  # a corner only


@pytest.mark.rule("YAM-8.3")
def test_all_groups_it_joins_count_as_one() -> None:
    state = build.house(build.house(build.house(site(), 0, "i01"), 0, "i06"), 0, "i03")
    assert built(state) == (4, 0)


@pytest.mark.rule("YAM-8.3")
def test_a_group_is_connected_not_all_neighbours() -> None:
    state = build.house(build.house(site(), 0, "i03"), 0, "i04")
    assert not state.tables.neighbours[build.island("i02")] >> build.island("i04") & 1
    assert built(state) == (3, 0)
    assert group_size(state, 0, build.island("i02")) == 3


@pytest.mark.rule("YAM-8.1", "YAM-8.2", "YAM-8.3")
def test_the_bonuses_add_up_and_come_at_once() -> None:
    state = build.house(build.house(build.mountain(site(), "i02"), 1, "i01", "b23"), 0, "i03")
    assert built(state) == (2, 2)


@pytest.mark.rule("YAM-8.4")
def test_a_trading_post_doubles_coins_once_and_nothing_else() -> None:
    assert built(site(), "b17") == (0, 0)  # alone
    state = build.house(build.house(site(), 0, "i01"), 1, "i03", "b23")
    assert built(state, "b17") == (4, 1)
    assert state.pieces[0] == 8
    other = build.house(build.house(site(), 0, "i01", "b18"), 0, "i03")
    assert built(other) == (3, 0)  # a house added to a group with a post: single


@pytest.mark.rule("YAM-8.5")
def test_torii_and_palaces_bring_no_bonus_and_join_nothing() -> None:
    state = site(row=("b06", "b17", "b22", "b24", "b10"))
    build.ships_at(state, s08="wood")
    state = build.house(
        build.house(build.house(build.mountain(state, "i02"), 0, "i01"), 0, "i03"), 1, "i07", "b26"
    )
    before = int(state.coins[0])
    build.play(state, "take-fleet5", "gold@s02", "b24@i02")
    assert (int(state.coins[0]) - before, int(state.tokens[0])) == (0, 0)
    assert state.pieces[0] == 8
    assert group_size(state, 0, build.island("i01")) == 1


@pytest.mark.rule("YAM-8.6")
def test_islands_that_meet_at_a_corner_are_no_neighbours() -> None:
    state = build.clear(build.begin(2))
    assert state.tables.neighbours[build.island("i02")] >> build.island("i07") & 1
    assert not state.tables.neighbours[build.island("i01")] >> build.island("i07") & 1
    build.house(state, 0, "i01")
    assert group_size(state, 0, build.island("i07")) == 1
