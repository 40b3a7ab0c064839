"""Why an action is refused: the most helpful reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable

from zashiki import Message, Refusal
from zashiki.skeleton.example_game.actions import ACTIONS
from zashiki.skeleton.example_game.state import Fields


def explain(state: Fields, code: int) -> Refusal:
    """`code` is in range and not legal for the seat that acts."""
    action = ACTIONS[code]
    return AGAINST[action.family](state, *action.numbers)


def _take(state: Fields, kind: int) -> Refusal:
    names = state.tables.names
    card = Message(f"card-{names[kind]}") if kind < len(names) else Message("card-unknown")
    return Refusal("not-in-row", "EXA-2.1", {"card": card})


def _draw(state: Fields, kind: int) -> Refusal:
    return Refusal("only-chance-draws", "EXA-2.2")


# By family of actions.
AGAINST: dict[str, Callable[..., Refusal]] = {"take": _take, "draw": _draw}
