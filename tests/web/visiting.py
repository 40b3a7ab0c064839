"""A server in the test's own process, and visitors with cookies and sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from tests.house.open_house import Dice
from tests.telling import given
from zashiki.house.house import House
from zashiki.house.store import Store
from zashiki.web.app import create_app
from zashiki.web.serve import HOST, config
from zashiki.web.settings import NO_LIMITS, Settings

Json = dict[str, Any]
SETTINGS = Settings(limits=NO_LIMITS)


visitors: list[Visitor] = []  # to be sent home when the house closes


class Visitor:
    """A browser: keeps its cookie, knows the address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=20)
        visitors.append(self)

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 201) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def lay(self, *seats: str, **more: object) -> Json:
        """A table of pebbles: `me`, `open`, `invite`, or the name of a bot."""
        kinds = ("me", "open", "invite")
        wishes = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        made: Json = await self.post(
            "/api/tables", {"game": "pebbles", "pace": 0, "seats": wishes, **more}
        )
        return made

    @contextlib.asynccontextmanager
    async def sit(self, table: str, **join: object) -> AsyncIterator[Live]:
        """A socket that has joined."""
        async with self.socket(table) as socket:
            live = Live(socket)
            await live.send(t="join", **join)
            yield live

    def socket(self, table: str, origin: str | None = None) -> websockets.connect:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return websockets.connect(
            f"ws{self.address.removeprefix('http')}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=origin,  # type: ignore[arg-type]
            max_size=None,
        )


class Live:
    """One end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []

    async def send(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), 10)
        message: Json = msgspec.json.decode(text)
        self.heard.append(message)
        return message

    async def closing_code(self) -> int:
        """Listen until the server closes; the code it gives."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code or 0

    async def wait_for(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while True:
            message = await self.hear()
            if message["t"] in kinds:
                return message

    async def scene(self) -> Json:
        return await self.wait_for("scene")

    async def position(self, is_so: Callable[[Json], bool]) -> Json:
        """The next position, whole or as a change, of which that is so."""
        while True:
            message = await self.wait_for("scene", "change")
            if is_so(message):
                return message

    async def from_the_actor(self, scene: Json) -> Json:
        """At a table for one: this scene as the seat to act sees it."""
        if scene["seat"] == scene["actor"]:
            return scene
        await self.send(t="look", seat=scene["actor"])
        return await self.scene()

    async def told(self, is_so: Callable[[Json], bool]) -> Json:
        """The next word about the table of which that is so."""
        while True:
            message = await self.wait_for("table")
            if is_so(message):
                return message

    async def act(self, scene: Json, code: int | None = None) -> Json:
        """Play (the first legal action, unless told otherwise) and hear the answer to it."""
        chosen = scene["scene"]["legal"][0]["code"] if code is None else code
        number = len(self.heard) + 1000
        await self.send(t="act", id=number, version=scene["version"], code=chosen)
        while True:
            message = await self.wait_for("scene", "refused")
            if message.get("ack") == number or message.get("id") == number:
                return message


async def two_at_a_table(address: str, **more: object) -> tuple[Visitor, Visitor, str]:
    """A host in seat 0, a guest in seat 1, and the table they play at."""
    aiko, ben = Visitor(address), Visitor(address)
    table = (await aiko.lay("me", "open", **more))["id"]
    await ben.post(f"/api/tables/{table}/seats/1/claim", {}, 200)
    return aiko, ben, table


@contextlib.asynccontextmanager
async def two_seated(address: str) -> AsyncIterator[tuple[Live, Live]]:
    """The sockets of two who play at a table."""
    aiko, ben, table = await two_at_a_table(address)
    async with aiko.sit(table) as mine, ben.sit(table) as other:
        yield mine, other


@contextlib.asynccontextmanager
async def alone(address: str, *seats: str) -> AsyncIterator[Live]:
    """The socket of somebody who laid a table with these seats and needs nobody else."""
    guest = Visitor(address)
    async with guest.sit((await guest.lay(*seats))["id"]) as live:
        yield live


async def send_visitors_home() -> None:
    while visitors:
        await visitors.pop().http.aclose()


@contextlib.asynccontextmanager
async def house_open(store: Path | str, settings: Settings = SETTINGS) -> AsyncIterator[str]:
    """The address of a server on a free port; its store is in a folder, or at a URL."""
    url = str(store / "house.db") if isinstance(store, Path) else store
    house = House(Store(url), Dice())
    settings = replace(settings)
    server = uvicorn.Server(config(create_app(house, settings), HOST, 0, settings))
    task = asyncio.create_task(server._serve())  # without its signal handlers
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://{HOST}:{port}"
    finally:
        await send_visitors_home()
        server.should_exit = True
        await task


def visit(
    folder: Path,
    story: Callable[[str], Awaitable[None]],
    settings: Settings = SETTINGS,
) -> None:
    """Run a story with an open house."""

    async def go() -> None:
        async with house_open(folder, settings) as address:
            await asyncio.wait_for(story(address), 60)

    asyncio.run(go())


at_a_house = given("tmp_path", visit)
