"""Chapter 3: two players."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    begin,
    card,
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
    p = set_up(2)
    names = p.side.stall_ids
    assert len(names) == 12
    for space, reached in SMALL.items():
        mask = int(p.side.reach[space])
        assert [n for s, n in enumerate(names) if mask >> s & 1] == reached.split()


@pytest.mark.rule("IKI-3.1")
@pytest.mark.parametrize(("where", "paid"), [("SE1", 4), ("SE2", 5), ("SE3", 4)])
def test_only_the_middle_stall_costs_one_more(where: str, paid: int) -> None:
    p = turn(seats=2)
    do(p, "card:SP07", f"stall:{where}")
    assert held(p, 0)["mon"] == 8 - paid


@pytest.mark.rule("IKI-3.1", "IKI-12.2")
def test_there_is_no_crossing_group() -> None:
    p = visit(0, seats=2, at_month=3)
    assert len(p.side.groups) == 4
    put(p, "NE3", "SP07", 0)
    put(p, "NW3", "SP08", 1)
    give(p, 0, rice=9)
    do(p, "done")
    assert "iki" not in held(p, 0)


@pytest.mark.rule("IKI-3.1")
@pytest.mark.parametrize(("at_month", "strength"), [(5, 4), (8, 6), (11, 8)])
def test_fires_are_one_weaker(at_month: int, strength: int) -> None:
    for value, burns in ((strength, False), (strength - 1, True)):
        p = visit(0, seats=2, at_month=at_month)
        put(p, "NE1", "ST3", 1)
        set_fire(p, 0, value)
        do(p, "done", "fire:NE")
        assert (on(p, "NE1") == "") is burns


@pytest.mark.rule("IKI-3.2")
def test_sun_and_moon_are_dealt_and_the_sun_begins() -> None:
    p = begin(2)
    assert p.actor == CHANCE
    assert p.weights() == [1, 1]
    p = set_up(2, first=1)
    assert standing(p) == [1, 0]
    do(p, "field:1", "card:SP01", "card:SP02", "card:SP03", "card:SP04")
    assert p.actor == 1
    q = begin(2)
    do(q, "first:1", *legal_buildings(q))
    assert q.actor == 1  # the moon takes a start card first


def legal_buildings(p: Iki) -> list[str]:
    return [f"build:{name}" for name in p.tables.building_ids[:6]]


@pytest.mark.rule("IKI-3.3")
def test_a_blocking_tile_closes_a_field_for_the_month() -> None:
    p = set_up(2)
    assert p.phase == DRAW_BLOCK
    assert legal(p) == ["field:1", "field:2", "field:3", "field:4", "field:flex"]
    assert dict(zip(legal(p), [p.weight(8 + i) for i in (1, 2, 3, 4, 0)], strict=True)) == {
        "field:flex": 2,
        "field:1": 2,
        "field:2": 3,
        "field:3": 3,
        "field:4": 2,
    }
    do(p, "field:3", "card:SP01", "card:SP02", "card:SP03", "card:SP04")
    assert legal(p) == ["field:1", "field:2", "field:4", "field:flex"]
    assert refused(p, "field:3").rule_id == "IKI-3.3"


@pytest.mark.rule("IKI-3.3")
def test_all_twelve_blocking_tiles_are_used_up_and_new_year_has_none() -> None:
    p, rng = begin(2), Rng(9)
    drawn: list[int] = []
    while not p.is_over:
        code = p.random_action(rng)
        if p.phase == DRAW_BLOCK:
            assert sum(p.weights()) == 12 - len(drawn)
            drawn.append(int(code))
        if p.phase == NEW_YEAR:
            assert p.blocked == -1
        p.apply(code)
    assert len(drawn) == 12


def ready(at_month: int = 1, first: int = 0) -> Iki:
    """The last turn of a month with two open cards, coins on one of them."""
    p = set_up(2, first)
    do(p, "field:4", "card:SP01", "card:SP07", "card:SP13", "card:SP12")
    go(p, 0, 0, 1)
    p.month = at_month
    p.coins[0] = 2
    return p


@pytest.mark.rule("IKI-3.4")
@pytest.mark.parametrize("at_month", list(range(1, 13)))
def test_sun_chooses_in_odd_months_and_moon_in_even_ones(at_month: int) -> None:
    for first in (0, 1):
        p = ready(at_month, first)
        do(p, "done")
        assert p.phase == NEUTRAL_CARD
        assert p.actor == (first if at_month % 2 else 1 - first)
        assert legal(p) == ["card:SP01", "card:SP07", "card:SP12", "card:SP13"]
        assert refused(p, "done").rule_id == "IKI-3.4"


@pytest.mark.rule("IKI-3.5")
def test_the_neutral_card_goes_to_any_free_stall_without_kobun_cost_or_fire() -> None:
    p = ready()
    before = [held(p, seat) for seat in (0, 1)]
    do(p, "done", "card:SP12")
    assert len(legal(p, "stall")) == 12
    do(p, "stall:SE2")
    assert on(p, "SE2") == "SP12"
    assert [held(p, seat) for seat in (0, 1)] == before
    assert [int(n) for n in p.kobun] == [4, 4]
    assert [int(n) for n in p.fire] == [0, 0]


@pytest.mark.rule("IKI-3.5")
def test_coins_on_a_neutral_card_go_to_the_supply() -> None:
    p = ready()
    before = [held(p, seat) for seat in (0, 1)]
    do(p, "done", "card:SP01", "stall:SW1")
    assert [held(p, seat) for seat in (0, 1)] == before
    assert p.view(0)["market"] == {"SP07": 1, "SP12": 1, "SP13": 1}


@pytest.mark.rule("IKI-3.5")
def test_without_a_free_stall_the_card_leaves_the_game() -> None:
    p = ready()
    p.free = 0
    do(p, "done", "card:SP07")
    assert p.zone[card(p, "SP07")] == GONE
    assert p.month == 2


@pytest.mark.rule("IKI-3.6")
def test_a_used_neutral_card_leaves_and_gives_nobody_its_tile() -> None:
    p = visit(0, seats=2)
    put(p, "SW1", "SP13", experience=1)
    do(p, "use:SW1")
    assert held(p, 0)["sandal"] == 1 + 2  # the action is carried out first
    assert on(p, "SW1") == ""
    assert p.zone[card(p, "SP13")] == GONE
    assert not any(holds(p, seat, "handcart") for seat in (0, 1))
    assert p.free & 1


@pytest.mark.rule("IKI-3.6", "IKI-7.11")
def test_an_exchanged_neutral_card_leaves_wherever_it_lies() -> None:
    p = visit(0, seats=2)
    put(p, "SW1", "SU13")
    put(p, "NE1", "ST1", 1)
    do(p, "use:SW1", "swap:SW1", "swap:NE1")
    assert on(p, "SW1") == "ST1"
    assert on(p, "NE1") == ""
    assert p.neutrals == 0


@pytest.mark.rule("IKI-3.7")
def test_neutral_cards_count_for_harmony_and_score_for_nobody() -> None:
    p = visit(0, seats=2, at_month=3)
    put(p, "SW1", "ST3", 0)
    put(p, "SW2", "SP07")
    put(p, "NE1", "SP01")
    put(p, "NE2", "SP02")
    give(p, 0, rice=1)
    give(p, 1)
    do(p, "done")
    assert held(p, 0) == {"mon": 1, "iki": 2}
    assert held(p, 1) == {}  # two neutral yellow cards give nothing
    assert on(p, "SW2") == "SP07"  # and neutral cards are not fed


@pytest.mark.rule("IKI-3.4", "IKI-11.1")
def test_the_neutral_card_of_a_payday_month_is_placed_first_and_counts() -> None:
    p = ready(3)
    put(p, "SW1", "ST3", 0)
    give(p, 0, rice=1)
    do(p, "done", "card:SP07", "stall:SW3")
    assert p.stock[0 * STOCKS + 5] == 2
    assert p.view(0)["market"] == {}


@pytest.mark.rule("IKI-3.7")
def test_a_neutral_card_burns_whenever_a_fire_reaches_it() -> None:
    p = visit(0, seats=2, at_month=5)
    put(p, "SE1", "SP07")
    put(p, "SE2", "SP08", 1)
    put(p, "SE3", "SP09")
    set_fire(p, 12, 2)
    do(p, "done", "fire:SE")
    assert [on(p, where) for where in ("SE1", "SE2", "SE3")] == ["", "", ""]


@pytest.mark.rule("IKI-3.7")
def test_behind_a_neutral_card_the_next_owner_is_compared() -> None:
    p = visit(0, seats=2, at_month=5)
    put(p, "SE1", "SP07")
    put(p, "SE2", "SP08", 1)
    set_fire(p, 0, 3)
    do(p, "done", "fire:SE")
    assert [on(p, where) for where in ("SE1", "SE2")] == ["", "SP08"]


@pytest.mark.rule("IKI-3.4")
def test_the_neutral_card_comes_before_the_coins_and_the_fire() -> None:
    p = ready(5)
    do(p, "done", "card:SP07", "stall:SW1")
    assert legal(p) == ["fire:NE", "fire:NW", "fire:SE", "fire:SW"]
    do(p, "fire:SW")
    assert on(p, "SW1") == ""
    assert p.view(0)["market"] == {"SP01": 3, "SP12": 1, "SP13": 1}
