"""Connections that send half a request, or do not read, end; and one address has only so many."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import websockets
from websockets.frames import Frame, Opcode

from tests.web.visiting import Visitor, house_open, visit
from zashiki.web.doorkeeper import framed, raise_handles
from zashiki.web.settings import NO_LIMITS, Patience, Settings

SHORT = Patience(head=0.2, body=0.2, idle=0.2, unread=0.3)
HURRIED = Settings(limits=NO_LIMITS, patience=SHORT)
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def line(address: str, here: str = "127.0.0.1") -> AsyncIterator[Ends]:
    """A connection without any client behind it, from one of this machine's addresses."""
    port = int(address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(here, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def answer_to(address: str, *parts: str) -> bytes:
    """All that is answered until the house closes, which it must."""
    async with line(address) as (reader, writer):
        for part in parts:
            writer.write(part.encode())
        return await asyncio.wait_for(reader.read(), 5)


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{",
    ],
    ids=["nothing", "half of the headers", "half of a body"],
)
def test_a_request_that_does_not_come_whole_is_given_up(sent: str, tmp_path: Path) -> None:
    async def story(address: str) -> None:
        assert (await answer_to(address, sent)).startswith(b"HTTP/1.1 408 ")
        await Visitor(address).get("/api/me")

    visit(tmp_path, story, HURRIED)


def test_one_byte_after_the_other_does_not_keep_a_connection_open(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with line(address) as (reader, writer):
            writer.write(b"GET /api/me HTTP/1.1\r\nX-Slow: ")
            for _ in range(100):
                writer.write(b"x")
                await asyncio.sleep(0.02)
                if reader.at_eof() or writer.is_closing():
                    break
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), 0.001)
            else:
                pytest.fail("still open after two seconds")

    visit(tmp_path, story, HURRIED)


def test_headers_without_an_end_are_refused(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        many = "".join(f"X-{number}: {'y' * 100}\r\n" for number in range(700))
        answer = await answer_to(address, "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n", many)
        assert answer.split()[1] in (b"431", b"400")

    visit(tmp_path, story, Settings(limits=NO_LIMITS))


def test_whoever_does_not_read_is_let_go(tmp_path: Path) -> None:
    """More is asked for than fits on the way, and nothing of it is read."""

    async def story(address: str) -> None:
        async with line(address) as (reader, writer):
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            ask = "GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            with contextlib.suppress(ConnectionError):
                for _ in range(400):
                    writer.write(ask.encode())
                    await asyncio.wait_for(writer.drain(), 5)
                    await asyncio.sleep(0.005)
                pytest.fail("the house still waits")

    visit(tmp_path, story, HURRIED)


def test_one_address_has_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    few = Settings(limits=replace(NO_LIMITS, connections=5))

    async def story(address: str) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(5):
                _, writer = await stack.enter_async_context(line(address, "127.0.0.2"))
                writer.write(b"GET /api/me HTTP/1.1\r\n")
                await writer.drain()
            await asyncio.sleep(0.1)
            reader, _ = await stack.enter_async_context(line(address, "127.0.0.2"))
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 5) == b""
            await Visitor(address).get("/api/me")  # from 127.0.0.1

    visit(tmp_path, story, few)


def test_a_socket_counts_until_it_closes(tmp_path: Path) -> None:
    async def story() -> None:
        few = Settings(limits=replace(NO_LIMITS, connections=3))
        async with house_open(tmp_path, few) as address:
            guest = Visitor(address)
            table = (await guest.lay("me", "open"))["id"]
            for _ in range(8):  # each gives its place back
                async with guest.sit(table) as live:
                    await live.scene()
            await guest.get("/api/me")

    asyncio.run(story())


def test_1500_half_sent_requests_do_not_keep_others_out(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for number in range(1500):
                here = f"127.0.0.{2 + number // 100}"
                with contextlib.suppress(ConnectionError):
                    _, writer = await stack.enter_async_context(line(address, here))
                    writer.write(b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-")
            for _ in range(5):
                await asyncio.wait_for(Visitor(address).get("/api/me"), 5)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if min(hard, 65_536) < 4000:
        pytest.fail(f"this machine lets a process have only {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # as it usually is
    try:
        visit(tmp_path, story, Settings())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_house_asks_for_as_many_files_as_it_may_have() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))
    try:
        most = raise_handles()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most > 1024
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_protocol_wants_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(("frame", "code"), [(b"x" * 9000, 1009), (b"\xff\xfe", 1007)])
def test_whoever_sends_what_cannot_be_read_hears_why_and_it_is_written_down(
    frame: bytes, code: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(address: str) -> None:
        host = Visitor(address)
        table = (await host.lay("me", "open"))["id"]
        url = f"ws{address.removeprefix('http')}/api/tables/{table}/live"
        async with websockets.connect(url, compression=None) as socket:
            with contextlib.suppress(websockets.ConnectionClosed):
                await socket.send(frame, text=True)
                for _ in range(2000):  # more than is read at a time: it must not undo the goodbye
                    await socket.send("y" * 8000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None, "a goodbye, not a line that breaks"
        assert closed.value.rcvd.code == code
        counted = (await host.http.get("/metrics")).text
        assert 'zashiki_ended_connections_total{why="unreadable frame"} 1.0' in counted

    visit(tmp_path, story, Settings())
    assert f"a socket was closed with {code}" in caplog.text
