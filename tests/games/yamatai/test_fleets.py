"""Chapter 11: the ten fleets."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.yamatai.build import (
    GAME,
    at_hand,
    begin,
    can,
    clear,
    clear_all,
    do,
    drain,
    fill_up,
    hire,
    hold,
    island,
    legal,
    lift,
    mountain,
    pass_round,
    pass_turn,
    refused,
    sacred,
    ships_at,
    space,
    tile,
)
from zashiki.core import bits
from zashiki.core.game import Curtain
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai


def taken(fleet: int, seats: int = 2) -> Yamatai:
    """The first seat has just taken this fleet."""
    rest = [n for n in range(1, 11) if n != fleet][:4]
    return do(begin(seats, fleets=(fleet, *rest)), f"take-fleet{fleet}")


CARGO = {
    1: {"bamboo": 1},
    2: {"wood": 1},
    3: {"clay": 1},
    4: {"stone": 1},
    5: {"gold": 1},
    6: {"bamboo": 1, "wood": 1},
    7: {"bamboo": 1, "stone": 1},
    8: {"bamboo": 1, "clay": 1},
    9: {"wood": 1, "stone": 1},
    10: {"wood": 1, "clay": 1},
}


@pytest.mark.rule("YAM-3.2")
@pytest.mark.parametrize("fleet", CARGO)
def test_each_fleet_brings_its_ships(fleet: int) -> None:
    assert hold(taken(fleet), 0) == CARGO[fleet]


# --- fleet 1 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.1")
def test_fleet_1_has_no_effect_but_is_first_next_round() -> None:
    p = taken(1, seats=4)
    assert all(code < s.SET_ASIDE for code in p.legal())
    do(p, "go-on", "end")
    fill_up(pass_round(p, 2, 3, 4))
    assert p.order[0] == 0
    assert p.places[0] == 1


# --- fleet 2 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.2")
def test_a_tile_of_the_row_may_be_reserved() -> None:
    p = taken(2)
    assert legal(p, "reserve") == {
        "reserve-" + name for name in ("b06", "b17", "b22", "b25", "b10")
    }
    assert refused(p, "reserve-b01") == "YAM-11.2"
    do(p, "reserve-b17")
    assert list(p.row).count(s.NONE) == 1
    assert p.reserved[0] == 1 << tile("b17")
    seats = p.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["reserved"] == ["b17"]  # face up
    assert refused(p, "reserve-b06") == "YAM-3.3"


def put_bamboo_on_s16(p: Yamatai) -> Yamatai:
    """The seat to act takes a fleet and places a bamboo ship beside the one on s07."""
    do(p, f"take-fleet{int(next(one for one in p.up if one != s.NONE)) + 1}")
    if p.phase == s.CHOOSING:
        do(p, min(legal(p)))
    at_hand(p, int(p.seat), bamboo=1)
    lift(p, "s16")
    return do(p, "bamboo@s16")


@pytest.mark.rule("YAM-11.2")
def test_a_reserved_tile_is_built_by_its_owner_in_a_later_round() -> None:
    p = clear_all(begin(2, row=("b17", "b25", "b26", "b27", "b28")))
    ships_at(p, s07="bamboo", s08="clay")
    do(p, "take-fleet2", "reserve-b17", "wood@s02")
    assert refused(p, "b17@i02") == "YAM-11.2"  # not in this turn
    do(p, "go-on", "end")
    do(p, "take-fleet1")
    do(p, "bamboo@s16")  # touches i02
    assert refused(p, "b17@i02") == "YAM-11.2"  # not by others
    do(p, "go-on", "end")
    ships_at(p, s22="gold")
    do(p, "take-fleet5", "gold@s17")  # touches i02 too
    assert refused(p, "b17@i02") == "YAM-11.2"  # not by the second meeple of the round
    do(p, "go-on", "end")
    fill_up(pass_turn(p, 4))
    assert p.actor == 1
    other = put_bamboo_on_s16(p.copy())
    assert refused(other, "b17@i02") == "YAM-11.2"  # not by others, even now
    pass_turn(p, int(p.up[0]) + 1)
    assert p.actor == 0
    put_bamboo_on_s16(p)
    assert can(p, "b17@i02")
    do(p, "b17@i02")
    assert p.reserved[0] == 0
    assert p.owned[0] >> tile("b17") & 1


@pytest.mark.rule("YAM-11.2")
def test_a_reserved_tile_obeys_the_rules_of_building() -> None:
    p = ships_at(clear_all(begin(2)), s07="bamboo")
    p.row[1] = s.NONE
    p.reserved[0] = 1 << tile("b17")  # reserved in an earlier round
    do(p, "take-fleet2", "wood@s02")
    assert refused(p, "b17@i02") == "YAM-7.4"  # the clay ship is missing
    ships_at(p, s08="clay")
    assert can(p, "b17@i02")


@pytest.mark.rule("YAM-11.2")
def test_any_number_of_tiles_may_be_reserved() -> None:
    p = begin(2)
    p.row[1] = s.NONE
    p.reserved[0] = 1 << tile("b17") | 1 << tile("b01")
    p.middle &= ~(1 << tile("b01"))
    do(p, "take-fleet2", "reserve-b06")
    assert bits.count(p.reserved[0]) == 3


# --- fleet 3 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.3")
def test_any_ship_may_be_moved_to_an_empty_linked_space() -> None:
    p = ships_at(taken(3), s07="wood", s16="stone")
    assert legal(p, "move") == {
        "move-s07-s01",
        "move-s07-s02",
        "move-s16-s15",
        "move-s16-s17",
        "move-s16-s21",
    }
    assert refused(p, "move-s07-s16") == "YAM-11.3"  # occupied
    assert refused(p, "move-s40-s31") == "YAM-11.3"  # no ship
    do(p, "move-s16-s21")
    assert p.board[space("s16")] == s.NONE
    assert p.board[space("s21")] == 2
    assert refused(p, "move-s07-s01") == "YAM-3.3"


@pytest.mark.rule("YAM-11.3", "YAM-5.5")
def test_a_moved_ship_does_not_count_as_placed() -> None:
    p = ships_at(clear_all(taken(3)), s16="bamboo", s07="bamboo", s01="clay")
    do(p, "move-s01-s06")
    assert refused(p, "b06@i01") == "YAM-7.3"
    assert can(p, "go-on")
    do(p, "clay@s05")  # far away
    assert refused(p, "b06@i01") == "YAM-7.3"
    assert {"go-on"} == legal(p)


# --- fleet 4 -----------------------------------------------------------------------------


def looking(*shown: str) -> Yamatai:
    p = do(taken(4), "look")
    return do(p, *(f"show-{name}" for name in shown))


@pytest.mark.rule("YAM-11.4")
def test_only_the_acting_seat_sees_the_three_tiles() -> None:
    p = do(taken(4), "look")
    assert p.actor == CHANCE
    assert len(p.legal()) == 23
    do(p, "show-b01", "show-b02", "show-b03")
    assert p.actor == 0

    def looked(seat: int) -> object:
        turn = p.view(seat)["this_turn"]
        assert isinstance(turn, dict)
        return turn["looked"]

    assert looked(0) == ["b01", "b02", "b03"]
    assert looked(1) == looked(NOBODY) == [None, None, None]
    texts = [GAME.story(p, GAME.parse(p, "top-b02"), seat) for seat in (0, 1, NOBODY)]
    assert [text.id for text in texts if text] == ["story-top-own", "story-top", "story-top"]
    assert all("b02" not in str(text) for text in texts[1:])
    shown = {seat: {piece.id for piece in GAME.scene(p, seat).pieces} for seat in (0, 1)}
    assert "tile-b02" in shown[0]
    assert "tile-b02" not in shown[1]


@pytest.mark.rule("YAM-11.4")
def test_looking_is_a_curtain_and_told_to_nobody_else() -> None:
    p = do(taken(4), "look")
    code = GAME.parse(p, "show-b01")
    after = p.copy()
    after.play(code)
    assert GAME.curtain(p, code, after) == Curtain.REVEALED
    assert GAME.story(p, code, 1) is None
    told = GAME.story(p, code, 0)
    assert told is not None
    assert told.id == "story-sees"


def arrangements(p: Yamatai) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every pile that can come of putting the tiles back."""
    found = set()
    waiting = [p]
    while waiting:
        one = waiting.pop()
        if one.phase != s.ARRANGING:
            found.add((tuple(map(int, one.top)), tuple(map(int, one.under))))
            continue
        for code in one.legal():
            after = one.copy()
            after.play(code)
            waiting.append(after)
    return found


