"""The work of the lab on a Ray cluster: many machines, some of which may get lost.

Ray is imported when a crew is made, never before.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from zashiki.lab.crew import AHEAD, Answer, Answers, Crew, CrewError, Task

ADDRESS = re.compile(r"(?:ray://)?(?P<host>[\w.-]+|\[[\da-fA-F:]+\]):(?P<port>\d{1,5})")
AUTO = "auto"  # the cluster of this machine or of RAY_ADDRESS; where there is none, one of our own
REACH_SECONDS = 5.0  # Ray itself tries for ten minutes
RETRIES = 5  # times that a task is begun again after its worker or node was lost
LOOK_SECONDS = 10.0  # without an answer, until we look whether anybody is left


def is_address(text: str) -> bool:
    """Whether this names a cluster."""
    return text == AUTO or ADDRESS.fullmatch(text) is not None


class RayCrew(Crew):
    """The workers of a cluster. Joined when it is made, left by `close`."""

    def __init__(self, address: str = AUTO) -> None:
        """Raises CrewError where Ray is not installed or no cluster answers."""
        self._ray = _ray()
        self._is_ours = not self._ray.is_initialized()
        if self._is_ours:
            _join(self._ray, address)

    def close(self) -> None:
        """Leave the cluster; one that was started for us ends."""
        if self._is_ours:
            self._ray.shutdown()

    def do(self, work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Answers[Answer]:
        # Work is put there once: it may be large, such as the weights of a network. A lost task
        # is begun again by Ray; its one reference answers once, whoever did it in the end.
        shared = self._ray.put(work)
        remote = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
        waiting: list[Any] = []
        left = deque(tasks)
        try:
            while True:
                while left and len(waiting) < AHEAD * self._workers():
                    waiting.append(remote.remote(shared, left.popleft()))
                if not waiting:
                    return
                ready, waiting = self._ray.wait(waiting, timeout=LOOK_SECONDS)
                if not ready and self._workers(0) == 0:
                    raise CrewError("no node with a processor is left in the Ray cluster")
                for reference in ready:
                    yield self._answer(reference)
        finally:
            for reference in waiting:
                self._ray.cancel(reference, force=True)

    def _workers(self, least: int = 1) -> int:
        """As of now: nodes come and go."""
        return max(least, int(self._ray.cluster_resources().get("CPU", 0)))

    def _answer(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what went wrong in the work itself
        except self._ray.exceptions.RayError as error:
            told = str(error).strip().partition("\n")[0]
            problem = f"Ray could not finish a task, tried {RETRIES + 1} times"
            raise CrewError(f"{problem}: {type(error).__name__}: {told}") from None


def _do(work: Callable[[Task], Answer], task: Task) -> Answer:
    return work(task)


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked to be counted
    try:
        return import_module("ray")
    except ImportError:
        raise CrewError(
            "Ray is not installed; install the extra: pip install 'zashiki[ray]'"
        ) from None


def _join(ray: Any, address: str) -> None:
    """Ray itself would call a wrong address for minutes: we knock first."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "include_dashboard": False}
    address = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address
    parts = ADDRESS.fullmatch(address)
    if parts is None and address != AUTO:
        raise CrewError(f"{address!r} is not the address of a Ray cluster; write HOST:PORT")
    try:
        if parts is not None:
            at = parts["host"].strip("[]"), int(parts["port"])
            socket.create_connection(at, REACH_SECONDS).close()
        ray.init(None if parts is None else address, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        told = str(error).strip().partition("\n")[0]
        raise CrewError(
            f"no Ray cluster answers at {address} ({told}); "
            "start one with `ray start --head`, or leave the address out"
        ) from None
