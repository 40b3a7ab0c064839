"""Self-play for training: matches between best guesses, and what a net would see of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zashiki.bots import Knowledge
from zashiki.bots.builtin import Mind, SearchBot
from zashiki.bots.learned import module_of, unpack, value_from
from zashiki.bots.nets.scribe import Noise, Scribe
from zashiki.bots.nets.value import LEAST, Learned
from zashiki.bots.tuning import tuning_of
from zashiki.bots.values import Value, value_of
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.lab.recipes import Recipe
from zashiki.match import Match, seeded_chance

ENOUGH = 8  # visits after which what an action earned is believed


@dataclass(frozen=True)
class SelfPlay:
    """How matches are played for training."""

    game: str
    seats: int
    seed: int  # of the round
    matches: int  # in each task
    recipe: Recipe
    weights: bytes | None  # of the net that plays; without one the hand-made value does


@dataclass
class Samples:
    """Positions as rows of features: `seats` views of each, with every seat's final share."""

    rows: NDArray[np.uint16]  # of all views, one after the other
    lengths: NDArray[np.int64]  # of each view
    shares: NDArray[np.float32]  # positions x seats: who came first
    aims: NDArray[np.float32]  # positions x seats: what is learned
    said: NDArray[np.float32]  # positions x seats: the log of the hand-made chances
    match: NDArray[np.int64]  # of each position
    stage: NDArray[np.float32]  # of each position: 0 at the start of its match, 1 at the end

    def save(self, file: Path) -> None:
        """All or nothing: a kill leaves no half of a file."""
        fresh = file.with_suffix(".new.npz")
        np.savez(fresh, **self.__dict__)
        fresh.replace(file)

    @staticmethod
    def load(file: Path) -> Samples:
        with np.load(file) as kept:
            return Samples(**{name: kept[name] for name in kept.files})

    @staticmethod
    def joined(parts: list[Samples]) -> Samples:
        """All of them, with numbers of matches that do not collide."""
        first = 0
        matches = []
        for part in parts:
            matches.append(part.match + first)
            first += int(part.match.max(initial=-1)) + 1
        return Samples(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.lengths for part in parts]),
            np.concatenate([part.shares for part in parts]),
            np.concatenate([part.aims for part in parts]),
            np.concatenate([part.said for part in parts]),
            np.concatenate(matches),
            np.concatenate([part.stage for part in parts]),
        )


def harvest(play: SelfPlay, task: int) -> tuple[int, Samples]:
    """The matches of one task; the same every time."""
    game, recipe = registry.game(play.game), play.recipe
    rng = Rng((play.seed << 32) + task)
    hand = value_of(play.game)
    assert hand is not None  # noqa: S101  a game with features has one
    value: Value = hand
    if play.weights is not None:
        value = value_from(unpack(play.weights, play.game, play.seats), play.game, play.seats)
    scribe = Scribe(module_of(play.game).make_features(play.seats), hand, rng, recipe.keep)
    noise = Noise(
        recipe.heat,
        recipe.stray,
        recipe.wild,
        recipe.wild_plies,
        recipe.looks,
        recipe.look,
        recipe.drawn,
    )
    for _ in range(play.matches):
        sitting = [hand if rng.real() < recipe.mixed else value for _ in range(play.seats)]
        if recipe.thinks:
            Sparring(play, scribe, sitting, rng).match()
        else:
            scribe.play(game.start(play.seats), sitting, noise)
    return task, _samples(scribe, play.seats)


