"""Positions as data: written, read back, and refused where they cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.iki import build
from zashiki.core.position import PositionError
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.iki.rules import Iki


def test_a_position_tells_the_table_by_name() -> None:
    state = build.visit(4, seats=2, at_month=5)
    build.give(state, 0, mon=7, wood=2)
    build.put(state, "SW1", "SP07", 1, experience=2)
    build.put(state, "NE2", "SU12")
    build.grant(state, 1, "guild-plan")
    build.play(state, "buy:sweetfish")
    told = build.data(state)
    assert (told["phase"], told["month"], told["season"]) == ("business", 5, "summer")
    assert told["seats"][0] == {
        "stock": {"mon": 3, "wood": 2},
        "fire": 0,
        "space": "fish",
        "kobun": 4,
        "retired": [],
        "tiles": [],
        "goods": ["sweetfish"],
    }
    assert told["seats"][1]["retired"] == ["SU13"]
    assert told["seats"][1]["tiles"] == ["guild-plan"]
    assert told["stalls"] == {
        "SW1": {"card": "SP07", "building": None, "owner": 1, "experience": 2},
        "NE2": {"card": "SU12", "building": None, "owner": None, "experience": 0},
    }
    assert (told["bought"], told["fields"], told["actor"]) == ({"fish": 1}, {"2": 0}, 0)
    assert "SU12" not in told["deck"]
    assert json.loads(json.dumps(told)) == told


def test_a_view_is_the_position() -> None:
    """IKI-1.8: nothing is hidden."""
    state = build.month()
    assert state.view(0) == state.view(NOBODY) == state.position()


def test_what_follows_may_be_left_out() -> None:
    state = build.month()
    told = build.data(state)
    del told["season"], told["deck"], told["to_draw"], told["burnt"]
    for seat in told["seats"]:
        del seat["kobun"]
        seat["stock"]["wood"] = 0
    assert build.GAME.arrange(told).digest() == state.digest()


def test_shops_that_stand_twice_on_the_street_are_told_apart() -> None:
    text = (build.GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    own = build.GAME.read_edition(
        text.replace('street = ["rice", "pipe"', 'street = ["rice", "rice"'), ""
    )
    state = build.GAME.start(3, {}, own)
    rng = Rng(5)
    seen = set()
    while not state.is_over:
        told: Any = state.position()
        seen |= {seat["space"] for seat in told["seats"]}
        assert build.GAME.arrange(told, own).digest() == state.digest()
        state.apply(state.random_action(rng))
    assert {"rice-0", "rice-1", "timber"} <= seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_arranged_position_is_played_on_like_the_original(seats: int) -> None:
    state, rng = build.begin(seats), Rng(seats)
    while not state.is_over:
        arranged = build.GAME.arrange(state.position())
        assert arranged.legal() == state.legal()
        other = state.copy()
        for _ in range(6):
            if not other.is_over:
                code = other.random_action(rng)
                other.apply(code)
                arranged.apply(code)
                assert arranged.digest() == other.digest()
        for _ in range(7):
            if not state.is_over:
                state.apply(state.random_action(rng))


def burning() -> Iki:
    """Seat 1 may save a character from a fire."""
    state = build.visit(0, at_month=5)
    build.grant(state, 1, "fire-amulet")
    build.put(state, "SE1", "SP04", 2)
    build.put(state, "SE2", "SP01", 1)
    return build.play(state, "done", "fire:SE")


def business() -> Iki:
    return build.visit(1, at_month=1)


def starting() -> Iki:
    state = build.begin()
    build.play(
        state,
        "first:2",
        *(f"build:{name}" for name in state.tables.building_ids[:6]),
        "card:ST1",
        "stall:SW1",
    )
    return state


def hiring() -> Iki:
    return build.play(build.turn(), "card:SP04")


def teaching() -> Iki:
    state = build.visit(3)
    build.put(state, "SE1", "AU10", 1)
    build.put(state, "NW1", "SP01", 0)
    build.give(state, 0, mon=2)
    return build.play(state, "use:SE1")


def building() -> Iki:
    state = build.visit(3)
    build.put(state, "SE1", "SP10", 1)
    build.give(state, 0, wood=9, koban=9, mon=9)
    return build.play(state, "use:SE1")


def swapping() -> Iki:
    state = build.visit(3)
    build.put(state, "SE1", "SU13", 1)
    build.put(state, "NW1", "SP01", 0)
    return build.play(state, "use:SE1")


def swapping_with() -> Iki:
    return build.play(swapping(), "swap:NW1")


def hungry() -> Iki:
    state = build.visit(0, at_month=12)
    build.put(state, "SW1", "SP01", 1)
    build.put(state, "NE1", "SP04", 1)
    build.give(state, 1, rice=1)
    return build.play(state, "done")


def new_year() -> Iki:
    return build.play(build.visit(0, at_month=12), "done", "space:3", "done")


@pytest.mark.parametrize("make", [burning, teaching, building, swapping, swapping_with, hungry])
def test_phases_that_are_rare_in_random_play_can_be_arranged(make: Callable[[], Iki]) -> None:
    state = make()
    again = build.GAME.arrange(state.position())
    assert (again.digest(), again.legal()) == (state.digest(), state.legal())
    code = state.legal()[-1]
    state.apply(code)
    again.apply(code)
    assert again.digest() == state.digest()


def test_a_fire_is_told_by_the_stall_it_has_come_to() -> None:
    assert (build.data(burning())["phase"], build.data(burning())["burning"]) == ("save", "SE2")


# --- what cannot be --------------------------------------------------------------------------

Break = Callable[[Any], object]
BROKEN: list[tuple[Callable[[], Iki], Break, str]] = [
    (business, lambda told: told.update(game="samurai"), "game"),
    (business, lambda told: told.update(edition="other"), "edition"),
    (business, lambda told: told.update(phase="lunch"), "phase"),
    (business, lambda told: told.update(month=14), "month"),
    (business, lambda told: told.update(month=13), "fields"),
    (business, lambda told: told.update(season="winter"), "season"),
    (business, lambda told: told.update(season="lent"), "season"),
    (business, lambda told: told.update(first=7), "first"),
    (business, lambda told: told.update(first=None), "first"),
    (business, lambda told: told.update(standing=[0, 1, 1]), "standing"),
    (business, lambda told: told["seats"][2].update(fire=3), "standing"),
    (business, lambda told: told["seats"][0].update(fire=13), "seats.0.fire"),
    (business, lambda told: told["seats"][0]["stock"].update(gold=1), "seats.0.stock.gold"),
    (business, lambda told: told["seats"][0]["stock"].update(mon=-1), "seats.0.stock.*"),
    (business, lambda told: told["seats"][0].update(space="palace"), "seats.0.space"),
    (business, lambda told: told["seats"][0].update(space=None), "seats.0.space"),
    (business, lambda told: told["seats"][0].update(kobun=3), "seats.0.kobun"),
    (business, lambda told: told["seats"][0].update(goods=["cod"]), "seats.0.goods.0"),
    (business, lambda told: told["seats"][0].update(goods=["tuna"]), "seats.0.goods.0"),
    (
        business,
        lambda told: told["seats"][0].update(goods=["icefish", "sea-bream"]),
        "seats.0.goods",
    ),
    (business, lambda told: told["seats"][0].update(tiles=["handcart"]), "seats.0.tiles"),
    (business, lambda told: told["seats"][0].update(retired=["ST1"]), "seats.0.retired.0"),
    (business, lambda told: told["stalls"].update(XX1={"card": "SP01", "owner": 0}), "stalls.XX1"),
    (business, lambda told: told["stalls"].update(SW1={"owner": 0}), "stalls.SW1"),
    (
        business,
        lambda told: told["stalls"].update(SW1={"card": "SP99", "owner": 0}),
        "stalls.SW1.card",
    ),
    (
        business,
        lambda told: told["stalls"].update(SW1={"card": "SU01", "owner": 0}),
        "stalls.SW1.card",
    ),
    (
        business,
        lambda told: told["stalls"].update(SW1={"card": "SP01", "owner": 3}),
        "stalls.SW1.owner",
    ),
    (business, lambda told: told["stalls"].update(SW1={"card": "SP01"}), "stalls.SW1.owner"),
    (
        business,
        lambda told: told["stalls"].update(SW1={"card": "SP01", "owner": 0, "experience": 3}),
        "stalls.SW1.experience",
    ),
    (
        business,
        lambda told: told["stalls"].update(SW1={"building": "temple", "owner": 0}),
        "offer",
    ),
    (
        business,
        lambda told: told["stalls"].update(
            {f"SW{i}": {"card": f"SP0{i}", "owner": 0} for i in range(1, 5)}
            | {"NE1": {"card": "SP05", "owner": 0}}
        ),
        "seats.0.kobun",
    ),
    (business, lambda told: told["offer"].pop(), "offer"),
    (business, lambda told: told["offer"].append("castle"), "offer.6"),
    (business, lambda told: told["gone"].pop(), "gone"),
    (business, lambda told: told["deck"].pop(), "deck"),
    (business, lambda told: told["market"].update(SU01=0), "market.SU01"),
    (business, lambda told: told["fields"].update({"1": 1}), "actor"),
    (business, lambda told: told["fields"].update({"4": 0}), "fields.4"),
    (business, lambda told: told["fields"].update({"9": 1}), "fields.9"),
    (business, lambda told: told.update(fields={}), "fields"),
    (business, lambda told: told.update(blocked="4"), "blocked"),
    (business, lambda told: told.update(actor=1), "fields"),
    (business, lambda told: told.update(actor=5), "actor"),
    (business, lambda told: told.update(to_draw=1), "to_draw"),
    (business, lambda told: told.update(deals=1), "deals"),
    (business, lambda told: told.update(bought={"pipe": 1}), "bought.pipe"),
    (business, lambda told: told.update(bought={"building": 1}), "bought.building"),
    (business, lambda told: told.update(visited="SW1"), "visited"),
    (business, lambda told: told.update(lessons=1), "lessons"),
    (business, lambda told: told.update(picked="SP01"), "picked"),
    (business, lambda told: told.update(plan="guild-plan"), "plan"),
    (business, lambda told: told.update(burning="SW1"), "burning"),
    (starting, lambda told: told["seats"][0]["stock"].update(mon=9), "seats.0.stock.mon"),
    (starting, lambda told: told["stalls"]["SW1"].update(card="SP01"), "stalls.SW1.card"),
    (starting, lambda told: told["stalls"]["SW1"].update(owner=1), "seats.0.kobun"),
    (starting, lambda told: told["offer"].append("fish-hall"), "offer"),
    (starting, lambda told: told.update(picked="ST1"), "picked"),
    (starting, lambda told: told["market"].update(XX1=0), "market.XX1"),
    (starting, lambda told: told["fields"].update({"9": 0}), "fields.9"),
    (starting, lambda told: told["bought"].update(tea=0), "bought.tea"),
    (business, lambda told: told["blocking"].update({"9": 0}), "blocking.9"),
    (build.set_up, lambda told: told.update(to_draw=5), "to_draw"),
    (build.set_up, lambda told: told.update(phase="draw-block"), "phase"),
    (build.month, lambda told: told.update(actor=1), "actor"),
    (hiring, lambda told: told.update(picked=None), "picked"),
    (hiring, lambda told: told.update(picked="SP02"), "picked"),
    (hiring, lambda told: told["seats"][0]["stock"].update(mon=1), "picked"),
    (teaching, lambda told: told.update(lessons=3), "lessons"),
    (teaching, lambda told: told.update(visited=None), "visited"),
    (teaching, lambda told: told.update(visited="NW1"), "visited"),
    (teaching, lambda told: told.update(used=False), "used"),
    (burning, lambda told: told.update(burning=None), "burning"),
    (burning, lambda told: told.update(burning="SE3"), "actor"),
    (burning, lambda told: told["seats"][1].update(fire=9), "standing"),
    (burning, lambda told: told.update(month=6), "month"),
    (hungry, lambda told: told["seats"][1]["stock"].update(rice=2), "actor"),
    (hungry, lambda told: told["seats"][2].update(space="rice"), "seats.0.space"),
    (new_year, lambda told: told.update(month=12), "month"),
    (new_year, lambda told: told["market"].update(WI01=0), "market"),
]


@pytest.mark.parametrize(("make", "spoil", "key"), BROKEN)
def test_a_broken_position_is_refused_with_its_key(
    make: Callable[[], Iki], spoil: Break, key: str
) -> None:
    told = build.data(make())
    spoil(told)
    with pytest.raises(PositionError) as caught:
        build.GAME.arrange(told)
    found = caught.value.key
    assert found == key or found.startswith(f"{key}."), caught.value


def test_blocking_tiles_are_counted() -> None:
    state = build.visit(0, seats=2, at_month=2)
    for change, key in (
        ({"blocked": None}, "blocked"),
        ({"blocking": {"1": 3}}, "blocking.1"),
        ({"blocking": {"1": 2}}, "blocking"),
        ({"blocked": "2"}, "blocked"),
    ):
        with pytest.raises(PositionError) as caught:
            build.GAME.arrange({**state.position(), **change})
        assert caught.value.key == key


def test_an_amulet_that_was_used_up_is_not_held() -> None:
    state = burning()
    build.play(state, "amulet")
    told = build.data(state)
    assert (told["seats"][1]["retired"], told["seats"][1]["tiles"]) == (["SP14"], [])
    assert build.GAME.arrange(told).digest() == state.digest()
    with build.changed(state) as position:
        position["seats"][1]["tiles"] = ["fire-amulet"]
    assert state.perk(1, 0) == 1


def test_the_front_of_the_fire_track_acts_first() -> None:
    state = build.set_up()
    build.set_fire(state, 1, 3, 2)
    assert build.data(state)["standing"] == [1, 2, 0]
