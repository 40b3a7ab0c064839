"""The edition as packed ints: what the rules look up while playing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import zeros

SEATS: Final = 2

# Characters; each has a figure per seat, a die and a wave of its own.
PILGRIM: Final = 0
MERCHANT: Final = 1
ARTIST: Final = 2
CHARACTERS: Final = 3
CHARACTER_NAMES: Final = ["pilgrim", "merchant", "artist"]

# Kinds of station.
COAST: Final = 0
TEMPLE: Final = 1
GARDEN: Final = 2
SHORE: Final = 3
HOT_SPRING: Final = 4
KIND_NAMES: Final = ["coast", "temple", "garden", "shore", "spring"]

GOODS: Final = 4
GOOD_NAMES: Final = ["kimono", "pottery", "doll", "fan"]

SYMBOLS: Final = 4
SYMBOL_NAMES: Final = ["moon", "waterfall", "mountain", "bamboo"]

COLOUR_NAMES: Final = ["purple", "green"]

# Wave sides: wave w (one per character) shows side 0 or 1.
SIDES: Final = 2
CALM: Final = 0  # pilgrim: fewer stations
HURRIED: Final = 1  # pilgrim: more stations
SHREWD: Final = 0  # merchant: a better price
STRONG: Final = 1  # merchant: more goods drawn and stored
PROLIFIC: Final = 0  # artist: more paintings
INSPIRED: Final = 1  # artist: gifts along the way
SIDE_NAMES: Final = [["calm", "hurried"], ["shrewd", "strong"], ["prolific", "inspired"]]

# The printed shape of the island, checked when an edition is read.
COASTAL_TOWNS: Final = 8
MOUNTAIN_TOWNS: Final = 4
TOWNS: Final = 12  # the coastal ones first, in the order of the ring
REGIONS: Final = 8
FACES: Final = 6  # faces of a die, and the highest number on one
MOST_STATIONS: Final = 40
MOST_HELD: Final = 8  # goods that any edition lets a seat store
PAINTINGS: Final = 10  # of each seat


class Tables:
    """Filled by `edition.build`; never changed afterwards.

    `*_ways` list what a figure can reach: the entries from `first[key]` up to `first[key + 1]`
    belong to the key `place * (FACES + 1) + steps`.
    """

    def __init__(self) -> None:
        # Names, for the edge.
        self.station_ids: list[str] = []
        self.town_ids: list[str] = []
        self.town_names: list[str] = []
        self.region_ids: list[str] = []
        # The ring.
        self.stations: i64 = 0
        self.station_kind: vec[i64] = zeros(0)
        self.station_town: vec[i64] = zeros(0)  # the coastal town there, or -1
        self.station_regions: vec[i64] = zeros(0)  # bit set of the regions it borders
        # Towns and routes.
        self.town_station: vec[i64] = zeros(0)  # -1 for mountain towns
        self.town_goods: vec[i64] = zeros(0)  # 0 for coastal towns
        self.town_regions: vec[i64] = zeros(0)
        self.merchant_first: vec[i64] = zeros(0)
        self.merchant_target: vec[i64] = zeros(0)  # ascending for each key
        self.merchant_coast: vec[i64] = zeros(0)  # bit set of the coastal towns entered
        self.route_ends: vec[i64] = zeros(0)  # two towns per route
        self.route_sides: vec[i64] = zeros(0)  # two regions per route
        # Regions.
        self.region_symbol: vec[i64] = zeros(0)
        self.artist_first: vec[i64] = zeros(0)
        self.artist_target: vec[i64] = zeros(0)  # ascending for each key
        self.artist_symbols: vec[i64] = zeros(0)  # bit set over every way of that length
        # Pieces.
        self.start: vec[i64] = zeros(0)  # seat * CHARACTERS + character
        self.faces: vec[i64] = zeros(0)  # character * FACES + face
        self.face_count: vec[i64] = zeros(0)  # character * (FACES + 1) + number
        self.tile_kinds: i64 = 0
        self.tile_good: vec[i64] = zeros(0)
        self.tile_price: vec[i64] = zeros(0)
        self.tile_count: vec[i64] = zeros(0)
        self.goods: vec[i64] = zeros(0)
        self.paintings: vec[i64] = zeros(0)  # colour * SYMBOLS + symbol
        # Tracks and limits.
        self.track_start: i64 = 0
        self.temple_last: i64 = 0
        self.garden_last: i64 = 0
        self.gold_points: vec[i64] = zeros(0)
        self.gift_points: vec[i64] = zeros(0)
        self.bars_last: i64 = 0
        self.bars: i64 = 0
        self.per_bar: i64 = 0
        self.store: i64 = 0
        # What the waves give.
        self.calm: i64 = 0
        self.hurried: i64 = 0
        self.prolific: i64 = 0
        self.shrewd: i64 = 0
        self.strong_draw: i64 = 0
        self.strong_store: i64 = 0
