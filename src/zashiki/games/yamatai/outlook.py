"""What building on an island would take and bring."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.building import group_size, missing
from zashiki.games.yamatai.state import Fields

COLOURS, FIELD = int(t.COLOURS), int(t.FIELD)


def tiles_for(state: Fields, seat: int) -> list[int]:
    """Building tiles that this seat may build: those of the row, and its reserved ones."""
    row = [int(tile) for tile in state.row if tile != s.NONE]
    if seat == NOBODY:
        return row
    return row + bits.listed(state.reserved[seat] & ~state.fresh)


def lacking(state: Fields, tile: int, island: int) -> int:
    """The wanted ships that do not lie on the island's coast, packed (YAM-7.4)."""
    need, have = int(state.tables.tile_need[tile]), int(state.coast[island])
    out = 0
    for at in range(0, COLOURS * FIELD, FIELD):
        out |= max((need >> at & 15) - (have >> at & 15), 0) << at
    return out


def nearest(state: Fields, seat: int, island: int) -> int:
    """The tile of which least is missing here, of equals the one with most points; or NONE."""
    return int(nearest_of(state, tiles_for(state, seat), island))


def nearest_of(state: Fields, tiles: list[int], island: i64) -> i64:
    points = state.tables.tile_points
    best: i64 = s.NONE
    least: i64 = 0
    for each in tiles:
        tile: i64 = each
        ships = missing(state, tile, island)
        if best == s.NONE or ships < least or (ships == least and points[tile] > points[best]):
            best, least = tile, ships
    return best


def bonus(state: Fields, seat: int, island: int) -> tuple[int, int]:
    """Coins and tokens that a house of this seat would bring there (YAM-8)."""
    around = state.tables.neighbours[island]
    tokens = bits.count(around & state.prestige) + (state.mountains >> island & 1)
    if state.has_power(seat, t.LONE_TOKEN) and around & state.standard[seat] == 0:
        tokens += state.tables.power_value[t.LONE_TOKEN]
    size = group_size(state, seat, island)
    return (int(size) if size > 1 else 0), int(tokens)


def builder(state: Fields, tile: int) -> int:
    """Whose tile it is, or NOBODY."""
    for seat in range(int(state.seats)):
        if state.owned[seat] >> tile & 1:
            return seat
    return NOBODY
