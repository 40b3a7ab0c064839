"""Chapter 12: the eighteen specialists."""

from __future__ import annotations

import pytest

from tests.games.yamatai import build
from zashiki.core.rng import Rng
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scoring import coin_points, specialist_points, tile_points, token_points


def with_people(*names: str, seat: int = 0, fleets: tuple[int, ...] = (1, 2, 3, 4, 5)) -> Yamatai:
    return build.hire(build.begin(2, fleets=fleets), seat, *names)


# --- scoring -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-12.1")
def test_amateratsu_doubles_tokens_and_nothing_else() -> None:
    state = build.house(with_people("amateratsu"), 0, "i01", "b27")
    build.purse(state, 0, tokens=4, coins=17)
    assert token_points(state, 0) == 8
    assert (coin_points(state, 0), tile_points(state, 0), specialist_points(state, 0)) == (3, 10, 1)
    build.purse(state, 1, tokens=4)
    assert token_points(state, 1) == 4


@pytest.mark.rule("YAM-12.7")
def test_fu_hsi_counts_three_coins_to_the_point() -> None:
    state = build.purse(build.purse(with_people("fu-hsi"), 0, coins=17), 1, coins=17)
    assert (coin_points(state, 0), coin_points(state, 1)) == (5, 3)


@pytest.mark.rule("YAM-12.18")
def test_yasoma_is_worth_five_points_and_does_nothing() -> None:
    state = build.play(with_people("yasoma"), "take-fleet1")
    assert specialist_points(state, 0) == 5
    assert state.powers[0] == 1 << int(t.NO_POWER)
    assert build.families(state) == {"buy", "sell", "place", "go-on"}


# --- trade -------------------------------------------------------------------------------


@pytest.mark.rule("YAM-12.2")
@pytest.mark.parametrize(
    "trades",
    [("buy-wood", "buy-clay"), ("buy-wood", "sell-wood"), ("sell-gold", "sell-wood")],
)
def test_izanagi_allows_two_trades_of_either_kind(trades: tuple[str, str]) -> None:
    state = build.at_hand(with_people("izanagi", "tomoe"), 0, wood=1)
    build.play(state, "take-fleet5", *trades)
    assert build.refused(state, "buy-bamboo") == "YAM-4.1"
    assert build.refused(state, "sell-gold") == "YAM-4.1"


@pytest.mark.rule("YAM-12.2", "YAM-4.5")
def test_izanagis_trades_are_both_made_in_step_2() -> None:
    state = build.play(with_people("izanagi"), "take-fleet2", "buy-wood", "wood@s01")
    assert build.refused(state, "buy-wood") == "YAM-4.5"


@pytest.mark.rule("YAM-12.6")
def test_susanoo_sells_stone_for_6_and_clay_for_7_and_changes_nothing_else() -> None:
    def coins(action: str) -> int:
        state = build.play(with_people("susanoo"), "take-fleet1")
        build.more(state, stone=1, clay=1, bamboo=1, wood=1)
        return int(build.play(state, action).coins[0]) - 10

    assert (coins("sell-stone"), coins("sell-clay")) == (6, 7)
    assert (coins("buy-stone"), coins("buy-clay")) == (-3, -4)
    assert (coins("sell-bamboo"), coins("sell-wood")) == (1, 2)
    state = build.play(with_people("susanoo"), "take-fleet5")
    assert build.refused(state, "sell-gold") == "YAM-4.3"


@pytest.mark.rule("YAM-12.2", "YAM-12.6", "YAM-4.4")
def test_a_ship_bought_may_be_sold_again() -> None:
    state = build.play(with_people("izanagi", "susanoo"), "take-fleet1", "buy-clay", "sell-clay")
    assert state.coins[0] == 10 - 4 + 7


