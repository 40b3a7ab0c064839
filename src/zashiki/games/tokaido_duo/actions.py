"""What can be done in Tokaido Duo: the families of actions and their codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core.actions import Actions, Family
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTERS,
    COASTAL_TOWNS,
    FACES,
    GOODS,
    MERCHANT,
    MOST_HELD,
    MOST_STATIONS,
    PILGRIM,
    REGIONS,
    SIDES,
    SYMBOLS,
    TOWNS,
)

ACTIONS: Final = Actions(
    Family("deal", "{coast}={tile}", tile=COASTAL_TOWNS),  # chance, as turn and roll
    Family("turn", "wave={side}", side=SIDES),
    Family("roll", pilgrim=FACES, merchant=FACES, artist=FACES),
    Family("take", character=CHARACTERS),  # a die
    Family("walk", "pilgrim-{station}", station=MOST_STATIONS),
    Family("trade", "merchant-{town}", town=TOWNS),
    Family("wander", "artist-{region}", region=REGIONS),
    Family("stay"),  # a merchant without any way
    Family("visit"),  # the pilgrim uses a coastal town, temple, garden or hot spring
    Family("claim", "wave-{wave}", wave=CHARACTERS),  # the pilgrim takes a wave at a shore
    Family("buy", "buy{more}", more=2),  # goods from the bag; more with the strong merchant
    Family("sell", "sell{price}{count}", price=2, count=MOST_HELD),  # dearer with the shrewd one
    Family("paint", "paint{more}", more=2),  # more with the prolific artist
    Family("give"),
    Family("draw", "drawn-{good}", good=GOODS),  # chance
    Family("return", good=GOODS),
    Family("show", "shown-{symbol}", symbol=SYMBOLS),  # chance
    Family("bathe", "spring"),  # use the die a second time
    Family("decline"),  # leave the action of the space unused
    Family("finish"),  # leave the hot-spring tile unused
)

DEAL: Final[i64] = ACTIONS.first("deal")
TURN: Final[i64] = ACTIONS.first("turn")
ROLL: Final[i64] = ACTIONS.first("roll")
TAKE: Final[i64] = ACTIONS.first("take")
WALK: Final[i64] = ACTIONS.first("walk")
TRADE: Final[i64] = ACTIONS.first("trade")
WANDER: Final[i64] = ACTIONS.first("wander")
STAY: Final[i64] = ACTIONS.first("stay")
VISIT: Final[i64] = ACTIONS.first("visit")
CLAIM: Final[i64] = ACTIONS.first("claim")
BUY: Final[i64] = ACTIONS.first("buy")
SELL: Final[i64] = ACTIONS.first("sell")
PAINT: Final[i64] = ACTIONS.first("paint")
GIVE: Final[i64] = ACTIONS.first("give")
DRAW: Final[i64] = ACTIONS.first("draw")
RETURN: Final[i64] = ACTIONS.first("return")
SHOW: Final[i64] = ACTIONS.first("show")
BATHE: Final[i64] = ACTIONS.first("bathe")
DECLINE: Final[i64] = ACTIONS.first("decline")
FINISH: Final[i64] = ACTIONS.first("finish")

# --- what has several arguments: packed and taken apart here only ----------------------------


def roll(pilgrim: i64, merchant: i64, artist: i64) -> i64:
    """The numbers of the three dice, from 1."""
    return ROLL + ((pilgrim - 1) * FACES + merchant - 1) * FACES + artist - 1


def rolled(code: i64) -> tuple[i64, i64, i64]:
    """The numbers of the dice of pilgrim, merchant and artist."""
    faces = code - ROLL
    return faces // (FACES * FACES) + 1, faces // FACES % FACES + 1, faces % FACES + 1


def sell(dear: i64, count: i64) -> i64:
    return SELL + dear * MOST_HELD + count - 1


def sold(code: i64) -> tuple[i64, i64]:
    """Whether for the higher price, and how many."""
    return (code - SELL) // MOST_HELD, (code - SELL) % MOST_HELD + 1


# --- what characters do ----------------------------------------------------------------------

# Which character moves, and which one uses the space it reached.
MOVES: Final = {"walk": PILGRIM, "trade": MERCHANT, "wander": ARTIST}
USES: Final = {
    "visit": PILGRIM,
    "claim": PILGRIM,
    "buy": MERCHANT,
    "sell": MERCHANT,
    "paint": ARTIST,
    "give": ARTIST,
}
