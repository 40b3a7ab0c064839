"""Bots choose their opening tiles: the best of many sorts, not the first of the list."""

from __future__ import annotations

import pytest

from tests.games.samurai.build import hand, start
from zashiki.bots import Knowledge, make
from zashiki.games.samurai import GAME
from zashiki.games.samurai import state as s


def first_hands(words: str, seats: int) -> list[list[str]]:
    """What bots of these words choose to begin with."""
    state = start(seats)
    bots = [make(words, GAME, seed=seat) for seat in range(seats)]
    while state.phase == s.OPENING:
        seat = int(state.actor)
        state.play(bots[seat].choose(Knowledge(state, seat)))
    return [hand(state, seat) for seat in range(seats)]


@pytest.mark.rule("SAM-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("words", ["greedy:hand", "search:iterations=200,hand"])
def test_a_first_hand_is_strong_and_mixed(words: str, seats: int) -> None:
    for held in first_hands(words, seats):
        assert {"H4", "B4", "R4", "S3"} <= set(held)
        assert len({tile[0] for tile in held}) == len(held)


@pytest.mark.rule("SAM-2.1")
def test_a_learned_first_hand_goes_for_every_figure() -> None:
    for held in first_hands("search:iterations=500", 2):
        assert {"S2", "S3", "W1"} <= set(held)
        assert all(tile[0] in "SW" for tile in held)
