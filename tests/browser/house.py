"""A house of its own for a test: a real server process on a free port, ended by its id."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import APIRequestContext

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds until a server must answer, on a busy machine


class House:
    """`python -m zashiki.web` on a store in `folder`; it may be killed and opened again."""

    def __init__(self, folder: Path, module: str = "zashiki.web") -> None:
        self.port = 0  # any free one at first, then the same again
        self.store = f"sqlite:///{folder / 'house.db'}"
        self.folder = folder
        self.module = module
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        with (self.folder / "house.log").open("ab") as log:
            command = [sys.executable, "-m", self.module, "--no-open"]
            command += ["--port", str(self.port), "--store", self.store]
            env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.port = self.port or self._told_port()
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=10):  # noqa: S310
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise AssertionError(f"the house did not open:\n{self.log()}")

    def _told_port(self) -> int:
        """The port in the address that the house has told; 0: it has not yet."""
        told = re.search(r"open at http://[\d.]+:(\d+)/", self.log())
        return int(told[1]) if told else 0

    def new_table(
        self,
        guest: APIRequestContext,
        game: str,
        seats: list[dict[str, str]],
        position: dict[str, object] | None = None,
    ) -> str:
        """The address of a table for these, where bots move at once."""
        wish = {"game": game, "seats": seats, "pace": 0, "position": position}
        answer = guest.post(f"{self.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        return f"{self.address}/t/{answer.json()['id']}"

    def kill(self) -> None:
        """As when the power goes: no chance to tidy up."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def log(self) -> str:
        return (self.folder / "house.log").read_text(encoding="utf-8", errors="replace")
