"""How much the house can carry: live tables, played by clients over real sockets.

The server runs in a process of its own, kept to one core where there are two; the clients share
this process. Every table has a socket for each seat. Times run from sending an action to the
mover's scene that acknowledges it, which the house sends after the commit. Of several servers (on
PostgreSQL) every seat of a table comes through another one, which costs most; or, together, all
seats of a table through one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import websockets

from zashiki.core import registry
from zashiki.core.rng import Rng
from zashiki.match import Match
from zashiki.record import Record
from zashiki.web.serve import HOST, build, calm_collector, listen, url_of
from zashiki.web.serve import run as run_app
from zashiki.web.settings import NO_LIMITS, Settings

TABLES = 300
PACE = 300.0  # actions a second in the first part
SECONDS = 10.0
IDLE_TABLES = 500
START_SECONDS = 5.0
START_TRIES = 12  # so often: a machine may stand still meanwhile
# A connection is given up before the server, which waits for five seconds, can close it in use.
LIMITS = httpx.Limits(keepalive_expiry=2.0)


# --- what a client reads of a message ----------------------------------------------------------


class Code(msgspec.Struct):
    code: int


class Legal(msgspec.Struct):
    legal: list[Code]


class Heard(msgspec.Struct):
    """As much of a message as a client that plays at random needs."""

    t: str
    version: int = -1
    actor: int = -2
    ack: int | None = None
    scene: Legal | None = None
    change: Legal | None = None


hear = msgspec.json.Decoder(Heard).decode


@dataclass
class Part:
    """What came out of one part of the measurement."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)  # of acknowledged actions, in seconds
    refused: int = 0
    server_seconds: float = 0.0  # of processor time, all servers together

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def summary(self) -> dict[str, float]:
        return {
            "actions": len(self.waits),
            "actions_per_second": round(len(self.waits) / self.seconds, 1),
            "p50_ms": round(self.percentile(0.50), 2),
            "p95_ms": round(self.percentile(0.95), 2),
            "p99_ms": round(self.percentile(0.99), 2),
            "refused": self.refused,
            "server_core_used": round(self.server_seconds / self.seconds, 2),
            "server_us_per_action": round(1e6 * self.server_seconds / max(1, len(self.waits)), 1),
        }


class Pace:
    """Lets actions pass at a steady rate, whoever asks."""

    def __init__(self, each_second: float) -> None:
        self._gap = 1 / each_second if each_second else 0.0
        self._next = time.perf_counter()

    async def turn(self) -> None:
        if self._gap:
            self._next = max(self._next + self._gap, time.perf_counter() - 0.1)
            await asyncio.sleep(max(0.0, self._next - time.perf_counter()))


class Bench:
    """The clients."""

    def __init__(self, servers: Sequence[Served], games: Sequence[str], apart: bool) -> None:
        self._servers = servers
        self._games = games
        self._apart = apart
        self._part = Part()
        self._pace = Pace(0)
        self._is_on = asyncio.Event()
        self._dice = random.Random(7)
        self._people: list[httpx.AsyncClient] = []

    async def __aenter__(self) -> Bench:
        self._people = [httpx.AsyncClient(timeout=60, limits=LIMITS) for _ in range(2)]
        for person in self._people:
            (await person.get(f"{self._address(0, 0)}/api/me")).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        for person in self._people:
            await person.aclose()

    def _address(self, number: int, seat: int) -> str:
        """Through which server a seat of a table is played."""
        which = number + seat if self._apart else number
        return self._servers[which % len(self._servers)].address

    async def lay(self, number: int) -> str:
        """A table with two people at it."""
        host, friend = self._people
        wish = {
            "game": self._games[number % len(self._games)],
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
        answer = await host.post(f"{self._address(number, 0)}/api/tables", json=wish)
        answer.raise_for_status()
        table = str(answer.json()["id"])
        path = f"/api/tables/{table}/seats/1/claim"
        claim = await friend.post(f"{self._address(number, 1)}{path}", json={})
        claim.raise_for_status()
        return table

    async def sit(self, number: int, table: str, seat: int) -> None:
        """Play a seat of a table at random until cancelled or the match is over."""
        person = self._people[seat]
        cookie = "; ".join(f"{key}={value}" for key, value in person.cookies.items())
        address = f"ws{self._address(number, seat).removeprefix('http')}/api/tables/{table}/live"
        async with websockets.connect(
            address, additional_headers={"Cookie": cookie}, compression=None, max_size=None
        ) as socket:
            await socket.send(f'{{"t":"join","seat":{seat},"layout":false,"changes":true}}')
            sent = 0.0
            while True:
                heard = hear(await socket.recv())
                if heard.t == "refused":
                    self._part.refused += 1
                seen = heard.change or heard.scene
                if seen is None:
                    continue
                if heard.ack is not None:
                    self._part.waits.append(time.perf_counter() - sent)
                if heard.actor == -2:
                    return
                if heard.actor != seat:
                    continue
                code = self._dice.choice(seen.legal).code
                await self._is_on.wait()
                await self._pace.turn()
                sent = time.perf_counter()
                await socket.send(f'{{"t":"act","id":1,"version":{heard.version},"code":{code}}}')

    async def keep_busy(self, number: int) -> None:
        """One table after the other."""
        while True:
            table = await self.lay(number)
            await asyncio.gather(self.sit(number, table, 0), self.sit(number, table, 1))

    async def measure(self, pace: float, seconds: float) -> Part:
        """Let all tables play for a while; the first second does not count."""
        self._pace = Pace(pace)
        self._is_on.set()
        await asyncio.sleep(1.0)
        self._part = Part()
        used, begin = self._used(), time.perf_counter()
        await asyncio.sleep(seconds)
        self._part.seconds = time.perf_counter() - begin
        self._part.server_seconds = self._used() - used
        part, self._part = self._part, Part()
        self._is_on.clear()
        return part

    def _used(self) -> float:
        return sum(cpu_seconds(server.process.pid) for server in self._servers)


# --- the server process ------------------------------------------------------------------------


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


class Served(NamedTuple):
    """A server in a process of its own."""

    address: str
    process: subprocess.Popen[str]


@contextlib.contextmanager
def serving(store: str, imports: Sequence[str] = (), servers: int = 1) -> Iterator[list[Served]]:
    """Servers in processes of their own, a single one on the first core."""
    with contextlib.ExitStack() as ending:
        started = []
        for _ in range(servers):
            server = start(store, imports, is_alone=servers == 1)
            ending.callback(_end, server)
            started += [server]
        yield started


def _end(server: Served) -> None:
    server.process.terminate()
    server.process.communicate(timeout=20)


def start(
    store: str,
    imports: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    is_alone: bool = True,
    port: int = 0,
) -> Served:
    """A new server at a port that it finds itself, once it answers."""
    command = [sys.executable, "-m", "zashiki.web.bench", "--serve", "--store", store]
    command += ["--port", str(port), *([] if is_alone else ["--any-core"])]
    for name in imports:
        command += ["--import", name]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603  our own module
    address = process.stdout.readline().strip() if process.stdout else ""
    if not address:
        raise RuntimeError("the server did not start")
    for tries_left in reversed(range(START_TRIES)):
        try:
            httpx.get(f"{address}/api/me", timeout=START_SECONDS)
            break
        except httpx.TimeoutException:
            if not tries_left:
                raise
    return Served(address, process)


def serve_here(store: str, port: int, any_core: bool) -> None:
    """Be the server."""
    if not any_core:
        _keep_to(0)
    settings = Settings(limits=NO_LIMITS)
    app = build(store, settings)
    door = listen(HOST, port)
    sys.stdout.write(f"{url_of(door)}\n")
    sys.stdout.flush()
    run_app(app, door, settings)


def _keep_to(core: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[core]})


