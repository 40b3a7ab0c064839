"""A position of a match, and what may be asked of every one."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from zashiki.core.codes import Codes
from zashiki.core.outcome import Outcome
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.setup import Setup
from zashiki.core.sheet import Sheet, floats, pour, steps_to

CHANCE: Final = -1  # the actor that rolls and draws
NOBODY: Final = -2  # no actor: the match is over; as a seat of a view: a spectator


@mypyc_attr(allow_interpreted_subclasses=True)  # games of your own need no compiler
class State:
    """A full position; ints inside, cheap to copy.

    A game's own class says where things stand (its fields) and how play goes on (the abstract
    methods below). Nothing random is ever decided inside `apply`: a draw is an action of CHANCE.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.seats: i64 = setup.seats
        self.actor: i64 = 0

    # --- what a game writes: the fast inside ---------------------------------------------

    @abstractmethod
    def list_actions(self, out: Codes) -> None:
        """Add every legal code, or at chance every possible outcome, in any order."""

    @abstractmethod
    def random_action(self, rng: Rng) -> i64:
        """One of the legal codes, uniformly; at chance one of the outcomes by weight."""

    @abstractmethod
    def apply(self, code: i64) -> None:
        """Carry out a legal code. Unchecked: an illegal code leaves a position without meaning."""

    @abstractmethod
    def weight(self, code: i64) -> i64:
        """At chance: the weight of an outcome, a whole number above 0."""

    @abstractmethod
    def copy(self) -> State:
        """An independent twin."""

    def imagine(self, seat: int, rng: Rng) -> State:
        """A full position that looks the same to this seat, with what it cannot know dealt anew.

        Where nothing is hidden but the future that is a copy: the future is not in it.
        """
        new = self.copy()
        new.deal_hidden(seat, rng)
        return new

    def deal_hidden(self, seat: int, rng: Rng) -> None:
        """Deal anew what this seat cannot know; a game where nothing is hidden has no need to."""

    @abstractmethod
    def rate(self, points: vec[i64], places: vec[i64]) -> None:
        """Write the points and the place (1 is first, ties shared) of every seat, as of now."""

    def fill_sheet(self, seat: i64, sheet: Sheet) -> None:
        """Write the blocks of the game's own observation: what this seat knows, as numbers."""

    # --- what a game writes: the edge ----------------------------------------------------

    @abstractmethod
    def components(self) -> dict[str, int]:
        """How many of each component exist, wherever they are: the same numbers all match long."""

    @abstractmethod
    def digest(self) -> int:
        """64-bit hash of the whole position, the same for equal positions however they arose."""

    # --- the same for every game ---------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.actor == NOBODY

    def position(self) -> dict[str, object]:
        """The whole position as plain JSON values by name; `Game.arrange` makes a state of it."""
        return self.setup.game.tell(self, None)

    def view(self, seat: int) -> dict[str, object]:
        """The position as this seat (NOBODY: a spectator) may know it: the rest is None."""
        if seat != NOBODY:
            self.check_seat(seat)
        return self.setup.game.tell(self, seat)

    def check_seat(self, seat: int) -> None:
        """Raises ValueError where there is no such seat."""
        if seat < 0 or seat >= self.seats:
            raise ValueError(f"there is no seat {seat}; there are 0 to {int(self.seats) - 1}")

    def legal(self) -> list[int]:
        """Sorted codes that may be played now; at chance: the possible outcomes."""
        codes = Codes()
        if self.actor != NOBODY:
            self.list_actions(codes)
        listed = codes.listed()
        listed.sort()
        return listed

    def mask(self, out: Any) -> None:
        """Write 1 for each code that may be played now and 0 for all others.

        `out` has room for `action_count` numbers: a bytearray, a numpy array, a list.
        """
        marks = vec[u8]([0] * int(self.setup.game.action_count))
        codes = Codes()
        if self.actor != NOBODY:
            self.list_actions(codes)
        for i in range(codes.n):
            marks[codes.values[i]] = 1
        pour(memoryview(marks), out, f"a mask of {self.setup.game.name}")

    def observe(self, seat: int, out: Any) -> None:
        """Write what this seat knows as numbers; `Game.observation` tells what each one is.

        `out` has room for that many: best a buffer of 32-bit floats, such as a numpy array.
        """
        self.check_seat(seat)
        game = self.setup.game
        sheet = game.observation(int(self.seats), self.setup.edition).sheet()
        self.write_sheet(seat, sheet)
        pour(floats(sheet.cells), out, f"an observation of {game.name}, {self.seats} seats,")

    def write_sheet(self, seat: i64, sheet: Sheet) -> None:
        """`observe` without a copy, on a sheet of `Game.observation`. The seat is not checked."""
        sheet.begin()
        sheet.block("seat")
        sheet.mark(seat)
        sheet.block("actor")
        if self.actor >= 0:
            sheet.mark(steps_to(seat, self.actor, self.seats))
        elif self.actor == CHANCE:
            sheet.mark(self.seats)
        chosen = self.setup.chosen
        if len(chosen) > 0:
            sheet.block("options")
            for choice in chosen:
                sheet.mark(choice)
        self.fill_sheet(seat, sheet)

    def weights(self) -> list[int]:
        """At chance: the weight of each outcome, in the order of `legal`."""
        if self.actor != CHANCE:
            return []
        return [int(self.weight(code)) for code in self.legal()]

    def is_legal(self, code: int) -> bool:
        if self.actor == NOBODY or code < 0 or code >= self.setup.game.action_count:
            return False
        codes = Codes()
        self.list_actions(codes)
        return codes.has(code)

    def why_not(self, seat: int, code: int) -> Refusal | None:
        """None if this seat (or CHANCE) may play this code now; otherwise the reason."""
        prefix = self.setup.game.prefix
        if self.actor == NOBODY:
            return Refusal("match-over", prefix + "-0.1")
        if seat != self.actor:
            return Refusal("not-your-turn", prefix + "-0.2", {"seat": int(self.actor)})
        if code < 0 or code >= self.setup.game.action_count:
            return Refusal("no-such-action", prefix + "-0.3", {"code": code})
        if self.is_legal(code):
            return None
        if self.actor == CHANCE:
            return Refusal("no-such-outcome", prefix + "-0.4", {"code": code})
        return self.setup.game.explain(self, code)

    def play(self, action: int | str) -> None:
        """Carry out an action of the actor, given as its code or as notation.

        Raises Refusal, or ValueError where the text is not understood, and then changes nothing.
        """
        code = self.setup.game.parse(self, action) if isinstance(action, str) else action
        refusal = self.why_not(int(self.actor), code)
        if refusal is not None:
            raise refusal
        self.apply(code)

    def after(self, code: int) -> State:
        """A state of its own, one legal action later. Unchecked, as `apply`."""
        new = self.copy()
        new.apply(code)
        return new

    def scores(self) -> list[int]:
        """Points of every seat, as of now."""
        points = vec[i64]([0] * int(self.seats))
        self.rate(points, vec[i64]([0] * int(self.seats)))
        return [int(point) for point in points]

    def ranking(self) -> list[int]:
        """The place of every seat, as of now: 1 is first, ties share a place."""
        places = vec[i64]([0] * int(self.seats))
        self.rate(vec[i64]([0] * int(self.seats)), places)
        return [int(place) for place in places]

    def outcome(self) -> Outcome:
        """How the match ended, point by point; raises ValueError while it goes on."""
        if self.actor != NOBODY:
            raise ValueError("the match is not over: `scores` and `ranking` tell how it stands")
        return self.setup.game.outcome(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _arranged, (self.setup, self.position())

    def __repr__(self) -> str:
        acts = "chance" if self.actor == CHANCE else f"seat {self.actor}"
        acts = "nobody: it is over" if self.actor == NOBODY else acts
        return f"<{self.setup.game.id} with {self.seats} seats; to act: {acts}>"

    def __str__(self) -> str:
        return self.setup.game.draw(self)

    def _repr_svg_(self) -> str:
        return self.setup.game.svg(self)


def _arranged(setup: Setup, position: dict[str, object]) -> State:
    return setup.game.arrange(position, setup.edition)


def playout(state: State, rng: Rng) -> int:
    """Play uniformly at random to the end; returns the number of actions."""
    actions: i64 = 0
    while state.actor != NOBODY:
        state.apply(state.random_action(rng))
        actions += 1
    return actions


def bench_playouts(root: State, games: int, rng: Rng) -> int:
    """Random games from copies of a root, for measuring; returns the number of actions."""
    actions: i64 = 0
    for _ in range(games):
        state = root.copy()
        while state.actor != NOBODY:
            state.apply(state.random_action(rng))
            actions += 1
    return actions


def bench_copies(root: State, copies: int) -> int:
    """Copies of a state, for measuring; returns a number so that nothing is left out."""
    total: i64 = 0
    for _ in range(copies):
        total += root.copy().seats
    return total
