"""A PostgreSQL server of our own for the tests, where its programs are installed."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

INITDB, POSTGRES = shutil.which("initdb"), shutil.which("postgres")


def is_installed() -> bool:
    return INITDB is not None and POSTGRES is not None


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """The URL of an empty server; it is ended and removed afterwards."""
    # The server refuses to run as root, so root hands it to a user without rights.
    user = "nobody" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="zashiki-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    subprocess.run(
        [str(INITDB), "-D", str(data), "-U", "zashiki", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True, capture_output=True, user=user, cwd=folder,
    )  # fmt: skip
    server = subprocess.Popen(
        [str(POSTGRES), "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1",
         "-F"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd=folder,
    )  # fmt: skip
    try:
        _wait(port, server)
        yield f"postgresql://zashiki@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        server.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def _wait(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        if server.poll() is not None:
            raise RuntimeError("the PostgreSQL server did not start")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            time.sleep(0.3)
            return
        time.sleep(0.05)
    raise RuntimeError("the PostgreSQL server does not answer")
