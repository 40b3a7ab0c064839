"""What can be done in Samurai: the families of actions and their codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core.actions import Actions, Family
from zashiki.games.samurai.tables import HEXES, KINDS, SITES, TYPES

ACTIONS: Final = Actions(
    Family("lay", "{tile}@{hex}", tile=KINDS, hex=HEXES),  # also a lifted tile, again
    Family("place", "{figure}@{site}", site=SITES, figure=TYPES),
    Family("swap", "X:{site}{figure}", site=SITES, figure=TYPES),  # the first of an exchange
    Family("with", ">{site}{figure}", site=SITES, figure=TYPES),  # the second
    Family("pick", "+{tile}", tile=KINDS),  # for the opening hand
    Family("draw", "?{tile}", tile=KINDS),  # chance
    Family("end"),
    Family("pass"),
)

LAY: Final[i64] = ACTIONS.first("lay")
PLACE: Final[i64] = ACTIONS.first("place")
SWAP: Final[i64] = ACTIONS.first("swap")
WITH: Final[i64] = ACTIONS.first("with")
PICK: Final[i64] = ACTIONS.first("pick")
DRAW: Final[i64] = ACTIONS.first("draw")
END: Final[i64] = ACTIONS.first("end")
PASS: Final[i64] = ACTIONS.first("pass")


# --- laying and placing: packed, told apart and taken apart here only ------------------------


def lay(tile: i64, hex_: i64) -> i64:
    return LAY + tile * HEXES + hex_


def is_lay(code: i64) -> bool:
    return code < PLACE


def laid(code: i64) -> tuple[i64, i64]:
    """The tile and the hex."""
    return (code - LAY) // HEXES, (code - LAY) % HEXES


def place(site: i64, figure: i64) -> i64:
    return PLACE + site * TYPES + figure


def placed(code: i64) -> tuple[i64, i64]:
    """The site and the figure."""
    return (code - PLACE) // TYPES, (code - PLACE) % TYPES


def is_swap(code: i64) -> bool:
    return SWAP <= code < WITH
