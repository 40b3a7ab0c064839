"""A position as data. Cards are called as in records."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from zashiki.core import position as data
from zashiki.core.position import Count, Part, SeatNumber, expect, named
from zashiki.core.setup import Setup
from zashiki.skeleton.example_game.rules import ExampleGameState, new_match
from zashiki.skeleton.example_game.state import PHASE_NAMES
from zashiki.skeleton.example_game.tables import KINDS

Cards = Annotated[dict[str, Count], Meta(description="how many of each kind")]
Phase = Annotated[str, Meta(extra_json_schema={"enum": PHASE_NAMES})]


class Seat(Part):
    """What a seat has."""

    taken: Cards


class Position(data.Position, kw_only=True):
    """Where things stand in a match."""

    seats: list[Seat]
    phase: Phase
    turn: Annotated[SeatNumber, Meta(description="whose turn it is, or comes next")]
    deck: Cards
    row: Annotated[Cards, Meta(description="open, to be taken")]


def write(state: ExampleGameState, viewer: int | None) -> Position:
    """Nothing is hidden: every viewer gets the same."""
    names = state.tables.names
    seats = range(int(state.seats))
    return Position(
        **data.header(state),
        seats=[
            Seat(named(names, state.taken[seat * KINDS : seat * KINDS + KINDS])) for seat in seats
        ],
        phase=PHASE_NAMES[int(state.phase)],
        turn=int(state.turn),
        deck=named(names, state.deck),
        row=named(names, state.row),
    )


def read(setup: Setup, position: Position) -> ExampleGameState:
    """The state of a position. What follows from the cards is compared by `arrange`."""
    state = new_match(setup)
    names = state.tables.names
    expect(position.turn < state.seats, "turn", f"there is no seat {position.turn}")
    state.turn = position.turn
    for kind, count in enumerate(data.counts(names, position.deck, "deck")):
        state.deck[kind] = count
    for kind, count in enumerate(data.counts(names, position.row, "row")):
        state.row[kind] = count
    for seat, told in enumerate(position.seats):
        for kind, count in enumerate(data.counts(names, told.taken, f"seats.{seat}.taken")):
            state.taken[seat * KINDS + kind] = count
    taken = sum(int(count) for count in state.taken)
    expect(position.turn == taken % int(state.seats), "turn", f"{taken} cards have been taken")
    open_cards = sum(int(count) for count in state.row)
    expect(open_cards <= state.tables.row, "row", f"at most {state.tables.row} cards lie open")
    drawn_first = open_cards < state.tables.row and any(state.deck)
    expect(taken == 0 or not drawn_first or open_cards == state.tables.row - 1, "row", "too few")
    state.index()
    return state
