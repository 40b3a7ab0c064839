"""Scenes as JSON: whole, in words, with names, whether written before or not."""

from __future__ import annotations

import msgspec
import pytest

import zashiki
from tests.web.merging import in_order, merge
from zashiki.core import scene as core
from zashiki.core.message import Message, seat_name
from zashiki.core.rng import Rng
from zashiki.house.speech import speech
from zashiki.web import ink as inks
from zashiki.web import wire
from zashiki.web.eyes import Teller
from zashiki.web.ink import Ink, Sheet
from zashiki.web.look import Look

GAME = zashiki.game("samurai")
NOTHING = Look(0, core.Scene([], [], Message("counter-hand")), None)


def test_what_travels_has_every_field_of_what_games_make() -> None:
    pairs: list[tuple[type[msgspec.Struct], type[msgspec.Struct]]] = [
        (core.Piece, wire.Piece),
        (core.Counter, wire.Counter),
        (core.Panel, wire.Panel),
        (core.Choice, wire.Choice),
        (core.Hint, wire.Tip),
        (core.Scene, wire.Scene),
    ]
    for made, sent in pairs:
        assert made.__struct_fields__ == sent.__struct_fields__


def test_a_piece_is_written_with_all_it_has() -> None:
    label = Message("counter-hand")
    piece = core.Piece("a", "art", "p", 3, "down", 1, 4, "5", "gold", 0.5, label)
    scene = core.Scene([piece], [], Message("counter-hand"))
    words = speech(GAME, "en")
    look = Look(1, scene, Look(0, core.Scene([], [], Message("counter-hand")), None))
    written = msgspec.json.decode(Ink(words).write(look, Sheet(0)), type=wire.Scene)
    shown = ("a", "art", "p", 3, "down", 1, 4, "5", "gold", 0.5, words(label))
    assert written.pieces == [wire.Piece(*shown)]
    assert written.marks == ["a"]


@pytest.mark.parametrize("kept", [3, 4096])
def test_what_is_kept_changes_nothing(monkeypatch: pytest.MonkeyPatch, kept: int) -> None:
    monkeypatch.setattr(inks, "MOST_KEPT", kept)
    again, state, rng = Ink(speech(GAME, "en")), GAME.start(2), Rng(3)
    while not state.is_over:
        state.apply(state.random_action(rng))
        look = Look(0, GAME.scene(state, 0), None)
        fresh = Ink(speech(GAME, "en")).write(look, Sheet(0))
        assert again.write(look, Sheet(0)) == fresh


def test_names_are_put_in_as_json() -> None:
    names = ['An "A"\\', "鶴", "Ben"]
    tell = Teller(speech(GAME, "en"), names)
    marked = " – ".join(speech(GAME, "en")(seat_name(seat)) for seat in (1, 0, 2, 1))
    written = tell.named(msgspec.json.encode(marked))
    assert msgspec.json.decode(written) == f"鶴 – {names[0]} – Ben – 鶴"
    other = "\ue123 no seat \uebbb"
    assert msgspec.json.decode(tell.named(msgspec.json.encode(other))) == other


def test_marks_are_the_pieces_that_changed() -> None:
    state, rng = GAME.start(2), Rng(3)
    looks: list[Look | None] = [None, None]
    marked = 0
    while not state.is_over:
        before = GAME.scenes(state, (0, 1))
        state.apply(state.random_action(rng))
        beside: Look | None = None
        for seat, scene in enumerate(GAME.scenes(state, (0, 1))):
            known = looks[seat] or Look(0, before[seat], None)
            beside = looks[seat] = Look(0, scene, known, beside)
            assert sorted(beside.marks) == sorted(core.marks_between(before[seat], scene))
            marked += len(beside.marks)
    assert marked > 100


@pytest.mark.parametrize("game_id", zashiki.names())
def test_a_change_makes_a_scene_of_the_one_before(game_id: str) -> None:
    game = zashiki.game(game_id)
    writer, rng, state = Ink(speech(game, "en")), Rng(4), game.start(2)
    look, whole = [NOTHING] * 2, [b""] * 2
    for version in range(1, 150):
        beside: Look | None = None
        sheet = Sheet(version)
        for seat, scene in enumerate(game.scenes(state, (0, 1))):
            look[seat] = beside = Look(version, scene, look[seat], beside)
            before, whole[seat] = whole[seat], writer.write(look[seat], sheet)
            if before:
                change = msgspec.json.decode(writer.write_change(look[seat], sheet))
                merged = merge(msgspec.json.decode(before), change)
                assert in_order(merged) == in_order(msgspec.json.decode(whole[seat]))
        if state.is_over:
            break
        state.apply(state.random_action(rng))


def test_a_change_tells_no_more_than_what_changed() -> None:
    still, moved = core.Piece("a", "art", "p"), core.Piece("b", "art", "p")
    prompt = Message("counter-hand")
    one = Look(1, core.Scene([still, moved], [core.Panel(0, score=3)], prompt), None)
    same = core.Piece("a", "art", "p")  # made anew, but no other than before
    there = core.Piece("b", "art", "q")
    two = Look(2, core.Scene([same, there], [core.Panel(0, score=3)], prompt), one)
    writer = Ink(speech(GAME, "en"))
    change = msgspec.json.decode(writer.write_change(two, Sheet(2)))
    assert [piece["id"] for piece in change["pieces"]] == ["b"]
    assert change["gone"] == []
    assert change.keys().isdisjoint({"panels", "hints"})
    three = Look(3, core.Scene([same], [core.Panel(0, score=4)], prompt), two)
    change = msgspec.json.decode(writer.write_change(three, Sheet(3)))
    assert (change["since"], change["pieces"], change["gone"]) == (2, [], ["b"])
    assert [panel["score"] for panel in change["panels"]] == [4]
