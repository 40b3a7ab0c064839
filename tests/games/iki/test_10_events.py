"""Chapter 10: events of the calendar."""

from __future__ import annotations

import pytest

from tests.games.iki.build import changed, data, legal, play, put, visit
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import DRAW_FIRE
from zashiki.games.iki.tables import BLAZE, EVENTS, NO_EVENT, PAYDAY


def with_market(at_month: int) -> Iki:
    """The last turn of a month with four open cards, a coin on one of them."""
    state = visit(0, at_month=at_month)
    with changed(state) as position:
        position["market"] = market(at_month, 1, 0, 0, 0)
    return state


def market(at_month: int, *coins: int) -> dict[str, int]:
    season = ("SP", "SU", "AU", "WI")[(at_month - 1) // 3]
    cards = [f"{season}{number}" for number in ("01", "04", "07", "12")]
    return dict(zip(cards, coins, strict=True))


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
    state = with_market(at_month)
    put(state, "SW1", "SP02", 1)
    before = [int(n) for n in state.stock]
    play(state, "done")
    assert state.month == at_month + 1
    assert data(state)["market"] == market(at_month, 2, 1, 1, 1)
    assert [int(n) for n in state.stock] == before


@pytest.mark.rule("IKI-10.1", "IKI-10.2")
@pytest.mark.parametrize("at_month", [5, 8, 11])
def test_fire_months_bring_the_coins_after_the_fire(at_month: int) -> None:
    state = with_market(at_month)
    play(state, "done")
    assert state.phase == DRAW_FIRE
    assert data(state)["market"] == market(at_month, 1, 0, 0, 0)
    play(state, legal(state)[0])
    assert data(state)["market"] == market(at_month, 2, 1, 1, 1)


@pytest.mark.rule("IKI-10.2", "IKI-11.2")
@pytest.mark.parametrize("at_month", [3, 6, 9, 12])
def test_payday_months_bring_no_coins_and_clear_the_market(at_month: int) -> None:
    state = with_market(at_month)
    play(state, "done")
    assert data(state)["market"] == {}
    if at_month == 12:
        return  # no card comes for the New Year
    play(state, legal(state)[0])
    assert list(data(state)["market"].values()) == [0]
