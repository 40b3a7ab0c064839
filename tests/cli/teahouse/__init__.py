"""A small game of our own to try the command line and the drawer on.

Each seat is dealt cups of strength 1 to 3, hidden from the others. In a turn a seat puts a cup on
a free table and ends its turn; a cup counts its strength times the number of its table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import zashiki as z
from tests.toys.base import ToyGame, ToyState, counts, deal_anew
from zashiki.core.cells import rank

NAMES = "abcdef"  # of the tables
TABLES = len(NAMES)
STRENGTHS = 3
COPIES = 4  # cups of each strength
ACTIONS = z.Actions(
    z.Family("lay", "{cup}@{table}", cup=STRENGTHS, table=TABLES),
    z.Family("end", "end"),
    z.Family("deal", "deal{cup}", cup=STRENGTHS),
)
END = ACTIONS.code("end")
DEAL = ACTIONS.code("deal", 0)


class Room(msgspec.Struct, forbid_unknown_fields=True):
    tables: list[str]


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    cups: int
    owner: str
    room: Room


class Cup(z.Part):
    """A cup on a table."""

    seat: int
    strength: int


class Guest(z.Part):
    hand: list[int] | None  # how many cups of each strength
    held: int


class TeahousePosition(z.Position, kw_only=True):
    seats: list[Guest]
    tables: dict[str, Cup]  # those that are taken
    bag: list[int] | None
    turn: int
    has_laid: bool


class Evening(ToyState):
    def __init__(self, setup: z.Setup) -> None:
        super().__init__(setup)
        cups = setup.edition.tables
        assert isinstance(cups, int)
        self.cups = cups
        self.quick = setup.options["pace"] == "quick"
        self.bag = [COPIES] * STRENGTHS
        self.hands = [[0] * STRENGTHS for _ in range(int(self.seats))]
        self.tables = [-1] * TABLES  # seat * STRENGTHS + strength - 1
        self.turn = 0
        self.has_laid = False
        self.actor = z.CHANCE

    # --- play ----------------------------------------------------------------------------

    def list_actions(self, out: z.Codes) -> None:
        if self.actor == z.CHANCE:
            for strength in range(STRENGTHS):
                if self.bag[strength]:
                    out.add(DEAL + strength)
        elif self.has_laid:
            out.add(END)
        else:
            for strength in range(STRENGTHS):
                for table in range(TABLES):
                    if self.hands[self.turn][strength] and self.tables[table] < 0:
                        out.add(strength * TABLES + table)

    def apply(self, code: i64) -> None:
        code = int(code)
        if code >= DEAL:
            self.bag[code - DEAL] -= 1
            self.hands[self.turn][code - DEAL] += 1
            self.turn = (self.turn + 1) % int(self.seats)
            if all(sum(hand) == self.cups for hand in self.hands):
                self.actor = 0
            return
        if code != END:
            self.hands[self.turn][code // TABLES] -= 1
            self.tables[code % TABLES] = self.turn * STRENGTHS + code // TABLES
            self.has_laid = True
            if not self.quick:
                return
        self.has_laid = False
        self.turn = (self.turn + 1) % int(self.seats)
        self.actor = self.turn if any(self.hands[self.turn]) else z.NOBODY

    def weight(self, code: i64) -> i64:
        return self.bag[int(code) - DEAL]

    def copy(self) -> Evening:
        new = Evening(self.setup)
        new.bag, new.tables = self.bag[:], self.tables[:]
        new.hands = [hand[:] for hand in self.hands]
        new.turn, new.has_laid, new.actor = self.turn, self.has_laid, self.actor
        return new

    def imagine(self, seat: int, rng: z.Rng) -> Evening:
        new = self.copy()
        deal_anew(new.bag, new.hands, seat, rng)
        return new

    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        for table, cup in enumerate(self.tables):
            if cup >= 0:
                points[cup // STRENGTHS] += (cup % STRENGTHS + 1) * (table + 1)
        rank(points, places)

    def fill_sheet(self, seat: i64, sheet: z.Sheet) -> None:
        sheet.block("hand")
        for strength, count in enumerate(self.hands[seat]):
            sheet.put(strength, count)
        sheet.block("seats.held")
        for other, hand in enumerate(self.hands):
            sheet.put(z.steps_to(seat, other, self.seats), sum(hand))
        sheet.block("tables")
        for table, cup in enumerate(self.tables):
            if cup >= 0:
                owner = z.steps_to(seat, cup // STRENGTHS, self.seats)
                sheet.put(owner * TABLES + table, cup % STRENGTHS + 1)
        sheet.mark_one("turn", z.steps_to(seat, self.turn, self.seats))
        sheet.put_one("has_laid", self.has_laid)

    # --- the edge ------------------------------------------------------------------------

    def explain(self, code: int) -> z.Refusal:
        if code < END and self.tables[code % TABLES] >= 0:
            return z.Refusal("table-taken", "TEA-2.1", {"table": code % TABLES + 1})
        if code < END and self.has_laid:
            return z.Refusal("one-cup", "TEA-2.2")
        return z.Refusal("not-now", "TEA-2.3")

    def components(self) -> dict[str, int]:
        out = sum(self.bag) + sum(map(sum, self.hands))
        return {"cups": out + sum(1 for cup in self.tables if cup >= 0)}

    def final_count(self) -> z.Outcome:
        lines = []
        for table, cup in enumerate(self.tables):
            if cup >= 0:
                points = [None if s != cup // STRENGTHS else 0 for s in range(int(self.seats))]
                points[cup // STRENGTHS] = (cup % STRENGTHS + 1) * (table + 1)
                label = z.Message("line-table", {"table": table + 1})
                lines.append(z.Line(label, tuple(points), "TEA-3.1"))
        places = tuple(self.ranking())
        verdict = z.Message("verdict-most", {"seat": z.seat_name(places.index(1))})
        scores = tuple(self.scores())
        return z.Outcome(z.Message("ending-empty"), scores, places, tuple(lines), verdict)

    def digest(self) -> int:
        digest = z.Digest()
        held = [n for hand in self.hands for n in hand]
        for value in (*self.bag, *self.tables, *held, self.turn, self.actor):
            digest.add(value)
        return digest.value()


class Teahouse(ToyGame):
    id = "teahouse"
    name = "Teahouse"
    prefix = "TEA"
    package = "tests.cli.teahouse"
    seat_counts = (2, 3)
    options = (z.Option("pace", ("calm", "quick"), "TEA-1.1"),)
    actions = ACTIONS
    longest = 30
    score_bounds = (0, 63)
    state = Evening
    printed = Printed
    position = TeahousePosition

    def build(self, printed: Any) -> object:
        if not 1 <= printed.cups <= 2:
            raise z.EditionError("cups", "must be 1 or 2")
        return printed.cups

    def names(self, state: z.State) -> z.Names:
        return {"cup": [str(n + 1) for n in range(STRENGTHS)], "table": list(NAMES)}

    def blocks(self, edition: z.Edition, seats: int) -> Sequence[z.Block]:
        who = z.people(seats)
        return [
            z.Block("hand", "own cups", (("1", "2", "3"),), high=COPIES),
            z.Block("seats.held", "cups not laid yet", (who,), high=2),
            z.Block("tables", "the strength of a cup", (who, tuple(NAMES)), high=STRENGTHS),
            z.Block("turn", "1 for whose turn it is", (who,)),
            z.Block("has_laid", "1 if a cup was laid this turn"),
        ]

    def write(self, state: z.State, seat: int | None) -> TeahousePosition:
        assert isinstance(state, Evening)
        all_open = seat is None or state.is_over
        tables = {
            NAMES[table]: Cup(cup // STRENGTHS, cup % STRENGTHS + 1)
            for table, cup in enumerate(state.tables)
            if cup >= 0
        }
        return TeahousePosition(
            game=self.id,
            edition=state.setup.edition.id,
            options=dict(state.setup.options),
            seats=[
                Guest(hand[:] if all_open or seat == owner else None, sum(hand))
                for owner, hand in enumerate(state.hands)
            ],
            actor=z.actor_word(int(state.actor)),
            tables=tables,
            bag=state.bag[:] if all_open else None,
            turn=state.turn,
            has_laid=state.has_laid,
        )

    def read(self, setup: z.Setup, position: Any) -> z.State:
        state = Evening(setup)
        state.actor = z.actor_number(position.actor)
        state.bag = counts(z.known(position.bag, "bag"), STRENGTHS, "bag")
        for seat, guest in enumerate(position.seats):
            key = f"seats.{seat}.hand"
            state.hands[seat] = counts(z.known(guest.hand, key), STRENGTHS, key)
        for name, cup in position.tables.items():
            key = f"tables.{name}"
            if name not in NAMES:
                raise z.PositionError(key, f"there are {', '.join(NAMES)}")
            if cup.seat not in range(int(setup.seats)):
                raise z.PositionError(f"{key}.seat", "there is no such seat")
            if not 1 <= cup.strength <= STRENGTHS:
                raise z.PositionError(f"{key}.strength", f"1 to {STRENGTHS}")
            state.tables[NAMES.index(name)] = cup.seat * STRENGTHS + cup.strength - 1
        if position.turn not in range(int(setup.seats)):
            raise z.PositionError("turn", "there is no such seat")
        state.turn, state.has_laid = position.turn, position.has_laid
        if state.actor >= 0 and state.actor != state.turn:
            raise z.PositionError("actor", "it is another seat's turn")
        return state

    def prompt(self, state: z.State, seat: int) -> z.Message:
        if state.actor != seat:
            return z.Message("prompt-wait")
        assert isinstance(state, Evening)
        return z.Message("prompt-end") if state.has_laid else z.Message("prompt-lay")

    def label(self, state: z.State, code: int) -> z.Message:
        if code == END:
            return z.Message("label-end")
        return z.Message("label-lay", {"cup": code // TABLES + 1, "table": code % TABLES + 1})

    def story(self, state: z.State, code: int, after: z.State, seat: int) -> z.Message | None:
        assert isinstance(state, Evening)
        if code == END:
            return None
        who = z.seat_name(state.turn)
        if code >= DEAL:
            return z.Message("story-dealt", {"seat": who})
        return z.Message("story-laid", {"seat": who, "table": code % TABLES + 1})

    def layout(self, state: z.State) -> z.Layout:
        areas = [z.Area("board", 60, 40), z.Area("hand", 60, 10)]
        places = [
            z.Place(
                f"table:{t}",
                "board",
                12 + 18 * (t % 3),
                12 + 17 * (t // 3),
                13,
                15,
                "hex",
                tone="land" if t % 2 else "rice",
                label=z.Message("place-table", {"table": t + 1}),
            )
            for t in range(TABLES)
        ]
        places.append(z.Place("hand", "hand", 30, 5, 56, 9, "none", lie="row"))
        for seat in range(int(state.seats)):
            areas.append(z.Area(f"seat-{seat}", 30, 8))
            places.append(z.Place(f"bowl:{seat}", f"seat-{seat}", 15, 4, 28, 7, lie="row"))
        decor = [
            z.Decor("board", path="M0 0H60V40H0Z", fill="sea"),
            z.Decor("board", path="M0 0H60V40H0Z", fill="seigaiha"),
            z.Decor("board", x=30, y=37.5, w=20, h=2.5, text=z.Message("game-name")),
        ]
        return z.Layout(areas, places, decor)

    def scenes(self, state: z.State, seats: Sequence[int]) -> list[z.Scene]:
        assert isinstance(state, Evening)
        return [self._scene(state, seat) for seat in seats]

    def _scene(self, state: Evening, seat: int) -> z.Scene:
        pieces = []
        for table, cup in enumerate(state.tables):
            if cup >= 0:
                owner, strength = divmod(cup, STRENGTHS)
                place = f"table:{table}"
                pieces.append(
                    z.Piece(
                        f"t{table}", "cup", place, owner=owner, text=str(strength + 1), size=0.8
                    )
                )
        for owner, hand in enumerate(state.hands):
            for strength, n in enumerate(hand):
                for i in range(n):
                    if owner == seat:
                        id_ = f"cup:{strength + 1}.{i}"
                        text = str(strength + 1)
                        pieces.append(z.Piece(id_, "cup", "hand", owner=owner, text=text))
            backs = sum(hand)
            if owner != seat:
                for i in range(backs):
                    id_ = f"back:{owner}.{i}"
                    pieces.append(z.Piece(id_, "", f"bowl:{owner}", face="down", owner=owner))
        panels = [
            z.Panel(s, [z.Counter(z.Message("counter-cups"), sum(hand), "cup", id="cups")], points)
            for s, (hand, points) in enumerate(zip(state.hands, state.scores(), strict=True))
        ]
        legal = []
        if state.actor == seat:
            for code in state.legal():
                path = [] if code == END else [f"cup:{code // TABLES + 1}.0", f"table:{code % 6}"]
                legal.append(z.Choice(code, path, self.label(state, code)))
        return z.Scene(pieces, panels, self.prompt(state, seat), legal)

    def about(self, state: z.State, seat: int, thing: str) -> z.About | None:
        kind, _, number = thing.partition(":")
        if kind == "table":
            title = z.Message("place-table", {"table": int(number) + 1})
            return z.About(title, z.Message("about-table"), "TEA-3.1")
        return z.About(z.Message("counter-cups"), z.Message("prompt-lay"), "TEA-2.2")

    def draw(self, state: z.State, seat: int | None = None, language: str = "en") -> str:
        assert isinstance(state, Evening)
        tables = " ".join(
            "." if cup < 0 else f"{cup % STRENGTHS + 1}{'AB C'[cup // STRENGTHS]}"
            for cup in state.tables
        )
        hands = ""
        for owner, hand in enumerate(state.hands):
            shown = "".join(str(s + 1) * n for s, n in enumerate(hand))
            if seat is not None and owner != seat:
                shown = "?" * len(shown)
            hands += f"\nseat {owner + 1} holds {shown or 'nothing'}"
        return f"tables  {tables}{hands}"


GAME = Teahouse()
