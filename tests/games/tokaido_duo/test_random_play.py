"""Properties that hold in every position of random matches."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.build import rows, start
from zashiki.core.rng import Rng
from zashiki.games.tokaido_duo.actions import STAY
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import DRAWING, LOSING, RETURNING
from zashiki.games.tokaido_duo.tables import GOODS


def check(state: TokaidoDuo) -> None:
    of = state.tables
    stations = [int(state.place_of(seat, 0)) for seat in (0, 1)]
    towns = [int(state.place_of(seat, 1)) for seat in (0, 1)]
    taken = stations + [int(of.town_station[town]) for town in towns if of.town_station[town] >= 0]
    assert len(set(taken)) == len(taken), "a station holds one figure"
    for seat in (0, 1):
        assert state.money[seat] < 10 or state.bars[seat] == 6
        assert state.gifts[seat] <= state.turned[seat] <= 10
        if int(state.phase) not in (DRAWING, RETURNING, LOSING):
            assert state.held(seat) <= state.room(seat)
    assert min(rows(state.bag)) >= 0
    assert len(rows(state.bag)) == GOODS


@pytest.mark.rule("DUO-6.2", "DUO-6.6", "DUO-6.8")
@pytest.mark.parametrize("edition", ["default", "long-road"])
def test_limits_hold_and_nothing_that_was_gained_is_lost(edition: str) -> None:
    rng = Rng(77)
    for _ in range(15):
        state = start(edition)
        gained = [0] * 8
        while not state.is_over:
            state.apply(state.random_action(rng))
            check(state)
            fields = (state.bars, state.gifts, state.temple, state.garden)
            now = [value for field in fields for value in rows(field)]
            assert all(a <= b for a, b in zip(gained, now, strict=True))
            gained = now


@pytest.mark.rule("DUO-4.4")
def test_blocked_merchants_occur_and_never_stop_the_game() -> None:
    rng, stays = Rng(6), 0
    for _ in range(150):
        state = start()
        while not state.is_over:
            code = state.random_action(rng)
            if code == STAY:
                stays += 1
                assert state.legal() == [STAY]
            state.apply(code)
    assert stays > 0
