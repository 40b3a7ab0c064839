"""Trying steps of lessons, on the game that `zashiki new-game` copies."""

from __future__ import annotations

import msgspec
import pytest

from zashiki.core.refusal import Refusal
from zashiki.skeleton.example_game import GAME
from zashiki.study.attempts import Attempt, Verdict, begins, fits
from zashiki.study.errors import StudyError
from zashiki.study.lessons import Lesson, Step, lesson_words, lessons, marks_of

LESSON = lessons(GAME)[0]
TAKE = LESSON.index("take")


def changed(**fields: object) -> Lesson:
    """The lesson with its task changed."""
    steps = list(LESSON.step)
    steps[TAKE] = msgspec.structs.replace(steps[TAKE], **fields)
    return msgspec.structs.replace(LESSON, step=steps)


def after(lesson: Lesson, *texts: str) -> Attempt:
    attempt = Attempt(GAME, lesson, TAKE)
    for text in texts:
        attempt.play(text)
    return attempt


def test_a_task_begins_open_and_its_solution_solves_it() -> None:
    attempt = after(LESSON)
    assert (attempt.verdict, attempt.answer) == (Verdict.OPEN, "")
    attempt.solve()
    assert (attempt.verdict, attempt.answer) == (Verdict.SOLVED, "solved")


def test_replies_are_played_as_soon_as_it_is_their_turn() -> None:
    seats = after(LESSON, "take-kite").state.position()["seats"]
    assert seats == [{"taken": {"fan": 1, "kite": 1}}, {"taken": {"lantern": 1, "koi": 1}}]


@pytest.mark.parametrize(("text", "answer"), [("take-lantern", "wrong"), ("take-fan", "wrong fan")])
def test_a_wrong_try_is_answered_by_what_it_is(text: str, answer: str) -> None:
    attempt = after(LESSON, text)
    assert (attempt.verdict, attempt.answer) == (Verdict.WRONG, answer)


def test_replies_to_the_solution_need_not_fit_another_try() -> None:
    lesson = changed(replies=["draw-koi", "take-lantern"])
    attempt = after(lesson, "take-lantern")
    assert (attempt.verdict, attempt.answer) == (Verdict.WRONG, "wrong")
    assert attempt.state.actor == 1
    assert after(lesson, "take-kite").state.actor != 1


def test_what_the_rules_forbid_is_refused_with_their_reason() -> None:
    with pytest.raises(Refusal) as refusal:
        after(LESSON, "take-koi")
    assert refusal.value.rule_id == "EXA-2.1"


def test_the_next_step_begins_where_the_solution_led() -> None:
    attempt = Attempt(GAME, LESSON, TAKE + 1)
    assert attempt.start.digest() == after(LESSON, "take-kite").state.digest()
    assert attempt.verdict is Verdict.OPEN


def test_a_series_is_open_until_it_is_whole() -> None:
    replies = ["draw-koi", "take-koi", "draw-fan"]
    lesson = changed(best="", play=[["take-kite", "take-*"]], solution=[], replies=replies)
    assert after(lesson, "take-kite").verdict is Verdict.OPEN
    assert after(lesson, "take-lantern").verdict is Verdict.WRONG


def test_conditions_are_about_the_position() -> None:
    fields: dict[str, object] = {"best": "", "within": 1}
    lesson = changed(**fields, reach=["seats.0.taken.kite >= 1", 'phase == "drawing"'], replies=[])
    assert after(lesson, "take-kite").verdict is Verdict.SOLVED
    assert after(lesson, "take-fan").verdict is Verdict.WRONG
    replies = ["draw-koi", "take-koi", "draw-lantern"]
    later = changed(best="", within=2, reach=["seats.0.taken.koi > 0"], replies=replies)
    assert after(later, "take-fan").verdict is Verdict.OPEN


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"best": "", "reach": ["nonsense"]}, "is not a condition"),
        ({"best": "seats.9.taken"}, "has no 'seats.9.taken'"),
        ({"best": "phase"}, "is not a number"),
        ({"replies": ["draw-nothing"]}, "the reply 'draw-nothing' cannot be played"),
    ],
)
def test_a_fault_in_a_lesson_names_the_step(fields: dict[str, object], problem: str) -> None:
    with pytest.raises(StudyError, match=problem) as error:
        assert after(changed(**fields), "take-kite").verdict
    assert error.value.place == "example_game/lessons/lessons.toml, taking, take"


def test_a_turn_that_ended_too_early_is_wrong() -> None:
    lesson = changed(best="", play=[["take-kite", "take-*"]], solution=["take-kite"], replies=[])
    assert after(lesson, "take-kite").verdict is Verdict.WRONG  # chance draws: it cannot go on


def test_patterns_of_actions() -> None:
    assert fits("take-kite", "TAKE-*")
    assert not fits("take-kite", "take-k")
    assert begins(["a", "b*"], ["a"])
    assert not begins(["a"], ["a", "b"])


def test_labels_of_marks_have_words() -> None:
    words = lesson_words(GAME, "de")["taking"]
    ring, label = marks_of(LESSON.step[0], words.steps["row"])
    assert (ring.kind, ring.text) == ("ring", "")
    assert (label.kind, label.text) == ("label", "Der Stapel")
    assert not Step("x").is_task
