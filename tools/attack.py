"""Attack a house of its own on this machine, and see whether somebody else can play meanwhile.

    python tools/attack.py                       about three minutes
    python tools/attack.py --seconds 5 --frames 2000 --requests 1000

A server with the usual limits is started on a free port of 127.0.0.1 and ended afterwards; nothing
else is ever connected to. The attackers come from other addresses of this machine (127.0.0.2 and
on), which Linux has by itself. Exits with 1 where a promise was broken:

- while one address attacks, another guest's action is acknowledged within 250 ms (99 of 100);
- no request is answered with 5xx, no socket is closed for a mistake of ours or without a word:
  those that sent what cannot be read are told so, and counted;
- the memory of the server grows by less than 20 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from zashiki.web.bench import memory_kb

HERE = "127.0.0.1"
ATTACKER = "127.0.0.2"
MOST_MS = 250.0
MOST_MB = 20.0
PAUSE = 0.03  # seconds between two actions of the guest who plays
AT_ONCE = 12  # connections of the fuzzers
WARM = 60  # times as many come first: books and words are loaded once, and do not count
OF_ONE = 50  # frames on a socket, requests of an address: fewer than its limits
LATE = (ConnectionError, OSError, TimeoutError, httpx.HTTPError, websockets.WebSocketException)
FINE_CODES = {1000, 1002, 1003, 1007, 1008, 1009}  # closed because of what was sent

Attack = Callable[["Door"], Coroutine[None, None, None]]


class Door:
    """Where a house is entered."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://{HERE}:{port}"

    def visitor(self, here: str = ATTACKER) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=here)
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=20)

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, cookie: str = "", here: str = ATTACKER
    ) -> AsyncIterator[ClientConnection]:
        async with websockets.connect(
            f"ws://{HERE}:{self.port}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie} if cookie else {},
            local_addr=(here, 0),
            compression=None,
            max_size=None,
        ) as socket:
            yield socket


