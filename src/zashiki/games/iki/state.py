"""Where things stand in Edo: the fields of a state, and its phases.

A match is a row of small decisions. `phase` says which one is asked now, `actor` of whom; `turn`
is the seat whose turn it is, which may be another one. Sets of stalls, cards of a season and
buildings are masks of bits. Nothing is hidden but the future: decks are masks of what may come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.cells import filled, zeros
from zashiki.core.digest import Digest
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, State
from zashiki.games.iki.tables import (
    CARDS,
    DECK,
    FIELDS,
    GOODS,
    LEVELS,
    MOST,
    N_KINDS,
    N_PERKS,
    STALLS,
    STOCKS,
    TILES,
    Side,
    Tables,
)

# --- phases --------------------------------------------------------------------------------------

DRAW_FIRST: Final = 0  # chance
DRAW_BUILDING: Final = 1  # chance
START_CARD: Final = 2
START_STALL: Final = 3
DRAW_BLOCK: Final = 4  # chance
DRAW_CARD: Final = 5  # chance
ORDER: Final = 6
HIRE: Final = 7
HIRE_STALL: Final = 8
WALK: Final = 9
BUSINESS: Final = 10
BUILD_PICK: Final = 11
BUILD_STALL: Final = 12
TRAINING: Final = 13
SWAP_FIRST: Final = 14
SWAP_SECOND: Final = 15
NEUTRAL_CARD: Final = 16
NEUTRAL_STALL: Final = 17
DRAW_FIRE: Final = 18  # chance
SAVING: Final = 19
FEEDING: Final = 20
NEW_YEAR: Final = 21
OVER: Final = 22
PHASE_NAMES: Final = [
    "draw-first", "draw-building", "start-card", "start-stall", "draw-block", "draw-card", "order",
    "hire", "hire-stall", "walk", "business", "build-pick", "build-stall", "train", "swap-first",
    "swap-second", "neutral-card", "neutral-stall", "draw-fire", "save", "feed", "new-year", "over",
]  # fmt: skip

# --- zones of a card -----------------------------------------------------------------------------

UNSEEN: Final = 0
MARKET: Final = 1
BOARD: Final = 2
GONE: Final = 3
RETIRED: Final = 4  # + seat

HOUSE: Final = 96  # on a stall: HOUSE + building; below it a card
EMPTY: Final = -1
NOTHING: Final = -1  # no card, building, stall, field, quarter or tile
NO_SEAT: Final = -1
NEUTRAL: Final = -1  # owner of a neutral card, or of an empty stall
GATE: Final = -1  # before space 0; also: not on the street
SPENT: Final = -2  # a special tile that was used up
NEW_YEAR_MONTH: Final = 13  # IKI-1.1


class Fields(State):
    """The fields of a state and what can be read off them."""

    def __init__(self, setup: Setup, tables: Tables) -> None:
        super().__init__(setup)
        nothing = vec[i64]()  # filled by set_up or copy_from
        self.actor = CHANCE
        self.tables: Tables = tables
        self.side: Side = tables.side(self.seats)
        self.phase: i64 = DRAW_FIRST
        self.month: i64 = 1
        self.season: i64 = 1  # of the shops and the open cards
        self.first: i64 = NO_SEAT  # the start player; with two seats the sun
        # before the seats
        self.stock: vec[i64] = nothing
        self.pension: vec[i64] = nothing  # of the retired, at payday
        self.kobun: vec[i64] = nothing  # not on the board, IKI-1.3
        self.space: vec[i64] = nothing
        self.perks: vec[i64] = nothing  # of special tiles, by kind
        self.colours: vec[i64] = nothing  # mask, of the retired
        self.wilds: vec[i64] = nothing  # retired cards of any colour
        self.retired: vec[i64] = nothing  # how many
        # the fire-brigade track
        self.fire: vec[i64] = nothing
        self.standing: vec[i64] = nothing  # seats, front first
        self.watch: vec[i64] = nothing  # of standing buildings
        # the stalls
        self.stall: vec[i64] = nothing  # a card, or HOUSE + building
        self.owner: vec[i64] = nothing
        self.experience: vec[i64] = nothing
        self.free: i64 = 0  # mask of the empty stalls
        self.people: vec[i64] = nothing  # masks of a seat's characters
        self.neutrals: i64 = 0  # mask
        # cards, buildings, goods, special tiles
        self.zone: vec[i64] = nothing
        self.deck: i64 = 0  # mask, of the season
        self.market: i64 = 0  # mask, of the season (before month 1: start cards)
        self.coins: vec[i64] = nothing
        self.undrawn: i64 = 0  # masks
        self.offer: i64 = 0
        self.burnt: i64 = 0
        self.goods: vec[i64] = nothing  # who bought it
        self.tiles: vec[i64] = nothing  # who holds it
        # the order track
        self.fields: vec[i64] = nothing  # the seat on it
        self.blocks: vec[i64] = nothing  # tiles not drawn yet
        self.blocked: i64 = NOTHING
        # the turn
        self.turn: i64 = NO_SEAT
        self.field: i64 = NOTHING
        self.acted: i64 = 0  # mask of the seats that are through in this phase
        self.to_draw: i64 = 0
        self.pending: i64 = NOTHING  # the card, building or stall picked first
        self.plan: i64 = NOTHING  # the special tile a building is bought with
        self.deals: i64 = 0
        self.bought: vec[i64] = nothing  # this visit, by kind; the last: buildings
        self.used: i64 = 0  # whether a stall was used
        self.visited: i64 = NOTHING  # the stall whose action goes on
        self.lessons: i64 = 0  # experience still to give
        # the fire
        self.quarter: i64 = NOTHING
        self.burning: i64 = 0  # stalls it has come to

    # --- beginning and copying -----------------------------------------------------------

    def set_up(self) -> None:
        """Everything in its box, the start cards and the calendar laid out."""
        tables = self.tables
        seats = int(self.seats)
        self.stock = zeros(seats * STOCKS)
        self.space = filled(seats, GATE)
        self.fire = zeros(seats)
        self.standing = vec[i64]([0, 1, 2, 3][:seats])
        self.stall = filled(STALLS, EMPTY)
        self.owner = filled(STALLS, NEUTRAL)
        self.experience = zeros(STALLS)
        self.zone = zeros(CARDS)
        self.coins = zeros(DECK)
        self.goods = filled(GOODS, NO_SEAT)
        self.tiles = filled(TILES, NO_SEAT)
        self.fields = filled(FIELDS, NO_SEAT)
        self.blocks = tables.blocking[:]
        self.bought = zeros(N_KINDS + 1)
        self.market = tables.deck[0]
        self.undrawn = (1 << tables.n_buildings) - 1
        self.index()

    def index(self) -> None:
        """Everything that follows from where cards, buildings and tiles are."""
        self._index_retired()
        self._index_perks()
        seats = int(self.seats)
        self.kobun = filled(seats, self.tables.kobun)
        self.people = zeros(seats)
        self.watch = zeros(seats)
        self.free, self.neutrals = 0, 0
        for stall in range(self.side.n_stalls):
            what, owner = self.stall[stall], self.owner[stall]
            if what == EMPTY:
                self.free |= 1 << stall
            elif owner == NEUTRAL:
                self.neutrals |= 1 << stall
            else:
                self.kobun[owner] -= 1
                if what >= HOUSE:
                    self.watch[owner] += self.tables.watch[what - HOUSE]
                else:
                    self.people[owner] |= 1 << stall

    def _index_retired(self) -> None:
        seats = int(self.seats)
        self.pension = zeros(seats * STOCKS)
        self.colours = zeros(seats)
        self.wilds = zeros(seats)
        self.retired = zeros(seats)
        for card in range(CARDS):
            if self.zone[card] >= RETIRED:
                self.count_retired(self.zone[card] - RETIRED, card)

    def count_retired(self, seat: i64, card: i64) -> None:
        """A card has come to the columns of a seat."""
        tables = self.tables
        last = (card * LEVELS + tables.levels[card] - 1) * STOCKS
        for r in range(STOCKS):  # IKI-8.4
            self.pension[seat * STOCKS + r] += tables.wage[last + r]
        self.retired[seat] += 1
        if tables.wild[card]:
            self.wilds[seat] += 1
        else:
            self.colours[seat] |= 1 << tables.colour[card]

    def _index_perks(self) -> None:
        tables = self.tables
        self.perks = zeros(int(self.seats) * N_PERKS)
        for tile in range(tables.n_tiles):
            if self.tiles[tile] >= 0:
                row = self.tiles[tile] * N_PERKS
                self.perks[row + tables.tile_kind[tile]] += tables.tile_amount[tile]

    def copy_from(self, other: Fields) -> None:
        """Become equal to another state of the same match, and independent of it."""
        self.actor = other.actor
        self.phase = other.phase
        self.month = other.month
        self.season = other.season
        self.first = other.first
        self.stock = other.stock[:]
        self.pension = other.pension[:]
        self.kobun = other.kobun[:]
        self.space = other.space[:]
        self.perks = other.perks[:]
        self.colours = other.colours[:]
        self.wilds = other.wilds[:]
        self.retired = other.retired[:]
        self.fire = other.fire[:]
        self.standing = other.standing[:]
        self.watch = other.watch[:]
        self.stall = other.stall[:]
        self.owner = other.owner[:]
        self.experience = other.experience[:]
        self.free = other.free
        self.people = other.people[:]
        self.neutrals = other.neutrals
        self.zone = other.zone[:]
        self.deck = other.deck
        self.market = other.market
        self.coins = other.coins[:]
        self.undrawn = other.undrawn
        self.offer = other.offer
        self.burnt = other.burnt
        self.goods = other.goods[:]
        self.tiles = other.tiles[:]
        self.fields = other.fields[:]
        self.blocks = other.blocks[:]
        self.blocked = other.blocked
        self.turn = other.turn
        self.field = other.field
        self.acted = other.acted
        self.to_draw = other.to_draw
        self.pending = other.pending
        self.plan = other.plan
        self.deals = other.deals
        self.bought = other.bought[:]
        self.used = other.used
        self.visited = other.visited
        self.lessons = other.lessons
        self.quarter = other.quarter
        self.burning = other.burning

    # --- reading -------------------------------------------------------------------------

    def lot(self) -> i64:
        """The season of the open cards; start cards are 0."""
        return 0 if self.phase <= START_STALL else self.season

    def held(self, seat: i64, resource: i64) -> i64:
        return self.stock[seat * STOCKS + resource]

    def perk(self, seat: i64, kind: i64) -> i64:
        return self.perks[seat * N_PERKS + kind]

    def characters(self) -> i64:
        """Mask of the stalls with a character card, whoever's."""
        out = self.neutrals
        for mask in self.people:
            out |= mask
        return out

    def least_surcharge(self) -> i64:
        """Of the free stalls; there must be one."""
        if self.free & self.side.plain != 0:
            return 0
        least: i64 = MOST
        for s in range(self.side.n_stalls):
            if self.free >> s & 1 and self.side.surcharge[s] < least:
                least = self.side.surcharge[s]
        return least

    def held_tile(self, seat: i64, kind: i64) -> i64:
        """The first special tile of this kind that a seat holds, or NOTHING."""
        for tile in range(self.tables.n_tiles):
            if self.tiles[tile] == seat and self.tables.tile_kind[tile] == kind:
                return tile
        return NOTHING

    # --- the edge ------------------------------------------------------------------------

    def digest(self) -> int:
        # Indexes that follow from the rest (people, free, pension, colours…) are left out.
        out = Digest()
        for value in self._numbers():
            out.add(value)
        for values in (self.stock, self.kobun, self.space, self.fire, self.standing):
            out.add_all(values)
        for values in (self.stall, self.owner, self.experience, self.zone, self.coins):
            out.add_all(values)
        for values in (self.goods, self.tiles, self.fields, self.blocks, self.bought):
            out.add_all(values)
        return out.value()

    def _numbers(self) -> list[i64]:
        """The single numbers of the position, for the digest."""
        return [
            *(self.seats, self.actor, self.phase, self.month, self.season, self.first),
            *(self.deck, self.market, self.undrawn, self.offer, self.burnt, self.blocked),
            *(self.turn, self.field, self.acted, self.to_draw, self.pending, self.plan),
            *(self.deals, self.used, self.visited, self.lessons, self.quarter, self.burning),
        ]

    def components(self) -> dict[str, int]:
        figures = 0
        cards = 0
        houses = 0
        for s in range(STALLS):
            figures += int(self.owner[s] >= 0)
            cards += int(0 <= self.stall[s] < HOUSE)
            houses += int(self.stall[s] >= HOUSE)
        for seat in range(int(self.seats)):
            figures += int(self.kobun[seat])
            cards += int(self.retired[seat])
        for c in range(CARDS):
            cards += int(self.tables.card_ids[c] != "" and self.zone[c] in (UNSEEN, MARKET, GONE))
        for mask in (self.undrawn, self.offer, self.burnt):
            houses += int(bits.count(mask))
        blocks = sum([int(n) for n in self.blocks])
        if self.side.blocking:
            blocks += int(self.month) - 1 + int(self.blocked >= 0)
        return {"kobun": figures, "cards": cards, "buildings": houses, "blocking": blocks}
