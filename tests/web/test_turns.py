"""Turns over the live socket: held and confirmed, taken back, asked for; and who is away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

from tests.house.pebbles import END
from tests.web.visiting import (
    SETTINGS,
    Json,
    Live,
    Visitor,
    alone,
    at_a_house,
    two_at_a_table,
    two_seated,
    visit,
)
from zashiki.web.settings import Patience


async def hold(live: Live, scene: Json, code: int | None = None) -> Json:
    """Act, and hold the turn where it would end; the scene that answers."""
    chosen = scene["scene"]["legal"][0]["code"] if code is None else code
    await live.send(t="act", id=5, version=scene["version"], code=chosen, hold=True)
    return await live.position(lambda message: message.get("ack") == 5)


@at_a_house
async def test_a_held_turn_is_told_to_all_and_confirmed_by_one(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with aiko.sit(table) as mine, ben.sit(table) as other:
        laid = await hold(mine, await mine.scene())
        assert "held" not in laid
        held = await hold(mine, laid, END)
        assert (held["held"], held["actor"], held["scene"]["legal"]) == ("draw", 0, [])
        assert held["undo"] == {"allowed": True, "since": 6}
        assert "cannot take this back" in held["scene"]["prompt"]
        seen = await other.position(lambda message: message["version"] == held["version"])
        assert (seen["held"], seen["actor"], seen["scene"]["legal"]) == ("draw", 0, [])
        assert seen["scene"]["prompt"].endswith("is about to end their turn.")
        past = await ben.get(f"/api/tables/{table}/scene?seat=1")
        assert (past["actor"], past["scene"]["legal"]) == (0, [])
        refused = await other.act({**seen, "version": held["version"]}, 0)
        assert "has not ended their turn yet" in refused["text"]
        await mine.send(t="why", id=6, path=["anything"])
        assert "End your turn" in (await mine.wait_for("why"))["text"]
        await mine.send(t="confirm", id=7, version=held["version"])
        done = await mine.position(lambda message: message.get("ack") == 7)
        assert (done["actor"], "held" in done) == (1, False)
        his = await other.position(lambda message: message["version"] == done["version"])
        assert his["scene"]["legal"]
        await mine.send(t="confirm", id=8, version=done["version"])
        assert (await mine.wait_for("refused"))["id"] == 8


@at_a_house
async def test_a_held_turn_is_taken_back_to_any_of_its_actions(address: str) -> None:
    aiko, _, table = await two_at_a_table(address)
    async with aiko.sit(table) as mine:
        scene = await mine.scene()
        held = await hold(mine, await hold(mine, scene), END)
        await mine.send(t="undo", id=9, version=held["version"], to=scene["ply"])
        back = await mine.position(lambda message: message.get("ack") == 9)
        assert back["ply"] == scene["ply"]
        assert back["scene"]["pieces"] == scene["scene"]["pieces"]


@at_a_house
async def test_an_end_that_can_be_taken_back_opens_nothing(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with aiko.sit(table) as mine, ben.sit(table) as other:
        lives = [mine, other]
        scenes = [await live.scene() for live in lives]
        while True:
            seat = scenes[0]["actor"]
            code = scenes[seat]["scene"]["legal"][-1]["code"]
            before = scenes
            held = await hold(lives[seat], scenes[seat], code)
            if held.get("held") == "match":
                break
            if "held" in held:
                await lives[seat].send(t="confirm", id=6, version=held["version"])
                held = await lives[seat].position(lambda message: message.get("ack") == 6)
            version = held["version"]
            theirs = await lives[1 - seat].position(
                lambda message, version=version: message["version"] == version
            )
            scenes = [held, theirs] if seat == 0 else [theirs, held]
        assert "outcome" not in held
        assert held["scene"]["pieces"] == before[seat]["scene"]["pieces"]
        guest = (aiko, ben)[seat]
        past = await guest.get(f"/api/tables/{table}/scene?seat={seat}")
        assert "outcome" not in past
        await guest.get(f"/api/tables/{table}/record", 409)
        await lives[seat].send(t="confirm", id=7, version=held["version"])
        assert (await lives[seat].scene())["outcome"]


@at_a_house
async def test_a_turn_is_taken_back_for_practice_where_nobody_else_plays(address: str) -> None:
    async with alone(address, "me", "random") as live:
        scene = await live.scene()
        assert "back" not in scene
        await hold(live, await hold(live, scene), END)
        await live.send(t="confirm", id=7, version=live.heard[-1]["version"])
        mine = await live.position(lambda m: m["actor"] == 0 and m["ply"] > scene["ply"] + 2)
        assert mine["back"] == "practice"
        await live.send(t="back", id=8, version=mine["version"])
        back = await live.position(lambda message: message.get("ack") == 8)
        assert back["ply"] == scene["ply"]
        assert (await live.told(lambda m: "practice" in m["table"]))["table"]["practice"]


@at_a_house
async def test_taking_back_is_asked_and_answered(address: str) -> None:
    async with two_seated(address) as (mine, other):
        scene = await mine.scene()
        laid = await mine.act(scene)
        assert laid["back"] == "ask"
        ended = await mine.act(laid, END)
        await mine.send(t="ask-back", id=8, version=ended["version"])
        asked = await other.told(lambda m: m.get("asked_back") is not None)
        assert asked["asked_back"] == {"seat": 0, "agreed": [0]}
        await other.send(t="answer-back", id=9, agree=False)
        await mine.told(lambda m: m.get("asked_back") is None)
        await mine.send(t="ask-back", id=10, version=ended["version"])
        await other.told(lambda m: m.get("asked_back") is not None)
        await other.send(t="answer-back", id=11, agree=True)
        back = await mine.position(lambda message: message["ply"] == scene["ply"])
        assert back["actor"] == 0
        assert (await other.told(lambda m: m.get("asked_back") is None))["table"]["plies"] == 6


@at_a_house
async def test_giving_up_names_the_winner_in_the_log_and_at_the_seats(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with aiko.sit(table) as mine, ben.sit(table) as other:
        await mine.scene()
        await other.scene()
        await other.send(t="resign", id=3)
        over = await mine.position(lambda message: message["actor"] == -2)
        info = (await mine.told(lambda m: m["table"]["status"] == "over"))["table"]
        names = [seat["name"] for seat in info["seats"]]
        text = f"{names[1]} resigned. {names[0]} wins."
        assert over["log"][-1] == {"ply": 6, "seat": 1, "text": text}
        assert over["scene"]["prompt"] == info["ended"]["text"] == text
        assert info["ended"]["winners"] == [0]
        assert [seat.get("gone", "") for seat in info["seats"]] == ["", "resigned"]
        log = await aiko.get(f"/api/tables/{table}/log")
        assert log["lines"][-1]["text"] == text


@at_a_house
async def test_a_bot_that_plays_on_for_somebody_stands_in_the_log(address: str) -> None:
    guests = [Visitor(address) for _ in range(3)]
    table = (await guests[0].lay("me", "open", "open"))["id"]
    for seat in (1, 2):
        await guests[seat].post(f"/api/tables/{table}/seats/{seat}/claim", {}, 200)
    async with guests[0].sit(table) as mine, guests[1].sit(table) as other:
        scene = await mine.scene()
        await other.scene()
        await other.send(t="resign", id=3)
        info = (await mine.told(lambda m: "gone" in m["table"]["seats"][1]))["table"]
        name = info["seats"][1]["name"]
        log = await guests[0].get(f"/api/tables/{table}/log?seat=0")
        line = {"ply": scene["ply"], "seat": 1, "text": f"{name} resigned. A bot plays on."}
        assert line in log["lines"]


# --- the heartbeat ---------------------------------------------------------------------------

HASTY = replace(SETTINGS, patience=Patience(silent=0.1, dead=0.2, out_of_sight=5.0))


def is_here(seat: int, here: bool) -> Callable[[Json], bool]:
    return lambda message: bool(message["table"]["seats"][seat].get("here", False)) == here


@contextlib.asynccontextmanager
async def two_here(address: str) -> AsyncIterator[tuple[Live, Live]]:
    """The sockets of two at a table, once each is seen to be there."""
    async with two_seated(address) as (mine, other):
        await mine.told(is_here(1, True))
        yield mine, other


def test_who_falls_silent_is_away_and_in_the_end_cut_off(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with two_here(address) as (mine, other):
            await other.send(t="ping")
            await mine.told(is_here(1, False))
            await other.send(t="ping")
            await mine.told(is_here(1, True))
            assert await other.closing_code() == 1001
            await mine.told(is_here(1, False))
            await mine.send(t="ping")
            await mine.wait_for("pong")

    visit(tmp_path, story, HASTY)


def test_a_page_out_of_sight_is_away_at_once_and_keeps_its_line(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with two_here(address) as (mine, other):
            await other.send(t="ping", away=True)
            await mine.told(is_here(1, False))
            await asyncio.sleep(0.35)  # longer than a page in sight may be silent
            await other.send(t="ping")
            await mine.told(is_here(1, True))

    visit(tmp_path, story, HASTY)


def test_a_program_that_never_asks_stays(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko, ben, table = await two_at_a_table(address)
        async with aiko.sit(table) as mine, ben.sit(table) as other:
            await mine.told(is_here(1, True))
            await asyncio.sleep(0.4)
            info = await ben.get(f"/api/tables/{table}")
            assert info["seats"][1]["here"]
            await other.send(t="say", text="still here")
            await mine.wait_for("said")

    visit(tmp_path, story, HASTY)
