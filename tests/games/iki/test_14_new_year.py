"""Chapter 14: the New Year round."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import BUSINESS, NEW_YEAR


def new_year(*values: int) -> Iki:
    """Right after month 12, with these fire values."""
    state = build.visit(0, len(values), 0, 12)
    build.set_fire(state, *values)
    for seat in range(len(values)):
        build.give(state, seat, rice=9, mon=9)
    return build.play(state, "done")


@pytest.mark.rule("IKI-14.1")
def test_everybody_has_one_turn_in_fire_order_and_then_it_is_over() -> None:
    state = new_year(2, 5, 2)
    seats = []
    while not state.is_over:
        assert state.phase == NEW_YEAR
        seats.append(int(state.actor))
        build.play(state, "space:3")
        if state.actor == 1:
            build.play(state, "deal", "deal")
        assert state.actor == seats[-1]  # business before the next seat places
        build.play(state, "done")
    assert seats == [1, 0, 2]


@pytest.mark.rule("IKI-14.1")
def test_fire_gained_in_the_round_does_not_bring_a_second_turn() -> None:
    state = new_year(0, 1, 1)
    order = []
    for _ in range(3):
        order.append(int(state.actor))
        build.play(state, "space:3", "deal", "deal", "done")
    assert order == [1, 2, 0]
    assert state.is_over


@pytest.mark.rule("IKI-14.2")
def test_any_space_also_an_occupied_one_and_no_lap() -> None:
    state = new_year(3, 2, 1)
    build.put(state, "NE1", "ST1", 0)
    assert build.legal(state) == [f"space:{n}" for n in range(8)]
    build.play(state, "space:0")
    assert build.experience(state, "NE1") == 0
    assert state.phase == BUSINESS
    build.play(state, "done")
    assert build.legal(state) == [f"space:{n}" for n in range(8)]
    build.play(state, "space:0")
    assert [int(space) for space in state.space] == [0, 0, -1]


@pytest.mark.rule("IKI-14.2")
def test_shop_and_stall_are_open_and_retirement_still_happens() -> None:
    state = new_year(3, 2, 1)
    build.put(state, "SW1", "SP02", 1, experience=1)
    build.play(state, "space:0")
    assert build.legal(state) == ["deal", "done", "use:SW1"]
    build.play(state, "deal", "use:SW1")
    assert state.retired[1] == 1


@pytest.mark.rule("IKI-14.2", "IKI-16.2")
def test_the_handcart_does_not_help_here() -> None:
    state = new_year(3, 2, 1)
    build.grant(state, 0, "handcart")
    build.play(state, "space:2")
    assert build.refused(state, "space:3").rule_id == "IKI-14.2"
    assert build.refused(state, "move:1").reason == "business-now"


@pytest.mark.rule("IKI-14.3")
def test_there_is_no_income_and_no_hiring() -> None:
    state = new_year(3, 2, 1)
    mon = build.held(state, 0)["mon"]
    for text in ("income", "card:WI01"):
        assert build.refused(state, text).rule_id == "IKI-14.3"
    build.play(state, "space:4", "done")
    assert build.held(state, 0)["mon"] == mon


@pytest.mark.rule("IKI-14.2")
def test_in_other_months_a_figure_cannot_be_put_anywhere() -> None:
    state = build.visit(0)
    assert build.refused(state, "space:3").reason == "not-new-year"


@pytest.mark.rule("IKI-7.3", "IKI-7.6", "IKI-14.2")
def test_every_visit_begins_anew() -> None:
    state = new_year(3, 2, 1)
    build.put(state, "SW3", "ST3", 0)
    for n in (1, 2):
        build.play(state, "space:1", f"buy:winter-pouch-{n}", "use:SW3")
        assert build.refused(state, "use:SW3").reason == "one-stall"
        build.play(state, "done")
    assert build.experience(state, "SW3") == 1  # the owner's own visit does not count
