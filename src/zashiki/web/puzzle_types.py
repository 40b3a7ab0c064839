"""What travels for puzzles; their boards speak as those of lessons do."""

from __future__ import annotations

from msgspec import Struct

from zashiki.web.learn_types import LessonPage


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    game: str
    number: int  # in the list of its game, from 1
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
