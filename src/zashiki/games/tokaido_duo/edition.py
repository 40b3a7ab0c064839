"""Editions of Tokaido Duo: reading, checking and packing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypeVar

import msgspec

from zashiki.core.cells import ints
from zashiki.core.edition import EditionError
from zashiki.games.tokaido_duo.tables import (
    CHARACTER_NAMES,
    COASTAL_TOWNS,
    COLOUR_NAMES,
    FACES,
    GOOD_NAMES,
    KIND_NAMES,
    MOST_HELD,
    MOST_STATIONS,
    MOUNTAIN_TOWNS,
    PAINTINGS,
    REGIONS,
    SEATS,
    SYMBOL_NAMES,
    TOWNS,
    Tables,
)

Good = Literal["kimono", "pottery", "doll", "fan"]
Symbol = Literal["moon", "waterfall", "mountain", "bamboo"]

HIGHEST_SCORE = 160  # of a seat; an edition's tracks may not add up to more
MOST_GOODS = 5  # drawn in one mountain town
MOST_SHIFT = 2  # what a wave may give

T = TypeVar("T")


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file; a misspelt key is an error."""


class Station(Struct):
    id: str
    kind: Literal["coast", "temple", "garden", "shore", "spring"]
    name: str = ""


class MountainTown(Struct):
    id: str
    name: str
    goods: int


class Route(Struct):
    towns: tuple[str, str]
    regions: tuple[str, str]


class Region(Struct):
    id: str
    symbol: Symbol
    borders: list[str]


class Start(Struct):
    pilgrim: str
    merchant: str
    artist: str


class TradeTile(Struct):
    good: Good
    price: int


class Dice(Struct):
    pilgrim: list[int]
    merchant: list[int]
    artist: list[int]


class Paintings(Struct):
    purple: dict[Symbol, int]
    green: dict[Symbol, int]


class Tracks(Struct):
    start: int
    temple: int
    garden: int
    gold: list[int]
    gifts: list[int]


class Money(Struct):
    per_bar: int
    bars: int
    ones: int
    fives: int


class Store(Struct):
    goods: int


class Waves(Struct):
    calm: int
    hurried: int
    prolific: int
    shrewd: int
    strong_draw: int
    strong_store: int


class Printed(Struct):
    """The game's part of an edition printed."""

    ring: list[Station]
    mountain_towns: list[MountainTown]
    routes: list[Route]
    regions: list[Region]
    starts: list[Start]
    trade_tiles: list[TradeTile]
    goods: dict[Good, int]
    paintings: Paintings
    dice: Dice
    tracks: Tracks
    money: Money
    store: Store
    waves: Waves


# --- checks ------------------------------------------------------------------------------------


def check(printed: Printed) -> None:
    """Everything the rules take for granted about the numbers; the map is checked by `build`."""
    # DUO-1.3: five kinds of station, the coastal towns among them.
    coastal = sum(station.kind == "coast" for station in printed.ring)
    _expect(coastal == COASTAL_TOWNS, "ring", f"{coastal} coastal towns, not {COASTAL_TOWNS}")
    for kind in KIND_NAMES:
        found = sum(station.kind == kind for station in printed.ring)
        _expect(found >= 2, "ring", f"fewer than two stations of the kind {kind}")
    size = len(printed.ring)
    _expect(size <= MOST_STATIONS, "ring", f"{size} stations, more than {MOST_STATIONS}")
    # DUO-1.2: mountain towns inside, regions between the routes.
    towns, regions = len(printed.mountain_towns), len(printed.regions)
    _expect(towns == MOUNTAIN_TOWNS, "mountain_towns", f"{towns}, not {MOUNTAIN_TOWNS}")
    _expect(regions == REGIONS, "regions", f"{regions}, not {REGIONS}")
    _expect(len(printed.starts) == SEATS, "starts", f"{len(printed.starts)}, not {SEATS}")
    for i, town in enumerate(printed.mountain_towns):
        _range(town.goods, 1, MOST_GOODS, f"mountain_towns.{i}.goods")
    for i, tile in enumerate(printed.trade_tiles):
        _range(tile.price, 1, 9, f"trade_tiles.{i}.price")
    tiles = len(printed.trade_tiles)
    _expect(tiles == COASTAL_TOWNS, "trade_tiles", f"{tiles} tiles for {COASTAL_TOWNS} towns")
    _check_pieces(printed)
    _check_tracks(printed)


def _check_pieces(printed: Printed) -> None:
    for key in GOOD_NAMES:
        _expect(key in printed.goods, f"goods.{key}", "missing")
    for key, count in printed.goods.items():
        _range(count, 1, 40, f"goods.{key}")
    for colour in COLOUR_NAMES:
        paintings: dict[Symbol, int] = getattr(printed.paintings, colour)
        for symbol, count in paintings.items():
            _range(count, 0, PAINTINGS, f"paintings.{colour}.{symbol}")
        count = sum(paintings.values())
        _expect(count == PAINTINGS, f"paintings.{colour}", f"{count} paintings, not {PAINTINGS}")
    for name in CHARACTER_NAMES:
        faces: list[int] = getattr(printed.dice, name)
        _expect(len(faces) == FACES, f"dice.{name}", f"{len(faces)} faces, not {FACES}")
        for face in faces:
            _range(face, 1, FACES, f"dice.{name}")
    waves = printed.waves
    for name in waves.__struct_fields__:
        _range(getattr(waves, name), 1, MOST_SHIFT, f"waves.{name}")


