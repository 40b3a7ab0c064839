"""The likeliest wrong touches are answered with the rule a teacher would name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.games.iki import build
from zashiki.games.iki.rules import Iki
from zashiki.texts import LANGUAGES, speaker
from zashiki.web.why_not import explain


@dataclass(frozen=True)
class Try:
    """In a position somebody touches these things in this order, and hears of a rule."""

    position: Callable[[], Iki]
    path: tuple[str, ...]
    rule_id: str
    reason: str  # without "refusal-"


# --- positions -------------------------------------------------------------------------------


def taken_field() -> Iki:
    return build.play(build.month(), "field:2")


def blocked_field() -> Iki:
    return build.month(2)  # the flexible field


def poor() -> Iki:
    state = build.turn("2")
    build.give(state, 0, mon=3)
    return state


def without_kobun() -> Iki:
    state = build.turn("2")
    build.crowd(state, ["SW1", "SE1", "NE1", "NW1"], [0, 0, 0, 0])
    return state


def hiring() -> Iki:
    """The Armourer for 6 of 7 mon waits for a stall; one is taken, the crossing too dear."""
    state = build.turn("2")
    build.give(state, 0, mon=7)
    build.put(state, "NE1", "ST1", 1)
    return build.play(state, "card:SP12")


def walking() -> Iki:
    """Three steps from the timber yard, without sandals."""
    state = build.turn("3")
    build.give(state, 0)
    build.stand(state, 0, 2)
    return build.play(state, "income")


def on_the_flexible_field() -> Iki:
    return build.play(build.month(), "field:2", "field:flex", "field:1")


def at_the_fire_brigade() -> Iki:
    """The Tea Stall is used; a building and an empty stall are near."""
    state = build.visit(3, at_month=4)
    build.put(state, "SE1", "ST3", 1)
    build.put(state, "SE2", "ST1", 1)
    build.house(state, "SW1", "farmhouse", 0)
    build.give(state, 0, mon=9)
    return state


def after_a_stall() -> Iki:
    return build.play(at_the_fire_brigade(), "use:SE1")


def after_two_deals() -> Iki:
    return build.play(at_the_fire_brigade(), "deal", "deal")


def out_of_money() -> Iki:
    state = at_the_fire_brigade()
    build.give(state, 0)
    return state


def at_the_top_of_the_track() -> Iki:
    state = at_the_fire_brigade()
    build.set_fire(state, 12, 0, 0)
    return state


def with_a_fish() -> Iki:
    state = build.visit(4, at_month=2)
    build.give(state, 0, mon=20)
    build.bought(state, 0, state.tables.goods_ids[0])
    return state


def at_the_building_site() -> Iki:
    state = build.visit(7)
    build.give(state, 0, wood=1)
    return state


def training() -> Iki:
    """Lessons of another's Clockmaker; own and other characters are on the board."""
    state = build.visit(0)
    build.put(state, "SW1", "AU10", 1)
    build.put(state, "NE1", "ST3", 0)
    build.give(state, 0, mon=9)
    return build.play(state, "use:SW1")


def feeding() -> Iki:
    state = build.visit(0, at_month=12)
    build.put(state, "SE1", "WI07", 0)
    build.put(state, "SE3", "WI11", 0)
    build.put(state, "NE1", "WI04", 1)
    build.house(state, "NW1", "temple", 0)
    build.give(state, 0, rice=1)
    build.give(state, 1, rice=3)
    return build.play(state, "done")


def saving() -> Iki:
    state = build.visit(0, at_month=8)
    build.grant(state, 0, "fire-amulet")
    build.put(state, "SE2", "ST3", 0)
    return build.play(state, "done", "fire:SE")


def starting() -> Iki:
    state = build.GAME.start(3)
    assert isinstance(state, Iki)
    names = ("kabuki-theatre", "merchant-house", "farmhouse", "fire-watchtower", "temple")
    return build.play(
        state, "first:1", *(f"build:{name}" for name in (*names, "bathhouse")), "card:ST1"
    )


def neutral() -> Iki:
    state = build.month(2)
    build.go(state, 0)
    return build.play(state, "done", "card:SP01")


def new_year() -> Iki:
    return build.play(build.visit(0, at_month=12), "done")


def new_year_visit() -> Iki:
    return build.play(new_year(), "space:4")


# --- what is touched, and what a teacher says -------------------------------------------------

