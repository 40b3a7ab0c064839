"""Reading records that were named on the command line."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.find import find_game, read_text
from zashiki.cli.trouble import Trouble
from zashiki.core.edition import Edition, EditionError
from zashiki.core.state import CHANCE, NOBODY
from zashiki.record import Record, RecordError

RecordFile = Annotated[Path, typer.Argument(help="A record, as text or JSON.")]
OwnEditions = Annotated[
    list[Path] | None, typer.Option(help="The edition it was played with, if it is your own.")
]


def read_record(path: Path, editions: Sequence[Path] = ()) -> Record:
    """The record in a file; `editions` are files of your own that it may have been played with."""
    text = read_text(path)
    try:
        return Record.loads(text, [_edition(file) for file in editions])
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None


def find_ply(record: Record, ply: int | None) -> int:
    """A ply of the record; None is the end, negative ones count from there."""
    last = len(record.actions)
    if ply is None:
        return last
    found = ply + last + 1 if ply < 0 else ply
    if not 0 <= found <= last:
        raise Trouble(f"there is no ply {ply}; the record has 0 to {last}")
    return found


def last_choice(record: Record, ply: int) -> int:
    """The ply at which a seat last chose something before this one, or the start."""
    chosen = [n for n, state in enumerate(record.states()) if n < ply and state.actor != CHANCE]
    return chosen[-1] if chosen else 0


def find_viewer(record: Record, seat: int | None) -> int:
    """A seat as people count, from 1; None is a spectator."""
    if seat is None:
        return NOBODY
    if not 1 <= seat <= record.seats:
        raise Trouble(f"there is no seat {seat}; the match has 1 to {record.seats}")
    return seat - 1


def _edition(path: Path) -> Edition:
    text = read_text(path)
    try:
        game = tomllib.loads(text).get("game", "")
    except tomllib.TOMLDecodeError as error:
        raise EditionError("file", f"not readable as TOML: {error}", str(path)) from None
    return find_game(str(game)).read_edition(text, str(path))
