"""Judging one ply of a match: a decision from what its seat knew, a draw by its luck.

Search thinks about the position; then the actions it likes best and the one that was played are
each followed equally often, through the same imagined positions. What every seat earns on average
is its chance to come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from time import thread_time

import msgspec

from zashiki.bots import Knowledge
from zashiki.bots.builtin import usual_mind
from zashiki.bots.search import Search
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.match import Match
from zashiki.study.luck import Luck

MS = 200  # milliseconds of processor for a decision, half to think and half to compare
WHOLE_MS = 45_000  # for all decisions of a long match, which have less each then
CANDIDATES = 3  # actions compared with the one that was played
LEAST = 32  # iterations for each of them
BATCHES = 8  # of these: how much they differ tells how sure the mean is


class Budget(msgspec.Struct, frozen=True):
    """How much a decision is thought about; with iterations the same seed judges the same way."""

    ms: int = MS
    iterations: int = 0
    seed: int = 1


class Option(msgspec.Struct, frozen=True):
    """An action and what it promises each seat; `doubt` is the standard error of how far the mover
    is behind the best one with it.
    """

    code: int
    chances: list[float]
    doubt: float = 0.0


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What search thinks of a decision, the options sorted, the mover's best first; or what a draw
    brought each seat.
    """

    ply: int
    options: list[Option] = []
    luck: list[float] = []

    def of(self, code: int) -> Option:
        return next(option for option in self.options if option.code == code)

    def loss(self, code: int, seat: int) -> float:
        """What the action costs the mover for sure: the noise of a search costs nobody anything."""
        option = self.of(code)
        return max(0.0, self.options[0].chances[seat] - option.chances[seat] - option.doubt)


def worth_judging(match: Match) -> list[int]:
    """The plies at which anything else could have happened, chance included."""
    return [ply for ply, step in enumerate(match.steps()) if len(step.before.legal()) > 1]


def decisions(match: Match) -> list[int]:
    """The plies at which a seat had a choice."""
    return [ply for ply in worth_judging(match) if match.actors[ply] != CHANCE]


def budget_of(match: Match) -> Budget:
    """How much is thought about each decision of a match, unless somebody says otherwise."""
    return Budget(min(MS, WHOLE_MS // max(1, len(decisions(match)))))


def judge(match: Match, ply: int, budget: Budget, most: int = CANDIDATES) -> Judgement:
    """What was played at a ply, among at most so many others that search would rather have played;
    or what was drawn.
    """
    state = match.at(ply)
    seat, played = int(state.actor), int(match.codes[ply])
    if seat == CHANCE:
        return Judgement(ply, luck=Luck(match.game).of(state, played))
    past = match.actors[:ply].tolist(), match.codes[:ply].tolist()
    knowledge = Knowledge(state, seat, *past, match.game.is_open)
    search = _search(match, knowledge, ply, budget)
    search.think(knowledge, budget.iterations, 0.0 if budget.iterations else budget.ms / 2000)
    codes = _worth_comparing(search.report(knowledge), knowledge.legal(), played)[: most + 1]
    means = _compare(search, knowledge, codes, int(search.iterations) // len(codes))
    chances = {code: [fmean(column) for column in zip(*means[code], strict=True)] for code in codes}
    # Of equals the one that was played is the best: nothing was lost.
    codes.sort(key=lambda code: (-chances[code][seat], code != played))
    best = [batch[seat] for batch in means[codes[0]]]
    return Judgement(
        ply,
        [
            Option(code, chances[code], _doubt(best, [batch[seat] for batch in means[code]]))
            for code in codes
        ],
    )


def _compare(
    search: Search, knowledge: Knowledge, codes: list[int], each: int
) -> dict[int, list[list[float]]]:
    """Follow every code equally often: each seat's mean by batches. The first half lets its tree
    grow and does not count: else an action that search hardly tried would seem worse than it is.
    """
    batch = max(1, max(LEAST, each) // 2 // BATCHES)
    for code in codes:
        search.expect(knowledge, code, batch * BATCHES, 0)
    return {
        code: [
            search.expect(knowledge, code, batch, i * batch) for i in range(BATCHES, 2 * BATCHES)
        ]
        for code in codes
    }


def _doubt(best: Sequence[float], other: Sequence[float]) -> float:
    """Both met the same positions in each batch, so what counts is how their distance differs."""
    return stdev(a - b for a, b in zip(best, other, strict=True)) / sqrt(BATCHES)


def _search(match: Match, knowledge: Knowledge, ply: int, budget: Budget) -> Search:
    """A fresh mind for every decision, so that each can be judged by itself, anywhere."""
    mind = usual_mind(match.game, knowledge)
    rng = Rng(budget.seed * 1_000_003 + ply)
    seats, codes = int(match.setup.seats), match.game.action_count
    search = Search(seats, codes, replace(mind.settings, finish=0), mind.value, rng)
    search.clock = thread_time  # a busy machine makes a review slower, not worse
    return search


def _worth_comparing(
    report: Sequence[tuple[int, int, float]], legal: Sequence[int], played: int
) -> list[int]:
    """The action that was played, and the others, those that were tried most first."""
    tried = {code: (-visits, -earned) for code, visits, earned in report}
    others = [code for code in legal if code != played]
    return [played, *sorted(others, key=lambda code: tried.get(code, (0, 0.0)))]
