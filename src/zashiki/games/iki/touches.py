"""Legal actions as paths of touches on pieces and places."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.core.scene import Choice
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.cards import offer_of, slot_of
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import SWAP_FIRST
from zashiki.games.iki.tables import DECK, PLANS, SAVES, SPACES
from zashiki.games.iki.words import is_idle, label


def choices(state: Iki, seat: int) -> list[Choice]:
    return [_choice(state, code) for code in state.legal()] if state.actor == seat else []


def _choice(state: Iki, code: int) -> Choice:
    action = ACTIONS[code]
    kind = _finish_kind(state) if action.family == "finish" else KINDS.get(action.family, "plain")
    path = PATHS[action.family](state, *action.numbers) if action.family in PATHS else ()
    carries = CARRIED[action.family](state) if action.family in CARRIED and len(path) == 1 else ""
    return Choice(code, path, label(state, code), kind, carries)


def _finish_kind(state: Iki) -> str:
    """Ending a turn; without business or exchange something is given up."""
    return "waive" if state.phase == SWAP_FIRST or is_idle(state) else "end"


def _stall(state: Iki, stall: int) -> tuple[str, ...]:
    return (f"stall-{state.side.stall_ids[stall]}",)


def _tile(state: Iki, seat: int, kind: int) -> str:
    return f"tile-{state.tables.tile_ids[int(state.held_tile(seat, kind))]}"


def _move(state: Iki, steps: int) -> tuple[str, ...]:
    """The space; for each round beyond the first the own figure is touched before it."""
    space = (int(state.space[state.turn]) + steps) % SPACES
    rounds = (steps - 1) // SPACES
    return (*[f"figure-{int(state.turn)}"] * rounds, f"space-{space}")


def _own_figure(state: Iki) -> str:
    """Nothing where rounds are counted by touching it."""
    return f"figure-{int(state.actor)}" if len(state.legal()) <= SPACES else ""


# What goes where an action leads, by family.
CARRIED: dict[str, Callable[[Iki], str]] = {
    "take": lambda state: f"order-{int(state.actor)}",
    "enter": _own_figure,
    "move": _own_figure,
}

# What buttons are, by family, where they are more than one way among others.
KINDS = {"earn": "main", "burn": "waive"}

# What is touched for an action, by family; nothing for a button.
PATHS: dict[str, Callable[..., tuple[str, ...]]] = {
    "deal": lambda state: (f"shop-{int(state.space[state.turn])}",),
    "save": lambda state: (_tile(state, int(state.actor), SAVES),),
    "take": lambda state, field: (f"field-{field}",),
    "enter": lambda state, space: (f"space-{space}",),
    "pick": lambda state, card: (slot_of(state, card % DECK),),
    "place": _stall,
    "use": _stall,
    "train": _stall,
    "swap": _stall,
    "leave": _stall,
    "buy": lambda state, good: (f"good-{good}",),
    "build": lambda state, building: (offer_of(state, building),),
    "plan": lambda state, building: (
        _tile(state, int(state.turn), PLANS),
        offer_of(state, building),
    ),
    "move": _move,
}
