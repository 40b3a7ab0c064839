"""Doing business where the move ended: the shop, and one of the stalls behind it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.codes import Codes
from zashiki.games.iki.actions import (
    BUILD,
    BUY,
    DEAL,
    FINISH,
    PLACE,
    PLAN,
    SWAP,
    TRAIN,
    USE,
)
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
    BUILD_PICK,
    BUILD_STALL,
    BUSINESS,
    GONE,
    NEUTRAL,
    NOTHING,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAINING,
    Fields,
)
from zashiki.games.iki.tables import (
    IKI,
    MON,
    N_KINDS,
    PLANS,
    RICE,
    SHOP,
    STOCKS,
    THEN_BUILD,
    THEN_NOTHING,
    THEN_SWAP,
    THEN_TRAIN,
)

BUILT: Final = N_KINDS  # place of buildings in `bought`


# --- what may be done ----------------------------------------------------------------------------


def list_business(state: Fields, out: Codes) -> None:
    """IKI-7.1: shop, one stall, both or neither, in any order."""
    out.add(FINISH)
    space = state.space[state.turn]
    shop = SHOP + space
    if can_deal(state, shop):
        out.add(DEAL)
    for kind in range(N_KINDS):
        if state.tables.sells[space * N_KINDS + kind] > state.bought[kind]:
            _list_goods(state, kind, out)
    if state.tables.then[shop] == THEN_BUILD and state.bought[BUILT] == 0:  # IKI-7.5
        list_buildings(state, shop, out)
    if state.used == 0:  # IKI-7.6
        mask = state.side.reach[space] & state.characters()
        stall: i64 = 0
        while mask != 0:
            if mask & 1 and can_use(state, stall):
                out.add(USE + stall)
            mask >>= 1
            stall += 1


def can_deal(state: Fields, shop: i64) -> bool:
    """IKI-7.2: the printed deal, as often as the shop allows."""
    return (
        state.tables.times[shop] > state.deals
        and can_pay(state, state.turn, shop)
        and gains_something(state, state.turn, shop)
    )


def _list_goods(state: Fields, kind: i64, out: Codes) -> None:
    """IKI-7.3, IKI-7.4: pieces of the season that are left, each for its own price."""
    tables = state.tables
    if is_sated(state, state.turn, kind):
        return
    mon = purse(state, state.turn)
    for good in range(tables.goods_from[state.season], tables.goods_from[state.season + 1]):
        if tables.goods_kind[good] == kind and state.goods[good] < 0 and tables.price[good] <= mon:
            out.add(BUY + good)


def is_sated(state: Fields, seat: i64, kind: i64) -> bool:
    """IKI-7.4: whether the seat has all it may buy of a kind this season."""
    tables = state.tables
    limit = tables.season_limit[kind]
    if limit == 0:
        return False
    for good in range(tables.goods_from[state.season], tables.goods_from[state.season + 1]):
        if tables.goods_kind[good] == kind and state.goods[good] == seat:
            limit -= 1
    return limit <= 0


def can_use(state: Fields, stall: i64) -> bool:
    """IKI-7.7: the price can be paid and something changes."""
    card = state.stall[stall]
    if not can_pay(state, state.turn, card):
        return False
    then = state.tables.then[card]
    if then == THEN_NOTHING:
        return gains_something(state, state.turn, card)
    if gains_something(state, state.turn, card):
        return True
    if then == THEN_TRAIN:
        return state.people[state.turn] & ~(1 << stall) != 0
    if then == THEN_BUILD:
        return _can_build(state, card)
    return bits.count(state.characters()) > 1


# --- buildings -----------------------------------------------------------------------------------


def building_price(state: Fields, building: i64, effect: i64, plan: i64, resource: i64) -> i64:
    """IKI-9.1, IKI-9.5: each part of the price lowered on its own, never below 0."""
    tables = state.tables
    price = tables.building_cost[building * STOCKS + resource]
    price -= tables.discount[effect * STOCKS + resource]
    if plan >= 0:
        price -= tables.tile_discount[plan * STOCKS + resource]
    return max(0, price)


def can_afford(state: Fields, building: i64, effect: i64, plan: i64, surcharge: i64) -> bool:
    """Whether the actor can pay a building; the price of a stall action may still be due."""
    base = state.turn * STOCKS
    owes = state.phase == BUSINESS and effect < SHOP
    due = state.tables.pay[effect * STOCKS + MON] if owes else 0
    if (
        state.stock[base + MON]
        < building_price(state, building, effect, plan, MON) + surcharge + due
    ):
        return False
    for r in range(RICE, IKI):
        due = state.tables.pay[effect * STOCKS + r] if owes else 0
        if state.stock[base + r] < building_price(state, building, effect, plan, r) + due:
            return False
    return True


def _plan_helps(state: Fields, building: i64, effect: i64, plan: i64) -> bool:
    for r in range(IKI):
        if building_price(state, building, effect, plan, r) < building_price(
            state, building, effect, NOTHING, r
        ):
            return True
    return False


def _can_build(state: Fields, effect: i64) -> bool:
    """IKI-9.2: a free kobun, a free stall and a price that can be paid."""
    if state.kobun[state.turn] == 0 or state.free == 0:
        return False
    surcharge = state.least_surcharge()
    plan = state.held_tile(state.turn, PLANS)
    for building in range(state.tables.n_buildings):
        if state.offer >> building & 1:
            if can_afford(state, building, effect, NOTHING, surcharge):
                return True
            if plan >= 0 and can_afford(state, building, effect, plan, surcharge):
                return True
    return False


def list_buildings(state: Fields, effect: i64, out: Codes) -> None:
    if state.kobun[state.turn] == 0 or state.free == 0:
        return
    surcharge = state.least_surcharge()
    plan = state.held_tile(state.turn, PLANS)
    for building in range(state.tables.n_buildings):
        if state.offer >> building & 1:
            if can_afford(state, building, effect, NOTHING, surcharge):
                out.add(BUILD + building)
            if (
                plan >= 0
                and can_afford(state, building, effect, plan, surcharge)
                and _plan_helps(state, building, effect, plan)
            ):
                out.add(PLAN + building)


def building_effect(state: Fields) -> i64:
    """Through which effect the actor builds: the used card's, or the shop's."""
    return state.stall[state.visited] if state.visited >= 0 else SHOP + state.space[state.turn]


def list_building_stalls(state: Fields, out: Codes) -> None:
    """IKI-9.2: any free stall whose surcharge can be paid as well."""
    effect = building_effect(state)
    rest = purse(state, state.turn) - building_price(state, state.pending, effect, state.plan, MON)
    for stall in range(state.side.n_stalls):
        if state.free >> stall & 1 and state.side.surcharge[stall] <= rest:
            out.add(PLACE + stall)


# --- doing it ------------------------------------------------------------------------------------


def do_business(state: Fields, code: i64) -> None:
    """Any code of the business phase but FINISH."""
    seat = state.turn
    if code == DEAL:
        state.deals += 1
        pay(state, seat, SHOP + state.space[seat])
        gain(state, seat, SHOP + state.space[seat])
    elif code >= BUILD:
        pick_building(state, code)
    elif code >= BUY:
        good = code - BUY
        state.goods[good] = seat
        state.stock[seat * STOCKS + MON] -= state.tables.price[good]
        state.bought[state.tables.goods_kind[good]] += 1
    else:
        _use_stall(state, code - USE)


def _use_stall(state: Fields, stall: i64) -> None:
    """IKI-7.6: pay, gain, then what the action goes on with."""
    card = state.stall[stall]
    state.used = 1
    state.visited = stall
    pay(state, state.turn, card)
    gain(state, state.turn, card)
    then = state.tables.then[card]
    if then == THEN_TRAIN:
        state.lessons = state.tables.train[card]
        _teach_on(state)
    elif then == THEN_BUILD:
        state.phase = BUILD_PICK
    elif then == THEN_SWAP and bits.count(state.characters()) > 1:
        state.phase = SWAP_FIRST
    else:
        _leave_stall(state)


def _leave_stall(state: Fields) -> None:
    """After the action: another seat's character grows (IKI-8.1), a neutral one goes (IKI-3.6)."""
    stall = state.visited
    if state.owner[stall] == NEUTRAL:
        vacate(state, stall, GONE)
    elif state.owner[stall] != state.turn:
        grow(state, stall)
    state.visited = NOTHING
    state.pending = NOTHING
    state.lessons = 0
    state.phase = BUSINESS


