"""A program that is spoken to in lines over its stdin and stdout, with a time limit."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from typing import IO

LONGEST_LINE = 4_000_000
CHUNK = 65536  # bytes read at once
MOST_CHUNKS = 16  # that may wait to be heard; then the program waits
GOODBYE_SECONDS = 1.0


class Silence(Exception):
    """The program did not answer in time."""


class Gone(Exception):
    """The program has ended, or closed its mouth."""


class Ear:
    """Reads a pipe in a thread of its own: only so can one listen for a while on every system."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._heard: queue.Queue[bytes] = queue.Queue(MOST_CHUNKS)
        self._is_over = False
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        while True:
            try:
                chunk = os.read(self._pipe.fileno(), CHUNK)
            except (OSError, ValueError):
                chunk = b""
            if not chunk:
                self._is_over = True
            self._heard.put(chunk)
            if self._is_over:
                return

    def hear(self, seconds: float) -> bytes:
        """What comes next; nothing once there will be no more. Raises queue.Empty."""
        if self._is_over and self._heard.empty():
            return b""
        return self._heard.get(timeout=seconds) if seconds > 0 else self._heard.get_nowait()

    def close(self) -> None:
        """Once the program has ended: what it said last is not heard any more."""
        while self._thread.is_alive():
            with contextlib.suppress(queue.Empty):
                self._heard.get(timeout=0.01)
        with contextlib.suppress(queue.Full):
            self._heard.put_nowait(b"")  # for whoever listens still
        self._pipe.close()


class LineProcess:
    """A child process; one line out, one line back. Its stderr goes where ours goes."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None):
        try:
            self._process = subprocess.Popen(  # noqa: S603  the person at the table names the program
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=None if environment is None else dict(environment),
                bufsize=0,
                start_new_session=True,  # with what it starts itself it is one group
            )
        except OSError as error:
            raise Gone(f"cannot start {command[0]}: {error.strerror}") from None
        if self._process.stdin is None or self._process.stdout is None:
            raise Gone("it has no pipes")
        self._mouth = self._process.stdin
        self._ear = Ear(self._process.stdout)
        self._speaking = threading.Lock()
        self._pending = b""

    @property
    def pid(self) -> int:
        return self._process.pid

    def say(self, line: str) -> None:
        """Write one line; raises Gone if nobody listens."""
        if self._process.poll() is not None:
            raise Gone(self._how_it_ended())
        try:
            with self._speaking:
                self._mouth.write(line.encode() + b"\n")
        except (OSError, ValueError):
            raise Gone(self._how_it_ended()) from None

    def hear(self, seconds: float) -> str:
        """The next line; raises Silence after the seconds, Gone when there will be none."""
        end = time.monotonic() + seconds
        while b"\n" not in self._pending:
            try:
                heard = self._ear.hear(end - time.monotonic())
            except queue.Empty:
                raise Silence(f"no answer within {seconds:g} s") from None
            if not heard:
                raise Gone(self._how_it_ended())
            self._pending += heard
            if len(self._pending) > LONGEST_LINE:
                raise Gone(f"a line of more than {LONGEST_LINE} bytes")
        line, _, self._pending = self._pending.partition(b"\n")
        return line.decode(errors="replace")

    def ask(self, line: str, seconds: float) -> str:
        """Say a line and hear the answer. Anything said unasked before is left behind."""
        self._forget()
        self.say(line)
        return self.hear(seconds)

    def _forget(self) -> None:
        """Drop what was said until now."""
        self._pending = b""
        with contextlib.suppress(queue.Empty):
            while self._ear.hear(0):
                pass

    def close(self) -> None:
        """Let it end by itself, for a moment; then end it."""
        with contextlib.suppress(OSError):
            self._mouth.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it, and all that it has started."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):
            self._mouth.close()
        self._ear.close()

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with status {status}"
