"""Painting one area of a scene: its decor, places, pieces, rims and marks, as SVG in its units."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from math import sqrt

from zashiki.core.art import Spot, Symbol
from zashiki.core.crests import crest
from zashiki.core.edition import unbroken
from zashiki.core.lettering import SMALL, fitting, in_lines, width
from zashiki.core.lying import Body, Box, lie
from zashiki.core.message import Message
from zashiki.core.palette import SURFACES
from zashiki.core.patterns import PATTERNS, define
from zashiki.core.scene import Area, Decor, Layout, Piece, Place, Scene

Say = Callable[[Message], str]

RIM = 2.2  # pixels
HAIRLINE = 0.8  # pixels
LABEL_ROOM = 0.92  # of the width of a symbol that its label may take
BADGE = 1.5  # height of the number of a badge, in parts of its spot
LINE = 0.8  # how high words are seen, in parts of their letters' height
ROUNDED = 1.005  # numbers lose their last digits when they are written
MANY = 1000  # letters: no words are longer
ASIDE = ((0, 0), (-0.3, 0), (0.3, 0), (0, 1.1), (0, -1.1))  # in parts of the words
_LETTERING = re.compile(r'<text\b[^>]*\bfont-size="([\d.]+)"[^>]*>([^<]*)</text>')
_SIZE = re.compile(r'font-size="[\d.]+"')

_TOKEN = Symbol(
    "",
    100,
    100,
    '<circle r="44" fill="currentColor" stroke="var(--ink)" stroke-width="3"/>',
    text=Spot(0, -4, 50),
    crest=Spot(0, 26, 13),
    count=Spot(34, -34, 16),
)
_BACK = Symbol(
    "",
    70,
    100,
    '<rect x="-33" y="-48" width="66" height="96" rx="7" fill="var(--seat)" '
    'stroke="var(--ink)" stroke-width="2"/>'
    '<path d="M0-38L24 0L0 38L-24 0ZM0-22L14 0L0 22L-14 0ZM-33-48L33 48M33-48L-33 48" fill="none" '
    'stroke="var(--on-seat)" stroke-width="2" stroke-opacity=".6"/>',
    text=None,
    crest=Spot(0, 0, 12),
    count=Spot(24, -38, 12),
)


@dataclass
class Workshop:
    """What all areas of one picture share: symbols, words, and the definitions used so far."""

    symbols: Mapping[str, Symbol]
    say: Say
    prefix: str  # of ids, so that several pictures can stand in one page
    definitions: dict[str, str] = field(default_factory=dict)

    def use(self, symbol: Symbol, box: Box, style: str) -> str:
        """The symbol in a box; it is defined once and used often."""
        id_ = f"{self.prefix}-art-{symbol.name}"
        if id_ not in self.definitions:
            self.definitions[id_] = (
                f'<symbol id="{id_}" viewBox="{symbol.view_box}" overflow="visible">'
                f"{symbol.body}</symbol>"
            )
        return (
            f'<use href="#{id_}" x="{num(box.x - box.w / 2)}" y="{num(box.y - box.h / 2)}" '
            f'width="{num(box.w)}" height="{num(box.h)}" style="{style}"/>'
        )

    def pattern(self, name: str, area: str, scale: float) -> str:
        """A reference to a pattern that is drawn at the same size in every area."""
        id_ = f"{self.prefix}-{name}-{area}"
        if id_ not in self.definitions:
            self.definitions[id_] = define(name, id_, 1 / scale)
        return f"url(#{id_})"


class AreaPainter:
    """Paints one area; `scale` is pixels per unit of the area.

    Names lower than `least` pixels are left out, and other writing lower than `least_figures`:
    nobody could read it. What can be read `larger` times as high is written so instead. `heights`
    has what is written within `seen`, in pixels.
    """

    def __init__(
        self,
        shop: Workshop,
        area: Area,
        layout: Layout,
        scene: Scene,
        scale: float,
        least: float = 0.0,
        least_figures: float = 0.0,
        seen: Box | None = None,
        larger: float = 1.0,
    ) -> None:
        self.shop = shop
        self.area = area
        self.scale = scale
        self.least = least
        self.least_figures = least_figures
        self.larger = larger
        self.seen = seen or Box(area.w / 2, area.h / 2, area.w, area.h)
        self.heights: list[float] = []
        self.written: list[Box] = []  # words on the ground
        self.numbered: list[tuple[float, float]] = []  # where pieces have numbers
        self.places = [place for place in layout.places if place.area == area.id]
        self.touchable = {choice.path[0] for choice in scene.legal if choice.path}
        self.marked = set(scene.marks)
        self.lying = pieces_by_place(scene.pieces)
        self.decor = [
            decor
            for decor in layout.decor
            if decor.area == area.id
            and not any(self.lying.get(place) for place in decor.yields_to.split())
        ]

    def paint(self) -> str:
        """Everything from the ground up."""
        under = [self.paint_decor(decor) for decor in self.decor if not decor.over]
        under += [self.words(over=False)]
        under += [self.paint_place(place) for place in self.places]
        under += [self.paint_decor(decor) for decor in self.decor if decor.over]
        over: list[str] = []
        rims = [self.rim(place.id, self.outline(place)) for place in self.places]
        for place in self.places:
            counts: list[str] = []  # on top, so that a neighbour cannot hide them
            for piece, symbol, box in self.lay(place):
                over.append(self.paint_piece(piece, symbol, box))
                counts.append(self.paint_count(piece, symbol, box))
                rims.append(self.rim(piece.id, _around(symbol, box)))
            over += counts
        return "".join([*under, *over, self.words(over=True), *rims])

    def to_read(self, words: str, height: float, box: Box) -> float:
        """How high words at a box are written that wish for a height; 0 where nobody could read
        them.
        """
        least = self.lowest(words)
        if height * self.larger < least:
            return 0.0
        written = height if height >= least else least * ROUNDED
        across, down = abs(box.x - self.seen.x), abs(box.y - self.seen.y)
        if across < self.seen.w / 2 and down < self.seen.h / 2:
            self.heights.append(written * self.scale)
        return written

    def lowest(self, words: str) -> float:
        """How high words must be to be read."""
        return (self.least if any(map(str.isalpha, words)) else self.least_figures) / self.scale

    def use(self, symbol: Symbol, box: Box, style: str) -> str:
        """A symbol in a box; its own lettering is larger where it must be, or left out."""
        name = symbol.name

        def lettered(found: re.Match[str]) -> str:
            nonlocal name
            wish = float(found[1]) * box.w / symbol.w
            height = self.to_read(found[2], wish, box)
            if height == wish:
                return found[0]
            size = num(height * symbol.w / box.w)
            name += f"-{size.replace('.', '_')}"  # ids are looked up by selectors, too
            return _SIZE.sub(f'font-size="{size}"', found[0]) if height else ""

        body = _LETTERING.sub(lettered, symbol.body)
        return self.shop.use(replace(symbol, name=name, body=body), box, style)

    # --- decor ---------------------------------------------------------------------------

    def paint_decor(self, decor: Decor) -> str:
        parts = []
        if decor.path:
            stroke = (
                ""
                if decor.stroke == "none"
                else f' stroke="{colour(decor.stroke)}" stroke-width="{num(decor.width)}" '
                'stroke-linejoin="round" stroke-linecap="round"'
            )
            parts.append(f'<path d="{escape(decor.path)}" fill="{self.fill(decor.fill)}"{stroke}/>')
        if decor.art:
            box = Box(decor.x, decor.y, decor.w, decor.h)
            parts.append(self.paint_art(decor.art, box, decor.fill))
        return "".join(parts)

    def words(self, *, over: bool) -> str:
        """What is written on the ground, or above the pieces; what must be larger than it wishes
        to be read goes where it hides nothing else, long words first.
        """
        wishes = []
        for decor in self.decor:
            if decor.text is not None and decor.over == over:
                words = self.shop.say(decor.text)
                height = fitting(words, decor.h, decor.w, SMALL)
                long = len(words) if height < self.lowest(words) else MANY
                wishes.append((long, height, words, decor))
        wishes.sort(key=lambda wish: -wish[0])
        return "".join(self.paint_words(height, words, decor) for _, height, words, decor in wishes)

    def paint_words(self, wish: float, words: str, decor: Decor) -> str:
        height = self.to_read(words, wish, Box(decor.x, decor.y, decor.w, decor.h))
        is_larger = height > wish
        box = Box(decor.x, decor.y, width(words + " ", height), height * LINE)
        found = self.free_of_words(box) if is_larger else box
        if not height or found is None:
            return ""
        self.written.append(found)
        tone = "ink" if decor.fill == "none" else decor.fill
        halo = ' class="halo"' if decor.over and not decor.yields_to else ""
        room = 0.0 if is_larger else decor.w
        return write(words, found.x, found.y, height, colour(tone), room, halo)

    def free_of_words(self, box: Box) -> Box | None:
        """A box, or one a little aside, that meets nothing written so far."""
        for right, down in ASIDE:
            moved = Box(box.x + right * box.w, box.y + down * box.h, box.w, box.h)
            if not any(_meet(moved, other) for other in self.written):
                return moved
        return None

    def fill(self, tone: str) -> str:
        if tone in PATTERNS:
            return self.shop.pattern(tone, self.area.id, self.scale)
        return colour(tone)

    def paint_art(self, name: str, box: Box, tone: str) -> str:
        """A symbol that is no piece; nothing where the game has no such drawing."""
        symbol = self.shop.symbols.get(name)
        if symbol is None:
            return ""
        shape = _fitted(symbol, box)
        seat = colour(tone) if tone.startswith("seat-") else "var(--quiet)"
        ink = "ink" if tone in ("", "none") or tone in SURFACES else tone
        return self.use(symbol, shape, f"color:{colour(ink)};--seat:{seat}")

    # --- places --------------------------------------------------------------------------

    def paint_place(self, place: Place) -> str:
        title = self.title(place.label)
        shape = self.outline(place)
        if place.shape == "none":
            drawn = f'{shape} fill="none" stroke="none" pointer-events="all"/>'
        else:
            drawn = f"{shape} {self.surface(place.tone)}/>"
        if place.art:
            box = Box(place.x, place.y, place.w, place.h)
            drawn += self.paint_art(place.art, box, place.tone)
        return f'<g data-place="{escape(place.id)}">{title}{drawn}</g>'

    def surface(self, tone: str) -> str:
        line = num(HAIRLINE / self.scale)
        if not tone:
            return f'fill="none" stroke="var(--line)" stroke-width="{line}"'
        if tone in SURFACES:
            return (
                f'fill="{colour(tone)}" stroke="var(--ink)" stroke-opacity=".22" '
                f'stroke-width="{line}"'
            )
        return (
            f'fill="{colour(tone)}" fill-opacity=".16" stroke="{colour(tone)}" '
            f'stroke-width="{num(1.4 / self.scale)}"'
        )

    def outline(self, place: Place) -> str:
        """The shape of a place as an element still open for its colours."""
        x, y, w, h = place.x, place.y, place.w, place.h
        if place.shape == "path":
            return f'<path d="{escape(place.path)}"'
        if place.shape == "circle":
            return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(w / 2)}" ry="{num(h / 2)}"'
        if place.shape == "hex":
            corners = " ".join(f"{num(px)},{num(py)}" for px, py in hexagon(x, y, w, h))
            return f'<polygon points="{corners}"'
        return (
            f'<rect x="{num(x - w / 2)}" y="{num(y - h / 2)}" width="{num(w)}" height="{num(h)}" '
            f'rx="{num(min(w, h) * 0.06)}"'
        )

    def rim(self, id_: str, outline: str) -> str:
        if id_ in self.touchable:
            tone = "vermilion"
        elif id_ in self.marked:
            tone = "gold"
        else:
            return ""
        return (
            f'{outline} fill="none" stroke="var(--{tone})" '
            f'stroke-width="{num(RIM / self.scale)}" pointer-events="none"/>'
        )

    # --- pieces --------------------------------------------------------------------------

    def lay(self, place: Place) -> Iterable[tuple[Piece, Symbol, Box]]:
        """The pieces in a place, from the lowest to the topmost, with their boxes."""
        pieces = self.lying.get(place.id, [])
        symbols = [self.symbol(piece) for piece in pieces]
        bodies = [
            Body(symbol.w, symbol.h, piece.size)
            for piece, symbol in zip(pieces, symbols, strict=True)
        ]
        boxes = lie(place.lie, Box(place.x, place.y, place.w, place.h), bodies)
        return zip(pieces, symbols, boxes, strict=True)

    def symbol(self, piece: Piece) -> Symbol:
        known = self.shop.symbols.get(piece.art)
        if known is not None:
            return known
        return _BACK if piece.face == "down" else _TOKEN

    def paint_piece(self, piece: Piece, symbol: Symbol, box: Box) -> str:
        owned = piece.owner >= 0
        seat = f"var(--seat-{piece.owner})" if owned else "var(--quiet)"
        tone = colour(piece.tone) if piece.tone else (seat if owned else "var(--ink)")
        style = f"color:{tone};--seat:{seat}"
        if symbol.name:
            drawn = self.use(symbol, box, style)
        else:
            drawn = f'<g {_placed(symbol, box)} style="{style}">{symbol.body}</g>'
        written = []
        part = box.w / symbol.w  # of the symbol's own size
        if owned and symbol.crest is not None:
            spot = symbol.crest
            written.append(crest(piece.owner, spot.x, spot.y, spot.size))
        figure = symbol.text
        height = self.to_read(piece.text, figure.size * part, box) if figure and piece.text else 0
        if figure and height:
            self.numbered.append(_spot(symbol, figure, box))
            written.append(_written(piece.text, replace(figure, size=height / part), symbol))
        written += self.name_lines(piece, symbol, box)
        marks = (
            f'<g {_placed(symbol, box)} style="{style}">{"".join(written)}</g>' if written else ""
        )
        title = self.title(piece.label)
        return f'<g data-piece="{escape(piece.id)}">{title}{drawn}{marks}</g>'

    def name_lines(self, piece: Piece, symbol: Symbol, box: Box) -> Iterator[str]:
        """What is written on a piece in words: all of it or nothing, and larger than it wishes
        only where it has the room.
        """
        if piece.label is None or symbol.label is None or piece.face == "down":
            return
        room, part = symbol.w * LABEL_ROOM, box.w / symbol.w
        written = []
        for line in in_lines(self.shop.say(piece.label), symbol.label.size, room, symbol.lines):
            wish = line.height * part
            height = self.to_read(line.words, wish, box)
            if not height or (height > wish and width(line.words, height) > room * part):
                return
            y = symbol.label.y + line.middle * height / wish
            at = replace(symbol.label, y=y, size=height / part)
            written.append(_written(line.words, at, symbol, room))
        yield from written

    def paint_count(self, piece: Piece, symbol: Symbol, box: Box) -> str:
        if piece.count <= 1 or symbol.count is None:
            return ""
        part = box.w / symbol.w
        height = self.to_read(str(piece.count), symbol.count.size * BADGE * part, box)
        if not height:
            return ""
        self.numbered.append(_spot(symbol, symbol.count, box))
        spot = replace(symbol.count, size=height / BADGE / part)
        return f"<g {_placed(symbol, box)}>{badge(str(piece.count), spot)}</g>"

    def title(self, label: Message | None) -> str:
        if label is None:
            return ""
        return f"<title>{escape(unbroken(self.shop.say(label)))}</title>"


def pieces_by_place(pieces: Sequence[Piece]) -> dict[str, list[Piece]]:
    """The pieces of each place in the order they lie."""
    found: defaultdict[str, list[Piece]] = defaultdict(list)
    for piece in sorted(pieces, key=lambda piece: (piece.order, piece.id)):
        found[piece.place].append(piece)
    return found


def hexagon(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    """The corners of the hexagon in a box: one of them up when the box is not wider than high."""
    a, b = w / 2, h / 2
    if h >= w:
        offsets = [(0, -b), (a, -b / 2), (a, b / 2), (0, b), (-a, b / 2), (-a, -b / 2)]
    else:
        offsets = [(a, 0), (a / 2, b), (-a / 2, b), (-a, 0), (-a / 2, -b), (a / 2, -b)]
    return [(x + dx, y + dy) for dx, dy in offsets]


def hexagon_size(w: float, h: float) -> tuple[float, float]:
    """The largest regular hexagon with a corner upwards in a box."""
    high = min(h, w * 2 / sqrt(3))
    return high * sqrt(3) / 2, high


def write(
    words: str, x: float, y: float, height: float, fill: str, room: float = 0.0, extra: str = ""
) -> str:
    """Words centred on a point, made narrower when they need more than `room`."""
    squeeze = ""
    if room and width(words, height) > room:
        squeeze = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(height)}" text-anchor="middle" '
        f'dominant-baseline="central" fill="{fill}"{squeeze}{extra}>{escape(words)}</text>'
    )


def badge(words: str, spot: Spot) -> str:
    """A small number at the corner of a piece."""
    wide = max(1.0, 0.62 * len(words) + 0.35) * spot.size
    return (
        f'<rect x="{num(spot.x - wide)}" y="{num(spot.y - spot.size)}" width="{num(2 * wide)}" '
        f'height="{num(2 * spot.size)}" rx="{num(spot.size)}" fill="var(--paper)" '
        'stroke="var(--ink)" stroke-width="2"/>'
        + write(words, spot.x, spot.y, spot.size * BADGE, "var(--ink)", extra=' class="figure"')
    )


def colour(tone: str) -> str:
    """A tone as a CSS colour; an empty one is no colour."""
    return "none" if tone in ("", "none") else f"var(--{tone})"


def num(value: float) -> str:
    """A number as short as it can be written with three decimals."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def _written(words: str, spot: Spot, symbol: Symbol, wide: float = 0.0) -> str:
    """A figure, or words where there is room for them."""
    room = wide or min(symbol.w, symbol.h) * 0.9
    kinds = ([] if wide else ["figure"]) + (["halo"] if spot.tone == "ink" else [])
    halo = f' class="{" ".join(kinds)}"' if kinds else ""
    return write(words, spot.x, spot.y, spot.size, colour(spot.tone), room, halo)


