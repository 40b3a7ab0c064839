"""Four old patterns, drawn by us as faint lines: waves, hemp leaves, circles, tortoise shell.

Each is one tile that repeats; the lines of neighbouring tiles meet at its edges.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt


@dataclass(frozen=True)
class Pattern:
    width: float
    height: float
    path: str


def _seigaiha() -> Pattern:
    """Rows of fans, each row half hidden behind the next one below."""
    outer, shift, drop = 20.0, 20.0, 10.0
    arcs = []
    for radius in (20.0, 14.0, 8.0):
        # where this arc meets the outer arc of its neighbour in the next row
        away = hypot(shift, drop)
        along = (away * away + radius * radius - outer * outer) / (2 * away)
        across = sqrt(radius * radius - along * along)
        x = (along * shift + across * drop) / away
        y = (along * drop - across * shift) / away
        arcs.append((radius, x, y))
    path = ""
    for row in range(5):
        for column in range(-1, 3):
            cx, cy = column * 40.0 + row % 2 * 20.0, row * drop
            path += "".join(
                f"M{cx - x:.2f} {cy + y:.2f}A{r:g} {r:g} 0 0 1 {cx + x:.2f} {cy + y:.2f}"
                for r, x, y in arcs
            )
    return Pattern(40, 20, path)


def _asanoha() -> Pattern:
    """Triangles, each parted in three from its middle."""
    side = 36.0
    high = side * sqrt(3) / 2
    path = ""
    for row in range(2):
        top, bottom = row * high, (row + 1) * high
        for column in range(-1, 2):
            left = column * side + row * side / 2
            a, b = (left, top), (left + side, top)
            c, d = (left + side / 2, bottom), (left + side * 1.5, bottom)
            path += _parted(a, b, c) + _parted(b, c, d)
    return Pattern(side, 2 * high, path)


def _parted(*corners: tuple[float, float]) -> str:
    mx = sum(x for x, _ in corners) / 3
    my = sum(y for _, y in corners) / 3
    edges = "L".join(f"{x:.2f} {y:.2f}" for x, y in corners)
    return f"M{edges}Z" + "".join(f"M{mx:.2f} {my:.2f}L{x:.2f} {y:.2f}" for x, y in corners)


def _shippo() -> Pattern:
    """Circles that overlap by a quarter."""
    r = 15.0
    centres = [(0.0, 0.0), (2 * r, 0.0), (0.0, 2 * r), (2 * r, 2 * r), (r, r)]
    path = "".join(
        f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 1 {x + r:g} {y:g}A{r:g} {r:g} 0 1 1 {x - r:g} {y:g}Z"
        for x, y in centres
    )
    return Pattern(2 * r, 2 * r, path)


def _kikko() -> Pattern:
    """A honeycomb with a smaller cell in each cell."""
    side = 16.0
    wide = side * sqrt(3)
    centres = [(0.0, 0.0), (wide, 0.0), (wide / 2, 1.5 * side), (0.0, 3 * side), (wide, 3 * side)]
    path = ""
    for x, y in centres:
        for s in (side, side * 0.6):
            w = s * sqrt(3) / 2
            corners = [(0, -s), (w, -s / 2), (w, s / 2), (0, s), (-w, s / 2), (-w, -s / 2)]
            path += "M" + "L".join(f"{x + dx:.2f} {y + dy:.2f}" for dx, dy in corners) + "Z"
    return Pattern(wide, 3 * side, path)


PATTERNS: dict[str, Pattern] = {
    "seigaiha": _seigaiha(),
    "asanoha": _asanoha(),
    "shippo": _shippo(),
    "kikko": _kikko(),
}


def define(name: str, id_: str, scale: float) -> str:
    """The pattern as an SVG definition; `scale` is how many user units one of its units takes."""
    pattern = PATTERNS[name]
    return (
        f'<pattern id="{id_}" width="{pattern.width:.4f}" height="{pattern.height:.4f}" '
        f'patternUnits="userSpaceOnUse" patternTransform="scale({scale:.5g})">'
        f'<path d="{pattern.path}" fill="none" stroke="var(--ink)" stroke-opacity=".16" '
        'stroke-width="1"/></pattern>'
    )
