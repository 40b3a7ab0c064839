"""The likeliest wrong touches are answered by the rule that a teacher would name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.games.yamatai import build
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai.rules import Yamatai
from zashiki.texts import speaker
from zashiki.web.why_not import explain


def fresh() -> Yamatai:
    return build.begin(2)


def trading() -> Yamatai:
    return build.play(fresh(), "take-fleet2")


def traded() -> Yamatai:
    return build.play(trading(), "buy-bamboo")


def placed() -> Yamatai:
    """A wood ship on 2a, and a bamboo ship at hand."""
    return build.play(traded(), "wood@s01")


def poor() -> Yamatai:
    return build.purse(trading(), 0, coins=3)


def with_ship() -> Yamatai:
    return build.play(build.ships_at(fresh(), s01="clay"), "take-fleet2")


def cleared() -> Yamatai:
    """An empty island beside the ship placed."""
    return build.clear(placed(), "i01")


def hallowed() -> Yamatai:
    return build.play(build.sacred(fresh(), "i01"), "take-fleet2", "wood@s01")


def settled() -> Yamatai:
    return build.play(build.house(fresh(), 1, "i01"), "take-fleet2", "wood@s01")


def old_ship() -> Yamatai:
    return build.play(build.ships_at(fresh(), s07="clay"), "take-fleet2", "wood@s01")


def hiring() -> Yamatai:
    return build.play(trading(), "go-on")


def rich() -> Yamatai:
    return build.play(build.culture(fresh(), 0, rose=4), "take-fleet2", "go-on", "recruit-yasoma")


def just_reserved() -> Yamatai:
    return build.play(build.at_hand(fresh(), 0, bamboo=1), "take-fleet2", "reserve-b06", "wood@s01")


def reserved_by_other() -> Yamatai:
    return build.play(build.reserve(fresh(), 1, "b06"), "take-fleet2", "wood@s01")


def with_people() -> Yamatai:
    return build.play(build.hire(fresh(), 0, "yasoma", "hetsuka"), "take-fleet2")


def other_people() -> Yamatai:
    return build.play(build.hire(fresh(), 1, "yasoma"), "take-fleet2")


# The position, what is touched, the rule, and how the answer begins.
TOUCHES: list[tuple[Callable[[], Yamatai], Sequence[str], str, str]] = [
    (fresh, ["fleet-back-5"], "YAM-3.1", "Fleet 6 lies face down"),
    (fresh, ["tile-b06"], "YAM-3.1", "First take a fleet"),
    (fresh, ["specialist-yasoma"], "YAM-3.1", "First take a fleet"),
    (trading, ["fleet-3"], "YAM-3.1", "You have your fleet"),
    (trading, ["supply-gold"], "YAM-4.3", "Nobody trades gold"),
    (poor, ["supply-clay"], "YAM-4.4", "You have 3 coins; it costs 4 coins"),
    (traded, ["supply-wood"], "YAM-4.1", "You have made your trade"),
    (placed, ["supply-wood"], "YAM-4.5", "Trade before you place"),
    (trading, ["hand-wood", "s30"], "YAM-5.2", "Your first ship starts on an entry"),
    (with_ship, ["hand-wood", "ship-s01"], "YAM-5.4", "There is a ship on 2a"),
    (placed, ["hand-bamboo", "s30"], "YAM-5.3", "2e is not linked to 2a"),
    (trading, ["tile-b06"], "YAM-7.3", "First place a ship"),
    (trading, ["i20"], "YAM-7.3", "First place a ship"),
    (trading, ["culture-i20"], "YAM-6.2", "First place a ship"),
    (placed, ["tile-b06"], "YAM-7.3", "No empty island touches"),
    (placed, ["tile-b06", "culture-i01"], "YAM-7.2", "There is still a culture tile on Awaji"),
    (settled, ["tile-b06", "building-i01"], "YAM-7.2", "There is a building on Awaji"),
    (hallowed, ["tile-b06", "sacred-i01"], "YAM-7.2", "Nobody builds on the sacred ground"),
    (cleared, ["tile-b06", "i01"], "YAM-7.4", "3 ships are missing around Awaji"),
    (cleared, ["tile-b06"], "YAM-7.4", "3 ships are missing around Awaji"),
    (old_ship, ["ship-s07"], "YAM-6.2", "The ship on 3a cannot collect"),
    (placed, ["culture-i20"], "YAM-6.2", "No ship you placed this turn touches"),
    (placed, ["specialist-yasoma"], "YAM-2.2", "That belongs to step 5 (recruit)"),
    (hiring, ["tile-b06"], "YAM-2.2", "That belongs to step 3"),
    (hiring, ["specialist-yasoma"], "YAM-10.2", "You need two matching or three different"),
    (rich, ["specialist-amateratsu"], "YAM-10.1", "You may recruit one specialist"),
    (just_reserved, ["tile-b06"], "YAM-11.2", "You reserved house b06 this round"),
    (reserved_by_other, ["tile-b06"], "YAM-11.2", "Somebody else has reserved"),
    (just_reserved, ["fleet-2"], "YAM-3.3", "The effect of your fleet is used up"),
    (with_people, ["specialist-yasoma"], "YAM-10.1", "Yasoma is already yours"),
    (other_people, ["specialist-yasoma"], "YAM-10.1", "Seat 2 has recruited Yasoma"),
]


@pytest.mark.parametrize(("position", "path", "rule_id", "words"), TOUCHES)
def test_a_wrong_touch_is_answered_as_a_teacher_would(
    position: Callable[[], Yamatai], path: Sequence[str], rule_id: str, words: str
) -> None:
    state = position()
    reason, found = explain(GAME, state, int(state.actor), path)
    assert (speaker(GAME, "en")(reason)[: len(words)], found) == (words, rule_id)
