"""Ships on the board: setting, lifting, and where a line may start and go on."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.bits import WORD, bit, first
from zashiki.games.yamatai.state import NONE, Position
from zashiki.games.yamatai.tables import EDGE_IS_ENTRY, FAN, FIELD


def put_ship(p: Position, space: i64, colour: i64) -> None:
    """A ship on an empty space."""
    tables = p.tables
    p.board[space] = colour
    p.empty[space // WORD] &= ~bit(space % WORD)
    p.near[2 * colour] |= tables.links[2 * space]
    p.near[2 * colour + 1] |= tables.links[2 * space + 1]
    for k in range(FAN):
        island = tables.touch[space * FAN + k]
        if island < 0:
            break
        p.coast[island] += bit(FIELD * colour)


def lift_ship(p: Position, space: i64) -> None:
    """The ship of a space off the board; the space is empty again."""
    tables = p.tables
    colour = p.board[space]
    p.board[space] = NONE
    p.empty[space // WORD] |= bit(space % WORD)
    for k in range(FAN):
        island = tables.touch[space * FAN + k]
        if island < 0:
            break
        p.coast[island] -= bit(FIELD * colour)
    for k in range(FAN):
        linked = tables.link[space * FAN + k]
        if linked < 0:
            break
        if not _is_near(p, linked, colour):
            p.near[2 * colour + linked // WORD] &= ~bit(linked % WORD)


def _is_near(p: Position, space: i64, colour: i64) -> bool:
    """Whether a ship of this colour lies on a linked space."""
    for k in range(FAN):
        linked = p.tables.link[space * FAN + k]
        if linked < 0:
            return False
        if p.board[linked] == colour:
            return True
    return False


def is_empty(p: Position, space: i64) -> bool:
    return p.board[space] == NONE


def starts(p: Position, colour: i64, word: i64) -> i64:
    """Where the first ship of a turn may go (YAM-5.2), one word of the set."""
    entries = p.tables.entries[word]
    if p.has_power(p.seat, EDGE_IS_ENTRY):  # YAM-12.9
        entries = p.tables.edges[word]
    return p.empty[word] & (entries | p.near[2 * colour + word])


def is_placed(p: Position, space: i64) -> bool:
    """Whether the ship there was placed this turn (YAM-5.5)."""
    return p.placed[space // WORD] >> space % WORD & 1 == 1


def mark_placed(p: Position, space: i64, is_it: bool) -> None:
    mark = bit(space % WORD)
    if is_it:
        p.placed[space // WORD] |= mark
    else:
        p.placed[space // WORD] &= ~mark


def touched(p: Position) -> i64:
    """Islands next to a ship placed this turn."""
    out: i64 = 0
    for word in range(2):
        rest = p.placed[word]
        while rest != 0:
            out |= p.tables.touches[word * WORD + first(rest)]
            rest &= rest - 1
    return out
