"""A small net whose first layer is a sum of rows, one for each feature that is present.

Everything is in whole numbers, so that a sum is the same whatever way it was reached, on every
machine. Three numbers share a word: adding two words adds all three, because a word stands for
`a + b * 2**21 + c * 2**42` and each of them, signs and all, stays far below 2**20.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final[i64] = 3
BITS: Final[i64] = 21
HALF: Final[i64] = 1 << 20
MASK: Final[i64] = (1 << 21) - 1
SCALE: Final[i64] = 1024  # a weight of 1.0
MOST: Final[i64] = 4000  # of a weight in a row; 256 rows of such weights fit into a lane
ROOM: Final[i64] = 256  # no position has more rows than this


class Net:
    """The weights. Of the sums the first one counts as it is, the others where above 0."""

    def __init__(
        self, width: int, rows: vec[i64], bias: vec[i64], outer: vec[i64], upon: int = 0
    ) -> None:
        self.width: i64 = width  # a multiple of LANES
        self.words: i64 = width // LANES
        self.rows: vec[i64] = rows  # packed: `words` for each feature
        self.bias: vec[i64] = bias  # packed
        self.outer: vec[i64] = outer  # `width` numbers
        # by how much the log of the hand-made chances is added, in parts of SCALE; 0: not at all
        self.upon: i64 = upon

    def start(self, out: vec[i64], at: i64) -> None:
        """A sum of no rows."""
        bias = self.bias
        for k in range(self.words):
            out[at + k] = bias[k]

    def add(self, out: vec[i64], at: i64, row: i64) -> None:
        rows, words = self.rows, self.words
        base = row * words
        for k in range(words):
            out[at + k] += rows[base + k]

    def add_all(self, out: vec[i64], at: i64, listed: vec[i64], n: i64) -> None:
        rows, words = self.rows, self.words
        for i in range(n):
            base = listed[i] * words
            for k in range(words):
                out[at + k] += rows[base + k]

    def take(self, out: vec[i64], at: i64, row: i64) -> None:
        rows, words = self.rows, self.words
        base = row * words
        for k in range(words):
            out[at + k] -= rows[base + k]

    def swap(self, out: vec[i64], at: i64, old: i64, new: i64) -> None:
        """One row goes, another one comes."""
        rows, words = self.rows, self.words
        gone, come = old * words, new * words
        for k in range(words):
            out[at + k] += rows[come + k] - rows[gone + k]

    def worth(self, sums: vec[i64], at: i64) -> float:
        """What a seat's sums say of its chances: the higher, the better."""
        outer = self.outer
        word = sums[at]
        first = ((word + HALF) & MASK) - HALF
        total = first * SCALE
        j: i64 = 0
        for k in range(self.words):
            word = sums[at + k]
            low = ((word + HALF) & MASK) - HALF
            word = (word - low) >> BITS
            middle = ((word + HALF) & MASK) - HALF
            high = (word - middle) >> BITS
            if low > 0:
                total += low * outer[j]
            if middle > 0:
                total += middle * outer[j + 1]
            if high > 0:
                total += high * outer[j + 2]
            j += LANES
        return float(total) / float(SCALE * SCALE)


def packed(numbers: vec[i64]) -> vec[i64]:
    """Three to a word."""
    n = len(numbers) // LANES
    out = vec[i64]([0] * int(n))
    for k in range(n):
        j = k * LANES
        high = (numbers[j + 2] << BITS) + numbers[j + 1]
        out[k] = (high << BITS) + numbers[j]
    return out
