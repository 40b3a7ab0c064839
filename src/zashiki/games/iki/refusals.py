"""Why a code is not legal now: the most helpful reason, by kind of code."""

from __future__ import annotations

from zashiki.core.refusal import Refusal
from zashiki.games.iki.business import (
    BUILT,
    building_effect,
    building_price,
    is_sated,
)
from zashiki.games.iki.effects import can_pay, hire_price, purse
from zashiki.games.iki.state import (
    AMULET,
    BUILD,
    BUILD_PICK,
    BUILD_STALL,
    BUSINESS,
    BUY,
    CARD,
    DEAL,
    DONE,
    EMPTY,
    FEEDING,
    FIELD,
    HIRE,
    HIRE_STALL,
    HOUSE,
    INCOME,
    LEAVE,
    LET_BURN,
    MOVE,
    NEUTRAL_CARD,
    NEUTRAL_STALL,
    ORDER,
    PLANNED,
    QUARTER,
    SPACE,
    STALL,
    START_CARD,
    START_STALL,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAIN,
    TRAINING,
    USE,
    WALK,
    Position,
)
from zashiki.games.iki.tables import DECK, KOBAN, MON, N_KINDS, PLAN, SHOP, THEN_BUILD, WOOD


def explain(p: Position, code: int) -> Refusal:
    """The reason against an illegal code of the actor."""
    if not exists(p, code):
        return Refusal("no-such-action", "IKI-0.3")
    if code >= MOVE:
        return against_move(p, code - MOVE)
    if code >= BUILD:
        return against_building(p, code)
    if code >= BUY:
        return against_goods(p, code - BUY)
    if code >= USE:
        return against_stall_action(p, code)
    if code >= STALL:
        return against_place(p, code - STALL)
    if code >= CARD:
        return against_card(p, code - CARD)
    return against_rest(p, code)


def exists(p: Position, code: int) -> bool:
    """Whether this edition and side of the board have what the code names."""
    t = p.tables
    if code >= MOVE:
        return code > MOVE
    if code >= PLANNED:
        return code - PLANNED < t.n_buildings
    if code >= BUILD:
        return code - BUILD < t.n_buildings
    if code >= BUY:
        return code - BUY < t.n_goods
    if code >= STALL:
        return (code - STALL) % 16 < p.side.n_stalls
    if code >= CARD:
        return t.card_ids[code - CARD] != ""
    if FIELD <= code < SPACE:
        return code - FIELD < t.n_fields
    return code <= LET_BURN or SPACE <= code < QUARTER


def asked_now(p: Position) -> Refusal:
    """Something else is to be decided first."""
    if p.phase == ORDER:
        return Refusal("choose-field", "IKI-4.3")
    if p.phase == HIRE:
        return Refusal("income-first", "IKI-5.2")
    if p.phase == WALK:
        return Refusal("move-first", "IKI-6.1")
    if p.phase == BUSINESS:
        return Refusal("business-now", "IKI-7.1")
    if p.phase in (SWAP_FIRST, SWAP_SECOND):
        return Refusal("swap-now", "IKI-7.11")
    if p.phase == TRAINING:
        return Refusal("train-now", "IKI-7.8")
    if p.phase == FEEDING:
        return Refusal("feed-now", "IKI-11.5")
    if p.phase in (START_CARD, START_STALL):
        return Refusal("start-card-now", "IKI-2.5")
    if p.phase in (NEUTRAL_CARD, NEUTRAL_STALL):
        return Refusal("neutral-now", "IKI-3.4")
    return Refusal("finish-first", "IKI-1.2")


# --- movement ------------------------------------------------------------------------------------


def against_move(p: Position, steps: int) -> Refusal:
    if p.phase != WALK:
        return asked_now(p)
    least = int(p.tables.least[p.field])
    if steps < least:
        return Refusal("move-short", "IKI-6.1", {"least": least})
    return Refusal("move-long", "IKI-6.3", {"steps": steps})


# --- hiring and placing --------------------------------------------------------------------------


def against_card(p: Position, card: int) -> Refusal:
    if p.phase not in (HIRE, START_CARD, NEUTRAL_CARD):
        if p.phase == WALK and not p.tables.hires[p.field]:
            return Refusal("flexible-only", "IKI-5.8")
        if p.month > 12:
            return Refusal("no-hiring-now", "IKI-14.3")
        return asked_now(p)
    if card // DECK != p.lot() or p.market >> card % DECK & 1 == 0:
        return Refusal("card-not-open", "IKI-5.3")
    if p.kobun[p.turn] == 0:
        return Refusal("no-kobun", "IKI-5.6")
    if p.free == 0:
        return Refusal("no-stall-free", "IKI-5.6")
    need = int(hire_price(p, card) + p.least_surcharge())
    return Refusal("short-of-mon", "IKI-5.4", {"need": need, "have": int(purse(p, p.turn))})


def against_place(p: Position, stall: int) -> Refusal:
    if p.phase not in (START_STALL, HIRE_STALL, BUILD_STALL, NEUTRAL_STALL):
        return asked_now(p)
    if p.stall[stall] != EMPTY:
        return Refusal("stall-taken", "IKI-5.3")
    if p.phase == START_STALL:
        return Refusal("corners-only", "IKI-2.6")
    if p.phase == HIRE_STALL:
        price = int(hire_price(p, p.pending))
    else:
        price = int(building_price(p, p.pending, building_effect(p), p.plan, MON))
    need = price + int(p.side.surcharge[stall])
    return Refusal("surcharge", "IKI-5.4", {"need": need, "have": int(purse(p, p.turn))})


