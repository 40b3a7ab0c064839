"""What a position of Tokaido Duo is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.values.value import HandMade, Value
from zashiki.core.state import State
from zashiki.games.tokaido_duo.state import (
    ACTING,
    DRAWING,
    MOVING,
    RESTING,
    RETURNING,
    SHOWING,
    Position,
)
from zashiki.games.tokaido_duo.tables import CHARACTERS, COASTAL_TOWNS, GOODS, PAINTINGS

# Points per unit.
TEMPLE_STEP: Final = 1.2  # a step on the temple track, beyond what the product counts now
GARDEN_STEP: Final = 2.2
COIN: Final = 1.0  # share of the way to the next bar that counts already
GOOD: Final = 0.35  # coins of a good held, per coin that its best town pays
PAINTING: Final = 0.6  # share of the points of a gift that is turned up and first in the row ...
PAINTING_BEHIND: Final = 0.85  # ... times this for each one before it
WAVE: Final = 2.5
SPRING_TILE: Final = 2.5
SPREAD_NOW: Final = 3.0  # points of lead that make the chances e to 1 at the end ...
SPREAD_AHEAD: Final = 12.0  # ... and how many more at the beginning


class TokaidoDuoValue(HandMade):
    def __init__(self) -> None:
        super().__init__()

    def weigh(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Position)  # noqa: S101  told to mypyc
        for seat in range(2):
            worth = faith(state, seat) + trade(state, seat) + culture(state, seat)
            out[seat] = worth + helpers(state, seat)

    def is_unfinished(self, state: State) -> bool:
        assert isinstance(state, Position)  # noqa: S101
        return state.phase in (MOVING, ACTING, RETURNING, RESTING)

    def spread(self, state: State) -> float:
        assert isinstance(state, Position)  # noqa: S101
        return SPREAD_NOW + SPREAD_AHEAD * (1.0 - progress(state))


def make() -> Value:
    return TokaidoDuoValue()


def faith(state: Position, seat: i64) -> float:
    """Temples times gardens, and both tracks for what they will multiply."""
    temple, garden = float(state.temple[seat]), float(state.garden[seat])
    return temple * garden + TEMPLE_STEP * temple + GARDEN_STEP * garden


def trade(state: Position, seat: i64) -> float:
    """Bars, coins on the way to the next one, and goods at the best price there is."""
    tables = state.tables
    bars = state.bars[seat]
    worth = float(tables.gold_points[bars])
    if bars == tables.bars_last:
        return worth
    step = float(tables.gold_points[bars + 1] - tables.gold_points[bars])
    return worth + step / float(tables.per_bar) * coins_ahead(state, seat)


def coins_ahead(state: Position, seat: i64) -> float:
    """Coins in hand, and what the goods in store and the goods being drawn may bring."""
    coins = COIN * float(state.money[seat])
    dearest = vec[float]([0.0] * GOODS)
    for town in range(COASTAL_TOWNS):
        kind = state.tile[town]
        if kind >= 0:
            good = state.tables.tile_good[kind]
            price = float(state.tables.tile_price[kind])
            if price > dearest[good]:
                dearest[good] = price
    held: i64 = 0
    for good in range(GOODS):
        count = state.goods[seat * GOODS + good]
        held += count
        coins += GOOD * dearest[good] * float(count)
    if state.phase == DRAWING and state.mover() == seat:
        drawn = min(state.pending, max(0, state.room(seat) - held))
        mean = 0.0
        for good in range(GOODS):
            mean += dearest[good] * float(state.bag[good])
        coins += GOOD * float(drawn) * mean / float(state.in_bag())
    return coins


def culture(state: Position, seat: i64) -> float:
    """Gifts, and paintings that are ready to be given."""
    gifts, turned = state.gifts[seat], state.turned[seat]
    if state.phase == SHOWING and state.mover() == seat:
        turned += state.pending
    points = state.tables.gift_points
    worth = float(points[gifts])
    share = PAINTING
    for i in range(gifts, min(turned, PAINTINGS)):
        worth += share * float(points[i + 1] - points[i])
        share *= PAINTING_BEHIND
    return worth


def helpers(state: Position, seat: i64) -> float:
    """Waves and the hot-spring tile."""
    worth = 0.0
    for wave in range(CHARACTERS):
        if state.wave_owner[wave] == seat:
            worth += WAVE
    if state.spring_owner == seat:
        worth += SPRING_TILE
    return worth


def progress(state: Position) -> float:
    """How near the end is: the longest way gone on any track, from 0 to 1."""
    tables = state.tables
    most = 0.0
    for seat in range(2):
        temple = float(state.temple[seat] - 1) / float(tables.temple_last - 1)
        garden = float(state.garden[seat] - 1) / float(tables.garden_last - 1)
        gold = float(state.bars[seat]) / float(tables.bars_last)
        gifts = float(state.gifts[seat]) / float(PAINTINGS)
        most = max(most, max(max(temple, garden), max(gold, gifts)))
    return most
