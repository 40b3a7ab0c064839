"""Yamataï, for two to four seats: islands, ships of five materials, and a capital to build."""

from __future__ import annotations

from typing import cast

from zashiki.core.folder import FolderGame
from zashiki.core.game import Curtain, Option
from zashiki.core.state import State
from zashiki.games.yamatai import edition
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.state import LOOKING


class YamataiGame(FolderGame):
    """Facts about Yamataï; the work is done in the files beside this one."""

    id = "yamatai"
    name = "Yamataï"
    prefix = "YAM"
    package = __name__
    rules_version = "1"
    seat_counts = edition.SEAT_COUNTS
    options = (
        Option("collecting", ("any-order", "most"), "YAM-6.3", is_later=True),
        Option("swapping", ("line-follows", "line-stays"), "YAM-11.8", is_later=True),
        Option("trading", ("before-placing", "any-moment"), "YAM-12.2", is_later=True),
        Option("mooring", ("any-ships", "one-ship"), "YAM-12.12", is_later=True),
    )
    actions = ACTIONS
    # 30 rounds of four turns with at most 50 actions each and 14 things turned up, and the set-up.
    longest = 30 * (4 * 50 + 14) + 60
    # All ships beside one harbour and every tile reserved; or 30 rounds of the best sales, every
    # tile, token and specialist, and 3 coins to the point.
    score_bounds = (-70, 1600)
    minutes = (40, 80)
    difficulty = 4

    def chance_curtain(self, state: State, code: int) -> Curtain:
        """Looking at the pile reveals, everything else is drawn (YAM-11.4)."""
        return Curtain.REVEALED if cast("Yamatai", state).phase == LOOKING else Curtain.DRAWN


GAME = YamataiGame()
