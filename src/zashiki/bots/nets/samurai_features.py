"""What a net sees of Samurai.

For every standing figure: who leads beside it, by how much, and how much room is left. For every
type: what was taken, and who would have most of it if all were decided as it stands (`led`). With
three and four seats the others are kept apart: who leads what, and who needs which majority.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.nets.features import Features, cut
from zashiki.bots.values.samurai import next_to_lay
from zashiki.core.state import State
from zashiki.games.samurai.state import (
    KIND_MASK,
    REFILLING,
    RELAYING,
    SEAT_SHIFT,
    SWAPPING,
    Fields,
)
from zashiki.games.samurai.tables import (
    KINDS,
    LIFTS,
    SEA,
    SIDES,
    SITES,
    SWAPS,
    TYPES,
    Tables,
)

# --- the numbers of the features ---------------------------------------------------------------

LEAD: Final[i64] = 7  # leads of influence are cut to -7 .. 7
LEADS: Final[i64] = 15
LANDS: Final[i64] = 6  # open land 0 .. 5
SEAS: Final[i64] = 3  # open sea 0, 1, more
# a figure: (((lead * LANDS + open land) * SEAS + open sea) * 2 + alone) * 2 + I lay next
LOCALS: Final[i64] = LEADS * LANDS * SEAS * 2 * 2
SPOTS: Final[i64] = 5 * 4  # where it stands: who leads, roughly, and open land
OWNERS: Final[i64] = 5 * 4 * 4  # who leads (or nobody), by how much, and open land
MOST_TAKEN: Final[i64] = 5
TAKEN_PAIRS: Final[i64] = 36
STANDS: Final[i64] = 9  # figures of a type that still stand, 0 .. 8
MARGINS: Final[i64] = 9  # leads of figures, -4 .. 4
SORTS: Final[i64] = 6  # of tiles; see `sort_of`
AMOUNTS: Final[i64] = 13  # strength of a sort to come, 0 .. 12
STAGES: Final[i64] = 81  # tiles that nobody has laid yet
SUPPLIES: Final[i64] = 40  # figures still to be placed
SEATS: Final[i64] = 4

FIGURE: Final[i64] = 0
SPOT: Final[i64] = FIGURE + TYPES * LOCALS
OWNER: Final[i64] = SPOT + SITES * TYPES * SPOTS
TAKEN: Final[i64] = OWNER + TYPES * OWNERS
LED: Final[i64] = TAKEN + TYPES * TAKEN_PAIRS
RIVAL: Final[i64] = LED + 2 * TYPES * MARGINS * STANDS
NEEDS: Final[i64] = RIVAL + SEATS * TYPES * MARGINS * 4
HAND: Final[i64] = NEEDS + SEATS * 16
BAG: Final[i64] = HAND + SEATS * KINDS
SORT: Final[i64] = BAG + KINDS
ASIDE: Final[i64] = SORT + SEATS * SORTS * AMOUNTS
SUPPLY: Final[i64] = ASIDE + 6
STAGE: Final[i64] = SUPPLY + SUPPLIES
NEXT: Final[i64] = STAGE + STAGES
RUNNING: Final[i64] = NEXT + SEATS
FEATURES: Final[i64] = RUNNING + SEATS

NOBODY_LEADS: Final[i64] = 4
CELLS: Final[i64] = 12  # a number for each type of up to four seats: seat * TYPES + type


def local(lead: i64, open_land: i64, open_sea: i64, is_alone: i64) -> i64:
    """A figure, without its type and without who is next, which is added."""
    lead = cut(lead, -LEAD, LEAD) + LEAD
    open_land = min(LANDS - 1, open_land)
    open_sea = min(SEAS - 1, open_sea)
    return (((lead * LANDS + open_land) * SEAS + open_sea) * 2 + is_alone) * 2


def spot(site: i64, figure_type: i64, lead: i64, open_land: i64) -> i64:
    """A figure where it stands, roughly."""
    lean: i64 = 2
    if lead > 0:
        lean = 3 if lead < 3 else 4
    elif lead < 0:
        lean = 1 if lead > -3 else 0
    return SPOT + ((site * TYPES + figure_type) * 5 + lean) * 4 + min(3, open_land)


def sort_of(tables: Tables, kind: i64) -> i64:
    """What a tile works on: one type (0 to 2), all of them (3), all of them fast (4), or it
    exchanges (5).
    """
    if tables.use[kind] >= LIFTS:
        return 5
    works: i64 = -1
    for figure_type in range(TYPES):
        if tables.strength[kind * TYPES + figure_type] > 0:
            works = figure_type if works < 0 else TYPES
    if works >= 0 and works < TYPES:
        return works
    return 4 if tables.is_fast[kind] == 1 else 3


def amount_of(tables: Tables, kind: i64) -> i64:
    """How much a tile counts in its sort: its strength, or which exchange it is."""
    if tables.use[kind] >= LIFTS:
        return 2 if tables.use[kind] == SWAPS else 1
    most: i64 = 0
    for figure_type in range(TYPES):
        most = max(most, tables.strength[kind * TYPES + figure_type])
    return most


def is_running(state: Fields) -> bool:
    """Whether the turn's plain tile is laid and fast ones may follow."""
    return state.plain_laid and state.phase != REFILLING and state.phase != RELAYING


