"""A maker of puzzles for tests: it needs no process, and knows beforehand what comes out."""

from __future__ import annotations

import asyncio
from typing import Any

import zashiki
from zashiki.house.work import WorkError
from zashiki.study.puzzle_finding import NoPuzzle, Ranked
from zashiki.study.puzzle_making import MADE_IN
from zashiki.study.puzzles import PuzzleFile, puzzles

KNOWN = puzzles(zashiki.game("iki"))[0]
LACK = NoPuzzle("no-lead", 4, Ranked("+H2", 0.52), Ranked("+R2", 0.47))


class Prompter:
    """Says that positions of IKI are puzzles, those of Samurai are not, and of others nothing.
    Takes as many steps as it is allowed to.
    """

    def __init__(self, allowed: int = 1_000_000) -> None:
        self.allowed = asyncio.Semaphore(allowed)
        self.begun: list[str] = []
        self.rests = 0
        self._game = ""
        self._left = 0

    async def begin(self, game: str, position: dict[str, Any], match: str, ply: int) -> None:
        self.begun.append(match)
        self._game, self._left = game, MADE_IN

    async def step(self) -> PuzzleFile | NoPuzzle | None:
        await self.allowed.acquire()
        if self._game == "samurai":
            return LACK
        if self._game != "iki":
            raise WorkError("no value to compare turns by")
        self._left -= 1
        return None if self._left else KNOWN.file

    async def rest(self) -> None:
        self.rests += 1
