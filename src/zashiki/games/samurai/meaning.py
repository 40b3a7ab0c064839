"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.actions import ACTIONS
from zashiki.games.samurai.notation import FIGURES, tile_name
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.scene import figure_id
from zashiki.games.samurai.tables import Tables

TYPES = int(t.TYPES)


def meant(state: Samurai, path: Sequence[str]) -> list[int]:
    """The codes of a path: what was picked up, then the thing touched last."""
    tables = state.tables
    held = _tile(tables, path[0]) if len(path) > 1 else None
    figure = _figures(tables).get(path[-1])
    if figure is not None:
        return _at_figure(state, held, figure)
    if path[-1] in tables.hex_names:
        return _at_hex(state, held, path, tables.hex_names.index(path[-1]))
    tile = _tile(tables, path[-1])
    if tile is not None:
        return _at_tile(state, held, *tile)
    if path[-1].startswith("supply"):
        types = [FIGURES.index(path[-1][-1])] if path[-1][-1] in FIGURES else range(TYPES)
        sites = range(int(tables.sites))
        return [ACTIONS.code("place", site, i) for i in types for site in sites]
    return []


# --- what an id names ------------------------------------------------------------------------


@cache
def _kinds(tables: Tables) -> dict[str, int]:
    return {tile_name(tables, kind): kind for kind in range(int(tables.kinds))}


def _tile(tables: Tables, ident: str) -> tuple[int, int] | None:
    """The seat and kind of a tile, wherever it lies."""
    family, _, rest = ident.partition(":")
    seat, _, name = rest.partition("@")[0].partition("-")
    kind = _kinds(tables).get(name)
    if family != "tile" or kind is None or not seat.isdecimal():
        return None
    return int(seat), kind


@cache
def _figures(tables: Tables) -> dict[str, tuple[int, int]]:
    """Figures by the ids they have when they stand on the map."""
    sites = range(int(tables.sites))
    return {figure_id(tables, n, i): (n, i) for n in sites for i in range(TYPES)}


# --- what is meant by it ---------------------------------------------------------------------


def _at_figure(state: Samurai, held: tuple[int, int] | None, figure: tuple[int, int]) -> list[int]:
    """Exchanging it; else laying or placing something where it stands."""
    swaps = [ACTIONS.code("with", *figure)] if state.phase == s.SWAPPING else []
    exchange = state.tables.figure_exchange
    is_exchange = held is None or held[1] == exchange
    if is_exchange and (state.phase != s.LAYING or state.holds(state.actor, exchange)):
        swaps.append(ACTIONS.code("swap", *figure))
    return swaps + _on(state, held, int(state.tables.hex_of[figure[0]]))


def _at_hex(
    state: Samurai, held: tuple[int, int] | None, path: Sequence[str], hex_: int
) -> list[int]:
    site = int(state.tables.site_at[hex_])
    if len(path) > 1 and path[0].startswith("supply:") and site >= 0:
        return [ACTIONS.code("place", site, FIGURES.index(path[0][-1]))]
    return _on(state, held, hex_)


def _on(state: Samurai, held: tuple[int, int] | None, hex_: int) -> list[int]:
    """Bringing something to a hex: a figure, the lifted tile, the one picked up or any held."""
    site = int(state.tables.site_at[hex_])
    if state.phase == s.PLACING and site >= 0:
        return [ACTIONS.code("place", site, i) for i in range(TYPES)]
    if state.phase == s.RELAYING:
        return [ACTIONS.code("lay", int(state.lifted), hex_)]
    if held is not None:
        return [ACTIONS.code("lay", held[1], hex_)]
    kinds = [k for k in range(int(state.tables.kinds)) if state.holds(state.actor, k)]
    kinds.sort(key=lambda kind: _fits(state, kind, hex_), reverse=True)
    return [ACTIONS.code("lay", kind, hex_) for kind in kinds or [0]]


def _at_tile(state: Samurai, held: tuple[int, int] | None, seat: int, kind: int) -> list[int]:
    """A tile on the map is covered or lifted; one of one's own is chosen or laid."""
    tables = state.tables
    tile = s.tile_of(seat, kind)
    hexes = [hex_ for hex_, lies in enumerate(state.tiles) if lies == tile]
    if seat != state.actor or (hexes and not state.holds(seat, kind)):
        return [code for hex_ in hexes for code in _on(state, held, hex_)]
    out = [ACTIONS.code("pick", kind)]
    if kind == tables.figure_exchange:
        out += [ACTIONS.code("swap", *figure) for figure in _figures(tables).values()]
    hexes = sorted(
        range(int(tables.hexes)), key=lambda hex_: _fits(state, kind, hex_), reverse=True
    )
    return out + [ACTIONS.code("lay", kind, hex_) for hex_ in hexes]


def _fits(state: Samurai, kind: int, hex_: int) -> bool:
    """Whether this is the kind of place where such a tile goes."""
    use, terrain = state.tables.use[kind], state.tables.terrain[hex_]
    if use == t.LIFTS:
        tile = state.tiles[hex_]
        return bool(tile != s.EMPTY and s.owner_of(tile) == state.actor)
    return bool(terrain == (t.SEA if use == t.COVERS_SEA else t.LAND))
