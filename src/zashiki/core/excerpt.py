"""Parts of a scene as an SVG picture, for rulebooks: some areas, or what lies around some things,
with numbered signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import combinations
from math import dist, hypot
from typing import TYPE_CHECKING

from msgspec.structs import replace

from zashiki.core.art import symbols
from zashiki.core.lying import Box
from zashiki.core.painter import AreaPainter, Workshop, num, write
from zashiki.core.scene import Area, Layout
from zashiki.core.state import NOBODY, State
from zashiki.core.svg import PAPER, printable, without_hand

if TYPE_CHECKING:
    from zashiki.core.game import Game

MEASURED = 720.0  # pixels of a picture that is drawn to be measured
GAP = 12.0
LEAST = 14.0  # pixels of names that are still drawn
LEAST_MEASURED = 9.0  # pixels of numbers that are measured
SIGN = 13.0  # radius of a numbered sign, in pixels
NUMBER = 16.0  # pixels that the number of a piece takes
AROUND = 1.1  # how much of what lies around is seen, in parts of the larger side of the things
NARROWEST, WIDEST = 1.2, 2.2  # how many times as wide as high a part of a board is
FLATTER = 1.6  # at least so many times with something below it in a packed picture
LOWER = (
    0.3  # how high what lies below the board is at most, in parts of the width of a packed picture
)


@dataclass(frozen=True)
class _Pane:
    """What is seen of an area, and where its upper left corner lies in the picture, in pixels."""

    area: Area
    view: Box
    x: float
    y: float
    scale: float  # pixels per unit of the area

    @property
    def size(self) -> tuple[float, float]:
        return self.view.w * self.scale, self.view.h * self.scale

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the area is seen, in pixels."""
        left, top = self.view.x - self.view.w / 2, self.view.y - self.view.h / 2
        return self.x + (x - left) * self.scale, self.y + (y - top) * self.scale


@dataclass(frozen=True)
class Excerpt:
    """A picture and its measures."""

    svg: str
    height: float  # in pixels
    heights: Sequence[float]  # of what is written in it, in pixels
    middle: float  # of what it is about, as a part of its width
    apart: float  # pixels from one numbered sign to the nearest other


def draw_excerpt(
    game: Game,
    state: State,
    seat: int,
    areas: Sequence[str | Sequence[str]],
    *,
    language: str = "en",
    marks: Sequence[str] = (),
    around: Sequence[str] = (),
    numbers: Sequence[str] = (),
    theme: str = "",
    width: float = MEASURED,
    about: Sequence[str] = (),
    larger: float = 1.0,
    packed: bool = False,
) -> Excerpt:
    """Areas below one another as this seat sees them; of the first only what lies `around` some
    things, where they are named. In a `packed` picture those of one row stand side by side, and
    what lies below the first row is lower. Things in `numbers` carry 1, 2, 3 … Nothing is written
    lower than `LEAST`, but for numbers in a picture to be measured. It is `about` some things, or
    what is marked.
    """
    from zashiki.texts import speaker

    layout = game.layout(state)
    layout = without_hand(layout) if seat == NOBODY else layout
    scene = replace(game.scene(state, seat), marks=marks, legal=())
    shop = Workshop(symbols(game), speaker(game, language), f"{game.id}-part")
    least_figures = LEAST_MEASURED if width == MEASURED else LEAST
    boxes = {area.id: _boxes(AreaPainter(shop, area, layout, scene, 1.0)) for area in layout.areas}
    rows = _rows(layout, areas, packed)
    views = {area.id: Box(area.w / 2, area.h / 2, area.w, area.h) for row in rows for area in row}
    if around:
        first = rows[0][0]
        found = boxes[first.id]
        least = FLATTER if packed and len(rows) > 1 else NARROWEST
        views[first.id] = _part(first, [found[each] for each in around if each in found], least)
    panes = [*_panes(rows, views, width, LOWER if packed else 1.0)]
    drawn, height = "", 1.0
    heights: list[float] = []
    about = [*about, *numbers] or marks or around
    across: list[float] = []
    signed: list[tuple[float, float]] = []
    for pane in panes:
        area, found = pane.area, boxes[pane.area.id]
        painter = AreaPainter(
            shop, area, layout, scene, pane.scale, LEAST, least_figures, pane.view, larger
        )
        painted = painter.paint()
        heights += painter.heights
        across += [pane.at(found[thing].x, 0)[0] / width for thing in about if thing in found]
        room = NUMBER / pane.scale
        taken = [*painter.written, *(Box(x, y, room, room) for x, y in painter.numbered)]
        drawn += _framed(pane, painted + _signs(numbers, found, pane, signed, taken))
        height = max(height, pane.y + pane.size[1])
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PAPER}" class="zashiki-scene" role="img" '
        f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}">'
        f"<title>{escape(game.name)}</title><style>{printable(theme)}</style>"
        f"<defs>{''.join(shop.definitions.values())}</defs>{drawn}</svg>"
    )
    middle = (min(across) + max(across)) / 2 if across else 0.5
    apart = min((dist(one, other) for one, other in combinations(signed, 2)), default=width)
    return Excerpt(svg, height, heights, min(max(middle, 0.0), 1.0), apart)


