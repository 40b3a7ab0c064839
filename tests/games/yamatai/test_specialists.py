"""Chapter 12: the eighteen specialists."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import (
    at_hand,
    begin,
    can,
    clear,
    clear_all,
    culture,
    do,
    drain,
    hire,
    hold,
    house,
    island,
    legal,
    mountain,
    pass_turn,
    refused,
    sacred,
    ships_at,
    tiles_of,
)
from zashiki.core.rng import Rng
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scoring import coin_points, specialist_points, tile_points, token_points


def with_people(*names: str, seat: int = 0, fleets: tuple[int, ...] = (1, 2, 3, 4, 5)) -> Yamatai:
    return hire(begin(2, fleets=fleets), seat, *names)


# --- scoring -----------------------------------------------------------------------------


@pytest.mark.rule("YAM-12.1")
def test_amateratsu_doubles_tokens_and_nothing_else() -> None:
    p = house(with_people("amateratsu"), 0, "i01", "b27")
    p.tokens[0], p.coins[0] = 4, 17
    assert token_points(p, 0) == 8
    assert (coin_points(p, 0), tile_points(p, 0), specialist_points(p, 0)) == (3, 10, 1)
    p.tokens[1] = 4
    assert token_points(p, 1) == 4


@pytest.mark.rule("YAM-12.7")
def test_fu_hsi_counts_three_coins_to_the_point() -> None:
    p = with_people("fu-hsi")
    p.coins[0] = p.coins[1] = 17
    assert (coin_points(p, 0), coin_points(p, 1)) == (5, 3)


@pytest.mark.rule("YAM-12.18")
def test_yasoma_is_worth_five_points_and_does_nothing() -> None:
    p = do(with_people("yasoma"), "take-fleet1")
    assert specialist_points(p, 0) == 5
    assert p.powers[0] == 1 << int(t.NO_POWER)
    assert all(code < s.SET_ASIDE for code in p.legal())


# --- trade -------------------------------------------------------------------------------


@pytest.mark.rule("YAM-12.2")
@pytest.mark.parametrize(
    "trades",
    [("buy-wood", "buy-clay"), ("buy-wood", "sell-wood"), ("sell-gold", "sell-wood")],
)
def test_izanagi_allows_two_trades_of_either_kind(trades: tuple[str, str]) -> None:
    p = at_hand(with_people("izanagi", "tomoe"), 0, wood=1)
    do(p, "take-fleet5", *trades)
    assert refused(p, "buy-bamboo") == "YAM-4.1"
    assert refused(p, "sell-gold") == "YAM-4.1"


@pytest.mark.rule("YAM-12.2", "YAM-4.5")
def test_izanagis_trades_are_both_made_in_step_2() -> None:
    p = do(with_people("izanagi"), "take-fleet2", "buy-wood", "wood@s01")
    assert refused(p, "buy-wood") == "YAM-4.5"


@pytest.mark.rule("YAM-12.6")
def test_susanoo_sells_stone_for_6_and_clay_for_7_and_changes_nothing_else() -> None:
    def coins(action: str) -> int:
        p = at_hand(with_people("susanoo"), 0, stone=1, clay=1, bamboo=1, wood=1)
        return int(do(p, "take-fleet1", action).coins[0]) - 10

    assert (coins("sell-stone"), coins("sell-clay")) == (6, 7)
    assert (coins("buy-stone"), coins("buy-clay")) == (-3, -4)
    assert (coins("sell-bamboo"), coins("sell-wood")) == (1, 2)
    p = do(with_people("susanoo"), "take-fleet5")
    assert refused(p, "sell-gold") == "YAM-4.3"


@pytest.mark.rule("YAM-12.2", "YAM-12.6", "YAM-4.4")
def test_a_ship_bought_may_be_sold_again() -> None:
    p = do(with_people("izanagi", "susanoo"), "take-fleet1", "buy-clay", "sell-clay")
    assert p.coins[0] == 10 - 4 + 7


@pytest.mark.rule("YAM-12.15")
def test_tomoe_trades_gold_for_5_but_only_once() -> None:
    p = do(with_people("tomoe"), "take-fleet1", "buy-gold")
    assert p.coins[0] == 5
    assert hold(p, 0) == {"bamboo": 1, "gold": 1}
    assert refused(p, "buy-bamboo") == "YAM-4.1"
    p = do(with_people("tomoe"), "take-fleet5", "sell-gold")
    assert p.coins[0] == 15


# --- exchanges ---------------------------------------------------------------------------


@pytest.mark.rule("YAM-12.3")
def test_raijin_gives_a_gold_ship_for_two_of_any_colours() -> None:
    p = at_hand(with_people("raijin", fleets=(6, 1, 2, 3, 4)), 0, clay=1)
    do(p, "take-fleet6")
    assert legal(p, "give") == {"give-bamboo", "give-wood", "give-clay"}
    supply = list(p.supply)
    do(p, "give-clay")  # from the harbour
    assert refused(p, "go-on") == "YAM-12.3"
    do(p, "give-bamboo")  # and from the fleet
    assert hold(p, 0) == {"wood": 1, "gold": 1}
    assert list(p.supply) == [supply[0] + 1, supply[1], supply[2], supply[3] + 1, supply[4] - 1]
    assert refused(p, "give-wood") == "YAM-12.19"


@pytest.mark.rule("YAM-12.20")
def test_raijin_needs_a_gold_ship_in_the_supply_and_two_to_give() -> None:
    p = drain(with_people("raijin", fleets=(6, 1, 2, 3, 4)), "gold")
    do(p, "take-fleet6")
    assert refused(p, "give-bamboo") == "YAM-12.20"
    p = do(with_people("raijin"), "take-fleet1")
    assert refused(p, "give-bamboo") == "YAM-12.20"  # one ship only
    p = drain(at_hand(with_people("raijin"), 0, gold=1), "gold")
    do(p, "take-fleet1")
    assert refused(p, "give-gold") == "YAM-12.20"  # not even with gold among those given


@pytest.mark.rule("YAM-12.20")
def test_raijin_does_not_take_ships_bought_or_exchanged_this_turn() -> None:
    p = do(with_people("raijin"), "take-fleet1", "buy-wood")
    assert refused(p, "give-bamboo") == "YAM-12.20"  # only the bamboo came with the fleet
    p = do(with_people("raijin"), "take-fleet2", "buy-wood", "wood@s01")
    assert refused(p, "give-wood") == "YAM-12.20"
    p = at_hand(with_people("raijin"), 0, stone=1)
    do(p, "take-fleet2", "buy-wood", "wood@s01")  # the bought one is thought to be placed first
    assert legal(p, "give") == {"give-wood", "give-stone"}
    do(p, "give-wood", "give-stone")
    assert hold(p, 0) == {"gold": 1}


@pytest.mark.rule("YAM-12.17")
def test_nakatsu_gives_two_other_ships_for_gold() -> None:
    for first in ("bamboo", "wood", "stone", "clay"):
        for second in ("bamboo", "wood", "stone", "clay"):
            p = do(with_people("nakatsu"), "take-fleet5", "change-gold")
            assert legal(p) == {"get-bamboo", "get-wood", "get-stone", "get-clay"}
            assert refused(p, "get-gold") == "YAM-12.17"
            assert refused(p, "go-on") == "YAM-12.17"
            do(p, f"get-{first}", f"get-{second}")
            assert p.hand_size(0) == 2
            assert p.supply[4] == 10
    assert refused(p, "change-gold") == "YAM-12.19"


@pytest.mark.rule("YAM-12.17", "YAM-12.20")
def test_nakatsu_takes_gold_of_the_fleet_or_the_harbour_only() -> None:
    p = at_hand(with_people("nakatsu"), 0, gold=1)
    assert can(do(p, "take-fleet1"), "change-gold")
    p = do(with_people("nakatsu", "tomoe"), "take-fleet1", "buy-gold")
    assert refused(p, "change-gold") == "YAM-12.20"
    p = at_hand(with_people("nakatsu", "raijin"), 0, wood=1)
    do(p, "take-fleet1", "give-wood", "give-bamboo")
    assert refused(p, "change-gold") == "YAM-12.20"
    p = culture(with_people("nakatsu", "michimata"), 0, orange=1)
    do(p, "take-fleet1", "orange-for-gold")
    assert refused(p, "change-gold") == "YAM-12.20"
    p = ships_at(with_people("nakatsu"), s07="gold")
    do(p, "take-fleet1")
    assert refused(p, "change-gold") == "YAM-12.20"


@pytest.mark.rule("YAM-12.20")
def test_a_ship_bought_and_moored_comes_from_the_harbour_next_time() -> None:
    p = do(with_people("nakatsu", "tomoe"), "take-fleet1", "buy-gold", "go-on", "moor-gold", "end")
    pass_turn(p, 2)
    do(p, "take-fleet3")
    assert can(p, "change-gold")


@pytest.mark.rule("YAM-12.20")
def test_nakatsu_needs_two_ships_in_the_supply() -> None:
    p = with_people("nakatsu")
    for name in ("bamboo", "wood", "stone", "clay"):
        drain(p, name, 1 if name == "clay" else 0)
    do(p, "take-fleet5")
    assert refused(p, "change-gold") == "YAM-12.20"
    p.supply[2] += 1
    p.beside[5 + 2] -= 1
    do(p, "change-gold", "get-stone")
    assert legal(p) == {"get-clay"}
    assert refused(p, "get-stone") == "YAM-12.17"


@pytest.mark.rule("YAM-12.8")
def test_michimata_gives_a_gold_ship_for_a_culture_tile() -> None:
    p = culture(with_people("michimata"), 0, orange=1, rose=1)
    do(p, "take-fleet1")
    assert legal(p, "orange") | legal(p, "rose") == {"orange-for-gold", "rose-for-gold"}
    assert refused(p, "blue-for-gold") == "YAM-12.8"
    do(p, "rose-for-gold")
    assert tiles_of(p, 0) == {"orange": 1}
    assert hold(p, 0) == {"bamboo": 1, "gold": 1}
    assert refused(p, "orange-for-gold") == "YAM-12.19"
    p = drain(culture(with_people("michimata"), 0, orange=1), "gold")
    assert refused(do(p, "take-fleet1"), "orange-for-gold") == "YAM-12.20"


@pytest.mark.rule("YAM-12.16")
def test_hetsuka_gives_four_coins_for_a_culture_tile() -> None:
    p = culture(with_people("hetsuka"), 0, orange=2)
    do(p, "take-fleet1", "orange-for-coins")
    assert p.coins[0] == 14
    assert tiles_of(p, 0) == {"orange": 1}
    assert refused(p, "orange-for-coins") == "YAM-12.19"


@pytest.mark.rule("YAM-12.5")
def test_kachiko_removes_sacred_ground_for_two_coins() -> None:
    p = sacred(with_people("kachiko"), "i02", "i20")
    do(p, "take-fleet1")
    assert legal(p, "clear") == {"clear-i02", "clear-i20"}
    assert refused(p, "clear-i03") == "YAM-12.5"
    do(p, "clear-i20")
    assert p.coins[0] == 8
    assert p.sacred == 1 << island("i02")
    assert refused(p, "clear-i02") == "YAM-12.19"
    p = sacred(with_people("kachiko"), "i02")
    p.coins[0] = 1
    assert refused(do(p, "take-fleet1"), "clear-i02") == "YAM-12.5"
    p.coins[0] = 2
    assert do(p, "clear-i02").coins[0] == 0


@pytest.mark.rule("YAM-12.5")
def test_a_cleared_island_can_be_built_on_and_the_tile_used_again() -> None:
    p = sacred(clear_all(with_people("kachiko")), *(f"i{n:02}" for n in range(1, 9)))
    ships_at(p, s07="bamboo", s08="clay")
    do(p, "take-fleet5")
    assert legal(p, "hallow") == set()
    do(p, "clear-i02", "hallow-i20", "gold@s02", "b17@i02")
    assert p.standard[0] == 1 << island("i02")


@pytest.mark.rule("YAM-12.19")
def test_when_powers_may_be_used() -> None:
    people = ("raijin", "michimata", "nakatsu", "kachiko", "hetsuka")
    p = sacred(culture(at_hand(with_people(*people), 0, wood=1, gold=1), 0, rose=2), "i20")
    assert refused(p, "rose-for-coins") == "YAM-3.1"
    do(p, "take-fleet2")
    moments = {"give-wood", "change-gold", "rose-for-gold", "clear-i20", "rose-for-coins"}
    assert moments <= legal(p)
    do(p, "wood@s01")
    assert moments <= legal(p)  # between two ships
    q = p.copy()
    do(p, "collect-s01-i01")
    assert p.phase == s.RESTING
    assert moments <= legal(p)  # until the harbour
    do(p, "go-on")
    assert p.phase == s.MOORING
    late = {"clear-i20", "rose-for-coins"}
    assert late <= legal(p)
    assert refused(p, "give-wood") == "YAM-12.19"
    assert refused(p, "change-gold") == "YAM-12.19"
    assert refused(p, "rose-for-gold") == "YAM-12.19"
    do(p, "moor-gold")
    assert late <= legal(p)
    assert can(p, "end")  # none of them is owed
    at_hand(q, 0, stone=1)
    do(q, "stone@s07", "collect-s01-i01")
    assert refused(q, "clear-i20") == "YAM-6.3"  # not while collecting


@pytest.mark.rule("YAM-12.19", "YAM-2.3")
def test_powers_are_renewed_each_turn() -> None:
    p = culture(with_people("hetsuka"), 0, orange=2)
    do(p, "take-fleet1", "orange-for-coins", "go-on", "end")
    pass_turn(p, 2)
    do(p, "take-fleet3", "orange-for-coins")
    assert p.coins[0] == 18


@pytest.mark.rule("YAM-12.19")
def test_powers_of_others_cannot_be_used() -> None:
    p = sacred(culture(with_people("kachiko", "hetsuka", "raijin", seat=1), 0, orange=2), "i20")
    do(p, "take-fleet1")
    assert refused(p, "orange-for-coins") == "YAM-12.16"
    assert refused(p, "clear-i20") == "YAM-12.5"
    assert refused(p, "give-bamboo") == "YAM-12.3"
    assert refused(p, "change-gold") == "YAM-12.17"
    assert refused(p, "orange-for-gold") == "YAM-12.8"
    assert refused(p, "get-wood") == "YAM-12.17"


@pytest.mark.rule("YAM-12.21")
def test_a_specialist_recruited_this_turn_works_at_once() -> None:
    people = ("kachiko", "hetsuka", "raijin", "riu", "izanagi")
    p = sacred(culture(begin(2, people=people), 0, rose=2, orange=1), "i20")
    do(p, "take-fleet1", "go-on", "recruit-hetsuka", "orange-for-coins")
    assert p.coins[0] == 14
    p = sacred(culture(begin(2, people=people), 0, rose=2), "i20")
    do(p, "take-fleet1", "go-on", "recruit-kachiko", "clear-i20")
    assert p.sacred == 0
    p = culture(at_hand(begin(2, people=people), 0, bamboo=1), 0, rose=2)
    do(p, "take-fleet1", "go-on", "recruit-raijin")
    assert refused(p, "give-bamboo") == "YAM-12.19"  # from the next turn on
    assert not can(p, "buy-wood")


# --- placing, collecting, harbour --------------------------------------------------------


@pytest.mark.rule("YAM-12.9")
def test_toyo_tama_starts_anywhere_on_the_edge() -> None:
    p = do(with_people("toyo-tama"), "take-fleet1")
    assert len(legal(p, "bamboo@")) == 44
    at_hand(p, 0, bamboo=2)
    do(p, "bamboo@s78")
    assert legal(p, "bamboo@") == {"bamboo@s73", "bamboo@s74"}  # the first ship only
    q = do(with_people("toyo-tama", seat=1), "take-fleet1")
    assert len(legal(q, "bamboo@")) == 5
    r = ships_at(with_people("toyo-tama"), s78="wood", s40="bamboo")
    do(r, "take-fleet1")
    assert len(legal(r, "bamboo@")) == 43 + 2  # one taken; s31 and s48 are beside s40


@pytest.mark.rule("YAM-12.12")
def test_riu_has_three_places_freely_chosen() -> None:
    p = at_hand(with_people("riu", fleets=(10, 1, 2, 3, 4)), 0, bamboo=1, stone=1)
    do(p, "take-fleet10", "choose-gold", "go-on")
    assert refused(p, "end") == "YAM-2.2"
    do(p, "moor-gold", "moor-bamboo", "moor-stone")
    assert hold(p, 0) == {"gold": 1, "bamboo": 1, "stone": 1}
    assert sum(p.beside[:5]) == 2
    q = at_hand(with_people("riu"), 0, bamboo=1, stone=1)
    do(q, "take-fleet5", "go-on")
    assert q.phase == s.HIRING  # room for all three
    assert q.hand_size(0) == 3


@pytest.mark.rule("YAM-12.13")
def test_ebisu_takes_one_more_tile_from_anywhere_as_the_last() -> None:
    p = at_hand(with_people("ebisu"), 0, stone=1)
    do(p, "take-fleet2", "wood@s01", "stone@s07", "collect-s01-i01")
    assert refused(p, "also-i30") == "YAM-6.3"  # first the ships
    do(p, "collect-s07-i02")
    assert p.phase == s.EXTRA
    assert len(p.legal()) == 28  # all tiles that are left
    assert refused(p, "end") == "YAM-12.13"
    assert refused(p, "also-i01") == "YAM-12.13"
    do(p, "also-i30")
    assert sum(p.hand[:6]) == 3
    assert refused(p, "also-i29") == "YAM-2.2"  # one in a turn
    assert p.phase == s.HIRING


@pytest.mark.rule("YAM-12.13")
def test_ebisu_needs_a_tile_collected_and_a_tile_left() -> None:
    p = do(clear(with_people("ebisu"), "i01"), "take-fleet2", "wood@s01")
    assert can(p, "go-on")
    assert legal(p, "also") == set()
    p = clear(with_people("ebisu"), *(f"i{n:02}" for n in range(2, 35)))
    do(p, "take-fleet2", "wood@s01", "collect-s01-i01")
    assert p.phase == s.HIRING
    p = clear(with_people("ebisu"), *(f"i{n:02}" for n in range(3, 35)))
    do(p, "take-fleet2", "wood@s01", "collect-s01-i01", "also-i02")
    assert p.culture == 0


# --- building ----------------------------------------------------------------------------


def site(
    *names: str, seat: int = 0, row: tuple[str, ...] = ("b06", "b17", "b22", "b24", "b10")
) -> Yamatai:
    """b06 and b17 fit on i02 once a ship is placed on s02, b24 with a gold ship there."""
    p = clear_all(hire(begin(2, row=row), seat, *names))
    for name in p.tables.island_names:
        mountain(p, name, False)
    return ships_at(p, s16="bamboo", s17="bamboo", s07="clay", s08="wood")


def built(p: Yamatai, what: str) -> tuple[int, int]:
    """Coins and tokens that building on i02 brings the first seat."""
    before = int(p.coins[0]), int(p.tokens[0])
    do(p, "take-fleet5", "gold@s02", f"{what}@i02")
    return int(p.coins[0]) - before[0], int(p.tokens[0]) - before[1]


@pytest.mark.rule("YAM-12.4")
def test_awashima_brings_the_bonus_of_a_standard_building() -> None:
    p = house(house(mountain(site("awashima"), "i02"), 1, "i01", "b26"), 0, "i03")
    assert built(p, "b24") == (2, 2)  # mountain and palace, the torii and one house
    assert p.pieces[0] == 9


@pytest.mark.rule("YAM-12.4", "YAM-8.5")
def test_awashima_counts_the_torii_for_this_count_only() -> None:
    p = house(house(house(site("awashima"), 0, "i01"), 0, "i06"), 0, "i03")
    assert built(p, "b24") == (4, 0)  # joins a group of two and one
    q = house(house(site("awashima"), 0, "i01"), 0, "i07", "b26")
    assert built(q, "b24") == (2, 1)  # an older palace of one's own is no member
    r = house(house(site("awashima"), 0, "i01", "b22"), 0, "i06")
    assert built(r, "b17") == (0, 1)  # nor does it join a later house to i06


@pytest.mark.rule("YAM-12.10")
def test_ananda_is_paid_two_coins_once_for_a_building() -> None:
    p = house(house(house(site("ananda", seat=1), 1, "i01"), 1, "i03"), 1, "i07")
    assert built(p, "b06") == (-2, 0)
    assert p.coins[1] == 12


@pytest.mark.rule("YAM-12.10")
def test_who_cannot_pay_ananda_cannot_build_there() -> None:
    p = house(site("ananda", seat=1), 1, "i01")
    p.coins[0] = 1
    do(p, "take-fleet5", "gold@s02")
    assert refused(p, "b06@i02") == "YAM-12.10"
    assert can(p, "go-on")
    q = house(site("ananda", seat=1), 1, "i01")
    q.coins[0] = 2
    do(q, "take-fleet5", "gold@s02")
    assert refused(q, "go-on") == "YAM-6.1"  # a toll that can be paid is no excuse


@pytest.mark.rule("YAM-12.10")
def test_the_toll_is_paid_before_the_bonus() -> None:
    p = house(house(house(site("ananda", seat=1), 1, "i01"), 0, "i03"), 0, "i04")
    p.coins[0] = 1
    do(p, "take-fleet5", "gold@s02")
    assert refused(p, "b06@i02") == "YAM-12.10"  # three coins would come, too late
    q = house(culture(site("hetsuka"), 0, rose=1), 1, "i01")
    hire(q, 1, "ananda")
    q.coins[0] = 0
    do(q, "take-fleet5", "gold@s02", "rose-for-coins", "b06@i02")  # raised in the same turn
    assert q.coins[0] == 2


@pytest.mark.rule("YAM-12.10")
def test_ananda_and_torii_corners_and_the_owner() -> None:
    p = house(site("ananda", seat=1), 1, "i01")
    assert built(p, "b24") == (-2, 0)  # due for a torii too
    p = house(site("ananda", seat=1), 1, "i01", "b26")
    assert built(p, "b06") == (0, 1)  # the owner's palace asks nothing
    p = house(site("ananda", seat=1), 1, "i06")
    assert built(p, "b06") == (0, 0)  # a corner
    p = house(site("ananda"), 0, "i01")
    assert built(p, "b06") == (2, 0)  # the owner pays nothing


@pytest.mark.rule("YAM-12.14")
def test_kagutsuchi_brings_a_token_for_a_lone_building() -> None:
    assert built(site("kagutsuchi"), "b06") == (0, 1)
    assert built(house(site("kagutsuchi"), 0, "i01"), "b06") == (2, 0)
    assert built(house(site("kagutsuchi"), 1, "i01"), "b06") == (0, 1)  # somebody else's
    assert built(house(site("kagutsuchi"), 0, "i01", "b26"), "b06") == (0, 2)  # own palace
    assert built(house(site("kagutsuchi"), 0, "i06"), "b06") == (0, 1)  # a corner


@pytest.mark.rule("YAM-12.14", "YAM-12.4")
def test_kagutsuchi_brings_nothing_for_torii_not_even_with_awashima() -> None:
    assert built(site("kagutsuchi"), "b24") == (0, 0)
    assert built(site("kagutsuchi", "awashima"), "b24") == (0, 0)


# --- recruiting --------------------------------------------------------------------------


def recruited(seat_of_izanami: int) -> Yamatai:
    people = ("yasoma", "amateratsu", "fu-hsi", "ananda", "riu")
    p = hire(begin(2, people=people), seat_of_izanami, "izanami")
    culture(p, 0, rose=2)
    p.reward[p.tables.specialist_names.index("yasoma")] = 6
    return do(p, "take-fleet1", "go-on", "recruit-yasoma")


@pytest.mark.rule("YAM-12.11")
def test_izanami_gets_half_and_the_recruiter_the_other_half() -> None:
    p = recruited(1)
    assert list(p.coins) == [13, 13]


@pytest.mark.rule("YAM-12.11")
def test_izanamis_owner_gets_all_for_own_recruits() -> None:
    p = recruited(0)
    assert list(p.coins) == [16, 10]


@pytest.mark.rule("YAM-12.11", "YAM-13.1")
def test_coins_on_specialists_are_always_even() -> None:
    for seed in range(5):
        p = begin(3)
        rng = Rng(seed)
        while not p.is_over:
            p.apply(p.random_action(rng))
            assert all(coins % 2 == 0 for coins in p.reward)
