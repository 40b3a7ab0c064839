"""Where things stand in a match of Yamataï.

A turn runs through phases. TAKE a fleet, perhaps a FREE_SHIP; TRADE (nothing placed yet); PLACE
(a line has begun; collecting or building starts from here); COLLECT tile by tile, then EXTRA;
REST (step 3 is over, ships may still be exchanged); MOOR; HIRE, where a turn ends. Effects that
take several choices have phases of their own and lead `back` to where they began.

The pile of building tiles is `top` (ordered, the topmost last), then `middle` (a set: chance
decides), then `under` (ordered, the lowest last). `under` is empty whenever `middle` is. `seen`
tells for each tile which seats know where in the pile it lies.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.bits import below, count
from zashiki.core.cells import filled, zeros
from zashiki.core.codes import Codes
from zashiki.core.digest import Digest
from zashiki.core.state import CHANCE, State
from zashiki.games.yamatai.tables import BLANK, COLOUR_NAMES, COLOURS, KINDS, Tables

# --- codes -------------------------------------------------------------------------------
# chance
ORDER: Final[i64] = 0  # + seat: whose meeple stands on the next place of the order track
DEAL: Final[i64] = 4  # + 2 * kind + is_mountain: the culture tile of the next island
SHOW_SPECIALIST: Final[i64] = 18  # + specialist
SHOW_TILE: Final[i64] = 38  # + tile: turned up, or looked at
SHOW_FLEET: Final[i64] = 68  # + fleet
# a turn
TAKE: Final[i64] = 78  # + fleet
CHOOSE: Final[i64] = 88  # + colour: the free ship of a fleet
BUY: Final[i64] = 93  # + colour
SELL: Final[i64] = 98  # + colour
PLACE: Final[i64] = 103  # + colour * SPACES + space
COLLECT: Final[i64] = 603  # + space * FAN + k: the ship there takes from the k-th island round it
ALSO: Final[i64] = 1103  # + island: the additional tile
BUILD: Final[i64] = 1139  # + tile * ISLANDS + island
GO_ON: Final[i64] = 2219  # to the harbour
MOOR: Final[i64] = 2220  # + colour
RECRUIT: Final[i64] = 2225  # + specialist
PAY: Final[i64] = 2245  # + payment
END: Final[i64] = 2271
# effects of fleets
SET_ASIDE: Final[i64] = 2272  # + tile
MOVE: Final[i64] = 2302  # + space * FAN + k: along the k-th lane
LOOK_UP: Final[i64] = 2802
ON_TOP: Final[i64] = 2803  # + tile
UNDER: Final[i64] = 2833  # + tile
HALLOW: Final[i64] = 2863  # + island
EXCHANGE: Final[i64] = 2899  # + island: one of two culture tiles
REMOVE: Final[i64] = 2935  # + space
ENOUGH: Final[i64] = 3035
SWAP: Final[i64] = 3036  # + space: one of two ships
# powers of specialists
GIVE: Final[i64] = 3136  # + colour: one of the ships for a gold ship
GIVE_GOLD: Final[i64] = 3141
GET: Final[i64] = 3142  # + colour: one of the ships for a gold ship given
TILE_TO_GOLD: Final[i64] = 3147  # + kind
TILE_TO_COINS: Final[i64] = 3153  # + kind
CLEAR: Final[i64] = 3159  # + island
ACTIONS: Final = 3195

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

# --- why it ended, as bits ---------------------------------------------------------------
LAST_BUILDING: Final[i64] = 1
NO_SHIPS: Final[i64] = 2
NO_SPECIALISTS: Final[i64] = 4
NO_TILES: Final[i64] = 8
ROUND_LIMIT: Final[i64] = 16

NONE: Final[i64] = -1
BROKEN: Final[i64] = -2  # `last` when the ship placed last was taken off the board


class Position(State):
    """Fields, copy, digest and components. Vectors over seats are blocks, one per seat."""

    def __init__(self, seats: i64, tables: Tables) -> None:
        super().__init__(seats)
        n = int(seats)
        turns = n * int(tables.meeples[seats])
        self.tables: Tables = tables
        self.actor = CHANCE
        self.phase: i64 = ORDERING
        self.back: i64 = NONE  # the phase an effect returns to
        self.pending: i64 = NONE  # what a phase of several choices must remember
        self.ending: i64 = 0
        # rounds and turns
        self.round: i64 = 0
        self.turns: i64 = turns  # in a round, one for each meeple (YAM-2.3)
        self.turn: i64 = 0
        self.seat: i64 = 0  # whose turn it is
        self.order: vec[i64] = filled(turns, NONE)  # [turn]: seat
        self.places: vec[i64] = zeros(turns)  # [turn]: place on the order track
        self.taken: vec[i64] = filled(turns, NONE)  # [turn]: fleet
        # fleets: places of the light half; then two batches face down, the older one first
        self.up: vec[i64] = filled(int(tables.shown_fleets), NONE)
        self.down_first: i64 = below(tables.fleets)
        self.down_second: i64 = 0
        # sea (YAM-1.1: all ships lie in the supply)
        self.supply: vec[i64] = tables.supply[:]
        self.board: vec[i64] = filled(int(tables.spaces), NONE)  # [space]: colour
        self.empty: vec[i64] = tables.all_spaces[:]  # two words
        self.near: vec[i64] = zeros(10)  # [2 * colour + word]: spaces linked to such a ship
        self.coast: vec[i64] = zeros(int(tables.islands))  # [island]: packed ships
        # land, sets of islands
        self.dealt: i64 = 0
        self.culture_left: vec[i64] = tables.culture[:]
        self.culture_at: vec[i64] = filled(int(tables.islands), NONE)
        self.building_at: vec[i64] = filled(int(tables.islands), NONE)  # [island]: tile
        self.culture: i64 = 0
        self.mountains: i64 = 0
        self.sacred: i64 = 0
        self.built: i64 = 0
        self.prestige: i64 = 0
        # seats (YAM-1.6)
        self.standard: vec[i64] = zeros(n)  # islands with standard buildings of the seat
        self.coins: vec[i64] = filled(n, tables.coins)
        self.tokens: vec[i64] = zeros(n)
        self.pieces: vec[i64] = filled(n, tables.pieces[seats])
        self.powers: vec[i64] = zeros(n)
        self.ships: vec[i64] = zeros(5 * n)  # harbour, and in its turn all that is at hand
        self.beside: vec[i64] = zeros(5 * n)  # out of the game (YAM-9.3)
        self.hand: vec[i64] = zeros(6 * n)  # culture tiles
        self.spent: vec[i64] = zeros(6)
        self.owned: vec[i64] = zeros(n)  # building tiles built
        self.reserved: vec[i64] = zeros(n)  # building tiles
        # building tiles (YAM-1.3)
        self.row: vec[i64] = filled(int(tables.shown_tiles), NONE)
        self.fresh: i64 = 0  # reserved in this round
        self.middle: i64 = below(tables.tiles)
        self.top: vec[i64] = vec[i64]()
        self.under: vec[i64] = vec[i64]()
        self.looked: i64 = 0
        self.seen: vec[i64] = zeros(int(tables.tiles))
        # specialists
        self.stack: i64 = below(tables.specialists)
        self.shown: vec[i64] = filled(int(tables.shown_specialists), NONE)
        self.reward: vec[i64] = zeros(int(tables.specialists))
        self.holder: vec[i64] = filled(int(tables.specialists), NONE)
        # this turn
        self.fleet: i64 = NONE
        self.effect_open: i64 = 0
        self.trades: i64 = 0
        self.used: i64 = 0  # powers used, bits
        self.recruited: i64 = 0
        self.placed: vec[i64] = zeros(2)  # two words: ships placed, later those yet to collect
        self.last: i64 = NONE  # where the ship placed last is now
        self.gained: vec[i64] = zeros(5)  # ships at hand that came by trade or exchange
        self.berth: vec[i64] = zeros(5)  # ships chosen for the harbour
        self.scratch: Codes = Codes()  # for drawing one of a list; no part of the position

    def clone_into(self, new: Position) -> None:
        """Make `new` equal to this position."""
        new.actor = self.actor
        new.phase, new.back, new.pending = self.phase, self.back, self.pending
        new.ending, new.round, new.turns = self.ending, self.round, self.turns
        new.turn, new.seat = self.turn, self.seat
        new.order, new.places, new.taken = self.order[:], self.places[:], self.taken[:]
        new.up = self.up[:]
        new.down_first, new.down_second = self.down_first, self.down_second
        new.supply, new.board = self.supply[:], self.board[:]
        new.empty, new.near, new.coast = self.empty[:], self.near[:], self.coast[:]
        new.dealt, new.culture_left = self.dealt, self.culture_left[:]
        new.culture_at, new.building_at = self.culture_at[:], self.building_at[:]
        new.culture, new.mountains = self.culture, self.mountains
        new.sacred, new.built, new.prestige = self.sacred, self.built, self.prestige
        new.standard, new.coins, new.tokens = self.standard[:], self.coins[:], self.tokens[:]
        new.pieces, new.powers = self.pieces[:], self.powers[:]
        new.ships, new.beside = self.ships[:], self.beside[:]
        new.hand, new.spent = self.hand[:], self.spent[:]
        new.owned, new.reserved = self.owned[:], self.reserved[:]
        new.row, new.fresh, new.middle = self.row[:], self.fresh, self.middle
        new.top, new.under = self.top[:], self.under[:]
        new.looked, new.seen = self.looked, self.seen[:]
        new.stack, new.shown = self.stack, self.shown[:]
        new.reward, new.holder = self.reward[:], self.holder[:]
        new.fleet, new.effect_open, new.trades = self.fleet, self.effect_open, self.trades
        new.used, new.recruited = self.used, self.recruited
        new.placed, new.last = self.placed[:], self.last
        new.gained, new.berth = self.gained[:], self.berth[:]

    # --- small questions -----------------------------------------------------------------

    def has_power(self, seat: i64, power: i64) -> bool:
        return self.powers[seat] >> power & 1 == 1

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

    def harbour_size(self, seat: i64, extra_power: i64) -> i64:
        out = self.tables.harbour
        if self.has_power(seat, extra_power):
            out += self.tables.power_value[extra_power]
        return out

    # --- the edge ------------------------------------------------------------------------

    def game_id(self) -> str:
        return "yamatai"

    def action_count(self) -> int:
        return ACTIONS

    def rule_prefix(self) -> str:
        return "YAM"

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
        return out.value()


def _count_set(values: vec[i64]) -> i64:
    """Entries that are not NONE."""
    out: i64 = 0
    for value in values:
        if value != NONE:
            out += 1
    return out