def _pupils(state: Fields) -> i64:
    """IKI-7.8: the other own characters on the board."""
    return state.people[state.turn] & ~(1 << state.visited)


def list_pupils(state: Fields, out: Codes) -> None:
    mask = _pupils(state)
    for stall in range(state.side.n_stalls):
        if mask >> stall & 1:
            out.add(TRAIN + stall)


def teach(state: Fields, stall: i64) -> None:
    grow(state, stall)
    state.lessons -= 1
    _teach_on(state)


def _teach_on(state: Fields) -> None:
    """One lesson after the other; a rest without pupils is lost."""
    if state.lessons > 0 and _pupils(state) != 0:
        state.phase = TRAINING
    else:
        _leave_stall(state)


def list_exchanges(state: Fields, out: Codes) -> None:
    """IKI-7.11: any two characters; leaving it out is allowed before the first is picked."""
    mask = state.characters()
    if state.phase == SWAP_FIRST:
        out.add(FINISH)
    else:
        mask &= ~(1 << state.pending)
    for stall in range(state.side.n_stalls):
        if mask >> stall & 1:
            out.add(SWAP + stall)


def swap_stalls(state: Fields, code: i64) -> None:
    if code == FINISH:
        _leave_stall(state)
    elif state.phase == SWAP_FIRST:
        state.pending = code - SWAP
        state.phase = SWAP_SECOND
    else:
        one, other = state.pending, code - SWAP
        exchange(state, one, other)
        if state.visited in (one, other):  # the character that acts has moved along
            state.visited = other if state.visited == one else one
        _leave_stall(state)


def pick_building(state: Fields, code: i64) -> None:
    state.plan = NOTHING
    if code >= PLAN:
        state.pending = code - PLAN
        state.plan = state.held_tile(state.turn, PLANS)
    else:
        state.pending = code - BUILD
    state.phase = BUILD_STALL


def build(state: Fields, stall: i64) -> None:
    """IKI-9.1: pay wood, koban, mon and the stall's surcharge; the building is erected."""
    seat = state.turn
    effect = building_effect(state)
    for r in range(IKI):
        state.stock[seat * STOCKS + r] -= building_price(
            state, state.pending, effect, state.plan, r
        )
    state.stock[seat * STOCKS + MON] -= state.side.surcharge[stall]
    erect(state, stall, state.pending, seat)
    if state.plan >= 0:
        spend_tile(state, state.plan)
    state.plan = NOTHING
    state.pending = NOTHING
    if state.visited >= 0:
        _leave_stall(state)
    else:
        state.bought[BUILT] += 1
        state.phase = BUSINESS