# --- the whole measurement ---------------------------------------------------------------------


async def _play(
    servers: Sequence[Served], games: Sequence[str], tables: int, seconds: float, apart: bool
) -> dict[str, object]:
    pids = [server.process.pid for server in servers]
    async with Bench(servers, games, apart) as bench:
        idle = await _idle_table_kb(bench, pids)
        tasks = [asyncio.create_task(bench.keep_busy(n)) for n in range(tables)]
        while not all(task.done() for task in tasks) and _open_sockets(pids) < 2 * tables:
            await asyncio.sleep(0.2)
        calm_collector()  # times are the server's, not those of a client that tidies up
        steady = await bench.measure(PACE, seconds)
        fast = await bench.measure(0, seconds)
        failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if failed:
            raise RuntimeError(f"{len(failed)} tables failed, the first with {failed[0]!r}")
    return {
        "servers": len(servers),
        "seats": "apart" if apart and len(servers) > 1 else "together",
        "tables": tables,
        "games": list(games),
        "steady": steady.summary(),
        "fast": fast.summary(),
        "idle_table_kb": round(idle, 1),
        "load_1000_actions_ms": round(max(load_ms(name) for name in games), 1),
    }


async def _idle_table_kb(bench: Bench, pids: Sequence[int]) -> float:
    """What a table costs that is in memory and at which nobody looks; the first ones warm up."""
    for number in range(IDLE_TABLES // 5):
        await bench.lay(number)
    before = sum(map(memory_kb, pids))
    for number in range(IDLE_TABLES):
        await bench.lay(number)
    return (sum(map(memory_kb, pids)) - before) / IDLE_TABLES


def load_ms(name: str) -> float:
    """How long a table of a thousand actions takes to open, from matches played at random."""
    actions, seconds = 0, 0.0
    while actions < 1000:
        record = Record.play(name, rng=Rng(actions))
        begin = time.perf_counter()
        Match(record.setup, record.actions)
        seconds += time.perf_counter() - begin
        actions += len(record.actions)
    return seconds * 1e6 / actions


def _open_sockets(pids: Sequence[int]) -> int:
    entries = [entry for pid in pids for entry in Path(f"/proc/{pid}/fd").iterdir()]
    return sum(1 for entry in entries if "socket" in _link(entry))


def _link(entry: Path) -> str:
    with contextlib.suppress(OSError):
        return os.readlink(entry)
    return ""


def run(
    games: Sequence[str] = (),
    tables: int = TABLES,
    seconds: float = SECONDS,
    imports: Sequence[str] = (),
    store: str = "",
    servers: int = 1,
    apart: bool = True,
) -> dict[str, object]:
    """Measure and return the figures; the command line prints them."""
    for name in imports:
        importlib.import_module(name)
    with tempfile.TemporaryDirectory() as folder:
        store = store or str(Path(folder) / "house.db")
        with serving(store, imports, servers) as served:
            if servers == 1:
                _keep_to(-1)
            return asyncio.run(_play(served, games or registry.names(), tables, seconds, apart))


def main() -> None:
    parser = argparse.ArgumentParser(prog="zashiki.web.bench")
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--store", default="")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--any-core", action="store_true")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--import", dest="imports", action="append", default=[])
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    args = parser.parse_args()
    if args.serve:
        for name in args.imports:
            importlib.import_module(name)
        serve_here(args.store, args.port, args.any_core)
        return
    figures = run(
        args.game,
        args.tables,
        args.seconds,
        args.imports,
        args.store,
        args.servers,
        not args.together,
    )
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")


if __name__ == "__main__":
    main()
