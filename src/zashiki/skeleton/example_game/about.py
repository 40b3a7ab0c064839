"""What everything on the table is, and what it is worth now."""

from __future__ import annotations

from zashiki import About, Message, ScorePart, seat_name
from zashiki.core.explained import Explained
from zashiki.skeleton.example_game import words
from zashiki.skeleton.example_game.rules import ExampleGameState
from zashiki.skeleton.example_game.scoring import points_of
from zashiki.skeleton.example_game.tables import KINDS


def _deck(state: ExampleGameState, seat: int) -> About:
    left = sum(int(count) for count in state.deck)
    worth = Message("about-deck-left", {"count": left})
    return About(Message("place-deck"), Message("about-deck"), "EXA-1.2", worth)


def _row(state: ExampleGameState, seat: int) -> About:
    text = Message("about-row", {"count": int(state.tables.row)})
    return About(Message("place-row"), text, "EXA-1.3")


def _card(state: ExampleGameState, seat: int, name: str) -> About | None:
    names = state.tables.names
    if name not in names:
        return None
    kind = names.index(name)
    text = Message("about-card", {"count": int(state.tables.copies[kind])})
    title, worth = words.card_name(state.tables, kind), words.worth(state.tables, kind)
    return About(title, text, "EXA-3.2", worth)


def _points(state: ExampleGameState, seat: int, number: str) -> About | None:
    """The cards before a seat, and what they count."""
    owner, tables = int(number), state.tables
    if owner >= state.seats:
        return None
    taken = [int(state.taken[owner * KINDS + kind]) for kind in range(int(tables.kinds))]
    parts = [
        ScorePart(words.cards(tables, kind, count), count * int(tables.value[kind]), "EXA-3.2")
        for kind, count in enumerate(taken)
        if count
    ]
    aim = "least" if state.terms.least_wins else "most"
    worth = Message("about-points-now", {"points": int(points_of(state, owner))})
    return About(seat_name(owner), Message(f"about-points-{aim}"), "EXA-3.2", worth, parts)


# What this seat may know of a piece, a place, a counter or a score, by the form of its id.
about = Explained(
    (r"deck|deck-back", _deck),
    (r"row", _row),
    (r"(?:row|taken-[0-3]):(\w+)", _card),
    (r"(?:taken-|score:)(\d+)", _points),
    (r"counter:(\d+):cards", _points),
)
