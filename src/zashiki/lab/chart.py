"""A picture of an arena: each bot's share of first places as the matches went by."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from zashiki.lab.statistics import share_interval

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 48, 44
COLOURS = ("#1F4E79", "#C73E1D", "#5B7F3A", "#6C3A6F")
PAPER, INK, QUIET, LINE = "#FFFCF4", "#221F1B", "#6B6459", "#D8CFBC"
MOST_POINTS = 200  # along a curve


def draw_shares(game: str, bots: Sequence[str], shares: Sequence[Sequence[float]]) -> str:
    """`shares[m][i]` is bot i's share of the first place in match m, in the order played."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="system-ui, sans-serif" font-size="13" role="img">',
        f"<title>{escape(game)}: shares of first places over {len(shares)} matches</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        *_grid(len(shares)),
    ]
    for i in range(len(bots)):
        parts += _curve([match[i] for match in shares], COLOURS[i % len(COLOURS)])
    parts += _legend(bots)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(match: int, matches: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * match / max(1, matches)


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _grid(matches: int) -> list[str]:
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{LINE}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{QUIET}">'
            f"{percent} %</text>"
        )
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 14}" text-anchor="end" fill="{QUIET}">'
        f"{matches} matches</text>"
    )
    return parts


def _curve(shares: Sequence[float], colour: str) -> list[str]:
    """The running share, and the interval it ended with."""
    if not shares:
        return []
    step = max(1, len(shares) // MOST_POINTS)
    total = 0.0
    points = []
    for match, share in enumerate(shares, 1):
        total += share
        if match % step == 0 or match == len(shares):
            points.append(f"{_x(match, len(shares)):.1f} {_y(total / match):.1f}")
    final = share_interval(shares)
    x = WIDTH - RIGHT
    return [
        f'<path d="M{" L".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<path d="M{x} {_y(final.low):.1f}V{_y(final.high):.1f}" '
        f'stroke="{colour}" stroke-width="6" stroke-opacity="0.5"/>',
    ]


def _legend(bots: Sequence[str]) -> list[str]:
    parts = []
    x = float(LEFT)
    for i, name in enumerate(bots):
        colour = COLOURS[i % len(COLOURS)]
        parts.append(f'<rect x="{x:.0f}" y="18" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18:.0f}" y="29" fill="{INK}">{escape(name[:40])}</text>')
        x += 36 + 7.2 * len(name[:40])
    return parts
