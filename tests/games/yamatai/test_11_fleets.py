"""Chapter 11: the ten fleets."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest

from tests.games.yamatai import build
from zashiki.core import bits
from zashiki.core.game import Curtain
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai


def taken(fleet: int, seats: int = 2) -> Yamatai:
    """The first seat has just taken this fleet."""
    rest = [n for n in range(1, 11) if n != fleet][:4]
    return build.play(build.begin(seats, fleets=(fleet, *rest)), f"take-fleet{fleet}")


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
    assert build.hold(taken(fleet), 0) == CARGO[fleet]


# --- fleet 1 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.1")
def test_fleet_1_has_no_effect_but_is_first_next_round() -> None:
    state = taken(1, seats=4)
    assert build.families(state) == {"buy", "sell", "place", "go-on"}
    build.play(state, "go-on", "end")
    build.fill_up(build.pass_round(state, 2, 3, 4))
    assert state.order[0] == 0
    assert state.places[0] == 1


# --- fleet 2 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.2")
def test_a_tile_of_the_row_may_be_reserved() -> None:
    state = taken(2)
    assert build.legal(state, "reserve") == {
        "reserve-" + name for name in ("b06", "b17", "b22", "b25", "b10")
    }
    assert build.refused(state, "reserve-b01") == "YAM-11.2"
    build.play(state, "reserve-b17")
    assert list(state.row).count(s.NONE) == 1
    assert state.reserved[0] == 1 << build.tile("b17")
    seats = state.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["reserved"] == ["b17"]  # face up
    assert build.refused(state, "reserve-b06") == "YAM-3.3"


def put_bamboo_on_s16(state: Yamatai) -> Yamatai:
    """The seat to act takes a fleet and places a bamboo ship beside the one on s07."""
    build.play(state, f"take-fleet{build.fleet_left(state)}")
    if state.phase == s.CHOOSING:
        build.play(state, min(build.legal(state)))
    build.at_hand(state, int(state.seat), bamboo=1)
    build.lift(state, "s16")
    return build.play(state, "bamboo@s16")


@pytest.mark.rule("YAM-11.2")
def test_a_reserved_tile_is_built_by_its_owner_in_a_later_round() -> None:
    state = build.clear_all(build.begin(2, row=("b17", "b25", "b26", "b27", "b28")))
    build.ships_at(state, s07="bamboo", s08="clay")
    build.play(state, "take-fleet2", "reserve-b17", "wood@s02")
    assert build.refused(state, "b17@i02") == "YAM-11.2"  # not in this turn
    build.play(state, "go-on", "end")
    build.play(state, "take-fleet1")
    build.play(state, "bamboo@s16")  # touches i02
    assert build.refused(state, "b17@i02") == "YAM-11.2"  # not by others
    build.play(state, "go-on", "end")
    build.ships_at(state, s22="gold")
    build.play(state, "take-fleet5", "gold@s17")  # touches i02 too
    assert build.refused(state, "b17@i02") == "YAM-11.2"  # not by the second meeple of the round
    build.play(state, "go-on", "end")
    build.fill_up(build.pass_turn(state, 4))
    assert state.actor == 1
    other = put_bamboo_on_s16(state.copy())
    assert build.refused(other, "b17@i02") == "YAM-11.2"  # not by others, even now
    build.pass_turn(state, int(state.up[0]) + 1)
    assert state.actor == 0
    put_bamboo_on_s16(state)
    assert build.can(state, "b17@i02")
    build.play(state, "b17@i02")
    assert state.reserved[0] == 0
    assert state.owned[0] >> build.tile("b17") & 1


@pytest.mark.rule("YAM-11.2")
def test_a_reserved_tile_obeys_the_rules_of_building() -> None:
    state = build.ships_at(build.clear_all(build.reserve(build.begin(2), 0, "b17")), s07="bamboo")
    build.play(state, "take-fleet2", "wood@s02")
    assert build.refused(state, "b17@i02") == "YAM-7.4"  # the clay ship is missing
    build.ships_at(state, s08="clay")
    assert build.can(state, "b17@i02")


@pytest.mark.rule("YAM-11.2")
def test_any_number_of_tiles_may_be_reserved() -> None:
    state = build.reserve(build.begin(2), 0, "b17", "b01")
    build.play(state, "take-fleet2", "reserve-b06")
    assert bits.count(state.reserved[0]) == 3


# --- fleet 3 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.3")
def test_any_ship_may_be_moved_to_an_empty_linked_space() -> None:
    state = build.ships_at(taken(3), s07="wood", s16="stone")
    assert build.legal(state, "move") == {
        "move-s07-s01",
        "move-s07-s02",
        "move-s16-s15",
        "move-s16-s17",
        "move-s16-s21",
    }
    assert build.refused(state, "move-s07-s16") == "YAM-11.3"  # occupied
    assert build.refused(state, "move-s40-s31") == "YAM-11.3"  # no ship
    build.play(state, "move-s16-s21")
    assert state.board[build.space("s16")] == s.NONE
    assert state.board[build.space("s21")] == 2
    assert build.refused(state, "move-s07-s01") == "YAM-3.3"


@pytest.mark.rule("YAM-11.3", "YAM-5.5")
def test_a_moved_ship_does_not_count_as_placed() -> None:
    state = build.ships_at(build.clear_all(taken(3)), s16="bamboo", s07="bamboo", s01="clay")
    build.play(state, "move-s01-s06")
    assert build.refused(state, "b06@i01") == "YAM-7.3"
    assert build.can(state, "go-on")
    build.play(state, "clay@s05")  # far away
    assert build.refused(state, "b06@i01") == "YAM-7.3"
    assert {"go-on"} == build.legal(state)


# --- fleet 4 -----------------------------------------------------------------------------


def looking(*shown: str) -> Yamatai:
    state = build.play(taken(4), "look")
    return build.play(state, *(f"show-{name}" for name in shown))


@pytest.mark.rule("YAM-11.4")
def test_only_the_acting_seat_sees_the_three_tiles() -> None:
    state = build.play(taken(4), "look")
    assert state.actor == CHANCE
    assert len(state.legal()) == 23
    build.play(state, "show-b01", "show-b02", "show-b03")
    assert state.actor == 0

    def looked(seat: int) -> object:
        return cast("dict[str, dict[str, object]]", state.view(seat))["pile"]["looked"]

    assert looked(0) == ["b01", "b02", "b03"]
    assert looked(1) == looked(NOBODY) == [None, None, None]
    code = GAME.parse(state, "top-b02")
    texts = [GAME.story(state, code, state.after(code), seat) for seat in (0, 1, NOBODY)]
    assert [text.id for text in texts if text] == ["story-top-own", "story-top", "story-top"]
    assert all("b02" not in str(text) for text in texts[1:])
    shown = {seat: {piece.id for piece in GAME.scene(state, seat).pieces} for seat in (0, 1)}
    assert "tile-b02" in shown[0]
    assert "tile-b02" not in shown[1]


@pytest.mark.rule("YAM-11.4")
def test_looking_is_a_curtain_and_told_to_nobody_else() -> None:
    state = build.play(taken(4), "look")
    code = GAME.parse(state, "show-b01")
    after = state.copy()
    after.play(code)
    assert GAME.curtain(state, code, after) == Curtain.REVEALED
    assert GAME.story(state, code, after, 1) is None
    told = GAME.story(state, code, after, 0)
    assert told is not None
    assert told.id == "story-sees"


def arrangements(state: Yamatai) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every pile that can come of putting the tiles back."""
    found = set()
    waiting = [state]
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
    state = looking("b01", "b02", "b03")
    found = arrangements(state)
    assert len(found) == 24
    assert all(len(top) + len(under) == 3 for top, under in found)
    assert build.refused(state, "go-on") == "YAM-11.4"  # putting back is owed
    assert build.refused(state, "top-b04") == "YAM-11.4"


