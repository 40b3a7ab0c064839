"""Bots choose their opening tiles: the best of many sorts, not the first of the list."""

from __future__ import annotations

import pytest

from tests.games.samurai.build import hand, start
from zashiki.bots import Knowledge, make
from zashiki.games.samurai import GAME
from zashiki.games.samurai import state as s


@pytest.mark.rule("SAM-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("words", ["greedy", "search:iterations=200"])
def test_a_first_hand_is_strong_and_mixed(words: str, seats: int) -> None:
    state = start(seats)
    bots = [make(words, GAME, seed=seat) for seat in range(seats)]
    while state.phase == s.OPENING:
        seat = int(state.actor)
        state.play(bots[seat].choose(Knowledge(state, seat)))
    for seat in range(seats):
        held = hand(state, seat)
        assert {"H4", "B4", "R4", "S3"} <= set(held)
        assert len({tile[0] for tile in held}) == len(held)
