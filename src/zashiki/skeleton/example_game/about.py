"""What everything on the table is, and what it is worth now."""

from __future__ import annotations

from zashiki import About, Message, ScorePart, seat_name
from zashiki.skeleton.example_game import words
from zashiki.skeleton.example_game.rules import ExampleGameState
from zashiki.skeleton.example_game.scoring import points_of
from zashiki.skeleton.example_game.tables import KINDS


def about(state: ExampleGameState, seat: int, thing: str) -> About | None:
    """What this seat may know of a piece, a place, a counter or a score."""
    head, _, tail = thing.partition(":")
    if thing in ("deck", "deck-back"):
        return _deck(state)
    if thing == "row":
        text = Message("about-row", {"count": int(state.tables.row)})
        return About(Message("place-row"), text, "EXA-1.3")
    if head in ("counter", "score"):
        return _points(state, int(tail.partition(":")[0]))
    if head.startswith("taken-") and not tail:
        return _points(state, int(head.removeprefix("taken-")))
    if tail in state.tables.names:
        return _card(state, state.tables.names.index(tail))
    return None


def _deck(state: ExampleGameState) -> About:
    left = sum(int(count) for count in state.deck)
    worth = Message("about-deck-left", {"count": left})
    return About(Message("place-deck"), Message("about-deck"), "EXA-1.2", worth)


def _card(state: ExampleGameState, kind: int) -> About:
    text = Message("about-card", {"count": int(state.tables.copies[kind])})
    name, worth = words.card_name(state.tables, kind), words.worth(state.tables, kind)
    return About(name, text, "EXA-3.2", worth)


def _points(state: ExampleGameState, seat: int) -> About:
    """The cards before a seat, and what they count."""
    tables = state.tables
    taken = [int(state.taken[seat * KINDS + kind]) for kind in range(int(tables.kinds))]
    parts = [
        ScorePart(words.cards(tables, kind, count), count * int(tables.value[kind]), "EXA-3.2")
        for kind, count in enumerate(taken)
        if count
    ]
    aim = "least" if state.terms.least_wins else "most"
    worth = Message("about-points-now", {"points": int(points_of(state, seat))})
    return About(seat_name(seat), Message(f"about-points-{aim}"), "EXA-3.2", worth, parts)
