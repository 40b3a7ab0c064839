"""`/metrics`: what is counted, for a Prometheus that may know it.

Of several processes at one door any may be asked, and answers for all: each writes what it counts
into a file from time to time.

It tells of nobody, yet how much is played here is the house's own business: it is read from this
machine, from addresses that were named, or with the token.
"""

from __future__ import annotations

import hmac
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from zashiki.house.errors import NotYoursError
from zashiki.web.context import Context
from zashiki.web.dependencies import TheContext
from zashiki.web.settings import Settings
from zashiki.web.visitors import Circle, is_loopback

WRITE_EACH = 5  # beats of the house
GONE_SECONDS = 30.0  # without a word of a process


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, State], context: TheContext) -> Response[bytes]:
    """All that is counted."""
    if not _may_read(request, context.settings):
        raise NotYoursError("no-metrics")
    folder = context.settings.metrics_folder
    text = own_metrics(context) if folder is None else all_metrics(context, folder)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


def own_metrics(context: Context) -> bytes:
    """What this process counts."""
    registries = (context.house.metrics.registry, context.tally.registry)
    return b"".join(generate_latest(registry) for registry in registries)


def write_metrics(context: Context, folder: Path) -> None:
    """For whichever process is asked."""
    path = folder / f"{os.getpid()}.prom"
    part = path.with_suffix(".part")
    part.write_bytes(own_metrics(context))
    part.replace(path)


def all_metrics(context: Context, folder: Path) -> bytes:
    """Those of all processes that are there, told apart by a label."""
    write_metrics(context, folder)
    families: dict[str, Metric] = {}
    for path in sorted(folder.glob("*.prom")):
        if time.time() - path.stat().st_mtime > GONE_SECONDS:
            continue
        for family in text_string_to_metric_families(path.read_text()):
            found = families.setdefault(
                family.name, Metric(family.name, family.documentation, family.type)
            )
            for sample in family.samples:
                labels = {**sample.labels, "worker": path.stem}
                found.add_sample(sample.name, labels, sample.value)
    registry = CollectorRegistry()
    registry.register(Gathered(families.values()))
    return generate_latest(registry)


class Gathered(Collector):
    """Families as they are."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def _may_read(request: Request[Any, Any, State], settings: Settings) -> bool:
    token = settings.metrics_token
    scheme, _, told = request.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer":
        return hmac.compare_digest(token.encode(), told.strip().encode())
    address = request.client.host if request.client else ""
    if address in Circle(settings.watchers):
        return True
    is_passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return is_loopback(address) and (bool(settings.proxies) or not is_passed_on)
