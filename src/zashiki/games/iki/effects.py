"""What happens to things: paying, gaining, fire values, experience, retiring, stalls."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core import bits
from zashiki.games.iki.state import (
    BOARD,
    EMPTY,
    GONE,
    HOUSE,
    NEUTRAL,
    NEUTRAL_STALL,
    RETIRED,
    SPENT,
    START_STALL,
    Fields,
)
from zashiki.games.iki.tables import DECK, FIRE, GAINS, IKI, MON, N_PERKS, STOCKS

# --- paying and gaining --------------------------------------------------------------------------


def can_pay(state: Fields, seat: i64, effect: i64) -> bool:
    pay = state.tables.pay
    for r in range(IKI):
        if state.stock[seat * STOCKS + r] < pay[effect * STOCKS + r]:
            return False
    return True


def pay(state: Fields, seat: i64, effect: i64) -> None:
    amounts = state.tables.pay
    for r in range(IKI):
        state.stock[seat * STOCKS + r] -= amounts[effect * STOCKS + r]


def gain(state: Fields, seat: i64, effect: i64) -> None:
    """IKI-1.7: out of a supply without end."""
    amounts = state.tables.gain
    for r in range(STOCKS):
        state.stock[seat * STOCKS + r] += amounts[effect * GAINS + r]
    raise_fire(state, seat, amounts[effect * GAINS + FIRE])
    if state.tables.has_each[effect]:  # IKI-7.9
        each = state.tables.each
        count = bits.count(state.people[seat])
        for r in range(STOCKS):
            state.stock[seat * STOCKS + r] += each[effect * GAINS + r] * count
        raise_fire(state, seat, each[effect * GAINS + FIRE] * count)


def gains_something(state: Fields, seat: i64, effect: i64) -> bool:
    """Whether paying out this effect changes anything (IKI-7.7)."""
    tables = state.tables
    if tables.gives_stock[effect]:
        return True
    if tables.has_each[effect] and state.people[seat] != 0:
        return True
    return tables.gain[effect * GAINS + FIRE] > 0 and state.fire[seat] < tables.fire_top


def raise_fire(state: Fields, seat: i64, amount: i64) -> None:
    """IKI-1.6: up the track, on top of a stack; what goes beyond the end is lost."""
    value = state.fire[seat] + amount
    if value > state.tables.fire_top:
        value = state.tables.fire_top
    if value == state.fire[seat]:
        return
    state.fire[seat] = value
    at: i64 = 0
    while state.standing[at] != seat:
        at += 1
    while at > 0 and state.fire[state.standing[at - 1]] <= value:
        state.standing[at] = state.standing[at - 1]
        at -= 1
    state.standing[at] = seat


# --- experience ----------------------------------------------------------------------------------


def grow(state: Fields, stall: i64) -> None:
    """IKI-8.2: one experience; on the round field a character retires at once (IKI-8.3)."""
    state.experience[stall] += 1
    if state.experience[stall] == state.tables.levels[state.stall[stall]]:
        retire(state, stall)


def lap(state: Fields, seat: i64) -> None:
    """IKI-6.5: every own character on the board grows; buildings do not."""
    mask = state.people[seat]
    stall: i64 = 0
    while mask != 0:
        if mask & 1:
            grow(state, stall)
        mask >>= 1
        stall += 1


def retire(state: Fields, stall: i64) -> None:
    """IKI-8.3: the card goes to its owner's columns, kobun and stall are free again."""
    tables = state.tables
    card = state.stall[stall]
    seat = state.owner[stall]
    vacate(state, stall, RETIRED + seat)
    state.count_retired(seat, card)
    tile = tables.card_tile[card]
    if tile >= 0:  # IKI-8.5: to the owner, whoever caused it
        state.tiles[tile] = seat
        state.perks[seat * N_PERKS + tables.tile_kind[tile]] += tables.tile_amount[tile]


def spend_tile(state: Fields, tile: i64) -> None:
    """A special tile was used: gone if it works once only."""
    if state.tables.tile_once[tile]:
        seat = state.tiles[tile]
        state.perks[seat * N_PERKS + state.tables.tile_kind[tile]] -= state.tables.tile_amount[tile]
        state.tiles[tile] = SPENT


