"""What a match that is over is worth to each seat, in every environment alike."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.state import State

PLACES: Final = "places"
POINTS: Final = "points"
KINDS: Final = (PLACES, POINTS)


def check_kind(kind: str) -> str:
    """The kind itself; raises ValueError where there is none of this name."""
    if kind not in KINDS:
        raise ValueError(f"rewards are by {' or by '.join(KINDS)}, not by {kind!r}")
    return kind


def rewards_of(state: State, kind: str = PLACES) -> list[float]:
    """Of every seat; they sum up to 0.

    By places: 1 for who is first alone, and who is not shares what is lost; several first ones
    share. By points: own points minus the mean of the others'.
    """
    seats = int(state.seats)
    out = vec[float]([0.0] * seats)
    write_rewards(state, kind == POINTS, out, 0)
    return [out[seat] for seat in range(seats)]


def write_rewards(state: State, by_points: bool, out: vec[float], first: i64) -> None:
    """`rewards_of` into a row that begins at `first`."""
    seats = state.seats
    points = vec[i64]([0] * int(seats))
    places = vec[i64]([0] * int(seats))
    state.rate(points, places)
    worth = points
    if not by_points:
        for seat in range(seats):
            worth[seat] = 1 if places[seat] == 1 else 0
    total: i64 = 0
    for seat in range(seats):
        total += worth[seat]
    # of points a seat's distance to the mean of the others; of places the same, of shares of 1
    scale = float(seats - 1) if by_points else float((seats - 1) * total)
    for seat in range(seats):
        out[first + seat] = float(seats * worth[seat] - total) / scale
