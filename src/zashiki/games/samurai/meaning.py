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
    tables, thing = state.tables, path[-1]
    held = _tile(tables, path[0]) if len(path) > 1 else None
    figure = _figures(tables).get(thing)
    if figure is not None and state.phase != s.PLACING:
        return _at_figure(state, held, figure)
    hex_ = int(tables.hex_of[figure[0]]) if figure is not None else _hex_at(state, thing)
    if hex_ is not None:
        return _at_hex(state, held, path, hex_)
    tile = _tile(tables, thing)
    if tile is not None:
        return _at_tile(state, thing, tile[1]) if tile[0] == state.actor else []
    family, _, rest = thing.partition(":")
    if family == "supply":
        types = [FIGURES.index(rest)] if rest else range(TYPES)
        sites = range(int(tables.sites))
        return [ACTIONS.code("place", site, i) for i in types for site in sites]
    if family in ("pool", f"bag-{int(state.actor)}"):
        return [ACTIONS.code("draw", 0)]
    if family == "aside" or family.startswith("figures-"):
        return _at_gone(state, held)
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


def _hex_at(state: Samurai, ident: str) -> int | None:
    """The hex of this name, or where the tile of this name lies."""
    tile = _tile(state.tables, ident)
    name = ident.partition("@")[2]
    if tile is not None and not name:  # alone of its kind
        return next((h for h, lies in enumerate(state.tiles) if lies == s.tile_of(*tile)), None)
    names = state.tables.hex_names
    name = name or ident
    return names.index(name) if name in names else None


@cache
def _figures(tables: Tables) -> dict[str, tuple[int, int]]:
    """Figures by the ids they have when they stand on the map."""
    sites = range(int(tables.sites))
    return {figure_id(tables, n, i): (n, i) for n in sites for i in range(TYPES)}


# --- what is meant by it ---------------------------------------------------------------------


def _at_figure(state: Samurai, held: tuple[int, int] | None, figure: tuple[int, int]) -> list[int]:
    """Exchanging it; else laying something where it stands, or just wanting it."""
    if state.phase == s.SWAPPING:
        return [ACTIONS.code("with", *figure)]
    exchange = state.tables.figure_exchange
    if state.phase == s.LAYING and (held is None or held[1] == exchange):
        return [ACTIONS.code("swap" if state.holds(state.actor, exchange) else "with", *figure)]
    return _on(state, held, int(state.tables.hex_of[figure[0]]))


def _at_gone(state: Samurai, held: tuple[int, int] | None) -> list[int]:
    """A figure that has left the board: exchanging it, or just wanting it."""
    gone = [figure for figure in _figures(state.tables).values() if not state.has_figure(*figure)]
    is_exchange = held is not None and held[1] == state.tables.figure_exchange
    return [ACTIONS.code("swap" if is_exchange else "with", *figure) for figure in gone]


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


def _at_tile(state: Samurai, ident: str, kind: int) -> list[int]:
    """A tile of one's own that does not lie on the map: it is chosen, laid, or to be drawn."""
    tables = state.tables
    if state.phase in (s.OPENING, s.PLACING):
        return [ACTIONS.code("pick", kind)]
    if ident.endswith("@pool") or not (state.holds(state.actor, kind) or state.lifted == kind):
        return [ACTIONS.code("draw", kind)]
    out: list[int] = []
    if kind == tables.figure_exchange:
        out = [ACTIONS.code("swap", *figure) for figure in _figures(tables).values()]
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
