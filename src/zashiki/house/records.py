"""Matches as records, to carry them out of the house and in again."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.house.errors import BadWishError, NotNowError
from zashiki.house.table import Table
from zashiki.match import Match
from zashiki.record import Record, RecordError

FORMS = ("text", "json")
PRACTICE = "Practice"  # the tag of a match in which what chance or bots did was taken back


def read(text: str) -> tuple[Record, Match]:
    """A record and its match, which goes no further back; raises BadWishError saying where it
    fails.
    """
    try:
        record = Record.loads(text)
    except RecordError as error:
        raise BadWishError("bad-record", {"problem": str(error)}) from None
    return record, Match(record.setup, record.actions, base=len(record.actions))


def write(table: Table, names: Sequence[str], form: str) -> str:
    """The record of a match that is over; before, it would tell secrets."""
    if not table.is_open:
        raise NotNowError("secrets-running")
    if form not in FORMS:
        raise BadWishError("no-form", {"form": form})
    record = Record.of(table.match, names)
    if table.practice:
        record.tags[PRACTICE] = "yes"
    return record.dumps(form)
