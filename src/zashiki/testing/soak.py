"""Long runs of random matches."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.testing.position import check_position
from zashiki.testing.promise import broken


def soak(game: Game, matches: int, seed: int = 1, tick: Callable[[], None] | None = None) -> int:
    """Random matches over all seat counts, options and editions; returns the actions played.

    Checked: components, bounds and places along the way, the length, and that playing the same
    actions again leads to the same digest. `tick` is called after each match.
    """
    rng = Rng(seed)
    total = 0
    for _ in range(matches):
        seats = game.seat_counts[rng.below(len(game.seat_counts))]
        options = {o.key: o.choices[rng.below(len(o.choices))] for o in game.options}
        editions = game.editions()
        edition = editions[rng.below(len(editions))]
        total += _soak_one(game, seats, options, edition, rng)
        if tick is not None:
            tick()
    return total


def _soak_one(game: Game, seats: int, options: dict[str, str], edition: str, rng: Rng) -> int:
    state = game.start(seats, options, edition)
    components = state.components()
    played: list[int] = []
    step = 20 + rng.below(30)
    while not state.is_over:
        if len(played) > game.longest:
            broken("a match ends within `longest` actions", game.longest)
        if len(played) % step == 0:
            check_position(game, state, components)
        code = int(state.random_action(rng))
        state.apply(code)
        played.append(code)
    check_position(game, state, components)
    again = game.start(seats, options, edition)
    for code in played:
        again.apply(code)
    if again.digest() != state.digest():
        broken("the same actions lead to the same position", played)
    return len(played)
