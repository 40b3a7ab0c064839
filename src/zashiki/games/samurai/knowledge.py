"""What a seat may know, and positions it can imagine.

Hands and supplies are secret. What was laid and who took which figure happened before all eyes:
`witnessed` keeps it for every seat. What stands behind a screen now is a different matter: with
three or four seats `screens` shows a seat its own figures only, unless the table plays openly
(SAM-8.5).
"""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.rng import Rng
from zashiki.games.samurai.state import (
    EMPTY,
    KIND_MASK,
    NOTHING,
    OVER,
    PHASE_NAMES,
    SEAT_SHIFT,
    Position,
)
from zashiki.games.samurai.tables import FIGURE_NAMES, KINDS, TYPES


def shows_figures(position: Position, viewer: int, seat: int) -> bool:
    """SAM-8.5, SAM-11.1: whether the viewer sees what figures a seat has."""
    if viewer == seat or position.phase == OVER:
        return True
    return position.seats == 2 or position.terms.screens_open


def shows_hand(position: Position, viewer: int, seat: int) -> bool:
    """SAM-2.2: hands are their owner's, until the match is over."""
    return viewer == seat or position.phase == OVER


def view(position: Position, seat: int) -> dict[str, object]:
    seats = range(int(position.seats))
    return {
        "seats": int(position.seats),
        "seat": seat,
        "actor": int(position.actor),
        "phase": PHASE_NAMES[int(position.phase)],
        "turn": int(position.turn),
        "laid": int(position.laid),
        "plain_laid": position.plain_laid,
        "lifted": int(position.lifted),
        "swapping": int(position.swapping),
        "tiles": _tiles(position),
        "figures": [int(figures) for figures in position.figures],
        "supply": [int(count) for count in position.supply],
        "aside": [int(count) for count in position.aside],
        "held": [int(count) for count in position.held],
        "bagged": [int(count) for count in position.bagged],
        "hands": [_hand(position, s) if shows_hand(position, seat, s) else None for s in seats],
        "unlaid": [_unlaid(position, s) for s in seats],
        "screens": [
            _captured(position, s) if shows_figures(position, seat, s) else None for s in seats
        ],
        "witnessed": [_captured(position, s) for s in seats],
    }


def _tiles(position: Position) -> list[list[int] | None]:
    """Per hex: the seat and kind of the tile there, or None."""
    return [
        None if tile == EMPTY else [int(tile >> SEAT_SHIFT), int(tile & KIND_MASK)]
        for tile in position.tiles
    ]


def _hand(position: Position, seat: int) -> list[int]:
    """Per kind."""
    kinds = range(int(position.tables.kinds))
    return [int(position.hand_count(seat, kind)) for kind in kinds]


def _unlaid(position: Position, seat: int) -> list[int]:
    """Per kind: in the hand or the supply, which is all that others can tell."""
    kinds = range(int(position.tables.kinds))
    base = seat * int(KINDS)
    return [int(position.hand_count(seat, kind) + position.bag[base + kind]) for kind in kinds]


def _captured(position: Position, seat: int) -> dict[str, int]:
    base = seat * int(TYPES)
    return {name: int(position.captured[base + i]) for i, name in enumerate(FIGURE_NAMES)}


# --- imagining -------------------------------------------------------------------------------


def deal_hidden(position: Position, seat: i64, rng: Rng) -> None:
    """Deal every hand this seat cannot see anew, from what its owner has not laid."""
    if position.phase == OVER:
        return
    for other in range(position.seats):
        if other != seat:
            _deal_anew(position, other, rng)


def _deal_anew(position: Position, seat: i64, rng: Rng) -> None:
    first_slot = seat * position.tables.hand
    first_kind = seat * KINDS
    held = position.held[seat]
    unlaid = held + position.bagged[seat]
    for slot in range(first_slot, first_slot + held):
        position.bag[first_kind + position.hand[slot]] += 1
        position.hand[slot] = NOTHING
    for slot in range(first_slot, first_slot + held):
        pick = rng.below(unlaid)
        i = first_kind
        while pick >= position.bag[i]:
            pick -= position.bag[i]
            i += 1
        position.bag[i] -= 1
        position.hand[slot] = i - first_kind
        unlaid -= 1
