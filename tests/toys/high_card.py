"""High Card: two secret cards each, played one by one; the highest sum wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import zashiki as z
from tests.toys.base import ToyGame, ToyState, counts, deal_anew, pick

KINDS = 3
HAND = 2
ACTIONS = z.Actions(
    z.Family("play", "c{card}", card=KINDS), z.Family("draw", "d{card}", card=KINDS)
)
DRAW = int(ACTIONS.first("draw"))


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    copies: int
    values: list[int]


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    cards: Cards


class Row(z.Part):
    """Cards of a seat by kind."""

    hand: list[int] | None
    held: int
    table: list[int]


class HighCardPosition(z.Position, kw_only=True):
    seats: list[Row]
    deck: list[int] | None


class HighCard(ToyState):
    """`hands[seat][kind]`, `table[seat][kind]` and the deck are counts."""

    def __init__(self, setup: z.Setup) -> None:
        super().__init__(setup)
        seats = int(self.seats)
        cards = setup.edition.tables
        assert isinstance(cards, Cards)
        self.low = setup.options["aim"] == "low"
        self.cards = cards
        self.deck = [cards.copies] * KINDS
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.table = [[0] * KINDS for _ in range(seats)]
        self.actor = z.CHANCE

    def copy(self) -> HighCard:
        new = type(self)(self.setup)
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.table = [row[:] for row in self.table]
        new.actor = self.actor
        return new

    def next_actor(self) -> int:
        """Who acts when so many cards are dealt and played."""
        seats = int(self.seats)
        dealt = [sum(self.hands[seat]) + sum(self.table[seat]) for seat in range(seats)]
        played = sum(map(sum, self.table))
        if min(dealt) < HAND:
            return z.CHANCE
        return z.NOBODY if played == HAND * seats else played % seats

    def drawer(self) -> int:
        return min(range(int(self.seats)), key=lambda seat: sum(self.hands[seat]))

    def list_actions(self, out: z.Codes) -> None:
        counts = self.deck if self.actor == z.CHANCE else self.hands[int(self.actor)]
        for kind, count in enumerate(counts):
            if count:
                out.add(kind + (DRAW if self.actor == z.CHANCE else 0))

    def weight(self, code: i64) -> i64:
        return self.deck[code - DRAW]

    def random_action(self, rng: z.Rng) -> i64:
        """Not by `weight`: some toys made of this one tell wrong weights."""
        if self.actor == z.CHANCE:
            return DRAW + pick(self.deck, rng)
        return super().random_action(rng)

    def apply(self, code: i64) -> None:
        if self.actor == z.CHANCE:
            self.deck[code - DRAW] -= 1
            self.hands[self.drawer()][code - DRAW] += 1
            dealt = min(map(sum, self.hands)) == HAND
            self.actor = 0 if dealt else z.CHANCE
            return
        seat = int(self.actor)
        self.hands[seat][code] -= 1
        self.table[seat][code] += 1
        self.actor = (seat + 1) % self.seats if sum(map(sum, self.hands)) else z.NOBODY

    def imagine(self, seat: int, rng: z.Rng) -> HighCard:
        new = self.copy()
        deal_anew(new.deck, new.hands, seat, rng)
        return new

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        for seat in range(int(self.seats)):
            points[seat] = sum(
                count * value
                for count, value in zip(self.table[seat], self.cards.values, strict=True)
            )
        for seat in range(int(self.seats)):
            sign = -1 if self.low else 1
            better = [p for p in points if sign * p > sign * points[seat]]
            places[seat] = 1 + len(better)

    def fill_sheet(self, seat: i64, sheet: z.Sheet) -> None:
        sheet.block("hand")
        for kind, count in enumerate(self.hands[seat]):
            sheet.put(kind, count)
        sheet.block("seats.held")
        for other in range(int(self.seats)):
            sheet.put(z.steps_to(seat, other, self.seats), sum(self.hands[other]))
        sheet.block("seats.table")
        for other in range(int(self.seats)):
            for kind, count in enumerate(self.table[other]):
                sheet.put(z.steps_to(seat, other, self.seats) * KINDS + kind, count)

    def explain(self, code: int) -> z.Refusal:
        return z.Refusal("not-held" if code < DRAW else "not-now", "TOY-1.2")

    def components(self) -> dict[str, int]:
        rows = [self.deck, *self.hands, *self.table]
        return {f"card {kind}": sum(row[kind] for row in rows) for kind in range(KINDS)}

    def digest(self) -> int:
        digest = z.Digest()
        digest.add(self.actor)
        for row in (self.deck, *self.hands, *self.table):
            for count in row:
                digest.add(count)
        return digest.value()

    def final_count(self) -> z.Outcome:
        return self.counted("ending-played", "line-cards", "TOY-1.3", "verdict")


class HighCardGame(ToyGame):
    id = "toy"
    name = "High Card"
    prefix = "TOY"
    package = "tests.toys"
    seat_counts = (2, 3)
    options = (z.Option("aim", ("high", "low"), "TOY-1.3"),)
    actions = ACTIONS
    longest = 20
    score_bounds = (0, 6)
    state = HighCard
    printed = Printed
    position = HighCardPosition

    def build(self, printed: Any) -> object:
        if len(printed.cards.values) != KINDS:
            raise z.EditionError("cards.values", f"there are {KINDS} kinds")
        return printed.cards

    def names(self, state: z.State) -> z.Names:
        return {"card": [str(kind) for kind in range(KINDS)]}

    def blocks(self, edition: z.Edition, seats: int) -> Sequence[z.Block]:
        who, cards = z.people(seats), tuple(str(kind) for kind in range(KINDS))
        return [
            z.Block("hand", "own cards", (cards,), high=HAND),
            z.Block("seats.held", "cards in hand", (who,), high=HAND),
            z.Block("seats.table", "cards played", (who, cards), high=HAND),
        ]

    def write(self, state: z.State, seat: int | None) -> HighCardPosition:
        assert isinstance(state, HighCard)
        all_open = seat is None or state.is_over
        rows = [
            Row(hand[:] if all_open or seat == owner else None, sum(hand), state.table[owner][:])
            for owner, hand in enumerate(state.hands)
        ]
        return HighCardPosition(
            game=self.id,
            edition=state.setup.edition.id,
            options=dict(state.setup.options),
            seats=rows,
            actor=z.actor_word(int(state.actor)),
            deck=state.deck[:] if all_open else None,
        )

    def read(self, setup: z.Setup, position: Any) -> z.State:
        state = self.state(setup)
        state.actor = z.actor_number(position.actor)
        state.deck = counts(z.known(position.deck, "deck"), KINDS, "deck")
        for seat, row in enumerate(position.seats):
            key = f"seats.{seat}.hand"
            state.hands[seat] = counts(z.known(row.hand, key), KINDS, key)
            state.table[seat] = counts(row.table, KINDS, f"seats.{seat}.table")
        if state.actor != state.next_actor():
            raise z.PositionError("actor", "somebody else is to act")
        return state

    def prompt(self, state: z.State, seat: int) -> z.Message:
        return z.Message("prompt-play" if state.actor == seat else "prompt-wait")

    def label(self, state: z.State, code: int) -> z.Message:
        return z.Message("label-play", {"card": _card(code % KINDS)})

    def story(self, state: z.State, code: int, after: z.State, seat: int) -> z.Message | None:
        assert isinstance(state, HighCard)
        if code >= DRAW:
            drawer = z.seat_name(state.drawer())
            if seat != state.drawer():
                return z.Message("story-drew-hidden", {"seat": drawer})
            return z.Message("story-drew", {"seat": drawer, "card": _card(code - DRAW)})
        return z.Message(
            "story-played", {"seat": z.seat_name(int(state.actor)), "card": _card(code)}
        )

    def layout(self, state: z.State) -> z.Layout:
        seats = range(int(state.seats))
        places = [z.Place(f"row-{seat}", "board", 50, 20 + 30 * seat, 80, 25) for seat in seats]
        return z.Layout(
            [z.Area("board", 100, 100)], [*places, z.Place("hand", "board", 50, 90, 80, 20)]
        )

    def scenes(self, state: z.State, seats: Sequence[int]) -> list[z.Scene]:
        assert isinstance(state, HighCard)
        return [self._scene(state, seat) for seat in seats]

    def _scene(self, state: HighCard, seat: int) -> z.Scene:
        pieces = [
            z.Piece(f"t{owner}-{kind}", "card", f"row-{owner}", kind, count=count)
            for owner, row in enumerate(state.table)
            for kind, count in enumerate(row)
            if count
        ]
        if seat >= 0:
            pieces += [
                z.Piece(f"h{kind}", "card", "hand", kind, count=count, label=_card(kind))
                for kind, count in enumerate(state.hands[seat])
                if count
            ]
        legal = state.legal() if state.actor == seat else []
        choices = [z.Choice(code, [f"h{code}"], self.label(state, code)) for code in legal]
        panels = [z.Panel(owner) for owner in range(int(state.seats))]
        return z.Scene(pieces, panels, self.prompt(state, seat), choices)

    def about(self, state: z.State, seat: int, thing: str) -> z.About | None:
        return z.About(z.Message("label-play", {"card": thing}), z.Message("verdict"), "TOY-1.2")

    def draw(self, state: z.State, seat: int | None = None, language: str = "en") -> str:
        assert isinstance(state, HighCard)
        hands = [hand if seat in (None, owner) else "?" for owner, hand in enumerate(state.hands)]
        return f"table {state.table}\nhands {hands}"


def _card(kind: int) -> z.Message:
    return z.Message("card", {"value": kind + 1})
