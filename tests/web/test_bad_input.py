"""Whatever comes in: a clear 4xx or a refusal, never a 5xx, and nothing changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.described import document
from tests.web.serving import Server
from tests.web.visiting import Live, Visitor, send_visitors_home
from zashiki.web import socket_types as messages

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]


schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "house.db")
    yield server
    server.end()


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=SLOW)
def test_any_request_gets_a_documented_answer(case: schemathesis.Case[Any], server: Server) -> None:
    response = case.call(base_url=server.address)
    case.validate_response(response, checks=CHECKS)


# --- the socket --------------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
names = st.sampled_from(["t", "id", "version", "code", "seat", "path", "text", "ready", "lang"])
TAGS = "join look act confirm undo back ask-back answer-back why resign agree say ping"
kinds = st.sampled_from(TAGS.split())
almost = st.dictionaries(names, json_values | kinds, max_size=5)
proper = st.one_of(
    st.builds(
        messages.Act,
        id=st.integers(0, 9),
        version=st.integers(0, 2**31 - 1),
        code=st.integers(-(2**31), 2**31 - 1),
        hold=st.booleans(),
    ),
    st.builds(messages.Undo, id=st.integers(0, 9), version=st.integers(0, 2**31 - 1)),
    st.builds(messages.Confirm, id=st.integers(0, 9), version=st.integers(0, 2**31 - 1)),
    st.builds(messages.Back, id=st.integers(0, 9), version=st.integers(0, 2**31 - 1)),
    st.builds(messages.AskBack, id=st.integers(0, 9), version=st.integers(0, 2**31 - 1)),
    st.builds(messages.AnswerBack, id=st.integers(0, 9), agree=st.booleans()),
    st.builds(
        messages.Why,
        id=st.integers(0, 9),
        path=st.lists(st.text(max_size=20), max_size=12, min_size=1),
    ),
    st.builds(messages.Look, seat=st.none() | st.integers(0, 7)),
    st.builds(messages.Say, text=st.text(min_size=1, max_size=500)),
)
frames = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=100),
    json_values.map(lambda value: _text(value)),
    st.tuples(kinds, almost).map(lambda pair: _text({**pair[1], "t": pair[0]})),
    proper.map(lambda value: msgspec.json.encode(value).decode()),
)


def _text(value: object) -> str:
    import json

    return json.dumps(value)


def at_a_table(server: Server, story: Callable[[Visitor, str], Awaitable[None]]) -> None:
    """Run a story of a host and of the table they have laid for themselves."""

    async def go() -> None:
        host = Visitor(server.address)
        try:
            await asyncio.wait_for(story(host, (await host.lay("me", "me"))["id"]), 30)
        finally:
            await send_visitors_home()

    asyncio.run(go())


@given(sent=st.lists(frames, min_size=1, max_size=12))
@settings(max_examples=25, deadline=None, suppress_health_check=SLOW)
def test_any_frames_leave_the_table_as_it_is(server: Server, sent: list[str | bytes]) -> None:
    """A spectator may send anything: refusals come back, the match stays untouched."""

    async def story(host: Visitor, table: str) -> None:
        before = await host.get(f"/api/tables/{table}/scene?seat=0")
        stranger = Visitor(server.address)
        async with stranger.socket(table) as socket:
            for frame in sent:
                await socket.send(frame)
            live = Live(socket)
            await live.send(t="join", layout=False)
            await live.send(t="ping")
            await live.wait_for("pong")
        assert await host.get(f"/api/tables/{table}/scene?seat=0") == before

    at_a_table(server, story)


@given(sent=st.lists(frames, min_size=1, max_size=12))
@settings(max_examples=25, deadline=None, suppress_health_check=SLOW)
def test_a_player_who_sends_rubbish_can_still_play(server: Server, sent: list[str | bytes]) -> None:
    async def story(host: Visitor, table: str) -> None:
        async with host.sit(table, layout=False) as live:
            for frame in sent:
                await live.socket.send(frame)
            await live.send(t="join", seat=0, layout=False)
            await live.send(t="ping")
            await live.wait_for("pong")
        info = await host.get(f"/api/tables/{table}")
        assert info["status"] in ("playing", "over")  # it may have given up by accident

    at_a_table(server, story)


def test_a_dropped_socket_leaves_no_trace(server: Server) -> None:
    async def story(host: Visitor, table: str) -> None:
        for _ in range(5):
            async with host.socket(table) as socket:
                await Live(socket).send(t="join")
                socket.transport.abort()
        for _ in range(100):
            seats = (await host.get(f"/api/tables/{table}"))["seats"]
            if not any(seat.get("here") for seat in seats):
                break
            await asyncio.sleep(0.05)
        else:
            pytest.fail("somebody who is gone is still shown as here")

    at_a_table(server, story)


def test_the_server_is_still_well(server: Server) -> None:
    assert httpx.get(f"{server.address}/api/me").status_code == 200
    assert server.process.poll() is None
