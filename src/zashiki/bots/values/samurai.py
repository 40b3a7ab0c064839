"""What a position of Samurai is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.values.value import HandMade, Value, write_chances
from zashiki.core.codes import Codes
from zashiki.core.state import State
from zashiki.games.samurai.actions import END, is_lay, is_swap, laid
from zashiki.games.samurai.state import (
    KIND_MASK,
    LAYING,
    OPENING,
    PLACING,
    REFILLING,
    RELAYING,
    SEAT_SHIFT,
    SWAPPING,
    Fields,
)
from zashiki.games.samurai.tables import (
    COVERS_LAND,
    FIGURE_NAMES,
    KINDS,
    LIFTS,
    SIDES,
    SITES,
    SWAPS,
    TYPES,
    Tables,
)

# What a unit brings, as the power of e by which the chance to win grows. See docs/bots.md.
WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # with 2, 3 and 4 seats
    "two majorities": (2.0, 3.0, 0.0),  # times the chance to have them
    "majority": (0.0, 0.0, 1.5),  # times the chance to have it, for each type
    "figure": (0.3, 0.35, 0.35),  # taken, or times the chance to take it
    "tempo": (0.3, 0.3, 0.4),  # to be the next to lay a tile; falls to nothing for the last
    # of tiles that are not laid yet
    "strength": (0.04, 0.05, 0.025),  # for each type it works on
    "tile exchange": (0.8, 0.5, 0.4),
    "figure exchange": (0.5, 0.35, 0.45),
    # of the first hand, while the others are not seen yet
    "best of a sort": (0.1, 0.1, 0.1),  # for each point of its strength
    # How sure things are: what makes the chances of a seat e to 1.
    "lead of influence": (2.6, 2.6, 2.6),  # beside a settlement, to take a figure
    "lead of figures": (0.3, 0.3, 0.1),  # of a type, to get the majority ...
    "more for each": (0.2, 0.2, 0.1),  # ... and for each of the type that still stands
}

# By type: the chances of majorities, then figures taken and those to be expected.
TERMS: Final = [
    *FIGURE_NAMES,
    *[f"{name}-figures" for name in FIGURE_NAMES],
    "tiles",
    "tempo",
]
TILES_TERM: Final[i64] = 6
TEMPO_TERM: Final[i64] = 7

CELLS: Final[i64] = 12  # a number for each type of up to four seats: seat * TYPES + type


class SamuraiValue(HandMade):
    """Everything seen from how many figures of each type each seat may expect.

    `guess` counts the board once, and what a tile changes at a settlement once; every action is
    put together from these.
    """

    def __init__(self) -> None:
        super().__init__(TERMS)
        self.tables: Tables | None = None  # for which the weights were taken
        self.two_majorities: float = 0.0
        self.majority: float = 0.0
        self.figure: float = 0.0
        self.exchange: float = 0.0
        self.tempo: float = 0.0
        self.lead: float = 0.0
        self.lead_more: float = 0.0
        self.pulls: vec[float] = vec[float]()  # of so much influence beside a settlement
        self.kinds: vec[float] = vec[float]([0.0] * int(KINDS))  # what such a tile to come is worth
        self.sorts: vec[i64] = vec[i64]([0] * int(KINDS))  # the first kind that works like this one
        self.points: vec[float] = vec[float]([0.0] * int(KINDS))  # what it brings to a first hand

        self.figures: vec[float] = vec[float]([0.0] * int(CELLS))  # expected
        self.chances: vec[float] = vec[float]([0.0] * int(CELLS))  # of each majority
        self.tiles: vec[float] = vec[float]([0.0] * 4)  # what each seat has to come
        self.next: i64 = 0  # the seat that is the next to lay
        self.sums: vec[i64] = vec[i64]([0] * int(CELLS))  # influence beside one settlement

        # for `guess`
        self.figures_now: vec[float] = vec[float]([0.0] * int(CELLS))  # before the action
        self.chances_now: vec[float] = vec[float]([0.0] * int(CELLS))
        self.after: vec[float] = vec[float]([0.0] * 4)  # chances after it
        self.gains: vec[float] = vec[float]([0.0] * int(CELLS * SITES * KINDS))
        self.counted: vec[i64] = vec[i64]([0] * int(SITES * KINDS))  # for which guess that was
        self.guessed: i64 = 0

    def is_unfinished(self, state: State) -> bool:
        assert isinstance(state, Fields)  # noqa: S101
        return state.phase in (RELAYING, SWAPPING)

    def only_opens(self, state: State, code: i64) -> bool:
        assert isinstance(state, Fields)  # noqa: S101
        if is_lay(code):
            return state.phase == LAYING and state.tables.use[laid(code)[0]] == LIFTS
        return is_swap(code)

    def spread(self, state: State) -> float:
        return 1.0

    def weigh(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        self._look_around(state)
        self._sum_up(state, out)

    def tell(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, Fields)  # noqa: S101
        self._look_around(state)
        self._split(state, seat, out)

    def _look_around(self, state: Fields) -> None:
        """Figures to be expected, chances of majorities, tiles to come, and who lays next."""
        if state.tables is not self.tables:
            self._take_weights(state.tables)
        figures = self.figures
        for i in range(state.seats * TYPES):
            figures[i] = float(state.captured[i])
        for site in range(state.tables.sites):
            if state.figures[site] != 0 and self._add_up(state, site):
                self._expect_site(state, site, state.open_land[site], 1.0, figures, 0)
        for figure_type in range(TYPES):
            self._expect_majority(state, figure_type)
        for seat in range(state.seats):
            self.tiles[seat] = self._tiles_to_come(state, seat)
            if state.phase <= PLACING:
                self.tiles[seat] += self._first_hand(state, seat)
        self.next = next_to_lay(state)

    def _take_weights(self, tables: Tables) -> None:
        """The weights for so many seats, and what follows from them for the tiles."""
        self.tables = tables
        column = int(tables.seats) - 2
        self.two_majorities = WEIGHTS["two majorities"][column]
        self.majority = WEIGHTS["majority"][column]
        self.figure = WEIGHTS["figure"][column]
        self.exchange = WEIGHTS["figure exchange"][column]
        self.tempo = WEIGHTS["tempo"][column] / float(tables.seats - 1)
        self.lead = WEIGHTS["lead of figures"][column]
        self.lead_more = WEIGHTS["more for each"][column]
        most: i64 = 0
        for strength in tables.strength:
            most = max(most, strength)
        sure = WEIGHTS["lead of influence"][column]
        self.pulls = vec[float]([exp(i / sure) for i in range(int(SIDES * most) + 1)])
        point = WEIGHTS["best of a sort"][column]
        for kind in range(tables.kinds):
            row = kind * TYPES
            self.sorts[kind] = sort_of(tables, kind)
            self.points[kind] = point * float(strongest(tables, kind))
            reach = tables.strength[row] + tables.strength[row + 1] + tables.strength[row + 2]
            self.kinds[kind] = WEIGHTS["strength"][column] * float(reach)
            if tables.use[kind] == LIFTS:
                self.kinds[kind] = WEIGHTS["tile exchange"][column]
            elif tables.use[kind] == SWAPS:
                self.kinds[kind] = self.exchange

    def guess(self, state: State, codes: Codes, out: vec[float], look: i64) -> None:
        """A tile laid changes the settlements beside it alone; the rest is counted once."""
        assert isinstance(state, Fields)  # noqa: S101
        if state.phase != LAYING and state.phase != RELAYING:
            super().guess(state, codes, out, look)
            return
        seat = state.actor
        for n in range(codes.n):
            if not self._is_quick(state, codes.get(n), look):
                out[n] = self.play_and_judge(state, codes.get(n), look, self.after)
        self._count(state)
        tiles, turn = self.tiles[seat], self.next
        for n in range(codes.n):
            if self._is_quick(state, codes.get(n), look):
                changed = self._change(state, codes.get(n))
                self._sum_up(state, self.worths)
                write_chances(self.worths, state.seats, self.spread(state), self.after)
                out[n] = self.after[seat]
                self._take_back(state, changed)
                self.tiles[seat], self.next = tiles, turn

    def _is_quick(self, state: Fields, code: i64, look: i64) -> bool:
        """Whether what the code changes can be told without playing it."""
        if is_lay(code):
            return look == 0 or state.tables.use[laid(code)[0]] < LIFTS
        if code == END:  # nothing is taken, and the next seat does have tiles
            is_quiet = state.surrounded == 0 and not state.terms.at_once
            return is_quiet and state.held[(state.turn + 1) % state.seats] > 0
        return look == 0 and is_swap(code)

    def _change(self, state: Fields, code: i64) -> i64:
        """Count as if the code was played; return the types of figures that it changes."""
        if is_lay(code):
            kind, hex_ = laid(code)
            if state.tables.use[kind] == LIFTS:
                return self._lift(state, kind, hex_)
            return self._lay(state, kind, hex_)
        if code == END:
            self.next = (state.turn + 1) % state.seats
        return 0  # the first figure of an exchange: nothing moved yet

    def _count(self, state: Fields) -> None:
        """Count the board, to be changed by one tile after another."""
        self.weigh(state, self.worths)
        for i in range(state.seats * TYPES):
            self.figures_now[i] = self.figures[i]
            self.chances_now[i] = self.chances[i]
        self.guessed += 1

    def _lay(self, state: Fields, kind: i64, hex_: i64) -> i64:
        """Count as if the actor's tile lay there; return the types of figures that it changes."""
        tables = state.tables
        changed: i64 = 0
        for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
            site = tables.near[i]
            if state.figures[site] != 0:
                changed |= state.figures[site]
                at = self._gain(state, kind, site)
                for j in range(state.seats * TYPES):
                    self.figures[j] += self.gains[at + j]
        for figure_type in range(TYPES):
            if changed >> figure_type & 1:
                self._expect_majority(state, figure_type)
        self.tiles[state.actor] -= self.kinds[kind]
        if tables.is_fast[kind] == 0:
            self.next = (state.actor + 1) % state.seats
        return changed

    def _lift(self, state: Fields, kind: i64, hex_: i64) -> i64:
        """Like `_lay`, for an exchange that takes the place of another tile."""
        tables = state.tables
        lifted = state.tiles[hex_] & KIND_MASK
        changed: i64 = 0
        for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
            site = tables.near[i]
            if state.figures[site] != 0:
                changed |= state.figures[site]
                open_land = state.open_land[site]
                self._add_up(state, site)
                self._expect_site(state, site, open_land, -1.0, self.figures, 0)
                for figure_type in range(TYPES):
                    less = tables.strength[lifted * TYPES + figure_type]
                    self.sums[state.actor * TYPES + figure_type] -= less
                self._expect_site(state, site, open_land, 1.0, self.figures, 0)
        for figure_type in range(TYPES):
            if changed >> figure_type & 1:
                self._expect_majority(state, figure_type)
        self.tiles[state.actor] += self.kinds[lifted] - self.kinds[kind]
        return changed

    def _take_back(self, state: Fields, changed: i64) -> None:
        for i in range(state.seats * TYPES):
            if changed >> i % TYPES & 1:
                self.figures[i] = self.figures_now[i]
                self.chances[i] = self.chances_now[i]

    def _gain(self, state: Fields, kind: i64, site: i64) -> i64:
        """Where in `gains` it says what the actor's tile beside a settlement changes."""
        slot = site * KINDS + kind
        at = slot * CELLS
        if self.counted[slot] == self.guessed:
            return at
        self.counted[slot] = self.guessed
        tables = state.tables
        for i in range(CELLS):
            self.gains[at + i] = 0.0
        open_land = state.open_land[site]
        if self._add_up(state, site):
            self._expect_site(state, site, open_land, -1.0, self.gains, at)
        for figure_type in range(TYPES):
            strength = tables.strength[kind * TYPES + figure_type]
            self.sums[state.actor * TYPES + figure_type] += strength
        if tables.use[kind] == COVERS_LAND:
            open_land -= 1
        self._expect_site(state, site, open_land, 1.0, self.gains, at)
        return at

    def _expect_site(
        self, state: Fields, site: i64, open_land: i64, sign: float, out: vec[float], at: i64
    ) -> None:
        """Add (or with -1.0 take away) what each seat may expect of a settlement's figures."""
        for figure_type in range(TYPES):
            if state.figures[site] >> figure_type & 1:
                if open_land == 0:
                    self._decide(state.seats, figure_type, sign, out, at)
                else:
                    self._share(state.seats, figure_type, sign, out, at)

    def _sum_up(self, state: Fields, out: vec[float]) -> None:
        """Every seat's worth from the figures it may expect."""
        parts = self.parts
        for seat in range(state.seats):
            self._split(state, seat, parts)
            weights = self.weights(seat)
            worth = self.shifts[seat]
            for i in range(TEMPO_TERM + 1):
                worth += weights[i] * parts[i]
            out[seat] = worth

    def _split(self, state: Fields, seat: i64, out: vec[float]) -> None:
        """The terms of a seat. Of two majorities together, each has its half."""
        base = seat * TYPES
        a, b, c = self.chances[base], self.chances[base + 1], self.chances[base + 2]
        thrice = 2.0 * a * b * c / 3.0
        for figure_type in range(TYPES):
            chance = self.chances[base + figure_type]
            both = chance * (a + b + c - chance) / 2.0 - thrice
            out[figure_type] = self.two_majorities * both + self.majority * chance
            out[TYPES + figure_type] = self.figure * self.figures[base + figure_type]
        later = (seat - self.next + state.seats) % state.seats
        out[TILES_TERM] = self.tiles[seat]
        out[TEMPO_TERM] = self.tempo * float(state.seats - 1 - later)

    def _add_up(self, state: Fields, site: i64) -> bool:
        """Every seat's influence beside a settlement; False if there is none."""
        sums = self.sums
        for i in range(state.seats * TYPES):
            sums[i] = 0
        found = False
        around, tiles, strength = state.tables.around, state.tiles, state.tables.strength
        for i in range(site * SIDES, site * SIDES + SIDES):
            if around[i] >= 0:
                tile = tiles[around[i]]
                if tile >= 0:
                    found = True
                    base = (tile >> SEAT_SHIFT) * TYPES
                    kind = (tile & KIND_MASK) * TYPES
                    sums[base] += strength[kind]
                    sums[base + 1] += strength[kind + 1]
                    sums[base + 2] += strength[kind + 2]
        return found

    def _share(self, seats: i64, figure_type: i64, sign: float, out: vec[float], at: i64) -> None:
        total = 0.0
        for seat in range(seats):
            total += self.pulls[self.sums[seat * TYPES + figure_type]]
        for seat in range(seats):
            i = seat * TYPES + figure_type
            out[at + i] += sign * self.pulls[self.sums[i]] / total

    def _decide(self, seats: i64, figure_type: i64, sign: float, out: vec[float], at: i64) -> None:
        """Surrounded: the strictly highest influence takes it."""
        best: i64 = 0
        who: i64 = -1
        for seat in range(seats):
            influence = self.sums[seat * TYPES + figure_type]
            if influence > best:
                best, who = influence, seat
            elif influence == best:
                who = -1
        if who >= 0:
            out[at + who * TYPES + figure_type] += sign

    def _expect_majority(self, state: Fields, figure_type: i64) -> None:
        """Each seat's chance to have most of a type."""
        lead = self.lead + self.lead_more * float(state.standing[figure_type])
        most = 0.0
        for seat in range(state.seats):
            most = max(most, self.figures[seat * TYPES + figure_type])
        total = 0.0
        for seat in range(state.seats):
            i = seat * TYPES + figure_type
            self.chances[i] = exp((self.figures[i] - most) / lead)
            total += self.chances[i]
        for seat in range(state.seats):
            self.chances[seat * TYPES + figure_type] /= total

    def _tiles_to_come(self, state: Fields, seat: i64) -> float:
        """What is not laid yet: in hand, in the supply, or just being exchanged."""
        worth = 0.0
        if seat == state.turn:
            if state.phase == RELAYING:
                worth = self.kinds[state.lifted]
            elif state.phase == SWAPPING:
                worth = self.exchange
        for kind in range(state.tables.kinds):
            worth += self.kinds[kind] * float(state.bag[seat * KINDS + kind])
        base = seat * state.tables.hand
        for i in range(base, base + state.held[seat]):
            worth += self.kinds[state.hand[i]]
        return worth

    def _first_hand(self, state: Fields, seat: i64) -> float:
        """A hand to begin with is strong and can do many things: the best of each sort counts."""
        worth = 0.0
        base = seat * state.tables.hand
        for i in range(base, base + state.held[seat]):
            kind = state.hand[i]
            is_best = True
            for j in range(base, base + state.held[seat]):
                other = state.hand[j]
                if j != i and self.sorts[other] == self.sorts[kind]:
                    stronger = self.points[other] - self.points[kind]
                    if stronger > 0.0 or (stronger == 0.0 and j < i):
                        is_best = False
            if is_best:
                worth += self.points[kind]
        return worth


def strongest(tables: Tables, kind: i64) -> i64:
    """The influence of a tile on the figures it works on most."""
    most: i64 = 0
    for figure_type in range(TYPES):
        most = max(most, tables.strength[kind * TYPES + figure_type])
    return most


def sort_of(tables: Tables, kind: i64) -> i64:
    """The first kind that goes to the same places, works on the same figures, and is as fast."""
    for other in range(kind):
        is_alike = tables.use[other] == tables.use[kind]
        is_alike = is_alike and tables.is_fast[other] == tables.is_fast[kind]
        for figure_type in range(TYPES):
            works = tables.strength[other * TYPES + figure_type] > 0
            if works != (tables.strength[kind * TYPES + figure_type] > 0):
                is_alike = False
        if is_alike:
            return other
    return kind


def make() -> Value:
    return SamuraiValue()


def next_to_lay(state: Fields) -> i64:
    """The seat that lays the next tile without character."""
    if state.phase == OPENING or state.phase == PLACING:
        return 0
    if state.phase == RELAYING:
        return state.turn
    if state.plain_laid or state.phase == REFILLING:
        return (state.turn + 1) % state.seats
    return state.turn
