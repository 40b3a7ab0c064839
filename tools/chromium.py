"""Find the browser that tests and screenshots use: Debian's Chromium, best without its windows.

python tools/chromium.py    makes sure it is there: installs it when run as root on Debian,
                            otherwise says which one command to run, and fails
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

COMMAND = ["apt-get", "install", "--yes", "--no-install-recommends"]
COMMAND += ["chromium-headless-shell"]  # windows, tabs and tool bars take half of the time of tests
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class NoBrowserError(RuntimeError):
    """There is no Chromium on this machine."""

    def __init__(self) -> None:
        super().__init__(f"browser tests need Chromium; run: sudo {' '.join(COMMAND)}")


def find() -> str:
    """Where Chromium is; raises NoBrowserError with the command that brings it."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    raise NoBrowserError


def arguments() -> list[str]:
    """What it must be started with: root may not use its sandbox."""
    usual = ["--disable-gpu", "--no-first-run"]
    return [*usual, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else usual


def install() -> None:
    """Through apt, as root, where it is missing."""
    may = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if not may:
        raise NoBrowserError
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "--quiet"], env=quiet, check=True)  # noqa: S607
    subprocess.run(COMMAND, env=quiet, check=True)  # noqa: S603


def main() -> int:
    try:
        find()
    except NoBrowserError as error:
        try:
            install()
        except (NoBrowserError, subprocess.CalledProcessError):
            sys.stderr.write(f"{error}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
