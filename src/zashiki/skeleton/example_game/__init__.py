"""Example Game: take the best card of an open row, for two to four."""

from __future__ import annotations

from zashiki import FolderGame, Option
from zashiki.skeleton.example_game.actions import ACTIONS
from zashiki.skeleton.example_game.tables import KINDS, MOST_COPIES, MOST_VALUE


class ExampleGame(FolderGame):
    """Facts about Example Game; the work is done in the files beside this one."""

    id = "example_game"
    name = "Example Game"
    prefix = "EXA"
    package = __name__
    rules_version = "1"
    seat_counts = (2, 3, 4)  # EXA-1.1
    options = (Option("aim", ("most", "least"), "EXA-3.2"),)
    actions = ACTIONS
    is_open = True  # nothing is hidden from one seat alone
    longest = 2 * KINDS * MOST_COPIES  # every card is drawn once and taken once
    score_bounds = (0, KINDS * MOST_COPIES * MOST_VALUE)
    minutes = (2, 5)
    difficulty = 1


GAME = ExampleGame()