@pytest.mark.rule("YAM-11.4")
def test_there_are_24_arrangements_of_three_tiles() -> None:
    p = looking("b01", "b02", "b03")
    found = arrangements(p)
    assert len(found) == 24
    assert all(len(top) + len(under) == 3 for top, under in found)
    assert refused(p, "go-on") == "YAM-11.4"  # putting back is owed
    assert refused(p, "top-b04") == "YAM-11.4"


@pytest.mark.rule("YAM-11.4")
def test_there_are_6_arrangements_when_the_pile_holds_no_others() -> None:
    p = taken(4)
    p.middle = sum(1 << tile(name) for name in ("b01", "b02", "b03"))
    do(p, "look", "show-b01", "show-b02", "show-b03")
    assert len(arrangements(p)) == 6
    assert refused(p, "under-b01") == "YAM-11.4"


@pytest.mark.rule("YAM-11.4")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_tiles_those_there_are_are_looked_at(left: int) -> None:
    p = taken(4)
    names = ["b01", "b02"][:left]
    p.middle = sum(1 << tile(name) for name in names)
    do(p, "look", *(f"show-{name}" for name in names))
    assert p.phase == (s.ARRANGING if left == 2 else s.TRADING)
    assert p.pile_size() + bits.count(p.looked) == left


