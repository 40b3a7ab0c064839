"""Matches as records, to carry them out of the house and in again."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.house.errors import BadWishError, NotNowError
from zashiki.house.match import Setup
from zashiki.house.table import Table
from zashiki.record import Record, RecordError

FORMS = ("text", "json")


def read(text: str) -> tuple[Setup, list[int], tuple[str, ...]]:
    """The setup, the codes and the players' names; raises BadWishError saying where it fails."""
    try:
        record = Record.loads(text)
    except RecordError as error:
        raise BadWishError("bad-record", {"problem": str(error)}) from None
    setup = Setup(
        record.game.id,
        record.seats,
        record.options,
        record.edition.label,
        record.rules_version,
    )
    return setup, record.actions, record.players


def write(table: Table, names: Sequence[str], form: str) -> str:
    """The record of a match that is over; before, it would tell secrets."""
    if not table.is_open:
        raise NotNowError("secrets-running")
    if form not in FORMS:
        raise BadWishError("no-form", {"form": form})
    match = table.match
    setup = match.setup
    record = Record.begin(match.game, setup.seats, setup.options, setup.edition_id, names)
    record.actions.extend(match.codes)
    return record.dumps(form)
