"""A reusable list of action codes."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final  # so that compiled methods call each other directly
class Codes:
    """Codes written one after the other; `clear` keeps the memory for the next use."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]()
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, code: i64) -> None:
        if self.n < len(self.values):
            self.values[self.n] = code
        else:
            self.values = append(self.values, code)
        self.n += 1

    def add_all(self, first: i64, bits: i64) -> None:
        """A code for each number of a set, counted from the first one."""
        code = first
        while bits != 0:
            if bits & 1 != 0:
                self.add(code)
            bits >>= 1
            code += 1

    def add_present(self, first: i64, counts: vec[i64], at: i64, kinds: i64) -> None:
        """A code for each kind of which any is left; their counts begin at `at`."""
        for kind in range(kinds):
            if counts[at + kind] > 0:
                self.add(first + kind)

    def get(self, i: i64) -> i64:
        return self.values[i]

    def has(self, code: i64) -> bool:
        for i in range(self.n):
            if self.values[i] == code:
                return True
        return False

    def listed(self) -> list[int]:
        """The codes as a plain list, in the order written."""
        return [int(self.values[i]) for i in range(self.n)]
