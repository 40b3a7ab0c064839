"""The match for the eyes: pieces, panels, and legal actions as paths of touches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from zashiki import Choice, Counter, Message, Panel, Piece, Scene
from zashiki.skeleton.example_game import words
from zashiki.skeleton.example_game.actions import ACTIONS
from zashiki.skeleton.example_game.layout import card_id
from zashiki.skeleton.example_game.overlays import overlays
from zashiki.skeleton.example_game.rules import ExampleGameState
from zashiki.skeleton.example_game.scoring import points_of
from zashiki.skeleton.example_game.tables import KINDS, Tables


def scenes(state: ExampleGameState, seats: Sequence[int]) -> list[Scene]:
    """What these seats see alike is made once."""
    pieces = list(_pieces(state))
    panels = [_panel(state, seat) for seat in range(int(state.seats))]
    return [
        Scene(
            pieces,
            panels,
            words.prompt(state, seat),
            [_choice(state.tables, code) for code in state.legal()] if state.actor == seat else [],
            overlays=above,
        )
        for seat, above in zip(seats, overlays(state, seats), strict=True)
    ]


def _pieces(state: ExampleGameState) -> Iterator[Piece]:
    left = sum(int(count) for count in state.deck)
    if left:
        yield Piece("deck-back", "card-back", "deck", face="down", count=left)
    for kind in range(int(state.tables.kinds)):
        if state.row[kind]:
            yield card_piece(state.tables, kind, "row", int(state.row[kind]))
        for seat in range(int(state.seats)):
            taken = int(state.taken[seat * KINDS + kind])
            if taken:
                yield card_piece(state.tables, kind, f"taken-{seat}", taken)


@cache
def card_piece(tables: Tables, kind: int, place: str, count: int) -> Piece:
    """Cards recur: each is made once, so that a page is told only what is new."""
    return Piece(
        card_id(tables, kind, place),
        "card",
        place,
        order=kind,
        count=count,
        text=str(tables.value[kind]),
        label=words.card_name(tables, kind),
    )


def _panel(state: ExampleGameState, seat: int) -> Panel:
    base = seat * KINDS
    cards = sum(int(state.taken[base + kind]) for kind in range(KINDS))
    counter = Counter(Message("counter-cards"), cards, id="cards")
    return Panel(seat, [counter], int(points_of(state, seat)))


@cache
def _choice(tables: Tables, code: int) -> Choice:
    """Touch a card of the row."""
    path = (card_id(tables, ACTIONS[code]["card"], "row"),)
    return Choice(code, path, words.label_of(tables, code))
