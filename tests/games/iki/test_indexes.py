"""What a position keeps ready beside its facts agrees with them, all along random matches."""

from __future__ import annotations

import pytest

from tests.games.iki.build import begin
from zashiki.core.rng import Rng
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import BOARD, HOUSE, MARKET, RETIRED
from zashiki.games.iki.tables import CARDS, DECK, LEVELS, N_PERKS, STOCKS


def check_board(state: Iki) -> None:
    seats = range(int(state.seats))
    people, watch, figures = [0] * 4, [0] * 4, [0] * 4
    free = neutrals = 0
    for s in range(int(state.side.n_stalls)):
        what, owner = int(state.stall[s]), int(state.owner[s])
        if what < 0:
            free |= 1 << s
            assert (owner, int(state.experience[s])) == (-1, 0)
        elif what >= HOUSE:
            watch[owner] += int(state.tables.watch[what - HOUSE])
            figures[owner] += 1
        else:
            assert state.zone[what] == BOARD
            assert 0 <= state.experience[s] < state.tables.levels[what]
            if owner < 0:
                neutrals |= 1 << s
            else:
                people[owner] |= 1 << s
                figures[owner] += 1
    assert (int(state.free), int(state.neutrals)) == (free, neutrals)
    for seat in seats:
        assert int(state.people[seat]) == people[seat]
        assert int(state.watch[seat]) == watch[seat]
        assert int(state.kobun[seat]) + figures[seat] == 4


def check_seats(state: Iki) -> None:
    t = state.tables
    for seat in range(int(state.seats)):
        mine = [c for c in range(CARDS) if state.zone[c] == RETIRED + seat]
        assert int(state.retired[seat]) == len(mine)
        assert int(state.wilds[seat]) == sum(int(t.wild[c]) for c in mine)
        assert {i for i in range(5) if state.colours[seat] >> i & 1} == {
            int(t.colour[c]) for c in mine if not t.wild[c]
        }
        for r in range(STOCKS):
            last = [(c * LEVELS + int(t.levels[c]) - 1) * STOCKS + r for c in mine]
            assert state.pension[seat * STOCKS + r] == sum(int(t.wage[i]) for i in last)
            assert state.stock[seat * STOCKS + r] >= 0
        for kind in range(N_PERKS):
            held = [i for i in range(int(t.n_tiles)) if state.tiles[i] == seat]
            amount = sum(int(t.tile_amount[i]) for i in held if t.tile_kind[i] == kind)
            assert state.perks[seat * N_PERKS + kind] == amount


def check_tracks(state: Iki) -> None:
    values = [int(state.fire[seat]) for seat in state.standing]
    assert sorted(int(seat) for seat in state.standing) == list(range(int(state.seats)))
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 12 for value in values)
    open_cards = [c for c in range(CARDS) if state.zone[c] == MARKET]
    if state.month <= 12 and state.phase > 3:
        assert open_cards == [
            int(state.season) * DECK + n for n in range(DECK) if state.market >> n & 1
        ]
    assert all(state.coins[n] == 0 for n in range(DECK) if state.market >> n & 1 == 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_indexes_agree_with_the_board(seats: int) -> None:
    for seed in range(6):
        state, rng = begin(seats), Rng(100 + seed)
        while not state.is_over:
            state.apply(state.random_action(rng))
            check_board(state)
            check_seats(state)
            check_tracks(state)


def test_a_copy_is_complete() -> None:
    """Every field of the copy is equal and its own."""
    state, rng = begin(4), Rng(4)
    for _ in range(170):
        state.apply(state.random_action(rng))
    other = state.copy()
    names = [name for name in dir(state) if not name.startswith("_") and name != "scratch"]
    fields = [name for name in names if not callable(getattr(state, name))]
    assert len(fields) > 40
    for name in fields:
        mine, theirs = getattr(state, name), getattr(other, name)
        if name in ("tables", "side"):
            assert mine is theirs
        elif hasattr(mine, "__len__"):
            assert list(mine) == list(theirs)
            mine[0] += 1
            assert list(mine) != list(theirs)
        else:
            assert mine == theirs
