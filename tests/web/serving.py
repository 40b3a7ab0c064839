"""A server in a process of its own, so that it can be killed."""

from __future__ import annotations

import os
from pathlib import Path

from zashiki.web.bench import start

ROOT = Path(__file__).parent.parent.parent


class Server:
    """`python -m zashiki.web.bench --serve`: a house without limits, with the toy at home."""

    def __init__(self, store: Path | str, port: int = 0) -> None:
        paths = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        toys = ("tests.house.pebbles.at_home",)
        self.address, self.process = start(str(store), toys, environment, port=port)

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        self.process.kill()
        self.process.communicate(timeout=30)

    def end(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=60)
