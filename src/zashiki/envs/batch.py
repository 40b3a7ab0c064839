"""Many matches of one setup side by side, stepped by one call.

Everything that is told lies in vectors whose memory numpy reads without copying, one row for each
match. Chance is played inside, and a match that ends is followed by another.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.sheet import Sheet, float_cells
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.envs.rewards import write_rewards

FINE = -1  # no match where a code is not legal


class Batch:
    """`n` matches that begin like `root`."""

    def __init__(self, root: State, n: int, by_points: bool) -> None:
        setup = root.setup
        told = setup.game.observation(int(setup.seats), setup.edition)
        self.root: State = root
        self.n: i64 = n
        self.by_points: bool = by_points
        self.width: i64 = setup.game.action_count
        self.cells = float_cells(n * told.length)  # what the seat to act knows
        self.marks = vec[u8]([0] * (n * setup.game.action_count))  # 1 for each of its legal codes
        self.actors = vec[i64]([0] * n)
        self.rewards = vec[float]([0.0] * (n * int(setup.seats)))  # of a match that just ended
        self.ended = vec[u8]([0] * n)
        self.chosen = vec[i64]([0] * n)  # by `sample`
        self.states: list[State] = [root] * n
        self.sheets: list[Sheet] = [
            Sheet(told.starts, self.cells, i * told.length) for i in range(n)
        ]
        self.listed: list[Codes] = [Codes() for _ in range(n)]
        self.chances: list[Rng] = []
        self.choice: Rng = Rng()

    def begin(self, seed: int) -> None:
        """All matches anew. A match meets the same chance however many others there are."""
        rng = Rng(seed)
        self.choice = rng.split()
        self.chances = [rng.split() for _ in range(self.n)]
        for i in range(self.n):
            self._forget(i)
            self._start(i)
            self._tell(i)

    def first_illegal(self, codes: list[int]) -> int:
        """The first match where the code is not legal, or FINE."""
        marks, width = self.marks, self.width
        for i in range(self.n):
            code = codes[i]
            if code < 0 or code >= width or marks[i * width + i64(code)] == 0:
                return i
        return FINE

    def step(self, codes: list[int]) -> None:
        """Carry out a legal code in each match. Unchecked: ask `first_illegal` before."""
        for i in range(self.n):
            self._step(i, codes[i])

    def sample(self) -> None:
        """Choose one of the legal codes in each match, all equally likely."""
        chosen, rng = self.chosen, self.choice
        for i in range(self.n):
            codes = self.listed[i]
            chosen[i] = codes.values[rng.below(codes.n)]

    def _step(self, i: i64, code: i64) -> None:
        if self.ended[i] != 0:
            self._forget(i)
        state, rng = self.states[i], self.chances[i]
        state.apply(code)
        while state.actor == CHANCE:
            state.apply(state.random_action(rng))
        if state.actor == NOBODY:
            self.ended[i] = 1
            write_rewards(state, self.by_points, self.rewards, i * state.seats)
            self._start(i)
        self._tell(i)

    def _forget(self, i: i64) -> None:
        """The end of the match before."""
        self.ended[i] = 0
        seats = self.root.seats
        for at in range(i * seats, (i + 1) * seats):
            self.rewards[at] = 0.0

    def _start(self, i: i64) -> None:
        state, rng = self.root.copy(), self.chances[i]
        while state.actor == CHANCE:
            state.apply(state.random_action(rng))
        self.states[i] = state

    def _tell(self, i: i64) -> None:
        """Write down what the seat to act knows and may do."""
        state = self.states[i]
        self.actors[i] = state.actor
        state.write_sheet(state.actor, self.sheets[i])
        marks, codes, first = self.marks, self.listed[i], i * self.width
        for old in range(codes.n):
            marks[first + codes.values[old]] = 0
        codes.clear()
        state.list_actions(codes)
        for new in range(codes.n):
            marks[first + codes.values[new]] = 1
