"""Connections, before anything of them is a request: who is let in, and for how long they may take.

uvicorn waits for as long as a request is half-sent, and for whoever does not read. These lines go
around its own: they count those of one address, and end what takes too long.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from zashiki.web.rates import Buckets, Crowd
from zashiki.web.settings import Settings
from zashiki.web.visitors import UNKNOWN, Circle, visitor_of

log = logging.getLogger("zashiki.web")

MOST_HANDLES = 65_536
MOST_UNHEARD = 8  # messages of a socket that may wait before it is read on
TELL = "zashiki.tell"  # what a socket's scope holds for whoever tells much
GOODBYE_SECONDS = 0.5  # in which whoever sent what cannot be read may hear that it ends
HANDLES_KEPT = 128  # for the store, bots and files, whoever comes
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


def raise_handles() -> int:
    """As many open files as the system lets us have, for every connection is one; how many."""
    try:
        import resource
    except ImportError:  # Windows has no such bound
        return MOST_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return MOST_HANDLES if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Doorkeeper:
    """Knows how many connections each visitor has open. One for a server."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.patience
        self.head_bytes = settings.limits.head_bytes
        self._most_in_all = max(HANDLES_KEPT, raise_handles() - HANDLES_KEPT)
        self._proxies = Circle(settings.proxies)
        self.openings = Buckets(settings.limits.openings)
        self.crowd = Crowd(settings.limits.connections)
        self._in_all = 0
        self.refused: Counter[str] = Counter()  # by why

    @property
    def connections(self) -> int:
        return self._in_all

    def enter(self, address: str, is_new: bool = True) -> str | None:
        """Who it is that came in; None where there is no room. A proxy has many behind it."""
        visitor = visitor_of(address)
        if self._is_too_much(visitor, is_new) and address not in self._proxies:
            self.refuse("one address")
            return None
        if self._in_all >= self._most_in_all:
            self.refuse("all addresses")
            return None
        self._in_all += 1
        self.crowd.enter(visitor)
        return visitor

    def _is_too_much(self, visitor: str, is_new: bool) -> bool:
        """Whether they have too many already, or come too fast."""
        if self.crowd.is_full(visitor):
            return True
        return is_new and not self.openings.of(visitor).take()

    def leave(self, visitor: str) -> None:
        self._in_all -= 1
        self.crowd.leave(visitor)

    def refuse(self, why: str) -> None:
        self.refused[why] += 1
        log.debug("a connection was ended: %s", why)


class Line(asyncio.Protocol):
    """A connection that is counted, and whose other end must read. Goes before a class of uvicorn,
    which has a transport and a client.
    """

    keeper: Doorkeeper
    is_new = True
    transport: asyncio.Transport
    client: tuple[str, int] | None

    _visitor: str | None = None  # while they are in
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._visitor = self.keeper.enter(self.client[0] if self.client else UNKNOWN, self.is_new)
        if self._visitor is None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def _go(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        if self._visitor is not None:
            self.keeper.leave(self._visitor)
            self._visitor = None

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self.keeper.patience.unread
        self._unread = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _give_up(self) -> None:
        """Nobody reads. To close would be to wait until they do."""
        self.keeper.refuse("unread")
        self.transport.abort()


class HttpLine(Line):
    """A connection on which requests come: headers and bodies have their time, and a size."""

    cycle: Any  # the request that is being answered

    _deadline: asyncio.TimerHandle | None = None
    _phase: str = ""
    _head: int = 0  # bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        self._head = self._head + len(data) if self._phase == "head" else 0
        super().data_received(data)
        self._watch()
        if self._phase == "head" and self._head > self.keeper.head_bytes:
            self._end(TOO_LONG, "head")

    def on_response_complete(self) -> None:
        super().on_response_complete()  # type: ignore[misc]  # of uvicorn's class
        self._head = 0
        self._watch()

    def handle_websocket_upgrade(self, *event: object) -> None:
        """From now on it is the line of a socket."""
        self._go()
        super().handle_websocket_upgrade(*event)  # type: ignore[misc]

    def _watch(self) -> None:
        """Start the clock of whatever is being waited for now."""
        phase = self._waits_for() if self._visitor is not None else ""
        if phase == self._phase:
            return
        self._stop()
        self._phase = phase
        if phase:
            seconds = getattr(self.keeper.patience, phase)
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(seconds, self._end, TOO_SLOW, phase)

    def _waits_for(self) -> str:
        if self.cycle is None or self.cycle.response_complete:
            return "head"
        return "body" if self.cycle.more_body else ""

    def _end(self, answer: bytes, why: str) -> None:
        self.keeper.refuse(f"slow {why}" if answer is TOO_SLOW else "long head")
        self._stop()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _go(self) -> None:
        self._stop()
        super()._go()


class SocketLine(Line):
    """The connection of a live socket. Scenes are handed to it as they are, for the way through all
    layers copies them again and again; and a message or two may wait before reading pauses.
    """

    is_new = False  # it was one of requests before
    conn: ServerProtocol
    queue: asyncio.Queue[Any]
    writable: asyncio.Event
    close_sent: bool
    disconnected: bool
    read_paused: bool
    scope: dict[str, Any]
    close_timer: asyncio.TimerHandle | None  # while it runs, uvicorn does not close
    _is_deaf = False

    def data_received(self, data: bytes) -> None:
        if not self._is_deaf:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """What cannot be read, for it is too long or no text, ends the socket. They may be sending
        still, and to close on what was not read would undo the goodbye: so it is read for a moment
        and thrown away.
        """
        close = self.conn.close_sent
        code = 1002 if close is None else close.code
        self.keeper.refuse("unreadable frame")
        log.warning("a socket was closed with %d: what it sent cannot be read", code)
        self._is_deaf = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.resume_reading()
        loop = asyncio.get_running_loop()
        self.close_timer = loop.call_later(GOODBYE_SECONDS, self.transport.close)

    def handle_connect(self, event: object) -> None:
        super().handle_connect(event)  # type: ignore[misc]
        if not self.close_sent:
            self.scope["extensions"][TELL] = self.tell

    async def tell(self, data: bytes) -> None:
        """Send a text, once there is room for it; raises OSError when nobody is there."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ConnectionResetError
        self.transport.write(framed(data))

    def send_receive_event_to_app(self) -> None:
        """uvicorn pauses after every message, unless it thinks that it has."""
        if self.read_paused or self.queue.qsize() >= MOST_UNHEARD:
            super().send_receive_event_to_app()  # type: ignore[misc]
            return
        self.read_paused = True
        super().send_receive_event_to_app()  # type: ignore[misc]
        self.read_paused = False


def framed(text: bytes) -> bytes:
    """A whole message as one frame (RFC 6455, 5.2): from a server, without mask or extensions."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


def lines(keeper: Doorkeeper) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The classes of connections for uvicorn: of requests, and of sockets."""
    of = {"keeper": keeper}
    return (
        type("HttpConnection", (HttpLine, AutoHTTPProtocol), of),
        type("SocketConnection", (SocketLine, WebSocketsSansIOProtocol), of),
    )
