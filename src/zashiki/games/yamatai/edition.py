"""Editions of Yamataï: the shape of the file, its checks, and the tables made of it."""

from __future__ import annotations

from itertools import combinations, pairwise

import msgspec

from zashiki.core.cells import ints
from zashiki.core.edition import EditionError
from zashiki.games.yamatai import tables as t

SEAT_COUNTS = (2, 3, 4)
PRINTED_FLEETS = 10
MOST_SHIPS_OF_COLOUR = 15  # what one field of packed ships holds


class Ship(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int
    price: int = 0


class Colour(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    buildings: int
    meeples: int


class Seats(msgspec.Struct, forbid_unknown_fields=True):
    coins: int
    coins_as: dict[str, int]
    coin_pieces: dict[str, int]
    harbour: int
    buildings: dict[str, int]
    meeples: dict[str, int]
    colours: list[Colour]


class Display(msgspec.Struct, forbid_unknown_fields=True):
    specialists: int
    buildings: int
    fleets: int


class Stock(msgspec.Struct, forbid_unknown_fields=True):
    mountains: int
    sacred_ground: int
    tokens: int
    torii: int
    palaces: int


class Recruiting(msgspec.Struct, forbid_unknown_fields=True):
    equal: int
    different: int
    coins_per_round: int


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    coins_per_point: int
    token: int
    unbuilt_reserved: int
    ships_beside_per_point: int


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    rounds: int


class Culture(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int
    mountains: int


class Fleet(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    ships: dict[str, int]
    effect: str
    value: int = 0


class Specialist(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    points: int
    effect: str
    value: int = 0
    prices: dict[str, int] = {}


class Building(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: str
    ships: dict[str, int]
    points: int


class Space(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    x: float
    y: float
    entry: bool = False
    edge: bool = False


class Island(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    x: float
    y: float
    coast: list[str]
    shape: list[tuple[float, float]]


class Map(msgspec.Struct, forbid_unknown_fields=True):
    size: tuple[float, float]
    lanes: list[tuple[str, str]]
    spaces: list[Space]
    islands: list[Island]


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """The file beyond its header."""

    ships: list[Ship]
    seats: Seats
    display: Display
    stock: Stock
    recruiting: Recruiting
    scoring: Scoring
    limits: Limits
    culture: list[Culture]
    fleets: list[Fleet]
    specialists: list[Specialist]
    buildings: list[Building]
    map: Map


def build(printed: Printed) -> t.Tables:
    """Checked tables, the same for every number of seats."""
    _check(printed)
    return _pack(printed)


# --- checks ------------------------------------------------------------------------------


def _require(holds: bool, key: str, problem: str) -> None:
    if not holds:
        raise EditionError(key, problem)


def _check(printed: Printed) -> None:
    _check_ships(printed)
    _check_seats(printed)
    _check_culture(printed)
    _check_fleets(printed)
    _check_specialists(printed)
    _check_buildings(printed)
    _check_numbers(printed)
    _check_map(printed.map)


def _check_ships(printed: Printed) -> None:
    names = [ship.id for ship in printed.ships]
    _require(names == t.COLOUR_NAMES, "ships", f"need exactly {', '.join(t.COLOUR_NAMES)}")
    for i, ship in enumerate(printed.ships):
        _require(ship.count > 0, f"ships.{i}.count", "must be above 0")
        _require(ship.price >= 0, f"ships.{i}.price", "must not be negative")


def _check_cargo(ships: dict[str, int], key: str) -> None:
    for colour, number in ships.items():
        _require(colour in t.COLOUR_NAMES, f"{key}.{colour}", "is no ship")
        _require(1 <= number <= MOST_SHIPS_OF_COLOUR, f"{key}.{colour}", "is no such number")


def _check_seats(printed: Printed) -> None:
    _require(printed.seats.coins >= 0, "seats.coins", "must not be negative")
    _require(printed.seats.harbour >= 1, "seats.harbour", "must be 1 or more")
    _require(len(printed.seats.colours) == max(SEAT_COUNTS), "seats.colours", "need four")
    for seats in SEAT_COUNTS:
        pieces = printed.seats.buildings.get(str(seats), 0)
        meeples = printed.seats.meeples.get(str(seats), 0)
        _require(pieces > 0, f"seats.buildings.{seats}", "must be above 0")
        _require(meeples > 0, f"seats.meeples.{seats}", "must be above 0")
        turns = seats * meeples
        _require(turns < printed.display.fleets, f"seats.meeples.{seats}", "more turns than fleets")
        for colour in printed.seats.colours[:seats]:
            enough = colour.buildings >= pieces and colour.meeples >= meeples
            _require(enough, f"seats.colours.{colour.id}", f"too few pieces for {seats} seats")


def _check_culture(printed: Printed) -> None:
    kinds = printed.culture
    names = [kind.id for kind in kinds]
    _require(names == t.KIND_NAMES, "culture", f"need exactly {', '.join(t.KIND_NAMES)}")
    for i, kind in enumerate(kinds):
        fits = 0 <= kind.mountains <= kind.count
        _require(fits, f"culture.{i}.mountains", "must lie between 0 and count")
    tiles = sum(kind.count for kind in kinds)
    _require(tiles == len(printed.map.islands), "culture", "need one tile for each island")
    mountains = sum(kind.mountains for kind in kinds)
    _require(mountains == printed.stock.mountains, "stock.mountains", "not as many as culture says")


def _check_fleets(printed: Printed) -> None:
    numbers = [fleet.number for fleet in printed.fleets]
    _require(numbers == list(range(1, PRINTED_FLEETS + 1)), "fleets", "need numbers 1 to 10")
    half = printed.display.fleets * 2 == PRINTED_FLEETS
    _require(half, "display.fleets", "half of the fleets lie face up")
    for i, fleet in enumerate(printed.fleets):
        _check_cargo(fleet.ships, f"fleets.{i}.ships")
        _require(fleet.effect in t.EFFECT_NAMES, f"fleets.{i}.effect", "no such effect")
        if fleet.effect in ("look", "remove-ships", "ship-fewer", "free-ship"):
            _require(fleet.value > 0, f"fleets.{i}.value", "must be above 0")


def _check_specialists(printed: Printed) -> None:
    _require_unique([one.id for one in printed.specialists], "specialists")
    _require(len(printed.specialists) <= t.SPECIALISTS, "specialists", "too many")
    enough = len(printed.specialists) >= printed.display.specialists
    _require(enough, "specialists", "fewer than lie face up")
    valued = set(t.POWER_NAMES) - {
        "none", "prestige-bonus", "better-sale", "culture-for-gold", "edge-is-entry",
        "half-of-coins", "extra-culture",
    }  # fmt: skip
    met: set[str] = set()
    for i, one in enumerate(printed.specialists):
        _require(one.effect in t.POWER_NAMES, f"specialists.{i}.effect", "no such effect")
        once = one.effect == "none" or one.effect not in met
        _require(once, f"specialists.{i}.effect", "another specialist has this effect")
        met.add(one.effect)
        if one.effect in valued:
            _require(one.value > 0, f"specialists.{i}.value", "must be above 0")
        if one.effect == "better-sale":
            _check_cargo(one.prices, f"specialists.{i}.prices")


def _check_buildings(printed: Printed) -> None:
    _require_unique([tile.id for tile in printed.buildings], "buildings")
    _require(len(printed.buildings) <= t.TILES, "buildings", "too many")
    _require(len(printed.buildings) >= printed.display.buildings, "buildings", "too few")
    for i, tile in enumerate(printed.buildings):
        _require(tile.kind in t.BUILDING_NAMES, f"buildings.{i}.kind", "no such building")
        _require(bool(tile.ships), f"buildings.{i}.ships", "wants no ship")
        _check_cargo(tile.ships, f"buildings.{i}.ships")
    kinds = [tile.kind for tile in printed.buildings]
    _require(kinds.count("torii") <= printed.stock.torii, "stock.torii", "too few pieces")
    _require(kinds.count("palace") <= printed.stock.palaces, "stock.palaces", "too few pieces")


def _check_numbers(printed: Printed) -> None:
    _require(printed.recruiting.equal == 2, "recruiting.equal", "must be 2")
    _require(printed.recruiting.different == 3, "recruiting.different", "must be 3")
    even = printed.recruiting.coins_per_round % 2 == 0 and printed.recruiting.coins_per_round >= 0
    _require(even, "recruiting.coins_per_round", "must be even, so that halves are whole")
    _require(printed.scoring.coins_per_point > 0, "scoring.coins_per_point", "must be above 0")
    per_point = printed.scoring.ships_beside_per_point
    _require(per_point > 0, "scoring.ships_beside_per_point", "must be above 0")
    _require(printed.limits.rounds > 0, "limits.rounds", "must be above 0")
    _require(1 <= printed.display.specialists <= 5, "display.specialists", "must be 1 to 5")
    _require(1 <= printed.display.buildings <= 5, "display.buildings", "must be 1 to 5")


def _require_unique(names: list[str], key: str) -> None:
    doubles = {name for name in names if names.count(name) > 1}
    _require(not doubles, key, f"twice: {', '.join(sorted(doubles))}")


def _check_map(sea: Map) -> None:
    names = [space.id for space in sea.spaces]
    _require_unique(names, "map.spaces")
    _require_unique([island.id for island in sea.islands], "map.islands")
    _require(len(sea.spaces) <= t.SPACES, "map.spaces", f"more than {t.SPACES}")
    _require(len(sea.islands) <= t.ISLANDS, "map.islands", f"more than {t.ISLANDS}")
    _require(any(space.entry for space in sea.spaces), "map.spaces", "no entry")
    lanes = {frozenset(lane) for lane in sea.lanes}
    _require(len(lanes) == len(sea.lanes), "map.lanes", "a lane is listed twice")
    for i, lane in enumerate(sea.lanes):
        known = lane[0] in names and lane[1] in names and lane[0] != lane[1]
        _require(known, f"map.lanes.{i}", "must join two spaces")
    for i, space in enumerate(sea.spaces):
        fan = sum(space.id in lane for lane in lanes)
        _require(1 <= fan <= t.FAN, f"map.spaces.{i}", f"has {fan} lanes, not 1 to {t.FAN}")
        round_it = sum(space.id in island.coast for island in sea.islands)
        _require(1 <= round_it <= t.FAN, f"map.spaces.{i}", f"touches {round_it} islands")
        _require(space.edge or not space.entry, f"map.spaces.{i}.edge", "entries lie at the edge")
    for i, island in enumerate(sea.islands):
        closed = all(frozenset(lane) in lanes for lane in _ring(island))
        _require(closed, f"map.islands.{i}.coast", "is no closed ring of lanes")


def _ring(island: Island) -> list[tuple[str, str]]:
    """The lanes along the coast of an island."""
    return list(pairwise([*island.coast, island.coast[0]]))


# --- packing -----------------------------------------------------------------------------


def _words(numbers: list[int]) -> list[int]:
    """A set of spaces as two words."""
    out = [0, 0]
    for number in numbers:
        out[number // 50] |= 1 << number % 50
    return out


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def _fan(numbers: list[int]) -> list[int]:
    return numbers + [-1] * (int(t.FAN) - len(numbers))


def packed_ships(ships: dict[str, int]) -> int:
    """Ships of five colours in one number, a field for each."""
    return sum(n << int(t.FIELD) * t.COLOUR_NAMES.index(colour) for colour, n in ships.items())


def _pack(printed: Printed) -> t.Tables:
    tables = t.Tables()
    _pack_map(tables, printed.map)
    _pack_components(tables, printed)
    _pack_numbers(tables, printed)
    return tables


def _pack_map(tables: t.Tables, sea: Map) -> None:
    names = [space.id for space in sea.spaces]
    tables.space_names = names
    tables.island_names = [island.id for island in sea.islands]
    tables.space_at = [(space.x, space.y) for space in sea.spaces]
    tables.island_at = [(island.x, island.y) for island in sea.islands]
    tables.map_size = sea.size
    tables.island_shapes = [island.shape for island in sea.islands]
    tables.spaces, tables.islands = len(names), len(sea.islands)
    tables.all_spaces = ints(_words(list(range(len(names)))))
    tables.entries = ints(_words([i for i, space in enumerate(sea.spaces) if space.entry]))
    tables.edges = ints(_words([i for i, space in enumerate(sea.spaces) if space.edge]))
    links: list[list[int]] = [[] for _ in names]
    for one, other in sea.lanes:
        links[names.index(one)].append(names.index(other))
        links[names.index(other)].append(names.index(one))
    tables.links = ints([word for linked in links for word in _words(linked)])
    tables.link = ints([space for linked in links for space in _fan(sorted(linked))])
    touch = [[i for i, land in enumerate(sea.islands) if name in land.coast] for name in names]
    tables.touches = ints([_bits(islands) for islands in touch])
    tables.touch = ints([island for islands in touch for island in _fan(islands)])
    coasts = [{frozenset(lane) for lane in _ring(island)} for island in sea.islands]
    beside = [
        [i for i, other in enumerate(coasts) if other is not own and other & own] for own in coasts
    ]
    tables.neighbours = ints([_bits(islands) for islands in beside])


def _pack_components(tables: t.Tables, printed: Printed) -> None:
    tables.supply = ints([ship.count for ship in printed.ships])
    tables.prices = ints([ship.price for ship in printed.ships])
    tables.kind_names = [kind.id for kind in printed.culture]
    split = [[kind.count - kind.mountains, kind.mountains] for kind in printed.culture]
    tables.culture = ints([number for pair in split for number in pair])
    tables.sacred = printed.stock.sacred_ground
    tables.tiles = len(printed.buildings)
    tables.tile_names = [tile.id for tile in printed.buildings]
    tables.tile_kind = ints([t.BUILDING_NAMES.index(tile.kind) for tile in printed.buildings])
    tables.tile_need = ints([packed_ships(tile.ships) for tile in printed.buildings])
    tables.tile_points = ints([tile.points for tile in printed.buildings])
    tables.fleets = len(printed.fleets)
    cargo = [fleet.ships.get(name, 0) for fleet in printed.fleets for name in t.COLOUR_NAMES]
    tables.fleet_ships = ints(cargo)
    tables.fleet_effect = ints([t.EFFECT_NAMES.index(fleet.effect) for fleet in printed.fleets])
    tables.fleet_value = ints([fleet.value for fleet in printed.fleets])
    _pack_specialists(tables, printed)


def _pack_specialists(tables: t.Tables, printed: Printed) -> None:
    tables.specialists = len(printed.specialists)
    tables.specialist_names = [one.id for one in printed.specialists]
    tables.specialist_titles = [one.name for one in printed.specialists]
    powers = [t.POWER_NAMES.index(one.effect) for one in printed.specialists]
    tables.specialist_power = ints(powers)
    tables.specialist_points = ints([one.points for one in printed.specialists])
    values = [0] * len(t.POWER_NAMES)
    better = [ship.price for ship in printed.ships]
    for power, one in zip(powers, printed.specialists, strict=True):
        values[power] = one.value
        for colour, price in one.prices.items():
            better[t.COLOUR_NAMES.index(colour)] = price
    tables.power_value = ints(values)
    tables.better_prices = ints(better)


def _pack_numbers(tables: t.Tables, printed: Printed) -> None:
    seats = printed.seats
    tables.coins, tables.harbour = seats.coins, seats.harbour
    tables.pieces = ints([seats.buildings.get(str(n), 0) for n in range(5)])
    tables.meeples = ints([seats.meeples.get(str(n), 0) for n in range(5)])
    tables.shown_specialists = printed.display.specialists
    tables.shown_tiles = printed.display.buildings
    tables.shown_fleets = printed.display.fleets
    tables.coins_per_round = printed.recruiting.coins_per_round
    tables.coins_per_point = printed.scoring.coins_per_point
    tables.token_points = printed.scoring.token
    tables.reserved_points = printed.scoring.unbuilt_reserved
    tables.ships_per_point = printed.scoring.ships_beside_per_point
    tables.rounds = printed.limits.rounds
    kinds = range(int(t.KINDS))
    triples = list(combinations(kinds, printed.recruiting.different))
    tables.pay_kinds = ints([1 << k for k in kinds] + [_bits(list(three)) for three in triples])
    tables.pay_each = ints([printed.recruiting.equal] * len(kinds) + [1] * len(triples))
