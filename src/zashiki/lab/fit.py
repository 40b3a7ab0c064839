"""Training a net on positions and who came first: Adam on sparse rows, with numpy and scipy."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zashiki.bots.learned import FORMAT, Label, pack
from zashiki.bots.nets.net import MOST, SCALE
from zashiki.lab.harvest import Samples

Floats = NDArray[np.float32]

BATCH = 4096  # positions
WARM_UP = 50  # steps
HELD_OUT = 20  # one match in so many is for testing
MOMENTUM, MEMORY = 0.9, 0.999
STAGES = 4
LEAST = 1e-6


@dataclass(frozen=True)
class Lesson:
    """How a net is trained."""

    width: int
    epochs: float
    rate: float
    decay: float
    seed: int


@dataclass(frozen=True)
class Batch:
    """Some positions: a sparse row for each view, what the hand-made value says, who came first."""

    views: Any
    said: Floats
    shares: Floats
    aims: Floats  # what is learned


class Trainee:
    """The weights while they are learned, as in `Net` but in 32-bit floats."""

    def __init__(self, features: int, width: int, seed: int, is_upon: bool = False) -> None:
        rng = np.random.default_rng(seed)
        outer = rng.normal(size=width) * 0.5 / width**0.5
        self.weights: dict[str, Floats] = {
            "rows": (rng.normal(size=(features, width)) * 0.05).astype(np.float32),
            "bias": (rng.normal(size=width) * 0.05).astype(np.float32),
            "outer": outer.astype(np.float32),
        }
        self.is_upon = is_upon
        if is_upon:
            self.weights["upon"] = np.ones(1, np.float32)
        self.weights["rows"][:, 0] = 0.0  # the one that counts as it is begins with nothing
        self._mean = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._square = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._steps = 0

    def worths(self, batch: Batch) -> tuple[Floats, Floats]:
        """The sums of every view, and what each position is worth to its seats."""
        sums = batch.views @ self.weights["rows"] + self.weights["bias"]
        worth = sums[:, 0] + np.maximum(sums, 0.0) @ self.weights["outer"]
        worths = worth.reshape(batch.shares.shape)
        if self.is_upon:
            worths = worths + self.weights["upon"] * batch.said
        return sums, worths

    def slopes(self, batch: Batch) -> dict[str, Floats]:
        """How the log loss of a batch changes with each weight."""
        sums, worths = self.worths(batch)
        wrong = ((chances(worths) - batch.aims) / len(batch.shares)).astype(np.float32)
        flat = wrong.reshape(-1)
        back = np.outer(flat, self.weights["outer"]) * (sums > 0.0)
        back[:, 0] += flat
        slopes = {
            "rows": batch.views.T @ back,
            "bias": back.sum(0),
            "outer": np.maximum(sums, 0.0).T @ flat,
        }
        if self.is_upon:
            slopes["upon"] = np.array([(wrong * batch.said).sum()], np.float32)
        return slopes

    def step(self, batch: Batch, rate: float, decay: float) -> None:
        """One step downwards, by Adam."""
        slopes = self.slopes(batch)
        self._steps += 1
        self._descend(slopes, rate)
        self.weights["rows"] *= 1.0 - rate * decay

    def _descend(self, slopes: dict[str, Floats], rate: float) -> None:
        fair = 1.0 - MOMENTUM**self._steps, 1.0 - MEMORY**self._steps
        most = float(MOST) / float(SCALE)
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1.0 - MOMENTUM) * (slope - mean)
            square += (1.0 - MEMORY) * (slope * slope - square)
            move = rate * (mean / fair[0]) / (np.sqrt(square / fair[1]) + 1e-8)
            np.clip(self.weights[name] - move, -most, most, out=self.weights[name])

    def packed(self, game: str, seats: int) -> bytes:
        """A file of the weights, in whole numbers."""
        features, width = self.weights["rows"].shape
        flat = np.concatenate([self.weights[name].ravel() for name in ("rows", "bias", "outer")])
        whole = np.clip(np.rint(flat * float(SCALE)), -float(MOST), float(MOST))
        upon = round(float(self.weights["upon"][0]) * float(SCALE)) if self.is_upon else 0
        label = Label(FORMAT, game, seats, features, width, upon)
        return pack(label, array("h", whole.astype(int).tolist()))


def chances(worths: Floats) -> Floats:
    raised: Floats = np.exp(worths - worths.max(1, keepdims=True))
    raised /= raised.sum(1, keepdims=True)
    return raised


def learn(
    trainee: Trainee,
    samples: Samples,
    lesson: Lesson,
    twins: list[list[int]],
    watch: Callable[[int, int], None] | None = None,
) -> None:
    """Go through the positions so many times, in another order each time."""
    batches = Batches(samples, trainee.weights["rows"].shape[0], twins)
    chosen = np.flatnonzero(~is_held_out(samples))
    steps = max(1, int(lesson.epochs * len(chosen) / BATCH))
    rng = np.random.default_rng(lesson.seed)
    order, at = rng.permutation(chosen), 0
    for step in range(steps):
        if at > 0 and at + BATCH > len(order):
            order, at = rng.permutation(chosen), 0
        which = order[at : at + BATCH]
        at += BATCH
        rate = lesson.rate * min(1.0, (step + 1) / WARM_UP) * (0.02 + 0.98 * (1 - step / steps))
        trainee.step(batches.of(which, step), rate, lesson.decay)
        if watch is not None:
            watch(step + 1, steps)


def losses(trainee: Trainee, samples: Samples) -> list[float]:
    """The log loss by quarter of the match, of matches that were held out."""
    batches = Batches(samples, trainee.weights["rows"].shape[0], [])
    tested = np.flatnonzero(is_held_out(samples))
    sums, counts = np.zeros(STAGES), np.zeros(STAGES)
    for at in range(0, len(tested), BATCH):
        which = tested[at : at + BATCH]
        batch = batches.of(which, 0)
        _, worths = trainee.worths(batch)
        loss = -(batch.shares * np.log(np.maximum(chances(worths), LEAST))).sum(1)
        stage = np.minimum(STAGES - 1, (samples.stage[which] * STAGES).astype(int))
        np.add.at(sums, stage, loss)
        np.add.at(counts, stage, 1)
    return [round(float(total), 4) for total in sums / np.maximum(1, counts)]


def is_held_out(samples: Samples) -> NDArray[np.bool_]:
    """Whole matches, not positions: those of one match are alike."""
    held_out: NDArray[np.bool_] = samples.match % HELD_OUT == HELD_OUT - 1
    return held_out


class Batches:
    """Positions by number, made ready for a step."""

    def __init__(self, samples: Samples, features: int, twins: list[list[int]]) -> None:
        self._sparse = import_module("scipy.sparse")
        self._samples = samples
        self._features = features
        self._seats = samples.shares.shape[1]
        self._twins = [np.array(way, np.int32) for way in twins]
        self._starts = np.concatenate([[0], np.cumsum(samples.lengths)[:-1]])

    def of(self, which: NDArray[np.int64], step: int) -> Batch:
        """These positions; features are renamed from step to step."""
        samples = self._samples
        views = self._views(which, step)
        return Batch(views, samples.said[which], samples.shares[which], samples.aims[which])

    def _views(self, which: NDArray[np.int64], step: int) -> Any:
        views = (which[:, None] * self._seats + np.arange(self._seats)).ravel()
        lengths = self._samples.lengths[views]
        ends = np.cumsum(lengths)
        at = np.arange(ends[-1]) + np.repeat(self._starts[views] - (ends - lengths), lengths)
        columns = self._samples.rows[at].astype(np.int32)
        if self._twins:
            columns = self._twins[step % len(self._twins)][columns]
        edges = np.concatenate([[0], ends]).astype(np.int32)
        ones = np.ones(len(columns), np.float32)
        shape = (len(views), self._features)
        return self._sparse.csr_matrix((ones, columns, edges), shape=shape)
