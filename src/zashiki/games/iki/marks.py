"""Where the eyes should go after an action: what was placed, moved, used or lost."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.core.state import CHANCE
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.events import burning_stall
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import RETIRED
from zashiki.games.iki.tables import CARDS


def marks(state: Iki, code: int, after: Iki, seat: int) -> list[str]:
    """Ids of the scene after; everybody sees the same. What chance lays out is no news."""
    action = ACTIONS[code]
    if state.actor == CHANCE and action.family in ("pick", "build"):
        return []
    touched = TOUCHED.get(action.family)
    found = touched(state, after, *action.numbers) if touched is not None else []
    return found + _retired(state, after)


def _stall(state: Iki, after: Iki, stall: int) -> list[str]:
    return [f"stall-{state.side.stall_ids[stall]}"]


def _field(state: Iki, after: Iki, field: int) -> list[str]:
    return ["block"] if state.actor == CHANCE else [f"order-{int(state.actor)}"]


def _figure(state: Iki, after: Iki, number: int) -> list[str]:
    return [f"figure-{int(state.actor)}"]


def _card(state: Iki, after: Iki, card: int) -> list[str]:
    """The card picked; nothing where it left the game at once (IKI-3.5)."""
    return [f"card-{state.tables.card_ids[card]}"] if after.pending == card else []


def _building(state: Iki, after: Iki, building: int) -> list[str]:
    return [f"building-{state.tables.building_ids[building]}"]


def _swap(state: Iki, after: Iki, stall: int) -> list[str]:
    first = int(state.pending)
    both = [stall] if first < 0 else [first, stall]
    return [f"stall-{state.side.stall_ids[s]}" for s in both]


def _fire(state: Iki, after: Iki, quarter: int) -> list[str]:
    """What burnt down; the whole quarter where nothing did."""
    ids = state.side.stall_ids
    quarters = enumerate(state.side.quarter[: state.side.n_stalls])
    stalls = [s for s, there in quarters if there == quarter]
    burnt = [s for s in stalls if state.stall[s] >= 0 and after.stall[s] < 0]
    return [f"stall-{ids[s]}" for s in burnt or stalls]


def _burning(state: Iki, after: Iki) -> list[str]:
    return _stall(state, after, int(burning_stall(state)))


def _retired(state: Iki, after: Iki) -> list[str]:
    """Cards that went into retirement."""
    if all(a == b for a, b in zip(state.retired, after.retired, strict=True)):
        return []
    news = [c for c in range(CARDS) if state.zone[c] < RETIRED <= after.zone[c]]
    return [f"card-{state.tables.card_ids[c]}" for c in news]


# By family; where it is missing, numbers change and nothing else.
TOUCHED: dict[str, Callable[..., list[str]]] = {
    "begin": lambda state, after, seat: [f"disc-{seat}"],
    "deal": lambda state, after: [f"shop-{int(state.space[state.turn])}"],
    "save": _burning,
    "burn": _burning,
    "take": _field,
    "enter": _figure,
    "move": _figure,
    "ignite": _fire,
    "pick": _card,
    "place": _stall,
    "use": _stall,
    "train": _stall,
    "leave": _stall,
    "swap": _swap,
    "buy": lambda state, after, good: [f"good-{good}"],
    "build": _building,
    "plan": _building,
}
