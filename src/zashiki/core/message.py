"""Words to be said in the listener's language: the id of a Fluent message and its arguments."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """`id` names a message in texts/*.ftl; an argument may be a number, a string or a message."""

    id: str
    args: dict[str, object] = field(default_factory=dict)


def seat_name(seat: int) -> Message:
    """A seat as a word; screens that know who sits there replace it by the player's name."""
    return Message("seat", {"number": seat + 1})
