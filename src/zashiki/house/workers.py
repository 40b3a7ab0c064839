"""Bots in worker processes, asked from threads so that the loop never waits.

Before each worker there is a line, so that one visitor's many tables hold up nobody else's bots.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from zashiki.bots import Forfeit, SpecError
from zashiki.bots.supervisor import COMMAND, BotError, Supervisor
from zashiki.house.errors import NotNowError
from zashiki.house.fair import FairLine
from zashiki.house.thinkers import Question, Thought
from zashiki.record import Record

T = TypeVar("T")

log = logging.getLogger("zashiki.house")


class Workers:
    """Thinkers in processes of their own; by default one for each core but the server's."""

    def __init__(self, processes: int | None = None, command: tuple[str, ...] = COMMAND) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._command = command
        self._supervisor: Supervisor | None = None
        self._lines = [FairLine(1) for _ in range(self._processes)]
        self._threads = ThreadPoolExecutor(2 * self._processes + 2, "bots")

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return sum(line.waiting for line in self._lines)

    async def open(self) -> None:
        self._supervisor = Supervisor(self._processes, self._command)

    async def close(self) -> None:
        supervisor = self._supervisor
        if supervisor is not None:
            await asyncio.get_running_loop().run_in_executor(None, supervisor.close)
        self._threads.shutdown(wait=False)

    async def choose(self, question: Question) -> int:
        return await self._in_turn(question, _choose)

    async def compare(self, question: Question) -> list[Thought]:
        try:
            found = await self._in_turn(question, _compare)
        except (Forfeit, SpecError, BotError) as error:
            log.warning("no advice: %s", error)
            raise NotNowError("no-advice") from None
        return [Thought(code, visits, value) for code, visits, value in found]

    async def _in_turn(self, question: Question, ask: Callable[[Supervisor, Question], T]) -> T:
        """Wait in the line, then for the answer. Whoever has thought for their share, or is not
        waited for any more, is hurried.
        """
        supervisor = self._supervisor
        if supervisor is None:
            raise RuntimeError("the workers are not open")
        loop = asyncio.get_running_loop()

        def hurry() -> None:
            loop.run_in_executor(None, supervisor.hurry, question.match)

        def share_is_over() -> None:
            question.on_hurry()
            hurry()

        line = self._lines[supervisor.slot_of(question.match)]
        came = loop.time()
        async with line.place(question.payer, share_is_over, question.is_watched):
            question.on_place(loop.time() - came)
            try:
                return await loop.run_in_executor(self._threads, ask, supervisor, question)
            except asyncio.CancelledError:
                hurry()
                raise


def _choose(supervisor: Supervisor, question: Question) -> int:
    """The bot's choice; if it fails for good, any legal action, so that people can play on."""
    record = Record(question.setup, list(question.codes))
    try:
        return supervisor.decide(question.match, record, question.seat, question.bot)
    except (Forfeit, SpecError, BotError) as error:
        log.warning("bot %s failed, any action is played instead: %s", question.bot, error)
        return secrets.choice(record.state().legal())


def _compare(supervisor: Supervisor, question: Question) -> list[tuple[int, int, float]]:
    record = Record(question.setup, list(question.codes))
    return supervisor.compare(question.match, record, question.seat, question.bot)
