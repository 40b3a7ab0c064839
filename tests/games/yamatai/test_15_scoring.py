"""Chapter 15: prestige points and places."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build
from zashiki.core.rng import Rng
from zashiki.games.yamatai import scoring
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai


def poor(seats: int = 2, order: tuple[int, ...] = ()) -> Yamatai:
    state = build.begin(seats, order=order)
    for seat in range(seats):
        build.purse(state, seat, coins=0)
    return state


@pytest.mark.rule("YAM-15.1")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (17, 3), (300, 60)])
def test_a_point_for_five_coins(coins: int, points: int) -> None:
    state = build.purse(poor(), 0, coins=coins)
    assert scoring.coin_points(state, 0) == points
    assert state.scores() == [points, 0]


@pytest.mark.rule("YAM-15.2", "YAM-1.9")
def test_a_point_for_each_token_without_limit() -> None:
    state = build.purse(poor(), 0, tokens=4)
    assert state.scores() == [4, 0]
    assert build.purse(state, 0, tokens=25).scores() == [25, 0]


@pytest.mark.rule("YAM-15.3")
def test_the_points_of_the_tiles() -> None:
    state = build.house(build.house(poor(), 0, "i01", "b28"), 0, "i10", "b01")
    assert state.scores() == [13, 0]


@pytest.mark.rule("YAM-15.4")
def test_the_points_of_the_specialists() -> None:
    assert build.hire(poor(), 1, "yasoma", "riu").scores() == [0, 8]


@pytest.mark.rule("YAM-15.5")
def test_reserved_tiles_cost_a_point_each() -> None:
    assert build.reserve(poor(), 0, "b06", "b17").scores() == [-2, 0]


@pytest.mark.rule("YAM-15.6")
@pytest.mark.parametrize(("ships", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (5, -2)])
def test_two_ships_beside_the_harbour_cost_a_point(ships: int, points: int) -> None:
    state = build.lose(
        poor(), 0, bamboo=ships // 2, clay=ships - ships // 2
    )  # colours do not matter
    assert scoring.beside_points(state, 0) == points
    build.at_hand(state, 0, wood=1)  # in the harbour: costs nothing
    assert state.scores() == [points, 0]


@pytest.mark.rule("YAM-15.6")
def test_a_total_may_be_negative() -> None:
    state = build.reserve(build.lose(poor(), 0, bamboo=4), 0, "b06")
    assert state.scores() == [-3, 0]
    assert state.ranking() == [2, 1]


@pytest.mark.rule("YAM-15.7")
def test_most_points_win_and_the_last_round_separates_every_tie() -> None:
    state = build.purse(poor(4, order=(3, 1, 4, 2)), 1, tokens=3)
    assert state.ranking() == [3, 1, 2, 4]
    for seat in (0, 2, 3):
        build.purse(state, seat, tokens=3)
    assert state.ranking() == [2, 4, 1, 3]


@pytest.mark.rule("YAM-15.7")
def test_the_order_of_the_round_just_played_counts_not_the_fleets_taken() -> None:
    state = build.built_out(poor(4), 3, 0)
    build.pass_round(state, 5, 4, 3, 2)
    assert state.is_over
    best = max(state.scores())
    for seat, points in enumerate(state.scores()):
        build.purse(state, seat, tokens=best - points)
    assert state.scores() == [best] * 4
    assert state.ranking() == [1, 2, 3, 4]
    outcome = state.outcome()
    assert outcome.places == (1, 2, 3, 4)
    assert outcome.winners == (0,)
    assert outcome.verdict.id == "verdict-earlier"


@pytest.mark.rule("YAM-15.7")
def test_two_players_the_earliest_meeple_counts() -> None:
    assert poor(order=(2, 1, 1, 2)).ranking() == [2, 1]


@pytest.mark.rule("YAM-15.1", "YAM-15.2", "YAM-15.3", "YAM-15.4", "YAM-15.5", "YAM-15.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_the_final_count_add_up(seats: int) -> None:
    state = build.begin(seats)
    rng = Rng(seats)
    while not state.is_over:
        state.apply(state.random_action(rng))
    outcome = state.outcome()
    assert [line.rule_id for line in outcome.lines] == [f"YAM-15.{n}" for n in range(1, 7)]
    for seat in range(seats):
        assert sum(line.points[seat] or 0 for line in outcome.lines) == outcome.scores[seat]
    assert sorted(outcome.places) == list(range(1, seats + 1))
    assert state.ending != 0
    assert state.phase == s.OVER
