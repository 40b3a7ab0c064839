"""What `zashiki.lab.foresight` measures."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec

import zashiki
from zashiki.bots.values import Value, value_of
from zashiki.core.state import State
from zashiki.lab import foresight


class Even(Value):
    """Knows nothing."""

    def rate(self, state: State, out: vec[float]) -> None:
        for seat in range(state.seats):
            out[seat] = 1 / float(state.seats)


class Sure(Value):
    """Believes in the first seat, whatever happens."""

    def rate(self, state: State, out: vec[float]) -> None:
        for seat in range(state.seats):
            out[seat] = 0.98 if seat == 0 else 0.02 / float(state.seats - 1)


def test_knowing_nothing_costs_as_much_as_guessing_evenly() -> None:
    losses = foresight.foresight(zashiki.game("tokaido_duo"), Even(), 2, 2)
    assert losses == pytest.approx([math.log(2)] * foresight.STAGES)


def test_being_too_sure_costs_more_than_knowing_nothing() -> None:
    game = zashiki.game("iki")
    losses = foresight.foresight(game, Sure(), 4, 6)
    assert sum(losses) / len(losses) > math.log(4)


def test_the_value_of_a_game_knows_more_towards_the_end() -> None:
    game = zashiki.game("tokaido_duo")
    value = value_of(game.id)
    assert value is not None
    losses = foresight.foresight(game, value, 2, 20)
    assert losses[-1] < losses[0]
    assert losses[-1] < math.log(2)