@pytest.mark.rule("YAM-11.4")
def test_there_are_6_arrangements_when_the_pile_holds_no_others() -> None:
    state = build.pile_of(taken(4), "b01", "b02", "b03")
    build.play(state, "look", "show-b01", "show-b02", "show-b03")
    assert len(arrangements(state)) == 6
    assert build.refused(state, "under-b01") == "YAM-11.4"


@pytest.mark.rule("YAM-11.4")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_tiles_those_there_are_are_looked_at(left: int) -> None:
    names = ["b01", "b02"][:left]
    state = build.pile_of(taken(4), *names)
    build.play(state, "look", *(f"show-{name}" for name in names))
    assert state.phase == (s.ARRANGING if left == 2 else s.TRADING)
    assert state.pile_size() + bits.count(state.looked) == left


@pytest.mark.rule("YAM-11.4")
def test_with_an_empty_pile_there_is_nothing_to_look_at() -> None:
    state = build.pile_of(taken(4))
    assert build.refused(state, "look") == "YAM-11.4"


@pytest.mark.rule("YAM-11.4", "YAM-13.2")
def test_tiles_on_top_come_up_next_in_order_and_tiles_under_come_last() -> None:
    state = looking("b01", "b02", "b03")
    build.play(state, "under-b03", "top-b01", "top-b02", "go-on", "end")
    build.pile_of(state, "b04", "b05")
    build.pass_round(state, 1, 2)
    take_rows(state, 3)
    build.pass_turn(state, 3)
    assert build.legal(state) == {"show-b02"}
    build.play(state, "show-b02")
    assert build.legal(state) == {"show-b01"}
    build.play(state, "show-b01")
    assert build.legal(state) == {"show-b04", "show-b05"}
    assert not build.can(state, "show-b03")
    build.fill_up(state)
    build.pass_turn(state, build.fleet_left(state))
    take_rows(state, 2)
    while state.actor != CHANCE:
        build.pass_turn(state, build.fleet_left(state))
    assert len(build.legal(state)) == 1
    assert not build.can(state, "show-b03")
    build.play(state, *build.legal(state))
    assert build.legal(state) == {"show-b03"}


