"""Step 3, collecting: a culture tile for each ship placed (YAM-6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import WORD, bit, first
from zashiki.core.cells import filled, zeros
from zashiki.core.codes import Codes
from zashiki.games.yamatai import actions as a
from zashiki.games.yamatai.state import NONE, Fields
from zashiki.games.yamatai.tables import FAN, KINDS


def list_collecting(state: Fields, out: Codes) -> None:
    """For each ship placed that has not collected: the tiles next to it (YAM-6.2)."""
    tables = state.tables
    for word in range(2):
        rest = state.placed[word]
        while rest != 0:
            space = word * WORD + first(rest)
            rest &= rest - 1
            if tables.touches[space] & state.culture == 0:
                continue
            for k in range(FAN):
                island = tables.touch[space * FAN + k]
                if island < 0:
                    break
                if state.culture_at[island] != NONE and may_take(state, space, island):
                    out.add(a.collect(space, k))


def may_take(state: Fields, space: i64, island: i64) -> bool:
    """Whether the ship there may take this tile beside it: so that as many as possible are
    collected, where that is compulsory (YAM-6.3).
    """
    if not state.terms.most_culture:
        return True
    return most_tiles(state, NONE, NONE) == 1 + most_tiles(state, space, island)


def most_tiles(state: Fields, space: i64, island: i64) -> i64:
    """How many tiles the ships can collect, without this ship and this island."""
    tiles = state.culture
    if island != NONE:
        tiles &= ~bit(island)
    taker = filled(int(state.tables.islands), NONE)  # [island]: space of the ship
    out: i64 = 0
    for word in range(2):
        rest = state.placed[word]
        while rest != 0:
            ship = word * WORD + first(rest)
            rest &= rest - 1
            if ship != space and _finds_tile(state, ship, tiles, taker, zeros(1)):
                out += 1
    return out


def _finds_tile(state: Fields, ship: i64, tiles: i64, taker: vec[i64], tried: vec[i64]) -> bool:
    """A tile for this ship, if need be by having others take another one."""
    for k in range(FAN):
        island = state.tables.touch[ship * FAN + k]
        if island < 0:
            return False
        if (tiles & ~tried[0]) >> island & 1 == 1:
            tried[0] |= bit(island)
            other = taker[island]
            if other == NONE or _finds_tile(state, other, tiles, taker, tried):
                taker[island] = ship
                return True
    return False


def can_collect(state: Fields) -> bool:
    for word in range(2):
        rest = state.placed[word]
        while rest != 0:
            if state.tables.touches[word * WORD + first(rest)] & state.culture != 0:
                return True
            rest &= rest - 1
    return False


def take_culture(state: Fields, island: i64) -> None:
    """The mountain below stays (YAM-6.4)."""
    state.hand[state.seat * KINDS + state.culture_at[island]] += 1
    state.culture_at[island] = NONE
    state.culture &= ~bit(island)
