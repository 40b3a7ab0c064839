"""Chapter 5: income or hiring."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    SPRING,
    crowd,
    do,
    experience,
    give,
    held,
    lay_coins,
    legal,
    month,
    on,
    put,
    refused,
    set_fire,
    standing,
    turn,
)
from zashiki.games.iki.effects import raise_fire
from zashiki.games.iki.state import BUSINESS, HIRE, WALK


@pytest.mark.rule("IKI-5.1")
def test_turns_go_from_left_to_right() -> None:
    state = month()
    do(state, "field:4", "field:flex", "field:2")
    order = []
    while state.month == 1 and state.actor >= 0:
        order.append(int(state.actor))
        if state.phase == HIRE:
            do(state, "income")
        do(state, legal(state, "move")[0])
        assert state.actor == order[-1]  # the whole turn before the next begins
        do(state, "done")
    assert order == [1, 2, 0]


@pytest.mark.rule("IKI-5.1")
def test_fire_gained_meanwhile_does_not_change_the_order_of_the_month() -> None:
    state = month()
    do(state, "field:1", "field:2", "field:3")
    raise_fire(state, 2, 9)
    assert standing(state)[0] == 2
    do(state, "income", "move:1", "done")
    assert state.actor == 1


@pytest.mark.rule("IKI-5.2")
def test_income_is_four_mon_and_excludes_hiring() -> None:
    state = turn()
    do(state, "income")
    assert held(state, 0)["mon"] == 12
    assert state.phase == WALK
    for text in ("card:SP01", "income"):
        refusal = refused(state, text)
        assert (refusal.reason, refusal.rule_id) == ("income-or-hiring", "IKI-5.2")


@pytest.mark.rule("IKI-5.2")
def test_hiring_excludes_the_income_and_neither_is_not_allowed() -> None:
    state = turn()
    assert refused(state, "done").rule_id == "IKI-5.2"
    assert refused(state, "move:2").rule_id == "IKI-5.2"
    do(state, "card:SP01", "stall:SW1")
    assert state.phase == WALK
    refusal = refused(state, "income")
    assert (refusal.reason, refusal.rule_id) == ("income-or-hiring", "IKI-5.2")


@pytest.mark.rule("IKI-5.3")
def test_an_open_card_goes_to_any_free_stall_with_a_kobun_at_the_bottom() -> None:
    state = turn()
    assert legal(state, "card") == [f"card:{name}" for name in SPRING]
    for closed in ("SP02", "ST4", "SU01"):
        assert refused(state, f"card:{closed}").rule_id == "IKI-5.3"
    put(state, "SE2", "SP03", 1)
    do(state, "card:SP04")
    assert len(legal(state, "stall")) == 15
    assert refused(state, "stall:SE2").reason == "stall-taken"
    do(state, "stall:NE3")
    assert on(state, "NE3") == "SP04"
    assert experience(state, "NE3") == 0
    assert state.kobun[0] == 3


@pytest.mark.rule("IKI-5.4")
@pytest.mark.parametrize(
    ("where", "paid"), [("NE1", 3), ("NE2", 3), ("NE3", 3), ("NE4", 5), ("SW4", 5), ("NW4", 5)]
)
def test_hiring_costs_the_card_and_the_surcharge_at_the_crossing(where: str, paid: int) -> None:
    state = turn()
    do(state, "card:SP01", f"stall:{where}")
    assert held(state, 0)["mon"] == 8 - paid


@pytest.mark.rule("IKI-5.4")
def test_one_mon_short_is_refused() -> None:
    state = turn()
    give(state, 0, mon=4)
    refusal = refused(state, "card:SP04")
    assert (refusal.reason, refusal.details) == ("short-of-mon", {"need": 5, "have": 4})
    give(state, 0, mon=6)
    do(state, "card:SP04")
    refusal = refused(state, "stall:NE4")
    assert (refusal.reason, refusal.details) == ("surcharge", {"need": 7, "have": 6})
    assert refusal.rule_id == "IKI-5.4"
    assert len(legal(state, "stall")) == 12


@pytest.mark.rule("IKI-5.4")
def test_a_card_is_not_offered_when_only_dear_stalls_are_left() -> None:
    state = turn(seats=4)
    plain = [name for name in state.side.stall_ids if not name.endswith("4")]
    crowd(state, plain, [1, 2, 3] * 4)
    give(state, 0, mon=4)
    assert legal(state) == ["income"]
    give(state, 0, mon=5)
    assert legal(state) == ["card:SP01", "income"]


@pytest.mark.rule("IKI-5.5")
def test_coins_on_the_card_may_pay_for_it() -> None:
    state = turn()
    lay_coins(state, "SP01", 2)
    give(state, 0, mon=1)
    assert legal(state, "card") == ["card:SP01"]
    do(state, "card:SP01", "stall:SW1")
    assert held(state, 0) == {}
    state = turn()
    lay_coins(state, "SP01", 2)
    do(state, "card:SP01", "stall:SW1")
    assert held(state, 0)["mon"] == 8 - 3 + 2


@pytest.mark.rule("IKI-5.5")
def test_coins_beyond_the_price_are_kept() -> None:
    state = turn(cards=("SP02", "SP03", "SP05", "SP06"))
    lay_coins(state, "SP02", 3)
    give(state, 0)
    do(state, "card:SP02", "stall:SW1")
    assert held(state, 0) == {"mon": 1}


@pytest.mark.rule("IKI-5.6")
def test_hiring_needs_a_kobun_and_a_free_stall() -> None:
    state = turn()
    crowd(state, ["SW1", "SE1", "NE1", "NW1"], [0] * 4)
    assert legal(state) == ["income"]
    assert refused(state, "card:SP01").reason == "no-kobun"
    state = turn(seats=2)
    crowd(state, state.side.stall_ids, [None] * 12)
    assert legal(state) == ["income"]
    assert refused(state, "card:SP01").reason == "no-stall-free"


@pytest.mark.rule("IKI-5.7")
def test_fire_symbols_count_at_once() -> None:
    state = turn()
    set_fire(state, 1, 3, 3)
    do(state, "card:SP12", "stall:SW1")
    assert state.fire[0] == 3
    assert standing(state) == [0, 1, 2]


@pytest.mark.rule("IKI-5.7")
def test_a_card_with_fire_can_be_hired_at_the_end_of_the_track() -> None:
    state = turn()
    set_fire(state, 12, 3, 3)
    do(state, "card:SP12", "stall:SW1")
    assert state.fire[0] == 12


@pytest.mark.rule("IKI-5.8")
def test_the_flexible_field_gives_one_mon_and_nothing_else() -> None:
    state = month()
    do(state, "field:flex", "field:1", "field:2")
    assert state.actor == 0
    assert held(state, 0)["mon"] == 9
    assert legal(state) == ["move:1", "move:2", "move:3", "move:4", "move:5"]  # one sandal
    for text in ("income", "card:SP01"):
        refusal = refused(state, text)
        assert (refusal.reason, refusal.rule_id) == ("flexible-only", "IKI-5.8")
    do(state, "move:1")
    assert state.phase == BUSINESS
