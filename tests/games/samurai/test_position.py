"""Positions as data: told by name, read back, and refused with the key at fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from tests.games.samurai.build import Told, put, ready, rng, turn
from tests.games.samurai.phases import (
    dealing,
    laying,
    opening,
    over,
    placing,
    refilling,
    relaying,
    swapping,
)
from zashiki.core.position import PositionError
from zashiki.core.state import NOBODY
from zashiki.games.samurai import GAME
from zashiki.games.samurai.rules import Samurai

GONE = object()


PHASES = [opening, placing, dealing, laying, relaying, swapping, refilling, over]


# --- writing ---------------------------------------------------------------------------------


def test_a_position_is_told_by_name() -> None:
    told: Told = relaying().position()
    assert (told["game"], told["edition"]) == ("samurai", "default")
    assert told["options"]["captures"] == "end-of-turn"
    assert (told["phase"], told["turn"], told["actor"]) == ("relaying", 0, 0)
    assert (told["laid"], told["plain_laid"], told["lifted"]) == (2, True, "S3")
    assert told["tiles"] == {
        "p9": {"seat": 0, "tile": "W1"},
        "n14": {"seat": 0, "tile": "T0"},
        "q9": {"seat": 1, "tile": "S2"},
    }
    assert told["figures"]["o14"] == ["helmet", "buddha", "rice"]
    assert told["figures"]["r8"] == ["helmet"]
    assert told["seats"][0]["hand"] == {"S1": 2, "X": 1}
    assert told["seats"][0]["held"] == 3
    assert told["seats"][0]["unlaid"]["W1"] == 1
    assert (told["supply"], told["aside"], told["swapping"]) == ({}, {}, None)


def test_the_first_figure_of_an_exchange_is_told() -> None:
    assert swapping().position()["swapping"] == {"site": "r8", "figure": "helmet"}


@pytest.mark.rule("SAM-2.2", "SAM-8.5")
@pytest.mark.parametrize("build", PHASES[:-1])
def test_a_view_is_the_position_without_the_hands_of_others(build: Callable[[], Samurai]) -> None:
    state = build()
    for viewer in (NOBODY, *range(int(state.seats))):
        seen: Told = state.view(viewer)
        whole: Told = state.position()
        for seat, row in enumerate(whole["seats"]):
            if seat != viewer:
                row["hand"] = None
        assert seen == whole


@pytest.mark.rule("SAM-11.1")
def test_when_the_match_is_over_a_view_tells_everything() -> None:
    state = over()
    assert state.view(NOBODY) == state.view(1) == state.position()


@pytest.mark.parametrize("seat", [2, 7, -1])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        laying().view(seat)


def test_the_schema_names_every_part_and_every_phase() -> None:
    schema: Any = GAME.schema()
    parts = schema["$defs"]
    told: Told = laying().position()
    assert parts["Position"]["properties"].keys() == told.keys()
    assert parts["Seat"]["properties"].keys() == told["seats"][0].keys()
    phases = parts["Position"]["properties"]["phase"]["enum"]
    assert {build().position()["phase"] for build in PHASES} == set(phases)


# --- reading ---------------------------------------------------------------------------------


@pytest.mark.parametrize("build", PHASES)
def test_a_position_leads_back_to_its_state_and_play_goes_on_alike(
    build: Callable[[], Samurai],
) -> None:
    state = build()
    again = GAME.arrange(msgspec.json.decode(msgspec.json.encode(state.position())))
    luck = rng(12)
    assert again.digest() == state.digest()
    while not state.is_over:
        assert again.legal() == state.legal()
        code = int(state.random_action(luck))
        state.play(code)
        again.play(code)
        assert again.digest() == state.digest()
    assert again.is_over


def test_what_there_is_none_of_may_be_told_or_left_out() -> None:
    state = laying()
    told: Told = state.position()
    told["aside"] = {"helmet": 0}
    told["seats"][0]["unlaid"]["S3"] = 0
    del told["supply"], told["lifted"], told["swapping"]
    assert GAME.arrange(told).digest() == state.digest()


def test_the_order_of_names_does_not_count() -> None:
    state = laying()
    told: Told = state.position()
    told["figures"]["o14"] = ["rice", "helmet", "buddha"]
    assert GAME.arrange(told).digest() == state.digest()


def test_options_left_out_are_the_usual_ones() -> None:
    told: Told = laying().position()
    told["options"] = {"captures": "at-once"}
    state = cast("Samurai", GAME.arrange(told))
    assert state.terms.at_once
    assert not state.terms.screens_open


# --- what cannot be --------------------------------------------------------------------------

Change = tuple[str, object]

BROKEN: list[tuple[Callable[[], Samurai], list[Change], str]] = [
    # names
    (laying, [("game", "chess")], "game"),
    (laying, [("edition", "nowhere")], "edition"),
    (laying, [("options.captures", "never")], "options"),
    (laying, [("phase", "sleeping")], "phase"),
    (laying, [("weather", "fine")], "weather"),
    (laying, [("figures", GONE)], "figures"),
    (laying, [("seats.1.mood", "good")], "seats.1.mood"),
    (laying, [("tiles.q9", {"seat": 0})], "tiles.*.tile"),
    (laying, [("seats.0.unlaid.H2", -1)], "seats.0.unlaid.*"),
    (laying, [("actor", "everybody")], "actor"),
    (laying, [("tiles.z99", {"seat": 0, "tile": "S1"})], "tiles.z99"),
    (laying, [("tiles.q9.tile", "S9")], "tiles.q9.tile"),
    (laying, [("seats.0.hand.Q1", 1)], "seats.0.hand.Q1"),
    (laying, [("figures.r8", ["emperor"])], "figures.r8.0"),
    (laying, [("figures.n14", ["helmet"])], "figures.n14"),
    (laying, [("aside", {"emperor": 1})], "aside.emperor"),
    (swapping, [("swapping.site", "n14")], "swapping.site"),
    (swapping, [("swapping.figure", "emperor")], "swapping.figure"),
    # seats
    (laying, [("seats", [])], "seats"),
    (laying, [("turn", 2)], "turn"),
    (laying, [("tiles.q9.seat", 2)], "tiles.q9.seat"),
    (laying, [("seats.1.hand", None)], "seats.1.hand"),
    # components
    (laying, [("tiles.q9", GONE)], "seats.1.unlaid.S2"),
    (laying, [("tiles.q11", {"seat": 0, "tile": "S3"})], "seats.0.unlaid.S3"),
    (laying, [("seats.0.unlaid.H2", 2)], "seats.0.unlaid.H2"),
    (laying, [("seats.1.unlaid.H2", GONE)], "seats.1.unlaid.H2"),
    (laying, [("seats.0.held", 5)], "seats.0.held"),
    (laying, [("seats.0.held", -1)], "seats.0.held"),
    (laying, [("figures.r8", GONE)], "figures"),
    (laying, [("seats.0.captured.rice", 1)], "figures"),
    (laying, [("figures.r8", ["helmet", "rice"])], "figures.r8"),
    (laying, [("figures.o14", ["helmet", "helmet", "rice"])], "figures.o14.1"),
    # places
    (laying, [("tiles.q9", GONE), ("tiles.p10", {"seat": 1, "tile": "S2"})], "tiles.p10"),
    (laying, [("tiles.p9", GONE), ("tiles.q11", {"seat": 0, "tile": "W1"})], "tiles.q11"),
    (laying, [("tiles.q11", {"seat": 0, "tile": "X"})], "tiles.q11.tile"),
    (laying, [("figures.k15", ["helmet"]), ("aside.buddha", 1)], "figures.k15"),
    # the opening and placing
    (opening, [("turn", 1), ("actor", 1)], "seats.0.held"),
    (opening, [("actor", "chance")], "actor"),
    (opening, [("supply.helmet", 8), ("aside.helmet", 1)], "aside"),
    (placing, [("turn", 0), ("actor", 0)], "turn"),
    (placing, [("figures.k15", ["helmet"]), ("figures.r8", ["rice"])], "figures.r8"),
    (placing, [("figures.q10", GONE), ("seats.1.captured.buddha", 1)], "seats.1.captured"),
    (placing, [("figures.q10", GONE), ("aside.buddha", 1)], "aside"),
    (placing, [("phase", "opening")], "seats.1.held"),
    (placing, [("phase", "laying")], "supply"),
    (dealing, [("actor", 0)], "actor"),
    (dealing, [("turn", 1)], "turn"),
    # the turn
    (laying, [("actor", 1)], "actor"),
    (laying, [("actor", "nobody")], "actor"),
    (laying, [("laid", 0)], "seats.0.held"),
    (laying, [("laid", 2)], "seats.0.held"),
    (laying, [("plain_laid", True), ("tiles.n14", GONE), ("seats.0.unlaid.S3", 1)], "plain_laid"),
    (laying, [("phase", "over")], "laid"),
    (laying, [("phase", "relaying")], "lifted"),
    (laying, [("lifted", "S3")], "seats.0.unlaid.S3"),
    (laying, [("phase", "swapping")], "swapping"),
    (relaying, [("plain_laid", False)], "laid"),
    (relaying, [("lifted", None)], "seats.0.unlaid.S3"),
    (swapping, [("swapping.figure", "rice")], "swapping"),
    (swapping, [("phase", "laying")], "swapping"),
    (refilling, [("laid", 1)], "laid"),
    (refilling, [("phase", "laying")], "seats.0.held"),
    (refilling, [("phase", "over"), ("actor", "nobody")], "phase"),
    (over, [("phase", "refilling"), ("actor", "chance")], "phase"),
]


@pytest.mark.parametrize(("build", "changes", "key"), BROKEN)
def test_what_cannot_be_is_refused_with_its_key(
    build: Callable[[], Samurai], changes: list[Change], key: str
) -> None:
    told: Told = build().position()
    for path, value in changes:
        change(told, path, value)
    with pytest.raises(PositionError) as caught:
        GAME.arrange(told)
    assert caught.value.key == key
    assert caught.value.problem


def change(told: Told, path: str, value: object) -> None:
    *way, last = path.split(".")
    holder: Any = told
    for key in way:
        holder = holder[int(key) if isinstance(holder, list) else key]
    if value is GONE:
        del holder[last]
    else:
        holder[last] = value


@pytest.mark.rule("SAM-3.7")
def test_dealt_figures_fill_one_settlement_after_the_other() -> None:
    told: Told = dealing().position()
    placed = [name for name in told["figures"] if name not in ("o14", "k15", "q10")]
    assert len(placed) == 2
    told["figures"]["p16"] = told["figures"].pop(placed[1])
    with pytest.raises(PositionError) as caught:
        GAME.arrange(told)
    assert caught.value.key == "figures.p16"


@pytest.mark.rule("SAM-8.1")
def test_surrounded_figures_are_not_there_any_more_when_a_turn_begins() -> None:
    state = ready(2, (), {"r8": "H"})
    put(state, 0, "S3@q9")
    with pytest.raises(PositionError) as caught:
        put(state, 1, "S2@r9")
    assert caught.value.key == "figures.r8"


@pytest.mark.rule("SAM-9.1")
def test_a_hand_is_full_when_a_turn_begins() -> None:
    state = ready(2, ("W1 S3 S2 S2 S1",))
    turn(state, "W1@p9", "W2")
    told: Told = state.position()
    row = told["seats"][0]
    row["hand"].pop("W2")
    row["held"] = 4
    with pytest.raises(PositionError) as caught:
        GAME.arrange(told)
    assert caught.value.key == "seats.0.held"


@pytest.mark.rule("SAM-10.1")
def test_no_turn_begins_when_a_type_has_left_the_board() -> None:
    told: Told = ready(2).position()
    helmets = [name for name, figures in told["figures"].items() if "helmet" in figures]
    for name in helmets:
        for figure in told["figures"].pop(name):
            captured = told["seats"][0]["captured"]
            captured[figure] = captured.get(figure, 0) + 1
    with pytest.raises(PositionError) as caught:
        GAME.arrange(told)
    assert caught.value.key == "phase"