def take_rows(state: Yamatai, tiles: int) -> None:
    """So many tiles of the row are built by the last seat, on islands in the east."""

    def change(told: build.Told) -> None:
        for slot in range(tiles):
            name = told["row"][slot]
            where = next(
                i for i in reversed(build.tables().island_names) if i not in told["buildings"]
            )
            told["row"][slot] = None
            told["buildings"][where] = name
            told["seats"][-1]["built"].append(name)
            if build.kind_of(name) in ("house", "trading-post"):
                told["seats"][-1]["pieces"] -= 1
            if where in told["culture"]:
                build.add(told["spent"], told["culture"].pop(where), 1)

    build.rearrange(state, change)


def order_of_four(state: Yamatai) -> list[str]:
    """In which order the four tiles of the pile come up at the end of this round."""
    while state.turn < state.turns - 1:
        build.pass_turn(state, build.fleet_left(state))
    take_rows(state, 4)
    build.pass_turn(state, build.fleet_left(state))
    shown = []
    while state.phase == s.SHOWING_TILES:
        (action,) = build.legal(state)
        shown.append(action.removeprefix("show-"))
        build.play(state, action)
    return shown


@pytest.mark.rule("YAM-11.4")
def test_of_tiles_put_under_the_last_one_lies_lowest() -> None:
    state = build.pile_of(taken(4), "b01", "b02", "b03", "b04")
    build.play(state, "look", "show-b01", "show-b02", "show-b03")
    build.play(state, "under-b01", "under-b02", "top-b03", "go-on", "end")
    assert order_of_four(state.copy()) == ["b03", "b04", "b01", "b02"]
    build.return_fleet(state, 4, 1)
    build.play(
        state, "take-fleet4", "look", "show-b03", "show-b04", "show-b01"
    )  # now b02 lies there alone
    build.play(state, "under-b03", "top-b01", "top-b04", "go-on", "end")
    assert order_of_four(state) == ["b04", "b01", "b02", "b03"]


