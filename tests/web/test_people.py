"""People: the name they are asked for, another device, hosts, and where friends find the house."""

from __future__ import annotations

import re
from dataclasses import replace
from ipaddress import IPv4Address
from pathlib import Path

import httpx
import pytest

from tests.web.visiting import SETTINGS, Visitor, at_a_house, visit
from zashiki.web import addresses
from zashiki.web.serve import told


@at_a_house
async def test_a_guest_is_named_once_they_chose(address: str) -> None:
    aiko = Visitor(address)
    assert (await aiko.get("/api/me"))["named"] is False
    await aiko.http.patch("/api/me", json={"name": "Aiko"})
    assert await aiko.get("/api/me") == {"name": "Aiko", "named": True}


@at_a_house
async def test_another_device_becomes_the_same_guest(address: str) -> None:
    desk, phone = Visitor(address), Visitor(address)
    await desk.http.patch("/api/me", json={"name": "Aiko"})
    table = await desk.lay("me", "me")
    token = (await desk.post("/api/me/handover"))["token"]
    link = f"/api/handovers/{token}"
    for _ in range(2):  # a preview of the link looks, too
        assert await phone.get(link) == {"name": "Aiko", "mine": False}
    assert await desk.get(link) == {"name": "Aiko", "mine": True}
    taken = await phone.post("/api/handovers", {"token": token}, 200)
    assert taken == {"name": "Aiko", "named": True}
    assert phone.http.cookies == desk.http.cookies
    assert [one["id"] for one in (await phone.get("/api/tables"))["mine"]] == [table["id"]]
    refused = await Visitor(address).post("/api/handovers", {"token": token}, 404)
    assert "already been used" in refused["detail"]
    await phone.get(link, 404)
    foreign = {"Origin": "http://elsewhere"}
    answer = await phone.http.post("/api/handovers", json={"token": "x"}, headers=foreign)
    assert answer.status_code == 403


async def host_and_friend(address: str) -> tuple[Visitor, Visitor, str]:
    """Two who wait at a table for a third, and where the table is found."""
    host, friend = Visitor(address), Visitor(address)
    table = (await host.lay("me", "open", "open"))["id"]
    path = f"/api/tables/{table}"
    await friend.post(f"{path}/seats/1/claim", {}, 200)
    return host, friend, path


@at_a_house
async def test_a_table_called_off_says_so_to_whoever_waits_there(address: str) -> None:
    host, friend, path = await host_and_friend(address)
    async with friend.sit(path.rpartition("/")[2]) as live:
        await live.wait_for("table")
        assert (await friend.http.delete(path)).status_code == 403
        assert (await host.http.delete(path)).status_code == 204
        await live.socket.wait_closed()
        assert live.socket.close_code == 1012
    assert "cancelled this table" in (await friend.get(path, 404))["detail"]
    assert (await friend.get("/api/tables"))["mine"] == []


@at_a_house
async def test_the_host_starts_with_bots(address: str) -> None:
    host, friend, path = await host_and_friend(address)
    await friend.post(f"{path}/start", {}, 403)
    begun = await host.post(f"{path}/start", {"bot": "random"}, 200)
    assert begun["status"] == "playing"
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot"]


@at_a_house
async def test_lists_tell_turn_result_options_and_clock(address: str) -> None:
    aiko = Visitor(address)
    clock = {"kind": "move", "seconds": 86_400}
    await aiko.lay("me", "me", options={"length": "long"}, clock=clock)
    played = await aiko.lay("me", "random")
    async with aiko.sit(played["id"]) as live:
        await live.scene()
        await live.send(t="resign", id=1)
        await live.position(lambda told: told["actor"] == -2)
    over, running = (await aiko.get("/api/tables"))["mine"]
    assert over["places"] == [2, 1]
    assert running["seats"][running["actor"]]["mine"]
    assert running["clock"] == clock
    chosen = running["chosen"][0]
    assert chosen["choice"] == "long"
    assert not chosen["usual"]
    assert over["chosen"][0]["usual"]


@at_a_house
async def test_free_seats_are_called_the_same_everywhere(address: str) -> None:
    aiko = Visitor(address)
    table = await aiko.lay("me", "invite", "open", "open")
    names = [seat["name"] for seat in table["seats"][1:]]
    assert names == ["invited friend", "open seat 1", "open seat 2"]


@at_a_house
async def test_a_link_is_drawn_for_cameras(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as visitor:
        drawn = await visitor.get("/api/qr.svg", params={"text": "http://10.0.0.7:8321/t/x"})
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")
        assert "viewBox" in drawn.text
        for text in ("", "javascript:x", "http://" + "x" * 500, "http://a b"):
            wrong = await visitor.get("/api/qr.svg", params={"text": text})
            assert wrong.status_code == 400


# --- where friends find the house ----------------------------------------------------------------


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    way_out = [IPv4Address("192.168.1.20")]
    others = [
        IPv4Address(text) for text in ("192.168.1.20", "10.8.0.2", "169.254.3.3", "127.0.0.1")
    ]
    monkeypatch.setattr(addresses, "_ways_out", lambda: way_out)
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: others)


@pytest.mark.usefixtures("two_networks")
def test_a_house_open_to_the_network_knows_its_addresses() -> None:
    everywhere = ("0.0.0.0", 8321)  # noqa: S104
    assert addresses.own(everywhere) == "http://127.0.0.1:8321"
    assert addresses.friendly(everywhere) == ["http://192.168.1.20:8321", "http://10.8.0.2:8321"]
    assert addresses.friendly(("10.8.0.2", 80)) == ["http://10.8.0.2:80"]
    assert addresses.friendly(("127.0.0.1", 80)) == []
    assert addresses.friendly(("::1", 80)) == []
    assert addresses.friendly(None) == []
    assert "Friends in your network reach it at http://192.168.1.20:8321/ or" in told(everywhere)
    assert "--host 0.0.0.0" in told(("127.0.0.1", 8321))


def test_the_addresses_of_this_machine_are_found_without_help() -> None:
    for address in addresses.of_machine(4):
        assert re.fullmatch(r"\d+(\.\d+){3}", address)
        assert not address.startswith("127.")


@pytest.mark.usefixtures("two_networks")
def test_where_friends_find_the_house_is_told_at_its_own_machine(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        found = (await Visitor(address).get("/api/house"))["addresses"]
        assert found == ["http://192.168.1.20:8321", "http://10.8.0.2:8321"]

    visit(tmp_path, story, replace(SETTINGS, door=("0.0.0.0", 8321)))  # noqa: S104

    async def closed(address: str) -> None:
        assert (await Visitor(address).get("/api/house"))["addresses"] == []

    visit(tmp_path, closed, replace(SETTINGS, door=("127.0.0.1", 8321)))


@pytest.mark.usefixtures("two_networks")
def test_strangers_are_not_told_the_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zashiki.web.app.address_of", lambda scope: "203.0.113.9")

    async def story(address: str) -> None:
        assert (await Visitor(address).get("/api/house"))["addresses"] == []

    visit(tmp_path, story, replace(SETTINGS, door=("0.0.0.0", 8321)))  # noqa: S104
