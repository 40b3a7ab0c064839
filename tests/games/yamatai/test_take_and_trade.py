"""Chapters 3 and 4: taking a fleet, trading."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import (
    GAME,
    at_hand,
    begin,
    can,
    clear,
    do,
    drain,
    hold,
    legal,
    pass_turn,
    refused,
    ships_at,
)
from zashiki.games.yamatai import state as s

# --- chapter 3 ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-3.1")
def test_a_face_up_fleet_must_be_taken() -> None:
    p = begin(2)
    assert legal(p) == {f"take-fleet{n}" for n in (1, 2, 3, 4, 5)}
    assert refused(p, "take-fleet9") == "YAM-3.1"


@pytest.mark.rule("YAM-3.4")
def test_taken_fleets_are_gone_and_not_replaced_in_the_round() -> None:
    p = begin(4)
    shown = []
    for fleet in (3, 1, 5, 2):
        shown.append(len(legal(p)))
        pass_turn(p, fleet)
        if p.actor >= 0:
            assert refused(p, f"take-fleet{fleet}") == "YAM-3.4"
    assert shown == [5, 4, 3, 2]


@pytest.mark.rule("YAM-3.1")
def test_the_meeple_leaves_the_track_and_lies_with_the_fleet() -> None:
    p = begin(2)

    def places() -> dict[str, str]:
        return {piece.id: piece.place for piece in GAME.scene(p, 0).pieces}

    assert places()["meeple-0-1"] == "order-1"
    assert places()["fleet-4"] == "track-3"
    do(p, "take-fleet4")
    assert places()["meeple-0-1"] == "seat-0-fleets"
    assert places()["fleet-4"] == "seat-0-fleets"
    assert places()["meeple-0-2"] == "order-3"


@pytest.mark.rule("YAM-3.2")
def test_the_ships_shown_come_from_the_supply() -> None:
    p = do(begin(2, fleets=(6, 1, 2, 3, 4)), "take-fleet6")
    assert hold(p, 0) == {"bamboo": 1, "wood": 1}
    assert list(p.supply) == [21, 18, 16, 13, 10]


@pytest.mark.rule("YAM-3.2")
def test_a_colour_that_is_out_is_not_received_and_not_made_good() -> None:
    p = drain(begin(2, fleets=(6, 1, 2, 3, 4)), "bamboo")
    do(p, "take-fleet6")
    assert hold(p, 0) == {"wood": 1}
    assert p.coins[0] == 10


@pytest.mark.rule("YAM-3.3")
def test_the_effect_may_be_used_in_every_step_up_to_the_end() -> None:
    p = clear(begin(2), "i05", "i20")
    at_hand(p, 0, clay=1, wood=1)
    do(p, "take-fleet5")
    assert can(p, "hallow-i20")  # before trading
    do(p, "buy-wood")
    assert can(p, "hallow-i20")
    do(p, "wood@s01")
    assert can(p, "hallow-i20")  # between ships
    do(p, "wood@s07")
    do(p, "collect-s01-i01")
    assert refused(p, "hallow-i20") == "YAM-6.3"  # not while collecting
    do(p, "collect-s07-i02")
    assert p.phase == s.MOORING
    assert can(p, "hallow-i20")
    do(p, "moor-clay")
    assert can(p, "hallow-i20")
    for kind in range(6):
        p.hand[kind] = 2 if kind == 0 else 0
    do(p, "recruit-yasoma")
    assert can(p, "hallow-i20")  # after recruiting
    do(p, "hallow-i20")
    assert refused(p, "hallow-i05") == "YAM-3.3"  # once


@pytest.mark.rule("YAM-3.3")
def test_the_effect_may_be_forgone_and_is_not_kept() -> None:
    p = clear(begin(2), "i20")
    do(p, "take-fleet5", "go-on", "end")
    pass_turn(p, 1)
    do(p, "take-fleet2")
    assert p.actor == 0
    assert refused(p, "hallow-i20") == "YAM-3.3"


@pytest.mark.rule("YAM-3.3")
def test_the_ships_come_before_the_effect() -> None:
    p = drain(ships_at(begin(2, fleets=(7, 1, 2, 3, 4)), s07="stone"), "stone")
    assert refused(p, "remove-s07") == "YAM-3.1"  # nothing but taking before the ships are there
    do(p, "take-fleet7")
    assert hold(p, 0) == {"bamboo": 1}
    do(p, "remove-s07")
    assert hold(p, 0) == {"bamboo": 1}  # too late for the stone ship of the fleet


# --- chapter 4 ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-4.1")
def test_trading_is_optional_and_one_ship_only() -> None:
    p = do(begin(2), "take-fleet2")
    assert can(p, "wood@s01")
    do(p, "buy-wood")
    assert hold(p, 0) == {"wood": 2}
    assert p.coins[0] == 8  # the example: a wood ship for 2
    assert p.supply[1] == 17
    assert refused(p, "buy-bamboo") == "YAM-4.1"
    assert refused(p, "sell-wood") == "YAM-4.1"


@pytest.mark.rule("YAM-4.2")
@pytest.mark.parametrize(
    ("material", "price"), [("bamboo", 1), ("wood", 2), ("stone", 3), ("clay", 4)]
)
def test_the_price_is_the_same_for_buying_and_selling(material: str, price: int) -> None:
    p = do(begin(2), "take-fleet5", f"buy-{material}")
    assert p.coins[0] == 10 - price
    p = at_hand(begin(2), 0, **{material: 1})
    stock = list(p.supply)
    do(p, "take-fleet5", f"sell-{material}")
    assert p.coins[0] == 10 + price
    assert sum(p.supply) == sum(stock) + 1 - 1  # the ship came back, the gold went


@pytest.mark.rule("YAM-4.3")
def test_gold_is_neither_bought_nor_sold() -> None:
    p = do(begin(2), "take-fleet5")
    assert hold(p, 0) == {"gold": 1}
    assert refused(p, "buy-gold") == "YAM-4.3"
    assert refused(p, "sell-gold") == "YAM-4.3"


@pytest.mark.rule("YAM-4.4")
def test_ships_of_the_fleet_and_of_the_harbour_may_be_sold() -> None:
    p = do(begin(2), "take-fleet2", "sell-wood")
    assert p.coins[0] == 12
    p = do(at_hand(begin(2), 0, clay=1), "take-fleet2", "sell-clay")
    assert p.coins[0] == 14


@pytest.mark.rule("YAM-4.4", "YAM-9.3")
def test_ships_beside_the_harbour_are_never_sold() -> None:
    p = begin(2)
    p.beside[3] += 1
    p.supply[3] -= 1
    do(p, "take-fleet2")
    assert refused(p, "sell-clay") == "YAM-4.4"


@pytest.mark.rule("YAM-4.4")
def test_buying_needs_the_ship_in_the_supply_and_the_coins() -> None:
    p = drain(begin(2), "stone")
    p.coins[0] = 3
    do(p, "take-fleet2")
    assert refused(p, "buy-stone") == "YAM-4.4"
    assert refused(p, "buy-clay") == "YAM-4.4"
    assert can(p, "buy-wood")
    p.coins[0] = 2
    assert do(p, "buy-wood").coins[0] == 0  # the last coins will do


@pytest.mark.rule("YAM-4.5", "YAM-2.2")
def test_no_trade_after_the_first_ship() -> None:
    p = do(begin(2), "take-fleet2", "wood@s01")
    assert refused(p, "buy-bamboo") == "YAM-4.5"
    assert refused(p, "sell-wood") == "YAM-4.5"
