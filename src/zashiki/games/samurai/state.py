"""Where things stand in a match of Samurai, and how actions are numbered.

A position on paper:

    map      tiles        per hex: EMPTY, or who laid which kind (`tile_of`)
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

What is secret is `hand` and `bag`; nothing has a hidden order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import filled, total, zeros
from zashiki.core.digest import Digest
from zashiki.core.state import State
from zashiki.games.samurai.tables import (
    FIGURE_NAMES,
    HEXES,
    KINDS,
    SIDES,
    SITES,
    SWAPS,
    TYPES,
    Tables,
)

# --- action codes ----------------------------------------------------------------------------

LAY: Final[i64] = 0  # + kind * HEXES + hex; also laying a lifted tile again
PLACE: Final[i64] = LAY + KINDS * HEXES  # + figure: put one on a settlement
SWAP: Final[i64] = PLACE + SITES * TYPES  # + figure: the first of an exchange
WITH: Final[i64] = SWAP + SITES * TYPES  # + figure: the second of an exchange
PICK: Final[i64] = WITH + SITES * TYPES  # + kind: choose an opening tile
DRAW: Final[i64] = PICK + KINDS  # + kind: chance draws a tile
END: Final[i64] = DRAW + KINDS
PASS: Final[i64] = END + 1
CODES: Final[i64] = PASS + 1

# A figure is a place and a type: site * TYPES + type.

# --- phases ----------------------------------------------------------------------------------

OPENING: Final[i64] = 0  # tiles are chosen, or drawn
PLACING: Final[i64] = 1  # figures are placed, or dealt
LAYING: Final[i64] = 2  # a turn
RELAYING: Final[i64] = 3  # a tile was lifted and is laid again
SWAPPING: Final[i64] = 4  # the first figure of an exchange is chosen
REFILLING: Final[i64] = 5
OVER: Final[i64] = 6
PHASE_NAMES: Final = [
    "opening",
    "placing",
    "laying",
    "relaying",
    "swapping",
    "refilling",
    "over",
]

EMPTY: Final[i64] = -1
NOTHING: Final[i64] = -1
SEAT_SHIFT: Final[i64] = 5  # a tile is seat << 5 | kind
KIND_MASK: Final[i64] = 31


def tile_of(seat: i64, kind: i64) -> i64:
    return seat << SEAT_SHIFT | kind


class Terms:
    """What a match is played with; the same all match long, shared by all copies."""

    def __init__(
        self,
        tables: Tables,
        *,
        at_once: bool,
        opening_drawn: bool,
        figures_dealt: bool,
        screens_open: bool,
    ) -> None:
        self.tables: Tables = tables
        self.at_once: bool = at_once  # captures
        self.opening_drawn: bool = opening_drawn
        self.figures_dealt: bool = figures_dealt
        self.screens_open: bool = screens_open


class Position(State):
    """The fields of a position and what can be read off them."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.tables.seats)
        self.terms: Terms = terms
        self.tables: Tables = terms.tables

        self.tiles: vec[i64] = vec[i64]()
        self.figures: vec[i64] = vec[i64]()
        self.open_land: vec[i64] = vec[i64]()
        self.surrounded: i64 = 0

        self.hand: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        self.bag: vec[i64] = vec[i64]()
        self.bagged: vec[i64] = vec[i64]()
        self.captured: vec[i64] = vec[i64]()
        self.boxed: vec[i64] = vec[i64]()

        self.supply: vec[i64] = vec[i64]()
        self.standing: vec[i64] = vec[i64]()
        self.aside: vec[i64] = vec[i64]()
        self.city_room: i64 = 0  # figures the cities still wait for

        self.free_land: vec[i64] = vec[i64]()
        self.land_left: i64 = 0
        self.free_sea: vec[i64] = vec[i64]()
        self.sea_left: i64 = 0
        self.liftable: vec[i64] = vec[i64]()
        self.lifts: vec[i64] = vec[i64]()  # per seat: how many
        self.spot: vec[i64] = vec[i64]()

        self.phase: i64 = OPENING
        self.turn: i64 = 0
        self.laid: i64 = 0  # tiles laid this turn
        self.plain_laid: bool = False  # one of them without character
        self.lifted: i64 = NOTHING  # kind of the tile to be laid again
        self.swapping: i64 = NOTHING  # first figure of an exchange

    # --- beginning and copying -----------------------------------------------------------

    def set_up(self) -> None:
        """SAM-1.3, SAM-2.3, SAM-3.1: the empty map, Edo filled, all tiles in their supplies."""
        t = self.tables
        seats = int(t.seats)
        self.tiles = filled(int(t.hexes), EMPTY)
        self.figures = zeros(int(t.sites))
        self.open_land = t.land_beside[:]

        self.hand = filled(seats * int(t.hand), NOTHING)
        self.held = zeros(seats)
        self.bag = zeros(seats * int(KINDS))
        self.bagged = filled(seats, total(t.count))
        self.captured = zeros(seats * int(TYPES))
        self.boxed = zeros(seats)
        for seat in range(t.seats):
            for kind in range(t.kinds):
                self.bag[seat * KINDS + kind] = t.count[kind]

        self.supply = filled(int(TYPES), t.each - 1)
        self.standing = filled(int(TYPES), 1)
        self.aside = zeros(int(TYPES))
        self.figures[0] = (1 << TYPES) - 1
        for site in range(1, t.first_village):
            self.city_room += t.room[site]

        self.free_land = t.land[:]
        self.land_left = len(t.land)
        self.free_sea = t.sea[:]
        self.sea_left = len(t.sea)
        self.liftable = zeros(seats * self._most_lifts())
        self.lifts = zeros(seats)
        self.spot = zeros(int(t.hexes))
        for i in range(self.land_left):
            self.spot[self.free_land[i]] = i
        for i in range(self.sea_left):
            self.spot[self.free_sea[i]] = i

    def take_over(self, other: Position) -> None:
        """Become independent of, and equal to, another position of the same match."""
        self.actor = other.actor
        self.tiles = other.tiles[:]
        self.figures = other.figures[:]
        self.open_land = other.open_land[:]
        self.surrounded = other.surrounded

        self.hand = other.hand[:]
        self.held = other.held[:]
        self.bag = other.bag[:]
        self.bagged = other.bagged[:]
        self.captured = other.captured[:]
        self.boxed = other.boxed[:]

        self.supply = other.supply[:]
        self.standing = other.standing[:]
        self.aside = other.aside[:]
        self.city_room = other.city_room

        self.free_land = other.free_land[:]
        self.land_left = other.land_left
        self.free_sea = other.free_sea[:]
        self.sea_left = other.sea_left
        self.liftable = other.liftable[:]
        self.lifts = other.lifts[:]
        self.spot = other.spot[:]

        self.phase = other.phase
        self.turn = other.turn
        self.laid = other.laid
        self.plain_laid = other.plain_laid
        self.lifted = other.lifted
        self.swapping = other.swapping

    def _most_lifts(self) -> int:
        """Tiles of one seat that can ever be lifted."""
        t = self.tables
        most = 0
        for kind in range(t.kinds):
            if t.is_plain_land(kind):
                most += int(t.count[kind])
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

    def figures_left(self) -> i64:
        """Still to be placed."""
        return self.supply[0] + self.supply[1] + self.supply[2]

    def figures_standing(self) -> i64:
        return self.standing[0] + self.standing[1] + self.standing[2]

    def figures_aside(self) -> i64:
        return self.aside[0] + self.aside[1] + self.aside[2]

    def influence(self, site: i64, figure_type: i64, seat: i64) -> i64:
        """SAM-5.1, SAM-5.4: the sum of a seat's tiles beside a settlement, for one type."""
        t = self.tables
        around = t.around
        tiles = self.tiles
        strength = t.strength
        out: i64 = 0
        for i in range(site * SIDES, site * SIDES + SIDES):
            if around[i] >= 0:
                tile = tiles[around[i]]
                if tile >= 0 and tile >> SEAT_SHIFT == seat:
                    out += strength[(tile & KIND_MASK) * TYPES + figure_type]
        return out

    # --- the edge ------------------------------------------------------------------------

    def game_id(self) -> str:
        return "samurai"

    def rule_prefix(self) -> str:
        return "SAM"

    def action_count(self) -> int:
        return int(CODES)

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
        for option in (
            terms.at_once,
            terms.opening_drawn,
            terms.figures_dealt,
            terms.screens_open,
        ):
            d.add(1 if option else 0)
        return d.value()

    def components(self) -> dict[str, int]:
        """Figures by type; tiles by seat and kind."""
        t = self.tables
        out = {}
        for figure_type in range(TYPES):
            count = self.supply[figure_type] + self.aside[figure_type]
            for site in range(t.sites):
                count += self.figures[site] >> figure_type & 1
            for seat in range(self.seats):
                count += self.captured[seat * TYPES + figure_type]
            out[FIGURE_NAMES[int(figure_type)]] = int(count)
        for seat in range(self.seats):
            for kind in range(t.kinds):
                out[f"tile-{int(kind)} of seat {int(seat)}"] = int(self._tiles(seat, kind))
        return out

    def _tiles(self, seat: i64, kind: i64) -> i64:
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
