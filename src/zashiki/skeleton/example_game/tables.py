"""An edition as packed ints."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# How large an edition may be; codes count kinds of cards up to here.
KINDS: Final = 8
MOST_COPIES: Final = 9
MOST_VALUE: Final = 99


class Tables:
    """What the rules look up. Kinds of cards are numbers from 0; `edition.py` fills these in."""

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.row: i64 = 0  # cards that lie open (EXA-1.3)
        self.value: vec[i64] = vec[i64]()  # per kind: points
        self.copies: vec[i64] = vec[i64]()  # per kind: cards
        self.names: list[str] = []  # per kind
