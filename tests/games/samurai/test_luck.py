"""`random_action` draws uniformly over what is legal, at chance by weight, in every phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from tests.games.samurai.build import choose, play, put, ready, start
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.samurai.rules import Samurai


def opening() -> Samurai:
    state = start(3)
    play(state, "+S1 +S2 +S2")
    return state


def cities() -> Samurai:
    state = start(4)
    choose(state)
    play(state, "H@k15 B@q10")
    return state


def villages() -> Samurai:
    state = cities()
    while state.city_room > 0 or state.supply[0] > 0:
        state.play(state.legal()[0])
    return state


def dealt() -> Samurai:
    state = start(3, figures="dealt")
    choose(state)
    state.play(state.legal()[0])
    return state


def turn() -> Samurai:
    state = ready(2, ("S1 S1 W1 T0 X",))
    put(state, 0, "S2@n14", "S3@p14")
    play(state, "W1@p9")
    return state


def relaying() -> Samurai:
    state = turn()
    play(state, "T0@n14")
    return state


def swapping() -> Samurai:
    state = ready(3, ("X",), {"k15": "HB", "r8": "B"})
    play(state, "X:k15H")
    return state


def refilling() -> Samurai:
    state = ready(2, ("W1 S3",))
    play(state, "W1@p9 end")
    return state


@pytest.mark.parametrize(
    "build", [opening, cities, villages, dealt, turn, relaying, swapping, refilling]
)
def test_random_actions_are_uniform(build: Callable[[], Samurai]) -> None:
    state = build()
    legal = state.legal()
    weights = state.weights() if state.actor == CHANCE else [1] * len(legal)
    draws = 300 * len(legal)
    luck = Rng(len(legal))
    counts = Counter(int(state.random_action(luck)) for _ in range(draws))
    assert set(counts) == set(legal)
    for code, weight in zip(legal, weights, strict=True):
        expected = draws * weight / sum(weights)
        assert abs(counts[code] - expected) < 5 * sqrt(expected)
