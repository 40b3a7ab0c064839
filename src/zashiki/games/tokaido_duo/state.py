"""Where things stand in a match of Tokaido Duo, and the codes of what can be done.

A round: chance rolls the three dice (ROLLING), then seat A, B and A again each take a die
(TAKING; the last one is simply A's), move its figure (MOVING), may use the space it reached
(ACTING, with chance DRAWING goods or SHOWING paintings and RETURNING what does not fit), and may
use the die again with the hot-spring tile (RESTING). LOSING asks the other seat in between.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import filled, total, zeros
from zashiki.core.codes import Codes
from zashiki.core.digest import Digest
from zashiki.core.state import CHANCE, State
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CALM,
    CHARACTERS,
    COASTAL_TOWNS,
    COLOUR_NAMES,
    GOOD_NAMES,
    GOODS,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    SEATS,
    STRONG,
    SYMBOL_NAMES,
    SYMBOLS,
    Tables,
)

# Phases.
DEALING: Final = 0  # chance: a trade tile for the next coastal town
TURNING: Final = 1  # chance: a side for the next wave
ROLLING: Final = 2  # chance: the three dice
TAKING: Final = 3
MOVING: Final = 4
ACTING: Final = 5
DRAWING: Final = 6  # chance: a good from the bag
RETURNING: Final = 7  # goods that do not fit go back
SHOWING: Final = 8  # chance: which painting is turned up
LOSING: Final = 9  # the other seat gives back a good for which it lost the room
RESTING: Final = 10  # use the hot-spring tile, or finish
OVER: Final = 11
PHASE_NAMES: Final = [
    "dealing",
    "turning",
    "rolling",
    "taking",
    "moving",
    "acting",
    "drawing",
    "returning",
    "showing",
    "losing",
    "resting",
    "over",
]

# Codes, in ranges: NAME is the first of its range.
DEAL: Final = 0  # + kind of trade tile
TURN: Final = 8  # + side
ROLL: Final = 10  # + (pilgrim - 1) * 36 + (merchant - 1) * 6 + artist - 1
TAKE: Final = 226  # + character
WALK: Final = 229  # + station: the pilgrim
TRADE: Final = 269  # + town: the merchant
WANDER: Final = 281  # + region: the artist
STAY: Final = 289  # a merchant without any way
VISIT: Final = 290  # the pilgrim uses a coastal town, temple, garden or hot spring
WAVE: Final = 291  # + wave: the pilgrim takes it at a shore
BUY: Final = 294  # + 1 with the strong merchant's wave: goods from the bag
SELL: Final = 296  # + number - 1
SELL_DEAR: Final = 304  # + number - 1: at the shrewd merchant's price
PAINT: Final = 312  # + 1 with the prolific artist's wave
GIVE: Final = 314
DRAWN: Final = 315  # + good
RETURN: Final = 319  # + good
SHOWN: Final = 323  # + symbol
SPRING: Final = 327  # use the die a second time
DECLINE: Final = 328  # leave the action of the space unused
FINISH: Final = 329  # leave the hot-spring tile unused
ACTION_COUNT: Final = 330

# What triggered the end; the field `trigger` is this, or NO_TRIGGER.
NO_TRIGGER: Final = 0
TEMPLES_DONE: Final = 1
GARDENS_DONE: Final = 2
GOLD_DONE: Final = 3
GIFTS_DONE: Final = 4

ROUND_LIMIT: Final = 200  # DUO-10.4: a house rule
ON_BOARD: Final = -1  # as the owner of a wave or of the hot-spring tile
FREE: Final = -1  # as the holder of a die
UNSET: Final = -1


def own_paintings(tables: Tables, swapped: i64) -> vec[i64]:
    """DUO-2.2: the paintings of each seat by its colour, seat * SYMBOLS + symbol."""
    out = tables.paintings[:]
    if swapped:
        for symbol in range(SYMBOLS):
            out[symbol] = tables.paintings[SYMBOLS + symbol]
            out[SYMBOLS + symbol] = tables.paintings[symbol]
    return out


class Position(State):
    """Fields, and what can be read off them. Two entries per seat lie at seat * n + i."""

    def __init__(self, tables: Tables, swapped: i64, twin: Position | None = None) -> None:
        """The first position of a match, or an independent copy of `twin`."""
        super().__init__(SEATS)
        self.tables: Tables = tables
        self.swapped: i64 = swapped  # 1: seat 0 has the second colour
        self.choices: Codes = Codes()  # room to work in, no part of the position
        # Both branches set every field, in the same order: so mypyc knows that none is missing.
        if twin is None:
            self.actor = CHANCE
            self.phase: i64 = DEALING
            # The round.
            self.round: i64 = 0
            self.first: i64 = 0  # seat A
            self.taken: i64 = 0  # dice used up in this round
            self.dice: vec[i64] = zeros(CHARACTERS)  # 0: not rolled
            self.holder: vec[i64] = filled(CHARACTERS, FREE)  # the seat that took the die
            # The die in use.
            self.die: i64 = UNSET  # its character
            self.ready: i64 = 0  # 1: the hot-spring tile was there when the die was taken
            self.origin: i64 = UNSET  # where the artist's move began
            self.pending: i64 = 0  # goods to draw, paintings to show; set-up: the next town or wave
            # The island: DUO-2.3, DUO-2.4, and DUO-2.5 for the figures.
            self.undealt: vec[i64] = tables.tile_count[:]
            self.tile: vec[i64] = filled(COASTAL_TOWNS, UNSET)
            self.wave_side: vec[i64] = filled(CHARACTERS, UNSET)
            self.wave_owner: vec[i64] = filled(CHARACTERS, ON_BOARD)
            self.spring_owner: i64 = ON_BOARD
            self.figure: vec[i64] = tables.start[:]  # seat * CHARACTERS + character
            # Goods and gold.
            self.bag: vec[i64] = tables.goods[:]
            self.goods: vec[i64] = zeros(SEATS * GOODS)
            self.money: vec[i64] = zeros(SEATS)
            self.bars: vec[i64] = zeros(SEATS)
            self.bars_left: i64 = tables.bars
            # Tracks.
            self.temple: vec[i64] = filled(SEATS, tables.track_start)
            self.garden: vec[i64] = filled(SEATS, tables.track_start)
            # Paintings: face down they are only counts; face up they lie in order.
            self.unseen: vec[i64] = own_paintings(tables, swapped)
            self.shown: vec[i64] = filled(SEATS * PAINTINGS, UNSET)
            self.turned: vec[i64] = zeros(SEATS)  # turned up so far
            self.gifts: vec[i64] = zeros(SEATS)  # given so far
            self.given: vec[i64] = zeros(SEATS * SYMBOLS)
            # The end.
            self.trigger: i64 = NO_TRIGGER
            self.trigger_seat: i64 = UNSET
        else:
            self.actor = twin.actor
            self.phase = twin.phase
            self.round, self.first, self.taken = twin.round, twin.first, twin.taken
            self.dice, self.holder = twin.dice[:], twin.holder[:]
            self.die, self.ready = twin.die, twin.ready
            self.origin, self.pending = twin.origin, twin.pending
            self.undealt, self.tile = twin.undealt[:], twin.tile[:]
            self.wave_side, self.wave_owner = twin.wave_side[:], twin.wave_owner[:]
            self.spring_owner, self.figure = twin.spring_owner, twin.figure[:]
            self.bag, self.goods = twin.bag[:], twin.goods[:]
            self.money, self.bars, self.bars_left = twin.money[:], twin.bars[:], twin.bars_left
            self.temple, self.garden = twin.temple[:], twin.garden[:]
            self.unseen, self.shown = twin.unseen[:], twin.shown[:]
            self.turned, self.gifts, self.given = twin.turned[:], twin.gifts[:], twin.given[:]
            self.trigger, self.trigger_seat = twin.trigger, twin.trigger_seat

    # --- reading -------------------------------------------------------------------------

    def mover(self) -> i64:
        """DUO-3.2: the seat whose die is in use, A or B."""
        return 1 - self.first if self.taken == 1 else self.first

    def place_of(self, seat: i64, character: i64) -> i64:
        """A station (pilgrim), town (merchant) or region (artist)."""
        return self.figure[seat * CHARACTERS + character]

    def colour(self, seat: i64) -> i64:
        return 1 - seat if self.swapped else seat

    def holds_side(self, seat: i64, wave: i64, side: i64) -> bool:
        return self.wave_owner[wave] == seat and self.wave_side[wave] == side

    def held(self, seat: i64) -> i64:
        at = seat * GOODS
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def in_bag(self) -> i64:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3]

    def room(self, seat: i64) -> i64:
        """DUO-6.6, DUO-9.8: how many goods this seat may store."""
        if self.holds_side(seat, MERCHANT, STRONG):
            return self.tables.store + self.tables.strong_store
        return self.tables.store

    def coast_taken(self, but: i64) -> i64:
        """Bit set of the coastal towns where a figure other than number `but` stands."""
        tables = self.tables
        out: i64 = 0
        for seat in range(SEATS):
            town = tables.station_town[self.figure[seat * CHARACTERS + PILGRIM]]
            if town >= 0:
                out |= 1 << town
            if seat * CHARACTERS + MERCHANT != but:
                town = self.figure[seat * CHARACTERS + MERCHANT]
                if town < COASTAL_TOWNS:
                    out |= 1 << town
        return out

    def is_station_taken(self, seat: i64, station: i64) -> bool:
        """DUO-7.4: whether a figure other than this seat's pilgrim stands there."""
        figure = self.figure
        if figure[(1 - seat) * CHARACTERS + PILGRIM] == station:
            return True
        town = self.tables.station_town[station]
        if town < 0:
            return False
        return figure[MERCHANT] == town or figure[CHARACTERS + MERCHANT] == town

    def changed_steps(self, seat: i64) -> i64:
        """DUO-9.2, DUO-9.3: the number on the pilgrim's die, changed by the wave if it is there."""
        steps = self.dice[PILGRIM]
        if self.wave_owner[PILGRIM] != seat:
            return steps
        if self.wave_side[PILGRIM] == CALM:
            return max(1, steps - self.tables.calm)
        return steps + self.tables.hurried

    def figures_around(self, seat: i64, region: i64) -> i64:
        """DUO-5.5: the figures in the region and on its borders, this seat's artist apart."""
        tables = self.tables
        out: i64 = 0
        if self.figure[(1 - seat) * CHARACTERS + ARTIST] == region:
            out += 1
        for owner in range(SEATS):
            at = owner * CHARACTERS
            out += (tables.station_regions[self.figure[at + PILGRIM]] >> region) & 1
            out += (tables.town_regions[self.figure[at + MERCHANT]] >> region) & 1
        return out

    def front(self, seat: i64) -> i64:
        """DUO-5.9: the symbol of the first painting left; UNSET when it lies face down."""
        gifts = self.gifts[seat]
        if gifts == self.turned[seat]:
            return UNSET
        return self.shown[seat * PAINTINGS + gifts]

    # --- the edge ------------------------------------------------------------------------

    def game_id(self) -> str:
        return "tokaido_duo"

    def rule_prefix(self) -> str:
        return "DUO"

    def action_count(self) -> int:
        return ACTION_COUNT

    def components(self) -> dict[str, int]:
        """DUO-1.1: goods, paintings, bars, waves and tiles, wherever they are."""
        out: dict[str, int] = {}
        for good in range(GOODS):
            count = self.bag[good] + self.goods[good] + self.goods[GOODS + good]
            out[f"good {GOOD_NAMES[good]}"] = int(count)
        for seat in range(SEATS):
            colour = COLOUR_NAMES[self.colour(seat)]
            for symbol in range(SYMBOLS):
                at = seat * SYMBOLS + symbol
                count = self.unseen[at] + self.given[at]
                for place in range(seat * PAINTINGS, (seat + 1) * PAINTINGS):
                    if self.shown[place] == symbol:
                        count += 1
                out[f"painting {colour} {SYMBOL_NAMES[symbol]}"] = int(count)
        out["bars"] = int(self.bars_left + total(self.bars))
        for kind in range(self.tables.tile_kinds):
            count = self.undealt[kind]
            for town in range(COASTAL_TOWNS):
                if self.tile[town] == kind:
                    count += 1
            out[f"trade tile {kind}"] = int(count)
        return out

    def digest(self) -> int:
        out = Digest()
        for value in (self.actor, self.swapped, self.phase, self.round, self.first, self.taken):
            out.add(value)
        for value in (self.die, self.ready, self.origin, self.pending, self.spring_owner):
            out.add(value)
        for value in (self.bars_left, self.trigger, self.trigger_seat):
            out.add(value)
        for row in (self.dice, self.holder, self.undealt, self.tile, self.wave_side):
            out.add_all(row)
        for row in (self.wave_owner, self.figure, self.bag, self.goods, self.money, self.bars):
            out.add_all(row)
        for row in (self.temple, self.garden, self.unseen, self.shown, self.turned):
            out.add_all(row)
        out.add_all(self.gifts)
        out.add_all(self.given)
        return out.value()