# --- business ------------------------------------------------------------------------------------


def against_building(p: Position, code: int) -> Refusal:
    building = code - PLANNED if code >= PLANNED else code - BUILD
    shop = SHOP + int(p.space[p.turn]) if p.turn >= 0 else SHOP
    if p.phase == BUSINESS:
        if p.tables.then[shop] != THEN_BUILD:
            return Refusal("no-building-site", "IKI-7.5")
        if p.bought[BUILT] > 0:
            return Refusal("one-building", "IKI-7.5")
        effect = shop
    elif p.phase == BUILD_PICK:
        effect = int(p.stall[p.visited])
    else:
        return asked_now(p)
    if p.offer >> building & 1 == 0:
        return Refusal("building-not-open", "IKI-9.1")
    if p.kobun[p.turn] == 0:
        return Refusal("no-kobun", "IKI-9.2")
    if p.free == 0:
        return Refusal("no-stall-free", "IKI-9.2")
    plan = -1
    if code >= PLANNED:
        plan = int(p.held_tile(p.turn, PLAN))
        if plan < 0:
            return Refusal("no-plan", "IKI-16.4")
    args: dict[str, object] = {
        "wood": int(building_price(p, building, effect, plan, WOOD)),
        "koban": int(building_price(p, building, effect, plan, KOBAN)),
        "mon": int(building_price(p, building, effect, plan, MON) + p.least_surcharge()),
    }
    return Refusal("building-price", "IKI-9.1", args)


def against_goods(p: Position, good: int) -> Refusal:
    if p.phase != BUSINESS:
        return asked_now(p)
    t = p.tables
    kind = int(t.goods_kind[good])
    if t.sells[int(p.space[p.turn]) * N_KINDS + kind] == 0:
        return Refusal("not-sold-here", "IKI-7.3")
    if t.goods_season[good] != p.season:
        return Refusal("other-season", "IKI-7.3")
    if p.goods[good] >= 0:
        return Refusal("sold", "IKI-7.3")
    if is_sated(p, p.turn, kind):
        return Refusal("one-fish", "IKI-7.4")
    if t.sells[int(p.space[p.turn]) * N_KINDS + kind] <= p.bought[kind]:
        return Refusal("one-of-a-kind", "IKI-7.3")
    args: dict[str, object] = {"need": int(t.price[good]), "have": int(purse(p, p.turn))}
    return Refusal("goods-price", "IKI-7.3", args)


def against_stall_action(p: Position, code: int) -> Refusal:
    if code >= LEAVE:
        if p.phase != FEEDING:
            return asked_now(p)
        return Refusal("not-your-character", "IKI-11.5")
    if code >= SWAP:
        if p.phase not in (SWAP_FIRST, SWAP_SECOND):
            return asked_now(p)
        return Refusal("no-character", "IKI-7.11")
    if code >= TRAIN:
        if p.phase != TRAINING:
            return asked_now(p)
        return Refusal("other-own-only", "IKI-7.8")
    return against_use(p, code - USE)


def against_use(p: Position, stall: int) -> Refusal:
    if p.phase != BUSINESS:
        return asked_now(p)
    if p.used:
        return Refusal("one-stall", "IKI-7.6")
    if p.side.reach[p.space[p.turn]] >> stall & 1 == 0:
        return Refusal("out-of-reach", "IKI-1.5")
    if p.stall[stall] == EMPTY:
        return Refusal("stall-empty", "IKI-7.6")
    if p.stall[stall] >= HOUSE:
        return Refusal("building-closed", "IKI-9.4")
    if not can_pay(p, p.turn, p.stall[stall]):
        return Refusal("action-price", "IKI-7.7")
    if p.tables.then[p.stall[stall]] == THEN_BUILD:
        return Refusal("no-building-possible", "IKI-7.10")
    return Refusal("nothing-changes", "IKI-7.7")


# --- the rest ------------------------------------------------------------------------------------


def against_rest(p: Position, code: int) -> Refusal:
    if code == DEAL and p.phase == BUSINESS:
        return against_deal(p)
    if code == INCOME:
        if p.phase == WALK and not p.tables.hires[p.field]:
            return Refusal("flexible-only", "IKI-5.8")
        if p.month > 12:
            return Refusal("no-hiring-now", "IKI-14.3")
    if code in (AMULET, LET_BURN):
        return Refusal("no-fire-now", "IKI-16.1")
    if FIELD <= code < SPACE and p.phase == ORDER:
        if code - FIELD == p.blocked:
            return Refusal("field-blocked", "IKI-3.3")
        return Refusal("field-taken", "IKI-4.3")
    if SPACE <= code < QUARTER:
        return Refusal("not-new-year", "IKI-14.2")
    if code == DONE and p.phase == HIRE:
        return Refusal("income-first", "IKI-5.2")
    return asked_now(p)


def against_deal(p: Position) -> Refusal:
    shop = SHOP + int(p.space[p.turn])
    if p.tables.times[shop] == 0:
        return Refusal("no-deal-here", "IKI-7.2")
    if p.tables.times[shop] <= p.deals:
        return Refusal("deal-done", "IKI-7.2")
    if not can_pay(p, p.turn, shop):
        return Refusal("deal-price", "IKI-7.2")
    return Refusal("nothing-changes", "IKI-7.7")
