"""The live socket of a table, and what all sockets have in common."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from zashiki.house.errors import HouseError, StoreError
from zashiki.house.seats import Guest
from zashiki.web.connection import POLICY, RESTART, Closing, Connection, Send
from zashiki.web.context import Context
from zashiki.web.dependencies import TheContext
from zashiki.web.doorkeeper import TELL
from zashiki.web.guests import COOKIE
from zashiki.web.middleware import NUL, is_own_origin
from zashiki.web.visitors import address_of

log = logging.getLogger("zashiki.web")

FOREIGN, NO_TABLE, TOO_LARGE, OUR_MISTAKE = 4403, 4404, 1009, 1011

Socket = WebSocket[object, object, State]


class Listening(Protocol):
    """What is at this end of a socket."""

    def enter(self) -> None: ...

    def leave(self) -> None: ...

    async def hear(self, text: str | None) -> None: ...

    async def write_forever(self) -> None: ...


@websocket("/tables/{table_id:str}/live")
async def live_table(socket: Socket, table_id: FromPath[str], context: TheContext) -> None:
    """Play at a table, or watch it."""

    async def sit(guest: Guest, send: Send) -> Connection:
        table = await context.house.tables.find(table_id)
        return Connection(context, table, guest, address, send)

    async with counted(socket, context) as address:
        if address:
            await hold(socket, context, address, sit)


@asynccontextmanager
async def counted(socket: Socket, context: Context) -> AsyncIterator[str]:
    """The address that a socket comes from; "" where it is not one of ours, or one too many."""
    if not is_own_origin(socket.headers):
        await socket.close(code=FOREIGN)
        yield ""
        return
    if not context.hosts.knows(socket.headers.get("host", "")):
        await socket.close(code=FOREIGN)
        yield ""
        return
    if NUL in socket.scope["path"]:
        await socket.close(code=NO_TABLE)
        yield ""
        return
    address = address_of(socket.scope)
    is_crowd = context.sockets.is_full(address)
    if is_crowd or not context.requests.of(address).take():
        await socket.close(code=POLICY)
        yield ""
        return
    context.sockets.enter(address)
    try:
        yield address
    finally:
        context.sockets.leave(address)


async def hold(
    socket: Socket,
    context: Context,
    address: str,
    open_: Callable[[Guest, Send], Awaitable[Listening]],
) -> None:
    """Accept a socket and serve it until it closes; `open_` answers who listens, or raises
    HouseError.
    """
    await socket.accept()
    try:
        known = await context.guests.recognise(socket.cookies.get(COOKIE))
        guest = known or context.guests.welcome()
        context.house.tables.seen.note_address(guest.id, address)
        connection = await open_(guest, _send_on(socket))
    except HouseError as error:  # what cannot be read now may be later
        await socket.close(code=RESTART if isinstance(error, StoreError) else NO_TABLE)
        return
    connection.enter()
    writer = asyncio.create_task(connection.write_forever())
    reader = asyncio.create_task(_read(socket, connection, context.settings.limits.frame_bytes))
    try:
        done, _ = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        code = next(iter(done)).result()
    except Closing as closing:
        code = closing.code
    except (WebSocketDisconnect, OSError):
        code = None
    except Exception:
        log.exception("the socket %s failed", socket.url.path)
        code = OUR_MISTAKE
    finally:
        connection.leave()
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
    if code is not None:
        await socket.close(code=code)


def _send_on(socket: Socket) -> Send:
    """Straight to the connection, where it is one of ours."""
    tell: Send | None = (socket.scope.get("extensions") or {}).get(TELL)  # type: ignore[assignment]
    if tell is not None:
        return tell
    raw_send = socket.send

    async def send(data: bytes) -> None:
        await raw_send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    return send


async def _read(socket: Socket, connection: Listening, most_bytes: int) -> int | None:
    """Hear until the client goes (None) or must go (a code)."""
    receive = socket.receive
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if text is not None and len(text) > most_bytes:
            return TOO_LARGE
        await connection.hear(text)
