"""The application: everything put together."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.params import FromQuery

from zashiki.core.refusal import Refusal
from zashiki.house.errors import HouseError
from zashiki.house.house import House
from zashiki.web import problems
from zashiki.web.api_types import Language
from zashiki.web.context import Context
from zashiki.web.editor_api import editor_router
from zashiki.web.games_api import games_router
from zashiki.web.learn_api import learn_router
from zashiki.web.live_socket import live_table
from zashiki.web.metrics import WRITE_EACH, show_metrics, write_metrics
from zashiki.web.middleware import Guard, add_headers, asking_guest
from zashiki.web.openapi import CONFIG, SaidMessages, describe
from zashiki.web.pages import page
from zashiki.web.people_api import people_router
from zashiki.web.puzzles_api import puzzles_router
from zashiki.web.reviews_api import reviews_router
from zashiki.web.settings import BODY_BYTES, Settings
from zashiki.web.studies_api import studies_router
from zashiki.web.study_socket import live_study
from zashiki.web.tables_api import tables_router
from zashiki.web.visitors import address_of

AnyRequest = Request[Any, Any, State]


def provide_language(request: AnyRequest, lang: FromQuery[Language | None] = None) -> str:
    return lang or problems.language_of(request)


def provide_address(request: AnyRequest) -> str:
    return address_of(request.scope)


class Beat:
    """What a server does once a second."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._count = 0

    def beat(self) -> None:
        self._context.ledger.tell()
        folder = self._context.settings.metrics_folder
        if folder is not None and self._count % WRITE_EACH == 0:
            write_metrics(self._context, folder)
        self._count += 1


def create_app(house: House, settings: Settings | None = None) -> Litestar:
    """The web server of a house; it opens the house when it starts and closes it when it ends."""
    settings = settings or Settings()
    context = Context(house, settings)
    house.on_beat = Beat(context).beat
    api = Router(
        "/api",
        route_handlers=[
            games_router,
            editor_router,
            learn_router,
            puzzles_router,
            people_router,
            tables_router,
            studies_router,
            reviews_router,
            live_table,
            live_study,
            describe,
        ],
        dependencies={
            "guest": Provide(asking_guest),
            "language": Provide(provide_language, sync_to_thread=False),
            "address": Provide(provide_address, sync_to_thread=False),
        },
    )
    return Litestar(
        [api, show_metrics, page],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        middleware=[Guard(context)],
        before_send=[add_headers, context.tally.note_answer],
        exception_handlers={
            HouseError: problems.on_house_error,
            Refusal: problems.on_refusal,
            HTTPException: problems.on_http_error,
            RecursionError: problems.on_unreadable,
            UnicodeDecodeError: problems.on_unreadable,
            Exception: problems.on_any_error,
        },
        state=State({"doorkeeper": context.doorkeeper}),
        on_startup=[house.open],
        on_shutdown=[house.close],
        openapi_config=CONFIG,
        plugins=[SaidMessages()],
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            gzip_compress_level=6,  # 9 takes four times as long for 2 %
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
