"""Reviews: luck and skill add up, blunders are found, and words come in every language."""

from __future__ import annotations

import math
import re
import statistics
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

import zashiki
from tools.review_trials import plant, rank_of_planted
from zashiki.bots import make, play_match
from zashiki.bots.values import value_of
from zashiki.core.game import Game
from zashiki.core.state import CHANCE
from zashiki.lab.statistics import first_places
from zashiki.match import Match
from zashiki.record import Record
from zashiki.study.judging import (
    FIRST_LOOK,
    MS,
    OTHER_EYES,
    SECOND_LOOK,
    WHOLE_MS,
    Budget,
    Judgement,
    Option,
    budget_of,
    decisions,
    judge,
)
from zashiki.study.luck import Luck
from zashiki.study.reasons import Reason, in_words, reasons
from zashiki.study.review_chart import draw_review
from zashiki.study.review_words import decision, drawn, summary
from zashiki.study.reviews import (
    COSTLIEST,
    Review,
    UnfinishedError,
    accuracy,
    grade_of,
    review,
)
from zashiki.texts import LANGUAGES, speaker

TABLES = [(name, seats) for name in zashiki.names() for seats in zashiki.game(name).seat_counts]
QUICK = 8  # iterations for a decision


def greedy_match(game: Game, seats: int, seed: int) -> Record:
    bots = [make("greedy", game, seed=seed * 8 + seat) for seat in range(seats)]
    played = play_match(game, bots, zashiki.Rng(seed))
    return Record(game.setup(seats), played.actions)


def random_match(game: Game, seats: int, seed: int) -> Record:
    return Record.play(game.id, seats=seats, rng=zashiki.Rng(seed))


Play = Callable[[Game, int, int], Record]


@cache
def reviewed(name: str, seats: int, play: Play) -> tuple[Record, Review]:
    """A match and its quick review, made once for all tests that read it."""
    record = play(zashiki.game(name), seats, 3)
    return record, review(record, iterations=QUICK)


@pytest.mark.parametrize("play", [random_match, greedy_match])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_luck_and_skill_are_the_result_less_the_start(name: str, seats: int, play: Play) -> None:
    record, found = reviewed(name, seats, play)
    results = first_places(record.state().ranking())
    for seat, told in enumerate(found.seats):
        assert told.skill == told.result - told.start - told.luck
        assert told.result == results[seat]
        changes = sum(ply.change[seat] for ply in found.plies)
        assert changes == pytest.approx(told.result - told.start)
        assert 0 <= told.accuracy <= 1
    chances = [sum(ply.chances) for ply in found.plies]
    assert chances == pytest.approx([1.0] * len(chances))
    first = next(ply.ply for ply in found.plies if ply.alternatives)
    assert all(0 <= chance <= 1 for ply in found.plies[first:] for chance in ply.chances)


@pytest.mark.parametrize("name", zashiki.names())
def test_luck_is_nothing_on_average(name: str) -> None:
    game = zashiki.game(name)
    luck, rng = Luck(game), zashiki.Rng(5)
    state = game.start(game.seat_counts[0])
    looked = 0
    while not state.is_over:
        if state.actor == CHANCE and len(state.legal()) > 1 and looked < 6:
            looked += 1
            weights = state.weights()
            lucks = [luck.of(state, code) for code in state.legal()]
            for seat in range(int(state.seats)):
                mean = sum(
                    each[seat] * weight / sum(weights)
                    for each, weight in zip(lucks, weights, strict=True)
                )
                assert math.isclose(mean, 0.0, abs_tol=1e-9)
        state.apply(state.random_action(rng))
    assert looked > 0


@pytest.mark.parametrize(("name", "most_missed"), [("samurai", 1), ("tokaido_duo", 1)])
def test_a_planted_blunder_is_among_the_costliest_decisions(name: str, most_missed: int) -> None:
    game, budget = zashiki.game(name), Budget(iterations=300)
    planted = [plant(game, 2, seed) for seed in range(6)]
    missed = sum(rank_of_planted(match, ply, budget) >= COSTLIEST for match, ply in planted)
    assert missed <= most_missed


