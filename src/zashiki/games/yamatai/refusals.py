"""Why an action that exists is not allowed now: the reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.core.message import Message, seat_name
from zashiki.core.refusal import Refusal
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.building import can_pay_toll, discount, missing, sites
from zashiki.games.yamatai.outlook import lacking
from zashiki.games.yamatai.place_names import island_name, space_name
from zashiki.games.yamatai.ships import givable, is_empty, is_placed, touched
from zashiki.games.yamatai.state import NONE, Fields
from zashiki.games.yamatai.trading import has_room, price_to_buy, trades_left
from zashiki.games.yamatai.words import building, cargo, coins
from zashiki.games.yamatai.words import specialist as person

# The steps in their order, as the words name them.
STEPS = {
    s.TAKING: 1, s.CHOOSING: 1, s.TRADING: 2, s.PLACING: 3, s.COLLECTING: 3, s.EXTRA: 3,
    s.RESTING: 3, s.MOORING: 4, s.HIRING: 5, s.PAYING: 5,
}  # fmt: skip

# Phases in which a choice has begun and must be finished first, with the rule that says so.
UNFINISHED = {
    s.CHOOSING: ("choose-ship-first", "YAM-11.10"),
    s.COLLECTING: ("finish-collecting", "YAM-6.3"),
    s.EXTRA: ("take-extra-tile", "YAM-12.13"),
    s.PAYING: ("pay-first", "YAM-10.2"),
    s.EXCHANGING: ("second-culture-first", "YAM-11.6"),
    s.REMOVING: ("finish-removing", "YAM-11.7"),
    s.SWAPPING: ("second-ship-first", "YAM-11.8"),
    s.ARRANGING: ("put-back-first", "YAM-11.4"),
    s.GIVING: ("give-second-ship", "YAM-12.3"),
    s.GETTING: ("get-ships-first", "YAM-12.17"),
}


def explain(state: Fields, code: int) -> Refusal:
    """The reason for a code that is in range and not legal for the seat to act."""
    action = ACTIONS[code]
    against = AGAINST.get(action.family)
    if against is None:
        return Refusal("chance-only", "YAM-0.4")
    return against(state, *action.numbers)


# --- helpers -----------------------------------------------------------------------------


def _out_of_step(state: Fields, own: tuple[int, ...]) -> Refusal | None:
    """A refusal if the phase is none of these; the last one tells the step."""
    return None if state.phase in own else _wrong_step(state, STEPS.get(own[-1], 5))


def _wrong_step(state: Fields, then: int) -> Refusal:
    """Something else is asked now than what belongs to that step."""
    if state.phase in UNFINISHED:
        reason, rule_id = UNFINISHED[state.phase]
        return Refusal(reason, rule_id)
    if state.phase == s.TAKING:
        return Refusal("take-fleet-first", "YAM-3.1")
    now = STEPS[state.phase]
    if now == then:
        return Refusal("step-3-over", "YAM-6.1")
    steps: dict[str, object] = {"then": then, "now": now}
    return Refusal("wrong-step", "YAM-2.2", steps | {"what": _step(then), "doing": _step(now)})


def _step(number: int) -> Message:
    return Message(f"step-{number}")


def _no_such(what: str, number: int, names: list[str]) -> Refusal | None:
    """A refusal if this edition has no such thing; codes leave room for larger editions."""
    if number < len(names):
        return None
    return Refusal(
        "no-such-thing", "YAM-0.3", {"what": Message(f"thing-{what}"), "number": number + 1}
    )


def _ship(colour: int) -> dict[str, object]:
    return {"ship": Message(f"ship-{t.COLOUR_NAMES[colour]}")}


def _kind(state: Fields, kind: int) -> dict[str, object]:
    return {"kind": Message(f"culture-{state.tables.kind_names[kind]}")}


def _at_hand(state: Fields, colour: int) -> int:
    return int(state.ships[state.seat * t.COLOURS + colour])


# --- steps 1 and 2 -----------------------------------------------------------------------


def _take(state: Fields, fleet: int) -> Refusal:
    if state.phase != s.TAKING:
        unfinished = UNFINISHED.get(state.phase)
        return Refusal(*unfinished) if unfinished else Refusal("fleet-taken", "YAM-3.1")
    if fleet in state.taken:
        return Refusal("fleet-gone", "YAM-3.4", {"fleet": fleet + 1})
    return Refusal("fleet-face-down", "YAM-3.1", {"fleet": fleet + 1})


def _choose(state: Fields, colour: int) -> Refusal:
    if state.phase != s.CHOOSING:
        return _out_of_step(state, MOMENTS) or Refusal("no-free-ship", "YAM-11.10")
    return Refusal("supply-empty", "YAM-11.10", _ship(colour))


def _no_more_trade(state: Fields) -> Refusal | None:
    late = state.terms.late_trade and state.has_power(state.seat, t.EXTRA_TRADE)
    if late and state.phase in MOMENTS:
        return None
    if state.phase == s.PLACING:
        return Refusal("trade-before-placing", "YAM-4.5")
    return _out_of_step(state, (int(s.TRADING),))


def _buy(state: Fields, colour: int) -> Refusal:
    late = _no_more_trade(state)
    if late:
        return late
    if trades_left(state) <= 0:
        return Refusal("one-trade", "YAM-4.1")
    if price_to_buy(state, colour) == 0:
        return Refusal("gold-not-traded", "YAM-4.3")
    if state.supply[colour] == 0:
        return Refusal("supply-empty", "YAM-4.4", _ship(colour))
    if not has_room(state):
        return Refusal("no-place-to-buy", "YAM-12.2")
    return _too_dear(state, int(price_to_buy(state, colour)), "YAM-4.4")


def _too_dear(state: Fields, price: int, rule_id: str) -> Refusal:
    purse = int(state.coins[state.seat])
    return Refusal("too-few-coins", rule_id, {"coins": purse, "price": coins(price)})


def _sell(state: Fields, colour: int) -> Refusal:
    late = _no_more_trade(state)
    if late:
        return late
    if trades_left(state) <= 0:
        return Refusal("one-trade", "YAM-4.1")
    if _at_hand(state, colour) == 0:
        return Refusal("no-such-ship", "YAM-4.4", _ship(colour))
    return Refusal("gold-not-traded", "YAM-4.3")


# --- step 3 ------------------------------------------------------------------------------


def _place(state: Fields, colour: int, space: int) -> Refusal:
    late = _out_of_step(state, (int(s.TRADING), int(s.PLACING)))
    wrong = late or _no_such("space", space, state.tables.space_names)
    if wrong:
        return wrong
    if _at_hand(state, colour) == 0:
        return Refusal("no-such-ship", "YAM-5.1", _ship(colour))
    where: dict[str, object] = {"space": space_name(state.tables, space)}
    if not is_empty(state, space):
        return Refusal("space-taken", "YAM-5.4", where)
    if state.phase == s.TRADING:
        return Refusal("no-start-here", "YAM-5.2", where)
    if state.last == s.BROKEN:
        return Refusal("line-broken", "YAM-5.5")
    return Refusal(
        "not-linked", "YAM-5.3", {**where, "last": space_name(state.tables, int(state.last))}
    )


def _collect(state: Fields, space: int, nth: int) -> Refusal:
    wrong = _out_of_step(state, (int(s.TRADING), int(s.PLACING), int(s.COLLECTING)))
    wrong = wrong or _no_such("space", space, state.tables.space_names)
    if wrong:
        return wrong
    if state.phase == s.TRADING:
        return Refusal("place-before-collecting", "YAM-6.2")
    where: dict[str, object] = {"space": space_name(state.tables, space)}
    island = int(state.tables.touch[space * t.FAN + nth])
    if island < 0:
        return Refusal("no-island-there", "YAM-6.2", {**where, "number": nth + 1})
    if is_empty(state, space):
        return Refusal("no-ship-beside", "YAM-6.2", _island(state, island))
    if not is_placed(state, space):
        return Refusal("ship-not-placed", "YAM-6.2", where)
    if state.culture_at[island] != NONE:
        return Refusal("collect-most", "YAM-6.3")
    return Refusal("no-culture-there", "YAM-6.2", _island(state, island))


def _also(state: Fields, island: int) -> Refusal:
    wrong = _no_such("island", island, state.tables.island_names)
    if wrong:
        return wrong
    if state.phase != s.EXTRA:
        wrong = _out_of_step(state, (int(s.TRADING), int(s.PLACING)))
        return wrong or Refusal("no-extra-tile", "YAM-12.13")
    return Refusal("no-culture-there", "YAM-12.13", _island(state, island))


def _tile(state: Fields, tile: int) -> dict[str, object]:
    return {"tile": building(state.tables, tile)}


def _island(state: Fields, island: int) -> dict[str, object]:
    return {"island": island_name(state.tables, island)}


def _build(state: Fields, tile: int, island: int) -> Refusal:
    wrong = _out_of_step(state, (int(s.TRADING), int(s.PLACING)))
    wrong = wrong or _no_such("tile", tile, state.tables.tile_names)
    wrong = wrong or _no_such("island", island, state.tables.island_names)
    if wrong:
        return wrong
    is_own = (state.reserved[state.seat] & ~state.fresh) >> tile & 1
    if tile not in state.row and not is_own:
        return _not_in_row(state, tile)
    return _cannot_build(state, tile, island)


def _not_in_row(state: Fields, tile: int) -> Refusal:
    what = _tile(state, tile)
    for seat in range(int(state.seats)):
        if state.reserved[seat] >> tile & 1:
            if seat != state.seat:
                return Refusal("reserved-by-other", "YAM-11.2", what)
            if state.fresh >> tile & 1:
                return Refusal("reserved-this-round", "YAM-11.2", what)
    return Refusal("tile-not-there", "YAM-7.1", what)


def _cannot_build(state: Fields, tile: int, island: int) -> Refusal:
    where = _island(state, island)
    if state.sacred >> island & 1:
        return Refusal("sacred-there", "YAM-7.2", where)
    if state.built >> island & 1:
        return Refusal("built-there", "YAM-7.2", where)
    if state.phase == s.TRADING:
        return Refusal("place-before-building", "YAM-7.3")
    if state.culture >> island & 1:
        return Refusal("culture-first", "YAM-7.2", where)
    if sites(state) == 0:
        return Refusal("no-site", "YAM-7.3")
    if not touched(state) >> island & 1:
        return Refusal("no-new-ship-there", "YAM-7.3", where)
    if state.is_standard(tile) and state.pieces[state.seat] == 0:
        return Refusal("no-pieces-left", "YAM-7.6")
    if not can_pay_toll(state, island):
        toll = int(state.tables.power_value[t.TOLL])
        return Refusal("toll-too-high", "YAM-12.10", {"price": coins(toll)})
    ships = int(missing(state, tile, island) - discount(state))
    what = cargo(lacking(state, tile, island))
    return Refusal("ships-missing", "YAM-7.4", {**where, "ships": ships, "cargo": what})


def _go_on(state: Fields) -> Refusal:
    if state.phase == s.PLACING:
        return Refusal("collect-or-build", "YAM-6.1")
    return _wrong_step(state, STEPS[s.RESTING])


# --- steps 4 and 5 -----------------------------------------------------------------------


def _moor(state: Fields, colour: int) -> Refusal:
    wrong = _out_of_step(state, (int(s.MOORING),))
    if wrong is None and _at_hand(state, colour):
        return Refusal("one-ship-moored", "YAM-12.12")
    return wrong or Refusal("no-such-ship", "YAM-9.1", _ship(colour))


def _recruit(state: Fields, specialist: int) -> Refusal:
    wrong = _no_such("specialist", specialist, state.tables.specialist_names)
    wrong = wrong or _held(state, specialist) or _out_of_step(state, (int(s.HIRING),))
    if wrong:
        return wrong
    if state.recruited:
        return Refusal("one-recruit", "YAM-10.1")
    if specialist not in state.shown:
        return Refusal("specialist-not-there", "YAM-10.1")
    return Refusal("cannot-pay", "YAM-10.2")


def _held(state: Fields, specialist: int) -> Refusal | None:
    """A refusal if somebody has recruited this one."""
    holder = int(state.holder[specialist])
    who: dict[str, object] = {"specialist": person(state.tables, specialist)}
    if holder == state.seat:
        return Refusal("yours-already", "YAM-10.1", who)
    if holder != NONE:
        return Refusal("holds-other", "YAM-10.1", who | {"seat": seat_name(holder)})
    return None


def _pay(state: Fields, _: int) -> Refusal:
    if state.phase != s.PAYING:
        return _out_of_step(state, (int(s.HIRING),)) or Refusal("nothing-to-pay", "YAM-10.2")
    return Refusal("tiles-lacking", "YAM-10.2")


def _end(state: Fields) -> Refusal:
    return _wrong_step(state, STEPS[s.HIRING])


# --- effects of fleets -------------------------------------------------------------------

# Where an effect or power may begin.
MOMENTS = tuple(map(int, (s.TRADING, s.PLACING, s.RESTING, s.MOORING, s.HIRING)))
SHIP_MOMENTS = tuple(map(int, (s.TRADING, s.PLACING, s.RESTING)))


def _effect_closed(state: Fields, effect: int, own_phase: int) -> Refusal | None:
    """A refusal if this effect cannot begin, and none of its later choices is asked."""
    wrong = _out_of_step(state, (*MOMENTS, own_phase))
    if wrong or state.phase == own_phase:
        return wrong
    if state.tables.fleet_effect[state.fleet] != effect:
        return Refusal("other-effect", "YAM-3.3", {"fleet": int(state.fleet) + 1})
    if not state.effect_open:
        return Refusal("effect-used", "YAM-3.3")
    return None


def _reserve(state: Fields, tile: int) -> Refusal:
    wrong = _no_such("tile", tile, state.tables.tile_names)
    wrong = wrong or _effect_closed(state, int(t.RESERVE), NONE)
    return wrong or Refusal("tile-not-there", "YAM-11.2", _tile(state, tile))


def _move(state: Fields, space: int, _: int) -> Refusal:
    wrong = _no_such("space", space, state.tables.space_names)
    wrong = wrong or _effect_closed(state, int(t.MOVE_SHIP), NONE)
    if wrong:
        return wrong
    if is_empty(state, space):
        return Refusal("no-ship-there", "YAM-11.3", {"space": space_name(state.tables, space)})
    return Refusal("target-not-free", "YAM-11.3")


def _look(state: Fields) -> Refusal:
    return _effect_closed(state, int(t.LOOK), NONE) or Refusal("pile-empty", "YAM-11.4")


def _top(state: Fields, tile: int) -> Refusal:
    return _arrange(state, tile)


def _under(state: Fields, tile: int) -> Refusal:
    if state.phase == s.ARRANGING and state.looked >> tile & 1:
        return Refusal("no-under", "YAM-11.4")
    return _arrange(state, tile)


def _arrange(state: Fields, tile: int) -> Refusal:
    wrong = _no_such("tile", tile, state.tables.tile_names)
    wrong = wrong or _out_of_step(state, (*MOMENTS, int(s.ARRANGING)))
    return wrong or Refusal("tile-not-looked-at", "YAM-11.4")


def _hallow(state: Fields, island: int) -> Refusal:
    wrong = _no_such("island", island, state.tables.island_names)
    wrong = wrong or _effect_closed(state, int(t.SACRED_GROUND), NONE)
    if wrong:
        return wrong
    if state.open_islands() >> island & 1:
        return Refusal("no-sacred-left", "YAM-11.5")
    return Refusal("island-not-empty", "YAM-11.5", _island(state, island))


def _exchange(state: Fields, island: int) -> Refusal:
    wrong = _no_such("island", island, state.tables.island_names)
    wrong = wrong or _effect_closed(state, int(t.SWAP_CULTURE), int(s.EXCHANGING))
    if wrong:
        return wrong
    if state.culture_at[island] == NONE:
        return Refusal("no-culture-there", "YAM-11.6", _island(state, island))
    return Refusal("swap-without-effect", "YAM-11.6")


def _remove(state: Fields, space: int) -> Refusal:
    wrong = _no_such("space", space, state.tables.space_names)
    wrong = wrong or _effect_closed(state, int(t.REMOVE_SHIPS), int(s.REMOVING))
    return wrong or _no_ship(state, space, "YAM-11.7")


def _no_ship(state: Fields, space: int, rule_id: str) -> Refusal:
    return Refusal("no-ship-there", rule_id, {"space": space_name(state.tables, space)})


def _enough(state: Fields) -> Refusal:
    return _out_of_step(state, MOMENTS) or Refusal("nothing-removed", "YAM-11.7")


def _swap(state: Fields, space: int) -> Refusal:
    wrong = _no_such("space", space, state.tables.space_names)
    wrong = wrong or _effect_closed(state, int(t.SWAP_SHIPS), int(s.SWAPPING))
    if wrong:
        return wrong
    if is_empty(state, space):
        return _no_ship(state, space, "YAM-11.8")
    return Refusal("swap-without-effect", "YAM-11.8")


# --- powers of specialists ---------------------------------------------------------------


def _power_closed(
    state: Fields, power: int, moments: tuple[int, ...], rule_id: str
) -> Refusal | None:
    """A refusal if the seat cannot use this power now at all."""
    if not state.has_power(state.seat, power):
        return Refusal("no-such-power", rule_id)
    if state.phase in MOMENTS and state.phase not in moments:
        return Refusal("power-too-late", "YAM-12.19")
    wrong = _out_of_step(state, moments)
    if wrong:
        return wrong
    if state.used >> power & 1:
        return Refusal("power-used", "YAM-12.19")
    return None


def _give(state: Fields, colour: int) -> Refusal:
    ship = _ship(colour)
    if state.phase == s.GIVING:
        return Refusal("not-givable", "YAM-12.20", ship)
    wrong = _power_closed(state, int(t.SHIPS_FOR_GOLD), SHIP_MOMENTS, "YAM-12.3")
    if wrong:
        return wrong
    if state.supply[t.GOLD] == 0:
        return Refusal("supply-empty", "YAM-12.20", _ship(int(t.GOLD)))
    return Refusal("not-givable", "YAM-12.20", ship)


def _change_gold(state: Fields) -> Refusal:
    wrong = _power_closed(state, int(t.GOLD_FOR_SHIPS), SHIP_MOMENTS, "YAM-12.17")
    if wrong:
        return wrong
    if givable(state, t.GOLD) <= 0:
        return Refusal("not-givable", "YAM-12.20", _ship(int(t.GOLD)))
    return Refusal("too-few-to-get", "YAM-12.20")


def _get(state: Fields, colour: int) -> Refusal:
    if state.phase != s.GETTING:
        wrong = _out_of_step(state, MOMENTS)
        return wrong or Refusal("nothing-to-get", "YAM-12.17")
    if colour == t.GOLD:
        return Refusal("gold-not-gotten", "YAM-12.17")
    return Refusal("supply-empty", "YAM-12.17", _ship(colour))


def _culture_for_gold(state: Fields, kind: int) -> Refusal:
    wrong = _power_closed(state, int(t.CULTURE_FOR_GOLD), SHIP_MOMENTS, "YAM-12.8")
    if wrong:
        return wrong
    if state.supply[t.GOLD] == 0:
        return Refusal("supply-empty", "YAM-12.20", _ship(int(t.GOLD)))
    return Refusal("no-such-culture", "YAM-12.8", _kind(state, kind))


def _culture_for_coins(state: Fields, kind: int) -> Refusal:
    wrong = _power_closed(state, int(t.CULTURE_FOR_COINS), MOMENTS, "YAM-12.16")
    return wrong or Refusal("no-such-culture", "YAM-12.16", _kind(state, kind))


def _clear(state: Fields, island: int) -> Refusal:
    wrong = _no_such("island", island, state.tables.island_names)
    wrong = wrong or _power_closed(state, int(t.CLEAR_SACRED), MOMENTS, "YAM-12.5")
    if wrong:
        return wrong
    if state.sacred >> island & 1:
        return _too_dear(state, int(state.tables.power_value[t.CLEAR_SACRED]), "YAM-12.5")
    return Refusal("no-sacred-there", "YAM-12.5", _island(state, island))


# By family of actions; those left out are chance's.
AGAINST: dict[str, Callable[..., Refusal]] = {
    "take": _take,
    "choose": _choose,
    "buy": _buy,
    "sell": _sell,
    "place": _place,
    "collect": _collect,
    "also": _also,
    "build": _build,
    "go-on": _go_on,
    "moor": _moor,
    "recruit": _recruit,
    "pay": _pay,
    "end": _end,
    "reserve": _reserve,
    "move": _move,
    "look": _look,
    "top": _top,
    "under": _under,
    "hallow": _hallow,
    "exchange": _exchange,
    "remove": _remove,
    "enough": _enough,
    "swap": _swap,
    "give": _give,
    "change-gold": _change_gold,
    "get": _get,
    "culture-for-gold": _culture_for_gold,
    "culture-for-coins": _culture_for_coins,
    "clear": _clear,
}
