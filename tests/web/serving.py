"""A server in a process of its own, so that it can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from zashiki.web.serve import HOST, free_port

ROOT = Path(__file__).parent.parent.parent


class Server:
    """`python -m zashiki.web.bench --serve`: a house without limits, with the toy at home."""

    def __init__(self, store: Path, first_port: int = 8900) -> None:
        self.port = free_port(HOST, first_port)
        self.address = f"http://{HOST}:{self.port}"
        command = [
            sys.executable, "-m", "zashiki.web.bench", "--serve", str(self.port),
            "--store", str(store), "--import", "tests.house.pebbles.at_home",
        ]  # fmt: skip
        paths = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self.process = subprocess.Popen(command, env=environment)
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            assert self.process.poll() is None, "the server did not start"
            try:
                httpx.get(f"{self.address}/api/me", timeout=5)
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        self.process.kill()
        self.process.wait(30)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(60)
