"""A review as a picture: the chances of every seat from the first action to the end."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.lab.chart import COLOURS, at, line, picture
from zashiki.study.reviews import Review

DOT = 4.5  # radius of the mark of a turning point


def draw_review(review: Review, title: str, names: Sequence[str], below: str) -> str:
    """An SVG; a mark stands where a decision or a draw turned the match."""
    parts: list[str] = []
    for seat, colour in zip(range(len(review.seats)), COLOURS, strict=False):
        shares = [told.chances[seat] for told in review.plies] + [review.seats[seat].result]
        # A draw can be judged a little better than certain: the picture ends at the edge.
        points = [at(i, len(shares) - 1, min(1, max(0, s))) for i, s in enumerate(shares)]
        parts.append(line(points, colour))
        parts += [
            f'<circle cx="{points[ply][0]:.1f}" cy="{points[ply][1]:.1f}" r="{DOT}" '
            f'fill="{colour}"/>'
            for ply in review.turning_points
            if review.plies[ply].actor == seat
        ]
    return picture(title, below, names, parts)
