"""`zashiki serve`: the door of the house; what is inside has tests of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from tests.cli.conftest import Zashiki
from tests.house.fixtures import postgres, postgres_url
from tests.opening import opened
from zashiki.house.schema import servers
from zashiki.house.store import Store
from zashiki.web.serve import HOST, listen, url_of

ROOT = Path(__file__).parent.parent.parent
__all__ = ["postgres", "postgres_url"]  # fixtures


def test_the_house_opens_tells_its_address_and_closes(tmp_path: Path) -> None:
    store = tmp_path / "house.db"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with (
        opened(env, store) as address,
        urllib.request.urlopen(f"{address}/api/games", timeout=60) as answer,  # noqa: S310
    ):
        assert b"samurai" in answer.read()
    assert store.exists()


def test_two_houses_that_wish_no_port_get_two() -> None:
    with listen(HOST) as one, listen(HOST) as other:
        assert url_of(one) != url_of(other)
        assert url_of(one).startswith("http://127.0.0.1:")


def test_a_port_in_use_is_told(zashiki: Zashiki) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = zashiki("serve", "--no-open", "--port", port)
    assert said.code == 2
    assert f"cannot listen at 127.0.0.1:{port}: Address already in use" in said.err


def test_a_store_that_nobody_knows_is_told(zashiki: Zashiki) -> None:
    said = zashiki("serve", "--no-open", "--port", 0, "--store", "paper://context")
    assert said.code == 2
    assert "no store of kind 'paper'" in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "store", ["postgresql://nobody@127.0.0.1:1/none", "sqlite:////proc/none/house.db"]
)
def test_a_store_out_of_reach_is_told(zashiki: Zashiki, store: str) -> None:
    said = zashiki("serve", "--no-open", "--port", 0, "--store", store)
    assert said.code == 2
    assert "open" in said.err
    assert said.err.count("\n") == 1


def test_several_servers_on_a_file_are_refused(zashiki: Zashiki, tmp_path: Path) -> None:
    store = tmp_path / "house.db"
    said = zashiki("serve", "--no-open", "--port", 0, "--workers", 2, "--store", str(store))
    assert said.code == 2
    assert "several servers need a PostgreSQL store" in said.err
    assert said.err.count("\n") == 1
    assert not store.exists()


def workers_counted(address: str) -> set[str]:
    """The processes that /metrics tells of."""
    with urllib.request.urlopen(f"{address}metrics", timeout=60) as answer:  # noqa: S310
        text = answer.read().decode()
    return {
        sample.labels["worker"]
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "zashiki_tables"
    }


def test_several_servers_stand_at_one_door(postgres_url: str) -> None:
    command = [sys.executable, "-m", "zashiki", "serve", "--no-open", "--port", "0"]
    command += ["--workers", "2", "--store", postgres_url]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    async def signs() -> int:
        store = Store(postgres_url)
        try:
            return len(await store.read(lambda c: list(c.execute(sa.select(servers)))))
        finally:
            await store.close()

    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT) as house:
        try:
            assert house.stdout is not None
            told = re.search(r"http://127\.0\.0\.1:[1-9]\d+/", house.stdout.readline())
            assert told
            until = time.monotonic() + 60
            while asyncio.run(signs()) < 2 and time.monotonic() < until:
                time.sleep(0.2)
            assert asyncio.run(signs()) == 2
            with urllib.request.urlopen(f"{told[0]}api/games", timeout=60) as answer:  # noqa: S310
                assert b"samurai" in answer.read()
            while len(workers_counted(told[0])) < 2 and time.monotonic() < until:
                time.sleep(0.2)
            assert len(workers_counted(told[0])) == 2, "whoever is asked answers for both"
        finally:
            house.send_signal(signal.SIGTERM)
            house.communicate(timeout=60)
    assert asyncio.run(signs()) == 0  # both signed off
