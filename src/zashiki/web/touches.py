"""Why a touch leads nowhere: finding the action that a path of touches would mean.

A scene lists legal actions only. What an illegal path would mean is learned from scenes of other
positions, reached by wandering on at random from an imagined one; games need say nothing for it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from zashiki.core.game import Game
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import State

WANDERINGS = 12
STEPS = 40
SECONDS = 0.05


class Touches:
    """The paths of one game and seat that were ever seen, each with its code."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._codes: dict[tuple[str, ...], int] = {}  # every beginning of a path, too
        self._rng = Rng(0)
        self._rounds = WANDERINGS

    def why_not(self, state: State, path: Sequence[str]) -> Refusal | None:
        """The refusal that this path meets now; None where none is known."""
        if state.actor != self._seat:
            return state.why_not(self._seat, 0)
        self._learn(state)
        code = self._codes.get(tuple(path))
        if code is None:
            self._wander(state)
            code = self._codes.get(tuple(path))
        return None if code is None else state.why_not(self._seat, code)

    def _learn(self, state: State) -> None:
        for choice in self._game.scene(state, self._seat).legal:
            path = tuple(choice.path)
            for end in range(1, len(path) + 1):
                self._codes.setdefault(path[:end], choice.code)

    def _wander(self, state: State) -> None:
        """Learn from what could come; bounded in time and in how often it is done."""
        end = time.perf_counter() + SECONDS
        while self._rounds > 0 and time.perf_counter() < end:
            self._rounds -= 1
            twin = state.imagine(self._seat, self._rng)
            for _ in range(STEPS):
                if twin.is_over or time.perf_counter() > end:
                    break
                if twin.actor == self._seat:
                    self._learn(twin)
                twin.apply(twin.random_action(self._rng))
