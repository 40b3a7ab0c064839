"""What a position keeps ready beside its facts agrees with them, all along random matches."""

from __future__ import annotations

import pytest

from tests.games.iki.build import begin
from zashiki.core.rng import Rng
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import BOARD, HOUSE, MARKET, RETIRED
from zashiki.games.iki.tables import CARDS, DECK, LEVELS, N_PERKS, STOCKS


def check_board(p: Iki) -> None:
    seats = range(int(p.seats))
    people, watch, figures = [0] * 4, [0] * 4, [0] * 4
    free = neutrals = 0
    for s in range(int(p.side.n_stalls)):
        what, owner = int(p.stall[s]), int(p.owner[s])
        if what < 0:
            free |= 1 << s
            assert (owner, int(p.experience[s])) == (-1, 0)
        elif what >= HOUSE:
            watch[owner] += int(p.tables.watch[what - HOUSE])
            figures[owner] += 1
        else:
            assert p.zone[what] == BOARD
            assert 0 <= p.experience[s] < p.tables.levels[what]
            if owner < 0:
                neutrals |= 1 << s
            else:
                people[owner] |= 1 << s
                figures[owner] += 1
    assert (int(p.free), int(p.neutrals)) == (free, neutrals)
    for seat in seats:
        assert int(p.people[seat]) == people[seat]
        assert int(p.watch[seat]) == watch[seat]
        assert int(p.kobun[seat]) + figures[seat] == 4


def check_seats(p: Iki) -> None:
    t = p.tables
    for seat in range(int(p.seats)):
        mine = [c for c in range(CARDS) if p.zone[c] == RETIRED + seat]
        assert int(p.retired[seat]) == len(mine)
        assert int(p.wilds[seat]) == sum(int(t.wild[c]) for c in mine)
        assert {i for i in range(5) if p.colours[seat] >> i & 1} == {
            int(t.colour[c]) for c in mine if not t.wild[c]
        }
        for r in range(STOCKS):
            last = [(c * LEVELS + int(t.levels[c]) - 1) * STOCKS + r for c in mine]
            assert p.pension[seat * STOCKS + r] == sum(int(t.wage[i]) for i in last)
            assert p.stock[seat * STOCKS + r] >= 0
        for kind in range(N_PERKS):
            held = [i for i in range(int(t.n_tiles)) if p.tiles[i] == seat]
            amount = sum(int(t.tile_amount[i]) for i in held if t.tile_kind[i] == kind)
            assert p.perks[seat * N_PERKS + kind] == amount


def check_tracks(p: Iki) -> None:
    values = [int(p.fire[seat]) for seat in p.standing]
    assert sorted(int(seat) for seat in p.standing) == list(range(int(p.seats)))
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 12 for value in values)
    open_cards = [c for c in range(CARDS) if p.zone[c] == MARKET]
    if p.month <= 12 and p.phase > 3:
        assert open_cards == [int(p.season) * DECK + n for n in range(DECK) if p.market >> n & 1]
    assert all(p.coins[n] == 0 for n in range(DECK) if p.market >> n & 1 == 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_indexes_agree_with_the_board(seats: int) -> None:
    for seed in range(6):
        p, rng = begin(seats), Rng(100 + seed)
        while not p.is_over:
            p.apply(p.random_action(rng))
            check_board(p)
            check_seats(p)
            check_tracks(p)


def test_a_copy_is_complete() -> None:
    """Every field of the copy is equal and its own."""
    p, rng = begin(4), Rng(4)
    for _ in range(170):
        p.apply(p.random_action(rng))
    twin = p.copy()
    names = [name for name in dir(p) if not name.startswith("_") and name != "scratch"]
    fields = [name for name in names if not callable(getattr(p, name))]
    assert len(fields) > 40
    for name in fields:
        mine, theirs = getattr(p, name), getattr(twin, name)
        if name in ("tables", "side"):
            assert mine is theirs
        elif hasattr(mine, "__len__"):
            assert list(mine) == list(theirs)
            mine[0] += 1
            assert list(mine) != list(theirs)
        else:
            assert mine == theirs
