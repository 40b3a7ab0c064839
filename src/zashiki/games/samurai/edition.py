"""Editions of Samurai: reading the file, checking it, packing it into tables."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import ints
from zashiki.core.edition import EditionError
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.tables import Tables

SEAT_COUNTS = (2, 3, 4)  # SAM-1.1
COLUMNS = string.ascii_lowercase
GLYPHS = {"~": "sea", ".": "land", "v": "village", "C": "city", "E": "capital"}
STEPS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # in half steps and rows
MOST_TILES = 20  # in the set of one seat
MOST_STRENGTH = 9  # one digit on the tile
MOST_FIGURES = 39

Picture = Literal[
    "helmet", "buddha", "rice", "samurai", "rider", "ship", "tile-exchange", "figure-exchange"
]
USES = {"ship": t.COVERS_SEA, "tile-exchange": t.LIFTS, "figure-exchange": t.SWAPS}


class Island(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    seats: int
    top: int
    rows: list[str]


class Map(msgspec.Struct, forbid_unknown_fields=True):
    islands: list[Island]
    names: dict[str, str]


class On(msgspec.Struct, forbid_unknown_fields=True):
    village: int
    city: int
    capital: int


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    each: dict[str, int]
    on: On


class Play(msgspec.Struct, forbid_unknown_fields=True):
    hand: int
    aside: int


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    picture: Picture
    count: int
    fast: bool
    strength: int | None = None


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """The game's part of an edition file."""

    map: Map
    figures: Figures
    play: Play
    tiles: list[Tile]


@dataclass(frozen=True)
class Hex:
    """A hex of the whole map; x counts half steps to the right, y rows downwards."""

    x: int
    y: int
    kind: str
    island: str
    seats: int

    @property
    def name(self) -> str:
        return f"{COLUMNS[self.x // 2]}{self.y}"

    def neighbours(self) -> Iterator[tuple[int, int]]:
        return ((self.x + dx, self.y + dy) for dx, dy in STEPS)


def build(printed: Printed) -> dict[int, Tables]:
    """Checked tables by seat count."""
    _check_tiles(printed)
    hexes = read_map(printed.map)
    sites = _number_sites(hexes)
    names = _site_names(printed.map, hexes, sites)
    out = {}
    for seats in SEAT_COUNTS:
        tables = Tables(seats)
        _fill_map(tables, printed, hexes, sites)
        tables.site_names = names
        _fill_tiles(tables, printed)
        _check_match(tables, printed)
        out[seats] = tables
    return out


# --- the map ---------------------------------------------------------------------------------


def read_map(printed: Map) -> list[Hex]:
    """SAM-1.4: all hexes, row by row from the north-west."""
    found: dict[tuple[int, int], Hex] = {}
    for i, island in enumerate(printed.islands):
        key = f"map.islands.{i}"
        if island.seats not in SEAT_COUNTS:
            raise EditionError(f"{key}.seats", "must be 2, 3 or 4")
        if island.top < 1:
            raise EditionError(f"{key}.top", "rows are counted from 1")
        for y, row in enumerate(island.rows, island.top):
            for x, glyph in enumerate(row):
                if glyph != " ":
                    _check_glyph(f"{key}.rows.{y - island.top}", x, y, glyph, found)
                    found[x, y] = Hex(x, y, GLYPHS[glyph], island.id, island.seats)
    if len(found) > t.HEXES:
        raise EditionError("map.islands", f"{len(found)} hexes; at most {t.HEXES} are possible")
    return sorted(found.values(), key=lambda h: (h.y, h.x))


def _check_glyph(key: str, x: int, y: int, glyph: str, found: dict[tuple[int, int], Hex]) -> None:
    if glyph not in GLYPHS:
        raise EditionError(key, f"{glyph!r} is not one of {' '.join(GLYPHS)}")
    if x // 2 >= len(COLUMNS):
        raise EditionError(key, f"column {x + 1} is beyond column z")
    if (x + y) % 2:
        raise EditionError(key, f"the hex at character {x + 1} is not shifted like its row")
    if (x, y) in found:
        raise EditionError(key, f"two islands claim the hex {found[x, y].name}")


