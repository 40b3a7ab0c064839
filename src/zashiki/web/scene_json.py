"""Layouts and scenes as JSON in one language: the structs of `core.scene`, their messages said.

Games keep the pieces, choices and counters that recur, so the very same things come again
and again, at every table and for every seat: what was written of them once is kept by identity.
Seats stay marked in the words until `NamedWords.put_in` says who sits there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import Choice, Counter, Overlay, Panel, Piece, Scene
from zashiki.house.words import words
from zashiki.web.api_types import Change
from zashiki.web.scene_diff import SceneDiff

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")
Say = Callable[[Message], str]
# What was written of things that several seats see alike: by identity, with what keeps that true.
Rows = dict[int, tuple[object, object]]

MOST_KEPT = 8192  # of each kind, in each of two generations
encode = msgspec.json.Encoder().encode
with_fields = msgspec.structs.replace


def in_words(thing: S, say: Say) -> S:
    """The same struct with words where it has messages: fit to be encoded, and for nothing else."""
    messages, lists = spoken_fields(type(thing))
    said: dict[str, object] = {}
    for name in messages:
        message = getattr(thing, name)
        if message is not None:
            said[name] = say(message)
    for name in lists:
        said[name] = [
            say(part) if isinstance(part, Message) else in_words(part, say)
            for part in getattr(thing, name)
        ]
    return with_fields(thing, **said) if said else thing


@cache
def spoken_fields(kind: type[msgspec.Struct]) -> tuple[list[str], list[str]]:
    """The fields that hold a message, and those that hold messages or structs with some."""
    messages, lists = [], []
    for field in msgspec.structs.fields(kind):
        if field.type in (Message, Message | None):
            messages.append(field.name)
        elif get_origin(field.type) is Sequence:
            part = get_args(field.type)[0]
            if part is Message or (issubclass(part, msgspec.Struct) and any(spoken_fields(part))):
                lists.append(field.name)
    return messages, lists


class Written:
    """JSON of things by identity, and of those that are made anew each time by what they say. Those
    that come again stay, others go with their generation.
    """

    __slots__ = ("_alike", "_alive", "_field", "_old", "_say", "_young")

    def __init__(self, kind: type[msgspec.Struct], say: Say) -> None:
        (self._field,), _ = spoken_fields(kind)  # found once: hundreds may be written after a move
        self._say = say
        self._young: dict[int, bytes] = {}
        self._old: dict[int, bytes] = {}
        self._alive: tuple[list[object], list[object]] = ([], [])  # an id is true while it lives
        self._alike: dict[bytes, bytes] = {}  # by what is in a thing, its message not yet said

    def row(self, things: Sequence[msgspec.Struct]) -> msgspec.Raw:
        """All of them, as a JSON array."""
        try:
            return array_of(map(self._young.__getitem__, map(id, things)))
        except KeyError:
            young = self._young.get
            return array_of([young(id(thing)) or self._one(thing) for thing in things])

    def _one(self, thing: msgspec.Struct) -> bytes:
        written = self._old.get(id(thing))
        if written is None:
            unsaid = encode(thing)
            written = self._alike.get(unsaid)
            if written is not None:
                return written
            written = self._write(thing)
            self._alike[unsaid] = written
        if len(self._young) >= MOST_KEPT:
            self._old, self._young = self._young, {}
            self._alive = ([], self._alive[0])
            self._alike = {}
        self._young[id(thing)] = written
        self._alive[0].append(thing)
        return written

    def _write(self, thing: msgspec.Struct) -> bytes:
        """`in_words`, for things with one message."""
        message = getattr(thing, self._field)
        if message is not None:
            thing = with_fields(thing, **{self._field: self._say(message)})
        return encode(thing)


def array_of(written: Iterable[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[%b]" % b",".join(written))


class SceneWriter:
    """Writes the scenes of one game in one language; a field that is written already is Raw."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._pieces = Written(Piece, say)
        self._counters = Written(Counter, say)
        self._choices = Written(Choice, say)

    def scene(self, diff: SceneDiff, rows: Rows) -> bytes:
        """The whole scene, seats still marked."""
        scene = diff.scene
        return encode(
            Scene(
                once(rows, scene.pieces, self._pieces.row),
                once(rows, scene.panels, self._panels),
                self._words(scene.prompt),
                self._legal(scene),
                diff.marks,
                self._overlays(scene.overlays, rows),
            )
        )

    def change(self, diff: SceneDiff, rows: Rows) -> bytes:
        """A `Change` of the scene before, seats still marked."""
        scene = diff.scene
        return encode(
            Change(
                diff.since,
                once(rows, diff.fresh, self._pieces.row),
                diff.gone,
                self._words(scene.prompt),
                self._legal(scene),
                diff.marks,
                once(rows, scene.panels, self._panels) if diff.panels_differ else None,
                self._overlays(scene.overlays, rows) if diff.overlays_differ else None,
            )
        )

    def _words(self, message: Message) -> Any:
        return self._say(message)

    def _legal(self, scene: Scene) -> Any:
        return self._choices.row(scene.legal)

    def _panels(self, panels: Sequence[Panel]) -> msgspec.Raw:
        return array_of([self._panel(panel) for panel in panels])

    def _panel(self, panel: Panel) -> bytes:
        return encode(with_fields(panel, counters=self._counters.row(panel.counters)))

    def _overlays(self, overlays: Sequence[Overlay], rows: Rows) -> Any:
        """Each by itself: seats that have one of their own share the others."""
        return array_of([once(rows, overlay, self._overlay) for overlay in overlays])

    def _overlay(self, overlay: Overlay) -> bytes:
        return encode(with_fields(overlay, label=self._say(overlay.label)))


def once(rows: Rows, things: T, write: Callable[[T], object]) -> Any:
    found = rows.get(id(things))
    if found is None:
        found = rows[id(things)] = (things, write(things))
    return found[1]


@cache
def scene_writer(game: Game, language: str) -> SceneWriter:
    return SceneWriter(words(game, language))
