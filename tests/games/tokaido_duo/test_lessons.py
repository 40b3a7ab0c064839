"""The lessons about the end of Tokaido Duo end as they say."""

from __future__ import annotations

from zashiki.games.tokaido_duo import GAME
from zashiki.study.attempts import Attempt
from zashiki.study.lessons import find_lesson, lessons


def test_the_last_lesson_is_a_match_won() -> None:
    lesson = lessons(GAME)[-1]
    attempt = Attempt(GAME, lesson, len(lesson.step) - 1)
    attempt.solve()
    assert attempt.state.is_over
    assert attempt.state.ranking() == [1, 2]


def test_equal_points_are_won_with_money() -> None:
    lesson = find_lesson(GAME, "end")
    assert lesson is not None
    attempt = Attempt(GAME, lesson, lesson.index("tie"))
    attempt.solve()
    assert attempt.state.scores() == [95, 95]
    assert attempt.state.ranking() == [1, 2]
