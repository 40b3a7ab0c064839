"""Who judges matches: a worker process behind play."""

from __future__ import annotations

from typing import Protocol

from zashiki.house.work import WorkError, WorkProcess
from zashiki.study.judging import Budget, Judgement
from zashiki.study.review_worker import Question, Reply
from zashiki.study.reviews import Review

MODULE = "zashiki.study.review_worker"


class Reviewer(Protocol):
    """Judges matches one ply after the other; raises WorkError."""

    async def judge(self, record: str, ply: int, budget: Budget) -> Judgement: ...

    async def put_together(
        self, record: str, judgements: list[Judgement], budget: Budget, result: list[float]
    ) -> Review: ...

    async def rest(self) -> None:
        """Nobody waits for a review."""


class ReviewProcess(WorkProcess[Reply]):
    """A reviewer in a process of its own."""

    def __init__(self) -> None:
        super().__init__(MODULE, Reply)

    async def judge(self, record: str, ply: int, budget: Budget) -> Judgement:
        reply = await self.ask(Question(record, budget, ply))
        if reply.judgement is None:
            raise WorkError(reply.mistake)
        return reply.judgement

    async def put_together(
        self, record: str, judgements: list[Judgement], budget: Budget, result: list[float]
    ) -> Review:
        reply = await self.ask(Question(record, budget, None, judgements, result))
        if reply.review is None:
            raise WorkError(reply.mistake)
        return reply.review
