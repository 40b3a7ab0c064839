"""Search finds what is best in games small enough to know it, and keeps its budget."""

from __future__ import annotations

import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.toys import LANTERNS, ROLL, STONES, Lanterns, Stones, deal
from zashiki.bots import Knowledge, SpecError, make
from zashiki.bots.builtin import SearchBot
from zashiki.bots.search import Search
from zashiki.bots.settings import SearchSettings
from zashiki.bots.tree import key_of
from zashiki.bots.values.value import Value
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, State


def search_bot(words: str, seed: int = 1) -> SearchBot:
    bot = make(words, STONES, seed=seed)
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize("words", ["search:iterations=600,plain", "search:iterations=600"])
@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four_stones(words: str, left: int) -> None:
    assert search_bot(words).choose(Knowledge(Stones(2, left), 0)) == left % 4


def test_each_of_three_seats_looks_at_its_own_reward() -> None:
    # taking 2 or 3 hands the match to another seat for sure; after 1, the next seat cannot win
    # and does not care, so there is hope
    bot = search_bot("search:iterations=800,plain")
    assert bot.choose(Knowledge(Stones(3, 6), 0)) == 1


def test_it_lays_what_is_better_than_a_roll_and_rolls_with_what_is_worse() -> None:
    state = Lanterns(2)
    for card in (5, 0, 5, 1, 5, 2):  # seat 0 holds 6 6 6, seat 1 holds 1 2 3
        state.apply(card)
    bot = make("search:iterations=800", LANTERNS, seed=2)
    assert bot.choose(Knowledge(state, 0)) == 5
    state.apply(5)
    assert bot.choose(Knowledge(state, 1)) >= ROLL


def test_a_decision_repeats_with_its_seed() -> None:
    state = deal(3, 8)
    codes = {
        make("search:iterations=120", LANTERNS, seed=5).choose(Knowledge(state, 0))
        for _ in range(3)
    }
    assert len(codes) == 1


def test_a_single_legal_action_needs_no_thought() -> None:
    bot = search_bot("search:ms=60000")
    assert bot.choose(Knowledge(Stones(2, 1), 0)) == 1


def test_iterations_are_counted_out() -> None:
    engine = Search(2, 4, SearchSettings(), None, Rng(1))
    engine.think(Knowledge(Stones(2, 13), 0), 40, 0.0)
    assert engine.iterations == 40
    assert sum(visits for _, visits, _ in engine.report(Knowledge(Stones(2, 13), 0))) == 40


def test_the_outlook_is_what_each_seat_earned_on_average() -> None:
    engine = Search(2, 4, SearchSettings(), None, Rng(1))
    known = Knowledge(Stones(2, 13), 0)
    engine.think(known, 400, 0.0)
    outlook = engine.outlook()
    earned = sum(visits * mean for _, visits, mean in engine.report(known))
    assert sum(outlook) == pytest.approx(1.0)
    assert outlook[0] == pytest.approx(earned / int(engine.iterations))


def test_the_clock_is_kept() -> None:
    begin = time.perf_counter()
    make("search:ms=80", LANTERNS, seed=5).choose(Knowledge(deal(4, 2), 0))
    assert time.perf_counter() - begin < 1.0  # generous: the machine may be busy


def test_a_full_tree_stops_growing_and_still_decides() -> None:
    engine = Search(2, 4, SearchSettings(most_rows=4), None, Rng(1))
    known = Knowledge(Stones(2, 6), 0)
    engine.think(known, 300, 0.0)
    assert engine.tree.rows == 4
    assert engine.best(known) in (1, 2, 3)


def play(state: State, codes: list[int]) -> tuple[list[int], list[int]]:
    movers = []
    for code in codes:
        movers.append(int(state.actor))
        state.play(code)
    return movers, codes


def test_the_tree_is_reused_when_the_seat_saw_what_happened() -> None:
    engine = Search(2, 4, SearchSettings(), None, Rng(1))
    engine.think(Knowledge(Stones(2, 13), 0), 400, 0.0)
    node = engine.tree.find(0, key_of(1, 0))
    node = engine.tree.find(node, key_of(2, 1))
    visits = engine.tree.visits[node]
    engine.follow([(0, 1), (1, 2)])
    assert engine.tree.visits[0] == visits > 0
    engine.follow([(0, 3), (1, 3), (0, 3), (1, 3), (0, 3)])
    assert engine.tree.rows == 1


@pytest.mark.parametrize("chance_nodes", [True, False])
def test_an_average_over_chance_is_not_kept_for_one_outcome(chance_nodes: bool) -> None:
    engine = Search(2, 4, SearchSettings(chance_nodes=chance_nodes), None, Rng(1))
    engine.think(Knowledge(Stones(2, 13), 0), 400, 0.0)
    node = engine.tree.find(0, key_of(1, 0))
    engine.tree.add(node, key_of(3, CHANCE), 0.0)  # what chance might bring
    engine.follow([(0, 1), (CHANCE, 3)])
    assert (engine.tree.key[0] == key_of(3, CHANCE)) == chance_nodes
    assert engine.tree.rows == 1


def test_a_bot_forgets_when_it_did_not_see_everything() -> None:
    bot = search_bot("search:iterations=300")
    state = Stones(2, 12)
    movers, codes = play(state, [1, 1])
    bot.choose(Knowledge(state, 0, movers, codes))
    assert bot.search is not None
    later, more = play(state, [1, 2])
    bot.choose(Knowledge(state, 0, movers + later, codes + more))
    assert bot.search.tree.visits[0] == bot.search.iterations


