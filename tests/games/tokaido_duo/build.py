"""Positions for tests: played where possible, arranged where that would take too long."""

from __future__ import annotations

from typing import cast

import pytest

from zashiki.core.cells import ints
from zashiki.core.refusal import Refusal
from zashiki.core.state import CHANCE
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import UNSET
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    CHARACTERS,
    GOOD_NAMES,
    GOODS,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    SIDE_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)

# C1 to C8, in this order, unless a test says otherwise.
TILES = "kimono-4 kimono-4 pottery-4 pottery-3 doll-3 doll-2 fan-2 fan-2"
SIDES = "calm shrewd prolific"
WAVE_OF = {side: wave for wave, sides in enumerate(SIDE_NAMES) for side in sides}


def start(edition: str = "default", **options: str) -> TokaidoDuo:
    """A match about to begin: nothing is dealt yet."""
    return cast("TokaidoDuo", GAME.start(2, options, edition))


def ready(edition: str = "default", tiles: str = TILES, sides: str = SIDES) -> TokaidoDuo:
    """Set up by chance as told; the first roll is next."""
    state = start(edition)
    for town, tile in enumerate(tiles.split()):
        play(state, f"{state.tables.town_ids[town]}={tile}")
    for side in sides.split():
        play(state, f"wave={side}")
    return state


def using(die: str, number: int, **places: str) -> TokaidoDuo:
    """Seat 0 has taken this die, the first of a round, and is to move. See `stand`."""
    state = ready()
    stand(state, **places)
    take(state, die, number)
    return state


def take(state: TokaidoDuo, die: str, number: int, seat: int = 0) -> None:
    """The dice are rolled, and the seat, as A, takes this one."""
    state.first = seat
    numbers = [number if name == die else 1 for name in CHARACTER_NAMES]
    roll(state, *numbers)
    play(state, f"take-{die}")


def roll(state: TokaidoDuo, pilgrim: int, merchant: int, artist: int) -> None:
    play(state, f"roll-{pilgrim}-{merchant}-{artist}")


def play(state: TokaidoDuo, texts: str) -> None:
    """Checked actions in notation, separated by blanks."""
    for text in texts.split():
        state.play(GAME.parse(state, text))


def legal(state: TokaidoDuo) -> set[str]:
    return {GAME.notate(state, code) for code in state.legal()}


def refused(state: TokaidoDuo, text: str) -> Refusal:
    """The refusal of an action; nothing may have changed."""
    before = state.digest()
    with pytest.raises(Refusal) as caught:
        play(state, text)
    assert state.digest() == before
    return caught.value


def finish_die(state: TokaidoDuo) -> None:
    """Play the first legal actions until another die, or the next round, is to be begun."""
    taken = int(state.taken)
    while state.taken == taken and not state.is_over:
        state.play(state.legal()[-1] if state.actor >= 0 else state.legal()[0])


# --- arranging ----------------------------------------------------------------------------------


def put(state: TokaidoDuo, field: str, at: int, value: int) -> None:
    """Set one entry of a field."""
    values = [int(entry) for entry in getattr(state, field)]
    values[at] = value
    setattr(state, field, ints(values))


def stand(state: TokaidoDuo, **places: str) -> None:
    """Put figures somewhere: p0, m0 and a0 are the pilgrim, merchant and artist of seat 0."""
    tables = state.tables
    homes = {"p": tables.station_ids, "m": tables.town_ids, "a": tables.region_ids}
    for figure, place in places.items():
        character = "pma".index(figure[0])
        at = int(figure[1]) * CHARACTERS + character
        put(state, "figure", at, homes[figure[0]].index(place))


def where(state: TokaidoDuo, figure: str) -> str:
    """Where a figure stands, named as in `stand`."""
    tables = state.tables
    homes = {"p": tables.station_ids, "m": tables.town_ids, "a": tables.region_ids}
    character = {"p": PILGRIM, "m": MERCHANT, "a": ARTIST}[figure[0]]
    return homes[figure[0]][state.place_of(int(figure[1]), character)]


def store(state: TokaidoDuo, seat: int, **goods: int) -> None:
    """Move goods from the bag to a seat."""
    for name, count in goods.items():
        good = GOOD_NAMES.index(name)
        put(state, "bag", good, int(state.bag[good]) - count)
        put(state, "goods", seat * GOODS + good, int(state.goods[seat * GOODS + good]) + count)


def goods(state: TokaidoDuo, seat: int) -> dict[str, int]:
    counts = [int(state.goods[seat * GOODS + good]) for good in range(GOODS)]
    return {name: n for name, n in zip(GOOD_NAMES, counts, strict=True) if n}


def bag(state: TokaidoDuo) -> dict[str, int]:
    return {name: int(n) for name, n in zip(GOOD_NAMES, state.bag, strict=True)}


def wave(state: TokaidoDuo, side: str, owner: int) -> None:
    """Turn a wave to this side and give it to a seat."""
    which = WAVE_OF[side]
    put(state, "wave_side", which, SIDE_NAMES[which].index(side))
    put(state, "wave_owner", which, owner)


def show(state: TokaidoDuo, seat: int, symbols: str) -> None:
    """Turn up paintings with these symbols, in this order."""
    for name in symbols.split():
        symbol = SYMBOL_NAMES.index(name)
        at = seat * SYMBOLS + symbol
        put(state, "unseen", at, int(state.unseen[at]) - 1)
        put(state, "shown", seat * PAINTINGS + int(state.turned[seat]), symbol)
        put(state, "turned", seat, int(state.turned[seat]) + 1)


def give_away(state: TokaidoDuo, seat: int, symbols: str) -> None:
    """Turn up paintings and give them away at once."""
    for name in symbols.split():
        show(state, seat, name)
        at = seat * SYMBOLS + SYMBOL_NAMES.index(name)
        put(state, "given", at, int(state.given[at]) + 1)
        put(state, "shown", seat * PAINTINGS + int(state.gifts[seat]), UNSET)
        put(state, "gifts", seat, int(state.gifts[seat]) + 1)


def bars(state: TokaidoDuo, seat: int, count: int) -> None:
    state.bars_left -= count - int(state.bars[seat])
    put(state, "bars", seat, count)


def shown(state: TokaidoDuo, seat: int) -> list[str]:
    """The face-up paintings of a seat in order."""
    first, last = int(state.gifts[seat]), int(state.turned[seat])
    places = range(seat * PAINTINGS + first, seat * PAINTINGS + last)
    return [SYMBOL_NAMES[state.shown[place]] for place in places]


def chance(state: TokaidoDuo) -> dict[str, int]:
    """What chance can bring, with the weights."""
    assert state.actor == CHANCE
    names = [GAME.notate(state, code) for code in state.legal()]
    return dict(zip(names, state.weights(), strict=True))


def rows(field: object) -> list[int]:
    """A field as a plain list."""
    return [int(entry) for entry in cast("list[int]", field)]
