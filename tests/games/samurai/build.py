"""Positions for tests: played where possible, arranged where that would take too long."""

from __future__ import annotations

from typing import cast

import pytest

import zashiki
from zashiki.core.refusal import Refusal
from zashiki.core.state import CHANCE
from zashiki.games.samurai import GAME
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.notation import FIGURES, notate, tile_name
from zashiki.games.samurai.rules import Samurai

KINDS, TYPES = int(t.KINDS), int(t.TYPES)


def start(seats: int = 2, **options: str) -> Samurai:
    return cast("Samurai", GAME.start(seats, options))


def code(state: Samurai, text: str) -> int:
    return GAME.parse(state, text)


def play(state: Samurai, texts: str) -> None:
    """Checked actions in notation, separated by blanks."""
    for text in texts.split():
        state.play(code(state, text))


def turn(state: Samurai, texts: str, draws: str = "") -> None:
    """A whole turn: actions, the end, and the tiles drawn (the first possible ones by default)."""
    play(state, texts + " end")
    wanted = draws.split()
    while state.actor == CHANCE:
        if wanted:
            state.play(code(state, "?" + wanted.pop(0)))
        else:
            state.play(state.legal()[0])


def legal(state: Samurai) -> set[str]:
    return {notate(state.tables, action) for action in state.legal()}


def refused(state: Samurai, text: str) -> Refusal:
    """The refusal of an action; nothing may have changed."""
    before = state.digest()
    with pytest.raises(Refusal) as caught:
        play(state, text)
    assert state.digest() == before
    return caught.value


def kind(state: Samurai, tile: str) -> int:
    names = [tile_name(state.tables, k) for k in range(int(state.tables.kinds))]
    return names.index(tile)


def site(state: Samurai, hex_: str) -> int:
    found = int(state.tables.site_at[hex_number(state, hex_)])
    assert found >= 0
    return found


def hex_number(state: Samurai, hex_: str) -> int:
    return state.tables.hex_names.index(hex_)


# --- the opening -----------------------------------------------------------------------------


def choose(state: Samurai, *hands: str) -> None:
    """Each seat chooses these tiles, the first possible ones where they are not five."""
    for seat in range(int(state.seats)):
        for tile in hands[seat].split() if seat < len(hands) else []:
            play(state, f"+{tile}")
        while state.phase == s.OPENING and state.actor == seat:
            state.play(state.legal()[0])


def place(state: Samurai, wanted: dict[str, str] | None = None) -> None:
    """Place all figures, these ones on these settlements."""
    missing = {hex_: list(figures) for hex_, figures in (wanted or {}).items()}
    while state.phase == s.PLACING:
        legal_now = [notate(state.tables, action) for action in state.legal()]
        asked = [f"{figure}@{hex_}" for hex_, figures in missing.items() for figure in figures]
        chosen = next((text for text in legal_now if text in asked), None)
        if chosen is None:
            chosen = _filler(state, missing, legal_now)
        else:
            figure, hex_ = chosen.split("@")
            missing[hex_].remove(figure)
        play(state, chosen)
    assert not any(missing.values())


def _filler(state: Samurai, missing: dict[str, list[str]], legal_now: list[str]) -> str:
    """A figure nobody asked for, on a settlement nobody asked about, of the most common type."""
    reserved = [figure for figures in missing.values() for figure in figures]

    def spare(text: str) -> int:
        return int(state.supply[FIGURES.index(text[0])]) - reserved.count(text[0])

    return max((text for text in legal_now if text.split("@")[1] not in missing), key=spare)


def ready(
    seats: int = 2,
    hands: tuple[str, ...] = (),
    figures: dict[str, str] | None = None,
    **options: str,
) -> Samurai:
    """A match at its first turn."""
    state = start(seats, **options)
    choose(state, *hands)
    place(state, figures)
    return state


# --- arranging -------------------------------------------------------------------------------


