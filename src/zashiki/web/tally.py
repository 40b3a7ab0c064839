"""What a server counts, besides what its house does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from litestar.types import Message, Scope
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from zashiki.house.metrics import gauge
from zashiki.web.doorkeeper import Doorkeeper
from zashiki.web.rates import Crowd


class Tally(Collector):
    """Answers and refusals, counted where they happen and told when somebody asks."""

    def __init__(self, doorkeeper: Doorkeeper, sockets: Crowd) -> None:
        self.registry = CollectorRegistry()
        self.refused: Counter[str] = Counter()  # what sockets asked for, by why
        self._answered: Counter[str] = Counter()  # requests by status
        self._doorkeeper = doorkeeper
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        gauge(self.registry, "zashiki_sockets", "Open live sockets", sockets.total)
        gauge(
            self.registry, "zashiki_connections", "Open connections", lambda: doorkeeper.connections
        )

    async def note_answer(self, message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            self._answered[str(message["status"])] += 1

    def collect(self) -> Iterable[CounterMetricFamily]:
        yield _family(
            "zashiki_requests", "Requests by the status of their answer", "status", self._answered
        )
        yield _family(
            "zashiki_refusals", "Messages on sockets that were refused", "why", self.refused
        )
        yield _family(
            "zashiki_ended_connections",
            "Connections that were not let in, or took too long",
            "why",
            self._doorkeeper.refused,
        )


def _family(name: str, about: str, label: str, counts: Counter[str]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, about, labels=[label])
    for key, count in sorted(counts.items()):
        family.add_metric([key], count)
    return family
