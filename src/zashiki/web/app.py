"""The application: everything put together."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromQuery

import zashiki
from zashiki.core.refusal import Refusal
from zashiki.house.errors import HouseError
from zashiki.house.house import House
from zashiki.web import problems
from zashiki.web.desk import Desk
from zashiki.web.games import games_router
from zashiki.web.guard import Guard, address_of, dress, greet
from zashiki.web.pages import page
from zashiki.web.play import tables_router
from zashiki.web.settings import Settings
from zashiki.web.socket import live_table
from zashiki.web.wire import Language

AnyRequest = Request[Any, Any, State]


def provide_language(request: AnyRequest, lang: FromQuery[Language | None] = None) -> str:
    return lang or problems.language_of(request)


def provide_address(request: AnyRequest) -> str:
    return address_of(request.scope)


@get("/openapi.json", include_in_schema=False, cache=True)
async def describe(request: AnyRequest) -> dict[str, Any]:
    """The OpenAPI document."""
    return request.app.openapi_schema.to_schema()


def create_app(house: House, settings: Settings | None = None) -> Litestar:
    """The web server of a house; it opens the house when it starts and closes it when it ends."""
    settings = settings or Settings()
    desk = Desk(house, settings)
    api = Router(
        "/api",
        route_handlers=[games_router, tables_router, live_table, describe],
        dependencies={
            "guest": Provide(greet),
            "language": Provide(provide_language, sync_to_thread=False),
            "address": Provide(provide_address, sync_to_thread=False),
        },
    )
    return Litestar(
        [api, page],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        middleware=[Guard(desk)],
        before_send=[dress],
        exception_handlers={
            HouseError: problems.on_house_error,
            Refusal: problems.on_refusal,
            HTTPException: problems.on_http_error,
            Exception: problems.on_any_error,
        },
        on_startup=[house.open],
        on_shutdown=[house.close],
        openapi_config=OpenAPIConfig(
            title="zashiki",
            version=zashiki.__version__,
            description="Tables, seats and positions. The live socket: docs/protocol.md.",
            path="/api/openapi",  # the document itself is at /api/openapi.json
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=settings.limits.record_bytes,
        logging_config=None,
        debug=False,
    )
