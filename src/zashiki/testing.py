"""The public conformance suite: `check_game(game)` tells whether a game keeps the contract.

    from zashiki.testing import check_game

    def test_contract():
        check_game(my_game)

Matches are played along scripts found by hypothesis, so that a failure comes with a short one.
A broken promise raises `ContractError`, an AssertionError that names the promise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import sqrt
from typing import NoReturn

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.scene import Layout, Scene
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.record import Record, RecordError
from zashiki.texts import LANGUAGES, MissingTextError, speaker

COLUMNS = 80
RULE_ID = re.compile(r"^\*\*([A-Z]{3}-\d+\.\d+)\*\*", re.MULTILINE)
FORBIDDEN = re.compile(r"[\s(){}\"]|^\d+[.:]$")


class ContractError(AssertionError):
    """A promise of the contract that a game does not keep."""


def broken(promise: str, detail: object = "") -> NoReturn:
    raise ContractError(f"{promise}: {detail}" if detail != "" else promise)


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


def check_game(game: Game, examples: int = 20, eyes: bool = True, shrink: bool = True) -> None:
    """Every promise of the contract, on `examples` matches.

    `eyes=False` leaves out words, scenes and drawings, for a game whose rules stand before its
    looks; `shrink=False` reports the first failure as it is found.
    """
    check_facts(game)
    check_luck(game)
    seen = _Secrets()

    def one(walk: Walk) -> None:
        check_walk(game, walk, seen, eyes)

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


# --- static facts ------------------------------------------------------------------------------


def check_facts(game: Game) -> None:
    """Facts are complete; set-up is checked and leaves everything random ahead."""
    for edition in game.editions():
        for seats in game.seat_counts:
            first, second = (game.start(seats, {}, edition) for _ in range(2))
            if first.digest() != second.digest():
                broken("nothing random happens before the first action", f"{edition}, {seats}")
            if first.game_id() != game.id or first.rule_prefix() != game.prefix:
                broken("a state names its game and rule prefix")
            if first.action_count() != game.action_count:
                broken("game and state agree on the number of codes")
    for seats in (-1, 0, max(game.seat_counts) + 1):
        _refuses_setup(game, seats, {})
    _refuses_setup(game, game.seat_counts[0], {"no-such-option": "x"})
    for option in game.options:
        _refuses_setup(game, game.seat_counts[0], {option.key: "no-such-choice"})
        if option.rule_id not in rule_ids(game):
            broken("an option's rule stands in the rulebook", option.rule_id)


def _refuses_setup(game: Game, seats: int, options: dict[str, str]) -> None:
    try:
        game.start(seats, options)
    except ValueError:
        return
    broken("a wrong set-up is refused", f"{seats} seats, {options}")


@cache
def rule_ids(game: Game, language: str = "en") -> set[str]:
    """The ids of a game's rulebook."""
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return set(RULE_ID.findall(text))


# --- luck --------------------------------------------------------------------------------------


