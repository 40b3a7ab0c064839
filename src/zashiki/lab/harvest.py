"""Self-play for training: matches between best guesses, and what a net would see of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zashiki.bots.learned import module_of, unpack, value_from
from zashiki.bots.nets.scribe import Noise, Scribe
from zashiki.bots.nets.value import LEAST
from zashiki.bots.values import Value, value_of
from zashiki.core import registry
from zashiki.core.rng import Rng


@dataclass(frozen=True)
class SelfPlay:
    """How matches are played for training."""

    game: str
    seats: int
    seed: int  # of the round
    matches: int  # in each task
    keep: float  # share of positions that are noted
    heat: float  # noise on the log odds of guesses
    stray: float  # share of random actions
    wild: float  # share of matches that begin at random ...
    wild_plies: int  # ... for up to so many actions
    looks: float  # how often what only opens a choice is thought through ...
    look: int  # ... for so many actions
    mixed: float  # share of seats that play by the hand-made value
    weights: bytes | None  # of the net that plays; without one the hand-made value does


@dataclass
class Samples:
    """Positions as rows of features: `seats` views of each, with every seat's final share."""

    rows: NDArray[np.uint16]  # of all views, one after the other
    lengths: NDArray[np.int64]  # of each view
    shares: NDArray[np.float32]  # positions x seats
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
            np.concatenate([part.said for part in parts]),
            np.concatenate(matches),
            np.concatenate([part.stage for part in parts]),
        )


def harvest(play: SelfPlay, task: int) -> tuple[int, Samples]:
    """The matches of one task; the same every time."""
    game = registry.game(play.game)
    rng = Rng((play.seed << 32) + task)
    hand = value_of(play.game)
    assert hand is not None  # noqa: S101  a game with features has one
    value: Value = hand
    if play.weights is not None:
        value = value_from(unpack(play.weights, play.game, play.seats), play.game, play.seats)
    scribe = Scribe(module_of(play.game).make_features(play.seats), hand, rng, play.keep)
    noise = Noise(play.heat, play.stray, play.wild, play.wild_plies, play.looks, play.look)
    for _ in range(play.matches):
        sitting = [hand if rng.real() < play.mixed else value for _ in range(play.seats)]
        scribe.play(game.start(play.seats), sitting, noise)
    return task, _samples(scribe, play.seats)


def work_of(play: SelfPlay) -> partial[tuple[int, Samples]]:
    return partial(harvest, play)


def _samples(scribe: Scribe, seats: int) -> Samples:
    counts = _array(scribe.counts)
    match = np.repeat(np.arange(len(counts)), counts)
    shares = np.asarray(memoryview(scribe.shares), np.float32).reshape(-1, seats)
    said = np.asarray(memoryview(scribe.said), np.float32).reshape(-1, seats)
    lasts = _array(scribe.lasts)[match]
    return Samples(
        _array(scribe.rows).astype(np.uint16),
        _array(scribe.lengths),
        shares[match],
        np.log(np.maximum(LEAST, said)),
        match,
        (_array(scribe.plies) / np.maximum(1, lasts)).astype(np.float32),
    )


def _array(codes: Any) -> NDArray[np.int64]:
    return np.array(memoryview(codes.values), np.int64)[: int(codes.n)]
