"""Chapter 16: special tiles (the amulet: chapter 13; the seal: chapter 15)."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.games.iki.state import FEEDING


@pytest.mark.rule("IKI-16.2")
def test_the_handcart_lengthens_every_move_by_one() -> None:
    state = build.turn("2")
    build.grant(state, 0, "handcart")
    build.give(state, 0)
    build.play(state, "income")
    assert build.legal(state) == ["move:2", "move:3"]
    build.play(state, "move:3", "done")
    assert state.space[0] == 2
    assert build.holds(state, 0, "handcart")
    build.take_turn(state, 0, "1")
    build.play(state, "income")
    assert build.legal(state) == ["move:1", "move:2"]


@pytest.mark.rule("IKI-16.2")
def test_the_handcart_adds_to_sandals() -> None:
    state = build.turn("1")
    build.grant(state, 0, "handcart")
    build.give(state, 0, sandal=1)
    build.play(state, "income")
    assert build.legal(state) == ["move:1", "move:2", "move:3"]
    other = state.copy()
    build.play(state, "move:3")
    assert build.held(state, 0) == {"mon": 4}
    build.play(other, "move:2")
    assert build.held(other, 0) == {"mon": 4, "sandal": 1}  # the cart first


@pytest.mark.rule("IKI-6.3", "IKI-16.2")
def test_the_cart_always_goes_before_the_sandals() -> None:
    """A step beyond the field costs no sandal while the cart can carry it, however many one has."""
    for sandals in (0, 1, 5):
        for steps in range(1, sandals + 3):
            state = build.turn("1")
            build.grant(state, 0, "handcart")
            build.give(state, 0, sandal=sandals)
            build.play(state, "income", f"move:{steps}")
            assert build.held(state, 0).get("sandal", 0) == sandals - max(0, steps - 2)


@pytest.mark.rule("IKI-16.3")
def test_the_rice_store_feeds_one_character() -> None:
    state = build.visit(0, at_month=12)
    build.grant(state, 1, "rice-store")
    for where, name in (("SW1", "WI02"), ("NE1", "WI04"), ("NW1", "WI06")):
        build.put(state, where, name, 1)
    build.give(state, 1, rice=2)
    build.play(state, "done")
    assert state.month == 13
    assert "rice" not in build.held(state, 1)
    assert all(build.on(state, where) for where in ("SW1", "NE1", "NW1"))


@pytest.mark.rule("IKI-16.3")
def test_with_the_rice_store_one_character_stays_without_any_rice() -> None:
    state = build.visit(0, at_month=12)
    build.grant(state, 1, "rice-store")
    build.put(state, "SW1", "WI02", 1)
    build.put(state, "NE1", "WI04", 1)
    build.give(state, 1)
    build.play(state, "done")
    assert state.phase == FEEDING
    assert build.legal(state) == ["leave:NE1", "leave:SW1"]
    build.play(state, "leave:SW1")
    assert build.on(state, "NE1") == "WI04"
    assert state.month == 13
    assert build.held(state, 1)["iki"] == 1 + 2


@pytest.mark.rule("IKI-16.3")
def test_the_rice_store_works_at_every_payday() -> None:
    state = build.visit(0, at_month=6)
    build.grant(state, 1, "rice-store")
    build.put(state, "SW1", "SP07", 1)
    build.give(state, 1)
    build.play(state, "done")
    build.go(state, 0, 0, 9)
    build.play(state, "done")
    assert build.on(state, "SW1") == "SP07"
    assert build.holds(state, 1, "rice-store")


@pytest.mark.rule("IKI-16.4")
def test_the_guild_plan_saves_one_koban_once_if_wanted() -> None:
    state = build.visit(7)
    build.grant(state, 0, "guild-plan")
    build.give(state, 0, wood=3, koban=1)
    assert build.legal(state, "plan") == [
        "plan:fire-watchtower",
        "plan:merchant-house",
        "plan:temple",
    ]
    build.play(state, "plan:temple", "stall:SE1")
    assert build.held(state, 0) == {}
    assert not build.holds(state, 0, "guild-plan")
    build.go(state, 7)
    build.give(state, 0, wood=9, koban=9, mon=9)
    assert build.legal(state, "plan") == []
    assert build.refused(state, "plan:bathhouse").rule_id == "IKI-16.4"


@pytest.mark.rule("IKI-16.4")
def test_the_guild_plan_may_be_kept() -> None:
    state = build.visit(7)
    build.grant(state, 0, "guild-plan")
    build.give(state, 0, wood=3, koban=2)
    assert build.can(state, "build:temple")
    assert build.can(state, "plan:temple")
    build.play(state, "build:temple", "stall:SE1")
    assert build.holds(state, 0, "guild-plan")
    assert build.held(state, 0) == {}


@pytest.mark.rule("IKI-16.4")
def test_another_seats_plan_does_not_help() -> None:
    state = build.visit(7)
    build.grant(state, 1, "guild-plan")
    build.give(state, 0, wood=3, koban=1)
    assert build.legal(state, "plan") == []
    assert build.refused(state, "build:temple").reason == "building-price"


@pytest.mark.rule("IKI-15.3", "IKI-8.5")
def test_the_puppeteer_gives_no_tile() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "AU13", 1, experience=1)
    build.give(state, 0, mon=1)
    build.play(state, "use:SE1")
    assert state.retired[1] == 1
    assert not any(build.holds(state, 1, tile) for tile in state.tables.tile_ids)
