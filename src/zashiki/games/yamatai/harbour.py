"""Step 4, the harbour: which ships are kept (YAM-9).

Where a seat may moor only one of the ships that came in this turn (YAM-12.12), those that lay in
the harbour before are told apart by `moored`. Of equal ships, the new ones are thought to be used
first.
"""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.bits import bit
from zashiki.core.codes import Codes
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai.actions import MOOR
from zashiki.games.yamatai.ships import forget_line
from zashiki.games.yamatai.state import Fields
from zashiki.games.yamatai.tables import COLOURS, FIELD


def to_harbour(state: Fields) -> None:
    """With room for all, or nothing to choose, it settles itself."""
    forget_line(state)
    state.phase = s.MOORING
    settle_harbour(state)


def list_moorings(state: Fields, out: Codes) -> None:
    for colour in range(COLOURS):
        if can_moor(state, colour):
            out.add(MOOR + colour)


def moor(state: Fields, colour: i64) -> None:
    berth(state, colour, 1)
    settle_harbour(state)


def berth(state: Fields, colour: i64, ships: i64) -> None:
    state.ships[state.seat * COLOURS + colour] -= ships
    state.berth[colour] += ships


def resettle(state: Fields) -> None:
    """Ships came or went while the harbour was chosen for."""
    if state.phase == s.MOORING:
        settle_harbour(state)


def settle_harbour(state: Fields) -> None:
    if state.terms.one_ship:
        if choose_one(state):
            return
        keep_ships(state, 0)  # all that may stay are chosen
        return
    room = free_places(state)
    colours: i64 = 0
    ships: i64 = 0
    for colour in range(COLOURS):
        at_hand = state.ships[state.seat * COLOURS + colour]
        ships += at_hand
        if at_hand > 0:
            colours += 1
    if ships <= room or colours <= 1 or room == 0:
        keep_ships(state, room)


def free_places(state: Fields) -> i64:
    """Places of the harbour for which no ship is chosen yet."""
    room = state.harbour_size(state.seat)
    for colour in range(COLOURS):
        room -= state.berth[colour]
    return room


def keep_ships(state: Fields, room: i64) -> None:
    """Those chosen, and of the others as many as there is room for (YAM-9.2)."""
    for colour in range(COLOURS):
        at = state.seat * COLOURS + colour
        moored = state.ships[at]
        if moored > room:
            moored = room
        room -= moored
        state.beside[at] += state.ships[at] - moored
        state.ships[at] = state.berth[colour] + moored
        state.berth[colour] = 0
    state.phase = s.HIRING


# --- one new ship only (YAM-12.12) -------------------------------------------------------


def note_harbour(state: Fields) -> None:
    """What lies in the harbour when a turn begins."""
    state.moored = 0
    for colour in range(COLOURS):
        state.moored += state.ships[state.seat * COLOURS + colour] * bit(FIELD * colour)


def old_ships(state: Fields, colour: i64) -> i64:
    """Of the ships kept or still at hand, those that lay in the harbour before."""
    there = state.ships[state.seat * COLOURS + colour] + state.berth[colour]
    return min(state.moored >> FIELD * colour & 15, there)


def old_left(state: Fields, colour: i64) -> i64:
    """Old ships for which no place is chosen yet."""
    return max(old_ships(state, colour) - state.berth[colour], 0)


def new_left(state: Fields, colour: i64) -> i64:
    return state.ships[state.seat * COLOURS + colour] - old_left(state, colour)


def has_moored_new(state: Fields) -> bool:
    for colour in range(COLOURS):
        if state.berth[colour] > old_ships(state, colour):
            return True
    return False


def can_moor(state: Fields, colour: i64) -> bool:
    if state.ships[state.seat * COLOURS + colour] == 0:
        return False
    return not state.terms.one_ship or old_left(state, colour) > 0 or not has_moored_new(state)


def choose_one(state: Fields) -> bool:
    """Choose where there is no choice; whether one is left to the seat."""
    while True:
        olds: i64 = 0
        news: i64 = 0  # colours of new ships that may be moored
        colours: i64 = 0
        for colour in range(COLOURS):
            olds += old_left(state, colour)
            if new_left(state, colour) > 0 and not has_moored_new(state):
                news += 1
            if can_moor(state, colour):
                colours += 1
        room = free_places(state)
        if room == 0 or colours == 0:
            return False
        if olds > 0 and olds + min(news, 1) <= room:
            _berth_olds(state)  # they stay
        elif colours == 1:
            for colour in range(COLOURS):
                if can_moor(state, colour):
                    berth(state, colour, 1)
        else:
            return True


def _berth_olds(state: Fields) -> None:
    for colour in range(COLOURS):
        berth(state, colour, old_left(state, colour))
