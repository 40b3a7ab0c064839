"""Action codes as short stable text, and back.

C3=pottery-4      a trade tile is dealt        wave=calm          a wave gets its side
roll-4-2-1        pilgrim, merchant, artist    take-merchant      a die is taken
pilgrim-T3  merchant-M2  artist-R7  stay       visit  wave-merchant  buy  buy+  sell-3  sell+3
paint  paint+  give  spring  decline  finish   drawn-fan  return-fan  shown-moon
"""

from __future__ import annotations

from zashiki.games.tokaido_duo import state as codes
from zashiki.games.tokaido_duo.state import Position
from zashiki.games.tokaido_duo.tables import (
    CHARACTER_NAMES,
    FACES,
    GOOD_NAMES,
    MOST_HELD,
    SIDE_NAMES,
    SIDES,
    SYMBOL_NAMES,
    Tables,
)

WORDS = {
    codes.STAY: "stay",
    codes.VISIT: "visit",
    codes.BUY: "buy",
    codes.BUY + 1: "buy+",
    codes.PAINT: "paint",
    codes.PAINT + 1: "paint+",
    codes.GIVE: "give",
    codes.SPRING: "spring",
    codes.DECLINE: "decline",
    codes.FINISH: "finish",
}


def _table(tables: Tables) -> dict[int, str]:
    """Every code that reads the same whatever the position."""
    out = dict(WORDS)
    for first, beginning, names in (
        (codes.TAKE, "take", CHARACTER_NAMES),
        (codes.WALK, "pilgrim", tables.station_ids),
        (codes.TRADE, "merchant", tables.town_ids),
        (codes.WANDER, "artist", tables.region_ids),
        (codes.WAVE, "wave", CHARACTER_NAMES),
        (codes.DRAWN, "drawn", GOOD_NAMES),
        (codes.RETURN, "return", GOOD_NAMES),
        (codes.SHOWN, "shown", SYMBOL_NAMES),
    ):
        out |= {first + i: f"{beginning}-{name}" for i, name in enumerate(names)}
    for i in range(MOST_HELD):
        out[codes.SELL + i] = f"sell-{i + 1}"
        out[codes.SELL_DEAR + i] = f"sell+{i + 1}"
    for roll in range(FACES**3):
        pilgrim, rest = divmod(roll, FACES * FACES)
        merchant, artist = divmod(rest, FACES)
        out[codes.ROLL + roll] = f"roll-{pilgrim + 1}-{merchant + 1}-{artist + 1}"
    return out


class Notation:
    """The texts of one edition."""

    def __init__(self, tables: Tables) -> None:
        self._texts = _table(tables)
        self._codes = {text: code for code, text in self._texts.items()}
        self._tiles = [
            f"{GOOD_NAMES[tables.tile_good[i]]}-{tables.tile_price[i]}"
            for i in range(tables.tile_kinds)
        ]
        self._town_ids = tables.town_ids

    def notate(self, position: Position, code: int) -> str:
        if code in self._texts:
            return self._texts[code]
        at = int(position.pending)
        if codes.DEAL <= code < codes.DEAL + len(self._tiles):
            return f"{self._town_ids[at]}={self._tiles[code - codes.DEAL]}"
        if codes.TURN <= code < codes.TURN + SIDES:
            return f"wave={SIDE_NAMES[at % len(SIDE_NAMES)][code - codes.TURN]}"
        return f"code-{code}"

    def parse(self, position: Position, text: str) -> int:
        if text in self._codes:
            return self._codes[text]
        at = int(position.pending)
        where, _, what = text.partition("=")
        if where == self._town_ids[at] and what in self._tiles:
            return codes.DEAL + self._tiles.index(what)
        if where == "wave" and what in SIDE_NAMES[at % len(SIDE_NAMES)]:
            return codes.TURN + SIDE_NAMES[at % len(SIDE_NAMES)].index(what)
        raise ValueError(
            f"{text!r} is not an action of Tokaido Duo here; try take-merchant, visit or sell-3"
        )
