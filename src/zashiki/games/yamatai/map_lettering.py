"""Where names stand on the map: beside ships, which may lie in any space, and not under them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import hypot
from typing import NamedTuple

from zashiki.core.lettering import width
from zashiki.games.yamatai import place_names
from zashiki.games.yamatai.tables import Tables

HEIGHTS = (24.0, 22.0)  # of an island's name: the wished one, and where there is little room
GROWN = 28.0  # how high it is written on a desk, where it must be larger to be read
SHIP = 47.0  # what a ship needs of its space
HOUSE = 70.0  # what stands on an island
APART = 14.0  # between two names, or they read as one
NEAR = 140.0  # farther away, nothing can touch a name
BELOW = (49, 52, 55, 46, 43, 40, -46, -49, -52, -40)  # the middle of the island
FOREIGN = 500.0  # a name nearer to another island is like one that is half hidden
ASIDE = sorted(range(-54, 55, 6), key=abs)


class Sign(NamedTuple):
    """A name in its box, in the units of the map."""

    name: str
    x: float
    y: float
    w: float
    h: float


@cache
def signs(tables: Tables) -> list[Sign]:
    """The names of the islands one after the other, each where it hides and is hidden least."""
    found: list[Sign] = []
    kept: list[Sign] = []  # the same, with what must stay free around them
    things = [Sign("", x, y, SHIP, SHIP) for x, y in tables.space_at]
    things += [Sign("", x, y, HOUSE, HOUSE) for x, y in tables.island_at]
    for (x, y), name in zip(tables.island_at, place_names.islands(tables), strict=True):
        near = [
            thing
            for thing in (*things, *kept)
            if abs(thing.x - x) < NEAR and abs(thing.y - y) < NEAR
        ]
        found.append(_best(name, x, y, near, tables))
        kept.append(found[-1]._replace(w=found[-1].w + 2 * APART))
    return found


def _best(name: str, x: float, y: float, near: Sequence[Sign], tables: Tables) -> Sign:
    best, least = Sign(name, x, y, 0, 0), float("inf")
    for sign in _tries(name, x, y):
        away = abs(sign.x - x) + 1.5 * abs(sign.y - y - BELOW[0])
        cost = away + 40 * (HEIGHTS[0] - sign.h) + 4 * _outside(sign, tables.map_size)
        if cost >= least:
            continue
        cost += sum(common(sign, thing) for thing in near)
        if _is_foreign(sign, x, y, tables):
            cost += FOREIGN
        if cost < least:
            best, least = sign, cost
    return best


def _tries(name: str, x: float, y: float) -> Iterator[Sign]:
    """The foot of the island first, then places farther and farther away."""
    for height in HEIGHTS:
        wide = width(name, GROWN * height / HEIGHTS[0])
        for below in BELOW:
            for aside in ASIDE:
                yield Sign(name, x + aside, y + below, wide, height)


def _is_foreign(sign: Sign, x: float, y: float, tables: Tables) -> bool:
    """Whether one might read it as the name of another island than that around x, y."""
    far = 1.2 * hypot(sign.x - x, sign.y - y)
    near = [at for at in tables.island_at if hypot(sign.x - at[0], sign.y - at[1]) < far]
    return near != [(x, y)]


def _outside(sign: Sign, size: tuple[float, float]) -> float:
    wide, high = size
    return sign.w * sign.h - common(sign, Sign("", wide / 2, high / 2, wide, high))


def common(one: Sign, other: Sign) -> float:
    """The area that two boxes share."""
    wide = min(one.x + one.w / 2, other.x + other.w / 2) - max(
        one.x - one.w / 2, other.x - other.w / 2
    )
    high = min(one.y + one.h / 2, other.y + other.h / 2) - max(
        one.y - one.h / 2, other.y - other.h / 2
    )
    return max(wide, 0.0) * max(high, 0.0)
