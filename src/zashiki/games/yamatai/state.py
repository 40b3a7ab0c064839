"""Where things stand in a match of Yamataï.

A turn runs through phases. TAKE a fleet, perhaps a FREE_SHIP; TRADE (nothing placed yet); PLACE
(a line has begun; collecting or building starts from here); COLLECT tile by tile, then EXTRA;
REST (step 3 is over, ships may still be exchanged); MOOR; HIRE, where a turn ends. Effects that
take several choices have phases of their own and lead `back` to where they began.

The pile of building tiles is `top` (ordered, the topmost last), then `middle` (a set: chance
decides), then `under` (ordered, the lowest last). `under` is empty whenever `middle` is. `seen`
tells for each tile which seat put it where it lies, `memories` what other seats know of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import WORD, below, bit, count
from zashiki.core.cells import filled, zeros
from zashiki.core.codes import Codes
from zashiki.core.digest import Digest
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, State
from zashiki.games.yamatai.tables import (
    BLANK,
    COLOUR_NAMES,
    COLOURS,
    FAN,
    FIELD,
    HARBOUR,
    KINDS,
    TORII,
    Tables,
)

# --- phases ------------------------------------------------------------------------------
# chance
ORDERING: Final[i64] = 0
DEALING: Final[i64] = 1
SHOWING_SPECIALISTS: Final[i64] = 2
SHOWING_TILES: Final[i64] = 3
SHOWING_FLEETS: Final[i64] = 4
LOOKING: Final[i64] = 5
# a seat
TAKING: Final[i64] = 6
CHOOSING: Final[i64] = 7
TRADING: Final[i64] = 8
PLACING: Final[i64] = 9
COLLECTING: Final[i64] = 10
EXTRA: Final[i64] = 11
RESTING: Final[i64] = 12
MOORING: Final[i64] = 13
HIRING: Final[i64] = 14
PAYING: Final[i64] = 15
EXCHANGING: Final[i64] = 16
REMOVING: Final[i64] = 17
SWAPPING: Final[i64] = 18
ARRANGING: Final[i64] = 19
GIVING: Final[i64] = 20
GETTING: Final[i64] = 21
OVER: Final[i64] = 22
PHASE_NAMES: Final = [
    "ordering",
    "dealing",
    "showing-specialists",
    "showing-tiles",
    "showing-fleets",
    "looking",
    "taking",
    "choosing",
    "trading",
    "placing",
    "collecting",
    "extra",
    "resting",
    "mooring",
    "hiring",
    "paying",
    "exchanging",
    "removing",
    "swapping",
    "arranging",
    "giving",
    "getting",
    "over",
]

# --- why it ended, as bits ---------------------------------------------------------------
LAST_BUILDING: Final[i64] = 1
NO_SHIPS: Final[i64] = 2
NO_SPECIALISTS: Final[i64] = 4
NO_TILES: Final[i64] = 8
ROUND_LIMIT: Final[i64] = 16
ENDING_NAMES: Final = ["last-building", "no-ships", "no-specialists", "no-tiles", "round-limit"]

NONE: Final[i64] = -1
BROKEN: Final[i64] = -2  # `last` when the ship placed last was taken off the board


class Terms:
    """The options of a match; the same all match long, shared by all copies."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.most_culture: bool = options["collecting"] == "most"
        self.line_stays: bool = options["swapping"] == "line-stays"
        self.late_trade: bool = options["trading"] == "any-moment"
        self.one_ship: bool = options["mooring"] == "one-ship"
        self.are_usual: bool = not (
            self.most_culture or self.line_stays or self.late_trade or self.one_ship
        )


