"""Luck: what a draw or roll changed, compared with what it brings on average.

What was drawn shows in what is done with it. So every outcome is played on for a while by best
guesses before it is judged, from the whole position: who drew it knows what it was. What chance
brings meanwhile is the same for all outcomes of one draw. So luck is nothing on average, whatever
the value is worth.
"""

from __future__ import annotations

from librt.vecs import vec

from zashiki.bots.values import Value, value_of
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State
from zashiki.lab.statistics import first_places
from zashiki.study.foresight import best_guess

FORESEEN = 12  # actions of seats
FUTURES = 8  # ways to go on after each outcome
PLAYOUTS = 32  # of a position, in a game without a value


class Luck:
    """Judges outcomes of chance in one game."""

    def __init__(self, game: Game, futures: int = FUTURES) -> None:
        self._value = value_of(game.id)
        self._futures = PLAYOUTS if self._value is None else futures
        self._out = vec[float]([0.0] * 4)

    def of(self, state: State, code: int) -> list[float]:
        """How much better each seat stands than it could expect before this outcome came."""
        outcomes, weights = state.legal(), state.weights()
        if len(outcomes) == 1:
            return [0.0] * int(state.seats)
        futures = self.futures(state)
        worths = {outcome: self.worth(state.after(outcome), futures) for outcome in outcomes}
        total = sum(weights)
        luck = list(worths[code])
        for outcome, weight in zip(outcomes, weights, strict=True):
            for seat, worth in enumerate(worths[outcome]):
                luck[seat] -= worth * weight / total
        return luck

    def futures(self, state: State) -> list[int]:
        """Seeds of what chance brings later, the same for equal positions."""
        seed = state.digest() & 0x7FFF_FFFF
        return [seed + i for i in range(self._futures)]

    def worth(self, state: State, futures: list[int]) -> list[float]:
        """Each seat's chances if all go on by best guesses, on average over these futures."""
        sums = [0.0] * int(state.seats)
        for seed in futures:
            shares = self._played_on(state.copy(), Rng(seed))
            for seat, share in enumerate(shares):
                sums[seat] += share / len(futures)
        return sums

    def _played_on(self, state: State, rng: Rng) -> list[float]:
        value = self._value
        if value is None:
            while not state.is_over:
                state.apply(state.random_action(rng))
            return first_places(state.ranking())
        _foresee(value, state, rng)
        value.judge(state, self._out)
        return [self._out[seat] for seat in range(int(state.seats))]


def _foresee(value: Value, state: State, rng: Rng) -> None:
    """Go on by best guesses for a while."""
    played = 0
    while not state.is_over and played < FORESEEN:
        if state.actor == CHANCE:
            state.apply(state.random_action(rng))
        else:
            state.apply(best_guess(value, state))
            played += 1
