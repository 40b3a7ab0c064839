"""What a seat knows as numbers: the blocks, and what is written into them."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki import Block, Sheet, padded, people, steps_to
from zashiki.skeleton.example_game.state import PHASE_NAMES, Fields
from zashiki.skeleton.example_game.tables import KINDS, MOST_COPIES, Tables


def blocks(tables: Tables, seats: int) -> list[Block]:
    who, cards = people(seats), padded(tables.names, KINDS)
    return [
        Block("phase", "1 for the phase", (tuple(PHASE_NAMES),)),
        Block("turn", "1 for whose turn it is, or comes next", (who,)),
        Block("deck", "cards that may be drawn", (cards,), high=MOST_COPIES),
        Block("row", "cards that lie open", (cards,), high=MOST_COPIES),
        Block("seats.taken", "cards taken", (who, cards), high=MOST_COPIES),
    ]


def fill(state: Fields, seat: i64, sheet: Sheet) -> None:
    sheet.mark_one("phase", state.phase)
    sheet.mark_one("turn", steps_to(seat, state.turn, state.seats))
    sheet.block("deck")
    sheet.put_all(0, state.deck, 0, KINDS)
    sheet.block("row")
    sheet.put_all(0, state.row, 0, KINDS)
    sheet.put_seats("seats.taken", seat, state.taken, KINDS)
