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


def check_sea(p: Yamatai) -> None:
    tables = p.tables
    spaces = range(int(tables.spaces))
    assert members((int(p.empty[0]), int(p.empty[1]))) == {n for n in spaces if p.board[n] < 0}
    for colour in range(5):
        near = members((int(p.near[2 * colour]), int(p.near[2 * colour + 1])))
        linked = {
            int(m)
            for n in spaces
            if p.board[n] == colour
            for m in tables.link[5 * n : 5 * n + 5]
            if m >= 0
        }
        assert near == linked
    for island in range(int(tables.islands)):
        around = [int(p.board[n]) for n in spaces if tables.touches[n] >> island & 1]
        packed = sum(around.count(colour) << 5 * colour for colour in range(5))
        assert p.coast[island] == packed


def check_land(p: Yamatai) -> None:
    islands = range(int(p.tables.islands))
    assert set(bits.listed(p.culture)) == {n for n in islands if p.culture_at[n] != s.NONE}
    assert set(bits.listed(p.built)) == {n for n in islands if p.building_at[n] != s.NONE}
    standing = {n for n in islands if p.building_at[n] != s.NONE}
    prestige = {n for n in standing if p.tables.tile_kind[p.building_at[n]] >= t.TORII}
    assert set(bits.listed(p.prestige)) == prestige
    owned = [set(bits.listed(p.standard[seat])) for seat in range(int(p.seats))]
    assert set().union(*owned) == standing - prestige
    assert p.culture & p.built == p.culture & p.sacred == p.built & p.sacred == 0


def check_people(p: Yamatai) -> None:
    for seat in range(int(p.seats)):
        held = [n for n in range(18) if p.holder[n] == seat]
        assert p.powers[seat] == sum(1 << int(p.tables.specialist_power[n]) for n in held)
    if p.middle == 0:
        assert len(p.under) == 0
    known = set(map(int, p.top)) | set(map(int, p.under)) | set(bits.listed(p.looked))
    assert {n for n in range(28) if p.seen[n]} == known


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_indexes_agree_with_the_position(seats: int) -> None:
    for seed in range(4):
        p = begin(seats)
        rng = Rng(seed)
        while not p.is_over:
            check_sea(p)
            check_land(p)
            check_people(p)
            p.apply(p.random_action(rng))
        assert p.round >= 3


@pytest.mark.parametrize("numbers", [[], [0], [49], [0, 1, 33, 34, 48], list(range(50))])
def test_sets_as_bits(numbers: list[int]) -> None:
    mask = sum(1 << n for n in numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.listed(mask) == numbers
    assert [int(bits.nth(mask, k)) for k in range(len(numbers))] == numbers
    assert sum(int(bits.bit(n)) for n in numbers) == mask
    assert bits.below(50) == 2**50 - 1
