"""High Card: two secret cards each, played one by one; the highest sum wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from zashiki import (
    CHANCE,
    NOBODY,
    About,
    Actions,
    Area,
    Block,
    Choice,
    Codes,
    Digest,
    Edition,
    EditionError,
    Family,
    Game,
    Layout,
    Line,
    Message,
    Names,
    Option,
    Outcome,
    Panel,
    Part,
    Piece,
    Place,
    Position,
    PositionError,
    Refusal,
    Rng,
    Scene,
    Setup,
    Sheet,
    State,
    actor_number,
    actor_word,
    known,
    people,
    seat_name,
    steps_to,
)

KINDS = 3
HAND = 2
ACTIONS = Actions(Family("play", "c{card}", card=KINDS), Family("draw", "d{card}", card=KINDS))
DRAW = int(ACTIONS.first("draw"))


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    copies: int
    values: list[int]


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    cards: Cards


class Row(Part):
    """Cards of a seat by kind."""

    hand: list[int] | None
    held: int
    table: list[int]


class HighCardPosition(Position, kw_only=True):
    seats: list[Row]
    deck: list[int] | None


class HighCard(State):
    """`hands[seat][kind]`, `table[seat][kind]` and the deck are counts."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        seats = int(self.seats)
        cards = setup.edition.tables
        assert isinstance(cards, Cards)
        self.low = setup.options["aim"] == "low"
        self.cards = cards
        self.deck = [cards.copies] * KINDS
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.table = [[0] * KINDS for _ in range(seats)]
        self.actor = CHANCE

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
            return CHANCE
        return NOBODY if played == HAND * seats else played % seats

    def drawer(self) -> int:
        return min(range(int(self.seats)), key=lambda seat: sum(self.hands[seat]))

    def list_actions(self, out: Codes) -> None:
        counts = self.deck if self.actor == CHANCE else self.hands[int(self.actor)]
        for kind, count in enumerate(counts):
            if count:
                out.add(kind + (DRAW if self.actor == CHANCE else 0))

    def weight(self, code: i64) -> i64:
        return self.deck[code - DRAW]

    def random_action(self, rng: Rng) -> i64:
        legal = self.legal()
        if self.actor != CHANCE:
            return legal[rng.below(len(legal))]
        r = rng.below(sum(self.deck))
        kind = 0
        while r >= self.deck[kind]:
            r -= self.deck[kind]
            kind += 1
        return kind + DRAW

    def apply(self, code: i64) -> None:
        if self.actor == CHANCE:
            self.deck[code - DRAW] -= 1
            self.hands[self.drawer()][code - DRAW] += 1
            dealt = min(map(sum, self.hands)) == HAND
            self.actor = 0 if dealt else CHANCE
            return
        seat = int(self.actor)
        self.hands[seat][code] -= 1
        self.table[seat][code] += 1
        self.actor = (seat + 1) % self.seats if sum(map(sum, self.hands)) else NOBODY

    def imagine(self, seat: int, rng: Rng) -> HighCard:
        new = self.copy()
        for other in range(int(self.seats)):
            if other != seat:
                for kind in range(KINDS):
                    new.deck[kind] += new.hands[other][kind]
        for other in range(int(self.seats)):
            if other != seat:
                held = sum(self.hands[other])
                new.hands[other] = [0] * KINDS
                for _ in range(held):
                    r = rng.below(sum(new.deck))
                    kind = 0
                    while r >= new.deck[kind]:
                        r -= new.deck[kind]
                        kind += 1
                    new.deck[kind] -= 1
                    new.hands[other][kind] += 1
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

    def fill_sheet(self, seat: i64, sheet: Sheet) -> None:
        sheet.block("hand")
        for kind, count in enumerate(self.hands[seat]):
            sheet.put(kind, count)
        sheet.block("seats.held")
        for other in range(int(self.seats)):
            sheet.put(steps_to(seat, other, self.seats), sum(self.hands[other]))
        sheet.block("seats.table")
        for other in range(int(self.seats)):
            for kind, count in enumerate(self.table[other]):
                sheet.put(steps_to(seat, other, self.seats) * KINDS + kind, count)

    def explain(self, code: int) -> Refusal:
        return Refusal("not-held" if code < DRAW else "not-now", "TOY-1.2")

    def components(self) -> dict[str, int]:
        rows = [self.deck, *self.hands, *self.table]
        return {f"card {kind}": sum(row[kind] for row in rows) for kind in range(KINDS)}

    def digest(self) -> int:
        digest = Digest()
        digest.add(self.actor)
        for row in (self.deck, *self.hands, *self.table):
            for count in row:
                digest.add(count)
        return digest.value()

    def final_count(self) -> Outcome:
        scores = tuple(self.scores())
        return Outcome(
            Message("ending-played"),
            scores,
            tuple(self.ranking()),
            (Line(Message("line-cards"), scores, "TOY-1.3"),),
            Message("verdict"),
        )


