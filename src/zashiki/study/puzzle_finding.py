"""Finding puzzles: positions in which one turn is clearly best.

Whole turns are compared, each by where it leads: search goes on from there, through what the seat
to act can only imagine, and what that seat earns on average is its chance to come first. First all
different turns get a short look, then the better ones a longer one, the last few a deep one.

A position is a puzzle if its best turn is ahead of all others by `GAP` with three seeds, and is the
best one for another judge, too. Several turns are one answer if they have something in common that
other turns lack, and each of them is so far ahead of the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Literal, TypeVar

import msgspec

from zashiki.bots import Knowledge, make
from zashiki.bots.builtin import Mind, usual_mind
from zashiki.bots.search import Search
from zashiki.bots.tree import NONE, ROOT, key_of
from zashiki.bots.tuning import tuning_of
from zashiki.bots.values import Value, value_of
from zashiki.core.game import Game
from zashiki.core.rng import Rng
from zashiki.core.state import State
from zashiki.study.turns import (
    VARIANTS,
    Turn,
    all_turns,
    ends_turn,
    few_variants,
    follow,
    goes_on,
    liked,
    promising_turns,
)

GAP = 0.10  # by which the answer is ahead of the next turn, with every seed
GAP_ELSEWHERE = 0.05  # by which it is ahead for the other judge
FEW = 3  # of so many turns at most one may be right
SPREAD = 0.10  # turns so close to the best one may be the same answer
SCAN_GAP = 0.06  # at a first short look, for a position to be worth a long one
FEWEST_TURNS = 4  # different ones: with fewer it is no puzzle
MOST_ANSWERS = 16  # that have an action in common which other turns lack
LEAST_CHANCE = 0.15  # of the best turn: who has lost anyway learns nothing
MOST_LOOKS = 2500  # actions that are tried to list all turns
WIDTH = 24  # turns that are followed where there are too many
SEEDS = (1, 2, 3)
SCAN = 800  # iterations of a first look
# Turns that are looked at, and iterations for each of them.
SHORT_SIEVE = ((40, 16), (8, 120), (3, 400))
SIEVE = ((90, 30), (26, 140))
THOUGHT = 3000  # iterations from the position itself, for turns that the value does not like
FINALISTS = 4  # beside those that may be the same answer as the best one
DEEP = 4000  # iterations for each of them
OTHERS = 80  # further turns that are judged, so that a wrong try can be answered
LOOK_AT_OTHERS = 300
ROLLED_ON = 20  # actions by which the other judge plays on before its value is asked
LEVELS = (1, 2, 3, 4)
TRIES = 3  # of each level
EXAMINED_IN = 2 * (len(SEEDS) + 1) + 1  # steps, where all of them are needed

Lacking = Literal["few-turns", "no-lead", "no-lead-elsewhere", "disagree", "many", "goes-on"]


@dataclass(frozen=True)
class Judged:
    """A turn and what it promises the seat that plays it."""

    turn: Turn
    chance: float


class Judge:
    """Judges whole turns from one position, by one mind and one seed."""

    def __init__(self, start: State, mind: Mind, seed: int) -> None:
        self.start = start
        self.seat = int(start.actor)
        self.seed = seed
        hand = type(mind.value) is type(value_of(start.setup.game.id))
        depth = int(mind.settings.depth)
        self.name = f"{'hand' if hand else 'learned'}, depth {depth}, seed {seed}"
        self._mind = Mind(replace(mind.settings, finish=0), mind.value)

    def chance(self, turn: Turn, iterations: int) -> float:
        """What the seat earns on average after this turn. The first half lets the tree grow; equal
        seeds meet equal positions, whatever the turn.
        """
        search = self._search()
        known = Knowledge(turn.end, self.seat)
        half = max(1, iterations // 2)
        search.expect(known, NONE, half, self.seed * 1_000_003)
        return search.expect(known, NONE, half, self.seed * 1_000_003 + half)[self.seat]

    def sieve(self, turns: Sequence[Turn], rounds: Sequence[tuple[int, int]]) -> list[Judged]:
        """Those that stood every round, the best first. `turns` are sorted by a first liking."""
        judged: list[Judged] = []
        for most, iterations in rounds:
            judged = [Judged(turn, self.chance(turn, iterations)) for turn in turns[:most]]
            judged.sort(key=lambda each: -each.chance)
            turns = few_variants((each.turn for each in judged), 2)
        best = {turn.digest for turn in few_variants(each.turn for each in judged)}
        return [each for each in judged if each.turn.digest in best]

    def tried(self, iterations: int) -> list[tuple[float, Judged]]:
        """The turns that search from the position itself tried, and how often; the most tried
        first.
        """
        search = self._search()
        search.think(Knowledge(self.start, self.seat), iterations, 0.0)
        found: dict[int, tuple[float, Judged]] = {}
        for visits, each in self._grown(search, ROOT, Turn((), self.start)):
            known = found.get(each.turn.digest)
            if known is None or known[0] < visits:
                found[each.turn.digest] = visits, each
        return sorted(found.values(), key=lambda pair: -pair[0])

    def _grown(self, search: Search, node: int, begun: Turn) -> Iterator[tuple[float, Judged]]:
        """Turns of the tree, with how often they were tried."""
        tree = search.tree
        for code in begun.end.legal():
            row = int(tree.find(node, key_of(code, self.seat)))
            if row == NONE or tree.visits[row] < 2.0:
                continue
            turn = Turn((*begun.codes, code), begun.end.after(code))
            if ends_turn(self.seat, code, turn.end):
                yield tree.visits[row], Judged(turn, tree.total[row] / tree.visits[row])
            else:
                yield from self._grown(search, row, turn)

    def _search(self) -> Search:
        mind, game = self._mind, self.start.setup.game
        rng = Rng(self.seed)
        seats = int(self.start.seats)
        return Search(seats, game.action_count, mind.settings, mind.value, rng)


# --- which judges there are ------------------------------------------------------------------


def other_mind(game: Game, knowledge: Knowledge) -> Mind:
    """Somebody who judges otherwise: by the hand-made value where a learned one is usual, else by
    playing on for a while before the value is asked, or just not.
    """
    usual, tuning = usual_mind(game, knowledge), tuning_of(game.id)
    hand = value_of(game.id)
    if hand is not None and type(usual.value) is not type(hand):
        return Mind(tuning.search, hand)
    depth = ROLLED_ON if usual.settings.depth == 0 else 0
    return Mind(replace(tuning.search, depth=depth, rivals=3), usual.value)


def judges(start: State) -> list[Judge]:
    """One for each seed, and last the one who judges otherwise."""
    game, knowledge = start.setup.game, Knowledge(start, int(start.actor))
    usual = usual_mind(game, knowledge)
    same = [Judge(start, usual, seed) for seed in SEEDS]
    return [*same, Judge(start, other_mind(game, knowledge), SEEDS[0])]


# --- one position ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Found:
    """A position in which one turn is clearly best."""

    start: State
    answers: list[Judged]  # the best first; the others are the same in the main
    others: list[Judged]  # the best first
    gaps: list[float]  # by judge
    turns: int  # different ones that were compared


class Ranked(msgspec.Struct, frozen=True):
    """A turn that was judged, as it is written, and its chance."""

    text: str
    chance: float


class NoPuzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a position lacks to be a puzzle, and what its best turns are worth."""

    why: Lacking
    turns: int  # different ones that there are
    best: Ranked | None = None
    next: Ranked | None = None
    right: int = 1  # turns that are equally good


