"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.skeleton.example_game.actions import ACTIONS
from zashiki.skeleton.example_game.rules import ExampleGameState


def meant(state: ExampleGameState, path: Sequence[str]) -> list[int]:
    """Whoever touches a card anywhere wants to take one of its kind."""
    name = path[-1].partition(":")[2]
    names = state.tables.names
    return [ACTIONS.code("take", names.index(name))] if name in names else []
