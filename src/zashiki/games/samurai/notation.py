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

import re

from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.tables import Tables

FIGURES = "HBR"
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
HEXES, TYPES = int(t.HEXES), int(t.TYPES)
LAY, PLACE, SWAP, WITH = int(s.LAY), int(s.PLACE), int(s.SWAP), int(s.WITH)
PICK, DRAW, END, PASS = int(s.PICK), int(s.DRAW), int(s.END), int(s.PASS)

_FORMS = {
    "pick": re.compile(r"\+(?P<tile>[A-Z]\d?)"),
    "draw": re.compile(r"\?(?P<tile>[A-Z]\d?)"),
    "place": re.compile(r"(?P<figure>[HBR])@(?P<hex>[A-Z]\d+)"),
    "lay": re.compile(r"(?P<tile>[A-Z]\d)@(?P<hex>[A-Z]\d+)"),
    "swap": re.compile(r"X:(?P<hex>[A-Z]\d+)(?P<figure>[HBR])"),
    "with": re.compile(r">(?P<hex>[A-Z]\d+)(?P<figure>[HBR])"),
    "end": re.compile("END"),
    "pass": re.compile("PASS"),
}
_BASES = {"place": PLACE, "swap": SWAP, "with": WITH, "pick": PICK, "draw": DRAW}
_WORDS = {"end": END, "pass": PASS}


def tile_name(tables: Tables, kind: int) -> str:
    number = tables.numbers[kind]
    return PICTURES[tables.pictures[kind]] + ("" if number < 0 else str(number))


def notate(tables: Tables, code: int) -> str:
    if code < PLACE:
        kind, hex_ = divmod(code - LAY, HEXES)
        return f"{tile_name(tables, kind)}@{tables.hex_names[hex_]}"
    if code < SWAP:
        place, figure = _figure(tables, code - PLACE)
        return f"{figure}@{place}"
    if code < WITH:
        return "X:" + "".join(_figure(tables, code - SWAP))
    if code < PICK:
        return ">" + "".join(_figure(tables, code - WITH))
    if code < DRAW:
        return "+" + tile_name(tables, code - PICK)
    if code < END:
        return "?" + tile_name(tables, code - DRAW)
    return "end" if code == END else "pass"


def _figure(tables: Tables, figure: int) -> tuple[str, str]:
    site, figure_type = divmod(figure, TYPES)
    return tables.hex_names[tables.hex_of[site]], FIGURES[figure_type]


def parse(tables: Tables, text: str) -> int:
    """The code that is written so; ValueError says what is not understood."""
    for form, pattern in _FORMS.items():
        match = pattern.fullmatch(text.strip().upper())
        if match:
            return _code(tables, form, match.groupdict())
    raise ValueError(f"{text!r} is not an action of Samurai; try S3@q9, X:q10R, >k15B, +S3 or end")


def _code(tables: Tables, form: str, parts: dict[str, str]) -> int:
    if form in _WORDS:
        return _WORDS[form]
    if form == "lay":
        return LAY + _kind(tables, parts["tile"]) * HEXES + _hex(tables, parts["hex"])
    if form in ("pick", "draw"):
        return _BASES[form] + _kind(tables, parts["tile"])
    site = tables.site_at[_hex(tables, parts["hex"])]
    if site == t.NOWHERE:
        raise ValueError(f"there is no settlement at {parts['hex'].lower()}")
    return _BASES[form] + int(site) * TYPES + FIGURES.index(parts["figure"])


def _kind(tables: Tables, name: str) -> int:
    for kind in range(tables.kinds):
        if tile_name(tables, int(kind)) == name:
            return int(kind)
    known = " ".join(tile_name(tables, int(kind)) for kind in range(tables.kinds))
    raise ValueError(f"there is no tile {name}; there are {known}")


def _hex(tables: Tables, name: str) -> int:
    try:
        return tables.hex_names.index(name.lower())
    except ValueError:
        raise ValueError(f"there is no hex {name.lower()} on the map") from None
