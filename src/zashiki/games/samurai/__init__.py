"""Samurai, for two to four seats: majorities around the villages and cities of Japan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from zashiki.core.folder import FolderGame
from zashiki.core.game import Option
from zashiki.games.samurai import edition
from zashiki.games.samurai.actions import ACTIONS


class SamuraiGame(FolderGame):
    """Facts about Samurai; the work is done in the files beside this one."""

    id = "samurai"
    name = "Samurai"
    prefix = "SAM"
    package = __name__
    rules_version = "1"
    seat_counts = edition.SEAT_COUNTS
    options = (
        Option("captures", ("end-of-turn", "at-once"), "SAM-8.4"),
        Option("opening", ("choose", "draw"), "SAM-2.4"),
        Option("figures", ("placed", "dealt"), "SAM-3.7"),
        Option("screens", ("as-printed", "open"), "SAM-8.5"),
    )
    actions = ACTIONS
    turn_ends = ("end", "pass")
    # Of each of four seats: 5 opening tiles, 9 figures, 20 tiles laid in as many turns with their
    # ends, one laid again, the second figure of an exchange, 15 tiles drawn.
    longest = 4 * (5 + 9 + 20 + 20 + 1 + 1 + 15)
    score_bounds = (0, 39)
    minutes = (30, 60)
    difficulty = 2
    # SAM-2.4, SAM-3.7: the first real turn comes at once
    first_options: ClassVar[Mapping[str, str]] = {"opening": "draw", "figures": "dealt"}


GAME = SamuraiGame()
