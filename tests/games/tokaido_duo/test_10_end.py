"""Chapters 10 and 11: the end and the final count."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
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
from zashiki.games.tokaido_duo.tables import CHARACTER_NAMES


def last_steps() -> TokaidoDuo:
    """Seat 0 reaches the last temple with a 3."""
    state = build.ready()
    build.put(state, 0, temple=8)
    build.roll(state, 3, 1, 1)
    return state


@pytest.mark.rule("DUO-10.1")
def test_random_games_end_only_after_one_of_the_events() -> None:
    rng, seen = Rng(3), set()
    for _ in range(60):
        state = build.start()
        while not state.is_over:
            state.apply(state.random_action(rng))
        seen.add(int(state.trigger))
        done = {
            TEMPLES_DONE: max(build.rows(state.temple)) == 9,
            GARDENS_DONE: max(build.rows(state.garden)) == 6,
            GOLD_DONE: max(build.rows(state.bars)) == 6,
            GIFTS_DONE: max(build.rows(state.gifts)) == 10,
        }
        assert done[int(state.trigger)]
    assert seen == {TEMPLES_DONE, GARDENS_DONE, GOLD_DONE, GIFTS_DONE}


@pytest.mark.rule("DUO-10.1")
def test_one_track_is_enough_and_either_player_can_trigger_it() -> None:
    state = last_steps()
    build.play(state, "take-pilgrim pilgrim-T1 visit")
    assert (int(state.trigger), int(state.trigger_seat)) == (TEMPLES_DONE, 0)
    assert int(state.garden[0]) == 1
    state = build.ready()
    build.put(state, 1, garden=5)
    build.stand(state, p1="C5")
    build.roll(state, 2, 1, 1)
    build.play(state, "take-artist artist-R1 decline take-pilgrim pilgrim-G3 visit")
    assert (int(state.trigger), int(state.trigger_seat)) == (GARDENS_DONE, 1)


@pytest.mark.rule("DUO-10.2")
def test_the_round_is_played_to_its_end_with_ordinary_dice() -> None:
    state = last_steps()
    build.put(state, 1, bars=2)
    build.store(state, 1, pottery=4)
    build.play(state, "take-pilgrim pilgrim-T1 visit")
    assert int(state.actor) == 1, "two dice are still to be used"
    assert build.legal(state) == {"take-merchant", "take-artist"}
    before = state.scores()[1]
    build.play(state, "take-merchant merchant-C4 sell-4")
    assert state.scores()[1] == before - 11 + 18, "points of the last dice count"
    assert int(state.actor) == 0
    build.play(state, "artist-R1 paint")
    assert int(state.turned[0]) == 0
    build.finish_die(state)
    assert state.is_over
    assert int(state.turned[0]) > 0


@pytest.mark.rule("DUO-10.2")
def test_further_triggers_in_the_last_round_change_nothing_but_points() -> None:
    state = last_steps()
    build.put(state, 1, bars=5)
    build.put(state, 1, money=8)
    build.store(state, 1, pottery=1)
    build.play(state, "take-pilgrim pilgrim-T1 visit take-merchant merchant-C4 sell-1")
    assert int(state.bars[1]) == 6
    assert (int(state.trigger), int(state.trigger_seat)) == (TEMPLES_DONE, 0), "the first one"
    assert not state.is_over


@pytest.mark.rule("DUO-10.3")
def test_no_new_round_begins() -> None:
    state = last_steps()
    build.play(state, "take-artist artist-R1 decline take-merchant")
    build.finish_die(state)
    assert int(state.trigger) == NO_TRIGGER
    build.play(state, "pilgrim-T1 visit")  # the third die
    assert state.is_over, "it ends with the third die"
    assert int(state.actor) == NOBODY
    assert state.legal() == []


@pytest.mark.rule("DUO-10.3")
def test_without_a_trigger_the_next_round_begins() -> None:
    state = build.ready()
    build.roll(state, 3, 1, 1)
    build.play(state, "take-pilgrim pilgrim-T1 visit take-merchant")
    build.finish_die(state)
    build.finish_die(state)
    assert int(state.phase) == ROLLING
    assert int(state.round) == 2


@pytest.mark.rule("DUO-10.4")
def test_after_200_rounds_the_match_is_counted_as_it_stands() -> None:
    state = build.ready()
    while not state.is_over:
        choices = build.legal(state)
        if "decline" in choices:
            build.play(state, "decline")
        else:
            state.play(state.legal()[0])
    assert int(state.round) == ROUND_LIMIT == 200
    assert int(state.trigger) == NO_TRIGGER
    outcome = state.outcome()
    assert outcome.ending.id == "ending-rounds"
    assert outcome.scores == (1, 1)


# --- counting -----------------------------------------------------------------------------------


def finished(
    one: dict[str, object], two: dict[str, object], trigger: str = "", die: str = "merchant"
) -> TokaidoDuo:
    """After round 200, told of each seat. Seat 0 triggered the end, or nobody; its die was this."""
    state = build.ready()
    position = build.told(state)
    for seat, values in enumerate((one, two)):
        position["seats"][seat].update(values)
    position.update(phase="over", actor="nobody", round=ROUND_LIMIT, first=1)
    position["dice"] = {
        name: {"number": 1, "holder": 0 if name == die else 1} for name in CHARACTER_NAMES
    }
    position["trigger"] = {"event": trigger, "seat": 0} if trigger else None
    build.arrange(state, position)
    return state


@pytest.mark.rule("DUO-11.1")
def test_faith_is_temple_times_garden() -> None:
    state = build.ready()
    assert state.scores() == [1, 1], "untouched tracks: 1 x 1"
    build.put(state, 0, temple=7, garden=5)
    assert state.scores() == [35, 1]
    build.stand(state, p0="T1")
    build.roll(state, 1, 1, 1)
    build.play(state, "take-pilgrim pilgrim-G1 visit")
    assert state.scores() == [42, 1]


@pytest.mark.rule("DUO-11.2")
def test_trade_is_the_number_above_the_last_bar() -> None:
    states = [finished({"bars": count}, {}) for count in range(6)]
    states.append(finished({"bars": 6}, {}, "gold"))
    assert [state.scores()[0] - 1 for state in states] == [0, 5, 11, 18, 26, 35, 45]


@pytest.mark.rule("DUO-11.3")
def test_culture_is_the_highest_number_uncovered() -> None:
    state, points = build.ready(), []
    symbols = "moon moon moon waterfall waterfall waterfall mountain mountain bamboo"
    for symbol in ("", *symbols.split()):
        build.give_away(state, 0, symbol)
        points.append(state.scores()[0] - 1)
    all_ten = {"moon": 3, "waterfall": 3, "mountain": 2, "bamboo": 2}
    last = finished({"given": all_ten, "face_down": {}}, {}, "gifts", "artist")
    points.append(last.scores()[0] - 1)
    assert points == [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]


@pytest.mark.rule("DUO-11.4")
def test_what_is_left_brings_nothing() -> None:
    state = build.ready()
    before = state.scores()
    build.show(state, 0, "moon bamboo")
    build.put(state, 0, money=5)
    build.store(state, 0, fan=3)
    assert state.scores() == before


@pytest.mark.rule("DUO-11.4")
def test_example_42_and_35_and_18_are_95() -> None:
    state = build.ready()
    build.put(state, 0, temple=7)
    build.put(state, 0, garden=5)
    build.put(state, 0, bars=5)
    build.give_away(state, 0, "moon moon waterfall waterfall mountain bamboo")
    build.show(state, 0, "moon")
    build.store(state, 0, fan=2)
    build.stand(state, p0="T1")
    build.roll(state, 1, 1, 1)
    build.play(state, "take-pilgrim pilgrim-G1 visit take-merchant")
    while not state.is_over:
        choices = build.legal(state)
        state.play(state.legal()[-1 if "decline" in choices else 0])
    outcome = state.outcome()
    assert outcome.ending.id == "ending-garden"
    assert [line.points[0] for line in outcome.lines] == [42, 35, 18]
    assert outcome.scores[0] == 95
    assert outcome.winners == (0,)
    assert outcome.verdict.id == "verdict-points"


@pytest.mark.rule("DUO-11.5")
def test_the_highest_total_wins() -> None:
    assert finished({"garden": 5}, {"garden": 3, "money": 9}).ranking() == [1, 2]
    assert finished({"garden": 3, "money": 9}, {"garden": 5}).ranking() == [2, 1]


@pytest.mark.rule("DUO-11.5")
def test_equal_points_are_decided_by_money_not_by_bars() -> None:
    state = finished({"garden": 3, "money": 5}, {"garden": 3, "money": 4})
    assert state.ranking() == [1, 2]
    assert state.outcome().verdict.id == "verdict-money"
    assert finished({"garden": 3, "money": 4}, {"garden": 3, "money": 5}).ranking() == [2, 1]
    # 3 bars and 5 money beat 4 bars and 4 money, if all points are equal.
    state = finished(
        {"temple": 4, "garden": 5, "bars": 3, "money": 5},
        {"temple": 3, "garden": 4, "bars": 4, "money": 4},
    )
    assert state.scores() == [38, 38], "20 + 18 and 12 + 26"
    assert state.ranking() == [1, 2]


@pytest.mark.rule("DUO-11.5")
def test_money_beyond_the_last_bar_counts_for_the_tie() -> None:
    state = finished({"bars": 6, "money": 24}, {"bars": 6, "money": 9}, "gold")
    assert state.ranking() == [1, 2]


@pytest.mark.rule("DUO-11.5")
def test_equal_money_shares_the_victory() -> None:
    state = finished({"garden": 3, "money": 4}, {"garden": 3, "money": 4})
    assert state.ranking() == [1, 1]
    outcome = state.outcome()
    assert outcome.winners == (0, 1)
    assert outcome.verdict.id == "verdict-shared"
