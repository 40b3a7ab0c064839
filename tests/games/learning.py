"""What tests of learning share: the decisions of a game, and steps of its random matches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY, State

PARTS = ("", "-good", "-others")  # of what a coach says of a decision
FIRST, WHOLE = 12, 28  # matches: first ones, and those of the game as it is played


def steps(state: State, rng: Rng) -> Iterator[tuple[State, int, State]]:
    """Every action of a random match, with the positions before and after."""
    while not state.is_over:
        code = int(state.random_action(rng))
        after = state.after(code)
        yield state, code, after
        state = after


@cache
def decisions(game: Game) -> frozenset[str]:
    """The kinds of decision that random matches of two ask for."""
    starts = [game.start(2, game.first_options)] * FIRST + [game.start(2)] * WHOLE
    return frozenset(
        game.prompt(before, int(before.actor)).id.removeprefix("prompt-")
        for seed, start in enumerate(starts)
        for before, _, _ in steps(start, Rng(seed))
        if before.actor >= 0
    )


def sampled(game: Game, wanted: int, seed: int) -> Iterator[tuple[State, int, State]]:
    """Steps from matches of all editions, options and numbers of seats, as `steps` tells them."""
    rng = Rng(seed)
    gap = 0
    while True:
        edition = game.editions()[int(rng.below(len(game.editions())))]
        options = {o.key: o.choices[int(rng.below(len(o.choices)))] for o in game.options}
        seats = game.seat_counts[int(rng.below(len(game.seat_counts)))]
        for step in steps(game.start(seats, options, edition), rng):
            if gap and not step[2].is_over:
                gap -= 1
                continue
            yield step
            gap = int(rng.below(30))
            wanted -= 1
            if not wanted:
                return


def viewers(state: State) -> tuple[int, ...]:
    return *range(state.seats), NOBODY
