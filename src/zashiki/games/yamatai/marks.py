"""Where the eyes should go after an action: what was laid, built, taken or moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.rules import Yamatai

COLOURS = int(t.COLOURS)


def marks(state: Yamatai, code: int, after: Yamatai, seat: int) -> Sequence[str]:
    """What was laid, built, taken or moved, as this seat sees it; nothing of what chance does."""
    action = ACTIONS[code]
    found = MARKED.get(action.family)
    return () if found is None else found(state, after, seat, *action.numbers)


def _ship(state: Yamatai, after: Yamatai, seat: int, colour: int) -> list[str]:
    """A ship that came to somebody: in the hand of the viewer, else in their harbour."""
    owner = int(state.seat)
    if not after.ships[owner * COLOURS + colour]:
        return [f"seat-{owner}-harbour"]
    name = t.COLOUR_NAMES[colour]
    return [f"hand-{name}" if owner == seat else f"seat-{owner}-{name}"]


def _supply(state: Yamatai, after: Yamatai, seat: int, colour: int = t.GOLD) -> list[str]:
    return [f"supply-{t.COLOUR_NAMES[colour]}"]


def _gold(state: Yamatai, after: Yamatai, seat: int, kind: int) -> list[str]:
    return _ship(state, after, seat, int(t.GOLD))


def _culture(state: Yamatai, after: Yamatai, seat: int, kind: int) -> list[str]:
    """What is left of the culture tiles of which one was given."""
    return ["hand-culture" if state.seat == seat else f"seat-{state.seat}-culture"]


def _recruit(state: Yamatai, after: Yamatai, seat: int, number: int) -> list[str]:
    """The specialist, when it is chosen and when it is paid for."""
    chosen = int(state.pending if state.phase == s.PAYING else number)
    return [f"specialist-{state.tables.specialist_names[chosen]}"]


def _island(state: Yamatai, after: Yamatai, seat: int, island: int) -> list[str]:
    return [state.tables.island_names[island]]


def _shore(state: Yamatai, after: Yamatai, seat: int, space: int, nth: int) -> list[str]:
    return [state.tables.island_names[state.tables.touch[space * t.FAN + nth]]]


def _target(state: Yamatai, after: Yamatai, seat: int, space: int, nth: int) -> list[str]:
    return [f"ship-{state.tables.space_names[state.tables.link[space * t.FAN + nth]]}"]


def _exchange(state: Yamatai, after: Yamatai, seat: int, island: int) -> list[str]:
    both = [int(state.pending), island] if state.phase == s.EXCHANGING else [island]
    return [f"culture-{state.tables.island_names[one]}" for one in both]


def _swap(state: Yamatai, after: Yamatai, seat: int, space: int) -> list[str]:
    both = [int(state.pending), space] if state.phase == s.SWAPPING else [space]
    return [f"ship-{state.tables.space_names[one]}" for one in both]


# By family of actions: ids of pieces or places; nothing for those left out.
MARKED: dict[str, Callable[..., list[str]]] = {
    "take": lambda state, after, seat, fleet: [f"fleet-{fleet + 1}"],
    "choose": _ship,
    "buy": _ship,
    "sell": _supply,
    "place": lambda state, after, seat, colour, space: [f"ship-{state.tables.space_names[space]}"],
    "collect": _shore,
    "also": _island,
    "build": lambda state, after, seat, tile, island: [
        f"building-{state.tables.island_names[island]}"
    ],
    "moor": lambda state, after, seat, colour: [f"seat-{state.seat}-harbour"],
    "recruit": _recruit,
    "pay": _recruit,
    "reserve": lambda state, after, seat, tile: [f"tile-{state.tables.tile_names[tile]}"],
    "move": _target,
    "look": lambda state, after, seat: ["pile-top"],
    "top": lambda state, after, seat, tile: ["pile-top"],
    "under": lambda state, after, seat, tile: ["pile-under"],
    "hallow": lambda state, after, seat, island: [f"sacred-{state.tables.island_names[island]}"],
    "exchange": _exchange,
    "remove": lambda state, after, seat, space: [state.tables.space_names[space]],
    "swap": _swap,
    "give": _supply,
    "change-gold": _supply,
    "get": _ship,
    "culture-for-gold": _gold,
    "culture-for-coins": _culture,
    "clear": _island,
}
