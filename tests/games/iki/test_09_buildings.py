"""Chapter 9: buildings."""

from __future__ import annotations

import pytest

from tests.games.iki import build
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
    state = build.set_up(3, buildings=(name, *others))
    build.go(state, 7)
    return state


@pytest.mark.rule("IKI-9.1", "IKI-15.6")
@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_costs_exactly_its_price_and_scores_its_points(name: str) -> None:
    price, points = BUILDINGS[name]
    for part in price:
        state = site(name)
        build.give(state, 0, **{**price, part: price[part] - 1})
        assert build.refused(state, f"build:{name}").reason == "building-price"
    state = site(name)
    build.give(state, 0, **price)
    build.play(state, f"build:{name}", "stall:SE2")
    assert build.held(state, 0) == {}
    assert build.on(state, "SE2") == name
    assert building_points(state, 0) == points


@pytest.mark.rule("IKI-9.1")
def test_all_ten_buildings_are_known_and_a_closed_one_cannot_be_built() -> None:
    state = build.visit(7)
    assert state.tables.building_ids == list(BUILDINGS)
    build.give(state, 0, wood=9, koban=9, mon=9)
    assert build.refused(state, "build:daimyo-residence").reason == "building-not-open"


@pytest.mark.rule("IKI-9.2")
def test_a_building_goes_to_any_free_stall_with_its_surcharge() -> None:
    state = build.visit(7)
    build.put(state, "SW1", "SP01", 1)
    build.give(state, 0, wood=3, koban=2, mon=1)
    build.play(state, "build:temple")
    assert len(build.legal(state)) == 11  # neither the taken stall nor the dear crossing
    for where, reason in (("NE4", "surcharge"), ("SW1", "stall-taken")):
        refusal = build.refused(state, f"stall:{where}")
        assert (refusal.reason, refusal.rule_id) == (reason, "IKI-9.2")
    build.give(state, 0, wood=3, koban=2, mon=2)
    build.play(state, "stall:NE4")
    assert build.held(state, 0) == {}


@pytest.mark.rule("IKI-9.2")
def test_a_building_needs_a_free_kobun_and_a_free_stall() -> None:
    state = build.visit(7)
    build.give(state, 0, wood=9, koban=9, mon=9)
    build.crowd(state, ["SW1", "NE1", "NW1", "NW2"], [0] * 4)
    assert build.refused(state, "build:temple").reason == "no-kobun"
    other = build.visit(7, seats=2)
    build.give(other, 0, wood=9, koban=9, mon=9)
    build.crowd(other, other.side.stall_ids, [None] * 12)
    assert build.refused(other, "build:temple").reason == "no-stall-free"


@pytest.mark.rule("IKI-9.3")
def test_the_manager_stays_through_laps_paydays_and_visits() -> None:
    state = build.visit(7, at_month=3)
    build.give(state, 0, wood=9, koban=9, mon=9)
    build.play(state, "build:temple", "stall:SE1")
    assert state.kobun[0] == 3
    build.play(state, "done")
    assert state.month == 4
    assert (int(state.kobun[0]), build.on(state, "SE1")) == (3, "temple")
    build.take_turn(state, 0, "1")
    build.stand(state, 0, 7)
    build.play(state, "income", "move:1", "done")  # a lap
    assert (int(state.kobun[0]), build.on(state, "SE1")) == (3, "temple")
    build.go(state, 3, 1, 4)
    assert build.legal(state, "use") == []
    build.play(state, "done")
    assert (int(state.kobun[0]), build.on(state, "SE1")) == (3, "temple")


@pytest.mark.rule("IKI-9.3", "IKI-13.4")
def test_a_burnt_building_returns_its_kobun_and_is_lost() -> None:
    state = build.visit(0, at_month=5)
    build.house(state, "SE1", "temple", 0)
    build.put(state, "SE2", "SP01", 1)
    offer = build.data(state)["offer"]
    build.play(state, "done", "fire:SE")
    assert build.on(state, "SE1") == ""
    assert build.on(state, "SE2") == ""  # the fire went on
    assert state.kobun[0] == 4
    assert build.data(state)["offer"] == offer
    assert build.data(state)["burnt"] == ["temple"]


@pytest.mark.rule("IKI-9.4")
def test_a_building_is_no_character() -> None:
    state = build.visit(3, at_month=3)
    build.house(state, "SE1", "temple", 1)
    build.house(state, "SE2", "bathhouse", 0)
    build.put(state, "SE3", "SP10", 0)
    assert build.refused(state, "use:SE1").rule_id == "IKI-9.4"
    build.give(state, 0, rice=1)
    build.play(state, "done")
    assert build.held(state, 0) == {"wood": 1}  # no harmony, one rice for the carpenter only
    assert build.on(state, "SE1") == "temple"  # seat 1 had no rice to give and loses nothing
    assert build.experience(state, "SE2") == 0
    assert state.scores()[0] == 1 + 13 + 1  # wood, the bathhouse, one colour


