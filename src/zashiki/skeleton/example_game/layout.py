"""The places of a match: the deck and the row in the middle, the cards before each seat."""

from __future__ import annotations

from functools import cache

from zashiki import Area, Layout, Message, Place, seat_name
from zashiki.skeleton.example_game.rules import ExampleGameState
from zashiki.skeleton.example_game.tables import Tables

BOARD_W, BOARD_H = 200.0, 60.0
SEAT_W, SEAT_H = 200.0, 36.0


def layout(state: ExampleGameState) -> Layout:
    seats = range(int(state.seats))
    areas = [
        Area("board", BOARD_W, BOARD_H, Message("place-board")),
        *(Area(f"seat-{seat}", SEAT_W, SEAT_H, seat_name(seat)) for seat in seats),
    ]
    places = [
        Place("deck", "board", 24, 30, 34, 44, label=Message("place-deck")),
        Place("row", "board", 120, 30, 144, 44, lie="row", label=Message("place-row")),
        *(
            Place(
                f"taken-{seat}", f"seat-{seat}", 100, 18, 190, 30, lie="row", label=seat_name(seat)
            )
            for seat in seats
        ),
    ]
    return Layout(areas, places)


@cache
def card_id(tables: Tables, kind: int, place: str) -> str:
    """The id of the cards of one kind in a place."""
    return f"{place}:{tables.names[kind]}"