class Fields(State):
    """The fields of a state and what can be read off them. Vectors over seats are blocks, one per
    seat.
    """

    def __init__(self, setup: Setup, tables: Tables, terms: Terms) -> None:
        super().__init__(setup)
        none: vec[i64] = vec[i64]()
        self.tables: Tables = tables
        self.terms: Terms = terms
        self.phase: i64 = ORDERING
        self.back: i64 = NONE  # the phase an effect returns to
        self.pending: i64 = NONE  # what a phase of several choices must remember
        self.ending: i64 = 0
        # rounds and turns
        self.round: i64 = 0
        self.turns: i64 = 0  # in a round, one for each meeple (YAM-2.3)
        self.turn: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.order: vec[i64] = none  # [turn]: seat
        self.places: vec[i64] = none  # [turn]: place on the order track
        self.taken: vec[i64] = none  # [turn]: fleet
        # fleets: places of the light half; then two batches face down, the older one first
        self.up: vec[i64] = none
        self.down_first: i64 = 0
        self.down_second: i64 = 0
        # sea
        self.supply: vec[i64] = none
        self.board: vec[i64] = none  # [space]: colour
        self.empty: vec[i64] = none  # two words
        self.near: vec[i64] = none  # [2 * colour + word]: spaces linked to such a ship
        self.coast: vec[i64] = none  # [island]: packed ships
        # land, sets of islands
        self.dealt: i64 = 0
        self.culture_left: vec[i64] = none
        self.culture_at: vec[i64] = none
        self.building_at: vec[i64] = none  # [island]: tile
        self.culture: i64 = 0
        self.mountains: i64 = 0
        self.sacred: i64 = 0
        self.built: i64 = 0
        self.prestige: i64 = 0
        # seats
        self.standard: vec[i64] = none  # islands with standard buildings of the seat
        self.coins: vec[i64] = none
        self.tokens: vec[i64] = none
        self.pieces: vec[i64] = none
        self.powers: vec[i64] = none
        self.ships: vec[i64] = none  # harbour, and in its turn all that is at hand
        self.beside: vec[i64] = none  # out of the game (YAM-9.3)
        self.hand: vec[i64] = none  # culture tiles
        self.spent: vec[i64] = none
        self.owned: vec[i64] = none  # building tiles built
        self.reserved: vec[i64] = none  # building tiles
        # building tiles
        self.row: vec[i64] = none
        self.fresh: i64 = 0  # reserved in this round
        self.middle: i64 = 0
        self.top: vec[i64] = none
        self.under: vec[i64] = none
        self.looked: i64 = 0
        self.seen: vec[i64] = none  # [tile]: the seat that looked at it last, as a bit
        self.memories: vec[i64] = none  # what other seats know of such tiles (knowledge.py)
        # specialists
        self.stack: i64 = 0
        self.shown: vec[i64] = none
        self.reward: vec[i64] = none
        self.holder: vec[i64] = none
        # this turn
        self.fleet: i64 = NONE
        self.effect_open: i64 = 0
        self.trades: i64 = 0  # made, or given up by placing a ship where some may come later
        self.used: i64 = 0  # powers used, bits
        self.recruited: i64 = 0
        self.placed: vec[i64] = none  # two words: ships placed, later those yet to collect
        self.last: i64 = NONE  # where the ship placed last is now
        self.gained: vec[i64] = none  # ships at hand that came by trade or exchange
        self.berth: vec[i64] = none  # ships chosen for the harbour
        self.moored: i64 = 0  # packed ships of the harbour before the turn, where it matters
        self.scratch: Codes = Codes()  # for drawing one of a list; no part of the position

    # --- beginning and copying -----------------------------------------------------------

    def set_up(self) -> None:
        """YAM-1: everything in the supply, and nothing dealt or turned up yet."""
        tables, n = self.tables, int(self.seats)
        self.actor = CHANCE
        self.turns = self.seats * tables.meeples[self.seats]
        turns = int(self.turns)
        self.order, self.places, self.taken = filled(turns, NONE), zeros(turns), filled(turns, NONE)
        self.up = filled(int(tables.shown_fleets), NONE)
        self.down_first = below(tables.fleets)
        self.supply = tables.supply[:]  # YAM-1.1
        self.board = filled(int(tables.spaces), NONE)
        self.culture_left = tables.culture[:]
        self.culture_at = filled(int(tables.islands), NONE)
        self.building_at = filled(int(tables.islands), NONE)
        self.coins, self.tokens = filled(n, tables.coins), zeros(n)  # YAM-1.6
        self.ships, self.beside = zeros(n * int(COLOURS)), zeros(n * int(COLOURS))
        self.hand, self.spent = zeros(n * int(KINDS)), zeros(int(KINDS))
        self.owned, self.reserved = zeros(n), zeros(n)
        self.row = filled(int(tables.shown_tiles), NONE)  # YAM-1.3
        self.middle = below(tables.tiles)
        self.seen = zeros(int(tables.tiles))
        self.stack = below(tables.specialists)  # YAM-1.2
        self.shown = filled(int(tables.shown_specialists), NONE)
        self.reward = zeros(int(tables.specialists))
        self.holder = filled(int(tables.specialists), NONE)
        self.placed = zeros(2)
        self.gained, self.berth = zeros(int(COLOURS)), zeros(int(COLOURS))
        self.index()

    def index(self) -> None:
        """Everything that follows from where ships, culture tiles, buildings and people are."""
        self._index_sea()
        self._index_land()
        self._index_seats()

    def _index_sea(self) -> None:
        tables = self.tables
        self.empty = tables.all_spaces[:]
        self.near = zeros(2 * int(COLOURS))
        self.coast = zeros(int(tables.islands))
        for space in range(tables.spaces):
            if self.board[space] != NONE:
                self.index_ship(space, self.board[space])

    def index_ship(self, space: i64, colour: i64) -> None:
        """A ship lies on this space now."""
        tables = self.tables
        self.empty[space // WORD] &= ~bit(space % WORD)
        self.near[2 * colour] |= tables.links[2 * space]
        self.near[2 * colour + 1] |= tables.links[2 * space + 1]
        for k in range(FAN):
            island = tables.touch[space * FAN + k]
            if island < 0:
                break
            self.coast[island] += bit(FIELD * colour)

    def _index_land(self) -> None:
        self.dealt = self.tables.islands
        for left in self.culture_left:
            self.dealt -= left
        self.culture, self.built, self.prestige = 0, 0, 0
        for island in range(self.tables.islands):
            if self.culture_at[island] != NONE:
                self.culture |= bit(island)
            tile = self.building_at[island]
            if tile != NONE:
                self.built |= bit(island)
                if not self.is_standard(tile):
                    self.prestige |= bit(island)

    def _index_seats(self) -> None:
        tables, n = self.tables, int(self.seats)
        self.standard, self.powers = zeros(n), zeros(n)
        self.pieces = filled(n, tables.pieces[self.seats])
        for island in range(tables.islands):
            tile = self.building_at[island]
            if tile != NONE and self.is_standard(tile):
                for seat in range(self.seats):
                    if self.owned[seat] >> tile & 1 == 1:
                        self.standard[seat] |= bit(island)
                        self.pieces[seat] -= 1
        for specialist in range(tables.specialists):
            if self.holder[specialist] != NONE:
                self.powers[self.holder[specialist]] |= bit(tables.specialist_power[specialist])

    def copy_from(self, other: Fields) -> None:
        """Become equal to another state of the same match, and independent of it."""
        self.actor = other.actor
        self.phase, self.back, self.pending = other.phase, other.back, other.pending
        self.ending, self.round, self.turns = other.ending, other.round, other.turns
        self.turn, self.seat = other.turn, other.seat
        self.order, self.places, self.taken = other.order[:], other.places[:], other.taken[:]
        self.up = other.up[:]
        self.down_first, self.down_second = other.down_first, other.down_second
        self.supply, self.board = other.supply[:], other.board[:]
        self.empty, self.near, self.coast = other.empty[:], other.near[:], other.coast[:]
        self.dealt, self.culture_left = other.dealt, other.culture_left[:]
        self.culture_at, self.building_at = other.culture_at[:], other.building_at[:]
        self.culture, self.mountains = other.culture, other.mountains
        self.sacred, self.built, self.prestige = other.sacred, other.built, other.prestige
        self.standard, self.coins, self.tokens = other.standard[:], other.coins[:], other.tokens[:]
        self.pieces, self.powers = other.pieces[:], other.powers[:]
        self.ships, self.beside = other.ships[:], other.beside[:]
        self.hand, self.spent = other.hand[:], other.spent[:]
        self.owned, self.reserved = other.owned[:], other.reserved[:]
        self.row, self.fresh, self.middle = other.row[:], other.fresh, other.middle
        self.top, self.under = other.top[:], other.under[:]
        self.looked, self.seen = other.looked, other.seen[:]
        self.memories = other.memories[:]
        self.stack, self.shown = other.stack, other.shown[:]
        self.reward, self.holder = other.reward[:], other.holder[:]
        self.fleet, self.effect_open, self.trades = other.fleet, other.effect_open, other.trades
        self.used, self.recruited = other.used, other.recruited
        self.placed, self.last = other.placed[:], other.last
        self.gained, self.berth = other.gained[:], other.berth[:]
        self.moored = other.moored

    # --- small questions -----------------------------------------------------------------

    def has_power(self, seat: i64, power: i64) -> bool:
        return self.powers[seat] >> power & 1 == 1

    def is_standard(self, tile: i64) -> bool:
        return self.tables.tile_kind[tile] < TORII

    def open_islands(self) -> i64:
        """Islands without culture tile, building and sacred ground; mountains may be there."""
        return below(self.tables.islands) & ~(self.culture | self.built | self.sacred)

    def pile_size(self) -> i64:
        return len(self.top) + count(self.middle) + len(self.under)

    def hand_size(self, seat: i64) -> i64:
        """Ships at hand: in the harbour and, in the seat's turn, not placed yet."""
        out: i64 = 0
        for colour in range(COLOURS):
            out += self.ships[seat * COLOURS + colour]
        return out

    def harbour_size(self, seat: i64) -> i64:
        """Places in the harbour of a seat (YAM-12.12)."""
        out = self.tables.harbour
        if self.has_power(seat, HARBOUR):
            out += self.tables.power_value[HARBOUR]
        return out

    # --- the edge ------------------------------------------------------------------------

    def components(self) -> dict[str, int]:
        """Everything that the box counts out; coins and tokens have no limit (YAM-1.9)."""
        out: dict[str, int] = {}
        for colour in range(COLOURS):
            out["ships-" + COLOUR_NAMES[colour]] = int(self._count_ships(colour))
        blank = self.dealt + self.culture_left[2 * BLANK] + self.culture_left[2 * BLANK + 1]
        for kind in range(KINDS):
            there = self._count_culture(kind)
            left = self.culture_left[2 * kind] + self.culture_left[2 * kind + 1]
            blank -= there  # of the tiles dealt, those that are of no kind were blank
            out["culture-" + self.tables.kind_names[kind]] = int(there + left)
        out["culture-" + self.tables.kind_names[BLANK]] = int(blank)
        out["mountains"] = int(self._count_mountains())
        tiles = self.middle | self.looked
        for seat in range(self.seats):
            tiles |= self.owned[seat] | self.reserved[seat]
        out["building-tiles"] = int(count(tiles) + len(self.top) + len(self.under))
        out["building-tiles"] += int(_count_set(self.row))
        out["specialists"] = int(count(self.stack) + _count_set(self.shown))
        out["specialists"] += int(_count_set(self.holder))
        fleets = count(self.down_first | self.down_second)
        out["fleets"] = int(fleets + _count_set(self.up) + _count_set(self.taken))
        out["sacred-ground"] = int(self._count_sacred())
        for seat in range(self.seats):
            pieces = self.pieces[seat] + count(self.standard[seat])
            out["pieces-" + str(int(seat))] = int(pieces)
        return out

    def _count_ships(self, colour: i64) -> i64:
        out = self.supply[colour] + self.berth[colour]
        for seat in range(self.seats):
            out += self.ships[seat * COLOURS + colour] + self.beside[seat * COLOURS + colour]
        for ship in self.board:
            if ship == colour:
                out += 1
        return out

    def _count_culture(self, kind: i64) -> i64:
        """Tiles of a kind that have been dealt."""
        out = self.spent[kind]
        for seat in range(self.seats):
            out += self.hand[seat * KINDS + kind]
        for there in self.culture_at:
            if there == kind:
                out += 1
        return out

    def _count_mountains(self) -> i64:
        """On islands, and still to come under a mountain tile."""
        out = count(self.mountains)
        for kind in range(KINDS + 1):
            out += self.culture_left[2 * kind + 1]
        return out

    def _count_sacred(self) -> i64:
        """On islands and in the supply, which holds what is left of the box."""
        out = count(self.sacred)
        if out < self.tables.sacred:
            out = self.tables.sacred
        return out

    def digest(self) -> int:
        """Memories are left out: they change what a seat can imagine, never what can be played."""
        out = Digest()
        for value in [
            self.seats, self.actor, self.phase, self.back, self.pending, self.ending, self.round,
            self.turn, self.seat, self.down_first, self.down_second, self.dealt, self.culture,
            self.mountains, self.sacred, self.built, self.prestige, self.fresh, self.middle,
            self.looked, self.stack, self.fleet, self.effect_open, self.trades, self.used,
            self.recruited, self.last,
        ]:  # fmt: skip
            out.add(value)
            out.add(value >> 32)
        for sets in [self.standard, self.owned, self.reserved, self.placed]:
            for bits in sets:
                out.add(bits)
                out.add(bits >> 32)
        for values in [
            self.order, self.places, self.taken, self.up, self.supply, self.board,
            self.culture_left, self.culture_at, self.building_at, self.coins, self.tokens,
            self.pieces, self.powers, self.ships, self.beside, self.hand, self.spent, self.row,
            self.top, self.under, self.seen, self.shown, self.reward, self.holder, self.gained,
            self.berth,
        ]:  # fmt: skip
            out.add_all(values)
        if not self.terms.are_usual:
            terms = self.terms
            for option in (
                terms.most_culture,
                terms.line_stays,
                terms.late_trade,
                terms.one_ship,
            ):
                out.add(1 if option else 0)
            out.add(self.moored)
        return out.value()


def _count_set(values: vec[i64]) -> i64:
    """Entries that are not NONE."""
    out: i64 = 0
    for value in values:
        if value != NONE:
            out += 1
    return out
