"""The position as text of at most 80 columns."""

from __future__ import annotations

from zashiki.games.tokaido_duo.scoring import culture, faith, trade
from zashiki.games.tokaido_duo.state import FREE, ON_BOARD, PHASE_NAMES, UNSET, Position
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    CHARACTERS,
    COASTAL_TOWNS,
    GOOD_NAMES,
    GOODS,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    REGIONS,
    SEATS,
    SIDE_NAMES,
    SYMBOL_NAMES,
    TOWNS,
)

WIDTH = 80
SHORT_SYMBOLS = ["moon", "fall", "mount", "bamboo"]  # ten of them fit into a line
LEGEND = "p1 m1 a1: pilgrim, merchant, artist of seat 1; clockwise from the upper left"


def draw(position: Position) -> str:
    """The ring as a frame, the routes and regions inside, then both seats."""
    lines = [*_heading(position), "", *_island(position), "", *_inland(position), ""]
    for seat in range(SEATS):
        lines += _seat(position, seat)
    lines.append(LEGEND)
    return "\n".join(line.rstrip()[:WIDTH] for line in lines)


def _heading(position: Position) -> list[str]:
    dice = []
    for c in range(CHARACTERS):
        number = str(position.dice[c]) if position.dice[c] else "-"
        holder = position.holder[c]
        taken = "" if holder == FREE else f" (seat {holder + 1})"
        dice.append(f"{CHARACTER_NAMES[c]} {number}{taken}")
    actor = position.actor
    who = f"seat {actor + 1}" if actor >= 0 else "nobody" if position.is_over else "chance"
    return [
        f"Round {position.round}: {PHASE_NAMES[position.phase]}, {who}   Dice: {', '.join(dice)}",
        f"Waves: {', '.join(_wave(position, c) for c in range(CHARACTERS))}",
        f"Hot-spring tile: {_owner(int(position.spring_owner))}   Bag: {_goods(position)}",
    ]


def _wave(position: Position, wave: int) -> str:
    side = position.wave_side[wave]
    if side == UNSET:
        return f"{CHARACTER_NAMES[wave]} ?"
    owner = _owner(int(position.wave_owner[wave]))
    return f"{SIDE_NAMES[wave][side]} {CHARACTER_NAMES[wave]} ({owner})"


def _owner(owner: int) -> str:
    return "board" if owner == ON_BOARD else f"seat {owner + 1}"


def _goods(position: Position) -> str:
    return ", ".join(f"{GOOD_NAMES[i]} {position.bag[i]}" for i in range(GOODS))


# --- the island ---------------------------------------------------------------------------------


def _island(position: Position) -> list[str]:
    """Half of the ring above, left to right; the other half below, right to left."""
    ids, size = position.tables.station_ids, int(position.tables.stations)
    half = (size + 1) // 2
    cell = WIDTH // half
    out: list[str] = []
    for stations in (range(half), range(size - 1, half - 1, -1)):
        out.append("".join(ids[i].ljust(cell) for i in stations))
        out.append("".join(_tile(position, i).ljust(cell) for i in stations))
        out.append("".join(_on_station(position, i).ljust(cell) for i in stations))
    return out


def _tile(position: Position, station: int) -> str:
    town = position.tables.station_town[station]
    if town < 0 or position.tile[town] == UNSET:
        return "."
    kind = position.tile[town]
    return f"{GOOD_NAMES[position.tables.tile_good[kind]][:3]}{position.tables.tile_price[kind]}"


def _on_station(position: Position, station: int) -> str:
    names = []
    for seat in range(SEATS):
        if position.place_of(seat, PILGRIM) == station:
            names.append(f"p{seat + 1}")
        town = position.place_of(seat, MERCHANT)
        if position.tables.town_station[town] == station:
            names.append(f"m{seat + 1}")
    return "+".join(names)


def _inland(position: Position) -> list[str]:
    tables = position.tables
    towns = []
    for town in range(COASTAL_TOWNS, TOWNS):
        here = [f"m{s + 1}" for s in range(SEATS) if position.place_of(s, MERCHANT) == town]
        standing = f" [{'+'.join(here)}]" if here else ""
        towns.append(f"{tables.town_ids[town]} draws {tables.town_goods[town]}{standing}")
    regions = []
    for region in range(REGIONS):
        here = [f"a{s + 1}" for s in range(SEATS) if position.place_of(s, ARTIST) == region]
        standing = f" [{'+'.join(here)}]" if here else ""
        symbol = SYMBOL_NAMES[tables.region_symbol[region]]
        regions.append(f"{tables.region_ids[region]} {symbol}{standing}")
    half = REGIONS // 2
    return [
        f"Mountain towns: {'   '.join(towns)}",
        f"Regions: {'   '.join(regions[:half])}",
        f"         {'   '.join(regions[half:])}",
    ]


# --- before a seat ------------------------------------------------------------------------------


def _seat(position: Position, seat: int) -> list[str]:
    tables = position.tables
    goods = [f"{GOOD_NAMES[i]} {position.goods[seat * GOODS + i]}" for i in range(GOODS)]
    front, back = seat * PAINTINGS + position.gifts[seat], seat * PAINTINGS + position.turned[seat]
    shown = " ".join(SHORT_SYMBOLS[position.shown[i]] for i in range(front, back)) or "none"
    down = PAINTINGS - position.turned[seat]
    points = [int(part(position, seat)) for part in (faith, trade, culture)]
    return [
        f"Seat {seat + 1}: {sum(points)} points ({' + '.join(map(str, points))})",
        f"  temple {position.temple[seat]}/{tables.temple_last}, "
        f"garden {position.garden[seat]}/{tables.garden_last}   "
        f"money {position.money[seat]}, bars {position.bars[seat]}/{tables.bars_last}   "
        f"gifts {position.gifts[seat]}/{PAINTINGS}",
        f"  goods: {', '.join(goods)}",
        f"  paintings ({down} down): {shown}",
    ]
