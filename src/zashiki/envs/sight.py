"""What a seat knows and may do, as the arrays that PettingZoo and Gymnasium hand around."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from zashiki.core.setup import Setup
from zashiki.core.state import State

Seen = dict[str, np.ndarray[Any, Any]]  # "observation" and "action_mask"

RENDER_MODES = ["human", "ansi", "svg"]  # human: printed


class CodeSpace(spaces.Discrete):
    """The codes of a game. They are many and few of them legal: a sample looks at these alone."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        (legal,) = mask.nonzero()
        if len(legal) == 0:
            return super().sample(mask)
        return np.int64(legal[self.np_random.integers(len(legal))])


class Sight:
    """Writes what is seen of the matches of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.told = setup.game.observation(int(setup.seats), setup.edition)
        self.action_count = setup.game.action_count
        self._sheet = self.told.sheet()
        self._numbers = np.frombuffer(memoryview(self._sheet.cells), np.float32)

    def space(self) -> Any:
        """The space of everything that is seen, a `spaces.Dict`."""
        low, high = (np.array(all_, np.float32) for all_ in (self.told.lows, self.told.highs))
        mask = spaces.Box(0, 1, (self.action_count,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high), "action_mask": mask})

    def see(self, state: State, seat: int) -> Seen:
        """Arrays of their own: they stay as they are."""
        state.write_sheet(seat, self._sheet)
        mask = np.zeros(self.action_count, np.int8)
        if state.actor == seat:
            mask[state.legal()] = 1
        return {"observation": self._numbers.copy(), "action_mask": mask}


def render(state: State, mode: str | None, seat: int | None = None) -> str | None:
    """The board as text or as a picture; for people it is printed. None: as a spectator sees it."""
    game = state.setup.game
    if mode == "svg":
        return game.svg(state, seat)
    board = game.draw(state, seat)
    if mode == "ansi":
        return board
    print(board)  # noqa: T201  this is what the mode "human" is
    return None


def check_mode(mode: str | None) -> str | None:
    """The mode itself; raises ValueError where there is none of this name."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
    return mode
