"""What a net sees of Samurai, and how it guesses all tiles of a turn from one look at the board.

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
from zashiki.bots.nets.net import Net
from zashiki.bots.nets.value import Learned
from zashiki.bots.values.samurai import next_to_lay
from zashiki.bots.values.value import Value
from zashiki.core.codes import Codes
from zashiki.core.state import State
from zashiki.games.samurai.actions import END, PLACE, SWAP, WITH
from zashiki.games.samurai.state import (
    KIND_MASK,
    LAYING,
    REFILLING,
    RELAYING,
    SEAT_SHIFT,
    SWAPPING,
    Fields,
)
from zashiki.games.samurai.tables import (
    COVERS_LAND,
    COVERS_SEA,
    HEXES,
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
COUNTS: Final[i64] = 64  # rows that tell who has and would have most: there are fewer
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
        self.put(NEXT + (turn - seat + self.seats) % self.seats)
        self.put(STAGE + min(STAGES - 1, self.unlaid))
        if is_running(state):
            self.put(RUNNING + (state.turn - seat + self.seats) % self.seats)

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
            who = (who - seat + self.seats) % self.seats
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
        holder = (state.turn - seat + self.seats) % self.seats
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


class SamuraiLearned(Learned):
    """All tiles of a turn are guessed from one sum of the board.

    A tile changes the figures beside it, itself, the stage, who is next, and now and then who
    would have most of a type. What it changes beside a settlement is summed once for each kind.
    """

    def __init__(self, net: Net, features: SamuraiFeatures, hand: Value) -> None:
        super().__init__(net, features, hand)
        self.seen: SamuraiFeatures = features
        seats, words = int(features.seats), int(net.words)
        # sums of the board: for each view without and with its seat being next to lay
        self.boards: vec[i64] = vec[i64]([0] * (seats * 2 * words))
        self.by_kind: vec[i64] = vec[i64]([0] * (int(KINDS) * seats * words))
        self.kind_known: vec[i64] = vec[i64]([0] * int(KINDS))
        self.changes: vec[i64] = vec[i64]([0] * (int(SITES * KINDS) * seats * words))
        self.leaders: vec[i64] = vec[i64]([0] * int(SITES * KINDS))  # see `_lead_on`
        # ... and what follows from it where that alone changes who would have most of a type
        self.tallies: vec[i64] = vec[i64]([0] * (int(SITES * KINDS) * seats * words))
        self.site_known: vec[i64] = vec[i64]([0] * int(SITES * KINDS))
        self.led: vec[i64] = vec[i64]([0] * int(CELLS))
        # of every figure as it stands: its rows in each view, and who leads beside it
        self.rows_now: vec[i64] = vec[i64]([0] * (seats * int(SITES * TYPES) * 3))
        self.leaders_now: vec[i64] = vec[i64]([0] * int(SITES))
        self.counts_now: vec[i64] = vec[i64]([0] * (seats * int(COUNTS)))  # rows of `read_counts`
        self.guessed: i64 = 0
        self.child: vec[i64] = vec[i64]([0] * (seats * words))  # the sums after an action

    def guess(self, state: State, codes: Codes, out: vec[float], look: i64) -> None:
        assert isinstance(state, Fields)  # noqa: S101
        is_laying = state.phase == LAYING or state.phase == RELAYING
        if not is_laying or self.net.upon != 0:
            super().guess(state, codes, out, look)
            return
        seat = state.actor
        for n in range(codes.n):
            if not self._is_quick(state, codes.get(n), look):
                after = state.copy()
                after.apply(codes.get(n))
                self.judge_ahead(after, self.after, look if after.actor == seat else 0)
                out[n] = self.after[seat]
        self._sum_board(state)
        words = self.net.words
        for n in range(codes.n):
            if self._is_quick(state, codes.get(n), look):
                self._change(state, codes.get(n))
                for view in range(state.seats):
                    self.worths[view] = self.net.worth(self.child, view * words)
                self.compare(state.seats, self.after)
                out[n] = self.after[seat]

    def _is_quick(self, state: Fields, code: i64, look: i64) -> bool:
        """Whether what the code changes can be told without playing it."""
        if code < PLACE:
            is_lifting = state.phase == LAYING and state.tables.use[code // HEXES] == LIFTS
            return look == 0 or not is_lifting
        if code == END:  # nothing is taken, and the next seat does have tiles
            is_quiet = state.surrounded == 0 and not state.terms.at_once
            return is_quiet and state.held[(state.turn + 1) % state.seats] > 0
        return look == 0 and SWAP <= code < WITH

    def _sum_board(self, state: Fields) -> None:
        """All rows but the stage and whose turn it is."""
        self.guessed += 1
        net, seen, boards = self.net, self.seen, self.boards
        words = net.words
        seen.count_board(state)
        for view in range(state.seats):
            at = view * 2 * words
            seen.n = 0
            seen.read_counts(state, view, seen.led)
            for i in range(seen.n):
                self.counts_now[view * COUNTS + i] = seen.rows[i]
            seen.read_rest(state, view)
            net.start(boards, at)
            net.add_all(boards, at, seen.rows, seen.n)
            for k in range(words):
                boards[at + words + k] = boards[at + k]
            for site in range(state.tables.sites):
                if state.figures[site] != 0:
                    self._sum_site(state, site, view, at)
        for site in range(state.tables.sites):
            if state.figures[site] != 0:
                self.leaders_now[site] = self._site_leaders(state, site)

    def _sum_site(self, state: Fields, site: i64, view: i64, at: i64) -> None:
        """Add the rows of a settlement's figures to both sums of a view, and keep them."""
        net, seen, boards = self.net, self.seen, self.boards
        rows, words = net.rows, net.words
        for figure_type in range(TYPES):
            if state.figures[site] >> figure_type & 1:
                note = rows_of(site, figure_type, view)
                lead = seen.lead(site, figure_type, view)
                figure = seen.figure(state, site, figure_type, lead)
                where = spot(site, figure_type, lead, state.open_land[site])
                self.rows_now[note] = figure
                self.rows_now[note + 1] = where
                figure *= words
                where *= words
                for k in range(words):
                    both = rows[where + k]
                    boards[at + k] += rows[figure + k] + both
                    boards[at + words + k] += rows[figure + words + k] + both
                if seen.seats > 2:
                    owner = seen.owner(state, site, figure_type, view)
                    self.rows_now[note + 2] = owner
                    net.add(boards, at, owner)
                    net.add(boards, at + words, owner)

    def _begin(self, out: vec[i64], at: i64, view: i64, turn: i64, unlaid: i64) -> None:
        """The board with the next seat and the stage."""
        net, boards = self.net, self.boards
        words = net.words
        base = view * 2 * words
        if turn == view:
            base += words
        for k in range(words):
            out[at + k] = boards[base + k]
        seats = self.seen.seats
        net.add(out, at, NEXT + (turn - view + seats) % seats)
        net.add(out, at, STAGE + min(STAGES - 1, unlaid))

    def _change(self, state: Fields, code: i64) -> None:
        """Write the sums as if the code was played."""
        if code < PLACE:
            kind, hex_ = code // HEXES, code % HEXES
            if state.phase == LAYING and state.tables.use[kind] == LIFTS:
                self._lift(state, kind, hex_)
            else:
                self._lay(state, kind, hex_)
            return
        turn = next_to_lay(state)
        running: i64 = state.turn if is_running(state) else -1
        if code == END:
            turn, running = (state.turn + 1) % state.seats, -1
        for view in range(state.seats):
            at = view * self.net.words
            self._begin(self.child, at, view, turn, self.seen.unlaid)
            self._run(self.child, at, view, running)

    def _run(self, out: vec[i64], at: i64, view: i64, running: i64) -> None:
        """The row of a turn whose plain tile is laid."""
        if running >= 0:
            seats = self.seen.seats
            self.net.add(out, at, RUNNING + (running - view + seats) % seats)

    def _lay(self, state: Fields, kind: i64, hex_: i64) -> None:
        tables, child = state.tables, self.child
        by_kind, changes, tallies = self.by_kind, self.changes, self.tallies
        turn = next_to_lay(state)
        if tables.is_fast[kind] == 0:
            turn = (state.actor + 1) % state.seats
        size = state.seats * self.net.words
        base = kind * size
        if self.kind_known[kind] != self.guessed:
            self.kind_known[kind] = self.guessed
            self._sum_kind(state, kind, turn, base)
        for k in range(size):
            child[k] = by_kind[base + k]
        changed: i64 = -1
        is_alone = True
        for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
            site = tables.near[i]
            if state.figures[site] != 0:
                slot = site * KINDS + kind
                if self.site_known[slot] != self.guessed:
                    self.site_known[slot] = self.guessed
                    self._sum_changes(state, kind, site, turn)
                at = slot * size
                for k in range(size):
                    child[k] += changes[at + k]
                if self.leaders[slot] != 0:
                    is_alone = changed < 0
                    changed = slot
        if changed < 0:
            return
        if is_alone:
            at = changed * size
            for k in range(size):
                child[k] += tallies[at + k]
            return
        has_changed = False
        for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
            slot = tables.near[i] * KINDS + kind
            if state.figures[tables.near[i]] != 0 and self.leaders[slot] != 0:
                has_changed = self._lead_on(self.leaders[slot], has_changed)
        self._count_again(state, child, 0)

    def _sum_kind(self, state: Fields, kind: i64, turn: i64, base: i64) -> None:
        """The board without the actor's tile, which is laid somewhere."""
        net, seen = self.net, self.seen
        is_plain = state.tables.is_fast[kind] == 0
        running: i64 = state.turn if is_running(state) or is_plain else -1
        for view in range(state.seats):
            at = base + view * net.words
            self._begin(self.by_kind, at, view, turn, seen.unlaid - 1)
            self._run(self.by_kind, at, view, running)
            self._hand_over(self.by_kind, at, view, state.actor, kind, -1)

    def _hand_over(
        self, out: vec[i64], at: i64, view: i64, seat: i64, kind: i64, lifted: i64
    ) -> None:
        """A tile leaves the hand of a seat, and a lifted one may come."""
        net, seen = self.net, self.seen
        step = (seat - view + seen.seats) % seen.seats
        net.take(out, at, HAND + step * KINDS + kind)
        if lifted >= 0:
            net.add(out, at, HAND + step * KINDS + lifted)
        if step == 0:
            return
        base = seat * SORTS
        sort = seen.sorts[kind]
        before = seen.to_come[base + sort]
        after = before - seen.amounts[kind]
        if lifted >= 0:
            other = seen.sorts[lifted]
            if other == sort:
                after += seen.amounts[lifted]
            else:
                more = seen.to_come[base + other]
                new = seen.sort_row(step, other, more + seen.amounts[lifted])
                net.swap(out, at, seen.sort_row(step, other, more), new)
        net.swap(out, at, seen.sort_row(step, sort, before), seen.sort_row(step, sort, after))

    def _sum_changes(self, state: Fields, kind: i64, site: i64, turn: i64) -> None:
        """What the actor's tile beside a settlement changes, in every view."""
        slot = site * KINDS + kind
        at = slot * state.seats * self.net.words
        changes, tallies = self.changes, self.tallies
        for k in range(at, at + state.seats * self.net.words):
            changes[k] = 0
        land: i64 = 1 if state.tables.use[kind] == COVERS_LAND else 0
        sea: i64 = 1 if state.tables.use[kind] == COVERS_SEA else 0
        change = self._move(state, site, kind, 1, land, sea, turn, changes, at)
        self.leaders[slot] = change
        if change != 0:
            for k in range(at, at + state.seats * self.net.words):
                tallies[k] = 0
            self._lead_on(change, False)
            self._count_again(state, tallies, at)

    def _move(
        self,
        state: Fields,
        site: i64,
        kind: i64,
        times: i64,
        land: i64,
        sea: i64,
        turn: i64,
        out: vec[i64],
        at: i64,
    ) -> i64:
        """A tile of the actor comes (`times` 1) or goes (-1) beside a settlement.

        Returns who led and who leads now, for each type: see `_lead_on`.
        """
        seen = self.seen
        influence, strengths = seen.influence, state.tables.strength
        mine = site * CELLS + state.actor * TYPES
        strength = kind * TYPES
        for i in range(TYPES):
            influence[mine + i] += times * strengths[strength + i]
        state.open_land[site] -= land
        seen.seas[site] -= sea
        seen.compare(site)
        for view in range(state.seats):
            self._swap_site(state, site, view, 1 if turn == view else 0, out, at)
            at += self.net.words
        before, after = self.leaders_now[site], self._site_leaders(state, site)
        for i in range(TYPES):
            influence[mine + i] -= times * strengths[strength + i]
        state.open_land[site] += land
        seen.seas[site] += sea
        seen.compare(site)
        return 0 if before == after else before << 16 | after

    def _swap_site(
        self, state: Fields, site: i64, view: i64, is_next: i64, out: vec[i64], at: i64
    ) -> None:
        """The rows of a settlement's figures as they were kept go, those of now come."""
        net, seen, now = self.net, self.seen, self.rows_now
        for figure_type in range(TYPES):
            if state.figures[site] >> figure_type & 1:
                note = rows_of(site, figure_type, view)
                lead = seen.lead(site, figure_type, view)
                figure = seen.figure(state, site, figure_type, lead)
                if figure != now[note]:
                    net.swap(out, at, now[note] + is_next, figure + is_next)
                where = spot(site, figure_type, lead, state.open_land[site])
                if where != now[note + 1]:
                    net.swap(out, at, now[note + 1], where)
                if seen.seats > 2:
                    owner = seen.owner(state, site, figure_type, view)
                    if owner != now[note + 2]:
                        net.swap(out, at, now[note + 2], owner)

    def _site_leaders(self, state: Fields, site: i64) -> i64:
        """For each type four bits: 0 without a figure, 1 if nobody leads, or 2 + who does."""
        found: i64 = 0
        for figure_type in range(TYPES):
            if state.figures[site] >> figure_type & 1:
                found |= (self.seen.leader[site * TYPES + figure_type] + 2) << figure_type * 4
        return found

    def _lead_on(self, change: i64, has_changed: bool) -> bool:
        """Write into `led` who leads instead of whom."""
        led = self.led
        if not has_changed:
            for i in range(CELLS):
                led[i] = self.seen.led[i]
        for figure_type in range(TYPES):
            before = (change >> 16 + figure_type * 4 & 15) - 2
            after = (change >> figure_type * 4 & 15) - 2
            if before >= 0:
                led[before * TYPES + figure_type] -= 1
            if after >= 0:
                led[after * TYPES + figure_type] += 1
        return True

    def _count_again(self, state: Fields, out: vec[i64], at: i64) -> None:
        """Who would have most of each type has changed: swap these rows in all views."""
        net, seen, now = self.net, self.seen, self.counts_now
        for view in range(state.seats):
            seen.n = 0
            seen.read_counts(state, view, self.led)
            base = view * COUNTS
            for i in range(seen.n):
                if now[base + i] != seen.rows[i]:
                    net.swap(out, at, now[base + i], seen.rows[i])
            at += net.words

    def _lift(self, state: Fields, kind: i64, hex_: i64) -> None:
        """The exchange lies there, the lifted tile is in hand again and is laid next."""
        tables, net = state.tables, self.net
        lifted = state.tiles[hex_] & KIND_MASK
        for view in range(state.seats):
            at = view * net.words
            self._begin(self.child, at, view, state.turn, self.seen.unlaid)
            self._hand_over(self.child, at, view, state.actor, kind, lifted)
        has_changed = False
        for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
            site = tables.near[i]
            if state.figures[site] != 0:
                change = self._move(state, site, lifted, -1, 0, 0, state.turn, self.child, 0)
                if change != 0:
                    has_changed = self._lead_on(change, has_changed)
        if has_changed:
            self._count_again(state, self.child, 0)


def rows_of(site: i64, figure_type: i64, view: i64) -> i64:
    """Where the rows of a figure are kept."""
    return ((view * SITES + site) * TYPES + figure_type) * 3


def make_features(seats: int) -> Features:
    return SamuraiFeatures(seats)


def make_value(net: Net, features: Features, hand: Value) -> Learned:
    assert isinstance(features, SamuraiFeatures)  # noqa: S101
    return SamuraiLearned(net, features, hand)
