"""What is asked, offered and told, as messages."""

from __future__ import annotations

from functools import cache

from zashiki import CHANCE, Headline, Message, seat_name
from zashiki.skeleton.example_game.actions import ACTIONS
from zashiki.skeleton.example_game.rules import ExampleGameState
from zashiki.skeleton.example_game.state import OVER
from zashiki.skeleton.example_game.tables import Tables


@cache
def card_name(tables: Tables, kind: int) -> Message:
    return Message(f"card-{tables.names[kind]}")


@cache
def cards(tables: Tables, kind: int, count: int) -> Message:
    """So many of a card."""
    return Message("cards", {"card": card_name(tables, kind), "count": count})


@cache
def worth(tables: Tables, kind: int) -> Message:
    return Message("card-worth", {"points": int(tables.value[kind])})


def prompt(state: ExampleGameState, seat: int) -> Message:
    """What is asked of this seat now, or what it waits for."""
    if state.phase == OVER:
        return Message("prompt-over")
    if state.actor == CHANCE:
        return Message("prompt-draw")
    if state.actor == seat:
        return Message("prompt-take")
    return Message("prompt-wait", {"seat": seat_name(int(state.actor))})


def label(state: ExampleGameState, code: int) -> Message:
    """An action in words, for the list of choices."""
    return label_of(state.tables, code)


@cache
def label_of(tables: Tables, code: int) -> Message:
    action = ACTIONS[code]
    return Message(f"label-{action.family}", {"card": card_name(tables, action["card"])})


def story(state: ExampleGameState, code: int, after: ExampleGameState, seat: int) -> Message | None:
    """What a seat reads in the log when `code` is played."""
    action = ACTIONS[code]
    card = card_name(state.tables, action["card"])
    if action.family == "draw":
        return Message("story-draw", {"card": card})
    return Message("story-take", {"seat": seat_name(int(state.turn)), "card": card})


def headline(state: ExampleGameState, code: int, after: ExampleGameState) -> Headline | None:
    """EXA-1.3: all see that no more cards come; a line above every round."""
    if ACTIONS[code].family == "draw":
        is_last = not any(after.deck)
        return Headline(Message("headline-deck-empty"), is_event=True) if is_last else None
    if after.turn == 0 and after.phase != OVER:
        taken = sum(int(count) for count in after.taken)
        return Headline(Message("headline-round", {"number": taken // int(after.seats) + 1}))
    return None
