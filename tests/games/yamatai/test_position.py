"""Positions as data: what is told, what a seat is not told, and what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.games.yamatai import build
from zashiki.core.position import PositionError
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.rules import Yamatai

# --- telling -----------------------------------------------------------------------------


def test_a_position_speaks_by_name() -> None:
    state = build.sacred(build.house(build.begin(2), 1, "i01"), "i20")
    told: build.Told = build.play(state, "take-fleet2", "buy-clay", "wood@s02").position()
    assert told["phase"] == "placing"
    assert told["order"][0] == {"seat": 0, "place": 1, "fleet": "fleet2"}
    assert told["ships"] == {"s02": "wood"}
    assert told["buildings"] == {"i01": "b16"}
    assert told["sacred"] == ["i20"]
    assert told["this_turn"]["placed"] == ["s02"]
    assert told["this_turn"]["gained"] == {"clay": 1}
    assert told["seats"][1]["built"] == ["b16"]
    assert told["seats"][1]["pieces"] == 9
    assert told["fleets"] == ["fleet1", None, "fleet3", "fleet4", "fleet5"]


@pytest.mark.parametrize(
    ("fleet", "actions", "told"),
    [
        (6, "exchange-i01", {"first": "i01", "back": "trading"}),
        (7, "remove-s40", {"left": 1, "back": "trading"}),
        (8, "swap-s40", {"first": "s40", "back": "trading"}),
        (10, "", {"left": 1, "back": None}),
        (5, "change-gold", {"left": 2, "back": "trading"}),
        (6, "give-wood", {"left": 1, "back": "trading", "used": ["raijin"]}),
        (1, "go-on recruit-yasoma", {"first": "yasoma", "back": None}),
    ],
)
def test_what_was_begun_is_told_by_name(fleet: int, actions: str, told: build.Told) -> None:
    rest = [n for n in range(1, 11) if n != fleet][:4]
    state = build.ships_at(build.begin(2, fleets=(fleet, *rest)), s40="wood", s50="stone")
    build.culture(build.hire(state, 0, "raijin", "nakatsu"), 0, rose=2, blue=2)
    build.play(state, f"take-fleet{fleet}", *actions.split())
    found = cast("build.Told", state.position()["this_turn"])
    assert {key: found[key] for key in told} == told
    again = GAME.arrange(state.position())
    assert again.legal() == state.legal()
    assert again.digest() == state.digest()


def test_a_view_tells_null_for_tiles_it_does_not_know() -> None:
    state = build.play(build.begin(2, fleets=(4, 1, 2, 3, 5)), "take-fleet4", "look")
    build.play(state, "show-b01", "show-b02", "show-b03", "top-b01")
    own, other, public = (cast("build.Told", state.view(seat))["pile"] for seat in (0, 1, NOBODY))
    assert own["top"] == [{"tile": "b01", "seen_by": 0}]
    assert own["looked"] == ["b02", "b03"]
    assert other["top"] == public["top"] == [{"tile": None, "seen_by": 0}]
    assert other["looked"] == public["looked"] == [None, None]
    assert own["tiles"] == public["tiles"]
    assert own == state.position()["pile"]
    with pytest.raises(PositionError, match=r"pile\.top\.0\.tile"):
        GAME.arrange(state.view(1))


def test_the_schema_names_everything() -> None:
    schema = cast("dict[str, Any]", GAME.schema())
    assert {"Seat", "Pile", "ThisTurn", "Meeple"} <= set(schema["$defs"])


# --- going on ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playing_on_from_an_arranged_position_is_the_same(seats: int) -> None:
    state, rng = build.start(seats), Rng(seats)
    number = 0
    while not state.is_over:
        if number % 40 == 0:
            other = GAME.arrange(state.position())
            for _ in range(30):
                if not state.is_over:
                    code = int(state.random_action(rng))
                    state.apply(code)
                    other.apply(code)
                    assert other.digest() == state.digest()
            assert other.legal() == state.legal()
        else:
            state.apply(state.random_action(rng))
        number += 1
    assert GAME.arrange(state.position()).outcome() == state.outcome()


# --- what cannot be ----------------------------------------------------------------------


def placing() -> Yamatai:
    """In the middle of a line, with a house, a specialist and sacred ground on the table."""
    state = build.hire(build.sacred(build.house(build.begin(2), 1, "i30"), "i20"), 0, "raijin")
    return build.play(build.more(build.play(state, "take-fleet2"), stone=1), "wood@s02")


def arranging() -> Yamatai:
    state = build.play(build.begin(2, fleets=(4, 1, 2, 3, 5)), "take-fleet4", "look")
    return build.play(state, "show-b01", "show-b02", "show-b03", "top-b01")


def paying() -> Yamatai:
    state = build.culture(build.clear_all(build.begin(2)), 0, rose=2, blue=2)
    return build.play(state, "take-fleet1", "go-on", "recruit-yasoma")


def change(path: str, value: Any) -> Callable[[build.Told], None]:
    """Another value at this key."""

    def spoil(told: Any) -> None:
        *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        for part in way:
            told = told[part]
        told[last] = value

    return spoil


def both(*changes: Callable[[build.Told], None]) -> Callable[[build.Told], None]:
    def spoil(told: build.Told) -> None:
        for one in changes:
            one(told)

    return spoil


def one_more(path: str, name: str, number: int = 1) -> Callable[[build.Told], None]:
    def spoil(told: Any) -> None:
        for part in path.split("."):
            told = told[int(part) if part.isdecimal() else part]
        build.add(told, name, number)

    return spoil


BROKEN: list[tuple[Callable[[], Yamatai], Callable[[build.Told], None], str]] = [
    (placing, change("phase", "sailing"), "phase"),
    (placing, change("actor", 1), "actor"),
    (placing, change("actor", "chance"), "actor"),
    (placing, change("turn", 1), "turn"),
    (placing, change("round", 0), "round"),
    (placing, change("round", 31), "round"),
    (placing, change("ships.s99", "wood"), "ships.s99"),
    (placing, change("ships.s40", "jade"), "ships.s40"),
    (placing, change("ships.s40", "wood"), "supply.wood"),
    (placing, one_more("supply", "gold"), "supply.gold"),
    (placing, one_more("supply", "gold", -1), "ships-gold"),
    (placing, one_more("spent", "rose"), "culture-rose"),
    (placing, one_more("undealt", "rose"), "undealt"),
    (placing, change("culture.i20", "rose"), "culture.i20"),
    (placing, change("buildings.i01", "b16"), "buildings.i30"),
    (placing, change("buildings", {}), "seats.1.built"),
    (placing, change("row.0", "b16"), "seats.1.built"),
    (placing, change("row.0", None), "pile.tiles"),
    (placing, change("row", ["b06"]), "row"),
    (placing, change("pile.middle", 3), "pile.middle"),
    (placing, change("pile.tiles.0", "b06"), "row"),
    (placing, change("mountains", []), "mountains"),
    (placing, change("sacred", ["i20", "i20"]), "sacred.1"),
    (placing, change("sacred", ["i35"]), "sacred.0"),
    (placing, change("stack", []), "stack"),
    (placing, change("display.0.specialist", "raijin"), "seats.0.specialists"),
    (placing, change("display.0", None), "stack"),
    (placing, change("fleets.0", "fleet2"), "order"),
    (placing, change("fleets.0", None), "face_down"),
    (placing, change("face_down", [[], ["fleet6"]]), "face_down"),
    (placing, change("order.1.fleet", "fleet1"), "actor"),
    (placing, change("order.0.fleet", None), "order"),
    (placing, change("order.1.seat", 0), "order.1.seat"),
    (placing, change("order.1.place", 5), "order"),
    (placing, change("seats.0.pieces", 9), "seats.0.pieces"),
    (placing, change("seats.0.harbour", 3), "seats.0.harbour"),
    (placing, change("seats.0.coins", -1), "seats.0.coins"),
    (placing, one_more("seats.0.ships", "wood"), "supply.wood"),
    (
        placing,
        both(one_more("seats.1.ships", "wood", 2), one_more("supply", "wood", -2)),
        "seats.1.ships",
    ),
    (placing, change("reserved_now", ["b06"]), "reserved_now"),
    (placing, change("this_turn.last", None), "this_turn.last"),
    (placing, change("this_turn.last", "s03"), "this_turn.last"),
    (placing, change("this_turn.line_broken", True), "this_turn.line_broken"),
    (placing, change("this_turn.placed", ["s03"]), "this_turn.placed"),
    (placing, change("this_turn.placed", []), "this_turn.last"),
    (placing, change("this_turn.trades", 2), "this_turn.trades"),
    (placing, change("this_turn.used", ["yasoma"]), "this_turn.used"),
    (placing, change("this_turn.gained", {"gold": 1}), "this_turn.gained.gold"),
    (placing, change("this_turn.berth", {"gold": 1}), "this_turn.berth"),
    (placing, change("this_turn.moored", {"wood": 1}), "this_turn.moored"),
    (placing, change("this_turn.back", "placing"), "this_turn.back"),
    (placing, change("this_turn.left", 1), "this_turn.left"),
    (placing, change("this_turn.first", "s02"), "this_turn.first"),
    (placing, change("this_turn.recruited", True), "this_turn.recruited"),
    (placing, change("ending", ["no-tiles"]), "ending"),
    (placing, change("phase", "over"), "order"),
    (placing, change("phase", "swapping"), "this_turn.first"),
    (placing, change("phase", "extra"), "phase"),
    (placing, change("phase", "dealing"), "undealt"),
    (placing, change("options", {"harbour": "large"}), "options"),
    (placing, change("seats", []), "seats"),
    (build.begin, change("this_turn.effect_open", True), "this_turn.effect_open"),
    (build.begin, change("row.0", None), "pile.tiles"),
    (build.begin, change("seats.0.reserved", ["b06"]), "seats.0.reserved"),
    (arranging, change("pile.top.0.tile", None), "pile.top.0.tile"),
    (arranging, change("pile.top.0.tile", "b02"), "pile.looked.0"),
    (arranging, change("pile.top.0.seen_by", 3), "pile.top.0.seen_by"),
    (arranging, change("pile.looked", []), "pile.looked"),
    (arranging, change("this_turn.back", "taking"), "this_turn.back"),
    (arranging, change("this_turn.effect_open", True), "this_turn.effect_open"),
    (arranging, change("phase", "trading"), "this_turn.back"),
    (
        arranging,
        change("seats.1.remembers", [{"tiles": ["b04"], "places": ["top-1"]}]),
        "seats.1.remembers.0.tiles",
    ),
    (
        arranging,
        change("seats.0.remembers", [{"tiles": ["b01"], "places": ["top-1"]}]),
        "seats.0.remembers.0.places",
    ),
    (
        arranging,
        change("seats.1.remembers", [{"tiles": ["b01"], "places": ["top-9"]}]),
        "seats.1.remembers.0.places.0",
    ),
    (arranging, change("seats.1.remembers", None), "seats.1.remembers"),
    (paying, change("this_turn.first", "riu"), "this_turn.first"),
    (paying, change("this_turn.first", None), "this_turn.first"),
    (
        paying,
        both(one_more("seats.0.culture", "blue", -2), one_more("spent", "blue", 2)),
        "phase",
    ),
    (build.start, change("seats.0.coins", 11), "seats.0.coins"),
    (build.start, one_more("supply", "gold", -1), "supply"),
    (build.start, change("phase", "taking"), "undealt"),
]


@pytest.mark.parametrize(("made", "spoil", "key"), BROKEN)
def test_what_cannot_be_is_refused_with_its_key(
    made: Callable[[], Yamatai], spoil: Callable[[build.Told], None], key: str
) -> None:
    told: build.Told = made().position()
    GAME.arrange(told)
    spoil(told)
    with pytest.raises(PositionError) as caught:
        GAME.arrange(told)
    assert caught.value.key == key, caught.value


def test_a_match_that_is_over_is_told_why() -> None:
    state, rng = build.start(2), Rng(4)
    while not state.is_over:
        state.apply(state.random_action(rng))
    told: build.Told = state.position()
    assert told["ending"] == [
        name for i, name in enumerate(s.ENDING_NAMES) if state.ending >> i & 1
    ]
    assert state.view(NOBODY) == told  # nothing is secret any more
    told["ending"] = []
    with pytest.raises(PositionError, match="ending"):
        GAME.arrange(told)