# --- stalls --------------------------------------------------------------------------------------


def settle(state: Fields, stall: i64, card: i64, owner: i64) -> None:
    """A card comes to a stall with a kobun on its lowest field, or without one if neutral."""
    state.stall[stall] = card
    state.owner[stall] = owner
    state.experience[stall] = 0
    state.free &= ~(1 << stall)
    state.zone[card] = BOARD
    if owner == NEUTRAL:
        state.neutrals |= 1 << stall
    else:
        state.people[owner] |= 1 << stall
        state.kobun[owner] -= 1


def erect(state: Fields, stall: i64, building: i64, owner: i64) -> None:
    """IKI-9.3: a building comes to a stall, a kobun stays to manage it."""
    state.stall[stall] = HOUSE + building
    state.owner[stall] = owner
    state.free &= ~(1 << stall)
    state.kobun[owner] -= 1
    state.offer &= ~(1 << building)
    state.watch[owner] += state.tables.watch[building]


def vacate(state: Fields, stall: i64, zone: i64) -> None:
    """The stall becomes free, its kobun goes home; a card goes to `zone`, a building is lost."""
    what = state.stall[stall]
    owner = state.owner[stall]
    bit: i64 = 1 << stall
    if what >= HOUSE:
        state.burnt |= 1 << (what - HOUSE)
        state.watch[owner] -= state.tables.watch[what - HOUSE]
    else:
        state.zone[what] = zone
        state.neutrals &= ~bit
        if owner != NEUTRAL:
            state.people[owner] &= ~bit
    if owner != NEUTRAL:
        state.kobun[owner] += 1
    state.stall[stall] = EMPTY
    state.owner[stall] = NEUTRAL
    state.experience[stall] = 0
    state.free |= bit


def exchange(state: Fields, one: i64, other: i64) -> None:
    """IKI-7.11: two characters change stalls, with kobun and experience."""
    for s in (one, other):
        _set_person(state, s, False)
    state.stall[one], state.stall[other] = state.stall[other], state.stall[one]
    state.owner[one], state.owner[other] = state.owner[other], state.owner[one]
    state.experience[one], state.experience[other] = state.experience[other], state.experience[one]
    for s in (one, other):
        _set_person(state, s, True)


def _set_person(state: Fields, stall: i64, present: bool) -> None:
    """Note in the masks whether the character of a stall is there."""
    owner = state.owner[stall]
    bit: i64 = 1 << stall
    mask = state.neutrals if owner == NEUTRAL else state.people[owner]
    mask = mask | bit if present else mask & ~bit
    if owner == NEUTRAL:
        state.neutrals = mask
    else:
        state.people[owner] = mask


# --- the market ----------------------------------------------------------------------------------


def take_from_market(state: Fields, card: i64) -> i64:
    """The card leaves the market; returns the coins that lay on it."""
    number = card & (DECK - 1)
    coins = state.coins[number]
    state.coins[number] = 0
    state.market &= ~(1 << number)
    return coins


def lay_coins(state: Fields) -> None:
    """IKI-10.2: one mon on every open card."""
    for number in range(DECK):
        if state.market >> number & 1:
            state.coins[number] += 1


def clear_market(state: Fields, lot: i64) -> None:
    """All open cards leave the game, their coins go to the supply."""
    for number in range(DECK):
        if state.market >> number & 1:
            state.zone[lot * DECK + number] = GONE
            state.coins[number] = 0
    state.market = 0


def hire_price(state: Fields, card: i64) -> i64:
    """IKI-5.4, IKI-5.5: what the hirer adds from the own purse, before a surcharge."""
    return state.tables.cost[card] - state.coins[card & (DECK - 1)]


def surcharge(state: Fields, stall: i64) -> i64:
    """IKI-5.4, IKI-9.2: what a stall costs beyond; start cards and neutral ones pay nothing."""
    if state.phase in (START_STALL, NEUTRAL_STALL):
        return 0
    return state.side.surcharge[stall]


def purse(state: Fields, seat: i64) -> i64:
    return state.stock[seat * STOCKS + MON]
