"""Actions as short text.

take-fan    take a fan of the row
draw-fan    chance draws a fan
"""

from __future__ import annotations

from zashiki import Names
from zashiki.skeleton.example_game.rules import ExampleGameState


def names(state: ExampleGameState) -> Names:
    """What the arguments of actions are called."""
    return {"card": state.tables.names}
