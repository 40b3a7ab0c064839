"""Parts of a scene as an SVG picture, for rulebooks: some areas, or what lies around some things,
with numbered signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from msgspec.structs import replace

from zashiki.core.art import symbols
from zashiki.core.lying import Box
from zashiki.core.painter import AreaPainter, Workshop, num, write
from zashiki.core.scene import Area
from zashiki.core.state import NOBODY, State
from zashiki.core.svg import style, without_hand

if TYPE_CHECKING:
    from zashiki.core.game import Game

WIDTH = 720.0
GAP = 12.0
LEAST = 14.0  # pixels of names that are still drawn
SIGN = 13.0  # radius of a numbered sign, in pixels
AROUND = 1.1  # how much of what lies around is seen, in parts of the larger side of the things
WIDEST = 2.2  # a part of a board is at most so many times as wide as high


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
) -> str:
    """Areas below one another as this seat sees them; of the first only what lies `around` some
    things, where they are named. Things in `numbers` carry 1, 2, 3 …
    """
    from zashiki.texts import speaker

    layout = game.layout(state)
    layout = without_hand(layout) if seat == NOBODY else layout
    scene = replace(game.scene(state, seat), marks=marks, legal=())
    shop = Workshop(symbols(game), speaker(game, language), f"{game.id}-part")
    drawn, y = "", 0.0
    for area in [area for name in areas for area in layout.areas if area.id == name]:
        view = Box(area.w / 2, area.h / 2, area.w, area.h)
        found = _boxes(AreaPainter(shop, area, layout, scene, 1.0))
        if around and area.id == areas[0]:
            view = _part(area, [found[thing] for thing in around if thing in found])
        scale = WIDTH / view.w
        painted = AreaPainter(shop, area, layout, scene, scale, LEAST).paint()
        signs = "".join(
            _sign(n, found[thing], view, scale)
            for n, thing in enumerate(numbers, 1)
            if thing in found
        )
        drawn += _framed(view, y, scale, painted + signs)
        y += view.h * scale + GAP
    height = max(1.0, y - GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="zashiki-scene" role="img" '
        f'viewBox="0 0 {WIDTH:g} {num(height)}" width="{WIDTH:g}" height="{num(height)}">'
        f"<title>{escape(game.name)}</title><style>{style(theme)}</style>"
        f"<defs>{''.join(shop.definitions.values())}</defs>{drawn}</svg>"
    )


def _framed(view: Box, y: float, scale: float, painted: str) -> str:
    frame = f'x="0" y="{num(y)}" width="{WIDTH:g}" height="{num(view.h * scale)}"'
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


def _sign(number: int, box: Box, view: Box, scale: float) -> str:
    """A number at the upper left of a thing, within the picture."""
    radius = SIGN / scale
    x = min(max(box.x - box.w / 2, view.x - view.w / 2 + radius), view.x + view.w / 2 - radius)
    y = min(max(box.y - box.h / 2, view.y - view.h / 2 + radius), view.y + view.h / 2 - radius)
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="var(--indigo)" '
        f'stroke="var(--paper)" stroke-width="{num(2 / scale)}"/>'
        + write(str(number), x, y, radius * 1.35, "var(--paper)", extra=' class="strong"')
    )
