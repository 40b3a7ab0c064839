"""Reading records and positions that were named on the command line."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from zashiki.chapters import Study
from zashiki.cli.find import find_game, read_text
from zashiki.cli.trouble import Trouble
from zashiki.core.edition import Edition, EditionError
from zashiki.core.position import PositionError
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.record import Record, RecordError

RecordFile = Annotated[Path, typer.Argument(help="A record or study, as text or JSON.")]
ChapterNumber = Annotated[
    int, typer.Option(min=1, help="Of a study: the chapter whose main line it is, from 1.")
]
OwnEditions = Annotated[
    list[Path] | None, typer.Option(help="The edition it was played with, if it is your own.")
]


def read_record(path: Path, editions: Sequence[Path] = (), chapter: int = 1) -> Record:
    """The record in a file, or the main line of a chapter; `editions` are files of your own that
    it may have been played with.
    """
    text = read_text(path)
    try:
        chapters = Study.loads(text, [_edition(file) for file in editions]).chapters
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None
    if chapter > len(chapters):
        raise Trouble(f"{path}: there is no chapter {chapter}; there are 1 to {len(chapters)}")
    return chapters[chapter - 1].record()


def read_position(path: Path) -> dict[str, object]:
    """The position in a file, as JSON; the game reads what it means."""
    try:
        return msgspec.json.decode(read_text(path), type=dict[str, object])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Trouble(f"{path}: not a position in JSON: {error}") from None


def read_state(path: Path, editions: Sequence[Path] = ()) -> State | None:
    """The state of a file that holds a position; None where it holds something else."""
    try:
        told = msgspec.json.decode(read_text(path), type=dict[str, object])
    except (msgspec.DecodeError, RecursionError):
        return None
    if "zashiki" in told:  # a record
        return None
    game = find_game(str(told.get("game", "")))
    own = [edition for edition in map(_edition, editions) if edition.id == told.get("edition")]
    try:
        return game.arrange(told, own[0] if own else None)
    except PositionError as error:
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
    actors = record.match().actors[:ply]
    return max((n for n, actor in enumerate(actors) if actor != CHANCE), default=0)


def find_viewer(seats: int, seat: int | None) -> int:
    """A seat as people count, from 1; None is a spectator."""
    if seat is None:
        return NOBODY
    if not 1 <= seat <= seats:
        raise Trouble(f"there is no seat {seat}; the match has 1 to {seats}")
    return seat - 1


def _edition(path: Path) -> Edition:
    text = read_text(path)
    try:
        game = tomllib.loads(text).get("game", "")
    except (ValueError, RecursionError) as error:  # also numbers of 5,000 digits
        raise EditionError("file", f"not readable as TOML: {error}", str(path)) from None
    return find_game(str(game)).read_edition(text, str(path))
