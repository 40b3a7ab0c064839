"""How a match goes on when every seat does what a value guesses best."""

from __future__ import annotations

from librt.vecs import vec

from zashiki.bots.values import Value
from zashiki.core.codes import Codes
from zashiki.core.state import State


def best_guess(value: Value, state: State) -> int:
    """The action that promises the actor most, by the value alone."""
    codes = Codes()
    state.list_actions(codes)
    n = int(codes.n)
    if n == 1:
        return int(codes.get(0))
    guesses = vec[float]([0.0] * n)
    value.guess(state, codes, guesses, 0)
    return int(codes.get(max(range(n), key=lambda i: guesses[i])))
