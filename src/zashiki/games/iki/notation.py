"""Actions as short text: `card:SP05`, `stall:NE4`, `move:3`, `done`."""

from __future__ import annotations

from zashiki.core.actions import Names
from zashiki.games.iki.actions import MOST_STEPS
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.tables import QUARTERS, SPACES


def names(state: Iki) -> Names:
    tables = state.tables
    return {
        "field": tables.field_ids,
        "space": [str(space) for space in range(SPACES)],
        "quarter": list(QUARTERS),
        "seat": [str(seat + 1) for seat in range(int(state.seats))],
        "card": [name or None for name in tables.card_ids],
        "stall": state.side.stall_ids,
        "good": tables.goods_ids,
        "building": tables.building_ids,
        "steps": [str(steps) for steps in range(MOST_STEPS + 1)],
    }
