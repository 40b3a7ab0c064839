"""`zashiki schema`: the JSON Schema of a game's positions and views."""

from __future__ import annotations

import json
import sys

from zashiki.cli.find import GameName, find_game


def schema(game: GameName) -> None:
    """Print the JSON Schema of positions and views.

    A view is a position with null for what its seat may not know.
    """
    told = json.dumps(find_game(game).schema(), ensure_ascii=False, indent=2)
    sys.stdout.write(told + "\n")
