"""Chapter 11: payday."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    GAME,
    can,
    card,
    data,
    do,
    give,
    go,
    grant,
    held,
    lay_coins,
    legal,
    month,
    on,
    put,
    refused,
    retired,
    set_fire,
    stand,
    visit,
)
from zashiki.core.state import CHANCE
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import BUSINESS, FEEDING, GONE, NEW_YEAR


def payday(at_month: int = 3, seats: int = 3) -> Iki:
    """Seat 0 about to end the last turn before a payday; nobody has anything."""
    state = visit(0, seats, 0, at_month)
    for seat in range(seats):
        give(state, seat)
    return state


@pytest.mark.rule("IKI-11.1")
def test_income_and_harmony_come_before_feeding() -> None:
    state = payday()
    put(state, "SW1", "ST1", 1)  # pays the rice it then eats
    put(state, "NE1", "SP04", 2)
    put(state, "NE2", "SP05", 2)  # both starve, but have paid and scored
    do(state, "done")
    assert on(state, "SW1") == "ST1"
    assert held(state, 1) == {}
    assert held(state, 2) == {"iki": 1 + 2 * 2, "mon": 1}
    assert on(state, "NE1") == on(state, "NE2") == ""


@pytest.mark.rule("IKI-11.2")
@pytest.mark.parametrize(("at_month", "fish"), [(3, "sweetfish"), (6, "saury"), (9, "cod")])
def test_the_shops_change_with_the_season(at_month: int, fish: str) -> None:
    state = payday(at_month)
    before = on_sale(state)
    assert fish not in before
    do(state, "done")
    after = on_sale(state)
    assert fish in after
    assert (len(before), len(after)) == (6, 6)
    assert not before & after  # nothing unsold is left
    assert state.space[0] == 0  # figures leave the street after month 12 only
    play_to_business(state, 3)
    stand(state, 0, 4)
    give(state, 0, mon=30)
    assert can(state, f"buy:{fish}")
    assert len(legal(state, "buy")) == 2
    stand(state, 0, 1)
    assert len(legal(state, "buy")) == 4


def on_sale(state: Iki) -> set[str]:
    """The pieces that lie at the shops."""
    shown = [
        piece for piece in GAME.scene(state, 0).pieces if piece.place in ("goods-1", "goods-4")
    ]
    return {state.tables.goods_ids[int(piece.id.removeprefix("good-"))] for piece in shown}


def play_to_business(state: Iki, seats: int) -> None:
    """From the start of a month to the business of seat 0, who goes first."""
    while state.actor == CHANCE:
        do(state, legal(state)[0])
    for _ in range(seats):
        do(state, "field:flex" if state.actor == 0 else legal(state)[0])
    do(state, "move:1")
    assert (state.phase, int(state.actor)) == (BUSINESS, 0)


@pytest.mark.rule("IKI-7.4", "IKI-11.2")
def test_a_payday_allows_the_next_fish() -> None:
    state = visit(4, at_month=3)
    give(state, 0, mon=30)
    do(state, "buy:icefish")
    assert refused(state, "buy:sea-bream").reason == "one-fish"
    do(state, "done")
    play_to_business(state, 3)
    stand(state, 0, 4)
    assert legal(state, "buy") == ["buy:first-bonito", "buy:sweetfish"]


@pytest.mark.rule("IKI-11.2")
def test_the_shops_have_changed_before_anybody_is_fed() -> None:
    state = payday()
    put(state, "SW1", "SP01", 1)
    put(state, "NE1", "SP04", 1)
    give(state, 1, rice=1)
    do(state, "done")
    assert state.phase == FEEDING
    assert state.season == 2
    assert data(state)["market"] == {}


@pytest.mark.rule("IKI-11.2")
def test_open_cards_leave_the_game_with_their_coins() -> None:
    state = month()
    go(state, 0, 0, 3)
    lay_coins(state, "SP01", 2)
    before = [held(state, seat).get("mon", 0) for seat in range(3)]
    do(state, "done")
    assert state.market == 0
    assert state.zone[card(state, "SP01")] == GONE
    assert [held(state, seat).get("mon", 0) for seat in range(3)] == before
    assert list(state.coins) == [0] * 16


@pytest.mark.rule("IKI-11.3")
@pytest.mark.parametrize(("experience", "mon"), [(0, 2), (1, 3), (2, 4)])
def test_a_character_pays_what_is_above_its_kobun(experience: int, mon: int) -> None:
    state = payday()
    put(state, "SW1", "SP07", 1, experience)
    give(state, 1, rice=1)
    do(state, "done")
    assert held(state, 1) == {"mon": mon}


@pytest.mark.rule("IKI-11.3", "IKI-8.4")
def test_a_retired_card_pays_its_round_field() -> None:
    state = payday()
    retired(state, 1, "SP07")
    do(state, "done")
    assert held(state, 1) == {"mon": 4}


@pytest.mark.rule("IKI-11.3")
@pytest.mark.parametrize(
    ("name", "last"), [("SP13", 1), ("SP14", 2), ("SU13", 1), ("SU14", 2), ("AU13", 1), ("AU14", 2)]
)
def test_red_circles_and_the_puppeteer_pay_nothing_there(name: str, last: int) -> None:
    state = payday(9)
    put(state, "SW1", name, 1, last)
    other = payday(9)
    retired(other, 1, name)
    give(state, 1, rice=1)
    do(state, "done")
    assert held(state, 1) == {}
    do(other, "done")
    assert held(other, 1) == {}


@pytest.mark.rule("IKI-11.4")
def test_each_character_eats_one_rice() -> None:
    state = payday(12)
    for where, name in (("SW1", "WI02"), ("NE1", "WI04"), ("NW1", "WI06")):
        put(state, where, name, 1)
    retired(state, 1, "SP02")
    give(state, 1, rice=3)
    do(state, "done")
    assert held(state, 1)["rice"] == 3 + 2 - 3  # the retired one pays and eats nothing
    assert on(state, "SW1") == "WI02"


@pytest.mark.rule("IKI-11.4")
def test_whoever_can_feed_must_feed() -> None:
    state = payday(12)
    put(state, "SW1", "WI02", 1)
    give(state, 1, rice=1)
    do(state, "done")
    assert state.month == 13  # nobody was asked
    assert "rice" not in held(state, 1)


@pytest.mark.rule("IKI-11.5")
@pytest.mark.parametrize("kept", ["SW1", "NE1", "NW1"])
def test_the_owner_chooses_who_leaves(kept: str) -> None:
    state = payday(12)
    places = {"SW1": "WI02", "NE1": "WI04", "NW1": "WI06"}
    for where, name in places.items():
        put(state, where, name, 1)
    put(state, "SE1", "WI07", 2)
    give(state, 1, rice=1)
    give(state, 2, rice=1)
    do(state, "done")
    assert (state.phase, int(state.actor)) == (FEEDING, 1)
    assert legal(state) == ["leave:NE1", "leave:NW1", "leave:SW1"]
    assert refused(state, "leave:SE1").reason == "not-your-character"
    assert refused(state, "done").rule_id == "IKI-11.5"
    for where in places:
        if where != kept:
            do(state, f"leave:{where}")
    assert state.month == 13
    assert [where for where in places if on(state, where)] == [kept]
    assert "rice" not in held(state, 1)


@pytest.mark.rule("IKI-11.5")
def test_several_seats_choose_in_fire_order() -> None:
    state = payday(12)
    set_fire(state, 0, 2, 5)
    for seat, names in ((1, ("WI02", "WI04")), (2, ("WI06", "WI07"))):
        for i, name in enumerate(names):
            put(state, ("SW", "NE")[seat - 1] + str(i + 1), name, seat)
        give(state, seat, rice=1)
    do(state, "done")
    assert state.actor == 2
    do(state, "leave:NE1")
    assert state.actor == 1
    do(state, "leave:SW2")
    assert state.month == 13


@pytest.mark.rule("IKI-11.6")
def test_an_unfed_character_leaves_and_has_not_retired() -> None:
    state = payday()
    put(state, "SW1", "SP13", 1, 1)
    set_fire(state, 0, 4, 0)
    do(state, "done")
    assert on(state, "SW1") == ""
    assert state.zone[card(state, "SP13")] == GONE
    assert state.kobun[1] == 4
    assert state.fire[1] == 4
    assert state.retired[1] == 0
    assert state.perk(1, 1) == 0


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_does_not_feed() -> None:
    state = payday(12)
    grant(state, 1, "fire-amulet")
    put(state, "SW1", "WI02", 1)
    do(state, "done")
    assert on(state, "SW1") == ""


@pytest.mark.rule("IKI-11.7")
def test_after_month_twelve_goods_stay_and_figures_leave_the_street() -> None:
    state = payday(12)
    put(state, "SW1", "SP07", 1)
    put(state, "SW2", "SP08", 1)
    give(state, 1, rice=2)
    stand(state, 1, 5)
    do(state, "done")
    assert state.phase == NEW_YEAR
    assert state.season == 4
    assert [int(space) for space in state.space] == [-1, -1, -1]
    figures = [piece for piece in GAME.scene(state, 0).pieces if piece.art == "figure"]
    assert {piece.place for piece in figures} == {"gate"}
    assert held(state, 1) == {"mon": 2, "rice": 1, "iki": 4}  # wages, harmony, feeding as usual
    do(state, "space:4")
    give(state, 0, mon=9)
    assert legal(state, "buy") == ["buy:blowfish", "buy:cod"]
