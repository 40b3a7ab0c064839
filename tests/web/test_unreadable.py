"""What cannot be read is answered, over HTTP and on the socket; nothing fails inside."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.visiting import Visitor, visit
from zashiki.core.message import Message, seat_name
from zashiki.house.words import Words, words

DEEP = "[" * 4_000
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b"[" * 60_000, b'{"name": "' + b"x" * 9_000 + b'"}']
)
def test_a_body_that_cannot_be_read_is_not_understood(tmp_path: Path, body: bytes) -> None:
    async def story(address: str) -> None:
        answer = await Visitor(address).http.patch("/api/me", content=body, headers=JSON)
        assert answer.status_code == 400, answer.text
        assert len(answer.text) < 800

    visit(tmp_path, story)


@pytest.mark.parametrize(("path", "wish"), [("/api/studies", {}), ("/api/puzzles/own", {"ply": 3})])
def test_a_table_of_an_impossible_name_is_not_even_looked_for(
    tmp_path: Path, path: str, wish: dict[str, object]
) -> None:
    """PostgreSQL could not."""

    async def story(address: str) -> None:
        for name in ("\0", "ab\0cd", "../ab"):
            await Visitor(address).post(path, {**wish, "table": name}, 400)

    visit(tmp_path, story)


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/" + "a" * 3_000 + ".js"])
def test_a_page_may_have_a_long_name(tmp_path: Path, path: str) -> None:
    async def story(address: str) -> None:
        assert (await Visitor(address).http.get(path)).status_code in (200, 404)

    visit(tmp_path, story)


def test_long_words_of_visitors_fit_into_a_sentence(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        wish = {"game": "samurai", "seats": [{"kind": "me"}] * 2, "options": {"x" * 5_000: "y"}}
        answer = await Visitor(address).http.post("/api/tables", json=wish)
        assert answer.status_code == 400, answer.text
        assert len(answer.text) < 800

    visit(tmp_path, story)


NOT_THERE = [["wave"], ["kept"], ["supply:", "f" * 50], ["piece-wave:"], ["hand:99"], ["card:x"]]


@pytest.mark.parametrize("game", ["samurai", "tokaido_duo", "iki", "yamatai"])
def test_a_touch_of_what_is_not_there_is_answered(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(address: str) -> None:
        host = Visitor(address)
        table = await host.lay("me", "me", game=game)
        async with host.sit(table["id"], seat=0) as live:
            scene = await live.scene()
            if scene["actor"] != scene["seat"]:
                await live.send(t="look", seat=scene["actor"])
                await live.scene()
            for number, path in enumerate(NOT_THERE):
                await live.send(t="why", id=number, path=path)
                answer = await live.wait_for("why", "refused")
                assert (answer["t"], answer["id"]) == ("why", number)

    visit(tmp_path, story)
    assert not caplog.records, "no game is asked about what is not on its table"


@pytest.mark.parametrize("frame", [DEEP, '{"t":' * 1_600, '{"t":"' + "y" * 5_000 + '"}'])
def test_a_frame_that_cannot_be_read_is_refused(tmp_path: Path, frame: str) -> None:
    async def story(address: str) -> None:
        host = Visitor(address)
        table = await host.lay("me", "me")
        async with host.sit(table["id"]) as live:
            await live.scene()
            await live.socket.send(frame)
            assert (await live.wait_for("refused"))["kind"] == "malformed"

    visit(tmp_path, story)


def test_what_visitors_write_is_not_remembered(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        host = Visitor(address)
        before = len(words(None, "en").said)
        for number in range(20):
            await host.get(f"/api/games/nothing{number}", 404)
        assert len(words(None, "en").said) <= before + 1

    visit(tmp_path, story)


def test_numbers_of_visitors_are_not_remembered_and_our_own_words_are() -> None:
    say = Words(None, "en")
    for number in range(20):
        say(Message("house-no-seat", {"seat": number}))
    assert not say.said
    held = Message("house-held", {"seat": seat_name(1)})
    assert say(held) == say(held)
    assert len(say.said) == 1


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_must_say_that_it_is_json(tmp_path: Path, kind: str) -> None:
    async def story(address: str) -> None:
        http = Visitor(address).http
        answer = await http.patch(
            "/api/me", content=b'{"name": "a"}', headers={"content-type": kind}
        )
        assert answer.status_code == 415, answer.text
        proper = {"content-type": "application/json; charset=UTF-8"}
        answer = await http.patch("/api/me", content=b'{"name": "a"}', headers=proper)
        assert answer.status_code == 200, answer.text

    visit(tmp_path, story)
