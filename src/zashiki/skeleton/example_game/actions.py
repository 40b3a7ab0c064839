"""What can be done: the families of actions and their codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki import Actions, Family
from zashiki.skeleton.example_game.tables import KINDS

ACTIONS: Final = Actions(
    Family("take", card=KINDS),
    Family("draw", card=KINDS),  # chance
)

TAKE: Final[i64] = ACTIONS.first("take")
DRAW: Final[i64] = ACTIONS.first("draw")
