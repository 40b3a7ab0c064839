"""No message to a seat or a spectator tells what they may not know; planted leaks are found."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.house.pebbles import Pebbles, PebblesGame
from tests.web.eavesdropping import Match, overhear, scan
from zashiki.core.message import Message
from zashiki.core.scene import Note, Overlay, Piece, Scene
from zashiki.core.state import CHANCE, State
from zashiki.games.samurai import GAME as SAMURAI
from zashiki.house.table import Table
from zashiki.web import connection
from zashiki.web.table_info import table_info

MATCHES = [
    ("pebbles", 2),
    ("pebbles", 3),
    ("samurai", 2),
    ("samurai", 4),
    ("tokaido_duo", 2),
    ("iki", 3),
    ("yamatai", 2),
]


def listen(folder: Path, game: str, seats: int, most: int = 40) -> Match:
    return asyncio.run(overhear(folder, game, seats, most))


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_nobody_is_told_what_they_may_not_know(tmp_path: Path, game: str, seats: int) -> None:
    match = listen(tmp_path, game, seats)
    told = [text for heard in match.heard for text in heard.texts]
    assert scan(match) > 40 * (seats + 1)
    assert sum('"t":"change"' in text for text in told) > 20 * (seats + 1)


def test_a_hand_planted_in_a_scene_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = PebblesGame.scene

    def leaky(self: PebblesGame, state: State, seat: int) -> Scene:
        scene = honest(self, state, seat)
        assert isinstance(state, Pebbles)
        best = max((kind for kind, count in enumerate(state.hands[1]) if count), default=0)
        spy = Overlay("spy", Message("prompt-done"), [Note("held-1", str(best + 1))])
        return msgspec.structs.replace(scene, overlays=[spy])

    monkeypatch.setattr(PebblesGame, "scene", leaky)
    with pytest.raises(AssertionError, match="learned something hidden"):
        scan(listen(tmp_path, "pebbles", 2))


def test_a_leak_in_the_id_of_a_hidden_piece_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = type(SAMURAI).scenes

    def leak(scene: Scene, state: State) -> Scene:
        rich = [  # a fingerprint of the whole position, hidden hands and all
            Piece(f"{piece.id}-{state.digest()}", piece.art, piece.place, face="down")
            for piece in scene.pieces[:1]
        ]
        return msgspec.structs.replace(scene, pieces=[*rich, *scene.pieces[1:]])

    def leaky(self: object, state: State, seats: Sequence[int]) -> list[Scene]:
        return [leak(scene, state) for scene in honest(SAMURAI, state, seats)]

    monkeypatch.setattr(type(SAMURAI), "scenes", leaky)
    with pytest.raises(AssertionError, match="learned something hidden"):
        scan(listen(tmp_path, "samurai", 2))


def test_a_draw_told_in_the_log_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PebblesGame.story

    def leaky(
        self: PebblesGame, state: State, code: int, after: State, seat: int
    ) -> Message | None:
        assert isinstance(state, Pebbles)
        everyone = state.drawer if state.actor == CHANCE else seat
        return honest(self, state, code, after, everyone)

    monkeypatch.setattr(PebblesGame, "story", leaky)
    with pytest.raises(AssertionError, match="hidden outcome"):
        scan(listen(tmp_path, "pebbles", 2))


def test_a_guest_id_in_a_message_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(stored: object, guest: object, language: str, live: Table) -> object:
        info = table_info(stored, guest, language, live)  # type: ignore[arg-type]
        return msgspec.structs.replace(info, origin=str(live.seats[0].guest))

    monkeypatch.setattr(connection, "table_info", leaky)
    with pytest.raises(AssertionError, match="secret of the house"):
        scan(listen(tmp_path, "pebbles", 2))
