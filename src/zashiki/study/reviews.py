"""Reviewing a match: every seat's chances from the start to the end, and what changed them.

A match is a chain of chances. At a decision they are what search expects of the best action, from
what the seats knew; at the end they are the shares of the first place. Between two decisions lie
what was played and what chance brought. Luck is the part of chance, skill all the rest, so that for
every seat luck and skill add up to the result less the start (Zare's identity).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from zashiki.core.state import CHANCE
from zashiki.lab.statistics import first_places
from zashiki.match import Match, Step
from zashiki.record import Record
from zashiki.study.judging import (
    MS,
    SLIP,
    Budget,
    Judgement,
    as_shares,
    budget_of,
    judge,
    worth_judging,
)
from zashiki.study.reasons import Reason, reasons

Grade = Literal["", "slip", "mistake", "blunder"]
# From this loss of chances on; see docs/review.md for how they were chosen.
GRADES: tuple[tuple[Grade, float], ...] = (
    ("blunder", 4 * SLIP),
    ("mistake", 2 * SLIP),
    ("slip", SLIP),
)
HALF_RIGHT = 0.05  # a decision that loses so much counts half in a seat's accuracy
COSTLIEST = 3

Progress = Callable[[int, int], None]


class UnfinishedError(ValueError):
    """A match that is not over has no result, and secrets besides."""


class Alternative(msgspec.Struct, frozen=True):
    """Something that could have been played, and the chance it would have given the mover."""

    code: int
    notation: str
    chance: float


class PlyReview(msgspec.Struct, omit_defaults=True):
    """One action or outcome of chance. `chances` are those before it; `change` is what it brought
    each seat: luck at a ply of chance, skill at any other.
    """

    ply: int
    actor: int
    code: int
    notation: str
    chances: list[float]
    change: list[float]
    chance: float = 0.0  # of the mover, by what was played
    loss: float = 0.0  # to the best, less its standard error
    grade: Grade = ""
    alternatives: list[Alternative] = []  # the best first
    reasons: list[Reason] = []  # why the best of them is better, where it is by a slip or more


class SeatReview(msgspec.Struct):
    """A seat's match in shares of the first place: `luck + skill == result - start`."""

    start: float
    result: float
    luck: float
    skill: float
    accuracy: float
    costliest: list[int]  # plies, the worst first
    luckiest: list[int]
    unluckiest: list[int]


class Review(msgspec.Struct):
    """What can be said of a match that is over."""

    game: str
    ms: int
    seats: list[SeatReview]
    plies: list[PlyReview]
    turning_points: list[int]  # plies, in their order


