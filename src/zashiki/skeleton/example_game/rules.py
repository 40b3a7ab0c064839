"""The rules: what may be done, and what it does."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from zashiki import CHANCE, Codes, Rng, Setup, Sheet
from zashiki.core.cells import nth_of, total
from zashiki.skeleton.example_game import observation, scoring
from zashiki.skeleton.example_game.actions import DRAW, TAKE
from zashiki.skeleton.example_game.state import Fields, Terms
from zashiki.skeleton.example_game.tables import KINDS, Tables


class ExampleGameState(Fields):
    """A match that can be played on."""

    # --- what may be done ----------------------------------------------------------------

    def list_actions(self, out: Codes) -> None:
        """EXA-2.1: any card of the row; EXA-2.2: chance draws any card of the deck."""
        first, cards = (DRAW, self.deck) if self.actor == CHANCE else (TAKE, self.row)
        out.add_present(first, cards, 0, self.tables.kinds)

    def random_action(self, rng: Rng) -> i64:
        if self.actor == CHANCE:
            return DRAW + nth_of(self.deck, 0, rng.below(total(self.deck)))
        while True:  # any kind, again until it lies there: uniform over those that do
            kind = rng.below(self.tables.kinds)
            if self.row[kind] > 0:
                return TAKE + kind

    def weight(self, code: i64) -> i64:
        """EXA-2.2: every card of the deck is as likely."""
        return self.deck[code - DRAW]

    # --- what it does --------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        if code < DRAW:
            self._take(code - TAKE)
        else:
            self._draw(code - DRAW)

    def _take(self, kind: i64) -> None:
        self.row[kind] -= 1
        self.taken[self.turn * KINDS + kind] += 1
        self.turn = (self.turn + 1) % self.seats
        self.index()

    def _draw(self, kind: i64) -> None:
        self.deck[kind] -= 1
        self.row[kind] += 1
        self.index()

    # --- the rest of the contract --------------------------------------------------------

    def copy(self) -> ExampleGameState:
        new = ExampleGameState(self.setup, self.tables, self.terms)
        new.copy_from(self)
        return new

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        scoring.rate(self, points, places)

    def fill_sheet(self, seat: i64, sheet: Sheet) -> None:
        observation.fill(self, seat, sheet)


def new_match(setup: Setup) -> ExampleGameState:
    """About to begin."""
    tables = cast("Tables", setup.edition.tables)
    state = ExampleGameState(setup, tables, Terms(setup.options))
    state.set_up()
    return state
