"""What a seat may know, and a full position that looks the same to it.

Everything lies open except the order of the piles (YAM-2.4). Of the building pile a seat knows
the tiles it looked at last and where it put them; others know only how many went on top and under.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.yamatai.state import Fields


def knows(state: Fields, seat: int, tile: i64) -> bool:
    """Whether the seat knows where in the pile, or in whose eyes, this tile is (YAM-11.4)."""
    if state.actor == NOBODY:
        return True
    if seat < 0 or seat >= state.seats:
        return False
    return state.seen[tile] >> i64(seat) & 1 == 1


# --- a full position ---------------------------------------------------------------------


def deal_hidden(state: Fields, seat: int, rng: Rng) -> None:
    """Tiles whose place this seat does not know change places with one another."""
    pool = state.middle
    for tile in state.top:
        if not knows(state, seat, tile):
            pool |= bits.bit(tile)
    for tile in state.under:
        if not knows(state, seat, tile):
            pool |= bits.bit(tile)
    rest = state.looked
    while rest != 0:
        tile = bits.first(rest)
        rest &= rest - 1
        if not knows(state, seat, tile):
            pool |= bits.bit(tile)
    if pool == state.middle:
        return
    old = state.seen[:]
    pool = deal_into(state, seat, state.top, old, pool, rng)
    pool = deal_into(state, seat, state.under, old, pool, rng)
    state.middle = deal_looked(state, seat, old, pool, rng)
    rest = state.middle
    while rest != 0:
        state.seen[bits.first(rest)] = 0
        rest &= rest - 1


def draw(pool: i64, rng: Rng) -> i64:
    return bits.nth(pool, rng.below(bits.count(pool)))


def deal_into(state: Fields, seat: int, tiles: vec[i64], old: vec[i64], pool: i64, rng: Rng) -> i64:
    """New tiles where the seat does not know them; who knows a place stays the same."""
    left = pool
    for i in range(len(tiles)):
        was = tiles[i]
        if state.actor != NOBODY and not _knew(state, seat, old, was):
            tile = draw(left, rng)
            left &= ~bits.bit(tile)
            tiles[i] = tile
            state.seen[tile] = old[was]
    return left


def deal_looked(state: Fields, seat: int, old: vec[i64], pool: i64, rng: Rng) -> i64:
    left = pool
    looked: i64 = 0
    rest = state.looked
    while rest != 0:
        was = bits.first(rest)
        rest &= rest - 1
        tile = was
        if not _knew(state, seat, old, was):
            tile = draw(left, rng)
            left &= ~bits.bit(tile)
            state.seen[tile] = old[was]
        looked |= bits.bit(tile)
    state.looked = looked
    return left


def _knew(state: Fields, seat: int, old: vec[i64], tile: i64) -> bool:
    return 0 <= seat < state.seats and old[tile] >> i64(seat) & 1 == 1
