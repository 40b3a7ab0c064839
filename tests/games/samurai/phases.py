"""A state in each phase."""

from __future__ import annotations

from tests.games.samurai import build
from zashiki.games.samurai.rules import Samurai


def opening() -> Samurai:
    return build.play(build.start(3), "+S3 +S2")


def placing() -> Samurai:
    state = build.start(2)
    build.choose(state)
    return build.play(state, "H@k15 B@q10 R@k15")


def dealing() -> Samurai:
    state = build.start(2, figures="dealt")
    build.choose(state)
    for _ in range(6):
        state.play(state.legal()[0])
    return state


def laying() -> Samurai:
    """Seat 0 laid a ship in this turn, and both seats earlier a tile."""
    state = build.ready(
        2, ("W1 T0 S1 S1 X", "H2 H3 H4 B2 B3"), {"r8": "H", "s10": "B", "k15": "HB"}
    )
    build.put(state, 0, "S3@n14")
    build.put(state, 1, "S2@q9")
    return build.play(state, "W1@p9")


def relaying() -> Samurai:
    return build.play(laying(), "T0@n14")


def swapping() -> Samurai:
    return build.play(laying(), "X:r8H")


def refilling() -> Samurai:
    return build.play(laying(), "S1@n13 end")


def over() -> Samurai:
    """The last helmet was taken."""
    state = build.ready(2, ("S3",), {"r8": "H", "k15": "BR", "q10": "BR"})
    helmets = [v for v in build.villages(state) if v != "r8" and build.figures_at(state, v) == "H"]
    build.capture(state, 1, "o14", *helmets)
    build.put(state, 0, "H4@q9")
    return build.play(state, "S3@r9 end")