def check_luck(game: Game, matches: int = 3, states: int = 10) -> None:
    """`random_action` draws uniformly over `legal`, at chance by weight."""
    rng = Rng(20261115)
    for match in range(matches):
        seats = game.seat_counts[match % len(game.seat_counts)]
        length = _length(game.start(seats), rng.copy(), game.longest)
        step = max(1, length // states)
        state = game.start(seats)
        for ply in range(length):
            if ply % step == 0 or ply < 3:
                _check_draws(state, rng)
            state.apply(state.random_action(rng))
    _check_chance(game, rng, states)


def _length(state: State, rng: Rng, longest: int) -> int:
    for ply in range(longest + 1):
        if state.is_over:
            return ply
        state.apply(state.random_action(rng))
    broken("a match ends within `longest` actions", longest)


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


# --- a walk through a match --------------------------------------------------------------------


class _Secrets:
    """Whether a game showed secrets, and whether `imagine` ever dealt them anew."""

    def __init__(self) -> None:
        self.exist = False
        self.dealt_anew = False

    def verdict(self) -> None:
        if self.exist and not self.dealt_anew:
            broken("imagine deals anew what the seat cannot know")


def check_walk(game: Game, walk: Walk, secrets: _Secrets, eyes: bool = True) -> None:
    """Every promise along one match: the cheap ones at each ply, the dear ones now and then."""
    rng = Rng(walk.seed ^ 0x5EED)
    components = walk.start(game).components()
    layout = game.layout(walk.start(game)) if eyes else None
    every = 5 + walk.seed % 17
    played: list[int] = []
    for ply, state in enumerate(walk.positions(game, played)):
        check_position(game, state, components)
        if ply % every == 0 or state.is_over or ply < 2:
            check_copy(state, rng)
            check_refusals(game, state, rng)
            check_notation(game, state)
            check_knowledge(state, rng, secrets)
            if layout is not None:
                check_eyes(game, state, layout, rng)
    check_record(game, walk, played)


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
    _speak(game, refusal.message)


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


def check_knowledge(state: State, rng: Rng, secrets: _Secrets) -> None:
    """Views are plain values; `imagine` keeps the view and uses nothing else."""
    before = snapshot(state)
    for seat in range(state.seats):
        mine = _plain(state.view(seat))
        other = state.imagine(seat, rng)
        if _plain(other.view(seat)) != mine:
            broken("an imagined state looks the same to its seat", seat)
        if other.actor != state.actor or (state.actor == seat and other.legal() != state.legal()):
            broken("an imagined state has the same actor and choices", seat)
        if other.components() != state.components():
            broken("an imagined state has the same components", seat)
        seed = int(rng.word())
        if state.imagine(seat, Rng(seed)).digest() != other.imagine(seat, Rng(seed)).digest():
            broken("imagine uses only what the seat knows", seat)
        secrets.dealt_anew |= other.digest() != state.digest()
        secrets.exist |= not state.is_over and _differs(state, seat)
        _play_on(other, rng)
    if snapshot(state) != before:
        broken("imagining changes nothing")


def _plain(view: dict[str, object]) -> object:
    encoded = msgspec.json.encode(view)
    decoded = msgspec.json.decode(encoded)
    if msgspec.json.encode(decoded) != encoded or decoded != _listed(view):
        broken("a view holds plain JSON values")
    return decoded


def _listed(value: object) -> object:
    if isinstance(value, dict):
        return {key: _listed(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_listed(inner) for inner in value]
    return value


def _differs(state: State, seat: int) -> bool:
    """Whether this seat sees something that spectators do not, beside its own number."""
    mine, public = state.view(seat), state.view(NOBODY)
    return {**mine, "seat": 0} != {**public, "seat": 0}


def _play_on(state: State, rng: Rng) -> None:
    for _ in range(20):
        if state.is_over:
            return
        code = int(state.random_action(rng))
        if not state.is_legal(code):
            broken("an imagined state can be played on", code)
        state.apply(code)


# --- words and eyes ----------------------------------------------------------------------------


def _speak(game: Game, message: Message) -> None:
    _spoken(game, _frozen(message))


def _frozen(message: Message) -> tuple[str, tuple[tuple[str, object], ...]]:
    args = message.args.items()
    return message.id, tuple((k, _frozen(v) if isinstance(v, Message) else v) for k, v in args)


@lru_cache(maxsize=100_000)
def _spoken(game: Game, frozen: tuple[str, tuple[tuple[str, object], ...]]) -> None:
    for language in LANGUAGES:
        try:
            words = speaker(game, language)(_thawed(frozen))
        except MissingTextError as error:
            broken("every message exists in every language", error)
        if not words.strip():
            broken("a message has words", frozen[0])


def _thawed(frozen: tuple[str, tuple[tuple[str, object], ...]]) -> Message:
    name, args = frozen
    return Message(name, {k: _thawed(v) if isinstance(v, tuple) else v for k, v in args})


def check_eyes(game: Game, state: State, layout: Layout, rng: Rng) -> None:
    """Prompts, labels, log lines, scenes and drawings of a position."""
    seats = (*range(state.seats), NOBODY)
    for seat in seats:
        _speak(game, game.prompt(state, seat))
        check_scene(game, state, layout, seat)
    for code in state.legal()[:40]:
        _speak(game, game.label(state, code))
        for seat in seats:
            told = game.story(state, code, seat)
            if told is not None:
                _speak(game, told)
    for text in (game.draw(state), *(game.draw(state, seat) for seat in seats)):
        if not text.strip() or max(map(len, text.splitlines())) > COLUMNS:
            broken(f"a drawing fits {COLUMNS} columns", text)
    for seat in range(state.seats):
        other = state.imagine(seat, rng)
        if _encoded(game.scene(other, seat)) != _encoded(game.scene(state, seat)):
            broken("a scene shows what its seat knows and no more", seat)
        if game.draw(other, seat) != game.draw(state, seat):
            broken("a drawing shows what its seat knows and no more", seat)
    if state.is_over:
        check_outcome(game, state)


def _encoded(scene: Scene) -> bytes:
    return msgspec.json.encode(scene)


def check_scene(game: Game, state: State, layout: Layout, seat: int) -> None:
    """Pieces lie in places that exist; the legal actions are exactly the paths offered."""
    scene = game.scene(state, seat)
    places = {place.id for place in layout.places}
    pieces = {piece.id for piece in scene.pieces}
    if len(places) != len(layout.places) or len(pieces) != len(scene.pieces):
        broken("ids of places and pieces are unique", game.id)
    areas = {area.id for area in layout.areas}
    for place in layout.places:
        if place.area not in areas:
            broken("a place lies in an area of the layout", place.id)
    for piece in scene.pieces:
        if piece.place not in places:
            broken("a piece lies in a place of the layout", piece.id)
        if not (game.folder / "art" / f"{piece.art}.svg").is_file():
            broken("a piece has its art", piece.art)
        if piece.label is not None:
            _speak(game, piece.label)
    _speak(game, scene.prompt)
    if [panel.seat for panel in scene.panels] != list(range(state.seats)):
        broken("there is a panel for each seat")
    _check_paths(state, scene, seat, places | pieces)


def _check_paths(state: State, scene: Scene, seat: int, touchable: set[str]) -> None:
    offered = sorted(choice.code for choice in scene.legal)
    if offered != (state.legal() if state.actor == seat else []):
        broken("a scene offers exactly the legal actions of its seat", seat)
    paths = [tuple(choice.path) for choice in scene.legal if choice.path]
    ends = set(paths)
    if len(ends) != len(paths):
        broken("paths of touches tell actions apart", sorted(paths)[:5])
    for path in paths:
        if not touchable.issuperset(path):
            broken("a path touches pieces or places that are there", path)
        if any(path[:n] in ends for n in range(1, len(path))):
            broken("no path ends on the way of another", path)


def check_outcome(game: Game, state: State) -> None:
    """The final count agrees with scores and places, and can be told."""
    outcome = state.outcome()
    if list(outcome.scores) != state.scores() or list(outcome.places) != state.ranking():
        broken("outcome, scores and ranking agree", outcome)
    _speak(game, outcome.ending)
    _speak(game, outcome.verdict)
    for line in outcome.lines:
        _speak(game, line.label)
        if len(line.points) != state.seats:
            broken("a line of the final count has an entry for each seat", line)
        if line.rule_id not in rule_ids(game):
            broken("a line of the final count rests on a rule", line.rule_id)


# --- records and long runs ---------------------------------------------------------------------


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
