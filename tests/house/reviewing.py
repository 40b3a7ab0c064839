"""A reviewer for tests: it needs no process, and does not give way to whoever else is busy."""

from __future__ import annotations

import asyncio

from zashiki.record import Record
from zashiki.study.judging import Budget, Judgement, judge
from zashiki.study.reviews import Review, put_together


class Patient:
    """Judges in a hurry, as many plies as it is allowed to."""

    def __init__(self, allowed: int = 1_000_000) -> None:
        self.allowed = asyncio.Semaphore(allowed)
        self.judged: list[int] = []
        self.rests = 0

    async def judge(self, record: str, ply: int, budget: Budget) -> Judgement:
        await self.allowed.acquire()
        self.judged.append(ply)
        return judge(Record.loads(record).match(), ply, Budget(iterations=8))

    async def put_together(
        self, record: str, judgements: list[Judgement], budget: Budget, result: list[float]
    ) -> Review:
        return put_together(Record.loads(record).match(), judgements, budget.ms, result)

    async def rest(self) -> None:
        self.rests += 1