@pytest.mark.rule("YAM-12.15")
def test_tomoe_trades_gold_for_5_but_only_once() -> None:
    state = build.play(with_people("tomoe"), "take-fleet1", "buy-gold")
    assert state.coins[0] == 5
    assert build.hold(state, 0) == {"bamboo": 1, "gold": 1}
    assert build.refused(state, "buy-bamboo") == "YAM-4.1"
    state = build.play(with_people("tomoe"), "take-fleet5", "sell-gold")
    assert state.coins[0] == 15


# --- exchanges ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-12.3")
def test_raijin_gives_a_gold_ship_for_two_of_any_colours() -> None:
    state = build.at_hand(with_people("raijin", fleets=(6, 1, 2, 3, 4)), 0, clay=1)
    build.play(state, "take-fleet6")
    assert build.legal(state, "give") == {"give-bamboo", "give-wood", "give-clay"}
    supply = list(state.supply)
    build.play(state, "give-clay")  # from the harbour
    assert build.refused(state, "go-on") == "YAM-12.3"
    build.play(state, "give-bamboo")  # and from the fleet
    assert build.hold(state, 0) == {"wood": 1, "gold": 1}
    assert list(state.supply) == [supply[0] + 1, supply[1], supply[2], supply[3] + 1, supply[4] - 1]
    assert build.refused(state, "give-wood") == "YAM-12.19"


@pytest.mark.rule("YAM-12.20")
def test_raijin_needs_a_gold_ship_in_the_supply_and_two_to_give() -> None:
    state = build.drain(with_people("raijin", fleets=(6, 1, 2, 3, 4)), "gold")
    build.play(state, "take-fleet6")
    assert build.refused(state, "give-bamboo") == "YAM-12.20"
    state = build.play(with_people("raijin"), "take-fleet1")
    assert build.refused(state, "give-bamboo") == "YAM-12.20"  # one ship only
    state = build.drain(build.at_hand(with_people("raijin"), 0, gold=1), "gold")
    build.play(state, "take-fleet1")
    assert build.refused(state, "give-gold") == "YAM-12.20"  # not even with gold among those given


@pytest.mark.rule("YAM-12.20")
def test_raijin_does_not_take_ships_bought_or_exchanged_this_turn() -> None:
    state = build.play(with_people("raijin"), "take-fleet1", "buy-wood")
    assert build.refused(state, "give-bamboo") == "YAM-12.20"  # only the bamboo came with the fleet
    state = build.play(with_people("raijin"), "take-fleet2", "buy-wood", "wood@s01")
    assert build.refused(state, "give-wood") == "YAM-12.20"
    state = build.at_hand(with_people("raijin"), 0, stone=1)
    build.play(
        state, "take-fleet2", "buy-wood", "wood@s01"
    )  # the bought one is thought to be placed first
    assert build.legal(state, "give") == {"give-wood", "give-stone"}
    build.play(state, "give-wood", "give-stone")
    assert build.hold(state, 0) == {"gold": 1}


@pytest.mark.rule("YAM-12.17")
def test_nakatsu_gives_two_other_ships_for_gold() -> None:
    for first in ("bamboo", "wood", "stone", "clay"):
        for second in ("bamboo", "wood", "stone", "clay"):
            state = build.play(with_people("nakatsu"), "take-fleet5", "change-gold")
            assert build.legal(state) == {"get-bamboo", "get-wood", "get-stone", "get-clay"}
            assert build.refused(state, "get-gold") == "YAM-12.17"
            assert build.refused(state, "go-on") == "YAM-12.17"
            build.play(state, f"get-{first}", f"get-{second}")
            assert state.hand_size(0) == 2
            assert state.supply[4] == 10
    assert build.refused(state, "change-gold") == "YAM-12.19"


