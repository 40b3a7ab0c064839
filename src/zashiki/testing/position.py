"""What holds in any position: codes, components, copies, refusals, notation."""

from __future__ import annotations

import re

import msgspec

from zashiki.core.game import Game
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.testing.facts import rule_ids
from zashiki.testing.promise import broken
from zashiki.testing.speech import speak

FORBIDDEN = re.compile(r"[\s(){}\"]|^\d+[.:]$")


def check_position(game: Game, state: State, components: dict[str, int]) -> None:
    """Actor, codes, weights, components, scores and places of any position."""
    legal = state.legal()
    if state.actor not in (CHANCE, NOBODY, *range(state.seats)):
        broken("the actor is a seat, CHANCE or NOBODY", state.actor)
    if state.is_over != (not legal):
        broken("somebody can act exactly until the match is over", legal[:5])
    if legal != sorted(set(legal)) or any(not 0 <= code < game.action_count for code in legal):
        broken("legal codes are sorted, unique and in range", legal[:5])
    check_weights(state, legal)
    if state.components() != components:
        broken("components are conserved", _difference(components, state.components()))
    low, high = game.score_bounds
    scores = state.scores()
    if len(scores) != state.seats or not all(low <= score <= high for score in scores):
        broken("scores stay in the declared bounds", scores)
    _check_places(state.ranking())
    if not 0 <= state.digest() < 2**64:
        broken("a digest has 64 bits")


def check_weights(state: State, legal: list[int]) -> list[int]:
    """Weights exist at chance only, one above 0 for each outcome."""
    weights = state.weights()
    if len(weights) != (len(legal) if state.actor == CHANCE else 0) or min(weights, default=1) < 1:
        broken("at chance every outcome has a weight above 0", weights[:5])
    return weights


def _difference(before: dict[str, int], after: dict[str, int]) -> dict[str, tuple[object, object]]:
    keys = before.keys() | after.keys()
    return {
        key: (before.get(key), after.get(key)) for key in keys if before.get(key) != after.get(key)
    }


def _check_places(places: list[int]) -> None:
    for place in places:
        if place != 1 + sum(other < place for other in places):
            broken("a place is 1 plus the number of better seats", places)


def snapshot(state: State) -> tuple[object, ...]:
    """Everything the contract shows of a position."""
    views = [msgspec.json.encode(state.view(seat)) for seat in (NOBODY, *range(state.seats))]
    return (state.digest(), int(state.actor), state.legal(), state.components(), *views)


def check_copy(state: State, rng: Rng) -> None:
    """A copy is equal and independent, in both directions."""
    before = snapshot(state)
    twin, witness = state.copy(), state.copy()
    if snapshot(twin) != before:
        broken("a copy is equal")
    for _ in range(60):
        if twin.is_over:
            break
        twin.apply(twin.random_action(rng))
    if snapshot(state) != before or snapshot(witness) != before:
        broken("a copy is independent")


def check_seats(state: State) -> None:
    """There is no view of a seat that does not exist."""
    for seat in (-3, int(state.seats), 2**40):
        try:
            state.view(seat)
        except ValueError:
            continue
        broken("a view is that of a seat or of a spectator", seat)


def check_refusals(game: Game, state: State, rng: Rng) -> None:
    """`why_not` is None for legal codes only; what is refused has a reason and changes nothing."""
    before = snapshot(state)
    legal = set(state.legal())
    actor = int(state.actor)
    for code in list(legal)[:20]:
        if state.why_not(actor, code) is not None:
            broken("why_not is None for a legal code", code)
    tries = [-1, game.action_count, 2**70, -(2**70)]
    tries += [int(rng.below(game.action_count)) for _ in range(25)]
    for code in tries:
        if code not in legal:
            _check_refused(game, state, actor, code)
    for seat in (*range(state.seats), CHANCE):
        if seat != actor:
            refusal = state.why_not(seat, next(iter(legal), 0))
            if refusal is None:
                broken("only the actor may act", seat)
            _check_reason(game, refusal)
    if snapshot(state) != before:
        broken("a refusal changes nothing")


def _check_refused(game: Game, state: State, actor: int, code: int) -> None:
    refusal = state.why_not(actor, code)
    if refusal is None:
        broken("why_not explains an illegal code", code)
    _check_reason(game, refusal)
    try:
        state.play(code)
    except Refusal:
        return
    broken("play refuses an illegal code", code)


def _check_reason(game: Game, refusal: Refusal) -> None:
    if refusal.rule_id not in rule_ids(game):
        broken("a refusal rests on a rule of the rulebook", refusal.rule_id)
    speak(game, refusal.message)


def check_notation(game: Game, state: State) -> None:
    """Every legal code is written in its own way and read back."""
    seen: dict[str, int] = {}
    for code in state.legal():
        text = game.notate(state, code)
        if not text or FORBIDDEN.search(text):
            broken("notation has no blanks, brackets, braces or quotes", text)
        if text in seen:
            broken("notation tells legal codes apart", f"{text}: {seen[text]}, {code}")
        seen[text] = code
        if game.describe(state, code)["family"] != game.actions[code].family:
            broken("an action is described by its family", text)
        try:
            again = game.parse(state, text)
        except ValueError as error:
            broken("notation reads back", f"{text}: {error}")
        if again != code:
            broken("notation reads back", f"{text}: {code}, not {again}")
    try:
        game.parse(state, "?!")
    except ValueError:
        return
    broken("rubbish is not parsed")
