"""Chapter 11: payday."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    can,
    card,
    do,
    give,
    go,
    grant,
    held,
    legal,
    month,
    on,
    put,
    refused,
    set_fire,
    visit,
)
from zashiki.core.state import CHANCE
from zashiki.games.iki.effects import retire
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scene import scene
from zashiki.games.iki.state import BUSINESS, FEEDING, GONE, NEW_YEAR


def payday(at_month: int = 3, seats: int = 3) -> Iki:
    """Seat 0 about to end the last turn before a payday; nobody has anything."""
    p = visit(0, seats, 0, at_month)
    for seat in range(seats):
        give(p, seat)
    return p


@pytest.mark.rule("IKI-11.1")
def test_income_and_harmony_come_before_feeding() -> None:
    p = payday()
    put(p, "SW1", "ST1", 1)  # pays the rice it then eats
    put(p, "NE1", "SP04", 2)
    put(p, "NE2", "SP05", 2)  # both starve, but have paid and scored
    do(p, "done")
    assert on(p, "SW1") == "ST1"
    assert held(p, 1) == {}
    assert held(p, 2) == {"iki": 1 + 2 * 2, "mon": 1}
    assert on(p, "NE1") == on(p, "NE2") == ""


@pytest.mark.rule("IKI-11.2")
@pytest.mark.parametrize(("at_month", "fish"), [(3, "sweetfish"), (6, "saury"), (9, "cod")])
def test_the_shops_change_with_the_season(at_month: int, fish: str) -> None:
    p = payday(at_month)
    before = on_sale(p)
    assert fish not in before
    do(p, "done")
    after = on_sale(p)
    assert fish in after
    assert (len(before), len(after)) == (6, 6)
    assert not before & after  # nothing unsold is left
    assert p.space[0] == 0  # figures leave the street after month 12 only
    play_to_business(p, 3)
    p.space[0] = 4
    give(p, 0, mon=30)
    assert can(p, f"buy:{fish}")
    assert len(legal(p, "buy")) == 2
    p.space[0] = 1
    assert len(legal(p, "buy")) == 4


def on_sale(p: Iki) -> set[str]:
    """The pieces that lie at the shops."""
    shown = [piece for piece in scene(p, 0).pieces if piece.place in ("goods-1", "goods-4")]
    return {p.tables.goods_ids[int(piece.id.removeprefix("good-"))] for piece in shown}


def play_to_business(p: Iki, seats: int) -> None:
    """From the start of a month to the business of seat 0, who goes first."""
    while p.actor == CHANCE:
        do(p, legal(p)[0])
    for _ in range(seats):
        do(p, "field:flex" if p.actor == 0 else legal(p)[0])
    do(p, "move:1")
    assert (p.phase, int(p.actor)) == (BUSINESS, 0)


@pytest.mark.rule("IKI-7.4", "IKI-11.2")
def test_a_payday_allows_the_next_fish() -> None:
    p = visit(4, at_month=3)
    give(p, 0, mon=30)
    do(p, "buy:icefish")
    assert refused(p, "buy:sea-bream").reason == "one-fish"
    do(p, "done")
    play_to_business(p, 3)
    p.space[0] = 4
    assert legal(p, "buy") == ["buy:first-bonito", "buy:sweetfish"]


@pytest.mark.rule("IKI-11.2")
def test_the_shops_have_changed_before_anybody_is_fed() -> None:
    p = payday()
    put(p, "SW1", "SP01", 1)
    put(p, "NE1", "SP04", 1)
    give(p, 1, rice=1)
    do(p, "done")
    assert p.phase == FEEDING
    assert p.season == 2
    assert p.view(0)["market"] == {}


@pytest.mark.rule("IKI-11.2")
def test_open_cards_leave_the_game_with_their_coins() -> None:
    p = month()
    go(p, 0, 0, 3)
    p.coins[0] = 2
    before = [held(p, seat).get("mon", 0) for seat in range(3)]
    do(p, "done")
    assert p.market == 0
    assert p.zone[card(p, "SP01")] == GONE
    assert [held(p, seat).get("mon", 0) for seat in range(3)] == before
    assert list(p.coins) == [0] * 16


@pytest.mark.rule("IKI-11.3")
@pytest.mark.parametrize(("experience", "mon"), [(0, 2), (1, 3), (2, 4)])
def test_a_character_pays_what_is_above_its_kobun(experience: int, mon: int) -> None:
    p = payday()
    put(p, "SW1", "SP07", 1, experience)
    give(p, 1, rice=1)
    do(p, "done")
    assert held(p, 1) == {"mon": mon}


@pytest.mark.rule("IKI-11.3", "IKI-8.4")
def test_a_retired_card_pays_its_round_field() -> None:
    p = payday()
    put(p, "SW1", "SP07", 1)
    retire(p, 0)
    do(p, "done")
    assert held(p, 1) == {"mon": 4}


@pytest.mark.rule("IKI-11.3")
@pytest.mark.parametrize(
    ("name", "last"), [("SP13", 1), ("SP14", 2), ("SU13", 1), ("SU14", 2), ("AU13", 1), ("AU14", 2)]
)
def test_red_circles_and_the_puppeteer_pay_nothing_there(name: str, last: int) -> None:
    p = payday()
    put(p, "SW1", name, 1, last)
    twin = p.copy()
    give(p, 1, rice=1)
    do(p, "done")
    assert held(p, 1) == {}
    retire(twin, 0)
    do(twin, "done")
    assert held(twin, 1) == {}


@pytest.mark.rule("IKI-11.4")
def test_each_character_eats_one_rice() -> None:
    p = payday()
    for where, name in (("SW1", "WI02"), ("NE1", "WI04"), ("NW1", "WI06")):
        put(p, where, name, 1)
    put(p, "SE1", "SP02", 1)
    retire(p, 4)
    give(p, 1, rice=3)
    do(p, "done")
    assert held(p, 1)["rice"] == 3 + 2 - 3  # the retired one pays and eats nothing
    assert on(p, "SW1") == "WI02"


@pytest.mark.rule("IKI-11.4")
def test_whoever_can_feed_must_feed() -> None:
    p = payday()
    put(p, "SW1", "WI02", 1)
    give(p, 1, rice=1)
    do(p, "done")
    assert p.month == 4  # nobody was asked
    assert "rice" not in held(p, 1)


@pytest.mark.rule("IKI-11.5")
@pytest.mark.parametrize("kept", ["SW1", "NE1", "NW1"])
def test_the_owner_chooses_who_leaves(kept: str) -> None:
    p = payday()
    places = {"SW1": "WI02", "NE1": "WI04", "NW1": "WI06"}
    for where, name in places.items():
        put(p, where, name, 1)
    put(p, "SE1", "WI07", 2)
    give(p, 1, rice=1)
    give(p, 2, rice=1)
    do(p, "done")
    assert (p.phase, int(p.actor)) == (FEEDING, 1)
    assert legal(p) == ["leave:NE1", "leave:NW1", "leave:SW1"]
    assert refused(p, "leave:SE1").reason == "not-your-character"
    assert refused(p, "done").rule_id == "IKI-11.5"
    for where in places:
        if where != kept:
            do(p, f"leave:{where}")
    assert p.month == 4
    assert [where for where in places if on(p, where)] == [kept]
    assert "rice" not in held(p, 1)


@pytest.mark.rule("IKI-11.5")
def test_several_seats_choose_in_fire_order() -> None:
    p = payday()
    set_fire(p, 0, 2, 5)
    for seat, names in ((1, ("WI02", "WI04")), (2, ("WI06", "WI07"))):
        for i, name in enumerate(names):
            put(p, ("SW", "NE")[seat - 1] + str(i + 1), name, seat)
        give(p, seat, rice=1)
    do(p, "done")
    assert p.actor == 2
    do(p, "leave:NE1")
    assert p.actor == 1
    do(p, "leave:SW2")
    assert p.month == 4


@pytest.mark.rule("IKI-11.6")
def test_an_unfed_character_leaves_and_has_not_retired() -> None:
    p = payday()
    put(p, "SW1", "SP13", 1, 1)
    set_fire(p, 0, 4, 0)
    do(p, "done")
    assert on(p, "SW1") == ""
    assert p.zone[card(p, "SP13")] == GONE
    assert p.kobun[1] == 4
    assert p.fire[1] == 4
    assert p.retired[1] == 0
    assert p.perk(1, 1) == 0


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_does_not_feed() -> None:
    p = payday()
    grant(p, 1, "fire-amulet")
    put(p, "SW1", "WI02", 1)
    do(p, "done")
    assert on(p, "SW1") == ""


@pytest.mark.rule("IKI-11.7")
def test_after_month_twelve_goods_stay_and_figures_leave_the_street() -> None:
    p = payday(12)
    put(p, "SW1", "SP07", 1)
    put(p, "SW2", "SP08", 1)
    give(p, 1, rice=2)
    p.space[1] = 5
    do(p, "done")
    assert p.phase == NEW_YEAR
    assert p.season == 4
    assert [int(space) for space in p.space] == [-1, -1, -1]
    figures = [piece for piece in scene(p, 0).pieces if piece.art == "figure"]
    assert {piece.place for piece in figures} == {"gate"}
    assert held(p, 1) == {"mon": 2, "rice": 1, "iki": 4}  # wages, harmony, feeding as usual
    do(p, "space:4")
    give(p, 0, mon=9)
    assert legal(p, "buy") == ["buy:blowfish", "buy:cod"]
