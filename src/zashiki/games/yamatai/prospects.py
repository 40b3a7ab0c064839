"""What building on an island would take and bring, and where this is shown above the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.message import Message
from zashiki.core.scene import Note, Overlay
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.building import group_size, missing
from zashiki.games.yamatai.state import Fields
from zashiki.games.yamatai.tables import Tables

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
    return int(_nearest(state, tiles_for(state, seat), island))


def _nearest(state: Fields, tiles: list[int], island: i64) -> i64:
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


# --- above the map -----------------------------------------------------------------------

NEEDS, POINTS, BONUSES = (Message(f"overlay-{name}") for name in ("needs", "points", "bonuses"))


def overlays(state: Fields, seats: Sequence[int]) -> list[list[Overlay]]:
    """What islands still need, who has built what for how many points, and the own bonus."""
    points = Overlay("points", POINTS, _point_notes(state))
    found = []
    for seat in seats:
        above = [Overlay("needs", NEEDS, _need_notes(state, seat)), points]
        if seat != NOBODY:
            above.append(Overlay("bonuses", BONUSES, _bonus_notes(state, seat)))
        found.append(above)
    return found


def _need_notes(state: Fields, seat: int) -> list[Note]:
    tables, tiles = state.tables, tiles_for(state, seat)
    notes: list[Note] = []
    if not tiles:
        return notes
    for island in bits.listed(state.open_islands()):
        tile = _nearest(state, tiles, island)
        notes.append(_need(tables, island, int(tile), int(missing(state, tile, island))))
    return notes


@cache
def _need(tables: Tables, island: int, tile: int, ships: int) -> Note:
    """The tile of which least is missing, and how many ships."""
    text = f"{tables.tile_names[tile]} −{ships}" if ships else tables.tile_names[tile]
    return Note(tables.island_names[island], text, tone="quiet" if ships else "gold")


def _point_notes(state: Fields) -> list[Note]:
    notes = []
    for island in bits.listed(state.built):
        tile = int(state.building_at[island])
        notes.append(_point(state.tables, island, tile, builder(state, tile)))
    return notes


@cache
def _point(tables: Tables, island: int, tile: int, owner: int) -> Note:
    return Note(tables.island_names[island], str(tables.tile_points[tile]), owner)


def _bonus_notes(state: Fields, seat: int) -> list[Note]:
    tables = state.tables
    notes: list[Note] = []
    for island in bits.listed(state.open_islands()):
        coins, tokens = bonus(state, seat, island)
        if coins or tokens:
            notes += _bonus(tables, island, coins, tokens)
    return notes


@cache
def _bonus(tables: Tables, island: int, coins: int, tokens: int) -> list[Note]:
    """Coins in gold, prestige tokens in plum with a star."""
    at = tables.island_names[island]
    found = [Note(at, f"+{coins}", tone="gold")] if coins else []
    return [*found, Note(at, f"+{tokens}★", tone="plum")] if tokens else found
