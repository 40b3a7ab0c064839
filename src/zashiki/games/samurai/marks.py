"""Where the eyes should go after an action: what was laid, came, or was taken."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.core.actions import Action
from zashiki.games.samurai.actions import ACTIONS
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.scene import figure_id, tile_id
from zashiki.games.samurai.tables import TYPES
from zashiki.games.samurai.words import emptied


def marks(state: Samurai, code: int, after: Samurai, seat: int) -> Sequence[str]:
    """The tile that was laid, figures that came, and settlements that lost theirs."""
    tables, action = state.tables, ACTIONS[code]
    out: list[str] = []
    if action.family == "lay":
        hex_name = tables.hex_names[action["hex"]]
        out.append(tile_id(tables, int(state.turn), action["tile"], hex_name))
    elif action.family in ("place", "swap"):
        out.append(figure_id(tables, action["site"], action["figure"]))
    elif action.family == "with":
        out += _exchanged(state, after, action)
    return out + [tables.hex_names[tables.hex_of[site]] for site in emptied(state, after)]


def _exchanged(state: Samurai, after: Samurai, action: Action) -> list[str]:
    """Both figures of an exchange, where they stand now."""
    site, figure_type = divmod(int(state.swapping), int(TYPES))
    site2, figure_type2 = action["site"], action["figure"]
    if site == site2:
        figure_type, figure_type2 = figure_type2, figure_type
    return [
        figure_id(after.tables, site, figure_type2),
        figure_id(after.tables, site2, figure_type),
    ]
