"""What is asked, offered and told, as messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from zashiki.core import bits
from zashiki.core.actions import Action
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Headline
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.place_names import island_name, space_name
from zashiki.games.yamatai.rules import Yamatai, can_recruit
from zashiki.games.yamatai.scoring import ending
from zashiki.games.yamatai.tables import Tables
from zashiki.games.yamatai.trading import (
    can_trade_late,
    price_to_buy,
    price_to_sell,
    trades_left,
)

COLOURS, FAN, KINDS = int(t.COLOURS), int(t.FAN), int(t.KINDS)

Args = dict[str, object]

# --- names -------------------------------------------------------------------------------


@cache
def ship(colour: int) -> Message:
    return Message(f"ship-{t.COLOUR_NAMES[colour]}")


@cache
def building(tables: Tables, tile: int) -> Message:
    name = t.BUILDING_NAMES[tables.tile_kind[tile]]
    return Message(f"building-{name}", {"tile": tables.tile_names[tile]})


@cache
def building_title(tables: Tables, tile: int) -> Message:
    """Its name where it stands alone."""
    name = t.BUILDING_NAMES[tables.tile_kind[tile]]
    return Message(f"title-building-{name}", {"tile": tables.tile_names[tile]})


@cache
def culture(tables: Tables, kind: int) -> Message:
    return Message(f"culture-{tables.kind_names[kind]}")


@cache
def coins(number: int) -> Message:
    return Message("amount-coins", {"n": number})


@cache
def points(number: int) -> Message:
    return Message("amount-points", {"n": number})


def gain(of_coins: int, of_tokens: int) -> Message | None:
    """Coins and prestige tokens that somebody gets, or None for nothing."""
    tokens = Message("amount-tokens", {"n": of_tokens})
    if of_coins > 0 and of_tokens > 0:
        return Message("amount-both", {"one": coins(of_coins), "other": tokens})
    if of_coins > 0:
        return coins(of_coins)
    return tokens if of_tokens > 0 else None


@cache
def fleet(number: int) -> Message:
    return Message("fleet", {"number": number + 1})


@cache
def fleet_title(number: int) -> Message:
    return Message("title-fleet", {"number": number + 1})


@cache
def specialist(tables: Tables, number: int) -> Message:
    return Message("specialist", {"name": tables.specialist_titles[number]})


@cache
def power(tables: Tables, number: int) -> Message:
    """What a specialist brings."""
    kind = int(tables.specialist_power[number])
    value = int(tables.power_value[kind])
    args: Args = {"value": value, "coins": coins(value)}
    if kind == t.BETTER_SALE:
        args["stone"] = int(tables.better_prices[t.STONE])
        args["clay"] = coins(int(tables.better_prices[t.CLAY]))
    return Message(f"power-{t.POWER_NAMES[kind]}", args)


@cache
def effect(tables: Tables, number: int) -> Message:
    """What a fleet can do."""
    name = t.EFFECT_NAMES[tables.fleet_effect[number]]
    return Message(f"effect-{name}", {"value": int(tables.fleet_value[number])})


@cache
def cargo(ships: int) -> Message:
    """Packed ships in words, at least one."""
    counts = [ships >> int(t.FIELD) * colour & 15 for colour in range(COLOURS)]
    parts = [
        Message("cargo", {"number": number, "ship": ship(colour)})
        for colour, number in enumerate(counts)
        if number
    ]
    return joined(parts)


def joined(parts: Sequence[Message]) -> Message:
    """Things said one after the other, at least one."""
    whole = parts[0]
    for part in parts[1:]:
        whole = Message("cargo-and", {"one": whole, "other": part})
    return whole


@cache
def payment(tables: Tables, number: int) -> Message:
    kinds = [culture(tables, kind) for kind in bits.listed(tables.pay_kinds[number])]
    if len(kinds) == 1:
        return Message("payment-equal", {"kind": kinds[0]})
    return Message("payment-different", {"one": kinds[0], "two": kinds[1], "three": kinds[2]})


# --- prompts -----------------------------------------------------------------------------

ASKED = {
    s.TAKING: Message("prompt-take"),
    s.CHOOSING: Message("prompt-choose"),
    s.COLLECTING: Message("prompt-collect"),
    s.EXTRA: Message("prompt-extra"),
    s.RESTING: Message("prompt-rest"),
    s.MOORING: Message("prompt-moor"),
    s.EXCHANGING: Message("prompt-exchange"),
    s.REMOVING: Message("prompt-remove"),
    s.SWAPPING: Message("prompt-swap"),
    s.ARRANGING: Message("prompt-arrange"),
    s.GIVING: Message("prompt-give"),
    s.GETTING: Message("prompt-get"),
    s.OVER: Message("prompt-over"),
}

DRAWN = {
    s.ORDERING: Message("prompt-ordering"),
    s.DEALING: Message("prompt-dealing"),
    s.SHOWING_SPECIALISTS: Message("prompt-showing-specialists"),
    s.SHOWING_TILES: Message("prompt-showing-tiles"),
    s.SHOWING_FLEETS: Message("prompt-showing-fleets"),
}


def prompt(state: Yamatai, seat: int) -> Message:
    """What is asked of this seat now, or what it waits for."""
    if state.phase in DRAWN:
        return DRAWN[state.phase]
    if state.phase != s.OVER and (seat != state.seat or state.actor == CHANCE):
        return Message("prompt-wait", {"seat": seat_name(int(state.seat))})
    if state.phase == s.TRADING:
        return Message("prompt-trade" if trades_left(state) > 0 else "prompt-place")
    if state.phase == s.PLACING:
        return Message("prompt-go-on" if state.is_legal(ACTIONS.code("go-on")) else "prompt-line")
    if state.phase == s.RESTING and can_trade_late(state):
        return Message("prompt-rest-trading")
    if state.phase == s.HIRING:
        return Message("prompt-recruit" if can_recruit(state) else "prompt-end")
    if state.phase == s.PAYING:
        return Message("prompt-pay", {"specialist": specialist(state.tables, int(state.pending))})
    return ASKED[state.phase]


# --- labels ------------------------------------------------------------------------------


def label(state: Yamatai, code: int) -> Message:
    """An action in words, for the list of choices."""
    return label_of(state.tables, code, detail(state, code))


def detail(state: Yamatai, code: int) -> int:
    """What the position adds to a label: a price, the coins on a specialist, a ship, a kind."""
    action = ACTIONS[code]
    found = DETAILS.get(action.family)
    return int(found(state, *action.numbers)) if found else 0


def _kind_there(state: Yamatai, space: int, nth: int) -> int:
    return int(state.culture_at[state.tables.touch[space * FAN + nth]])


# What is added, by family of actions.
DETAILS: dict[str, Callable[..., int]] = {
    "buy": price_to_buy,
    "sell": price_to_sell,
    "collect": _kind_there,
    "also": lambda state, island: state.culture_at[island],
    "recruit": lambda state, specialist: state.reward[specialist],
    "move": lambda state, space, nth: state.board[space],
    "exchange": lambda state, island: state.culture_at[island],
    "remove": lambda state, space: state.board[space],
    "swap": lambda state, space: state.board[space],
}


@cache
def label_of(tables: Tables, code: int, added: int) -> Message:
    action = ACTIONS[code]
    family, args = action.family, _args(tables, action)
    if family in ("buy", "sell"):
        args["coins"] = coins(added)
    elif family in ("collect", "also", "exchange"):
        args["kind"] = culture(tables, added)
    elif family in ("move", "remove", "swap"):
        args["ship"] = ship(added)
    elif family == "take":
        args["effect"] = effect(tables, action["fleet"])
    elif family == "build":
        args["points"] = points(int(tables.tile_points[action["tile"]]))
    elif family == "recruit":
        args |= {"power": power(tables, action["specialist"]), "coins": coins(added)}
    elif family in POWER_COSTS:
        args["coins"] = coins(int(tables.power_value[POWER_COSTS[family]]))
    elif family == "change-gold":
        args["ships"] = int(tables.power_value[t.GOLD_FOR_SHIPS])
    elif family == "deal" and action["mountain"]:
        family = "deal-mountain"
    return Message(f"label-{family}", args)


# Powers whose coins a label tells.
POWER_COSTS = {"culture-for-coins": t.CULTURE_FOR_COINS, "clear": t.CLEAR_SACRED}


def _args(tables: Tables, action: Action) -> Args:
    """What is said of the arguments of an action."""
    out: Args = {}
    for i, argument in enumerate(action.arguments):
        name, said = NAMES[argument]
        found = said(tables, *action.numbers[: i + 1])
        if found is not None:
            out[name] = found
    return out


def _shore(tables: Tables, space: int, nth: int) -> Message:
    return island_name(tables, int(tables.touch[space * FAN + nth]))


def _target(tables: Tables, space: int, nth: int) -> Message:
    return space_name(tables, int(tables.link[space * FAN + nth]))


# What the numbers of an argument are called, and as which argument of a message; those of `shore`
# and `target` mean something after the number before them only.
NAMES: dict[str, tuple[str, Callable[..., Message | None]]] = {
    "seat": ("seat", lambda tables, *numbers: seat_name(numbers[-1])),
    "kind": ("kind", lambda tables, *numbers: culture(tables, numbers[-1])),
    "mountain": ("mountain", lambda tables, *numbers: None),  # another message
    "specialist": ("specialist", lambda tables, *numbers: specialist(tables, numbers[-1])),
    "tile": ("tile", lambda tables, *numbers: building(tables, numbers[-1])),
    "fleet": ("fleet", lambda tables, *numbers: fleet(numbers[-1])),
    "ship": ("ship", lambda tables, *numbers: ship(numbers[-1])),
    "space": ("space", lambda tables, *numbers: space_name(tables, numbers[-1])),
    "shore": ("island", _shore),
    "island": ("island", lambda tables, *numbers: island_name(tables, numbers[-1])),
    "payment": ("payment", lambda tables, *numbers: payment(tables, numbers[-1])),
    "target": ("target", _target),
}


# --- the log -----------------------------------------------------------------------------

# Nothing is told of these: the map tells it, or another action does.
SILENT = ("deal", "go-on", "end", "enough")


def story(state: Yamatai, code: int, after: Yamatai, seat: int) -> Message | None:
    """What a seat reads when `code` is played; what was looked at stays hidden (YAM-11.4)."""
    action = ACTIONS[code]
    family = action.family
    if family in SILENT:
        return None
    args: Args = {"seat": seat_name(int(state.seat)), **_args(state.tables, action)}
    if state.phase in (s.LOOKING, s.ARRANGING):
        return _looking_story(state, family, args, seat)
    if family in ("recruit", "pay"):
        return _recruiting_story(state, after, args)
    if family == "build":
        return _building_story(state, after, args)
    if family in ("exchange", "swap"):
        return _swapping_story(state, family, args)
    if family in ("collect", "also"):
        args["kind"] = culture(state.tables, _taken_kind(state, after))
    elif family in ("move", "remove"):
        args["ship"] = ship(detail(state, code))
    elif family in ("buy", "sell"):
        args["coins"] = coins(detail(state, code))
    elif family == "culture-for-coins":
        args["coins"] = coins(_gained(state, after)[0])
    elif family == "order":
        args["place"] = int(after.places[state.turn])
    elif family == "change-gold":
        args["ship"] = ship(int(t.GOLD))
    return Message(f"story-{STORIES.get(family, family)}", args)


# Families that share a story with another one.
STORIES = {"also": "collect", "change-gold": "give"}


def _looking_story(state: Yamatai, family: str, args: Args, seat: int) -> Message | None:
    is_own = seat == state.seat
    if family == "show-tile":
        return Message("story-sees", {"tile": args["tile"]}) if is_own else None
    if is_own:
        return Message(f"story-{family}-own", {"tile": args["tile"]})
    return Message(f"story-{family}", {"seat": args["seat"]})


def _gained(state: Yamatai, after: Yamatai) -> tuple[int, int]:
    """Coins and tokens that came to the seat whose turn it is."""
    of_coins = int(after.coins[state.seat] - state.coins[state.seat])
    return of_coins, int(after.tokens[state.seat] - state.tokens[state.seat])


def _building_story(state: Yamatai, after: Yamatai, args: Args) -> Message:
    """With what it brought, and what a toll cost beyond that."""
    of_coins, of_tokens = _gained(state, after)
    got = gain(of_coins, of_tokens)
    if of_coins < 0:
        cost: Args = {"cost": coins(-of_coins)}
        if got is None:
            return Message("story-build-cost", args | cost)
        return Message("story-build-both", args | cost | {"gain": got})
    return _story_with(got, "story-build", args)


def _story_with(got: Message | None, story: str, args: Args) -> Message:
    """The story that also tells what was gained, if anything was."""
    return Message(story, args) if got is None else Message(f"{story}-gain", args | {"gain": got})


def _taken_kind(state: Yamatai, after: Yamatai) -> int:
    """Of the culture tile that was taken."""
    base = int(state.seat) * KINDS
    return next(k for k in range(KINDS) if after.hand[base + k] > state.hand[base + k])


def _recruiting_story(state: Yamatai, after: Yamatai, args: Args) -> Message | None:
    if after.phase == s.PAYING:
        return None  # told when it is paid
    if state.phase == s.PAYING:
        args["specialist"] = specialist(state.tables, int(state.pending))
    return _story_with(gain(_gained(state, after)[0], 0), "story-recruit", args)


def _swapping_story(state: Yamatai, family: str, args: Args) -> Message | None:
    """Told when both are chosen."""
    if state.phase not in (s.EXCHANGING, s.SWAPPING):
        return None
    argument, said = NAMES["island" if family == "exchange" else "space"]
    first = said(state.tables, int(state.pending))
    return Message(f"story-{family}", args | {argument: first, "other": args[argument]})


# --- above the log -----------------------------------------------------------------------


def headline(state: Yamatai, code: int, after: Yamatai) -> Headline | None:
    """A new round; what ends a round or the match, and what brings the end near."""
    family = ACTIONS[code].family
    if family == "take" and state.turn == 0:
        return Headline(Message("head-round", {"round": int(state.round)}))
    event = EVENTS.get(family, _supply_event)(state, after)
    return None if event is None else Headline(event, is_event=True)


def _end_event(state: Yamatai, after: Yamatai) -> Message | None:
    if after.phase == s.OVER:
        return Message("event-over", {"reason": ending(after)})
    if after.turn == 0 or after.actor == CHANCE:
        args: Args = {"round": int(state.round), "coins": coins(int(state.tables.coins_per_round))}
        return Message("event-round-over", args)
    return None


def _build_event(state: Yamatai, after: Yamatai) -> Message | None:
    """A torii or palace, or a standard building that brings the end near (YAM-14.1)."""
    seat, left = int(state.seat), int(after.pieces[state.seat])
    args: Args = {"seat": seat_name(seat)}
    if after.prestige != state.prestige:
        new = int(bits.first(after.prestige & ~state.prestige))
        kind = t.BUILDING_NAMES[state.tables.tile_kind[after.building_at[new]]]
        return Message(f"event-{kind}", args | {"island": island_name(state.tables, new)})
    if left <= 1:
        return Message("event-one-left" if left else "event-none-left", args)
    return None


def _supply_event(state: Yamatai, after: Yamatai) -> Message | None:
    """A colour runs out: without it no next round is prepared (YAM-14.2)."""
    gone = [c for c in range(COLOURS) if state.supply[c] > 0 and after.supply[c] == 0]
    return Message("event-supply", {"ships": joined([ship(c) for c in gone])}) if gone else None


EVENTS: dict[str, Callable[[Yamatai, Yamatai], Message | None]] = {
    "end": _end_event,
    "build": _build_event,
}
