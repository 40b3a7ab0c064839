"""Before and after everything: origins, addresses, rates, and headers that keep pages safe."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from zashiki.house.seats import Guest
from zashiki.web.api_types import Problem
from zashiki.web.context import Context
from zashiki.web.dependencies import TheContext
from zashiki.web.guests import COOKIE, YEAR
from zashiki.web.hosts import name_in
from zashiki.web.problems import MEDIA_TYPE, TITLES
from zashiki.web.settings import TEXT_BYTES
from zashiki.web.visitors import address_of

HOW_TO_NAME = "zashiki serve --proxy ADDRESS"
HOW_TO_ALLOW = "zashiki serve --allow-host NAME"
log = logging.getLogger("zashiki.web")

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "font-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # invitations are in addresses
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc == headers.get("host", "") != ""
    except ValueError:
        return False


NUL = "\0"  # which no name has, and PostgreSQL cannot look for


def _is_json(headers: Headers) -> bool:
    """Whether the body is said to be JSON, or there is none."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    media_type, _, more = headers.get("content-type", "").partition(";")
    charset = more.strip().lower().removeprefix("charset=").strip('"')
    is_json = media_type.strip().lower() == "application/json" and charset in ("", "utf-8")
    return is_json or not has_body


def _weight(headers: Headers, request_bytes: int) -> int:
    """As how many requests one counts: to read a long body takes the time of many."""
    told = headers.get("content-length", "0")
    size = TEXT_BYTES if "transfer-encoding" in headers or not told.isdecimal() else int(told)
    return 1 + min(size, TEXT_BYTES) // request_bytes


async def asking_guest(request: Request[Any, Any, State], context: TheContext) -> Guest:
    """Who is asking; a new guest gets a cookie with the answer."""
    cookie = request.cookies.get(COOKIE)
    guest = await context.guests.recognise(cookie)
    if guest is None:
        guest = context.guests.welcome()
    if cookie is None or context.guests.is_to_be_renewed(cookie, guest):
        give_cookie(request.scope, context, guest)
    context.house.tables.seen.note_address(guest.id, address_of(request.scope))
    return guest


def give_cookie(scope: Scope, context: Context, guest: Guest) -> None:
    """The answer brings the guest's name tag."""
    scope["state"][COOKIE] = context.guests.cookie(guest)


async def add_headers(message: Message, scope: Scope) -> None:
    """Headers for everything that goes out."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for key, value in HEADERS.items():
        headers[key] = value
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    _set_cookie(scope, headers)


async def _answer(send: Send, status: int, detail: str, more: dict[str, str]) -> None:
    """A problem, without troubling the application."""
    body = msgspec.json.encode(Problem(title=TITLES[status], status=status, detail=detail))
    headers = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **more}
    pairs = [(key.lower().encode(), value.encode()) for key, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _set_cookie(scope: Scope, headers: MutableScopeHeaders) -> None:
    value = scope.get("state", {}).get(COOKIE)
    if value is None:
        return
    secure = "; Secure" if scope.get("scheme") == "https" else ""
    headers.add(
        "Set-Cookie", f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
    )


class Guard(ASGIMiddleware):
    """Stops what must not come in."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, context: Context) -> None:
        self._context = context
        self._knows_proxies = bool(context.settings.proxies)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        refusal = self._refuse(scope)
        if refusal is not None:
            await _answer(send, *refusal)
            return
        await next_app(scope, receive, send)

    def _refuse(self, scope: Scope) -> tuple[int, str, dict[str, str]] | None:
        headers = Headers.from_scope(scope)
        bucket = self._context.requests.of(address_of(scope))
        weight = _weight(headers, self._context.settings.limits.request_bytes)
        if not bucket.take(weight):
            return 429, "Not so fast, please.", {"Retry-After": str(bucket.wait(weight))}
        if not self._knows_proxies and "x-forwarded-for" in headers:
            self._knows_proxies = True  # it is said once
            log.warning("all behind a proxy that was not named are one visitor (%s)", HOW_TO_NAME)
        host = headers.get("host", "")
        if not self._context.hosts.knows(host):
            return 421, f"This house is not called {name_in(host)[:100]!r} ({HOW_TO_ALLOW}).", {}
        if NUL in scope["path"]:
            return 404, "There is nothing of this name.", {}
        if str(scope.get("method", "GET")) in SAFE_METHODS:
            return None
        if not is_own_origin(headers):
            return 403, "This request comes from a page of another house.", {}
        if not _is_json(headers):
            return 415, "The body must be JSON: Content-Type: application/json.", {}
        return None
