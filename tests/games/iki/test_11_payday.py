"""Chapter 11: payday."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.state import CHANCE
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import BUSINESS, FEEDING, GONE, NEW_YEAR


def payday(at_month: int = 3, seats: int = 3) -> Iki:
    """Seat 0 about to end the last turn before a payday; nobody has anything."""
    state = build.visit(0, seats, 0, at_month)
    for seat in range(seats):
        build.give(state, seat)
    return state


@pytest.mark.rule("IKI-11.1")
def test_income_and_harmony_come_before_feeding() -> None:
    state = payday()
    build.put(state, "SW1", "ST1", 1)  # pays the rice it then eats
    build.put(state, "NE1", "SP04", 2)
    build.put(state, "NE2", "SP05", 2)  # both starve, but have paid and scored
    build.play(state, "done")
    assert build.on(state, "SW1") == "ST1"
    assert build.held(state, 1) == {}
    assert build.held(state, 2) == {"iki": 1 + 2 * 2, "mon": 1}
    assert build.on(state, "NE1") == build.on(state, "NE2") == ""


@pytest.mark.rule("IKI-11.2")
@pytest.mark.parametrize(("at_month", "fish"), [(3, "sweetfish"), (6, "saury"), (9, "cod")])
def test_the_shops_change_with_the_season(at_month: int, fish: str) -> None:
    state = payday(at_month)
    before = on_sale(state)
    assert fish not in before
    build.play(state, "done")
    after = on_sale(state)
    assert fish in after
    assert (len(before), len(after)) == (6, 6)
    assert not before & after  # nothing unsold is left
    assert state.space[0] == 0  # figures leave the street after month 12 only
    play_to_business(state, 3)
    build.stand(state, 0, 4)
    build.give(state, 0, mon=30)
    assert build.can(state, f"buy:{fish}")
    assert len(build.legal(state, "buy")) == 2
    build.stand(state, 0, 1)
    assert len(build.legal(state, "buy")) == 4


def on_sale(state: Iki) -> set[str]:
    """The pieces that lie at the shops."""
    shown = [
        piece
        for piece in build.GAME.scene(state, 0).pieces
        if piece.place in ("goods-1", "goods-4")
    ]
    return {state.tables.goods_ids[int(piece.id.removeprefix("good-"))] for piece in shown}


def play_to_business(state: Iki, seats: int) -> None:
    """From the start of a month to the business of seat 0, who goes first."""
    while state.actor == CHANCE:
        build.play(state, build.legal(state)[0])
    for _ in range(seats):
        build.play(state, "field:flex" if state.actor == 0 else build.legal(state)[0])
    build.play(state, "move:1")
    assert (state.phase, int(state.actor)) == (BUSINESS, 0)


@pytest.mark.rule("IKI-7.4", "IKI-11.2")
def test_a_payday_allows_the_next_fish() -> None:
    state = build.visit(4, at_month=3)
    build.give(state, 0, mon=30)
    build.play(state, "buy:icefish")
    assert build.refused(state, "buy:sea-bream").reason == "one-fish"
    build.play(state, "done")
    play_to_business(state, 3)
    build.stand(state, 0, 4)
    assert build.legal(state, "buy") == ["buy:first-bonito", "buy:sweetfish"]


@pytest.mark.rule("IKI-11.2")
def test_the_shops_have_changed_before_anybody_is_fed() -> None:
    state = payday()
    build.put(state, "SW1", "SP01", 1)
    build.put(state, "NE1", "SP04", 1)
    build.give(state, 1, rice=1)
    build.play(state, "done")
    assert state.phase == FEEDING
    assert state.season == 2
    assert build.data(state)["market"] == {}


@pytest.mark.rule("IKI-11.2")
def test_open_cards_leave_the_game_with_their_coins() -> None:
    state = build.month()
    build.go(state, 0, 0, 3)
    build.lay_coins(state, "SP01", 2)
    before = [build.held(state, seat).get("mon", 0) for seat in range(3)]
    build.play(state, "done")
    assert state.market == 0
    assert state.zone[build.card(state, "SP01")] == GONE
    assert [build.held(state, seat).get("mon", 0) for seat in range(3)] == before
    assert list(state.coins) == [0] * 16


@pytest.mark.rule("IKI-11.3")
@pytest.mark.parametrize(("experience", "mon"), [(0, 2), (1, 3), (2, 4)])
def test_a_character_pays_what_is_above_its_kobun(experience: int, mon: int) -> None:
    state = payday()
    build.put(state, "SW1", "SP07", 1, experience)
    build.give(state, 1, rice=1)
    build.play(state, "done")
    assert build.held(state, 1) == {"mon": mon}


@pytest.mark.rule("IKI-11.3", "IKI-8.4")
def test_a_retired_card_pays_its_round_field() -> None:
    state = payday()
    build.retired(state, 1, "SP07")
    build.play(state, "done")
    assert build.held(state, 1) == {"mon": 4}


@pytest.mark.rule("IKI-11.3")
@pytest.mark.parametrize(
    ("name", "last"), [("SP13", 1), ("SP14", 2), ("SU13", 1), ("SU14", 2), ("AU13", 1), ("AU14", 2)]
)
def test_red_circles_and_the_puppeteer_pay_nothing_there(name: str, last: int) -> None:
    state = payday(9)
    build.put(state, "SW1", name, 1, last)
    other = payday(9)
    build.retired(other, 1, name)
    build.give(state, 1, rice=1)
    build.play(state, "done")
    assert build.held(state, 1) == {}
    build.play(other, "done")
    assert build.held(other, 1) == {}


@pytest.mark.rule("IKI-11.4")
def test_each_character_eats_one_rice() -> None:
    state = payday(12)
    for where, name in (("SW1", "WI02"), ("NE1", "WI04"), ("NW1", "WI06")):
        build.put(state, where, name, 1)
    build.retired(state, 1, "SP02")
    build.give(state, 1, rice=3)
    build.play(state, "done")
    assert build.held(state, 1)["rice"] == 3 + 2 - 3  # the retired one pays and eats nothing
    assert build.on(state, "SW1") == "WI02"


@pytest.mark.rule("IKI-11.4")
def test_whoever_can_feed_must_feed() -> None:
    state = payday(12)
    build.put(state, "SW1", "WI02", 1)
    build.give(state, 1, rice=1)
    build.play(state, "done")
    assert state.month == 13  # nobody was asked
    assert "rice" not in build.held(state, 1)


@pytest.mark.rule("IKI-11.5")
@pytest.mark.parametrize("kept", ["SW1", "NE1", "NW1"])
def test_the_owner_chooses_who_leaves(kept: str) -> None:
    state = payday(12)
    places = {"SW1": "WI02", "NE1": "WI04", "NW1": "WI06"}
    for where, name in places.items():
        build.put(state, where, name, 1)
    build.put(state, "SE1", "WI07", 2)
    build.give(state, 1, rice=1)
    build.give(state, 2, rice=1)
    build.play(state, "done")
    assert (state.phase, int(state.actor)) == (FEEDING, 1)
    assert build.legal(state) == ["leave:NE1", "leave:NW1", "leave:SW1"]
    assert build.refused(state, "leave:SE1").reason == "not-your-character"
    assert build.refused(state, "done").rule_id == "IKI-11.5"
    for where in places:
        if where != kept:
            build.play(state, f"leave:{where}")
    assert state.month == 13
    assert [where for where in places if build.on(state, where)] == [kept]
    assert "rice" not in build.held(state, 1)


@pytest.mark.rule("IKI-11.5")
def test_several_seats_choose_in_fire_order() -> None:
    state = payday(12)
    build.set_fire(state, 0, 2, 5)
    for seat, names in ((1, ("WI02", "WI04")), (2, ("WI06", "WI07"))):
        for i, name in enumerate(names):
            build.put(state, ("SW", "NE")[seat - 1] + str(i + 1), name, seat)
        build.give(state, seat, rice=1)
    build.play(state, "done")
    assert state.actor == 2
    build.play(state, "leave:NE1")
    assert state.actor == 1
    build.play(state, "leave:SW2")
    assert state.month == 13


@pytest.mark.rule("IKI-11.6")
def test_an_unfed_character_leaves_and_has_not_retired() -> None:
    state = payday()
    build.put(state, "SW1", "SP13", 1, 1)
    build.set_fire(state, 0, 4, 0)
    build.play(state, "done")
    assert build.on(state, "SW1") == ""
    assert state.zone[build.card(state, "SP13")] == GONE
    assert state.kobun[1] == 4
    assert state.fire[1] == 4
    assert state.retired[1] == 0
    assert state.perk(1, 1) == 0


@pytest.mark.rule("IKI-16.1")
def test_the_amulet_does_not_feed() -> None:
    state = payday(12)
    build.grant(state, 1, "fire-amulet")
    build.put(state, "SW1", "WI02", 1)
    build.play(state, "done")
    assert build.on(state, "SW1") == ""


@pytest.mark.rule("IKI-11.7")
def test_after_month_twelve_goods_stay_and_figures_leave_the_street() -> None:
    state = payday(12)
    build.put(state, "SW1", "SP07", 1)
    build.put(state, "SW2", "SP08", 1)
    build.give(state, 1, rice=2)
    build.stand(state, 1, 5)
    build.play(state, "done")
    assert state.phase == NEW_YEAR
    assert state.season == 4
    assert [int(space) for space in state.space] == [-1, -1, -1]
    figures = [piece for piece in build.GAME.scene(state, 0).pieces if piece.art == "figure"]
    assert {piece.place for piece in figures} == {"gate"}
    assert build.held(state, 1) == {
        "mon": 2,
        "rice": 1,
        "iki": 4,
    }  # wages, harmony, feeding as usual
    build.play(state, "space:4")
    build.give(state, 0, mon=9)
    assert build.legal(state, "buy") == ["buy:blowfish", "buy:cod"]