def seen_by_actor(state: State) -> State:
    """The position as far as its actor knows it: all else is dealt anew."""
    return state.imagine(int(state.actor), Rng(SEEDS[0]))


def different_turns(start: State, value: Value) -> list[Turn]:
    """All of them, or the promising ones; those first that the value likes."""
    turns = all_turns(start, MOST_LOOKS)
    if turns is None:
        turns = promising_turns(start, value, WIDTH)
    return liked(turns, value, int(start.actor))


class Finder:
    """Looks for puzzles in one game, and counts what was looked at."""

    def __init__(self, game: Game) -> None:
        value = value_of(game.id)
        if value is None:
            raise ValueError(f"{game.name} has no value to compare turns by")
        self.game = game
        self.value = value
        self.counts: Counter[str] = Counter()

    def look(self, state: State) -> Found | None:
        """A puzzle, if the position is one."""
        self.counts["turns"] += 1
        start = seen_by_actor(state)
        answer = self._glance(start)
        if answer is None:
            return None
        self.counts["candidates"] += 1
        if self._is_trivial(start, answer):
            self.counts["trivial"] += 1
            return None
        found = self.verify(start)
        if found is not None:
            self.counts["found"] += 1
        return found

    def _glance(self, start: State) -> Turn | None:
        """The best turn, if it seems to be ahead at a first look."""
        judge = judges(start)[0]
        tried = judge.tried(SCAN)
        if sum(visits for visits, _ in tried) >= SCAN / 2:
            judged = [each for visits, each in tried if visits >= 5]
        else:  # turns are too long for so small a tree
            turns = different_turns(start, self.value)
            judged = judge.sieve(_joined([each.turn for _, each in tried], turns), SHORT_SIEVE)
        if len(judged) < 2 or judged[0].chance < LEAST_CHANCE or _gap(judged) < SCAN_GAP:
            return None
        return judged[0].turn

    def _is_trivial(self, start: State, answer: Turn) -> bool:
        """Whether those who are learning play it without fail."""
        return all(
            turn_of_bot(start, f"level{level}", seed).essence == answer.essence
            for level in LEVELS[:2]
            for seed in range(1, TRIES + 1)
        )

    def verify(self, start: State) -> Found | None:
        """Whether the best turn is ahead with every seed, and the best one for another judge."""
        found = finished(self.examine(start))
        return found if isinstance(found, Found) else None

    def examine(self, start: State) -> Generator[None, None, Found | NoPuzzle]:
        """The same in steps, `EXAMINED_IN` of them; where it is no puzzle, sooner and with what it
        lacks.
        """
        turns = different_turns(start, self.value)
        if len(turns) < FEWEST_TURNS:
            return NoPuzzle("few-turns", len(turns))
        lacks = _Lacks(start, len(turns))
        every = judges(start)
        finalists: list[Turn] = []
        for judge in every:
            narrowed = self._narrowed(judge, turns)
            if not finalists and _gap(narrowed) < SCAN_GAP:
                return lacks.lead(narrowed)
            most = len(parted(narrowed)[0]) + FINALISTS
            finalists = _joined(finalists, [each.turn for each in narrowed[:most]], 1)
            judged = _deeply([judge], finalists)
            if _gap(judged) < (GAP_ELSEWHERE if judge is every[-1] else GAP):
                return lacks.lead(judged, judge is every[-1])
            yield
        by_judge = []
        for judge in every:
            by_judge.append(_deeply([judge], finalists))
            yield
        answers, others = parted(_mean(by_judge[:-1]))
        others = self._with_more(every[0], answers, others, turns)
        yield
        if not others or FEW * len(answers) > len(turns):
            return NoPuzzle("many", len(turns), right=len(answers))
        if goes_on(answers[0].turn, start):
            return lacks.of("goes-on", answers)
        right = {each.turn.digest for each in answers}
        gaps = [_lead(judged, right) for judged in by_judge]
        if gaps[-1] < GAP_ELSEWHERE:
            elsewhere = by_judge[-1]
            if elsewhere[0].turn.digest not in right:
                return lacks.of("disagree", [answers[0], elsewhere[0]])
            others = [each for each in elsewhere if each.turn.digest not in right]
            return lacks.lead([elsewhere[0], *others], True)
        if min(gaps[:-1]) < GAP or answers[-1].chance - others[0].chance < GAP:
            return lacks.lead([answers[-1], others[0]])
        return Found(start, answers, others, gaps, len(turns))

    def _narrowed(self, judge: Judge, turns: Sequence[Turn]) -> list[Judged]:
        thought = [each.turn for _, each in judge.tried(THOUGHT)[:10]]
        return judge.sieve(_joined(thought, turns), SIEVE)

    def _with_more(
        self, judge: Judge, answers: list[Judged], others: list[Judged], turns: Sequence[Turn]
    ) -> list[Judged]:
        """Further turns that people may try; where one looks good it gets the same attention."""
        known = {each.turn.essence for each in (*answers, *others)}
        more = [turn for turn in few_variants(turns) if turn.essence not in known][:OTHERS]
        least = answers[-1].chance - GAP
        for turn in more:
            chance = judge.chance(turn, LOOK_AT_OTHERS)
            if chance > least - 0.02:
                chance = _deeply(judges(judge.start)[:-1], [turn])[0].chance
            others.append(Judged(turn, chance))
        return sorted(others, key=lambda each: -each.chance)


