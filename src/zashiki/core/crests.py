"""The crests of the seats, simple *mon* of our own, so that colour is never the only sign."""

from __future__ import annotations

NAMES = ("circle", "diamond", "triangle", "hexagon")

# Outlines within a circle of radius 1, as SVG path data.
OUTLINES = (
    "M-.9 0A.9 .9 0 1 1 .9 0A.9 .9 0 1 1 -.9 0Z",
    "M0-1L.9 0L0 1L-.9 0Z",
    "M0-.95L1 .8L-1 .8Z",
    "M0-1L.87-.5V.5L0 1L-.87 .5V-.5Z",
)
# How far the heart of the crest, the same outline made smaller, lies below the centre.
_HEART_DROP = (0.0, 0.0, 0.16, 0.0)

# For terminals, which have no drawings.
SIGNS = ("●", "◆", "▲", "⬢")


def crest(seat: int, x: float, y: float, radius: float) -> str:
    """The crest of a seat as SVG; it reads `--seat` and `--on-seat` from around it."""
    outline = OUTLINES[seat]
    return (
        f'<g transform="translate({x:g} {y:g}) scale({radius:g})">'
        f'<path d="{outline}" fill="var(--on-seat)" stroke="var(--seat)" stroke-width=".28" '
        'stroke-linejoin="round"/>'
        f'<path d="{outline}" transform="translate(0 {_HEART_DROP[seat]:g}) scale(.5)" '
        'fill="var(--seat)"/></g>'
    )
