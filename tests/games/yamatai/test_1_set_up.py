"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.games.yamatai import build
from zashiki.core import bits
from zashiki.core.rng import Rng
from zashiki.core.setup import SetupError
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.rules import Yamatai

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int) -> Yamatai:
    return build.fill_up(build.start(seats), seed)


@pytest.mark.rule("YAM-1.6")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats)


@pytest.mark.rule("YAM-1.6")
@pytest.mark.parametrize(("seats", "pieces"), [(2, 10), (3, 8), (4, 6)])
def test_standard_buildings_by_number_of_players(seats: int, pieces: int) -> None:
    state = build.begin(seats)
    assert list(state.pieces) == [pieces] * seats
    assert list(state.coins) == [10] * seats
    assert list(state.tokens) == [0] * seats
    assert all(state.harbour_size(seat) == 1 for seat in range(seats))
    assert state.hand_size(0) == 0
    assert (state.sacred, state.prestige, state.built) == (0, 0, 0)  # all of it lies in the supply


@pytest.mark.rule("YAM-1.1")
@SEATS
def test_ships_lie_in_an_open_supply_and_none_on_the_board(seats: int) -> None:
    state = build.begin(seats)
    assert list(state.supply) == [22, 19, 16, 13, 10]
    assert all(ship == s.NONE for ship in state.board)
    assert state.view(0)["supply"] == state.view(seats - 1)["supply"]
    assert state.view(-2)["supply"] == {
        "bamboo": 22,
        "wood": 19,
        "stone": 16,
        "clay": 13,
        "gold": 10,
    }


@pytest.mark.rule("YAM-1.2")
@SEATS
def test_five_specialists_face_up_without_coins(seats: int) -> None:
    state = dealt(seats, 3)
    assert len(set(state.shown)) == 5
    assert s.NONE not in state.shown
    assert bits.count(state.stack) == 13
    assert sum(state.reward) == 0


@pytest.mark.rule("YAM-1.3")
@SEATS
def test_five_building_tiles_face_up(seats: int) -> None:
    state = dealt(seats, 4)
    assert len(set(state.row)) == 5
    assert state.pile_size() == 23
    assert (len(state.top), len(state.under)) == (0, 0)


@pytest.mark.rule("YAM-1.4")
@SEATS
def test_five_fleets_face_up_and_five_face_down_for_any_number(seats: int) -> None:
    state = dealt(seats, 5)
    assert len(set(state.up)) == 5
    assert bits.count(state.down_first) == 5
    assert state.down_second == 0
    assert {int(fleet) for fleet in state.up} | set(bits.listed(state.down_first)) == set(range(10))


