"""The edition as packed numbers, and the vocabulary of effects that its tiles speak."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Room in the code space: an edition may use less, never more.
SEATS: Final[i64] = 4
COLOURS: Final[i64] = 5
KINDS: Final[i64] = 6  # of culture tiles, without the blank one
SPACES: Final[i64] = 100
ISLANDS: Final[i64] = 36
TILES: Final[i64] = 30
SPECIALISTS: Final[i64] = 20
FLEETS: Final[i64] = 10
FAN: Final[i64] = 5  # lanes from a space, islands round a space
PAYMENTS: Final[i64] = 26  # two equal or three different of six kinds of culture tiles

# Ships, by rising value.
BAMBOO: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
CLAY: Final[i64] = 3
GOLD: Final[i64] = 4
COLOUR_NAMES: Final = ["bamboo", "wood", "stone", "clay", "gold"]

BLANK: Final[i64] = KINDS  # the grey culture tile
KIND_NAMES: Final = ["orange", "green", "violet", "blue", "beige", "rose", "blank"]

# Buildings.
HOUSE: Final[i64] = 0
TRADING_POST: Final[i64] = 1
TORII: Final[i64] = 2
PALACE: Final[i64] = 3
BUILDING_NAMES: Final = ["house", "trading-post", "torii", "palace"]

# What a fleet can do once.
NO_EFFECT: Final[i64] = 0  # YAM-11.1
RESERVE: Final[i64] = 1
MOVE_SHIP: Final[i64] = 2
LOOK: Final[i64] = 3
SACRED_GROUND: Final[i64] = 4
SWAP_CULTURE: Final[i64] = 5
REMOVE_SHIPS: Final[i64] = 6
SWAP_SHIPS: Final[i64] = 7
SHIP_FEWER: Final[i64] = 8
FREE_SHIP: Final[i64] = 9
EFFECT_NAMES: Final = [
    "none",
    "reserve",
    "move-ship",
    "look",
    "sacred-ground",
    "swap-culture",
    "remove-ships",
    "swap-ships",
    "ship-fewer",
    "free-ship",
]

# What a specialist brings; a seat's powers are bits in this order.
NO_POWER: Final[i64] = 0  # YAM-12.18
TOKEN_WORTH: Final[i64] = 1
EXTRA_TRADE: Final[i64] = 2
SHIPS_FOR_GOLD: Final[i64] = 3
PRESTIGE_BONUS: Final[i64] = 4
CLEAR_SACRED: Final[i64] = 5
BETTER_SALE: Final[i64] = 6
COINS_PER_POINT: Final[i64] = 7
CULTURE_FOR_GOLD: Final[i64] = 8
EDGE_IS_ENTRY: Final[i64] = 9
TOLL: Final[i64] = 10
HALF_OF_COINS: Final[i64] = 11
HARBOUR: Final[i64] = 12
EXTRA_CULTURE: Final[i64] = 13
LONE_TOKEN: Final[i64] = 14
GOLD_PRICE: Final[i64] = 15
CULTURE_FOR_COINS: Final[i64] = 16
GOLD_FOR_SHIPS: Final[i64] = 17
POWER_NAMES: Final = [
    "none",
    "token-worth",
    "extra-trade",
    "ships-for-gold",
    "prestige-bonus",
    "clear-sacred-ground",
    "better-sale",
    "coins-per-point",
    "culture-for-gold",
    "edge-is-entry",
    "toll",
    "half-of-coins",
    "harbour",
    "extra-culture",
    "lone-token",
    "gold-price",
    "culture-for-coins",
    "gold-for-ships",
]

# Ships of five colours in one number: five bits each, the highest of them a guard.
FIELD: Final[i64] = 5
GUARDS: Final[i64] = 0x1084210


class Tables:
    """The edition as the rules read it. Sets of spaces take two words, sets of islands one."""

    def __init__(self) -> None:
        none: vec[i64] = vec[i64]()
        # names, in the order of the numbers
        self.space_names: list[str] = []
        self.island_names: list[str] = []
        self.tile_names: list[str] = []
        self.specialist_names: list[str] = []
        self.specialist_titles: list[str] = []
        self.kind_names: list[str] = []
        # where the map is drawn
        self.space_at: list[tuple[float, float]] = []
        self.island_at: list[tuple[float, float]] = []
        self.map_size: tuple[float, float] = (0.0, 0.0)
        self.island_shapes: list[list[tuple[float, float]]] = []
        # map (YAM-1.8)
        self.spaces: i64 = 0
        self.islands: i64 = 0
        self.all_spaces: vec[i64] = none
        self.entries: vec[i64] = none
        self.edges: vec[i64] = none
        self.links: vec[i64] = none  # [2 * space + word]: spaces joined by a lane
        self.link: vec[i64] = none  # [FAN * space + k]: the k-th of them, -1 beyond
        self.touches: vec[i64] = none  # [space]: islands whose coast it lies on
        self.touch: vec[i64] = none  # [FAN * space + k]: the k-th of them, -1 beyond
        self.neighbours: vec[i64] = none  # [island]: islands that share a lane with it (YAM-8.6)
        # components
        self.supply: vec[i64] = none  # [colour]
        self.prices: vec[i64] = none  # [colour]: 0 where the mat has none
        self.better_prices: vec[i64] = none  # [colour]: for a sale with BETTER_SALE
        self.culture: vec[i64] = none  # [2 * kind + is_mountain]: tiles, kind BLANK included
        self.sacred: i64 = 0
        self.tiles: i64 = 0
        self.tile_kind: vec[i64] = none
        self.tile_need: vec[i64] = none  # packed ships
        self.tile_points: vec[i64] = none
        self.fleets: i64 = 0
        self.fleet_ships: vec[i64] = none  # [COLOURS * fleet + colour]
        self.fleet_effect: vec[i64] = none
        self.fleet_value: vec[i64] = none
        self.specialists: i64 = 0
        self.specialist_power: vec[i64] = none
        self.specialist_points: vec[i64] = none
        self.power_value: vec[i64] = none  # [power]
        # numbers of the rules
        self.coins: i64 = 0
        self.harbour: i64 = 0
        self.pieces: vec[i64] = none  # [seats]: standard buildings of each
        self.meeples: vec[i64] = none  # [seats]: of each
        self.shown_specialists: i64 = 0
        self.shown_tiles: i64 = 0
        self.shown_fleets: i64 = 0
        self.coins_per_round: i64 = 0
        self.coins_per_point: i64 = 0
        self.token_points: i64 = 0
        self.reserved_points: i64 = 0
        self.ships_per_point: i64 = 0
        self.rounds: i64 = 0
        # payments for a specialist: which kinds as bits, and how many of each
        self.pay_kinds: vec[i64] = none
        self.pay_each: vec[i64] = none