def _number_sites(hexes: list[Hex]) -> list[int]:
    """Hex numbers of the settlements: the capital, the cities, the villages."""
    order = ["capital", "city", "village"]
    sites = [i for i, h in enumerate(hexes) if h.kind in order]
    sites.sort(key=lambda i: (order.index(hexes[i].kind), hexes[i].seats, i))
    capitals = sum(hexes[i].kind == "capital" for i in sites)
    if capitals != 1 or hexes[sites[0]].seats != min(SEAT_COUNTS):
        raise EditionError("map.islands", "there must be one capital, in play with two seats")
    if len(sites) > t.SITES:
        problem = f"{len(sites)} settlements; at most {t.SITES} are possible"
        raise EditionError("map.islands", problem)
    return sites


def _site_names(printed: Map, hexes: list[Hex], sites: list[int]) -> list[str]:
    at = {hexes[h].name: site for site, h in enumerate(sites)}
    names = [""] * len(sites)
    for name, place in printed.names.items():
        if place not in at or hexes[sites[at[place]]].kind == "village":
            raise EditionError(f"map.names.{name}", f"no city at {place!r}")
        names[at[place]] = name
    for site, h in enumerate(sites):
        if hexes[h].kind != "village" and not names[site]:
            raise EditionError("map.names", f"the city at {hexes[h].name} has no name")
    return names


def _fill_map(tables: Tables, printed: Printed, hexes: list[Hex], sites: list[int]) -> None:
    seats = int(tables.seats)
    number = {(h.x, h.y): i for i, h in enumerate(hexes) if h.seats <= seats}
    site_at = {h: site for site, h in enumerate(sites) if hexes[h].seats <= seats}
    room = {
        "village": printed.figures.on.village,
        "city": printed.figures.on.city,
        "capital": printed.figures.on.capital,
    }
    terrain = {"sea": t.SEA, "land": t.LAND}

    tables.hexes = len(hexes)
    tables.sites = max(site_at.values()) + 1
    tables.first_village = sum(hexes[h].kind != "village" for h in sites)
    tables.each = printed.figures.each.get(str(seats), 0)
    tables.terrain = vec[i64](
        [terrain.get(h.kind, t.SETTLEMENT) if h.seats <= seats else t.OFF for h in hexes]
    )
    tables.site_at = vec[i64]([site_at.get(i, t.NOWHERE) for i in range(len(hexes))])
    tables.land = vec[i64]([i for i in range(len(hexes)) if tables.terrain[i] == t.LAND])
    tables.sea = vec[i64]([i for i in range(len(hexes)) if tables.terrain[i] == t.SEA])

    near: list[int] = []
    near_from = [0]
    for h in hexes:
        beside = [number[step] for step in h.neighbours() if step in number]
        near += [site_at[i] for i in beside if i in site_at]
        near_from.append(len(near))
    tables.near = ints(near)
    tables.near_from = ints(near_from)

    around = [[number.get(step, t.NOWHERE) for step in hexes[h].neighbours()] for h in sites]
    tables.hex_of = ints(sites)
    tables.room = ints([room[hexes[h].kind] if h in site_at else 0 for h in sites])
    tables.around = vec[i64]([i for ring in around for i in ring])
    tables.land_beside = ints(
        [sum(i >= 0 and hexes[i].kind == "land" for i in ring) for ring in around]
    )
    tables.hex_names = [h.name for h in hexes]
    tables.xs = [h.x for h in hexes]
    tables.ys = [h.y for h in hexes]


# --- the tiles -------------------------------------------------------------------------------


def _fill_tiles(tables: Tables, printed: Printed) -> None:
    """SAM-1.7: the same tiles for every seat."""
    tiles = printed.tiles
    tables.kinds = len(tiles)
    tables.hand = printed.play.hand
    tables.aside_limit = printed.play.aside
    tables.use = vec[i64]([USES.get(tile.picture, t.COVERS_LAND) for tile in tiles])
    tables.is_fast = ints([int(tile.fast) for tile in tiles])
    tables.count = ints([tile.count for tile in tiles])
    tables.strength = ints([reach for tile in tiles for reach in influences(tile)])
    tables.pictures = [tile.picture for tile in tiles]
    tables.numbers = [-1 if tile.strength is None else tile.strength for tile in tiles]
    if "figure-exchange" in tables.pictures:
        tables.figure_exchange = tables.pictures.index("figure-exchange")


