"""Worker processes of the lowest priority, asked from a thread."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

import msgspec

from zashiki.bots.process import Gone, LineProcess, Silence
from zashiki.bots.supervisor import environment

PATIENCE = 600.0  # seconds for one answer: whoever plays may keep the processor for long

Reply = TypeVar("Reply")


class WorkError(RuntimeError):
    """Something that a worker could not do."""


class WorkProcess(Generic[Reply]):
    """A process that runs a module, and is there while it is needed."""

    def __init__(self, module: str, kind: type[Reply]) -> None:
        self._command = (sys.executable, "-m", module)
        self._kind = kind
        self._threads = ThreadPoolExecutor(1, module.rpartition(".")[2])
        self._process: LineProcess | None = None

    async def ask(self, question: object) -> Reply:
        """Its answer; raises WorkError."""
        line = msgspec.json.encode(question).decode()
        process = self._process
        if process is None:
            process = self._process = LineProcess(self._command, environment())
        loop = asyncio.get_running_loop()
        try:
            heard = await loop.run_in_executor(self._threads, process.ask, line, PATIENCE)
            return msgspec.json.decode(heard, type=self._kind)
        except (Gone, Silence, OSError, ValueError) as error:  # it ended, hangs or talks nonsense
            await self.rest()
            raise WorkError(str(error)) from None

    async def rest(self) -> None:
        """End the process, whatever it is at: what it was asked can be asked again."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
