"""Bots in worker processes: budgets kept, a worker that dies or hangs is replaced.

    with Supervisor(processes=2) as supervisor:
        code = supervisor.decide("table-7", record, seat=1, spec="search:ms=200")

`decide` blocks; a server calls it from a thread. Decisions of one match go to one worker, so that
a search finds its tree again; `hurry` lets the one that is at work answer with what it has found.
"""

from __future__ import annotations

import contextlib
import os
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from types import TracebackType

import msgspec

import zashiki
from zashiki.bots.bot import Forfeit, SpecError
from zashiki.bots.process import Gone, LineProcess, Silence
from zashiki.bots.settings import SearchSettings
from zashiki.bots.spec import parse
from zashiki.bots.worker import HURRY, Question, Reply
from zashiki.record import Record

GRACE_SECONDS = 5.0  # beyond a bot's own budget, before its worker counts as hanging
START_SECONDS = 20.0  # more for a worker that has to start first
QUICK_SECONDS = 10.0  # for bots that are known to be quick
QUICK = ("random", "gentle", "greedy")
UNBOUNDED_SECONDS = 120.0  # for others that have no budget in milliseconds
ATTEMPTS = 3
COMMAND = (sys.executable, "-m", "zashiki.bots.worker")


class BotError(RuntimeError):
    """No decision came although the worker was replaced and asked again."""


class Supervisor:
    """Keeps worker processes alive and hands decisions to them."""

    def __init__(self, processes: int = 1, command: Sequence[str] = COMMAND) -> None:
        if processes < 1:
            raise ValueError(f"a supervisor needs at least one process, not {processes}")
        self._command = tuple(command)
        self._slots = [_Slot(self._command) for _ in range(processes)]

    def decide(
        self, match: str, record: Record, seat: int, spec: str, seed: int | None = None
    ) -> int:
        """The code a bot chooses; raises SpecError, Forfeit or BotError."""
        return self._ask(Question(match, spec, seat, record.dumps("json"), seed)).code

    def compare(
        self, match: str, record: Record, seat: int, spec: str
    ) -> list[tuple[int, int, float]]:
        """How a search rates the alternatives: code, visits, what it earned; most visited first."""
        question = Question(match, spec, seat, record.dumps("json"), compare=True)
        return self._ask(question).thoughts

    def slot_of(self, match: str) -> int:
        """The number of the worker that thinks about a match, one question after the other."""
        return zlib.crc32(match.encode()) % len(self._slots)

    def hurry(self, match: str) -> None:
        """Whoever thinks about this match now shall answer soon."""
        self._slots[self.slot_of(match)].hurry(match)

    def _ask(self, question: Question) -> Reply:
        reply = self._slots[self.slot_of(question.match)].ask(question)
        if reply.forfeit:
            raise Forfeit(reply.forfeit)
        if reply.mistake:
            raise SpecError(reply.mistake)
        return reply

    @property
    def pids(self) -> list[int]:
        """The workers that are running now."""
        return [slot.process.pid for slot in self._slots if slot.process is not None]

    def close(self) -> None:
        for slot in self._slots:
            slot.close()

    def __enter__(self) -> Supervisor:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class _Slot:
    """One worker process, started when first needed; one question at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._lock = Lock()
        self._count = 0
        self._asked: Question | None = None  # what is being thought about
        self._is_closed = False
        self.process: LineProcess | None = None

    def ask(self, question: Question) -> Reply:
        with self._lock:
            self._count += 1
            question.number = self._count
            self._asked = question
            try:
                return self._answer(msgspec.json.encode(question).decode(), question.spec)
            finally:
                self._asked = None

    def _answer(self, line: str, spec: str) -> Reply:
        problem = ""
        for _ in range(ATTEMPTS):
            if self._is_closed:
                raise BotError("the workers are closed")
            patience = seconds_for(spec)
            try:
                if self.process is None:
                    self.process = LineProcess(self._command, _environment())
                    patience += START_SECONDS
                heard = self.process.ask(line, patience)
                return msgspec.json.decode(heard, type=Reply)
            except (Gone, Silence, msgspec.DecodeError) as error:
                problem = str(error)
                self._replace()
        raise BotError(f"no decision after {ATTEMPTS} attempts: {problem}")

    def _replace(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()

    def hurry(self, match: str) -> None:
        asked, process = self._asked, self.process
        if asked is not None and asked.match == match and process is not None:
            with contextlib.suppress(Gone):
                process.say(f"{HURRY}{asked.number}")

    def close(self) -> None:
        """Whoever still thinks is not waited for."""
        self._is_closed = True
        process, self.process = self.process, None
        if process is not None:
            process.close()


def seconds_for(spec: str) -> float:
    """How long a worker may take over one decision before it counts as hanging."""
    parsed = parse(spec)
    if parsed.kind == "search" and "iterations" not in parsed.words:
        return parsed.whole("ms", int(SearchSettings().ms)) / 1000 + GRACE_SECONDS
    return QUICK_SECONDS if parsed.kind in QUICK else UNBOUNDED_SECONDS


def _environment() -> dict[str, str]:
    """Ours, with the package where this process found it."""
    home = str(Path(zashiki.__file__).parent.parent)
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