def _meet(a: Box, b: Box) -> bool:
    return 2 * abs(a.x - b.x) < a.w + b.w and 2 * abs(a.y - b.y) < a.h + b.h


def _fitted(symbol: Symbol, box: Box) -> Box:
    return lie("stack", box, [Body(symbol.w, symbol.h)])[0]


def _spot(symbol: Symbol, spot: Spot, box: Box) -> tuple[float, float]:
    """Where a spot of a symbol in a box is."""
    part = box.w / symbol.w
    return box.x + (spot.x - symbol.x) * part, box.y + (spot.y - symbol.y) * part


def _placed(symbol: Symbol, box: Box) -> str:
    scale = box.w / symbol.w
    x, y = box.x - symbol.x * scale, box.y - symbol.y * scale
    return f'transform="translate({num(x)} {num(y)}) scale({scale:.5g})"'


def _around(symbol: Symbol, box: Box) -> str:
    """The rim of a piece, still open: as its symbol says, a circle, or a box if not square."""
    if symbol.rim == "hex":
        corners = hexagon(box.x, box.y, *hexagon_size(box.w, box.h))
        return f'<polygon points="{" ".join(f"{num(px)},{num(py)}" for px, py in corners)}"'
    if abs(symbol.w - symbol.h) < 0.01:
        return f'<circle cx="{num(box.x)}" cy="{num(box.y)}" r="{num(box.w / 2)}"'
    return (
        f'<rect x="{num(box.x - box.w / 2)}" y="{num(box.y - box.h / 2)}" width="{num(box.w)}" '
        f'height="{num(box.h)}" rx="{num(min(box.w, box.h) * 0.1)}"'
    )
