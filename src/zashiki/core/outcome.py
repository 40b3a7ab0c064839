"""How a match ended, point by point."""

from __future__ import annotations

from dataclasses import dataclass

from zashiki.core.message import Message


@dataclass(frozen=True)
class Line:
    """One line of the final count: what it is for and what each seat gets for it.

    `points` has one entry per seat; None where the line does not concern that seat.
    """

    label: Message
    points: tuple[int | None, ...]
    rule_id: str


@dataclass(frozen=True)
class Outcome:
    """Scores, places (1 is first, ties share a place), the ending and the explanation."""

    ending: Message
    scores: tuple[int, ...]
    places: tuple[int, ...]
    lines: tuple[Line, ...]
    verdict: Message

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
