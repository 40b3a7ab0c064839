"""Chapter 7: business with shops and stalls."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.games.iki.state import BUSINESS, TRAINING


@pytest.mark.rule("IKI-7.1")
def test_business_is_optional_and_only_where_the_move_ended() -> None:
    state = build.turn("2")
    build.stand(state, 0, 0)
    build.put(state, "SW3", "ST3", 1)
    build.put(state, "SE3", "ST1", 1)
    build.play(state, "income", "move:2")
    assert build.legal(state) == [
        "deal",
        "done",
        "use:SE3",
    ]  # the timber yard, not the shops passed
    assert build.refused(state, "use:SW3").reason == "out-of-reach"
    build.play(state, "done")
    assert state.month == 2


@pytest.mark.rule("IKI-7.1")
def test_shop_then_stall_and_stall_then_shop() -> None:
    for order in (("deal", "use:SW1"), ("use:SW1", "deal")):
        state = build.visit(0)
        build.put(state, "SW1", "SP05", 1)
        build.give(state, 0, mon=3, rice=1)
        build.play(state, *order)
        assert build.held(state, 0) == {"mon": 4, "rice": 2}
    state = build.visit(0)
    build.put(state, "SW1", "SP05", 1)
    build.give(state, 0, mon=3)
    assert not build.can(state, "use:SW1")
    build.play(state, "deal", "use:SW1")  # the rice just bought pays the weaver
    assert build.held(state, 0) == {"mon": 4, "rice": 1}


DEALS = [
    (0, {"mon": 3}, {"rice": 2}),
    (2, {"mon": 3}, {"wood": 2}),
    (5, {"mon": 5}, {"koban": 1}),
    (6, {"mon": 2}, {"sandal": 2}),
]


@pytest.mark.rule("IKI-7.2")
@pytest.mark.parametrize(("space", "price", "gain"), DEALS)
def test_deals_once_a_visit(space: int, price: dict[str, int], gain: dict[str, int]) -> None:
    state = build.visit(space)
    build.give(state, 0, mon=price["mon"] - 1)
    assert build.refused(state, "deal").reason == "deal-price"
    build.give(state, 0, mon=price["mon"] + 20)
    build.play(state, "deal")
    assert build.held(state, 0) == {"mon": 20, **gain}
    assert build.refused(state, "deal").reason == "deal-done"


@pytest.mark.rule("IKI-7.2")
def test_the_fire_brigade_sells_twice_a_visit() -> None:
    state = build.visit(3)
    build.set_fire(state, 0, 2, 0)
    build.give(state, 0, mon=9)
    build.play(state, "deal")
    assert (int(state.fire[0]), build.held(state, 0)) == (1, {"mon": 7})
    build.play(state, "deal")
    assert build.standing(state)[0] == 0
    assert build.refused(state, "deal").reason == "deal-done"
    build.play(state, "done")
    build.go(state, 3)
    assert build.can(state, "deal")


@pytest.mark.rule("IKI-7.2")
def test_koban_are_no_mon() -> None:
    state = build.visit(0)
    build.give(state, 0, koban=5)
    assert build.refused(state, "deal").reason == "deal-price"
    state = build.visit(4)
    assert build.refused(state, "deal").reason == "choose-goods"


@pytest.mark.rule("IKI-7.3")
def test_one_pipe_and_one_pouch_a_visit() -> None:
    state = build.visit(1, at_month=1)
    build.give(state, 0, mon=7)
    build.play(state, "buy:spring-pipe-1", "buy:spring-pouch-1")
    assert build.held(state, 0) == {}
    build.give(state, 0, mon=20)
    assert build.legal(state, "buy") == []
    assert build.refused(state, "buy:spring-pipe-2").reason == "one-of-a-kind"
    assert build.refused(state, "buy:spring-pouch-2").reason == "one-of-a-kind"
    build.play(state, "done")
    build.go(state, 1, 1, 2)
    build.give(state, 1, mon=20)
    # what is sold is gone
    assert build.legal(state, "buy") == ["buy:spring-pipe-2", "buy:spring-pouch-2"]
    assert build.refused(state, "buy:spring-pipe-1").reason == "sold"
    build.go(state, 1, 0, 2)
    assert build.can(state, "buy:spring-pipe-2")  # no limit over the season


PRICES = {
    "icefish": 4,
    "sea-bream": 6,
    "spring-pipe-1": 4,
    "spring-pipe-2": 4,
    "spring-pouch-1": 3,
    "spring-pouch-2": 5,
    "sweetfish": 4,
    "first-bonito": 7,
    "summer-pipe-1": 4,
    "summer-pipe-2": 4,
    "summer-pouch-1": 3,
    "summer-pouch-2": 5,
    "saury": 4,
    "salmon": 6,
    "autumn-pipe-1": 4,
    "autumn-pipe-2": 4,
    "autumn-pouch-1": 4,
    "autumn-pouch-2": 6,
    "cod": 4,
    "blowfish": 7,
    "winter-pipe-1": 4,
    "winter-pipe-2": 4,
    "winter-pouch-1": 4,
    "winter-pouch-2": 6,
}


@pytest.mark.rule("IKI-7.3")
@pytest.mark.parametrize("good", PRICES)
def test_each_piece_costs_its_own_price(good: str) -> None:
    state = build.visit(0)
    number = state.tables.goods_ids.index(good)
    at_month = 3 * int(state.tables.goods_season[number]) - 2
    space = 4 if state.tables.goods_kind[number] == 0 else 1
    build.go(state, space, 0, at_month)
    build.give(state, 0, mon=PRICES[good] - 1)
    assert build.refused(state, f"buy:{good}").reason == "goods-price"
    build.give(state, 0, mon=PRICES[good])
    build.play(state, f"buy:{good}")
    assert build.held(state, 0) == {}
    assert state.goods[number] == 0
    assert len(PRICES) == state.tables.n_goods


@pytest.mark.rule("IKI-7.3")
def test_goods_are_sold_in_their_shop_and_season_only() -> None:
    state = build.visit(4, at_month=1)
    build.give(state, 0, mon=20)
    assert build.refused(state, "buy:spring-pipe-1").reason == "not-sold-here"
    assert build.refused(state, "buy:sweetfish").reason == "other-season"


@pytest.mark.rule("IKI-7.4")
def test_one_fish_a_season() -> None:
    state = build.visit(4, at_month=1)
    build.give(state, 0, mon=30)
    build.play(state, "buy:icefish")
    assert build.refused(state, "buy:sea-bream").reason == "one-fish"
    build.play(state, "done")
    build.go(state, 4, 0, 2)
    assert build.refused(state, "buy:sea-bream").rule_id == "IKI-7.4"
    build.go(state, 4, 1, 2)
    build.give(state, 1, mon=30)
    assert build.legal(state, "buy") == ["buy:sea-bream"]
    build.go(state, 4, 0, 4)
    assert build.legal(state, "buy") == ["buy:first-bonito", "buy:sweetfish"]


@pytest.mark.rule("IKI-7.4")
def test_new_year_belongs_to_winter() -> None:
    state = build.visit(4, at_month=12)
    build.give(state, 0, mon=30, rice=9)
    build.play(state, "buy:cod", "done")
    build.play(state, "space:4")
    assert build.refused(state, "buy:blowfish").reason == "one-fish"
    build.play(state, "done", "space:4")
    build.give(state, 1, mon=30)
    assert build.legal(state, "buy") == ["buy:blowfish"]


@pytest.mark.rule("IKI-7.5")
def test_one_building_a_visit_at_the_site_only() -> None:
    state = build.visit(7, at_month=1)
    build.give(state, 0, wood=20, koban=20, mon=20)
    build.play(state, "build:temple", "stall:SW1")
    assert build.refused(state, "build:bathhouse").reason == "one-building"
    state = build.visit(6, at_month=1)
    build.give(state, 0, wood=20, koban=20, mon=20)
    assert build.refused(state, "build:temple").reason == "no-building-site"


@pytest.mark.rule("IKI-7.6")
def test_one_stall_a_turn_own_or_others_and_the_gain_is_the_visitors() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "ST3", 0)
    build.put(state, "SE2", "SP07", 1)
    build.give(state, 0)
    before = build.held(state, 1)
    assert build.legal(state, "use") == ["use:SE1", "use:SE2"]
    build.play(state, "use:SE2")
    assert build.held(state, 0) == {"mon": 2}
    assert build.held(state, 1) == before
    assert build.refused(state, "use:SE1").reason == "one-stall"
    assert build.refused(state, "use:SE2").reason == "one-stall"


@pytest.mark.rule("IKI-7.6")
def test_a_stall_action_with_fire_raises_the_visitors_value() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SP12", 1)
    build.give(state, 0, mon=2)
    build.play(state, "use:SE1")
    assert build.held(state, 0) == {"iki": 1}
    assert int(state.fire[0]) == 1
    assert build.standing(state)[0] == 0


@pytest.mark.rule("IKI-7.7")
def test_an_action_that_cannot_be_paid_or_changes_nothing_is_not_offered() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SP05", 1)
    assert build.refused(state, "use:SE2").reason == "stall-empty"
    build.give(state, 0, mon=9)
    assert build.refused(state, "use:SE1").reason == "action-price"
    state = build.visit(3)
    build.put(state, "SE1", "SU12", 1)  # 1 wood for 2 fire
    build.put(state, "SE2", "SP14", 0)  # 1 mon for experience of others: there is nobody
    build.set_fire(state, 12, 0, 0)
    build.give(state, 0, wood=1, mon=1)
    assert build.refused(state, "use:SE1").reason == "nothing-changes"
    assert build.refused(state, "use:SE2").reason == "nothing-changes"
    assert build.experience(state, "SE1") == 0
    build.set_fire(state, 11, 0, 0)
    build.play(state, "use:SE1")
    assert int(state.fire[0]) == 12


@pytest.mark.rule("IKI-7.8")
def test_experience_goes_to_other_own_characters_only() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SP14", 0)
    build.put(state, "NW1", "SP01", 0)
    build.put(state, "NE1", "SP04", 1)
    build.give(state, 0, mon=1)
    build.play(state, "use:SE1")
    assert build.legal(state) == ["train:NW1"]
    assert build.refused(state, "train:NE1").rule_id == "IKI-7.8"
    assert build.refused(state, "train:SE1").rule_id == "IKI-7.8"
    assert build.refused(state, "done").reason == "train-now"
    build.play(state, "train:NW1")
    assert [build.experience(state, where) for where in ("SE1", "NW1", "NE1")] == [0, 1, 0]
    assert build.held(state, 0) == {}


@pytest.mark.rule("IKI-7.8")
def test_two_experience_are_given_one_after_the_other() -> None:
    for picks, levels in (("NW1 NW1", [2, 0]), ("NW1 NE1", [1, 1])):
        state = build.visit(3)
        build.put(state, "SE1", "AU10", 1)
        build.put(state, "NW1", "SP01", 0)
        build.put(state, "NE1", "SP04", 0)
        build.give(state, 0, mon=2)
        build.play(state, "use:SE1", *(f"train:{where}" for where in picks.split()))
        assert [build.experience(state, "NW1"), build.experience(state, "NE1")] == levels
        assert build.experience(state, "SE1") == 1  # the visit, after the action
        assert state.phase == BUSINESS


@pytest.mark.rule("IKI-7.8")
def test_experience_without_a_pupil_is_lost() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "AU10", 1)
    build.put(state, "NW1", "SP02", 0, experience=1)
    build.give(state, 0, mon=2)
    build.play(state, "use:SE1")
    assert state.phase == TRAINING
    build.play(state, "train:NW1")
    assert build.has_retired(state, 0, "SP02")
    assert state.phase == BUSINESS
    other = build.visit(3)
    build.put(other, "SE1", "AU10", 1)
    build.give(other, 0, mon=2)
    assert build.refused(other, "use:SE1").reason == "nothing-changes"  # not even a first pupil


@pytest.mark.rule("IKI-7.9")
def test_the_dice_maker_pays_for_each_own_character() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "AU05", 1)
    build.put(state, "NW1", "SP01", 0)
    build.put(state, "NE1", "SP04", 0)
    build.house(state, "NE2", "temple", 0)
    build.give(state, 0)
    other = state.copy()
    build.play(state, "use:SE1")
    assert build.held(state, 0) == {"mon": 2}
    build.put(other, "SE2", "SP05", 0)
    build.play(other, "use:SE1")
    assert build.held(other, 0) == {"mon": 3}
    other = build.visit(3)
    build.put(other, "SE1", "AU05", 0)
    build.give(other, 0)
    build.play(other, "use:SE1")
    assert build.held(other, 0) == {"mon": 1}  # himself, if own
    third = build.visit(3)
    build.put(third, "SE1", "AU05", 1)
    assert build.refused(third, "use:SE1").reason == "nothing-changes"


@pytest.mark.rule("IKI-7.10", "IKI-9.5")
@pytest.mark.parametrize("name", ["SP10", "AU12", "WI12"])
def test_a_carpenter_builds_for_one_wood_less(name: str) -> None:
    state = build.visit(3)
    build.put(state, "SE1", name, 1)
    build.give(state, 0, koban=1, mon=3)
    assert build.refused(state, "use:SE1").reason == "no-building-possible"
    build.give(state, 0, wood=2, koban=1, mon=3)
    build.play(state, "use:SE1")
    assert build.legal(state) == ["build:bathhouse", "build:farmhouse", "build:fire-watchtower"]
    assert build.refused(state, "build:temple").reason == "building-price"
    build.play(state, "build:bathhouse", "stall:NW2")
    assert build.held(state, 0) == {}
    assert build.on(state, "NW2") == "bathhouse"
    assert build.experience(state, "SE1") == 1
    assert state.phase == BUSINESS


@pytest.mark.rule("IKI-7.10")
def test_a_carpenter_needs_a_kobun_and_a_stall_like_the_site() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SP10", 1)
    build.give(state, 0, wood=9, koban=9, mon=9)
    assert build.can(state, "use:SE1")
    build.crowd(state, ["SW1", "NE1", "NW1", "NW2"], [0] * 4)
    assert not build.can(state, "use:SE1")
    other = build.visit(3, seats=2)
    build.put(other, "SE1", "SP10", 1)
    build.give(other, 0, wood=9, koban=9, mon=9)
    build.crowd(other, [name for name in other.side.stall_ids if name != "SE1"], [None] * 11)
    assert not build.can(other, "use:SE1")


@pytest.mark.rule("IKI-7.11")
def test_the_day_labourer_exchanges_any_two_characters() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SU13", 1)
    build.put(state, "NW1", "SP01", 0, experience=2)
    build.put(state, "NE4", "SP04", 2, experience=1)
    build.house(state, "SW1", "temple", 0)
    build.give(state, 0)
    build.play(state, "use:SE1")
    assert build.held(state, 0) == {"mon": 2}
    assert build.legal(state) == ["done", "swap:NE4", "swap:NW1", "swap:SE1"]
    assert build.refused(state, "swap:SW1").rule_id == "IKI-7.11"
    build.play(state, "swap:NW1")
    assert build.legal(state) == ["swap:NE4", "swap:SE1"]
    build.play(state, "swap:NE4")
    assert (build.on(state, "NE4"), build.experience(state, "NE4"), int(state.owner[11])) == (
        "SP01",
        2,
        0,
    )
    assert (build.on(state, "NW1"), build.experience(state, "NW1"), int(state.owner[12])) == (
        "SP04",
        1,
        2,
    )
    assert build.held(state, 0) == {"mon": 2}  # no surcharge at the crossing
    assert build.experience(state, "SE1") == 1


@pytest.mark.rule("IKI-7.11")
def test_the_exchange_may_be_left_out() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SU13", 1)
    build.put(state, "NW1", "SP01", 0)
    build.give(state, 0)
    build.play(state, "use:SE1", "done")
    assert build.held(state, 0) == {"mon": 2}
    assert (build.on(state, "SE1"), build.experience(state, "SE1")) == ("SU13", 1)
    assert state.phase == BUSINESS


@pytest.mark.rule("IKI-7.11")
def test_an_exchanged_day_labourer_gains_his_experience_where_he_lies() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SU13", 1)
    build.put(state, "SE2", "SP01", 0)
    build.play(state, "use:SE1", "swap:SE1", "swap:SE2")
    assert (build.on(state, "SE2"), build.experience(state, "SE2")) == ("SU13", 1)
    assert build.refused(state, "use:SE1").reason == "one-stall"
    assert int(state.people[0]) == 1 << 4
    assert int(state.people[1]) == 1 << 5


@pytest.mark.rule("IKI-7.12")
def test_the_order_figure_comes_home_at_the_end_of_the_turn() -> None:
    state = build.visit(0)
    assert list(state.fields).count(0) == 1
    build.play(state, "done")
    assert 0 not in list(state.fields)
    assert all(seat == -1 for seat in state.fields)
