"""How pieces lie in a place: one function per `lie` of docs/scenes.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin

GAP = 0.06  # between neighbours, of the height of a row or the width of a column
STEP = 0.05  # from one piece of a stack to the next, of the smaller side of the place
SPREAD = 0.3  # of a whole stack, likewise
FILL = 0.94  # of a cell of a grid


@dataclass(frozen=True)
class Box:
    """Where something lies: its centre and its size."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True)
class Body:
    """What lies there: the proportions of its symbol and how much of its cell it takes."""

    w: float
    h: float
    size: float = 1.0


def lie(how: str, place: Box, bodies: Sequence[Body]) -> list[Box]:
    """Where each of these lies, in the given order; raises KeyError for a `lie` nobody knows."""
    return WAYS[how](place, bodies) if bodies else []


def _fit(body: Body, w: float, h: float) -> tuple[float, float]:
    """The largest width and height with the body's proportions inside w and h, times its size."""
    scale = min(w / body.w, h / body.h) * body.size
    return body.w * scale, body.h * scale


def _stack(place: Box, bodies: Sequence[Body]) -> list[Box]:
    small, n = min(place.w, place.h), len(bodies)
    step = min(STEP, SPREAD / n) * small
    boxes = []
    for i, body in enumerate(bodies):
        away = (i - (n - 1) / 2) * step
        w, h = _fit(body, place.w, place.h)
        boxes.append(Box(place.x + away, place.y - away, w, h))
    return boxes


def _row(place: Box, bodies: Sequence[Body]) -> list[Box]:
    sizes = [_fit(body, place.w, place.h) for body in bodies]
    centres = _line(place.x, place.w, [w for w, _ in sizes], GAP * place.h)
    return [Box(x, place.y, w, h) for x, (w, h) in zip(centres, sizes, strict=True)]


def _column(place: Box, bodies: Sequence[Body]) -> list[Box]:
    sizes = [_fit(body, place.w, place.h) for body in bodies]
    centres = _line(place.y, place.h, [h for _, h in sizes], GAP * place.w)
    return [Box(place.x, y, w, h) for y, (w, h) in zip(centres, sizes, strict=True)]


def _line(middle: float, room: float, lengths: list[float], gap: float) -> list[float]:
    """Centres of things in a line: side by side if there is room, otherwise overlapping evenly."""
    n = len(lengths)
    if n == 1:
        return [middle]
    gap = min(gap, (room - sum(lengths)) / (n - 1))
    if gap >= 0:
        centres, edge = [], middle - (sum(lengths) + gap * (n - 1)) / 2
        for length in lengths:
            centres.append(edge + length / 2)
            edge += length + gap
        return centres
    first = middle - (room - lengths[0]) / 2
    last = middle + (room - lengths[-1]) / 2
    return [first + (last - first) * i / (n - 1) for i in range(n)]


def _grid(place: Box, bodies: Sequence[Body]) -> list[Box]:
    n, largest = len(bodies), max(bodies, key=lambda body: body.w / body.h)
    columns = max(
        range(1, n + 1),
        key=lambda c: min(place.w / c / largest.w, place.h / ceil(n / c) / largest.h),
    )
    w, h = place.w / columns, place.h / ceil(n / columns)
    left, top = place.x - place.w / 2, place.y - place.h / 2
    return [
        Box(
            left + (i % columns + 0.5) * w,
            top + (i // columns + 0.5) * h,
            *_fit(body, w * FILL, h * FILL),
        )
        for i, body in enumerate(bodies)
    ]


def _ring(place: Box, bodies: Sequence[Body]) -> list[Box]:
    n = len(bodies)
    if n == 1:
        return _stack(place, bodies)
    share = sin(pi / n) / (1 + sin(pi / n))
    boxes = []
    for i, body in enumerate(bodies):
        angle = 2 * pi * i / n
        w, h = _fit(body, place.w * share, place.h * share)
        x = place.x + sin(angle) * place.w / 2 * (1 - share)
        y = place.y - cos(angle) * place.h / 2 * (1 - share)
        boxes.append(Box(x, y, w, h))
    return boxes


WAYS: dict[str, Callable[[Box, Sequence[Body]], list[Box]]] = {
    "stack": _stack,
    "row": _row,
    "column": _column,
    "grid": _grid,
    "ring": _ring,
}
