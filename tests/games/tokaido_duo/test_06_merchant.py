"""Chapter 6: the merchant."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import GOLD_DONE, NO_TRIGGER, RETURNING, TAKING


def selling(town: str, money: int = 0, gold: int = 0, dear: bool = False, **held: int) -> str:
    """Money and bars of seat 0 after selling all it can in a coastal town, as 'bars money'."""
    return gold_and_money(sold(town, money, gold, dear, **held))


def sold(town: str, money: int, gold: int, dear: bool, **held: int) -> TokaidoDuo:
    """Seat 0 has sold all it can in a coastal town."""
    state = build.ready()
    if dear:
        build.wave(state, "shrewd", 0)
    build.stand(state, m0={"C3": "M3", "C4": "M4", "C1": "M1", "C5": "M4"}[town], m1="C6")
    build.store(state, 0, **held)
    build.put(state, 0, money=money, bars=gold)
    build.take(state, "merchant", 1)
    build.play(state, f"merchant-{town}")
    sale = "sell+" if dear else "sell-"
    return build.play(state, max(name for name in build.legal(state) if name.startswith(sale)))


def gold_and_money(state: TokaidoDuo) -> str:
    return f"{state.bars[0]} {state.money[0]}"


# --- moving -------------------------------------------------------------------------------------


@pytest.mark.rule("DUO-6.1")
def test_the_merchant_follows_the_routes_town_by_town() -> None:
    assert build.legal(build.using("merchant", 1, m0="C1")) == {"merchant-M1"}, (
        "not along the coast"
    )
    assert build.legal(build.using("merchant", 3, m0="M1")) == {
        "merchant-C3",
        "merchant-C6",
        "merchant-M4",
    }
    assert "merchant-M3" in build.legal(build.using("merchant", 2, m0="M1"))
    assert "merchant-M3" not in build.legal(build.using("merchant", 1, m0="M1"))


@pytest.mark.rule("DUO-6.1")
def test_example_a_two_leads_to_a_mountain_town_or_a_coastal_town() -> None:
    state = build.using("merchant", 2, m0="C1")
    assert build.legal(state) == {"merchant-M2", "merchant-C8"}


@pytest.mark.rule("DUO-6.2")
@pytest.mark.parametrize(
    ("places", "target"),
    [
        ({"m0": "M1", "m1": "C1"}, "C1"),
        ({"m0": "M1", "p1": "C8"}, "C8"),
        ({"m0": "M3", "p0": "C6"}, "C6"),
    ],
)
def test_an_occupied_coastal_town_is_closed_to_merchants(
    places: dict[str, str], target: str
) -> None:
    state = build.using("merchant", 1, **places)
    assert f"merchant-{target}" not in build.legal(state)
    refusal = build.refused(state, f"merchant-{target}")
    assert (refusal.reason, refusal.rule_id) == ("town-taken", "DUO-6.2")


@pytest.mark.rule("DUO-4.1", "DUO-6.2")
def test_of_a_town_too_far_only_the_number_is_told_be_it_occupied_or_not() -> None:
    state = build.using("merchant", 1, m0="M1", m1="C4", p1="C8")
    refusal = build.refused(state, "merchant-C4")
    assert (refusal.reason, refusal.rule_id) == ("merchant-count", "DUO-4.1")
    assert build.refused(state, "merchant-C8").reason == "town-taken", "one step away"


def with_a_coastal_road() -> TokaidoDuo:
    """An island on which a route joins C1 and C2, so that C1 can be passed through."""
    route = '{ towns = ["C1", "M1"], regions = ["R8", "R1"] },'
    road = '{ towns = ["C1", "C2"], regions = ["R1", "R2"] },'
    state = build.printed_otherwise({route: f"{route}\n    {road}"})
    build.stand(state, p0="T5", p1="T4")
    return state


@pytest.mark.rule("DUO-6.2")
def test_an_occupied_coastal_town_is_not_passed_either() -> None:
    state = with_a_coastal_road()
    build.stand(state, m0="C2", m1="M4")
    build.take(state, "merchant", 3)
    assert "merchant-M2" in build.legal(state), "by C1 and M1"
    build.stand(state, m1="C1")
    assert "merchant-M2" not in build.legal(state)
    refusal = build.refused(state, "merchant-M2")
    assert (refusal.reason, refusal.rule_id) == ("way-taken", "DUO-6.2")
    assert "merchant-C8" in build.legal(state), "by M2 and M1, although not by C1"


@pytest.mark.rule("DUO-6.3")
def test_both_merchants_may_be_in_one_mountain_town() -> None:
    state = build.using("merchant", 3, m0="M1", m1="M4")
    build.play(state, "merchant-M4")
    assert build.where(state, "m0") == build.where(state, "m1") == "M4"


# --- mountain towns -----------------------------------------------------------------------------


@pytest.mark.rule("DUO-6.4")
@pytest.mark.parametrize(
    ("start", "town", "count"),
    [("M2", "M1", 4), ("M1", "M2", 2), ("M2", "M3", 3), ("M3", "M4", 3)],
)
def test_as_many_goods_are_drawn_as_the_town_shows(start: str, town: str, count: int) -> None:
    state = build.using("merchant", 1, m0=start)
    build.play(state, f"merchant-{town}")
    assert build.legal(state) == {"buy", "decline"}, "in the mountains one draws and does not sell"
    assert build.refused(state, "sell-1").rule_id == "DUO-6.7"
    build.play(state, "buy")
    for _ in range(count):
        assert state.actor < 0
        build.play(state, "drawn-fan")
    assert build.goods(state, 0) == {"fan": count}
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-6.4")
def test_goods_are_drawn_unseen_from_one_common_bag_without_replacement() -> None:
    state = build.using("merchant", 1, m0="M2")
    build.store(state, 1, kimono=5)
    build.play(state, "merchant-M3 buy")
    assert build.chance(state) == {"drawn-pottery": 6, "drawn-doll": 7, "drawn-fan": 8}
    build.play(state, "drawn-fan")
    assert build.chance(state) == {"drawn-pottery": 6, "drawn-doll": 7, "drawn-fan": 7}


@pytest.mark.rule("DUO-6.5")
def test_more_than_can_be_stored_may_be_held_while_drawing() -> None:
    state = build.using("merchant", 1, m0="M2")
    build.store(state, 0, kimono=5)
    build.play(state, "merchant-M1 buy drawn-fan drawn-fan drawn-doll drawn-pottery")
    assert int(state.held(0)) == 9
    assert int(state.phase) == RETURNING
    assert build.legal(state) == {"return-kimono", "return-fan", "return-doll", "return-pottery"}


@pytest.mark.rule("DUO-6.6")
def test_the_player_chooses_what_to_keep_from_old_and_new() -> None:
    state = build.using("merchant", 1, m0="M2")
    build.store(state, 0, kimono=5)
    build.play(state, "merchant-M1 buy drawn-fan drawn-fan drawn-doll drawn-pottery")
    assert build.refused(state, "decline").rule_id == "DUO-6.6"
    assert build.refused(state, "take-artist").reason == "must-return"
    build.play(state, "return-kimono return-kimono return-kimono return-kimono")
    assert build.goods(state, 0) == {"kimono": 1, "pottery": 1, "doll": 1, "fan": 2}
    assert build.bag(state) == {"kimono": 4, "pottery": 5, "doll": 6, "fan": 6}
    assert int(state.phase) == TAKING, "exactly the surplus went back"


@pytest.mark.rule("DUO-6.6")
def test_goods_go_back_after_the_whole_draw() -> None:
    state = build.using("merchant", 1, m0="M1")
    build.store(state, 0, kimono=5)
    build.play(state, "merchant-M2 buy drawn-fan")
    assert "drawn-kimono" not in build.chance(state), "what will be returned cannot be drawn"
    build.play(state, "drawn-fan")
    assert build.refused(state, "return-doll").reason == "good-not-held"
    build.play(state, "return-kimono return-fan")
    assert build.goods(state, 0) == {"kimono": 4, "fan": 1}


@pytest.mark.rule("DUO-6.6")
def test_five_goods_are_not_too_many() -> None:
    state = build.using("merchant", 1, m0="M1")
    build.store(state, 0, doll=3)
    assert build.refused(state, "return-doll").reason == "nothing-to-return"
    build.play(state, "merchant-M2 buy drawn-fan drawn-fan")
    assert build.goods(state, 0) == {"doll": 3, "fan": 2}
    assert int(state.actor) == 1


def test_a_bag_that_runs_short_gives_what_it_has() -> None:
    few = {"kimono = 5": "kimono = 1", "pottery = 6": "pottery = 1"}
    few |= {"doll = 7": "doll = 1", "fan = 8": "fan = 1"}
    state = build.printed_otherwise(few)
    build.store(state, 1, pottery=1, doll=1, fan=1)
    build.take(state, "merchant", 1)
    build.play(state, "merchant-M2 buy drawn-kimono")
    assert build.goods(state, 0) == {"kimono": 1}
    assert int(state.actor) == 1
    state = build.printed_otherwise(few)
    build.store(state, 1, kimono=1, pottery=1, doll=1, fan=1)
    build.take(state, "merchant", 1)
    build.play(state, "merchant-M2")
    assert int(state.phase) == TAKING, "nothing to draw, nothing is asked"


# --- coastal towns ------------------------------------------------------------------------------


@pytest.mark.rule("DUO-6.7")
def test_any_number_of_the_kind_on_the_tile_may_be_sold() -> None:
    state = build.using("merchant", 1, m0="M4", m1="M1")
    build.store(state, 0, doll=3, fan=1)
    build.play(state, "merchant-C5")  # doll 3
    assert build.legal(state) == {"sell-1", "sell-2", "sell-3", "decline"}
    assert build.refused(state, "sell-4").reason == "too-few-goods"
    assert build.refused(state, "buy").rule_id == "DUO-6.4"
    build.play(state, "sell-2")
    assert int(state.money[0]) == 6
    assert build.goods(state, 0) == {"doll": 1, "fan": 1}
    assert build.bag(state)["doll"] == 6


@pytest.mark.rule("DUO-6.7")
def test_other_kinds_cannot_be_sold() -> None:
    state = build.using("merchant", 1)
    build.store(state, 0, fan=3)
    build.play(state, "merchant-C1")  # kimono 4
    assert int(state.phase) == TAKING, "no kimono: nothing can be sold"
    assert build.goods(state, 0) == {"fan": 3}


@pytest.mark.rule("DUO-6.7", "DUO-6.8")
def test_example_four_pottery_at_three_are_twelve_money() -> None:
    state = build.ready()
    build.store(state, 0, pottery=4)
    build.stand(state, m0="M4", m1="M1")
    build.put(state, 0, bars=4)
    before = state.scores()[0]
    build.take(state, "merchant", 1)
    build.play(state, "merchant-C4 sell-4")
    assert int(state.bars[0]) == 5
    assert int(state.money[0]) == 2
    assert state.scores()[0] - before == 35 - 26


# --- money and gold -----------------------------------------------------------------------------


@pytest.mark.rule("DUO-6.8")
def test_ten_money_become_a_bar_at_once_and_again() -> None:
    assert selling("C3", money=9, pottery=1) == "1 3"
    assert selling("C4", money=7, pottery=1) == "1 0"
    assert selling("C3", money=9, pottery=5) == "2 9"
    state = sold("C1", 9, 0, dear=True, kimono=5)
    assert gold_and_money(state) == "3 4", "5 for each"
    assert int(state.bars_left) == 9


@pytest.mark.rule("DUO-6.8")
def test_it_does_not_matter_where_the_money_came_from() -> None:
    state = build.using("pilgrim", 2)
    build.put(state, 0, money=7)
    build.play(state, "pilgrim-C1 visit")  # 4 money
    assert (int(state.bars[0]), int(state.money[0])) == (1, 1)


@pytest.mark.rule("DUO-6.8")
def test_bars_lie_from_the_left() -> None:
    state = build.using("merchant", 1)
    build.put(state, 0, bars=3)
    places = {p.place for p in GAME.scene(state, 0).pieces if p.art == "bar"}
    assert places == {"bar:0:1", "bar:0:2", "bar:0:3", "supply"}


@pytest.mark.rule("DUO-6.9")
def test_the_sixth_bar_triggers_the_end_and_there_is_no_seventh() -> None:
    state = sold("C3", 5, 5, dear=False, pottery=1)
    assert int(state.trigger) == NO_TRIGGER
    state = sold("C3", 6, 5, dear=False, pottery=1)
    assert (int(state.trigger), int(state.trigger_seat)) == (GOLD_DONE, 0)
    state = sold("C1", 9, 5, dear=True, kimono=5)
    assert gold_and_money(state) == "6 24"
    assert build.rows(state.bars) == [6, 0]
