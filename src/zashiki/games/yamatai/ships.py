"""Ships: on the board, where a line may start and go on, and at hand."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.bits import WORD, bit, first
from zashiki.core.codes import Codes
from zashiki.games.yamatai.state import NONE, Fields
from zashiki.games.yamatai.tables import COLOURS, EDGE_IS_ENTRY, FAN, FIELD


def put_ship(state: Fields, space: i64, colour: i64) -> None:
    """A ship on an empty space."""
    state.board[space] = colour
    state.index_ship(space, colour)


def lift_ship(state: Fields, space: i64) -> None:
    """The ship of a space off the board; the space is empty again."""
    tables = state.tables
    colour = state.board[space]
    state.board[space] = NONE
    state.empty[space // WORD] |= bit(space % WORD)
    for k in range(FAN):
        island = tables.touch[space * FAN + k]
        if island < 0:
            break
        state.coast[island] -= bit(FIELD * colour)
    for k in range(FAN):
        linked = tables.link[space * FAN + k]
        if linked < 0:
            break
        if not _is_near(state, linked, colour):
            state.near[2 * colour + linked // WORD] &= ~bit(linked % WORD)


def _is_near(state: Fields, space: i64, colour: i64) -> bool:
    """Whether a ship of this colour lies on a linked space."""
    for k in range(FAN):
        linked = state.tables.link[space * FAN + k]
        if linked < 0:
            return False
        if state.board[linked] == colour:
            return True
    return False


def is_empty(state: Fields, space: i64) -> bool:
    return state.board[space] == NONE


def starts(state: Fields, colour: i64, word: i64) -> i64:
    """Where the first ship of a turn may go (YAM-5.2), one word of the set."""
    entries = state.tables.entries[word]
    if state.has_power(state.seat, EDGE_IS_ENTRY):  # YAM-12.9
        entries = state.tables.edges[word]
    return state.empty[word] & (entries | state.near[2 * colour + word])


def list_spaces(base: i64, word: i64, spaces: i64, out: Codes) -> None:
    """A code for each space of one word of a set; few of many, so that leaps are quicker than
    `Codes.add_all`.
    """
    rest = spaces
    while rest != 0:
        out.add(base + word * WORD + first(rest))
        rest &= rest - 1


def is_placed(state: Fields, space: i64) -> bool:
    """Whether the ship there was placed this turn (YAM-5.5)."""
    return state.placed[space // WORD] >> space % WORD & 1 == 1


def mark_placed(state: Fields, space: i64, is_it: bool) -> None:
    mark = bit(space % WORD)
    if is_it:
        state.placed[space // WORD] |= mark
    else:
        state.placed[space // WORD] &= ~mark


def touched(state: Fields) -> i64:
    """Islands next to a ship placed this turn."""
    out: i64 = 0
    for word in range(2):
        rest = state.placed[word]
        while rest != 0:
            out |= state.tables.touches[word * WORD + first(rest)]
            rest &= rest - 1
    return out


# --- ships at hand -----------------------------------------------------------------------


def givable(state: Fields, colour: i64) -> i64:
    """Ships at hand that came with the fleet or from the harbour."""
    return state.ships[state.seat * COLOURS + colour] - state.gained[colour]


def gain_ship(state: Fields, colour: i64) -> None:
    """A ship from the supply that came by trade or exchange."""
    state.supply[colour] -= 1
    state.ships[state.seat * COLOURS + colour] += 1
    state.gained[colour] += 1


def lose_ship(state: Fields, colour: i64) -> None:
    """Of ships of one colour those bought or exchanged go first (YAM-12.20)."""
    state.ships[state.seat * COLOURS + colour] -= 1
    if state.gained[colour] > 0:
        state.gained[colour] -= 1


def forget_line(state: Fields) -> None:
    state.placed[0] = 0
    state.placed[1] = 0
    state.last = NONE