def influences(tile: Tile) -> list[int]:
    """SAM-5.2, SAM-5.3: what the tile counts on a helmet, a Buddha and a rice field."""
    strength = tile.strength or 0
    if tile.picture in t.FIGURE_NAMES:
        return [strength if tile.picture == figure else 0 for figure in t.FIGURE_NAMES]
    return [strength] * len(t.FIGURE_NAMES)


def _check_tiles(printed: Printed) -> None:
    tiles = printed.tiles
    if len(tiles) > t.KINDS:
        raise EditionError("tiles", f"{len(tiles)} kinds; at most {t.KINDS} are possible")
    seen = set()
    for i, tile in enumerate(tiles):
        _check_tile(f"tiles.{i}", tile)
        if (tile.picture, tile.strength) in seen:
            raise EditionError(f"tiles.{i}", "listed twice; raise `count` instead")
        seen.add((tile.picture, tile.strength))
    total = sum(tile.count for tile in tiles)
    exchanges = sum(tile.count for tile in tiles if tile.picture.endswith("exchange"))
    if total > MOST_TILES:
        raise EditionError("tiles", f"{total} tiles a seat; at most {MOST_TILES} are possible")
    if not exchanges < printed.play.hand <= total:
        problem = f"must be more than the exchange tiles ({exchanges}) and at most {total}"
        raise EditionError("play.hand", problem)
    if printed.play.aside < 1:
        raise EditionError("play.aside", "must be at least 1")


def _check_tile(key: str, tile: Tile) -> None:
    if tile.count < 1:
        raise EditionError(f"{key}.count", "must be at least 1")
    if tile.picture == "figure-exchange":
        if tile.strength is not None:
            raise EditionError(f"{key}.strength", "the figure exchange has no number")
    elif tile.strength is None or not 0 <= tile.strength <= MOST_STRENGTH:
        raise EditionError(f"{key}.strength", f"must be from 0 to {MOST_STRENGTH}")
    if tile.picture.endswith("exchange") and tile.count > 1:
        raise EditionError(f"{key}.count", "there is one of each exchange tile")
    if tile.picture == "tile-exchange" and tile.fast:
        raise EditionError(f"{key}.fast", "the tile exchange carries no character")


# --- whether a match can be played to its end ------------------------------------------------


def _check_match(tables: Tables, printed: Printed) -> None:
    """What the rules rely on at this seat count, so that no match gets stuck."""
    seats = int(tables.seats)
    each = f"figures.each.{seats}"
    if tables.each < 1:
        raise EditionError(each, "missing, or not above 0")
    _check_sites(tables, printed)
    places = sum(tables.room)
    if places != t.TYPES * tables.each:
        problem = f"{t.TYPES} x {tables.each} figures do not fill the {places} places of the map"
        raise EditionError(each, problem)
    if places > MOST_FIGURES:
        raise EditionError(each, f"{places} figures; at most {MOST_FIGURES} are possible")
    city_places = sum(tables.room[: tables.first_village]) - tables.room[0]
    if tables.each - 1 < city_places:
        raise EditionError(each, "too few to fill the cities whatever is placed")

    def supply(use: i64, fast: tuple[int, ...]) -> int:
        kinds = range(tables.kinds)
        chosen = [k for k in kinds if tables.use[k] == use and tables.is_fast[k] in fast]
        return seats * sum(tables.count[k] for k in chosen)

    land, sea = len(tables.land), len(tables.sea)
    if supply(t.COVERS_LAND, (0, 1)) < land:
        raise EditionError("tiles", f"too few to cover {land} land hexes with {seats} seats")
    if supply(t.COVERS_LAND, (0,)) < seats:
        raise EditionError("tiles", "no tile without character that covers land")
    if supply(t.COVERS_SEA, (0, 1)) > sea:
        raise EditionError("tiles", f"more ships than {sea} sea hexes with {seats} seats")


def _check_sites(tables: Tables, printed: Printed) -> None:
    on = printed.figures.on
    if on.capital != t.TYPES:
        raise EditionError("figures.on.capital", "one of each type stands there: 3")
    if not 1 <= on.city <= t.TYPES:
        raise EditionError("figures.on.city", "from 1 to 3, as no two may be equal")
    if on.village != 1:
        raise EditionError("figures.on.village", "one figure stands there")
    for site in range(tables.sites):
        if tables.room[site] and not tables.land_beside[site]:
            name = tables.hex_names[tables.hex_of[site]]
            raise EditionError("map.islands", f"the settlement at {name} touches no land")
