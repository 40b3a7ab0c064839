"""Names, prompts, labels and the log of Tokaido Duo, as messages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from zashiki.core.actions import Action
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Headline
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.tokaido_duo import scoring
from zashiki.games.tokaido_duo import state as s
from zashiki.games.tokaido_duo.actions import ACTIONS
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    CHARACTERS,
    COAST,
    COASTAL_TOWNS,
    GOOD_NAMES,
    KIND_NAMES,
    MERCHANT,
    PILGRIM,
    SIDE_NAMES,
    SYMBOL_NAMES,
    Tables,
)

if TYPE_CHECKING:
    from zashiki.games.tokaido_duo.rules import TokaidoDuo

Args = dict[str, object]

# --- names --------------------------------------------------------------------------------------


@cache
def character_name(character: int) -> Message:
    return Message(f"character-{CHARACTER_NAMES[character]}")


@cache
def good_name(good: int) -> Message:
    return Message(f"good-{GOOD_NAMES[good]}")


@cache
def goods_name(good: int) -> Message:
    """Several of them."""
    return Message(f"goods-{GOOD_NAMES[good]}")


@cache
def good_piece(good: int, number: int) -> Message:
    """One of several alike."""
    return Message(f"piece-good-{GOOD_NAMES[good]}", {"number": number})


@cache
def counted_goods(good: int, count: int) -> Message:
    return Message(f"counted-{GOOD_NAMES[good]}", {"count": count})


@cache
def symbol_name(symbol: int) -> Message:
    return Message(f"symbol-{SYMBOL_NAMES[symbol]}")


@cache
def wave_name(wave: int, side: int) -> Message:
    return Message(f"wave-{SIDE_NAMES[wave][side]}")


@cache
def town_name(tables: Tables, town: int) -> Message:
    kind = "coast" if town < COASTAL_TOWNS else "mountain-town"
    return Message(f"place-{kind}", {"id": tables.town_ids[town], "name": tables.town_names[town]})


@cache
def station_name(tables: Tables, station: int) -> Message:
    kind = int(tables.station_kind[station])
    if kind == COAST:
        return town_name(tables, int(tables.station_town[station]))
    return Message(f"place-{KIND_NAMES[kind]}", {"id": tables.station_ids[station]})


@cache
def region_name(tables: Tables, region: int) -> Message:
    symbol = SYMBOL_NAMES[tables.region_symbol[region]]
    return Message(f"place-region-{symbol}", {"id": tables.region_ids[region]})


@cache
def way_to(tables: Tables, character: int, place: int) -> Message:
    """Where a move of this character leads: "to Kochi (C7)"."""
    name = place_name(tables, character, place)
    return Message(f"to-{name.id.removeprefix('place-')}", name.args)


def place_name(tables: Tables, character: int, place: int) -> Message:
    """A station, town or region: where a figure of this character stands."""
    if character == PILGRIM:
        return station_name(tables, place)
    return town_name(tables, place) if character == MERCHANT else region_name(tables, place)


@cache
def figure_name(seat: int, character: int) -> Message:
    return Message(f"figure-{CHARACTER_NAMES[character]}", {"seat": seat_name(seat)})


# --- prompts ------------------------------------------------------------------------------------


def prompt(state: TokaidoDuo, seat: int) -> Message:
    """What is asked of this seat now, or what it waits for."""
    actor, phase = int(state.actor), int(state.phase)
    if actor == NOBODY:
        return Message("prompt-over")
    if actor == CHANCE:
        return Message(f"prompt-chance-{s.PHASE_NAMES[phase]}")
    if actor != seat:
        return Message("prompt-wait", {"seat": seat_name(actor)})
    if phase == s.MOVING:
        return _prompt_move(state, seat)
    if phase == s.ACTING:
        return _prompt_use(state, seat)
    if phase == s.TAKING:
        return Message("prompt-take")
    if phase == s.RESTING:
        die = int(state.die)
        args: Args = {"character": character_name(die), "number": int(state.dice[die])}
        return Message("prompt-rest", args)
    room = int(state.room(seat))
    surplus: Args = {"count": int(state.held(seat)) - room, "room": room}
    if phase == s.LOSING:
        return Message("prompt-losing", surplus)
    return Message("prompt-returning", surplus)


def _prompt_move(state: TokaidoDuo, seat: int) -> Message:
    die = int(state.die)
    if die == MERCHANT and not state.can_trade(seat):
        return Message("prompt-stay")
    return Message(f"prompt-move-{CHARACTER_NAMES[die]}", {"number": int(state.dice[die])})


def _prompt_use(state: TokaidoDuo, seat: int) -> Message:
    tables, die = state.tables, int(state.die)
    place = int(state.place_of(seat, die))
    args: Args = {"place": place_name(tables, die, place)}
    if die == ARTIST:
        return Message("prompt-use-region", args)
    if die == MERCHANT:
        if place >= COASTAL_TOWNS:
            return Message("prompt-use-mountain-town", args)
        return Message("prompt-use-market", args)
    return Message(f"prompt-use-{KIND_NAMES[tables.station_kind[place]]}", args)


# --- labels and the log -------------------------------------------------------------------------


def label(state: TokaidoDuo, code: int) -> Message:
    """A legal action, or an outcome of chance, in words."""
    action = ACTIONS[code]
    return Message(f"label-{_topic(state, action)}", _args(state, action))


def story(state: TokaidoDuo, code: int, after: TokaidoDuo, seat: int) -> Message | None:
    """What the log says when `code` is played; everybody may read it."""
    action = ACTIONS[code]
    family = action.family
    if family in ("decline", "finish"):
        return None
    args = {"seat": _doer(state), **_args(state, action)}
    if family == "claim" and state.wave_owner[action["wave"]] != s.ON_BOARD:
        other = seat_name(int(state.wave_owner[action["wave"]]))
        return Message("story-claim-lost", args | {"other": other})
    return Message(f"story-{_topic(state, action)}", args)


def _doer(state: TokaidoDuo) -> Message:
    """Who acts, or for whom chance does."""
    return seat_name(int(state.mover() if state.actor == CHANCE else state.actor))


def _topic(state: TokaidoDuo, action: Action) -> str:
    """The family; where its words differ, of which die or station."""
    if action.family == "take":
        return f"take-{CHARACTER_NAMES[action['character']]}"
    if action.family == "visit":
        station = state.place_of(state.actor, PILGRIM)
        return f"visit-{KIND_NAMES[state.tables.station_kind[station]]}"
    return action.family


def _args(state: TokaidoDuo, action: Action) -> Args:
    """What is said of an action: its arguments, and what it brings."""
    find = ARGS.get(action.family)
    return {} if find is None else find(state, *action.numbers)


def _tile_args(state: TokaidoDuo, kind: int) -> Args:
    tables = state.tables
    return {
        "place": town_name(tables, int(state.pending)),
        "goods": goods_name(int(tables.tile_good[kind])),
        "price": int(tables.tile_price[kind]),
    }


def _side_args(state: TokaidoDuo, side: int) -> Args:
    return {"wave": wave_name(int(state.pending), side)}


def _roll_args(state: TokaidoDuo, pilgrim: int, merchant: int, artist: int) -> Args:
    return {"pilgrim": pilgrim + 1, "merchant": merchant + 1, "artist": artist + 1}


def _die_args(state: TokaidoDuo, character: int) -> Args:
    return {"number": int(state.dice[character])}


def _walk_args(state: TokaidoDuo, station: int) -> Args:
    return {"to": way_to(state.tables, PILGRIM, station)}


def _trade_args(state: TokaidoDuo, town: int) -> Args:
    return {"to": way_to(state.tables, MERCHANT, town)}


def _wander_args(state: TokaidoDuo, region: int) -> Args:
    return {"to": way_to(state.tables, ARTIST, region)}


def _visit_args(state: TokaidoDuo) -> Args:
    return {"number": int(state.visit_brings(state.actor))}


def _claim_args(state: TokaidoDuo, wave: int) -> Args:
    return {"wave": wave_name(wave, int(state.wave_side[wave]))}


def _buy_args(state: TokaidoDuo, more: int) -> Args:
    return {"count": int(state.goods_to_draw(state.actor, more))}


def _sell_args(state: TokaidoDuo, dear: int, less: int) -> Args:
    """`less` is one less than the goods sold."""
    seat, count = state.actor, less + 1
    good = state.good_bought_in(state.place_of(seat, MERCHANT))
    return {
        "goods": counted_goods(int(good), count),
        "price": int(state.proceeds(seat, dear, 1)),
        "money": int(state.proceeds(seat, dear, count)),
    }


def _paint_args(state: TokaidoDuo, more: int) -> Args:
    return {"count": int(state.paintings_to_show(state.actor, more))}


def _give_args(state: TokaidoDuo) -> Args:
    return {"symbol": symbol_name(int(state.front(state.actor)))}


def _good_args(state: TokaidoDuo, good: int) -> Args:
    return {"good": Message(f"a-{GOOD_NAMES[good]}")}


def _symbol_args(state: TokaidoDuo, symbol: int) -> Args:
    return {"symbol": Message(f"a-{SYMBOL_NAMES[symbol]}")}


# By family of actions.
ARGS: dict[str, Callable[..., Args]] = {
    "deal": _tile_args,
    "turn": _side_args,
    "roll": _roll_args,
    "take": _die_args,
    "walk": _walk_args,
    "trade": _trade_args,
    "wander": _wander_args,
    "visit": _visit_args,
    "claim": _claim_args,
    "buy": _buy_args,
    "sell": _sell_args,
    "paint": _paint_args,
    "give": _give_args,
    "draw": _good_args,
    "return": _good_args,
    "show": _symbol_args,
}


# --- headlines ----------------------------------------------------------------------------------


def headline(state: TokaidoDuo, code: int, after: TokaidoDuo) -> Headline | None:
    """A new round; or the event of an action, the weightiest if there are several."""
    if after.is_over:
        return Headline(Message("headline-over"), is_event=True)
    family = ACTIONS[code].family
    if family == "roll":
        return Headline(Message("headline-round", {"round": int(state.round)}))
    if family not in EVENTFUL:
        return None
    text = _event(state, after, int(state.actor))
    return None if text is None else Headline(text, is_event=True)


# Only these bring anybody nearer to an end, or take something from the other seat.
EVENTFUL = ("visit", "claim", "sell", "give")


def _event(state: TokaidoDuo, after: TokaidoDuo, seat: int) -> Message | None:
    args: Args = {"seat": seat_name(seat)}
    if after.trigger != state.trigger:
        return Message(f"headline-last-{s.TRIGGER_NAMES[after.trigger]}", args)
    near = _nearly_done(state, after, seat)
    if near:
        return Message(f"headline-near-{near}", args)
    gold = int(after.bars[seat] - state.bars[seat])
    if gold > 0:
        return Message("headline-gold", args | {"count": gold})
    return _taken_away(state, after, seat)


def _nearly_done(state: TokaidoDuo, after: TokaidoDuo, seat: int) -> str:
    """The track on which the last step is now the next one."""
    steps = zip(scoring.steps_left(state, seat), scoring.steps_left(after, seat), strict=True)
    for name, (before, now) in zip(s.TRIGGER_NAMES[1:], steps, strict=True):
        if now == 1 and before > 1:
            return name
    return ""


def _taken_away(state: TokaidoDuo, after: TokaidoDuo, seat: int) -> Message | None:
    """DUO-7.9, DUO-7.10: a wave or the hot-spring tile of the other seat."""
    args: Args = {"seat": seat_name(seat), "other": seat_name(1 - seat)}
    if state.spring_owner == 1 - seat and after.spring_owner == seat:
        return Message("headline-spring", args)
    for wave in range(CHARACTERS):
        if state.wave_owner[wave] == 1 - seat and after.wave_owner[wave] == seat:
            name = wave_name(wave, int(state.wave_side[wave]))
            return Message("headline-wave", args | {"wave": name})
    return None
