"""Scenes, layouts, logs and final counts as one viewer reads them: in words of one language."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.core import scene as core
from zashiki.core.message import Message
from zashiki.core.outcome import Outcome
from zashiki.house.seats import Seat
from zashiki.house.speech import OPEN, Speech, key_of, with_names
from zashiki.web import wire


class Teller:
    """Says messages in one language to people who know the players' names."""

    __slots__ = ("_said", "names", "speech")

    def __init__(self, speech: Speech, names: Sequence[str]) -> None:
        self.speech = speech
        self.names = names
        self._said = speech.said

    def __call__(self, message: Message | None) -> str:
        if message is None:
            return ""
        text = self._said.get(key_of(message) if message.args else message.id)
        if text is None:
            text = self.speech(message)
        return with_names(text, self.names) if OPEN in text else text


def seat_names(seats: Sequence[Seat], speech: Speech) -> list[str]:
    """What the players are called; bots of one kind are numbered."""
    names: list[str] = []
    for seat in seats:
        if seat.is_free:
            name = speech(Message("seat-empty"))
        elif seat.kind == "bot" and not seat.name:
            name = speech(bot_label(seat.bot))
        else:
            name = seat.name or speech(Message("seat-empty"))
        names.append(name)
    return [
        f"{name} {names[: number + 1].count(name)}" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]


def bot_label(spec: str) -> Message:
    kind, _, rest = spec.partition(":")
    if kind == "search" and rest.startswith("ms="):
        return Message("bot-search-timed", {"seconds": int(rest[3:]) / 1000})
    return Message(f"bot-{kind}")


def show_layout(layout: core.Layout, tell: Teller) -> wire.Layout:
    return wire.Layout(
        [wire.Area(area.id, area.w, area.h, tell(area.label)) for area in layout.areas],
        [
            wire.Place(
                place.id,
                place.area,
                place.x,
                place.y,
                place.w,
                place.h,
                place.shape,
                place.path,
                place.lie,
                place.art,
                place.tone,
                tell(place.label),
            )
            for place in layout.places
        ],
        [
            wire.Decor(
                decor.area,
                decor.path,
                decor.art,
                decor.x,
                decor.y,
                decor.w,
                decor.h,
                decor.fill,
                decor.stroke,
                decor.width,
                tell(decor.text),
                decor.over,
            )
            for decor in layout.decor
        ],
    )


class Painter:
    """Shows scenes to one seat in one language. Most pieces stay as they are from one scene to the
    next, and are not put into words again.
    """

    __slots__ = ("_pieces", "tell")

    def __init__(self, tell: Teller) -> None:
        self.tell = tell
        self._pieces: dict[str, tuple[core.Piece, wire.Piece]] = {}

    def show(self, scene: core.Scene, marks: Sequence[str] | None = None) -> wire.Scene:
        """Without `marks`: what changed since the scene shown before."""
        tell = self.tell
        pieces, changed = self._show_pieces(scene.pieces)
        return wire.Scene(
            pieces,
            [_panel(panel, tell) for panel in scene.panels],
            tell(scene.prompt),
            [
                wire.Choice(choice.code, list(choice.path), tell(choice.label), choice.kind)
                for choice in scene.legal
            ],
            changed if marks is None else list(marks),
            [wire.Tip(hint.at, tell(hint.text)) for hint in scene.hints],
        )

    def _show_pieces(self, pieces: Sequence[core.Piece]) -> tuple[list[wire.Piece], list[str]]:
        """The pieces in words, and the ids of those that changed."""
        before = self._pieces
        after: dict[str, tuple[core.Piece, wire.Piece]] = {}
        shown: list[wire.Piece] = []
        changed: list[str] = []
        for piece in pieces:
            known = before.get(piece.id)
            if known is None or known[0] != piece:
                if before and core.has_changed(known[0] if known else None, piece):
                    changed.append(piece.id)
                known = (piece, _piece(piece, self.tell))
            after[piece.id] = known
            shown.append(known[1])
        self._pieces = after
        return shown, changed


def _panel(panel: core.Panel, tell: Teller) -> wire.Panel:
    return wire.Panel(
        panel.seat,
        [
            wire.Counter(tell(counter.label), counter.value, counter.art, counter.of)
            for counter in panel.counters
        ],
        panel.score,
    )


def _piece(piece: core.Piece, tell: Teller) -> wire.Piece:
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
        tell(piece.label) if piece.label is not None else "",
    )


def show_outcome(outcome: Outcome, tell: Teller) -> wire.Outcome:
    return wire.Outcome(
        tell(outcome.ending),
        tell(outcome.verdict),
        list(outcome.scores),
        list(outcome.places),
        [
            wire.CountLine(tell(line.label), list(line.points), line.rule_id)
            for line in outcome.lines
        ],
    )
