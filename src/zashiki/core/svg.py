"""A scene as an SVG picture, for notebooks, the README and replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.state import State

if TYPE_CHECKING:
    from zashiki.core.game import Game


def draw_scene(game: Game, state: State, seat: int) -> str:
    """The scene of this seat, drawn."""
    return "<svg/>"
