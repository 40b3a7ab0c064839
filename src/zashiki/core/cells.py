"""Small helpers on vectors that several games use in their hot paths."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def zeros(n: int) -> vec[i64]:
    return vec[i64]([0] * n)


def filled(n: int, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


def ints(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def total(values: vec[i64]) -> i64:
    out: i64 = 0
    for value in values:
        out += value
    return out


def nth_of(counts: vec[i64], first: i64, nth: i64) -> i64:
    """What the nth thing is, where so many of each kind lie in `counts` from `first` on."""
    at = first
    while nth >= counts[at]:
        nth -= counts[at]
        at += 1
    return at - first


def rank(points: vec[i64], places: vec[i64]) -> None:
    """Places by points, most first; equal points share a place."""
    for seat in range(len(points)):
        place: i64 = 1
        for other in range(len(points)):
            if points[other] > points[seat]:
                place += 1
        places[seat] = place