@pytest.mark.rule("YAM-11.4")
def test_with_an_empty_pile_there_is_nothing_to_look_at() -> None:
    p = taken(4)
    p.middle = 0
    assert refused(p, "look") == "YAM-11.4"


@pytest.mark.rule("YAM-11.4", "YAM-13.2")
def test_tiles_on_top_come_up_next_in_order_and_tiles_under_come_last() -> None:
    p = looking("b01", "b02", "b03")
    do(p, "under-b03", "top-b01", "top-b02", "go-on", "end")
    for slot in range(5):
        p.row[slot] = s.NONE
    p.middle |= sum(1 << tile(name) for name in ("b06", "b17", "b22", "b25", "b10"))
    pass_round(p, 1, 2, 3)
    assert legal(p) == {"show-b02"}
    do(p, "show-b02")
    assert legal(p) == {"show-b01"}
    do(p, "show-b01")
    assert len(p.legal()) == bits.count(p.middle)
    assert not can(p, "show-b03")
    p.middle = 1 << tile("b06")
    do(p, "show-b06")
    assert legal(p) == {"show-b03"}


def order_of_four(p: Yamatai) -> list[str]:
    """In which order the four tiles of the pile come up at the end of this round."""
    for slot in range(4):
        p.row[slot] = s.NONE
    while p.actor != CHANCE:
        pass_turn(p, next(int(one) + 1 for one in p.up if one != s.NONE))
    shown = []
    while p.phase == s.SHOWING_TILES:
        (action,) = legal(p)
        shown.append(action.removeprefix("show-"))
        do(p, action)
    return shown


@pytest.mark.rule("YAM-11.4")
def test_of_tiles_put_under_the_last_one_lies_lowest() -> None:
    p = taken(4)
    p.middle = sum(1 << tile(name) for name in ("b01", "b02", "b03", "b04"))
    do(p, "look", "show-b01", "show-b02", "show-b03")
    do(p, "under-b01", "under-b02", "top-b03", "go-on", "end")
    assert order_of_four(p.copy()) == ["b03", "b04", "b01", "b02"]
    p.up[0], p.up[1], p.taken[0] = 3, s.NONE, 0  # as if fleet 1 had been taken: 4 is there again
    do(p, "take-fleet4", "look", "show-b03", "show-b04", "show-b01")  # now b02 lies there alone
    do(p, "under-b03", "top-b01", "top-b04", "go-on", "end")
    assert order_of_four(p) == ["b04", "b01", "b02", "b03"]


