"""A game's symbols: the SVG files in its folder `art`, as docs/scenes.md describes them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zashiki.core.game import Game

_ROOT = re.compile(r"\s*(?:<!--.*?-->\s*)*<svg\b([^>]*)>(.*)</svg>\s*", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w:-]+)\s*=\s*"([^"]*)"')
_ELEMENT = re.compile(r"<([A-Za-z][\w:-]*)\b([^>]*)>")
_SHAPES = frozenset(
    ("path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "g", "text", "tspan")
)
RIMS = ("hex",)
TURNS = ("roll",)
LINES = ("1", "2")
BESIDE = "-beside"  # ends the name of a symbol with room for its text on the left
_BARRED = ("id", "class", "style", "href", "xlink:href", "filter", "font-family")


class ArtError(ValueError):
    """A symbol that cannot be put into a page; the message names the file and what is wrong."""


@dataclass(frozen=True)
class Spot:
    """Where something is written on a symbol, in its units."""

    x: float
    y: float
    size: float
    tone: str = "ink"


@dataclass(frozen=True)
class Symbol:
    """A drawing `w` wide and `h` high, and where to write on it (None: nowhere).

    `x`, `y` is the middle of its box, mostly 0,0.
    """

    name: str
    w: float
    h: float
    body: str
    text: Spot | None
    crest: Spot | None
    count: Spot | None
    x: float = 0.0
    y: float = 0.0
    label: Spot | None = None
    rim: str = ""  # "hex", or "" for a circle or a box
    turn: str = ""  # "roll", or "" when it is turned over to show something else
    lines: int = 1  # that its label may take

    @property
    def view_box(self) -> str:
        left, top = self.x - self.w / 2, self.y - self.h / 2
        return f"{left:g} {top:g} {self.w:g} {self.h:g}"


def read_symbol(name: str, svg: str) -> Symbol:
    """A symbol from the text of its file; raises ArtError when a page could not use it."""
    match = _ROOT.fullmatch(svg)
    if match is None:
        raise ArtError(f"{name}.svg: not a single <svg> element")
    attributes = dict(_ATTRIBUTE.findall(match[1]))
    body = match[2].strip()
    _check_body(name, body)
    x, y, w, h = _box(name, attributes.get("viewBox", ""))
    small = min(w, h)
    return Symbol(
        name,
        w,
        h,
        body,
        text=_spot(name, attributes, "data-text", Spot(x, y, 0.44 * small)),
        crest=_spot(name, attributes, "data-crest", Spot(x, y + 0.34 * h, 0.12 * small)),
        count=_spot(name, attributes, "data-count", Spot(x + 0.34 * w, y - 0.34 * h, 0.16 * small)),
        x=x,
        y=y,
        label=_spot(name, attributes, "data-label", None),
        rim=_word(name, attributes, "data-rim", RIMS),
        turn=_word(name, attributes, "data-turn", TURNS),
        lines=int(_word(name, attributes, "data-lines", LINES) or "1"),
    )


def with_room_beside(symbol: Symbol, svg: str) -> Symbol | None:
    """The symbol made wider on the left for its text, where its file wishes for it.

    A number on a small drawing hides it, and is hidden by it.
    """
    match = _ROOT.fullmatch(svg)
    room = dict(_ATTRIBUTE.findall(match[1])).get("data-beside", "") if match else ""
    if not room:
        return None
    try:
        wide = float(room)
    except ValueError:
        raise ArtError(f"{symbol.name}.svg: data-beside {room!r} is not a number") from None
    left = symbol.x - symbol.w / 2 - wide
    return replace(
        symbol,
        name=f"{symbol.name}{BESIDE}",
        w=symbol.w + wide,
        x=symbol.x - wide / 2,
        text=Spot(left + wide * 0.48, symbol.y + 2, symbol.h * 0.76),
    )


@cache
def symbols(game: Game) -> dict[str, Symbol]:
    """All symbols of a game by name."""
    folder = game.folder / "art"
    if not folder.is_dir():
        return {}
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".svg")), key=lambda f: f.name)
    found: dict[str, Symbol] = {}
    for file in files:
        svg = file.read_text(encoding="utf-8")
        symbol = read_symbol(file.name.removesuffix(".svg"), svg)
        found[symbol.name] = symbol
        wider = with_room_beside(symbol, svg)
        if wider is not None:
            found[wider.name] = wider
    return found


def _box(name: str, view_box: str) -> tuple[float, float, float, float]:
    """The middle and the size of a box."""
    try:
        x, y, w, h = map(float, view_box.replace(",", " ").split())
    except ValueError:
        raise ArtError(f"{name}.svg: viewBox {view_box!r} is not four numbers") from None
    if w <= 0 or h <= 0:
        raise ArtError(f"{name}.svg: viewBox {view_box!r} has no size")
    return x + w / 2, y + h / 2, w, h


def _word(name: str, attributes: dict[str, str], key: str, known: tuple[str, ...]) -> str:
    value = attributes.get(key, "")
    if value and value not in known:
        raise ArtError(f"{name}.svg: {key} {value!r} is none of {', '.join(known)}")
    return value


def _spot(name: str, attributes: dict[str, str], key: str, default: Spot | None) -> Spot | None:
    value = attributes.get(key)
    if value is None:
        return default
    if value == "none":
        return None
    parts = value.split()
    try:
        x, y, size = map(float, parts[:3])
    except ValueError:
        raise ArtError(f"{name}.svg: {key} {value!r} is not `x y size`") from None
    return Spot(x, y, size, parts[3] if len(parts) > 3 else "ink")


def _check_body(name: str, body: str) -> None:
    """Symbols are copied into pages many times: shapes only, nothing that names or loads."""
    for element, rest in _ELEMENT.findall(body):
        if element not in _SHAPES:
            raise ArtError(f"{name}.svg: <{element}> is not a shape")
        for key, value in _ATTRIBUTE.findall(rest):
            if key in _BARRED or key.startswith("on"):
                raise ArtError(f"{name}.svg: attribute {key} of <{element}> is not allowed")
            if "url(" in value:
                raise ArtError(f"{name}.svg: {key} of <{element}> refers to something else")
