"""Step 3, building: what fits where, and what a new building brings."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.bits import bit, count, first
from zashiki.core.codes import Codes
from zashiki.games.yamatai import actions as a
from zashiki.games.yamatai.ships import touched
from zashiki.games.yamatai.state import NONE, Fields
from zashiki.games.yamatai.tables import (
    COLOURS,
    FIELD,
    GUARDS,
    LONE_TOKEN,
    PRESTIGE_BONUS,
    SHIP_FEWER,
    TOLL,
    TRADING_POST,
)


def missing(state: Fields, tile: i64, island: i64) -> i64:
    """How many of the wanted ships do not lie on the island's coast (YAM-7.4)."""
    need = state.tables.tile_need[tile]
    have = state.coast[island]
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


def discount(state: Fields) -> i64:
    """How many ships fewer a building may need in this turn (YAM-11.9)."""
    if state.effect_open == 1 and state.tables.fleet_effect[state.fleet] == SHIP_FEWER:
        return state.tables.fleet_value[state.fleet]
    return 0


def toll_holder(state: Fields, island: i64) -> i64:
    """The seat to be paid for building here, or NONE (YAM-12.10)."""
    for seat in range(state.seats):
        if seat != state.seat and state.has_power(seat, TOLL):
            if state.tables.neighbours[island] & state.standard[seat] != 0:
                return seat
            return NONE
    return NONE


def can_pay_toll(state: Fields, island: i64) -> bool:
    return (
        toll_holder(state, island) == NONE
        or state.coins[state.seat] >= state.tables.power_value[TOLL]
    )


def sites(state: Fields) -> i64:
    """Empty islands next to a ship placed this turn (YAM-7.2, YAM-7.3)."""
    return touched(state) & state.open_islands()


def list_builds(state: Fields, out: Codes) -> None:
    fewer = discount(state)
    rest = sites(state)
    while rest != 0:
        island = first(rest)
        rest &= rest - 1
        if not can_pay_toll(state, island):
            continue
        for tile in state.row:
            if tile != NONE:
                _add_if_fits(state, tile, island, fewer, out)
        own = state.reserved[state.seat] & ~state.fresh  # YAM-11.2: in a later round
        while own != 0:
            _add_if_fits(state, first(own), island, fewer, out)
            own &= own - 1


def _add_if_fits(state: Fields, tile: i64, island: i64, fewer: i64, out: Codes) -> None:
    if state.is_standard(tile) and state.pieces[state.seat] == 0:  # YAM-7.6
        return
    if missing(state, tile, island) <= fewer:
        out.add(a.build(tile, island))


def is_build_owed(state: Fields, codes: Codes, start: i64) -> bool:
    """Whether one of the buildings listed from `start` on needs no help of a fleet (YAM-6.1)."""
    if discount(state) == 0:
        return codes.n > start
    for i in range(start, codes.n):
        tile, island = a.built(codes.get(i))
        if missing(state, tile, island) == 0:
            return True
    return False


def build(state: Fields, tile: i64, island: i64) -> None:
    """The tile is kept, the building stands, the ships stay (YAM-7.5)."""
    seat = state.seat
    if missing(state, tile, island) > 0:
        state.effect_open = 0
    for slot in range(len(state.row)):
        if state.row[slot] == tile:
            state.row[slot] = NONE
    state.reserved[seat] &= ~bit(tile)
    state.owned[seat] |= bit(tile)
    state.building_at[island] = tile
    pay_toll(state, island)
    if state.is_standard(tile):
        state.pieces[seat] -= 1
        take_bonus(state, tile, island)
        if (
            state.has_power(seat, LONE_TOKEN)
            and state.standard[seat] & state.tables.neighbours[island] == 0
        ):
            state.tokens[seat] += state.tables.power_value[LONE_TOKEN]  # YAM-12.14
        state.standard[seat] |= bit(island)
    else:  # YAM-8.5: no piece, no group, and no bonus
        if state.has_power(seat, PRESTIGE_BONUS):  # YAM-12.4: except this one
            take_bonus(state, tile, island)
        state.prestige |= bit(island)
    state.built |= bit(island)


def pay_toll(state: Fields, island: i64) -> None:
    """Before any bonus comes in (YAM-12.10)."""
    holder = toll_holder(state, island)
    if holder != NONE:
        state.coins[state.seat] -= state.tables.power_value[TOLL]
        state.coins[holder] += state.tables.power_value[TOLL]


def take_bonus(state: Fields, tile: i64, island: i64) -> None:
    """Tokens for torii and palaces (YAM-8.1) and a mountain (YAM-8.2), coins for a group (YAM-8.3),
    double for a trading post (YAM-8.4).
    """
    seat = state.seat
    state.tokens[seat] += count(state.tables.neighbours[island] & state.prestige)
    state.tokens[seat] += state.mountains >> island & 1
    size = group_size(state, seat, island)
    if size > 1:
        if state.tables.tile_kind[tile] == TRADING_POST:
            size *= 2
        state.coins[seat] += size


def group_size(state: Fields, seat: i64, island: i64) -> i64:
    """Buildings of the group that a building of this seat on this island belongs to."""
    group: i64 = bit(island)
    fringe = group
    while fringe != 0:
        reached: i64 = 0
        while fringe != 0:
            reached |= state.tables.neighbours[first(fringe)]
            fringe &= fringe - 1
        fringe = reached & state.standard[seat] & ~group
        group |= fringe
    return count(group)