def _rows(layout: Layout, areas: Sequence[str | Sequence[str]], packed: bool) -> list[list[Area]]:
    """The areas that there are, row by row; one by one unless the picture is packed."""
    named = {area.id: area for area in layout.areas}
    rows = [[row] if isinstance(row, str) else [*row] for row in areas]
    rows = rows if packed else [[name] for row in rows for name in row]
    found = [[named[name] for name in row if name in named] for row in rows]
    return [row for row in found if row]


def _panes(
    rows: Sequence[Sequence[Area]], views: Mapping[str, Box], width: float, lower: float
) -> Iterator[_Pane]:
    """Rows as wide as the picture, but below the first no higher than this part of the width."""
    y = 0.0
    for nth, row in enumerate(rows):
        shapes = [views[area.id].w / views[area.id].h for area in row]
        between = GAP * (len(row) - 1)
        height = (width - between) / sum(shapes)
        if nth > 0:
            height = min(height, lower * width)
        x = (width - between - height * sum(shapes)) / 2
        for area, shape in zip(row, shapes, strict=True):
            view = views[area.id]
            yield _Pane(area, view, x, y, height / view.h)
            x += height * shape + GAP
        y += height + GAP


def _framed(pane: _Pane, painted: str) -> str:
    view, (w, h) = pane.view, pane.size
    frame = f'x="{num(pane.x)}" y="{num(pane.y)}" width="{num(w)}" height="{num(h)}"'
    corner = f"{num(view.x - view.w / 2)} {num(view.y - view.h / 2)}"
    return (
        f'<rect {frame} rx="6" fill="var(--paper)" stroke="var(--line)"/>'
        f'<svg {frame} viewBox="{corner} {num(view.w)} {num(view.h)}">{painted}</svg>'
    )


def _boxes(painter: AreaPainter) -> dict[str, Box]:
    """Where every place and piece of an area lies."""
    return dict(_places(painter)) | {
        piece.id: box for place in painter.places for piece, _, box in painter.lay(place)
    }


def _places(painter: AreaPainter) -> Iterator[tuple[str, Box]]:
    for place in painter.places:
        yield place.id, Box(place.x, place.y, place.w, place.h)


def _part(area: Area, boxes: Sequence[Box], least: float) -> Box:
    """The part of an area around these boxes, no narrower than `least` and no flatter than
    `WIDEST`.
    """
    if not boxes:
        return Box(area.w / 2, area.h / 2, area.w, area.h)
    left, right = min(b.x - b.w / 2 for b in boxes), max(b.x + b.w / 2 for b in boxes)
    top, low = min(b.y - b.h / 2 for b in boxes), max(b.y + b.h / 2 for b in boxes)
    more = AROUND * max(max(b.w, b.h) for b in boxes)
    w, h = right - left + 2 * more, low - top + 2 * more
    w, h = max(w, least * h), max(h, w / WIDEST)
    w, h = min(w, area.w), min(h, area.h)
    x = min(max((left + right) / 2, w / 2), area.w - w / 2)
    y = min(max((top + low) / 2, h / 2), area.h - h / 2)
    return Box(x, y, w, h)


def _corner(box: Box, pane: _Pane, right: int, low: int) -> tuple[float, float]:
    """A corner of a thing, within the picture."""
    view, radius = pane.view, SIGN / pane.scale
    x, y = box.x + (right - 0.5) * box.w, box.y + (low - 0.5) * box.h
    return (
        min(max(x, view.x - view.w / 2 + radius), view.x + view.w / 2 - radius),
        min(max(y, view.y - view.h / 2 + radius), view.y + view.h / 2 - radius),
    )


def _free_corner(
    box: Box,
    pane: _Pane,
    signed: Sequence[tuple[float, float]],
    taken: Sequence[Box],
) -> tuple[float, float]:
    """Where the sign of a thing goes: to its upper left, or to a corner away from other signs, and
    from words and the numbers of pieces if it can be.
    """
    corners = [_corner(box, pane, *way) for way in ((0, 0), (1, 0), (0, 1), (1, 1))]

    def room(corner: tuple[float, float]) -> float:
        at = pane.at(*corner)
        return min((dist(at, other) for other in signed), default=2 * SIGN)

    apart = [corner for corner in corners if room(corner) >= 2 * SIGN]
    radius = SIGN / pane.scale
    clear = [c for c in apart if all(_away(c, box) >= radius for box in taken)]
    return next(iter(clear or apart), max(corners, key=room))


def _away(point: tuple[float, float], box: Box) -> float:
    """How far a point is from a box."""
    across, down = abs(point[0] - box.x) - box.w / 2, abs(point[1] - box.y) - box.h / 2
    return hypot(max(across, 0.0), max(down, 0.0))


def _signs(
    numbers: Sequence[str],
    found: Mapping[str, Box],
    pane: _Pane,
    signed: list[tuple[float, float]],
    taken: Sequence[Box],
) -> str:
    """Numbers at things of an area; `signed` grows. Where something is written is `taken`."""
    drawn = ""
    for number, thing in enumerate(numbers, 1):
        if thing in found:
            x, y = _free_corner(found[thing], pane, signed, taken)
            signed.append(pane.at(x, y))
            drawn += _sign(number, x, y, pane.scale)
    return drawn


def _sign(number: int, x: float, y: float, scale: float) -> str:
    radius = SIGN / scale
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="var(--indigo)" '
        f'stroke="var(--paper)" stroke-width="{num(2 / scale)}"/>'
        + write(str(number), x, y, radius * 1.35, "var(--paper)", extra=' class="strong"')
    )
