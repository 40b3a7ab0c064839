"""Chapter 7: business with shops and stalls."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    can,
    do,
    experience,
    give,
    go,
    has_retired,
    held,
    house,
    legal,
    on,
    put,
    refused,
    set_fire,
    standing,
    turn,
    visit,
)
from zashiki.games.iki.state import BUSINESS, TRAINING


@pytest.mark.rule("IKI-7.1")
def test_business_is_optional_and_only_where_the_move_ended() -> None:
    p = turn("2")
    p.space[0] = 0
    put(p, "SW3", "ST3", 1)
    put(p, "SE3", "ST1", 1)
    do(p, "income", "move:2")
    assert legal(p) == ["deal", "done", "use:SE3"]  # the timber yard, not the shops passed
    assert refused(p, "use:SW3").reason == "out-of-reach"
    do(p, "done")
    assert p.month == 2


@pytest.mark.rule("IKI-7.1")
def test_shop_then_stall_and_stall_then_shop() -> None:
    for order in (("deal", "use:SW1"), ("use:SW1", "deal")):
        p = visit(0)
        put(p, "SW1", "SP05", 1)
        give(p, 0, mon=3, rice=1)
        do(p, *order)
        assert held(p, 0) == {"mon": 4, "rice": 2}
    p = visit(0)
    put(p, "SW1", "SP05", 1)
    give(p, 0, mon=3)
    assert not can(p, "use:SW1")
    do(p, "deal", "use:SW1")  # the rice just bought pays the weaver
    assert held(p, 0) == {"mon": 4, "rice": 1}


DEALS = [
    (0, {"mon": 3}, {"rice": 2}),
    (2, {"mon": 3}, {"wood": 2}),
    (5, {"mon": 5}, {"koban": 1}),
    (6, {"mon": 2}, {"sandal": 2}),
]


@pytest.mark.rule("IKI-7.2")
@pytest.mark.parametrize(("space", "price", "gain"), DEALS)
def test_deals_once_a_visit(space: int, price: dict[str, int], gain: dict[str, int]) -> None:
    p = visit(space)
    give(p, 0, mon=price["mon"] - 1)
    assert refused(p, "deal").reason == "deal-price"
    give(p, 0, mon=price["mon"] + 20)
    do(p, "deal")
    assert held(p, 0) == {"mon": 20, **gain}
    assert refused(p, "deal").reason == "deal-done"


@pytest.mark.rule("IKI-7.2")
def test_the_fire_brigade_sells_twice_a_visit() -> None:
    p = visit(3)
    set_fire(p, 0, 2, 0)
    give(p, 0, mon=9)
    do(p, "deal")
    assert (int(p.fire[0]), held(p, 0)) == (1, {"mon": 7})
    do(p, "deal")
    assert standing(p)[0] == 0
    assert refused(p, "deal").reason == "deal-done"
    do(p, "done")
    go(p, 3)
    assert can(p, "deal")


@pytest.mark.rule("IKI-7.2")
def test_koban_are_no_mon() -> None:
    p = visit(0)
    give(p, 0, koban=5)
    assert refused(p, "deal").reason == "deal-price"
    p = visit(4)
    assert refused(p, "deal").reason == "no-deal-here"


@pytest.mark.rule("IKI-7.3")
def test_one_pipe_and_one_pouch_a_visit() -> None:
    p = visit(1)
    give(p, 0, mon=7)
    do(p, "buy:spring-pipe-1", "buy:spring-pouch-1")
    assert held(p, 0) == {}
    give(p, 0, mon=20)
    assert legal(p, "buy") == []
    assert refused(p, "buy:spring-pipe-2").reason == "one-of-a-kind"
    assert refused(p, "buy:spring-pouch-2").reason == "one-of-a-kind"
    do(p, "done")
    go(p, 1, 1, 2)
    give(p, 1, mon=20)
    assert legal(p, "buy") == ["buy:spring-pipe-2", "buy:spring-pouch-2"]  # what is sold is gone
    assert refused(p, "buy:spring-pipe-1").reason == "sold"
    go(p, 1, 0, 2)
    assert can(p, "buy:spring-pipe-2")  # no limit over the season


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
    p = visit(0)
    number = p.tables.goods_ids.index(good)
    at_month = 3 * int(p.tables.goods_season[number]) - 2
    space = 4 if p.tables.goods_kind[number] == 0 else 1
    go(p, space, 0, at_month)
    give(p, 0, mon=PRICES[good] - 1)
    assert refused(p, f"buy:{good}").reason == "goods-price"
    give(p, 0, mon=PRICES[good])
    do(p, f"buy:{good}")
    assert held(p, 0) == {}
    assert p.goods[number] == 0
    assert len(PRICES) == p.tables.n_goods


@pytest.mark.rule("IKI-7.3")
def test_goods_are_sold_in_their_shop_and_season_only() -> None:
    p = visit(4)
    give(p, 0, mon=20)
    assert refused(p, "buy:spring-pipe-1").reason == "not-sold-here"
    assert refused(p, "buy:sweetfish").reason == "other-season"


@pytest.mark.rule("IKI-7.4")
def test_one_fish_a_season() -> None:
    p = visit(4)
    give(p, 0, mon=30)
    do(p, "buy:icefish")
    assert refused(p, "buy:sea-bream").reason == "one-fish"
    do(p, "done")
    go(p, 4, 0, 2)
    assert refused(p, "buy:sea-bream").rule_id == "IKI-7.4"
    go(p, 4, 1, 2)
    give(p, 1, mon=30)
    assert legal(p, "buy") == ["buy:sea-bream"]
    go(p, 4, 0, 4)
    assert legal(p, "buy") == ["buy:first-bonito", "buy:sweetfish"]


@pytest.mark.rule("IKI-7.4")
def test_new_year_belongs_to_winter() -> None:
    p = visit(4, at_month=12)
    give(p, 0, mon=30, rice=9)
    do(p, "buy:cod", "done")
    do(p, "space:4")
    assert refused(p, "buy:blowfish").reason == "one-fish"
    do(p, "done", "space:4")
    give(p, 1, mon=30)
    assert legal(p, "buy") == ["buy:blowfish"]


@pytest.mark.rule("IKI-7.5")
def test_one_building_a_visit_at_the_site_only() -> None:
    p = visit(7)
    give(p, 0, wood=20, koban=20, mon=20)
    do(p, "build:temple", "stall:SW1")
    assert refused(p, "build:bathhouse").reason == "one-building"
    p = visit(6)
    give(p, 0, wood=20, koban=20, mon=20)
    assert refused(p, "build:temple").reason == "no-building-site"


@pytest.mark.rule("IKI-7.6")
def test_one_stall_a_turn_own_or_others_and_the_gain_is_the_visitors() -> None:
    p = visit(3)
    put(p, "SE1", "ST3", 0)
    put(p, "SE2", "SP07", 1)
    give(p, 0)
    before = held(p, 1)
    assert legal(p, "use") == ["use:SE1", "use:SE2"]
    do(p, "use:SE2")
    assert held(p, 0) == {"mon": 2}
    assert held(p, 1) == before
    assert refused(p, "use:SE1").reason == "one-stall"
    assert refused(p, "use:SE2").reason == "one-stall"


@pytest.mark.rule("IKI-7.6")
def test_a_stall_action_with_fire_raises_the_visitors_value() -> None:
    p = visit(3)
    put(p, "SE1", "SP12", 1)
    give(p, 0, mon=2)
    do(p, "use:SE1")
    assert held(p, 0) == {"iki": 1}
    assert int(p.fire[0]) == 1
    assert standing(p)[0] == 0


@pytest.mark.rule("IKI-7.7")
def test_an_action_that_cannot_be_paid_or_changes_nothing_is_not_offered() -> None:
    p = visit(3)
    put(p, "SE1", "SP05", 1)
    assert refused(p, "use:SE2").reason == "stall-empty"
    give(p, 0, mon=9)
    assert refused(p, "use:SE1").reason == "action-price"
    p = visit(3)
    put(p, "SE1", "SU12", 1)  # 1 wood for 2 fire
    put(p, "SE2", "SP14", 0)  # 1 mon for experience of others: there is nobody
    set_fire(p, 12, 0, 0)
    give(p, 0, wood=1, mon=1)
    assert refused(p, "use:SE1").reason == "nothing-changes"
    assert refused(p, "use:SE2").reason == "nothing-changes"
    assert experience(p, "SE1") == 0
    set_fire(p, 11, 0, 0)
    do(p, "use:SE1")
    assert int(p.fire[0]) == 12


@pytest.mark.rule("IKI-7.8")
def test_experience_goes_to_other_own_characters_only() -> None:
    p = visit(3)
    put(p, "SE1", "SP14", 0)
    put(p, "NW1", "SP01", 0)
    put(p, "NE1", "SP04", 1)
    give(p, 0, mon=1)
    do(p, "use:SE1")
    assert legal(p) == ["train:NW1"]
    assert refused(p, "train:NE1").rule_id == "IKI-7.8"
    assert refused(p, "train:SE1").rule_id == "IKI-7.8"
    assert refused(p, "done").reason == "train-now"
    do(p, "train:NW1")
    assert [experience(p, where) for where in ("SE1", "NW1", "NE1")] == [0, 1, 0]
    assert held(p, 0) == {}


@pytest.mark.rule("IKI-7.8")
def test_two_experience_are_given_one_after_the_other() -> None:
    for picks, levels in (("NW1 NW1", [2, 0]), ("NW1 NE1", [1, 1])):
        p = visit(3)
        put(p, "SE1", "AU10", 1)
        put(p, "NW1", "SP01", 0)
        put(p, "NE1", "SP04", 0)
        give(p, 0, mon=2)
        do(p, "use:SE1", *(f"train:{where}" for where in picks.split()))
        assert [experience(p, "NW1"), experience(p, "NE1")] == levels
        assert experience(p, "SE1") == 1  # the visit, after the action
        assert p.phase == BUSINESS


@pytest.mark.rule("IKI-7.8")
def test_experience_without_a_pupil_is_lost() -> None:
    p = visit(3)
    put(p, "SE1", "AU10", 1)
    put(p, "NW1", "SP02", 0, experience=1)
    give(p, 0, mon=2)
    do(p, "use:SE1")
    assert p.phase == TRAINING
    do(p, "train:NW1")
    assert has_retired(p, 0, "SP02")
    assert p.phase == BUSINESS
    q = visit(3)
    put(q, "SE1", "AU10", 1)
    give(q, 0, mon=2)
    assert refused(q, "use:SE1").reason == "nothing-changes"  # not even a first pupil


@pytest.mark.rule("IKI-7.9")
def test_the_dice_maker_pays_for_each_own_character() -> None:
    p = visit(3)
    put(p, "SE1", "AU05", 1)
    put(p, "NW1", "SP01", 0)
    put(p, "NE1", "SP04", 0)
    house(p, "NE2", "temple", 0)
    give(p, 0)
    twin = p.copy()
    do(p, "use:SE1")
    assert held(p, 0) == {"mon": 2}
    put(twin, "SE2", "SP05", 0)
    do(twin, "use:SE1")
    assert held(twin, 0) == {"mon": 3}
    q = visit(3)
    put(q, "SE1", "AU05", 0)
    give(q, 0)
    do(q, "use:SE1")
    assert held(q, 0) == {"mon": 1}  # himself, if own
    r = visit(3)
    put(r, "SE1", "AU05", 1)
    assert refused(r, "use:SE1").reason == "nothing-changes"


@pytest.mark.rule("IKI-7.10", "IKI-9.5")
@pytest.mark.parametrize("name", ["SP10", "AU12", "WI12"])
def test_a_carpenter_builds_for_one_wood_less(name: str) -> None:
    p = visit(3)
    put(p, "SE1", name, 1)
    give(p, 0, koban=1, mon=3)
    assert refused(p, "use:SE1").reason == "no-building-possible"
    give(p, 0, wood=2, koban=1, mon=3)
    do(p, "use:SE1")
    assert legal(p) == ["build:bathhouse", "build:farmhouse", "build:fire-watchtower"]
    assert refused(p, "build:temple").reason == "building-price"
    do(p, "build:bathhouse", "stall:NW2")
    assert held(p, 0) == {}
    assert on(p, "NW2") == "bathhouse"
    assert experience(p, "SE1") == 1
    assert p.phase == BUSINESS


@pytest.mark.rule("IKI-7.10")
def test_a_carpenter_needs_a_kobun_and_a_stall_like_the_site() -> None:
    p = visit(3)
    put(p, "SE1", "SP10", 1)
    give(p, 0, wood=9, koban=9, mon=9)
    p.kobun[0] = 0
    assert not can(p, "use:SE1")
    p.kobun[0] = 1
    assert can(p, "use:SE1")
    p.free = 0
    assert not can(p, "use:SE1")


@pytest.mark.rule("IKI-7.11")
def test_the_day_labourer_exchanges_any_two_characters() -> None:
    p = visit(3)
    put(p, "SE1", "SU13", 1)
    put(p, "NW1", "SP01", 0, experience=2)
    put(p, "NE4", "SP04", 2, experience=1)
    house(p, "SW1", "temple", 0)
    give(p, 0)
    do(p, "use:SE1")
    assert held(p, 0) == {"mon": 2}
    assert legal(p) == ["done", "swap:NE4", "swap:NW1", "swap:SE1"]
    assert refused(p, "swap:SW1").rule_id == "IKI-7.11"
    do(p, "swap:NW1")
    assert legal(p) == ["swap:NE4", "swap:SE1"]
    do(p, "swap:NE4")
    assert (on(p, "NE4"), experience(p, "NE4"), int(p.owner[11])) == ("SP01", 2, 0)
    assert (on(p, "NW1"), experience(p, "NW1"), int(p.owner[12])) == ("SP04", 1, 2)
    assert held(p, 0) == {"mon": 2}  # no surcharge at the crossing
    assert experience(p, "SE1") == 1


@pytest.mark.rule("IKI-7.11")
def test_the_exchange_may_be_left_out() -> None:
    p = visit(3)
    put(p, "SE1", "SU13", 1)
    put(p, "NW1", "SP01", 0)
    give(p, 0)
    do(p, "use:SE1", "done")
    assert held(p, 0) == {"mon": 2}
    assert (on(p, "SE1"), experience(p, "SE1")) == ("SU13", 1)
    assert p.phase == BUSINESS


@pytest.mark.rule("IKI-7.11")
def test_an_exchanged_day_labourer_gains_his_experience_where_he_lies() -> None:
    p = visit(3)
    put(p, "SE1", "SU13", 1)
    put(p, "SE2", "SP01", 0)
    do(p, "use:SE1", "swap:SE1", "swap:SE2")
    assert (on(p, "SE2"), experience(p, "SE2")) == ("SU13", 1)
    assert refused(p, "use:SE1").reason == "one-stall"
    assert int(p.people[0]) == 1 << 4
    assert int(p.people[1]) == 1 << 5


@pytest.mark.rule("IKI-7.12")
def test_the_order_figure_comes_home_at_the_end_of_the_turn() -> None:
    p = visit(0)
    assert list(p.fields).count(0) == 1
    do(p, "done")
    assert 0 not in list(p.fields)
    assert all(seat == -1 for seat in p.fields)
