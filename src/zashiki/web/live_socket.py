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

from zashiki.house.errors import HouseError
from zashiki.house.seats import Guest
from zashiki.web.connection import POLICY, Closing, Connection, Send
from zashiki.web.context import Context
from zashiki.web.dependencies import TheContext
from zashiki.web.guests import COOKIE
from zashiki.web.middleware import address_of, is_own_origin

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

    async def sit(guest: Guest, send: Send) -> Connection | int:
        try:
            table = await context.house.tables.find(table_id)
        except HouseError:
            return NO_TABLE
        return Connection(context, table, guest, send)

    async with counted(socket, context) as is_let_in:
        if is_let_in:
            await hold(socket, context, sit)


@asynccontextmanager
async def counted(socket: Socket, context: Context) -> AsyncIterator[bool]:
    """Whether the socket is one of ours, and not too many are open from there."""
    if not is_own_origin(socket.headers):
        await socket.close(code=FOREIGN)
        yield False
        return
    address = address_of(socket.scope)
    if context.sockets[address] >= context.settings.limits.sockets:
        await socket.close(code=POLICY)
        yield False
        return
    context.sockets[address] += 1
    try:
        yield True
    finally:
        context.sockets[address] -= 1
        if not context.sockets[address]:
            del context.sockets[address]


async def hold(
    socket: Socket,
    context: Context,
    open_: Callable[[Guest, Send], Awaitable[Listening | int]],
) -> None:
    """Accept a socket and serve it until it closes; `open_` answers who listens, or a code to
    close with.
    """
    guest = await context.guests.recognise(socket.cookies.get(COOKIE))
    await socket.accept()
    raw_send = socket.send

    async def send(data: bytes) -> None:
        await raw_send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    connection = await open_(guest or context.guests.welcome(), send)
    if isinstance(connection, int):
        await socket.close(code=connection)
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
