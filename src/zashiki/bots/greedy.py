"""One ply over a value: try every action, take the one that leads to the best position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.knowledge import Knowledge
from zashiki.bots.values.value import Value
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY, State

MOST_DRAWS: Final = 40  # chance actions passed over before a position is judged


class Greedy:
    """`worlds` imagined positions are averaged; `reach` further own actions are looked at.

    The reach matters where an action only opens a choice: the turn is continued by the actions
    that look best one by one, and the position after them counts.
    """

    def __init__(self, seats: int, value: Value, rng: Rng, worlds: int, reach: int) -> None:
        self.value: Value = value
        self.rng: Rng = rng
        self.worlds: i64 = worlds
        self.reach: i64 = reach
        self.out: vec[float] = vec[float]([0.0] * 4)
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.places: vec[i64] = vec[i64]([0] * seats)

    def best(self, knowledge: Knowledge) -> int:
        """The seat's best action by the average over the imagined positions."""
        codes = Codes()
        knowledge.list_actions(codes)
        if codes.n == 1:
            return int(codes.get(0))
        sums = vec[float]([0.0] * int(codes.n))
        seat = knowledge.seat
        for _ in range(self.worlds):
            state = knowledge.imagine(self.rng)
            for i in range(codes.n):
                after = state.copy()
                after.apply(codes.get(i))
                self._go_on(after, seat)
                sums[i] += self._worth(after, seat)
        best: i64 = 0
        for i in range(1, codes.n):
            if sums[i] > sums[best]:
                best = i
        return int(codes.get(best))

    def _go_on(self, state: State, seat: i64) -> None:
        """Continue the seat's turn by what looks best, for as long as the reach goes."""
        codes = Codes()
        for _ in range(self.reach):
            self._draw(state)
            if state.actor != seat:
                return
            codes.clear()
            state.list_actions(codes)
            best = codes.get(0)
            if codes.n > 1:
                most = -1.0
                for i in range(codes.n):
                    after = state.copy()
                    after.apply(codes.get(i))
                    worth = self._worth(after, seat)
                    if worth > most:
                        best, most = codes.get(i), worth
            state.apply(best)

    def _draw(self, state: State) -> None:
        for _ in range(MOST_DRAWS):
            if state.actor != CHANCE:
                return
            state.apply(state.random_action(self.rng))

    def _worth(self, state: State, seat: i64) -> float:
        if state.actor != NOBODY:
            self.value.rate(state, self.out)
            return self.out[seat]
        state.rate(self.points, self.places)
        winners = 0.0
        for other in range(state.seats):
            if self.places[other] == 1:
                winners += 1.0
        return 1.0 / winners if self.places[seat] == 1 else 0.0
