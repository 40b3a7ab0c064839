"""What a position is worth to each seat."""

from __future__ import annotations

from abc import abstractmethod
from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zashiki.core.codes import Codes
from zashiki.core.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)  # a learned value may live outside
class Value:
    """A judgement of positions. A hand-made one and a learned one look the same from outside."""

    @abstractmethod
    def rate(self, state: State, out: vec[float]) -> None:
        """Write each seat's chance to come first: numbers from 0 to 1 with the sum 1.

        Any position may be asked about, also in the middle of a turn and before a draw.
        """

    def judge(self, state: State, out: vec[float]) -> None:
        """Like `rate`, and when the match is over what it brought: the first place, ties split."""
        if state.actor != NOBODY:
            self.rate(state, out)
            return
        points = vec[i64]([0] * int(state.seats))
        places = vec[i64]([0] * int(state.seats))
        state.rate(points, places)
        winners = 0.0
        for seat in range(state.seats):
            if places[seat] == 1:
                winners += 1.0
        for seat in range(state.seats):
            out[seat] = 1.0 / winners if places[seat] == 1 else 0.0

    def judge_ahead(self, state: State, out: vec[float], look: i64) -> None:
        """Judge once the actor has finished what it began, as well as it can in `look` actions."""
        seat = state.actor
        if look == 0 or seat < 0 or not self.is_unfinished(state):
            self.judge(state, out)
            return
        codes = Codes()
        state.list_actions(codes)
        chances = vec[float]([0.0] * 4)
        best = -1.0
        for i in range(codes.n):
            after = state.copy()
            after.apply(codes.get(i))
            self.judge_ahead(after, chances, look - 1 if after.actor == seat else 0)
            if chances[seat] > best:
                best = chances[seat]
                for other in range(state.seats):
                    out[other] = chances[other]

    def guess(self, state: State, codes: Codes, out: vec[float], look: i64) -> None:
        """Write for each code what the actor's chance is once it is played.

        A value that can tell without playing each one overrides this: search spends most of its
        time here.
        """
        chances = vec[float]([0.0] * 4)
        for i in range(codes.n):
            out[i] = self.play_and_judge(state, codes.get(i), look, chances)

    def play_and_judge(self, state: State, code: i64, look: i64, chances: vec[float]) -> float:
        """The actor's chance once the code is played; everybody's are written into `chances`."""
        seat = state.actor
        after = state.copy()
        after.apply(code)
        self.judge_ahead(after, chances, look if after.actor == seat else 0)
        return chances[seat]

    def terms(self, state: State, seat: i64) -> dict[str, float]:
        """What the seat's position is worth, by parts with names; none where that cannot be told.

        A game's texts call them `term-NAME`: they are the reasons that people are given.
        """
        return {}

    def take_in(self, state: State, seat: i64) -> None:
        """Look at the position in which the seat has to choose, before it tries anything."""

    def is_unfinished(self, state: State) -> bool:
        """Whether the last action only opened a choice, so that its worth shows in the next."""
        return False

    def only_opens(self, state: State, code: i64) -> bool:
        """Whether the code would do no more than that, if it can be told without playing it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class HandMade(Value):
    """A value made of named terms: each seat's worth in points, then chances from the gaps.

    It may have a taste: one seat sees its own terms, and those of the others, with other weights.
    """

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names  # of the terms that a taste can weigh
        self.likes: vec[float] = vec[float]([1.0] * len(names))  # weights of one's own terms ...
        self.grudges: vec[float] = vec[float]([1.0] * len(names))  # ... and of the others'
        self.plain: vec[float] = vec[float]([1.0] * len(names))  # without a taste
        self.has_taste: bool = False
        self.taster: i64 = -1  # the seat that has the taste
        self.shifts: vec[float] = vec[float]([0.0] * 4)  # what the taste is not about, by seat
        self.parts: vec[float] = vec[float]([0.0] * len(names))  # the terms of one seat
        self.worths: vec[float] = vec[float]([0.0] * 4)

    @abstractmethod
    def tell(self, state: State, seat: i64, out: vec[float]) -> None:
        """Write every term of a seat, in the order of the names, in points."""

    @abstractmethod
    def spread(self, state: State) -> float:
        """The lead in points that makes a seat's chances e to 1; smaller towards the end."""

    def weigh(self, state: State, out: vec[float]) -> None:
        """Write what each seat's position is worth, in points."""
        parts = self.parts
        for seat in range(state.seats):
            self.tell(state, seat, parts)
            weights = self.weights(seat)
            worth = self.shifts[seat]
            for i in range(len(parts)):
                worth += weights[i] * parts[i]
            out[seat] = worth

    def terms(self, state: State, seat: i64) -> dict[str, float]:
        out = vec[float]([0.0] * len(self.names))
        self.tell(state, seat, out)
        return {name: out[i] for i, name in enumerate(self.names)}

    def acquire(self, likes: dict[str, float], grudges: dict[str, float]) -> None:
        """A taste: weights of terms by their names; what is not named counts as usual."""
        self.has_taste = True
        for i, name in enumerate(self.names):
            self.likes[i] = likes.get(name, 1.0)
            self.grudges[i] = grudges.get(name, 1.0)

    def take_in(self, state: State, seat: i64) -> None:
        """Look at the position in which the seat has to choose.

        A taste weighs what changes from here. What is there already counts as it does for
        everybody, so that chances stay chances.
        """
        if not self.has_taste:
            return
        self.taster = -1
        for other in range(state.seats):
            self.shifts[other] = 0.0
        plain = vec[float]([0.0] * 4)
        self.weigh(state, plain)
        self.taster = seat
        self.weigh(state, self.worths)
        for other in range(state.seats):
            self.shifts[other] = plain[other] - self.worths[other]

    def weights(self, seat: i64) -> vec[float]:
        """How the terms of this seat are seen."""
        if self.taster < 0:
            return self.plain
        return self.likes if seat == self.taster else self.grudges

    def rate(self, state: State, out: vec[float]) -> None:
        self.weigh(state, self.worths)
        write_chances(self.worths, state.seats, self.spread(state), out)


def write_chances(worths: vec[float], seats: i64, spread: float, out: vec[float]) -> None:
    """Chances from the gaps between worths: a lead of `spread` makes them e to 1."""
    best = worths[0]
    for seat in range(1, seats):
        if worths[seat] > best:
            best = worths[seat]
    total = 0.0
    for seat in range(seats):
        chance = exp((worths[seat] - best) / spread)
        out[seat] = chance
        total += chance
    for seat in range(seats):
        out[seat] /= total
