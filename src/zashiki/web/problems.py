"""Errors as problem details (RFC 9457). What went wrong inside is logged, never told."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from zashiki.core.message import Message
from zashiki.core.refusal import Refusal
from zashiki.house.errors import (
    BadWishError,
    HouseError,
    NotNowError,
    NotThereError,
    NotYoursError,
    StoreError,
)
from zashiki.house.words import words
from zashiki.texts import LANGUAGES
from zashiki.web.api_types import Problem
from zashiki.web.logs import safe_path
from zashiki.web.rates import TooFastError

log = logging.getLogger("zashiki.web")

AnyRequest = Request[Any, Any, State]
MEDIA_TYPE = "application/problem+json"
STATUS: dict[type[HouseError], int] = {
    BadWishError: 400,
    NotYoursError: 403,
    NotThereError: 404,
    NotNowError: 409,
    StoreError: 503,
}
TITLES = {
    400: "Not understood",
    403: "Not yours",
    404: "Not there",
    405: "Not possible here",
    409: "Not now",
    413: "Too large",
    415: "Not JSON",
    421: "Not this house",
    429: "Too fast",
    500: "Our mistake",
    503: "Not possible at the moment",
}


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems a handler may answer with, for the OpenAPI document."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=TITLES[status], media_type=MEDIA_TYPE
        )
        for status in (400, 429, *statuses)
    }


def problem(status: int, detail: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    title = TITLES.get(status, "Not possible")
    return Response(
        Problem(title=title, status=status, detail=detail),
        status_code=status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


def language_of(request: AnyRequest) -> str:
    """The language asked for in the query, else the first one the browser reads that we speak."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    wishes = []
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    for _, name in sorted(wishes, key=lambda wish: wish[0]):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def on_house_error(request: AnyRequest, error: HouseError) -> Response[Problem]:
    text = words(None, language_of(request))(error.message)
    if isinstance(error, TooFastError):
        return problem(429, text, {"Retry-After": str(error.wait)})
    for kind, status in STATUS.items():
        if isinstance(error, kind):
            return problem(status, text)
    return problem(400, text)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return problem(409, f"{refusal.reason} ({refusal.rule_id})")


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status == 500 and "disconnected" in error.detail:
        return problem(400, error.detail)  # nobody reads it
    if status >= 500:
        return on_any_error(request, error)
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        detail = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    return problem(status, detail[:500])


def on_unreadable(
    request: AnyRequest, error: RecursionError | UnicodeDecodeError
) -> Response[Problem]:
    """A body that nests too deep or is not UTF-8: nothing else that is read here can be either."""
    text = words(None, language_of(request))
    return problem(400, text(Message("house-malformed", {"problem": str(error)[:100]})))


def on_any_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Bodies, cookies and queries stay out of the log: they may hold secrets."""
    log.error("%s %s failed", request.method, safe_path(request.url.path), exc_info=error)
    text = words(None, language_of(request))(Message("house-our-mistake"))
    return problem(500, text)
