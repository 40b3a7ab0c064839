"""What was exchanged between two rows of pieces that are mostly the very same."""

from __future__ import annotations

from zashiki.core.scene import Piece


def exchanged(before: list[Piece], now: list[Piece]) -> tuple[list[Piece], list[Piece]]:
    """The pieces that came and those that went, by identity: none is looked into. What is alike
    at both ends is passed over, and most of a row is.
    """
    most = min(len(before), len(now))
    first = 0
    while first < most and before[first] is now[first]:
        first += 1
    last = 0
    while last < most - first and before[-1 - last] is now[-1 - last]:
        last += 1
    went = before[first : len(before) - last]
    came = now[first : len(now) - last]
    if not went or not came:
        return came, went
    were = {id(piece) for piece in went}
    are = {id(piece) for piece in came}
    return (
        [piece for piece in came if id(piece) not in were],
        [piece for piece in went if id(piece) not in are],
    )
