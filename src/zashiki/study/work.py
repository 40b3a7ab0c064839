"""Processes that work behind play: a question per line on stdin, an answer per line on stdout.

They have the lowest priority, so that whoever plays comes first.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

LOWEST = 19

Q = TypeVar("Q")


def serve(kind: type[Q], answer: Callable[[Q], object]) -> None:
    """Answer questions of a kind until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    for line in sys.stdin:
        reply = answer(msgspec.json.decode(line, type=kind))
        sys.stdout.write(msgspec.json.encode(reply).decode() + "\n")
        sys.stdout.flush()