def test_a_draw_moves_the_graph_only_where_it_can_be_used() -> None:
    _, found = reviewed("samurai", 2, greedy_match)
    drawn = [ply for ply in found.plies if ply.actor == CHANCE and any(ply.change)]
    assert drawn
    for ply in drawn:
        assert found.plies[ply.ply - 1].actor != CHANCE or (
            ply.chances == found.plies[ply.ply - 1].chances
        )


def test_chances_do_not_jump_between_what_one_seat_knows_and_the_other() -> None:
    """In Samurai's opening each knows the tiles it chose, and imagines any others opposite."""
    match = greedy_match(zashiki.game("samurai"), 2, 1).match()
    placing = range(10, 20)  # figures: seat 0 and seat 1 in turn
    judged = [judge(match, ply, Budget(iterations=2000)) for ply in placing]

    def jump(chances: list[float]) -> float:
        return abs(statistics.fmean(chances[::2]) - statistics.fmean(chances[1::2]))

    movers = jump([each.options[0].chances[0] for each in judged])
    assert movers > 0.012
    assert jump([each.chances[0] for each in judged]) < movers / 2


def test_a_decision_that_seems_to_cost_something_gets_a_second_look() -> None:
    good, bad, doubt = Option(1, [0.6, 0.4]), Option(2, [0.5, 0.5], 0.02), Option(3, [0.59, 0.41])
    unclear = Judgement(0, [good, doubt, bad])
    assert not unclear.is_clear(2, 0)
    assert unclear.is_clear(1, 0)
    assert unclear.is_clear(3, 0)
    assert Judgement(0, [good, Option(2, [0.5, 0.5], 0.004)]).is_clear(2, 0)
    assert not Judgement(0, [good, Option(2, [0.59, 0.41], 0.05)]).is_clear(1, 0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_review_has_its_time(name: str, seats: int) -> None:
    """However doubtful every decision is."""
    match = greedy_match(zashiki.game(name), seats, 2).match()
    eyes = 0 if match.game.is_open else OTHER_EYES * seats
    each = budget_of(match).ms * (FIRST_LOOK + SECOND_LOOK + eyes)
    assert 40 <= budget_of(match).ms <= MS
    assert len(decisions(match)) * each <= WHOLE_MS


def test_a_reason_does_not_depend_on_what_the_actor_cannot_see() -> None:
    match = greedy_match(zashiki.game("samurai"), 2, 3).match()
    compared = 0
    for ply in decisions(match)[20:50:3]:
        state = match.at(ply)
        twin = state.imagine(int(state.actor), zashiki.Rng(9))
        best, *_, worst = state.legal()
        found = reasons(state, best, worst)
        assert found == reasons(twin, best, worst)
        compared += bool(found) and twin.digest() != state.digest()
    assert compared > 0


def test_with_iterations_a_review_comes_out_the_same_every_time() -> None:
    record, found = reviewed("samurai", 3, random_match)
    assert review(record, iterations=QUICK) == found


def test_a_decision_is_judged_from_what_its_seat_knew() -> None:
    game = zashiki.game("samurai")
    match = greedy_match(game, 2, 3).match()
    ply = decisions(match)[30]
    state = match.at(ply)
    seat = int(state.actor)
    other = state.imagine(seat, zashiki.Rng(9))
    assert other.digest() != state.digest()  # another hand behind the same view
    budget = Budget(iterations=50)
    codes = match.codes[ply:].tolist()
    twins = []
    for start in (state, other):
        setup = game.setup_from(start.position())
        twins.append(judge(Match(setup, codes[:1]), 0, budget))
    assert twins[0].options == twins[1].options


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    record = Record.begin("samurai", 2)
    with pytest.raises(UnfinishedError, match="not over"):
        review(record)


def test_a_second_reason_is_told_as_each_language_writes_it() -> None:
    told = dict.fromkeys(LANGUAGES, "")
    for name in zashiki.names():
        record, found = reviewed(name, 2, random_match)
        for language in LANGUAGES:
            say = speaker(record.game, language)
            plies = (ply for ply in found.plies if len(ply.reasons) > 1)
            told[language] += "".join(decision(ply, record.match(), say) for ply in plies)
    assert "; " in told["en"]
    assert "; " in told["de"]
    assert re.search(r"\S;", told["fr"]) is None


def test_reasons_that_matter_to_one_seat_are_told_together() -> None:
    say = speaker(zashiki.game("samurai"), "en")
    found = [Reason("helmet", 0, 3.0), Reason("rice", 1, 2.0), Reason("buddha", 0, 1.0)]
    told = in_words(found, 0)
    assert told is not None
    assert say(told) == (
        "a gain for the majority of helmets and the majority of Buddhas; "
        "a loss for Seat 2: the majority of rice fields"
    )
    assert in_words([], 0) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_seat_alone_saw_is_told_once_the_match_is_over(language: str) -> None:
    record, found = reviewed("samurai", 2, greedy_match)
    match, say = record.match(), speaker(record.game, language)
    draws = [ply for ply in found.plies if match.game.actions[ply.code].family == "draw"]
    assert draws
    for ply in draws:
        tile = say(record.game.label(match.at(ply.ply), ply.code))
        assert drawn(ply, match, say).endswith(f": {tile}.")


def test_a_loss_is_never_rounded_up_to_the_next_name() -> None:
    record, found = reviewed("samurai", 2, random_match)
    match, say = record.match(), speaker(record.game, "en")
    ply = next(ply for ply in found.plies if ply.grade)
    ply = msgspec.structs.replace(ply, loss=0.0999, grade="mistake")
    assert "this cost 9% (a mistake)" in decision(ply, match, say)


def test_losses_have_names_and_lower_the_accuracy() -> None:
    assert [grade_of(loss) for loss in (0.0, 0.03, 0.06, 0.2)] == [
        "",
        "slip",
        "mistake",
        "blunder",
    ]
    assert accuracy([0.0, 0.0]) == 1.0
    assert accuracy([0.05]) == 0.5
    assert accuracy([]) == 1.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", zashiki.names())
def test_every_seat_reads_what_its_match_was_made_of(name: str, language: str) -> None:
    record, found = reviewed(name, 2, random_match)
    say = speaker(record.game, language)
    for seat in range(2):
        lines = list(summary(found, record.match(), seat, say))
        gap = "" if language == "en" else "\N{NO-BREAK SPACE}"
        assert f"{round(100 * found.seats[seat].accuracy)}{gap}%" in lines[0]
        assert len(lines) > 2  # random play makes mistakes, and each has a line
        assert [line for line in lines if re.search(r"\.(:| –| \(|\.)", line)] == []


@pytest.mark.parametrize("name", zashiki.names())
def test_reasons_are_terms_with_words_in_every_language(name: str) -> None:
    game, rng = zashiki.game(name), zashiki.Rng(2)
    value = value_of(name)
    assert value is not None
    state = game.start(2)
    while not state.is_over:
        if state.actor != CHANCE and len(state.legal()) > 1:
            legal = state.legal()
            for reason in reasons(state, legal[0], legal[-1]):
                assert reason.worth > 0
        state.apply(state.random_action(rng))
    for language in LANGUAGES:
        say = speaker(game, language)
        assert all(say.has(f"term-{term}") for term in value.terms(game.start(2), 0))


def test_the_picture_has_a_curve_for_every_seat() -> None:
    _, found = reviewed("iki", 2, random_match)
    picture = draw_review(found, "IKI", ["A & B", "C"], "end")
    assert picture.count('fill="none"') == 2
    assert "A &amp; B" in picture
    assert picture.count("<circle") > 0
