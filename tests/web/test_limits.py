"""What one guest or address may do holds on every socket and after every reconnection."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import websockets

from tests.web.visiting import Live, Visitor, at_a_house, visit
from zashiki.web import guests
from zashiki.web.hosts import Hosts
from zashiki.web.settings import NO_LIMITS, Rate, Settings
from zashiki.web.visitors import Circle, visitor_of

JSON = {"content-type": "application/json"}
SLOW = 0.001  # each second: nothing comes back while a test runs


async def answers(live: Live, times: int, *kinds: str, **message: object) -> list[str]:
    """Send a message so many times; what kinds of answers came."""
    for _ in range(times):
        await live.send(**message)
    await live.send(t="ping")
    heard = []
    while (message := await live.hear())["t"] != "pong":
        if message["t"] in kinds:
            heard.append(message["t"])
    return heard


def test_chat_is_limited_across_sockets_of_a_guest_and_guests_of_an_address(tmp_path: Path) -> None:
    chat = Settings(limits=replace(NO_LIMITS, chat=Rate(3, SLOW), household=2))

    async def story(address: str) -> None:
        host = Visitor(address)
        table = (await host.lay("me", "open"))["id"]
        said = 0
        for _ in range(3):
            async with host.sit(table) as live:
                await live.scene()
                said += len(await answers(live, 3, "said", t="say", text="hm"))
        lines = 3 + 3 + 3  # each time they sit down, what was said is told again
        assert said <= lines
        heard = await said_by_newcomers(address, table, 4)
        assert heard == 3  # the address had twice three

    async def said_by_newcomers(address: str, table: str, guests: int) -> int:
        for _ in range(guests):
            async with Visitor(address).sit(table) as live:
                await live.scene()
                await answers(live, 3, "said", t="say", text="na")
        async with Visitor(address).sit(table) as live:
            await live.scene()
            return sum(m["t"] == "said" and m["text"] == "na" for m in live.heard)

    visit(tmp_path, story, chat)


def test_joins_are_limited_across_sockets(tmp_path: Path) -> None:
    joins = Settings(limits=replace(NO_LIMITS, joins=Rate(4, SLOW), household=2))

    async def story(address: str) -> None:
        host = Visitor(address)
        table = (await host.lay("me", "open"))["id"]
        scenes = 0
        for _ in range(6):
            async with host.socket(table) as socket:
                live = Live(socket)
                await live.send(t="join", layout=False)
                answer = await live.wait_for("scene", "refused")
                scenes += answer["t"] == "scene"
        assert scenes == 4
        for _ in range(6):  # another guest each time
            async with Visitor(address).socket(table) as socket:
                live = Live(socket)
                await live.send(t="join", layout=False)
                scenes += (await live.wait_for("scene", "refused"))["t"] == "scene"
        assert scenes == 8

    visit(tmp_path, story, joins)


def test_sockets_that_are_opened_count_as_requests(tmp_path: Path) -> None:
    few = Settings(limits=replace(NO_LIMITS, requests=Rate(6, SLOW)))

    async def story(address: str) -> None:
        host = Visitor(address)
        table = (await host.lay("me", "open"))["id"]
        opened = 0
        for _ in range(9):
            with contextlib.suppress(websockets.InvalidStatus):
                async with host.socket(table):
                    opened += 1
        assert opened == 5  # and the table was one

    visit(tmp_path, story, few)


def test_tables_for_anybody_have_a_limit_of_their_own(tmp_path: Path) -> None:
    few = Settings(limits=replace(NO_LIMITS, open_tables=Rate(2, SLOW)))

    async def story(address: str) -> None:
        host = Visitor(address)
        private = (await host.lay("me", "invite"))["id"]
        for _ in range(2):
            await host.lay("me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        await host.post("/api/tables", {"game": "pebbles", "seats": seats}, 429)
        answer = await host.http.put(
            f"/api/tables/{private}/seats/1", json={"wish": {"kind": "open"}}
        )
        assert answer.status_code == 429
        await host.lay("me", "invite")

    visit(tmp_path, story, few)


# --- who asks whom -----------------------------------------------------------------------------


NAMES = {
    "127.0.0.1:8321": 200,
    "localhost": 200,
    "[::1]:8321": 200,
    "192.168.7.7:8321": 200,
    "games.example.org": 200,
    "GAMES.example.org.:443": 200,
    "a.b.example.net": 200,
    "evil.example.com": 421,
    "example.net": 421,
    "127.0.0.1.evil.example.com": 421,
}


def test_a_house_answers_to_its_own_names_only(tmp_path: Path) -> None:
    named = Settings(limits=NO_LIMITS, hosts=("games.example.org", "*.example.net"))

    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as client:
            for name, status in NAMES.items():
                answer = await client.get("/api/me", headers={"Host": name})
                assert answer.status_code == status, name
        assert answer.headers["content-type"] == "application/problem+json"

    visit(tmp_path, story, named)


@at_a_house
async def test_a_socket_under_a_foreign_name_is_refused(address: str) -> None:
    host = Visitor(address)
    table = (await host.lay("me", "open"))["id"]
    where = f"ws{address.removeprefix('http')}/api/tables/{table}/live"
    port = int(address.rpartition(":")[2])
    with pytest.raises(websockets.InvalidStatus):
        async with websockets.connect(
            where.replace("127.0.0.1", "evil.example.com"),
            host="127.0.0.1",
            port=port,
            origin=f"http://evil.example.com:{port}",  # type: ignore[arg-type]  # as the page has it
        ):
            pass


def test_every_name_can_be_allowed() -> None:
    assert not Hosts().knows("any.example.org")
    assert Hosts(["*"]).knows("any.example.org")


def test_only_a_named_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    async def first_refused(address: str) -> int:
        """How many requests with an address of its own each were answered."""
        async with httpx.AsyncClient(base_url=address) as client:
            for number in range(12):
                forwarded = {"X-Forwarded-For": f"203.0.113.{number}"}
                if (await client.get("/api/me", headers=forwarded)).status_code == 429:
                    return number
        return 12

    narrow = Settings(limits=replace(NO_LIMITS, requests=Rate(5, SLOW)))
    found: list[int] = []

    async def story(address: str) -> None:
        found.append(await first_refused(address))

    visit(tmp_path / "unnamed", story, narrow)
    visit(tmp_path / "named", story, replace(narrow, proxies=("127.0.0.0/8",)))
    visit(tmp_path / "another", story, replace(narrow, proxies=("192.0.2.1",)))
    assert found == [5, 12, 5]


def test_a_home_is_one_visitor() -> None:
    assert visitor_of("2001:db8:1:2::1") == visitor_of("2001:db8:1:2:ffff::9")
    assert visitor_of("2001:db8:1:2::1") != visitor_of("2001:db8:1:3::1")
    assert visitor_of("::ffff:192.0.2.1") == visitor_of("192.0.2.1") == "192.0.2.1"
    assert "10.83.21.4" in Circle(["10.83.21.0/24"])
    assert "10.83.22.4" not in Circle(["10.83.21.0/24"])


# --- cookies -----------------------------------------------------------------------------------


@at_a_house
async def test_a_cookie_ends_in_the_house_too_and_is_renewed_before(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Visitor(address)
    await guest.http.patch("/api/me", json={"name": "Aiko"})
    cookie = guest.http.cookies["zashiki_guest"]
    today = guests.today()

    async def who(days: int, cookie: str = cookie) -> tuple[str, bool]:
        monkeypatch.setattr(guests, "today", lambda: today + days)
        headers = {"Cookie": f"zashiki_guest={cookie}"}
        async with httpx.AsyncClient(base_url=address, headers=headers) as client:
            answer = await client.get("/api/me")
        return answer.json()["name"], "set-cookie" in answer.headers

    assert await who(1) == ("Aiko", False)
    assert await who(40) == ("Aiko", True)
    name, is_new = await who(367)
    assert (name != "Aiko", is_new) == (True, True)
    later = cookie.replace(f".{today}.", f".{today + 300}.")
    assert (await who(0, later))[0] != "Aiko"  # the day is signed, too


def test_a_cookie_of_before_is_good_for_a_year_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(address: str) -> None:
        guest = Visitor(address)
        await guest.http.patch("/api/me", json={"name": "Aiko"})
        guest_id = guest.http.cookies["zashiki_guest"].partition(".")[0]
        signed = signatures[guest_id]
        headers = {"Cookie": f"zashiki_guest={guest_id}.{signed}"}
        async with httpx.AsyncClient(base_url=address, headers=headers) as client:
            answer = await client.get("/api/me")
            assert answer.json()["name"] == "Aiko"
            assert f"{guest_id}.{guests.today()}." in answer.headers["set-cookie"]
            monkeypatch.setattr(guests, "today", lambda: guests.UNDATED_UNTIL + 1)
            client.cookies.clear()
            assert (await client.get("/api/me", headers=headers)).json()["name"] != "Aiko"

    signatures: dict[str, str] = {}
    sign = guests.Guests._sign

    def remember(self: guests.Guests, text: str) -> str:
        guest_id = text.partition(".")[0]
        signatures[guest_id] = sign(self, guest_id)
        return sign(self, text)

    monkeypatch.setattr(guests.Guests, "_sign", remember)
    visit(tmp_path, story)


# --- a store out of reach ----------------------------------------------------------------------


@at_a_house
async def test_a_store_out_of_reach_is_told_as_503(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Visitor(address)
    table = (await host.lay("me", "open"))["id"]
    closed = Visitor(address)

    async def unreachable(*_: object) -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr("zashiki.house.sqlite.Threads.read", unreachable)
    for path in ("/api/tables", "/api/tables/aaaaaaaaaa"):
        answer = await closed.http.get(path)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["title"] == "Not possible at the moment"
    async with closed.socket("aaaaaaaaaa") as socket:
        assert await Live(socket).closing_code() == 1012
    await host.get(f"/api/tables/{table}")  # what is in memory can be seen
    monkeypatch.undo()
    await closed.get("/api/tables")


def test_a_long_body_counts_as_many_requests(tmp_path: Path) -> None:
    weighed = Settings(limits=replace(NO_LIMITS, requests=Rate(12, SLOW), request_bytes=10_000))

    async def story(address: str) -> None:
        http = Visitor(address).http
        for status in (400, 429):  # none of both is a record, and the second is not even read
            answer = await http.post("/api/records", json={"record": "x" * 60_000})
            assert answer.status_code == status
        for _ in range(5):
            assert (await http.get("/api/me")).status_code == 200
        many = await http.post("/api/records", content=chunks(), headers=JSON)
        assert many.status_code == 429  # who does not say how long it is may be long
        assert (await http.get("/api/me")).status_code == 429

    visit(tmp_path, story, weighed)


def test_only_texts_may_be_long(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        http = Visitor(address).http
        long = "x" * 100_000
        assert (await http.patch("/api/me", json={"name": long})).status_code == 413
        draft = await http.post("/api/games/iki/draft", json={"position": {"edition": long}})
        assert draft.status_code == 413
        for path in ("/api/records", "/api/studies"):
            assert (await http.post(path, json={"record": long})).status_code == 400

    visit(tmp_path, story)


async def chunks() -> AsyncIterator[bytes]:
    yield b"{}"
