"""Why an action is refused: the most helpful reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from zashiki.core.refusal import Refusal
from zashiki.games.tokaido_duo import state as s
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.actions import ACTIONS, MOVES, USES
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    COASTAL_TOWNS,
    GOODS,
    INSPIRED,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    PROLIFIC,
    SEATS,
    SHORE,
    SHREWD,
    STRONG,
)

if TYPE_CHECKING:
    from zashiki.games.tokaido_duo.rules import TokaidoDuo

# Where the figure of the die in use goes instead, by its character.
OTHER_MOVES = (
    ("other-die-pilgrim", "DUO-7.1"),
    ("other-die-merchant", "DUO-6.1"),
    ("other-die-artist", "DUO-5.1"),
)
CHANCE_FAMILIES = ("deal", "turn", "roll", "draw", "show")


def explain(state: TokaidoDuo, code: int) -> Refusal:
    """`code` is in range and not legal for the seat that acts."""
    action = ACTIONS[code]
    family = action.family
    if family in CHANCE_FAMILIES:
        return Refusal("chance-only", "DUO-0.2")
    if family != "return":
        if state.phase == s.RETURNING:
            return Refusal("must-return", "DUO-6.6", {"room": int(state.room(state.actor))})
        if state.phase == s.LOSING:
            return Refusal("must-give-back", "DUO-9.9")
    if family in MOVES or family == "stay":
        refusal = _no_move(state, MOVES.get(family, int(state.die)))
    elif family in USES:
        refusal = _no_use(state, USES[family])
    else:
        refusal = None
    return refusal or AGAINST[family](state, *action.numbers)


def _take(state: TokaidoDuo, character: int) -> Refusal:
    if state.phase == s.RESTING:
        return Refusal("spring-decide", "DUO-8.3")
    if state.phase == s.ACTING:
        return Refusal("decide-first", "DUO-4.2")
    if state.phase == s.MOVING:
        return Refusal("die-in-use", "DUO-3.2")
    return Refusal("die-taken", "DUO-3.2", {"character": words.character_name(character)})


def _return(state: TokaidoDuo, good: int) -> Refusal:
    if state.phase in (s.RETURNING, s.LOSING):
        return Refusal("good-not-held", "DUO-6.6", {"good": words.good_name(good)})
    if state.phase == s.ACTING and state.die == MERCHANT:
        return _unsold(state, good)
    return Refusal("nothing-to-return", "DUO-6.6")


def _unsold(state: TokaidoDuo, good: int) -> Refusal:
    """Why a merchant who may act here does not part with this good."""
    town = int(state.place_of(state.actor, MERCHANT))
    if town >= COASTAL_TOWNS:
        return Refusal("no-coastal-town", "DUO-6.7")
    bought = int(state.good_bought_in(town))
    if bought == good:
        return Refusal("nothing-to-return", "DUO-6.6")
    args: dict[str, object] = {"place": words.town_name(state.tables, town)}
    return Refusal("town-buys-other", "DUO-6.7", args | {"goods": words.goods_name(bought)})


def _other_die(state: TokaidoDuo) -> Refusal:
    return Refusal("other-die", "DUO-3.4", {"character": words.character_name(int(state.die))})


# --- the end of a die ---------------------------------------------------------------------------


def _bathe(state: TokaidoDuo) -> Refusal:
    if state.spring_owner != state.actor:
        return Refusal("no-spring-tile", "DUO-8.1")
    if _is_blocked(state):
        return Refusal("spring-no-way", "DUO-8.5")
    return Refusal("spring-after-first", "DUO-8.3")


def _is_blocked(state: TokaidoDuo) -> bool:
    """A merchant who can only stay."""
    return state.phase == s.MOVING and state.die == MERCHANT and not state.can_trade(state.actor)


def _decline(state: TokaidoDuo) -> Refusal:
    if state.phase == s.TAKING:
        return Refusal("no-pass", "DUO-3.2")
    if _is_blocked(state):
        return Refusal("must-stay", "DUO-4.4")
    if state.phase == s.MOVING:
        return Refusal("must-move", "DUO-4.1")
    return Refusal("space-used", "DUO-4.2")


def _finish(state: TokaidoDuo) -> Refusal:
    if state.phase != s.ACTING:
        return _decline(state)
    if state.ready:
        return Refusal("spring-after-first", "DUO-8.3")
    return Refusal("decide-first", "DUO-4.2")


# --- moves --------------------------------------------------------------------------------------


def _no_move(state: TokaidoDuo, character: int) -> Refusal | None:
    """Where it is not time for a move of this character."""
    if state.phase == s.TAKING:
        return Refusal("take-first", "DUO-3.2")
    if state.phase == s.RESTING:
        return Refusal("spring-decide", "DUO-8.3")
    if state.phase != s.MOVING:
        return Refusal("move-made", "DUO-4.1")
    if character == state.die:
        return None
    return Refusal(*OTHER_MOVES[state.die])


def _stay(state: TokaidoDuo) -> Refusal:
    return Refusal("must-move", "DUO-4.1")


def _walk(state: TokaidoDuo, station: int) -> Refusal:
    if station >= state.tables.stations:
        return Refusal("no-such-place", "DUO-0.3")
    seat, place = state.actor, words.station_name(state.tables, station)
    number = int(state.dice[PILGRIM])
    away = (station - state.place_of(seat, PILGRIM)) % state.tables.stations
    in_reach = away in (number, state.changed_steps(seat))
    if in_reach and state.is_station_taken(seat, station):
        return Refusal("station-taken", "DUO-7.3", {"place": place})
    if state.tables.stations - away in (number, state.changed_steps(seat)):
        return Refusal("clockwise", "DUO-7.1", {"place": place})
    return Refusal("pilgrim-count", "DUO-4.1", {"place": place, "number": number})


def _trade(state: TokaidoDuo, town: int) -> Refusal:
    args: dict[str, object] = {"place": words.town_name(state.tables, town)}
    if town == state.place_of(state.actor, MERCHANT):
        return Refusal("entered-twice", "DUO-4.3", args)
    if not state.leads_to(town):
        return Refusal("merchant-count", "DUO-4.1", args | {"number": int(state.dice[MERCHANT])})
    other = _figure_in(state, town) if town < COASTAL_TOWNS else None
    if other is None:
        return Refusal("way-taken", "DUO-6.2", args)
    return Refusal("town-taken", "DUO-6.2", args | {"figure": words.figure_name(*other)})


def _figure_in(state: TokaidoDuo, town: int) -> tuple[int, int] | None:
    """The seat and character of the figure that occupies a coastal town."""
    for seat in range(SEATS):
        if state.place_of(seat, PILGRIM) == state.tables.town_station[town]:
            return seat, PILGRIM
        if state.place_of(seat, MERCHANT) == town:
            return seat, MERCHANT
    return None


def _wander(state: TokaidoDuo, region: int) -> Refusal:
    args: dict[str, object] = {"place": words.region_name(state.tables, region)}
    if region == state.place_of(state.actor, ARTIST):
        return Refusal("entered-twice", "DUO-4.3", args)
    return Refusal("artist-count", "DUO-4.1", args | {"number": int(state.dice[ARTIST])})


# --- uses of a space ----------------------------------------------------------------------------


def _no_use(state: TokaidoDuo, character: int) -> Refusal | None:
    """Where it is not time for this character to use its space."""
    if state.phase == s.TAKING:
        return Refusal("take-first", "DUO-3.2")
    if state.phase == s.MOVING:
        return Refusal("move-first", "DUO-4.2") if character == state.die else _other_die(state)
    if state.phase != s.ACTING:
        return Refusal("space-used", "DUO-4.2")
    return None if character == state.die else _other_die(state)


def _visit(state: TokaidoDuo) -> Refusal:
    return Refusal("choose-wave", "DUO-7.8")


def _claim(state: TokaidoDuo, wave: int) -> Refusal:
    station = state.place_of(state.actor, PILGRIM)
    if state.tables.station_kind[station] != SHORE:
        return Refusal("no-shore", "DUO-7.8")
    args: dict[str, object] = {"wave": words.wave_name(wave, int(state.wave_side[wave]))}
    if state.wave_owner[wave] == state.actor:
        return Refusal("wave-yours", "DUO-7.9", args)
    return Refusal("wave-safe", "DUO-7.9", args)


def _buy(state: TokaidoDuo, more: int) -> Refusal:
    if state.place_of(state.actor, MERCHANT) < COASTAL_TOWNS:
        return Refusal("no-mountain-town", "DUO-6.4")
    return _no_wave("DUO-9.8", MERCHANT, STRONG)


def _sell(state: TokaidoDuo, dear: int, less: int) -> Refusal:
    seat = state.actor
    town = state.place_of(seat, MERCHANT)
    if town >= COASTAL_TOWNS:
        return Refusal("no-coastal-town", "DUO-6.7")
    good = int(state.good_bought_in(town))
    held = int(state.goods[seat * GOODS + good])
    if less + 1 > held:
        return Refusal("too-few-goods", "DUO-6.7", {"goods": words.counted_goods(good, held)})
    return _no_wave("DUO-9.7", MERCHANT, SHREWD)


def _paint(state: TokaidoDuo, more: int) -> Refusal:
    seat = state.actor
    if state.turned[seat] == PAINTINGS:
        return Refusal("all-turned-up", "DUO-5.6")
    if more:
        if not state.holds_side(seat, ARTIST, PROLIFIC):
            return _no_wave("DUO-9.5", ARTIST, PROLIFIC)
        return Refusal("none-left-to-add", "DUO-5.6")
    if state.holds_side(seat, ARTIST, PROLIFIC):
        return Refusal("only-with-wave", "DUO-9.5", {"wave": words.wave_name(ARTIST, PROLIFIC)})
    return Refusal("nobody-around", "DUO-5.5")


def _give(state: TokaidoDuo) -> Refusal:
    seat = state.actor
    symbol = int(state.front(seat))
    if symbol == s.UNSET:
        return Refusal("front-face-down", "DUO-5.9")
    args: dict[str, object] = {"symbol": words.symbol_name(symbol)}
    if state.holds_side(seat, ARTIST, INSPIRED):
        return Refusal("symbol-not-on-way", "DUO-9.6", args)
    place = words.region_name(state.tables, int(state.place_of(seat, ARTIST)))
    return Refusal("symbol-differs", "DUO-5.7", args | {"place": place})


def _no_wave(rule_id: str, wave: int, side: int) -> Refusal:
    return Refusal("no-wave", rule_id, {"wave": words.wave_name(wave, side)})


# By family of actions.
AGAINST: dict[str, Callable[..., Refusal]] = {
    "take": _take,
    "walk": _walk,
    "trade": _trade,
    "wander": _wander,
    "stay": _stay,
    "visit": _visit,
    "claim": _claim,
    "buy": _buy,
    "sell": _sell,
    "paint": _paint,
    "give": _give,
    "return": _return,
    "bathe": _bathe,
    "decline": _decline,
    "finish": _finish,
}
