"""Scenes as JSON: whole, in words, with names, whether written before or not."""

from __future__ import annotations

import msgspec
import pytest

import zashiki
from tests.web.merging import in_order, merge
from zashiki.core import scene as core
from zashiki.core.message import Message, seat_name
from zashiki.core.rng import Rng
from zashiki.house.words import words
from zashiki.web import scene_json
from zashiki.web.names import NamedWords
from zashiki.web.scene_diff import SceneDiff
from zashiki.web.scene_json import Rows, SceneWriter, in_words, spoken_fields

GAME = zashiki.game("samurai")
NOTHING = SceneDiff(0, core.Scene([], [], Message("counter-hand")), None)


def test_every_message_of_a_layout_and_a_scene_is_said() -> None:
    messages, lists = set(), set()
    for kind in (core.Layout, core.Area, core.Place, core.Decor, core.Scene, core.Piece):
        messages |= {f"{kind.__name__}.{name}" for name in spoken_fields(kind)[0]}
        lists |= {f"{kind.__name__}.{name}" for name in spoken_fields(kind)[1]}
    assert messages == {"Area.label", "Place.label", "Decor.text", "Scene.prompt", "Piece.label"}
    assert lists == {
        *("Layout.areas", "Layout.places", "Layout.decor"),
        *("Scene.pieces", "Scene.panels", "Scene.legal", "Scene.overlays"),
    }


@pytest.mark.parametrize("game_id", zashiki.names())
def test_what_is_kept_of_its_parts_makes_the_scene_in_words(game_id: str) -> None:
    game = zashiki.game(game_id)
    say, state, rng = words(game, "de"), game.start(), Rng(5)
    while not state.is_over:
        scene = game.scene(state, 0)
        written = SceneWriter(say).scene(SceneDiff(0, scene, None), {})
        plain = msgspec.json.decode(msgspec.json.encode(in_words(scene, say)))
        for panel in plain["panels"]:
            panel.setdefault("counters", [])
        assert msgspec.json.decode(written) == plain
        for _ in range(9):
            if not state.is_over:
                state.apply(state.random_action(rng))


def test_a_piece_is_written_with_all_it_has() -> None:
    label = Message("counter-hand")
    piece = core.Piece("a", "art", "p", 3, "down", 1, 4, "5", "gold", 0.5, label)
    scene = core.Scene([piece], [], Message("counter-hand"), marks=["a"])
    say = words(GAME, "en")
    diff = SceneDiff(1, scene, NOTHING)
    written = msgspec.json.decode(SceneWriter(say).scene(diff, {}))
    shown = ("a", "art", "p", 3, "down", 1, 4, "5", "gold", 0.5, say(label))
    assert written["pieces"] == [dict(zip(core.Piece.__struct_fields__, shown, strict=True))]
    assert written["marks"] == ["a"]


@pytest.mark.parametrize("kept", [3, 4096])
@pytest.mark.parametrize("game_id", zashiki.names())
def test_what_is_kept_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, game_id: str, kept: int
) -> None:
    """What other seats and earlier positions left behind: all is told as if written afresh."""
    monkeypatch.setattr(scene_json, "MOST_KEPT", kept)
    game = zashiki.game(game_id)
    say, state, rng = words(game, "en"), game.start(2), Rng(3)
    again = SceneWriter(say)
    diff = [NOTHING] * 2
    for version in range(1, 200):
        beside: SceneDiff | None = None
        rows: Rows = {}
        for seat, scene in enumerate(game.scenes(state, (0, 1))):
            diff[seat] = beside = SceneDiff(version, scene, diff[seat], beside)
            fresh = SceneWriter(say)
            assert again.scene(beside, rows) == fresh.scene(beside, {})
            assert again.change(beside, rows) == fresh.change(beside, {})
        if state.is_over:
            break
        state.apply(state.random_action(rng))


@pytest.mark.parametrize("game_id", zashiki.names())
def test_a_diff_knows_the_pieces_that_are_seen(game_id: str) -> None:
    game = zashiki.game(game_id)
    state, rng = game.start(2), Rng(6)
    diff: SceneDiff | None = None
    for version in range(200):
        scene = game.scene(state, 0)
        diff = SceneDiff(version, scene, diff)
        assert diff.ids == {piece.id for piece in scene.pieces}
        if state.is_over:
            break
        state.apply(state.random_action(rng))


def test_names_are_put_in_as_json() -> None:
    names = ['An "A"\\', "鶴", "Ben"]
    tell = NamedWords(words(GAME, "en"), names)
    marked = " – ".join(words(GAME, "en")(seat_name(seat)) for seat in (1, 0, 2, 1))
    written = tell.put_in(msgspec.json.encode(marked))
    assert msgspec.json.decode(written) == f"鶴 – {names[0]} – Ben – 鶴"
    other = "\ue123 no seat \uebbb"
    assert msgspec.json.decode(tell.put_in(msgspec.json.encode(other))) == other


@pytest.mark.parametrize("game_id", zashiki.names())
def test_a_change_makes_a_scene_of_the_one_before(game_id: str) -> None:
    game = zashiki.game(game_id)
    writer, rng, state = SceneWriter(words(game, "en")), Rng(4), game.start(2)
    diff, whole = [NOTHING] * 2, [b""] * 2
    for version in range(1, 150):
        beside: SceneDiff | None = None
        rows: Rows = {}
        for seat, scene in enumerate(game.scenes(state, (0, 1))):
            diff[seat] = beside = SceneDiff(version, scene, diff[seat], beside)
            before, whole[seat] = whole[seat], writer.scene(diff[seat], rows)
            if before:
                change = msgspec.json.decode(writer.change(diff[seat], rows))
                merged = merge(msgspec.json.decode(before), change)
                assert in_order(merged) == in_order(msgspec.json.decode(whole[seat]))
        if state.is_over:
            break
        state.apply(state.random_action(rng))


def test_a_change_tells_no_more_than_what_changed() -> None:
    still, moved = core.Piece("a", "art", "p"), core.Piece("b", "art", "p")
    prompt = Message("counter-hand")
    one = SceneDiff(1, core.Scene([still, moved], [core.Panel(0, score=3)], prompt), None)
    same = core.Piece("a", "art", "p")  # made anew, but no other than before
    there = core.Piece("b", "art", "q")
    two = SceneDiff(2, core.Scene([same, there], [core.Panel(0, score=3)], prompt), one)
    writer = SceneWriter(words(GAME, "en"))
    change = msgspec.json.decode(writer.change(two, {}))
    assert [piece["id"] for piece in change["pieces"]] == ["b"]
    assert change["gone"] == []
    assert change.keys().isdisjoint({"panels", "overlays"})
    three = SceneDiff(3, core.Scene([same], [core.Panel(0, score=4)], prompt), two)
    change = msgspec.json.decode(writer.change(three, {}))
    assert (change["since"], change["pieces"], change["gone"]) == (2, [], ["b"])
    assert [panel["score"] for panel in change["panels"]] == [4]
