"""Personalities: `level3:style=builder`, `search:style=trader`. What each costs is in docs/bots.md.

A style weighs named terms of the game's hand-made value. Its name and a sentence about it stand in
the texts of the game: `style-NAME`, `style-NAME-about`.
"""

from __future__ import annotations

from zashiki.bots.taste import Taste

STYLES: dict[str, dict[str, Taste]] = {
    "samurai": {
        "blocker": Taste(
            grudges=dict.fromkeys(("helmet-figures", "buddha-figures", "rice-figures"), 4.0)
        ),
        "monk": Taste({"buddha": 2.0, "buddha-figures": 3.0}),
        "farmer": Taste({"rice": 2.0, "rice-figures": 3.0}),
    },
    "tokaido_duo": {
        "pilgrim": Taste({"faith": 1.6}),
        "trader": Taste({"trade": 1.6}),
        "artist": Taste({"culture": 1.6}),
    },
    "iki": {
        "builder": Taste({"buildings": 2.0}),
        "collector": Taste({"goods": 2.0}),
    },
    "yamatai": {
        "builder": Taste({"buildings": 4.0}),
        "collector": Taste({"culture": 2.5}),
    },
}


def styles_of(game_id: str) -> dict[str, Taste]:
    """The personalities of a game by their names; none where nobody wrote any."""
    return STYLES.get(game_id, {})
