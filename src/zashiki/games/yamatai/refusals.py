"""Why an action that exists is not allowed now: the reason and the rule it rests on."""

from __future__ import annotations

from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.games.yamatai import names
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.building import can_pay_toll, discount, is_standard, missing
from zashiki.games.yamatai.sea import is_empty, is_placed, touched
from zashiki.games.yamatai.state import NONE, Position

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


def explain(p: Position, code: int) -> Refusal:
    """The reason for a code that is in range and not legal for the seat to act."""
    if code < s.TAKE:
        return Refusal("chance-only", "YAM-0.4")
    for begin, family in reversed(FAMILIES):
        if code >= begin:
            return family(p, code - int(begin))
    raise AssertionError(code)


# --- helpers -----------------------------------------------------------------------------


def _out_of_step(p: Position, own: tuple[int, ...]) -> Refusal | None:
    """A refusal if the phase is none of these."""
    return None if p.phase in own else _wrong_step(p)


def _wrong_step(p: Position) -> Refusal:
    """Something else is asked now."""
    if p.phase in UNFINISHED:
        reason, rule_id = UNFINISHED[p.phase]
        return Refusal(reason, rule_id)
    if p.phase == s.TAKING:
        return Refusal("take-fleet-first", "YAM-3.1")
    return Refusal("wrong-step", "YAM-2.2", {"step": STEPS[p.phase]})


def _no_such(what: str, number: int, names: list[str]) -> Refusal | None:
    """A refusal if this edition has no such thing; codes leave room for larger editions."""
    if number < len(names):
        return None
    return Refusal(
        "no-such-thing", "YAM-0.3", {"what": Message(f"thing-{what}"), "number": number + 1}
    )


def _ship(colour: int) -> dict[str, object]:
    return {"ship": Message(f"ship-{t.COLOUR_NAMES[colour]}")}


def _kind(p: Position, kind: int) -> dict[str, object]:
    return {"kind": Message(f"culture-{p.tables.kind_names[kind]}")}


def _at_hand(p: Position, colour: int) -> int:
    return int(p.ships[p.seat * t.COLOURS + colour])


# --- steps 1 and 2 -----------------------------------------------------------------------


def _take(p: Position, fleet: int) -> Refusal:
    if p.phase != s.TAKING:
        unfinished = UNFINISHED.get(p.phase)
        return Refusal(*unfinished) if unfinished else Refusal("fleet-taken", "YAM-3.1")
    if fleet in p.taken:
        return Refusal("fleet-gone", "YAM-3.4", {"fleet": fleet + 1})
    return Refusal("fleet-face-down", "YAM-3.1", {"fleet": fleet + 1})


def _choose(p: Position, colour: int) -> Refusal:
    if p.phase != s.CHOOSING:
        wrong = _out_of_step(p, (int(s.TRADING),))
        return wrong or Refusal("no-free-ship", "YAM-11.10")
    return Refusal("supply-empty", "YAM-11.10", _ship(colour))


def _no_more_trade(p: Position) -> Refusal | None:
    if p.phase == s.PLACING:
        return Refusal("trade-before-placing", "YAM-4.5")
    return _out_of_step(p, (int(s.TRADING),))


def _has_traded(p: Position) -> bool:
    extra = p.tables.power_value[t.EXTRA_TRADE] if p.has_power(p.seat, t.EXTRA_TRADE) else 0
    return bool(p.trades > extra)


def _buy(p: Position, colour: int) -> Refusal:
    late = _no_more_trade(p)
    if late:
        return late
    if _has_traded(p):
        return Refusal("one-trade", "YAM-4.1")
    tomoe = p.has_power(p.seat, t.GOLD_PRICE)
    if colour == t.GOLD and not tomoe:
        return Refusal("gold-not-traded", "YAM-4.3")
    if p.supply[colour] == 0:
        return Refusal("supply-empty", "YAM-4.4", _ship(colour))
    return Refusal("too-few-coins", "YAM-4.4", {"coins": int(p.coins[p.seat])})


def _sell(p: Position, colour: int) -> Refusal:
    late = _no_more_trade(p)
    if late:
        return late
    if _has_traded(p):
        return Refusal("one-trade", "YAM-4.1")
    if _at_hand(p, colour) == 0:
        return Refusal("no-such-ship", "YAM-4.4", _ship(colour))
    return Refusal("gold-not-traded", "YAM-4.3")


# --- step 3 ------------------------------------------------------------------------------


