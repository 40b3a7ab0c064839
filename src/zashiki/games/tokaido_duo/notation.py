"""Actions as short stable text.

    C3=pottery-4      a trade tile is dealt        wave=calm          a wave gets its side
    roll-4-2-1        pilgrim, merchant, artist    take-merchant      a die is taken
    pilgrim-T3  merchant-M2  artist-R7  stay       visit  wave-merchant  buy  buy+  sell-3  sell+3
    paint  paint+  give  spring  decline  finish   drawn-fan  return-fan  shown-moon

A plus says that a wave of one's own is used.
"""

from __future__ import annotations

from collections.abc import Mapping

from zashiki.core.actions import Names
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.tables import (
    CHARACTER_NAMES,
    FACES,
    GOOD_NAMES,
    MOST_HELD,
    SIDE_NAMES,
    SYMBOL_NAMES,
    Tables,
)

NUMBERS = [str(number) for number in range(1, max(FACES, MOST_HELD) + 1)]


def names(state: TokaidoDuo) -> Names:
    tables = state.tables
    return {
        "tile": tile_names(tables),
        **dict.fromkeys(CHARACTER_NAMES, NUMBERS),  # of a roll
        "character": CHARACTER_NAMES,
        "station": tables.station_ids,
        "town": tables.town_ids,
        "region": tables.region_ids,
        "wave": CHARACTER_NAMES,
        "more": ["", "+"],
        "price": ["-", "+"],
        "count": NUMBERS,
        "good": GOOD_NAMES,
        "symbol": SYMBOL_NAMES,
    }


def names_now(state: TokaidoDuo) -> Mapping[str, object]:
    """In the set-up: the town that gets a tile, and the sides of the wave that is laid out."""
    at = int(state.pending)
    return {"coast": state.tables.town_ids[at], "side": SIDE_NAMES[at % len(SIDE_NAMES)]}


def tile_names(tables: Tables) -> list[str]:
    """Trade tiles by kind: what is bought, and the price."""
    return [
        f"{GOOD_NAMES[tables.tile_good[i]]}-{tables.tile_price[i]}"
        for i in range(int(tables.tile_kinds))
    ]
