"""Faults that `check_lessons` finds: each is planted into the lessons of the small game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from zashiki.skeleton.example_game import GAME, ExampleGame
from zashiki.study import lessons as lessons_module
from zashiki.study.checks import chapters_taught, check_lessons
from zashiki.study.errors import StudyError
from zashiki.study.figures import figures, states_of
from zashiki.study.positions import arranged, played


class Spoiled(ExampleGame):
    """The small game from a folder of the test."""

    folder = Path()


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Spoiled]:
    for part in ("lessons", "positions", "rulebook"):
        (tmp_path / part).mkdir()
        for entry in (GAME.folder / part).iterdir():
            (tmp_path / part / entry.name).write_text(entry.read_text("utf-8"), "utf-8")
    for part in ("editions", "texts", "art"):
        (tmp_path / part).symlink_to(str(GAME.folder / part))
    spoiled = Spoiled()
    spoiled.folder = tmp_path
    yield spoiled
    for kept in (lessons_module.lessons, lessons_module.lesson_words, arranged, figures, states_of):
        kept.cache_clear()


def spoil(game: Spoiled, file: str, old: str, new: str) -> None:
    path = Path(str(game.folder)) / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_lessons_as_they_are_can_be_learned(game: Spoiled) -> None:
    check_lessons(game)
    assert chapters_taught(game) == {1, 2, 3}


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "lessons/lessons.toml",
            'solution = ["take-kite"]',
            'solution = ["take-fan"]',
            "does not solve",
        ),
        ("lessons/lessons.toml", 'solution = ["take-kite"]', "", "a task has a solution"),
        ("lessons/lessons.toml", '"take-fan" =', '"take-koi" =', "is answered by 'fan'"),
        ("lessons/lessons.toml", 'at = ["row"]', 'at = ["sky"]', "no 'sky' to be marked"),
        ("lessons/lessons.toml", 'position = "row"', "", "first step must name a position"),
        ("lessons/lessons.toml", 'position = "row"', 'position = "none"', "no such position"),
        ("lessons/lessons.toml", "best =", "most =", "unknown field `most`"),
        ("lessons/de.md", "### solved", "### solvd", "no words for 'solved'"),
        ("lessons/fr.md", "## end", "## fin", "the steps are row, take, end, not row, take, fin"),
        ("lessons/en.md", "# taking: Taking cards", "# taking", "has a title"),
        ("lessons/en.md", "### mark 2\n\nThe deck", "", "no words for 'mark 2'"),
        ("lessons/en.md", "# taking:", "# other:", "no words for the lesson 'taking'"),
        ("positions/row.json", '"koi": 2', '"koi": 3', "koi"),
        ("positions/row.json", "{\n", "", "Expected `object`"),
    ],
)
def test_a_fault_is_found_and_its_place_named(
    game: Spoiled, file: str, old: str, new: str, problem: str
) -> None:
    spoil(game, file, old, new)
    with pytest.raises(StudyError, match=problem) as error:
        check_lessons(game)
    assert error.value.place.startswith("example_game/")
    assert (
        ".toml" in error.value.place or ".md" in error.value.place or ".json" in error.value.place
    )


def test_a_value_of_the_wrong_kind_is_found_by_the_ids_around_it(game: Spoiled) -> None:
    spoil(game, "lessons/lessons.toml", 'best = "seats.0.taken.kite"', 'play = ["take-kite"]')
    with pytest.raises(StudyError, match="Expected `array`, got `str`") as error:
        check_lessons(game)
    assert error.value.place == "example_game/lessons/lessons.toml, taking, take, play.0"


def test_moves_that_cannot_be_played_are_named() -> None:
    start = arranged(GAME, "row")
    assert len(played(GAME, start, ["take-kite", "draw-koi"], "here")) == 3
    with pytest.raises(StudyError, match="'take-koi' cannot be played here"):
        played(GAME, start, ["take-koi"], "here")