def _place(p: Position, number: int) -> Refusal:
    colour, space = divmod(number, int(t.SPACES))
    late = _out_of_step(p, (int(s.TRADING), int(s.PLACING)))
    wrong = late or _no_such("space", space, p.tables.space_names)
    if wrong:
        return wrong
    if _at_hand(p, colour) == 0:
        return Refusal("no-such-ship", "YAM-5.1", _ship(colour))
    where: dict[str, object] = {"space": names.space(p.tables, space)}
    if not is_empty(p, space):
        return Refusal("space-taken", "YAM-5.4", where)
    if p.phase == s.TRADING:
        return Refusal("no-start-here", "YAM-5.2", where)
    if p.last == s.BROKEN:
        return Refusal("line-broken", "YAM-5.5")
    return Refusal("not-linked", "YAM-5.3", {**where, "last": names.space(p.tables, int(p.last))})


def _collect(p: Position, number: int) -> Refusal:
    space, k = divmod(number, int(t.FAN))
    wrong = _out_of_step(p, (int(s.TRADING), int(s.PLACING), int(s.COLLECTING)))
    wrong = wrong or _no_such("space", space, p.tables.space_names)
    if wrong:
        return wrong
    where: dict[str, object] = {"space": names.space(p.tables, space)}
    if not is_placed(p, space):
        return Refusal("ship-not-placed", "YAM-6.2", where)
    if p.tables.touch[number] < 0:
        return Refusal("no-island-there", "YAM-6.2", {**where, "number": k + 1})
    return Refusal("no-culture-there", "YAM-6.2", _island(p, int(p.tables.touch[number])))


def _also(p: Position, island: int) -> Refusal:
    wrong = _no_such("island", island, p.tables.island_names)
    if wrong:
        return wrong
    if p.phase != s.EXTRA:
        wrong = _out_of_step(p, (int(s.TRADING), int(s.PLACING)))
        return wrong or Refusal("no-extra-tile", "YAM-12.13")
    return Refusal("no-culture-there", "YAM-12.13", _island(p, island))


def _island(p: Position, island: int) -> dict[str, object]:
    return {"island": names.island(p.tables, island)}


def _build(p: Position, number: int) -> Refusal:
    tile, island = divmod(number, int(t.ISLANDS))
    wrong = _out_of_step(p, (int(s.TRADING), int(s.PLACING)))
    wrong = wrong or _no_such("tile", tile, p.tables.tile_names)
    wrong = wrong or _no_such("island", island, p.tables.island_names)
    if wrong:
        return wrong
    is_own = (p.reserved[p.seat] & ~p.fresh) >> tile & 1
    if tile not in p.row and not is_own:
        return _not_in_row(p, tile)
    return _cannot_build(p, tile, island)


def _not_in_row(p: Position, tile: int) -> Refusal:
    what: dict[str, object] = {"tile": p.tables.tile_names[tile]}
    for seat in range(int(p.seats)):
        if p.reserved[seat] >> tile & 1:
            if seat != p.seat:
                return Refusal("reserved-by-other", "YAM-11.2", what)
            if p.fresh >> tile & 1:
                return Refusal("reserved-this-round", "YAM-11.2", what)
    return Refusal("tile-not-there", "YAM-7.1", what)


def _cannot_build(p: Position, tile: int, island: int) -> Refusal:
    where = _island(p, island)
    if p.sacred >> island & 1:
        return Refusal("sacred-there", "YAM-7.2", where)
    if not p.open_islands() >> island & 1:
        return Refusal("island-not-empty", "YAM-7.2", where)
    if not touched(p) >> island & 1:
        return Refusal("no-new-ship-there", "YAM-7.3", where)
    if is_standard(p, tile) and p.pieces[p.seat] == 0:
        return Refusal("no-pieces-left", "YAM-7.6")
    if not can_pay_toll(p, island):
        toll = int(p.tables.power_value[t.TOLL])
        return Refusal("toll-too-high", "YAM-12.10", {"coins": toll})
    lacking = int(missing(p, tile, island) - discount(p))
    return Refusal("ships-missing", "YAM-7.4", {**where, "ships": lacking})


def _go_on(p: Position, _: int) -> Refusal:
    if p.phase == s.PLACING:
        return Refusal("collect-or-build", "YAM-6.1")
    return _wrong_step(p)


# --- steps 4 and 5 -----------------------------------------------------------------------


def _moor(p: Position, colour: int) -> Refusal:
    wrong = _out_of_step(p, (int(s.MOORING),))
    return wrong or Refusal("no-such-ship", "YAM-9.1", _ship(colour))


def _recruit(p: Position, specialist: int) -> Refusal:
    wrong = _out_of_step(p, (int(s.HIRING),))
    wrong = wrong or _no_such("specialist", specialist, p.tables.specialist_names)
    if wrong:
        return wrong
    if p.recruited:
        return Refusal("one-recruit", "YAM-10.1")
    if specialist not in p.shown:
        return Refusal("specialist-not-there", "YAM-10.1")
    return Refusal("cannot-pay", "YAM-10.2")


