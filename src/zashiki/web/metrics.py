"""`/metrics`: what is counted, for a Prometheus that may know it.

It tells of nobody, yet how much is played here is the house's own business: it is read from this
machine, from addresses that were named, or with the token.
"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from zashiki.house.errors import NotYoursError
from zashiki.web.dependencies import TheContext
from zashiki.web.settings import Settings
from zashiki.web.visitors import Circle, is_loopback


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, State], context: TheContext) -> Response[bytes]:
    """All that is counted."""
    if not _may_read(request, context.settings):
        raise NotYoursError("no-metrics")
    registries = (context.house.metrics.registry, context.tally.registry)
    text = b"".join(generate_latest(registry) for registry in registries)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


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
