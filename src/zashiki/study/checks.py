"""Whether all lessons of a game can be learned: what tests of a game call."""

from __future__ import annotations

from zashiki.core.game import Game
from zashiki.core.scene import Scene
from zashiki.core.state import State
from zashiki.study.attempts import Attempt, Verdict, fits
from zashiki.study.lessons import Lesson, Step, lesson_words, lessons
from zashiki.texts import LANGUAGES


def check_lessons(game: Game) -> None:
    """Every solution solves, every wrong try that has an answer can be made and gets it, every mark
    is on the table, and all is said in all languages; raises StudyError.
    """
    for language in LANGUAGES:
        lesson_words(game, language)
    for lesson in lessons(game):
        for index, step in enumerate(lesson.step):
            attempt = Attempt(game, lesson, index)
            _check_marks(attempt, step)
            if step.is_task:
                _check_task(game, lesson, index)


def _check_task(game: Game, lesson: Lesson, index: int) -> None:
    attempt = Attempt(game, lesson, index)
    if attempt.start.actor != lesson.seat:
        raise attempt.fault("the learner is not to act here")
    for text in attempt.step.solution:
        if attempt.verdict is not Verdict.OPEN:
            raise attempt.fault("the solution goes on after it has solved")
        attempt.play(text)
    if attempt.verdict is not Verdict.SOLVED:
        raise attempt.fault("the solution does not solve")
    start = attempt.start
    tries = [(code, game.notate(start, code)) for code in start.legal()]
    for pattern, name in attempt.step.wrong.items():
        found = [code for code, text in tries if fits(text, pattern)]
        answers = {_answer(game, lesson, index, code) for code in found}
        if f"wrong {name}" not in answers:
            raise attempt.fault(f"nothing that can be played is answered by {name!r}")


def _answer(game: Game, lesson: Lesson, index: int, code: int) -> str:
    attempt = Attempt(game, lesson, index)
    attempt.play(code)
    return attempt.answer


def _check_marks(attempt: Attempt, step: Step) -> None:
    scene = attempt.game.scene(attempt.start, attempt.lesson.seat)
    there = ids_of(attempt.game, attempt.start, scene)
    for mark in step.marks:
        for thing in mark.at:
            if thing not in there:
                raise attempt.fault(f"there is no {thing!r} to be marked")


def ids_of(game: Game, state: State, scene: Scene) -> set[str]:
    """What can be marked or touched: pieces and places."""
    return {piece.id for piece in scene.pieces} | {p.id for p in game.layout(state).places}


def chapters_taught(game: Game) -> set[int]:
    return {chapter for lesson in lessons(game) for chapter in lesson.chapters}
