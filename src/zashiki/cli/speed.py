"""Measuring speed fairly: many short rounds, taken in turns so that noise falls on all alike.

Seconds are those of the processor, so that other work on the machine is not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import State, bench_copies, bench_playouts, playout

Work = Callable[[int], int]  # does something so many times; returns how many steps that took


@dataclass
class Gauge:
    """One thing to measure, and its rounds so far: times and steps per second."""

    name: str
    work: Work
    times: int = 1  # a round does it so often
    done: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)

    def calibrate(self, seconds: float) -> None:
        """Find how often it must be done for a round of about this length."""
        while True:
            spent, _ = self._spend()
            if spent >= seconds / 4:
                self.times = max(1, round(self.times * seconds / spent))
                return
            self.times *= 4

    def measure(self) -> None:
        """One round."""
        spent, steps = self._spend()
        self.done.append(self.times / spent)
        self.steps.append(steps / spent)

    def _spend(self) -> tuple[float, int]:
        start = process_time()
        steps = self.work(self.times)
        return process_time() - start, steps


@dataclass(frozen=True)
class Rate:
    """So many per second: in the best round and in the middle one."""

    best: float
    median: float

    @classmethod
    def of(cls, rounds: Sequence[float]) -> Rate:
        return cls(max(rounds), median(rounds))

    def over(self, other: Rate) -> Rate:
        """How many times as fast."""
        return Rate(self.best / other.best, self.median / other.median)


@dataclass(frozen=True)
class GameGauges:
    """A game with so many seats: random matches from start to end, and copies of a middle game."""

    game: Game
    seats: int
    playouts: Gauge
    copies: Gauge


def game_gauges(game: Game, seats: int) -> GameGauges:
    name = f"{game.id}, {seats} seats"
    root, middle, rng = game.start(seats), middle_game(game, seats), Rng(1)
    return GameGauges(
        game,
        seats,
        Gauge(name, lambda times: bench_playouts(root, times, rng)),
        Gauge(f"{name}, copies", lambda times: bench_copies(middle, times)),
    )


def middle_game(game: Game, seats: int) -> State:
    """A random match stopped half way."""
    length = playout(game.start(seats), Rng(2))
    state, rng = game.start(seats), Rng(2)
    for _ in range(length // 2):
        state.apply(state.random_action(rng))
    return state


def measure(gauges: Sequence[Gauge], rounds: int, seconds: float) -> Iterator[str]:
    """Measure all of them, round by round; yields the name of what comes next, for progress."""
    for gauge in gauges:
        yield gauge.name
        gauge.calibrate(seconds)
    for _ in range(rounds):
        for gauge in gauges:
            yield gauge.name
            gauge.measure()
