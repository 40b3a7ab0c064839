"""What is asked, offered and told, as messages."""

from __future__ import annotations

from functools import cache

from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import Tables

HEXES, TYPES = int(t.HEXES), int(t.TYPES)
PLACE, SWAP, WITH = int(s.PLACE), int(s.SWAP), int(s.WITH)
PICK, DRAW, END = int(s.PICK), int(s.DRAW), int(s.END)


# --- names -----------------------------------------------------------------------------------


@cache
def tile_name(tables: Tables, kind: int) -> Message:
    return Message(f"tile-{tables.pictures[kind]}", {"strength": tables.numbers[kind]})


@cache
def figure_name(figure_type: int) -> Message:
    return Message(f"figure-{t.FIGURE_NAMES[figure_type]}")


@cache
def site_name(tables: Tables, site: int) -> Message:
    """A city by its name, a village by its hex."""
    hex_name = tables.hex_names[tables.hex_of[site]]
    if tables.site_names[site]:
        return Message("place-city", {"name": tables.site_names[site], "hex": hex_name})
    return Message("place-village", {"hex": hex_name})


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
        site, figure_type = divmod(int(state.swapping), TYPES)
        args: dict[str, object] = {
            "figure": figure_name(figure_type),
            "place": site_name(state.tables, site),
        }
        return Message("prompt-swap", args)
    return _turn_prompt(state)


def _chance_prompt(state: Samurai) -> Message:
    if state.phase == s.PLACING:
        return Message("prompt-dealt")
    return Message("prompt-draws", {"seat": seat_name(int(state.turn))})


def _turn_prompt(state: Samurai) -> Message:
    base = int(state.turn * state.tables.hand)
    hand = [int(state.hand[i]) for i in range(base, base + int(state.held[state.turn]))]
    playable = any(state.ways(kind) > 0 for kind in hand)
    if state.laid == 0:
        return Message("prompt-lay" if playable else "prompt-pass")
    if not playable:
        return Message("prompt-end")
    return Message("prompt-lay-fast" if state.plain_laid else "prompt-lay-more")


# --- labels ----------------------------------------------------------------------------------


@cache
def label(tables: Tables, code: int) -> Message:
    """An action in words, for the list of choices."""
    if code < PLACE:
        kind, hex_ = divmod(code, HEXES)
        name = "label-lift" if tables.use[kind] == t.LIFTS else "label-lay"
        args: dict[str, object] = {"hex": tables.hex_names[hex_]}
        return Message(name, args | {"tile": tile_name(tables, kind)})
    if code < SWAP:
        return Message("label-place", _figure_args(tables, code - PLACE))
    if code < WITH:
        return Message("label-swap", _figure_args(tables, code - SWAP))
    if code < PICK:
        return Message("label-with", _figure_args(tables, code - WITH))
    if code < DRAW:
        return Message("label-pick", {"tile": tile_name(tables, code - PICK)})
    if code < END:
        return Message("label-draw", {"tile": tile_name(tables, code - DRAW)})
    return Message("label-end" if code == END else "label-pass")


def _figure_args(tables: Tables, figure: int) -> dict[str, object]:
    site, figure_type = divmod(figure, TYPES)
    return {"figure": figure_name(figure_type), "place": site_name(tables, site)}


# --- the log ---------------------------------------------------------------------------------


def story(state: Samurai, code: int, seat: int) -> Message | None:
    """What a seat reads when `code` is played; hidden tiles stay hidden (SAM-2.2)."""
    tables = state.tables
    who: dict[str, object] = {"seat": seat_name(int(state.turn))}
    if PICK <= code < END:
        kind = code - (PICK if code < DRAW else DRAW)
        verb = "picks" if code < DRAW else "draws"
        if seat == state.turn:
            return Message(f"story-{verb}-own", {"tile": tile_name(tables, kind)})
        return Message(f"story-{verb}", who)
    told = _act(state, code, who)
    for taken in _taken(state, code):
        told = taken if told is None else Message("story-and", {"one": told, "more": taken})
    return told


def _act(state: Samurai, code: int, who: dict[str, object]) -> Message | None:
    tables = state.tables
    if code < PLACE:
        kind, hex_ = divmod(code, HEXES)
        args = who | {"tile": tile_name(tables, kind), "hex": tables.hex_names[hex_]}
        if state.phase == s.RELAYING:
            return Message("story-lays-again", args)
        if tables.use[kind] == t.LIFTS:
            lifted = int(state.tiles[hex_] & s.KIND_MASK)
            return Message("story-lifts", args | {"lifted": tile_name(tables, lifted)})
        return Message("story-lays", args)
    if code < SWAP:
        args = who | _figure_args(tables, code - PLACE)
        return Message("story-dealt" if state.actor == CHANCE else "story-places", args)
    if code < WITH:
        return None
    if code < PICK:
        other = _figure_args(tables, code - WITH)
        args = who | _figure_args(tables, int(state.swapping))
        return Message("story-swaps", args | {"figure2": other["figure"], "place2": other["place"]})
    return None if code == END else Message("story-passes", who)


def _taken(state: Samurai, code: int) -> list[Message]:
    """SAM-8.2, SAM-8.3: who takes which figures because of this action."""
    after = state.copy()
    after.apply(code)
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
