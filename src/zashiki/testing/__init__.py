"""The public conformance suite: `check_game(game)` tells whether a game keeps the contract.

    from zashiki.testing import check_game

    def test_contract():
        check_game(my_game)

Matches are played along scripts found by hypothesis, so that a failure comes with a short one.
A broken promise raises `ContractError`, an AssertionError that names the promise.
"""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, Phase, given, settings

from zashiki.core.folder import FolderGame
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.record import Record, RecordError
from zashiki.testing.arranged import check_arranged, check_broken
from zashiki.testing.eyes import check_eyes
from zashiki.testing.facts import RULE_ID, check_facts, rule_ids
from zashiki.testing.knowledge import Secrets, check_knowledge
from zashiki.testing.luck import check_luck
from zashiki.testing.observing import Observed
from zashiki.testing.position import (
    check_copy,
    check_notation,
    check_position,
    check_refusals,
    check_seats,
)
from zashiki.testing.promise import ContractError, broken
from zashiki.testing.soak import soak
from zashiki.testing.telling import check_gallery
from zashiki.testing.walk import Walk, walks

__all__ = ["RULE_ID", "ContractError", "check_game", "rule_ids", "soak"]


def check_game(game: Game, examples: int = 20, eyes: bool = True, shrink: bool = True) -> None:
    """Every promise of the contract, on `examples` matches.

    `eyes=False` leaves out scenes, drawings and all words but those of refusals, for a game whose
    rules stand before its looks; `shrink=False` reports the first failure as it is found.
    """
    if eyes and isinstance(game, FolderGame):
        game.files.check()
    check_facts(game)
    check_luck(game)
    if eyes:
        check_gallery(game)
    seen, observed = Secrets(game.is_open), Observed(game)

    def one(walk: Walk) -> None:
        check_walk(game, walk, seen, observed, eyes)

    run: Callable[[], None] = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )(given(walks(game))(one))
    run()
    seen.verdict()
    observed.verdict()


def check_walk(
    game: Game, walk: Walk, secrets: Secrets, observed: Observed, eyes: bool = True
) -> None:
    """Every promise along one match: the cheap ones at each ply, the dear ones now and then."""
    rng = Rng(walk.seed ^ 0x5EED)
    components = walk.start(game).components()
    layout = game.layout(walk.start(game)) if eyes else None
    observed.begin()
    every = 5 + walk.seed % 17
    played: list[int] = []
    for ply, state in enumerate(walk.positions(game, played)):
        check_position(game, state, components)
        if ply % every == 0 or state.is_over or ply < 2:
            check_copy(state, rng)
            check_seats(state)
            check_refusals(game, state, rng)
            check_notation(game, state)
            check_knowledge(state, rng, secrets)
            check_arranged(game, state)
            observed.check(state, rng)
            check_broken(game, state, rng)
            if layout is not None:
                check_eyes(game, state, layout, rng)
    check_record(game, walk, played)


def check_record(game: Game, walk: Walk, played: list[int]) -> None:
    """A match written down and read back is the same match, in both forms."""
    record = Record.begin(game, walk.seats, dict(walk.options), walk.edition)
    record.actions = played
    final = record.state().digest()
    for form in ("text", "json"):
        try:
            again = Record.loads(record.dumps(form))
        except RecordError as error:
            broken("a record reads back exactly", f"{form}: {error}")
        if again != record or again.state().digest() != final:
            broken("a record reads back exactly", form)
