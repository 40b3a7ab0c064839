"""What happens to things: paying, gaining, fire values, experience, retiring, stalls."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.games.iki.state import (
    BOARD,
    EMPTY,
    GONE,
    HOUSE,
    NEUTRAL,
    RETIRED,
    SPENT,
    Position,
    bit_count,
)
from zashiki.games.iki.tables import DECK, FIRE, GAINS, IKI, LEVELS, MON, N_PERKS, STOCKS

# --- paying and gaining --------------------------------------------------------------------------


def can_pay(p: Position, seat: i64, effect: i64) -> bool:
    pay = p.tables.pay
    for r in range(IKI):
        if p.stock[seat * STOCKS + r] < pay[effect * STOCKS + r]:
            return False
    return True


def pay(p: Position, seat: i64, effect: i64) -> None:
    amounts = p.tables.pay
    for r in range(IKI):
        p.stock[seat * STOCKS + r] -= amounts[effect * STOCKS + r]


def gain(p: Position, seat: i64, effect: i64) -> None:
    """IKI-1.7: out of a supply without end."""
    amounts = p.tables.gain
    for r in range(STOCKS):
        p.stock[seat * STOCKS + r] += amounts[effect * GAINS + r]
    raise_fire(p, seat, amounts[effect * GAINS + FIRE])
    if p.tables.has_each[effect]:  # IKI-7.9
        each = p.tables.each
        count = bit_count(p.people[seat])
        for r in range(STOCKS):
            p.stock[seat * STOCKS + r] += each[effect * GAINS + r] * count
        raise_fire(p, seat, each[effect * GAINS + FIRE] * count)


def gains_something(p: Position, seat: i64, effect: i64) -> bool:
    """Whether paying out this effect changes anything (IKI-7.7)."""
    tables = p.tables
    if tables.gives_stock[effect]:
        return True
    if tables.has_each[effect] and p.people[seat] != 0:
        return True
    return tables.gain[effect * GAINS + FIRE] > 0 and p.fire[seat] < tables.fire_top


def raise_fire(p: Position, seat: i64, amount: i64) -> None:
    """IKI-1.6: up the track, on top of a stack; what goes beyond the end is lost."""
    value = p.fire[seat] + amount
    if value > p.tables.fire_top:
        value = p.tables.fire_top
    if value == p.fire[seat]:
        return
    p.fire[seat] = value
    at: i64 = 0
    while p.standing[at] != seat:
        at += 1
    while at > 0 and p.fire[p.standing[at - 1]] <= value:
        p.standing[at] = p.standing[at - 1]
        at -= 1
    p.standing[at] = seat


# --- experience ----------------------------------------------------------------------------------


def grow(p: Position, stall: i64) -> None:
    """IKI-8.2: one experience; on the round field a character retires at once (IKI-8.3)."""
    p.experience[stall] += 1
    if p.experience[stall] == p.tables.levels[p.stall[stall]]:
        retire(p, stall)


def lap(p: Position, seat: i64) -> None:
    """IKI-6.5: every own character on the board grows; buildings do not."""
    mask = p.people[seat]
    stall: i64 = 0
    while mask != 0:
        if mask & 1:
            grow(p, stall)
        mask >>= 1
        stall += 1


def retire(p: Position, stall: i64) -> None:
    """IKI-8.3: the card goes to its owner's columns, kobun and stall are free again."""
    tables = p.tables
    card = p.stall[stall]
    seat = p.owner[stall]
    vacate(p, stall, RETIRED + seat)
    last = (card * LEVELS + tables.levels[card] - 1) * STOCKS
    for r in range(STOCKS):  # IKI-8.4
        p.pension[seat * STOCKS + r] += tables.wage[last + r]
    p.retired[seat] += 1
    if tables.wild[card]:
        p.wilds[seat] += 1
    else:
        p.colours[seat] |= 1 << tables.colour[card]
    tile = tables.card_tile[card]
    if tile >= 0:  # IKI-8.5: to the owner, whoever caused it
        p.tiles[tile] = seat
        p.perks[seat * N_PERKS + tables.tile_kind[tile]] += tables.tile_amount[tile]


