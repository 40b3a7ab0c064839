"""Hand-made values, one module per game: readable terms, their weights in one table."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from zashiki.bots.values.value import HandMade, Value

__all__ = ["HandMade", "Value", "value_of"]


def value_of(game_id: str) -> Value | None:
    """The hand-made value of a game, or None if nobody wrote one."""
    name = f"{__name__}.{game_id}"
    if not game_id.isidentifier() or find_spec(name) is None:
        return None
    made: Value = import_module(name).make()
    return made
