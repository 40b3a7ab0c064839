"""What an expert wants at a glance: notes above the table that can be switched on."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki import Message, Note, Overlay
from zashiki.skeleton.example_game.layout import card_id
from zashiki.skeleton.example_game.rules import ExampleGameState


def overlays(state: ExampleGameState, seats: Sequence[int]) -> list[Sequence[Overlay]]:
    """Above the table of each of these seats: all see the same."""
    alike = [_left_in_deck(state)]
    return [alike for _ in seats]


def _left_in_deck(state: ExampleGameState) -> Overlay:
    """How many more of each card of the row are to come."""
    tables = state.tables
    notes = [
        Note(card_id(tables, kind, "row"), str(state.deck[kind]))
        for kind in range(int(tables.kinds))
        if state.row[kind]
    ]
    return Overlay("left", Message("overlay-left"), notes)
