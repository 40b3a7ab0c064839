"""A state in each phase."""

from __future__ import annotations

from tests.games.samurai.build import (
    capture,
    choose,
    figures_at,
    play,
    put,
    ready,
    start,
    villages,
)
from zashiki.games.samurai.rules import Samurai


def opening() -> Samurai:
    state = start(3)
    play(state, "+S3 +S2")
    return state


def placing() -> Samurai:
    state = start(2)
    choose(state)
    play(state, "H@k15 B@q10 R@k15")
    return state


def dealing() -> Samurai:
    state = start(2, figures="dealt")
    choose(state)
    for _ in range(6):
        state.play(state.legal()[0])
    return state


def laying() -> Samurai:
    """Seat 0 laid a ship in this turn, and both seats earlier a tile."""
    state = ready(2, ("W1 T0 S1 S1 X", "H2 H3 H4 B2 B3"), {"r8": "H", "s10": "B", "k15": "HB"})
    put(state, 0, "S3@n14")
    put(state, 1, "S2@q9")
    play(state, "W1@p9")
    return state


def relaying() -> Samurai:
    state = laying()
    play(state, "T0@n14")
    return state


def swapping() -> Samurai:
    state = laying()
    play(state, "X:r8H")
    return state


def refilling() -> Samurai:
    state = laying()
    play(state, "S1@n13 end")
    return state


def over() -> Samurai:
    """The last helmet was taken."""
    state = ready(2, ("S3",), {"r8": "H", "k15": "BR", "q10": "BR"})
    helmets = [v for v in villages(state) if v != "r8" and figures_at(state, v) == "H"]
    capture(state, 1, "o14", *helmets)
    put(state, 0, "H4@q9")
    play(state, "S3@r9 end")
    return state