@pytest.mark.rule("YAM-11.4")
def test_the_known_ends_stay_known_to_one_seat_only() -> None:
    p = do(looking("b01", "b02", "b03"), "under-b03", "top-b01", "top-b02")

    def pile(seat: int) -> dict[str, object]:
        shown = p.view(seat)["pile"]
        assert isinstance(shown, dict)
        return shown

    assert [entry["tile"] for entry in pile(0)["top"]] == ["b01", "b02"]  # type: ignore[attr-defined]
    assert [entry["tile"] for entry in pile(0)["under"]] == ["b03"]  # type: ignore[attr-defined]
    assert [entry["tile"] for entry in pile(1)["top"]] == [None, None]  # type: ignore[attr-defined]
    assert pile(1)["middle"] == 20
    rng = Rng(1)
    tops = {tuple(map(int, p.imagine(1, rng).top)) for _ in range(60)}
    assert len(tops) > 40
    assert {tuple(map(int, p.imagine(0, rng).top)) for _ in range(20)} == {(0, 1)}


@pytest.mark.rule("YAM-11.4")
def test_another_look_ends_what_others_knew_of_these_places() -> None:
    p = do(looking("b01", "b02", "b03"), "top-b03", "top-b01", "top-b02", "go-on", "end")
    p.up[0], p.up[1], p.taken[0] = 3, s.NONE, 0  # as if fleet 1 had been taken: 4 is there again
    do(p, "take-fleet4", "look")
    assert legal(p) == {"show-b02"}
    do(p, "show-b02", "show-b01", "show-b03", "top-b02", "top-b01", "top-b03")
    assert [int(p.seen[n]) for n in range(3)] == [2, 2, 2]
    shown = p.view(0)["pile"]
    assert isinstance(shown, dict)
    assert [entry["tile"] for entry in shown["top"]] == [None, None, None]


# --- fleet 5 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.5")
def test_sacred_ground_goes_on_any_empty_island() -> None:
    p = mountain(clear(taken(5), "i02", "i20"), "i20")
    house_free = {f"hallow-i{n:02}" for n in (2, 20, 31, 32, 33, 34)}
    assert legal(p, "hallow") == house_free
    assert refused(p, "hallow-i03") == "YAM-11.5"
    do(p, "hallow-i20")
    assert p.sacred == 1 << island("i20")


@pytest.mark.rule("YAM-11.5", "YAM-1.9")
def test_with_all_eight_on_the_board_the_effect_lapses() -> None:
    p = sacred(clear_all(taken(5)), *(f"i{n:02}" for n in range(1, 8)))
    assert len(legal(p, "hallow")) == 27
    sacred(p, "i08")
    assert legal(p, "hallow") == set()
    assert refused(p, "hallow-i20") == "YAM-11.5"


@pytest.mark.rule("YAM-11.5")
def test_nobody_builds_on_sacred_ground_not_even_its_owner() -> None:
    p = ships_at(clear_all(begin(2)), s07="bamboo", s08="clay")
    do(p, "take-fleet5", "hallow-i02", "gold@s02")
    assert refused(p, "b17@i02") == "YAM-7.2"
    do(p, "go-on", "end")
    do(p, "take-fleet1")
    ships_at(p, s16="bamboo")
    do(p, "bamboo@s17")
    assert refused(p, "b17@i02") == "YAM-7.2"


# --- fleet 6 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.6")
def test_two_culture_tiles_are_swapped_and_mountains_stay() -> None:
    p = begin(2, fleets=(6, 1, 2, 3, 4), faces={"i01": "orange-mountain", "i30": "blue"})
    do(p, "take-fleet6", "exchange-i01")
    assert refused(p, "go-on") == "YAM-11.6"
    do(p, "exchange-i30")
    assert (p.culture_at[island("i01")], p.culture_at[island("i30")]) == (3, 0)
    assert p.mountains >> island("i01") & 1
    assert not p.mountains >> island("i30") & 1
    assert refused(p, "exchange-i02") == "YAM-3.3"