class HighCardGame(Game):
    id = "toy"
    name = "High Card"
    prefix = "TOY"
    package = "tests.toys"
    rules_version = "1"
    seat_counts = (2, 3)
    options = (Option("aim", ("high", "low"), "TOY-1.3"),)
    actions = ACTIONS
    longest = 20
    score_bounds = (0, 6)
    state = HighCard

    def begin(self, setup: Setup) -> State:
        return self.state(setup)

    @property
    def printed_type(self) -> type:
        return Printed

    def build(self, printed: Any) -> object:
        if len(printed.cards.values) != KINDS:
            raise EditionError("cards.values", f"there are {KINDS} kinds")
        return printed.cards

    def explain(self, state: State, code: int) -> Refusal:
        assert isinstance(state, HighCard)
        return state.explain(code)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, HighCard)
        return state.final_count()

    def names(self, state: State) -> Names:
        return {"card": [str(kind) for kind in range(KINDS)]}

    def blocks(self, edition: Edition, seats: int) -> Sequence[Block]:
        who, cards = people(seats), tuple(str(kind) for kind in range(KINDS))
        return [
            Block("hand", "own cards", (cards,), high=HAND),
            Block("seats.held", "cards in hand", (who,), high=HAND),
            Block("seats.table", "cards played", (who, cards), high=HAND),
        ]

    @property
    def position_type(self) -> type[Position]:
        return HighCardPosition

    def write(self, state: State, seat: int | None) -> HighCardPosition:
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
            actor=actor_word(int(state.actor)),
            deck=state.deck[:] if all_open else None,
        )

    def read(self, setup: Setup, position: Any) -> State:
        state = self.state(setup)
        state.actor = actor_number(position.actor)
        state.deck = _three(known(position.deck, "deck"), "deck")
        for seat, row in enumerate(position.seats):
            state.hands[seat] = _three(known(row.hand, f"seats.{seat}.hand"), f"seats.{seat}.hand")
            state.table[seat] = _three(row.table, f"seats.{seat}.table")
        if state.actor != state.next_actor():
            raise PositionError("actor", "somebody else is to act")
        return state

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-play" if state.actor == seat else "prompt-wait")

    def label(self, state: State, code: int) -> Message:
        return Message("label-play", {"card": _card(code % KINDS)})

    def story(self, state: State, code: int, after: State, seat: int) -> Message | None:
        assert isinstance(state, HighCard)
        if code >= DRAW:
            drawer = seat_name(state.drawer())
            if seat != state.drawer():
                return Message("story-drew-hidden", {"seat": drawer})
            return Message("story-drew", {"seat": drawer, "card": _card(code - DRAW)})
        return Message("story-played", {"seat": seat_name(int(state.actor)), "card": _card(code)})

    def layout(self, state: State) -> Layout:
        seats = range(int(state.seats))
        places = [Place(f"row-{seat}", "board", 50, 20 + 30 * seat, 80, 25) for seat in seats]
        return Layout([Area("board", 100, 100)], [*places, Place("hand", "board", 50, 90, 80, 20)])

    def scenes(self, state: State, seats: Sequence[int]) -> list[Scene]:
        assert isinstance(state, HighCard)
        return [self._scene(state, seat) for seat in seats]

    def _scene(self, state: HighCard, seat: int) -> Scene:
        pieces = [
            Piece(f"t{owner}-{kind}", "card", f"row-{owner}", kind, count=count)
            for owner, row in enumerate(state.table)
            for kind, count in enumerate(row)
            if count
        ]
        if seat >= 0:
            pieces += [
                Piece(f"h{kind}", "card", "hand", kind, count=count, label=_card(kind))
                for kind, count in enumerate(state.hands[seat])
                if count
            ]
        legal = state.legal() if state.actor == seat else []
        choices = [Choice(code, [f"h{code}"], self.label(state, code)) for code in legal]
        panels = [Panel(owner) for owner in range(int(state.seats))]
        return Scene(pieces, panels, self.prompt(state, seat), choices)

    def about(self, state: State, seat: int, thing: str) -> About | None:
        return About(Message("label-play", {"card": thing}), Message("verdict"), "TOY-1.2")

    def draw(self, state: State, seat: int | None = None, language: str = "en") -> str:
        assert isinstance(state, HighCard)
        hands = [hand if seat in (None, owner) else "?" for owner, hand in enumerate(state.hands)]
        return f"table {state.table}\nhands {hands}"


def _three(counts: list[int], key: str) -> list[int]:
    if len(counts) != KINDS or min(counts) < 0:
        raise PositionError(key, f"{KINDS} counts, one for each kind")
    return counts[:]


def _card(kind: int) -> Message:
    return Message("card", {"value": kind + 1})
