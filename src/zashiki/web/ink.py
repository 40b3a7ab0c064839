"""Scenes as JSON in one language.

Games keep the pieces, choices, hints and counters that recur, so the very same things come again
and again, at every table and for every seat: what was written of them once is kept by identity.
Seats stay marked in the words until `Teller.named` puts in who sits there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, cast

import msgspec

from zashiki.core import scene as core
from zashiki.core.game import Game
from zashiki.house.speech import Speech, speech
from zashiki.web import wire
from zashiki.web.look import Look

T = TypeVar("T")

MOST_KEPT = 4096  # of each kind, in each of two generations
encode = msgspec.json.Encoder().encode


class Kept(Generic[T]):
    """What was written of things. Those that come again stay, others go with their generation."""

    __slots__ = ("_alive", "_old", "_write", "_young")

    def __init__(self, write: Callable[[T], object]) -> None:
        self._write = write
        self._young: dict[int, bytes] = {}
        self._old: dict[int, bytes] = {}
        self._alive: tuple[list[T], list[T]] = ([], [])  # an id is true while its thing lives

    def row(self, things: Sequence[T]) -> msgspec.Raw:
        """All of them, as a JSON array."""
        try:
            return array_of(map(self._young.__getitem__, map(id, things)))
        except KeyError:
            young = self._young.get
            return array_of([young(id(thing)) or self._one(thing) for thing in things])

    def _one(self, thing: T) -> bytes:
        written = self._old.get(id(thing)) or encode(self._write(thing))
        if len(self._young) >= MOST_KEPT:
            self._old, self._young = self._young, {}
            self._alive = ([], self._alive[0])
        self._young[id(thing)] = written
        self._alive[0].append(thing)
        return written


def array_of(written: Iterable[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[%b]" % b",".join(written))


class Sheet:
    """What was written of one position in one language: what seats see alike is written once."""

    __slots__ = ("_written", "version")

    def __init__(self, version: int) -> None:
        self.version = version
        self._written: dict[int, tuple[object, msgspec.Raw]] = {}  # with what keeps its id true

    def once(self, things: Sequence[T], write: Callable[[Sequence[T]], msgspec.Raw]) -> Any:
        found = self._written.get(id(things))
        if found is None:
            found = self._written[id(things)] = (things, write(things))
        return found[1]


class Ink:
    """Writes the scenes of one game in one language."""

    def __init__(self, words: Speech) -> None:
        self._say = words
        self._pieces = Kept(self._piece)
        self._counters = Kept(self._counter)
        self._choices = Kept(self._choice)
        self._hints = Kept(self._hint)

    def write(self, look: Look, sheet: Sheet) -> bytes:
        """A `wire.Scene`, seats still marked."""
        scene = look.scene
        return encode(
            wire.Scene(
                sheet.once(scene.pieces, self._pieces.row),
                sheet.once(scene.panels, self._panels),
                self._say(scene.prompt),
                cast("Any", self._choices.row(scene.legal)),
                cast("list[str]", look.marks),
                sheet.once(scene.hints, self._hints.row),
            )
        )

    def write_change(self, look: Look, sheet: Sheet) -> bytes:
        """A `wire.Change`, seats still marked."""
        scene = look.scene
        return encode(
            wire.Change(
                look.since,
                sheet.once(look.fresh, self._pieces.row),
                cast("list[str]", look.gone),
                self._say(scene.prompt),
                cast("Any", self._choices.row(scene.legal)),
                cast("list[str]", look.marks),
                sheet.once(scene.panels, self._panels) if look.has_panels else None,
                sheet.once(scene.hints, self._hints.row) if look.has_hints else None,
            )
        )

    def _panels(self, panels: Sequence[core.Panel]) -> msgspec.Raw:
        return array_of(map(self._panel, panels))

    def _panel(self, panel: core.Panel) -> bytes:
        counters = cast("Any", self._counters.row(panel.counters))
        return encode(wire.Panel(panel.seat, counters, panel.score))

    def _piece(self, piece: core.Piece) -> wire.Piece:
        return wire.Piece(
            piece.id,
            piece.art,
            piece.place,
            piece.order,
            piece.face,
            piece.owner,
            piece.count,
            piece.text,
            piece.tone,
            wire.FULL if piece.size == wire.FULL else piece.size,
            self._say(piece.label) if piece.label is not None else "",
        )

    def _counter(self, counter: core.Counter) -> wire.Counter:
        return wire.Counter(self._say(counter.label), counter.value, counter.art, counter.of)

    def _choice(self, choice: core.Choice) -> wire.Choice:
        return wire.Choice(choice.code, list(choice.path), self._say(choice.label), choice.kind)

    def _hint(self, hint: core.Hint) -> wire.Tip:
        return wire.Tip(hint.at, self._say(hint.text))


@cache
def ink(game: Game, language: str) -> Ink:
    return Ink(speech(game, language))
