"""Step 3, building: what fits where, and what a new building brings."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.bits import bit, count, first
from zashiki.core.codes import Codes
from zashiki.games.yamatai.sea import touched
from zashiki.games.yamatai.state import BUILD, NONE, Position
from zashiki.games.yamatai.tables import (
    COLOURS,
    FIELD,
    GUARDS,
    ISLANDS,
    LONE_TOKEN,
    PRESTIGE_BONUS,
    SHIP_FEWER,
    TOLL,
    TORII,
    TRADING_POST,
)


def is_standard(p: Position, tile: i64) -> bool:
    return p.tables.tile_kind[tile] < TORII


def missing(p: Position, tile: i64, island: i64) -> i64:
    """How many of the wanted ships do not lie on the island's coast (YAM-7.4)."""
    need = p.tables.tile_need[tile]
    have = p.coast[island]
    if (have | GUARDS) - need & GUARDS == GUARDS:
        return 0
    out: i64 = 0
    for _ in range(COLOURS):
        lack = (need & 15) - (have & 15)
        if lack > 0:
            out += lack
        need >>= FIELD
        have >>= FIELD
    return out


def discount(p: Position) -> i64:
    """How many ships fewer a building may need in this turn (YAM-11.9)."""
    if p.effect_open == 1 and p.tables.fleet_effect[p.fleet] == SHIP_FEWER:
        return p.tables.fleet_value[p.fleet]
    return 0


def toll_holder(p: Position, island: i64) -> i64:
    """The seat to be paid for building here, or NONE (YAM-12.10)."""
    for seat in range(p.seats):
        if seat != p.seat and p.has_power(seat, TOLL):
            if p.tables.neighbours[island] & p.standard[seat] != 0:
                return seat
            return NONE
    return NONE


def can_pay_toll(p: Position, island: i64) -> bool:
    return toll_holder(p, island) == NONE or p.coins[p.seat] >= p.tables.power_value[TOLL]


def sites(p: Position) -> i64:
    """Empty islands next to a ship placed this turn (YAM-7.2, YAM-7.3)."""
    return touched(p) & p.open_islands()


def list_builds(p: Position, out: Codes) -> None:
    fewer = discount(p)
    rest = sites(p)
    while rest != 0:
        island = first(rest)
        rest &= rest - 1
        if not can_pay_toll(p, island):
            continue
        for tile in p.row:
            if tile != NONE:
                _add_if_fits(p, tile, island, fewer, out)
        own = p.reserved[p.seat] & ~p.fresh  # YAM-11.2: in a later round
        while own != 0:
            _add_if_fits(p, first(own), island, fewer, out)
            own &= own - 1


def _add_if_fits(p: Position, tile: i64, island: i64, fewer: i64, out: Codes) -> None:
    if is_standard(p, tile) and p.pieces[p.seat] == 0:  # YAM-7.6
        return
    if missing(p, tile, island) <= fewer:
        out.add(BUILD + tile * ISLANDS + island)


def is_build_owed(p: Position, codes: Codes, start: i64) -> bool:
    """Whether one of the buildings listed from `start` on needs no help of a fleet (YAM-6.1)."""
    if discount(p) == 0:
        return codes.n > start
    for i in range(start, codes.n):
        pair = codes.get(i) - BUILD
        if missing(p, pair // ISLANDS, pair % ISLANDS) == 0:
            return True
    return False


def build(p: Position, tile: i64, island: i64) -> None:
    """The tile is kept, the building stands, the ships stay (YAM-7.5)."""
    seat = p.seat
    if missing(p, tile, island) > 0:
        p.effect_open = 0
    for slot in range(len(p.row)):
        if p.row[slot] == tile:
            p.row[slot] = NONE
    p.reserved[seat] &= ~bit(tile)
    p.owned[seat] |= bit(tile)
    p.building_at[island] = tile
    pay_toll(p, island)
    if is_standard(p, tile):
        p.pieces[seat] -= 1
        take_bonus(p, tile, island)
        if p.has_power(seat, LONE_TOKEN) and p.standard[seat] & p.tables.neighbours[island] == 0:
            p.tokens[seat] += p.tables.power_value[LONE_TOKEN]  # YAM-12.14
        p.standard[seat] |= bit(island)
    else:  # YAM-8.5: no piece, no group, and no bonus
        if p.has_power(seat, PRESTIGE_BONUS):  # YAM-12.4: except this one
            take_bonus(p, tile, island)
        p.prestige |= bit(island)
    p.built |= bit(island)


def pay_toll(p: Position, island: i64) -> None:
    """Before any bonus comes in (YAM-12.10)."""
    holder = toll_holder(p, island)
    if holder != NONE:
        p.coins[p.seat] -= p.tables.power_value[TOLL]
        p.coins[holder] += p.tables.power_value[TOLL]


def take_bonus(p: Position, tile: i64, island: i64) -> None:
    """Tokens for torii and palaces (YAM-8.1) and a mountain (YAM-8.2), coins for a group (YAM-8.3),
    double for a trading post (YAM-8.4).
    """
    seat = p.seat
    p.tokens[seat] += count(p.tables.neighbours[island] & p.prestige)
    p.tokens[seat] += p.mountains >> island & 1
    size = group_size(p, seat, island)
    if size > 1:
        if p.tables.tile_kind[tile] == TRADING_POST:
            size *= 2
        p.coins[seat] += size


def group_size(p: Position, seat: i64, island: i64) -> i64:
    """Buildings of the group that a building of this seat on this island belongs to."""
    group: i64 = bit(island)
    fringe = group
    while fringe != 0:
        reached: i64 = 0
        while fringe != 0:
            reached |= p.tables.neighbours[first(fringe)]
            fringe &= fringe - 1
        fringe = reached & p.standard[seat] & ~group
        group |= fringe
    return count(group)
