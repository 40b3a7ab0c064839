"""The live socket: versions, acknowledgements, refusals, undo, hot seat, chat, presence."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
import websockets

from tests.web.merging import in_order, merge
from tests.web.visiting import (
    Json,
    Live,
    Visitor,
    alone,
    at_a_house,
    two_at_a_table,
    two_seated,
    visit,
)
from zashiki.house.sqlite import Threads
from zashiki.web.settings import Limits, Rate, Settings


@at_a_house
async def test_joining_tells_the_table_the_layout_and_the_scene(address: str) -> None:
    aiko, _, table = await two_at_a_table(address)
    async with aiko.sit(table, lang="de") as live:
        kinds = [(await live.hear())["t"] for _ in range(3)]
        assert kinds == ["table", "layout", "scene"]
        scene = live.heard[-1]
        assert scene["seat"] == 0
        assert scene["scene"]["prompt"] == "Lege einen Kiesel."
        assert [line["ply"] for line in scene["log"]] == list(range(6))
    async with aiko.sit(table, version=scene["version"], layout=False) as live:
        assert (await live.hear())["t"] == "table"
        await live.send(t="ping")
        assert (await live.wait_for("scene", "pong"))["t"] == "pong"
    async with aiko.sit(table, version=scene["version"] - 1) as live:
        assert (await live.scene())["version"] == scene["version"]


@at_a_house
async def test_an_action_is_acknowledged_and_told_to_the_others(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with (
        aiko.sit(table) as mine,
        ben.sit(table) as other,
        Visitor(address).sit(table) as side,
    ):
        scene = await mine.scene()
        seen = await other.scene()
        watched = await side.scene()
        assert watched["seat"] is None
        assert seen["scene"]["legal"] == watched["scene"]["legal"] == []
        answer = await mine.act(scene)
        assert answer["version"] == scene["version"] + 1
        assert answer["scene"]["marks"]
        for live in (other, side):
            told = await live.scene()
            assert told["version"] == answer["version"]
            assert "ack" not in told
            assert told["log_from"] == 6
            assert len(told["log"]) == 1


@at_a_house
async def test_who_asks_for_changes_is_told_those_and_the_whole_where_they_would_not_do(
    address: str,
) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with (
        aiko.sit(table, changes=True) as short,
        aiko.sit(table, seat=0) as long,
        ben.sit(table, changes=True) as other,
    ):
        seen, whole, his = await short.scene(), await long.scene(), await other.scene()
        assert seen["scene"] == whole["scene"]
        for _ in range(3):
            actor = short if whole["actor"] == 0 else other
            now = seen if whole["actor"] == 0 else his
            code = now["scene"]["legal"][0]["code"]
            await actor.send(t="act", id=5, version=now["version"], code=code)
            seen = await change_after(short, seen)
            his = await change_after(other, his)
            whole = await long.scene()
            assert (seen if actor is short else his)["ack"] == 5
            assert in_order(seen["scene"]) == in_order(whole["scene"])
            assert seen["log"] == whole["log"]
        await short.send(t="look", seat=0)
        assert (await short.wait_for("scene", "change"))["scene"] == whole["scene"]
        await short.send(t="act", id=6, version=1, code=0)
        assert (await short.wait_for("refused"))["kind"] == "stale"
        assert (await short.wait_for("scene", "change"))["scene"] == whole["scene"]


async def change_after(live: Live, before: Json) -> Json:
    """The next position, which must be told as a change; put together."""
    told = await live.wait_for("scene", "change")
    assert told["t"] == "change"
    assert told["change"]["since"] == before["version"]
    return {**told, "scene": merge(before["scene"], told["change"])}


@at_a_house
async def test_names_that_change_are_told_whole(address: str) -> None:
    aiko, ben = Visitor(address), Visitor(address)
    table = (await aiko.lay("me", "open"))["id"]
    async with aiko.sit(table, changes=True) as live:
        waiting = await live.scene()
        await ben.post(f"/api/tables/{table}/seats/1/claim", {}, 200)
        begun = await live.wait_for("scene", "change")
        assert begun["t"] == "scene"
        assert begun["version"] > waiting["version"]


@at_a_house
async def test_stale_and_illegal_actions_are_refused_with_their_reason(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with aiko.sit(table) as live, ben.sit(table) as other:
        scene = await live.scene()
        theirs = await other.scene()
        stale = await live.act({**scene, "version": scene["version"] - 1})
        assert stale["kind"] == "stale"
        assert (await live.scene())["version"] == scene["version"]
        illegal = await live.act(scene, 5)
        assert illegal["kind"] == "illegal"
        assert illegal["rule_id"] == "PEB-1.1"
        assert illegal["text"] == "Lay a pebble first."
        unknown = await live.act(scene, 2**31 - 1)
        assert unknown["rule_id"] == "PEB-0.3"
        late = await other.act(theirs, 0)
        assert late["rule_id"] == "PEB-0.2"
        again = await aiko.get(f"/api/tables/{table}/scene?seat=0")
        assert again["plies"] == scene["ply"]


@at_a_house
async def test_nobody_acts_for_another_seat(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with aiko.sit(table) as live:
        scene = await live.scene()
    async with ben.sit(table, seat=0) as live:  # somebody else's
        assert (await live.scene())["seat"] == 1
        await live.send(t="look", seat=0)
        assert (await live.wait_for("refused", "scene"))["kind"] == "seat"
    async with Visitor(address).sit(table) as live:
        await live.scene()
        assert (await live.act(scene))["kind"] == "seat"
        for message in ({"t": "undo", "id": 3, "version": 1}, {"t": "resign", "id": 3}):
            await live.send(**message)
            assert (await live.wait_for("refused"))["kind"] == "seat"


def test_who_did_what_could_not_be_kept_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_room(threads: Threads, work: object) -> None:
        raise OSError("no space left on device")

    async def story(address: str) -> None:
        aiko, ben, table = await two_at_a_table(address)
        async with aiko.sit(table) as live, ben.sit(table) as other:
            scene = await live.scene()
            await other.scene()
            with monkeypatch.context() as full:
                full.setattr(Threads, "write", no_room)
                answer = await live.act(scene)
                assert answer["kind"] == "busy"
                assert "could not be saved" in answer["text"]
                assert await live.closing_code() == 1012
            assert await other.closing_code() == 1012
            assert all(message["t"] != "refused" for message in other.heard)
        async with aiko.sit(table) as live:
            assert (await live.act(await live.scene()))["version"] == scene["version"] + 1

    visit(tmp_path, story)


@at_a_house
async def test_undo_says_beforehand_whether_it_is_possible(address: str) -> None:
    aiko, _, table = await two_at_a_table(address)
    async with aiko.sit(table) as live:
        scene = await live.scene()
        assert scene["undo"] == {
            "allowed": False,
            "reason": "Undo stops here. Something was drawn.",
        }
        laid = await live.act(scene)
        assert laid["undo"] == {"allowed": True, "since": 6}
        await live.send(t="undo", id=77, version=laid["version"])
        back = await live.scene()
        assert back["ack"] == 77
        assert back["ply"] == scene["ply"]
        assert back["version"] == laid["version"] + 1
        assert back["log_from"] == scene["ply"]
        assert back["scene"]["pieces"] == scene["scene"]["pieces"]
        await live.send(t="undo", id=78, version=back["version"])
        assert (await live.wait_for("refused"))["kind"] == "undo"


@at_a_house
async def test_a_hot_seat_is_turned_by_looking(address: str) -> None:
    async with alone(address, "me", "me") as live:
        scene = await live.scene()
        assert scene["seat"] == 0
        await live.send(t="look", seat=1)
        other = await live.scene()
        assert other["seat"] == 1
        assert other["scene"]["legal"] == []
        assert other["scene"]["pieces"] != scene["scene"]["pieces"]
        await live.send(t="look", seat=None)
        assert (await live.scene())["seat"] is None


def is_played(told: Json) -> bool:
    """Whether a seat is to act."""
    return bool(told["actor"] >= 0)


@at_a_house
async def test_whoever_gives_a_seat_up_no_longer_looks_from_it(address: str) -> None:
    aiko, ben, cleo = Visitor(address), Visitor(address), Visitor(address)
    table = (await aiko.lay("me", "open", "open"))["id"]
    await ben.get("/api/me")
    async with aiko.sit(table, changes=True) as left, ben.sit(table, changes=True) as live:
        assert (await left.scene())["seat"] == 0
        assert (await live.scene())["seat"] is None
        await aiko.post(f"/api/tables/{table}/seats/0/leave", status=200)
        assert (await left.scene())["seat"] is None
        wish = {"wish": {"kind": "open"}}  # the host's own seat is a friend's otherwise
        answer = await aiko.http.put(f"/api/tables/{table}/seats/0", json=wish)
        assert answer.status_code == 200
        for seat, guest in ((0, cleo), (1, ben), (2, cleo)):
            await guest.post(f"/api/tables/{table}/seats/{seat}/claim", {}, 200)
        begun = await left.position(is_played)
        assert begun["seat"] is None
        mine = await live.position(lambda told: is_played(told) and told["seat"] is not None)
        assert mine["seat"] == 1  # who only watched looks from the seat they took
        await live.send(t="resign", id=1)
        after = await live.position(lambda told: told["seat"] is None)
        assert after["t"] == "scene"
    async with ben.sit(table, seat=1) as live:  # as after a line that was lost meanwhile
        assert (await live.scene())["seat"] is None


@at_a_house
async def test_who_stands_aside_by_choice_stays_there(address: str) -> None:
    aiko = Visitor(address)
    table = (await aiko.lay("me", "open"))["id"]
    async with aiko.sit(table) as live:
        await live.scene()
        await live.send(t="look", seat=None)
        assert (await live.scene())["seat"] is None
        await Visitor(address).post(f"/api/tables/{table}/seats/1/claim", {}, 200)
        assert (await live.position(is_played))["seat"] is None


@at_a_house
async def test_why_not_tells_the_reason_and_the_rule(address: str) -> None:
    async with two_seated(address) as (live, other):
        await live.scene()
        await live.send(t="why", id=5, path=["hand"])
        why = await live.wait_for("why")
        assert why == {
            "t": "why", "id": 5, "text": "You do not hold this pebble.", "rule_id": "PEB-1.1",
        }  # fmt: skip
        await live.send(t="why", id=6, path=["nothing", "here"])
        assert (await live.wait_for("why"))["text"] == "This cannot be used now."
        await other.send(t="why", id=7, path=["own-0"])
        assert (await other.wait_for("why"))["rule_id"] == "PEB-0.2"


@at_a_house
async def test_chat_presence_agreement_and_giving_up_are_told(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    async with aiko.sit(table) as live:
        await live.scene()
        async with ben.sit(table) as other:
            while not live.heard[-1].get("table", {}).get("seats", [{}, {}])[1].get("here"):
                await live.wait_for("table")
            await other.send(t="say", text=" good\nluck ")
            said = await live.wait_for("said")
            assert (said["text"], said["seat"]) == ("good luck", 1)
            await other.send(t="agree", id=1, ready=True)
            while (await live.wait_for("table"))["agreed"] != [1]:
                pass
            await other.send(t="resign", id=2)
            over = await live.scene()
            assert over["actor"] == -2
            assert over["scene"]["legal"] == []
            info = await live.wait_for("table")
            assert info["table"]["status"] == "over"
            assert info["table"]["ended"]["seat"] == 1
        while "here" in (await live.wait_for("table"))["table"]["seats"][1]:
            pass
    async with aiko.sit(table) as live:  # the chat is there for those who come later
        assert (await live.wait_for("said"))["text"] == "good luck"


@at_a_house
async def test_clocks_are_told_with_every_scene(address: str) -> None:
    clock = {"kind": "fischer", "seconds": 60, "increment": 5}
    aiko, _, table = await two_at_a_table(address, clock=clock)
    async with aiko.sit(table) as live:
        times = (await live.scene())["times"]
        assert times["running"] == 0
        assert times["left"][1] == 60_000
        assert 50_000 < times["left"][0] <= 60_000


@at_a_house
async def test_a_bot_answers(address: str) -> None:
    async with alone(address, "me", "random") as live:
        scene = await live.scene()
        while scene["actor"] >= 0:
            if scene["actor"] == 0:
                scene = await live.act(scene)
                assert scene["t"] == "scene"
            else:
                assert scene["thinking"]
                scene = await live.scene()
        assert scene["outcome"]["lines"]


@at_a_house
async def test_a_socket_of_another_site_or_table_does_not_open(address: str) -> None:
    aiko, _, table = await two_at_a_table(address)
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with aiko.socket(table, origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with aiko.socket(table, origin=address) as socket:
        await Live(socket).send(t="join")
        assert await socket.recv()
    async with aiko.socket("nowhere") as socket:
        assert await Live(socket).closing_code() == 4404


def test_giant_frames_and_floods_close_the_socket(tmp_path: Path) -> None:
    narrow = Settings(limits=Limits(messages=Rate(10, 1), sockets=2))

    async def story(address: str) -> None:
        aiko = Visitor(address)
        table = (await aiko.lay("me", "me"))["id"]
        async with aiko.socket(table) as socket:
            await socket.send("x" * 9000)
            assert await Live(socket).closing_code() == 1009
        async with aiko.sit(table) as live:
            await live.scene()
            for _ in range(12):
                await live.send(t="ping")
            assert (await live.wait_for("refused"))["kind"] == "rate"
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(100):
                    await live.send(t="ping")
                    await asyncio.sleep(0)
            assert await live.closing_code() == 1008
        async with aiko.sit(table), aiko.sit(table):
            with pytest.raises(websockets.InvalidStatus):
                async with aiko.sit(table):
                    pass

    visit(tmp_path, story, narrow)


def test_a_refusal_carries_the_number_of_what_was_not_even_read(tmp_path: Path) -> None:
    """Whoever waits for the answer to an action is told, too, that there were too many messages."""
    narrow = Settings(limits=Limits(messages=Rate(10, 1)))

    async def story(address: str) -> None:
        aiko = Visitor(address)
        table = (await aiko.lay("me", "me"))["id"]
        async with aiko.sit(table) as live:
            await live.scene()
            await live.send(t="act", id=41, version="soon", code=1)
            malformed = await live.wait_for("refused")
            assert (malformed["kind"], malformed["id"]) == ("malformed", 41)
            for number in range(42, 60):
                await live.send(t="why", id=number, path=[])
            while (refused := await live.wait_for("refused"))["kind"] != "rate":
                pass
            assert 42 <= refused["id"] < 60
            await live.send(t="act", id=60.5, version=1, code=1)
            while (refused := await live.wait_for("refused"))["id"] is not None:
                pass

    visit(tmp_path, story, narrow)


def test_the_log_can_always_be_put_together(tmp_path: Path) -> None:
    """Dropping from `log_from` on and appending gives what the API tells."""

    async def story(address: str) -> None:
        aiko, ben, table = await two_at_a_table(address)
        lines: list[Json] = []

        def add(scene: Json) -> None:
            lines[:] = [line for line in lines if line["ply"] < scene["log_from"]]
            lines.extend(scene["log"])

        async with aiko.sit(table) as mine, ben.sit(table) as other:
            scene = await mine.scene()
            add(scene)
            theirs = await other.scene()
            for turn in range(8):
                mover, own = (mine, scene) if scene["actor"] == 0 else (other, theirs)
                answer = await mover.act(own, own["scene"]["legal"][-1]["code"])
                if turn % 3 == 0 and answer["undo"]["allowed"]:
                    await mover.send(t="undo", id=1, version=answer["version"])
                    answer = await mover.scene()
                for live in (mine, other):
                    last = [m for m in live.heard if m["t"] == "scene"][-1]
                    while last["version"] < answer["version"]:
                        last = await live.scene()
                mine_heard = [m for m in mine.heard if m["t"] == "scene"]
                scene = mine_heard[-1]
                theirs = [m for m in other.heard if m["t"] == "scene"][-1]
            lines.clear()
            for message in (m for m in mine.heard if m["t"] == "scene"):
                add(message)
        assert lines == (await aiko.get(f"/api/tables/{table}/log?seat=0"))["lines"]

    visit(tmp_path, story)


@at_a_house
async def test_who_watches_is_not_taken_for_a_player_of_the_same_name(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    name = (await aiko.get(f"/api/tables/{table}"))["seats"][1]["name"]
    stranger = Visitor(address)
    await stranger.get("/api/me")
    await stranger.http.patch("/api/me", json={"name": name})
    async with aiko.sit(table) as live, ben.sit(table) as player, stranger.sit(table) as side:
        await side.scene()
        for who, seat in ((player, 1), (side, None)):
            await who.send(t="say", text="I resign")
            said = await live.wait_for("said")
            assert (said["name"], said["seat"]) == (name, seat)
