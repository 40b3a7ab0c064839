"""Who judges matches: a worker process of the lowest priority, asked from a thread."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec

from zashiki.bots.process import Gone, LineProcess, Silence
from zashiki.bots.supervisor import environment
from zashiki.study.judging import Budget, Judgement
from zashiki.study.review_worker import Question, Reply
from zashiki.study.reviews import Review

COMMAND = (sys.executable, "-m", "zashiki.study.review_worker")
PATIENCE = 600.0  # seconds for one ply: whoever plays may keep the processor for long


class ReviewError(RuntimeError):
    """A match that cannot be judged."""


class Reviewer(Protocol):
    """Judges matches one ply after the other."""

    async def judge(self, record: str, ply: int, budget: Budget) -> Judgement: ...

    async def put_together(
        self, record: str, judgements: list[Judgement], budget: Budget, result: list[float]
    ) -> Review: ...

    async def rest(self) -> None:
        """Nobody waits for a review."""


class ReviewProcess:
    """A reviewer in a process of its own, which is there while it is needed."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._threads = ThreadPoolExecutor(1, "reviews")
        self._process: LineProcess | None = None

    async def judge(self, record: str, ply: int, budget: Budget) -> Judgement:
        reply = await self._ask(Question(record, budget, ply))
        if reply.judgement is None:
            raise ReviewError(reply.mistake)
        return reply.judgement

    async def put_together(
        self, record: str, judgements: list[Judgement], budget: Budget, result: list[float]
    ) -> Review:
        reply = await self._ask(Question(record, budget, None, judgements, result))
        if reply.review is None:
            raise ReviewError(reply.mistake)
        return reply.review

    async def rest(self) -> None:
        """End the process, whatever it is at: what it was asked can be asked again."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    async def _ask(self, question: Question) -> Reply:
        line = msgspec.json.encode(question).decode()
        process = self._process
        if process is None:
            process = self._process = LineProcess(self._command, environment())
        loop = asyncio.get_running_loop()
        try:
            heard = await loop.run_in_executor(self._threads, process.ask, line, PATIENCE)
            return msgspec.json.decode(heard, type=Reply)
        except (Gone, Silence, OSError, ValueError) as error:  # it ended, hangs or talks nonsense
            await self.rest()
            raise ReviewError(str(error)) from None
