"""What building on an island would take and bring, and where this is shown above the map."""

from __future__ import annotations

from collections.abc import Sequence

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
    tiles = tiles_for(state, seat)
    points = state.tables.tile_points
    return min(
        tiles, key=lambda tile: (missing(state, tile, island), -points[tile]), default=int(s.NONE)
    )


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


def overlays(state: Fields, seats: Sequence[int]) -> list[list[Overlay]]:
    """What islands still need, who has built what for how many points, and the own bonus."""
    points, coast = _points(state), tuple(state.coast)
    found = []
    for seat in seats:
        own = [] if seat == NOBODY else [_bonuses(state, seat)]
        found.append([_needs(state, seat, coast), points, *own])
    return found


def _needs(state: Fields, seat: int, coast: tuple[int, ...]) -> Overlay:
    open_islands, tiles = int(state.open_islands()), tuple(tiles_for(state, seat))
    key = ("needs", state.tables, open_islands, tiles, coast)
    return KEPT.get(key) or _keep(key, _need_notes(state, seat))


def _need_notes(state: Fields, seat: int) -> list[Note]:
    notes = []
    for island in bits.listed(state.open_islands()):
        tile = nearest(state, seat, island)
        if tile != s.NONE:
            notes.append(_need(state.tables, island, tile, int(missing(state, tile, island))))
    return notes


def _need(tables: Tables, island: int, tile: int, ships: int) -> Note:
    """The tile of which least is missing, and how many ships."""
    text = f"{tables.tile_names[tile]} −{ships}" if ships else tables.tile_names[tile]
    return Note(tables.island_names[island], text, tone="quiet" if ships else "gold")


def _points(state: Fields) -> Overlay:
    key = ("points", state.tables, tuple(state.building_at), tuple(state.owned))
    return KEPT.get(key) or _keep(key, _point_notes(state))


def _point_notes(state: Fields) -> list[Note]:
    tables, built = state.tables, bits.listed(state.built)
    tiles = [int(state.building_at[island]) for island in built]
    return [
        Note(tables.island_names[island], str(tables.tile_points[tile]), builder(state, tile))
        for island, tile in zip(built, tiles, strict=True)
    ]


def _bonuses(state: Fields, seat: int) -> Overlay:
    land = (int(state.open_islands()), int(state.prestige), int(state.mountains))
    own = (int(state.standard[seat]), state.has_power(seat, t.LONE_TOKEN))
    key = ("bonuses", state.tables, land, own)
    return KEPT.get(key) or _keep(key, _bonus_notes(state, seat))


def _bonus_notes(state: Fields, seat: int) -> list[Note]:
    """Coins in gold, prestige tokens in plum with a star."""
    notes = []
    for island in bits.listed(state.open_islands()):
        at, (coins, tokens) = state.tables.island_names[island], bonus(state, seat, island)
        if coins:
            notes.append(Note(at, f"+{coins}", tone="gold"))
        if tokens:
            notes.append(Note(at, f"+{tokens}★", tone="plum"))
    return notes


# Overlays by what they are made of: from one action to the next most stay the same.
KEPT: dict[tuple[object, ...], Overlay] = {}
MOST_KEPT = 4096


def _keep(key: tuple[object, ...], notes: list[Note]) -> Overlay:
    if len(KEPT) >= MOST_KEPT:
        KEPT.clear()
    name = str(key[0])
    KEPT[key] = Overlay(name, Message(f"overlay-{name}"), notes)
    return KEPT[key]
