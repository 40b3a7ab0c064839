"""Chapter 7: the tile exchange."""

from __future__ import annotations

import pytest

from tests.games.samurai import build
from zashiki.games.samurai import state as s
from zashiki.games.samurai.rules import Samurai


@pytest.mark.rule("SAM-7.1", "SAM-7.3")
def test_it_takes_the_place_of_an_own_tile() -> None:
    state = build.ready(2, ("T0 W1",))
    build.put(state, 0, "S3@n14")
    assert build.influence(state, "o14", "H", 0) == 3
    build.play(state, "T0@n14")
    assert build.influence(state, "o14", "H", 0) == 0
    assert state.phase == s.RELAYING
    build.play(state, "S3@p14")
    assert build.influence(state, "q14", "H", 0) == 3
    assert build.influence(state, "m15", "H", 0) == 0
    covered = int(state.tiles[build.hex_number(state, "n14")])
    assert state.tables.pictures[covered & int(s.KIND_MASK)] == "tile-exchange"


@pytest.mark.rule("SAM-7.1")
def test_it_needs_an_own_tile() -> None:
    state = build.ready(2, ("T0 W1",))
    build.put(state, 1, "S3@n14")
    build.put(state, 0, "S3@p14")
    assert build.refused(state, "T0@n14").reason == "lift-own-tile"
    assert build.refused(state, "T0@n13").reason == "lift-own-tile"
    assert build.refused(state, "T0@o14").reason == "lift-own-tile"
    assert {text for text in build.legal(state) if text.startswith("T0")} == {"T0@p14"}


@pytest.mark.rule("SAM-7.6", "SAM-7.1")
def test_ships_and_riders_are_never_lifted() -> None:
    state = build.ready(2, ("T0 S1",))
    build.put(state, 0, "W2@p9", "K1@n14", "S3@p14")
    for place in ("p9", "n14"):
        refusal = build.refused(state, f"T0@{place}")
        assert (refusal.reason, refusal.rule_id) == ("lift-no-character", "SAM-7.6")


@pytest.mark.rule("SAM-7.2")
def test_the_lifted_tile_is_laid_again_at_once() -> None:
    state = build.ready(2, ("T0 W1 K1 X",))
    build.put(state, 0, "S3@n14")
    build.play(state, "T0@n14")
    for other in ("W1@p9", "K1@p14", "end", "X:o14H"):
        assert build.refused(state, other).reason == "lay-again-first"
    assert all(text.startswith("S3@") for text in build.legal(state))


@pytest.mark.rule("SAM-7.2")
def test_the_lifted_tile_goes_on_empty_land_and_not_back() -> None:
    state = build.ready(2, ("T0",))
    build.put(state, 0, "S3@n14")
    build.put(state, 1, "S3@p14")
    build.play(state, "T0@n14")
    assert build.refused(state, "S3@n14").reason == "hex-taken"
    assert build.refused(state, "S3@p14").reason == "hex-taken"
    assert build.refused(state, "S3@p9").reason == "tile-needs-land"
    assert build.refused(state, "S3@o14").reason == "not-on-settlement"
    assert len(state.legal()) == 28


@pytest.mark.rule("SAM-7.2")
def test_the_lifted_tile_does_not_return_to_the_hand() -> None:
    state = build.ready(2, ("T0 S1 S1 S2 S2",))
    build.put(state, 0, "S3@n14")
    supply = int(state.bagged[0])
    build.turn(state, "T0@n14 S3@p14", "H2")
    assert int(state.bagged[0]) == supply - 1
    assert build.hand(state, 0) == ["H2", "S1", "S1", "S2", "S2"]


@pytest.mark.rule("SAM-7.3")
def test_it_fills_its_hex_and_counts_nothing() -> None:
    state = build.ready(2, ("T0 K1",), {"r8": "H"})
    build.put(state, 0, "S3@q9")
    build.put(state, 1, "W2@q8")
    # Surrounded when the turn ends; the samurai has gone, the exchange counts 0.
    build.turn(state, "T0@q9 S3@n14 K1@r9")
    assert build.figures_at(state, "r8") == ""
    assert build.captured(state, 1) == (1, 0, 0)
    assert build.captured(state, 0) == (0, 0, 0)


@pytest.mark.rule("SAM-7.4")
def test_it_is_the_one_tile_without_character_of_the_turn() -> None:
    state = build.ready(2, ("T0 S1 W1",))
    build.put(state, 0, "S3@n14")
    before = state.copy()
    build.play(state, "T0@n14 S3@p14")
    assert build.refused(state, "S1@n13").reason == "one-plain-tile"
    build.play(state, "W1@p9")
    build.play(before, "S1@n13")
    assert build.refused(before, "T0@n14").reason == "one-plain-tile"


@pytest.mark.rule("SAM-7.4")
def test_a_tile_of_the_same_turn_cannot_be_lifted() -> None:
    state = build.ready(2, ("T0 S1",))
    build.play(state, "S1@n13")
    assert build.refused(state, "T0@n13").reason == "one-plain-tile"


@pytest.mark.rule("SAM-7.5")
def test_it_needs_a_tile_to_lift() -> None:
    state = build.ready(2, ("T0 S1",))
    assert not any(text.startswith("T0") for text in build.legal(state))


@pytest.mark.rule("SAM-7.5")
def test_it_needs_empty_land() -> None:
    """At once, the last land hex is covered and the turn goes on."""
    state = build.ready(2, ("T0 K1",), captures="at-once")
    build.capture(state, 1, "k15", "q10", *(v for v in build.villages(state) if v != "m15"))
    _cover_land_but(state, "n14")
    build.play(state, "K1@n14")
    assert state.land_left == 0
    assert build.refused(state, _own_tile(state)).reason == "no-land-left"
    assert not any(text.startswith("T0") for text in build.legal(state))


def _cover_land_but(state: Samurai, hex_: str) -> None:
    """All tiles without character, and a rider of seat 1."""
    names = [state.tables.hex_names[h] for h in state.tables.land]
    names.remove(hex_)
    figures = [f"{figure}{number}" for figure in "HBR" for number in (2, 3, 4)]
    plain = [*figures, "S1", "S1", "S2", "S2", "S3"]
    build.put(state, 0, *(f"{tile}@{names.pop()}" for tile in plain))
    build.put(state, 1, *(f"{tile}@{names.pop()}" for tile in [*plain, "K1"]))


def _own_tile(state: Samurai) -> str:
    for h in state.tables.land:
        if state.can_lift(h):
            return f"T0@{state.tables.hex_names[h]}"
    raise AssertionError("no tile to lift")


@pytest.mark.rule("SAM-7.6")
def test_a_tile_may_leave_an_empty_settlement_and_nothing_is_counted_again() -> None:
    state = build.ready(2, ("T0",), {"r8": "H"})
    build.capture(state, 0, "r8")
    build.put(state, 0, "S3@q9", "S2@r9")
    before = build.captured(state, 0), build.captured(state, 1), build.aside(state)
    build.turn(state, "T0@q9 S3@n14")
    assert (build.captured(state, 0), build.captured(state, 1), build.aside(state)) == before