@pytest.mark.rule("IKI-9.5", "IKI-16.4")
def test_plan_and_carpenter_lower_their_own_parts_and_the_surcharge_stays() -> None:
    state = build.visit(3)
    build.grant(state, 0, "guild-plan")
    build.put(state, "SE1", "SP10", 1)
    build.give(state, 0, wood=2, koban=1, mon=2)
    build.play(state, "use:SE1")
    assert "plan:temple" in build.legal(state)
    assert "build:temple" not in build.legal(state)
    build.play(state, "plan:temple", "stall:NE4")
    assert build.held(state, 0) == {}
    assert not build.holds(state, 0, "guild-plan")


@pytest.mark.rule("IKI-9.5")
def test_a_price_is_never_below_zero() -> None:
    state = build.visit(7)
    build.grant(state, 0, "guild-plan")
    build.give(state, 0, wood=3)
    build.play(state, "plan:fire-watchtower", "stall:SW1")  # 1 koban less 1
    assert build.held(state, 0) == {}


@pytest.mark.rule("IKI-9.6")
@pytest.mark.parametrize(
    ("name", "gain"), [("farmhouse", {"rice": 2}), ("imperial-villa", {"koban": 1})]
)
def test_lasting_buildings_pay_at_every_payday(name: str, gain: dict[str, int]) -> None:
    for at_month in (3, 6, 9, 12):
        state = build.visit(0, at_month=at_month)
        build.house(state, "NE1", name, 1)
        build.give(state, 1)
        build.play(state, "done")
        assert build.held(state, 1) == gain


@pytest.mark.rule("IKI-9.6")
def test_the_farmhouse_feeds_at_once() -> None:
    state = build.visit(0, at_month=3)
    build.house(state, "NE1", "farmhouse", 1)
    build.put(state, "NE2", "SP01", 1)
    build.give(state, 1)
    build.play(state, "done")
    assert build.on(state, "NE2") == "SP01"
    assert build.held(state, 1) == {"rice": 1, "mon": 1}


@pytest.mark.rule("IKI-9.6")
def test_the_watchtower_adds_three_against_fires_only() -> None:
    for value, burns in ((6, False), (5, True)):
        state = build.visit(0, at_month=11)
        build.house(state, "NE1", "fire-watchtower", 1)
        build.put(state, "SE1", "SP01", 1)
        build.set_fire(state, 7, value, 0)
        build.play(state, "done")
        assert state.standing[0] == 0  # not for the leader
        build.play(state, "fire:SE")
        assert (build.on(state, "SE1") == "") is burns


@pytest.mark.rule("IKI-9.6")
def test_the_watchtower_ends_when_it_burns_within_the_same_fire() -> None:
    state = build.visit(0, at_month=11)
    build.house(state, "SE1", "fire-watchtower", 1)
    build.put(state, "SE2", "SP01", 1)
    build.set_fire(state, 0, 5, 0)  # 5 + 3 < 9, then 5 < 8 although 5 + 3 would do
    build.play(state, "done", "fire:SE")
    assert (build.on(state, "SE1"), build.on(state, "SE2")) == ("", "")


@pytest.mark.rule("IKI-9.6")
def test_the_watchtower_protects_itself() -> None:
    state = build.visit(0, at_month=8)
    build.house(state, "SE1", "fire-watchtower", 1)
    build.set_fire(state, 0, 4, 0)
    build.play(state, "done", "fire:SE")
    assert build.on(state, "SE1") == "fire-watchtower"


COUNTED = [
    ("merchant-house", {"sandal": 4}, 12),
    ("merchant-house", {"sandal": 11}, 30),
    ("granary", {"rice": 5}, 4 + 10),
    ("granary", {"rice": 12}, 4 + 20),
]


@pytest.mark.rule("IKI-9.7")
@pytest.mark.parametrize(("name", "stock", "points"), COUNTED)
def test_buildings_that_count_goods(name: str, stock: dict[str, int], points: int) -> None:
    state = build.visit(0)
    build.house(state, "SE1", name, 0)
    build.give(state, 0, **stock)
    assert building_points(state, 0) == points


@pytest.mark.rule("IKI-9.7")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (4, 12), (6, 18), (7, 18)])
def test_the_temple_counts_retired_cards(number: int, points: int) -> None:
    state = build.visit(0)
    build.house(state, "SE1", "temple", 0)
    build.put(state, "NE1", "SP01", 0)  # active ones do not count
    names = ["SP13", "AU13", "SP02", "SP03", "SP04", "SP05", "SP06"]
    build.retired(state, 0, *names[:number])
    assert building_points(state, 0) == points


@pytest.mark.rule("IKI-9.7")
@pytest.mark.parametrize(("number", "points"), [(0, 2), (2, 10), (4, 18)])
def test_the_fish_hall_counts_fish(number: int, points: int) -> None:
    state = build.visit(0)
    build.house(state, "SE1", "fish-hall", 0)
    build.bought(state, 0, *("icefish", "sweetfish", "saury", "cod")[:number])
    assert building_points(state, 0) == points
