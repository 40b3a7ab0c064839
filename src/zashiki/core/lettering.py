"""How words fit on things: in smaller letters, in two lines, and narrower only at last."""

from __future__ import annotations

from dataclasses import dataclass

from zashiki.core.edition import SOFT_HYPHEN, unbroken

WIDTH_OF_LETTER = 0.54  # of the height, on average: enough to know whether words fit
SMALL = 0.84  # of the wished height: still good to read, and how high each of two lines is
SMALLEST = 0.78  # before words are made narrower


@dataclass(frozen=True)
class Line:
    """Words of a height; `middle` is how far below the middle of all lines they stand."""

    words: str
    height: float
    middle: float = 0.0


def width(words: str, height: float) -> float:
    """As far as one can know without a font."""
    return len(words) * height * WIDTH_OF_LETTER


def fitting(words: str, height: float, room: float, least: float = SMALLEST) -> float:
    """The height at which words fit into the room (0: any), but `least` of the wished one."""
    wide = width(words, height)
    return height if room <= 0 or wide <= room else max(least, room / wide) * height


def in_lines(name: str, height: float, room: float, most: int) -> list[Line]:
    """A label in one line, or in two where it would be small or narrow and there is place."""
    whole = unbroken(name)
    alone = fitting(whole, height, room)
    two = halves(name) if most > 1 and alone < height * SMALL else None
    if two is None:
        return [Line(whole, alone)]
    each = min(fitting(line, height * SMALL, room) for line in two)
    return [Line(line, each, side * each / 2) for line, side in zip(two, (-1, 1), strict=True)]


def halves(name: str) -> tuple[str, str] | None:
    """A name in two lines as even as they can be; None where it cannot be broken."""
    cuts = [i + 1 for i, sign in enumerate(name[:-1]) if sign in (" ", "-", SOFT_HYPHEN)]
    if not cuts:
        return None
    cut = min(cuts, key=lambda at: max(at, len(name) - at))
    hyphen = "-" if name[cut - 1] == SOFT_HYPHEN else ""
    return unbroken(name[:cut].rstrip()) + hyphen, unbroken(name[cut:])
