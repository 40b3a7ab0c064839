"""What a position of Samurai is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.values.value import HandMade, Value
from zashiki.core.codes import Codes
from zashiki.core.state import State
from zashiki.games.samurai.state import (
    KIND_MASK,
    LAYING,
    PLACE,
    RELAYING,
    SEAT_SHIFT,
    SWAPPING,
    Position,
)
from zashiki.games.samurai.tables import (
    COVERS_LAND,
    HEXES,
    KINDS,
    LIFTS,
    SIDES,
    SITES,
    TYPES,
    Tables,
)

# Points per unit.
TWO_MAJORITIES: Final = 8.0  # times the chance to have them
MAJORITY: Final = 2.0  # times the chance to have it, for each type
FIGURE: Final = 0.35  # taken, or likely to be taken
FAST_TILE: Final = 0.25  # not laid yet: it can be laid beside another one
HAND_STRENGTH: Final = 0.02  # per point of strength in hand
# How sure a settlement is: seats share its figures by the cube of influence plus this.
DOUBT: Final = 0.6  # always ...
DOUBT_PER_HEX: Final = 1.1  # ... and for each land hex beside it that is still empty
# How sure a majority is: a lead of so many figures makes the chances e to 1.
LEAD: Final = 0.5  # always ...
LEAD_PER_FIGURE: Final = 0.35  # ... and for each figure of the type that still stands
SPREAD: Final = 3.5

CELLS: Final[i64] = 12  # a number for each type of up to four seats: seat * TYPES + type


class SamuraiValue(HandMade):
    """`guess` counts the board once; what a tile changes at a settlement is counted once, too."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: vec[float] = vec[float]([0.0] * CELLS)  # expected, seat * TYPES + type
        self.chances: vec[float] = vec[float]([0.0] * CELLS)  # of each majority, likewise
        self.sums: vec[i64] = vec[i64]([0] * CELLS)  # influence beside one settlement, likewise
        self.tiles: vec[float] = vec[float]([0.0] * 4)  # what each seat has to come
        self.figures_now: vec[float] = vec[float]([0.0] * CELLS)  # before the action guessed at
        self.chances_now: vec[float] = vec[float]([0.0] * CELLS)
        self.after: vec[float] = vec[float]([0.0] * 4)  # chances after it
        self.gains: vec[float] = vec[float]([0.0] * (CELLS * int(SITES * KINDS)))
        self.counted: vec[i64] = vec[i64]([0] * int(SITES * KINDS))  # for which guess that was
        self.guessed: i64 = 0

    def is_unfinished(self, state: State) -> bool:
        assert isinstance(state, Position)  # noqa: S101
        return state.phase in (RELAYING, SWAPPING)

    def spread(self, state: State) -> float:
        return SPREAD

    def weigh(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Position)  # noqa: S101  told to mypyc
        figures = self.figures
        for i in range(state.seats * TYPES):
            figures[i] = float(state.captured[i])
        for site in range(state.tables.sites):
            if state.figures[site] != 0 and self._add_up(state, site):
                self._expect_site(state, site, state.open_land[site], 1.0, figures, 0)
        for figure_type in range(TYPES):
            self._expect_majority(state, figure_type)
        for seat in range(state.seats):
            self.tiles[seat] = tiles_to_come(state, seat)
        self._sum_up(state, out)

    def guess(self, state: State, codes: Codes, out: vec[float], look: i64) -> None:
        """A tile laid changes the settlements beside it alone; the rest is counted once."""
        assert isinstance(state, Position)  # noqa: S101
        if state.phase != LAYING and state.phase != RELAYING:
            super().guess(state, codes, out, look)
            return
        seat = state.actor
        for n in range(codes.n):
            if not is_laid(state, codes.get(n)):
                after = state.copy()
                after.apply(codes.get(n))
                self.judge_ahead(after, self.after, look if after.actor == seat else 0)
                out[n] = self.after[seat]
        self._count(state)
        tiles = self.tiles[seat]
        for n in range(codes.n):
            code = codes.get(n)
            if is_laid(state, code):
                changed = self._lay(state, code // HEXES, code % HEXES)
                self._sum_up(state, self.worths)
                self.compare(state.seats, SPREAD, self.after)
                out[n] = self.after[seat]
                self._take_back(state, changed)
                self.tiles[seat] = tiles

    def _count(self, state: Position) -> None:
        """Count the board, to be changed by one tile after another."""
        self.weigh(state, self.worths)
        for i in range(state.seats * TYPES):
            self.figures_now[i] = self.figures[i]
            self.chances_now[i] = self.chances[i]
        self.guessed += 1

    def _lay(self, state: Position, kind: i64, hex_: i64) -> i64:
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
        if state.phase == LAYING:
            self.tiles[state.actor] -= tile_to_come(tables, kind)
        return changed

    def _take_back(self, state: Position, changed: i64) -> None:
        for i in range(state.seats * TYPES):
            if changed >> i % TYPES & 1:
                self.figures[i] = self.figures_now[i]
                self.chances[i] = self.chances_now[i]

    def _gain(self, state: Position, kind: i64, site: i64) -> i64:
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
        self, state: Position, site: i64, open_land: i64, sign: float, out: vec[float], at: i64
    ) -> None:
        """Add (or with -1.0 take away) what each seat may expect of a settlement's figures."""
        standing = state.figures[site]
        doubt = DOUBT + DOUBT_PER_HEX * float(open_land)
        for figure_type in range(TYPES):
            if standing >> figure_type & 1:
                if open_land == 0:
                    self._decide(state.seats, figure_type, sign, out, at)
                else:
                    self._share(state.seats, figure_type, doubt, sign, out, at)

    def _sum_up(self, state: Position, out: vec[float]) -> None:
        """Every seat's worth from the figures it may expect."""
        figures = self.figures
        for seat in range(state.seats):
            base = seat * TYPES
            a, b, c = self.chances[base], self.chances[base + 1], self.chances[base + 2]
            worth = TWO_MAJORITIES * (a * b + b * c + c * a - 2.0 * a * b * c)
            worth += MAJORITY * (a + b + c)
            worth += FIGURE * (figures[base] + figures[base + 1] + figures[base + 2])
            out[seat] = worth + self.tiles[seat]

    def _add_up(self, state: Position, site: i64) -> bool:
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

    def _share(
        self, seats: i64, figure_type: i64, doubt: float, sign: float, out: vec[float], at: i64
    ) -> None:
        total = 0.0
        for seat in range(seats):
            pull = doubt + float(self.sums[seat * TYPES + figure_type])
            total += pull * pull * pull
        for seat in range(seats):
            pull = doubt + float(self.sums[seat * TYPES + figure_type])
            out[at + seat * TYPES + figure_type] += sign * pull * pull * pull / total

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

    def _expect_majority(self, state: Position, figure_type: i64) -> None:
        """Each seat's chance to have most of a type."""
        lead = LEAD + LEAD_PER_FIGURE * float(state.standing[figure_type])
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


def make() -> Value:
    return SamuraiValue()


def is_laid(state: Position, code: i64) -> bool:
    """Whether the code lays a tile that has influence."""
    return code < PLACE and state.tables.use[code // HEXES] < LIFTS


def tiles_to_come(state: Position, seat: i64) -> float:
    """Fast tiles not laid yet, and how strong the hand is."""
    tables = state.tables
    worth = 0.0
    for kind in range(tables.kinds):
        if tables.is_fast[kind]:
            worth += FAST_TILE * float(state.bag[seat * KINDS + kind])
    base = seat * tables.hand
    for i in range(base, base + state.held[seat]):
        worth += tile_to_come(tables, state.hand[i])
    return worth


def tile_to_come(tables: Tables, kind: i64) -> float:
    """What a tile in hand is worth there."""
    row = kind * TYPES
    strength = tables.strength[row] + tables.strength[row + 1] + tables.strength[row + 2]
    worth = HAND_STRENGTH * float(strength)
    return worth + FAST_TILE if tables.is_fast[kind] else worth