@pytest.mark.rule("YAM-12.17", "YAM-12.20")
def test_nakatsu_takes_gold_of_the_fleet_or_the_harbour_only() -> None:
    state = build.at_hand(with_people("nakatsu"), 0, gold=1)
    assert build.can(build.play(state, "take-fleet1"), "change-gold")
    state = build.play(with_people("nakatsu", "tomoe"), "take-fleet1", "buy-gold")
    assert build.refused(state, "change-gold") == "YAM-12.20"
    state = build.at_hand(with_people("nakatsu", "raijin"), 0, wood=1)
    build.play(state, "take-fleet1", "give-wood", "give-bamboo")
    assert build.refused(state, "change-gold") == "YAM-12.20"
    state = build.culture(with_people("nakatsu", "michimata"), 0, orange=1)
    build.play(state, "take-fleet1", "orange-for-gold")
    assert build.refused(state, "change-gold") == "YAM-12.20"
    state = build.ships_at(with_people("nakatsu"), s07="gold")
    build.play(state, "take-fleet1")
    assert build.refused(state, "change-gold") == "YAM-12.20"


@pytest.mark.rule("YAM-12.20")
def test_a_ship_bought_and_moored_comes_from_the_harbour_next_time() -> None:
    state = build.play(
        with_people("nakatsu", "tomoe"), "take-fleet1", "buy-gold", "go-on", "moor-gold", "end"
    )
    build.pass_turn(state, 2)
    build.play(state, "take-fleet3")
    assert build.can(state, "change-gold")


@pytest.mark.rule("YAM-12.20")
def test_nakatsu_needs_two_ships_in_the_supply() -> None:
    state = with_people("nakatsu")
    for name in ("bamboo", "wood", "stone", "clay"):
        build.drain(state, name, 1 if name == "clay" else 0)
    build.play(state, "take-fleet5")
    assert build.refused(state, "change-gold") == "YAM-12.20"
    build.lose(state, 1, stone=-1)
    build.play(state, "change-gold", "get-stone")
    assert build.legal(state) == {"get-clay"}
    assert build.refused(state, "get-stone") == "YAM-12.17"


@pytest.mark.rule("YAM-12.8")
def test_michimata_gives_a_gold_ship_for_a_culture_tile() -> None:
    state = build.culture(with_people("michimata"), 0, orange=1, rose=1)
    build.play(state, "take-fleet1")
    assert build.legal(state, "orange") | build.legal(state, "rose") == {
        "orange-for-gold",
        "rose-for-gold",
    }
    assert build.refused(state, "blue-for-gold") == "YAM-12.8"
    build.play(state, "rose-for-gold")
    assert build.tiles_of(state, 0) == {"orange": 1}
    assert build.hold(state, 0) == {"bamboo": 1, "gold": 1}
    assert build.refused(state, "orange-for-gold") == "YAM-12.19"
    state = build.drain(build.culture(with_people("michimata"), 0, orange=1), "gold")
    assert build.refused(build.play(state, "take-fleet1"), "orange-for-gold") == "YAM-12.20"


@pytest.mark.rule("YAM-12.16")
def test_hetsuka_gives_four_coins_for_a_culture_tile() -> None:
    state = build.culture(with_people("hetsuka"), 0, orange=2)
    build.play(state, "take-fleet1", "orange-for-coins")
    assert state.coins[0] == 14
    assert build.tiles_of(state, 0) == {"orange": 1}
    assert build.refused(state, "orange-for-coins") == "YAM-12.19"


@pytest.mark.rule("YAM-12.5")
def test_kachiko_removes_sacred_ground_for_two_coins() -> None:
    state = build.sacred(with_people("kachiko"), "i02", "i20")
    build.play(state, "take-fleet1")
    assert build.legal(state, "clear") == {"clear-i02", "clear-i20"}
    assert build.refused(state, "clear-i03") == "YAM-12.5"
    build.play(state, "clear-i20")
    assert state.coins[0] == 8
    assert state.sacred == 1 << build.island("i02")
    assert build.refused(state, "clear-i02") == "YAM-12.19"
    state = build.purse(build.sacred(with_people("kachiko"), "i02"), 0, coins=1)
    assert build.refused(build.play(state, "take-fleet1"), "clear-i02") == "YAM-12.5"
    build.purse(state, 0, coins=2)
    assert build.play(state, "clear-i02").coins[0] == 0


