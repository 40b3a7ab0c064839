"""Parts of a scene as an SVG picture, for rulebooks: some areas, or what lies around some things,
with numbered signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import combinations
from math import dist
from typing import TYPE_CHECKING

from msgspec.structs import replace

from zashiki.core.art import symbols
from zashiki.core.lying import Box
from zashiki.core.painter import AreaPainter, Workshop, num, write
from zashiki.core.scene import Area
from zashiki.core.state import NOBODY, State
from zashiki.core.svg import PAPER, printable, without_hand

if TYPE_CHECKING:
    from zashiki.core.game import Game

MEASURED = 720.0  # pixels of a picture that is drawn to be measured
GAP = 12.0
LEAST = 14.0  # pixels of names that are still drawn
LEAST_MEASURED = 9.0  # pixels of numbers that are measured
SIGN = 13.0  # radius of a numbered sign, in pixels
CLEAR = SIGN + 8.0  # pixels from a sign to the number of a piece, if it can be
AROUND = 1.1  # how much of what lies around is seen, in parts of the larger side of the things
WIDEST = 2.2  # a part of a board is at most so many times as wide as high


@dataclass(frozen=True)
class Excerpt:
    """A picture and its measures."""

    svg: str
    heights: Sequence[float]  # of what is written in it, in pixels
    middle: float  # of what it is about, as a part of its width
    apart: float  # pixels from one numbered sign to the nearest other


def draw_excerpt(
    game: Game,
    state: State,
    seat: int,
    areas: Sequence[str],
    *,
    language: str = "en",
    marks: Sequence[str] = (),
    around: Sequence[str] = (),
    numbers: Sequence[str] = (),
    theme: str = "",
    width: float = MEASURED,
    about: Sequence[str] = (),
    larger: float = 1.0,
) -> Excerpt:
    """Areas below one another as this seat sees them; of the first only what lies `around` some
    things, where they are named. Things in `numbers` carry 1, 2, 3 … Nothing is written lower than
    `LEAST`, but for numbers in a picture to be measured. It is `about` some things, or what is
    marked.
    """
    from zashiki.texts import speaker

    layout = game.layout(state)
    layout = without_hand(layout) if seat == NOBODY else layout
    scene = replace(game.scene(state, seat), marks=marks, legal=())
    shop = Workshop(symbols(game), speaker(game, language), f"{game.id}-part")
    least_figures = LEAST_MEASURED if width == MEASURED else LEAST
    drawn, y = "", 0.0
    heights: list[float] = []
    about = [*about, *numbers] or marks or around
    across: list[float] = []
    signed: list[tuple[float, float]] = []
    for area in [area for name in areas for area in layout.areas if area.id == name]:
        view = Box(area.w / 2, area.h / 2, area.w, area.h)
        found = _boxes(AreaPainter(shop, area, layout, scene, 1.0))
        if around and area.id == areas[0]:
            view = _part(area, [found[thing] for thing in around if thing in found])
        scale = width / view.w
        painter = AreaPainter(shop, area, layout, scene, scale, LEAST, least_figures, view, larger)
        painted = painter.paint()
        heights += painter.heights
        left = view.x - view.w / 2
        across += [(found[thing].x - left) / view.w for thing in about if thing in found]
        signs = _signs(numbers, found, view, scale, y, signed, painter.numbered)
        drawn += _framed(view, y, scale, painted + signs)
        y += view.h * scale + GAP
    height = max(1.0, y - GAP)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PAPER}" class="zashiki-scene" role="img" '
        f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}">'
        f"<title>{escape(game.name)}</title><style>{printable(theme)}</style>"
        f"<defs>{''.join(shop.definitions.values())}</defs>{drawn}</svg>"
    )
    middle = (min(across) + max(across)) / 2 if across else 0.5
    apart = min((dist(one, other) for one, other in combinations(signed, 2)), default=width)
    return Excerpt(svg, heights, min(max(middle, 0.0), 1.0), apart)


def _framed(view: Box, y: float, scale: float, painted: str) -> str:
    frame = f'x="0" y="{num(y)}" width="{num(view.w * scale)}" height="{num(view.h * scale)}"'
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


def _part(area: Area, boxes: Sequence[Box]) -> Box:
    """The part of an area around these boxes, no flatter than `WIDEST`."""
    if not boxes:
        return Box(area.w / 2, area.h / 2, area.w, area.h)
    left, right = min(b.x - b.w / 2 for b in boxes), max(b.x + b.w / 2 for b in boxes)
    top, low = min(b.y - b.h / 2 for b in boxes), max(b.y + b.h / 2 for b in boxes)
    more = AROUND * max(max(b.w, b.h) for b in boxes)
    w, h = right - left + 2 * more, low - top + 2 * more
    w, h = max(w, 1.2 * h), max(h, w / WIDEST)
    w, h = min(w, area.w), min(h, area.h)
    x = min(max((left + right) / 2, w / 2), area.w - w / 2)
    y = min(max((top + low) / 2, h / 2), area.h - h / 2)
    return Box(x, y, w, h)


def _corner(box: Box, view: Box, scale: float, right: int, low: int) -> tuple[float, float]:
    """A corner of a thing, within the picture."""
    radius = SIGN / scale
    x, y = box.x + (right - 0.5) * box.w, box.y + (low - 0.5) * box.h
    return (
        min(max(x, view.x - view.w / 2 + radius), view.x + view.w / 2 - radius),
        min(max(y, view.y - view.h / 2 + radius), view.y + view.h / 2 - radius),
    )


def _free_corner(
    box: Box,
    view: Box,
    scale: float,
    above: float,
    signed: Sequence[tuple[float, float]],
    taken: Sequence[tuple[float, float]],
) -> tuple[float, float]:
    """Where the sign of a thing goes: to its upper left, or to a corner away from other signs, and
    from the numbers of pieces if it can be.
    """
    corners = [_corner(box, view, scale, *way) for way in ((0, 0), (1, 0), (0, 1), (1, 1))]

    def room(corner: tuple[float, float]) -> float:
        at = (corner[0] * scale, corner[1] * scale + above)
        return min((dist(at, other) for other in signed), default=2 * SIGN)

    apart = [corner for corner in corners if room(corner) >= 2 * SIGN]
    clear = [c for c in apart if all(dist(c, number) * scale >= CLEAR for number in taken)]
    return next(iter(clear or apart), max(corners, key=room))


def _signs(
    numbers: Sequence[str],
    found: Mapping[str, Box],
    view: Box,
    scale: float,
    above: float,
    signed: list[tuple[float, float]],
    taken: Sequence[tuple[float, float]],
) -> str:
    """Numbers at things of an area that begins `above` pixels below the top; `signed` grows. What
    is written on pieces is `taken`.
    """
    drawn = ""
    for number, thing in enumerate(numbers, 1):
        if thing in found:
            x, y = _free_corner(found[thing], view, scale, above, signed, taken)
            signed.append((x * scale, y * scale + above))
            drawn += _sign(number, x, y, scale)
    return drawn


def _sign(number: int, x: float, y: float, scale: float) -> str:
    radius = SIGN / scale
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="var(--indigo)" '
        f'stroke="var(--paper)" stroke-width="{num(2 / scale)}"/>'
        + write(str(number), x, y, radius * 1.35, "var(--paper)", extra=' class="strong"')
    )
