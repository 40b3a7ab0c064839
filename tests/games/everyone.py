"""The games that every check over all games is made with."""

from __future__ import annotations

from pathlib import Path

import zashiki
from zashiki.core.game import Game
from zashiki.skeleton.example_game import GAME as SKELETON

TESTS = Path(__file__).parent


def everyone() -> list[Game]:
    """All games, and what `zashiki new-game` writes: whoever begins with it begins in order."""
    return [*map(zashiki.game, zashiki.names()), SKELETON]


def folders_of(game: Game) -> tuple[Path, Path]:
    """Of its code, and of its own tests."""
    code = Path(str(game.folder))
    return code, code.parent / "example_tests" if game is SKELETON else TESTS / game.id
