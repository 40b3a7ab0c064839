"""Chapters 10 and 11: the end and the final count."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.build import (
    bars,
    finish_die,
    give_away,
    legal,
    play,
    put,
    ready,
    roll,
    rows,
    show,
    stand,
    start,
    store,
)
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import (
    GARDENS_DONE,
    GIFTS_DONE,
    GOLD_DONE,
    NO_TRIGGER,
    ROLLING,
    ROUND_LIMIT,
    TEMPLES_DONE,
)


def last_steps() -> TokaidoDuo:
    """Seat 0 reaches the last temple with a 3."""
    state = ready()
    put(state, "temple", 0, 8)
    roll(state, 3, 1, 1)
    return state


@pytest.mark.rule("DUO-10.1")
def test_random_games_end_only_after_one_of_the_events() -> None:
    rng, seen = Rng(3), set()
    for _ in range(60):
        state = start()
        while not state.is_over:
            state.apply(state.random_action(rng))
        seen.add(int(state.trigger))
        done = {
            TEMPLES_DONE: max(rows(state.temple)) == 9,
            GARDENS_DONE: max(rows(state.garden)) == 6,
            GOLD_DONE: max(rows(state.bars)) == 6,
            GIFTS_DONE: max(rows(state.gifts)) == 10,
        }
        assert done[int(state.trigger)]
    assert seen == {TEMPLES_DONE, GARDENS_DONE, GOLD_DONE, GIFTS_DONE}


@pytest.mark.rule("DUO-10.1")
def test_one_track_is_enough_and_either_player_can_trigger_it() -> None:
    state = last_steps()
    play(state, "take-pilgrim pilgrim-T1 visit")
    assert (int(state.trigger), int(state.trigger_seat)) == (TEMPLES_DONE, 0)
    assert int(state.garden[0]) == 1
    state = ready()
    put(state, "garden", 1, 5)
    stand(state, p1="C5")
    roll(state, 2, 1, 1)
    play(state, "take-artist artist-R1 decline take-pilgrim pilgrim-G3 visit")
    assert (int(state.trigger), int(state.trigger_seat)) == (GARDENS_DONE, 1)


@pytest.mark.rule("DUO-10.2")
def test_the_round_is_played_to_its_end_with_ordinary_dice() -> None:
    state = last_steps()
    bars(state, 1, 2)
    store(state, 1, pottery=4)
    play(state, "take-pilgrim pilgrim-T1 visit")
    assert int(state.actor) == 1, "two dice are still to be used"
    assert legal(state) == {"take-merchant", "take-artist"}
    before = state.scores()[1]
    play(state, "take-merchant merchant-C4 sell-4")
    assert state.scores()[1] == before - 11 + 18, "points of the last dice count"
    assert int(state.actor) == 0
    play(state, "artist-R1 paint")
    assert int(state.turned[0]) == 0
    finish_die(state)
    assert state.is_over
    assert int(state.turned[0]) > 0


@pytest.mark.rule("DUO-10.2")
def test_further_triggers_in_the_last_round_change_nothing_but_points() -> None:
    state = last_steps()
    bars(state, 1, 5)
    put(state, "money", 1, 8)
    store(state, 1, pottery=1)
    play(state, "take-pilgrim pilgrim-T1 visit take-merchant merchant-C4 sell-1")
    assert int(state.bars[1]) == 6
    assert (int(state.trigger), int(state.trigger_seat)) == (TEMPLES_DONE, 0), "the first one"
    assert not state.is_over


@pytest.mark.rule("DUO-10.3")
def test_no_new_round_begins() -> None:
    state = last_steps()
    play(state, "take-artist artist-R1 decline take-merchant")
    finish_die(state)
    assert int(state.trigger) == NO_TRIGGER
    play(state, "pilgrim-T1 visit")  # the third die
    assert state.is_over, "it ends with the third die"
    assert int(state.actor) == NOBODY
    assert state.legal() == []


@pytest.mark.rule("DUO-10.3")
def test_without_a_trigger_the_next_round_begins() -> None:
    state = ready()
    roll(state, 3, 1, 1)
    play(state, "take-pilgrim pilgrim-T1 visit take-merchant")
    finish_die(state)
    finish_die(state)
    assert int(state.phase) == ROLLING
    assert int(state.round) == 2


@pytest.mark.rule("DUO-10.4")
def test_after_200_rounds_the_match_is_counted_as_it_stands() -> None:
    state = ready()
    while not state.is_over:
        choices = legal(state)
        if "decline" in choices:
            play(state, "decline")
        else:
            state.play(state.legal()[0])
    assert int(state.round) == ROUND_LIMIT == 200
    assert int(state.trigger) == NO_TRIGGER
    outcome = state.outcome()
    assert outcome.ending.id == "ending-rounds"
    assert outcome.scores == (1, 1)


# --- counting -----------------------------------------------------------------------------------


@pytest.mark.rule("DUO-11.1")
def test_faith_is_temple_times_garden() -> None:
    state = ready()
    assert state.scores() == [1, 1], "untouched tracks: 1 x 1"
    put(state, "temple", 0, 7)
    put(state, "garden", 0, 6)
    assert state.scores() == [42, 1]


@pytest.mark.rule("DUO-11.2")
def test_trade_is_the_number_above_the_last_bar() -> None:
    points = []
    for count in range(7):
        state = ready()
        bars(state, 0, count)
        points.append(state.scores()[0] - 1)
    assert points == [0, 5, 11, 18, 26, 35, 45]


@pytest.mark.rule("DUO-11.3")
def test_culture_is_the_highest_number_uncovered() -> None:
    state, points = ready(), []
    symbols = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo bamboo"
    for symbol in ("", *symbols.split()):
        give_away(state, 0, symbol)
        points.append(state.scores()[0] - 1)
    assert points == [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]


@pytest.mark.rule("DUO-11.4")
def test_what_is_left_brings_nothing() -> None:
    state = ready()
    before = state.scores()
    show(state, 0, "moon bamboo")
    put(state, "money", 0, 5)
    store(state, 0, fan=3)
    assert state.scores() == before


@pytest.mark.rule("DUO-11.4")
def test_example_42_and_35_and_18_are_95() -> None:
    state = ready()
    put(state, "temple", 0, 7)
    put(state, "garden", 0, 5)
    bars(state, 0, 5)
    give_away(state, 0, "moon moon waterfall waterfall mountain bamboo")
    show(state, 0, "moon")
    store(state, 0, fan=2)
    stand(state, p0="T1")
    roll(state, 1, 1, 1)
    play(state, "take-pilgrim pilgrim-G1 visit take-merchant")
    while not state.is_over:
        choices = legal(state)
        state.play(state.legal()[-1 if "decline" in choices else 0])
    outcome = state.outcome()
    assert outcome.ending.id == "ending-garden"
    assert [line.points[0] for line in outcome.lines] == [42, 35, 18]
    assert outcome.scores[0] == 95
    assert outcome.winners == (0,)
    assert outcome.verdict.id == "verdict-points"


def finished(
    points: tuple[int, int], money: tuple[int, int], gold: tuple[int, int] = (0, 0)
) -> TokaidoDuo:
    """A finished match with these garden spaces, money and bars."""
    state = ready()
    for seat in (0, 1):
        put(state, "garden", seat, points[seat])
        put(state, "money", seat, money[seat])
        bars(state, seat, gold[seat])
    state.actor = NOBODY
    return state


@pytest.mark.rule("DUO-11.5")
def test_the_highest_total_wins() -> None:
    state = finished((5, 3), (0, 9))
    assert state.ranking() == [1, 2]
    assert finished((3, 5), (9, 0)).ranking() == [2, 1]


@pytest.mark.rule("DUO-11.5")
def test_equal_points_are_decided_by_money_not_by_bars() -> None:
    state = finished((3, 3), (5, 4))
    assert state.ranking() == [1, 2]
    assert state.outcome().verdict.id == "verdict-money"
    assert finished((3, 3), (4, 5)).ranking() == [2, 1]
    # 3 bars and 5 money beat 4 bars and 4 money, if all points are equal.
    state = finished((3, 3), (5, 4), (3, 4))
    put(state, "temple", 0, 5)
    put(state, "garden", 0, 5)
    put(state, "temple", 1, 1)
    put(state, "garden", 1, 17)  # 25 + 18 and 17 + 26
    assert state.scores() == [43, 43]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("DUO-11.5")
def test_money_beyond_the_last_bar_counts_for_the_tie() -> None:
    assert finished((3, 3), (24, 9), (6, 6)).ranking() == [1, 2]


@pytest.mark.rule("DUO-11.5")
def test_equal_money_shares_the_victory() -> None:
    state = finished((3, 3), (4, 4))
    assert state.ranking() == [1, 1]
    outcome = state.outcome()
    assert outcome.winners == (0, 1)
    assert outcome.verdict.id == "verdict-shared"
