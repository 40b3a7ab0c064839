"""A 64-bit hash of numbers, equal compiled and interpreted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Digest:
    """Two lanes of 32 bits; products stay below 2**63, so nothing wraps when compiled."""

    def __init__(self) -> None:
        self.high: i64 = 0x2545F491
        self.low: i64 = 0x9E3779B9

    def add(self, value: i64) -> None:
        x = value & MASK
        self.low = ((self.low ^ x) * 0x01000193) & MASK
        self.low ^= self.low >> 15
        self.high = ((self.high + x + 1) * 0x5BD1E995) & MASK
        self.high ^= self.high >> 13

    def add_all(self, values: vec[i64]) -> None:
        """The numbers in their order, after their count."""
        self.add(len(values))
        for value in values:
            self.add(value)

    def value(self) -> int:
        return int(self.high) << 32 | int(self.low)
