"""Chapter 9: buildings."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    do,
    experience,
    give,
    go,
    grant,
    held,
    holds,
    house,
    legal,
    on,
    put,
    refused,
    set_fire,
    set_up,
    take_turn,
    visit,
)
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scoring import building_points

# building -> price, points
BUILDINGS: dict[str, tuple[dict[str, int], int]] = {
    "kabuki-theatre": ({"wood": 3, "koban": 2, "mon": 4}, 18),
    "merchant-house": ({"wood": 3, "koban": 2}, 0),
    "farmhouse": ({"wood": 2, "koban": 1, "mon": 2}, 6),
    "fire-watchtower": ({"wood": 3, "koban": 1}, 8),
    "imperial-villa": ({"wood": 4, "koban": 2}, 12),
    "granary": ({"wood": 3, "koban": 1, "mon": 2}, 4),
    "temple": ({"wood": 3, "koban": 2}, 0),
    "daimyo-residence": ({"wood": 4, "koban": 3}, 24),
    "bathhouse": ({"wood": 3, "koban": 1, "mon": 3}, 13),
    "fish-hall": ({"wood": 2, "koban": 2}, 2),
}


def site(name: str) -> Iki:
    """Seat 0 on the building site with this building and five others on offer."""
    others = [other for other in BUILDINGS if other != name][:5]
    p = set_up(3, buildings=(name, *others))
    go(p, 7)
    return p


@pytest.mark.rule("IKI-9.1", "IKI-15.6")
@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_costs_exactly_its_price_and_scores_its_points(name: str) -> None:
    price, points = BUILDINGS[name]
    for part in price:
        p = site(name)
        give(p, 0, **{**price, part: price[part] - 1})
        assert refused(p, f"build:{name}").reason == "building-price"
    p = site(name)
    give(p, 0, **price)
    do(p, f"build:{name}", "stall:SE2")
    assert held(p, 0) == {}
    assert on(p, "SE2") == name
    assert building_points(p, 0) == points


@pytest.mark.rule("IKI-9.1")
def test_all_ten_buildings_are_known_and_a_closed_one_cannot_be_built() -> None:
    p = visit(7)
    assert p.tables.building_ids == list(BUILDINGS)
    give(p, 0, wood=9, koban=9, mon=9)
    assert refused(p, "build:daimyo-residence").reason == "building-not-open"


@pytest.mark.rule("IKI-9.2")
def test_a_building_goes_to_any_free_stall_with_its_surcharge() -> None:
    p = visit(7)
    put(p, "SW1", "SP01", 1)
    give(p, 0, wood=3, koban=2, mon=1)
    do(p, "build:temple")
    assert len(legal(p)) == 11  # neither the taken stall nor the dear crossing
    assert refused(p, "stall:NE4").reason == "surcharge"
    assert refused(p, "stall:SW1").reason == "stall-taken"
    p.stock[0] = 2
    do(p, "stall:NE4")
    assert held(p, 0) == {}


@pytest.mark.rule("IKI-9.2")
def test_a_building_needs_a_free_kobun_and_a_free_stall() -> None:
    p = visit(7)
    give(p, 0, wood=9, koban=9, mon=9)
    p.kobun[0] = 0
    assert refused(p, "build:temple").reason == "no-kobun"
    p.kobun[0] = 1
    p.free = 0
    assert refused(p, "build:temple").reason == "no-stall-free"


@pytest.mark.rule("IKI-9.3")
def test_the_manager_stays_through_laps_paydays_and_visits() -> None:
    p = visit(7, at_month=3)
    give(p, 0, wood=9, koban=9, mon=9)
    do(p, "build:temple", "stall:SE1")
    assert p.kobun[0] == 3
    do(p, "done")
    assert p.month == 4
    assert (int(p.kobun[0]), on(p, "SE1")) == (3, "temple")
    take_turn(p, 0, "1")
    p.space[0] = 7
    do(p, "income", "move:1", "done")  # a lap
    assert (int(p.kobun[0]), on(p, "SE1")) == (3, "temple")
    go(p, 3, 1, 4)
    assert legal(p, "use") == []
    do(p, "done")
    assert (int(p.kobun[0]), on(p, "SE1")) == (3, "temple")


@pytest.mark.rule("IKI-9.3", "IKI-13.4")
def test_a_burnt_building_returns_its_kobun_and_is_lost() -> None:
    p = visit(0, at_month=5)
    house(p, "SE1", "temple", 0)
    put(p, "SE2", "SP01", 1)
    offer = p.view(0)["offer"]
    do(p, "done", "fire:SE")
    assert on(p, "SE1") == ""
    assert on(p, "SE2") == ""  # the fire went on
    assert p.kobun[0] == 4
    assert p.view(0)["offer"] == offer
    assert p.view(0)["burnt"] == ["temple"]


@pytest.mark.rule("IKI-9.4")
def test_a_building_is_no_character() -> None:
    p = visit(3, at_month=3)
    house(p, "SE1", "temple", 1)
    house(p, "SE2", "bathhouse", 0)
    put(p, "SE3", "SP10", 0)
    assert refused(p, "use:SE1").rule_id == "IKI-9.4"
    give(p, 0, rice=1)
    do(p, "done")
    assert held(p, 0) == {"wood": 1}  # no harmony, one rice for the carpenter only
    assert on(p, "SE1") == "temple"  # seat 1 had no rice to give and loses nothing
    assert experience(p, "SE2") == 0
    assert p.scores()[0] == 1 + 13 + 1  # wood, the bathhouse, one colour


@pytest.mark.rule("IKI-9.5", "IKI-16.4")
def test_plan_and_carpenter_lower_their_own_parts_and_the_surcharge_stays() -> None:
    p = visit(3)
    grant(p, 0, "guild-plan")
    put(p, "SE1", "SP10", 1)
    give(p, 0, wood=2, koban=1, mon=2)
    do(p, "use:SE1")
    assert "plan:temple" in legal(p)
    assert "build:temple" not in legal(p)
    do(p, "plan:temple", "stall:NE4")
    assert held(p, 0) == {}
    assert not holds(p, 0, "guild-plan")


@pytest.mark.rule("IKI-9.5")
def test_a_price_is_never_below_zero() -> None:
    p = visit(7)
    grant(p, 0, "guild-plan")
    give(p, 0, wood=3)
    do(p, "plan:fire-watchtower", "stall:SW1")  # 1 koban less 1
    assert held(p, 0) == {}


@pytest.mark.rule("IKI-9.6")
@pytest.mark.parametrize(
    ("name", "gain"), [("farmhouse", {"rice": 2}), ("imperial-villa", {"koban": 1})]
)
def test_lasting_buildings_pay_at_every_payday(name: str, gain: dict[str, int]) -> None:
    for at_month in (3, 6, 9, 12):
        p = visit(0, at_month=at_month)
        house(p, "NE1", name, 1)
        give(p, 1)
        do(p, "done")
        assert held(p, 1) == gain


@pytest.mark.rule("IKI-9.6")
def test_the_farmhouse_feeds_at_once() -> None:
    p = visit(0, at_month=3)
    house(p, "NE1", "farmhouse", 1)
    put(p, "NE2", "SP01", 1)
    give(p, 1)
    do(p, "done")
    assert on(p, "NE2") == "SP01"
    assert held(p, 1) == {"rice": 1, "mon": 1}


@pytest.mark.rule("IKI-9.6")
def test_the_watchtower_adds_three_against_fires_only() -> None:
    for value, burns in ((6, False), (5, True)):
        p = visit(0, at_month=11)
        house(p, "NE1", "fire-watchtower", 1)
        put(p, "SE1", "SP01", 1)
        set_fire(p, 7, value, 0)
        do(p, "done")
        assert p.standing[0] == 0  # not for the leader
        do(p, "fire:SE")
        assert (on(p, "SE1") == "") is burns


@pytest.mark.rule("IKI-9.6")
def test_the_watchtower_ends_when_it_burns_within_the_same_fire() -> None:
    p = visit(0, at_month=11)
    house(p, "SE1", "fire-watchtower", 1)
    put(p, "SE2", "SP01", 1)
    set_fire(p, 0, 5, 0)  # 5 + 3 < 9, then 5 < 8 although 5 + 3 would do
    do(p, "done", "fire:SE")
    assert (on(p, "SE1"), on(p, "SE2")) == ("", "")


@pytest.mark.rule("IKI-9.6")
def test_the_watchtower_protects_itself() -> None:
    p = visit(0, at_month=8)
    house(p, "SE1", "fire-watchtower", 1)
    set_fire(p, 0, 4, 0)
    do(p, "done", "fire:SE")
    assert on(p, "SE1") == "fire-watchtower"


COUNTED = [
    ("merchant-house", {"sandal": 4}, 12),
    ("merchant-house", {"sandal": 11}, 30),
    ("granary", {"rice": 5}, 4 + 10),
    ("granary", {"rice": 12}, 4 + 20),
]


@pytest.mark.rule("IKI-9.7")
@pytest.mark.parametrize(("name", "stock", "points"), COUNTED)
def test_buildings_that_count_goods(name: str, stock: dict[str, int], points: int) -> None:
    p = visit(0)
    house(p, "SE1", name, 0)
    give(p, 0, **stock)
    assert building_points(p, 0) == points


@pytest.mark.rule("IKI-9.7")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (4, 12), (6, 18), (7, 18)])
def test_the_temple_counts_retired_cards(number: int, points: int) -> None:
    p = visit(0)
    house(p, "SE1", "temple", 0)
    put(p, "NE1", "SP01", 0)  # active ones do not count
    from zashiki.games.iki.effects import retire

    names = ["SP13", "AU13", "SP02", "SP03", "SP04", "SP05", "SP06"]
    for name in names[:number]:
        put(p, "NE2", name, 0)
        retire(p, p.side.stall_ids.index("NE2"))
    assert building_points(p, 0) == points


@pytest.mark.rule("IKI-9.7")
@pytest.mark.parametrize(("number", "points"), [(0, 2), (2, 10), (4, 18)])
def test_the_fish_hall_counts_fish(number: int, points: int) -> None:
    p = visit(0)
    house(p, "SE1", "fish-hall", 0)
    for fish in ("icefish", "sweetfish", "saury", "cod")[:number]:
        p.goods[p.tables.goods_ids.index(fish)] = 0
    assert building_points(p, 0) == points
