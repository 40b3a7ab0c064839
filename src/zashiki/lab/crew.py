"""Who does the work of the lab: this process, several processes, or a cluster (`ray_crew`).

The seam is one method. What is measured or learned does not know where it runs.
"""

from __future__ import annotations

import multiprocessing
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")
Answers = Generator[Answer, None, None]  # `close` it to cancel what is left

AHEAD = 2  # tasks handed out for each worker: one that it does, one that waits for it


class CrewError(RuntimeError):
    """The work cannot be done there, or not be finished: the message says what to do."""


class Crew(ABC):
    """Hands that can do pieces of work, each by itself; `close` lets go of them."""

    def close(self) -> None:  # noqa: B027  processes end with their work
        """Let go of everything held."""

    @abstractmethod
    def do(self, work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Answers[Answer]:
        """The answer to every task exactly once, in any order, as they come.

        `work`, tasks and answers are pickled, so `work` is a function of a module or a `partial`
        of one. A task may be begun again elsewhere where its worker is lost: it must not do
        anything but answer.
        """


class Processes(Crew):
    """So many processes of this machine; by default one for each core. One works right here."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or os.cpu_count() or 1

    def do(self, work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Answers[Answer]:
        workers = min(self._count, len(tasks))
        if workers <= 1:
            yield from map(work, tasks)
            return
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
        waiting: set[Future[Answer]] = set()
        try:
            for task in tasks:
                waiting.add(pool.submit(work, task))
                if len(waiting) < AHEAD * workers:
                    continue
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield future.result()
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
