"""Chapter 3: two players."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import DRAW_BLOCK, GONE, NEUTRAL_CARD, NEW_YEAR
from zashiki.games.iki.tables import STOCKS

# The stalls at each space, from 0.
SMALL = ["SW1 SW2", "SW2 SW3", "SE2 SE3", "SE1 SE2", "NE1 NE2", "NE2 NE3", "NW2 NW3", "NW1 NW2"]


@pytest.mark.rule("IKI-3.1")
def test_the_small_side_has_three_stalls_and_shares_the_middle_one() -> None:
    state = build.set_up(2)
    names = state.side.stall_ids
    assert len(names) == 12
    for space, reached in enumerate(SMALL):
        mask = int(state.side.reach[space])
        assert [n for s, n in enumerate(names) if mask >> s & 1] == reached.split()


@pytest.mark.rule("IKI-3.1")
@pytest.mark.parametrize(("where", "paid"), [("SE1", 4), ("SE2", 5), ("SE3", 4)])
def test_only_the_middle_stall_costs_one_more(where: str, paid: int) -> None:
    state = build.turn(seats=2)
    build.play(state, "card:SP07", f"stall:{where}")
    assert build.held(state, 0)["mon"] == 8 - paid


@pytest.mark.rule("IKI-3.1")
def test_the_middle_stall_is_refused_by_its_own_rule() -> None:
    state = build.turn(seats=2)
    build.give(state, 0, mon=4)
    build.play(state, "card:SP07")
    refusal = build.refused(state, "stall:SE2")
    assert (refusal.reason, refusal.rule_id) == ("surcharge", "IKI-3.1")
    assert refusal.details == {"need": 5, "have": 4}


@pytest.mark.rule("IKI-3.1", "IKI-12.2")
def test_there_is_no_crossing_group() -> None:
    state = build.visit(0, seats=2, at_month=3)
    assert len(state.side.groups) == 4
    build.put(state, "NE3", "SP07", 0)
    build.put(state, "NW3", "SP08", 1)
    build.give(state, 0, rice=9)
    build.play(state, "done")
    assert "iki" not in build.held(state, 0)


@pytest.mark.rule("IKI-3.1")
@pytest.mark.parametrize(("at_month", "strength"), [(5, 4), (8, 6), (11, 8)])
def test_fires_are_one_weaker(at_month: int, strength: int) -> None:
    for value, burns in ((strength, False), (strength - 1, True)):
        state = build.visit(0, seats=2, at_month=at_month)
        build.put(state, "NE1", "ST3", 1)
        build.set_fire(state, 0, value)
        build.play(state, "done", "fire:NE")
        assert (build.on(state, "NE1") == "") is burns


@pytest.mark.rule("IKI-3.2")
def test_sun_and_moon_are_dealt_and_the_sun_begins() -> None:
    state = build.begin(2)
    assert state.actor == CHANCE
    assert state.weights() == [1, 1]
    state = build.set_up(2, first=1)
    assert build.standing(state) == [1, 0]
    build.play(state, "field:1", "card:SP01", "card:SP02", "card:SP03", "card:SP04")
    assert state.actor == 1
    other = build.begin(2)
    build.play(other, "first:1", *legal_buildings(other))
    assert other.actor == 1  # the moon takes a start card first


def legal_buildings(state: Iki) -> list[str]:
    return [f"build:{name}" for name in state.tables.building_ids[:6]]


@pytest.mark.rule("IKI-3.3")
def test_a_blocking_tile_closes_a_field_for_the_month() -> None:
    state = build.set_up(2)
    assert state.phase == DRAW_BLOCK
    assert build.legal(state) == ["field:1", "field:2", "field:3", "field:4", "field:flex"]
    assert dict(
        zip(build.legal(state), [state.weight(8 + i) for i in (1, 2, 3, 4, 0)], strict=True)
    ) == {
        "field:flex": 2,
        "field:1": 2,
        "field:2": 3,
        "field:3": 3,
        "field:4": 2,
    }
    build.play(state, "field:3", "card:SP01", "card:SP02", "card:SP03", "card:SP04")
    assert build.legal(state) == ["field:1", "field:2", "field:4", "field:flex"]
    assert build.refused(state, "field:3").rule_id == "IKI-3.3"


@pytest.mark.rule("IKI-3.3")
def test_all_twelve_blocking_tiles_are_used_up_and_new_year_has_none() -> None:
    state, rng = build.begin(2), Rng(9)
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
    state = build.set_up(2, first)
    build.go(state, 0, 0, at_month)
    with build.changed(state) as position:
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
        build.play(state, "done")
        assert state.phase == NEUTRAL_CARD
        assert state.actor == (first if at_month % 2 else 1 - first)
        assert build.legal(state) == [f"card:{name}" for name in open_cards(at_month)]
        assert build.refused(state, "done").rule_id == "IKI-3.4"


@pytest.mark.rule("IKI-3.5")
def test_the_neutral_card_goes_to_any_free_stall_without_kobun_cost_or_fire() -> None:
    state = ready()
    before = [build.held(state, seat) for seat in (0, 1)]
    build.play(state, "done", "card:SP12")
    assert len(build.legal(state, "stall")) == 12
    build.play(state, "stall:SE2")
    assert build.on(state, "SE2") == "SP12"
    assert [build.held(state, seat) for seat in (0, 1)] == before
    assert [int(n) for n in state.kobun] == [4, 4]
    assert [int(n) for n in state.fire] == [0, 0]


@pytest.mark.rule("IKI-3.5")
def test_coins_on_a_neutral_card_go_to_the_supply() -> None:
    state = ready()
    before = [build.held(state, seat) for seat in (0, 1)]
    build.play(state, "done", "card:SP01", "stall:SW1")
    assert [build.held(state, seat) for seat in (0, 1)] == before
    assert build.data(state)["market"] == {"SP07": 1, "SP12": 1, "SP13": 1}


@pytest.mark.rule("IKI-3.5")
def test_without_a_free_stall_the_card_leaves_the_game() -> None:
    state = ready()
    build.crowd(state, state.side.stall_ids, [None] * 12)
    build.play(state, "done", "card:SP07")
    assert state.zone[build.card(state, "SP07")] == GONE
    assert state.month == 2


@pytest.mark.rule("IKI-3.6")
def test_a_used_neutral_card_leaves_and_gives_nobody_its_tile() -> None:
    state = build.visit(0, seats=2)
    build.put(state, "SW1", "SP13")
    build.play(state, "use:SW1")
    assert build.held(state, 0)["sandal"] == 1 + 2  # the action is carried out first
    assert build.on(state, "SW1") == ""
    assert state.zone[build.card(state, "SP13")] == GONE
    assert not any(build.holds(state, seat, "handcart") for seat in (0, 1))
    assert state.free & 1


@pytest.mark.rule("IKI-3.6", "IKI-7.11")
def test_an_exchanged_neutral_card_leaves_wherever_it_lies() -> None:
    state = build.visit(0, seats=2)
    build.put(state, "SW1", "SU13")
    build.put(state, "NE1", "ST1", 1)
    build.play(state, "use:SW1", "swap:SW1", "swap:NE1")
    assert build.on(state, "SW1") == "ST1"
    assert build.on(state, "NE1") == ""
    assert state.neutrals == 0


@pytest.mark.rule("IKI-3.7")
def test_neutral_cards_count_for_harmony_and_score_for_nobody() -> None:
    state = build.visit(0, seats=2, at_month=3)
    build.put(state, "SW1", "SP09", 0)
    build.put(state, "SW2", "SP07")
    build.put(state, "NE1", "SP01")
    build.put(state, "NE2", "SP02")
    build.give(state, 0, rice=1)
    build.give(state, 1)
    build.play(state, "done")
    assert build.held(state, 0) == {"mon": 1, "sandal": 1, "iki": 2}
    assert build.held(state, 1) == {}  # two neutral yellow cards give nothing
    assert build.on(state, "SW2") == "SP07"  # and neutral cards are not fed


@pytest.mark.rule("IKI-3.4", "IKI-11.1")
def test_the_neutral_card_of_a_payday_month_is_placed_first_and_counts() -> None:
    state = ready(3)
    build.put(state, "SW1", "SP09", 0)
    build.give(state, 0, rice=1)
    build.play(state, "done", "card:SP07", "stall:SW3")
    assert state.stock[0 * STOCKS + 5] == 2
    assert build.data(state)["market"] == {}


@pytest.mark.rule("IKI-3.7")
def test_a_neutral_card_burns_whenever_a_fire_reaches_it() -> None:
    state = build.visit(0, seats=2, at_month=5)
    build.put(state, "SE1", "SP07")
    build.put(state, "SE2", "SP08", 1)
    build.put(state, "SE3", "SP09")
    build.set_fire(state, 12, 2)
    build.play(state, "done", "fire:SE")
    assert [build.on(state, where) for where in ("SE1", "SE2", "SE3")] == ["", "", ""]


@pytest.mark.rule("IKI-3.7")
def test_behind_a_neutral_card_the_next_owner_is_compared() -> None:
    state = build.visit(0, seats=2, at_month=5)
    build.put(state, "SE1", "SP07")
    build.put(state, "SE2", "SP08", 1)
    build.set_fire(state, 0, 3)
    build.play(state, "done", "fire:SE")
    assert [build.on(state, where) for where in ("SE1", "SE2")] == ["", "SP08"]


@pytest.mark.rule("IKI-3.4")
def test_the_neutral_card_comes_before_the_coins_and_the_fire() -> None:
    state = ready(5)
    build.play(state, "done", "card:SU07", "stall:SW1")
    assert build.legal(state) == ["fire:NE", "fire:NW", "fire:SE", "fire:SW"]
    build.play(state, "fire:SW")
    assert build.on(state, "SW1") == ""
    assert build.data(state)["market"] == {"SU01": 3, "SU12": 1, "SU13": 1}