class SamuraiFeatures(Features):
    """A position by figures, types and tiles."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.tables: Tables | None = None  # of which `sorts` and `amounts` tell
        self.sorts: vec[i64] = vec[i64]([0] * int(KINDS))
        self.amounts: vec[i64] = vec[i64]([0] * int(KINDS))
        # of the position whose board was counted last, with each seat as it is
        self.influence: vec[i64] = vec[i64]([0] * int(SITES * CELLS))
        self.seas: vec[i64] = vec[i64]([0] * int(SITES))
        # of every figure: the most influence beside it, who alone has that (or -1), and the next
        self.most: vec[i64] = vec[i64]([0] * int(SITES * TYPES))
        self.leader: vec[i64] = vec[i64]([0] * int(SITES * TYPES))
        self.second: vec[i64] = vec[i64]([0] * int(SITES * TYPES))
        self.led: vec[i64] = vec[i64]([0] * int(CELLS))  # taken, or led where it stands
        self.to_come: vec[i64] = vec[i64]([0] * int(SEATS * SORTS))
        self.unlaid: i64 = 0

    def count(self) -> int:
        return int(FEATURES)

    def look(self, state: State) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        self.count_board(state)

    def read(self, state: State, seat: i64) -> None:
        assert isinstance(state, Fields)  # noqa: S101
        self.n = 0
        self.read_counts(state, seat, self.led)
        self.read_rest(state, seat)
        turn = next_to_lay(state)
        mine: i64 = 1 if turn == seat else 0
        for site in range(state.tables.sites):
            figures = state.figures[site]
            if figures != 0:
                for figure_type in range(TYPES):
                    if figures >> figure_type & 1:
                        lead = self.lead(site, figure_type, seat)
                        self.put(self.figure(state, site, figure_type, lead) + mine)
                        self.put(spot(site, figure_type, lead, state.open_land[site]))
                        if self.seats > 2:
                            self.put(self.owner(state, site, figure_type, seat))
        self.put(NEXT + self.step_to(seat, turn))
        self.put(STAGE + min(STAGES - 1, self.unlaid))
        if is_running(state):
            self.put(RUNNING + self.step_to(seat, state.turn))

    # --- the board -----------------------------------------------------------------------

    def count_board(self, state: Fields) -> None:
        """Everybody's influence, figures and tiles; all views are read off from these."""
        if state.tables is not self.tables:
            self._sort_tiles(state.tables)
        for i in range(self.seats * TYPES):
            self.led[i] = state.captured[i]
        for site in range(state.tables.sites):
            figures = state.figures[site]
            if figures != 0:
                self.add_up(state, site)
                self.compare(site)
                for figure_type in range(TYPES):
                    if figures >> figure_type & 1:
                        who = self.leader[site * TYPES + figure_type]
                        if who >= 0:
                            self.led[who * TYPES + figure_type] += 1
        self._count_tiles(state)

    def _sort_tiles(self, tables: Tables) -> None:
        self.tables = tables
        for kind in range(tables.kinds):
            self.sorts[kind] = sort_of(tables, kind)
            self.amounts[kind] = amount_of(tables, kind)

    def _count_tiles(self, state: Fields) -> None:
        """What each seat has not laid yet."""
        self.unlaid = 0
        for i in range(self.seats * SORTS):
            self.to_come[i] = 0
        for seat in range(self.seats):
            base = seat * state.tables.hand
            for i in range(base, base + state.held[seat]):
                self._to_come(seat, state.hand[i], 1)
            for kind in range(state.tables.kinds):
                if state.bag[seat * KINDS + kind] > 0:
                    self._to_come(seat, kind, state.bag[seat * KINDS + kind])
        if state.phase == RELAYING:
            self._to_come(state.turn, state.lifted, 1)
        elif state.phase == SWAPPING:
            self._to_come(state.turn, state.tables.figure_exchange, 1)

    def _to_come(self, seat: i64, kind: i64, count: i64) -> None:
        self.unlaid += count
        self.to_come[seat * SORTS + self.sorts[kind]] += count * self.amounts[kind]

    def add_up(self, state: Fields, site: i64) -> None:
        """The influence beside a settlement, and its open sea."""
        tables, tiles, influence = state.tables, state.tiles, self.influence
        around, strength, terrain = tables.around, tables.strength, tables.terrain
        base = site * CELLS
        for i in range(base, base + self.seats * TYPES):
            influence[i] = 0
        sea: i64 = 0
        for i in range(site * SIDES, site * SIDES + SIDES):
            hex_ = around[i]
            if hex_ >= 0:
                tile = tiles[hex_]
                if tile >= 0:
                    at = base + (tile >> SEAT_SHIFT) * TYPES
                    kind = (tile & KIND_MASK) * TYPES
                    influence[at] += strength[kind]
                    influence[at + 1] += strength[kind + 1]
                    influence[at + 2] += strength[kind + 2]
                elif terrain[hex_] == SEA:
                    sea += 1
        self.seas[site] = sea

    def compare(self, site: i64) -> None:
        """Who is strictly ahead beside a settlement, for each type."""
        influence = self.influence
        for figure_type in range(TYPES):
            at = site * CELLS + figure_type
            most: i64 = 0
            second: i64 = 0
            who: i64 = -1
            for seat in range(self.seats):
                here = influence[at + seat * TYPES]
                if here > most:
                    most, second, who = here, most, seat
                elif here == most:
                    second, who = most, -1
                elif here > second:
                    second = here
            slot = site * TYPES + figure_type
            self.most[slot], self.second[slot], self.leader[slot] = most, second, who

    def lead(self, site: i64, figure_type: i64, seat: i64) -> i64:
        """How far the seat is ahead of the best of the others."""
        slot = site * TYPES + figure_type
        other = self.second[slot] if self.leader[slot] == seat else self.most[slot]
        return self.influence[site * CELLS + seat * TYPES + figure_type] - other

    def figure(self, state: Fields, site: i64, figure_type: i64, lead: i64) -> i64:
        """The row of a figure for a seat with this lead, if it is not the next to lay."""
        figures = state.figures[site]
        is_alone: i64 = 1 if figures & (figures - 1) == 0 else 0
        here = local(lead, state.open_land[site], self.seas[site], is_alone)
        return FIGURE + figure_type * LOCALS + here

    def owner(self, state: Fields, site: i64, figure_type: i64, seat: i64) -> i64:
        """Who would get a figure."""
        who = self.leader[site * TYPES + figure_type]
        by: i64 = 0
        if who >= 0:
            by = min(4, self.lead(site, figure_type, who)) - 1
            who = self.step_to(seat, who)
        else:
            who = NOBODY_LEADS
        open_land = min(3, state.open_land[site])
        return OWNER + figure_type * OWNERS + (who * 4 + by) * 4 + open_land

    # --- types and tiles -----------------------------------------------------------------

    def read_counts(self, state: Fields, seat: i64, led: vec[i64]) -> None:
        """Who has and who would have most of each type; always the same number of rows."""
        taken = state.captured
        for figure_type in range(TYPES):
            standing = min(STANDS - 1, state.standing[figure_type])
            now = ahead(taken, seat, figure_type, self.seats)
            then = ahead(led, seat, figure_type, self.seats)
            base = LED + figure_type * MARGINS * STANDS + standing
            self.put(base + (cut(now, -4, 4) + 4) * STANDS)
            self.put(base + TYPES * MARGINS * STANDS + (cut(then, -4, 4) + 4) * STANDS)
            soon = min(3, (standing + 1) // 2)
            for step in range(1, self.seats if self.seats > 2 else 1):
                other = (seat + step) % self.seats
                by = cut(ahead(led, other, figure_type, self.seats), -4, 4) + 4
                self.put(RIVAL + ((step * TYPES + figure_type) * MARGINS + by) * 4 + soon)
        for step in range(self.seats):
            other = (seat + step) % self.seats
            won = majorities(taken, other, self.seats)
            self.put(NEEDS + step * 16 + won * 4 + majorities(led, other, self.seats))

    def read_rest(self, state: Fields, seat: i64) -> None:
        """What was taken, tiles that are not laid, figures aside and to be placed."""
        for figure_type in range(TYPES):
            best: i64 = 0
            for other in range(self.seats):
                if other != seat:
                    best = max(best, state.captured[other * TYPES + figure_type])
            mine = min(MOST_TAKEN, state.captured[seat * TYPES + figure_type])
            pair = mine * (MOST_TAKEN + 1) + min(MOST_TAKEN, best)
            self.put(TAKEN + figure_type * TAKEN_PAIRS + pair)
        self.put(ASIDE + min(5, state.figures_aside()))
        self.put(SUPPLY + min(SUPPLIES - 1, state.figures_left()))
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            for sort in range(SORTS):
                self.put(self.sort_row(step, sort, self.to_come[other * SORTS + sort]))
        for step in range(self.seats):
            other = (seat + step) % self.seats
            base = other * state.tables.hand
            for i in range(base, base + state.held[other]):
                self.put(HAND + step * KINDS + state.hand[i])
        for kind in range(state.tables.kinds):
            for _ in range(state.bag[seat * KINDS + kind]):
                self.put(BAG + kind)
        holder = self.step_to(seat, state.turn)
        if state.phase == RELAYING:
            self.put(HAND + holder * KINDS + state.lifted)
        elif state.phase == SWAPPING:
            self.put(HAND + holder * KINDS + state.tables.figure_exchange)

    def sort_row(self, step: i64, sort: i64, amount: i64) -> i64:
        return SORT + (step * SORTS + sort) * AMOUNTS + min(AMOUNTS - 1, amount)

    # --- the three types are alike --------------------------------------------------------

    def twins(self) -> list[list[int]]:
        """Every order of the types; tiles that work on one type come in three alike groups."""
        found = []
        for order in permutations(range(int(TYPES))):
            ways = list(range(self.count()))
            rename_types(ways, order, int(FIGURE), 1, int(LOCALS))
            rename_types(ways, order, int(SPOT), int(SITES), int(SPOTS))
            rename_types(ways, order, int(OWNER), 1, int(OWNERS))
            rename_types(ways, order, int(TAKEN), 1, int(TAKEN_PAIRS))
            rename_types(ways, order, int(LED), 2, int(MARGINS * STANDS))
            rename_types(ways, order, int(RIVAL), int(SEATS), int(MARGINS * 4))
            for step in range(int(SEATS)):
                first = int(HAND + step * KINDS)
                rename_types(ways, order, first, 1, TILES_OF_A_TYPE)
                rename_types(ways, order, int(SORT + step * SORTS * AMOUNTS), 1, int(AMOUNTS))
            rename_types(ways, order, int(BAG), 1, TILES_OF_A_TYPE)
            found.append(ways)
        return found


TILES_OF_A_TYPE: Final = 3  # kinds, which come first


def rename_types(
    ways: list[int], order: tuple[int, ...], first: int, times: int, size: int
) -> None:
    """In a block of so many times three parts of this size: part t becomes part order[t]."""
    for time in range(times):
        base = first + time * 3 * size
        for part, other in enumerate(order):
            for i in range(size):
                ways[base + part * size + i] = base + other * size + i


def ahead(figures: vec[i64], seat: i64, figure_type: i64, seats: i64) -> i64:
    """How many more of a type the seat has than the best of the others."""
    best: i64 = 0
    for other in range(seats):
        if other != seat and figures[other * TYPES + figure_type] > best:
            best = figures[other * TYPES + figure_type]
    return figures[seat * TYPES + figure_type] - best


def majorities(figures: vec[i64], seat: i64, seats: i64) -> i64:
    found: i64 = 0
    for figure_type in range(TYPES):
        if ahead(figures, seat, figure_type, seats) > 0:
            found += 1
    return found
