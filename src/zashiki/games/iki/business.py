"""Doing business where the move ended: the shop, and one of the stalls behind it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.games.iki.effects import (
    can_pay,
    erect,
    exchange,
    gain,
    gains_something,
    grow,
    pay,
    purse,
    spend_tile,
    vacate,
)
from zashiki.games.iki.state import (
    BUILD,
    BUILD_PICK,
    BUILD_STALL,
    BUSINESS,
    BUY,
    DEAL,
    DONE,
    GONE,
    NEUTRAL,
    PLANNED,
    STALL,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAIN,
    TRAINING,
    USE,
    Position,
    bit_count,
)
from zashiki.games.iki.tables import (
    IKI,
    MON,
    N_KINDS,
    PLAN,
    SHOP,
    STOCKS,
    THEN_BUILD,
    THEN_NOTHING,
    THEN_SWAP,
    THEN_TRAIN,
)

BUILT: Final = N_KINDS  # place of buildings in `bought`


# --- what may be done ----------------------------------------------------------------------------


def list_business(p: Position, out: Codes) -> None:
    """IKI-7.1: shop, one stall, both or neither, in any order."""
    out.add(DONE)
    space = p.space[p.turn]
    shop = SHOP + space
    if can_deal(p, shop):
        out.add(DEAL)
    for kind in range(N_KINDS):
        if p.tables.sells[space * N_KINDS + kind] > p.bought[kind]:
            list_goods(p, kind, out)
    if p.tables.then[shop] == THEN_BUILD and p.bought[BUILT] == 0:  # IKI-7.5
        list_buildings(p, shop, out)
    if p.used == 0:  # IKI-7.6
        mask = p.side.reach[space] & p.characters()
        stall: i64 = 0
        while mask != 0:
            if mask & 1 and can_use(p, stall):
                out.add(USE + stall)
            mask >>= 1
            stall += 1


def can_deal(p: Position, shop: i64) -> bool:
    """IKI-7.2: the printed deal, as often as the shop allows."""
    return (
        p.tables.times[shop] > p.deals
        and can_pay(p, p.turn, shop)
        and gains_something(p, p.turn, shop)
    )


def list_goods(p: Position, kind: i64, out: Codes) -> None:
    """IKI-7.3, IKI-7.4: pieces of the season that are left, each for its own price."""
    tables = p.tables
    if is_sated(p, p.turn, kind):
        return
    mon = purse(p, p.turn)
    for good in range(tables.goods_from[p.season], tables.goods_from[p.season + 1]):
        if tables.goods_kind[good] == kind and p.goods[good] < 0 and tables.price[good] <= mon:
            out.add(BUY + good)


def is_sated(p: Position, seat: i64, kind: i64) -> bool:
    """IKI-7.4: whether the seat has all it may buy of a kind this season."""
    tables = p.tables
    limit = tables.season_limit[kind]
    if limit == 0:
        return False
    for good in range(tables.goods_from[p.season], tables.goods_from[p.season + 1]):
        if tables.goods_kind[good] == kind and p.goods[good] == seat:
            limit -= 1
    return limit <= 0


def can_use(p: Position, stall: i64) -> bool:
    """IKI-7.7: the price can be paid and something changes."""
    card = p.stall[stall]
    if not can_pay(p, p.turn, card):
        return False
    then = p.tables.then[card]
    if then == THEN_NOTHING:
        return gains_something(p, p.turn, card)
    if gains_something(p, p.turn, card):
        return True
    if then == THEN_TRAIN:
        return p.people[p.turn] & ~(1 << stall) != 0
    if then == THEN_BUILD:
        return can_build(p, card)
    return bit_count(p.characters()) > 1


# --- buildings -----------------------------------------------------------------------------------


def building_price(p: Position, building: i64, effect: i64, plan: i64, resource: i64) -> i64:
    """IKI-9.1, IKI-9.5: each part of the price lowered on its own, never below 0."""
    tables = p.tables
    price = tables.building_cost[building * STOCKS + resource]
    price -= tables.discount[effect * STOCKS + resource]
    if plan >= 0:
        price -= tables.tile_discount[plan * STOCKS + resource]
    return max(0, price)


def can_afford(p: Position, building: i64, effect: i64, plan: i64, surcharge: i64) -> bool:
    """Whether the actor can pay a building; the price of a stall action may still be due."""
    base = p.turn * STOCKS
    owes = p.phase == BUSINESS and effect < SHOP
    due = p.tables.pay[effect * STOCKS + MON] if owes else 0
    if p.stock[base + MON] < building_price(p, building, effect, plan, MON) + surcharge + due:
        return False
    for r in range(1, IKI):
        due = p.tables.pay[effect * STOCKS + r] if owes else 0
        if p.stock[base + r] < building_price(p, building, effect, plan, r) + due:
            return False
    return True


def plan_helps(p: Position, building: i64, effect: i64, plan: i64) -> bool:
    for r in range(IKI):
        if building_price(p, building, effect, plan, r) < building_price(
            p, building, effect, -1, r
        ):
            return True
    return False


def can_build(p: Position, effect: i64) -> bool:
    """IKI-9.2: a free kobun, a free stall and a price that can be paid."""
    if p.kobun[p.turn] == 0 or p.free == 0:
        return False
    surcharge = p.least_surcharge()
    plan = p.held_tile(p.turn, PLAN)
    for building in range(p.tables.n_buildings):
        if p.offer >> building & 1:
            if can_afford(p, building, effect, -1, surcharge):
                return True
            if plan >= 0 and can_afford(p, building, effect, plan, surcharge):
                return True
    return False


def list_buildings(p: Position, effect: i64, out: Codes) -> None:
    if p.kobun[p.turn] == 0 or p.free == 0:
        return
    surcharge = p.least_surcharge()
    plan = p.held_tile(p.turn, PLAN)
    for building in range(p.tables.n_buildings):
        if p.offer >> building & 1:
            if can_afford(p, building, effect, -1, surcharge):
                out.add(BUILD + building)
            if (
                plan >= 0
                and can_afford(p, building, effect, plan, surcharge)
                and plan_helps(p, building, effect, plan)
            ):
                out.add(PLANNED + building)


def building_effect(p: Position) -> i64:
    """Through which effect the actor builds: the used card's, or the shop's."""
    return p.stall[p.visited] if p.visited >= 0 else SHOP + p.space[p.turn]


def list_building_stalls(p: Position, out: Codes) -> None:
    """IKI-9.2: any free stall whose surcharge can be paid as well."""
    effect = building_effect(p)
    rest = purse(p, p.turn) - building_price(p, p.pending, effect, p.plan, MON)
    for stall in range(p.side.n_stalls):
        if p.free >> stall & 1 and p.side.surcharge[stall] <= rest:
            out.add(STALL + stall)


# --- doing it ------------------------------------------------------------------------------------


def do_business(p: Position, code: i64) -> None:
    """Any code of the business phase but DONE."""
    seat = p.turn
    if code == DEAL:
        p.deals += 1
        pay(p, seat, SHOP + p.space[seat])
        gain(p, seat, SHOP + p.space[seat])
    elif code >= BUILD:
        pick_building(p, code)
    elif code >= BUY:
        good = code - BUY
        p.goods[good] = seat
        p.stock[seat * STOCKS + MON] -= p.tables.price[good]
        p.bought[p.tables.goods_kind[good]] += 1
    else:
        use_stall(p, code - USE)


def use_stall(p: Position, stall: i64) -> None:
    """IKI-7.6: pay, gain, then what the action goes on with."""
    card = p.stall[stall]
    p.used = 1
    p.visited = stall
    pay(p, p.turn, card)
    gain(p, p.turn, card)
    then = p.tables.then[card]
    if then == THEN_TRAIN:
        p.lessons = p.tables.train[card]
        teach_on(p)
    elif then == THEN_BUILD:
        p.phase = BUILD_PICK
    elif then == THEN_SWAP and bit_count(p.characters()) > 1:
        p.phase = SWAP_FIRST
    else:
        leave_stall(p)


def leave_stall(p: Position) -> None:
    """After the action: another seat's character grows (IKI-8.1), a neutral one goes (IKI-3.6)."""
    stall = p.visited
    if p.owner[stall] == NEUTRAL:
        vacate(p, stall, GONE)
    elif p.owner[stall] != p.turn:
        grow(p, stall)
    p.visited = -1
    p.pending = -1
    p.lessons = 0
    p.phase = BUSINESS


