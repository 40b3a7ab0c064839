"""Tokaido Duo: two players, three characters each, three dice, on the island of Shikoku."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from zashiki.core.folder import FolderGame
from zashiki.core.game import Curtain, Option
from zashiki.core.state import State
from zashiki.games.tokaido_duo import edition, notation
from zashiki.games.tokaido_duo.actions import ACTIONS
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import ROLLING, ROUND_LIMIT, SHOWING, TURNING
from zashiki.games.tokaido_duo.tables import CHARACTERS, COASTAL_TOWNS, SEATS

# The most that any edition allows. A die: take, twice move and use, rest; in between, goods drawn
# and put back (7 each), paintings turned up (7), goods given back by the other seat (2).
_MERCHANT_DIE = 2 + 2 * (2 + 7 + 7)
_ARTIST_DIE = 2 + 2 * (2 + 7)
_PILGRIM_DIE = 2 + 2 * (2 + 2)
_ROUND = 1 + _MERCHANT_DIE + _ARTIST_DIE + _PILGRIM_DIE


class TokaidoDuoGame(FolderGame):
    """Facts about Tokaido Duo; the work is done in the files beside this one."""

    id = "tokaido_duo"
    name = "Tokaido Duo"
    prefix = "DUO"
    package = __name__
    rules_version = "1"
    seat_counts = (SEATS,)
    options = (Option("colours", ("purple-begins", "green-begins"), "DUO-2.2"),)
    actions = ACTIONS
    longest = COASTAL_TOWNS + CHARACTERS + ROUND_LIMIT * _ROUND
    score_bounds = (1, edition.HIGHEST_SCORE)
    is_open = True
    minutes = (20, 30)
    difficulty = 2

    def names_now(self, state: State) -> Mapping[str, object]:
        return notation.names_now(cast("TokaidoDuo", state))

    def chance_curtain(self, state: State, code: int) -> Curtain:
        phase = cast("TokaidoDuo", state).phase
        if phase == ROLLING:
            return Curtain.ROLLED
        return Curtain.REVEALED if phase in (SHOWING, TURNING) else Curtain.DRAWN


GAME = TokaidoDuoGame()