def _check_tracks(printed: Printed) -> None:
    tracks, money = printed.tracks, printed.money
    _range(tracks.start, 1, 1, "tracks.start")
    _range(tracks.temple, 2, 12, "tracks.temple")
    _range(tracks.garden, 2, 12, "tracks.garden")
    _expect(
        len(tracks.gifts) == PAINTINGS + 1,
        "tracks.gifts",
        f"{len(tracks.gifts)} numbers, not one for each of 0 to {PAINTINGS} gifts",
    )
    _expect(len(tracks.gold) >= 2, "tracks.gold", "no number for a bar")
    for key, points in (("gold", tracks.gold), ("gifts", tracks.gifts)):
        rising = all(a < b for a, b in pairwise(points))
        _expect(rising and points[0] == 0, f"tracks.{key}", "must start with 0 and always rise")
    top = tracks.temple * tracks.garden + tracks.gold[-1] + tracks.gifts[-1]
    _expect(top <= HIGHEST_SCORE, "tracks", f"add up to {top}, more than {HIGHEST_SCORE}")
    _range(money.per_bar, 2, 100, "money.per_bar")
    needed = SEATS * (len(tracks.gold) - 1)
    _expect(money.bars >= needed, "money.bars", f"fewer than the {needed} that may be wanted")
    _range(money.ones, 0, 999, "money.ones")
    _range(money.fives, 0, 999, "money.fives")
    _range(printed.store.goods, 1, MOST_HELD - printed.waves.strong_store, "store.goods")


def _expect(holds: bool, key: str, problem: str) -> None:
    if not holds:
        raise EditionError(key, problem)


def _range(value: int, low: int, high: int, key: str) -> None:
    _expect(low <= value <= high, key, f"{value} is not from {low} to {high}")


# --- packing -----------------------------------------------------------------------------------


def build(printed: Printed) -> Tables:
    """The packed tables; raises EditionError where a number or the map is wrong."""
    check(printed)
    tables = Tables()
    coastal = [station for station in printed.ring if station.kind == "coast"]
    tables.station_ids = [station.id for station in printed.ring]
    tables.town_ids = [s.id for s in coastal] + [town.id for town in printed.mountain_towns]
    tables.town_names = [s.name or s.id for s in coastal] + [t.name for t in printed.mountain_towns]
    tables.region_ids = [region.id for region in printed.regions]
    _check_ids(tables)
    _build_ring(printed, tables)
    _build_routes(printed, tables)
    _build_regions(printed, tables)
    _build_pieces(printed, tables)
    _build_limits(printed, tables)
    return tables


def _check_ids(tables: Tables) -> None:
    places = tables.station_ids + tables.town_ids[COASTAL_TOWNS:] + tables.region_ids
    for place in places:
        _expect(place.isalnum() and place.isascii(), "ring", f"id {place!r}: letters and digits")
        _expect(places.count(place) == 1, "ring", f"id {place!r} is used twice")


def _build_ring(printed: Printed, tables: Tables) -> None:
    tables.stations = len(printed.ring)
    tables.station_kind = ints([KIND_NAMES.index(station.kind) for station in printed.ring])
    town = {name: i for i, name in enumerate(tables.town_ids)}
    tables.station_town = ints([town.get(name, -1) for name in tables.station_ids])
    at = {name: i for i, name in enumerate(tables.station_ids)}
    tables.town_station = ints([at.get(name, -1) for name in tables.town_ids])
    tables.town_goods = ints([0] * COASTAL_TOWNS + [town.goods for town in printed.mountain_towns])
    # DUO-1.4: which regions a place borders.
    borders = dict.fromkeys([*tables.station_ids, *tables.town_ids], 0)
    for i, region in enumerate(printed.regions):
        for name in region.borders:
            _expect(name in borders, f"regions.{i}.borders", f"there is no {name!r}")
            borders[name] |= 1 << i
    for name, regions in borders.items():
        _expect(regions != 0, "regions", f"{name} borders none")
    tables.station_regions = ints([borders[name] for name in tables.station_ids])
    tables.town_regions = ints([borders[name] for name in tables.town_ids])


