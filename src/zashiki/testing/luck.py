"""Whether random actions are drawn as promised."""

from __future__ import annotations

from math import sqrt

from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State
from zashiki.testing.position import check_weights
from zashiki.testing.promise import broken


def check_luck(game: Game, matches: int = 3, states: int = 10) -> None:
    """`random_action` draws uniformly over `legal`, at chance by weight."""
    rng = Rng(20261115)
    for match in range(matches):
        seats = game.seat_counts[match % len(game.seat_counts)]
        length = _length(game.start(seats), rng.copy(), game.longest)
        step = max(1, length // states)
        state = game.start(seats)
        for ply in range(length):
            if state.is_over:  # this match took another course than the one measured
                break
            if ply % step == 0 or ply < 3:
                _check_draws(state, rng)
            state.apply(state.random_action(rng))
    _check_chance(game, rng, states)


def _length(state: State, rng: Rng, longest: int) -> int:
    ply = 0
    while not state.is_over:
        if ply > longest:
            broken("a match ends within `longest` actions", longest)
        state.apply(state.random_action(rng))
        ply += 1
    return ply


def _check_chance(game: Game, rng: Rng, states: int) -> None:
    """The first chance positions with more than one outcome."""
    state = game.start()
    checked = 0
    while not state.is_over and checked < states:
        if state.actor == CHANCE and len(state.legal()) > 1:
            _check_draws(state, rng)
            checked += 1
        state.apply(state.random_action(rng))


def _check_draws(state: State, rng: Rng) -> None:
    legal = state.legal()
    weights = check_weights(state, legal) if state.actor == CHANCE else [1] * len(legal)
    draws = max(600, 12 * len(legal))
    counts = dict.fromkeys(legal, 0)
    for _ in range(draws):
        code = int(state.random_action(rng))
        if code not in counts:
            broken("random_action draws legal codes only", code)
        counts[code] += 1
    share = draws / sum(weights)
    off = sum(
        (counts[code] - share * weight) ** 2 / (share * weight)
        for code, weight in zip(legal, weights, strict=True)
    )
    if len(legal) > 1 and off > _chi_square_limit(len(legal) - 1):
        broken("random_action is uniform over legal, at chance by weight", f"{off:.0f}, {counts}")


def _chi_square_limit(freedom: int) -> float:
    """What chance exceeds about once in a thousand million tries (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 6 * sqrt(part)) ** 3) + 6
