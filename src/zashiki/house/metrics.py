"""What a house counts about itself, in the form of Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """Of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        about = "Time of a commit, in which the changes of many tables may be"
        self._commits = self._histogram("zashiki_commit_seconds", about, FAST)
        self._changes = Counter(
            "zashiki_changes", "Changes in those commits", registry=self.registry
        )
        actions = Counter(
            "zashiki_actions", "Actions that were played", ["by"], registry=self.registry
        )
        self.by_person = actions.labels("person").inc
        self.by_bot = actions.labels("bot").inc
        about = "Time that a question to a bot waited in the line"
        self._waits = self._histogram("zashiki_bot_wait_seconds", about, SLOW)
        self._hurried = Counter(
            "zashiki_bots_hurried", "Questions that bots had less time for", registry=self.registry
        )

    def _histogram(self, name: str, about: str, buckets: Sequence[float]) -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self.registry)

    def committed(self, seconds: float, changes: int) -> None:
        self._commits.observe(seconds)
        self._changes.inc(changes)

    def waited(self, seconds: float) -> None:
        self._waits.observe(seconds)

    def hurried(self) -> None:
        self._hurried.inc()


def gauge(registry: CollectorRegistry, name: str, about: str, value: Callable[[], float]) -> None:
    """Something that is looked up when somebody asks."""
    Gauge(name, about, registry=registry).set_function(value)
