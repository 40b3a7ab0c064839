"""Chapter 5: placing ships."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build


@pytest.mark.rule("YAM-5.1")
def test_placing_is_optional_and_any_number_in_any_order() -> None:
    state = build.at_hand(build.begin(2, fleets=(10, 1, 2, 3, 4)), 0, stone=1)
    build.play(state, "take-fleet10", "choose-gold")
    assert build.can(state, "go-on")
    firsts = {text.split("@")[0] for text in build.legal(state) if "@s" in text}
    assert firsts == {"wood", "stone", "clay", "gold"}  # harbour and fleet, any first
    build.play(state, "wood@s01", "stone@s07")  # the moored ship in the middle
    assert build.can(state, "collect-s01-i01")  # and stop after two of four
    build.play(state, "clay@s16")
    assert build.can(state, "gold@s17")


@pytest.mark.rule("YAM-5.1")
def test_only_ships_at_hand_can_be_placed() -> None:
    state = build.play(build.begin(2), "take-fleet2")
    assert build.refused(state, "gold@s01") == "YAM-5.1"


@pytest.mark.rule("YAM-5.2")
def test_the_first_ship_goes_to_an_entry_or_next_to_its_colour() -> None:
    state = build.play(build.begin(2, fleets=(9, 1, 2, 3, 4)), "take-fleet9")
    entries = {"s01", "s02", "s03", "s04", "s05"}
    assert {text for text in build.legal(state) if "@s" in text} == {
        f"{ship}@{entry}" for ship in ("wood", "stone") for entry in entries
    }
    build.ships_at(state, s07="wood")
    assert {text[5:] for text in build.legal(state, "wood@")} == entries | {"s16"}
    assert {text[6:] for text in build.legal(state, "stone@")} == entries
    assert build.refused(state, "stone@s16") == "YAM-5.2"
    assert build.can(state, "stone@s01")  # an entry beside another colour


@pytest.mark.rule("YAM-5.2")
def test_spaces_beside_a_colour_follow_the_ships() -> None:
    state = build.ships_at(build.begin(2), s07="wood", s17="wood")
    build.play(state, "take-fleet2")
    assert {"wood@s16", "wood@s18", "wood@s22", "wood@s08"} <= build.legal(state)
    # after s07 is gone, s16 stays open because of s17
    build.lift(state, "s07")
    assert build.can(state, "wood@s16")
    build.lift(state, "s17")
    assert build.refused(state, "wood@s16") == "YAM-5.2"


@pytest.mark.rule("YAM-5.3")
def test_further_ships_hang_on_the_last_one_in_any_colour() -> None:
    state = build.more(build.play(build.begin(2), "take-fleet2"), stone=1, gold=1)
    build.play(state, "wood@s02", "stone@s08")
    assert {text for text in build.legal(state) if "@s" in text} == {"gold@s03", "gold@s17"}
    assert build.refused(state, "gold@s07") == "YAM-5.3"  # linked to the first ship only
    assert build.refused(state, "gold@s05") == "YAM-5.3"  # another entry


@pytest.mark.rule("YAM-5.3")
def test_equal_colours_help_no_more_from_the_second_ship_on() -> None:
    state = build.ships_at(build.at_hand(build.begin(2), 0, wood=1), s40="wood")
    build.play(state, "take-fleet2", "wood@s01")
    assert build.refused(state, "wood@s31") == "YAM-5.3"


@pytest.mark.rule("YAM-5.3")
def test_a_dead_end_ends_the_line() -> None:
    state = build.ships_at(build.at_hand(build.begin(2), 0, gold=1), s06="stone", s07="stone")
    build.play(state, "take-fleet2", "wood@s01")
    assert not [text for text in build.legal(state) if "@s" in text]


@pytest.mark.rule("YAM-5.4")
def test_a_space_holds_one_ship() -> None:
    state = build.ships_at(build.begin(2), s01="wood", s07="stone")
    build.play(state, "take-fleet2")
    assert build.refused(state, "wood@s01") == "YAM-5.4"
    build.play(state, "wood@s02")
    build.at_hand(state, 0, gold=1)
    assert build.refused(state, "gold@s07") == "YAM-5.4"


@pytest.mark.rule("YAM-5.2", "YAM-5.4")
def test_the_example_of_two_lines_from_an_entry() -> None:
    state = build.at_hand(build.begin(2, fleets=(9, 6, 1, 2, 3)), 1)
    build.play(
        state, "take-fleet9", "stone@s03", "wood@s08", "collect-s03-i03", "collect-s08-i02", "end"
    )
    build.play(state, "take-fleet6", "wood@s02", "bamboo@s07")
    assert state.actor == 1
    assert (state.board[1], state.board[6]) == (1, 0)
    # the wood ship also opened s17 and s02 for wood, nothing for bamboo
    state = build.begin(2, fleets=(9, 6, 1, 2, 3))
    build.play(
        state, "take-fleet9", "stone@s03", "wood@s08", "collect-s03-i03", "collect-s08-i02", "end"
    )
    build.play(state, "take-fleet6", "wood@s17", "bamboo@s16")
    assert build.can(state, "collect-s16-i01")


@pytest.mark.rule("YAM-5.5")
def test_the_line_goes_on_from_where_the_last_ship_was_moved() -> None:
    state = build.at_hand(build.begin(2), 0, gold=1)
    build.play(state, "take-fleet3", "clay@s01", "move-s01-s07")
    assert {text for text in build.legal(state) if "@s" in text} == {
        "gold@s01",
        "gold@s02",
        "gold@s16",
    }
    assert build.can(state, "collect-s07-i02")  # it keeps having been placed this turn
    assert not build.can(state, "collect-s01-i01")


@pytest.mark.rule("YAM-5.5")
def test_the_line_goes_on_from_where_the_last_ship_was_swapped_to() -> None:
    state = build.ships_at(
        build.at_hand(build.begin(2, fleets=(8, 1, 2, 3, 4)), 0, gold=1), s40="wood"
    )
    build.play(state, "take-fleet8", "clay@s01", "swap-s01", "swap-s40")
    assert {text[5:] for text in build.legal(state, "gold@")} == {"s31", "s34", "s48", "s49"}
    assert build.can(state, "collect-s40-i15")
    assert not build.can(state, "collect-s01-i01")  # the older ship gained nothing


@pytest.mark.rule("YAM-5.5")
def test_without_the_last_ship_the_line_is_over() -> None:
    state = build.at_hand(build.begin(2, fleets=(7, 1, 2, 3, 4)), 0, gold=1)
    build.play(state, "take-fleet7", "stone@s01", "bamboo@s07", "remove-s07", "enough")
    assert build.refused(state, "gold@s06") == "YAM-5.5"
    assert build.refused(state, "gold@s02") == "YAM-5.5"
    assert build.can(state, "collect-s01-i01")  # the first ship still counts
    other = build.at_hand(build.begin(2, fleets=(7, 1, 2, 3, 4)), 0, gold=1)
    build.play(other, "take-fleet7", "stone@s01", "bamboo@s07", "remove-s01", "enough")
    assert build.can(other, "gold@s02")  # an earlier ship of the line may go


@pytest.mark.rule("YAM-5.5", "YAM-6.1")
def test_a_removed_ship_does_not_count_as_placed() -> None:
    state = build.begin(2, fleets=(7, 1, 2, 3, 4))
    build.play(state, "take-fleet7", "stone@s01", "remove-s01")
    assert build.legal(state, "collect") == set()
    assert build.can(state, "go-on")


@pytest.mark.rule("YAM-5.4")
def test_all_may_use_all_ships() -> None:
    state = build.begin(2)
    build.play(state, "take-fleet2", "wood@s01", "collect-s01-i01", "end")
    build.at_hand(state, 1, wood=1)
    build.play(state, "take-fleet1", "wood@s07")  # starts from the other seat's ship
    assert build.can(state, "collect-s07-i02")
