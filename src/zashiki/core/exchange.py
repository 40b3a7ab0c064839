"""What was exchanged between two rows of pieces that are mostly the very same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core.scene import Piece

NEAR: Final = 4  # so far ahead two rows are searched for where they are alike again


def exchanged(before: list[Piece], now: list[Piece]) -> tuple[list[Piece], list[Piece]]:
    """The pieces that came and those that went, by identity: none is looked into. One that merely
    changed its place in the row may be among both.
    """
    came: list[Piece] = []
    went: list[Piece] = []
    old: i64 = 0
    new: i64 = 0
    while old < len(before) and new < len(now):
        if before[old] is now[new]:
            old += 1
            new += 1
            continue
        gone, added = _gap(before, old, now, new)
        if gone < 0:
            break
        went += before[old : old + gone]
        came += now[new : new + added]
        old += gone
        new += added
    _exchanged_far(before[old:], now[new:], came, went)
    return came, went


def _gap(before: list[Piece], old: i64, now: list[Piece], new: i64) -> tuple[i64, i64]:
    """How many went and came until the rows are alike again; -1 where that is far away."""
    left: i64 = len(before) - old
    ahead: i64 = len(now) - new
    step: i64 = 1
    while step <= NEAR:
        if step < left and step < ahead and before[old + step] is now[new + step]:
            return step, step
        if step < ahead and before[old] is now[new + step]:
            return 0, step
        if step < left and before[old + step] is now[new]:
            return step, 0
        step += 1
    return -1, -1


def _exchanged_far(
    before: list[Piece], now: list[Piece], came: list[Piece], went: list[Piece]
) -> None:
    """What is left of two rows, in whatever order."""
    if before and now:
        were = {id(piece) for piece in before}
        are = {id(piece) for piece in now}
        before = [piece for piece in before if id(piece) not in are]
        now = [piece for piece in now if id(piece) not in were]
    came += now
    went += before
