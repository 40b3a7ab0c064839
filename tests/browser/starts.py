"""Tables to play to their end: a match from its beginning, or from a position near its end."""

from __future__ import annotations

from functools import cache

from tests.browser.house import House
from tests.browser.player import Player
from zashiki.core import registry
from zashiki.core.rng import Rng

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
LONG = {"tokaido_duo": 240, "iki": 120, "yamatai": 80}  # games whose matches take a browser long


@cache
def positions(game: str) -> list[dict[str, object]]:
    """All of a random match for two, always the same one."""
    rng = Rng(1)
    state = registry.game(game).start(2)
    found = []
    while not state.is_over:
        found.append(state.position())
        state.apply(state.random_action(rng))
    return found


def late_position(game: str, left: int) -> dict[str, object]:
    """So many actions before its end, to begin from."""
    return positions(game)[-left]


def sit_down_to_play_all(house: House, player: Player, game: str) -> None:
    """A match with a bot that can be played to its end in some seconds."""
    position = late_position(game, LONG[game]) if game in LONG else None
    player.page.goto(house.new_table(player.page.request, game, ME_AND_A_BOT, position))
