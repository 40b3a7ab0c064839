"""Chapter 15: prestige points and places."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import begin, hire, house, pass_round, tile
from zashiki.core.rng import Rng
from zashiki.games.yamatai import scoring
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai


def poor(seats: int = 2) -> Yamatai:
    p = begin(seats)
    for seat in range(seats):
        p.coins[seat] = 0
    return p


@pytest.mark.rule("YAM-15.1")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (17, 3), (300, 60)])
def test_a_point_for_five_coins(coins: int, points: int) -> None:
    p = poor()
    p.coins[0] = coins
    assert scoring.coin_points(p, 0) == points
    assert p.scores() == [points, 0]


@pytest.mark.rule("YAM-15.2", "YAM-1.9")
def test_a_point_for_each_token_without_limit() -> None:
    p = poor()
    p.tokens[0] = 4
    assert p.scores() == [4, 0]
    p.tokens[0] = 25
    assert p.scores() == [25, 0]


@pytest.mark.rule("YAM-15.3")
def test_the_points_of_the_tiles() -> None:
    p = house(house(poor(), 0, "i01", "b28"), 0, "i10", "b01")
    assert p.scores() == [13, 0]


@pytest.mark.rule("YAM-15.4")
def test_the_points_of_the_specialists() -> None:
    assert hire(poor(), 1, "yasoma", "riu").scores() == [0, 8]


@pytest.mark.rule("YAM-15.5")
def test_reserved_tiles_cost_a_point_each() -> None:
    p = poor()
    p.reserved[0] = 1 << tile("b06") | 1 << tile("b17")
    assert p.scores() == [-2, 0]


@pytest.mark.rule("YAM-15.6")
@pytest.mark.parametrize(("ships", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (5, -2)])
def test_two_ships_beside_the_harbour_cost_a_point(ships: int, points: int) -> None:
    p = poor()
    p.beside[0], p.beside[3] = ships // 2, ships - ships // 2  # colours do not matter
    assert scoring.beside_points(p, 0) == points
    p.ships[1] = 1  # in the harbour: costs nothing
    assert p.scores() == [points, 0]


@pytest.mark.rule("YAM-15.6")
def test_a_total_may_be_negative() -> None:
    p = poor()
    p.beside[0] = 4
    p.reserved[0] = 1 << tile("b06")
    assert p.scores() == [-3, 0]
    assert p.ranking() == [2, 1]


@pytest.mark.rule("YAM-15.7")
def test_most_points_win_and_the_last_round_separates_every_tie() -> None:
    p = poor(4)
    p.order[0], p.order[1], p.order[2], p.order[3] = 2, 0, 3, 1
    p.tokens[1] = 3
    assert p.ranking() == [3, 1, 2, 4]
    p.tokens[0] = p.tokens[2] = p.tokens[3] = 3
    assert p.ranking() == [2, 4, 1, 3]


@pytest.mark.rule("YAM-15.7")
def test_the_order_of_the_round_just_played_counts_not_the_fleets_taken() -> None:
    p = poor(4)
    p.pieces[3] = 0
    pass_round(p, 5, 4, 3, 2)
    assert p.is_over
    for seat in range(4):
        p.beside[seat * 5] = p.coins[seat] = 0
        for colour in range(5):
            p.beside[seat * 5 + colour] = 0
    assert p.scores() == [0, 0, 0, 0]
    assert p.ranking() == [1, 2, 3, 4]
    outcome = p.outcome()
    assert outcome.places == (1, 2, 3, 4)
    assert outcome.winners == (0,)
    assert outcome.verdict.id == "verdict-earlier"


@pytest.mark.rule("YAM-15.7")
def test_two_players_the_earliest_meeple_counts() -> None:
    p = poor()
    p.order[0], p.order[1], p.order[2], p.order[3] = 1, 0, 0, 1
    assert p.ranking() == [2, 1]


@pytest.mark.rule("YAM-15.1", "YAM-15.2", "YAM-15.3", "YAM-15.4", "YAM-15.5", "YAM-15.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_the_final_count_add_up(seats: int) -> None:
    p = begin(seats)
    rng = Rng(seats)
    while not p.is_over:
        p.apply(p.random_action(rng))
    outcome = p.outcome()
    assert [line.rule_id for line in outcome.lines] == [f"YAM-15.{n}" for n in range(1, 7)]
    for seat in range(seats):
        assert sum(line.points[seat] or 0 for line in outcome.lines) == outcome.scores[seat]
    assert sorted(outcome.places) == list(range(1, seats + 1))
    assert p.ending != 0
    assert p.phase == s.OVER
