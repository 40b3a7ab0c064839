from zashiki.skeleton.example_game import GAME
from zashiki.study.checks import check_lessons


def test_every_lesson_can_be_learned() -> None:
    check_lessons(GAME)