def _pay(p: Position, _: int) -> Refusal:
    if p.phase != s.PAYING:
        return _out_of_step(p, (int(s.HIRING),)) or Refusal("nothing-to-pay", "YAM-10.2")
    return Refusal("tiles-lacking", "YAM-10.2")


def _end(p: Position, _: int) -> Refusal:
    return _wrong_step(p)


# --- effects of fleets -------------------------------------------------------------------

# Where an effect or power may begin.
MOMENTS = tuple(map(int, (s.TRADING, s.PLACING, s.RESTING, s.MOORING, s.HIRING)))
SHIP_MOMENTS = tuple(map(int, (s.TRADING, s.PLACING, s.RESTING)))


def _effect_closed(p: Position, effect: int, own_phase: int) -> Refusal | None:
    """A refusal if this effect cannot begin, and none of its later choices is asked."""
    wrong = _out_of_step(p, (*MOMENTS, own_phase))
    if wrong or p.phase == own_phase:
        return wrong
    if p.tables.fleet_effect[p.fleet] != effect:
        return Refusal("other-effect", "YAM-3.3", {"fleet": int(p.fleet) + 1})
    if not p.effect_open:
        return Refusal("effect-used", "YAM-3.3")
    return None


def _set_aside(p: Position, tile: int) -> Refusal:
    wrong = _no_such("tile", tile, p.tables.tile_names)
    wrong = wrong or _effect_closed(p, int(t.RESERVE), NONE)
    return wrong or Refusal("tile-not-there", "YAM-11.2", {"tile": p.tables.tile_names[tile]})


def _move(p: Position, number: int) -> Refusal:
    space = number // int(t.FAN)
    wrong = _no_such("space", space, p.tables.space_names)
    wrong = wrong or _effect_closed(p, int(t.MOVE_SHIP), NONE)
    if wrong:
        return wrong
    if is_empty(p, space):
        return Refusal("no-ship-there", "YAM-11.3", {"space": names.space(p.tables, space)})
    return Refusal("target-not-free", "YAM-11.3")


def _look_up(p: Position, _: int) -> Refusal:
    return _effect_closed(p, int(t.LOOK), NONE) or Refusal("pile-empty", "YAM-11.4")


def _on_top(p: Position, tile: int) -> Refusal:
    return _arrange(p, tile)


def _under(p: Position, tile: int) -> Refusal:
    if p.phase == s.ARRANGING and p.looked >> tile & 1:
        return Refusal("no-under", "YAM-11.4")
    return _arrange(p, tile)


def _arrange(p: Position, tile: int) -> Refusal:
    wrong = _no_such("tile", tile, p.tables.tile_names)
    wrong = wrong or _out_of_step(p, (*MOMENTS, int(s.ARRANGING)))
    return wrong or Refusal("tile-not-looked-at", "YAM-11.4")


def _hallow(p: Position, island: int) -> Refusal:
    wrong = _no_such("island", island, p.tables.island_names)
    wrong = wrong or _effect_closed(p, int(t.SACRED_GROUND), NONE)
    if wrong:
        return wrong
    if p.open_islands() >> island & 1:
        return Refusal("no-sacred-left", "YAM-11.5")
    return Refusal("island-not-empty", "YAM-11.5", _island(p, island))


def _exchange(p: Position, island: int) -> Refusal:
    wrong = _no_such("island", island, p.tables.island_names)
    wrong = wrong or _effect_closed(p, int(t.SWAP_CULTURE), int(s.EXCHANGING))
    if wrong:
        return wrong
    if p.culture_at[island] == NONE:
        return Refusal("no-culture-there", "YAM-11.6", _island(p, island))
    return Refusal("swap-without-effect", "YAM-11.6")


def _remove(p: Position, space: int) -> Refusal:
    wrong = _no_such("space", space, p.tables.space_names)
    wrong = wrong or _effect_closed(p, int(t.REMOVE_SHIPS), int(s.REMOVING))
    return wrong or _no_ship(p, space, "YAM-11.7")


def _no_ship(p: Position, space: int, rule_id: str) -> Refusal:
    return Refusal("no-ship-there", rule_id, {"space": names.space(p.tables, space)})


def _enough(p: Position, _: int) -> Refusal:
    return _out_of_step(p, MOMENTS) or Refusal("nothing-removed", "YAM-11.7")


