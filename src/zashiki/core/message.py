"""Words to be said in the listener's language: the id of a Fluent message and its arguments."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False):
    """`id` names a message in texts/*.ftl; an argument may be a number, a string or a message.

    Thousands are made a second; none can be part of a cycle, so the collector need not look.
    """

    id: str
    args: Mapping[str, object] = {}


def seat_name(seat: int) -> Message:
    """A seat as a word; screens that know who sits there replace it by the player's name."""
    return Message("seat", {"number": seat + 1})
