"""People play while servers and the database are killed again and again: `python -m tools.stress`.

Clients play through two servers on one PostgreSQL, every seat of a table through whichever server
answers. At random moments one of the servers, or PostgreSQL with all its processes, is killed (kill
-9) and started again. In the end nothing that was acknowledged may be lost or there twice, every
table must open at every server, and every client must have played on. With `--sqlite` it is one
server on a file.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import websockets

from tools.postgres import Postgres
from zashiki.core import registry
from zashiki.core.state import CHANCE
from zashiki.house import queries
from zashiki.house.setups import open_match
from zashiki.house.store import Store
from zashiki.web.bench import Served, start

HOST = "127.0.0.1"
SILENCE = 8.0  # seconds without a word, then a client knocks elsewhere
PATIENCE = 600  # tenths of a second in which everybody must have played on after the last kill
PAUSE = (0.5, 2.5)  # seconds between kills
UNDONE = 0.05  # of the actions are taken back, at tables where that is tried


@dataclass
class Acked:
    """An action that the house said it has kept."""

    table: str
    version: int
    ply: int
    code: int


@dataclass
class Seen:
    """What the clients saw."""

    acked: list[Acked] = field(default_factory=list)
    undone: set[str] = field(default_factory=set)  # tables where something was taken back, maybe
    tables: set[str] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)
    breaks: int = 0  # of lines
    silences: int = 0
    finished: int = 0  # matches


class Servers:
    """Those that are killed."""

    def __init__(self, count: int, store: str) -> None:
        self._store = store
        self._ports = [_free_port() for _ in range(count)]
        self.addresses = [f"http://{HOST}:{port}" for port in self._ports]
        self._running: list[Served | None] = [None] * count

    def start(self, number: int) -> None:
        self._running[number] = start(self._store, is_alone=False, port=self._ports[number])

    def kill(self, number: int) -> None:
        served, self._running[number] = self._running[number], None
        if served is not None:
            served.process.kill()
            served.process.communicate(timeout=60)

    def close(self) -> None:
        for number in range(len(self._running)):
            self.kill(number)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Client:
    """A guest who plays one seat, through whichever server answers."""

    def __init__(self, addresses: list[str], seen: Seen, dice: random.Random) -> None:
        self._addresses = addresses
        self._seen = seen
        self._dice = dice
        self._cookie = ""
        self.acked = 0

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        """An answer, however often one must ask."""
        while True:
            address = self._dice.choice(self._addresses)
            headers = {"Cookie": self._cookie} if self._cookie else {}
            try:
                async with httpx.AsyncClient(timeout=SILENCE) as http:
                    url = f"{address}{path}"
                    answer = await http.request(method, url, json=body, headers=headers)
            except httpx.HTTPError:
                await asyncio.sleep(0.2)
                continue
            if answer.status_code >= 500:
                self._seen.refused[f"HTTP {answer.status_code}"] += 1
                await asyncio.sleep(0.2)
                continue
            if "zashiki_guest" in answer.cookies and not self._cookie:
                self._cookie = f"zashiki_guest={answer.cookies['zashiki_guest']}"
            if answer.status_code >= 400:
                raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
            found: dict[str, object] = answer.json()
            return found

    async def play(self, table: str, seat: int) -> None:
        """Until the match is over."""
        while True:
            address = self._dice.choice(self._addresses).removeprefix("http")
            try:
                async with websockets.connect(
                    f"ws{address}/api/tables/{table}/live",
                    additional_headers={"Cookie": self._cookie},
                    compression=None,
                    max_size=None,
                    open_timeout=SILENCE,
                    close_timeout=1,
                ) as line:
                    if await self._talk(line, table, seat):
                        return
            except TimeoutError:
                self._seen.silences += 1
            except (OSError, websockets.WebSocketException):
                self._seen.breaks += 1
                await asyncio.sleep(0.2)

    async def _talk(self, line: websockets.ClientConnection, table: str, seat: int) -> bool:
        """On one line; whether the match is over."""
        await line.send(json.dumps({"t": "join", "seat": seat, "layout": False}))
        number, acting = 0, None
        while True:
            heard = msgspec.json.decode(await asyncio.wait_for(line.recv(), SILENCE))
            if heard["t"] == "refused":
                self._seen.refused[heard["kind"]] += 1
                continue
            if heard["t"] != "scene":
                continue
            if acting is not None and heard.get("ack") == number:
                ply, code = acting
                self._seen.acked.append(Acked(table, heard["version"], ply, code))
                self.acked += 1
            acting = None
            if heard.get("outcome"):  # before the match no seat is to act either
                return True
            if heard["actor"] != seat or heard["seat"] != seat:
                continue
            number += 1
            version = heard["version"]
            if self._undoes(table) and heard["undo"]["allowed"]:
                self._seen.undone.add(table)
                await line.send(json.dumps({"t": "undo", "id": number, "version": version}))
                continue
            code = self._dice.choice(heard["scene"]["legal"])["code"]
            acting = (heard["ply"], code)
            act = {"t": "act", "id": number, "version": version, "code": code}
            await line.send(json.dumps(act))

    def _undoes(self, table: str) -> bool:
        return hash(table) % 4 == 0 and self._dice.random() < UNDONE


async def keep_playing(number: int, clients: list[Client], seen: Seen) -> None:
    """One table after the other: of two people, or of one and a bot."""
    names = registry.names()
    await asyncio.gather(*(client.ask("GET", "/api/me") for client in clients))
    while True:
        other: dict[str, object] = {"kind": "open"}
        if len(clients) == 1:
            other = {"kind": "bot", "bot": "random"}
        wish = {"game": names[number % len(names)], "pace": 0, "seats": [{"kind": "me"}, other]}
        table = str((await clients[0].ask("POST", "/api/tables", wish))["id"])
        for client in clients[1:]:  # who sits there already, as an answer was lost, may ask again
            await client.ask("POST", f"/api/tables/{table}/seats/1/claim", {})
        seen.tables.add(table)
        await asyncio.gather(*(client.play(table, seat) for seat, client in enumerate(clients)))
        seen.finished += 1


# --- the killing -------------------------------------------------------------------------------


async def kill_again_and_again(
    servers: Servers, database: Postgres | None, kills: int, dice: random.Random
) -> Counter[str]:
    killed: Counter[str] = Counter()
    for done in range(kills):
        await asyncio.sleep(dice.uniform(*PAUSE))
        number = dice.randrange(len(servers.addresses) + (database is not None))
        if number == len(servers.addresses) and database is not None:
            await asyncio.to_thread(_kill_database, database)
            killed["PostgreSQL"] += 1
        else:
            await asyncio.to_thread(servers.kill, number)
            await asyncio.to_thread(servers.start, number)
            killed[f"server {number + 1}"] += 1
        sys.stderr.write(f"\r{done + 1} of {kills} kills")
        sys.stderr.flush()
    sys.stderr.write("\n")
    return killed


def _kill_database(database: Postgres) -> None:
    database.kill()
    database.start()


# --- what must be so afterwards ----------------------------------------------------------------


async def find_faults(store: str, seen: Seen, addresses: list[str]) -> list[str]:
    """All that is not as it must be."""
    faults = _doubled(seen)
    kept = Store(store)
    codes: dict[str, list[int]] = {}
    for table in sorted(seen.tables):
        found = await kept.read(lambda c, table=table: queries.find(c, table))  # type: ignore[misc]
        if found is None:
            faults.append(f"{table} is not there")
            continue
        stored, past = found
        codes[table] = past.codes
        match = open_match(stored.facts.setup, past.codes)  # raises where an action is not legal
        if stored.plies != len(past.codes):
            faults.append(f"{table} says {stored.plies} plies and has {len(past.codes)}")
        acts = sum(1 for actor in match.actors if actor != CHANCE)
        if table not in seen.undone and stored.version != acts + 1:
            faults.append(f"{table} has version {stored.version} after {acts} actions")
    await kept.close()
    for ack in seen.acked:
        played = codes.get(ack.table, [])
        if ack.table not in seen.undone and played[ack.ply : ack.ply + 1] != [ack.code]:
            faults.append(f"{ack.table} lost {ack.code} at ply {ack.ply}")
    async with httpx.AsyncClient(timeout=30) as http:
        for table in codes:
            for address in addresses:
                answer = await http.get(f"{address}/api/tables/{table}/scene")
                if answer.status_code != 200:
                    faults.append(f"{table} does not open: {answer.status_code}")
                elif answer.json()["plies"] != len(codes[table]):
                    faults.append(f"{table} is another one at {address}")
    return faults


def _doubled(seen: Seen) -> list[str]:
    versions = Counter((ack.table, ack.version) for ack in seen.acked)
    return [f"{table} was acknowledged twice at {version}" for (table, version), count
            in versions.items() if count > 1]  # fmt: skip


async def go_on(clients: list[Client]) -> list[str]:
    """Wait until everybody has played on."""
    before = [client.acked for client in clients]
    for _ in range(PATIENCE):
        if all(client.acked > was for client, was in zip(clients, before, strict=True)):
            return []
        await asyncio.sleep(0.1)
    stuck = [n for n, client in enumerate(clients) if client.acked <= before[n]]
    return [f"client {number} did not play on" for number in stuck]


async def stress(
    store: str, servers: Servers, database: Postgres | None, kills: int, tables: int, seed: int
) -> dict[str, object]:
    dice = random.Random(seed)
    seen = Seen()
    tasks, clients = [], []
    for number in range(tables):
        sitting = [
            Client(servers.addresses, seen, random.Random(dice.random()))
            for _ in range(1 if number % 3 == 2 else 2)
        ]
        clients += sitting
        tasks.append(asyncio.create_task(keep_playing(number, sitting, seen)))
    try:
        killed = await kill_again_and_again(servers, database, kills, dice)
        faults = await go_on(clients)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    broken = [error for error in ended if not isinstance(error, asyncio.CancelledError)]
    faults += [f"a client failed: {error!r}" for error in broken]
    await asyncio.sleep(1.0)  # what was sent last is still being kept
    faults += await find_faults(store, seen, servers.addresses)
    return {
        "kills": dict(killed),
        "tables": len(seen.tables),
        "matches_finished": seen.finished,
        "actions_acknowledged": len(seen.acked),
        "lines_broken": seen.breaks,
        "silences": seen.silences,
        "refused": dict(seen.refused),
        "faults": faults,
    }


def run(is_sqlite: bool, kills: int, tables: int, seed: int) -> dict[str, object]:
    with contextlib.ExitStack() as stack:
        database = None
        if is_sqlite:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            store = str(Path(folder) / "house.db")
        else:
            database = stack.enter_context(Postgres(safe=True))
            store = database.url
        servers = Servers(1 if is_sqlite else 2, store)
        stack.callback(servers.close)
        for number in range(len(servers.addresses)):
            servers.start(number)
        return asyncio.run(stress(store, servers, database, kills, tables, seed))


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.stress", description=__doc__)
    parser.add_argument("--sqlite", action="store_true", help="one server on a SQLite file")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12, help="played at the same time")
    parser.add_argument("--seed", type=int, default=1, help="of moves and kills")
    asked = parser.parse_args()
    figures = run(asked.sqlite, asked.kills, asked.tables, asked.seed)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")
    sys.exit(1 if figures["faults"] else 0)


if __name__ == "__main__":
    main()