@pytest.mark.rule("YAM-12.5")
def test_a_cleared_island_can_be_built_on_and_the_tile_used_again() -> None:
    state = build.sacred(
        build.clear_all(with_people("kachiko")), *(f"i{n:02}" for n in range(1, 9))
    )
    build.ships_at(state, s07="bamboo", s08="clay")
    build.play(state, "take-fleet5")
    assert build.legal(state, "hallow") == set()
    build.play(state, "clear-i02", "hallow-i20", "gold@s02", "b17@i02")
    assert state.standard[0] == 1 << build.island("i02")


@pytest.mark.rule("YAM-12.19")
def test_when_powers_may_be_used() -> None:
    people = ("raijin", "michimata", "nakatsu", "kachiko", "hetsuka")
    state = build.sacred(build.culture(with_people(*people), 0, rose=2), "i20")
    assert build.refused(state, "rose-for-coins") == "YAM-3.1"
    build.more(build.play(state, "take-fleet2"), wood=1, gold=1)
    moments = {"give-wood", "change-gold", "rose-for-gold", "clear-i20", "rose-for-coins"}
    assert moments <= build.legal(state)
    build.play(state, "wood@s01")
    assert moments <= build.legal(state)  # between two ships
    other = state.copy()
    build.play(state, "collect-s01-i01")
    assert state.phase == s.RESTING
    assert moments <= build.legal(state)  # until the harbour
    build.play(state, "go-on")
    assert state.phase == s.MOORING
    late = {"clear-i20", "rose-for-coins"}
    assert late <= build.legal(state)
    assert build.refused(state, "give-wood") == "YAM-12.19"
    assert build.refused(state, "change-gold") == "YAM-12.19"
    assert build.refused(state, "rose-for-gold") == "YAM-12.19"
    build.play(state, "moor-gold")
    assert late <= build.legal(state)
    assert build.can(state, "end")  # none of them is owed
    build.at_hand(other, 0, stone=1)
    build.play(other, "stone@s07", "collect-s01-i01")
    assert build.refused(other, "clear-i20") == "YAM-6.3"  # not while collecting


@pytest.mark.rule("YAM-12.19")
def test_kachiko_and_hetsuka_interrupt_nothing_that_has_begun() -> None:
    late = ("clear-i20", "rose-for-coins")

    def ready(*people: str, fleets: tuple[int, ...] = (1, 2, 3, 4, 5)) -> Yamatai:
        state = with_people("kachiko", "hetsuka", *people, fleets=fleets)
        return build.sacred(
            build.culture(build.ships_at(state, s40="wood", s50="stone"), 0, rose=2, blue=2), "i20"
        )

    begun = {
        "YAM-3.1": ready(),  # no fleet is taken yet
        "YAM-11.10": build.play(ready(fleets=(10, 1, 2, 3, 4)), "take-fleet10"),
        "YAM-11.4": build.play(ready(), "take-fleet4", "look", "show-b01", "show-b02", "show-b03"),
        "YAM-11.6": build.play(ready(fleets=(6, 1, 2, 3, 4)), "take-fleet6", "exchange-i05"),
        "YAM-11.7": build.play(ready(fleets=(7, 1, 2, 3, 4)), "take-fleet7", "remove-s40"),
        "YAM-11.8": build.play(ready(fleets=(8, 1, 2, 3, 4)), "take-fleet8", "swap-s40"),
        "YAM-12.3": build.play(ready("raijin", fleets=(6, 1, 2, 3, 4)), "take-fleet6", "give-wood"),
        "YAM-12.17": build.play(ready("nakatsu"), "take-fleet5", "change-gold"),
        "YAM-12.13": build.play(ready("ebisu"), "take-fleet2", "wood@s03", "collect-s03-i03"),
        "YAM-10.2": build.play(ready(), "take-fleet1", "go-on", "recruit-yasoma"),
    }
    for rule_id, state in begun.items():
        assert {build.refused(state, action) for action in late} == {rule_id}


