"""The bots in the games of the house: honest, sane and better than chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec

import zashiki
from zashiki.bots import Knowledge, make
from zashiki.bots.levels import KINDS
from zashiki.bots.styles import STYLES
from zashiki.bots.values import value_of
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import State
from zashiki.lab.arena import Question, run

GAMES = ["samurai", "tokaido_duo", "iki", "yamatai"]
TABLES = [(name, seats) for name in GAMES for seats in zashiki.game(name).seat_counts]
BOTS = ["random", "greedy", "search:iterations=60", "search:iterations=40,plain"]
BOTS += KINDS[:-1]  # the highest level is a search by the clock, which cannot repeat a thought


def positions(name: str, seats: int, seed: int, every: int) -> Iterator[State]:
    """Every so many positions of a random match in which a seat has a choice."""
    state = zashiki.game(name).start(seats)
    rng = Rng(seed)
    passed = 0
    while not state.is_over:
        if state.actor >= 0 and len(state.legal()) > 1:
            passed += 1
            if passed % every == 0:
                yield state.copy()
        state.apply(state.random_action(rng))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_chances_add_up_in_every_position(name: str, seats: int) -> None:
    value = value_of(name)
    assert value is not None
    out = vec[float]([0.0] * 4)
    state = zashiki.game(name).start(seats)
    rng = Rng(3)
    while not state.is_over:
        value.rate(state, out)
        chances = [out[seat] for seat in range(seats)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0)
        state.apply(state.random_action(rng))


@pytest.mark.parametrize("words", BOTS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_see_does_not_change_its_decision(
    name: str, seats: int, words: str
) -> None:
    every = 31 if zashiki.is_compiled() else 149
    assert_honest(name, seats, words, every)


@pytest.mark.parametrize("kind", ["greedy", "search:iterations=40"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nor_does_it_change_what_a_personality_decides(name: str, seats: int, kind: str) -> None:
    for style in STYLES[name]:
        colon = "," if ":" in kind else ":"
        assert_honest(
            name, seats, f"{kind}{colon}style={style}", 61 if zashiki.is_compiled() else 211
        )


def assert_honest(name: str, seats: int, words: str, every: int) -> None:
    """Every so many positions are swapped for others that look the same to the seat."""
    game = zashiki.game(name)
    for number, state in enumerate(positions(name, seats, 5, every)):
        seat = int(state.actor)
        twin = state.imagine(seat, Rng(number + 1000))
        choices = {
            make(words, game, seed=number).choose(Knowledge(known, seat)) for known in (state, twin)
        }
        assert len(choices) == 1
        assert choices <= set(state.legal())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_greedy_is_better_than_random(name: str, seats: int) -> None:
    bots = ("greedy", *["random"] * (seats - 1))
    report = run(Question(name, bots, games=2 * seats, seed=1), processes=1)
    assert report.standings[0].share.mean > 0.6
    assert sum(standing.forfeits for standing in report.standings) == 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_quick_guess_is_what_playing_the_code_brings(name: str, seats: int) -> None:
    value = value_of(name)
    assert value is not None
    out = vec[float]([0.0] * 4)
    for state in positions(name, seats, 8, 17):
        codes = Codes()
        state.list_actions(codes)
        guesses = vec[float]([0.0] * int(codes.n))
        value.guess(state, codes, guesses, 0)
        for i, code in enumerate(codes.listed()):
            after = state.copy()
            after.apply(code)
            value.judge(after, out)
            assert guesses[i] == pytest.approx(out[int(state.actor)], abs=1e-9)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_said_to_open_a_choice_does(name: str, seats: int) -> None:
    value = value_of(name)
    assert value is not None
    opened = 0
    for state in positions(name, seats, 9, 11):
        for code in state.legal():
            after = state.copy()
            after.apply(code)
            if value.only_opens(state, code):
                opened += 1
                assert value.is_unfinished(after)
            else:
                assert name != "samurai" or not value.is_unfinished(after)
    assert (opened > 0) == (name == "samurai")
