"""What a net sees of Yamataï: what every seat has, the islands, what lies open, and the round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.nets.features import Features, cut
from zashiki.bots.values.yamatai import fewest_pieces
from zashiki.core.bits import count, first
from zashiki.core.state import State
from zashiki.games.yamatai.state import NONE, OVER, Fields
from zashiki.games.yamatai.tables import (
    COLOURS,
    FLEETS,
    ISLANDS,
    KINDS,
    SEATS,
    SPECIALISTS,
    TILES,
)

# --- the numbers of the features; a seat is told by the steps from mine to it ------------------

COINS: Final[i64] = 32
TOKENS: Final[i64] = 16
PIECES: Final[i64] = 12
ROUNDS: Final[i64] = 16
FEW: Final[i64] = 5
SHIPS: Final[i64] = 12  # of all colours
LEAD: Final[i64] = 30  # points, to either side
STEPS: Final[i64] = 6  # of the way to the end
LINKS: Final[i64] = 10  # pairs of neighbours among a seat's buildings
TURNS: Final[i64] = 9  # until a seat's next turn in this round
STATUSES: Final[i64] = SEATS + 2  # built by a seat, prestige, sacred

COINS_AT: Final[i64] = 0
TOKENS_AT: Final[i64] = COINS_AT + SEATS * COINS
PIECES_AT: Final[i64] = TOKENS_AT + SEATS * TOKENS
CULTURE_AT: Final[i64] = PIECES_AT + SEATS * PIECES
TILES_AT: Final[i64] = CULTURE_AT + SEATS * KINDS * FEW
SHIPS_AT: Final[i64] = TILES_AT + SEATS * SHIPS * FEW
FLEET_AT: Final[i64] = SHIPS_AT + SEATS * COLOURS * FEW * 2
BESIDE_AT: Final[i64] = FLEET_AT + SEATS * SHIPS * 2
RESERVED_AT: Final[i64] = BESIDE_AT + SEATS * SHIPS
LINKS_AT: Final[i64] = RESERVED_AT + SEATS * FEW
NEXT_AT: Final[i64] = LINKS_AT + SEATS * LINKS
HELD_AT: Final[i64] = NEXT_AT + SEATS * TURNS
LEAD_AT: Final[i64] = HELD_AT + SPECIALISTS * SEATS
OVER_AT: Final[i64] = LEAD_AT + (2 * LEAD + 1) * STEPS
WAY_AT: Final[i64] = OVER_AT + SEATS * (2 * LEAD + 1)
ISLAND_AT: Final[i64] = WAY_AT + PIECES * ROUNDS
ROW_AT: Final[i64] = ISLAND_AT + ISLANDS * STATUSES
SHOWN_AT: Final[i64] = ROW_AT + TILES
UP_AT: Final[i64] = SHOWN_AT + SPECIALISTS * 4
TAKEN_AT: Final[i64] = UP_AT + FLEETS
SUPPLY_AT: Final[i64] = TAKEN_AT + FLEETS * SEATS
TURN_AT: Final[i64] = SUPPLY_AT + COLOURS * FEW
PLACED_AT: Final[i64] = TURN_AT + (OVER + 1) * SEATS
TRADES_AT: Final[i64] = PLACED_AT + SEATS * FEW * 2
FEATURES: Final[i64] = TRADES_AT + SEATS * 4 * 2


class YamataiFeatures(Features):
    """Hidden are tiles that others have looked at; none of that is read."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.links: vec[i64] = vec[i64]([0] * seats)

    def count(self) -> int:
        return int(FEATURES)

    def look(self, state: State) -> None:
        assert isinstance(state, Fields)  # noqa: S101  told to mypyc
        state.rate(self.points, self.places)
        for seat in range(self.seats):
            self.links[seat] = linked(state, state.standard[seat])

    def read(self, state: State, seat: i64) -> None:
        assert isinstance(state, Fields)  # noqa: S101
        self.n = 0
        self._read_turn(state, seat)
        self._read_leads(state, seat)
        for step in range(self.seats):
            self._read_seat(state, (seat + step) % self.seats, step)
        self._read_open(state, seat)
        self._read_islands(state, seat)

    def _read_turn(self, state: Fields, seat: i64) -> None:
        mover = self.step_to(seat, state.seat)
        self.put(TURN_AT + state.phase * SEATS + mover)
        placed = min(FEW - 1, count(state.placed[0]) + count(state.placed[1]))
        self.put(PLACED_AT + (mover * FEW + placed) * 2 + cut(state.effect_open, 0, 1))
        trades = mover * 4 + cut(state.trades, 0, 3)
        self.put(TRADES_AT + trades * 2 + cut(state.recruited, 0, 1))

    def _read_leads(self, state: Fields, seat: i64) -> None:
        """Who leads by how much, and how near the end is."""
        lead = self.put_leads(seat, OVER_AT, LEAD)
        fewest = fewest_pieces(state)
        way = STEPS - 1 - fewest * (STEPS - 1) // max(1, state.tables.pieces[self.seats])
        self.put(LEAD_AT + lead * STEPS + cut(way, 0, STEPS - 1))
        round_ = cut(state.round, 0, ROUNDS - 1)
        self.put(WAY_AT + cut(fewest, 0, PIECES - 1) * ROUNDS + round_)

    def _read_seat(self, state: Fields, seat: i64, step: i64) -> None:
        self.put(COINS_AT + step * COINS + min(COINS - 1, state.coins[seat]))
        self.put(TOKENS_AT + step * TOKENS + min(TOKENS - 1, state.tokens[seat]))
        self.put(PIECES_AT + step * PIECES + cut(state.pieces[seat], 0, PIECES - 1))
        tiles: i64 = 0
        pairs: i64 = 0
        for kind in range(KINDS):
            has = state.hand[seat * KINDS + kind]
            tiles += has
            pairs += 1 if has >= 2 else 0
            if has > 0:
                self.put(CULTURE_AT + (step * KINDS + kind) * FEW + min(FEW - 1, has))
        row = step * SHIPS + min(SHIPS - 1, tiles)
        self.put(TILES_AT + row * FEW + min(FEW - 1, pairs))
        mine: i64 = 1 if state.seat == seat else 0
        at_hand: i64 = 0
        beside: i64 = 0
        for colour in range(COLOURS):
            ships = state.ships[seat * COLOURS + colour]
            at_hand += ships
            beside += state.beside[seat * COLOURS + colour]
            if ships > 0:
                row = (step * COLOURS + colour) * FEW + min(FEW - 1, ships)
                self.put(SHIPS_AT + row * 2 + mine)
        self.put(FLEET_AT + (step * SHIPS + min(SHIPS - 1, at_hand)) * 2 + mine)
        self.put(BESIDE_AT + step * SHIPS + min(SHIPS - 1, beside))
        self.put(RESERVED_AT + step * FEW + min(FEW - 1, count(state.reserved[seat])))
        self.put(LINKS_AT + step * LINKS + min(LINKS - 1, self.links[seat]))
        self.put(NEXT_AT + step * TURNS + min(TURNS - 1, turns_until(state, seat)))

    def _read_open(self, state: Fields, seat: i64) -> None:
        """Building tiles, specialists and fleets, and the ships that are left."""
        for tile in state.row:
            if tile != NONE:
                self.put(ROW_AT + tile)
        for specialist in state.shown:
            if specialist != NONE:
                self.put(SHOWN_AT + specialist * 4 + cut(state.reward[specialist], 0, 3))
        for specialist in range(state.tables.specialists):
            holder = state.holder[specialist]
            if holder != NONE:
                self.put(HELD_AT + specialist * SEATS + self.step_to(seat, holder))
        for fleet in state.up:
            if fleet != NONE:
                self.put(UP_AT + fleet)
        for turn in range(state.turns):
            fleet = state.taken[turn]
            if fleet != NONE and state.order[turn] >= 0:
                self.put(TAKEN_AT + fleet * SEATS + self.step_to(seat, state.order[turn]))
        for colour in range(COLOURS):
            self.put(SUPPLY_AT + colour * FEW + min(FEW - 1, state.supply[colour] // 4))

    def _read_islands(self, state: Fields, seat: i64) -> None:
        for step in range(self.seats):
            self._put_islands(state.standard[(seat + step) % self.seats], step)
        self._put_islands(state.prestige, SEATS)
        self._put_islands(state.sacred, SEATS + 1)

    def _put_islands(self, islands: i64, status: i64) -> None:
        while islands != 0:
            self.put(ISLAND_AT + first(islands) * STATUSES + status)
            islands &= islands - 1


def linked(state: Fields, islands: i64) -> i64:
    """How many pairs of these islands are neighbours."""
    found: i64 = 0
    rest = islands
    while rest != 0:
        found += count(state.tables.neighbours[first(rest)] & islands)
        rest &= rest - 1
    return found // 2


def turns_until(state: Fields, seat: i64) -> i64:
    """Turns until the seat's next one in this round; if there is none, one more than are left."""
    for turn in range(state.turn, state.turns):
        if state.order[turn] == seat:
            return turn - state.turn
    return state.turns - state.turn


def make_features(seats: int) -> Features:
    return YamataiFeatures(seats)
