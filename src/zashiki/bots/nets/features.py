"""What a net sees of a position: the numbers of the features that are present."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zashiki.bots.nets.net import ROOM
from zashiki.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Reads a position off from the point of view of one seat; the others follow in turn order.

    A full position is read, with what is hidden in it: a bot only ever has imagined ones.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.rows: vec[i64] = vec[i64]([0] * int(ROOM))  # as read last
        self.n: i64 = 0
        self.points: vec[i64] = vec[i64]([0] * seats)  # as of now, where a game looks at them
        self.places: vec[i64] = vec[i64]([0] * seats)

    @abstractmethod
    def count(self) -> int:
        """How many features there are."""

    def look(self, state: State) -> None:
        """Count once what all views of a position share; asked before `read`."""

    @abstractmethod
    def read(self, state: State, seat: i64) -> None:
        """Write the rows that are present into `rows`, and their number into `n`."""

    def twins(self) -> list[list[int]]:
        """Ways to rename all features that leave a position as good as it was, such as types of
        figures that are alike. Training tells the net so; the first way changes nothing.
        """
        return [list(range(self.count()))]

    def step_to(self, seat: i64, other: i64) -> i64:
        """How many steps after this seat the other one sits."""
        return (other - seat + self.seats) % self.seats

    def put_leads(self, seat: i64, over: i64, bound: i64) -> i64:
        """The lead in points over each of the others, where there are several: `2 * bound + 1`
        rows for each step. Returns the lead over the best of them, from 0 to `2 * bound`.
        """
        least = 2 * bound
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            lead = cut(self.points[seat] - self.points[other], -bound, bound) + bound
            if self.seats > 2:
                self.put(over + step * (2 * bound + 1) + lead)
            least = min(least, lead)
        return least

    def put(self, row: i64) -> None:
        self.rows[self.n] = row
        self.n += 1


def cut(number: i64, least: i64, most: i64) -> i64:
    """The number, or the bound it lies beyond."""
    if number < least:
        return least
    if number > most:
        return most
    return number
