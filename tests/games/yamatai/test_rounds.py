"""Chapters 2, 13 and 14: rounds, their end, the end of the match."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import (
    GAME,
    at_hand,
    begin,
    can,
    clear_all,
    culture,
    do,
    drain,
    fill_up,
    legal,
    pass_round,
    pass_turn,
    refused,
    ships_at,
    tile,
)
from zashiki.core import bits
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai
from zashiki.texts import speaker

# --- chapter 2: turns --------------------------------------------------------------------


@pytest.mark.rule("YAM-2.1")
def test_turns_follow_the_order_track() -> None:
    p = begin(4, order=(3, 1, 4, 2))
    acted = []
    for fleet in (1, 2, 3, 4):
        acted.append(int(p.actor))
        pass_turn(p, fleet)
    assert acted == [2, 0, 3, 1]
    assert p.actor == CHANCE  # all have acted: the next round is prepared
    assert p.phase == s.SHOWING_FLEETS


@pytest.mark.rule("YAM-2.1", "YAM-13.3")
def test_lowest_place_first_in_later_rounds() -> None:
    p = begin(4, fleets=(2, 5, 9, 10, 1))
    fill_up(pass_round(p, 9, 2, 10, 5))
    assert list(p.places) == [2, 5, 9, 10]
    assert list(p.order) == [1, 3, 0, 2]
    assert p.actor == 1


@pytest.mark.rule("YAM-2.1")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    p = begin(3)
    rng = Rng(3)
    within = 0
    for _ in range(200):
        before, turn = int(p.seat), int(p.turn)
        code = int(p.random_action(rng))
        p.apply(code)
        if code != s.END and p.actor != CHANCE and before >= 0 and p.phase > s.TAKING:
            assert (p.seat, p.turn) == (before, turn)
            within += 1
    assert within > 50


@pytest.mark.rule("YAM-2.2")
def test_the_steps_come_in_order() -> None:
    p = begin(2)
    assert refused(p, "buy-wood") == "YAM-3.1"
    assert refused(p, "end") == "YAM-3.1"
    do(p, "take-fleet1")
    assert refused(p, "end") == "YAM-2.2"
    assert refused(p, "recruit-yasoma") == "YAM-2.2"
    do(p, "go-on")
    assert refused(p, "bamboo@s01") == "YAM-2.2"
    assert refused(p, "buy-wood") == "YAM-2.2"
    assert refused(p, "go-on") == "YAM-2.2"
    assert refused(p, "take-fleet2") == "YAM-3.1"
    do(p, "end")
    assert p.actor == 1


@pytest.mark.rule("YAM-2.3")
def test_two_players_take_two_turns_in_a_round_each_with_a_fleet() -> None:
    p = begin(2)
    seats = []
    for fleet in (2, 5, 3, 4):
        seats.append(int(p.actor))
        pass_turn(p, fleet)
    assert seats == [0, 1, 0, 1]
    assert [int(fleet) + 1 for fleet in p.taken] == [2, 5, 3, 4]


@pytest.mark.rule("YAM-2.3", "YAM-13.3")
@pytest.mark.parametrize(
    ("fleets", "order"),
    [((2, 5, 9, 10), [0, 1, 0, 1]), ((1, 3, 2, 4), [0, 0, 1, 1])],
)
def test_two_players_meeples_go_to_the_places_of_their_fleets(
    fleets: tuple[int, ...], order: list[int]
) -> None:
    rest = tuple(n for n in range(1, 11) if n not in fleets)
    p = begin(2, fleets=(*fleets, rest[0]))
    fill_up(pass_round(p, *fleets))
    assert list(p.order) == order
    assert list(p.places) == sorted(fleets)


@pytest.mark.rule("YAM-2.3")
def test_both_meeples_may_trade_and_build_or_collect() -> None:
    p = begin(2, fleets=(1, 2, 3, 4, 5))
    do(p, "take-fleet1", "buy-wood", "wood@s01", "collect-s01-i01", "end")
    pass_turn(p, 5)
    do(p, "take-fleet2", "buy-wood", "wood@s02", "collect-s02-i02")
    assert sum(p.hand[:6]) == 2


@pytest.mark.rule("YAM-2.3", "YAM-10.1")
def test_both_meeples_may_recruit() -> None:
    p = culture(begin(2), 0, rose=2, blue=2)
    do(p, "take-fleet1", "go-on", "recruit-yasoma", "pay-blue+blue", "end")
    pass_turn(p, 5)
    do(p, "take-fleet2", "go-on", "moor-wood", "recruit-ananda")
    hired = [p.tables.specialist_names[n] for n in range(18) if p.holder[n] == 0]
    assert sorted(hired) == ["ananda", "yasoma"]


@pytest.mark.rule("YAM-2.4")
def test_everything_but_the_piles_is_seen_by_all() -> None:
    p = begin(3)
    rng = Rng(2)
    for _ in range(250):
        if not p.is_over and p.phase != s.ARRANGING and not any(p.seen):
            views = [p.view(seat) for seat in (NOBODY, 0, 1, 2)]
            assert all(view == views[0] for view in views)
        if not p.is_over:
            p.apply(p.random_action(rng))
    seats = p.view(NOBODY)["seats"]
    assert isinstance(seats, list)
    assert set(seats[0]) >= {"coins", "tokens", "built", "reserved", "culture", "specialists"}


# --- chapter 13: preparing a round -------------------------------------------------------


@pytest.mark.rule("YAM-13.1")
def test_two_coins_on_waiting_specialists_then_the_gaps_are_filled_without_coins() -> None:
    p = begin(2)
    fill_up(pass_round(p, 1, 2, 3, 4))
    assert [int(p.reward[one]) for one in p.shown] == [2] * 5
    before = [int(one) for one in p.shown]
    p.hand[int(p.seat) * 6] += 2
    p.spent[0] -= 2  # only to hire; the count is not looked at here
    fleet = int(p.up[0]) + 1
    do(p, f"take-fleet{fleet}")
    while not can(p, "recruit-amateratsu"):
        do(p, "go-on" if can(p, "go-on") else min(legal(p, "moor-") or legal(p, "choose-")))
    do(p, "recruit-amateratsu", "end")
    assert int(p.shown[1]) == s.NONE  # YAM-10.4: not refilled in the round
    for _ in range(3):
        fleet = next(int(one) + 1 for one in p.up if one != s.NONE)
        pass_turn(p, fleet)
    fill_up(p)
    after = [int(one) for one in p.shown]
    assert after[:1] + after[2:] == before[:1] + before[2:]
    assert [int(p.reward[one]) for one in after] == [4, 0, 4, 4, 4]


@pytest.mark.rule("YAM-13.2", "YAM-7.5")
def test_the_row_is_filled_to_five_at_the_end_of_the_round() -> None:
    p = begin(2)
    do(p, "take-fleet2", "reserve-b17")
    assert list(p.row).count(s.NONE) == 1
    do(p, "go-on", "end")
    pass_round(p, 1, 3, 4)
    assert p.phase == s.SHOWING_TILES
    assert len(p.legal()) == 23
    fill_up(p)
    assert s.NONE not in p.row


@pytest.mark.rule("YAM-13.4", "YAM-13.5")
def test_fleets_slide_left_and_those_face_down_longest_come_first() -> None:
    p = begin(4, fleets=(4, 1, 7, 3, 10))
    pass_round(p, 1, 4, 10, 7)
    assert [int(fleet) + 1 for fleet in p.up if fleet != s.NONE] == [3]
    assert p.up[0] == 2
    assert legal(p) == {"show-fleet2", "show-fleet5", "show-fleet6", "show-fleet8", "show-fleet9"}
    do(p, "show-fleet8", "show-fleet5", "show-fleet2", "show-fleet9")
    assert [int(fleet) + 1 for fleet in p.up] == [3, 8, 5, 2, 9]
    # one old fleet is left and comes first next time; the used ones lie behind it
    assert bits.listed(p.down_first) == [5]
    assert bits.listed(p.down_second) == [0, 3, 6, 9]
    pass_round(p, 8, 5, 2, 3)
    assert legal(p) == {"show-fleet6"}
    do(p, "show-fleet6")
    assert legal(p) == {"show-fleet1", "show-fleet4", "show-fleet7", "show-fleet10"}


@pytest.mark.rule("YAM-13.5")
@pytest.mark.parametrize(("seats", "sizes"), [(2, (1, 4)), (3, (2, 3)), (4, (1, 4))])
def test_batches_of_face_down_fleets(seats: int, sizes: tuple[int, int]) -> None:
    p = begin(seats)
    for _ in range(4):
        for _ in range(int(p.turns)):
            pass_turn(p, next(int(one) + 1 for one in p.up if one != s.NONE))
        fill_up(p)
        batches = int(bits.count(p.down_first)), int(bits.count(p.down_second))
        assert batches == sizes
        assert p.view(0)["fleets_down"] == p.view(NOBODY)["fleets_down"]


@pytest.mark.rule("YAM-13.3")
def test_the_next_round_starts_with_the_lowest_place() -> None:
    p = begin(3)
    fill_up(pass_round(p, 5, 1, 3))
    assert p.round == 2
    assert p.actor == 1
    assert all(fleet == s.NONE for fleet in p.taken)


# --- chapter 14: the end -----------------------------------------------------------------


def last_house(p: Yamatai, seat: int) -> Yamatai:
    """One standard building left for a seat, the others out of the way."""
    p.pieces[seat] = 1
    return p


@pytest.mark.rule("YAM-14.1")
def test_the_round_of_the_last_standard_building_is_played_to_its_end() -> None:
    p = clear_all(last_house(begin(2), 0))
    ships_at(p, s16="bamboo", s17="bamboo")
    at_hand(p, 0, clay=1)
    do(p, "take-fleet1", "bamboo@s02", "clay@s08", "b06@i02", "end")
    assert p.pieces[0] == 0
    assert p.actor == 1
    pass_round(p, 2, 3, 4)
    assert p.is_over
    assert p.ending == s.LAST_BUILDING
    assert sum(p.reward) == 0  # no next round was prepared
    assert p.outcome().ending.id == "ending-last-building"


@pytest.mark.rule("YAM-14.1", "YAM-7.6")
def test_torii_and_palaces_do_not_bring_the_end_nearer() -> None:
    p = clear_all(last_house(begin(2), 0))
    ships_at(p, s16="bamboo", s17="wood", s08="wood")
    at_hand(p, 0, stone=1)
    do(p, "take-fleet1", "stone@s02", "b22@i02")
    assert p.pieces[0] == 1


@pytest.mark.rule("YAM-14.2")
@pytest.mark.parametrize("material", ["bamboo", "wood", "stone", "clay", "gold"])
def test_a_missing_colour_ends_the_match_in_the_preparation(material: str) -> None:
    p = begin(4, fleets=(1, 2, 3, 4, 5))
    drain(p, material, 1 if material != "gold" else 0)
    fleet = {"bamboo": 1, "wood": 2, "clay": 3, "stone": 4, "gold": 5}[material]
    others = [n for n in (1, 2, 3, 4, 5) if n != fleet][:3]
    pass_round(p, fleet, *others)
    assert p.is_over
    assert p.ending == s.NO_SHIPS
    assert p.outcome().ending.id == f"ending-no-{material}"


@pytest.mark.rule("YAM-14.2")
def test_a_colour_that_is_back_by_the_end_of_the_round_ends_nothing() -> None:
    p = drain(begin(4), "wood", 1)
    pass_turn(p, 2)
    assert p.supply[1] == 0
    do(p, "take-fleet1", "sell-bamboo", "go-on", "end")
    at_hand(p, 2, wood=1)
    p.supply[1] = 0
    do(p, "take-fleet3", "sell-wood", "go-on", "end")
    pass_turn(p, 4)
    assert not p.is_over
    q = drain(ships_at(begin(4, fleets=(7, 1, 3, 4, 5)), s07="wood"), "wood")
    do(q, "take-fleet7", "remove-s07", "go-on", "moor-stone", "end")
    pass_round(q, 1, 3, 4)
    assert not q.is_over


@pytest.mark.rule("YAM-14.3")
def test_too_few_specialists_end_the_match() -> None:
    p = begin(2)
    p.stack = 0
    p.shown[2] = s.NONE
    pass_round(p, 1, 2, 3, 4)
    assert p.is_over
    assert p.ending == s.NO_SPECIALISTS
    assert p.outcome().ending.id == "ending-no-specialists"


@pytest.mark.rule("YAM-14.3", "YAM-14.4")
def test_an_empty_stack_or_pile_without_a_gap_ends_nothing() -> None:
    p = begin(2)
    p.stack = 0
    p.middle = 0
    pass_round(p, 1, 2, 3, 4)
    assert not p.is_over
    assert p.phase == s.SHOWING_FLEETS


@pytest.mark.rule("YAM-14.4")
def test_too_few_building_tiles_end_the_match() -> None:
    p = begin(2)
    p.middle = 1 << tile("b01")
    p.row[0] = s.NONE
    p.row[1] = s.NONE
    pass_round(p, 1, 2, 3, 4)
    assert p.is_over
    assert p.ending == s.NO_TILES
    assert p.outcome().ending.id == "ending-no-tiles"


@pytest.mark.rule("YAM-14.4", "YAM-11.4")
def test_tiles_put_back_after_a_look_fill_the_row_too() -> None:
    p = begin(2)
    p.middle = 1 << tile("b01") | 1 << tile("b02")
    p.row[0] = p.row[1] = s.NONE
    do(p, "take-fleet4", "look", "show-b01", "show-b02", "top-b01", "go-on", "end")
    assert p.middle == 0
    pass_round(p, 1, 2, 3)
    assert not p.is_over
    assert legal(p) == {"show-b02"}  # went back last, so it lies on top
    do(p, "show-b02", "show-b01")
    assert s.NONE not in p.row


@pytest.mark.rule("YAM-14.2", "YAM-14.3", "YAM-14.4")
def test_every_reason_that_holds_is_reported() -> None:
    p = drain(begin(2), "gold")
    p.stack = 0
    p.shown[2] = s.NONE
    p.middle = 0
    p.row[1] = s.NONE
    pass_round(p, 1, 2, 3, 4)
    assert p.ending == s.NO_SHIPS | s.NO_SPECIALISTS | s.NO_TILES
    said = speaker(GAME, "en")
    parts = [said(Message(f"ending-no-{what}")) for what in ("gold", "specialists", "tiles")]
    told = said(p.outcome().ending)
    assert [part for part in parts if part not in told] == []


@pytest.mark.rule("YAM-14.5")
def test_the_house_ends_a_match_after_thirty_rounds() -> None:
    p = begin(2)
    p.round = 29
    fill_up(pass_round(p, 1, 2, 3, 4))
    assert p.round == 30
    for _ in range(4):
        pass_turn(p, next(int(one) + 1 for one in p.up if one != s.NONE))
    assert p.is_over
    assert p.ending == s.ROUND_LIMIT
    assert p.outcome().ending.args == {"rounds": 30}
    q = drain(begin(2), "gold")
    q.round = 30
    pass_round(q, 1, 2, 3, 4)
    assert q.ending == s.NO_SHIPS  # the house ends only what would go on
