"""A house that is told to end does so soon, whoever thinks or waits."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

import httpx

from tests.web.serving import Server
from tests.web.visiting import Visitor, send_visitors_home

LONG = {"kind": "bot", "bot": "search:ms=10000"}


def test_sigterm_ends_a_house_with_busy_bots_within_five_seconds(tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db")

    async def keep_busy() -> float:
        guest = Visitor(server.address)
        seats = [LONG, {"kind": "me"}]  # one alone, whom nobody asks to come to an end
        table = (await guest.post("/api/tables", {"game": "samurai", "seats": seats}))["id"]
        mine = {"game": "samurai", "seats": [{"kind": "me"}, LONG]}
        asked = (await guest.post("/api/tables", mine))["id"]
        async with guest.sit(table) as live, guest.sit(asked):
            assert (await live.scene())["thinking"]
            advice = asyncio.create_task(guest.http.get(f"/api/tables/{asked}/advice?seconds=5"))
            await asyncio.sleep(1.0)
            server.process.terminate()
            begin = time.monotonic()
            await asyncio.to_thread(server.process.communicate, timeout=60)
            with contextlib.suppress(httpx.HTTPError):
                await advice
        await send_visitors_home()
        return time.monotonic() - begin

    assert asyncio.run(keep_busy()) < 5
