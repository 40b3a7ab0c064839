"""Sets of numbers below 50 as the bits of one native integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 50  # numbers in one word; larger sets take several
TOP: Final[i64] = 0x2000000000000000
EVERY_2ND: Final[i64] = 0x0555555555555555
PAIRS: Final[i64] = 0x0333333333333333
NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F


def _positions() -> vec[i64]:
    """The exponent of a power of two by its rest modulo 67: these rests all differ."""
    out = [0] * 67
    for i in range(62):
        out[(1 << i) % 67] = i
    return vec[i64](out)


POSITION: Final = _positions()


def bit(number: i64) -> i64:
    """The set of this number alone. (Compiled, a small literal would be shifted as 32 bits.)"""
    return TOP >> 61 - number


def below(number: i64) -> i64:
    """The set of all numbers below this one."""
    return bit(number) - 1


def count(bits: i64) -> i64:
    """How many numbers are in the set."""
    x = bits - ((bits >> 1) & EVERY_2ND)
    x = (x & PAIRS) + ((x >> 2) & PAIRS)
    x = (x + (x >> 4)) & NIBBLES
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def first(bits: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return POSITION[(bits & -bits) % 67]


def nth(bits: i64, k: i64) -> i64:
    """The number with k smaller ones in the set."""
    rest = bits
    for _ in range(k):
        rest &= rest - 1
    return first(rest)


def listed(bits: i64) -> list[int]:
    """The numbers as a plain list, rising."""
    out: list[int] = []
    rest = bits
    while rest != 0:
        out.append(int(first(rest)))
        rest &= rest - 1
    return out
