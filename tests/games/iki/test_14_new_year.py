"""Chapter 14: the New Year round."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    do,
    experience,
    give,
    grant,
    held,
    legal,
    put,
    refused,
    set_fire,
    visit,
)
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import BUSINESS, NEW_YEAR


def new_year(*values: int) -> Iki:
    """Right after month 12, with these fire values."""
    p = visit(0, len(values), 0, 12)
    set_fire(p, *values)
    for seat in range(len(values)):
        give(p, seat, rice=9, mon=9)
    do(p, "done")
    return p


@pytest.mark.rule("IKI-14.1")
def test_everybody_has_one_turn_in_fire_order_and_then_it_is_over() -> None:
    p = new_year(2, 5, 2)
    seats = []
    while not p.is_over:
        assert p.phase == NEW_YEAR
        seats.append(int(p.actor))
        do(p, "space:3")
        if p.actor == 1:
            do(p, "deal", "deal")
        assert p.actor == seats[-1]  # business before the next seat places
        do(p, "done")
    assert seats == [1, 0, 2]


@pytest.mark.rule("IKI-14.1")
def test_fire_gained_in_the_round_does_not_bring_a_second_turn() -> None:
    p = new_year(0, 1, 1)
    order = []
    for _ in range(3):
        order.append(int(p.actor))
        do(p, "space:3", "deal", "deal", "done")
    assert order == [1, 2, 0]
    assert p.is_over


@pytest.mark.rule("IKI-14.2")
def test_any_space_also_an_occupied_one_and_no_lap() -> None:
    p = new_year(3, 2, 1)
    put(p, "NE1", "ST1", 0)
    assert legal(p) == [f"space:{n}" for n in range(8)]
    do(p, "space:0")
    assert experience(p, "NE1") == 0
    assert p.phase == BUSINESS
    do(p, "done")
    assert legal(p) == [f"space:{n}" for n in range(8)]
    do(p, "space:0")
    assert [int(space) for space in p.space] == [0, 0, -1]


@pytest.mark.rule("IKI-14.2")
def test_shop_and_stall_are_open_and_retirement_still_happens() -> None:
    p = new_year(3, 2, 1)
    put(p, "SW1", "SP02", 1, experience=1)
    do(p, "space:0")
    assert legal(p) == ["deal", "done", "use:SW1"]
    do(p, "deal", "use:SW1")
    assert p.retired[1] == 1


@pytest.mark.rule("IKI-14.2", "IKI-16.2")
def test_the_handcart_does_not_help_here() -> None:
    p = new_year(3, 2, 1)
    grant(p, 0, "handcart")
    do(p, "space:2")
    assert refused(p, "space:3").rule_id == "IKI-14.2"
    assert refused(p, "move:1").reason == "business-now"


@pytest.mark.rule("IKI-14.3")
def test_there_is_no_income_and_no_hiring() -> None:
    p = new_year(3, 2, 1)
    mon = held(p, 0)["mon"]
    for text in ("income", "card:WI01"):
        assert refused(p, text).rule_id == "IKI-14.3"
    do(p, "space:4", "done")
    assert held(p, 0)["mon"] == mon


@pytest.mark.rule("IKI-14.2")
def test_in_other_months_a_figure_cannot_be_put_anywhere() -> None:
    p = visit(0)
    assert refused(p, "space:3").reason == "not-new-year"


@pytest.mark.rule("IKI-7.3", "IKI-7.6", "IKI-14.2")
def test_every_visit_begins_anew() -> None:
    p = new_year(3, 2, 1)
    put(p, "SW3", "ST3", 0)
    for n in (1, 2):
        do(p, "space:1", f"buy:winter-pouch-{n}", "use:SW3")
        assert refused(p, "use:SW3").reason == "one-stall"
        do(p, "done")
    assert experience(p, "SW3") == 1  # the owner's own visit does not count