@pytest.mark.rule("YAM-1.2", "YAM-1.3", "YAM-1.4")
def test_chance_decides_each_reveal() -> None:
    state = build.start(3)
    seen: Counter[int] = Counter()
    rng = Rng(1)
    while state.actor == CHANCE:
        seen[int(state.phase)] += 1
        listed = state.legal()
        if state.phase == s.SHOWING_SPECIALISTS:
            assert len(listed) == 18 - (seen[int(state.phase)] - 1)
        elif state.phase == s.SHOWING_TILES:
            assert len(listed) == 28 - (seen[int(state.phase)] - 1)
        elif state.phase == s.SHOWING_FLEETS:
            assert len(listed) == 10 - (seen[int(state.phase)] - 1)
        state.apply(state.random_action(rng))
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
    state = build.start(2)
    rng = Rng(seed)
    faces: list[int] = []
    while state.actor == CHANCE:
        code = int(state.random_action(rng))
        if state.phase == s.DEALING:
            faces.append(2 * ACTIONS[code]["kind"] + ACTIONS[code]["mountain"])
        state.apply(code)
    assert Counter(face // 2 for face in faces) == {**dict.fromkeys(range(6), 5), 6: 4}
    mountains = {n for n, face in enumerate(faces) if face % 2}
    assert set(bits.listed(state.mountains)) == mountains
    assert len(mountains) == 7
    empty = {n for n, face in enumerate(faces) if face // 2 == 6}
    assert {n for n, kind in enumerate(state.culture_at) if kind == s.NONE} == empty
    assert len(empty) == 4
    assert len(empty & mountains) == 1
    assert all(state.culture_at[n] == faces[n] // 2 for n in range(34) if n not in empty)


@pytest.mark.rule("YAM-1.5")
def test_a_mountain_lies_also_under_the_blank_mountain_tile() -> None:
    state = build.begin(2, faces={"i09": "blank-mountain", "i03": "orange-mountain"})
    assert state.culture_at[build.island("i09")] == s.NONE
    assert state.mountains >> build.island("i09") & 1
    assert state.culture_at[build.island("i03")] == 0
    shown = cast("dict[str, dict[str, str]]", state.view(1))
    assert shown["culture"]["i03"] == "orange"
    assert {"i03", "i09"} <= set(shown["mountains"])


@pytest.mark.rule("YAM-1.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_first_order_occurs(seats: int) -> None:
    orders = {tuple(int(one) for one in dealt(seats, seed).order) for seed in range(300)}
    assert len(orders) == {3: 6, 4: 24}[seats]
    state = dealt(seats, 1)
    assert list(state.places) == list(range(1, seats + 1))


@pytest.mark.rule("YAM-1.7")
def test_two_players_order_one_meeple_each_and_then_the_second_ones() -> None:
    orders = {tuple(int(one) for one in dealt(2, seed).order) for seed in range(60)}
    assert orders == {(0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0)}
    assert list(dealt(2, 1).places) == [1, 2, 3, 4]


@pytest.mark.rule("YAM-1.9")
def test_coins_and_tokens_have_no_limit() -> None:
    state = build.mountain(build.clear_all(build.begin(2)), "i02")
    all_coins = 23 * 1 + 32 * 2 + 18 * 10  # of the box
    build.purse(state, 1, coins=all_coins, tokens=24)
    build.ships_at(build.at_hand(state, 0, stone=1), s16="bamboo", s17="bamboo", s07="clay")
    build.play(state, "take-fleet2", "sell-stone", "wood@s02", "b06@i02")
    assert (state.coins[0], state.tokens[0]) == (13, 1)


@pytest.mark.rule("YAM-1.9")
def test_the_eleventh_gold_ship_cannot_be_had() -> None:
    state = build.drain(
        build.culture(build.hire(build.begin(2), 0, "tomoe", "michimata"), 0, rose=1), "gold", 1
    )
    build.play(state, "take-fleet5")
    assert build.hold(state, 0) == {"gold": 1}
    assert build.refused(state, "buy-gold") == "YAM-4.4"
    assert build.refused(state, "rose-for-gold") == "YAM-12.20"


@pytest.mark.rule("YAM-1.5", "YAM-1.9")
def test_what_the_box_counts_out_is_counted_on_the_table() -> None:
    state = build.start(2)
    rng = Rng(1)
    while state.actor == CHANCE:  # also while the culture tiles are being dealt
        counts = state.components()
        assert {name: counts[name] for name in counts if name.startswith("culture")} == {
            **{f"culture-{kind}": 5 for kind in state.tables.kind_names[:6]},
            "culture-blank": 4,
        }
        assert (counts["mountains"], counts["sacred-ground"], counts["ships-gold"]) == (7, 8, 10)
        assert "coins" not in counts
        assert "tokens" not in counts
        state.apply(state.random_action(rng))
    other = state.copy()
    other.sacred = (1 << 9) - 1
    assert other.components()["sacred-ground"] == 9  # one too many does not stay unnoticed
    other = state.copy()
    other.hand[0] += 1
    assert other.components()["culture-blank"] == 3  # nor a tile from nowhere
    other = state.copy()
    other.mountains = 0
    assert other.components()["mountains"] == 0
