"""What a position keeps ready beside its facts agrees with them, all along random matches."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import begin
from zashiki.core import bits
from zashiki.core.rng import Rng
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.rules import Yamatai


def members(words: tuple[int, int]) -> set[int]:
    return set(bits.listed(words[0])) | {50 + n for n in bits.listed(words[1])}


def check_sea(state: Yamatai) -> None:
    tables = state.tables
    spaces = range(int(tables.spaces))
    assert members((int(state.empty[0]), int(state.empty[1]))) == {
        n for n in spaces if state.board[n] < 0
    }
    for colour in range(5):
        near = members((int(state.near[2 * colour]), int(state.near[2 * colour + 1])))
        linked = {
            int(m)
            for n in spaces
            if state.board[n] == colour
            for m in tables.link[5 * n : 5 * n + 5]
            if m >= 0
        }
        assert near == linked
    for island in range(int(tables.islands)):
        around = [int(state.board[n]) for n in spaces if tables.touches[n] >> island & 1]
        packed = sum(around.count(colour) << 5 * colour for colour in range(5))
        assert state.coast[island] == packed


def check_land(state: Yamatai) -> None:
    islands = range(int(state.tables.islands))
    assert set(bits.listed(state.culture)) == {n for n in islands if state.culture_at[n] != s.NONE}
    assert set(bits.listed(state.built)) == {n for n in islands if state.building_at[n] != s.NONE}
    standing = {n for n in islands if state.building_at[n] != s.NONE}
    prestige = {n for n in standing if state.tables.tile_kind[state.building_at[n]] >= t.TORII}
    assert set(bits.listed(state.prestige)) == prestige
    owned = [set(bits.listed(state.standard[seat])) for seat in range(int(state.seats))]
    assert set().union(*owned) == standing - prestige
    assert (
        state.culture & state.built
        == state.culture & state.sacred
        == state.built & state.sacred
        == 0
    )


def check_people(state: Yamatai) -> None:
    for seat in range(int(state.seats)):
        held = [n for n in range(18) if state.holder[n] == seat]
        assert state.powers[seat] == sum(1 << int(state.tables.specialist_power[n]) for n in held)
    if state.middle == 0:
        assert len(state.under) == 0
    known = set(map(int, state.top)) | set(map(int, state.under)) | set(bits.listed(state.looked))
    assert {n for n in range(28) if state.seen[n]} == known


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_indexes_agree_with_the_position(seats: int) -> None:
    for seed in range(4):
        state = begin(seats)
        rng = Rng(seed)
        while not state.is_over:
            check_sea(state)
            check_land(state)
            check_people(state)
            state.apply(state.random_action(rng))
        assert state.round >= 3


@pytest.mark.parametrize("numbers", [[], [0], [49], [0, 1, 33, 34, 48], list(range(50))])
def test_sets_as_bits(numbers: list[int]) -> None:
    mask = sum(1 << n for n in numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.listed(mask) == numbers
    assert [int(bits.nth(mask, k)) for k in range(len(numbers))] == numbers
    assert sum(int(bits.bit(n)) for n in numbers) == mask
    assert bits.below(50) == 2**50 - 1