@pytest.mark.rule("YAM-12.19", "YAM-2.3")
def test_powers_are_renewed_each_turn() -> None:
    state = build.culture(with_people("hetsuka"), 0, orange=2)
    build.play(state, "take-fleet1", "orange-for-coins", "go-on", "end")
    build.pass_turn(state, 2)
    build.play(state, "take-fleet3", "orange-for-coins")
    assert state.coins[0] == 18


@pytest.mark.rule("YAM-12.19")
def test_powers_of_others_cannot_be_used() -> None:
    state = build.sacred(
        build.culture(with_people("kachiko", "hetsuka", "raijin", seat=1), 0, orange=2), "i20"
    )
    build.play(state, "take-fleet1")
    assert build.refused(state, "orange-for-coins") == "YAM-12.16"
    assert build.refused(state, "clear-i20") == "YAM-12.5"
    assert build.refused(state, "give-bamboo") == "YAM-12.3"
    assert build.refused(state, "change-gold") == "YAM-12.17"
    assert build.refused(state, "orange-for-gold") == "YAM-12.8"
    assert build.refused(state, "get-wood") == "YAM-12.17"


@pytest.mark.rule("YAM-12.21")
def test_a_specialist_recruited_this_turn_works_at_once() -> None:
    people = ("kachiko", "hetsuka", "raijin", "riu", "izanagi")
    state = build.sacred(build.culture(build.begin(2, people=people), 0, rose=2, orange=1), "i20")
    build.play(state, "take-fleet1", "go-on", "recruit-hetsuka", "orange-for-coins")
    assert state.coins[0] == 14
    state = build.sacred(build.culture(build.begin(2, people=people), 0, rose=2), "i20")
    build.play(state, "take-fleet1", "go-on", "recruit-kachiko", "clear-i20")
    assert state.sacred == 0
    state = build.culture(build.at_hand(build.begin(2, people=people), 0, bamboo=1), 0, rose=2)
    build.play(state, "take-fleet1", "go-on", "recruit-raijin")
    assert build.refused(state, "give-bamboo") == "YAM-12.19"  # from the next turn on
    assert not build.can(state, "buy-wood")


# --- placing, collecting, harbour --------------------------------------------------------


@pytest.mark.rule("YAM-12.9")
def test_toyo_tama_starts_anywhere_on_the_edge() -> None:
    state = build.play(with_people("toyo-tama"), "take-fleet1")
    assert len(build.legal(state, "bamboo@")) == 44
    build.at_hand(state, 0, bamboo=2)
    build.play(state, "bamboo@s78")
    assert build.legal(state, "bamboo@") == {"bamboo@s73", "bamboo@s74"}  # the first ship only
    other = build.play(with_people("toyo-tama", seat=1), "take-fleet1")
    assert len(build.legal(other, "bamboo@")) == 5
    third = build.ships_at(with_people("toyo-tama"), s78="wood", s40="bamboo")
    build.play(third, "take-fleet1")
    assert len(build.legal(third, "bamboo@")) == 43 + 2  # one taken; s31 and s48 are beside s40


@pytest.mark.rule("YAM-12.12")
def test_riu_has_three_places_freely_chosen() -> None:
    state = build.at_hand(with_people("riu", fleets=(10, 1, 2, 3, 4)), 0, bamboo=1, stone=1)
    build.play(state, "take-fleet10", "choose-gold", "go-on")
    assert build.refused(state, "end") == "YAM-2.2"
    build.play(state, "moor-gold", "moor-bamboo", "moor-stone")
    assert build.hold(state, 0) == {"gold": 1, "bamboo": 1, "stone": 1}
    assert sum(state.beside[:5]) == 2
    other = build.at_hand(with_people("riu"), 0, bamboo=1, stone=1)
    build.play(other, "take-fleet5", "go-on")
    assert other.phase == s.HIRING  # room for all three
    assert other.hand_size(0) == 3


