"""What a net sees of Tokaido Duo: both seats' tracks, purses and paintings, dice and figures."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.nets.features import Features, cut
from zashiki.bots.values.tokaido_duo import next_taker
from zashiki.core.state import State
from zashiki.games.tokaido_duo.state import DRAWING, SHOWING, UNSET, Fields
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTERS,
    COASTAL_TOWNS,
    FACES,
    GOODS,
    MOST_STATIONS,
    PAINTINGS,
    REGIONS,
    SYMBOLS,
)

# --- the numbers of the features; first me, then the other seat ------------------------------

TEMPLES: Final[i64] = 12
GARDENS: Final[i64] = 9
BARS: Final[i64] = 8
COINS: Final[i64] = 12
GIFTS: Final[i64] = 11
READY: Final[i64] = 5
COUNTS: Final[i64] = 5  # of a good
PRICES: Final[i64] = 6
HELD: Final[i64] = 9
LEAD: Final[i64] = 20  # points, to either side
STEPS: Final[i64] = 10  # of the way to the end
PHASES: Final[i64] = 12

TRACKS_AT: Final[i64] = 0
GOLD_AT: Final[i64] = TRACKS_AT + 2 * TEMPLES * GARDENS
GIFTS_AT: Final[i64] = GOLD_AT + 2 * BARS * COINS
FRONT_AT: Final[i64] = GIFTS_AT + 2 * GIFTS * READY
GOODS_AT: Final[i64] = FRONT_AT + 2 * (SYMBOLS + 1) * REGIONS
HELD_AT: Final[i64] = GOODS_AT + 2 * GOODS * COUNTS * PRICES
PLACES_AT: Final[i64] = HELD_AT + 2 * HELD
PENDING_AT: Final[i64] = PLACES_AT + 2 * CHARACTERS * MOST_STATIONS
WAVES_AT: Final[i64] = PENDING_AT + 2 * 2 * (PAINTINGS + 1)
SPRING_AT: Final[i64] = WAVES_AT + CHARACTERS * 2 * 3
DICE_AT: Final[i64] = SPRING_AT + 3 * 2
TURN_AT: Final[i64] = DICE_AT + CHARACTERS * (FACES + 1) * 3 * 2
TAKEN_AT: Final[i64] = TURN_AT + PHASES * 2 * 2
END_AT: Final[i64] = TAKEN_AT + 4 * 2
LEAD_AT: Final[i64] = END_AT + 5 * 2
WAY_AT: Final[i64] = LEAD_AT + (2 * LEAD + 1) * STEPS
FEATURES: Final[i64] = WAY_AT + 4 * STEPS * STEPS


class TokaidoDuoFeatures(Features):
    """Nothing is hidden here; two seats, one beside the other."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.dearest: vec[i64] = vec[i64]([0] * int(GOODS))

    def count(self) -> int:
        return int(FEATURES)

    def look(self, state: State) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        state.rate(self.points, self.places)
        for good in range(GOODS):
            self.dearest[good] = 0
        for town in range(COASTAL_TOWNS):
            kind = state.tile[town]
            if kind >= 0:
                good = state.tables.tile_good[kind]
                self.dearest[good] = max(self.dearest[good], state.tables.tile_price[kind])

    def read(self, state: State, seat: i64) -> None:
        assert isinstance(state, Fields)  # noqa: S101
        self.n = 0
        self._read_seat(state, seat, 0)
        self._read_seat(state, 1 - seat, 1)
        self._read_board(state, seat)
        self._read_turn(state, seat)
        self._read_way(state, seat)

    def _read_seat(self, state: Fields, seat: i64, who: i64) -> None:
        temple, garden = min(TEMPLES - 1, state.temple[seat]), min(GARDENS - 1, state.garden[seat])
        self.put(TRACKS_AT + (who * TEMPLES + temple) * GARDENS + garden)
        bars, coins = min(BARS - 1, state.bars[seat]), min(COINS - 1, state.money[seat])
        self.put(GOLD_AT + (who * BARS + bars) * COINS + coins)
        gifts = min(GIFTS - 1, state.gifts[seat])
        ready = min(READY - 1, state.turned[seat] - state.gifts[seat])
        self.put(GIFTS_AT + (who * GIFTS + gifts) * READY + ready)
        front = state.front(seat) + 1
        region = state.place_of(seat, ARTIST)
        self.put(FRONT_AT + (who * (SYMBOLS + 1) + front) * REGIONS + region)
        self.put(HELD_AT + who * HELD + min(HELD - 1, state.held(seat)))
        for good in range(GOODS):
            count = min(COUNTS - 1, state.goods[seat * GOODS + good])
            price = min(PRICES - 1, self.dearest[good])
            self.put(GOODS_AT + ((who * GOODS + good) * COUNTS + count) * PRICES + price)
        for character in range(CHARACTERS):
            place = state.place_of(seat, character)
            self.put(PLACES_AT + (who * CHARACTERS + character) * MOST_STATIONS + place)
        if (state.phase == DRAWING or state.phase == SHOWING) and state.mover() == seat:
            kind: i64 = 1 if state.phase == SHOWING else 0
            pending = min(PAINTINGS, state.pending)
            self.put(PENDING_AT + (who * 2 + kind) * (PAINTINGS + 1) + pending)

    def _read_board(self, state: Fields, seat: i64) -> None:
        for wave in range(CHARACTERS):
            if state.wave_side[wave] != UNSET:
                side = wave * 2 + state.wave_side[wave]
                self.put(WAVES_AT + side * 3 + whose(state.wave_owner[wave], seat))
        self.put(SPRING_AT + whose(state.spring_owner, seat) * 2 + state.ready)
        is_next: i64 = 1 if next_taker(state) == seat else 0
        for character in range(CHARACTERS):
            die = character * (FACES + 1) + cut(state.dice[character], 0, FACES)
            self.put(DICE_AT + (die * 3 + whose(state.holder[character], seat)) * 2 + is_next)

    def _read_turn(self, state: Fields, seat: i64) -> None:
        mover: i64 = 1 if state.mover() == seat else 0
        is_next: i64 = 1 if next_taker(state) == seat else 0
        self.put(TURN_AT + (state.phase * 2 + mover) * 2 + is_next)
        first: i64 = 1 if state.first == seat else 0
        self.put(TAKEN_AT + min(3, state.taken) * 2 + first)
        if state.trigger != 0:
            mine: i64 = 1 if state.trigger_seat == seat else 0
            self.put(END_AT + min(4, state.trigger) * 2 + mine)

    def _read_way(self, state: Fields, seat: i64) -> None:
        """The lead in points, and how far both are on each way to the end."""
        t = state.tables
        other = 1 - seat
        ways = (
            (way(state.temple[seat], t.temple_last), way(state.temple[other], t.temple_last)),
            (way(state.garden[seat], t.garden_last), way(state.garden[other], t.garden_last)),
            (way(state.bars[seat], t.bars_last), way(state.bars[other], t.bars_last)),
            (way(state.gifts[seat], PAINTINGS), way(state.gifts[other], PAINTINGS)),
        )
        most: i64 = 0
        at = WAY_AT
        for mine, theirs in ways:
            self.put(at + mine * STEPS + theirs)
            most = max(most, max(mine, theirs))
            at += STEPS * STEPS
        lead = cut(self.points[seat] - self.points[other], -LEAD, LEAD) + LEAD
        self.put(LEAD_AT + lead * STEPS + most)


def whose(owner: i64, seat: i64) -> i64:
    """0 nobody's, 1 mine, 2 the other's."""
    if owner < 0:
        return 0
    return 1 if owner == seat else 2


def way(gone: i64, last: i64) -> i64:
    """How far along a track."""
    return min(STEPS - 1, gone * (STEPS - 1) // max(1, last))


def make_features(seats: int) -> Features:
    return TokaidoDuoFeatures(seats)
