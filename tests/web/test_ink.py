"""Scenes as JSON: whole, in words, with names, whether written before or not."""

from __future__ import annotations

import msgspec
import pytest

import zashiki
from zashiki.core import scene as core
from zashiki.core.message import Message, seat_name
from zashiki.core.rng import Rng
from zashiki.house.speech import speech
from zashiki.web import ink as inks
from zashiki.web import wire
from zashiki.web.eyes import Teller
from zashiki.web.gallery import Look
from zashiki.web.ink import Ink, Sheet

GAME = zashiki.game("samurai")


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
    written = msgspec.json.decode(Ink(words).write(scene, ["a"], Sheet(0)), type=wire.Scene)
    shown = ("a", "art", "p", 3, "down", 1, 4, "5", "gold", 0.5, words(label))
    assert written.pieces == [wire.Piece(*shown)]
    assert written.marks == ["a"]


@pytest.mark.parametrize("kept", [3, 4096])
def test_what_is_kept_changes_nothing(monkeypatch: pytest.MonkeyPatch, kept: int) -> None:
    monkeypatch.setattr(inks, "MOST_KEPT", kept)
    again, state, rng = Ink(speech(GAME, "en")), GAME.start(2), Rng(3)
    while not state.is_over:
        state.apply(state.random_action(rng))
        scene = GAME.scene(state, 0)
        fresh = Ink(speech(GAME, "en")).write(scene, [], Sheet(0))
        assert again.write(scene, [], Sheet(0)) == fresh


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
