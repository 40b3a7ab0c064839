"""Where things stand: cards in the deck, in the open row and before the seats, all as counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zashiki import CHANCE, NOBODY, Digest, Setup, State
from zashiki.core.cells import total, zeros
from zashiki.skeleton.example_game.tables import KINDS, Tables

DRAWING: Final[i64] = 0  # chance fills the row
TAKING: Final[i64] = 1
OVER: Final[i64] = 2
PHASE_NAMES: Final = ["drawing", "taking", "over"]


class Terms:
    """The options of a match; the same all match long, shared by all copies."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.least_wins: bool = options["aim"] == "least"


class Fields(State):
    """The fields of a state and what can be read off them."""

    def __init__(self, setup: Setup, tables: Tables, terms: Terms) -> None:
        super().__init__(setup)
        self.tables: Tables = tables
        self.terms: Terms = terms
        self.phase: i64 = DRAWING
        self.turn: i64 = 0  # whose turn it is, or comes next
        self.deck: vec[i64] = vec[i64]()  # per kind
        self.row: vec[i64] = vec[i64]()  # per kind
        self.taken: vec[i64] = vec[i64]()  # seat * KINDS + kind

    def set_up(self) -> None:
        """EXA-1.2: all cards are in the deck."""
        self.deck = zeros(KINDS)
        for kind in range(self.tables.kinds):
            self.deck[kind] = self.tables.copies[kind]
        self.row = zeros(KINDS)
        self.taken = zeros(int(self.seats) * KINDS)
        self.index()

    def index(self) -> None:
        """Everything that follows from where the cards are: the phase and who acts."""
        if total(self.row) < self.tables.row and total(self.deck) > 0:
            self.phase, self.actor = DRAWING, CHANCE
        elif total(self.row) > 0:
            self.phase, self.actor = TAKING, self.turn
        else:  # EXA-3.1
            self.phase, self.actor = OVER, NOBODY

    def copy_from(self, other: Fields) -> None:
        """Become equal to another state of the same match, and independent of it."""
        self.actor = other.actor
        self.phase = other.phase
        self.turn = other.turn
        self.deck = other.deck[:]
        self.row = other.row[:]
        self.taken = other.taken[:]

    def digest(self) -> int:
        digest = Digest()
        digest.add(self.actor)
        digest.add(self.phase)
        digest.add(self.turn)
        digest.add_all(self.deck)
        digest.add_all(self.row)
        digest.add_all(self.taken)
        digest.add(1 if self.terms.least_wins else 0)
        return digest.value()

    def components(self) -> dict[str, int]:
        """How many cards of each kind there are, wherever they lie."""
        out: dict[str, int] = {}
        for kind in range(self.tables.kinds):
            count = self.deck[kind] + self.row[kind]
            for seat in range(self.seats):
                count += self.taken[seat * KINDS + kind]
            out[self.tables.names[kind]] = int(count)
        return out
