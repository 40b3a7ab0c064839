"""The pile of building tiles: known ends round an unordered middle (YAM-11.4)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from zashiki.core.bits import bit, count, first, nth
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.games.yamatai.state import SHOW_TILE, Position


def list_next(p: Position, out: Codes) -> None:
    """The tiles that can come from the top now."""
    if len(p.top) > 0:
        out.add(SHOW_TILE + p.top[len(p.top) - 1])
        return
    rest = p.middle
    while rest != 0:
        out.add(SHOW_TILE + first(rest))
        rest &= rest - 1


def random_next(p: Position, rng: Rng) -> i64:
    if len(p.top) > 0:
        return SHOW_TILE + p.top[len(p.top) - 1]
    return SHOW_TILE + nth(p.middle, rng.below(count(p.middle)))


def take_next(p: Position, tile: i64) -> None:
    """This tile comes from the top."""
    if len(p.top) > 0:
        p.top, _ = pop(p.top)
    else:
        p.middle &= ~bit(tile)
        settle(p)


def put_on_top(p: Position, tile: i64) -> None:
    p.top = append(p.top, tile)


def put_under(p: Position, tile: i64) -> None:
    if p.middle != 0:
        p.under = append(p.under, tile)
        return
    # the whole pile is in `top`: the lowest tile comes first there
    out = append(vec[i64](), tile)
    for above in p.top:
        out = append(out, above)
    p.top = out


def settle(p: Position) -> None:
    """Without a middle the two known ends are one: all of it is `top`."""
    if p.middle != 0 or len(p.under) == 0:
        return
    out = vec[i64]()
    for i in range(len(p.under)):
        out = append(out, p.under[len(p.under) - 1 - i])
    for tile in p.top:
        out = append(out, tile)
    p.top = out
    p.under = vec[i64]()
