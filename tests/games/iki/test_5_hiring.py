"""Chapter 5: income or hiring."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    SPRING,
    do,
    experience,
    give,
    held,
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
    p = month()
    do(p, "field:4", "field:flex", "field:2")
    order = []
    while p.month == 1 and p.actor >= 0:
        order.append(int(p.actor))
        if p.phase == HIRE:
            do(p, "income")
        do(p, legal(p, "move")[0])
        assert p.actor == order[-1]  # the whole turn before the next begins
        do(p, "done")
    assert order == [1, 2, 0]


@pytest.mark.rule("IKI-5.1")
def test_fire_gained_meanwhile_does_not_change_the_order_of_the_month() -> None:
    p = month()
    do(p, "field:1", "field:2", "field:3")
    raise_fire(p, 2, 9)
    assert standing(p)[0] == 2
    do(p, "income", "move:1", "done")
    assert p.actor == 1


@pytest.mark.rule("IKI-5.2")
def test_income_is_four_mon_and_excludes_hiring() -> None:
    p = turn()
    do(p, "income")
    assert held(p, 0)["mon"] == 12
    assert p.phase == WALK
    assert refused(p, "card:SP01").reason == "move-first"
    assert refused(p, "income").reason == "move-first"


@pytest.mark.rule("IKI-5.2")
def test_hiring_excludes_the_income_and_neither_is_not_allowed() -> None:
    p = turn()
    assert refused(p, "done").rule_id == "IKI-5.2"
    assert refused(p, "move:2").rule_id == "IKI-5.2"
    do(p, "card:SP01", "stall:SW1")
    assert p.phase == WALK
    assert refused(p, "income").reason == "move-first"


@pytest.mark.rule("IKI-5.3")
def test_an_open_card_goes_to_any_free_stall_with_a_kobun_at_the_bottom() -> None:
    p = turn()
    assert legal(p, "card") == [f"card:{name}" for name in SPRING]
    for closed in ("SP02", "ST4", "SU01"):
        assert refused(p, f"card:{closed}").rule_id == "IKI-5.3"
    put(p, "SE2", "SU01", 1)
    do(p, "card:SP04")
    assert len(legal(p, "stall")) == 15
    assert refused(p, "stall:SE2").reason == "stall-taken"
    do(p, "stall:NE3")
    assert on(p, "NE3") == "SP04"
    assert experience(p, "NE3") == 0
    assert p.kobun[0] == 3


@pytest.mark.rule("IKI-5.4")
@pytest.mark.parametrize(
    ("where", "paid"), [("NE1", 3), ("NE2", 3), ("NE3", 3), ("NE4", 5), ("SW4", 5), ("NW4", 5)]
)
def test_hiring_costs_the_card_and_the_surcharge_at_the_crossing(where: str, paid: int) -> None:
    p = turn()
    do(p, "card:SP01", f"stall:{where}")
    assert held(p, 0)["mon"] == 8 - paid


@pytest.mark.rule("IKI-5.4")
def test_one_mon_short_is_refused() -> None:
    p = turn()
    give(p, 0, mon=4)
    refusal = refused(p, "card:SP04")
    assert (refusal.reason, refusal.details) == ("short-of-mon", {"need": 5, "have": 4})
    give(p, 0, mon=6)
    do(p, "card:SP04")
    refusal = refused(p, "stall:NE4")
    assert (refusal.reason, refusal.details) == ("surcharge", {"need": 7, "have": 6})
    assert len(legal(p, "stall")) == 12


@pytest.mark.rule("IKI-5.4")
def test_a_card_is_not_offered_when_only_dear_stalls_are_left() -> None:
    p = turn()
    for name in p.side.stall_ids:
        if not name.endswith("4"):
            p.free &= ~(1 << p.side.stall_ids.index(name))
    give(p, 0, mon=4)
    assert legal(p) == ["income"]
    give(p, 0, mon=5)
    assert legal(p) == ["card:SP01", "income"]


@pytest.mark.rule("IKI-5.5")
def test_coins_on_the_card_may_pay_for_it() -> None:
    p = turn()
    p.coins[0] = 2
    give(p, 0, mon=1)
    assert legal(p, "card") == ["card:SP01"]
    do(p, "card:SP01", "stall:SW1")
    assert held(p, 0) == {}
    p = turn()
    p.coins[0] = 2
    do(p, "card:SP01", "stall:SW1")
    assert held(p, 0)["mon"] == 8 - 3 + 2


@pytest.mark.rule("IKI-5.5")
def test_coins_beyond_the_price_are_kept() -> None:
    p = turn(cards=("SP02", "SP03", "SP05", "SP06"))
    p.coins[1] = 3
    give(p, 0)
    do(p, "card:SP02", "stall:SW1")
    assert held(p, 0) == {"mon": 1}


@pytest.mark.rule("IKI-5.6")
def test_hiring_needs_a_kobun_and_a_free_stall() -> None:
    p = turn()
    p.kobun[0] = 0
    assert legal(p) == ["income"]
    assert refused(p, "card:SP01").reason == "no-kobun"
    p = turn()
    p.free = 0
    assert legal(p) == ["income"]
    assert refused(p, "card:SP01").reason == "no-stall-free"


@pytest.mark.rule("IKI-5.7")
def test_fire_symbols_count_at_once() -> None:
    p = turn()
    set_fire(p, 1, 3, 3)
    do(p, "card:SP12", "stall:SW1")
    assert p.fire[0] == 3
    assert standing(p) == [0, 1, 2]


@pytest.mark.rule("IKI-5.7")
def test_a_card_with_fire_can_be_hired_at_the_end_of_the_track() -> None:
    p = turn()
    set_fire(p, 12, 3, 3)
    do(p, "card:SP12", "stall:SW1")
    assert p.fire[0] == 12


@pytest.mark.rule("IKI-5.8")
def test_the_flexible_field_gives_one_mon_and_nothing_else() -> None:
    p = month()
    do(p, "field:flex", "field:1", "field:2")
    assert p.actor == 0
    assert held(p, 0)["mon"] == 9
    assert legal(p) == ["move:1", "move:2", "move:3", "move:4", "move:5"]  # one sandal
    for text in ("income", "card:SP01"):
        refusal = refused(p, text)
        assert (refusal.reason, refusal.rule_id) == ("flexible-only", "IKI-5.8")
    do(p, "move:1")
    assert p.phase == BUSINESS
