"""What a net sees of IKI: stores and people of every seat, the stalls, the market, the year."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.nets.features import Features, cut
from zashiki.bots.values.iki import harmony, row_worth
from zashiki.core import bits
from zashiki.core.state import State
from zashiki.games.iki import scoring
from zashiki.games.iki.state import HOUSE, OVER, Fields
from zashiki.games.iki.tables import (
    BUILDINGS,
    CARDS,
    DECK,
    FIELDS,
    IKI,
    KOBUN,
    N_KINDS,
    N_PERKS,
    RICE,
    SPACES,
    STALLS,
    STOCKS,
)

# --- the numbers of the features; a seat is told by the steps from mine to it ------------------

SEATS: Final[i64] = 4
OWNERS: Final[i64] = 5  # a seat, or nobody
AMOUNTS: Final[i64] = 16  # of a resource
LEAD: Final[i64] = 30  # points, to either side
YEAR: Final[i64] = 14
FIRES: Final[i64] = 16
LEVELS: Final[i64] = 5
COINS: Final[i64] = 4  # on a card of the market
WORTHS: Final[i64] = 16
FEW: Final[i64] = 8

STOCK_AT: Final[i64] = 0  # all but the points: in `LEAD_AT`
FIRE_AT: Final[i64] = STOCK_AT + SEATS * STOCKS * AMOUNTS
KOBUN_AT: Final[i64] = FIRE_AT + SEATS * FIRES * SEATS
COLOURS_AT: Final[i64] = KOBUN_AT + SEATS * (KOBUN + 1)
RETIRED_AT: Final[i64] = COLOURS_AT + SEATS * FEW * FEW
GOODS_AT: Final[i64] = RETIRED_AT + SEATS * FEW
PERKS_AT: Final[i64] = GOODS_AT + SEATS * N_KINDS * FEW
SPACE_AT: Final[i64] = PERKS_AT + SEATS * N_PERKS * FEW
FIELD_AT: Final[i64] = SPACE_AT + SEATS * (SPACES + 1)
PENSION_AT: Final[i64] = FIELD_AT + SEATS * FIELDS * 2
HARMONY_AT: Final[i64] = PENSION_AT + SEATS * WORTHS
RICE_AT: Final[i64] = HARMONY_AT + SEATS * WORTHS
LEAD_AT: Final[i64] = RICE_AT + SEATS * FEW * FEW
OVER_AT: Final[i64] = LEAD_AT + (2 * LEAD + 1) * YEAR
CARD_AT: Final[i64] = OVER_AT + SEATS * (2 * LEAD + 1)
HOUSE_AT: Final[i64] = CARD_AT + CARDS * OWNERS * LEVELS
STALL_AT: Final[i64] = HOUSE_AT + BUILDINGS * OWNERS
MARKET_AT: Final[i64] = STALL_AT + STALLS * OWNERS * 2
OFFER_AT: Final[i64] = MARKET_AT + CARDS * COINS
TURN_AT: Final[i64] = OFFER_AT + BUILDINGS
MONTH_AT: Final[i64] = TURN_AT + (OVER + 1) * OWNERS
PENDING_AT: Final[i64] = MONTH_AT + YEAR * SEATS
VISIT_AT: Final[i64] = PENDING_AT + CARDS
FEATURES: Final[i64] = VISIT_AT + OWNERS * 2 * 5


class IkiFeatures(Features):
    """Nothing is hidden but the future."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.harmony: vec[float] = vec[float]([0.0] * 4)
        self.field: vec[i64] = vec[i64]([0] * seats)  # of each seat on the order track, or -1
        self.front: vec[i64] = vec[i64]([0] * seats)  # place in the line of the fire brigade

    def count(self) -> int:
        return int(FEATURES)

    def look(self, state: State) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        state.rate(self.points, self.places)
        for seat in range(self.seats):
            self.field[seat] = -1
            self.front[state.standing[seat]] = seat
            self.harmony[seat] = harmony(state, seat, 1.0)
        for field in range(state.tables.n_fields):
            if state.fields[field] >= 0:
                self.field[state.fields[field]] = field

    def read(self, state: State, seat: i64) -> None:
        assert isinstance(state, Fields)  # noqa: S101
        self.n = 0
        self._read_turn(state, seat)
        self._read_leads(state, seat)
        for step in range(self.seats):
            self._read_seat(state, (seat + step) % self.seats, step)
        self._read_stalls(state, seat)
        self._read_market(state)

    def owner(self, seat: i64, other: i64) -> i64:
        """The steps to a seat; one more than there can be for nobody."""
        return OWNERS - 1 if other < 0 else self.step_to(seat, other)

    def _read_turn(self, state: Fields, seat: i64) -> None:
        mover = self.owner(seat, state.turn)
        self.put(TURN_AT + state.phase * OWNERS + mover)
        month = cut(state.month, 0, YEAR - 1)
        first: i64 = 0 if state.first < 0 else self.step_to(seat, state.first)
        self.put(MONTH_AT + month * SEATS + first)
        visit = mover * 2 + min(1, state.used)
        self.put(VISIT_AT + visit * 5 + min(4, state.deals + state.lessons))
        if 0 <= state.pending < CARDS:
            self.put(PENDING_AT + state.pending)

    def _read_leads(self, state: Fields, seat: i64) -> None:
        lead = self.put_leads(seat, OVER_AT, LEAD)
        self.put(LEAD_AT + lead * YEAR + cut(state.month, 0, YEAR - 1))

    def _read_seat(self, state: Fields, seat: i64, step: i64) -> None:
        for resource in range(IKI):
            amount = min(AMOUNTS - 1, state.stock[seat * STOCKS + resource])
            self.put(STOCK_AT + (step * STOCKS + resource) * AMOUNTS + amount)
        people = bits.count(state.people[seat])
        rice = min(FEW - 1, state.held(seat, RICE))
        self.put(RICE_AT + (step * FEW + min(FEW - 1, people)) * FEW + rice)
        fire = min(FIRES - 1, state.fire[seat] + state.watch[seat])
        self.put(FIRE_AT + (step * FIRES + fire) * SEATS + self.front[seat])
        self.put(KOBUN_AT + step * (KOBUN + 1) + cut(state.kobun[seat], 0, KOBUN))
        on_board = colours_on_board(state, seat) | state.colours[seat]
        retired = min(FEW - 1, bits.count(state.colours[seat]) + state.wilds[seat])
        self.put(COLOURS_AT + (step * FEW + bits.count(on_board)) * FEW + retired)
        self.put(RETIRED_AT + step * FEW + min(FEW - 1, state.retired[seat]))
        for kind in range(N_KINDS):
            owned = min(FEW - 1, scoring.goods_of(state, seat, kind))
            self.put(GOODS_AT + (step * N_KINDS + kind) * FEW + owned)
        for perk in range(N_PERKS):
            has = state.perk(seat, perk)
            if has > 0:
                self.put(PERKS_AT + (step * N_PERKS + perk) * FEW + min(FEW - 1, has))
        self.put(SPACE_AT + step * (SPACES + 1) + cut(state.space[seat] + 1, 0, SPACES))
        if self.field[seat] >= 0:
            waits: i64 = 1 if state.turn != seat and state.acted >> seat & 1 == 0 else 0
            self.put(FIELD_AT + (step * FIELDS + self.field[seat]) * 2 + waits)
        pension = i64(row_worth(state.pension, seat * STOCKS) * 2.0)
        self.put(PENSION_AT + step * WORTHS + cut(pension, 0, WORTHS - 1))
        harmony = i64(self.harmony[seat] * 2.0)
        self.put(HARMONY_AT + step * WORTHS + cut(harmony, 0, WORTHS - 1))

    def _read_stalls(self, state: Fields, seat: i64) -> None:
        for stall in range(state.side.n_stalls):
            what = state.stall[stall]
            if what < 0:
                continue
            owner = self.owner(seat, state.owner[stall])
            if what >= HOUSE:
                self.put(HOUSE_AT + (what - HOUSE) * OWNERS + owner)
                self.put(STALL_AT + (stall * OWNERS + owner) * 2 + 1)
            else:
                level = min(LEVELS - 1, state.experience[stall])
                self.put(CARD_AT + (what * OWNERS + owner) * LEVELS + level)
                self.put(STALL_AT + (stall * OWNERS + owner) * 2)

    def _read_market(self, state: Fields) -> None:
        """Cards with their coins, and buildings on offer."""
        first = state.lot() * DECK
        rest = state.market
        while rest != 0:
            number = bits.first(rest)
            rest &= rest - 1
            coins = min(COINS - 1, state.coins[number])
            self.put(MARKET_AT + (first + number) * COINS + coins)
        rest = state.offer
        while rest != 0:
            self.put(OFFER_AT + bits.first(rest))
            rest &= rest - 1


def colours_on_board(state: Fields, seat: i64) -> i64:
    """Mask of the colours of a seat's characters."""
    found: i64 = 0
    rest = state.people[seat]
    while rest != 0:
        card = state.stall[bits.first(rest)]
        rest &= rest - 1
        if state.tables.wild[card] == 0:
            found |= 1 << state.tables.colour[card]
    return found


def make_features(seats: int) -> Features:
    return IkiFeatures(seats)
