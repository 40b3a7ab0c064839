"""Where things stand in a match of Tokaido Duo.

A round: chance rolls the three dice (ROLLING), then seat A, B and A again each take a die
(TAKING; the last one is simply A's), move its figure (MOVING), may use the space it reached
(ACTING, with chance DRAWING goods or SHOWING paintings and RETURNING what does not fit), and may
use the die again with the hot-spring tile (RESTING). LOSING asks the other seat in between.

A position on paper, two entries per seat at seat * n + i:

    round    first        seat A; `taken` counts the dice used up
             dice         per character: its number, 0 before the roll; `holder` is who took it
             die          the character whose die is in use; `ready`, `origin`, `pending` go with it
    island   tile         per coastal town: the kind of its trade tile; `undealt` counts the others
             wave_side    per character; `wave_owner` and `spring_owner` are seats, or ON_BOARD
             figure       per seat and character: a station, town or region
    seats    goods        per seat and kind; `bag` counts those in the bag
             money, bars  and the spaces reached on the tracks, `temple` and `garden`
             unseen       per seat and symbol: paintings face down, which have no order
             shown        per seat and place: the symbol of a painting face up; `turned` counts
                          all that were turned up, `gifts` those of them given, `given` by symbol
    end      trigger      what brings it, and `trigger_seat` who did that
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import filled, total, zeros
from zashiki.core.codes import Codes
from zashiki.core.digest import Digest
from zashiki.core.setup import Setup
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

# --- phases ----------------------------------------------------------------------------------

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

# What triggered the end; the field `trigger` is this, or NO_TRIGGER.
NO_TRIGGER: Final = 0
TEMPLES_DONE: Final = 1
GARDENS_DONE: Final = 2
GOLD_DONE: Final = 3
GIFTS_DONE: Final = 4
TRIGGER_NAMES: Final = ["", "temple", "garden", "gold", "gifts"]

ROUND_LIMIT: Final = 200  # DUO-10.4: a house rule
ON_BOARD: Final = -1  # as the owner of a wave or of the hot-spring tile
FREE: Final = -1  # as the holder of a die
UNSET: Final = -1


class Terms:
    """The options of a match; the same all match long, shared by all copies."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.green_begins: bool = options["colours"] == "green-begins"


