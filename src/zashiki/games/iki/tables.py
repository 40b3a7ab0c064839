"""An edition as packed numbers: what the rules look up while a match runs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import filled, zeros

# What a seat can hold. A gain may also raise the fire value.
MON: Final = 0
RICE: Final = 1
WOOD: Final = 2
SANDAL: Final = 3
KOBAN: Final = 4
IKI: Final = 5
FIRE: Final = 6
STOCKS: Final = 6  # width of a row of things held or paid
GAINS: Final = 7  # width of a row of things gained
RESOURCES: Final = ("mon", "rice", "wood", "sandal", "koban", "iki", "fire")

COLOURS: Final = ("yellow", "brown", "blue", "red", "purple")
SEASONS: Final = ("start", "spring", "summer", "autumn", "winter")
QUARTERS: Final = ("SW", "SE", "NE", "NW")

# A card is 16 x season + its number there; the start cards are season 0.
CARDS: Final = 80
DECK: Final = 16
LEVELS: Final = 4  # most experience steps of a card
SPACES: Final = 8
STALLS: Final = 16
QUARTER_STALLS: Final = 4
FIELDS: Final = 8
GOODS: Final = 32
TILES: Final = 8
BUILDINGS: Final = 16
MONTHS: Final = 12

MOST: Final = 99  # of any number an edition prints, but for these
DEALS: Final = 8  # with a shop in one visit
LESSONS: Final = 4  # of one action
KOBUN: Final = 8  # of a seat
GROUPS: Final = 16  # of stalls, for harmony
FACTOR: Final = 9  # of pouches, by a pipe

# Effects: first those of the cards, then those of the shops by space.
SHOP: Final = 80
EFFECTS: Final = 88
# What an effect goes on with after paying and gaining.
THEN_NOTHING: Final = 0
THEN_TRAIN: Final = 1
THEN_BUILD: Final = 2
THEN_SWAP: Final = 3

FISH: Final = 0
PIPE: Final = 1
POUCH: Final = 2
KINDS: Final = ("fish", "pipe", "pouch")
N_KINDS: Final = 3

SAVES: Final = 0
STEPS: Final = 1
RICE_LESS: Final = 2
PLANS: Final = 3
POINTS: Final = 4
PERKS: Final = ("save", "step", "rice", "plan", "points")
N_PERKS: Final = 5

# What a building counts at the end: a resource as above, or one of these.
PER_NOTHING: Final = -1
PER_RETIRED: Final = 10
PER_FISH: Final = 11

NO_EVENT: Final = 0
PAYDAY: Final = 1
BLAZE: Final = 2
EVENTS: Final = ("none", "payday", "fire")


# --- the longest match and the highest score of any edition -----------------------------------

SEATS: Final = 4
PAYDAYS: Final = 4
# Where a seat goes in a visit: the shop's deals, a stall, its lessons, the end.
VISIT: Final = DEALS + 1 + LESSONS + 1
# Set-up: who begins, buildings, start cards on stalls. A month: the blocking tile, a field for each
# seat; its turn with a card and its stall, a move and a visit; a neutral card and its stall. Then a
# fire that waits at every stall of its quarter, or a choice for every stall at payday. New Year:
# everybody enters and visits. Over the year every card comes, every good is bought, and every
# building is picked and placed.
LONGEST: Final = (
    (1 + BUILDINGS + 2 * SEATS)
    + MONTHS * (1 + SEATS + SEATS * (2 + 1 + VISIT) + 2)
    + (MONTHS - PAYDAYS) * (1 + QUARTER_STALLS)
    + PAYDAYS * STALLS
    + SEATS * (1 + VISIT)
    + ((len(SEASONS) - 1) * DECK + GOODS + 2 * BUILDINGS)
)
# Rows of gains that a seat can get, each with at most MOST of everything: the start; each month
# income and the coins of a hired card; in each visit all deals, a stall, and its gain for each
# character; at each payday one for each card and each kobun.
ROWS: Final = 1 + MONTHS * 2 + (MONTHS + 1) * (DEALS + 1 + KOBUN) + PAYDAYS * (CARDS + KOBUN)
# Rows with iki and three resources worth up to MOST each; harmony; colours; the number of fish and
# what is printed on goods; buildings with what they count; special tiles.
HIGHEST: Final = (
    ROWS * MOST * (1 + 3 * MOST)
    + PAYDAYS * GROUPS * KOBUN * STALLS
    + (MOST + MOST + GOODS * MOST * FACTOR + KOBUN * 2 * MOST + TILES * MOST)
)


class Side:
    """One side of the board: its stalls by number, quarter after quarter, outer ones first."""

    def __init__(self) -> None:
        self.n_stalls: i64 = 0
        self.stall_ids: list[str] = []
        self.quarter: vec[i64] = zeros(STALLS)
        self.surcharge: vec[i64] = zeros(STALLS)
        self.reach: vec[i64] = zeros(SPACES)  # mask of the stalls used from a space
        self.corners: i64 = 0  # mask
        self.plain: i64 = 0  # mask of the stalls without a surcharge
        self.path: vec[i64] = filled(len(QUARTERS) * QUARTER_STALLS, -1)  # of a fire
        self.groups: vec[i64] = vec[i64]()  # masks, for harmony (IKI-12.2)
        self.fire_less: i64 = 0
        self.blocking: bool = False
        self.neutral: bool = False


class Tables:
    """Everything the rules ask of an edition. Rows are packed: `row * WIDTH + column`."""

    def __init__(self) -> None:
        # names in each language, by "cards.SP05", "shops.rice" and so on; as written on things,
        # long words have soft hyphens
        self.names: dict[str, dict[str, str]] = {}
        self.written: dict[str, dict[str, str]] = {}
        self.small: Side = Side()  # two seats
        self.large: Side = Side()  # three or four
        # set-up and limits
        self.start_stock: vec[i64] = zeros(STOCKS)
        self.kobun: i64 = 0
        self.open_buildings: i64 = 0
        self.cards_a_month: i64 = 0
        self.fire_top: i64 = 0
        # the order track
        self.n_fields: i64 = 0
        self.field_ids: list[str] = []
        self.least: vec[i64] = zeros(FIELDS)  # steps
        self.most: vec[i64] = zeros(FIELDS)
        self.income: vec[i64] = zeros(FIELDS)
        self.hires: vec[i64] = zeros(FIELDS)
        self.blocking: vec[i64] = zeros(FIELDS)
        # the calendar, from month 1
        self.season: vec[i64] = zeros(MONTHS + 2)
        self.event: vec[i64] = zeros(MONTHS + 2)
        self.strength: vec[i64] = zeros(MONTHS + 2)
        # effects of cards and shops
        self.pay: vec[i64] = zeros(EFFECTS * STOCKS)
        self.gain: vec[i64] = zeros(EFFECTS * GAINS)
        self.each: vec[i64] = zeros(EFFECTS * GAINS)
        self.has_each: vec[i64] = zeros(EFFECTS)
        self.gives_stock: vec[i64] = zeros(EFFECTS)  # whether `gain` has more than fire
        self.then: vec[i64] = zeros(EFFECTS)
        self.train: vec[i64] = zeros(EFFECTS)
        self.discount: vec[i64] = zeros(EFFECTS * STOCKS)
        self.times: vec[i64] = zeros(EFFECTS)  # of a deal in one visit
        self.sells: vec[i64] = zeros(SPACES * len(KINDS))  # most of a kind in one visit
        self.shop_ids: list[str] = []
        # cards
        self.deck: vec[i64] = zeros(len(SEASONS))  # mask of the numbers in use
        self.card_ids: list[str] = [""] * CARDS
        self.cost: vec[i64] = zeros(CARDS)
        self.fire: vec[i64] = zeros(CARDS)
        self.colour: vec[i64] = zeros(CARDS)
        self.levels: vec[i64] = zeros(CARDS)
        self.wage: vec[i64] = zeros(CARDS * LEVELS * STOCKS)  # at payday, by experience
        self.card_tile: vec[i64] = filled(CARDS, -1)
        self.wild: vec[i64] = zeros(CARDS)
        # fish, pipes and pouches, season after season
        self.n_goods: i64 = 0
        self.goods_ids: list[str] = []
        self.goods_from: vec[i64] = zeros(len(SEASONS) + 1)
        self.goods_kind: vec[i64] = zeros(GOODS)
        self.goods_season: vec[i64] = zeros(GOODS)
        self.price: vec[i64] = zeros(GOODS)
        self.value: vec[i64] = zeros(GOODS)
        self.season_limit: vec[i64] = zeros(len(KINDS))
        # special tiles
        self.n_tiles: i64 = 0
        self.tile_ids: list[str] = []
        self.tile_kind: vec[i64] = zeros(TILES)
        self.tile_amount: vec[i64] = zeros(TILES)
        self.tile_once: vec[i64] = zeros(TILES)
        self.tile_discount: vec[i64] = zeros(TILES * STOCKS)
        # buildings
        self.n_buildings: i64 = 0
        self.building_ids: list[str] = []
        self.building_cost: vec[i64] = zeros(BUILDINGS * STOCKS)
        self.points: vec[i64] = zeros(BUILDINGS)
        self.payday: vec[i64] = zeros(BUILDINGS * STOCKS)
        self.watch: vec[i64] = zeros(BUILDINGS)
        self.per: vec[i64] = filled(BUILDINGS, PER_NOTHING)
        self.per_each: vec[i64] = zeros(BUILDINGS)
        self.per_most: vec[i64] = zeros(BUILDINGS)
        # final scoring
        self.colour_points: vec[i64] = vec[i64]()
        self.fish_points: vec[i64] = vec[i64]()
        self.pipe_factor: i64 = 1
        self.worth_every: vec[i64] = zeros(STOCKS)  # so many of a resource (0: worth nothing)
        self.worth_iki: vec[i64] = zeros(STOCKS)  # give so many points

    def blaze(self, side: Side, month: i64) -> i64:
        """IKI-13.2, IKI-3.1: how strong the fire of a month comes to its first stall."""
        return self.strength[month] - side.fire_less

    def side(self, seats: i64) -> Side:
        """IKI-3.1: two seats play on a side of their own."""
        return self.small if seats == 2 else self.large


def row_of(values: vec[i64], row: i64, width: i64) -> list[int]:
    """A row of packed numbers."""
    return [int(value) for value in values[row * width : (row + 1) * width]]
