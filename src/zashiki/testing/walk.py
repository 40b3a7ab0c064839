"""A match to be played by the suite."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import State
from zashiki.testing.promise import broken


@dataclass(frozen=True)
class Walk:
    """A match to be played: how it is set up, the first choices, and luck for the rest."""

    seats: int
    options: tuple[tuple[str, str], ...]
    edition: str
    script: tuple[int, ...]
    seed: int

    def start(self, game: Game) -> State:
        return game.start(self.seats, dict(self.options), self.edition)

    def positions(self, game: Game, played: list[int]) -> Iterator[State]:
        """Every position of the match, the same object moved on; also checks that it ends.

        What was played is added to `played`.
        """
        state = self.start(game)
        rng = Rng(self.seed)
        for ply in range(game.longest + 1):
            yield state
            if state.is_over:
                return
            if ply < len(self.script):
                legal = state.legal()
                if not legal:
                    broken("somebody can always act", f"ply {ply}, actor {state.actor}")
                code = legal[self.script[ply] % len(legal)]
            else:
                code = int(state.random_action(rng))
            state.apply(code)
            played.append(code)
        broken("a match ends within `longest` actions", game.longest)


def walks(game: Game) -> st.SearchStrategy[Walk]:
    """Matches over every seat count, option and edition of a game."""
    options = [
        st.tuples(st.just(option.key), st.sampled_from(option.choices)) for option in game.options
    ]
    return st.builds(
        Walk,
        st.sampled_from(game.seat_counts),
        st.tuples(*options),
        st.sampled_from(game.editions()),
        st.lists(st.integers(0, 4095), max_size=120).map(tuple),
        st.integers(0, 2**32 - 1),
    )
