"""Where the eyes should go after an action."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.skeleton.example_game.actions import ACTIONS
from zashiki.skeleton.example_game.layout import card_id
from zashiki.skeleton.example_game.rules import ExampleGameState


def marks(state: ExampleGameState, code: int, after: ExampleGameState, seat: int) -> Sequence[str]:
    """The card that was drawn or taken, where it lies now."""
    action = ACTIONS[code]
    place = "row" if action.family == "draw" else f"taken-{state.turn}"
    return (card_id(state.tables, action["card"], place),)