@pytest.mark.rule("YAM-11.4")
def test_the_known_ends_stay_known_to_one_seat_only() -> None:
    state = build.play(looking("b01", "b02", "b03"), "under-b03", "top-b01", "top-b02")

    def pile(seat: int) -> build.Told:
        return cast("dict[str, build.Told]", state.view(seat))["pile"]

    assert [entry["tile"] for entry in pile(0)["top"]] == ["b02", "b01"]
    assert [entry["tile"] for entry in pile(0)["under"]] == ["b03"]
    assert [entry["tile"] for entry in pile(1)["top"]] == [None, None]
    assert pile(1)["middle"] == 20
    rng = Rng(1)
    tops = {tuple(map(int, cast("Yamatai", state.imagine(1, rng)).top)) for _ in range(60)}
    assert len(tops) > 40
    assert {tuple(map(int, cast("Yamatai", state.imagine(0, rng)).top)) for _ in range(20)} == {
        (0, 1)
    }


@pytest.mark.rule("YAM-11.4")
def test_another_look_ends_what_others_knew_of_these_places() -> None:
    state = build.play(
        looking("b01", "b02", "b03"), "top-b03", "top-b01", "top-b02", "go-on", "end"
    )
    build.return_fleet(state, 4, 1)
    build.play(state, "take-fleet4", "look")
    assert build.legal(state) == {"show-b02"}
    build.play(state, "show-b02", "show-b01", "show-b03", "top-b02", "top-b01", "top-b03")
    assert [int(state.seen[n]) for n in range(3)] == [2, 2, 2]
    shown = state.view(0)["pile"]
    assert isinstance(shown, dict)
    assert [entry["tile"] for entry in shown["top"]] == [None, None, None]


# --- fleet 5 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.5")
def test_sacred_ground_goes_on_any_empty_island() -> None:
    state = build.mountain(build.clear(taken(5), "i02", "i20"), "i20")
    house_free = {f"hallow-i{n:02}" for n in (2, 20, 31, 32, 33, 34)}
    assert build.legal(state, "hallow") == house_free
    assert build.refused(state, "hallow-i03") == "YAM-11.5"
    build.play(state, "hallow-i20")
    assert state.sacred == 1 << build.island("i20")


@pytest.mark.rule("YAM-11.5", "YAM-1.9")
def test_with_all_eight_on_the_board_the_effect_lapses() -> None:
    state = build.sacred(build.clear_all(taken(5)), *(f"i{n:02}" for n in range(1, 8)))
    assert len(build.legal(state, "hallow")) == 27
    build.sacred(state, "i08")
    assert build.legal(state, "hallow") == set()
    assert build.refused(state, "hallow-i20") == "YAM-11.5"


@pytest.mark.rule("YAM-11.5")
def test_nobody_builds_on_sacred_ground_not_even_its_owner() -> None:
    state = build.ships_at(build.clear_all(build.begin(2)), s07="bamboo", s08="clay")
    build.play(state, "take-fleet5", "hallow-i02", "gold@s02")
    assert build.refused(state, "b17@i02") == "YAM-7.2"
    build.play(state, "go-on", "end")
    build.play(state, "take-fleet1")
    build.ships_at(state, s16="bamboo")
    build.play(state, "bamboo@s17")
    assert build.refused(state, "b17@i02") == "YAM-7.2"


# --- fleet 6 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.6")
def test_two_culture_tiles_are_swapped_and_mountains_stay() -> None:
    state = build.begin(2, fleets=(6, 1, 2, 3, 4), faces={"i01": "orange-mountain", "i30": "blue"})
    build.play(state, "take-fleet6", "exchange-i01")
    assert build.refused(state, "go-on") == "YAM-11.6"
    build.play(state, "exchange-i30")
    assert (state.culture_at[build.island("i01")], state.culture_at[build.island("i30")]) == (3, 0)
    assert state.mountains >> build.island("i01") & 1
    assert not state.mountains >> build.island("i30") & 1
    assert build.refused(state, "exchange-i02") == "YAM-3.3"


@pytest.mark.rule("YAM-11.6")
def test_a_swap_of_equal_kinds_is_not_offered() -> None:
    state = build.begin(
        2, fleets=(6, 1, 2, 3, 4), faces={"i01": "orange", "i02": "orange", "i03": "blue"}
    )
    build.play(state, "take-fleet6")
    assert build.refused(state, "exchange-i34") == "YAM-11.6"  # no tile there
    build.play(state, "exchange-i01")
    assert build.refused(state, "exchange-i02") == "YAM-11.6"
    other = build.clear_all(build.begin(2, fleets=(6, 1, 2, 3, 4)))
    build.play(build.lay_culture(other, i01="blue", i02="blue"), "take-fleet6")
    assert build.legal(other, "exchange") == set()


