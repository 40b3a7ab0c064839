"""Why an action is refused: the most helpful reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from zashiki.core.refusal import Refusal
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.business import BUILT, building_effect, building_price, is_sated
from zashiki.games.iki.effects import can_pay, hire_price, purse
from zashiki.games.iki.state import (
    BUILD_PICK,
    BUILD_STALL,
    BUSINESS,
    EMPTY,
    FEEDING,
    HIRE,
    HIRE_STALL,
    HOUSE,
    NEUTRAL_CARD,
    NEUTRAL_STALL,
    NEW_YEAR,
    NEW_YEAR_MONTH,
    NOTHING,
    ORDER,
    SAVING,
    START_CARD,
    START_STALL,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAINING,
    WALK,
)
from zashiki.games.iki.tables import (
    DECK,
    KOBAN,
    MON,
    N_KINDS,
    PLANS,
    SHOP,
    SPACES,
    THEN_BUILD,
    WOOD,
)

if TYPE_CHECKING:
    from zashiki.games.iki.rules import Iki

# IKI-1.2: what is asked for in each phase, when something else was tried.
EXPECTED = {
    START_CARD: ("start-card-now", "IKI-2.5"),
    START_STALL: ("start-card-now", "IKI-2.5"),
    ORDER: ("choose-field", "IKI-4.3"),
    HIRE: ("income-first", "IKI-5.2"),
    HIRE_STALL: ("place-card-now", "IKI-5.3"),
    WALK: ("move-first", "IKI-6.1"),
    BUSINESS: ("business-now", "IKI-7.1"),
    BUILD_PICK: ("build-now", "IKI-7.10"),
    BUILD_STALL: ("place-building-now", "IKI-9.2"),
    TRAINING: ("train-now", "IKI-7.8"),
    SWAP_FIRST: ("swap-now", "IKI-7.11"),
    SWAP_SECOND: ("swap-now", "IKI-7.11"),
    NEUTRAL_CARD: ("neutral-now", "IKI-3.4"),
    NEUTRAL_STALL: ("neutral-now", "IKI-3.4"),
    SAVING: ("save-now", "IKI-16.1"),
    FEEDING: ("feed-now", "IKI-11.5"),
    NEW_YEAR: ("enter-first", "IKI-14.2"),
}

# Shops without a deal: what is touched there instead.
CHOOSE_BUILDING = ("choose-building", "IKI-7.5")
CHOOSE_GOODS = ("choose-goods", "IKI-7.3")

# The rule that says where a thing may be placed, by phase.
PLACED_BY = {
    START_STALL: "IKI-2.6",
    HIRE_STALL: "IKI-5.3",
    BUILD_STALL: "IKI-9.2",
    NEUTRAL_STALL: "IKI-3.5",
}


def explain(state: Iki, code: int) -> Refusal:
    """`code` is in range and not legal for the seat that acts."""
    if not state.setup.game.notation(state).exists(code):
        return Refusal("no-such-action", "IKI-0.3")
    action = ACTIONS[code]
    against = AGAINST.get(action.family)
    found = against(state, *action.numbers) if against is not None else None
    return found or _expected(state)


def _expected(state: Iki) -> Refusal:
    """Something else is asked for now."""
    return Refusal(*EXPECTED[int(state.phase)])


# --- order, income and moves ---------------------------------------------------------------------


def _take(state: Iki, field: int) -> Refusal | None:
    if state.phase != ORDER:
        return None
    if field == state.blocked:
        return Refusal("field-blocked", "IKI-3.3")
    return Refusal("field-taken", "IKI-4.3")


def _earn(state: Iki) -> Refusal | None:
    if state.month == NEW_YEAR_MONTH:
        return Refusal("no-hiring-now", "IKI-14.3")
    return _once_a_turn(state) if state.phase in (WALK, BUSINESS) else None


def _once_a_turn(state: Iki) -> Refusal:
    """Income or hiring is behind."""
    if not state.tables.hires[state.field]:
        return Refusal("flexible-only", "IKI-5.8")
    return Refusal("income-or-hiring", "IKI-5.2")


def _move(state: Iki, steps: int) -> Refusal | None:
    if state.phase != WALK:
        return None
    least = int(state.tables.least[state.field])
    if steps % SPACES == 0:
        return Refusal("stand-still", "IKI-6.1", {"steps": SPACES})
    if steps < least:
        return Refusal("move-short", "IKI-6.1", {"least": least})
    return Refusal("move-long", "IKI-6.3", {"steps": steps})


def _enter(state: Iki, space: int) -> Refusal | None:
    return Refusal("not-new-year", "IKI-14.2")


# --- hiring and placing --------------------------------------------------------------------------


def _pick(state: Iki, card: int) -> Refusal | None:
    if state.phase not in (HIRE, START_CARD, NEUTRAL_CARD):
        return _earn(state)
    if card // DECK != state.lot() or state.market >> card % DECK & 1 == 0:
        return Refusal("card-not-open", "IKI-5.3")
    if state.kobun[state.turn] == 0:
        return Refusal("no-kobun", "IKI-5.6")
    if state.free == 0:
        return Refusal("no-stall-free", "IKI-5.6")
    need = int(hire_price(state, card) + state.least_surcharge())
    have = int(purse(state, state.turn))
    return Refusal("short-of-mon", "IKI-5.4", {"need": need, "have": have})


def _place(state: Iki, stall: int) -> Refusal | None:
    rule_id = PLACED_BY.get(int(state.phase))
    if rule_id is None:
        return None
    if state.stall[stall] != EMPTY:
        return Refusal("stall-taken", rule_id)
    if state.phase == START_STALL:
        return Refusal("corners-only", rule_id)
    if state.phase == HIRE_STALL:
        price = int(hire_price(state, state.pending))
        rule_id = "IKI-3.1" if state.seats == 2 else "IKI-5.4"
    else:
        effect = building_effect(state)
        price = int(building_price(state, state.pending, effect, state.plan, MON))
    need = price + int(state.side.surcharge[stall])
    return Refusal("surcharge", rule_id, {"need": need, "have": int(purse(state, state.turn))})


# --- business ------------------------------------------------------------------------------------


def _deal(state: Iki) -> Refusal | None:
    if state.phase != BUSINESS:
        return None
    shop = SHOP + int(state.space[state.turn])
    if state.tables.times[shop] == 0:
        is_site = state.tables.then[shop] == THEN_BUILD
        return Refusal(*CHOOSE_BUILDING) if is_site else Refusal(*CHOOSE_GOODS)
    if state.tables.times[shop] <= state.deals:
        return Refusal("deal-done", "IKI-7.2")
    if not can_pay(state, state.turn, shop):
        return Refusal("deal-price", "IKI-7.2")
    return Refusal("nothing-changes", "IKI-7.7")


def _buy(state: Iki, good: int) -> Refusal | None:
    if state.phase != BUSINESS:
        return None
    tables = state.tables
    kind = int(tables.goods_kind[good])
    sells = tables.sells[int(state.space[state.turn]) * N_KINDS + kind]
    if sells == 0:
        return Refusal("not-sold-here", "IKI-7.3")
    if tables.goods_season[good] != state.season:
        return Refusal("other-season", "IKI-7.3")
    if state.goods[good] >= 0:
        return Refusal("sold", "IKI-7.3")
    if is_sated(state, state.turn, kind):
        return Refusal("one-fish", "IKI-7.4")
    if sells <= state.bought[kind]:
        return Refusal("one-of-a-kind", "IKI-7.3")
    need, have = int(tables.price[good]), int(purse(state, state.turn))
    return Refusal("goods-price", "IKI-7.3", {"need": need, "have": have})


def _use(state: Iki, stall: int) -> Refusal | None:
    if state.phase != BUSINESS:
        return None
    what = state.stall[stall]
    if what >= HOUSE:
        return Refusal("building-closed", "IKI-9.4")
    if state.used:
        return Refusal("one-stall", "IKI-7.6")
    if state.side.reach[state.space[state.turn]] >> stall & 1 == 0:
        return Refusal("out-of-reach", "IKI-1.5")
    if what == EMPTY:
        return Refusal("stall-empty", "IKI-7.6")
    if not can_pay(state, state.turn, what):
        return Refusal("action-price", "IKI-7.7")
    if state.tables.then[what] == THEN_BUILD:
        return Refusal("no-building-possible", "IKI-7.10")
    return Refusal("nothing-changes", "IKI-7.7")


def _train(state: Iki, stall: int) -> Refusal | None:
    return Refusal("other-own-only", "IKI-7.8") if state.phase == TRAINING else None


def _swap(state: Iki, stall: int) -> Refusal | None:
    if state.phase not in (SWAP_FIRST, SWAP_SECOND):
        return None
    return Refusal("no-character", "IKI-7.11")


# --- buildings -----------------------------------------------------------------------------------


def _build(state: Iki, building: int) -> Refusal | None:
    return _against_site(state) or _against_building(state, building, NOTHING)


def _plan(state: Iki, building: int) -> Refusal | None:
    return _against_site(state) or _against_building(
        state, building, int(state.held_tile(state.turn, PLANS)), planned=True
    )


def _against_site(state: Iki) -> Refusal | None:
    """Whether one can build at all: at the site, or through the character used."""
    if state.phase == BUILD_PICK:
        return None
    if state.phase != BUSINESS:
        return _expected(state)
    if state.tables.then[building_effect(state)] != THEN_BUILD:
        return Refusal("no-building-site", "IKI-7.5")
    return Refusal("one-building", "IKI-7.5") if state.bought[BUILT] > 0 else None


def _against_building(state: Iki, building: int, plan: int, planned: bool = False) -> Refusal:
    if state.offer >> building & 1 == 0:
        return Refusal("building-not-open", "IKI-9.1")
    if state.kobun[state.turn] == 0:
        return Refusal("no-kobun", "IKI-9.2")
    if state.free == 0:
        return Refusal("no-stall-free", "IKI-9.2")
    if planned and plan == NOTHING:
        return Refusal("no-plan", "IKI-16.4")
    effect = building_effect(state)
    args: dict[str, object] = {
        "wood": int(building_price(state, building, effect, plan, WOOD)),
        "koban": int(building_price(state, building, effect, plan, KOBAN)),
        "mon": int(building_price(state, building, effect, plan, MON) + state.least_surcharge()),
    }
    return Refusal("building-price", "IKI-9.1", args)


# --- events --------------------------------------------------------------------------------------


def _leave(state: Iki, stall: int) -> Refusal | None:
    if state.phase != FEEDING:
        return None
    if state.stall[stall] >= HOUSE:
        return Refusal("building-unfed", "IKI-9.4")
    return Refusal("not-your-character", "IKI-11.5")


def _in_fire(state: Iki) -> Refusal | None:
    return Refusal("no-fire-now", "IKI-16.1")


def _by_chance(state: Iki, outcome: int) -> Refusal | None:
    return Refusal("no-such-action", "IKI-0.3")


# By family of actions; None: something else is asked for now.
AGAINST: dict[str, Callable[..., Refusal | None]] = {
    "earn": _earn,
    "deal": _deal,
    "save": _in_fire,
    "burn": _in_fire,
    "take": _take,
    "enter": _enter,
    "ignite": _by_chance,
    "begin": _by_chance,
    "pick": _pick,
    "place": _place,
    "use": _use,
    "train": _train,
    "swap": _swap,
    "leave": _leave,
    "buy": _buy,
    "build": _build,
    "plan": _plan,
    "move": _move,
}