class Sparring:
    """A match between searches. Every decision is noted with what the search expects, which is
    less a matter of luck than who came first, and some actions it tried with what it found.
    """

    def __init__(self, play: SelfPlay, scribe: Scribe, values: list[Value], rng: Rng) -> None:
        game = registry.game(play.game)
        recipe = self._recipe = play.recipe
        self._scribe = scribe
        self._rng = rng
        self._match = Match(game.setup(play.seats), chance=seeded_chance(rng.split()))
        self._is_open = game.is_open
        self._bots = [_searcher(game, value, recipe.thinks, rng.split()) for value in values]
        is_wild = rng.real() < recipe.wild
        self._random_until = int(rng.below(recipe.wild_plies + 1)) if is_wild else 0

    def match(self) -> None:
        match, rng = self._match, self._rng
        ply = 0
        match.draw_on()
        while not match.is_over:
            legal = match.state.legal()
            is_random = ply < self._random_until or rng.real() < self._recipe.stray
            if is_random or len(legal) == 1:
                code = legal[int(rng.below(len(legal)))]
            else:
                code = self._think(match.actor, ply)
            match.play(code)
            match.draw_on()
            ply += 1
        self._scribe.end(match.state, ply)

    def _think(self, seat: int, ply: int) -> int:
        match, bot = self._match, self._bots[seat]
        past = match.actors.tolist(), match.codes.tolist()
        known = Knowledge(match.state, seat, *past, self._is_open)
        code = bot.choose(known)
        search = bot.search
        assert search is not None  # noqa: S101  it has just thought
        outlook = search.outlook()
        if self._rng.real() < self._recipe.keep:
            self._scribe.note_thought(match.state, ply, outlook, self._recipe.faith)
            self._note_asides(search.report(known), outlook, ply)
        return code

    def _note_asides(
        self, tried: list[tuple[int, int, float]], outlook: list[float], ply: int
    ) -> None:
        """Some of the actions that were tried often enough, by what they earned the seat."""
        seat = self._match.actor
        known = [(code, mean) for code, visits, mean in tried if visits >= ENOUGH]
        for _ in range(min(self._recipe.asides, len(known))):
            code, mean = known.pop(int(self._rng.below(len(known))))
            after = self._match.state.copy()
            after.apply(code)
            if not after.is_over:
                expected = _spread(outlook, seat, mean)
                self._scribe.note_thought(after, ply + 1, expected, 1.0)


def _spread(outlook: list[float], seat: int, mean: float) -> list[float]:
    """A seat's chance is this; the others keep their proportions."""
    shares = [share + LEAST for share in outlook]
    rest = sum(shares) - shares[seat]
    expected = [(1.0 - mean) * share / rest for share in shares]
    expected[seat] = mean
    return expected


def _searcher(game: Game, value: Value, iterations: int, rng: Rng) -> SearchBot:
    tuning = tuning_of(game.id)
    settings = tuning.learned if isinstance(value, Learned) else tuning.search
    mind = Mind(replace(settings, iterations=iterations, ms=0), value)
    return SearchBot(lambda _: mind, rng, game.action_count)


def work_of(play: SelfPlay) -> partial[tuple[int, Samples]]:
    return partial(harvest, play)


def _samples(scribe: Scribe, seats: int) -> Samples:
    counts = _array(scribe.counts)
    match = np.repeat(np.arange(len(counts)), counts)
    shares = np.asarray(memoryview(scribe.shares), np.float32).reshape(-1, seats)[match]
    said = np.asarray(memoryview(scribe.said), np.float32).reshape(-1, seats)
    lasts = _array(scribe.lasts)[match]
    return Samples(
        _array(scribe.rows).astype(np.uint16),
        _array(scribe.lengths),
        shares,
        _aims(scribe, shares),
        np.log(np.maximum(LEAST, said)),
        match,
        (_array(scribe.plies) / np.maximum(1, lasts)).astype(np.float32),
    )


def _aims(scribe: Scribe, shares: NDArray[np.float32]) -> NDArray[np.float32]:
    """Who came first, and as far as it is believed what a search expected."""
    faith = np.asarray(memoryview(scribe.faith), np.float32)[:, None]
    if not len(faith):
        return shares
    thought = np.asarray(memoryview(scribe.thought), np.float32).reshape(shares.shape)
    return faith * thought + (1 - faith) * shares


def _array(codes: Any) -> NDArray[np.int64]:
    return np.array(memoryview(codes.values), np.int64)[: int(codes.n)]
