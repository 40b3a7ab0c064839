"""How far long work is, on standard error: one line that changes, or now and then a new one."""

from __future__ import annotations

import sys
import time

QUIET_SECONDS = 10.0  # between two lines where nobody looks at a screen


class Progress:
    """Shows lines that replace each other; `close` wipes the last one."""

    def __init__(self) -> None:
        self._is_live = sys.stderr.isatty()
        self._told = time.monotonic()
        self._width = 0

    def show(self, line: str) -> None:
        now = time.monotonic()
        if self._is_live:
            sys.stderr.write("\r" + line.ljust(self._width))
            self._width = len(line)
        elif now - self._told >= QUIET_SECONDS:
            self._told = now
            sys.stderr.write(line + "\n")
        sys.stderr.flush()

    def keep(self, line: str) -> None:
        """A line that stays."""
        self.close()
        sys.stderr.write(line + "\n")
        sys.stderr.flush()

    def close(self) -> None:
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
            self._width = 0
