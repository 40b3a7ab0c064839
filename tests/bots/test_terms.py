"""The named terms of a value are all it is made of."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import zashiki
from zashiki.bots.values import value_of
from zashiki.bots.values.value import HandMade

TABLES = [(name, seats) for name in zashiki.names() for seats in zashiki.game(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_terms_add_up_to_the_worth_of_a_seat(name: str, seats: int) -> None:
    value = value_of(name)
    assert isinstance(value, HandMade)
    rng, worths = zashiki.Rng(seats), vec[float]([0.0] * 4)
    state = zashiki.game(name).start(seats)
    while not state.is_over:
        value.weigh(state, worths)
        told = [worths[seat] for seat in range(seats)]
        assert [sum(value.terms(state, seat).values()) for seat in range(seats)] == pytest.approx(
            told
        )
        state.apply(state.random_action(rng))
