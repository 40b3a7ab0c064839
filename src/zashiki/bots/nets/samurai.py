"""A learned value of Samurai that guesses all tiles of a turn from one look at the board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.nets.features import Features
from zashiki.bots.nets.net import Net
from zashiki.bots.nets.samurai_features import (
    CELLS,
    HAND,
    NEXT,
    RUNNING,
    SORTS,
    STAGE,
    STAGES,
    SamuraiFeatures,
    is_running,
    spot,
)
from zashiki.bots.nets.value import SPREAD, Learned
from zashiki.bots.values.samurai import next_to_lay
from zashiki.bots.values.value import Value, write_chances
from zashiki.core.codes import Codes
from zashiki.core.state import State
from zashiki.games.samurai.actions import END, is_lay, is_swap, laid
from zashiki.games.samurai.state import (
    KIND_MASK,
    LAYING,
    RELAYING,
    Fields,
)
from zashiki.games.samurai.tables import (
    COVERS_LAND,
    COVERS_SEA,
    KINDS,
    LIFTS,
    SITES,
    TYPES,
)

COUNTS: Final[i64] = 64  # rows that tell who has and would have most: there are fewer


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
        for n in range(codes.n):
            if not self._is_quick(state, codes.get(n), look):
                out[n] = self.play_and_judge(state, codes.get(n), look, self.after)
        self._sum_board(state)
        words = self.net.words
        for n in range(codes.n):
            if self._is_quick(state, codes.get(n), look):
                self._change(state, codes.get(n))
                for view in range(state.seats):
                    self.worths[view] = self.net.worth(self.child, view * words)
                write_chances(self.worths, state.seats, SPREAD, self.after)
                out[n] = self.after[state.actor]

    def _is_quick(self, state: Fields, code: i64, look: i64) -> bool:
        """Whether what the code changes can be told without playing it."""
        if is_lay(code):
            is_lifting = state.phase == LAYING and state.tables.use[laid(code)[0]] == LIFTS
            return look == 0 or not is_lifting
        if code == END:  # nothing is taken, and the next seat does have tiles
            is_quiet = state.surrounded == 0 and not state.terms.at_once
            return is_quiet and state.held[(state.turn + 1) % state.seats] > 0
        return look == 0 and is_swap(code)

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
        net.add(out, at, NEXT + self.seen.step_to(view, turn))
        net.add(out, at, STAGE + min(STAGES - 1, unlaid))

    def _change(self, state: Fields, code: i64) -> None:
        """Write the sums as if the code was played."""
        if is_lay(code):
            kind, hex_ = laid(code)
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
            self.net.add(out, at, RUNNING + self.seen.step_to(view, running))

    def _lay(self, state: Fields, kind: i64, hex_: i64) -> None:
        child, by_kind = self.child, self.by_kind
        turn = next_to_lay(state)
        if state.tables.is_fast[kind] == 0:
            turn = (state.actor + 1) % state.seats
        size = state.seats * self.net.words
        base = kind * size
        if self.kind_known[kind] != self.guessed:
            self.kind_known[kind] = self.guessed
            self._sum_kind(state, kind, turn, base)
        for k in range(size):
            child[k] = by_kind[base + k]
        self._lay_beside(state, kind, hex_, turn)

    def _lay_beside(self, state: Fields, kind: i64, hex_: i64, turn: i64) -> None:
        """What the tile changes at the settlements beside it."""
        tables, child, changes = state.tables, self.child, self.changes
        size = state.seats * self.net.words
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
        if changed >= 0 and is_alone:
            tallies, at = self.tallies, changed * size
            for k in range(size):
                child[k] += tallies[at + k]
        elif changed >= 0:
            self._count_together(state, kind, hex_)

    def _count_together(self, state: Fields, kind: i64, hex_: i64) -> None:
        """Several settlements beside the tile change who would have most of a type."""
        tables = state.tables
        has_changed = False
        for i in range(tables.near_from[hex_], tables.near_from[hex_ + 1]):
            slot = tables.near[i] * KINDS + kind
            if state.figures[tables.near[i]] != 0 and self.leaders[slot] != 0:
                has_changed = self._lead_on(self.leaders[slot], has_changed)
        self._count_again(state, self.child, 0)

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
        step = seen.step_to(view, seat)
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