class House(Door):
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        command = [sys.executable, "-m", "zashiki", "serve", "--no-open", "--port", "0"]
        command += ["--log-json", "--store", f"sqlite:///{folder / 'house.db'}"]
        self._errors = self.log.open("wb")
        self.process = subprocess.Popen(  # noqa: S603  our own program
            command, stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        told = self.process.stdout.readline() if self.process.stdout else ""
        found = re.search(rf"http://{re.escape(HERE)}:(\d+)", told)
        if found is None:
            raise SystemExit(f"the house did not open: {self.log.read_text()}")
        super().__init__(int(found[1]))

    def end(self) -> float:
        """Seconds until it had ended."""
        begin = time.monotonic()
        self.process.terminate()
        self.process.communicate(timeout=60)
        self._errors.close()
        return time.monotonic() - begin

    def memory_mb(self) -> float:
        return memory_kb(self.process.pid) / 1024

    def complaints(self) -> Counter[str]:
        """What it wrote down, by level and words."""
        lines = self.log.read_text().splitlines()
        told = [msgspec.json.decode(line) for line in lines if line.startswith("{")]
        return Counter(
            f"{line['level']} of {line['from']}: {line['message'][:70]}" for line in told
        )


async def lay(client: httpx.AsyncClient, *seats: str, game: str = "tokaido_duo") -> str:
    """A table: `me`, `open`, or the name of a bot for each seat."""
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
    answer = await client.post("/api/tables", json={"game": game, "seats": wishes})
    answer.raise_for_status()
    return str(answer.json()["id"])


def cookie_of(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{key}={value}" for key, value in client.cookies.items())


# --- the guest who plays -----------------------------------------------------------------------


async def play(house: Door, waits: list[float]) -> None:
    """Play both seats of a table, one match after the other, until cancelled."""
    async with house.visitor(HERE) as client:
        while True:
            table = await lay(client, "me", "me")
            async with house.socket(table, cookie_of(client), HERE) as socket:
                await socket.send('{"t":"join","seat":0,"layout":false}')
                await _play_out(socket, waits)


async def _play_out(socket: ClientConnection, waits: list[float]) -> None:
    number, sent = 0, 0.0
    while True:
        heard = msgspec.json.decode(await socket.recv())
        if heard["t"] != "scene":
            continue
        if heard.get("ack") == number > 0:
            waits.append(1000 * (time.perf_counter() - sent))
        if heard["actor"] < 0:
            return
        if heard["seat"] != heard["actor"]:
            await socket.send(json.dumps({"t": "look", "seat": heard["actor"]}))
            continue
        await asyncio.sleep(PAUSE)
        number += 1
        code = random.choice(heard["scene"]["legal"])["code"]
        sent = time.perf_counter()
        await socket.send(
            json.dumps({"t": "act", "id": number, "version": heard["version"], "code": code})
        )


# --- one address attacks -----------------------------------------------------------------------


async def nothing(_house: Door) -> None:
    await asyncio.Event().wait()


async def long_records(house: Door) -> None:
    """A megabyte of a record, again and again."""
    texts = ["{" * 1_000_000, "(" * 1_000_000, "1. " * 330_000, "[" * 500_000 + "]" * 500_000]
    async with house.visitor() as client:
        await client.get("/api/me")
        while True:
            bodies = [{"record": text} for text in texts]
            await asyncio.gather(
                *(client.post("/api/records", json=body) for body in bodies), return_exceptions=True
            )
            await asyncio.sleep(0.05)


async def long_thoughts(house: Door) -> None:
    """Thirty tables of a bot that thinks for ten seconds, looked at, and advice."""
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(house.visitor())
        mine = await lay(client, "me", "search:ms=10000", game="samurai")
        for _ in range(29):
            with contextlib.suppress(*LATE):
                table = await lay(client, "search:ms=10000", "me", game="samurai")
                socket = await stack.enter_async_context(house.socket(table, cookie_of(client)))
                await socket.send('{"t":"join"}')
        while True:
            with contextlib.suppress(*LATE):
                await client.get(f"/api/tables/{mine}/advice?seconds=5")
            await asyncio.sleep(0.2)


async def half_requests(house: Door) -> None:
    """Fifteen hundred requests that never come to an end, and as many again when they are gone."""
    halves = [
        b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
        b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000000\r\n\r\n{",
        b"",
    ]
    while True:
        writers = []
        for number in range(1500):
            with contextlib.suppress(*LATE):
                _, writer = await asyncio.open_connection(
                    HERE, house.port, local_addr=(ATTACKER, 0)
                )
                writer.write(halves[number % 3])
                writers.append(writer)
        await asyncio.sleep(1.0)
        for writer in writers:
            writer.close()


async def many_words(house: Door) -> None:
    """Chat, joins and rubbish on sockets that are opened again as soon as they are closed."""
    async with house.visitor() as client:
        table = await lay(client, "me", "open")
        cookie = cookie_of(client)
        await asyncio.gather(*(_talk(house, table, cookie) for _ in range(40)))


async def _talk(house: Door, table: str, cookie: str) -> None:
    while True:
        with contextlib.suppress(*LATE):
            async with house.socket(table, random.choice([cookie, ""])) as socket:
                for _ in range(200):
                    await socket.send(
                        random.choice(['{"t":"join"}', '{"t":"say","text":"hm"}', '{"t":"why"'])
                    )
        await asyncio.sleep(0.01)


ATTACKS: dict[str, Attack] = {
    "nobody attacks": nothing,
    "long records": long_records,
    "long thoughts": long_thoughts,
    "half-sent requests": half_requests,
    "many words": many_words,
}


async def under(house: House, attack: Attack, seconds: float) -> list[float]:
    """Milliseconds that a guest's actions took while this went on."""
    waits: list[float] = []
    attacker = multiprocessing.get_context("spawn").Process(target=be, args=(attack, house.port))
    attacker.start()
    try:
        await asyncio.sleep(2.0)
        playing = asyncio.create_task(play(house, waits))
        done, _ = await asyncio.wait({playing}, timeout=seconds)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        if done:
            playing.result()  # the guest could not play on
    finally:
        attacker.kill()
        attacker.join()
    return sorted(waits)


def be(attack: Attack, port: int) -> None:
    """In a process of its own, for the attack shall not slow down the one who measures."""
    asyncio.run(attack(Door(port)))


# --- anything at all ---------------------------------------------------------------------------

WORDS = ["t", "id", "version", "code", "seat", "path", "text", "ready", "lang", "under", "hold"]
KINDS = ["join", "look", "act", "confirm", "undo", "back", "ask-back", "answer-back", "why"]
KINDS += ["resign", "agree", "say", "ping"]
TEXTS = ["", "wave", "supply:", "\ud800", "\x00", "é" * 40, "../..", "-1", "9" * 5000, "x" * 300]


TOO_LONG = b"x" * 9000
NOT_UTF8 = b"\xff\xfe\xfd"
FATAL = 0.005  # of the frames: the socket ends with them


def any_value(dice: random.Random, depth: int = 0) -> object:
    plain: list[object] = [None, True, dice.randint(-(2**70), 2**70), dice.random(), 1e308]
    roll = dice.random()
    if depth < 4 and roll < 0.2:
        return [any_value(dice, depth + 1) for _ in range(dice.randint(0, 4))]
    if depth < 4 and roll < 0.35:
        return {dice.choice(WORDS): any_value(dice, depth + 1) for _ in range(dice.randint(0, 4))}
    return dice.choice([*plain, *TEXTS])


def any_frame(dice: random.Random) -> str | bytes:
    if dice.random() < FATAL:
        return dice.choice([TOO_LONG, NOT_UTF8])
    roll = dice.random()
    if roll < 0.1:
        return dice.randbytes(dice.randint(0, 200))
    if roll < 0.2:
        return dice.choice(["[", '{"t":']) * dice.randint(1, 1500)
    if roll < 0.35:
        return json.dumps(any_value(dice))[:8000]
    if roll < 0.4:
        return "".join(map(chr, dice.choices(range(1, 0xD7FF), k=dice.randint(0, 100))))
    message: dict[str, object] = {word: any_value(dice) for word in dice.choices(WORDS, k=4)}
    return json.dumps({**message, "t": dice.choice(KINDS)})[:8000]


async def send_frames(house: House, table: str, first: int, closed: Counter[int]) -> None:
    """So many on one socket; then the house must still answer, or have closed for a reason."""
    dice = random.Random(first)
    here = f"127.1.{first // OF_ONE // 200}.{1 + first // OF_ONE % 200}"
    code = 1000
    try:
        async with house.socket(table, here=here) as socket:
            for _ in range(OF_ONE):
                frame = any_frame(dice)
                await socket.send(frame, text=True if frame in (TOO_LONG, NOT_UTF8) else None)
            await socket.send('{"t":"ping"}')
            while msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))["t"] != "pong":
                pass
    except websockets.ConnectionClosed as error:
        code = error.rcvd.code if error.rcvd else 1006
    closed[code] += 1


def any_request(dice: random.Random, paths: list[str]) -> bytes:
    """Mostly something like a request, sometimes anything."""
    if dice.random() < 0.03:
        return dice.randbytes(dice.randint(1, 300)) + b"\r\n\r\n"
    path = re.sub(r"{[^}]*}", lambda _: _part(dice), dice.choice(paths))
    if dice.random() < 0.3:
        query = "&".join(f"{dice.choice(WORDS)}={_part(dice)}" for _ in range(3))
        path += f"?{query}&lang={_part(dice)}&ply={_part(dice)}"
    body = b""
    method = dice.choice(["GET", "GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"])
    headers = [f"Host: {dice.choice([HERE, HERE, HERE, 'localhost', 'evil.example', '[::'])}"]
    if method in ("POST", "PUT", "PATCH"):
        text = any_frame(dice)
        body = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        kind = dice.choice(["application/json"] * 4 + ["text/plain", ""])
        headers += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    if dice.random() < 0.2:
        headers.append(f"Cookie: zashiki_guest={_part(dice)}.{_part(dice)}")
    if dice.random() < 0.1:
        headers.append(f"Accept-Language: {_part(dice)};q={_part(dice)}")
    if dice.random() < 0.05:
        headers.append(f"Origin: {_part(dice)}")
    head = "\r\n".join([f"{method} {path} HTTP/1.1", *headers, "", ""])
    return head.encode("latin-1", "replace") + body


def _part(dice: random.Random) -> str:
    odd = [
        "%00",
        "%ff",
        "..",
        "%2e%2e%2f",
        "0",
        "-1",
        "9" * 400,
        "x" * 300,
        "%F0%9F%98%80",
        "samurai",
    ]
    return dice.choice([*odd, "".join(dice.choices("abcdef0123456789_-%", k=10))])


async def send_requests(house: House, paths: list[str], first: int, answered: Counter[int]) -> None:
    dice = random.Random(first)
    here = f"127.2.{first // OF_ONE // 200}.{1 + first // OF_ONE % 200}"
    for _ in range(OF_ONE):
        try:
            answered[await _status(house, here, any_request(dice, paths))] += 1
        except LATE:
            answered[0] += 1


async def _status(house: House, here: str, request: bytes) -> int:
    reader, writer = await asyncio.open_connection(HERE, house.port, local_addr=(here, 0))
    try:
        writer.write(request)
        line = await asyncio.wait_for(reader.readline(), 30)
        return int(line.split()[1]) if line.startswith(b"HTTP/") else 0
    finally:
        writer.close()


async def at_once(jobs: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """All of them, a few at a time."""
    waiting = iter(jobs)

    async def work() -> None:
        for job in waiting:
            await job()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


class Fuzzed(NamedTuple):
    """Codes that sockets were closed with, how many the house counted as unreadable, statuses of
    requests, and what the memory grew by.
    """

    closed: Counter[int]
    counted: int
    answered: Counter[int]
    megabytes: float


UNREADABLE = re.compile(r'zashiki_ended_connections_total{why="unreadable frame"} (\S+)')


async def fuzz(house: House, frames: int, requests: int) -> Fuzzed:
    """Send all that; some at first, so that what is loaded once does not count as grown."""
    closed: Counter[int] = Counter()
    answered: Counter[int] = Counter()
    async with house.visitor(HERE) as client:
        table = await lay(client, "me", "open")
        document = (await client.get("/api/openapi.json")).json()
    paths = [*document["paths"], "/", "/t/{id}", "/h/{token}", "/metrics", "/assets/{file}"]
    frame_jobs = [
        partial(send_frames, house, table, number, closed) for number in range(0, frames, OF_ONE)
    ]
    request_jobs = [
        partial(send_requests, house, paths, number, answered)
        for number in range(0, requests, OF_ONE)
    ]
    cold = house.memory_mb()
    await at_once(frame_jobs[:WARM] + request_jobs[:WARM])
    before = house.memory_mb()
    await at_once(frame_jobs[WARM:])
    after_frames = house.memory_mb()
    async with house.visitor(HERE) as client:
        told = UNREADABLE.search((await client.get("/metrics")).text)
    await at_once(request_jobs[WARM:])
    after = house.memory_mb()
    print(
        f"memory: {cold:.1f} MB, warm {before:.1f}, with the frames {after_frames:.1f}, "
        f"in the end {after:.1f}"
    )
    return Fuzzed(closed, int(float(told[1])) if told else 0, answered, after - before)


# --- the whole ---------------------------------------------------------------------------------


async def attack_all(house: House, seconds: float) -> list[str]:
    broken = []
    for name, attack in ATTACKS.items():
        waits = await under(house, attack, seconds)
        if not waits:
            broken.append(f"{name}: nobody could play")
            continue
        p50, p99 = (waits[int(share * (len(waits) - 1))] for share in (0.5, 0.99))
        print(
            f"{name:20} {len(waits):5} actions: half within {p50:5.1f} ms, 99 of 100 within "
            f"{p99:6.1f} ms, all within {waits[-1]:6.1f} ms"
        )
        if p99 >= MOST_MS and attack is not nothing:
            broken.append(f"{name}: 99 of 100 within {p99:.0f} ms")
        await asyncio.sleep(1.0)
    return broken


async def run(house: House, seconds: float, frames: int, requests: int) -> list[str]:
    broken = await attack_all(house, seconds)
    closed, counted, answered, grown = await fuzz(house, frames, requests)
    print(
        f"{frames} frames on {closed.total()} sockets, closed with {dict(sorted(closed.items()))}"
    )
    print(
        f"{answered.total()} requests, answered with {dict(sorted(answered.items()))} (0: closed)"
    )
    broken += [f"a socket was closed with {code}" for code in closed if code not in FINE_CODES]
    broken += [f"a request was answered with {code}" for code in answered if code >= 500]
    unreadable = closed[1007] + closed[1009]
    if unreadable > counted:
        broken.append(f"of {unreadable} sockets closed as unreadable {counted} were counted")
    if grown >= MOST_MB:
        broken.append(f"memory grew by {grown:.1f} MB")
    return broken


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="of each attack (15)")
    parser.add_argument("--frames", type=int, default=50_000, help="malformed, on sockets")
    parser.add_argument("--requests", type=int, default=20_000, help="of every kind")
    asked = parser.parse_args()
    if not sys.platform.startswith("linux"):
        raise SystemExit("only Linux has all of 127.0.0.0/8 by itself")
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            broken = asyncio.run(run(house, asked.seconds, asked.frames, asked.requests))
        finally:
            ended = house.end()
        print(f"the house ended within {ended:.1f} s")
        for words, count in house.complaints().most_common(8):
            print(f"  it wrote {count} x {words}")
            if re.match(r"(error|critical) of zashiki", words):
                broken.append(words)
    for each in broken:
        print(f"BROKEN: {each}")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