def review(
    record: Record,
    ms: int | None = None,
    iterations: int = 0,
    seed: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Review a match from its record. `ms` of processor are spent on each decision, by default 200
    and less in a long match; `iterations` instead of it make a review that comes out the same every
    time. Raises UnfinishedError.
    """
    match = finished(record)
    budget = Budget(budget_of(match).ms if ms is None else ms, iterations, seed)
    plies = worth_judging(match)
    judgements = []
    for done, ply in enumerate(plies):
        if progress is not None:
            progress(done, len(plies))
        judgements.append(judge(match, ply, budget))
    if progress is not None:
        progress(len(plies), len(plies))
    return put_together(match, judgements, budget.ms)


def finished(record: Record) -> Match:
    """The match of a record, if it was played to its end."""
    match = record.match()
    if not match.is_over:
        raise UnfinishedError(f"the match is not over: it has {match.ply} actions so far")
    return match


def put_together(
    match: Match,
    judgements: Iterable[Judgement],
    ms: int = MS,
    result: Sequence[float] = (),
) -> Review:
    """The review of a match of which every decision and draw was judged. `result` is told where
    the match was not played out: each seat's share of the first place.
    """
    results = list(result) or first_places(match.state.ranking())
    judged = {judgement.ply: judgement for judgement in judgements}
    steps = list(match.steps())
    plies = [_told(match, ply, step, judged.get(ply)) for ply, step in enumerate(steps)]
    chances = results
    for ply in range(len(steps) - 1, -1, -1):
        chances = _chain(plies[ply], steps[ply], judged.get(ply), chances)
    _expect(plies, judged)
    seats = [_seat(seat, results[seat], plies) for seat in range(len(results))]
    return Review(match.game.id, ms, seats, plies, _turning_points(plies))


def _chain(
    told: PlyReview, step: Step, judgement: Judgement | None, after: list[float]
) -> list[float]:
    """Write what a ply changed; return the chances before it."""
    if judgement is None:  # nothing else could happen
        told.change, told.chances = [0.0] * len(after), after
    elif step.actor == CHANCE:
        told.change = judgement.luck
        told.chances = [late - change for late, change in zip(after, told.change, strict=True)]
    else:
        told.chances = judgement.chances or judgement.options[0].chances
        told.change = [late - early for late, early in zip(after, told.chances, strict=True)]
    return told.chances


def _expect(plies: Sequence[PlyReview], judged: Mapping[int, Judgement]) -> None:
    """Between a decision and the next one, chances are what the action that was played promised:
    what a draw brought shows where somebody can do something with it.
    """
    promised: list[float] = []
    for told in plies:
        judgement = judged.get(told.ply)
        if judgement is not None and judgement.options:
            best, played = judgement.options[0], judgement.of(told.code)
            lost = zip(told.chances, best.chances, played.chances, strict=True)
            promised = as_shares([chance - b + p for chance, b, p in lost])
        elif promised:
            told.chances = promised


def _told(match: Match, ply: int, step: Step, judgement: Judgement | None) -> PlyReview:
    """What was played, and what search would rather have played."""
    game = match.game
    told = PlyReview(ply, step.actor, step.code, game.notate(step.before, step.code), [], [])
    if judgement is None or step.actor == CHANCE:
        return told
    told.chance = judgement.of(step.code).chances[step.actor]
    told.loss = judgement.loss(step.code, step.actor)
    told.grade = grade_of(told.loss)
    told.alternatives = [
        Alternative(option.code, game.notate(step.before, option.code), option.chances[step.actor])
        for option in judgement.options
        if option.code != step.code
    ]
    if told.grade:
        told.reasons = reasons(step.before, told.alternatives[0].code, step.code)
    return told


def grade_of(loss: float) -> Grade:
    """What a loss of chances is called."""
    return next((grade for grade, least in GRADES if loss >= least), "")


def _seat(seat: int, result: float, plies: Sequence[PlyReview]) -> SeatReview:
    start = plies[0].chances[seat] if plies else result
    drawn = [told for told in plies if told.actor == CHANCE]
    luck = sum(told.change[seat] for told in drawn)
    own = [told for told in plies if told.actor == seat and told.alternatives]
    by_luck = sorted(drawn, key=lambda told: -told.change[seat])
    return SeatReview(
        start,
        result,
        luck,
        result - start - luck,
        accuracy(told.loss for told in own),
        _worst(own),
        [told.ply for told in by_luck[:COSTLIEST] if told.change[seat] > 0],
        [told.ply for told in by_luck[: -COSTLIEST - 1 : -1] if told.change[seat] < 0],
    )


def _worst(own: Sequence[PlyReview]) -> list[int]:
    ranked = sorted(own, key=lambda told: -told.loss)
    return [told.ply for told in ranked[:COSTLIEST] if told.loss > 0]


def accuracy(losses: Iterable[float]) -> float:
    """How well a seat decided, from 0 to 1: a decision without loss counts 1, others less."""
    rights = [2 ** (-loss / HALF_RIGHT) for loss in losses]
    return sum(rights) / len(rights) if rights else 1.0


def _turning_points(plies: Sequence[PlyReview]) -> list[int]:
    """Where chances changed hands: blunders, and draws that mattered as much."""
    least = GRADES[0][1]
    return [
        told.ply
        for told in plies
        if told.loss >= least or (told.actor == CHANCE and max(map(abs, told.change)) >= least)
    ]