# --- fleet 7 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.7")
def test_up_to_two_ships_return_to_the_supply_in_one_go() -> None:
    state = build.ships_at(taken(7), s07="wood", s16="stone", s17="gold")
    supply = list(state.supply)
    other, third = state.copy(), state.copy()
    build.play(state, "remove-s07")
    assert build.refused(state, "wood@s01") == "YAM-11.7"
    build.play(state, "remove-s17")
    assert (state.supply[1], state.supply[4]) == (supply[1] + 1, supply[4] + 1)
    assert build.refused(state, "remove-s16") == "YAM-3.3"
    build.play(other, "remove-s07", "enough")
    assert other.supply[1] == supply[1] + 1
    assert build.refused(other, "remove-s16") == "YAM-3.3"
    build.play(third, "go-on")  # none at all
    assert build.refused(state, "remove-s40") == "YAM-3.3"


@pytest.mark.rule("YAM-11.7")
def test_removing_ends_by_itself_when_the_sea_is_empty() -> None:
    state = build.play(build.ships_at(taken(7), s07="wood"), "remove-s07")
    assert state.phase == s.TRADING


# --- fleet 8 -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.8")
def test_two_ships_are_swapped() -> None:
    state = build.ships_at(taken(8), s07="wood", s40="stone", s50="wood")
    assert build.legal(state, "swap") == {"swap-s07", "swap-s40", "swap-s50"}
    build.play(state, "swap-s07")
    assert build.legal(state) == {"swap-s40"}  # equal ships would change nothing
    assert build.refused(state, "swap-s50") == "YAM-11.8"
    build.play(state, "swap-s40")
    assert (state.board[build.space("s07")], state.board[build.space("s40")]) == (2, 1)
    assert build.refused(state, "swap-s07") == "YAM-3.3"


@pytest.mark.rule("YAM-11.8")
def test_equal_ships_may_be_swapped_when_one_was_placed_this_turn() -> None:
    state = build.ships_at(taken(8), s07="bamboo", s40="bamboo")
    assert build.legal(state, "swap") == set()
    build.play(state, "bamboo@s16", "swap-s16", "swap-s40")
    assert build.can(state, "collect-s40-i15")
    assert not build.can(state, "collect-s16-i06")


@pytest.mark.rule("YAM-11.8", "YAM-5.5")
def test_equal_ships_may_be_swapped_to_carry_the_line_on_elsewhere() -> None:
    state = build.at_hand(taken(8), 0, bamboo=2, gold=1)
    build.play(state, "bamboo@s01", "bamboo@s07")
    assert build.refused(state, "gold@s06") == "YAM-5.3"
    build.play(state, "swap-s01", "swap-s07")
    assert build.legal(state, "gold@") == {"gold@s06"}


@pytest.mark.rule("YAM-11.8", "YAM-5.5")
def test_a_swapped_ship_does_not_count_as_placed() -> None:
    state = build.ships_at(
        build.clear_all(taken(8)), s16="bamboo", s07="bamboo", s01="wood", s40="clay"
    )
    build.play(state, "swap-s01", "swap-s40")
    assert build.refused(state, "b06@i01") == "YAM-7.3"
    assert build.can(state, "go-on")
    build.play(state, "clay@s05")  # far away
    assert build.refused(state, "b06@i01") == "YAM-7.3"
    assert build.legal(state) == {"bamboo@s10", "bamboo@s11", "go-on"}


# --- fleet 9 -----------------------------------------------------------------------------


def short(*missing: str) -> Yamatai:
    """b06 on i02 with clay and two bamboo around it, less the named spaces."""
    state = build.clear_all(taken(9))
    ships = {"s07": "bamboo", "s16": "bamboo", "s17": "clay"}
    return build.ships_at(
        state, **{name: what for name, what in ships.items() if name not in missing}
    )


