"""Chapter 4: the turn."""

from __future__ import annotations

import pytest

from tests.games.samurai import build
from zashiki.core.game import Curtain
from zashiki.core.state import CHANCE
from zashiki.games.samurai import GAME
from zashiki.games.samurai import state as s
from zashiki.games.samurai.rules import Samurai


@pytest.mark.rule("SAM-4.1")
def test_the_seat_that_placed_first_has_the_first_turn_and_others_follow() -> None:
    state = build.ready(3, ("W1", "W1", "W1"))
    order = []
    for hex_ in ("p9", "q8", "s8"):
        order.append(int(state.turn))
        build.turn(state, f"W1@{hex_}")
    assert order == [0, 1, 2]
    assert state.turn == 0


@pytest.mark.rule("SAM-4.1")
def test_a_turn_lays_then_takes_then_refills() -> None:
    state = build.ready(2, ("S3 K1",))
    build.play(state, "S3@q9 K1@r9")
    assert build.figures_at(state, "r8") != ""
    assert len(build.hand(state, 0)) == 3
    build.play(state, "end")
    assert build.figures_at(state, "r8") == ""
    assert state.actor == CHANCE
    assert len(build.hand(state, 0)) == 3


@pytest.mark.rule("SAM-4.2")
def test_at_least_one_tile_is_laid() -> None:
    state = build.ready(2, ("S3",))
    assert build.refused(state, "end").reason == "lay-one-first"
    assert build.refused(state, "pass").reason == "can-lay"
    build.play(state, "S3@n14 end")
    assert state.actor == CHANCE


@pytest.mark.rule("SAM-4.1")
@pytest.mark.parametrize("earlier", ["+S1", "H@r8"])
def test_what_belongs_elsewhere_is_no_part_of_a_turn(earlier: str) -> None:
    refusal = build.refused(build.ready(), earlier)
    assert (refusal.reason, refusal.rule_id) == ("turn-first", "SAM-4.1")


@pytest.mark.rule("SAM-4.2")
def test_tiles_come_from_the_own_hand() -> None:
    state = build.ready(2, ("S1 S1 S2 S2 S3",))
    assert build.refused(state, "H4@n14").reason == "not-in-hand"
    assert build.refused(state, "W1@p9").reason == "not-in-hand"
    assert build.refused(state, "X:o14H").reason == "not-in-hand"


@pytest.mark.rule("SAM-4.3", "SAM-1.8")
def test_all_five_tiles_with_the_character_in_one_turn() -> None:
    state = build.ready(2, ("W1 W1 W2 K1 X",))
    build.play(state, "W1@p9 W1@q8 W2@s8 K1@n14 X:o14H >o14B")
    assert build.hand(state, 0) == []
    assert build.legal(state) == {"end"}


@pytest.mark.rule("SAM-4.3")
def test_one_tile_without_character_in_a_turn() -> None:
    state = build.ready(2, ("S3 S2 H4 W1",))
    build.play(state, "S3@n14")
    refusal = build.refused(state, "S2@p14")
    assert (refusal.reason, refusal.rule_id) == ("one-plain-tile", "SAM-4.3")
    assert build.refused(state, "H4@p14").reason == "one-plain-tile"
    assert any(text.startswith("W1") for text in build.legal(state))


@pytest.mark.rule("SAM-4.3")
def test_one_samurai_and_two_ships() -> None:
    state = build.ready(2, ("S3 W1 W1",))
    build.turn(state, "S3@n14 W1@p9 W1@q8")
    assert state.turn == 1


@pytest.mark.rule("SAM-4.3")
@pytest.mark.parametrize("order", ["W1@p9 S3@n14 K1@p14", "S3@n14 K1@p14 W1@p9"])
def test_the_order_of_tiles_is_free(order: str) -> None:
    state = build.ready(2, ("S3 W1 K1",))
    build.turn(state, order)
    assert state.turn == 1


@pytest.mark.rule("SAM-4.3")
def test_what_a_tile_does_is_done_before_the_next() -> None:
    state = build.ready(2, ("X S3",), {"r8": "H", "f14": "B"})
    build.play(state, "X:r8H >f14B")
    assert (build.figures_at(state, "r8"), build.figures_at(state, "f14")) == ("B", "H")
    build.play(state, "S3@n14")


@pytest.mark.rule("SAM-4.3")
@pytest.mark.parametrize("single", ["W1@p9", "X:o14H >o14B", "K1@n14"])
def test_one_tile_with_the_character_is_a_full_turn(single: str) -> None:
    state = build.ready(2, ("W1 X K1",))
    build.turn(state, single)
    assert state.turn == 1


