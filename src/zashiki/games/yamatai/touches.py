"""Each legal action as a path of touches.

Ships, culture tiles and tiles looked at are touched in the hand; an effect begins at the fleet,
a power at the specialist who has it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from zashiki.core import bits
from zashiki.core.actions import Action
from zashiki.core.scene import Choice
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai import words
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.tables import Tables

FAN = int(t.FAN)

# Phases in which an effect goes on that was begun by touching its fleet or specialist.
BEGUN = (s.EXCHANGING, s.REMOVING, s.SWAPPING, s.GIVING)

# Families that begin at the fleet, or at the specialist with this power.
AT_FLEET = ("reserve", "move", "look", "hallow", "exchange", "remove", "swap")
AT_SPECIALIST = {
    "give": t.SHIPS_FOR_GOLD,
    "change-gold": t.GOLD_FOR_SHIPS,
    "culture-for-gold": t.CULTURE_FOR_GOLD,
    "culture-for-coins": t.CULTURE_FOR_COINS,
    "clear": t.CLEAR_SACRED,
}
STEP_3 = ("place", "collect", "also", "build")  # what going on gives up
BUTTONS = {"end": "end", "enough": "main"}


def choices(state: Yamatai) -> list[Choice]:
    """All legal actions of the actor."""
    begun = state.phase in BEGUN
    is_late = state.phase != s.TRADING
    fleet = int(state.fleet)
    codes = state.legal()
    way_on = "waive" if any(ACTIONS[code].family in STEP_3 for code in codes) else "main"
    return [
        choice(state.tables, code, fleet, begun, is_late, words.detail(state, code), way_on)
        for code in codes
    ]


@cache
def choice(
    tables: Tables, code: int, fleet: int, begun: bool, is_late: bool, detail: int, way_on: str
) -> Choice:
    """`way_on` is what going on to the harbour is: with ships to place or a building to build it
    gives these up.
    """
    action = ACTIONS[code]
    family = action.family
    path = [step for touch in TOUCHED.get(family, ()) for step in touch(tables, action)]
    if family in AT_FLEET and not begun:
        path.insert(0, f"fleet-{fleet + 1}")
    elif family in AT_SPECIALIST and not begun:
        path.insert(0, holder(tables, int(AT_SPECIALIST[family])))
    elif family in ("buy", "sell") and is_late:  # the additional trade
        path.insert(0, holder(tables, int(t.EXTRA_TRADE)))
    kind = way_on if family == "go-on" else BUTTONS.get(family, "plain")
    return Choice(code, path, words.label_of(tables, code, detail), kind)


# --- what is touched ---------------------------------------------------------------------


def _fleet(tables: Tables, action: Action) -> list[str]:
    return [f"fleet-{action['fleet'] + 1}"]


def _own_ship(tables: Tables, action: Action) -> list[str]:
    return [f"hand-{t.COLOUR_NAMES[action['ship']]}"]


def _supply(tables: Tables, action: Action) -> list[str]:
    return [f"supply-{t.COLOUR_NAMES[action['ship']]}"]


def _own_culture(tables: Tables, action: Action) -> list[str]:
    return [f"hand-{tables.kind_names[action['kind']]}"]


def _payment(tables: Tables, action: Action) -> list[str]:
    payment = action["payment"]
    kinds = bits.listed(tables.pay_kinds[payment]) * int(tables.pay_each[payment])
    return [f"hand-{tables.kind_names[kind]}" for kind in kinds]


def _space(tables: Tables, action: Action) -> list[str]:
    return [tables.space_names[action["space"]]]


def _ship(tables: Tables, action: Action) -> list[str]:
    """One that lies on the board."""
    return [f"ship-{tables.space_names[action['space']]}"]


def _target(tables: Tables, action: Action) -> list[str]:
    return [tables.space_names[tables.link[action["space"] * FAN + action["target"]]]]


def _island(tables: Tables, action: Action) -> list[str]:
    return [tables.island_names[action["island"]]]


def _culture(tables: Tables, action: Action) -> list[str]:
    return [f"culture-{tables.island_names[action['island']]}"]


def _shore_culture(tables: Tables, action: Action) -> list[str]:
    island = tables.touch[action["space"] * FAN + action["shore"]]
    return [f"culture-{tables.island_names[island]}"]


def _tile(tables: Tables, action: Action) -> list[str]:
    return [f"tile-{tables.tile_names[action['tile']]}"]


def _pile(tables: Tables, action: Action) -> list[str]:
    return [f"pile-{action.family}"]


def _specialist(tables: Tables, action: Action) -> list[str]:
    return [f"specialist-{tables.specialist_names[action['specialist']]}"]


def holder(tables: Tables, power: int) -> str:
    """The specialist with this power."""
    number = list(tables.specialist_power).index(power)
    return f"specialist-{tables.specialist_names[number]}"


# By family of actions, one after the other; nothing for those left out.
TOUCHED: dict[str, tuple[Callable[[Tables, Action], list[str]], ...]] = {
    "take": (_fleet,),
    "choose": (_supply,),
    "buy": (_supply,),
    "sell": (_own_ship, _supply),
    "place": (_own_ship, _space),
    "collect": (_ship, _shore_culture),
    "also": (_culture,),
    "build": (_tile, _island),
    "moor": (_own_ship,),
    "recruit": (_specialist,),
    "pay": (_payment,),
    "reserve": (_tile,),
    "move": (_ship, _target),
    "top": (_tile, _pile),
    "under": (_tile, _pile),
    "hallow": (_island,),
    "exchange": (_culture,),
    "remove": (_ship,),
    "swap": (_ship,),
    "give": (_own_ship,),
    "get": (_supply,),
    "culture-for-gold": (_own_culture,),
    "culture-for-coins": (_own_culture,),
    "clear": (_island,),
}