def pupils(p: Position) -> i64:
    """IKI-7.8: the other own characters on the board."""
    return p.people[p.turn] & ~(1 << p.visited)


def list_pupils(p: Position, out: Codes) -> None:
    mask = pupils(p)
    for stall in range(p.side.n_stalls):
        if mask >> stall & 1:
            out.add(TRAIN + stall)


def teach(p: Position, stall: i64) -> None:
    grow(p, stall)
    p.lessons -= 1
    teach_on(p)


def teach_on(p: Position) -> None:
    """One lesson after the other; a rest without pupils is lost."""
    if p.lessons > 0 and pupils(p) != 0:
        p.phase = TRAINING
    else:
        leave_stall(p)


def list_exchanges(p: Position, out: Codes) -> None:
    """IKI-7.11: any two characters; leaving it out is allowed before the first is picked."""
    mask = p.characters()
    if p.phase == SWAP_FIRST:
        out.add(DONE)
    else:
        mask &= ~(1 << p.pending)
    for stall in range(p.side.n_stalls):
        if mask >> stall & 1:
            out.add(SWAP + stall)


def swap_stalls(p: Position, code: i64) -> None:
    if code == DONE:
        leave_stall(p)
    elif p.phase == SWAP_FIRST:
        p.pending = code - SWAP
        p.phase = SWAP_SECOND
    else:
        one, other = p.pending, code - SWAP
        exchange(p, one, other)
        if p.visited == one:
            p.visited = other
        elif p.visited == other:
            p.visited = one
        leave_stall(p)


def pick_building(p: Position, code: i64) -> None:
    p.plan = -1
    if code >= PLANNED:
        p.pending = code - PLANNED
        p.plan = p.held_tile(p.turn, PLAN)
    else:
        p.pending = code - BUILD
    p.phase = BUILD_STALL


def build(p: Position, stall: i64) -> None:
    """IKI-9.1: pay wood, koban, mon and the stall's surcharge; the building is erected."""
    seat = p.turn
    effect = building_effect(p)
    for r in range(IKI):
        p.stock[seat * STOCKS + r] -= building_price(p, p.pending, effect, p.plan, r)
    p.stock[seat * STOCKS + MON] -= p.side.surcharge[stall]
    erect(p, stall, p.pending, seat)
    if p.plan >= 0:
        spend_tile(p, p.plan)
    p.plan = -1
    p.pending = -1
    if p.visited >= 0:
        leave_stall(p)
    else:
        p.bought[BUILT] += 1
        p.phase = BUSINESS
