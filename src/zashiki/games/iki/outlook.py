"""What the next payday and the next fire would bring, as things stand."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from zashiki.games.iki.events import HARMONIOUS
from zashiki.games.iki.state import EMPTY, HOUSE, NEUTRAL, Fields
from zashiki.games.iki.tables import (
    BLAZE,
    IKI,
    LEVELS,
    MONTHS,
    PAYDAY,
    QUARTER_STALLS,
    QUARTERS,
    STOCKS,
    Side,
    Tables,
    row_of,
)

VACANT = -2  # the owner of an empty stall, where a neutral one is -1


class Danger(NamedTuple):
    """The next fire at a stall, if its quarter burns."""

    strength: int  # 0: it does not come so far
    value: int  # of whoever owns what stands there
    burns: bool


# --- payday --------------------------------------------------------------------------------------


def wage(state: Fields, stall: int) -> list[int]:
    """IKI-11.3, IKI-9.6: what stands on a stall pays its owner."""
    tables, what = state.tables, int(state.stall[stall])
    if what == EMPTY or state.owner[stall] == NEUTRAL:
        return [0] * int(STOCKS)
    if what >= HOUSE:
        return row_of(tables.payday, what - HOUSE, STOCKS)
    return row_of(tables.wage, what * LEVELS + state.experience[stall], STOCKS)


def harmony(state: Fields, stall: int) -> int:
    """IKI-12.1: the iki of the kobun on a stall."""
    if state.owner[stall] == NEUTRAL:
        return 0
    return harmonies(state.tables, state.side, stalls_of(state))[stall]


def stalls_of(state: Fields) -> tuple[int, ...]:
    return tuple([int(what) for what in state.stall])


@lru_cache(maxsize=4096)
def harmonies(tables: Tables, side: Side, stalls: tuple[int, ...]) -> tuple[int, ...]:
    """By stall, what a kobun there would score; IKI-12.2: a stall may lie in two groups."""
    out = [0] * len(stalls)
    for group in side.groups:
        there = [s for s, what in enumerate(stalls) if group >> s & 1 and 0 <= what < HOUSE]
        colours = [int(tables.colour[stalls[s]]) for s in there]
        for s, colour in zip(there, colours, strict=True):
            count = colours.count(colour)
            if count >= HARMONIOUS:
                out[s] += count
    return tuple(out)


def income(state: Fields, seat: int) -> list[int]:
    """All that a payday would bring a seat, with the harmony."""
    out = row_of(state.pension, seat, STOCKS)
    for stall in range(int(state.side.n_stalls)):
        if state.owner[stall] == seat:
            out = [have + more for have, more in zip(out, wage(state, stall), strict=True)]
            out[IKI] += harmony(state, stall)
    return out


def has_payday_ahead(state: Fields) -> bool:
    return _next_month(state, PAYDAY) > 0


def _next_month(state: Fields, event: int) -> int:
    """The next month that ends so, this one included; 0: none does."""
    months = range(int(state.month), int(MONTHS) + 1)
    return next((month for month in months if state.tables.event[month] == event), 0)


# --- fire ----------------------------------------------------------------------------------------


def fire_month(state: Fields) -> int:
    """The month of the next fire, or 0."""
    return _next_month(state, BLAZE)


def dangers(state: Fields) -> tuple[Danger, ...]:
    """IKI-13.2, IKI-13.3: by stall; nothing at all if no fire is to come."""
    month = fire_month(state)
    if month == 0:
        return ()
    owners = tuple(
        [
            VACANT if state.stall[s] == EMPTY else int(state.owner[s])
            for s in range(int(state.side.n_stalls))
        ]
    )
    values = tuple([int(state.fire[s] + state.watch[s]) for s in range(int(state.seats))])
    return _dangers(state.side, int(state.tables.blaze(state.side, month)), owners, values)


@lru_cache(maxsize=4096)
def _dangers(
    side: Side, blaze: int, owners: tuple[int, ...], values: tuple[int, ...]
) -> tuple[Danger, ...]:
    out = [Danger(0, 0, False)] * len(owners)
    for quarter in range(len(QUARTERS)):
        for i in range(QUARTER_STALLS):
            stall = int(side.path[quarter * QUARTER_STALLS + i])
            if stall < 0 or blaze - i <= 0:
                break
            owner, strength = owners[stall], blaze - i
            value = values[owner] if owner >= 0 else 0
            is_stopped = owner >= 0 and value >= strength
            out[stall] = Danger(strength, value, owner != VACANT and not is_stopped)
            if is_stopped:
                break
    return tuple(out)
