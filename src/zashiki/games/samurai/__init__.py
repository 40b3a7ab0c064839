"""Samurai, for two to four seats: majorities around the villages and cities of Japan."""

from __future__ import annotations

from zashiki.core.folder import Files, FolderGame
from zashiki.core.game import Option
from zashiki.core.setup import Setup
from zashiki.core.state import State
from zashiki.games.samurai.actions import ACTIONS
from zashiki.games.samurai.rules import new_match

from . import edition, layout, meaning, notation, position, scene, terminal, words


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
    files = Files(edition, notation, position, words, layout, scene, meaning, terminal)
    # Of each of four seats: 5 opening tiles, 9 figures, 20 tiles laid in as many turns with their
    # ends, one laid again, the second figure of an exchange, 15 tiles drawn.
    longest = 4 * (5 + 9 + 20 + 20 + 1 + 1 + 15)
    score_bounds = (0, 39)

    def begin(self, setup: Setup) -> State:
        return new_match(setup)


GAME = SamuraiGame()