@pytest.mark.rule("YAM-11.6")
def test_a_swap_of_equal_kinds_is_not_offered() -> None:
    p = begin(2, fleets=(6, 1, 2, 3, 4), faces={"i01": "orange", "i02": "orange", "i03": "blue"})
    do(p, "take-fleet6")
    assert refused(p, "exchange-i34") == "YAM-11.6"  # no tile there
    do(p, "exchange-i01")
    assert refused(p, "exchange-i02") == "YAM-11.6"
    q = clear(begin(2, fleets=(6, 1, 2, 3, 4)), *(f"i{n:02}" for n in range(3, 35)))
    q.culture_at[1] = q.culture_at[0]
    do(q, "take-fleet6")
    assert legal(q, "exchange") == set()


# --- fleet 7 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.7")
def test_up_to_two_ships_return_to_the_supply_in_one_go() -> None:
    p = ships_at(taken(7), s07="wood", s16="stone", s17="gold")
    supply = list(p.supply)
    q, r = p.copy(), p.copy()
    do(p, "remove-s07")
    assert refused(p, "wood@s01") == "YAM-11.7"
    do(p, "remove-s17")
    assert (p.supply[1], p.supply[4]) == (supply[1] + 1, supply[4] + 1)
    assert refused(p, "remove-s16") == "YAM-3.3"
    do(q, "remove-s07", "enough")
    assert q.supply[1] == supply[1] + 1
    assert refused(q, "remove-s16") == "YAM-3.3"
    do(r, "go-on")  # none at all
    assert refused(p, "remove-s40") == "YAM-3.3"


@pytest.mark.rule("YAM-11.7")
def test_removing_ends_by_itself_when_the_sea_is_empty() -> None:
    p = do(ships_at(taken(7), s07="wood"), "remove-s07")
    assert p.phase == s.TRADING


# --- fleet 8 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.8")
def test_two_ships_are_swapped() -> None:
    p = ships_at(taken(8), s07="wood", s40="stone", s50="wood")
    assert legal(p, "swap") == {"swap-s07", "swap-s40", "swap-s50"}
    do(p, "swap-s07")
    assert legal(p) == {"swap-s40"}  # equal ships would change nothing
    assert refused(p, "swap-s50") == "YAM-11.8"
    do(p, "swap-s40")
    assert (p.board[space("s07")], p.board[space("s40")]) == (2, 1)
    assert refused(p, "swap-s07") == "YAM-3.3"


@pytest.mark.rule("YAM-11.8")
def test_equal_ships_may_be_swapped_when_one_was_placed_this_turn() -> None:
    p = ships_at(taken(8), s07="bamboo", s40="bamboo")
    assert legal(p, "swap") == set()
    do(p, "bamboo@s16", "swap-s16", "swap-s40")
    assert can(p, "collect-s40-i15")
    assert not can(p, "collect-s16-i06")


@pytest.mark.rule("YAM-11.8", "YAM-5.5")
def test_equal_ships_may_be_swapped_to_carry_the_line_on_elsewhere() -> None:
    p = at_hand(taken(8), 0, bamboo=2, gold=1)
    do(p, "bamboo@s01", "bamboo@s07")
    assert refused(p, "gold@s06") == "YAM-5.3"
    do(p, "swap-s01", "swap-s07")
    assert legal(p, "gold@") == {"gold@s06"}


@pytest.mark.rule("YAM-11.8", "YAM-5.5")
def test_a_swapped_ship_does_not_count_as_placed() -> None:
    p = ships_at(clear_all(taken(8)), s16="bamboo", s07="bamboo", s01="wood", s40="clay")
    do(p, "swap-s01", "swap-s40")
    assert refused(p, "b06@i01") == "YAM-7.3"
    assert can(p, "go-on")
    do(p, "clay@s05")  # far away
    assert refused(p, "b06@i01") == "YAM-7.3"
    assert legal(p) == {"bamboo@s10", "bamboo@s11", "go-on"}


# --- fleet 9 -----------------------------------------------------------------------------


