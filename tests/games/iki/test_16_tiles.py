"""Chapter 16: special tiles (the amulet: chapter 13; the seal: chapter 15)."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    can,
    do,
    give,
    go,
    grant,
    held,
    holds,
    legal,
    on,
    put,
    refused,
    take_turn,
    turn,
    visit,
)
from zashiki.games.iki.state import FEEDING


@pytest.mark.rule("IKI-16.2")
def test_the_handcart_lengthens_every_move_by_one() -> None:
    p = turn("2")
    grant(p, 0, "handcart")
    give(p, 0)
    do(p, "income")
    assert legal(p) == ["move:2", "move:3"]
    do(p, "move:3", "done")
    assert p.space[0] == 2
    assert holds(p, 0, "handcart")
    take_turn(p, 0, "1")
    do(p, "income")
    assert legal(p) == ["move:1", "move:2"]


@pytest.mark.rule("IKI-16.2")
def test_the_handcart_adds_to_sandals() -> None:
    p = turn("1")
    grant(p, 0, "handcart")
    give(p, 0, sandal=1)
    do(p, "income")
    assert legal(p) == ["move:1", "move:2", "move:3"]
    twin = p.copy()
    do(p, "move:3")
    assert held(p, 0) == {"mon": 4}
    do(twin, "move:2")
    assert held(twin, 0) == {"mon": 4, "sandal": 1}  # the cart first


@pytest.mark.rule("IKI-16.3")
def test_the_rice_store_feeds_one_character() -> None:
    p = visit(0, at_month=3)
    grant(p, 1, "rice-store")
    for where, name in (("SW1", "WI02"), ("NE1", "WI04"), ("NW1", "WI06")):
        put(p, where, name, 1)
    give(p, 1, rice=2)
    do(p, "done")
    assert p.month == 4
    assert "rice" not in held(p, 1)
    assert all(on(p, where) for where in ("SW1", "NE1", "NW1"))


@pytest.mark.rule("IKI-16.3")
def test_with_the_rice_store_one_character_stays_without_any_rice() -> None:
    p = visit(0, at_month=3)
    grant(p, 1, "rice-store")
    put(p, "SW1", "WI02", 1)
    put(p, "NE1", "WI04", 1)
    give(p, 1)
    do(p, "done")
    assert p.phase == FEEDING
    assert legal(p) == ["leave:NE1", "leave:SW1"]
    do(p, "leave:SW1")
    assert on(p, "NE1") == "WI04"
    assert p.month == 4
    assert held(p, 1)["iki"] == 1 + 2


@pytest.mark.rule("IKI-16.3")
def test_the_rice_store_works_at_every_payday() -> None:
    p = visit(0, at_month=3)
    grant(p, 1, "rice-store")
    put(p, "SW1", "WI02", 1)
    give(p, 1)
    do(p, "done")
    go(p, 0, 0, 6)
    do(p, "done")
    assert on(p, "SW1") == "WI02"
    assert holds(p, 1, "rice-store")


@pytest.mark.rule("IKI-16.4")
def test_the_guild_plan_saves_one_koban_once_if_wanted() -> None:
    p = visit(7)
    grant(p, 0, "guild-plan")
    give(p, 0, wood=3, koban=1)
    assert legal(p, "plan") == ["plan:fire-watchtower", "plan:merchant-house", "plan:temple"]
    do(p, "plan:temple", "stall:SE1")
    assert held(p, 0) == {}
    assert not holds(p, 0, "guild-plan")
    go(p, 7)
    give(p, 0, wood=9, koban=9, mon=9)
    assert legal(p, "plan") == []
    assert refused(p, "plan:bathhouse").rule_id == "IKI-16.4"


@pytest.mark.rule("IKI-16.4")
def test_the_guild_plan_may_be_kept() -> None:
    p = visit(7)
    grant(p, 0, "guild-plan")
    give(p, 0, wood=3, koban=2)
    assert can(p, "build:temple")
    assert can(p, "plan:temple")
    do(p, "build:temple", "stall:SE1")
    assert holds(p, 0, "guild-plan")
    assert held(p, 0) == {}


@pytest.mark.rule("IKI-16.4")
def test_another_seats_plan_does_not_help() -> None:
    p = visit(7)
    grant(p, 1, "guild-plan")
    give(p, 0, wood=3, koban=1)
    assert legal(p, "plan") == []
    assert refused(p, "build:temple").reason == "building-price"


@pytest.mark.rule("IKI-15.3", "IKI-8.5")
def test_the_puppeteer_gives_no_tile() -> None:
    p = visit(3)
    put(p, "SE1", "AU13", 1, experience=1)
    give(p, 0, mon=1)
    do(p, "use:SE1")
    assert p.retired[1] == 1
    assert not any(holds(p, 1, tile) for tile in p.tables.tile_ids)
