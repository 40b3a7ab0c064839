"""The position as text of at most 80 columns."""

from __future__ import annotations

from zashiki import Message, seat_name
from zashiki.core.crests import SIGNS
from zashiki.skeleton.example_game.rules import ExampleGameState
from zashiki.skeleton.example_game.scoring import points_of
from zashiki.skeleton.example_game.tables import KINDS
from zashiki.skeleton.example_game.words import card_name
from zashiki.texts import Speaker


def draw(state: ExampleGameState, seat: int | None, say: Speaker) -> str:
    """The row, then what lies before each seat."""
    deck = sum(int(count) for count in state.deck)
    lines = [
        f"{say(Message('place-row'))}: {_cards(state, state.row, 0, say)}",
        f"{say(Message('place-deck'))}: {deck}",
        "",
    ]
    for number in range(int(state.seats)):
        name, points = say(seat_name(number)), int(points_of(state, number))
        cards = _cards(state, state.taken, number * KINDS, say)
        lines.append(f"{SIGNS[number]} {name}  {points:>3}  {cards}")
    return "\n".join(line[:80].rstrip() for line in lines)


def _cards(state: ExampleGameState, counts: object, first: int, say: Speaker) -> str:
    values = list(counts)[first : first + KINDS]  # type: ignore[call-overload]
    told = [
        f"{count} x {say(card_name(state.tables, kind))} ({state.tables.value[kind]})"
        for kind, count in enumerate(values)
        if count
    ]
    return ", ".join(told) or "-"
