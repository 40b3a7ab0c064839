"""Who makes puzzles of positions: a worker process behind play."""

from __future__ import annotations

from typing import Any, Protocol

from zashiki.house.work import WorkError, WorkProcess
from zashiki.study.puzzle_finding import NoPuzzle
from zashiki.study.puzzle_worker import Question, Reply
from zashiki.study.puzzles import PuzzleFile

MODULE = "zashiki.study.puzzle_worker"


class PuzzleMaker(Protocol):
    """Makes one puzzle after the other, step by step; raises WorkError."""

    async def begin(self, game: str, position: dict[str, Any], match: str, ply: int) -> None: ...

    async def step(self) -> PuzzleFile | NoPuzzle | None:
        """What came of it, once that is known."""

    async def rest(self) -> None:
        """Nobody waits for a puzzle."""


class PuzzleProcess(WorkProcess[Reply]):
    """A maker in a process of its own."""

    def __init__(self) -> None:
        super().__init__(MODULE, Reply)

    async def begin(self, game: str, position: dict[str, Any], match: str, ply: int) -> None:
        await self._heard(Question(game, position, match, ply))

    async def step(self) -> PuzzleFile | NoPuzzle | None:
        return await self._heard(Question())

    async def _heard(self, question: Question) -> PuzzleFile | NoPuzzle | None:
        reply = await self.ask(question)
        if reply.mistake:
            raise WorkError(reply.mistake)
        return reply.puzzle or reply.lack
