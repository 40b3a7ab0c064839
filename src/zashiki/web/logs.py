"""What is written to standard error: a line for each thing that went wrong, in words or as JSON.

Nothing secret is among it: no cookies, no bodies, no queries, and of a path only what is no token.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from datetime import UTC, datetime

import msgspec

OURS = ("zashiki", "uvicorn", "litestar")
MOST_ALIKE = 5  # lines of one kind within the window; how many more there were is told later
WINDOW_SECONDS = 10.0
MOST_KINDS = 500
_TOKEN = re.compile(r"[^/]{16,}")


def safe_path(path: str) -> str:
    """A path as it may be logged: its long parts may be invitations, or links to another device."""
    return _TOKEN.sub("…", path)[:200]


class FewAlike(logging.Filter):
    """Whoever can make a line be written shall not fill the disk with it."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg))
        now = time.monotonic()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= WINDOW_SECONDS:
            if count > MOST_ALIKE:
                record.msg = f"{record.msg} ({count - MOST_ALIKE} more like this before)"
            since, count = now, 0
        if len(self._seen) >= MOST_KINDS and kind not in self._seen:
            self._seen.clear()
        self._seen[kind] = (since, count + 1)
        return count < MOST_ALIKE


class JsonLines(logging.Formatter):
    """One object a line: at, level, from, message, and a trace where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(as_json: bool = False) -> None:
    """Write warnings and worse of ours to standard error, in one place and one form."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    handler.addFilter(FewAlike())
    for name in OURS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
