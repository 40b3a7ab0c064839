"""What is asked, offered and told, as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zashiki.core.actions import Action
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Headline
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.actions import ACTIONS
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import Tables

TYPES = int(t.TYPES)
VOWELS = "AEIOU"  # French shortens words before them


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
def site_title(tables: Tables, site: int) -> Message:
    """The same at the beginning of a line."""
    if tables.site_names[site]:
        return site_name(tables, site)
    return Message("title-village", {"hex": tables.hex_names[tables.hex_of[site]]})


@cache
def site_with(word: str, tables: Tables, site: int) -> Message:
    """A settlement after a word such as in ("at"), "from" or "to", as languages bend it."""
    hex_name, name = tables.hex_names[tables.hex_of[site]], tables.site_names[site]
    if not name:
        return Message(f"site-{word}-village", {"hex": hex_name})
    kind = "vowel-city" if name[0] in VOWELS else "city"
    return Message(f"site-{word}-{kind}", {"name": name, "hex": hex_name})


@cache
def figure_with(article: str, figure_type: int) -> Message:
    """A figure after its article, "a" or "the", as the object of a sentence."""
    return Message(f"figure-{article}-{t.FIGURE_NAMES[figure_type]}")


@cache
def figure_title(tables: Tables, site: int, figure_type: int) -> Message:
    """A figure on the board, told apart from its equals by where it stands."""
    at = site_with("at", tables, site)
    return Message(f"title-{t.FIGURE_NAMES[figure_type]}", {"at": at})


@cache
def figure_at(tables: Tables, site: int, figure_type: int) -> Message:
    """The same within a sentence."""
    return Message("figure-at", _figure_args(tables, site, figure_type))


@cache
def type_name(figure_type: int) -> Message:
    return Message(f"figures-{t.FIGURE_NAMES[figure_type]}")


@cache
def pile_name(figure_type: int, seat: int) -> Message:
    """Figures of one type: those of a seat, or those still to be placed (NOBODY)."""
    figures = type_name(figure_type)
    if seat == NOBODY:
        return Message("figures-to-place", {"figures": figures})
    return Message("figures-of", {"figures": figures, "seat": seat_name(seat)})


def listed(parts: Sequence[Message]) -> Message:
    """One after another, as a sentence names them."""
    told = parts[-1]
    for nth, part in enumerate(reversed(parts[:-1])):
        told = Message("list-comma" if nth else "list-and", {"one": part, "more": told})
    return told


def sentences(parts: Sequence[Message]) -> Message:
    """One sentence after another."""
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = Message("story-and", {"one": part, "more": told})
    return told


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
        return Message(
            "prompt-swap", _figure_args(state.tables, *divmod(int(state.swapping), TYPES))
        )
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
    """What is said of the arguments of an action: a tile, a hex, or a figure of a settlement."""
    if "site" in action.arguments:
        return _figure_args(tables, action["site"], action["figure"])
    out: dict[str, object] = {}
    if "tile" in action.arguments:
        out["tile"] = tile_name(tables, action["tile"])
    if "hex" in action.arguments:
        out["hex"] = tables.hex_names[action["hex"]]
    return out


# --- the log ---------------------------------------------------------------------------------


def story(state: Samurai, code: int, after: Samurai, seat: int) -> Message | None:
    """What a seat reads when `code` is played; hidden tiles stay hidden (SAM-2.2)."""
    action = ACTIONS[code]
    told = _told(state, action, after, seat)
    parts = [] if told is None else [told]
    parts += _taken(state, after)
    return sentences(parts) if parts else None


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
        first = _figure_args(state.tables, *divmod(int(state.swapping), TYPES))
        second = {"the2": args["the"], "at2": args["at"]}
        return Message("story-swaps", args | first | second)
    return Message("story-passes", args) if family == "pass" else None


def _laid(state: Samurai, action: Action, after: Samurai, args: dict[str, object]) -> Message:
    if state.phase == s.RELAYING:
        return Message("story-lays-again", args)
    if is_lift(state.tables, action):
        lifted = int(after.lifted)
        return Message("story-lifts", args | {"lifted": tile_name(state.tables, lifted)})
    return Message("story-lays", args)


def _figure_args(tables: Tables, site: int, figure_type: int) -> dict[str, object]:
    """What is said of a figure and its settlement."""
    words: dict[str, object] = {word: figure_with(word, figure_type) for word in ("a", "the")}
    return words | {word: site_with(word, tables, site) for word in ("at", "from", "to")}


def _taken(state: Samurai, after: Samurai) -> list[Message]:
    """SAM-8.2, SAM-8.3: who takes which figures because of this action."""
    return [
        _one_taken(after, site, figure_type)
        for site in emptied(state, after)
        for figure_type in range(TYPES)
        if state.has_figure(site, figure_type)
    ]


def emptied(state: Samurai, after: Samurai) -> list[int]:
    """Settlements whose figures left the board."""
    sites = range(int(state.tables.sites))
    return [site for site in sites if state.figures[site] and not after.figures[site]]


def _one_taken(after: Samurai, site: int, figure_type: int) -> Message:
    args = _figure_args(after.tables, site, figure_type)
    winner = int(after.strongest(site, figure_type))
    if winner == t.NOWHERE:
        return Message("story-aside", args)
    return Message("story-takes", args | {"seat": seat_name(winner)})


# --- above the log ---------------------------------------------------------------------------


def headline(state: Samurai, code: int, after: Samurai) -> Headline | None:
    """What stands above the line: what begins now, or what all should notice."""
    events = _events(state, after)
    if events:
        return Headline(sentences(events), is_event=True)
    begins = _begins(state)
    return None if begins is None else Headline(Message(begins))


def _events(state: Samurai, after: Samurai) -> list[Message]:
    """Settlements that are surrounded, and the end, which is near or there."""
    gone = emptied(state, after)
    if not gone:
        return []
    places = listed([site_name(state.tables, site) for site in gone])
    told = [Message("event-surrounded", {"places": places})]
    if after.phase == s.OVER:
        return [*told, Message("event-over")]
    told += [
        Message(f"event-last-{t.FIGURE_NAMES[figure_type]}")
        for figure_type in range(TYPES)
        if after.standing[figure_type] == 1 and state.standing[figure_type] > 1
    ]
    is_last_place = after.figures_aside() == after.tables.aside_limit - 1
    if is_last_place and after.figures_aside() > state.figures_aside():
        told.append(Message("event-last-place-aside"))
    return told


def _begins(state: Samurai) -> str | None:
    """The heading of what the next action begins."""
    tables = state.tables
    if state.phase == s.OPENING:
        return None if any(state.held) else "headline-opening"
    if state.phase == s.PLACING:
        if state.figures_standing() == TYPES:
            return "headline-cities"
        villages = state.figures[tables.first_village : tables.sites]
        is_first_village = state.city_room == 0 and not any(villages)
        return "headline-villages" if is_first_village else None
    if state.phase != s.LAYING or state.laid or state.turn != 0:
        return None
    unlaid = sum(state.held) + sum(state.bagged)
    return "headline-first-round" if unlaid == sum(tables.count) * state.seats else "headline-round"
