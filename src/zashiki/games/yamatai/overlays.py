"""What an expert wants at a glance: what islands need, what was built, what more would bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zashiki.core import bits
from zashiki.core.message import Message
from zashiki.core.scene import Note, Overlay
from zashiki.core.state import NOBODY
from zashiki.games.yamatai.building import missing
from zashiki.games.yamatai.outlook import bonus, builder, nearest_of, tiles_for
from zashiki.games.yamatai.state import Fields
from zashiki.games.yamatai.tables import Tables

NEEDS, POINTS, BONUSES = (Message(f"overlay-{name}") for name in ("needs", "points", "bonuses"))


def overlays(state: Fields, seats: Sequence[int]) -> list[Sequence[Overlay]]:
    """Above the map of each of these seats; its bonus is its own."""
    points = Overlay("points", POINTS, _point_notes(state))
    found: list[Sequence[Overlay]] = []
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
        tile = nearest_of(state, tiles, island)
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
