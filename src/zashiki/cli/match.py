"""A match at the keyboard: the position, what led to it, and the way back to the last curtain."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from zashiki.core.game import Curtain, Game
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State
from zashiki.record import Record

Below = Callable[[int], int]  # a random number from 0 up to, not including, this one


@dataclass(frozen=True)
class Step:
    """One action: who played what, and the position before."""

    mover: int
    code: int
    before: State


class Match:
    """The true position, its record, and copies of earlier positions for the way back."""

    def __init__(self, record: Record, below: Below) -> None:
        self.record = record
        self.game: Game = record.game
        self.state = record.start()
        self.steps: list[Step] = []
        self._below = below

    def play(self, code: int) -> None:
        """Carry out a code of the actor; raises Refusal and changes nothing if it is not legal."""
        before = self.state.copy()
        self.state.play(code)
        self.steps.append(Step(int(before.actor), code, before))
        self.record.actions.append(code)

    def let_chance_play(self) -> None:
        """Roll and draw until somebody has to choose."""
        while self.state.actor == CHANCE:
            weights = self.state.weights()
            pick = self._below(sum(weights))
            for code, weight in zip(self.state.legal(), weights, strict=True):
                pick -= weight
                if pick < 0:
                    self.play(code)
                    break

    def curtain(self, seat: int) -> Curtain | None:
        """Why this seat may not take back the last action; None if it may."""
        last = self.steps[-1]
        reason = self.game.curtain(last.before, last.code, self.state)
        if reason is None and last.mover != seat:
            return Curtain.TURN_ENDED
        return reason

    def undo(self) -> None:
        """Back to before the last action. Unchecked: ask `curtain` first."""
        self.state = self.steps.pop().before
        self.record.actions.pop()

    @property
    def movers(self) -> list[int]:
        return [step.mover for step in self.steps]


def system_chance(below: int) -> int:
    """The operating system's randomness: nobody can foresee it, not even a bot."""
    return secrets.randbelow(below)


def seeded_chance(seed: int) -> Below:
    """The same chance every time, for tests and puzzles."""
    rng = Rng(seed)
    return lambda below: int(rng.below(below))
