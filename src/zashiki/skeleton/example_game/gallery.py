"""All cards of an edition, to look through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from zashiki import Edition, Exhibit, Message
from zashiki.skeleton.example_game import words
from zashiki.skeleton.example_game.scene import card_piece
from zashiki.skeleton.example_game.tables import Tables


def gallery(edition: Edition) -> Sequence[Exhibit]:
    """Every kind of card, in the order of the edition."""
    tables = cast("Tables", edition.tables)
    return [_exhibit(tables, kind) for kind in range(int(tables.kinds))]


def _exhibit(tables: Tables, kind: int) -> Exhibit:
    return Exhibit(
        tables.names[kind],
        Message("counter-cards"),
        words.card_name(tables, kind),
        [card_piece(tables, kind, "row", 1)],
        "EXA-3.2",
        [words.worth(tables, kind)],
        count=int(tables.copies[kind]),
    )