def _swap(p: Position, space: int) -> Refusal:
    wrong = _no_such("space", space, p.tables.space_names)
    wrong = wrong or _effect_closed(p, int(t.SWAP_SHIPS), int(s.SWAPPING))
    if wrong:
        return wrong
    if is_empty(p, space):
        return _no_ship(p, space, "YAM-11.8")
    return Refusal("swap-without-effect", "YAM-11.8")


# --- powers of specialists ---------------------------------------------------------------


def _power_closed(
    p: Position, power: int, moments: tuple[int, ...], rule_id: str
) -> Refusal | None:
    """A refusal if the seat cannot use this power now at all."""
    if not p.has_power(p.seat, power):
        return Refusal("no-such-power", rule_id)
    if p.phase in MOMENTS and p.phase not in moments:
        return Refusal("power-too-late", "YAM-12.19")
    wrong = _out_of_step(p, moments)
    if wrong:
        return wrong
    if p.used >> power & 1:
        return Refusal("power-used", "YAM-12.19")
    return None


def _give(p: Position, colour: int) -> Refusal:
    ship = _ship(colour)
    if p.phase == s.GIVING:
        return Refusal("not-givable", "YAM-12.20", ship)
    wrong = _power_closed(p, int(t.SHIPS_FOR_GOLD), SHIP_MOMENTS, "YAM-12.3")
    if wrong:
        return wrong
    if p.supply[t.GOLD] == 0:
        return Refusal("supply-empty", "YAM-12.20", _ship(int(t.GOLD)))
    return Refusal("not-givable", "YAM-12.20", ship)


def _give_gold(p: Position, _: int) -> Refusal:
    wrong = _power_closed(p, int(t.GOLD_FOR_SHIPS), SHIP_MOMENTS, "YAM-12.17")
    if wrong:
        return wrong
    if _at_hand(p, int(t.GOLD)) - p.gained[t.GOLD] <= 0:
        return Refusal("not-givable", "YAM-12.20", _ship(int(t.GOLD)))
    return Refusal("too-few-to-get", "YAM-12.20")


def _get(p: Position, colour: int) -> Refusal:
    if p.phase != s.GETTING:
        wrong = _out_of_step(p, MOMENTS)
        return wrong or Refusal("nothing-to-get", "YAM-12.17")
    if colour == t.GOLD:
        return Refusal("gold-not-gotten", "YAM-12.17")
    return Refusal("supply-empty", "YAM-12.17", _ship(colour))


def _tile_to_gold(p: Position, kind: int) -> Refusal:
    wrong = _power_closed(p, int(t.CULTURE_FOR_GOLD), SHIP_MOMENTS, "YAM-12.8")
    if wrong:
        return wrong
    if p.supply[t.GOLD] == 0:
        return Refusal("supply-empty", "YAM-12.20", _ship(int(t.GOLD)))
    return Refusal("no-such-culture", "YAM-12.8", _kind(p, kind))


def _tile_to_coins(p: Position, kind: int) -> Refusal:
    wrong = _power_closed(p, int(t.CULTURE_FOR_COINS), MOMENTS, "YAM-12.16")
    return wrong or Refusal("no-such-culture", "YAM-12.16", _kind(p, kind))


def _clear(p: Position, island: int) -> Refusal:
    wrong = _no_such("island", island, p.tables.island_names)
    wrong = wrong or _power_closed(p, int(t.CLEAR_SACRED), MOMENTS, "YAM-12.5")
    if wrong:
        return wrong
    if p.sacred >> island & 1:
        return Refusal("too-few-coins", "YAM-12.5", {"coins": int(p.coins[p.seat])})
    return Refusal("no-sacred-there", "YAM-12.5", _island(p, island))


FAMILIES = [
    (s.TAKE, _take), (s.CHOOSE, _choose), (s.BUY, _buy), (s.SELL, _sell), (s.PLACE, _place),
    (s.COLLECT, _collect), (s.ALSO, _also), (s.BUILD, _build), (s.GO_ON, _go_on),
    (s.MOOR, _moor), (s.RECRUIT, _recruit), (s.PAY, _pay), (s.END, _end),
    (s.SET_ASIDE, _set_aside), (s.MOVE, _move), (s.LOOK_UP, _look_up), (s.ON_TOP, _on_top),
    (s.UNDER, _under), (s.HALLOW, _hallow), (s.EXCHANGE, _exchange), (s.REMOVE, _remove),
    (s.ENOUGH, _enough), (s.SWAP, _swap), (s.GIVE, _give), (s.GIVE_GOLD, _give_gold),
    (s.GET, _get), (s.TILE_TO_GOLD, _tile_to_gold), (s.TILE_TO_COINS, _tile_to_coins),
    (s.CLEAR, _clear),
]  # fmt: skip
