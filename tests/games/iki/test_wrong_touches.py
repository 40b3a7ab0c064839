"""The likeliest wrong touches are answered with the rule a teacher would name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.games.iki.build import (
    GAME,
    bought,
    crowd,
    do,
    give,
    go,
    grant,
    house,
    month,
    put,
    set_fire,
    stand,
    turn,
    visit,
)
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
    state = month()
    do(state, "field:2")
    return state


def blocked_field() -> Iki:
    return month(2)  # the flexible field


def poor() -> Iki:
    state = turn("2")
    give(state, 0, mon=3)
    return state


def without_kobun() -> Iki:
    state = turn("2")
    crowd(state, ["SW1", "SE1", "NE1", "NW1"], [0, 0, 0, 0])
    return state


def hiring() -> Iki:
    """The Armourer for 6 of 7 mon waits for a stall; one is taken, the crossing too dear."""
    state = turn("2")
    give(state, 0, mon=7)
    put(state, "NE1", "ST1", 1)
    do(state, "card:SP12")
    return state


def walking() -> Iki:
    """Three steps from the timber yard, without sandals."""
    state = turn("3")
    give(state, 0)
    stand(state, 0, 2)
    do(state, "income")
    return state


def on_the_flexible_field() -> Iki:
    state = month()
    do(state, "field:2", "field:flex", "field:1")
    return state


def at_the_fire_brigade() -> Iki:
    """The Tea Stall is used; a building and an empty stall are near."""
    state = visit(3, at_month=4)
    put(state, "SE1", "ST3", 1)
    put(state, "SE2", "ST1", 1)
    house(state, "SW1", "farmhouse", 0)
    give(state, 0, mon=9)
    return state


def after_a_stall() -> Iki:
    state = at_the_fire_brigade()
    do(state, "use:SE1")
    return state


def after_two_deals() -> Iki:
    state = at_the_fire_brigade()
    do(state, "deal", "deal")
    return state


def out_of_money() -> Iki:
    state = at_the_fire_brigade()
    give(state, 0)
    return state


def at_the_top_of_the_track() -> Iki:
    state = at_the_fire_brigade()
    set_fire(state, 12, 0, 0)
    return state


def with_a_fish() -> Iki:
    state = visit(4, at_month=2)
    give(state, 0, mon=20)
    bought(state, 0, state.tables.goods_ids[0])
    return state


def at_the_building_site() -> Iki:
    state = visit(7)
    give(state, 0, wood=1)
    return state


def training() -> Iki:
    """Lessons of another's Clockmaker; own and other characters are on the board."""
    state = visit(0)
    put(state, "SW1", "AU10", 1)
    put(state, "NE1", "ST3", 0)
    give(state, 0, mon=9)
    do(state, "use:SW1")
    return state


def feeding() -> Iki:
    state = visit(0, at_month=12)
    put(state, "SE1", "WI07", 0)
    put(state, "SE3", "WI11", 0)
    put(state, "NE1", "WI04", 1)
    house(state, "NW1", "temple", 0)
    give(state, 0, rice=1)
    give(state, 1, rice=3)
    do(state, "done")
    return state


def saving() -> Iki:
    state = visit(0, at_month=8)
    grant(state, 0, "fire-amulet")
    put(state, "SE2", "ST3", 0)
    do(state, "done", "fire:SE")
    return state


def starting() -> Iki:
    state = GAME.start(3)
    assert isinstance(state, Iki)
    names = ("kabuki-theatre", "merchant-house", "farmhouse", "fire-watchtower", "temple")
    do(state, "first:1", *(f"build:{name}" for name in (*names, "bathhouse")), "card:ST1")
    return state


def neutral() -> Iki:
    state = month(2)
    go(state, 0)
    do(state, "done", "card:SP01")
    return state


def new_year() -> Iki:
    state = visit(0, at_month=12)
    do(state, "done")
    return state


def new_year_visit() -> Iki:
    state = new_year()
    do(state, "space:4")
    return state


# --- what is touched, and what a teacher says -------------------------------------------------

TRIES = [
    Try(taken_field, ("field-2",), "IKI-4.3", "field-taken"),
    Try(blocked_field, ("field-0",), "IKI-3.3", "field-blocked"),
    Try(month, ("slot-0",), "IKI-4.3", "choose-field"),
    Try(month, ("space-3",), "IKI-4.3", "choose-field"),
    Try(poor, ("slot-3",), "IKI-5.4", "short-of-mon"),
    Try(poor, ("card-SP12",), "IKI-5.4", "short-of-mon"),
    Try(without_kobun, ("slot-0",), "IKI-5.6", "no-kobun"),
    Try(lambda: turn("2"), ("space-1",), "IKI-5.2", "income-first"),
    Try(lambda: turn("2"), ("stall-SW2",), "IKI-5.2", "income-first"),
    Try(lambda: turn("2"), ("deck",), "IKI-5.3", "card-not-open"),
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
    message, rule_id = explain(GAME, state, int(state.actor), wrong.path)
    assert (message.id, rule_id) == (f"refusal-{wrong.reason}", wrong.rule_id)
    for language in LANGUAGES:
        assert speaker(GAME, language)(message)
