"""What travels for puzzles; their boards speak as those of lessons do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from zashiki.web.api_types import TableName
from zashiki.web.learn_types import LessonPage


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    game: str
    number: int  # in the list of its game, from 1; 0: somebody's own
    difficulty: int  # 1 to 5
    seats: int


class PuzzleList(Struct, frozen=True, omit_defaults=True):
    """All puzzles of the house, and the one of today."""

    today: str  # the day of the house, as 2026-11-18
    puzzles: list[PuzzleInfo]
    daily: PuzzleInfo | None = None


class PuzzlePage(Struct, frozen=True):
    """A puzzle with its words, as a lesson of one step."""

    info: PuzzleInfo
    lesson: LessonPage
    idea: str  # what it teaches


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that may be a puzzle: one as data, or of a match that is over."""

    game: Annotated[str, Meta(max_length=80)] = ""
    position: dict[str, Any] = {}
    table: TableName = ""
    ply: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class OwnPuzzle(Struct, frozen=True, omit_defaults=True):
    """A position that one asked to have judged, how far that is, and what came of it."""

    id: str
    game: str
    status: Literal["waiting", "running", "made", "none", "failed"]
    asked: int  # milliseconds since 1970
    done: int = 0  # steps
    all: int = 0
    ahead: int = 0  # others that are judged first
    difficulty: int = 0  # 1 to 5, once it is made
    seats: int = 0
    table: str = ""  # whose match it comes from
    ply: int = 0
    why: list[str] = []  # it is none