def _build_routes(printed: Printed, tables: Tables) -> None:
    links: list[list[int]] = [[] for _ in range(TOWNS)]
    ends: list[int] = []
    for i, route in enumerate(printed.routes):
        a, b = (_index(tables.town_ids, name, f"routes.{i}.towns") for name in route.towns)
        links[a].append(b)
        links[b].append(a)
        ends += [a, b]
    tables.route_ends = ints(ends)
    first, target, coast = [0], [], []
    for key in range(TOWNS * (FACES + 1)):
        for way in sorted(_ways(links, *divmod(key, FACES + 1)), key=lambda way: way[-1]):
            target.append(way[-1])
            coast.append(sum(1 << town for town in way[1:] if town < COASTAL_TOWNS))
        first.append(len(target))
    tables.merchant_first, tables.merchant_target = ints(first), ints(target)
    tables.merchant_coast = ints(coast)
    lonely = [tables.town_ids[i] for i in range(TOWNS) if not links[i]]
    _expect(not lonely, "routes", f"none leads to {', '.join(lonely)}")


def _build_regions(printed: Printed, tables: Tables) -> None:
    # DUO-5.1: two regions are neighbours where a route separates them.
    links: list[list[int]] = [[] for _ in range(REGIONS)]
    sides: list[int] = []
    for i, route in enumerate(printed.routes):
        a, b = (_index(tables.region_ids, name, f"routes.{i}.regions") for name in route.regions)
        _expect(a != b, f"routes.{i}.regions", "a route separates two different regions")
        sides += [a, b]
        if b not in links[a]:
            links[a].append(b)
            links[b].append(a)
    tables.route_sides = ints(sides)
    symbol = [SYMBOL_NAMES.index(region.symbol) for region in printed.regions]
    tables.region_symbol = ints(symbol)
    first, target, seen = [0], [], []
    for key in range(REGIONS * (FACES + 1)):
        start, steps = divmod(key, FACES + 1)
        symbols: dict[int, int] = {}
        for way in _ways(links, start, steps):
            passed = sum(1 << kind for kind in {symbol[region] for region in way})
            symbols[way[-1]] = symbols.get(way[-1], 0) | passed
        for end in sorted(symbols):
            target.append(end)
            seen.append(symbols[end])
        first.append(len(target))
        if steps in printed.dice.artist:
            _expect(
                len(symbols) > 0, "routes", f"no way of {steps} from {printed.regions[start].id}"
            )
    tables.artist_first, tables.artist_target = ints(first), ints(target)
    tables.artist_symbols = ints(seen)


def _ways(links: list[list[int]], start: int, steps: int) -> Iterator[list[int]]:
    """DUO-4.3: every way of this many steps that enters no place twice."""
    ways = [[start]] if steps else []
    for _ in range(steps):
        ways = [[*way, end] for way in ways for end in links[way[-1]] if end not in way]
    yield from ways


def _build_pieces(printed: Printed, tables: Tables) -> None:
    homes = (tables.station_ids, tables.town_ids, tables.region_ids)
    start: list[int] = []
    for seat, spaces in enumerate(printed.starts):
        for name, home in zip(CHARACTER_NAMES, homes, strict=True):
            start.append(_index(home, getattr(spaces, name), f"starts.{seat}.{name}"))
    tables.start = ints(start)
    for c, name in enumerate(CHARACTER_NAMES):
        spaces_differ = start[c] != start[len(CHARACTER_NAMES) + c]
        _expect(spaces_differ, "starts", f"both {name}s start in one place")
    dice: list[list[int]] = [getattr(printed.dice, name) for name in CHARACTER_NAMES]
    tables.faces = ints([face for faces in dice for face in faces])
    tables.face_count = ints([faces.count(n) for faces in dice for n in range(FACES + 1)])
    kinds = [(GOOD_NAMES.index(tile.good), tile.price) for tile in printed.trade_tiles]
    distinct = sorted(set(kinds), key=lambda kind: (kind[0], -kind[1]))
    tables.tile_kinds = len(distinct)
    tables.tile_good = ints([good for good, _ in distinct])
    tables.tile_price = ints([price for _, price in distinct])
    tables.tile_count = ints([kinds.count(kind) for kind in distinct])
    goods = {str(name): count for name, count in printed.goods.items()}
    tables.goods = ints([goods[name] for name in GOOD_NAMES])
    colours: list[dict[str, int]] = [getattr(printed.paintings, name) for name in COLOUR_NAMES]
    tables.paintings = ints([own.get(name, 0) for own in colours for name in SYMBOL_NAMES])


def _build_limits(printed: Printed, tables: Tables) -> None:
    tracks, money, waves = printed.tracks, printed.money, printed.waves
    tables.track_start = tracks.start
    tables.temple_last, tables.garden_last = tracks.temple, tracks.garden
    tables.gold_points, tables.gift_points = ints(tracks.gold), ints(tracks.gifts)
    tables.bars_last, tables.bars = len(tracks.gold) - 1, money.bars
    tables.per_bar, tables.store = money.per_bar, printed.store.goods
    tables.calm, tables.hurried, tables.prolific = waves.calm, waves.hurried, waves.prolific
    tables.shrewd = waves.shrewd
    tables.strong_draw, tables.strong_store = waves.strong_draw, waves.strong_store


def _index(names: Sequence[str], name: str, key: str) -> int:
    if name not in names:
        raise EditionError(key, f"there is no {name!r}")
    return names.index(name)
