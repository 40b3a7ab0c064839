"""What is asked, offered and told, as messages."""

from __future__ import annotations

from functools import cache

from zashiki.core.actions import Action
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.actions import ACTIONS
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import Tables

TYPES = int(t.TYPES)


# --- names -----------------------------------------------------------------------------------


@cache
def tile_name(tables: Tables, kind: int) -> Message:
    return Message(f"tile-{tables.pictures[kind]}", {"strength": tables.numbers[kind]})


@cache
def site_name(tables: Tables, site: int) -> Message:
    """A city by its name, a village by its hex."""
    hex_name = tables.hex_names[tables.hex_of[site]]
    if tables.site_names[site]:
        return Message("place-city", {"name": tables.site_names[site], "hex": hex_name})
    return Message("place-village", {"hex": hex_name})


@cache
def figure_name(figure_type: int) -> Message:
    return Message(f"figure-{t.FIGURE_NAMES[figure_type]}")


# --- prompts ---------------------------------------------------------------------------------


def prompt(state: Samurai, seat: int) -> Message:
    """What is asked of this seat now, or what it waits for."""
    if state.phase == s.OVER:
        return Message("prompt-over")
    if state.actor == CHANCE:
        return _chance_prompt(state)
    if state.actor != seat:
        return Message("prompt-wait", {"seat": seat_name(int(state.actor))})
    if state.phase == s.OPENING:
        left = int(state.tables.hand - state.held[seat])
        return Message("prompt-pick", {"left": left})
    if state.phase == s.PLACING:
        return Message("prompt-place-city" if state.city_room > 0 else "prompt-place-village")
    if state.phase == s.RELAYING:
        return Message("prompt-lay-again", {"tile": tile_name(state.tables, int(state.lifted))})
    if state.phase == s.SWAPPING:
        return Message("prompt-swap", _figure_args(state.tables, int(state.swapping)))
    return _turn_prompt(state)


def _chance_prompt(state: Samurai) -> Message:
    if state.phase == s.PLACING:
        return Message("prompt-dealt")
    return Message("prompt-draws", {"seat": seat_name(int(state.turn))})


def _turn_prompt(state: Samurai) -> Message:
    hand = [kind for kind in range(int(state.tables.kinds)) if state.holds(state.turn, kind)]
    can_lay = any(state.ways(kind) > 0 for kind in hand)
    if state.laid == 0:
        return Message("prompt-lay" if can_lay else "prompt-pass")
    if not can_lay:
        return Message("prompt-end")
    return Message("prompt-lay-fast" if state.plain_laid else "prompt-lay-more")


# --- labels ----------------------------------------------------------------------------------


def label(state: Samurai, code: int) -> Message:
    """An action in words, for the list of choices."""
    return label_of(state.tables, code)


@cache
def label_of(tables: Tables, code: int) -> Message:
    action = ACTIONS[code]
    family = "lift" if is_lift(tables, action) else action.family
    return Message(f"label-{family}", _args(tables, action))


def is_lift(tables: Tables, action: Action) -> bool:
    """Whether a tile exchange is laid, which lifts another tile."""
    return action.family == "lay" and tables.use[action["tile"]] == t.LIFTS


@cache
def _args(tables: Tables, action: Action) -> dict[str, object]:
    """What is said of the arguments of an action."""
    out: dict[str, object] = {}
    for argument, number in zip(action.arguments, action.numbers, strict=True):
        if argument == "tile":
            out["tile"] = tile_name(tables, number)
        elif argument == "hex":
            out["hex"] = tables.hex_names[number]
        elif argument == "site":
            out["place"] = site_name(tables, number)
        else:
            out["figure"] = figure_name(number)
    return out


# --- the log ---------------------------------------------------------------------------------


def story(state: Samurai, code: int, after: Samurai, seat: int) -> Message | None:
    """What a seat reads when `code` is played; hidden tiles stay hidden (SAM-2.2)."""
    action = ACTIONS[code]
    told = _told(state, action, after, seat)
    for taken in _taken(state, after):
        told = taken if told is None else Message("story-and", {"one": told, "more": taken})
    return told


def _told(state: Samurai, action: Action, after: Samurai, seat: int) -> Message | None:
    """What the actor did, or chance for it."""
    family = action.family
    args = {"seat": seat_name(int(state.turn)), **_args(state.tables, action)}
    if family in ("pick", "draw"):
        if seat == state.turn:
            return Message(f"story-{family}s-own", {"tile": args["tile"]})
        return Message(f"story-{family}s", {"seat": args["seat"]})
    if family == "lay":
        return _laid(state, action, after, args)
    if family == "place":
        return Message("story-dealt" if state.actor == CHANCE else "story-places", args)
    if family == "with":
        first = _figure_args(state.tables, int(state.swapping))
        second = {"figure2": args["figure"], "place2": args["place"]}
        return Message("story-swaps", args | first | second)
    return Message("story-passes", args) if family == "pass" else None


def _laid(state: Samurai, action: Action, after: Samurai, args: dict[str, object]) -> Message:
    if state.phase == s.RELAYING:
        return Message("story-lays-again", args)
    if is_lift(state.tables, action):
        lifted = int(after.lifted)
        return Message("story-lifts", args | {"lifted": tile_name(state.tables, lifted)})
    return Message("story-lays", args)


def _figure_args(tables: Tables, figure: int) -> dict[str, object]:
    """What is said of a figure on the board."""
    site, figure_type = divmod(figure, TYPES)
    return {"figure": figure_name(figure_type), "place": site_name(tables, site)}


def _taken(state: Samurai, after: Samurai) -> list[Message]:
    """SAM-8.2, SAM-8.3: who takes which figures because of this action."""
    sites = range(int(state.tables.sites))
    gone = [site for site in sites if state.figures[site] and not after.figures[site]]
    return [
        _one_taken(after, site, figure_type)
        for site in gone
        for figure_type in range(TYPES)
        if state.has_figure(site, figure_type)
    ]


def _one_taken(after: Samurai, site: int, figure_type: int) -> Message:
    args = _figure_args(after.tables, site * TYPES + figure_type)
    winner = int(after.strongest(site, figure_type))
    if winner == t.NOWHERE:
        return Message("story-aside", args)
    return Message("story-takes", args | {"seat": seat_name(winner)})
