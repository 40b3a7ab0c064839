"""One ply over a value: try every action, take the one that leads to the best position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.knowledge import Knowledge
from zashiki.bots.settings import GreedySettings
from zashiki.bots.values.value import Value
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import State


class Greedy:
    """Imagined positions are averaged.

    Where an action only opens a choice, the best way to go on counts. Of many ways only the most
    promising are followed. What chance will bring is left to the value.
    """

    def __init__(self, settings: GreedySettings, value: Value, rng: Rng) -> None:
        self.settings: GreedySettings = settings
        self.value: Value = value
        self.rng: Rng = rng
        self.out: vec[float] = vec[float]([0.0] * 4)

    def best(self, knowledge: Knowledge) -> int:
        """The seat's best action by the average over the imagined positions."""
        codes = Codes()
        knowledge.list_actions(codes)
        if codes.n == 1:
            return int(codes.get(0))
        sums = vec[float]([0.0] * int(codes.n))
        seat = knowledge.seat
        for _ in range(self.settings.worlds):
            state = knowledge.imagine(self.rng)
            self.value.take_in(state, seat)
            for i in range(codes.n):
                after = state.copy()
                after.apply(codes.get(i))
                sums[i] += self._look(after, seat, self.settings.reach)
        best: i64 = 0
        for i in range(1, codes.n):
            if sums[i] > sums[best]:
                best = i
        if self.settings.variety > 0.0:
            best = self._any_as_good(sums, sums[best])
        return int(codes.get(best))

    def _any_as_good(self, sums: vec[float], best: float) -> i64:
        """One of those that are hardly worse than the best, so that not all matches are alike."""
        least = best - float(self.settings.worlds) * self.settings.variety / 100.0
        found: i64 = 0
        chosen: i64 = 0
        for i in range(len(sums)):
            if sums[i] >= least:
                found += 1
                if self.rng.below(found) == 0:
                    chosen = i
        return chosen

    def _look(self, state: State, seat: i64, reach: i64) -> float:
        """What the position is worth to the seat if it goes on as well as it can."""
        if reach == 0 or state.actor != seat or not self.value.is_unfinished(state):
            return self._worth(state, seat)
        codes = Codes()
        state.list_actions(codes)
        n = codes.n
        afters: list[State] = []
        for i in range(n):
            after = state.copy()
            after.apply(codes.get(i))
            afters.append(after)
        if n > self.settings.width:
            afters = self._most_promising(afters, seat)
        best = -1.0
        for after in afters:
            worth = self._look(after, seat, reach - 1)
            if worth > best:
                best = worth
        return best

    def _most_promising(self, states: list[State], seat: i64) -> list[State]:
        """The few that look best as they stand."""
        n = len(states)
        worths = vec[float]([0.0] * n)
        for i in range(n):
            worths[i] = self._worth(states[i], seat)
        chosen: list[State] = []
        for _ in range(self.settings.width):
            best: i64 = 0
            for i in range(n):
                if worths[i] > worths[best]:
                    best = i
            chosen.append(states[best])
            worths[best] = -1.0
        return chosen

    def _worth(self, state: State, seat: i64) -> float:
        self.value.judge(state, self.out)
        return self.out[seat]
