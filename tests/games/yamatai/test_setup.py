"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.yamatai.build import (
    GAME,
    at_hand,
    begin,
    clear_all,
    culture,
    do,
    drain,
    fill_up,
    hire,
    hold,
    island,
    mountain,
    refused,
    sacred,
    ships_at,
)
from zashiki.core.game import SetupError
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import bits, own
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.rules import Yamatai

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int) -> Yamatai:
    return fill_up(own(GAME.start(seats)), seed)


@pytest.mark.rule("YAM-1.6")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats)


@pytest.mark.rule("YAM-1.6")
@pytest.mark.parametrize(("seats", "pieces"), [(2, 10), (3, 8), (4, 6)])
def test_standard_buildings_by_number_of_players(seats: int, pieces: int) -> None:
    p = begin(seats)
    assert list(p.pieces) == [pieces] * seats
    assert list(p.coins) == [10] * seats
    assert list(p.tokens) == [0] * seats
    assert all(p.harbour_size(seat, t.HARBOUR) == 1 for seat in range(seats))
    assert p.hand_size(0) == 0
    assert (p.sacred, p.prestige, p.built) == (0, 0, 0)  # all of it lies in the supply


@pytest.mark.rule("YAM-1.1")
@SEATS
def test_ships_lie_in_an_open_supply_and_none_on_the_board(seats: int) -> None:
    p = begin(seats)
    assert list(p.supply) == [22, 19, 16, 13, 10]
    assert all(ship == s.NONE for ship in p.board)
    assert p.view(0)["supply"] == p.view(seats - 1)["supply"]
    assert p.view(-2)["supply"] == {"bamboo": 22, "wood": 19, "stone": 16, "clay": 13, "gold": 10}


@pytest.mark.rule("YAM-1.2")
@SEATS
def test_five_specialists_face_up_without_coins(seats: int) -> None:
    p = dealt(seats, 3)
    assert len(set(p.shown)) == 5
    assert s.NONE not in p.shown
    assert bits.count(p.stack) == 13
    assert sum(p.reward) == 0


@pytest.mark.rule("YAM-1.3")
@SEATS
def test_five_building_tiles_face_up(seats: int) -> None:
    p = dealt(seats, 4)
    assert len(set(p.row)) == 5
    assert p.pile_size() == 23
    assert (len(p.top), len(p.under)) == (0, 0)


@pytest.mark.rule("YAM-1.4")
@SEATS
def test_five_fleets_face_up_and_five_face_down_for_any_number(seats: int) -> None:
    p = dealt(seats, 5)
    assert len(set(p.up)) == 5
    assert bits.count(p.down_first) == 5
    assert p.down_second == 0
    assert {int(fleet) for fleet in p.up} | set(bits.listed(p.down_first)) == set(range(10))


@pytest.mark.rule("YAM-1.2", "YAM-1.3", "YAM-1.4")
def test_chance_decides_each_reveal() -> None:
    p = own(GAME.start(3))
    seen: Counter[int] = Counter()
    rng = Rng(1)
    while p.actor == CHANCE:
        seen[int(p.phase)] += 1
        listed = p.legal()
        if p.phase == s.SHOWING_SPECIALISTS:
            assert len(listed) == 18 - (seen[int(p.phase)] - 1)
        elif p.phase == s.SHOWING_TILES:
            assert len(listed) == 28 - (seen[int(p.phase)] - 1)
        elif p.phase == s.SHOWING_FLEETS:
            assert len(listed) == 10 - (seen[int(p.phase)] - 1)
        p.apply(p.random_action(rng))
    assert seen == {
        s.ORDERING: 3,
        s.DEALING: 34,
        s.SHOWING_SPECIALISTS: 5,
        s.SHOWING_TILES: 5,
        s.SHOWING_FLEETS: 5,
    }


