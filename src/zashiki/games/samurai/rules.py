"""The rules of Samurai: what may be done, and what it does.

Reads like the rulebook: the opening, placing the figures, the turn, the two exchanges, taking
figures, refilling, the end.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import nth_of
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.sheet import Sheet
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.samurai import actions as a
from zashiki.games.samurai import knowledge, observation, scoring
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.actions import DRAW, END, PASS, PICK, SWAP, WITH
from zashiki.games.samurai.state import Fields, Terms, kind_of, owner_of, tile_of
from zashiki.games.samurai.tables import Tables


class Samurai(Fields):
    """A match of Samurai."""

    # --- what may be done ----------------------------------------------------------------

    def list_actions(self, out: Codes) -> None:
        if self.phase == s.LAYING:
            self._list_turn(out)
        elif self.phase == s.REFILLING:
            self._list_bag(DRAW, out)
        elif self.phase == s.PLACING:
            self._list_places(out)
        elif self.phase == s.RELAYING:
            for i in range(self.land_left):
                out.add(a.lay(self.lifted, self.free_land[i]))
        elif self.phase == s.SWAPPING:
            self._list_partners(out)
        elif self.phase == s.OPENING:
            self._list_bag(DRAW if self.actor == CHANCE else PICK, out)

    def random_action(self, rng: Rng) -> i64:
        if self.phase == s.LAYING:
            return self._random_turn(rng)
        if self.phase == s.REFILLING:
            return DRAW + self._drawn_kind(rng)
        if self.phase == s.PLACING:
            return self._random_place(rng)
        if self.phase == s.RELAYING:
            return a.lay(self.lifted, self.free_land[rng.below(self.land_left)])
        if self.phase == s.SWAPPING:
            return self._random_partner(rng)
        if self.actor == CHANCE:
            return DRAW + self._drawn_kind(rng)
        return self._random_pick(rng)

    def weight(self, code: i64) -> i64:
        """SAM-2.4, SAM-3.7, SAM-9.1: every tile of the supply, every figure, is as likely."""
        if code < PICK:
            return self.supply[a.placed(code)[1]]
        return self.bag[self.turn * t.KINDS + code - DRAW]

    # --- what it does --------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        if a.is_lay(code):
            tile, hex_ = a.laid(code)
            if self.phase == s.RELAYING:
                self._lay_again(hex_)
            else:
                self._lay(tile, hex_)
        elif code >= DRAW:
            if code < END:
                self._draw(code - DRAW)
            else:  # END and PASS
                self._end_turn()
        elif code < SWAP:
            site, figure = a.placed(code)
            self._place(site, figure)
        elif code < WITH:
            self._swap(code - SWAP)
        elif code < PICK:
            self._swap_with(code - WITH)
        else:
            self._pick(code - PICK)

    # --- the opening (chapter 2) ---------------------------------------------------------

    def begin(self) -> None:
        """Lay out the board; the first seat chooses or draws its tiles."""
        self.set_up()
        self.phase = s.OPENING
        self._opening_of(0)

    def _opening_of(self, seat: i64) -> None:
        """SAM-2.1, SAM-2.4: five tiles of each seat's own, chosen or drawn."""
        if seat < self.seats:
            self.turn = seat
            self.actor = CHANCE if self.terms.opening_drawn else seat
        else:
            self._begin_placing()

    def _list_bag(self, first: i64, out: Codes) -> None:
        out.add_present(first, self.bag, self.turn * t.KINDS, self.tables.kinds)

    def _random_pick(self, rng: Rng) -> i64:
        """Any kind, again until one is left: uniform over those that are."""
        while True:
            kind = rng.below(self.tables.kinds)
            if self.bag[self.turn * t.KINDS + kind] > 0:
                return PICK + kind

    def _pick(self, kind: i64) -> None:
        self._to_hand(kind)
        if self.held[self.turn] == self.tables.hand:
            self._opening_of(self.turn + 1)

    # --- placing the figures (chapter 3) -------------------------------------------------

    def _begin_placing(self) -> None:
        """SAM-3.2: seat 0 begins; or chance deals the figures (SAM-3.7)."""
        self.phase = s.PLACING
        self.turn = 0
        self.actor = CHANCE if self.terms.figures_dealt else 0

    def waits_for(self, site: i64) -> bool:
        """SAM-3.3, SAM-3.4: cities until they are full, then empty villages."""
        tables = self.tables
        if self.city_room > 0:
            return 0 < site < tables.first_village and self.figures_on(site) < tables.room[site]
        return site >= tables.first_village and tables.room[site] > 0 and self.figures[site] == 0

    def next_dealt(self) -> i64:
        """SAM-3.7: the settlement that chance fills next."""
        site: i64 = 1
        while not self.waits_for(site):
            site += 1
        return site

    def _list_places(self, out: Codes) -> None:
        if self.actor == CHANCE:
            self._list_types(self.next_dealt(), out)
        else:
            for site in range(1, self.tables.sites):
                if self.waits_for(site):
                    self._list_types(site, out)

    def can_place(self, site: i64, figure_type: i64) -> bool:
        """SAM-3.5, SAM-3.6: still in the supply, and not yet in this city."""
        return self.supply[figure_type] > 0 and not self.has_figure(site, figure_type)

    def _list_types(self, site: i64, out: Codes) -> None:
        for figure_type in range(t.TYPES):
            if self.can_place(site, figure_type):
                out.add(a.place(site, figure_type))

    def _random_place(self, rng: Rng) -> i64:
        if self.actor == CHANCE:
            return self._random_deal(rng)
        if self.city_room > 0:
            return self._random_city(rng)
        # As many villages wait as figures are left, and each takes any type.
        site = self._village(rng.below(self.figures_left()))
        while True:
            figure_type = rng.below(t.TYPES)
            if self.supply[figure_type] > 0:
                return a.place(site, figure_type)

    def _random_city(self, rng: Rng) -> i64:
        """Any figure in any city, again until it fits: uniform over those that do."""
        while True:
            site = 1 + rng.below(self.tables.first_village - 1)
            figure_type = rng.below(t.TYPES)
            if self.waits_for(site) and self.can_place(site, figure_type):
                return a.place(site, figure_type)

    def _village(self, nth: i64) -> i64:
        """The nth village that waits for its figure."""
        site = self.tables.first_village
        while True:
            if self.waits_for(site):
                if nth == 0:
                    return site
                nth -= 1
            site += 1

    def _random_deal(self, rng: Rng) -> i64:
        """SAM-3.7: a figure of the supply; what its city has already is put back."""
        site = self.next_dealt()
        while True:
            figure_type = nth_of(self.supply, 0, rng.below(self.figures_left()))
            if self.can_place(site, figure_type):
                return a.place(site, figure_type)

    def _place(self, site: i64, figure_type: i64) -> None:
        self.supply[figure_type] -= 1
        self.standing[figure_type] += 1
        self.figures[site] |= 1 << figure_type
        if self.tables.is_city(site):
            self.city_room -= 1
        if self.figures_left() == 0:
            self._begin_turn(0)  # SAM-4.1
        elif self.actor != CHANCE:
            self.turn = (self.turn + 1) % self.seats
            self.actor = self.turn

    # --- the turn (chapter 4) ------------------------------------------------------------

    def _begin_turn(self, seat: i64) -> None:
        self.phase = s.LAYING
        self.turn = seat
        self.actor = seat

    def ways(self, kind: i64) -> i64:
        """How many actions a tile in hand allows now."""
        tables = self.tables
        if self.plain_laid and tables.is_fast[kind] == 0:
            return 0  # SAM-4.3
        use = tables.use[kind]
        if use == t.COVERS_LAND:
            return self.land_left
        if use == t.COVERS_SEA:
            return self.sea_left
        if use == t.LIFTS:
            return self.lifts[self.turn] if self.land_left > 0 else 0  # SAM-7.5
        # SAM-6.1: with two figures on the board, each has a partner: one of its own type
        # elsewhere, or one beside it, or, if it is the last of its type and alone, any.
        standing = self.figures_standing()
        return standing if standing > 1 else 0

    def _is_repeated(self, i: i64, base: i64) -> bool:
        """Whether the tile in this slot of the hand is equal to an earlier one."""
        for j in range(base, i):
            if self.hand[j] == self.hand[i]:
                return True
        return False

    def _list_turn(self, out: Codes) -> None:
        base = self.turn * self.tables.hand
        before = out.n
        for i in range(base, base + self.held[self.turn]):
            if not self._is_repeated(i, base):
                self._list_kind(self.hand[i], out)
        if self.laid > 0:
            out.add(END)  # SAM-4.7
        elif out.n == before:
            out.add(PASS)  # SAM-4.9

    def _list_kind(self, kind: i64, out: Codes) -> None:
        for nth in range(self.ways(kind)):
            out.add(self._nth_way(kind, nth))

    def _nth_way(self, kind: i64, nth: i64) -> i64:
        use = self.tables.use[kind]
        if use == t.COVERS_LAND:
            return a.lay(kind, self.free_land[nth])
        if use == t.COVERS_SEA:
            return a.lay(kind, self.free_sea[nth])
        if use == t.LIFTS:
            return a.lay(kind, self.liftable[self.lifts_from(self.turn) + nth])
        return SWAP + self._nth_figure(nth)

    def _random_turn(self, rng: Rng) -> i64:
        """Count the ways of each tile, then draw one of them."""
        base = self.turn * self.tables.hand
        stop = base + self.held[self.turn]
        ways: i64 = 1 if self.laid > 0 else 0
        for i in range(base, stop):
            if not self._is_repeated(i, base):
                ways += self.ways(self.hand[i])
        if ways == 0:
            return PASS
        pick = rng.below(ways)
        for i in range(base, stop):
            if not self._is_repeated(i, base):
                here = self.ways(self.hand[i])
                if pick < here:
                    return self._nth_way(self.hand[i], pick)
                pick -= here
        return END

    def _lay(self, kind: i64, hex_: i64) -> None:
        """SAM-4.4, SAM-4.5: a tile from the hand; a tile exchange lifts another."""
        self._from_hand(kind)
        if self.tables.use[kind] == t.LIFTS:
            self._lift(kind, hex_)
        else:
            self._cover(kind, hex_)

    def _from_hand(self, kind: i64) -> None:
        """Out of the hand; the last tile moves into its slot."""
        slot = self.turn * self.tables.hand
        last = slot + self.held[self.turn] - 1
        while self.hand[slot] != kind:
            slot += 1
        self.hand[slot] = self.hand[last]
        self.hand[last] = s.NOTHING
        self.held[self.turn] -= 1
        self.laid += 1
        if self.tables.is_fast[kind] == 0:
            self.plain_laid = True  # SAM-7.4; the figure exchange is fast, SAM-6.5

    def _cover(self, kind: i64, hex_: i64) -> None:
        tables = self.tables
        self.tiles[hex_] = tile_of(self.turn, kind)
        if tables.use[kind] == t.COVERS_SEA:
            self.sea_left -= 1
            self._fill_gap(self.free_sea, self.spot[hex_], self.sea_left)
            return
        self.land_left -= 1
        self._fill_gap(self.free_land, self.spot[hex_], self.land_left)
        if tables.is_fast[kind] == 0:
            self.add_liftable(hex_)
        for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
            site = tables.near[i]
            self.open_land[site] -= 1
            if self.open_land[site] == 0:
                self._surround(site)

    def _fill_gap(self, listed: vec[i64], gap: i64, last: i64) -> None:
        """Take one hex out of a list of hexes: the last one moves into its place."""
        moved = listed[last]
        listed[gap] = moved
        self.spot[moved] = gap

    # --- the figure exchange (chapter 6) -------------------------------------------------

    def _nth_figure(self, nth: i64) -> i64:
        site: i64 = 0
        while True:
            here = self.figures_on(site)
            if nth < here:
                break
            nth -= here
            site += 1
        figure_type: i64 = 0
        while True:
            if self.has_figure(site, figure_type):
                if nth == 0:
                    return site * t.TYPES + figure_type
                nth -= 1
            figure_type += 1

    def can_swap(self, one: i64, other: i64) -> bool:
        """SAM-6.1, SAM-6.3: two figures of the board, and no city gets two equal ones."""
        site, figure_type = one // t.TYPES, one % t.TYPES
        site2, figure_type2 = other // t.TYPES, other % t.TYPES
        if one == other or not self.has_figure(site2, figure_type2):
            return False
        if site == site2 or figure_type == figure_type2:
            return True  # SAM-6.4: nothing changes
        return not self.has_figure(site, figure_type2) and not self.has_figure(site2, figure_type)

    def _list_partners(self, out: Codes) -> None:
        for figure in range(self.tables.sites * t.TYPES):
            if self.can_swap(self.swapping, figure):
                out.add(WITH + figure)

    def _random_partner(self, rng: Rng) -> i64:
        """Any figure of the board, again until it may be exchanged: uniform over those."""
        while True:
            figure = self._nth_figure(rng.below(self.figures_standing()))
            if self.can_swap(self.swapping, figure):
                return WITH + figure

    def _swap(self, figure: i64) -> None:
        """SAM-6.2: the tile goes back to the box; the second figure is chosen next."""
        self._from_hand(self.tables.figure_exchange)
        self.boxed[self.turn] += 1
        self.swapping = figure
        self.phase = s.SWAPPING

    def _swap_with(self, other: i64) -> None:
        site, figure_type = self.swapping // t.TYPES, self.swapping % t.TYPES
        site2, figure_type2 = other // t.TYPES, other % t.TYPES
        if site != site2:
            self.figures[site] += (1 << figure_type2) - (1 << figure_type)
            self.figures[site2] += (1 << figure_type) - (1 << figure_type2)
        self.swapping = s.NOTHING
        self.phase = s.LAYING

    # --- the tile exchange (chapter 7) ---------------------------------------------------

    def can_lift(self, hex_: i64) -> bool:
        """SAM-7.1, SAM-7.6: an own tile without character, other than the exchange."""
        tile = self.tiles[hex_]
        is_own = tile != s.EMPTY and owner_of(tile) == self.turn
        return is_own and self.tables.is_plain_land(kind_of(tile))

    def _lift(self, kind: i64, hex_: i64) -> None:
        """SAM-7.1, SAM-7.3: the exchange takes the place of the tile, the hex stays covered."""
        self.lifted = kind_of(self.tiles[hex_])
        self.tiles[hex_] = tile_of(self.turn, kind)
        self.lifts[self.turn] -= 1
        last = self.lifts_from(self.turn) + self.lifts[self.turn]
        self._fill_gap(self.liftable, self.spot[hex_], last)
        self.phase = s.RELAYING

    def _lay_again(self, hex_: i64) -> None:
        """SAM-7.2: the lifted tile, at once, on empty land."""
        kind = self.lifted
        self.lifted = s.NOTHING
        self.phase = s.LAYING
        self._cover(kind, hex_)

    # --- taking figures (chapter 8) ------------------------------------------------------

    def _surround(self, site: i64) -> None:
        """SAM-8.1, SAM-8.4: all land beside the settlement is covered."""
        if self.terms.at_once:
            self._take_figures(site)
        else:
            self.surrounded += 1

    def _take_surrounded(self) -> None:
        for site in range(self.tables.sites):
            if self.open_land[site] == 0 and self.figures[site] != 0:
                self._take_figures(site)
        self.surrounded = 0

    def _take_figures(self, site: i64) -> None:
        """SAM-8.2, SAM-8.3: each figure goes to its strongest seat, or beside the board."""
        for figure_type in range(t.TYPES):
            if self.has_figure(site, figure_type):
                seat = self.strongest(site, figure_type)
                if seat == t.NOWHERE:
                    self.aside[figure_type] += 1
                else:
                    self.captured[seat * t.TYPES + figure_type] += 1
                self.standing[figure_type] -= 1
        self.figures[site] = 0

    def strongest(self, site: i64, figure_type: i64) -> i64:
        """The seat with the greatest influence, above 0 and above all others; or t.NOWHERE."""
        best: i64 = 0
        who: i64 = t.NOWHERE
        for seat in range(self.seats):
            influence = self.influence(site, figure_type, seat)
            if influence > best:
                best = influence
                who = seat
            elif influence == best:
                who = t.NOWHERE
        return who

    # --- the end of a turn (chapters 9 and 10) -------------------------------------------

    def _end_turn(self) -> None:
        self.laid = 0
        self.plain_laid = False
        if self.surrounded != 0:
            self._take_surrounded()
        if self.is_decided():
            self.phase = s.OVER  # SAM-9.3, SAM-10.3
            self.actor = NOBODY
        elif self._can_draw():
            self.phase = s.REFILLING
            self.actor = CHANCE
        else:
            self._next_turn()

    def is_decided(self) -> bool:
        """SAM-10.1, SAM-10.2: a type has left the board, or too many stand beside it."""
        if self.standing[0] == 0 or self.standing[1] == 0 or self.standing[2] == 0:
            return True
        return self.figures_aside() >= self.tables.aside_limit

    def _can_draw(self) -> bool:
        """SAM-9.1, SAM-9.2: up to a full hand, while the supply lasts."""
        return self.held[self.turn] < self.tables.hand and self.bagged[self.turn] > 0

    def _next_turn(self) -> None:
        """SAM-4.1, SAM-4.8: the next seat clockwise that has tiles."""
        seat = (self.turn + 1) % self.seats
        while self.held[seat] == 0 and seat != self.turn:
            seat = (seat + 1) % self.seats
        self._begin_turn(seat)

    def _drawn_kind(self, rng: Rng) -> i64:
        return nth_of(self.bag, self.turn * t.KINDS, rng.below(self.bagged[self.turn]))

    def _draw(self, kind: i64) -> None:
        if self.phase == s.OPENING:
            self._pick(kind)
            return
        self._to_hand(kind)
        if not self._can_draw():
            self._next_turn()

    def _to_hand(self, kind: i64) -> None:
        seat = self.turn
        self.bag[seat * t.KINDS + kind] -= 1
        self.bagged[seat] -= 1
        self.hand[seat * self.tables.hand + self.held[seat]] = kind
        self.held[seat] += 1

    # --- the rest of the contract --------------------------------------------------------

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        knowledge.deal_hidden(self, seat, rng)

    def fill_sheet(self, seat: i64, sheet: Sheet) -> None:
        observation.fill(self, seat, sheet)

    def copy(self) -> Samurai:
        new = Samurai(self.setup, self.tables, self.terms)
        new.copy_from(self)
        return new


def new_match(setup: Setup) -> Samurai:
    """About to begin."""
    tables = cast("dict[int, Tables]", setup.edition.tables)[int(setup.seats)]
    state = Samurai(setup, tables, Terms(setup.options))
    state.begin()
    return state
