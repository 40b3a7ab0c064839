"""Clocks: none, so long for each move, or Fischer's (a bank of time and some more for each move).

A move lasts from becoming the actor until another seat is. Times are milliseconds.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from zashiki.core.state import NOBODY

Kind = Literal["none", "move", "fischer"]
DAY = 24 * 3600  # seconds


@dataclass(frozen=True)
class ClockRule:
    """What was agreed before the match."""

    kind: Kind = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def is_by_days(self) -> bool:
        """Whether a move may take days: such a clock follows the calendar, whoever looks or not."""
        return self.kind == "move" and self.seconds >= DAY


NO_CLOCK = ClockRule()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock:
    """The time each seat has left; it runs for one seat at a time."""

    __slots__ = ("left", "rule", "running", "since")

    def __init__(self, rule: ClockRule, seats: int, left: Sequence[int] | None = None) -> None:
        self.rule = rule
        full = rule.seconds * 1000
        self.left = list(left) if left else [full] * seats
        self.running = NOBODY
        self.since = 0

    @property
    def is_on(self) -> bool:
        return self.rule.kind != "none"

    def start(self, seat: int, now: int) -> None:
        """Let the time of this seat run (NOBODY: of none); the other seat's move is made."""
        if not self.is_on:
            return
        if self.running >= 0:
            self._stop(now, made=seat != self.running)
        self.running = seat
        self.since = now

    def _stop(self, now: int, made: bool) -> None:
        seat = self.running
        self.left[seat] = max(0, self.left[seat] - (now - self.since))
        if made and self.rule.kind == "move":
            self.left[seat] = self.rule.seconds * 1000
        elif made:
            self.left[seat] += self.rule.increment * 1000

    def refill(self, seat: int, now: int) -> None:
        """Somebody else takes the seat over; what the others have used stays used."""
        self.left[seat] = self.rule.seconds * 1000
        if seat == self.running:
            self.since = now

    def remaining(self, seat: int, now: int) -> int:
        used = now - self.since if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def is_flagged(self, now: int) -> bool:
        """Whether the time of the running seat is used up."""
        return self.is_on and self.running >= 0 and self.remaining(self.running, now) == 0
