"""Puzzles from single positions: made step by step, or told in words what they lack."""

from __future__ import annotations

import msgspec
import pytest

import zashiki
from zashiki.core.rng import Rng
from zashiki.match import Match, seeded_chance
from zashiki.study.puzzle_finding import (
    FEWEST_TURNS,
    Finder,
    Found,
    Judged,
    Lacking,
    NoPuzzle,
    Ranked,
    finished,
)
from zashiki.study.puzzle_making import MADE_IN, is_played, made_from
from zashiki.study.puzzle_words import turn_in_words, why_none
from zashiki.study.puzzle_worker import Maker, Question
from zashiki.study.puzzles import Puzzle, PuzzleFile, puzzles
from zashiki.texts import LANGUAGES, speaker

CLEAR = puzzles(zashiki.game("iki"))[0]
SAMURAI = zashiki.game("samurai")


def test_a_puzzle_is_made_in_steps_and_read_again() -> None:
    maker = Maker()
    begun = maker.answer(Question("iki", CLEAR.file.position, "an arranged position"))
    assert begun.puzzle is None
    for _ in range(MADE_IN):
        reply = maker.answer(Question())
    assert reply.puzzle is not None
    file = msgspec.json.decode(msgspec.json.encode(reply.puzzle), type=PuzzleFile)
    puzzle = Puzzle(CLEAR.game, "mine", file)
    assert puzzle.solution.digest in CLEAR.answers
    assert file.found.match == "an arranged position"
    assert min(file.found.gaps[:-1]) >= 0.1
    assert maker.answer(Question()).mistake  # it is over


def test_a_position_without_a_clear_turn_is_none_and_says_what_turns_are_worth() -> None:
    steps = made_from(SAMURAI.start(), "", 0)
    lack = finished(steps)
    assert isinstance(lack, NoPuzzle)
    assert lack.why == "no-lead"
    assert lack.best is not None
    assert lack.next is not None
    assert lack.best.chance >= lack.next.chance > lack.best.chance - 0.1


def test_few_turns_make_no_puzzle() -> None:
    state = zashiki.game("tokaido_duo").start()
    rng = zashiki.Rng(3)
    while state.actor < 0 or len(state.legal()) > 1:
        state.apply(state.random_action(rng))
    steps = Finder(state.setup.game).examine(state)
    lack = finished(steps)
    assert isinstance(lack, NoPuzzle)
    assert lack.why == "few-turns"
    assert lack.turns < FEWEST_TURNS


def test_turns_that_were_played_are_told_from_those_that_were_missed() -> None:
    found = Found(CLEAR.start, [Judged(CLEAR.solution, 1.0)], [], [], 9)
    for turn, was_played in ((CLEAR.solution, True), (CLEAR.next_best[0], False)):
        match = Match(CLEAR.game.setup_from(CLEAR.file.position), chance=seeded_chance(Rng(1)))
        for code in turn.codes:
            match.play(code)
        match.draw_on()
        assert is_played(found, match, 0) is was_played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "why", ["few-turns", "no-lead", "no-lead-elsewhere", "disagree", "many", "goes-on"]
)
def test_what_is_lacking_is_said_with_what_the_turns_are_worth(why: Lacking, language: str) -> None:
    start, say = SAMURAI.start(), speaker(SAMURAI, language)
    lack = NoPuzzle(why, 3, Ranked("+H2 +H3", 0.523), Ranked("+R2", 0.471), 2)
    first, best, following = why_none(lack, start, say)
    assert first.endswith(".")
    assert "52" in best
    assert turn_in_words("+H2 +H3", start, say) in best
    assert "47" in following
    if why == "no-lead":
        assert "10" in first
        assert "5" in first


def test_a_lead_that_is_rounded_up_is_still_too_small() -> None:
    lack = NoPuzzle("no-lead", 9, Ranked("+H2", 0.556), Ranked("+R2", 0.4574))
    told = why_none(lack, SAMURAI.start(), speaker(SAMURAI, "en"))
    assert "lead of 10 points" in told[0]
    assert "here it is 9." in told[0]


def test_what_cannot_be_is_a_mistake() -> None:
    assert Maker().answer(Question("iki", {"seats": 3})).mistake
    assert Maker().answer(Question()).mistake