@pytest.mark.rule("SAM-4.4")
def test_ships_go_on_empty_sea() -> None:
    state = build.ready(2, ("W1 W1 W2", "W1 W1 W2"))
    assert build.refused(state, "W1@n14").reason == "ship-needs-sea"
    assert build.refused(state, "W1@o14").reason == "not-on-settlement"
    build.play(state, "W1@p9")
    refusal = build.refused(state, "W1@p9")
    assert (refusal.reason, refusal.rule_id) == ("hex-taken", "SAM-4.4")
    build.turn(state, "")
    assert build.refused(state, "W2@p9").reason == "hex-taken"
    on_sea = {text for text in build.legal(state) if text.startswith("W2")}
    assert len(on_sea) == 43


@pytest.mark.rule("SAM-4.5")
@pytest.mark.parametrize("tile", ["S3", "K1", "H4", "B2", "R3"])
def test_other_tiles_go_on_empty_land(tile: str) -> None:
    state = build.ready(2, (tile,))
    build.put(state, 1, "S2@n14")
    assert build.refused(state, f"{tile}@p9").reason == "tile-needs-land"
    refusal = build.refused(state, f"{tile}@n14")
    assert (refusal.reason, refusal.rule_id) == ("hex-taken", "SAM-4.5")
    assert len({text for text in build.legal(state) if text.startswith(tile)}) == 29


@pytest.mark.rule("SAM-4.6")
@pytest.mark.parametrize("place", ["o14", "k15", "r8"])
def test_no_tile_on_a_settlement_full_or_empty(place: str) -> None:
    state = build.ready(2, ("S3 W1",))
    for tile in ("S3", "W1"):
        refusal = build.refused(state, f"{tile}@{place}")
        assert (refusal.reason, refusal.rule_id) == ("not-on-settlement", "SAM-4.6")
    build.capture(state, 1, place)
    assert build.refused(state, f"S3@{place}").reason == "not-on-settlement"


@pytest.mark.rule("SAM-4.7")
def test_the_turn_goes_on_until_it_is_ended() -> None:
    state = build.ready(2, ("S3 S2 S2 S1 S1",))
    assert "end" not in build.legal(state)
    build.play(state, "S3@n14")
    assert build.legal(state) == {"end"}
    assert state.turn == 0
    build.play(state, "end")
    assert state.phase == s.REFILLING


@pytest.mark.rule("SAM-4.8")
def test_a_seat_without_tiles_is_passed_over_and_its_tiles_go_on_counting() -> None:
    state = build.ready(3, ("S1 W1", "", "W1"), {"r8": "H"})
    build.put(state, 1, "S3@q9")
    build.use_up(state, 1, "", free="r9 p10 t10")
    build.turn(state, "W1@p10")
    assert state.turn == 2
    build.turn(state, "W1@t10")
    assert state.turn == 0
    build.turn(state, "S1@r9")
    assert build.captured(state, 1) == (1, 0, 0)


@pytest.mark.rule("SAM-4.9")
def test_a_seat_that_can_lay_none_of_its_tiles_passes() -> None:
    """No match comes to this, as land is open while figures stand: the tiles are taken by hand."""
    state = build.ready(2, ("T0",))
    state.held[0] = 1
    state.bagged[0] = 0
    assert build.hand(state, 0) == ["T0"]
    assert build.legal(state) == {"pass"}
    build.play(state, "pass")
    assert build.hand(state, 0) == ["T0"]
    assert state.turn == 1


@pytest.mark.rule("SAM-4.7", "SAM-4.8")
def test_undo_stops_at_the_end_of_a_turn_even_when_all_others_are_out_of_tiles() -> None:
    state = alone()
    assert curtain(state, "S1@n14") is None
    build.play(state, "S1@n14")
    assert curtain(state, "end") is Curtain.TURN_ENDED
    build.play(state, "end")
    assert (state.actor, state.laid) == (0, 0)


def curtain(state: Samurai, text: str) -> Curtain | None:
    code = GAME.parse(state, text)
    return GAME.curtain(state, code, state.after(code))


def alone() -> Samurai:
    """The other seat has laid all its tiles, this one has a last hand; three hexes are open."""
    state = build.ready(2)
    beside = ("m15", "q14", "p12")  # and Edo
    build.capture(state, 1, "k15", "q10", *(v for v in build.villages(state) if v not in beside))
    build.use_up(state, 1, "", free="n14 p14 o13")
    build.use_up(state, 0, "S1 S1 S2 S2 S3", free="n14 p14 o13")
    assert state.land_left == 3
    return state


@pytest.mark.rule("SAM-4.9")
def test_a_ship_can_always_be_laid() -> None:
    for seats, sea in ((2, 44), (3, 64), (4, 84)):
        state = build.ready(seats)
        assert len(state.tables.sea) == sea
        assert 3 * seats < sea
