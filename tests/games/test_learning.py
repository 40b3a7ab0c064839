"""What every game teaches: its rulebook, its lessons, its coach, its gallery."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.everyone import everyone
from tests.games.learning import PARTS, decisions
from zashiki.core.art import symbols
from zashiki.core.excerpt import LEAST
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.rulebook import rulebook, rules
from zashiki.study.checks import chapters_taught, check_lessons, ids_of
from zashiki.study.figures import PAGES, draw_figure, figures, lowest_writing, states_of
from zashiki.study.lessons import lessons
from zashiki.study.positions import SHORT, START, arranged, position_names
from zashiki.testing.telling import check_gallery
from zashiki.texts import LANGUAGES, speaker

IMAGE = re.compile(r"!\[(?P<words>[^\]]+)\]\((?P<kind>figure|art):(?P<name>[\w-]+)\)")
HEADING = re.compile(r"^## (?:(\d+)\. )?\S", re.MULTILINE)
ITEM = re.compile(r"^(\d+)\. ", re.MULTILINE)
SIGN = re.compile(r'class="strong"[^>]*>(\d+)<')

SIZE = re.compile(r'width="(?P<w>[\d.]+)" height="(?P<h>[\d.]+)"')
WINDOW = 720.0  # pixels from top to bottom on a desk

MANY_ICONS = 16  # a small box shows all it has
RULES_PER_LESSON = 10  # at the most, in a small game
FEWEST_LESSONS, MOST_LESSONS = 6, 10  # of a game that is not small

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(params=everyone(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def images(game: Game, language: str, kind: str) -> list[str]:
    found = IMAGE.finditer(rulebook(game, language))
    return [image["name"] for image in found if image["kind"] == kind]


def explained(game: Game, language: str) -> Iterator[tuple[str, list[int]]]:
    """Every picture, and the numbers of the list directly below it."""
    blocks = rulebook(game, language).split("\n\n")
    for block, below in zip(blocks, [*blocks[1:], ""], strict=True):
        image = IMAGE.fullmatch(block)
        if image is not None and image["kind"] == "figure":
            items = ITEM.findall(below) if below.startswith("1. ") else []
            yield image["name"], [int(item) for item in items]


def chapters(game: Game) -> set[int]:
    """Of the rulebook, but for the one about the table."""
    return {int(rule.split("-")[1].split(".")[0]) for rule in rules(game)} - {0}


# --- the rulebook ----------------------------------------------------------------------------


@in_every_language
def test_a_book_opens_with_the_aim_and_ends_at_the_table(game: Game, language: str) -> None:
    numbers = HEADING.findall(rulebook(game, language))
    last = len(numbers) - 6
    assert numbers == ["", "", "", *map(str, range(1, last + 1)), "", "", "0"]
    assert chapters(game) <= set(range(1, last + 1))
    assert last in chapters(game)


@in_every_language
def test_every_picture_is_shown_once_and_explained(game: Game, language: str) -> None:
    shown = dict(explained(game, language))
    assert sorted(images(game, language, "figure")) == sorted(shown) == sorted(figures(game))
    for name, figure in figures(game).items():
        wanted = len(figure.numbers) or (1 + len(figure.moves) if figure.moves else 0)
        assert shown[name] == list(range(1, wanted + 1)), name


@in_every_language
def test_every_picture_is_drawn_at_every_step(game: Game, language: str) -> None:
    for name in figures(game):
        steps = range(len(states_of(game, name)))
        drawn = {draw_figure(game, name, step, language) for step in steps}
        assert len(drawn) == len(steps), f"{name}: every step shows something new"
        assert all(picture.startswith("<svg") for picture in drawn)


@pytest.mark.parametrize("room", PAGES)
@in_every_language
def test_what_is_written_in_a_picture_is_14_pixels_high(
    game: Game, language: str, room: str
) -> None:
    for name in figures(game):
        for step in range(len(states_of(game, name))):
            assert lowest_writing(game, name, step, language, room) >= LEAST - 0.01, (name, step)


@in_every_language
def test_a_picture_that_is_stepped_through_is_seen_whole_on_a_desk(
    game: Game, language: str
) -> None:
    for name, figure in figures(game).items():
        size = SIZE.search(draw_figure(game, name, 0, language))
        assert size is not None
        assert float(size["w"]) <= PAGES["desk"].room, name
        if figure.moves:
            assert float(size["h"]) <= WINDOW, name


@in_every_language
def test_every_number_of_a_picture_is_seen_at_its_thing(game: Game, language: str) -> None:
    for name, figure in figures(game).items():
        signs = SIGN.findall(draw_figure(game, name, 0, language))
        assert [int(sign) for sign in signs] == list(range(1, len(figure.numbers) + 1)), name
        first = states_of(game, name)[0]
        assert ids_of(game, first, game.scene(first, figure.seat)).issuperset(figure.numbers)


@in_every_language
def test_icons_are_those_of_the_table(game: Game, language: str) -> None:
    icons = images(game, language, "art")
    box = len(symbols(game)) - 1  # without the print that stands for the game
    assert len(set(icons)) >= min(MANY_ICONS, box)
    assert set(icons) <= set(symbols(game))


@in_every_language
def test_all_languages_have_the_same_rules_and_pictures_in_order(game: Game, language: str) -> None:
    assert list(rules(game, language)) == list(rules(game))
    for kind in ("figure", "art"):
        assert images(game, language, kind) == images(game, "en", kind)


@in_every_language
def test_rules_are_words_without_pictures(game: Game, language: str) -> None:
    assert [rule for rule, words in rules(game, language).items() if "![" in words] == []


# --- lessons ---------------------------------------------------------------------------------


def test_all_lessons_can_be_learned_in_all_languages(game: Game) -> None:
    check_lessons(game)
    least = len(rules(game)) // RULES_PER_LESSON
    assert min(max(least, 1), FEWEST_LESSONS) <= len(lessons(game)) <= MOST_LESSONS


def test_lessons_teach_every_chapter_of_the_rulebook(game: Game) -> None:
    assert chapters_taught(game) == chapters(game)


def test_every_position_is_used(game: Game) -> None:
    taught = {step.position for lesson in lessons(game) for step in lesson.step}
    drawn = {figure.position for figure in figures(game).values()}
    assert set(position_names(game)) == (taught | drawn | {SHORT}) - {START, ""}


# --- the first match -------------------------------------------------------------------------


@in_every_language
def test_the_coach_speaks_of_every_decision(game: Game, language: str) -> None:
    say = speaker(game, language)
    wanted = {f"coach-{kind}{part}" for kind in decisions(game) for part in PARTS}
    assert {message for message in wanted if not say.has(message)} == set()


def test_a_short_match_begins_with_the_first_of_two_seats(game: Game) -> None:
    state = arranged(game, SHORT)
    assert (state.actor, state.seats) == (0, 2)


@in_every_language
def test_a_game_introduces_itself_in_three_sentences(game: Game, language: str) -> None:
    least, most = game.minutes
    assert 0 < least < most
    assert 1 <= game.difficulty <= 5
    assert speaker(game, language)(Message("game-about")).count(". ") == 2


# --- the gallery -----------------------------------------------------------------------------


def test_every_exhibit_can_be_drawn_and_told(game: Game) -> None:
    assert game.gallery()
    check_gallery(game)


@in_every_language
def test_exhibits_tell_apart_and_in_whole_sentences(game: Game, language: str) -> None:
    say = speaker(game, language)
    exhibits = game.gallery()
    told = {(say(exhibit.title), *map(say, exhibit.lines)) for exhibit in exhibits}
    assert len(told) == len(exhibits)
    for exhibit in exhibits:
        assert exhibit.lines, exhibit.id
        for line in exhibit.lines:
            assert say(line).endswith("."), say(line)
