"""Guests at two servers of one house: as if it were one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import replace

import websockets

from tests.web.serving import Server
from tests.web.visiting import SETTINGS, Json, Live, Visitor, house_open, send_visitors_home
from zashiki.web.settings import NO_LIMITS, Rate, Settings


@contextlib.asynccontextmanager
async def two_servers(url: str, settings: Settings = SETTINGS) -> AsyncIterator[tuple[str, str]]:
    async with house_open(url, settings) as one, house_open(url, settings) as two:
        yield one, two


def all_here(message: Json) -> bool:
    return all(seat.get("here") for seat in message["table"]["seats"])


def at(address: str, visitor: Visitor) -> Visitor:
    """The same guest at another server."""
    again = Visitor(address)
    again.http.cookies.update(visitor.http.cookies)
    return again


async def apart(one: str, two: str, **more: object) -> tuple[Visitor, Visitor, str]:
    """A host at one server, a guest at the other, and the table they play at."""
    aiko, ben = Visitor(one), Visitor(two)
    table = (await aiko.lay("me", "open", **more))["id"]
    await ben.post(f"/api/tables/{table}/seats/1/claim", {}, 200)
    return aiko, ben, table


def test_a_guest_is_the_same_at_both_servers(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            aiko = Visitor(one)
            await aiko.get("/api/me")
            there = at(two, aiko)
            await there.get("/api/me")
            renamed = await there.http.patch("/api/me", json={"name": "Aiko"})
            assert renamed.status_code == 200
            assert "set-cookie" not in renamed.headers
            for _ in range(100):
                if (await aiko.get("/api/me"))["name"] == "Aiko":
                    break
                await asyncio.sleep(0.02)
            assert (await aiko.get("/api/me"))["name"] == "Aiko"
            table = (await aiko.lay("me", "open"))["id"]
            mine = (await there.get("/api/tables"))["mine"]
            assert [each["id"] for each in mine] == [table]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_whole_match_through_two_servers(postgres_url: str) -> None:
    async def play(live: Live, seat: int) -> Json:
        dice = random.Random(seat)
        while True:
            scene = await live.scene()
            if scene.get("outcome"):  # or it may not have begun yet, as this server knows
                return scene
            if scene["actor"] == seat:
                code = dice.choice(scene["scene"]["legal"])["code"]
                await live.send(t="act", id=1, version=scene["version"], code=code)

    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            aiko, ben, table = await apart(one, two)
            async with aiko.sit(table) as mine, ben.sit(table) as other:
                ends = await asyncio.gather(play(mine, 0), play(other, 1))
            assert ends[0]["version"] == ends[1]["version"]
            assert ends[0]["outcome"] == ends[1]["outcome"] != None  # noqa: E711
            for live in (mine, other):
                told = [m["version"] for m in live.heard if m["t"] == "scene"]
                assert told == sorted(set(told)), "no scene twice, none back"
                assert not [m for m in live.heard if m["t"] == "refused"]
            logs = [await visitor.get(f"/api/tables/{table}/log") for visitor in (aiko, ben)]
            assert logs[0] == logs[1]

    asyncio.run(asyncio.wait_for(story(), 60))


def test_who_loses_a_race_is_told_so_and_gets_the_newest_scene(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            aiko = Visitor(one)
            table = (await aiko.lay("me", "me"))["id"]
            there = at(two, aiko)
            async with aiko.sit(table) as here, there.sit(table) as also:
                first, second = await here.scene(), await also.scene()
                assert first["version"] == second["version"]
                seat, version = first["seat"], first["version"]
                assert seat == first["actor"]
                codes = [choice["code"] for choice in first["scene"]["legal"]]
                answers = await asyncio.gather(
                    here.act(first, codes[0]), also.act(second, codes[-1])
                )
                lost = [answer for answer in answers if answer["t"] == "refused"]
                assert [answer["kind"] for answer in lost] == ["stale"]
                late = (here, also)[answers.index(lost[0])]
                newest = await late.position(lambda scene: scene["version"] > version)
                assert newest["version"] == version + 1
                assert "ack" not in newest

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_name_with_a_character_that_postgresql_lacks_is_nobody(postgres_url: str) -> None:
    async def story() -> None:
        async with house_open(postgres_url, SETTINGS) as address:
            guest = Visitor(address)
            table = (await guest.lay("me", "open"))["id"]
            for path in ("/api/tables/a%00b", "/api/tables/%00", f"/api/tables/{table}%00"):
                await guest.get(path, 404)
            await guest.get(f"/api/tables/{table}")

    asyncio.run(asyncio.wait_for(story(), 60))


def test_chat_and_presence_cross_servers(postgres_url: str) -> None:
    async def story() -> None:
        async with two_servers(postgres_url) as (one, two):
            aiko, ben, table = await apart(one, two)
            async with aiko.sit(table) as mine:
                await mine.scene()
                async with ben.sit(table) as other:
                    await mine.told(lambda m: all_here(m))
                    await other.told(lambda m: all_here(m))
                    await other.send(t="say", text="Good evening")
                    said = await mine.wait_for("said")
                    assert (said["text"], said["seat"]) == ("Good evening", 1)
                await mine.told(lambda m: not all_here(m))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_server_killed_in_the_middle_of_play_is_replaced_by_the_other(postgres_url: str) -> None:
    """Its guests knock at the other one, its bots and clocks go on there."""

    async def story(one: Server, two: Server) -> None:
        aiko = Visitor(one.address)
        long = {"length": "long"}
        bots = (await aiko.lay("me", "random", options=long, pace=700))["id"]
        clock = {"kind": "move", "seconds": 5}
        timed = (await aiko.lay("me", "open", clock=clock))["id"]
        ben = at(two.address, Visitor(one.address))
        await ben.post(f"/api/tables/{timed}/seats/1/claim", {}, 200)
        async with aiko.sit(bots) as live:
            scene = await live.scene()
            while not scene.get("thinking"):
                scene = await live.act(scene)
        one.kill()  # while the bot waits for its pace
        there = at(two.address, aiko)
        async with there.sit(bots) as live:
            later = await live.position(lambda m: m["version"] > scene["version"])
            assert later["ply"] > scene["ply"]
        async with ben.sit(timed) as live:
            over = await live.told(lambda m: m["table"]["status"] == "over")
            assert over["table"]["ended"]["kind"] == "time"

    async def go() -> None:
        one, two = Server(postgres_url), Server(postgres_url)
        try:
            await asyncio.wait_for(story(one, two), 60)
        finally:
            one.kill()
            two.end()
            await send_visitors_home()

    asyncio.run(go())


# --- limits -----------------------------------------------------------------------------------


def test_limits_hold_for_all_servers_together(postgres_url: str) -> None:
    few = Settings(limits=replace(NO_LIMITS, tables=Rate(4, 0.001)))

    async def story() -> None:
        async with two_servers(postgres_url, few) as (one, two):
            for _ in range(4):
                await Visitor(one).lay("me", "open")
            await asyncio.sleep(1.5)  # told with the next beat
            wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}]}
            await Visitor(two).post("/api/tables", wish, 429)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_sockets_are_counted_at_all_servers_together(postgres_url: str) -> None:
    few = Settings(limits=replace(NO_LIMITS, sockets=4))

    async def is_let_in(address: str, table: str) -> bool:
        try:
            async with Visitor(address).sit(table) as live:
                await live.scene()
                return True
        except websockets.InvalidStatus:
            return False

    async def story() -> None:
        async with two_servers(postgres_url, few) as (one, two):
            table = (await Visitor(one).lay("me", "open"))["id"]
            async with contextlib.AsyncExitStack() as sockets:
                for _ in range(4):
                    await sockets.enter_async_context(Visitor(one).sit(table))
                await asyncio.sleep(1.5)
                assert not await is_let_in(two, table)
            await asyncio.sleep(1.5)
            assert await is_let_in(two, table)

    asyncio.run(asyncio.wait_for(story(), 60))
