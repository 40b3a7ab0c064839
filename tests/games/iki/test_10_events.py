"""Chapter 10: events of the calendar."""

from __future__ import annotations

import pytest

from tests.games.iki.build import do, go, legal, month, put, visit
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import DRAW_FIRE
from zashiki.games.iki.tables import BLAZE, EVENTS, NO_EVENT, PAYDAY


def with_market(at_month: int) -> Iki:
    """The last turn of a month with four open cards, a coin on one of them."""
    p = month()
    go(p, 0, 0, 1)
    p.deck &= ~p.market
    p.month = at_month
    p.coins[0] = 1
    return p


@pytest.mark.rule("IKI-10.1")
def test_the_calendar() -> None:
    t = visit(0).tables
    events = {m: int(t.event[m]) for m in range(1, 13)}
    assert [m for m in events if events[m] == PAYDAY] == [3, 6, 9, 12]
    assert [m for m in events if events[m] == BLAZE] == [5, 8, 11]
    assert [m for m in events if events[m] == NO_EVENT] == [1, 2, 4, 7, 10]
    assert EVENTS == ("none", "payday", "fire")


@pytest.mark.rule("IKI-10.1", "IKI-10.2")
@pytest.mark.parametrize("at_month", [1, 2, 4, 7, 10])
def test_plain_months_bring_a_coin_to_each_open_card(at_month: int) -> None:
    p = with_market(at_month)
    put(p, "SW1", "SP02", 1)
    before = [int(n) for n in p.stock]
    do(p, "done")
    assert p.month == at_month + 1
    assert p.view(0)["market"] == {"SP01": 2, "SP04": 1, "SP07": 1, "SP12": 1}
    assert [int(n) for n in p.stock] == before


@pytest.mark.rule("IKI-10.1", "IKI-10.2")
@pytest.mark.parametrize("at_month", [5, 8, 11])
def test_fire_months_bring_the_coins_after_the_fire(at_month: int) -> None:
    p = with_market(at_month)
    do(p, "done")
    assert p.phase == DRAW_FIRE
    assert p.view(0)["market"] == {"SP01": 1, "SP04": 0, "SP07": 0, "SP12": 0}
    do(p, legal(p)[0])
    assert p.view(0)["market"] == {"SP01": 2, "SP04": 1, "SP07": 1, "SP12": 1}


@pytest.mark.rule("IKI-10.2", "IKI-11.2")
@pytest.mark.parametrize("at_month", [3, 6, 9, 12])
def test_payday_months_bring_no_coins_and_clear_the_market(at_month: int) -> None:
    p = with_market(at_month)
    do(p, "done")
    assert p.view(0)["market"] == {}
    if at_month == 12:
        return  # no card comes for the New Year
    do(p, legal(p)[0])
    assert list(p.view(0)["market"].values()) == [0]  # type: ignore[attr-defined]
