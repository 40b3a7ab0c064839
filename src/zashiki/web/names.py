"""What players are called, and words with their names put in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zashiki.bots.names import bot_name
from zashiki.core.message import Message
from zashiki.house.seats import Seat
from zashiki.house.words import CLOSE, OPEN, Words, by_marks, seat_mark
from zashiki.texts import key_of

FIRST_BYTE = OPEN.encode()[:1]
FREE = {"invite": Message("seat-invited"), "open": Message("seat-open")}
MARK_BYTES = len(seat_mark(1).encode())  # seats have one digit


class NamedWords:
    """Says messages in one language to people who know the players' names."""

    __slots__ = ("_by_marks", "_named", "_said", "names", "words")

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self._said = words.said
        self._by_marks = by_marks(names)
        self._named = {
            mark.encode(): msgspec.json.encode(name)[1:-1] for mark, name in self._by_marks.items()
        }

    def __call__(self, message: Message) -> str:
        text = self._said.get(key_of(message) if message.args else message.id)
        if text is None:
            text = self.words(message)
        if CLOSE in text:
            for mark, name in self._by_marks.items():
                text = text.replace(mark, name)
        return text

    def put_in(self, written: bytes) -> bytes:
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


def seat_names(seats: Sequence[Seat], words: Words) -> list[str]:
    """What the players are called; bots of one kind are numbered."""
    names: list[str] = []
    for number, seat in enumerate(seats):
        if seat.is_free:
            name = words(FREE[seat.kind])
        elif seat.kind == "bot" and not seat.name:
            name = words(bot_name(seat.bot))
        else:
            name = seat.name or words(Message(f"colour-{number}"))  # of a record without names
        names.append(name)
    return [
        f"{name} {names[: number + 1].count(name)}" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]
