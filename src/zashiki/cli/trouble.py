"""What can go wrong on the command line, and how it is told: one sentence on standard error."""

from __future__ import annotations

import sys

from zashiki.bots import Forfeit, SpecError
from zashiki.bots.learned import NetError
from zashiki.core.edition import EditionError
from zashiki.core.folder import FolderError
from zashiki.core.setup import SetupError
from zashiki.record import RecordError

WRONG = 2  # the exit code of everything a person can put right
FAILED = 70  # of what only we can put right
INTERRUPTED = 130


class Trouble(Exception):
    """Something the person at the keyboard can put right; the message says what."""


TROUBLES = (
    Trouble,
    SetupError,
    EditionError,
    FolderError,
    RecordError,
    SpecError,
    NetError,
    Forfeit,
)


def tell(sentence: str) -> int:
    """Say what is wrong, on one line; the exit code that goes with it."""
    print(f"zashiki: {' '.join(sentence.split())}", file=sys.stderr)  # noqa: T201
    return WRONG
