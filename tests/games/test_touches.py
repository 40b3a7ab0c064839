"""A touch that leads nowhere is answered with the reason, whatever a person may sensibly try."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from _pytest.mark import ParameterSet

from tests.games.everyone import everyone
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.scene import Scene
from zashiki.core.state import State
from zashiki.house.words import words
from zashiki.testing.facts import rule_ids
from zashiki.web.why_not import NOT_USABLE, explain

EVERY = 7  # positions; a prime, so that all phases are met
FIRST_TOUCHES = 4  # picked up in each position
FIRST_SEED = 99
ENOUGH = 100  # touches in vain; short games need more matches for them
MATCHES = 60


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Those of a random match in which a seat is to act."""
    rng, state = Rng(seed), game.start(seats)
    while not state.is_over:
        if state.actor >= 0:
            yield state
        state.apply(state.random_action(rng))


def ever_paths(game: Game, seats: int) -> set[tuple[str, ...]]:
    """All paths that are legal at some time."""
    return {
        tuple(choice.path)
        for seed in range(6)
        for state in positions(game, seats, seed)
        for choice in game.scene(state, int(state.actor)).legal
    }


def things(game: Game, state: State, scene: Scene) -> list[tuple[str, ...]]:
    """What a finger may hit: a piece with the place under it, or an empty place."""
    pieces = [(piece.id, piece.place) for piece in scene.pieces]
    return pieces + [(place.id,) for place in game.layout(state).places]


def all_seats() -> list[ParameterSet]:
    return [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in everyone()
        for seats in game.seat_counts
    ]


def check_touches(game: Game, state: State, touchable: set[str]) -> int:
    """Ask about all that may be touched in vain; returns how much that is."""
    tell, rules = words(game, "de"), rule_ids(game)
    asked = 0
    seat = int(state.actor)
    scene = game.scene(state, seat)
    paths = [tuple(choice.path) for choice in scene.legal]
    first = sorted({path[0] for path in paths if len(path) > 1})[:FIRST_TOUCHES]
    for picked in [(), *((step,) for step in first)]:
        legal = {path[len(picked)] for path in paths if path[: len(picked)] == picked != path}
        legal |= {path[0] for path in paths if path}
        for ids in things(game, state, scene):
            if not touchable.intersection(ids) or legal.intersection(ids):
                continue
            reason, rule_id = explain(game, state, seat, [*picked, ids[0]], ids[1:])
            assert reason != NOT_USABLE, (state.phase, picked, ids)  # type: ignore[attr-defined]
            assert tell(reason)
            assert (rule_id in rules) == (reason.id != "house-touch-first"), (reason, rule_id)
            asked += 1
    return asked


@pytest.mark.parametrize(("game", "seats"), all_seats())
def test_every_sensible_touch_gets_a_reason_with_its_rule(game: Game, seats: int) -> None:
    paths = ever_paths(game, seats)
    touchable = {step for path in paths for step in path}
    assert touchable
    asked = 0
    for seed in range(MATCHES):
        for state in islice(positions(game, seats, FIRST_SEED + seed), 0, None, EVERY):
            asked += check_touches(game, state, touchable)
        if asked > ENOUGH:
            return
    # Where one touch or button is all it takes, whatever lies there may be usable at any time.
    assert asked == 0, f"only {asked} touches in {MATCHES} matches led nowhere"
    assert {len(path) for path in paths} <= {0, 1}, "no touch leads nowhere"


def test_a_game_that_says_nothing_gets_the_general_answer() -> None:
    game = registry.game("samurai")
    state = next(positions(game, 2, 1))
    assert explain(game, state, int(state.actor), ["no such thing"]) == (NOT_USABLE, "")
    other = 1 - int(state.actor)
    assert explain(game, state, other, ["no such thing"])[1] == "SAM-0.2"
