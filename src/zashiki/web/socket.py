"""The live socket of a table."""

from __future__ import annotations

import asyncio

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from zashiki.house.errors import HouseError
from zashiki.web.desk import Desk
from zashiki.web.given import TheDesk
from zashiki.web.guard import address_of, is_own_origin
from zashiki.web.identity import COOKIE
from zashiki.web.viewer import POLICY, Closing, Viewer

FOREIGN, NO_TABLE, TOO_LARGE = 4403, 4404, 1009

Socket = WebSocket[object, object, State]


@websocket("/tables/{table_id:str}/live")
async def live_table(socket: Socket, table_id: FromPath[str], desk: TheDesk) -> None:
    """Play at a table, or watch it."""
    if not is_own_origin(socket.headers):
        await socket.close(code=FOREIGN)
        return
    address = address_of(socket.scope)
    if desk.sockets[address] >= desk.settings.limits.sockets:
        await socket.close(code=POLICY)
        return
    desk.sockets[address] += 1
    try:
        await _serve(socket, table_id, desk)
    finally:
        desk.sockets[address] -= 1
        if not desk.sockets[address]:
            del desk.sockets[address]


async def _serve(socket: Socket, table_id: str, desk: Desk) -> None:
    guest = await desk.reception.recognise(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        table = await desk.house.table(table_id)
    except HouseError:
        await socket.close(code=NO_TABLE)
        return
    raw_send = socket.send

    async def send(data: bytes) -> None:
        await raw_send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    viewer = Viewer(desk, table, guest or desk.reception.welcome(), send)
    viewer.enter()
    writer = asyncio.create_task(viewer.write_forever())
    reader = asyncio.create_task(_read(socket, viewer, desk.settings.limits.frame_bytes))
    try:
        done, _ = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        code = next(iter(done)).result()
    except Closing as closing:
        code = closing.code
    except (WebSocketDisconnect, OSError):
        code = None
    finally:
        viewer.leave()
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
    if code is not None:
        await socket.close(code=code)


async def _read(socket: Socket, viewer: Viewer, most_bytes: int) -> int | None:
    """Hear until the client goes (None) or must go (a code)."""
    receive = socket.receive
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        if text is not None and len(text) > most_bytes:
            return TOO_LARGE
        await viewer.hear(text)
