"""A house opened from the command line as people do it."""

from __future__ import annotations

import contextlib
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ZASHIKI = (sys.executable, "-m", "zashiki")


@contextlib.contextmanager
def opened(
    env: Mapping[str, str],
    store: Path | None = None,
    program: Sequence[str] = ZASHIKI,
    folder: Path | None = None,
) -> Iterator[str]:
    """The address it tells; it must close without trouble. Without a store it finds its own."""
    command = [*program, "serve", "--no-open", "--port", "0"]
    if store is not None:
        command += ["--store", f"sqlite:///{store}"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=folder
    ) as house:
        try:
            assert house.stdout is not None
            told = re.search(r"http://127\.0\.0\.1:[1-9]\d+(?=/)", house.stdout.readline())
            assert told
            yield told[0]
        finally:
            house.send_signal(signal.SIGINT)
            _, trouble = house.communicate(timeout=30)
        assert "Traceback" not in trouble
