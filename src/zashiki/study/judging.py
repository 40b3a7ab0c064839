"""Judging one decision of a match, from what its seat knew.

Search thinks about the position; then the actions it likes best and the one that was played are
each followed equally often. What every seat earns on average is its chance to come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from zashiki.bots import Knowledge
from zashiki.bots.builtin import usual_mind
from zashiki.bots.search import Search
from zashiki.core.rng import Rng
from zashiki.match import Match

MS = 200  # milliseconds for a decision, half of them to think and half to compare
CANDIDATES = 3  # actions compared with the one that was played
LEAST = 32  # iterations for each of them


class Budget(msgspec.Struct, frozen=True):
    """How much a decision is thought about; with iterations the same seed judges the same way."""

    ms: int = MS
    iterations: int = 0
    seed: int = 1


class Option(msgspec.Struct, frozen=True):
    """An action and what it promises each seat."""

    code: int
    chances: list[float]


class Judgement(msgspec.Struct, frozen=True):
    """What search thinks of a decision; the options are sorted, the mover's best first."""

    ply: int
    options: list[Option]

    def of(self, code: int) -> Option:
        return next(option for option in self.options if option.code == code)


def decisions(match: Match) -> list[int]:
    """The plies at which a seat had a choice."""
    return [
        ply
        for ply, step in enumerate(match.steps())
        if step.actor >= 0 and len(step.before.legal()) > 1
    ]


def judge(match: Match, ply: int, budget: Budget) -> Judgement:
    """What was played at a ply, among what search would rather have played."""
    state = match.at(ply)
    seat, played = int(state.actor), int(match.codes[ply])
    knowledge = Knowledge(
        state,
        seat,
        match.actors[:ply].tolist(),
        match.codes[:ply].tolist(),
        match.game.is_open,
    )
    search = _search(match, knowledge, ply, budget)
    search.think(knowledge, budget.iterations, 0.0 if budget.iterations else budget.ms / 2000)
    codes = _worth_comparing(search.report(knowledge), played)
    each = max(LEAST, int(search.iterations) // len(codes))
    options = [Option(code, search.expect(knowledge, code, each)) for code in codes]
    # Of equals the one that was played is the best: nothing was lost.
    options.sort(key=lambda option: (-option.chances[seat], option.code != played))
    return Judgement(ply, options)


def _search(match: Match, knowledge: Knowledge, ply: int, budget: Budget) -> Search:
    """A fresh mind for every decision, so that each can be judged by itself, anywhere."""
    mind = usual_mind(match.game, knowledge)
    rng = Rng(budget.seed * 1_000_003 + ply)
    seats, codes = int(match.setup.seats), match.game.action_count
    return Search(seats, codes, replace(mind.settings, finish=0), mind.value, rng)


def _worth_comparing(report: Sequence[tuple[int, int, float]], played: int) -> list[int]:
    """The action that was played, and the others that were tried most."""
    tried = sorted(report, key=lambda thought: (-thought[1], -thought[2]))
    others = [code for code, _, _ in tried if code != played]
    return [played, *others[:CANDIDATES]]