def spend_tile(p: Position, tile: i64) -> None:
    """A special tile was used: gone if it works once only."""
    if p.tables.tile_once[tile]:
        seat = p.tiles[tile]
        p.perks[seat * N_PERKS + p.tables.tile_kind[tile]] -= p.tables.tile_amount[tile]
        p.tiles[tile] = SPENT


# --- stalls --------------------------------------------------------------------------------------


def settle(p: Position, stall: i64, card: i64, owner: i64) -> None:
    """A card comes to a stall with a kobun on its lowest field, or without one if neutral."""
    p.stall[stall] = card
    p.owner[stall] = owner
    p.experience[stall] = 0
    p.free &= ~(1 << stall)
    p.zone[card] = BOARD
    if owner == NEUTRAL:
        p.neutrals |= 1 << stall
    else:
        p.people[owner] |= 1 << stall
        p.kobun[owner] -= 1


def erect(p: Position, stall: i64, building: i64, owner: i64) -> None:
    """IKI-9.3: a building comes to a stall, a kobun stays to manage it."""
    p.stall[stall] = HOUSE + building
    p.owner[stall] = owner
    p.free &= ~(1 << stall)
    p.kobun[owner] -= 1
    p.offer &= ~(1 << building)
    p.watch[owner] += p.tables.watch[building]


def vacate(p: Position, stall: i64, zone: i64) -> None:
    """The stall becomes free, its kobun goes home; a card goes to `zone`, a building is lost."""
    what = p.stall[stall]
    owner = p.owner[stall]
    bit: i64 = 1 << stall
    if what >= HOUSE:
        p.burnt |= 1 << (what - HOUSE)
        p.watch[owner] -= p.tables.watch[what - HOUSE]
    else:
        p.zone[what] = zone
        p.neutrals &= ~bit
        if owner != NEUTRAL:
            p.people[owner] &= ~bit
    if owner != NEUTRAL:
        p.kobun[owner] += 1
    p.stall[stall] = EMPTY
    p.owner[stall] = NEUTRAL
    p.experience[stall] = 0
    p.free |= bit


def exchange(p: Position, one: i64, other: i64) -> None:
    """IKI-7.11: two characters change stalls, with kobun and experience."""
    for s in (one, other):
        set_person(p, s, False)
    p.stall[one], p.stall[other] = p.stall[other], p.stall[one]
    p.owner[one], p.owner[other] = p.owner[other], p.owner[one]
    p.experience[one], p.experience[other] = p.experience[other], p.experience[one]
    for s in (one, other):
        set_person(p, s, True)


def set_person(p: Position, stall: i64, present: bool) -> None:
    """Note in the masks whether the character of a stall is there."""
    owner = p.owner[stall]
    bit: i64 = 1 << stall
    mask = p.neutrals if owner == NEUTRAL else p.people[owner]
    mask = mask | bit if present else mask & ~bit
    if owner == NEUTRAL:
        p.neutrals = mask
    else:
        p.people[owner] = mask


# --- the market ----------------------------------------------------------------------------------


def take_from_market(p: Position, card: i64) -> i64:
    """The card leaves the market; returns the coins that lay on it."""
    number = card & (DECK - 1)
    coins = p.coins[number]
    p.coins[number] = 0
    p.market &= ~(1 << number)
    return coins


def lay_coins(p: Position) -> None:
    """IKI-10.2: one mon on every open card."""
    for number in range(DECK):
        if p.market >> number & 1:
            p.coins[number] += 1


def clear_market(p: Position, lot: i64) -> None:
    """All open cards leave the game, their coins go to the supply."""
    for number in range(DECK):
        if p.market >> number & 1:
            p.zone[lot * DECK + number] = GONE
            p.coins[number] = 0
    p.market = 0


def hire_price(p: Position, card: i64) -> i64:
    """IKI-5.4, IKI-5.5: what the hirer adds from the own purse, before a surcharge."""
    return p.tables.cost[card] - p.coins[card & (DECK - 1)]


def purse(p: Position, seat: i64) -> i64:
    return p.stock[seat * STOCKS + MON]
