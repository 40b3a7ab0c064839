"""A program that is spoken to in lines over its stdin and stdout, with a time limit."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence

LONGEST_LINE = 4_000_000
CHUNK = 65536  # bytes read at once
GOODBYE_SECONDS = 1.0


class Silence(Exception):
    """The program did not answer in time."""


class Gone(Exception):
    """The program has ended, or closed its mouth."""


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
        self._pending = b""

    @property
    def pid(self) -> int:
        return self._process.pid

    def say(self, line: str) -> None:
        """Write one line; raises Gone if nobody listens."""
        pipe = self._process.stdin
        if pipe is None or self._process.poll() is not None:
            raise Gone(self._how_it_ended())
        try:
            pipe.write(line.encode() + b"\n")
        except (BrokenPipeError, ValueError):
            raise Gone(self._how_it_ended()) from None

    def hear(self, seconds: float) -> str:
        """The next line; raises Silence after the seconds, Gone when there will be none."""
        pipe = self._process.stdout
        if pipe is None or pipe.closed:
            raise Gone(self._how_it_ended())
        end = time.monotonic() + seconds
        with selectors.DefaultSelector() as ears:
            ears.register(pipe, selectors.EVENT_READ)
            while b"\n" not in self._pending:
                left = end - time.monotonic()
                if left <= 0 or not ears.select(left):
                    raise Silence(f"no answer within {seconds:g} s")
                heard = os.read(pipe.fileno(), CHUNK)
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
        """Drop what was said until now, heard or still in the pipe."""
        self._pending = b""
        pipe = self._process.stdout
        if pipe is None or pipe.closed:
            return
        with selectors.DefaultSelector() as ears:
            ears.register(pipe, selectors.EVENT_READ)
            while ears.select(0) and os.read(pipe.fileno(), CHUNK):
                pass

    def close(self) -> None:
        """Let it end by itself, for a moment; then end it."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
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
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with status {status}"
