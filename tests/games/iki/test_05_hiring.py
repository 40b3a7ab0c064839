"""Chapter 5: income or hiring."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.games.iki.effects import raise_fire
from zashiki.games.iki.state import BUSINESS, HIRE, WALK


@pytest.mark.rule("IKI-5.1")
def test_turns_go_from_left_to_right() -> None:
    state = build.month()
    build.play(state, "field:4", "field:flex", "field:2")
    order = []
    while state.month == 1 and state.actor >= 0:
        order.append(int(state.actor))
        if state.phase == HIRE:
            build.play(state, "income")
        build.play(state, build.legal(state, "move")[0])
        assert state.actor == order[-1]  # the whole turn before the next begins
        build.play(state, "done")
    assert order == [1, 2, 0]


@pytest.mark.rule("IKI-5.1")
def test_fire_gained_meanwhile_does_not_change_the_order_of_the_month() -> None:
    state = build.month()
    build.play(state, "field:1", "field:2", "field:3")
    raise_fire(state, 2, 9)
    assert build.standing(state)[0] == 2
    build.play(state, "income", "move:1", "done")
    assert state.actor == 1


@pytest.mark.rule("IKI-5.2")
def test_income_is_four_mon_and_excludes_hiring() -> None:
    state = build.turn()
    build.play(state, "income")
    assert build.held(state, 0)["mon"] == 12
    assert state.phase == WALK
    for text in ("card:SP01", "income"):
        refusal = build.refused(state, text)
        assert (refusal.reason, refusal.rule_id) == ("income-or-hiring", "IKI-5.2")


@pytest.mark.rule("IKI-5.2")
def test_hiring_excludes_the_income_and_neither_is_not_allowed() -> None:
    state = build.turn()
    assert build.refused(state, "done").rule_id == "IKI-5.2"
    assert build.refused(state, "move:2").rule_id == "IKI-5.2"
    build.play(state, "card:SP01", "stall:SW1")
    assert state.phase == WALK
    refusal = build.refused(state, "income")
    assert (refusal.reason, refusal.rule_id) == ("income-or-hiring", "IKI-5.2")


@pytest.mark.rule("IKI-5.3")
def test_an_open_card_goes_to_any_free_stall_with_a_kobun_at_the_bottom() -> None:
    state = build.turn()
    assert build.legal(state, "card") == [f"card:{name}" for name in build.SPRING]
    for closed in ("SP02", "ST4", "SU01"):
        assert build.refused(state, f"card:{closed}").rule_id == "IKI-5.3"
    build.put(state, "SE2", "SP03", 1)
    build.play(state, "card:SP04")
    assert len(build.legal(state, "stall")) == 15
    assert build.refused(state, "stall:SE2").reason == "stall-taken"
    build.play(state, "stall:NE3")
    assert build.on(state, "NE3") == "SP04"
    assert build.experience(state, "NE3") == 0
    assert state.kobun[0] == 3


@pytest.mark.rule("IKI-5.4")
@pytest.mark.parametrize(
    ("where", "paid"), [("NE1", 3), ("NE2", 3), ("NE3", 3), ("NE4", 5), ("SW4", 5), ("NW4", 5)]
)
def test_hiring_costs_the_card_and_the_surcharge_at_the_crossing(where: str, paid: int) -> None:
    state = build.turn()
    build.play(state, "card:SP01", f"stall:{where}")
    assert build.held(state, 0)["mon"] == 8 - paid


@pytest.mark.rule("IKI-5.4")
def test_one_mon_short_is_refused() -> None:
    state = build.turn()
    build.give(state, 0, mon=4)
    refusal = build.refused(state, "card:SP04")
    assert (refusal.reason, refusal.details) == ("short-of-mon", {"need": 5, "have": 4})
    build.give(state, 0, mon=6)
    build.play(state, "card:SP04")
    refusal = build.refused(state, "stall:NE4")
    assert (refusal.reason, refusal.details) == ("surcharge", {"need": 7, "have": 6})
    assert refusal.rule_id == "IKI-5.4"
    assert len(build.legal(state, "stall")) == 12


@pytest.mark.rule("IKI-5.4")
def test_a_card_is_not_offered_when_only_dear_stalls_are_left() -> None:
    state = build.turn(seats=4)
    plain = [name for name in state.side.stall_ids if not name.endswith("4")]
    build.crowd(state, plain, [1, 2, 3] * 4)
    build.give(state, 0, mon=4)
    assert build.legal(state) == ["income"]
    build.give(state, 0, mon=5)
    assert build.legal(state) == ["card:SP01", "income"]


@pytest.mark.rule("IKI-5.5")
def test_coins_on_the_card_may_pay_for_it() -> None:
    state = build.turn()
    build.lay_coins(state, "SP01", 2)
    build.give(state, 0, mon=1)
    assert build.legal(state, "card") == ["card:SP01"]
    build.play(state, "card:SP01", "stall:SW1")
    assert build.held(state, 0) == {}
    state = build.turn()
    build.lay_coins(state, "SP01", 2)
    build.play(state, "card:SP01", "stall:SW1")
    assert build.held(state, 0)["mon"] == 8 - 3 + 2


@pytest.mark.rule("IKI-5.5")
def test_coins_beyond_the_price_are_kept() -> None:
    state = build.turn(cards=("SP02", "SP03", "SP05", "SP06"))
    build.lay_coins(state, "SP02", 3)
    build.give(state, 0)
    build.play(state, "card:SP02", "stall:SW1")
    assert build.held(state, 0) == {"mon": 1}


@pytest.mark.rule("IKI-5.6")
def test_hiring_needs_a_kobun_and_a_free_stall() -> None:
    state = build.turn()
    build.crowd(state, ["SW1", "SE1", "NE1", "NW1"], [0] * 4)
    assert build.legal(state) == ["income"]
    assert build.refused(state, "card:SP01").reason == "no-kobun"
    state = build.turn(seats=2)
    build.crowd(state, state.side.stall_ids, [None] * 12)
    assert build.legal(state) == ["income"]
    assert build.refused(state, "card:SP01").reason == "no-stall-free"


@pytest.mark.rule("IKI-5.7")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (12, 12)])
def test_fire_symbols_count_at_once_up_to_the_end_of_the_track(before: int, after: int) -> None:
    state = build.turn()
    build.set_fire(state, before, 3, 3)
    build.play(state, "card:SP12", "stall:SW1")
    assert state.fire[0] == after
    assert build.standing(state) == [0, 1, 2]


@pytest.mark.rule("IKI-5.8")
def test_the_flexible_field_gives_one_mon_and_nothing_else() -> None:
    state = build.month()
    build.play(state, "field:flex", "field:1", "field:2")
    assert state.actor == 0
    assert build.held(state, 0)["mon"] == 9
    assert build.legal(state) == ["move:1", "move:2", "move:3", "move:4", "move:5"]  # one sandal
    for text in ("income", "card:SP01"):
        refusal = build.refused(state, text)
        assert (refusal.reason, refusal.rule_id) == ("flexible-only", "IKI-5.8")
    build.play(state, "move:1")
    assert state.phase == BUSINESS
