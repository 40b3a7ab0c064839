"""Work for a crew, with a trace of every time that it was begun."""

from __future__ import annotations

import os
import time
from pathlib import Path

GO = "go"  # a file


def begin(folder: Path, task: int) -> int:
    """How often this task has been begun, this time included; each time has a process."""
    trace = folder / f"{task}.begun"
    with trace.open("a") as file:
        file.write(f"{os.getpid()}\n")
    return len(trace.read_text().splitlines())


def begun(folder: Path) -> list[int]:
    """The processes of all times that any task was begun."""
    return [int(pid) for trace in folder.glob("*.begun") for pid in trace.read_text().split()]


def wait_and_double(folder: Path, task: int) -> int:
    begin(folder, task)
    while not (folder / GO).exists():
        time.sleep(0.01)
    return 2 * task


def die_once(folder: Path, task: int) -> int:
    """As a worker does that is killed: without a word."""
    if begin(folder, task) == 1:
        os._exit(1)
    return 2 * task


def die(folder: Path, task: int) -> int:
    begin(folder, task)
    os._exit(1)


def fail(task: int) -> int:
    raise ValueError(f"task {task} cannot be done")
