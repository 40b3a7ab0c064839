"""What a seat may know, and a full position that looks the same to it.

Everything lies open except the order of the piles (YAM-2.4). Of the building pile a seat knows the
tiles it looked at last and where it put them; others know only how many went on top and under.
When somebody else looks at such tiles, the seat loses their places, but still knows that they are
among those of that look: this is a memory, three numbers in `state.memories` (seat, the tiles that
lie in these places, those of them which the seat knows to be there). Memories of one seat share no
place.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.cells import zeros
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.yamatai.state import NONE, Fields


def knows(state: Fields, seat: int, tile: i64) -> bool:
    """Whether the seat knows where in the pile, or in whose eyes, this tile is (YAM-11.4)."""
    if state.actor == NOBODY:
        return True
    if seat < 0 or seat >= state.seats:
        return False
    if state.seen[tile] >> i64(seat) & 1 == 1:
        return True
    at = memory_of(state, seat, tile)  # of a single place that is left
    return at != NONE and state.memories[at + 1] == state.memories[at + 2] == bits.bit(tile)


def memory_of(state: Fields, seat: i64, tile: i64) -> i64:
    """Where in the list the seat's memory of this tile's place begins, or NONE."""
    for at in range(0, len(state.memories), 3):
        if state.memories[at] == seat and state.memories[at + 1] >> tile & 1 == 1:
            return at
    return NONE


# --- looking (YAM-11.4) ------------------------------------------------------------------


def look(state: Fields, tile: i64) -> None:
    """The seat whose turn it is sees a tile; the others only that it is among those seen."""
    if state.seen[tile] != 0 or len(state.memories) > 0:
        for seat in range(state.seats):
            if seat == state.seat:
                forget(state, seat, tile)
            else:
                _blur(state, seat, tile)
    state.looked |= bits.bit(tile)
    state.seen[tile] = bits.bit(state.seat)


def _blur(state: Fields, seat: i64, tile: i64) -> None:
    """What the seat knew of this tile, and of all seen in this look, becomes one memory."""
    held = state.looked | bits.bit(tile)
    where, what = held, state.seen[tile] >> seat & 1
    what <<= tile
    kept = vec[i64]()
    for at in range(0, len(state.memories), 3):
        if state.memories[at] == seat and state.memories[at + 1] & held != 0:
            where |= state.memories[at + 1]
            what |= state.memories[at + 2]
        else:
            kept = _with(kept, state.memories[at], state.memories[at + 1], state.memories[at + 2])
    state.memories = _with(kept, seat, where, what)


def show(state: Fields, tile: i64) -> None:
    """The tile is turned up before all eyes."""
    state.seen[tile] = 0
    if len(state.memories) > 0:
        for seat in range(state.seats):
            forget(state, seat, tile)


def forget(state: Fields, seat: i64, tile: i64) -> None:
    """A memory of this tile's place is no longer needed; the rest of it stays."""
    at = memory_of(state, seat, tile)
    if at == NONE:
        return
    kept = vec[i64]()
    for i in range(0, len(state.memories), 3):
        gone: i64 = 0
        if i == at:
            gone = bits.bit(tile)
        where, what = state.memories[i + 1] & ~gone, state.memories[i + 2] & ~gone
        kept = _with(kept, state.memories[i], where, what)
    state.memories = kept


def _with(memories: vec[i64], seat: i64, where: i64, what: i64) -> vec[i64]:
    """One more memory; none that tells nothing."""
    if what == 0:
        return memories
    return append(append(append(memories, seat), where), what)


# --- a full position ---------------------------------------------------------------------


def deal_hidden(state: Fields, seat: int, rng: Rng) -> None:
    """Tiles whose place this seat does not know change places with one another."""
    places = _places(state)
    unknown = state.middle
    for tile in places:
        if not _has_seen(state, seat, tile):
            unknown |= bits.bit(tile)
    if state.actor == NOBODY or unknown == state.middle:
        return
    for at in range(0, len(state.memories), 3):
        if state.memories[at] == seat:
            unknown &= ~state.memories[at + 2]
    _move(state, seat, _dealt(state, seat, places, unknown, rng))


def _has_seen(state: Fields, seat: int, tile: i64) -> bool:
    return 0 <= seat < state.seats and state.seen[tile] >> i64(seat) & 1 == 1


def _places(state: Fields) -> vec[i64]:
    """The tiles that somebody has looked at: on top, under, and those being looked at."""
    out = state.top[:]
    for tile in state.under:
        out = append(out, tile)
    rest = state.looked
    while rest != 0:
        out = append(out, bits.first(rest))
        rest &= rest - 1
    return out


def _dealt(state: Fields, seat: int, places: vec[i64], pool: i64, rng: Rng) -> vec[i64]:
    """By tile: the one that lies in its place instead."""
    out = zeros(len(state.seen))
    left = state.memories[:]  # places and tiles that are still to be dealt
    for was in places:
        tile = was
        if not _has_seen(state, seat, was):
            at = memory_of(state, seat, was)
            if at != NONE and rng.below(bits.count(left[at + 1])) < bits.count(left[at + 2]):
                tile = _draw(left[at + 2], rng)
                left[at + 2] &= ~bits.bit(tile)
            else:
                tile = _draw(pool, rng)
                pool &= ~bits.bit(tile)
            if at != NONE:
                left[at + 1] &= ~bits.bit(was)
        out[was] = tile
    return out


def _draw(pool: i64, rng: Rng) -> i64:
    return bits.nth(pool, rng.below(bits.count(pool)))


def _move(state: Fields, seat: int, instead: vec[i64]) -> None:
    """Put other tiles in the places of those looked at; who knows a place stays the same."""
    seen, pile = zeros(len(state.seen)), state.middle
    for was in _places(state):
        pile |= bits.bit(was)
    for was in _places(state):
        seen[instead[was]] = state.seen[was]
        pile &= ~bits.bit(instead[was])
    state.seen, state.middle = seen, pile
    for i in range(len(state.top)):
        state.top[i] = instead[state.top[i]]
    for i in range(len(state.under)):
        state.under[i] = instead[state.under[i]]
    state.looked = _moved(state.looked, instead)
    for at in range(0, len(state.memories), 3):
        state.memories[at + 1] = _moved(state.memories[at + 1], instead)
        if state.memories[at] != seat:
            state.memories[at + 2] = _moved(state.memories[at + 2], instead)


def _moved(tiles: i64, instead: vec[i64]) -> i64:
    out: i64 = 0
    while tiles != 0:
        out |= bits.bit(instead[bits.first(tiles)])
        tiles &= tiles - 1
    return out
