"""Puzzles: all that are kept can be solved, tries are answered, and a sample is judged anew."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest
from msgspec.structs import replace

import zashiki
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.rulebook import rules
from zashiki.study.attempts import Verdict
from zashiki.study.errors import StudyError
from zashiki.study.puzzle_finding import (
    GAP,
    GAP_ELSEWHERE,
    SEEDS,
    Judge,
    Judged,
    judges,
    parted,
    seen_by_actor,
)
from zashiki.study.puzzle_making import difficulty_of, name_of
from zashiki.study.puzzles import (
    Puzzle,
    PuzzleTry,
    answer,
    daily,
    find_puzzle,
    idea_of,
    idea_words,
    ideas,
    puzzles,
    read,
)
from zashiki.study.turns import Turn, all_turns, follow, goes_on
from zashiki.texts import LANGUAGES, speaker

GAMES = zashiki.names()
EVERY = [puzzle for name in GAMES for puzzle in puzzles(zashiki.game(name))]
FINALISTS = 3  # other turns that a sample is judged against


def first(game: str) -> Puzzle:
    return puzzles(zashiki.game(game))[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_has_an_answer_that_is_a_whole_legal_turn(name: str) -> None:
    for puzzle in puzzles(zashiki.game(name)):
        check_answer(puzzle)
        check_origin(puzzle)


def check_origin(puzzle: Puzzle) -> None:
    """One turn is far enough ahead, for every judge."""
    found = puzzle.file.found
    assert puzzle.least - puzzle.next_best[1] >= GAP - 0.001
    assert len(found.gaps) == len(found.judges) == len(SEEDS) + 1
    assert min(found.gaps[:-1]) >= GAP
    assert found.gaps[-1] >= GAP_ELSEWHERE
    levels = {int(level): count for level, count in found.levels.items()}
    assert puzzle.difficulty == difficulty_of(levels)


def check_answer(puzzle: Puzzle) -> None:
    file = puzzle.file
    assert puzzle.id == name_of(puzzle.start)
    assert puzzle.answers.isdisjoint(puzzle.turn(text).digest for text in file.others)
    assert not goes_on(puzzle.solution, puzzle.start)
    assert list(file.others.values()) == sorted(file.others.values(), reverse=True)
    # nothing that the seat cannot know is in it: dealt anew, its turns are as legal
    imagined = puzzle.start.imagine(puzzle.seat, Rng(7))
    assert imagined.legal() == puzzle.start.legal()
    attempt = PuzzleTry(puzzle)
    for code in puzzle.solution.codes:
        assert attempt.verdict is Verdict.OPEN
        attempt.play(code)
    assert attempt.verdict is Verdict.SOLVED
    with pytest.raises(Refusal):
        attempt.play(puzzle.solution.codes[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_says_why(name: str, language: str) -> None:
    for puzzle in puzzles(zashiki.game(name)):
        check_words(puzzle, language)


def check_words(puzzle: Puzzle, language: str) -> None:
    say = speaker(puzzle.game, language)
    assert puzzle.idea == idea_of(puzzle.start, puzzle.solution, puzzle.next_best[0])
    right = PuzzleTry(puzzle)
    for code in puzzle.solution.codes:
        right.play(code)
    worth, idea, *_ = answer(right, say, language)
    assert str(round(100 * puzzle.chance)) in worth
    assert idea.endswith(f"({puzzle.idea.rule})")
    wrong = PuzzleTry(puzzle)
    for code in puzzle.next_best[0].codes:
        wrong.play(code)
    assert wrong.verdict is Verdict.WRONG
    cost, *_ = answer(wrong, say, language)
    assert str(round(100 * puzzle.next_best[1])) in cost


@pytest.mark.parametrize("name", GAMES)
def test_ideas_have_words_and_rules(name: str) -> None:
    game = zashiki.game(name)
    assert ideas(game)
    for language in LANGUAGES:
        known = rules(game, language)
        said = idea_words(game, language)
        for idea in ideas(game):
            assert said[idea.id].title
            assert said[idea.id].about.endswith(".")
            assert idea.rule in known
    *_, last = ideas(game)
    assert [last.plays, last.more, last.less, last.ends] == [[], [], [], False]  # it always fits


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_stands_at_full_depth(name: str) -> None:
    """The one that is furthest ahead, against the best of the other turns, by every judge."""
    sample = max(puzzles(zashiki.game(name)), key=lambda puzzle: min(puzzle.file.found.gaps))
    others = [sample.turn(text) for text in list(sample.file.others)[:FINALISTS]]
    *usual, other = judges(sample.start)
    for judge in (*usual, other):
        depth = sample.file.found.iterations
        best = max(judge.chance(turn, depth) for turn in others)
        lead = judge.chance(sample.solution, depth) - best
        assert lead >= (GAP_ELSEWHERE if judge is other else GAP)


# --- tries -----------------------------------------------------------------------------------


def test_a_turn_in_another_order_is_the_same_turn() -> None:
    """Two tiles may be laid in either order: what counts is where they lie."""
    for puzzle in puzzles(zashiki.game("samurai")):
        texts = puzzle.solution.notation(puzzle.start)
        if len(texts) == 3 and all("@" in text and text[0] != "T" for text in texts[:2]):
            attempt = PuzzleTry(puzzle)
            for text in (texts[1], texts[0], texts[2]):
                attempt.play(text)
            assert attempt.verdict is Verdict.SOLVED
            return
    raise AssertionError("no puzzle with two tiles")


def test_a_turn_that_nobody_judged_before_is_thought_about() -> None:
    puzzle = first("samurai")
    unknown = next(
        turn for turn in all_turns(puzzle.start, 100_000) or [] if turn.digest not in puzzle.judged
    )
    attempt = PuzzleTry(puzzle)
    for code in unknown.codes:
        attempt.play(code)
    assert attempt.verdict is Verdict.WRONG
    assert 0.0 <= attempt.chance < puzzle.least
    assert puzzle.judged[unknown.digest] == attempt.chance


def test_the_puzzle_of_the_day_changes_and_comes_round() -> None:
    today = date(2026, 11, 18)
    days = [daily(EVERY, today + timedelta(days=n)) for n in range(len(EVERY))]
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in EVERY}
    assert daily(EVERY, today) is daily(list(reversed(EVERY)), today)
    assert daily([], today) is None


# --- files -----------------------------------------------------------------------------------


def test_what_is_wrong_with_a_file_is_named() -> None:
    puzzle = first("tokaido_duo")
    game = puzzle.game
    assert find_puzzle(game, puzzle.id) is puzzle
    assert find_puzzle(game, "none") is None
    with pytest.raises(StudyError, match=r"tokaido_duo/puzzles/x\.json"):
        read(game, "x", b"{")
    with pytest.raises(StudyError, match="difficulty"):
        read(game, "x", msgspec.json.encode(replace(puzzle.file, difficulty="hard")))
    with pytest.raises(StudyError, match="1 to 5"):
        read(game, "x", msgspec.json.encode(replace(puzzle.file, difficulty=9)))
    with pytest.raises(StudyError, match="right turn"):
        read(game, "x", msgspec.json.encode(replace(puzzle.file, answers={})))
    with pytest.raises(StudyError, match="no idea 'haste'"):
        _ = Puzzle(game, "x", replace(puzzle.file, idea="haste")).idea
    first_action = next(iter(puzzle.file.answers)).split()[0]
    with pytest.raises(StudyError, match="not a whole turn"):
        puzzle.turn(first_action)
    with pytest.raises(StudyError, match="goes on"):
        puzzle.turn(f"{next(iter(puzzle.file.answers))} {first_action}")
    with pytest.raises(StudyError, match="jump"):
        puzzle.turn("jump")


# --- finding ---------------------------------------------------------------------------------


def test_turns_are_parted_where_the_step_is_largest() -> None:
    start = zashiki.game("samurai").start()

    def judged(chance: float, *codes: int) -> Judged:
        return Judged(Turn(codes, start), chance)

    kindred = [judged(0.8, 1, 2, 3), judged(0.76, 1, 2, 4), judged(0.5, 7, 8, 9)]
    answers, others = parted(kindred)
    assert [each.chance for each in answers] == [0.8, 0.76]
    assert [each.chance for each in others] == [0.5]
    strangers = [judged(0.8, 1, 2, 3), judged(0.76, 4, 5, 6), judged(0.5, 7, 8, 9)]
    assert len(parted(strangers)[0]) == 1


def test_a_judge_thinks_the_same_twice_and_looks_at_no_secret() -> None:
    puzzle = first("samurai")
    usual = judges(puzzle.start)[0]
    once = usual.chance(puzzle.solution, 200)
    assert once == usual.chance(puzzle.solution, 200)
    other_deal = puzzle.start.imagine(puzzle.seat, Rng(99))
    again = Judge(other_deal, usual._mind, usual.seed)
    assert again.chance(follow(other_deal, puzzle.solution.codes), 200) == once
    assert seen_by_actor(other_deal).digest() == seen_by_actor(puzzle.start).digest()
