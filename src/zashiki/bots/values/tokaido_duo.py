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
    ROLLING,
    SHOWING,
    TAKING,
    Fields,
)
from zashiki.games.tokaido_duo.tables import CHARACTERS, COASTAL_TOWNS, GOODS, PAINTINGS

# Points per unit at the beginning of the match and what is added to that on the way to its end.
# Fitted to who won 2,500 matches of greedy bots, see docs/bots.md.
TEMPLE_STEP: Final = 2.0  # beyond what the product counts now
TEMPLE_STEP_LATE: Final = -1.6
GARDEN_STEP: Final = 3.3
GARDEN_STEP_LATE: Final = -3.0
GIFT: Final = 1.9  # per point of the gifts: further ones bring more
GIFT_LATE: Final = -0.75
COIN: Final = 1.05  # share of the way to the next bar that counts already
GOOD: Final = 0.38  # coins of a good held, per coin that its best town pays
FIRST_PAINTING: Final = 0.3  # share of the points of a gift that is turned up: first in the row,
NEXT_PAINTINGS: Final = 0.45  # the two behind it,
LAST_PAINTINGS: Final = 0.22  # and those that wait longer
WAVES: Final = [6.5, 4.3, 2.4]  # by character
WAVES_LATE: Final = [-5.5, -2.3, -1.5]
SPRING_TILE: Final = 2.5
NEXT_DIE: Final = 1.4  # for the seat that takes the next die
SPREAD_NOW: Final = 3.9  # points of lead that make the chances e to 1 at the end ...
SPREAD_AHEAD: Final = 3.1  # ... and how many more at the beginning


TERMS: Final = ["faith", "trade", "culture", "helpers", "next-die"]


class TokaidoDuoValue(HandMade):
    def __init__(self) -> None:
        super().__init__(TERMS)

    def tell(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        late = progress(state)
        out[0] = faith(state, seat, late)
        out[1] = trade(state, seat)
        out[2] = culture(state, seat, late)
        out[3] = helpers(state, seat, late)
        out[4] = NEXT_DIE if next_taker(state) == seat else 0.0

    def is_unfinished(self, state: State) -> bool:
        assert isinstance(state, Fields)  # noqa: S101
        return state.phase in (MOVING, ACTING, RETURNING, RESTING)

    def spread(self, state: State) -> float:
        assert isinstance(state, Fields)  # noqa: S101
        return SPREAD_NOW + SPREAD_AHEAD * (1.0 - progress(state))


def make() -> Value:
    return TokaidoDuoValue()


def faith(state: Fields, seat: i64, late: float) -> float:
    """Temples times gardens, and both tracks for what they will multiply."""
    temple, garden = float(state.temple[seat]), float(state.garden[seat])
    worth = temple * (TEMPLE_STEP + TEMPLE_STEP_LATE * late)
    return temple * garden + worth + garden * (GARDEN_STEP + GARDEN_STEP_LATE * late)


def trade(state: Fields, seat: i64) -> float:
    """Bars, coins on the way to the next one, and goods at the best price there is."""
    tables = state.tables
    bars = state.bars[seat]
    worth = float(tables.gold_points[bars])
    if bars == tables.bars_last:
        return worth
    step = float(tables.gold_points[bars + 1] - tables.gold_points[bars])
    return worth + step / float(tables.per_bar) * coins_ahead(state, seat)


def coins_ahead(state: Fields, seat: i64) -> float:
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


def culture(state: Fields, seat: i64, late: float) -> float:
    """Gifts, and paintings that are ready to be given."""
    gifts, turned = state.gifts[seat], state.turned[seat]
    if state.phase == SHOWING and state.mover() == seat:
        turned += state.pending
    points = state.tables.gift_points
    worth = (GIFT + GIFT_LATE * late) * float(points[gifts])
    share = FIRST_PAINTING
    for i in range(gifts, min(turned, PAINTINGS)):
        worth += share * float(points[i + 1] - points[i])
        share = NEXT_PAINTINGS if i < gifts + 2 else LAST_PAINTINGS
    return worth


def helpers(state: Fields, seat: i64, late: float) -> float:
    """Waves and the hot-spring tile."""
    worth = 0.0
    for wave in range(CHARACTERS):
        if state.wave_owner[wave] == seat:
            worth += WAVES[wave] + WAVES_LATE[wave] * late
    if state.spring_owner == seat:
        worth += SPRING_TILE
    return worth


def next_taker(state: Fields) -> i64:
    """The seat that takes the next die: A, B, A, and then B begins the new round."""
    used = state.taken if state.phase in (ROLLING, TAKING) else state.taken + 1
    return state.first if used in (0, 2) else 1 - state.first


def progress(state: Fields) -> float:
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