def give(state: Samurai, seat: int, tiles: str) -> None:
    """Exchange the hand of a seat for these tiles of its supply."""
    hand, base = int(state.tables.hand), seat * KINDS
    for i in range(int(state.held[seat])):
        state.bag[base + int(state.hand[seat * hand + i])] += 1
        state.bagged[seat] += 1
    for i in range(hand):
        state.hand[seat * hand + i] = s.NOTHING
    wanted = [kind(state, tile) for tile in tiles.split()]
    for i, tile in enumerate(wanted):
        _from_supply(state, seat, tile)
        state.hand[seat * hand + i] = tile
    state.held[seat] = len(wanted)


def put(state: Samurai, seat: int, *tiles: str) -> None:
    """Lay tiles of a seat's supply on the map, as if in earlier turns: "S3@h7"."""
    before = state.components()
    whose = int(state.turn)
    state.turn = seat
    for text in tiles:
        name, hex_ = text.split("@")
        _from_supply(state, seat, kind(state, name))
        state._cover(kind(state, name), hex_number(state, hex_))
    state.turn = whose
    assert state.components() == before


def _from_supply(state: Samurai, seat: int, tile: int) -> None:
    """Take a tile out of the supply; if it is in the hand, the hand gets another one for it."""
    base, first = seat * KINDS, seat * int(state.tables.hand)
    if state.bag[base + tile] == 0:
        slot = next(i for i in range(first, first + int(state.held[seat])) if state.hand[i] == tile)
        other = max(k for k in range(int(state.tables.kinds)) if state.bag[base + k] > 0)
        state.hand[slot] = other
        state.bag[base + tile] += 1
        state.bag[base + other] -= 1
    state.bag[base + tile] -= 1
    state.bagged[seat] -= 1


def discard_supply(state: Samurai, seat: int, keep: str = "") -> None:
    """Leave only these tiles in the supply of a seat; the others are out of the match."""
    for tile in range(int(state.tables.kinds)):
        state.bag[seat * KINDS + tile] = 0
    for name in keep.split():
        state.bag[seat * KINDS + kind(state, name)] += 1
    state.bagged[seat] = len(keep.split())


def capture(state: Samurai, seat: int, *places: str) -> None:
    """The figures there stand before a seat already."""
    for hex_ in places:
        where = site(state, hex_)
        for i in range(TYPES):
            if state.has_figure(where, i):
                state.captured[seat * TYPES + i] += 1
                state.standing[i] -= 1
        state.figures[where] = 0


def set_aside(state: Samurai, *places: str) -> None:
    """The figures there stand beside the board already."""
    for hex_ in places:
        where = site(state, hex_)
        for i in range(TYPES):
            if state.has_figure(where, i):
                state.aside[i] += 1
                state.standing[i] -= 1
        state.figures[where] = 0


# --- reading ---------------------------------------------------------------------------------


def figures_at(state: Samurai, hex_: str) -> str:
    where = site(state, hex_)
    return "".join(FIGURES[i] for i in range(TYPES) if state.has_figure(where, i))


def captured(state: Samurai, seat: int) -> tuple[int, ...]:
    """Helmets, Buddhas, rice fields."""
    return tuple(int(state.captured[seat * TYPES + i]) for i in range(TYPES))


def aside(state: Samurai) -> tuple[int, ...]:
    return tuple(int(count) for count in state.aside)


def hand(state: Samurai, seat: int) -> list[str]:
    kinds = range(int(state.tables.kinds))
    return [tile_name(state.tables, k) for k in kinds for _ in range(state.hand_count(seat, k))]


def influence(state: Samurai, hex_: str, figure: str, seat: int) -> int:
    return int(state.influence(site(state, hex_), FIGURES.index(figure), seat))


def villages(state: Samurai) -> list[str]:
    tables = state.tables
    sites = range(int(tables.first_village), int(tables.sites))
    return [tables.hex_names[tables.hex_of[i]] for i in sites if tables.room[i]]


def rng(seed: int) -> zashiki.Rng:
    return zashiki.Rng(seed)