TRIES = [
    Try(taken_field, ("field-2",), "IKI-4.3", "field-taken"),
    Try(blocked_field, ("field-0",), "IKI-3.3", "field-blocked"),
    Try(build.month, ("slot-0",), "IKI-4.3", "choose-field"),
    Try(build.month, ("space-3",), "IKI-4.3", "choose-field"),
    Try(poor, ("slot-3",), "IKI-5.4", "short-of-mon"),
    Try(poor, ("card-SP12",), "IKI-5.4", "short-of-mon"),
    Try(without_kobun, ("slot-0",), "IKI-5.6", "no-kobun"),
    Try(lambda: build.turn("2"), ("space-1",), "IKI-5.2", "income-first"),
    Try(lambda: build.turn("2"), ("stall-SW2",), "IKI-5.2", "income-first"),
    Try(lambda: build.turn("2"), ("deck",), "IKI-5.3", "card-not-open"),
    Try(hiring, ("stall-NE1",), "IKI-5.3", "stall-taken"),
    Try(hiring, ("stall-NE4",), "IKI-5.4", "surcharge"),
    Try(hiring, ("slot-0",), "IKI-5.3", "place-card-now"),
    Try(walking, ("space-3",), "IKI-6.1", "move-short"),
    Try(walking, ("space-6",), "IKI-6.3", "move-long"),
    Try(walking, ("space-1",), "IKI-6.3", "move-long"),
    Try(walking, ("space-2",), "IKI-6.1", "stand-still"),
    Try(walking, ("slot-0",), "IKI-5.2", "income-or-hiring"),
    Try(walking, ("stall-SE1",), "IKI-6.1", "move-first"),
    Try(on_the_flexible_field, ("slot-0",), "IKI-5.8", "flexible-only"),
    Try(at_the_fire_brigade, ("stall-SE3",), "IKI-1.5", "out-of-reach"),
    Try(at_the_fire_brigade, ("stall-SW1",), "IKI-9.4", "building-closed"),
    Try(at_the_fire_brigade, ("shop-0",), "IKI-7.1", "business-now"),
    Try(at_the_fire_brigade, ("offer-0",), "IKI-7.5", "no-building-site"),
    Try(at_the_fire_brigade, ("season-3",), "IKI-7.3", "not-sold-here"),
    Try(at_the_fire_brigade, ("slot-0",), "IKI-5.2", "income-or-hiring"),
    Try(after_a_stall, ("stall-SE2",), "IKI-7.6", "one-stall"),
    Try(after_two_deals, ("shop-3",), "IKI-7.2", "deal-done"),
    Try(out_of_money, ("shop-3",), "IKI-7.2", "deal-price"),
    Try(at_the_top_of_the_track, ("shop-3",), "IKI-7.7", "nothing-changes"),
    Try(with_a_fish, ("good-1",), "IKI-7.4", "one-fish"),
    Try(with_a_fish, ("shop-4",), "IKI-7.3", "choose-goods"),
    Try(at_the_building_site, ("offer-0",), "IKI-9.1", "building-price"),
    Try(at_the_building_site, ("shop-7",), "IKI-7.5", "choose-building"),
    Try(training, ("stall-SW1",), "IKI-7.8", "other-own-only"),
    Try(feeding, ("stall-NE1",), "IKI-11.5", "not-your-character"),
    Try(feeding, ("stall-NW1",), "IKI-9.4", "building-unfed"),
    Try(saving, ("stall-SE2",), "IKI-16.1", "save-now"),
    Try(starting, ("stall-SW2",), "IKI-2.6", "corners-only"),
    Try(neutral, ("slot-0",), "IKI-3.4", "neutral-now"),
    Try(new_year, ("stall-SW1",), "IKI-14.2", "enter-first"),
    Try(new_year_visit, ("slot-0",), "IKI-14.3", "no-hiring-now"),
]


@pytest.mark.parametrize("wrong", TRIES, ids=lambda wrong: f"{wrong.reason}-{wrong.path[-1]}")
def test_a_wrong_touch_is_answered_with_the_rule_that_matters(wrong: Try) -> None:
    state = wrong.position()
    message, rule_id = explain(build.GAME, state, int(state.actor), wrong.path)
    assert (message.id, rule_id) == (f"refusal-{wrong.reason}", wrong.rule_id)
    for language in LANGUAGES:
        assert speaker(build.GAME, language)(message)
