"""Why an action is refused: the most helpful reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.actions import ACTIONS

if TYPE_CHECKING:
    from zashiki.games.samurai.rules import Samurai

# What is asked for in each phase, when something else was tried.
EXPECTED = {
    int(s.OPENING): ("opening-first", "SAM-2.1"),
    int(s.PLACING): ("placing-first", "SAM-3.2"),
    int(s.LAYING): ("turn-first", "SAM-4.1"),
    int(s.RELAYING): ("lay-again-first", "SAM-7.2"),
    int(s.SWAPPING): ("swap-first", "SAM-6.1"),
}


def explain(state: Samurai, code: int) -> Refusal:
    """`code` is in range and not legal for the seat that acts."""
    action = ACTIONS[code]
    return AGAINST[action.family](state, *action.numbers) or _expected(state)


def _expected(state: Samurai) -> Refusal:
    """Something else is asked for now."""
    return Refusal(*EXPECTED[int(state.phase)])


def _pick(state: Samurai, kind: int) -> Refusal | None:
    return Refusal("none-left-to-pick", "SAM-2.1") if state.phase == s.OPENING else None


def _draw(state: Samurai, kind: int) -> Refusal | None:
    return Refusal("only-chance-draws", "SAM-9.1")


def _end(state: Samurai) -> Refusal | None:
    return Refusal("lay-one-first", "SAM-4.2") if state.phase == s.LAYING else None


def _pass(state: Samurai) -> Refusal | None:
    return Refusal("can-lay", "SAM-4.9") if state.phase == s.LAYING else None


def _place(state: Samurai, site: int, figure_type: int) -> Refusal | None:
    if state.phase != s.PLACING:
        return None
    tables = state.tables
    if not _in_match(state, site):
        return Refusal("not-on-this-map", "SAM-1.5")
    if not state.waits_for(site):
        if not tables.is_city(site) and state.city_room > 0:
            return Refusal("cities-first", "SAM-3.3")
        return Refusal("settlement-full", _filled_by(state, site))
    if state.supply[figure_type] == 0:
        return Refusal(
            "type-used-up",
            "SAM-3.6",
            {"figures": Message(f"figures-{t.FIGURE_NAMES[figure_type]}")},
        )
    return Refusal(
        "equal-in-city", "SAM-3.5", {"a": Message(f"figure-a-{t.FIGURE_NAMES[figure_type]}")}
    )


def _filled_by(state: Samurai, site: int) -> str:
    """The rule that brought a settlement its figures."""
    if site == 0:
        return "SAM-3.1"
    return "SAM-3.3" if state.tables.is_city(site) else "SAM-3.4"


def _lay(state: Samurai, kind: int, hex_: int) -> Refusal | None:
    if state.phase == s.RELAYING and kind == state.lifted:
        return _cover(state, kind, hex_)
    if state.phase != s.LAYING:
        return None
    tables = state.tables
    if kind >= tables.kinds or not state.holds(state.turn, kind):
        return Refusal("not-in-hand", "SAM-4.2")
    if state.plain_laid and not tables.is_fast[kind]:
        return Refusal("one-plain-tile", "SAM-4.3")
    if tables.use[kind] == t.SWAPS:
        return Refusal("swap-takes-figures", "SAM-6.1")
    if tables.use[kind] == t.LIFTS:
        return _lift(state, hex_)
    return _cover(state, kind, hex_)


def _cover(state: Samurai, kind: int, hex_: int) -> Refusal:
    tables = state.tables
    if not _on_map(state, hex_):
        return Refusal("not-on-this-map", "SAM-1.5")
    if tables.terrain[hex_] == t.SETTLEMENT:
        return Refusal("not-on-settlement", "SAM-4.6")
    if tables.use[kind] == t.COVERS_SEA and tables.terrain[hex_] != t.SEA:
        return Refusal("ship-needs-sea", "SAM-4.4")
    if tables.use[kind] == t.COVERS_LAND and tables.terrain[hex_] != t.LAND:
        return Refusal("tile-needs-land", "SAM-4.5")
    rule_id = "SAM-4.4" if tables.use[kind] == t.COVERS_SEA else "SAM-4.5"
    return Refusal("hex-taken", rule_id, {"hex": tables.hex_names[hex_]})


def _lift(state: Samurai, hex_: int) -> Refusal:
    if state.lifts[state.turn] == 0:
        return Refusal("nothing-to-lift", "SAM-7.5")
    if not _on_map(state, hex_):
        return Refusal("not-on-this-map", "SAM-1.5")
    tile = state.tiles[hex_]
    if tile == s.EMPTY or s.owner_of(tile) != state.turn:
        return Refusal("lift-own-tile", "SAM-7.1")
    if not state.can_lift(hex_):
        return Refusal("lift-no-character", "SAM-7.6")
    return Refusal("no-land-left", "SAM-7.5")


def _swap(state: Samurai, site: int, figure_type: int) -> Refusal | None:
    if state.phase != s.LAYING:
        return None
    if not state.holds(state.turn, state.tables.figure_exchange):
        return Refusal("not-in-hand", "SAM-4.2")
    if not _stands(state, site, figure_type):
        return Refusal("no-such-figure", "SAM-6.1")
    return Refusal("no-second-figure", "SAM-6.1")


def _swap_with(state: Samurai, site: int, figure_type: int) -> Refusal | None:
    if state.phase == s.LAYING:
        return Refusal("figures-are-won", "SAM-8.1")
    if state.phase != s.SWAPPING:
        return None
    if site * t.TYPES + figure_type == state.swapping:
        return Refusal("swap-two-figures", "SAM-6.1")
    if not _stands(state, site, figure_type):
        return Refusal("no-such-figure", "SAM-6.1")
    return Refusal("swap-makes-equal", "SAM-6.3")


def _stands(state: Samurai, site: int, figure_type: int) -> bool:
    return _in_match(state, site) and state.has_figure(site, figure_type)


def _in_match(state: Samurai, site: int) -> bool:
    return site < state.tables.sites and state.tables.room[site] > 0


def _on_map(state: Samurai, hex_: int) -> bool:
    return hex_ < state.tables.hexes and state.tables.terrain[hex_] != t.OFF


# By family of actions; None: something else is asked for now.
AGAINST: dict[str, Callable[..., Refusal | None]] = {
    "lay": _lay,
    "place": _place,
    "swap": _swap,
    "with": _swap_with,
    "pick": _pick,
    "draw": _draw,
    "end": _end,
    "pass": _pass,
}
