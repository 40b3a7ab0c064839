"""What a seat may know, and states it can imagine.

Hands and supplies are secret. What was laid and who took which figure happened before all eyes, so
every seat may know it. What a screen shows is a different matter: with three or four seats it hides
the figures of others, unless the table plays openly (SAM-8.5).
"""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.cells import nth_of
from zashiki.core.rng import Rng
from zashiki.games.samurai.state import NOTHING, OVER, Fields
from zashiki.games.samurai.tables import KINDS


def shows_figures(state: Fields, viewer: int, seat: int) -> bool:
    """SAM-8.5, SAM-11.1: whether the viewer is shown what figures a seat has."""
    if viewer == seat or state.phase == OVER:
        return True
    return state.seats == 2 or state.terms.screens_open


def shows_hand(state: Fields, viewer: int, seat: int) -> bool:
    """SAM-2.2: hands are their owner's, until the match is over."""
    return viewer == seat or state.phase == OVER


# --- imagining -------------------------------------------------------------------------------


def deal_hidden(state: Fields, seat: i64, rng: Rng) -> None:
    """Deal every hand this seat cannot see anew, from what its owner has not laid."""
    if state.phase == OVER:
        return
    for other in range(state.seats):
        if other != seat:
            _deal_anew(state, other, rng)


def _deal_anew(state: Fields, seat: i64, rng: Rng) -> None:
    first_slot = seat * state.tables.hand
    first_kind = seat * KINDS
    held = state.held[seat]
    unlaid = held + state.bagged[seat]
    for slot in range(first_slot, first_slot + held):
        state.bag[first_kind + state.hand[slot]] += 1
        state.hand[slot] = NOTHING
    for slot in range(first_slot, first_slot + held):
        kind = nth_of(state.bag, first_kind, rng.below(unlaid))
        state.bag[first_kind + kind] -= 1
        state.hand[slot] = kind
        unlaid -= 1
