"""Chapter 1: the year and the city."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.rng import Rng
from zashiki.games.iki.effects import raise_fire
from zashiki.games.iki.layout import layout, space_at
from zashiki.games.iki.state import DRAW_CARD, DRAW_FIRE, HIRE, NEW_YEAR, ORDER, SWAP_SECOND


@pytest.mark.rule("IKI-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_twelve_months_and_one_new_year_round(seats: int) -> None:
    state, rng = build.begin(seats), Rng(11)
    months, placements = [1], 0
    seasons = {}
    while not state.is_over:
        if state.phase == NEW_YEAR:
            placements += 1
        if state.phase == ORDER:
            seasons[int(state.month)] = int(state.season)
        state.apply(state.random_action(rng))
        if state.month != months[-1]:
            months.append(int(state.month))
    assert months == list(range(1, 14))
    assert placements == seats
    assert seasons == {m: (m - 1) // 3 + 1 for m in range(1, 13)}


PHASE = {DRAW_CARD: "order", ORDER: "order", DRAW_FIRE: "event"} | dict.fromkeys(
    range(HIRE, SWAP_SECOND + 1), "action"
)


@pytest.mark.rule("IKI-1.2")
def test_phases_of_a_month_follow_each_other() -> None:
    state, rng, seen = build.set_up(), Rng(5), ["order"]
    with build.changed(state) as position:
        position["month"] = 5  # a month with a fire
    while state.month == 5:
        if PHASE[int(state.phase)] != seen[-1]:
            seen.append(PHASE[int(state.phase)])
        state.apply(state.random_action(rng))
    assert seen == ["order", "action", "event"]


@pytest.mark.rule("IKI-1.2")
def test_a_step_begun_is_finished_first() -> None:
    state = build.visit(7)
    build.give(state, 0, wood=9, koban=9, mon=9)
    build.play(state, "build:temple")
    assert build.refused(state, "done").rule_id == "IKI-9.2"


@pytest.mark.rule("IKI-1.3")
def test_four_kobun_serve_characters_and_buildings_together() -> None:
    state = build.turn()
    assert state.kobun[0] == 4
    for where, name in (("SW1", "SP02"), ("SW2", "SP03"), ("SW3", "SP05")):
        build.put(state, where, name, 0)
    build.house(state, "SE1", "daimyo-residence", 0)
    build.give(state, 0, mon=30, wood=9, koban=9)
    assert state.kobun[0] == 0
    assert build.legal(state) == ["income"]
    assert build.refused(state, "card:SP01").reason == "no-kobun"
    build.go(state, 7)
    assert build.legal(state, "build") == []
    assert build.refused(state, "build:temple").reason == "no-kobun"


@pytest.mark.rule("IKI-1.4")
def test_the_street_is_a_ring_of_eight_shops_walked_one_way() -> None:
    state = build.turn("1")
    assert state.tables.shop_ids == [
        *("rice", "pipe", "timber", "fire", "fish", "koban", "sandal", "build")
    ]
    for space in range(8):
        other = state.copy()
        other.space[0] = space
        build.play(other, "income", "move:1")
        assert other.space[0] == (space + 1) % 8
    build.stand(state, 0, 3)
    build.give(state, 0, sandal=7)
    build.play(state, "income", "move:8")
    assert state.space[0] == 3


@pytest.mark.rule("IKI-1.4")
def test_the_street_is_drawn_counter_clockwise() -> None:
    points = [space_at(space) for space in range(8)]
    area = sum(
        x * points[(i + 1) % 8][1] - points[(i + 1) % 8][0] * y for i, (x, y) in enumerate(points)
    )
    assert area < 0  # with y downwards, counter-clockwise is negative
    assert {f"space-{i}" for i in range(8)} <= {place.id for place in layout(build.set_up()).places}


# The stalls at each space, from 0.
LARGE = ["SW1 SW2", "SW3 SW4", "SE3 SE4", "SE1 SE2", "NE1 NE2", "NE3 NE4", "NW3 NW4", "NW1 NW2"]


@pytest.mark.rule("IKI-1.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_space_reaches_its_two_stalls(seats: int) -> None:
    state = build.set_up(seats)
    names = state.side.stall_ids
    assert len(names) == 16
    for space, reached in enumerate(LARGE):
        mask = int(state.side.reach[space])
        assert [n for s, n in enumerate(names) if mask >> s & 1] == sorted(reached.split())


@pytest.mark.rule("IKI-1.5")
def test_only_stalls_behind_the_own_shop_are_offered() -> None:
    state = build.visit(2)
    for where, card in (("SE3", "ST3"), ("SE4", "SP07"), ("SE1", "SU07"), ("SW3", "AU01")):
        build.put(state, where, card, 1)
    assert build.legal(state, "use") == ["use:SE3", "use:SE4"]
    assert build.refused(state, "use:SE1").rule_id == "IKI-1.5"


@pytest.mark.rule("IKI-1.6", "IKI-4.2")
def test_fire_discs_stack_and_the_upper_one_is_ahead() -> None:
    state = build.month(4)
    assert build.standing(state) == [0, 1, 2, 3]
    raise_fire(state, 0, 3)
    raise_fire(state, 2, 1)
    assert build.standing(state) == [0, 2, 1, 3]
    raise_fire(state, 2, 2)  # arrives on the step of seat 0: on top
    assert build.standing(state) == [2, 0, 1, 3]
    raise_fire(state, 0, 0)  # does not move
    assert build.standing(state) == [2, 0, 1, 3]


@pytest.mark.rule("IKI-1.6", "IKI-7.7")
def test_the_fire_track_ends_at_twelve() -> None:
    state = build.visit(3)
    build.set_fire(state, 11, 12, 0)
    build.give(state, 0, mon=9)
    build.play(state, "deal")
    assert state.fire[0] == 12
    assert build.standing(state)[:2] == [0, 1]
    assert build.refused(state, "deal").reason == "nothing-changes"
    raise_fire(state, 1, 2)  # at the end already: keeps its place below
    assert build.standing(state)[:2] == [0, 1]
    assert state.fire[1] == 12


@pytest.mark.rule("IKI-1.7")
def test_tokens_and_points_have_no_limit() -> None:
    state = build.visit(5)
    build.give(state, 0, mon=5, koban=40, iki=59)
    build.play(state, "deal")
    assert build.held(state, 0) == {"koban": 41, "iki": 59}
    assert state.scores()[0] == 59 + 3 * 41


@pytest.mark.rule("IKI-1.8")
def test_everybody_sees_the_same() -> None:
    state = build.month()
    assert state.view(0) == state.view(1) == state.view(-2)
    assert state.imagine(1, Rng(1)).digest() == state.digest()


@pytest.mark.rule("IKI-6.2")
def test_figures_share_a_space() -> None:
    state = build.turn("1", seats=4)
    for seat in (1, 2, 3):
        build.stand(state, seat, 4)
    build.stand(state, 0, 3)
    build.play(state, "income", "move:1")
    assert [int(space) for space in state.space] == [4, 4, 4, 4]


@pytest.mark.rule("IKI-4.3")
def test_five_fields_whatever_the_number_of_seats() -> None:
    for seats in (3, 4):
        assert build.legal(build.month(seats)) == [
            "field:1",
            "field:2",
            "field:3",
            "field:4",
            "field:flex",
        ]
    two = build.month(2)
    assert two.tables.field_ids == ["flex", "1", "2", "3", "4"]
    assert not build.can(two, "field:flex")
    assert build.GAME.seat_counts == (2, 3, 4)
