"""High Card: two secret cards each, played one by one; the highest sum wins."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.core.digest import Digest
from zashiki.core.edition import Edition, EditionError, make_edition, parse_edition
from zashiki.core.game import Game, Option
from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Line, Outcome
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.scene import Area, Choice, Layout, Panel, Piece, Place, Scene
from zashiki.core.state import CHANCE, NOBODY, State

KINDS = 3
HAND = 2
DRAW = KINDS  # codes: play kind, draw kind


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    copies: int
    values: list[int]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    cards: Cards


class HighCard(State):
    """`hands[seat][kind]`, `table[seat][kind]` and the deck are counts."""

    def __init__(self, seats: int, low: bool, cards: Cards) -> None:
        super().__init__(seats)
        self.low = low
        self.cards = cards
        self.deck = [cards.copies] * KINDS
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.table = [[0] * KINDS for _ in range(seats)]
        self.actor = CHANCE

    def copy(self) -> HighCard:
        new = type(self)(int(self.seats), self.low, self.cards)
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.table = [row[:] for row in self.table]
        new.actor = self.actor
        return new

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

    def game_id(self) -> str:
        return "toy"

    def action_count(self) -> int:
        return 2 * KINDS

    def rule_prefix(self) -> str:
        return "TOY"

    def explain(self, code: int) -> Refusal:
        return Refusal("not-held" if code < DRAW else "not-now", "TOY-1.2")

    def view(self, seat: int) -> dict[str, object]:
        open_hands = self.actor == NOBODY
        return {
            "seat": seat,
            "actor": int(self.actor),
            "table": [row[:] for row in self.table],
            "hands": [
                hand[:] if open_hands or owner == seat else sum(hand)
                for owner, hand in enumerate(self.hands)
            ],
        }

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
    action_count = 2 * KINDS
    longest = 20
    score_bounds = (0, 6)
    state = HighCard

    def begin(self, seats: int, options: Mapping[str, str], edition: Edition) -> State:
        cards = edition.tables
        assert isinstance(cards, Cards)
        return self.state(seats, options["aim"] == "low", cards)

    def read_edition(self, text: str, place: str) -> Edition:
        return make_edition(parse_edition(text, place, self.id), place, Shape, checked)

    def notate(self, state: State, code: int) -> str:
        return f"c{code}" if code < DRAW else f"d{code - DRAW}"

    def parse(self, state: State, text: str) -> int:
        if len(text) == 2 and text[0] in "cd" and text[1].isdecimal():
            return int(text[1]) + (DRAW if text[0] == "d" else 0)
        raise ValueError("cards are written c0, c1, c2, draws d0, d1, d2")

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-play" if state.actor == seat else "prompt-wait")

    def label(self, state: State, code: int) -> Message:
        return Message("label-play", {"card": _card(code % KINDS)})

    def story(self, state: State, code: int, seat: int) -> Message | None:
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

    def scene(self, state: State, seat: int) -> Scene:
        assert isinstance(state, HighCard)
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

    def draw(self, state: State, seat: int | None = None) -> str:
        assert isinstance(state, HighCard)
        hands = [hand if seat in (None, owner) else "?" for owner, hand in enumerate(state.hands)]
        return f"table {state.table}\nhands {hands}"


def checked(shape: Shape) -> Cards:
    if len(shape.cards.values) != KINDS:
        raise EditionError("cards.values", f"there are {KINDS} kinds")
    return shape.cards


def _card(kind: int) -> Message:
    return Message("card", {"value": kind + 1})