@pytest.mark.rule("YAM-12.13")
def test_ebisu_takes_one_more_tile_from_anywhere_as_the_last() -> None:
    state = build.at_hand(with_people("ebisu"), 0, stone=1)
    build.play(state, "take-fleet2", "wood@s01", "stone@s07", "collect-s01-i01")
    assert build.refused(state, "also-i30") == "YAM-6.3"  # first the ships
    build.play(state, "collect-s07-i02")
    assert state.phase == s.EXTRA
    assert len(state.legal()) == 28  # all tiles that are left
    assert build.refused(state, "end") == "YAM-12.13"
    assert build.refused(state, "also-i01") == "YAM-12.13"
    build.play(state, "also-i30")
    assert sum(state.hand[:6]) == 3
    assert build.refused(state, "also-i29") == "YAM-2.2"  # one in a turn
    assert state.phase == s.HIRING


@pytest.mark.rule("YAM-12.13")
def test_ebisu_needs_a_tile_collected_and_a_tile_left() -> None:
    state = build.play(build.clear(with_people("ebisu"), "i01"), "take-fleet2", "wood@s01")
    assert build.can(state, "go-on")
    assert build.legal(state, "also") == set()
    state = build.clear(with_people("ebisu"), *(f"i{n:02}" for n in range(2, 35)))
    build.play(state, "take-fleet2", "wood@s01", "collect-s01-i01")
    assert state.phase == s.HIRING
    state = build.clear(with_people("ebisu"), *(f"i{n:02}" for n in range(3, 35)))
    build.play(state, "take-fleet2", "wood@s01", "collect-s01-i01", "also-i02")
    assert state.culture == 0


# --- building ----------------------------------------------------------------------------


def site(
    *names: str, seat: int = 0, row: tuple[str, ...] = ("b06", "b17", "b22", "b24", "b10")
) -> Yamatai:
    """b06 and b17 fit on i02 once a ship is placed on s02, b24 with a gold ship there."""
    state = build.flat(build.clear_all(build.hire(build.begin(2, row=row), seat, *names)))
    return build.ships_at(state, s16="bamboo", s17="bamboo", s07="clay", s08="wood")


def built(state: Yamatai, what: str) -> tuple[int, int]:
    """Coins and tokens that building on i02 brings the first seat."""
    before = int(state.coins[0]), int(state.tokens[0])
    build.play(state, "take-fleet5", "gold@s02", f"{what}@i02")
    return int(state.coins[0]) - before[0], int(state.tokens[0]) - before[1]


@pytest.mark.rule("YAM-12.4")
def test_awashima_brings_the_bonus_of_a_standard_building() -> None:
    state = build.house(
        build.house(build.mountain(site("awashima"), "i02"), 1, "i01", "b26"), 0, "i03"
    )
    assert built(state, "b24") == (2, 2)  # mountain and palace, the torii and one house
    assert state.pieces[0] == 9


@pytest.mark.rule("YAM-12.4", "YAM-8.5")
def test_awashima_counts_the_torii_for_this_count_only() -> None:
    state = build.house(build.house(build.house(site("awashima"), 0, "i01"), 0, "i06"), 0, "i03")
    assert built(state, "b24") == (4, 0)  # joins a group of two and one
    other = build.house(build.house(site("awashima"), 0, "i01"), 0, "i07", "b26")
    assert built(other, "b24") == (2, 1)  # an older palace of one's own is no member
    third = build.house(build.house(site("awashima"), 0, "i01", "b23"), 0, "i06")
    assert built(third, "b17") == (0, 1)  # nor does it join a later house to i06


@pytest.mark.rule("YAM-12.10")
def test_ananda_is_paid_two_coins_once_for_a_building() -> None:
    state = build.house(
        build.house(build.house(site("ananda", seat=1), 1, "i01"), 1, "i03"), 1, "i07"
    )
    assert built(state, "b06") == (-2, 0)
    assert state.coins[1] == 12


