"""Pebbles: a toy with everything the house must cope with.

Everybody holds up to three secret pebbles. A turn lays one or two of them in the open, then ends;
after that the hand is filled from the bag by chance. The highest sum wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import zashiki as z
from tests.toys.base import ToyGame, ToyState, counts, deal_anew

KINDS = 5
HAND = 3
ACTIONS = z.Actions(
    z.Family("lay", "p{kind}", kind=KINDS),
    z.Family("end", "end"),
    z.Family("draw", "d{kind}", kind=KINDS),
)
END = ACTIONS.code("end")
DRAW = ACTIONS.code("draw", 0)


class Stones(msgspec.Struct, forbid_unknown_fields=True):
    short: int
    long: int


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    stones: Stones


class Row(z.Part):
    """Pebbles of a seat by kind."""

    hand: list[int] | None
    held: int
    laid: list[int]


class PebblesPosition(z.Position, kw_only=True):
    seats: list[Row]
    bag: list[int] | None
    this_turn: int  # pebbles laid
    drawer: int  # the seat that chance draws for
    next_up: int


class Pebbles(ToyState):
    def __init__(self, setup: z.Setup) -> None:
        super().__init__(setup)
        seats = int(self.seats)
        stones = setup.edition.tables
        assert isinstance(stones, Stones)
        self.bag = [stones.long if setup.options["length"] == "long" else stones.short] * KINDS
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.laid = [[0] * KINDS for _ in range(seats)]
        self.this_turn = 0
        self.drawer = 0
        self.next_up = 0
        self.actor = z.CHANCE

    def copy(self) -> Pebbles:
        new = Pebbles(self.setup)
        new.bag = self.bag[:]
        new.hands = [hand[:] for hand in self.hands]
        new.laid = [row[:] for row in self.laid]
        new.this_turn, new.drawer, new.next_up = self.this_turn, self.drawer, self.next_up
        new.actor = self.actor
        return new

    def list_actions(self, out: z.Codes) -> None:
        if self.actor == z.CHANCE:
            for kind, count in enumerate(self.bag):
                if count:
                    out.add(DRAW + kind)
            return
        if self.this_turn < 2:
            for kind, count in enumerate(self.hands[int(self.actor)]):
                if count:
                    out.add(kind)
        if self.this_turn:
            out.add(END)

    def weight(self, code: i64) -> i64:
        return self.bag[code - DRAW]

    def apply(self, code: i64) -> None:
        if self.actor == z.CHANCE:
            self.bag[code - DRAW] -= 1
            self.hands[self.drawer][code - DRAW] += 1
            self._draw_on()
        elif code == END:
            self.drawer = int(self.actor)
            self.next_up = (self.drawer + 1) % int(self.seats)
            self.this_turn = 0
            self.actor = z.CHANCE
            self._draw_on()
        else:
            self.hands[int(self.actor)][code] -= 1
            self.laid[int(self.actor)][code] += 1
            self.this_turn += 1

    def _draw_on(self) -> None:
        """Fill the hand, then let the next seat that holds something act."""
        is_deal = not any(map(sum, self.laid))
        if sum(self.bag) and sum(self.hands[self.drawer]) < HAND:
            return
        if is_deal and self.drawer + 1 < self.seats:
            self.drawer += 1
            return
        for step in range(int(self.seats)):
            seat = (self.next_up + step) % int(self.seats)
            if sum(self.hands[seat]):
                self.actor = seat
                return
        self.actor = z.NOBODY

    def imagine(self, seat: int, rng: z.Rng) -> Pebbles:
        new = self.copy()
        deal_anew(new.bag, new.hands, seat, rng)
        return new

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        for seat in range(int(self.seats)):
            points[seat] = sum((kind + 1) * count for kind, count in enumerate(self.laid[seat]))
        for seat in range(int(self.seats)):
            places[seat] = 1 + sum(1 for other in points if other > points[seat])

    def explain(self, code: int) -> z.Refusal:
        if code < KINDS and self.this_turn == 2:
            return z.Refusal("two-laid", "PEB-1.2")
        return z.Refusal("not-held" if code < KINDS else "lay-first", "PEB-1.1")

    def components(self) -> dict[str, int]:
        rows = [self.bag, *self.hands, *self.laid]
        return {f"pebble {kind}": sum(row[kind] for row in rows) for kind in range(KINDS)}

    def digest(self) -> int:
        digest = z.Digest()
        for value in (int(self.actor), self.this_turn, self.drawer, self.next_up):
            digest.add(value)
        for row in (self.bag, *self.hands, *self.laid):
            for count in row:
                digest.add(count)
        return digest.value()

    def final_count(self) -> z.Outcome:
        return self.counted("ending-empty", "line-laid", "PEB-1.3", "verdict-sum")


class PebblesGame(ToyGame):
    id = "pebbles"
    name = "Pebbles"
    prefix = "PEB"
    package = "tests.house.pebbles"
    seat_counts = (2, 3, 4)
    options = (z.Option("length", ("short", "long"), "PEB-1.1"),)
    actions = ACTIONS
    longest = 4000
    score_bounds = (0, 4000)
    state = Pebbles
    printed = Printed
    position = PebblesPosition

    def build(self, printed: Any) -> object:
        return printed.stones

    def names(self, state: z.State) -> z.Names:
        return {"kind": [str(kind + 1) for kind in range(KINDS)]}

    # --- positions -----------------------------------------------------------------------

    def write(self, state: z.State, seat: int | None) -> PebblesPosition:
        assert isinstance(state, Pebbles)
        all_open = seat is None or state.is_over
        rows = [
            Row(hand[:] if all_open or owner == seat else None, sum(hand), state.laid[owner][:])
            for owner, hand in enumerate(state.hands)
        ]
        return PebblesPosition(
            game=self.id,
            edition=state.setup.edition.id,
            options=dict(state.setup.options),
            seats=rows,
            actor=z.actor_word(int(state.actor)),
            bag=state.bag[:] if all_open else None,
            this_turn=state.this_turn,
            drawer=state.drawer,
            next_up=state.next_up,
        )

    def read(self, setup: z.Setup, position: Any) -> z.State:
        state = Pebbles(setup)
        state.actor = z.actor_number(position.actor)
        if state.actor >= setup.seats:
            raise z.PositionError("actor", "there is no such seat")
        state.bag = counts(z.known(position.bag, "bag"), KINDS, "bag")
        for seat, row in enumerate(position.seats):
            hand = z.known(row.hand, f"seats.{seat}.hand")
            state.hands[seat] = counts(hand, KINDS, f"seats.{seat}.hand")
            state.laid[seat] = counts(row.laid, KINDS, f"seats.{seat}.laid")
        state.this_turn = position.this_turn
        for key in ("drawer", "next_up"):
            if getattr(position, key) not in range(int(setup.seats)):
                raise z.PositionError(key, "there is no such seat")
        state.drawer, state.next_up = position.drawer, position.next_up
        if not 0 <= state.this_turn <= 2:
            raise z.PositionError("this_turn", "0, 1 or 2 are laid in a turn")
        return state

    # --- words and eyes ------------------------------------------------------------------

    def prompt(self, state: z.State, seat: int) -> z.Message:
        if state.actor == seat:
            return z.Message("prompt-lay")
        if state.actor < 0:
            return z.Message("prompt-done")
        return z.Message("prompt-wait", {"seat": z.seat_name(int(state.actor))})

    def label(self, state: z.State, code: int) -> z.Message:
        return z.Message("label-end") if code == END else z.Message("label-lay", {"kind": code + 1})

    def story(self, state: z.State, code: int, after: z.State, seat: int) -> z.Message | None:
        assert isinstance(state, Pebbles)
        if state.actor == z.CHANCE:
            who = z.seat_name(state.drawer)
            if state.drawer == seat:
                return z.Message("story-drew", {"seat": who, "kind": code - DRAW + 1})
            return z.Message("story-drew-hidden", {"seat": who})
        if code == END:
            return None
        return z.Message("story-laid", {"seat": z.seat_name(int(state.actor)), "kind": code + 1})

    def layout(self, state: z.State) -> z.Layout:
        seats = int(state.seats)
        return z.Layout(
            [z.Area("board", 300, 200, z.Message("place-board")), z.Area("hand", 300, 50)],
            [
                *(
                    z.Place(f"laid-{n}", "board", 150, 40 + 40 * n, 280, 36, lie="row")
                    for n in range(seats)
                ),
                *(z.Place(f"held-{n}", "board", 20, 40 + 40 * n, 36, 36) for n in range(seats)),
                z.Place("hand", "hand", 150, 25, 280, 40, lie="row", label=z.Message("place-hand")),
            ],
            [z.Decor("board", path="M0 0H300V200H0Z", fill="rice")],
        )

    def meant(self, state: z.State, path: Sequence[str]) -> Sequence[int]:
        assert isinstance(state, Pebbles)
        if path[-1] == "hand":  # beside the pebbles that lie there: one of the others
            return [kind for kind, count in enumerate(state.hands[state.actor]) if not count]
        name, _, kind = path[-1].partition("-")
        return [int(kind)] if name == "own" and kind.isdecimal() else []

    def scenes(self, state: z.State, seats: Sequence[int]) -> list[z.Scene]:
        assert isinstance(state, Pebbles)
        return [self._scene(state, seat) for seat in seats]

    def _scene(self, state: Pebbles, seat: int) -> z.Scene:
        pieces = []
        for owner in range(int(state.seats)):
            for kind, count in enumerate(state.laid[owner]):
                pieces += [
                    z.Piece(
                        f"laid-{owner}-{kind}-{i}", "stone", f"laid-{owner}", kind, "up", owner,
                        text=str(kind + 1),
                    )
                    for i in range(count)
                ]  # fmt: skip
            held = sum(state.hands[owner])
            if owner != seat and held:
                pieces.append(
                    z.Piece(f"held-{owner}", "", f"held-{owner}", 0, "down", owner, count=held)
                )
        if seat >= 0:
            pieces += [
                z.Piece(
                    f"own-{kind}", "stone", "hand", kind, "up", seat, count,
                    text=str(kind + 1), label=z.Message("stone", {"kind": kind + 1}),
                )
                for kind, count in enumerate(state.hands[seat])
                if count
            ]  # fmt: skip
        legal = state.legal() if state.actor == seat else []
        return z.Scene(
            pieces,
            [
                z.Panel(
                    n, [z.Counter(z.Message("counter-held"), sum(state.hands[n]), id="held")], score
                )
                for n, score in enumerate(state.scores())
            ],
            self.prompt(state, seat),
            [
                z.Choice(
                    code,
                    [] if code == END else [f"own-{code}"],
                    self.label(state, code),
                    "end" if code == END else "plain",
                )
                for code in legal
            ],
        )

    def about(self, state: z.State, seat: int, thing: str) -> z.About | None:
        kind, _, number = thing.partition(":")
        if kind == "score":
            assert isinstance(state, Pebbles)
            points = state.scores()[int(number)]
            parts = [z.ScorePart(z.Message("line-laid"), points, "PEB-1.3")]
            text = z.Message("verdict-sum")
            return z.About(
                z.seat_name(int(number)), text, "PEB-1.3", z.Message("prompt-lay"), parts
            )
        name = z.Message("counter-held" if kind == "counter" else "place-board")
        return z.About(name, z.Message("prompt-lay"), "PEB-1.1")

    def headline(self, state: z.State, code: int, after: z.State) -> z.Headline | None:
        if after.is_over:
            return z.Headline(z.Message("ending-empty"), is_event=True)
        return None

    def gallery(self, edition: str | Path | z.Edition = "default") -> Sequence[z.Exhibit]:
        return [
            z.Exhibit(
                f"pebble-{kind}", z.Message("place-board"), z.Message("stone", {"kind": kind + 1}),
                [z.Piece(f"pebble-{kind}", "stone", "", text=str(kind + 1))],
                "PEB-1.1", [z.Message("label-lay", {"kind": kind + 1})],
            )
            for kind in range(KINDS)
        ]  # fmt: skip

    def draw(self, state: z.State, seat: int | None = None, language: str = "en") -> str:
        assert isinstance(state, Pebbles)
        hands = [hand if seat in (None, owner) else "?" for owner, hand in enumerate(state.hands)]
        rows = zip(hands, state.laid, strict=True)
        return "\n".join(f"holds {hand}, laid {laid}" for hand, laid in rows)


GAME = PebblesGame()
