"""Actions as short text.

A hex is its column letter and row, as in the margins of the drawing: `q9`. Figures are H (helmet),
B (Buddha) and R (rice). Tiles are the letter of their picture and their number: H B R for the
figures, S samurai, K rider (a knight), W ship (on water), T tile exchange, X figure exchange:
`S3`, `W1`, `T0`, `X`.

    +S3        choose the tile S3 for the opening hand
    ?S3        chance draws S3
    H@o14      place a helmet on the settlement at o14
    S3@q9      lay S3 on q9; also the second half of a tile exchange
    T0@q9      lay the tile exchange on the own tile at q9, which is lifted
    X:q10R     play the figure exchange: first the rice field at q10 …
    >k15B      … and the Buddha at k15 is the one it is exchanged with
    end        end the turn
    pass       pass, when no tile can be laid

Letters may be typed small or large.
"""

from __future__ import annotations

from zashiki.core.actions import Names
from zashiki.games.samurai.state import Fields
from zashiki.games.samurai.tables import Tables

FIGURES = ["H", "B", "R"]
PICTURES = {
    "helmet": "H",
    "buddha": "B",
    "rice": "R",
    "samurai": "S",
    "rider": "K",
    "ship": "W",
    "tile-exchange": "T",
    "figure-exchange": "X",
}


def names(state: Fields) -> Names:
    tables = state.tables
    return {
        "tile": tile_names(tables),
        "hex": tables.hex_names,
        "site": site_names(tables),
        "figure": FIGURES,
    }


def tile_name(tables: Tables, kind: int) -> str:
    number = tables.numbers[kind]
    return PICTURES[tables.pictures[kind]] + ("" if number < 0 else str(number))


def tile_names(tables: Tables) -> list[str]:
    return [tile_name(tables, kind) for kind in range(int(tables.kinds))]


def site_names(tables: Tables) -> list[str]:
    """Settlements are called by their hex."""
    return [tables.hex_names[hex_] for hex_ in tables.hex_of[: tables.sites]]
