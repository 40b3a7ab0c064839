"""Layouts, logs, names and final counts as one viewer reads them: in words of one language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zashiki.bots.spec import parse
from zashiki.core import scene as core
from zashiki.core.message import Message
from zashiki.core.outcome import Outcome
from zashiki.house.seats import Seat
from zashiki.house.speech import OPEN, Speech, key_of, seat_mark, with_names
from zashiki.web import wire

FIRST_BYTE = OPEN.encode()[:1]
MARK_BYTES = len(seat_mark(1).encode())  # seats have one digit


class Teller:
    """Says messages in one language to people who know the players' names."""

    __slots__ = ("_named", "_said", "names", "speech")

    def __init__(self, speech: Speech, names: Sequence[str]) -> None:
        self.speech = speech
        self.names = names
        self._said = speech.said
        self._named = {
            seat_mark(number).encode(): msgspec.json.encode(name)[1:-1]
            for number, name in enumerate(names, 1)
        }

    def __call__(self, message: Message | None) -> str:
        if message is None:
            return ""
        text = self._said.get(key_of(message) if message.args else message.id)
        if text is None:
            text = self.speech(message)
        return with_names(text, self.names) if OPEN in text else text

    def named(self, written: bytes) -> bytes:
        """JSON with the names of those who sit at the seats that are marked in it."""
        at = written.find(FIRST_BYTE)  # a single byte, a rare one, is found by far the fastest
        if at < 0:
            return written
        parts: list[bytes] = []
        done = 0
        while at >= 0:
            name = self._named.get(written[at : at + MARK_BYTES])
            if name is not None:
                parts += (written[done:at], name)
                done = at + MARK_BYTES
            at = written.find(FIRST_BYTE, at + 1)
        parts.append(written[done:])
        return b"".join(parts)


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
    """Whatever was let in has a name: numbers and blanks are read as where it was let in."""
    parsed = parse(spec)
    milliseconds = parsed.whole("ms", 0)
    if parsed.kind == "search" and milliseconds:
        return Message("bot-search-timed", {"seconds": milliseconds / 1000})
    return Message(f"bot-{parsed.kind}")


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
                decor.yields_to,
            )
            for decor in layout.decor
        ],
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
