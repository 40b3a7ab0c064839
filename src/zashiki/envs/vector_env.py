"""Many matches at once, as numpy arrays over the memory of a compiled batch."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zashiki.core import registry
from zashiki.core.edition import Edition
from zashiki.core.setup import Setup
from zashiki.core.state import State
from zashiki.envs.batch import FINE, Batch
from zashiki.envs.rewards import PLACES, POINTS, check_kind

SEED_BITS = 64


class Matches:
    """`n` matches of one setup, side by side; row i of every array is match i.

    The arrays are views: each `step` writes into them again, so copy what is to be kept. Nobody
    but `step` can write. A match that ends is followed by another at once: `ended` is then True
    and `rewards` tells of the match that ended, while everything else is of the new one.
    """

    def __init__(
        self, setup: Setup, n: int, seed: int | None = None, rewards: str = PLACES
    ) -> None:
        if n < 1:
            raise ValueError(f"at least one match is played, not {n}")
        game, seats = setup.game, int(setup.seats)
        self.setup = setup
        self.game = game
        self.n = n
        self.seat_count = seats
        self.action_count = game.action_count
        self.observation = game.observation(seats, setup.edition)  # what the numbers are
        self._batch = Batch(setup.start(), n, check_kind(rewards) == POINTS)
        batch = self._batch
        length = len(self.observation)
        self.observations: NDArray[np.float32]  # what the seat to act knows
        self.observations = np.frombuffer(memoryview(batch.cells), np.float32).reshape(n, length)
        self.masks: NDArray[np.bool_]  # what it may do
        self.masks = np.frombuffer(memoryview(batch.marks), np.bool_).reshape(n, self.action_count)
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(batch.actors), np.int64)  # to act
        self.rewards: NDArray[np.float64]  # of every seat, where a match ended
        self.rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(n, seats)
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(batch.ended), np.bool_)
        self._chosen: NDArray[np.int64] = np.frombuffer(memoryview(batch.chosen), np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """All matches from the start. With the same seed the same chance comes again, for match i
        whatever `n` is.
        """
        bits = secrets.randbits(SEED_BITS) if seed is None else operator.index(seed)
        self._batch.begin(bits)

    def step(self, codes: Sequence[int] | NDArray[Any]) -> None:
        """An action of the seat to act in every match, and all that chance brings after it.

        Raises Refusal, with the number of the match as a note, and then nothing was played.
        """
        listed = self._listed(codes)
        wrong = self._batch.first_illegal(listed)
        if wrong != FINE:
            self._refuse(wrong, listed[wrong])
        self._batch.step(listed)

    def sample(self) -> NDArray[np.int64]:
        """A legal code for every match, all equally likely, by a generator of its own."""
        self._batch.sample()
        return self._chosen

    def state(self, i: int) -> State:
        """A copy of the state of match i."""
        return self._batch.states[range(self.n)[i]].copy()

    def _listed(self, codes: Sequence[int] | NDArray[Any]) -> list[int]:
        array = np.asarray(codes)
        if array.shape != (self.n,) or array.dtype.kind not in "iu":
            what = f"{array.dtype} in shape {array.shape}"
            raise ValueError(f"a step takes {self.n} whole numbers, one for each match, not {what}")
        listed: list[int] = array.tolist()
        return listed

    def _refuse(self, i: int, code: int) -> None:
        state = self._batch.states[i]
        refusal = state.why_not(int(state.actor), code)
        assert refusal is not None  # noqa: S101  it is not in the mask
        refusal.add_note(f"match {i}, seat {state.actor}, code {code}; nothing was played")
        raise refusal

    def __repr__(self) -> str:
        return f"<{self.n} matches of {self.game.id} with {self.seat_count} seats>"


def make(
    name: str,
    seats: int | None,
    n: int,
    seed: int | None,
    rewards: str,
    options: Mapping[str, str],
    edition: str | Path | Edition,
) -> Matches:
    """See `envs.vector`; raises KeyError for an unknown game, SetupError for wrong seats."""
    return Matches(registry.game(name).setup(seats, options, edition), n, seed, rewards)
