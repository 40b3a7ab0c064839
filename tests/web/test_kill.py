"""A server that is killed in the middle of play loses nothing it acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import websockets

from tests.web.serving import Server
from tests.web.visiting import Json, Visitor, send_visitors_home

TABLES = 6


async def play_until_killed(visitor: Visitor, table: str, told: dict[str, Json]) -> None:
    """Play both seats as fast as it goes; `told` keeps the last acknowledged scene."""
    try:
        async with visitor.sit(table) as live:
            scene = await live.scene()
            while scene["actor"] >= 0:
                scene = await live.act(await live.from_the_actor(scene))
                assert scene["t"] == "scene"
                told[table] = scene
    except (websockets.ConnectionClosed, OSError):
        return


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    store = tmp_path / "house.db"
    told: dict[str, Json] = {}

    async def before(server: Server) -> Visitor:
        visitor = Visitor(server.address)
        tables = [
            (await visitor.lay("me", "me", options={"length": "long"}))["id"] for _ in range(TABLES)
        ]
        tasks = [asyncio.create_task(play_until_killed(visitor, t, told)) for t in tables]
        while len(told) < TABLES or sum(scene["version"] for scene in told.values()) < 150:
            await asyncio.sleep(0.01)
        server.kill()  # while actions are on their way
        await asyncio.wait_for(asyncio.gather(*tasks), 20)
        return visitor

    async def after(server: Server, cookies: dict[str, str]) -> None:
        visitor = Visitor(server.address)
        visitor.http.cookies.update(cookies)
        assert len(told) == TABLES
        for table, last in told.items():
            seat = last["seat"]
            path = f"/api/tables/{table}/scene?seat={seat}&ply={last['ply']}"
            kept = await visitor.get(path)
            assert kept["plies"] >= last["ply"]
            assert kept["scene"]["pieces"] == last["scene"]["pieces"]
            assert kept["scene"]["panels"] == last["scene"]["panels"]
            async with visitor.sit(table) as live:  # and play goes on
                scene = await live.scene()
                assert scene["version"] >= last["version"]
                answer = await live.act(scene)
                assert answer["version"] == scene["version"] + 1

    async def story() -> None:
        first = Server(store)
        try:
            visitor = await before(first)
            cookies = dict(visitor.http.cookies)
        finally:
            first.kill()
        second = Server(store)
        try:
            await after(second, cookies)
        finally:
            second.end()
            await send_visitors_home()

    asyncio.run(story())
