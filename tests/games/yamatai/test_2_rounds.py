"""Chapters 2, 13 and 14: rounds, their end, the end of the match."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build
from zashiki.core import bits
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.rules import Yamatai
from zashiki.texts import speaker

# --- chapter 2: turns --------------------------------------------------------------------


def ended(state: Yamatai) -> tuple[int, str]:
    """How a match came to its end, in the rules and in words."""
    assert state.is_over
    return int(state.ending), state.outcome().ending.id


@pytest.mark.rule("YAM-2.1")
def test_turns_follow_the_order_track() -> None:
    state = build.begin(4, order=(3, 1, 4, 2))
    acted = []
    for fleet in (1, 2, 3, 4):
        acted.append(int(state.actor))
        build.pass_turn(state, fleet)
    assert acted == [2, 0, 3, 1]
    assert state.actor == CHANCE  # all have acted: the next round is prepared
    assert state.phase == s.SHOWING_FLEETS


@pytest.mark.rule("YAM-2.1", "YAM-13.3")
def test_lowest_place_first_in_later_rounds() -> None:
    state = build.begin(4, fleets=(2, 5, 9, 10, 1))
    build.fill_up(build.pass_round(state, 9, 2, 10, 5))
    assert list(state.places) == [2, 5, 9, 10]
    assert list(state.order) == [1, 3, 0, 2]
    assert state.actor == 1


@pytest.mark.rule("YAM-2.1")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    state = build.begin(3)
    rng = Rng(3)
    within = 0
    for _ in range(200):
        before, turn = int(state.seat), int(state.turn)
        code = int(state.random_action(rng))
        state.apply(code)
        if (
            ACTIONS[code].family != "end"
            and state.actor != CHANCE
            and before >= 0
            and state.phase > s.TAKING
        ):
            assert (state.seat, state.turn) == (before, turn)
            within += 1
    assert within > 50


@pytest.mark.rule("YAM-2.2")
def test_the_steps_come_in_order() -> None:
    state = build.begin(2)
    assert build.refused(state, "buy-wood") == "YAM-3.1"
    assert build.refused(state, "end") == "YAM-3.1"
    build.play(state, "take-fleet1")
    assert build.refused(state, "end") == "YAM-2.2"
    assert build.refused(state, "recruit-yasoma") == "YAM-2.2"
    build.play(state, "go-on")
    assert build.refused(state, "bamboo@s01") == "YAM-2.2"
    assert build.refused(state, "buy-wood") == "YAM-2.2"
    assert build.refused(state, "go-on") == "YAM-2.2"
    assert build.refused(state, "take-fleet2") == "YAM-3.1"
    build.play(state, "end")
    assert state.actor == 1


@pytest.mark.rule("YAM-2.3")
def test_two_players_take_two_turns_in_a_round_each_with_a_fleet() -> None:
    state = build.begin(2)
    seats = []
    for fleet in (2, 5, 3, 4):
        seats.append(int(state.actor))
        build.pass_turn(state, fleet)
    assert seats == [0, 1, 0, 1]
    assert [int(fleet) + 1 for fleet in state.taken] == [2, 5, 3, 4]


@pytest.mark.rule("YAM-2.3", "YAM-13.3")
@pytest.mark.parametrize(
    ("fleets", "order"),
    [((2, 5, 9, 10), [0, 1, 0, 1]), ((1, 3, 2, 4), [0, 0, 1, 1])],
)
def test_two_players_meeples_go_to_the_places_of_their_fleets(
    fleets: tuple[int, ...], order: list[int]
) -> None:
    rest = tuple(n for n in range(1, 11) if n not in fleets)
    state = build.begin(2, fleets=(*fleets, rest[0]))
    build.fill_up(build.pass_round(state, *fleets))
    assert list(state.order) == order
    assert list(state.places) == sorted(fleets)


@pytest.mark.rule("YAM-2.3")
def test_both_meeples_may_trade_and_build_or_collect() -> None:
    state = build.begin(2, fleets=(1, 2, 3, 4, 5))
    build.play(state, "take-fleet1", "buy-wood", "wood@s01", "collect-s01-i01", "end")
    build.pass_turn(state, 5)
    build.play(state, "take-fleet2", "buy-wood", "wood@s02", "collect-s02-i02")
    assert sum(state.hand[:6]) == 2


@pytest.mark.rule("YAM-2.3", "YAM-10.1")
def test_both_meeples_may_recruit() -> None:
    state = build.culture(build.begin(2), 0, rose=2, blue=2)
    build.play(state, "take-fleet1", "go-on", "recruit-yasoma", "pay-blue+blue", "end")
    build.pass_turn(state, 5)
    build.play(state, "take-fleet2", "go-on", "moor-wood", "recruit-ananda")
    hired = [state.tables.specialist_names[n] for n in range(18) if state.holder[n] == 0]
    assert sorted(hired) == ["ananda", "yasoma"]


@pytest.mark.rule("YAM-2.4")
def test_everything_but_the_piles_is_seen_by_all() -> None:
    state = build.begin(3)
    rng = Rng(2)
    for _ in range(250):
        if not state.is_over and state.phase != s.ARRANGING and not any(state.seen):
            views = [state.view(seat) for seat in (NOBODY, 0, 1, 2)]
            assert all(view == views[0] for view in views)
        if not state.is_over:
            state.apply(state.random_action(rng))
    seats = state.view(NOBODY)["seats"]
    assert isinstance(seats, list)
    assert set(seats[0]) >= {"coins", "tokens", "built", "reserved", "culture", "specialists"}


# --- chapter 13: preparing a round -------------------------------------------------------


@pytest.mark.rule("YAM-13.1")
def test_two_coins_on_waiting_specialists_then_the_gaps_are_filled_without_coins() -> None:
    state = build.begin(2)
    build.fill_up(build.pass_round(state, 1, 2, 3, 4))
    assert [int(state.reward[one]) for one in state.shown] == [2] * 5
    before = [int(one) for one in state.shown]
    build.culture(state, int(state.seat), orange=2)
    fleet = int(state.up[0]) + 1
    build.play(state, f"take-fleet{fleet}")
    while not build.can(state, "recruit-amateratsu"):
        build.play(
            state,
            "go-on"
            if build.can(state, "go-on")
            else min(build.legal(state, "moor-") or build.legal(state, "choose-")),
        )
    build.play(state, "recruit-amateratsu", "end")
    assert int(state.shown[1]) == s.NONE  # YAM-10.4: not refilled in the round
    for _ in range(3):
        fleet = build.fleet_left(state)
        build.pass_turn(state, fleet)
    build.fill_up(state)
    after = [int(one) for one in state.shown]
    assert after[:1] + after[2:] == before[:1] + before[2:]
    assert [int(state.reward[one]) for one in after] == [4, 0, 4, 4, 4]


@pytest.mark.rule("YAM-13.2", "YAM-7.5")
def test_the_row_is_filled_to_five_at_the_end_of_the_round() -> None:
    state = build.begin(2)
    build.play(state, "take-fleet2", "reserve-b17")
    assert list(state.row).count(s.NONE) == 1
    build.play(state, "go-on", "end")
    build.pass_round(state, 1, 3, 4)
    assert state.phase == s.SHOWING_TILES
    assert len(state.legal()) == 23
    build.fill_up(state)
    assert s.NONE not in state.row


@pytest.mark.rule("YAM-13.4", "YAM-13.5")
def test_fleets_slide_left_and_those_face_down_longest_come_first() -> None:
    state = build.begin(4, fleets=(4, 1, 7, 3, 10))
    build.pass_round(state, 1, 4, 10, 7)
    assert [int(fleet) + 1 for fleet in state.up if fleet != s.NONE] == [3]
    assert state.up[0] == 2
    assert build.legal(state) == {
        "show-fleet2",
        "show-fleet5",
        "show-fleet6",
        "show-fleet8",
        "show-fleet9",
    }
    build.play(state, "show-fleet8", "show-fleet5", "show-fleet2", "show-fleet9")
    assert [int(fleet) + 1 for fleet in state.up] == [3, 8, 5, 2, 9]
    # one old fleet is left and comes first next time; the used ones lie behind it
    assert bits.listed(state.down_first) == [5]
    assert bits.listed(state.down_second) == [0, 3, 6, 9]
    build.pass_round(state, 8, 5, 2, 3)
    assert build.legal(state) == {"show-fleet6"}
    build.play(state, "show-fleet6")
    assert build.legal(state) == {"show-fleet1", "show-fleet4", "show-fleet7", "show-fleet10"}


@pytest.mark.rule("YAM-13.5")
@pytest.mark.parametrize(("seats", "sizes"), [(2, (1, 4)), (3, (2, 3)), (4, (1, 4))])
def test_batches_of_face_down_fleets(seats: int, sizes: tuple[int, int]) -> None:
    state = build.begin(seats)
    for _ in range(4):
        for _ in range(int(state.turns)):
            build.pass_turn(state, build.fleet_left(state))
        build.fill_up(state)
        batches = int(bits.count(state.down_first)), int(bits.count(state.down_second))
        assert batches == sizes
        assert state.view(0)["face_down"] == state.view(NOBODY)["face_down"]


@pytest.mark.rule("YAM-13.3")
def test_the_next_round_starts_with_the_lowest_place() -> None:
    state = build.begin(3)
    build.fill_up(build.pass_round(state, 5, 1, 3))
    assert state.round == 2
    assert state.actor == 1
    assert all(fleet == s.NONE for fleet in state.taken)


# --- chapter 14: the end -----------------------------------------------------------------


@pytest.mark.rule("YAM-14.1")
def test_the_round_of_the_last_standard_building_is_played_to_its_end() -> None:
    state = build.clear_all(build.built_out(build.begin(2), 0, 1))
    build.ships_at(state, s16="bamboo", s17="bamboo")
    build.at_hand(state, 0, clay=1)
    build.play(state, "take-fleet1", "bamboo@s02", "clay@s08", "b06@i02", "end")
    assert state.pieces[0] == 0
    assert state.actor == 1
    build.pass_round(state, 2, 3, 4)
    assert state.is_over
    assert state.ending == s.LAST_BUILDING
    assert sum(state.reward) == 0  # no next round was prepared
    assert state.outcome().ending.id == "ending-last-building"


@pytest.mark.rule("YAM-14.1", "YAM-7.6")
def test_torii_and_palaces_do_not_bring_the_end_nearer() -> None:
    state = build.clear_all(build.built_out(build.begin(2), 0, 1))
    build.ships_at(state, s16="bamboo", s17="wood", s08="wood")
    build.at_hand(state, 0, stone=1)
    build.play(state, "take-fleet1", "stone@s02", "b22@i02")
    assert state.pieces[0] == 1


@pytest.mark.rule("YAM-14.2")
@pytest.mark.parametrize("material", ["bamboo", "wood", "stone", "clay", "gold"])
def test_a_missing_colour_ends_the_match_in_the_preparation(material: str) -> None:
    state = build.begin(4, fleets=(1, 2, 3, 4, 5))
    build.drain(state, material, 1 if material != "gold" else 0)
    fleet = {"bamboo": 1, "wood": 2, "clay": 3, "stone": 4, "gold": 5}[material]
    others = [n for n in (1, 2, 3, 4, 5) if n != fleet][:3]
    build.pass_round(state, fleet, *others)
    assert state.is_over
    assert state.ending == s.NO_SHIPS
    assert state.outcome().ending.id == f"ending-no-{material}"


@pytest.mark.rule("YAM-14.2")
def test_a_colour_that_is_back_by_the_end_of_the_round_ends_nothing() -> None:
    state = build.at_hand(build.begin(4), 2, wood=1)
    build.pass_turn(build.drain(state, "wood", 1), 2)
    assert state.supply[1] == 0
    build.play(state, "take-fleet1", "sell-bamboo", "go-on", "end")
    build.play(state, "take-fleet3", "sell-wood", "go-on", "end")
    build.pass_turn(state, 4)
    assert not state.is_over
    other = build.drain(build.ships_at(build.begin(4, fleets=(7, 1, 3, 4, 5)), s07="wood"), "wood")
    build.play(other, "take-fleet7", "remove-s07", "go-on", "moor-stone", "end")
    build.pass_round(other, 1, 3, 4)
    assert not other.is_over


@pytest.mark.rule("YAM-14.3")
def test_too_few_specialists_end_the_match() -> None:
    state = build.culture(build.empty_stack(build.begin(2)), 0, rose=2)
    build.play(state, "take-fleet1", "go-on", "recruit-fu-hsi", "end")
    build.pass_round(state, 2, 3, 4)
    assert ended(state) == (s.NO_SPECIALISTS, "ending-no-specialists")


@pytest.mark.rule("YAM-14.3", "YAM-14.4")
def test_an_empty_stack_or_pile_without_a_gap_ends_nothing() -> None:
    state = build.pile_of(build.empty_stack(build.begin(2)))
    build.pass_round(state, 1, 2, 3, 4)
    assert not state.is_over
    assert state.phase == s.SHOWING_FLEETS


@pytest.mark.rule("YAM-14.4")
def test_too_few_building_tiles_end_the_match() -> None:
    state = build.pile_of(build.begin(2))
    build.play(state, "take-fleet2", "reserve-b06", "go-on", "end")
    build.pass_round(state, 1, 3, 4)
    assert ended(state) == (s.NO_TILES, "ending-no-tiles")


@pytest.mark.rule("YAM-14.4", "YAM-11.4")
def test_tiles_put_back_after_a_look_fill_the_row_too() -> None:
    state = build.ships_at(
        build.clear_all(build.pile_of(build.begin(2), "b01", "b02")), s16="bamboo", s07="clay"
    )
    build.play(state, "take-fleet2", "wood@s02", "b17@i02", "reserve-b06", "end")
    build.play(state, "take-fleet4", "look", "show-b01", "show-b02", "top-b01", "go-on", "end")
    assert state.middle == 0
    build.pass_round(state, 1, 3)
    assert not state.is_over
    assert build.legal(state) == {"show-b02"}  # went back last, so it lies on top
    build.play(state, "show-b02", "show-b01")
    assert s.NONE not in state.row


@pytest.mark.rule("YAM-14.2", "YAM-14.3", "YAM-14.4")
def test_every_reason_that_holds_is_reported() -> None:
    state = build.pile_of(build.empty_stack(build.drain(build.begin(2), "gold")))
    build.culture(state, 0, rose=2)
    build.play(state, "take-fleet2", "reserve-b17", "go-on", "recruit-fu-hsi", "end")
    build.pass_round(state, 1, 3, 4)
    assert state.ending == s.NO_SHIPS | s.NO_SPECIALISTS | s.NO_TILES
    said = speaker(GAME, "en")
    parts = [said(Message(f"ending-no-{what}")) for what in ("gold", "specialists", "tiles")]
    told = said(state.outcome().ending)
    assert [part for part in parts if part not in told] == []


@pytest.mark.rule("YAM-14.5")
def test_the_house_ends_a_match_after_thirty_rounds() -> None:
    state = build.rearrange(build.begin(2), lambda told: told.update(round=29))
    build.fill_up(build.pass_round(state, 1, 2, 3, 4))
    assert state.round == 30
    for _ in range(4):
        build.pass_turn(state, build.fleet_left(state))
    assert state.is_over
    assert state.ending == s.ROUND_LIMIT
    assert state.outcome().ending.args == {"rounds": 30}
    other = build.rearrange(build.drain(build.begin(2), "gold"), lambda told: told.update(round=30))
    build.pass_round(other, 1, 2, 3, 4)
    assert other.ending == s.NO_SHIPS  # the house ends only what would go on