@pytest.mark.rule("YAM-1.5")
@pytest.mark.parametrize("seed", range(8))
def test_culture_tiles_mountains_and_empty_islands(seed: int) -> None:
    p = own(GAME.start(2))
    rng = Rng(seed)
    faces: list[int] = []
    while p.actor == CHANCE:
        code = int(p.random_action(rng))
        if p.phase == s.DEALING:
            faces.append(code - int(s.DEAL))
        p.apply(code)
    assert Counter(face // 2 for face in faces) == {**dict.fromkeys(range(6), 5), 6: 4}
    mountains = {n for n, face in enumerate(faces) if face % 2}
    assert set(bits.listed(p.mountains)) == mountains
    assert len(mountains) == 7
    empty = {n for n, face in enumerate(faces) if face // 2 == 6}
    assert {n for n, kind in enumerate(p.culture_at) if kind == s.NONE} == empty
    assert len(empty) == 4
    assert len(empty & mountains) == 1
    assert all(p.culture_at[n] == faces[n] // 2 for n in range(34) if n not in empty)


@pytest.mark.rule("YAM-1.5")
def test_a_mountain_lies_also_under_the_blank_mountain_tile() -> None:
    p = begin(2, faces={"i09": "blank-mountain", "i03": "orange-mountain"})
    assert p.culture_at[island("i09")] == s.NONE
    assert p.mountains >> island("i09") & 1
    assert p.culture_at[island("i03")] == 0
    shown = p.view(1)["islands"]
    assert isinstance(shown, dict)
    assert shown["i03"] == {
        "culture": "orange",
        "building": None,
        "mountain": True,
        "sacred": False,
    }


@pytest.mark.rule("YAM-1.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_first_order_occurs(seats: int) -> None:
    orders = {tuple(int(one) for one in dealt(seats, seed).order) for seed in range(300)}
    assert len(orders) == {3: 6, 4: 24}[seats]
    p = dealt(seats, 1)
    assert list(p.places) == list(range(1, seats + 1))


@pytest.mark.rule("YAM-1.7")
def test_two_players_order_one_meeple_each_and_then_the_second_ones() -> None:
    orders = {tuple(int(one) for one in dealt(2, seed).order) for seed in range(60)}
    assert orders == {(0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0)}
    assert list(dealt(2, 1).places) == [1, 2, 3, 4]


@pytest.mark.rule("YAM-1.9")
def test_coins_and_tokens_have_no_limit() -> None:
    p = mountain(clear_all(begin(2)), "i02")
    p.coins[1] = 23 * 1 + 32 * 2 + 18 * 10  # all coins of the box
    p.tokens[1] = 24  # and all tokens
    ships_at(at_hand(p, 0, stone=1), s16="bamboo", s17="bamboo", s07="clay")
    do(p, "take-fleet2", "sell-stone", "wood@s02", "b06@i02")
    assert (p.coins[0], p.tokens[0]) == (13, 1)


@pytest.mark.rule("YAM-1.9")
def test_the_eleventh_gold_ship_cannot_be_had() -> None:
    p = drain(culture(hire(begin(2), 0, "tomoe", "michimata"), 0, rose=1), "gold", 1)
    do(p, "take-fleet5")
    assert hold(p, 0) == {"gold": 1}
    assert refused(p, "buy-gold") == "YAM-4.4"
    assert refused(p, "rose-for-gold") == "YAM-12.20"


@pytest.mark.rule("YAM-1.5", "YAM-1.9")
def test_what_the_box_counts_out_is_counted_on_the_table() -> None:
    p = own(GAME.start(2))
    rng = Rng(1)
    while p.actor == CHANCE:  # also while the culture tiles are being dealt
        counts = p.components()
        assert {name: counts[name] for name in counts if name.startswith("culture")} == {
            **{f"culture-{kind}": 5 for kind in p.tables.kind_names[:6]},
            "culture-blank": 4,
        }
        assert (counts["mountains"], counts["sacred-ground"], counts["ships-gold"]) == (7, 8, 10)
        assert "coins" not in counts
        assert "tokens" not in counts
        p.apply(p.random_action(rng))
    q = sacred(p.copy(), *(f"i{n:02}" for n in range(1, 10)))
    assert q.components()["sacred-ground"] == 9  # one too many does not stay unnoticed
    q = p.copy()
    q.hand[0] += 1
    assert q.components()["culture-blank"] == 3  # nor a tile from nowhere
    q = p.copy()
    q.mountains = 0
    assert q.components()["mountains"] == 0