class Even(Value):
    """Knows nothing: every seat is as likely to win."""

    def rate(self, state: State, out: vec[float]) -> None:
        for seat in range(int(state.seats)):
            out[seat] = 1 / int(state.seats)


def finishing(finish: int) -> Search:
    engine = Search(3, 4, SearchSettings(guided=True, depth=0, finish=finish), Even(), Rng(1))
    engine.think(Knowledge(Stones(3, 6), 0), 60, 0.0)
    return engine


def test_near_the_end_leaves_are_played_out_by_guesses() -> None:
    # guesses see the last stones taken and nothing else: one is taken until three are left
    known = Knowledge(Stones(3, 6), 0)
    engine = finishing(4)
    assert engine.is_finishing
    assert {code: earned for code, _, earned in engine.report(known)} == {1: 1.0, 2: 0.0, 3: 0.0}
    assert engine.tree.rows == 4  # the root and its own three actions


def test_there_the_worse_half_is_dropped_and_the_rest_tried_more() -> None:
    known = Knowledge(Stones(3, 6), 0)
    visits = sorted(visits for _, visits, _ in finishing(4).report(known))
    assert visits == [10, 25, 25]  # 30 of 60 tries for all three, the others for the better two
    assert finishing(4).best(known) == 1


def test_few_tries_leave_room_for_the_two_best_guesses_alone() -> None:
    settings = SearchSettings(guided=True, depth=0, finish=4, tries=30.0)
    engine = Search(3, 4, settings, Hasty(0), Rng(1))
    known = Knowledge(Stones(3, 6), 0)
    engine.think(known, 60, 0.0)
    assert sorted(code for code, _, _ in engine.report(known)) == [2, 3]


def test_milliseconds_can_be_those_of_the_processor() -> None:
    for words, clock in (("clock=processor", time.thread_time), ("clock=wall", time.perf_counter)):
        bot = search_bot(f"search:ms=5,{words}")
        bot.choose(Knowledge(Stones(2, 13), 0))
        assert bot.search is not None
        assert bot.search.clock is clock


def test_far_from_the_end_they_are_not() -> None:
    engine = finishing(3)  # 6 stones last for four actions
    assert not engine.is_finishing
    assert engine.tree.rows > 4


def test_when_the_end_comes_near_what_was_judged_before_is_forgotten() -> None:
    engine = Search(3, 4, SearchSettings(guided=True, depth=0, finish=9), Even(), Rng(1))
    seen = []
    for left in (13, 8):
        engine.think(Knowledge(Stones(3, left), 0), 60, 0.0)
        seen.append((engine.is_finishing, engine.tree.visits[0]))
    assert seen == [(False, 60.0), (True, 60.0)]


@pytest.mark.parametrize(("seats", "value"), [(2, Even()), (3, None)])
def test_with_two_seats_or_without_a_value_nothing_is_played_out(
    seats: int, value: Value | None
) -> None:
    engine = Search(seats, 4, SearchSettings(depth=0, finish=9), value, Rng(1))
    engine.think(Knowledge(Stones(seats, 6), 0), 60, 0.0)
    assert not engine.is_finishing


class Hasty(Even):
    """Likes to take three, if only that did not open a choice."""

    def __init__(self, opens: int) -> None:
        self.opens = opens

    def guess(self, state: State, codes: Codes, out: vec[float], look: i64) -> None:
        for i, code in enumerate(codes.listed()):
            out[i] = code / 3

    def only_opens(self, state: State, code: i64) -> bool:
        return int(code) == self.opens


@pytest.mark.parametrize(("opens", "earned"), [(0, 1.0), (3, 0.0)])
def test_what_only_opens_a_choice_is_not_played_by_guesses(opens: int, earned: float) -> None:
    # of seven left the others take three each and leave the last; or two each, and leave three
    engine = Search(3, 4, SearchSettings(guided=True, depth=0, finish=9), Hasty(opens), Rng(1))
    known = Knowledge(Stones(3, 10), 0)
    engine.think(known, 60, 0.0)
    assert (3, earned) in [(code, mean) for code, _, mean in engine.report(known)]


def test_settings_are_checked() -> None:
    with pytest.raises(SpecError, match="no hand-made value"):
        make("search:guided", STONES)
    with pytest.raises(SpecError, match="chance must be one of nodes, open"):
        make("search:chance=maybe", STONES)
    with pytest.raises(SpecError, match="ms must be from 1"):
        make("search:ms=0", STONES)
    with pytest.raises(SpecError, match="no hand-made value"):
        make("greedy", STONES)


@pytest.mark.parametrize("words", ["random", "search:iterations=150", "search:iterations=90,plain"])
@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_see_does_not_change_its_decision(words: str, seed: int) -> None:
    state = deal(3, seed)
    twin = state.imagine(0, Rng(seed + 100))
    assert isinstance(twin, Lanterns)
    twin.hands[1], twin.hands[2] = twin.hands[2], twin.hands[1]
    assert twin.hands != state.hands
    assert twin.view(0) == state.view(0)
    choices = {
        make(words, LANTERNS, seed=77).choose(Knowledge(known, 0)) for known in (state, twin)
    }
    assert len(choices) == 1
