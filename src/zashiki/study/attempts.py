"""Trying a step of a lesson: the real rules say what may be done, the step whether it was meant."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

import msgspec

from zashiki.core.game import Game
from zashiki.core.refusal import Refusal
from zashiki.core.state import State
from zashiki.study.errors import StudyError
from zashiki.study.lessons import Lesson
from zashiki.study.positions import arranged

COMPARISONS: dict[str, Callable[..., bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
_CONDITION = re.compile(r"(?P<path>\S+) (?P<sign>[=!<>]=|[<>]) (?P<value>.+)")


class Verdict(Enum):
    """What a try came to."""

    OPEN = "open"  # nothing wrong so far, and not done yet
    SOLVED = "solved"
    WRONG = "wrong"


@dataclass(frozen=True)
class Move:
    """One action of the learner: as it is written, and the positions before and after it; chance
    and the others have replied in `after`.
    """

    text: str
    code: int
    before: State
    after: State


class Try:
    """The actions of somebody who tries something, from a position on."""

    def __init__(self, game: Game, start: State, seat: int) -> None:
        self.game = game
        self.start = start
        self.seat = seat
        self.moves: list[Move] = []

    @property
    def state(self) -> State:
        return self.moves[-1].after if self.moves else self.start

    @property
    def verdict(self) -> Verdict:
        return Verdict.OPEN

    @property
    def is_task(self) -> bool:
        """Whether there is anything to do."""
        return True

    def play(self, action: int | str) -> None:
        """An action of who tries; raises Refusal or ValueError."""
        before = self.state
        code = self.game.parse(before, action) if isinstance(action, str) else action
        refusal = before.why_not(self.seat, code)
        if refusal is not None:
            raise refusal
        after = before.after(code)
        self.moves.append(Move(self.game.notate(before, code), code, before, after))


class Attempt(Try):
    """The actions of a learner at one step, from its beginning on."""

    def __init__(self, game: Game, lesson: Lesson, index: int) -> None:
        super().__init__(game, beginning(game, lesson, index), lesson.seat)
        self.lesson = lesson
        self.step = lesson.step[index]
        self._replies = list(self.step.replies)

    @property
    def is_task(self) -> bool:
        return self.step.is_task

    def play(self, action: int | str) -> None:
        """An action of the learner and what follows by itself; raises Refusal or ValueError."""
        super().play(action)
        after = self.moves[-1].after
        while self._replies and not after.is_over and after.actor != self.lesson.seat:
            if not self._reply(after, self._replies.pop(0)):
                break

    def _reply(self, state: State, text: str) -> bool:
        """Whether the reply could be played; only after the solution it must."""
        try:
            state.play(text)
        except (ValueError, Refusal) as error:
            if begins(self.step.solution, [move.text for move in self.moves]):
                raise self.fault(f"the reply {text!r} cannot be played: {error}") from None
            return False
        return True

    def solve(self) -> None:
        """Play the solution."""
        for text in self.step.solution:
            try:
                self.play(text)
            except (ValueError, Refusal) as error:
                raise self.fault(f"the solution {text!r} cannot be played: {error}") from None

    # --- judging -------------------------------------------------------------------------

    @property
    def verdict(self) -> Verdict:
        if not self.step.is_task or not self.moves:
            return Verdict.OPEN
        if self.step.play:
            return self._as_played()
        if self.step.best:
            return Verdict.SOLVED if self._is_best() else Verdict.WRONG
        position = self.state.position()
        if all(self._holds(condition, position) for condition in self.step.reach):
            return Verdict.SOLVED
        return self._unless_over(len(self.moves) < self.step.within)

    def _as_played(self) -> Verdict:
        texts = [move.text for move in self.moves]
        series = [each for each in self.step.play if begins(each, texts)]
        if not series:
            return Verdict.WRONG
        is_whole = any(len(each) == len(texts) for each in series)
        return Verdict.SOLVED if is_whole else self._unless_over(True)

    def _unless_over(self, may_go_on: bool) -> Verdict:
        """Open while there is something left to try, and it is the learner's turn."""
        is_learners = self.state.actor == self.lesson.seat
        return Verdict.OPEN if may_go_on and is_learners else Verdict.WRONG

    def _is_best(self) -> bool:
        """Whether no other action would have made the value larger."""
        move = self.moves[-1]
        others = [move.before.after(code) for code in move.before.legal()]
        return self._number(move.after) >= max(self._number(other) for other in others)

    def _number(self, state: State) -> float:
        found = self._value(self.step.best, state.position())
        if not isinstance(found, int | float):
            raise self.fault(f"{self.step.best} is not a number")
        return found

    def _holds(self, condition: str, position: dict[str, object]) -> bool:
        match = _CONDITION.fullmatch(condition)
        if match is None:
            raise self.fault(f"{condition!r} is not a condition such as 'seats.0.money >= 5'")
        wanted = msgspec.json.decode(match["value"])
        return COMPARISONS[match["sign"]](self._value(match["path"], position), wanted)

    def _value(self, path: str, position: object) -> object:
        """The value at a dotted path; 0 for a name of which there is none."""
        found = position
        for part in path.split("."):
            if isinstance(found, list) and part.isdecimal() and int(part) < len(found):
                found = found[int(part)]
            elif isinstance(found, dict):
                found = found.get(part, 0)
            else:
                raise self.fault(f"the position has no {path!r}")
        return found

    @property
    def answer(self) -> str:
        """The part of the step's words that answers the try, or ""."""
        verdict = self.verdict
        if verdict is Verdict.SOLVED:
            return "solved"
        if verdict is Verdict.OPEN:
            return ""
        for pattern, name in self.step.wrong.items():
            if fits(self.moves[-1].text, pattern):
                return f"wrong {name}"
        return "wrong"

    def fault(self, problem: str) -> StudyError:
        place = f"{self.game.id}/lessons/lessons.toml, {self.lesson.id}, {self.step.id}"
        return StudyError(place, problem)


def beginning(game: Game, lesson: Lesson, index: int) -> State:
    """The position in which a step begins: its own, or what the solutions before it led to."""
    if lesson.step[index].position:
        return arranged(game, lesson.step[index].position).copy()
    before = Attempt(game, lesson, index - 1)
    before.solve()
    return before.state


def begins(series: Sequence[str], texts: Sequence[str]) -> bool:
    """Whether these actions are the beginning of a series, or all of it."""
    return len(texts) <= len(series) and all(map(fits, texts, series))


def fits(text: str, pattern: str) -> bool:
    """Whether an action is written so; * stands for any text."""
    parts = map(re.escape, pattern.split("*"))
    return re.fullmatch(".*".join(parts), text, re.IGNORECASE) is not None
