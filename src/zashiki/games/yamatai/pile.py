"""The pile of building tiles: known ends round an unordered middle (YAM-11.4)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from zashiki.core.bits import bit, count, nth
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.games.yamatai.actions import SHOW_TILE
from zashiki.games.yamatai.state import Fields


def list_next(state: Fields, out: Codes) -> None:
    """The tiles that can come from the top now."""
    if len(state.top) > 0:
        out.add(SHOW_TILE + state.top[len(state.top) - 1])
        return
    out.add_all(SHOW_TILE, state.middle)


def random_next(state: Fields, rng: Rng) -> i64:
    if len(state.top) > 0:
        return SHOW_TILE + state.top[len(state.top) - 1]
    return SHOW_TILE + nth(state.middle, rng.below(count(state.middle)))


def take_next(state: Fields, tile: i64) -> None:
    """This tile comes from the top."""
    if len(state.top) > 0:
        state.top, _ = pop(state.top)
    else:
        state.middle &= ~bit(tile)
        settle(state)


def put_on_top(state: Fields, tile: i64) -> None:
    state.top = append(state.top, tile)


def put_under(state: Fields, tile: i64) -> None:
    if state.middle != 0:
        state.under = append(state.under, tile)
        return
    # the whole pile is in `top`: the lowest tile comes first there
    out = append(vec[i64](), tile)
    for above in state.top:
        out = append(out, above)
    state.top = out


def settle(state: Fields) -> None:
    """Without a middle the two known ends are one: all of it is `top`."""
    if state.middle != 0 or len(state.under) == 0:
        return
    out = vec[i64]()
    for i in range(len(state.under)):
        out = append(out, state.under[len(state.under) - 1 - i])
    for tile in state.top:
        out = append(out, tile)
    state.top = out
    state.under = vec[i64]()