class Fields(State):
    """The fields of a state and what can be read off them."""

    def __init__(self, setup: Setup, tables: Tables, terms: Terms) -> None:
        super().__init__(setup)
        self.tables: Tables = tables
        self.terms: Terms = terms
        self.choices: Codes = Codes()  # room to work in, no part of the position
        empty = vec[i64]()  # one for all: a state is made whenever one is copied

        self.phase: i64 = DEALING
        self.round: i64 = 0
        self.first: i64 = 0
        self.taken: i64 = 0
        self.dice: vec[i64] = empty
        self.holder: vec[i64] = empty
        self.die: i64 = UNSET
        self.ready: i64 = 0  # 1: the hot-spring tile was there when the die was taken
        self.origin: i64 = UNSET  # where the artist's move began
        self.pending: i64 = 0  # goods to draw, paintings to show; set-up: the next town or wave

        self.undealt: vec[i64] = empty
        self.tile: vec[i64] = empty
        self.wave_side: vec[i64] = empty
        self.wave_owner: vec[i64] = empty
        self.spring_owner: i64 = ON_BOARD
        self.figure: vec[i64] = empty

        self.bag: vec[i64] = empty
        self.goods: vec[i64] = empty
        self.money: vec[i64] = empty
        self.bars: vec[i64] = empty
        self.bars_left: i64 = 0
        self.temple: vec[i64] = empty
        self.garden: vec[i64] = empty

        self.unseen: vec[i64] = empty
        self.shown: vec[i64] = empty
        self.turned: vec[i64] = empty
        self.gifts: vec[i64] = empty
        self.given: vec[i64] = empty

        self.trigger: i64 = NO_TRIGGER
        self.trigger_seat: i64 = UNSET

    # --- beginning and copying -----------------------------------------------------------

    def set_up(self) -> None:
        """DUO-2.4, DUO-2.5: nothing dealt yet, all in its place, nobody owns anything."""
        tables = self.tables
        self.actor = CHANCE
        self.dice = zeros(CHARACTERS)
        self.holder = filled(CHARACTERS, FREE)
        self.tile = filled(COASTAL_TOWNS, UNSET)
        self.wave_side = filled(CHARACTERS, UNSET)
        self.wave_owner = filled(CHARACTERS, ON_BOARD)
        self.figure = tables.start[:]
        self.goods = zeros(SEATS * GOODS)
        self.money = zeros(SEATS)
        self.bars = zeros(SEATS)
        self.temple = filled(SEATS, tables.track_start)
        self.garden = filled(SEATS, tables.track_start)
        self.shown = filled(SEATS * PAINTINGS, UNSET)
        self.given = zeros(SEATS * SYMBOLS)
        self.index()

    def index(self) -> None:
        """Everything that follows from where things lie."""
        self._index_round()
        self._index_tiles()
        self._index_goods()
        self._index_paintings()

    def _index_round(self) -> None:
        self.first = (self.round - 1) % SEATS if self.round > 0 else 0  # DUO-3.3
        self.taken = 0
        for character in range(CHARACTERS):
            if self.holder[character] != FREE and self.die != character:
                self.taken += 1
        # DUO-8.2: a tile that comes with this die ends its use, so one that is there was before.
        is_ready = self.die != UNSET and self.spring_owner == self.mover()
        self.ready = 1 if is_ready else 0

    def _index_tiles(self) -> None:
        self.undealt = self.tables.tile_count[:]
        for town in range(COASTAL_TOWNS):
            if self.tile[town] != UNSET:
                self.undealt[self.tile[town]] -= 1
        if self.phase == DEALING:
            self.pending = COASTAL_TOWNS - total(self.undealt)
        elif self.phase == TURNING:
            self.pending = 0
            for wave in range(CHARACTERS):
                if self.wave_side[wave] != UNSET:
                    self.pending += 1

    def _index_goods(self) -> None:
        self.bag = self.tables.goods[:]
        for good in range(GOODS):
            self.bag[good] -= self.goods[good] + self.goods[GOODS + good]
        self.bars_left = self.tables.bars - total(self.bars)

    def _index_paintings(self) -> None:
        """DUO-2.2: the paintings of each seat by its colour, without those that were turned up."""
        self.unseen = zeros(SEATS * SYMBOLS)
        self.turned, self.gifts = zeros(SEATS), zeros(SEATS)
        for seat in range(SEATS):
            for symbol in range(SYMBOLS):
                at = seat * SYMBOLS + symbol
                own = self.tables.paintings[self.colour(seat) * SYMBOLS + symbol]
                self.unseen[at] = own - self.given[at]
                self.gifts[seat] += self.given[at]
            self.turned[seat] = self.gifts[seat]
            for place in range(seat * PAINTINGS, (seat + 1) * PAINTINGS):
                if self.shown[place] != UNSET:
                    self.unseen[seat * SYMBOLS + self.shown[place]] -= 1
                    self.turned[seat] += 1

    def copy_from(self, other: Fields) -> None:
        """Become equal to another state of the same match, and independent of it."""
        self.actor = other.actor
        self.phase = other.phase
        self.round, self.first, self.taken = other.round, other.first, other.taken
        self.dice, self.holder = other.dice[:], other.holder[:]
        self.die, self.ready = other.die, other.ready
        self.origin, self.pending = other.origin, other.pending

        self.undealt, self.tile = other.undealt[:], other.tile[:]
        self.wave_side, self.wave_owner = other.wave_side[:], other.wave_owner[:]
        self.spring_owner, self.figure = other.spring_owner, other.figure[:]

        self.bag, self.goods = other.bag[:], other.goods[:]
        self.money, self.bars, self.bars_left = other.money[:], other.bars[:], other.bars_left
        self.temple, self.garden = other.temple[:], other.garden[:]

        self.unseen, self.shown = other.unseen[:], other.shown[:]
        self.turned, self.gifts, self.given = other.turned[:], other.gifts[:], other.given[:]

        self.trigger, self.trigger_seat = other.trigger, other.trigger_seat

    # --- reading -------------------------------------------------------------------------

    def mover(self) -> i64:
        """DUO-3.2: the seat whose die is in use, A or B."""
        return 1 - self.first if self.taken == 1 else self.first

    def place_of(self, seat: i64, character: i64) -> i64:
        """A station (pilgrim), town (merchant) or region (artist)."""
        return self.figure[seat * CHARACTERS + character]

    def colour(self, seat: i64) -> i64:
        return 1 - seat if self.terms.green_begins else seat

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
        figure, towns = self.figure, self.tables.station_town
        out: i64 = 0
        for seat in range(SEATS):
            town = towns[figure[seat * CHARACTERS + PILGRIM]]
            if town >= 0:
                out |= 1 << town
            if seat * CHARACTERS + MERCHANT != but:
                town = figure[seat * CHARACTERS + MERCHANT]
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
        figure, stations, towns = self.figure, self.tables.station_regions, self.tables.town_regions
        out: i64 = 0
        if figure[(1 - seat) * CHARACTERS + ARTIST] == region:
            out += 1
        for owner in range(SEATS):
            at = owner * CHARACTERS
            out += (stations[figure[at + PILGRIM]] >> region) & 1
            out += (towns[figure[at + MERCHANT]] >> region) & 1
        return out

    def front(self, seat: i64) -> i64:
        """DUO-5.9: the symbol of the first painting left; UNSET when it lies face down."""
        gifts = self.gifts[seat]
        if gifts == self.turned[seat]:
            return UNSET
        return self.shown[seat * PAINTINGS + gifts]

    # --- the edge ------------------------------------------------------------------------

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
        swapped = 1 if self.terms.green_begins else 0
        for value in (self.actor, swapped, self.phase, self.round, self.first, self.taken):
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
