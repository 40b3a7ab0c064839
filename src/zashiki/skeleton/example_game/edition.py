"""Editions of Example Game: what is printed, checked and packed into tables."""

from __future__ import annotations

import msgspec

from zashiki import EditionError
from zashiki.core.cells import ints
from zashiki.skeleton.example_game.tables import KINDS, MOST_COPIES, MOST_VALUE, Tables


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    value: int
    copies: int


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of an edition."""

    row: int
    cards: list[Card]


def build(printed: Printed) -> Tables:
    """Checked tables; an EditionError names the key at fault."""
    cards = printed.cards
    if not 1 <= len(cards) <= KINDS:
        raise EditionError("cards", f"from 1 to {KINDS} kinds, not {len(cards)}")
    for i, card in enumerate(cards):
        if not card.name or card.name in [other.name for other in cards[:i]]:
            raise EditionError(f"cards.{i}.name", "missing, or used before")
        if not 0 <= card.value <= MOST_VALUE:
            raise EditionError(f"cards.{i}.value", f"from 0 to {MOST_VALUE}")
        if not 1 <= card.copies <= MOST_COPIES:
            raise EditionError(f"cards.{i}.copies", f"from 1 to {MOST_COPIES}")
    if not 1 <= printed.row <= sum(card.copies for card in cards):
        raise EditionError("row", "at least one card, and no more than there are")
    tables = Tables()
    tables.kinds = len(cards)
    tables.row = printed.row
    tables.value = ints([card.value for card in cards])
    tables.copies = ints([card.copies for card in cards])
    tables.names = [card.name for card in cards]
    return tables
