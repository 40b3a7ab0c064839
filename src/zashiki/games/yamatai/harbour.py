"""Step 4, the harbour: which ships are kept (YAM-9)."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.ships import forget_line
from zashiki.games.yamatai.state import Fields
from zashiki.games.yamatai.tables import COLOURS


def to_harbour(state: Fields) -> None:
    """With room for all, or nothing to choose, it settles itself."""
    forget_line(state)
    state.phase = s.MOORING
    settle_harbour(state)


def settle_harbour(state: Fields) -> None:
    if must_choose(state):
        return
    room = free_places(state)
    for colour in range(COLOURS):
        at = state.seat * COLOURS + colour
        moored = state.ships[at]
        if moored > room:
            moored = room
        room -= moored
        state.beside[at] += state.ships[at] - moored  # YAM-9.2
        state.ships[at] = state.berth[colour] + moored
        state.berth[colour] = 0
    state.phase = s.HIRING


def free_places(state: Fields) -> i64:
    """Places of the harbour for which no ship is chosen yet."""
    room = state.harbour_size(state.seat)
    for colour in range(COLOURS):
        room -= state.berth[colour]
    return room


def must_choose(state: Fields) -> bool:
    """Whether there are ships of several colours and too few places for all."""
    colours: i64 = 0
    for colour in range(COLOURS):
        if state.ships[state.seat * COLOURS + colour] > 0:
            colours += 1
    room = free_places(state)
    return room > 0 and colours > 1 and state.hand_size(state.seat) > room


def moor(state: Fields, colour: i64) -> None:
    state.ships[state.seat * COLOURS + colour] -= 1
    state.berth[colour] += 1
    settle_harbour(state)
