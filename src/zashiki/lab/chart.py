"""Pictures of shares of the first place, as matches or the actions of one went by."""

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
    title = f"{game}: shares of first places over {len(shares)} matches"
    curves = [
        part
        for i in range(len(bots))
        for part in _curve([match[i] for match in shares], COLOURS[i % len(COLOURS)])
    ]
    return picture(title, f"{len(shares)} matches", bots, curves)


def draw_progress(game: str, points: Sequence[tuple[float, float]]) -> str:
    """A learner's share of first places, as minutes went by."""
    whole = max(minutes for minutes, _ in points) or 1.0
    ways = [at(minutes / whole, 1, share) for minutes, share in points]
    title = f"{game}: a learner's share of first places"
    return picture(title, f"{whole:.1f} minutes", ["the learner"], [line(ways, COLOURS[0])])


def picture(title: str, below: str, names: Sequence[str], curves: Sequence[str]) -> str:
    """Curves on paper, with percent at the left, a word at the end of the lower edge, and names."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="system-ui, sans-serif" font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        *_grid(below),
        *curves,
        *_legend(names),
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def at(number: float, all_of_them: int, share: float) -> tuple[float, float]:
    """Where a share stands in the picture, after so many of all."""
    x = LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, all_of_them)
    return x, TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def line(points: Sequence[tuple[float, float]], colour: str) -> str:
    way = " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _grid(below: str) -> list[str]:
    parts = []
    for percent in (0, 25, 50, 75, 100):
        _, y = at(0, 1, percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{LINE}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{QUIET}">'
            f"{percent} %</text>"
        )
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 14}" text-anchor="end" fill="{QUIET}">'
        f"{escape(below)}</text>"
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
            points.append(at(match, len(shares), total / match))
    final = share_interval(shares)
    x, low = at(1, 1, final.low)
    _, high = at(1, 1, final.high)
    return [
        line(points, colour),
        f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" '
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
