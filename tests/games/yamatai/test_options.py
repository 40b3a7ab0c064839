"""Options: what groups read the other way. The first choice is what all other tests play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yamatai import build
from zashiki.core.position import PositionError
from zashiki.core.rng import Rng
from zashiki.core.state import State, playout
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai
from zashiki.testing.arranged import check_arranged, check_broken
from zashiki.testing.knowledge import Secrets, check_knowledge

OTHERS = {
    "collecting": "most",
    "swapping": "line-stays",
    "trading": "any-moment",
    "mooring": "one-ship",
}


@pytest.mark.parametrize("option", [*OTHERS, "all"])
def test_matches_with_options_keep_the_contract(option: str) -> None:
    chosen = OTHERS if option == "all" else {option: OTHERS[option]}
    for seats in (2, 3, 4):
        state, rng = GAME.start(seats, chosen), Rng(seats)
        number = 0
        while not state.is_over:
            if number % 17 == 0:
                check_arranged(GAME, state)
                check_broken(GAME, state, rng)
                check_knowledge(state, rng, Secrets(is_open=False))
                check_paths(state)
            state.apply(state.random_action(rng))
            number += 1
        check_arranged(GAME, state)


def check_paths(state: State) -> None:
    """No path of touches is the beginning of another one."""
    if state.actor >= 0:
        paths = [tuple(choice.path) for choice in GAME.scene(state, int(state.actor)).legal]
        for path in paths:
            assert sum(path == other[: len(path)] for other in paths if path) <= 1


def test_options_tell_positions_apart() -> None:
    digests = {GAME.start(2, {key: value}).digest() for key, value in OTHERS.items()}
    assert len({*digests, GAME.start(2).digest()}) == 5


def test_the_usual_match_is_what_it_was() -> None:
    usual = {option.key: option.default for option in GAME.options}
    one, other = GAME.start(3), GAME.start(3, usual)
    assert playout(one, Rng(1)) == playout(other, Rng(1))
    assert one.digest() == other.digest()


# --- as many culture tiles as possible ---------------------------------------------------


def collecting(choice: str) -> Yamatai:
    """Ships on s01 (beside i01) and s07 (beside i01 and i02), with a tile on both islands."""
    state = build.clear_all(build.begin(2, collecting=choice))
    build.lay_culture(state, i01="orange", i02="green")
    build.more(build.play(state, "take-fleet2"), stone=1)
    return build.play(state, "wood@s01", "stone@s07")


@pytest.mark.rule("YAM-6.3")
def test_usually_the_order_of_ships_is_free_even_if_fewer_tiles_are_taken() -> None:
    state = build.play(collecting("any-order"), "collect-s07-i01")
    assert state.phase == s.HIRING
    assert sum(state.hand[:6]) == 1


@pytest.mark.rule("YAM-6.3")
def test_with_the_option_as_many_tiles_as_possible_are_collected() -> None:
    state = collecting("most")
    assert build.legal(state, "collect") == {"collect-s01-i01", "collect-s07-i02"}
    assert build.refused(state, "collect-s07-i01") == "YAM-6.3"
    build.play(state, "collect-s07-i02", "collect-s01-i01")
    assert sum(state.hand[:6]) == 2


@pytest.mark.rule("YAM-6.3")
def test_with_the_option_chains_of_ships_are_seen_through() -> None:
    state = build.clear_all(build.begin(2, collecting="most"))
    build.lay_culture(state, i01="orange", i02="green", i03="rose")
    build.more(build.play(state, "take-fleet2"), stone=1, gold=1, clay=1)
    build.play(state, "wood@s01", "stone@s07", "gold@s02", "clay@s08")
    # s01: i01; s07: i01, i02; s02: i02; s08: i02, i03. Three tiles for four ships.
    assert build.refused(state, "collect-s08-i02") == "YAM-6.3"
    while state.phase != s.HIRING:
        build.play(state, min(build.legal(state, "collect")))
    assert sum(state.hand[:6]) == 3


# --- fleet 8 and the line ----------------------------------------------------------------


def swapped(choice: str) -> Yamatai:
    state = build.ships_at(build.begin(2, fleets=(8, 1, 2, 3, 4), swapping=choice), s40="wood")
    build.more(build.play(state, "take-fleet8"), gold=1)
    return build.play(state, "clay@s01", "swap-s01", "swap-s40")


@pytest.mark.rule("YAM-11.8", "YAM-5.5")
def test_usually_the_line_goes_on_from_the_swapped_ship() -> None:
    assert {text[5:] for text in build.legal(swapped("line-follows"), "gold@")} == {
        "s31",
        "s34",
        "s48",
        "s49",
    }


@pytest.mark.rule("YAM-11.8")
def test_with_the_option_the_end_of_the_line_stays() -> None:
    state = swapped("line-stays")
    assert {text[5:] for text in build.legal(state, "gold@")} == {"s06", "s07"}
    assert build.can(state, "collect-s40-i15")  # having been placed goes with the ship all the same
    assert not build.can(state, "collect-s01-i01")


@pytest.mark.rule("YAM-11.8")
def test_with_the_option_equal_ships_of_the_line_change_nothing() -> None:
    state = build.at_hand(
        build.play(build.begin(2, fleets=(8, 1, 2, 3, 4), swapping="line-stays"), "take-fleet8"), 0
    )
    build.more(state, bamboo=2)
    build.play(state, "bamboo@s01", "bamboo@s07")
    assert build.legal(state, "swap") == set()
    assert build.refused(state, "swap-s01") == "YAM-11.8"


# --- Izanagi -----------------------------------------------------------------------------


def izanagi(choice: str) -> Yamatai:
    return build.hire(build.begin(2, trading=choice), 0, "izanagi")


@pytest.mark.rule("YAM-12.2", "YAM-4.5")
def test_usually_both_trades_come_before_the_first_ship() -> None:
    state = build.play(izanagi("before-placing"), "take-fleet2", "wood@s01")
    assert build.refused(state, "buy-bamboo") == "YAM-4.5"


@pytest.mark.rule("YAM-12.2")
def test_with_the_option_izanagi_trades_in_every_later_moment() -> None:
    state = build.more(build.play(izanagi("any-moment"), "take-fleet2"), clay=1, stone=1)
    build.play(state, "wood@s01")
    trades = {"buy-bamboo", "sell-clay"}
    assert trades <= build.legal(state)  # between two ships
    build.play(state, "collect-s01-i01")
    assert state.phase == s.RESTING
    assert trades <= build.legal(state)  # before the harbour
    assert GAME.prompt(state, 0).id == "prompt-rest-trading"
    build.play(state, "go-on")
    assert state.phase == s.MOORING
    assert trades <= build.legal(state)
    settled = build.play(state.copy(), "sell-stone")  # nothing to choose is left
    assert (settled.phase, build.hold(settled, 0)) == (s.HIRING, {"clay": 1})
    build.play(state, "moor-clay")
    assert state.phase == s.HIRING
    assert build.can(state, "sell-clay")
    assert build.refused(state, "buy-bamboo") == "YAM-12.2"  # the harbour is full
    build.play(state, "sell-clay")
    assert build.refused(state, "buy-bamboo") == "YAM-4.1"  # one additional trade


@pytest.mark.rule("YAM-12.2")
def test_with_the_option_a_ship_bought_after_the_harbour_step_is_moored() -> None:
    state = build.play(izanagi("any-moment"), "take-fleet2", "wood@s01", "collect-s01-i01", "go-on")
    assert (state.phase, build.hold(state, 0)) == (s.HIRING, {})
    build.play(state, "buy-clay", "end")
    assert build.hold(state, 0) == {"clay": 1}


@pytest.mark.rule("YAM-12.2", "YAM-4.5")
def test_with_the_option_the_trade_of_step_2_is_still_given_up_by_placing() -> None:
    state = build.play(izanagi("any-moment"), "take-fleet2", "wood@s01", "buy-bamboo")
    assert build.refused(state, "buy-bamboo") == "YAM-4.1"
    both = build.play(izanagi("any-moment"), "take-fleet2", "buy-wood", "buy-bamboo", "wood@s01")
    assert build.refused(both, "buy-bamboo") == "YAM-4.1"
    first = build.play(izanagi("any-moment"), "take-fleet2", "buy-wood", "wood@s01")
    assert build.can(first, "buy-bamboo")
    nobody = build.play(build.begin(2, trading="any-moment"), "take-fleet2", "wood@s01")
    assert build.refused(nobody, "buy-bamboo") == "YAM-4.5"


@pytest.mark.rule("YAM-12.2")
def test_with_the_option_nothing_is_interrupted_by_a_trade() -> None:
    state = build.more(build.play(izanagi("any-moment"), "take-fleet2"), stone=1)
    build.play(state, "wood@s01", "stone@s07", "collect-s01-i01")
    assert build.refused(state, "buy-bamboo") == "YAM-6.3"
    paying = build.play(
        build.culture(izanagi("any-moment"), 0, rose=2, blue=2), "take-fleet1", "go-on"
    )
    assert build.refused(build.play(paying, "recruit-yasoma"), "sell-bamboo") == "YAM-10.2"


@pytest.mark.rule("YAM-12.2")
def test_a_late_trade_begins_at_izanagi() -> None:
    state = build.more(build.play(izanagi("any-moment"), "take-fleet2"), clay=1)

    def path(action: str) -> list[str]:
        code = GAME.parse(state, action)
        return next(list(c.path) for c in GAME.scene(state, 0).legal if c.code == code)

    assert path("sell-clay") == ["hand-clay", "supply-clay"]
    build.play(state, "wood@s01")
    assert path("sell-clay") == ["specialist-izanagi", "hand-clay", "supply-clay"]
    assert path("buy-clay") == ["specialist-izanagi", "supply-clay"]
    assert GAME.parse(state, "buy-clay") in GAME.meant(state, ["specialist-izanagi"])


# --- Riu ---------------------------------------------------------------------------------


def riu(choice: str, **moored: int) -> Yamatai:
    """The first seat holds Riu and these ships; fleet 10 brings wood, clay and gold."""
    state = build.hire(build.begin(2, fleets=(10, 1, 2, 3, 4), mooring=choice), 0, "riu")
    told: dict[str, Any] = state.position()
    told["seats"][0]["ships"] = dict(moored)
    for name, number in moored.items():
        told["supply"][name] -= number
    if choice == "one-ship":
        told["this_turn"]["moored"] = dict(moored)
    arranged = GAME.arrange(told)
    assert isinstance(arranged, Yamatai)
    return build.play(arranged, "take-fleet10", "choose-gold")


@pytest.mark.rule("YAM-12.12")
def test_usually_riu_moors_any_three_ships() -> None:
    state = build.play(riu("any-ships"), "go-on")
    assert build.hold(state, 0) == {"wood": 1, "clay": 1, "gold": 1}


@pytest.mark.rule("YAM-12.12")
def test_with_the_option_one_new_ship_is_moored() -> None:
    state = build.play(riu("one-ship"), "go-on")
    assert build.legal(state, "moor") == {"moor-wood", "moor-clay", "moor-gold"}
    build.play(state, "moor-gold")
    assert (build.hold(state, 0), build.beside(state, 0)) == ({"gold": 1}, {"wood": 1, "clay": 1})


@pytest.mark.rule("YAM-12.12")
def test_with_the_option_ships_moored_before_stay() -> None:
    state = build.play(riu("one-ship", bamboo=1, wood=1), "go-on")
    assert build.legal(state, "moor") == {"moor-wood", "moor-clay", "moor-gold"}  # the old two stay
    build.play(state, "moor-wood")
    assert build.hold(state, 0) == {"bamboo": 1, "wood": 2}


@pytest.mark.rule("YAM-12.12", "YAM-9.2")
def test_with_the_option_a_full_harbour_exchanges_one_ship_at_most() -> None:
    state = build.play(riu("one-ship", bamboo=2, stone=1), "go-on")
    everything = {f"moor-{name}" for name in ("bamboo", "wood", "stone", "clay", "gold")}
    assert build.legal(state, "moor") == everything
    build.play(state, "moor-gold")
    assert build.refused(state, "moor-clay") == "YAM-12.12"
    assert build.legal(state, "moor") == {"moor-bamboo", "moor-stone"}
    build.play(state, "moor-stone")
    assert build.hold(state, 0) == {"gold": 1, "stone": 1, "bamboo": 1}
    assert build.beside(state, 0) == {"bamboo": 1, "wood": 1, "clay": 1}


@pytest.mark.rule("YAM-12.12")
def test_with_the_option_new_ships_are_thought_to_be_used_first() -> None:
    state = build.play(riu("one-ship", wood=1), "wood@s01", "collect-s01-i01")
    assert build.legal(state, "moor") == {
        "moor-clay",
        "moor-gold",
    }  # the wood ship left is the old one
    build.play(state, "moor-clay")
    assert build.hold(state, 0) == {"wood": 1, "clay": 1}


@pytest.mark.rule("YAM-12.12", "YAM-9.1")
def test_the_option_changes_nothing_without_riu() -> None:
    for choice in ("any-ships", "one-ship"):
        state = build.play(build.begin(2, fleets=(10, 1, 2, 3, 4), mooring=choice), "take-fleet10")
        build.play(state, "choose-gold", "go-on", "moor-gold", "end")
        assert build.hold(state, 0) == {"gold": 1}
        build.pass_turn(state, 1)
        build.play(state, "take-fleet2", "go-on")
        assert build.legal(state, "moor") == {"moor-wood", "moor-gold"}
        build.play(state, "moor-wood")
        assert (build.hold(state, 0), build.beside(state, 0)["gold"]) == ({"wood": 1}, 1)


@pytest.mark.rule("YAM-12.12")
def test_what_was_moored_is_told_only_where_it_matters() -> None:
    told: dict[str, Any] = riu("one-ship", wood=1).position()
    assert told["this_turn"]["moored"] == {"wood": 1}
    told["this_turn"]["moored"] = {"wood": 4}
    with pytest.raises(PositionError, match=r"this_turn\.moored"):
        GAME.arrange(told)
    assert riu("any-ships", wood=1).moored == 0


def test_coins_and_options_do_not_mix_up() -> None:
    state = build.purse(izanagi("any-moment"), 0, coins=0)
    build.play(state, "take-fleet2", "wood@s01")
    assert build.refused(state, "buy-bamboo") == "YAM-4.4"