@pytest.mark.rule("YAM-11.9")
@pytest.mark.parametrize("missing", ["s07", "s16", "s17"])
def test_one_ship_may_be_missing_whichever(missing: str) -> None:
    state = build.play(short(missing), "wood@s02")
    assert build.can(state, "b06@i02")
    build.play(state, "b06@i02")
    assert state.effect_open == 0


@pytest.mark.rule("YAM-11.9")
def test_two_ships_may_not_be_missing() -> None:
    for one, other in product(("s07", "s16", "s17"), repeat=2):
        if one < other:
            state = build.play(short(one, other), "wood@s02")
            assert build.refused(state, "b06@i02") == "YAM-7.4"


@pytest.mark.rule("YAM-11.9")
def test_a_building_of_two_ships_needs_one_of_them() -> None:
    state = build.play(build.ships_at(build.clear_all(taken(9)), s07="bamboo"), "wood@s02")
    assert build.can(state, "b17@i02")  # bamboo without clay
    state = build.play(build.ships_at(build.clear_all(taken(9)), s07="clay"), "wood@s02")
    assert build.can(state, "b17@i02")  # clay without bamboo
    state = build.play(build.clear_all(taken(9)), "wood@s02")
    assert build.refused(state, "b17@i02") == "YAM-7.4"  # neither


@pytest.mark.rule("YAM-11.9")
def test_a_new_ship_must_still_touch_and_nothing_is_kept() -> None:
    state = build.play(short("s17"), "wood@s05")
    assert build.refused(state, "b06@i02") == "YAM-7.3"
    build.play(state, "go-on")
    if state.phase == s.MOORING:
        build.play(state, min(build.legal(state, "moor")))
    build.play(state, "end")
    build.pass_turn(state, 1)
    build.at_hand(state, 0, gold=1)
    build.play(state, "take-fleet2", "gold@s02")
    assert state.actor == 0
    assert build.refused(state, "b06@i02") == "YAM-7.4"


@pytest.mark.rule("YAM-11.9")
def test_a_complete_building_does_not_use_the_effect_up() -> None:
    state = build.play(short(), "wood@s02", "b06@i02")
    assert state.effect_open == 1


# --- fleet 10 ----------------------------------------------------------------------------


@pytest.mark.rule("YAM-11.10")
def test_a_ship_of_choice_is_taken_at_once() -> None:
    state = taken(10)
    assert build.legal(state) == {
        f"choose-{name}" for name in ("bamboo", "wood", "stone", "clay", "gold")
    }
    assert build.refused(state, "go-on") == "YAM-11.10"
    build.play(state, "choose-gold")
    assert build.hold(state, 0) == {"wood": 1, "clay": 1, "gold": 1}
    assert state.supply[4] == 9


@pytest.mark.rule("YAM-11.10")
def test_only_colours_of_the_supply_can_be_chosen() -> None:
    state = build.drain(build.begin(2, fleets=(10, 1, 2, 3, 4)), "wood", 1)
    build.play(state, "take-fleet10")
    assert build.refused(state, "choose-wood") == "YAM-11.10"  # it came with the fleet
    other = build.begin(2, fleets=(10, 1, 2, 3, 4))
    for name in ("bamboo", "wood", "stone", "clay", "gold"):
        build.drain(other, name)
    build.play(other, "take-fleet10")
    assert other.phase == s.TRADING
    assert build.hold(other, 0) == {}


@pytest.mark.rule("YAM-3.3")
def test_what_one_fleet_does_another_does_not() -> None:
    state = build.ships_at(build.hire(taken(1), 1, "riu"), s07="wood", s40="stone")
    for action in ("reserve-b06", "move-s07-s01", "look", "hallow-i34", "exchange-i01"):
        assert build.refused(state, action) == "YAM-3.3"
    for action in ("remove-s07", "swap-s07"):
        assert build.refused(state, action) == "YAM-3.3"
    assert build.refused(state, "choose-gold") == "YAM-11.10"
    assert build.refused(state, "enough") == "YAM-11.7"
    assert build.refused(state, "top-b01") == "YAM-11.4"
