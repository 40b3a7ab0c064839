"""Chapters 3 and 4: taking a fleet, trading."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai import state as s

# --- chapter 3 ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-3.1")
def test_a_face_up_fleet_must_be_taken() -> None:
    state = build.begin(2)
    assert build.legal(state) == {f"take-fleet{n}" for n in (1, 2, 3, 4, 5)}
    assert build.refused(state, "take-fleet9") == "YAM-3.1"


@pytest.mark.rule("YAM-3.4")
def test_taken_fleets_are_gone_and_not_replaced_in_the_round() -> None:
    state = build.begin(4)
    shown = []
    for fleet in (3, 1, 5, 2):
        shown.append(len(build.legal(state)))
        build.pass_turn(state, fleet)
        if state.actor >= 0:
            assert build.refused(state, f"take-fleet{fleet}") == "YAM-3.4"
    assert shown == [5, 4, 3, 2]


@pytest.mark.rule("YAM-3.1")
def test_the_meeple_leaves_the_track_and_lies_with_the_fleet() -> None:
    state = build.begin(2)

    def places() -> dict[str, str]:
        return {piece.id: piece.place for piece in GAME.scene(state, 0).pieces}

    assert places()["meeple-0-1"] == "order-1"
    assert places()["fleet-4"] == "track-3"
    build.play(state, "take-fleet4")
    assert places()["meeple-0-1"] == "seat-0-fleets"
    assert places()["fleet-4"] == "seat-0-fleets"
    assert places()["meeple-0-2"] == "order-3"


@pytest.mark.rule("YAM-3.2")
def test_the_ships_shown_come_from_the_supply() -> None:
    state = build.play(build.begin(2, fleets=(6, 1, 2, 3, 4)), "take-fleet6")
    assert build.hold(state, 0) == {"bamboo": 1, "wood": 1}
    assert list(state.supply) == [21, 18, 16, 13, 10]


@pytest.mark.rule("YAM-3.2")
def test_a_colour_that_is_out_is_not_received_and_not_made_good() -> None:
    state = build.drain(build.begin(2, fleets=(6, 1, 2, 3, 4)), "bamboo")
    build.play(state, "take-fleet6")
    assert build.hold(state, 0) == {"wood": 1}
    assert state.coins[0] == 10


@pytest.mark.rule("YAM-3.3")
def test_the_effect_may_be_used_in_every_step_up_to_the_end() -> None:
    state = build.clear(build.begin(2), "i05", "i20")
    build.more(build.play(state, "take-fleet5"), clay=1, wood=1)
    assert build.can(state, "hallow-i20")  # before trading
    build.play(state, "buy-wood")
    assert build.can(state, "hallow-i20")
    build.play(state, "wood@s01")
    assert build.can(state, "hallow-i20")  # between ships
    build.play(state, "wood@s07")
    build.play(state, "collect-s01-i01")
    assert build.refused(state, "hallow-i20") == "YAM-6.3"  # not while collecting
    build.play(state, "collect-s07-i02")
    assert state.phase == s.MOORING
    assert build.can(state, "hallow-i20")
    build.play(state, "moor-clay")
    assert build.can(state, "hallow-i20")
    build.culture(state, 0, rose=2 - build.tiles_of(state, 0).get("rose", 0))
    build.play(state, "recruit-yasoma", "pay-rose+rose")
    assert build.can(state, "hallow-i20")  # after recruiting
    build.play(state, "hallow-i20")
    assert build.refused(state, "hallow-i05") == "YAM-3.3"  # once


@pytest.mark.rule("YAM-3.3")
def test_the_effect_may_be_forgone_and_is_not_kept() -> None:
    state = build.clear(build.begin(2), "i20")
    build.play(state, "take-fleet5", "go-on", "end")
    build.pass_turn(state, 1)
    build.play(state, "take-fleet2")
    assert state.actor == 0
    assert build.refused(state, "hallow-i20") == "YAM-3.3"


@pytest.mark.rule("YAM-3.3")
def test_the_ships_come_before_the_effect() -> None:
    state = build.drain(
        build.ships_at(build.begin(2, fleets=(7, 1, 2, 3, 4)), s07="stone"), "stone"
    )
    assert (
        build.refused(state, "remove-s07") == "YAM-3.1"
    )  # nothing but taking before the ships are there
    build.play(state, "take-fleet7")
    assert build.hold(state, 0) == {"bamboo": 1}
    build.play(state, "remove-s07")
    assert build.hold(state, 0) == {"bamboo": 1}  # too late for the stone ship of the fleet


# --- chapter 4 ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-4.1")
def test_trading_is_optional_and_one_ship_only() -> None:
    state = build.play(build.begin(2), "take-fleet2")
    assert build.can(state, "wood@s01")
    build.play(state, "buy-wood")
    assert build.hold(state, 0) == {"wood": 2}
    assert state.coins[0] == 8  # the example: a wood ship for 2
    assert state.supply[1] == 17
    assert build.refused(state, "buy-bamboo") == "YAM-4.1"
    assert build.refused(state, "sell-wood") == "YAM-4.1"


@pytest.mark.rule("YAM-4.2")
@pytest.mark.parametrize(
    ("material", "price"), [("bamboo", 1), ("wood", 2), ("stone", 3), ("clay", 4)]
)
def test_the_price_is_the_same_for_buying_and_selling(material: str, price: int) -> None:
    state = build.play(build.begin(2), "take-fleet5", f"buy-{material}")
    assert state.coins[0] == 10 - price
    state = build.at_hand(build.begin(2), 0, **{material: 1})
    stock = list(state.supply)
    build.play(state, "take-fleet5", f"sell-{material}")
    assert state.coins[0] == 10 + price
    assert sum(state.supply) == sum(stock) + 1 - 1  # the ship came back, the gold went


@pytest.mark.rule("YAM-4.3")
def test_gold_is_neither_bought_nor_sold() -> None:
    state = build.play(build.begin(2), "take-fleet5")
    assert build.hold(state, 0) == {"gold": 1}
    assert build.refused(state, "buy-gold") == "YAM-4.3"
    assert build.refused(state, "sell-gold") == "YAM-4.3"


@pytest.mark.rule("YAM-4.4")
def test_ships_of_the_fleet_and_of_the_harbour_may_be_sold() -> None:
    state = build.play(build.begin(2), "take-fleet2", "sell-wood")
    assert state.coins[0] == 12
    state = build.play(build.at_hand(build.begin(2), 0, clay=1), "take-fleet2", "sell-clay")
    assert state.coins[0] == 14


@pytest.mark.rule("YAM-4.4", "YAM-9.3")
def test_ships_beside_the_harbour_are_never_sold() -> None:
    state = build.lose(build.begin(2), 0, clay=1)
    build.play(state, "take-fleet2")
    assert build.refused(state, "sell-clay") == "YAM-4.4"


@pytest.mark.rule("YAM-4.4")
def test_buying_needs_the_ship_in_the_supply_and_the_coins() -> None:
    state = build.purse(build.drain(build.begin(2), "stone"), 0, coins=3)
    build.play(state, "take-fleet2")
    assert build.refused(state, "buy-stone") == "YAM-4.4"
    assert build.refused(state, "buy-clay") == "YAM-4.4"
    assert build.can(state, "buy-wood")
    build.purse(state, 0, coins=2)
    assert build.play(state, "buy-wood").coins[0] == 0  # the last coins will do


@pytest.mark.rule("YAM-4.5", "YAM-2.2")
def test_no_trade_after_the_first_ship() -> None:
    state = build.play(build.begin(2), "take-fleet2", "wood@s01")
    assert build.refused(state, "buy-bamboo") == "YAM-4.5"
    assert build.refused(state, "sell-wood") == "YAM-4.5"
