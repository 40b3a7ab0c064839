"""An edition as packed ints: the map of one seat count, and the tiles of a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Figures (SAM-1.2)
HELMET: Final[i64] = 0
BUDDHA: Final[i64] = 1
RICE: Final[i64] = 2
TYPES: Final[i64] = 3
FIGURE_NAMES: Final = ["helmet", "buddha", "rice"]

# Terrains
SEA: Final[i64] = 0
LAND: Final[i64] = 1
SETTLEMENT: Final[i64] = 2
OFF: Final[i64] = 3  # of the whole map, but not in a match of so few seats

# What is done with a tile
COVERS_LAND: Final[i64] = 0
COVERS_SEA: Final[i64] = 1
LIFTS: Final[i64] = 2  # the tile exchange
SWAPS: Final[i64] = 3  # the figure exchange

# How large an edition may be; codes count hexes, settlements and kinds of tiles up to here
HEXES: Final[i64] = 174
SITES: Final[i64] = 34
KINDS: Final[i64] = 17
SIDES: Final[i64] = 6
NOWHERE: Final[i64] = -1


class Tables:
    """What the rules look up. Hexes, sites (settlements) and kinds (of tiles) are numbers from 0.

    Hexes and sites keep their numbers at every seat count. The capital is site 0, the other
    cities follow, then the villages. `edition.py` fills these in.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.hexes: i64 = 0
        self.sites: i64 = 0  # up to the last one in the match
        self.first_village: i64 = 0
        self.kinds: i64 = 0
        self.hand: i64 = 0
        self.aside_limit: i64 = 0
        self.each: i64 = 0  # figures of each type (SAM-1.6)

        # per hex
        self.terrain: vec[i64] = vec[i64]()
        self.site_at: vec[i64] = vec[i64]()  # or NOWHERE
        self.near_from: vec[i64] = vec[i64]()  # sites beside hex h: near[near_from[h] : …[h + 1]]
        self.near: vec[i64] = vec[i64]()

        # per site
        self.hex_of: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()  # figures it is made for, 0 when not in the match
        self.land_beside: vec[i64] = vec[i64]()  # number of land hexes
        self.around: vec[i64] = vec[i64]()  # SIDES hexes each, or NOWHERE

        # hexes of the match
        self.land: vec[i64] = vec[i64]()
        self.sea: vec[i64] = vec[i64]()

        # per kind of tile
        self.use: vec[i64] = vec[i64]()  # COVERS_LAND …
        self.is_fast: vec[i64] = vec[i64]()  # 1 with the character (SAM-1.8)
        self.count: vec[i64] = vec[i64]()  # in the set of one seat
        self.strength: vec[i64] = vec[i64]()  # TYPES each: its influence on such a figure
        self.figure_exchange: i64 = NOWHERE  # the kind that swaps figures, if there is one

        # names, for the edge
        self.hex_names: list[str] = []
        self.site_names: list[str] = []  # "" for villages
        self.pictures: list[str] = []  # per kind
        self.numbers: list[int] = []  # per kind: the printed number, -1 for none
        self.xs: list[int] = []  # per hex: half steps to the right, rows downwards
        self.ys: list[int] = []

    def is_city(self, site: i64) -> bool:
        """Where no two figures may be equal: the cities and the capital."""
        return site < self.first_village

    def is_plain_land(self, kind: i64) -> bool:
        """A tile without character that covers land: only these can be lifted."""
        return self.use[kind] == COVERS_LAND and self.is_fast[kind] == 0
