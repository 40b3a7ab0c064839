"""Chapter 3: two players."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    begin,
    card,
    changed,
    crowd,
    data,
    do,
    give,
    go,
    held,
    holds,
    legal,
    on,
    put,
    refused,
    set_fire,
    set_up,
    standing,
    turn,
    visit,
)
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import DRAW_BLOCK, GONE, NEUTRAL_CARD, NEW_YEAR
from zashiki.games.iki.tables import STOCKS

SMALL = {0: "SW1 SW2", 1: "SW2 SW3", 2: "SE2 SE3", 3: "SE1 SE2"} | {
    4: "NE1 NE2",
    5: "NE2 NE3",
    6: "NW2 NW3",
    7: "NW1 NW2",
}


@pytest.mark.rule("IKI-3.1")
def test_the_small_side_has_three_stalls_and_shares_the_middle_one() -> None:
    state = set_up(2)
    names = state.side.stall_ids
    assert len(names) == 12
    for space, reached in SMALL.items():
        mask = int(state.side.reach[space])
        assert [n for s, n in enumerate(names) if mask >> s & 1] == reached.split()


@pytest.mark.rule("IKI-3.1")
@pytest.mark.parametrize(("where", "paid"), [("SE1", 4), ("SE2", 5), ("SE3", 4)])
def test_only_the_middle_stall_costs_one_more(where: str, paid: int) -> None:
    state = turn(seats=2)
    do(state, "card:SP07", f"stall:{where}")
    assert held(state, 0)["mon"] == 8 - paid


@pytest.mark.rule("IKI-3.1")
def test_the_middle_stall_is_refused_by_its_own_rule() -> None:
    state = turn(seats=2)
    give(state, 0, mon=4)
    do(state, "card:SP07")
    refusal = refused(state, "stall:SE2")
    assert (refusal.reason, refusal.rule_id) == ("surcharge", "IKI-3.1")
    assert refusal.details == {"need": 5, "have": 4}


@pytest.mark.rule("IKI-3.1", "IKI-12.2")
def test_there_is_no_crossing_group() -> None:
    state = visit(0, seats=2, at_month=3)
    assert len(state.side.groups) == 4
    put(state, "NE3", "SP07", 0)
    put(state, "NW3", "SP08", 1)
    give(state, 0, rice=9)
    do(state, "done")
    assert "iki" not in held(state, 0)


@pytest.mark.rule("IKI-3.1")
@pytest.mark.parametrize(("at_month", "strength"), [(5, 4), (8, 6), (11, 8)])
def test_fires_are_one_weaker(at_month: int, strength: int) -> None:
    for value, burns in ((strength, False), (strength - 1, True)):
        state = visit(0, seats=2, at_month=at_month)
        put(state, "NE1", "ST3", 1)
        set_fire(state, 0, value)
        do(state, "done", "fire:NE")
        assert (on(state, "NE1") == "") is burns


@pytest.mark.rule("IKI-3.2")
def test_sun_and_moon_are_dealt_and_the_sun_begins() -> None:
    state = begin(2)
    assert state.actor == CHANCE
    assert state.weights() == [1, 1]
    state = set_up(2, first=1)
    assert standing(state) == [1, 0]
    do(state, "field:1", "card:SP01", "card:SP02", "card:SP03", "card:SP04")
    assert state.actor == 1
    other = begin(2)
    do(other, "first:1", *legal_buildings(other))
    assert other.actor == 1  # the moon takes a start card first


def legal_buildings(state: Iki) -> list[str]:
    return [f"build:{name}" for name in state.tables.building_ids[:6]]


@pytest.mark.rule("IKI-3.3")
def test_a_blocking_tile_closes_a_field_for_the_month() -> None:
    state = set_up(2)
    assert state.phase == DRAW_BLOCK
    assert legal(state) == ["field:1", "field:2", "field:3", "field:4", "field:flex"]
    assert dict(zip(legal(state), [state.weight(8 + i) for i in (1, 2, 3, 4, 0)], strict=True)) == {
        "field:flex": 2,
        "field:1": 2,
        "field:2": 3,
        "field:3": 3,
        "field:4": 2,
    }
    do(state, "field:3", "card:SP01", "card:SP02", "card:SP03", "card:SP04")
    assert legal(state) == ["field:1", "field:2", "field:4", "field:flex"]
    assert refused(state, "field:3").rule_id == "IKI-3.3"


@pytest.mark.rule("IKI-3.3")
def test_all_twelve_blocking_tiles_are_used_up_and_new_year_has_none() -> None:
    state, rng = begin(2), Rng(9)
    drawn: list[int] = []
    while not state.is_over:
        code = state.random_action(rng)
        if state.phase == DRAW_BLOCK:
            assert sum(state.weights()) == 12 - len(drawn)
            drawn.append(int(code))
        if state.phase == NEW_YEAR:
            assert state.blocked == -1
        state.apply(code)
    assert len(drawn) == 12


def ready(at_month: int = 1, first: int = 0) -> Iki:
    """The last turn of a month with four open cards, coins on one of them."""
    state = set_up(2, first)
    go(state, 0, 0, at_month)
    with changed(state) as position:
        position["market"] = dict.fromkeys(open_cards(at_month), 0) | {open_cards(at_month)[0]: 2}
    return state


def open_cards(at_month: int) -> list[str]:
    season = ("SP", "SU", "AU", "WI")[(at_month - 1) // 3]
    return [f"{season}{number}" for number in ("01", "07", "12", "13")]


@pytest.mark.rule("IKI-3.4")
@pytest.mark.parametrize("at_month", list(range(1, 13)))
def test_sun_chooses_in_odd_months_and_moon_in_even_ones(at_month: int) -> None:
    for first in (0, 1):
        state = ready(at_month, first)
        do(state, "done")
        assert state.phase == NEUTRAL_CARD
        assert state.actor == (first if at_month % 2 else 1 - first)
        assert legal(state) == [f"card:{name}" for name in open_cards(at_month)]
        assert refused(state, "done").rule_id == "IKI-3.4"


@pytest.mark.rule("IKI-3.5")
def test_the_neutral_card_goes_to_any_free_stall_without_kobun_cost_or_fire() -> None:
    state = ready()
    before = [held(state, seat) for seat in (0, 1)]
    do(state, "done", "card:SP12")
    assert len(legal(state, "stall")) == 12
    do(state, "stall:SE2")
    assert on(state, "SE2") == "SP12"
    assert [held(state, seat) for seat in (0, 1)] == before
    assert [int(n) for n in state.kobun] == [4, 4]
    assert [int(n) for n in state.fire] == [0, 0]


@pytest.mark.rule("IKI-3.5")
def test_coins_on_a_neutral_card_go_to_the_supply() -> None:
    state = ready()
    before = [held(state, seat) for seat in (0, 1)]
    do(state, "done", "card:SP01", "stall:SW1")
    assert [held(state, seat) for seat in (0, 1)] == before
    assert data(state)["market"] == {"SP07": 1, "SP12": 1, "SP13": 1}


@pytest.mark.rule("IKI-3.5")
def test_without_a_free_stall_the_card_leaves_the_game() -> None:
    state = ready()
    crowd(state, state.side.stall_ids, [None] * 12)
    do(state, "done", "card:SP07")
    assert state.zone[card(state, "SP07")] == GONE
    assert state.month == 2


@pytest.mark.rule("IKI-3.6")
def test_a_used_neutral_card_leaves_and_gives_nobody_its_tile() -> None:
    state = visit(0, seats=2)
    put(state, "SW1", "SP13")
    do(state, "use:SW1")
    assert held(state, 0)["sandal"] == 1 + 2  # the action is carried out first
    assert on(state, "SW1") == ""
    assert state.zone[card(state, "SP13")] == GONE
    assert not any(holds(state, seat, "handcart") for seat in (0, 1))
    assert state.free & 1


@pytest.mark.rule("IKI-3.6", "IKI-7.11")
def test_an_exchanged_neutral_card_leaves_wherever_it_lies() -> None:
    state = visit(0, seats=2)
    put(state, "SW1", "SU13")
    put(state, "NE1", "ST1", 1)
    do(state, "use:SW1", "swap:SW1", "swap:NE1")
    assert on(state, "SW1") == "ST1"
    assert on(state, "NE1") == ""
    assert state.neutrals == 0


@pytest.mark.rule("IKI-3.7")
def test_neutral_cards_count_for_harmony_and_score_for_nobody() -> None:
    state = visit(0, seats=2, at_month=3)
    put(state, "SW1", "SP09", 0)
    put(state, "SW2", "SP07")
    put(state, "NE1", "SP01")
    put(state, "NE2", "SP02")
    give(state, 0, rice=1)
    give(state, 1)
    do(state, "done")
    assert held(state, 0) == {"mon": 1, "sandal": 1, "iki": 2}
    assert held(state, 1) == {}  # two neutral yellow cards give nothing
    assert on(state, "SW2") == "SP07"  # and neutral cards are not fed


@pytest.mark.rule("IKI-3.4", "IKI-11.1")
def test_the_neutral_card_of_a_payday_month_is_placed_first_and_counts() -> None:
    state = ready(3)
    put(state, "SW1", "SP09", 0)
    give(state, 0, rice=1)
    do(state, "done", "card:SP07", "stall:SW3")
    assert state.stock[0 * STOCKS + 5] == 2
    assert data(state)["market"] == {}


@pytest.mark.rule("IKI-3.7")
def test_a_neutral_card_burns_whenever_a_fire_reaches_it() -> None:
    state = visit(0, seats=2, at_month=5)
    put(state, "SE1", "SP07")
    put(state, "SE2", "SP08", 1)
    put(state, "SE3", "SP09")
    set_fire(state, 12, 2)
    do(state, "done", "fire:SE")
    assert [on(state, where) for where in ("SE1", "SE2", "SE3")] == ["", "", ""]


@pytest.mark.rule("IKI-3.7")
def test_behind_a_neutral_card_the_next_owner_is_compared() -> None:
    state = visit(0, seats=2, at_month=5)
    put(state, "SE1", "SP07")
    put(state, "SE2", "SP08", 1)
    set_fire(state, 0, 3)
    do(state, "done", "fire:SE")
    assert [on(state, where) for where in ("SE1", "SE2")] == ["", "SP08"]


@pytest.mark.rule("IKI-3.4")
def test_the_neutral_card_comes_before_the_coins_and_the_fire() -> None:
    state = ready(5)
    do(state, "done", "card:SU07", "stall:SW1")
    assert legal(state) == ["fire:NE", "fire:NW", "fire:SE", "fire:SW"]
    do(state, "fire:SW")
    assert on(state, "SW1") == ""
    assert data(state)["market"] == {"SU01": 3, "SU12": 1, "SU13": 1}
