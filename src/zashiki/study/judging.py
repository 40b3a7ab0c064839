"""Judging one ply of a match: a decision from what its seat knew, a draw by its luck.

Search thinks about the position; then the actions it likes best and the one that was played are
each followed equally often, through the same imagined positions. What every seat earns on average
is its chance to come first. Most decisions are clear after a short look; those that seem to cost
something get a long one.
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
from zashiki.bots.tree import NONE
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State
from zashiki.match import Match
from zashiki.study.luck import Luck

MS = 200  # milliseconds of processor for a decision, more or less
FIRST_LOOK = 0.5  # of them, half to think and half to compare
SECOND_LOOK = 2.0  # more, where the first one leaves a doubt
OTHER_EYES = 0.125  # for each seat, to see what the others know
WHOLE_MS = 52_000  # for all decisions of a long match, should each of them need both looks
CANDIDATES = 3  # actions compared with the one that was played
LEAST = 32  # iterations for each of them
BATCHES = 8  # of these: how much they differ tells how sure the mean is
SLIP = 0.025  # the least loss of chances that has a name
SURE = 20  # a loss of so many times its standard error needs no second look
SECOND_SEED = 1_000_000  # of what is imagined then: not the same once more


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
    """What search thinks of a decision, the options sorted, the mover's best first, and each seat's
    chances there from what all of them know; or what a draw brought each seat.
    """

    ply: int
    options: list[Option] = []
    luck: list[float] = []
    chances: list[float] = []

    def of(self, code: int) -> Option:
        return next(option for option in self.options if option.code == code)

    def loss(self, code: int, seat: int) -> float:
        """What the action costs the mover for sure: the noise of a search costs nobody anything."""
        return max(0.0, self.gap(code, seat) - self.of(code).doubt)

    def gap(self, code: int, seat: int) -> float:
        """How far the mover is behind its best chance with the action."""
        return self.options[0].chances[seat] - self.of(code).chances[seat]

    def is_clear(self, code: int, seat: int) -> bool:
        """Whether it hardly cost anything, or what it cost is known well. The best one is, where
        none of the others is likely to be better after all.
        """
        gap, doubt = self.gap(code, seat), self.of(code).doubt
        if code == self.options[0].code:
            return all(each.doubt - self.gap(each.code, seat) < SLIP for each in self.options)
        return gap + 2 * doubt < SLIP or gap > SURE * doubt


def worth_judging(match: Match) -> list[int]:
    """The plies at which anything else could have happened, chance included."""
    return [ply for ply, step in enumerate(match.steps()) if len(step.before.legal()) > 1]


def decisions(match: Match) -> list[int]:
    """The plies at which a seat had a choice."""
    return [ply for ply in worth_judging(match) if match.actors[ply] != CHANCE]


def budget_of(match: Match) -> Budget:
    """How much is thought about each decision of a match, unless somebody says otherwise."""
    eyes = 0.0 if match.game.is_open else OTHER_EYES * int(match.setup.seats)
    most = FIRST_LOOK + SECOND_LOOK + eyes
    return Budget(min(MS, int(WHOLE_MS / most) // max(1, len(decisions(match)))))


def judge(match: Match, ply: int, budget: Budget, most: int = CANDIDATES) -> Judgement:
    """What was played at a ply, among at most so many others that search would rather have played;
    or what was drawn.
    """
    state = match.at(ply)
    seat, played = int(state.actor), int(match.codes[ply])
    if seat == CHANCE:
        return Judgement(ply, luck=Luck(match.game).of(state, played))
    knowledge = _knowledge(match, state, ply, seat)
    search = _search(match, knowledge, ply, budget)
    first = _part(budget, FIRST_LOOK)
    thought = _think(search, knowledge, first)
    codes = _worth_comparing(search.report(knowledge), knowledge.legal(), played)[: most + 1]
    options = _compare(search, knowledge, codes, thought // len(codes) // 2, 0)
    if not Judgement(ply, options).is_clear(played, seat):
        more = int(thought * 2 * SECOND_LOOK / FIRST_LOOK)
        options = _compare(search, knowledge, codes, more // len(codes) // 4, SECOND_SEED)
    chances = _as_all_see_it(match, state, ply, budget, options[0].chances)
    return Judgement(ply, options, chances=chances)


def _part(budget: Budget, part: float) -> Budget:
    iterations = max(1, int(budget.iterations * part)) if budget.iterations else 0
    return Budget(max(1, int(budget.ms * part)), iterations, budget.seed)


def _knowledge(match: Match, state: State, ply: int, seat: int) -> Knowledge:
    past = match.actors[:ply].tolist(), match.codes[:ply].tolist()
    return Knowledge(state, seat, *past, match.game.is_open)


def _as_all_see_it(
    match: Match, state: State, ply: int, budget: Budget, chances: list[float]
) -> list[float]:
    """Each seat knows its own secrets and imagines those of the others, so what the mover thinks is
    one view of several, and the next mover has another. Taken together they do not jump.
    """
    if match.game.is_open:
        return chances
    part = _part(budget, OTHER_EYES)
    views = [_view(match, state, ply, seat, part) for seat in range(int(state.seats))]
    own = views[int(state.actor)]
    together = [fmean(column) for column in zip(*views, strict=True)]
    return as_shares([c + t - o for c, t, o in zip(chances, together, own, strict=True)])


def as_shares(chances: Sequence[float]) -> list[float]:
    """What was added up of several judgements, as chances: none below 0, all together 1."""
    floored = [max(0.0, chance) for chance in chances]
    return [chance / sum(floored) for chance in floored]


def _view(match: Match, state: State, ply: int, seat: int, budget: Budget) -> list[float]:
    """What each seat can expect, from what one of them knows."""
    knowledge = _knowledge(match, state, ply, seat)
    search = _search(match, knowledge, ply, budget)
    return search.expect(knowledge, NONE, max(LEAST, _think(search, knowledge, budget)), 0)


def _think(search: Search, knowledge: Knowledge, budget: Budget) -> int:
    """For half of the time: the other half is to compare. The iterations there were, or would have
    been had search not been sure of its choice before.
    """
    if budget.iterations:
        search.think(knowledge, budget.iterations, 0.0)
        return budget.iterations
    begin, seconds = thread_time(), budget.ms / 2000
    search.think(knowledge, 0, seconds)
    return int(int(search.iterations) * max(1.0, seconds / (thread_time() - begin)))


def _compare(
    search: Search, knowledge: Knowledge, codes: Sequence[int], grows: int, seed: int
) -> list[Option]:
    """Follow every code equally often, the mover's best first. At first that only lets its tree
    grow, and does not count: else an action that search hardly tried would seem worse than it is.
    In a second look trees have grown, and three times as much counts.
    """
    grows = max(LEAST // 2, grows)
    batch = max(1, (grows if seed == 0 else 3 * grows) // BATCHES)
    for code in codes:
        search.expect(knowledge, code, grows, seed)
    means = {
        code: [
            search.expect(knowledge, code, batch, seed + grows + i * batch) for i in range(BATCHES)
        ]
        for code in codes
    }
    chances = {code: [fmean(column) for column in zip(*means[code], strict=True)] for code in codes}
    seat, played = int(knowledge.seat), codes[0]
    # Of equals the one that was played is the best: nothing was lost.
    ranked = sorted(codes, key=lambda code: (-chances[code][seat], code != played))
    best = [batch[seat] for batch in means[ranked[0]]]
    return [
        Option(code, chances[code], _doubt(best, [batch[seat] for batch in means[code]]))
        for code in ranked
    ]


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