T = TypeVar("T")


def finished(steps: Generator[None, None, T]) -> T:
    """What comes of steps that are all taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


class _Lacks:
    """Says what a position lacks."""

    def __init__(self, start: State, turns: int) -> None:
        self._start = start
        self._turns = turns

    def of(self, why: Lacking, judged: Sequence[Judged]) -> NoPuzzle:
        """With the two best turns."""
        ranked = [
            Ranked(" ".join(each.turn.notation(self._start)), round(each.chance, 3))
            for each in judged
        ]
        following = ranked[1] if len(ranked) > 1 else None
        return NoPuzzle(why, self._turns, ranked[0], following)

    def lead(self, judged: Sequence[Judged], is_elsewhere: bool = False) -> NoPuzzle:
        return self.of("no-lead-elsewhere" if is_elsewhere else "no-lead", judged)


def _joined(first: Iterable[Turn], then: Iterable[Turn], most: int = VARIANTS) -> list[Turn]:
    """Both, each turn once, in its first variants."""
    found: dict[int, Turn] = {}
    for turn in (*first, *then):
        found.setdefault(turn.digest, turn)
    return few_variants(found.values(), most)


def _deeply(every: Sequence[Judge], turns: Sequence[Turn]) -> list[Judged]:
    judged = [Judged(turn, fmean(judge.chance(turn, DEEP) for judge in every)) for turn in turns]
    return sorted(judged, key=lambda each: -each.chance)


def _mean(by_judge: Sequence[Sequence[Judged]]) -> list[Judged]:
    chances: dict[int, list[float]] = {}
    for judged in by_judge:
        for each in judged:
            chances.setdefault(each.turn.digest, []).append(each.chance)
    mean = [Judged(each.turn, fmean(chances[each.turn.digest])) for each in by_judge[0]]
    return sorted(mean, key=lambda each: -each.chance)


def parted(judged: Sequence[Judged]) -> tuple[list[Judged], list[Judged]]:
    """The best turn with those that are the same answer, and all others: where the step between
    them is largest.
    """
    core = set(judged[0].turn.codes) - _everywhere(judged)
    best, step = 1, -1.0
    for n in range(1, min(len(judged), MOST_ANSWERS + 1)):
        core &= set(judged[n - 1].turn.codes)
        if n > 1 and (not core or judged[0].chance - judged[n - 1].chance > SPREAD):
            break
        if judged[n - 1].chance - judged[n].chance > step:
            best, step = n, judged[n - 1].chance - judged[n].chance
    return list(judged[:best]), list(judged[best:])


def _everywhere(judged: Sequence[Judged]) -> set[int]:
    """Actions that are a part of every turn, such as its end."""
    return set[int].intersection(*(set(each.turn.codes) for each in judged))


def _gap(judged: Sequence[Judged]) -> float:
    """How far the last of the right turns is ahead of the best other one."""
    answers, others = parted(judged)
    return answers[-1].chance - others[0].chance if others else 0.0


def _lead(judged: Sequence[Judged], right: set[int]) -> float:
    """How far the least of the right turns is ahead of the best other one."""
    answers = [each.chance for each in judged if each.turn.digest in right]
    others = [each.chance for each in judged if each.turn.digest not in right]
    return min(answers) - max(others) if others else 0.0


# --- how hard it is --------------------------------------------------------------------------


def turn_of_bot(start: State, spec: str, seed: int) -> Turn:
    """What a bot does with this turn."""
    game, seat = start.setup.game, int(start.actor)
    bot = make(spec, game, seed=seed)
    turn = Turn((), start)
    while True:
        code = bot.choose(Knowledge(turn.end, seat))
        turn = follow(start, (*turn.codes, code))
        if ends_turn(seat, code, turn.end):
            bot.close()
            return turn


def levels_that_find(found: Found) -> dict[int, int]:
    """Of each level, how many of its tries find the answer."""
    right = {each.turn.essence for each in found.answers}
    return {
        level: sum(
            turn_of_bot(found.start, f"level{level}", seed).essence in right
            for seed in range(1, TRIES + 1)
        )
        for level in LEVELS
    }
