"""Time: that of the house, and clocks, of which there are none, so long for each move, or Fischer's
(a bank of time and some more for each move).

A move lasts from becoming the actor until another seat is. Times are milliseconds.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec import Struct

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
    """Milliseconds since 1970, as the machine has it: to be shown, not to be measured with."""
    return time.time_ns() // 1_000_000


def _steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Now(NamedTuple):
    """A moment."""

    wall: int  # since 1970
    house: int  # since the house was founded, not counting when it was closed
    calendar: int  # since 1970, never ahead of what has passed since this server was started


class HouseTime:
    """The time by which clocks run. It goes on while the house is open and never jumps, whatever
    becomes of the clock of the machine; of several servers the one that is furthest is right.
    """

    def __init__(self) -> None:
        self._founded = _steady_ms()
        self._calendar = now_ms() - _steady_ms()

    def now(self) -> Now:
        steady = _steady_ms()
        wall = now_ms()
        return Now(wall, steady - self._founded, min(wall, steady + self._calendar))

    def hear(self, house: int) -> None:
        """So late it is already, says the store or another server."""
        self._founded = min(self._founded, _steady_ms() - house)


class Times(Struct, frozen=True):
    """A clock as it is kept: what every seat had left when one's time began to run."""

    left: list[int]
    running: int | None  # None: the actor, nobody wrote down since when
    since: int


class Clock:
    """The time each seat has left; it runs for one seat at a time."""

    __slots__ = ("left", "rule", "running", "since")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.running = NOBODY
        self.since = 0

    @property
    def is_on(self) -> bool:
        return self.rule.kind != "none"

    @property
    def ticks(self) -> bool:
        """Whether somebody must look when the time of the running seat is used up."""
        return self.is_on and self.running >= 0 and not self.rule.is_by_days

    @property
    def times(self) -> Times | None:
        return Times(self.left[:], self.running, self.since) if self.is_on else None

    def set(self, times: Times) -> None:
        """Run as it was kept: the time since then is used, too."""
        self.left = list(times.left)
        self.running = NOBODY if times.running is None else times.running
        self.since = times.since

    def start(self, seat: int, now: Now) -> None:
        """Let the time of this seat run (NOBODY: of none); the other seat's move is made."""
        if not self.is_on:
            return
        if self.running >= 0:
            self._stop(now, made=seat != self.running)
        self.running = seat
        self.since = self._ms(now)

    def _stop(self, now: Now, made: bool) -> None:
        seat = self.running
        self.left[seat] = self.remaining(seat, now)
        if made and self.rule.kind == "move":
            self.left[seat] = self.rule.seconds * 1000
        elif made:
            self.left[seat] += self.rule.increment * 1000

    def refill(self, seat: int, now: Now) -> None:
        """Somebody else takes the seat over; what the others have used stays used."""
        self.left[seat] = self.rule.seconds * 1000
        if seat == self.running:
            self.since = self._ms(now)

    def remaining(self, seat: int, now: Now) -> int:
        used = max(0, self._ms(now) - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def is_flagged(self, now: Now) -> bool:
        """Whether the time of the running seat is used up."""
        return self.is_on and self.running >= 0 and self.remaining(self.running, now) == 0

    def _ms(self, now: Now) -> int:
        return now.calendar if self.rule.is_by_days else now.house
