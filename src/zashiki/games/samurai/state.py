"""Where things stand in a match of Samurai.

A position on paper:

    map      tiles        per hex: EMPTY, or who laid which kind (`tile_of`, `owner_of`, `kind_of`)
             figures      per site: the figures standing there, one bit per type
             open_land    per site: land hexes beside it that are still empty
             surrounded   how many sites lost their last empty land hex in this turn
    seats    hand         up to `tables.hand` kinds per seat, in no order; `held` counts them
             bag          per seat and kind: tiles in the supply; `bagged` counts them
             captured     per seat and type
             boxed        per seat: tiles that went back to the box
    figures  supply       per type: still to be placed
             standing     per type: on the board
             aside        per type: beside the board
    indexes  free_land, free_sea and, per seat, `liftable` list hexes in no order; `spot` tells
             where in its list a hex is, so that one is taken out by moving the last into its place
    turn     phase, turn (whose it is), laid, plain_laid, lifted, swapping

A figure on the board is a place and a type: site * TYPES + type. What is secret is `hand` and
`bag`; nothing has a hidden order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import filled, total, zeros
from zashiki.core.digest import Digest
from zashiki.core.setup import Setup
from zashiki.core.state import State
from zashiki.games.samurai.tables import (
    FIGURE_NAMES,
    KINDS,
    SIDES,
    SWAPS,
    TYPES,
    Tables,
)

# --- phases ----------------------------------------------------------------------------------

OPENING: Final[i64] = 0  # tiles are chosen, or drawn
PLACING: Final[i64] = 1  # figures are placed, or dealt
LAYING: Final[i64] = 2  # a turn
RELAYING: Final[i64] = 3  # a tile was lifted and is laid again
SWAPPING: Final[i64] = 4  # the first figure of an exchange is chosen
REFILLING: Final[i64] = 5  # tiles are drawn
OVER: Final[i64] = 6
PHASE_NAMES: Final = ["opening", "placing", "laying", "relaying", "swapping", "refilling", "over"]

EMPTY: Final[i64] = -1
NOTHING: Final[i64] = -1
SEAT_SHIFT: Final[i64] = 5  # a tile is seat << 5 | kind
KIND_MASK: Final[i64] = 31


def tile_of(seat: i64, kind: i64) -> i64:
    return seat << SEAT_SHIFT | kind


def owner_of(tile: i64) -> i64:
    return tile >> SEAT_SHIFT


def kind_of(tile: i64) -> i64:
    return tile & KIND_MASK


class Terms:
    """The options of a match; the same all match long, shared by all copies."""

    def __init__(self, options: Mapping[str, str]) -> None:
        at_once, drawn = options["captures"] == "at-once", options["opening"] == "draw"
        dealt, is_open = options["figures"] == "dealt", options["screens"] == "open"
        self.at_once, self.opening_drawn = at_once, drawn
        self.figures_dealt, self.screens_open = dealt, is_open


class Fields(State):
    """The fields of a state and what can be read off them."""

    def __init__(self, setup: Setup, tables: Tables, terms: Terms) -> None:
        super().__init__(setup)
        self.tables, self.terms = tables, terms
        none: vec[i64] = vec[i64]()  # one for all: a state is made whenever one is copied
        self.tiles, self.figures, self.open_land = none, none, none
        self.surrounded: i64 = 0

        self.hand, self.held = none, none
        self.bag, self.bagged = none, none
        self.captured, self.boxed = none, none

        self.supply, self.standing, self.aside = none, none, none
        self.city_room: i64 = 0  # figures the cities still wait for

        self.free_land, self.free_sea, self.spot = none, none, none
        self.land_left: i64 = 0
        self.sea_left: i64 = 0
        self.liftable, self.lifts = none, none  # `lifts` per seat: how many

        self.phase: i64 = OPENING
        self.turn: i64 = 0
        self.laid: i64 = 0  # tiles laid this turn
        self.plain_laid: bool = False  # one of them without character
        self.lifted: i64 = NOTHING  # kind of the tile to be laid again
        self.swapping: i64 = NOTHING  # first figure of an exchange

    # --- beginning and copying -----------------------------------------------------------

    def set_up(self) -> None:
        """SAM-1.3, SAM-2.3, SAM-3.1: the empty map, Edo filled, all tiles in their supplies."""
        tables = self.tables
        seats = int(tables.seats)
        self.tiles = filled(int(tables.hexes), EMPTY)
        self.figures = zeros(int(tables.sites))

        self.hand = filled(seats * int(tables.hand), NOTHING)
        self.held = zeros(seats)
        self.bag = zeros(seats * int(KINDS))
        self.bagged = filled(seats, total(tables.count))
        self.captured = zeros(seats * int(TYPES))
        self.boxed = zeros(seats)
        for seat in range(tables.seats):
            for kind in range(tables.kinds):
                self.bag[seat * KINDS + kind] = tables.count[kind]

        self.supply = filled(int(TYPES), tables.each - 1)
        self.aside = zeros(int(TYPES))
        self.figures[0] = (1 << TYPES) - 1
        self.index()

    def index(self) -> None:
        """Everything that follows from where tiles and figures are."""
        tables = self.tables
        self.standing = zeros(int(TYPES))
        self.city_room = 0
        for site in range(tables.sites):
            if 0 < site < tables.first_village:
                self.city_room += tables.room[site] - self.figures_on(site)
            for figure_type in range(TYPES):
                if self.has_figure(site, figure_type):
                    self.standing[figure_type] += 1
        self._index_hexes()
        self._index_land()

    def _index_hexes(self) -> None:
        tables = self.tables
        self.free_land, self.free_sea = tables.land[:], tables.sea[:]
        self.land_left, self.sea_left = 0, 0
        self.liftable = zeros(int(self.seats) * self._most_lifts())
        self.lifts = zeros(int(self.seats))
        self.spot = zeros(int(tables.hexes))
        for hex_ in tables.land:
            if self.tiles[hex_] == EMPTY:
                self.spot[hex_] = self.land_left
                self.free_land[self.land_left] = hex_
                self.land_left += 1
            elif tables.is_plain_land(kind_of(self.tiles[hex_])):
                self.add_liftable(hex_)
        for hex_ in tables.sea:
            if self.tiles[hex_] == EMPTY:
                self.spot[hex_] = self.sea_left
                self.free_sea[self.sea_left] = hex_
                self.sea_left += 1

    def _index_land(self) -> None:
        tables = self.tables
        self.open_land = tables.land_beside[:]
        for hex_ in tables.land:
            if self.tiles[hex_] != EMPTY:
                for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
                    self.open_land[tables.near[i]] -= 1
        self.surrounded = 0
        for site in range(tables.sites):
            if self.open_land[site] == 0 and self.figures[site] != 0:
                self.surrounded += 1

    def lifts_from(self, seat: i64) -> i64:
        """Where the seat's part of `liftable` begins."""
        return seat * (len(self.liftable) // self.seats)

    def add_liftable(self, hex_: i64) -> None:
        """The tile there can be lifted by its owner."""
        seat = owner_of(self.tiles[hex_])
        self.spot[hex_] = self.lifts_from(seat) + self.lifts[seat]
        self.liftable[self.spot[hex_]] = hex_
        self.lifts[seat] += 1

    def copy_from(self, other: Fields) -> None:
        """Become equal to another state of the same match, and independent of it."""
        self.actor, self.phase, self.turn = other.actor, other.phase, other.turn
        self.laid, self.plain_laid = other.laid, other.plain_laid
        self.lifted, self.swapping = other.lifted, other.swapping

        self.tiles, self.figures = other.tiles[:], other.figures[:]
        self.open_land, self.surrounded = other.open_land[:], other.surrounded

        self.hand, self.held = other.hand[:], other.held[:]
        self.bag, self.bagged = other.bag[:], other.bagged[:]
        self.captured, self.boxed = other.captured[:], other.boxed[:]

        self.supply, self.standing, self.aside = other.supply[:], other.standing[:], other.aside[:]
        self.city_room, self.spot = other.city_room, other.spot[:]
        self.free_land, self.land_left = other.free_land[:], other.land_left
        self.free_sea, self.sea_left = other.free_sea[:], other.sea_left
        self.liftable, self.lifts = other.liftable[:], other.lifts[:]

    def _most_lifts(self) -> int:
        """Tiles of one seat that can ever be lifted."""
        tables = self.tables
        most = 0
        for kind in range(tables.kinds):
            if tables.is_plain_land(kind):
                most += int(tables.count[kind])
        return most

    # --- reading -------------------------------------------------------------------------

    def holds(self, seat: i64, kind: i64) -> bool:
        base = seat * self.tables.hand
        for i in range(base, base + self.held[seat]):
            if self.hand[i] == kind:
                return True
        return False

    def hand_count(self, seat: i64, kind: i64) -> i64:
        count: i64 = 0
        base = seat * self.tables.hand
        for i in range(base, base + self.held[seat]):
            if self.hand[i] == kind:
                count += 1
        return count

    def has_figure(self, site: i64, figure_type: i64) -> bool:
        return self.figures[site] >> figure_type & 1 == 1

    def figures_on(self, site: i64) -> i64:
        """How many figures stand on a settlement."""
        figures = self.figures[site]
        return (figures & 1) + (figures >> 1 & 1) + (figures >> 2 & 1)

    def figures_left(self) -> i64:
        """Still to be placed."""
        return self.supply[0] + self.supply[1] + self.supply[2]

    def figures_standing(self) -> i64:
        return self.standing[0] + self.standing[1] + self.standing[2]

    def figures_aside(self) -> i64:
        return self.aside[0] + self.aside[1] + self.aside[2]

    def influence(self, site: i64, figure_type: i64, seat: i64) -> i64:
        """SAM-5.1, SAM-5.4: the sum of a seat's tiles beside a settlement, for one type."""
        tables = self.tables
        around = tables.around
        tiles = self.tiles
        strength = tables.strength
        out: i64 = 0
        for i in range(site * SIDES, site * SIDES + SIDES):
            if around[i] >= 0:
                tile = tiles[around[i]]
                if tile >= 0 and tile >> SEAT_SHIFT == seat:
                    out += strength[(tile & KIND_MASK) * TYPES + figure_type]
        return out

    # --- the edge ------------------------------------------------------------------------

    def digest(self) -> int:
        """Hands are hashed as counts and indexes are left out, so no order gets in."""
        d = Digest()
        d.add(self.actor)
        d.add(self.phase)
        d.add(self.turn)
        d.add(self.laid)
        d.add(1 if self.plain_laid else 0)
        d.add(self.lifted)
        d.add(self.swapping)
        d.add_all(self.tiles)
        d.add_all(self.figures)
        for seat in range(self.seats):
            for kind in range(self.tables.kinds):
                d.add(self.hand_count(seat, kind))
        d.add_all(self.bag)
        d.add_all(self.captured)
        d.add_all(self.boxed)
        d.add_all(self.supply)
        d.add_all(self.aside)
        terms = self.terms
        chosen = (terms.at_once, terms.opening_drawn, terms.figures_dealt, terms.screens_open)
        for is_chosen in chosen:
            d.add(1 if is_chosen else 0)
        return d.value()

    def components(self) -> dict[str, int]:
        """Figures by type; tiles by seat and kind."""
        tables = self.tables
        out = {}
        for figure_type in range(TYPES):
            count = self.supply[figure_type] + self.aside[figure_type]
            for site in range(tables.sites):
                count += self.figures[site] >> figure_type & 1
            for seat in range(self.seats):
                count += self.captured[seat * TYPES + figure_type]
            out[FIGURE_NAMES[int(figure_type)]] = int(count)
        for seat in range(self.seats):
            for kind in range(tables.kinds):
                out[f"tile-{int(kind)} of seat {int(seat)}"] = int(self.tiles_of(seat, kind))
        return out

    def tiles_of(self, seat: i64, kind: i64) -> i64:
        """In hand, supply and box, on the map, and just lifted."""
        count = self.hand_count(seat, kind) + self.bag[seat * KINDS + kind]
        if self.tables.use[kind] == SWAPS:
            count += self.boxed[seat]
        if self.lifted == kind and self.turn == seat:
            count += 1
        for tile in self.tiles:
            if tile == tile_of(seat, kind):
                count += 1
        return count