@pytest.mark.rule("YAM-12.10")
def test_who_cannot_pay_ananda_cannot_build_there() -> None:
    state = build.purse(build.house(site("ananda", seat=1), 1, "i01"), 0, coins=1)
    build.play(state, "take-fleet5", "gold@s02")
    assert build.refused(state, "b06@i02") == "YAM-12.10"
    assert build.can(state, "go-on")
    other = build.purse(build.house(site("ananda", seat=1), 1, "i01"), 0, coins=2)
    build.play(other, "take-fleet5", "gold@s02")
    assert build.refused(other, "go-on") == "YAM-6.1"  # a toll that can be paid is no excuse


@pytest.mark.rule("YAM-12.10")
def test_the_toll_is_paid_before_the_bonus() -> None:
    state = build.house(
        build.house(build.house(site("ananda", seat=1), 1, "i01"), 0, "i03"), 0, "i04"
    )
    build.purse(state, 0, coins=1)
    build.play(state, "take-fleet5", "gold@s02")
    assert build.refused(state, "b06@i02") == "YAM-12.10"  # three coins would come, too late
    other = build.house(build.culture(site("hetsuka"), 0, rose=1), 1, "i01")
    build.purse(build.hire(other, 1, "ananda"), 0, coins=0)
    build.play(
        other, "take-fleet5", "gold@s02", "rose-for-coins", "b06@i02"
    )  # raised in the same turn
    assert other.coins[0] == 2


@pytest.mark.rule("YAM-12.10")
def test_ananda_and_torii_corners_and_the_owner() -> None:
    state = build.house(site("ananda", seat=1), 1, "i01")
    assert built(state, "b24") == (-2, 0)  # due for a torii too
    state = build.house(site("ananda", seat=1), 1, "i01", "b26")
    assert built(state, "b06") == (0, 1)  # the owner's palace asks nothing
    state = build.house(site("ananda", seat=1), 1, "i06")
    assert built(state, "b06") == (0, 0)  # a corner
    state = build.house(site("ananda"), 0, "i01")
    assert built(state, "b06") == (2, 0)  # the owner pays nothing


@pytest.mark.rule("YAM-12.14")
def test_kagutsuchi_brings_a_token_for_a_lone_building() -> None:
    assert built(site("kagutsuchi"), "b06") == (0, 1)
    assert built(build.house(site("kagutsuchi"), 0, "i01"), "b06") == (2, 0)
    assert built(build.house(site("kagutsuchi"), 1, "i01"), "b06") == (0, 1)  # somebody else's
    assert built(build.house(site("kagutsuchi"), 0, "i01", "b26"), "b06") == (0, 2)  # own palace
    assert built(build.house(site("kagutsuchi"), 0, "i06"), "b06") == (0, 1)  # a corner


@pytest.mark.rule("YAM-12.14", "YAM-12.4")
def test_kagutsuchi_brings_nothing_for_torii_not_even_with_awashima() -> None:
    assert built(site("kagutsuchi"), "b24") == (0, 0)
    assert built(site("kagutsuchi", "awashima"), "b24") == (0, 0)


# --- recruiting --------------------------------------------------------------------------


def recruited(seat_of_izanami: int) -> Yamatai:
    people = ("yasoma", "amateratsu", "fu-hsi", "ananda", "riu")
    state = build.hire(build.begin(2, people=people), seat_of_izanami, "izanami")
    build.coins_on(build.culture(state, 0, rose=2), "yasoma", 6)
    return build.play(state, "take-fleet1", "go-on", "recruit-yasoma")


@pytest.mark.rule("YAM-12.11")
def test_izanami_gets_half_and_the_recruiter_the_other_half() -> None:
    state = recruited(1)
    assert list(state.coins) == [13, 13]


@pytest.mark.rule("YAM-12.11")
def test_izanamis_owner_gets_all_for_own_recruits() -> None:
    state = recruited(0)
    assert list(state.coins) == [16, 10]


@pytest.mark.rule("YAM-12.11", "YAM-13.1")
def test_coins_on_specialists_are_always_even() -> None:
    for seed in range(5):
        state = build.begin(3)
        rng = Rng(seed)
        while not state.is_over:
            state.apply(state.random_action(rng))
            assert all(coins % 2 == 0 for coins in state.reward)