def short(*missing: str) -> Yamatai:
    """b06 on i02 with clay and two bamboo around it, less the named spaces."""
    p = clear_all(taken(9))
    ships = {"s07": "bamboo", "s16": "bamboo", "s17": "clay"}
    return ships_at(p, **{name: what for name, what in ships.items() if name not in missing})


@pytest.mark.rule("YAM-11.9")
@pytest.mark.parametrize("missing", ["s07", "s16", "s17"])
def test_one_ship_may_be_missing_whichever(missing: str) -> None:
    p = do(short(missing), "wood@s02")
    assert can(p, "b06@i02")
    do(p, "b06@i02")
    assert p.effect_open == 0


@pytest.mark.rule("YAM-11.9")
def test_two_ships_may_not_be_missing() -> None:
    for one, other in product(("s07", "s16", "s17"), repeat=2):
        if one < other:
            p = do(short(one, other), "wood@s02")
            assert refused(p, "b06@i02") == "YAM-7.4"


@pytest.mark.rule("YAM-11.9")
def test_a_building_of_two_ships_needs_one_of_them() -> None:
    p = do(ships_at(clear_all(taken(9)), s07="bamboo"), "wood@s02")
    assert can(p, "b17@i02")  # bamboo without clay
    p = do(ships_at(clear_all(taken(9)), s07="clay"), "wood@s02")
    assert can(p, "b17@i02")  # clay without bamboo
    p = do(clear_all(taken(9)), "wood@s02")
    assert refused(p, "b17@i02") == "YAM-7.4"  # neither


@pytest.mark.rule("YAM-11.9")
def test_a_new_ship_must_still_touch_and_nothing_is_kept() -> None:
    p = do(short("s17"), "wood@s05")
    assert refused(p, "b06@i02") == "YAM-7.3"
    do(p, "go-on")
    if p.phase == s.MOORING:
        do(p, min(legal(p, "moor")))
    do(p, "end")
    pass_turn(p, 1)
    at_hand(p, 0, gold=1)
    do(p, "take-fleet2", "gold@s02")
    assert p.actor == 0
    assert refused(p, "b06@i02") == "YAM-7.4"


@pytest.mark.rule("YAM-11.9")
def test_a_complete_building_does_not_use_the_effect_up() -> None:
    p = do(short(), "wood@s02", "b06@i02")
    assert p.effect_open == 1


# --- fleet 10 ----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.10")
def test_a_ship_of_choice_is_taken_at_once() -> None:
    p = taken(10)
    assert legal(p) == {f"choose-{name}" for name in ("bamboo", "wood", "stone", "clay", "gold")}
    assert refused(p, "go-on") == "YAM-11.10"
    do(p, "choose-gold")
    assert hold(p, 0) == {"wood": 1, "clay": 1, "gold": 1}
    assert p.supply[4] == 9


@pytest.mark.rule("YAM-11.10")
def test_only_colours_of_the_supply_can_be_chosen() -> None:
    p = drain(begin(2, fleets=(10, 1, 2, 3, 4)), "wood", 1)
    do(p, "take-fleet10")
    assert refused(p, "choose-wood") == "YAM-11.10"  # it came with the fleet
    q = begin(2, fleets=(10, 1, 2, 3, 4))
    for name in ("bamboo", "wood", "stone", "clay", "gold"):
        drain(q, name)
    do(q, "take-fleet10")
    assert q.phase == s.TRADING
    assert hold(q, 0) == {}


@pytest.mark.rule("YAM-3.3")
def test_what_one_fleet_does_another_does_not() -> None:
    p = ships_at(hire(taken(1), 1, "riu"), s07="wood", s40="stone")
    for action in ("reserve-b06", "move-s07-s01", "look", "hallow-i34", "exchange-i01"):
        assert refused(p, action) == "YAM-3.3"
    for action in ("remove-s07", "swap-s07"):
        assert refused(p, action) == "YAM-3.3"
    assert refused(p, "choose-gold") == "YAM-11.10"
    assert refused(p, "enough") == "YAM-11.7"
    assert refused(p, "top-b01") == "YAM-11.4"
