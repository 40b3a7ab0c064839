"""A small random generator of our own: the same numbers compiled and interpreted, everywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 15


class Rng:
    """Small fast counting generator (sfc32): three words and a counter of 32 bits each.

    For playouts and search. Matches at a table draw from the operating system instead.
    """

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31."""
        return (self.word() * n) >> 32

    def real(self) -> float:
        """A number from 0.0 up to, not including, 1.0."""
        return float(self.word()) / 4294967296.0

    def split(self) -> Rng:
        """A generator of its own, seeded from this one."""
        return Rng(int(self.word()) << 64 | int(self.word()) << 32 | int(self.word()))

    def copy(self) -> Rng:
        new = Rng(0)
        new.a, new.b, new.c, new.counter = self.a, self.b, self.c, self.counter
        return new
