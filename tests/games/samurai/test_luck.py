"""`random_action` draws uniformly over what is legal, at chance by weight, in every phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from tests.games.samurai.phases import (
    dealing,
    laying,
    opening,
    placing,
    refilling,
    relaying,
    swapping,
)
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.samurai.rules import Samurai


def villages() -> Samurai:
    """The cities are full, and a type is used up."""
    state = placing()
    while state.city_room > 0 or state.supply[0] > 0:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize(
    "build", [opening, placing, villages, dealing, laying, relaying, swapping, refilling]
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
