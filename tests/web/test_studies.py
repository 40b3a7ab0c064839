"""Studies over HTTP and their sockets: what one does others see, what one may not is refused."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import websockets

import zashiki
from tests.web.visiting import Json, Live, Visitor, at_a_house, two_at_a_table, visit
from zashiki.core.rng import Rng
from zashiki.record import Record
from zashiki.study.figures import figures

GAMES = ("samurai", "tokaido_duo", "iki", "yamatai")


async def make(guest: Visitor, **source: object) -> Json:
    made: Json = await guest.post("/api/studies", source or {"game": "samurai"})
    return made


async def change(guest: Visitor, study: str, status: int = 200, **what: object) -> Any:
    return await guest.post(f"/api/studies/{study}/changes", what, status)


async def put(guest: Visitor, path: str, body: Json, status: int = 200) -> Any:
    answer = await guest.http.put(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@contextlib.asynccontextmanager
async def looking(guest: Visitor, study: str, lang: str = "en") -> AsyncIterator[Live]:
    cookie = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
    address = f"ws{guest.address.removeprefix('http')}/api/studies/{study}/live"
    headers = {"Cookie": cookie} if cookie else {}
    async with websockets.connect(address, additional_headers=headers) as socket:
        live = Live(socket)
        with contextlib.suppress(websockets.ConnectionClosed):
            await live.send(t="join", lang=lang)
        yield live


def scene_of(study: Json, node: int = 0, more: str = "") -> str:
    return f"/api/studies/{study['id']}/chapters/0/scene?node={node}{more}"


# --- what takes a while ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "path"),
    [
        ("zashiki.web.study_view.StudyViews.page", "/api/studies/{study}/chapters/0"),
        ("zashiki.chapters.Study.dumps", "/api/studies/{study}/text"),
        ("zashiki.web.learn_api.draw_figure", "/api/games/samurai/figures/{figure}"),
    ],
)
def test_what_takes_a_while_lets_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, path: str
) -> None:
    is_asked, may_end = Event(), Event()

    def take_a_while(*_: object, **__: object) -> str:
        is_asked.set()
        assert may_end.wait(5), "nobody else was answered meanwhile"
        return "done"

    monkeypatch.setattr(part, take_a_while)
    figure = next(iter(figures(zashiki.game("samurai"))))

    async def story(address: str) -> None:
        aiko, ben = Visitor(address), Visitor(address)
        study = (await make(aiko))["id"]
        slow = asyncio.create_task(aiko.http.get(path.format(study=study, figure=figure)))
        await asyncio.to_thread(is_asked.wait, 5)
        await ben.get("/api/me")
        may_end.set()
        answer = await slow
        assert (answer.status_code, "done" in answer.text) == (200, True)

    visit(tmp_path, story)


# --- positions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_ply_of_a_match_is_shown_and_can_be_left(tmp_path: Path, game: str) -> None:
    record = Record.play(game, rng=Rng(3))

    async def story(address: str) -> None:
        aiko = Visitor(address)
        study = await make(aiko, record=record.dumps())
        page = await aiko.get(f"/api/studies/{study['id']}/chapters/0?lang=de")
        assert [node["code"] for node in page["nodes"][1:]] == record.actions
        assert all(node["words"] and node["text"] for node in page["nodes"][1:])
        for ply in range(0, len(record.actions) + 1, 11):
            found = await aiko.get(scene_of(study, ply))
            state = record.state(ply)
            assert found["told"]["actor"] == state.actor
            legal = {choice["code"] for choice in found["told"]["scene"]["legal"]}
            outcomes = {outcome["code"] for outcome in found["outcomes"]}
            may_follow = set() if state.is_over else set(state.legal())
            assert (outcomes if state.actor == zashiki.CHANCE else legal) == may_follow
            if outcomes:
                assert sum(each["share"] for each in found["outcomes"]) == pytest.approx(1)
            told = await aiko.get(f"/api/studies/{study['id']}/chapters/0/position?node={ply}")
            assert zashiki.game(game).arrange(told).digest() == state.digest()
        last = len(record.actions)
        assert (await aiko.get(scene_of(study, last)))["told"]["outcome"]["places"]

    visit(tmp_path, story)


def test_all_is_open_unless_one_looks_from_a_seat(tmp_path: Path) -> None:
    record = Record.play("samurai", rng=Rng(3))

    def hidden(found: Json) -> int:
        pieces = found["told"]["scene"]["pieces"]
        others = [piece for piece in pieces if piece["place"] == "tiles-1"]
        return sum(piece.get("face") == "down" for piece in others)

    async def story(address: str) -> None:
        aiko = Visitor(address)
        study = await make(aiko, record=record.dumps())
        ply = next(p for p in range(40, 99) if record.state(p).actor == 0)
        assert hidden(await aiko.get(scene_of(study, ply))) == 0
        assert hidden(await aiko.get(scene_of(study, ply, "&seat=0"))) > 0
        await aiko.get(scene_of(study, ply, "&seat=5"), 400)
        await aiko.get(scene_of(study, 99_999), 404)

    visit(tmp_path, story)


@at_a_house
async def test_the_board_of_a_study_answers_touches_and_questions(address: str) -> None:
    aiko = Visitor(address)
    study = await make(aiko, game="tokaido_duo", position="first")
    base = f"/api/studies/{study['id']}/chapters/0"
    why = await aiko.get(f"{base}/why?path=nothing")
    assert why["text"] == "This cannot be used now."
    place = (await aiko.get(base))["layout"]["places"][0]["id"]
    assert (await aiko.get(f"{base}/about?thing={place}"))["title"]
    opinion = await aiko.get(f"{base}/opinion?seconds=0.1")
    assert opinion["alternatives"][0]["label"]


# --- changing together ---------------------------------------------------------------------------


@at_a_house
async def test_what_one_does_the_other_sees_at_once_in_their_language(address: str) -> None:
    aiko, ben = Visitor(address), Visitor(address)
    study = await make(aiko, game="samurai", name="Openings")
    await put(aiko, f"/api/studies/{study['id']}/access", {"access": "together"})
    key = (await aiko.get(f"/api/studies/{study['id']}"))["key"]
    joined = await ben.post(f"/api/studies/{study['id']}/join", {"key": key}, 200)
    assert joined["may_write"]
    assert "key" not in joined
    async with looking(aiko, study["id"]) as mine, looking(ben, study["id"], "de") as other:
        await other.wait_for("people")
        legal = (await aiko.get(scene_of(study)))["told"]["scene"]["legal"]
        played = await change(aiko, study["id"], t="play", chapter=0, node=0, code=legal[0]["code"])
        assert (played["at"], played["is_mine"]) == (1, True)
        heard = await other.wait_for("changed")
        [node] = heard["nodes"]
        assert (heard["version"], node["id"], node["parent"]) == (played["version"], 1, 0)
        assert node["text"] == played["nodes"][0]["text"]
        assert node["words"] != played["nodes"][0]["words"]
        await change(ben, study["id"], t="remark", chapter=0, node=1, text="gut")
        await mine.wait_for("changed")
        assert (await mine.wait_for("changed"))["nodes"][0]["remark"] == "gut"
        ring = {"kind": "ring", "at": ["k14"]}
        await change(ben, study["id"], t="marks", chapter=0, node=1, marks=[ring])
        assert (await mine.wait_for("changed"))["nodes"][0]["marks"] == [ring]
        await change(aiko, study["id"], t="play", chapter=0, node=0, code=legal[1]["code"])
        await change(aiko, study["id"], t="promote", chapter=0, node=2)
        while True:
            heard = await other.wait_for("changed")
            if heard.get("parent") is not None:
                break
        assert heard["children"] == [2, 1]
        await change(aiko, study["id"], t="delete", chapter=0, node=1)
        assert (await other.wait_for("changed"))["gone"] == [1]
        await change(aiko, study["id"], t="rename", name="Better")
        assert (await other.wait_for("changed"))["info"]["name"] == "Better"


@at_a_house
async def test_who_has_a_link_to_read_cannot_write(address: str) -> None:
    aiko, ben = Visitor(address), Visitor(address)
    study = await make(aiko)
    path = f"/api/studies/{study['id']}"
    await ben.get(path, 404)
    async with looking(ben, study["id"]) as other:
        assert await other.closing_code() == 4404
    await put(aiko, f"{path}/access", {"access": "read"})
    seen = await ben.get(path)
    assert (seen["may_write"], seen["is_mine"], "key" in seen) == (False, False, False)
    assert (await ben.get(f"{path}/chapters/0"))["nodes"]
    code = (await ben.get(scene_of(study)))["told"]["scene"]["legal"][0]["code"]
    for what in (
        {"t": "play", "chapter": 0, "node": 0, "code": code},
        {"t": "remark", "chapter": 0, "node": 0, "text": "mine"},
        {"t": "rename", "name": "mine"},
    ):
        await change(ben, study["id"], 403, **what)
    await ben.post(f"{path}/chapters", {"game": "iki"}, 403)
    await ben.post(f"{path}/bots", {"chapter": 0, "node": 0}, 403)
    await put(ben, f"{path}/access", {"access": "together"}, 403)
    assert (await ben.http.delete(path)).status_code == 403
    await ben.post(f"{path}/join", {"key": "guessed"}, 404)
    async with looking(ben, study["id"]) as other:
        await other.wait_for("people")
        await put(aiko, f"{path}/access", {"access": "private"})
        assert await other.closing_code() == 4404
    await ben.get(path, 404)


@at_a_house
async def test_refusals_say_why(address: str) -> None:
    aiko = Visitor(address)
    study = await make(aiko)
    refused = await change(aiko, study["id"], 409, t="play", chapter=0, node=0, code=1)
    assert "SAM-" in refused["detail"]
    await change(aiko, study["id"], 404, t="play", chapter=0, node=7, code=1)
    await change(aiko, study["id"], 404, t="play", chapter=7, node=0, code=1)
    await change(aiko, study["id"], 409, t="draw", chapter=0, node=0)
    await change(aiko, study["id"], 400, t="remark", chapter=0, node=0, text="}")
    await change(aiko, study["id"], 400, t="fly", chapter=0, node=0)
    wrong = await aiko.post("/api/studies", {"game": "samurai", "position": "moon"}, 400)
    assert "kyoto" in wrong["detail"]
    wrong = await aiko.post("/api/studies", {"record": "[Game"}, 400)
    assert "line 1" in wrong["detail"]
    await aiko.post("/api/studies", {"game": "chess"}, 404)
    await aiko.post("/api/studies", {"table": "nowhere"}, 404)


# --- secrets -------------------------------------------------------------------------------------


@at_a_house
async def test_a_running_match_cannot_be_studied(address: str) -> None:
    aiko, ben, table = await two_at_a_table(address)
    own = await make(aiko, game="samurai")
    for guest in (aiko, ben, Visitor(address)):
        refused = await guest.post("/api/studies", {"table": table}, 409)
        assert "secrets" in refused["detail"]
    await aiko.post(f"/api/studies/{own['id']}/chapters", {"table": table}, 409)


# --- files and bots ------------------------------------------------------------------------------


@at_a_house
async def test_a_study_goes_out_as_one_text_and_comes_in_again(address: str) -> None:
    aiko = Visitor(address)
    study = await make(aiko, game="samurai", name="Openings")
    path = f"/api/studies/{study['id']}"
    legal = (await aiko.get(scene_of(study)))["told"]["scene"]["legal"]
    for choice in legal[:2]:
        await change(aiko, study["id"], t="play", chapter=0, node=0, code=choice["code"])
    await change(aiko, study["id"], t="rename-chapter", chapter=0, name="Two ways")
    await aiko.post(f"{path}/chapters", {"game": "iki", "name": "Another game"})
    for form in ("text", "json"):
        text = (await aiko.http.get(f"{path}/text?form={form}")).text
        again = await make(aiko, record=text)
        assert again["name"] == "Openings"
        assert [each["name"] for each in again["chapters"]] == ["Two ways", "Another game"]
        nodes = (await aiko.get(f"/api/studies/{again['id']}/chapters/0"))["nodes"]
        assert [node["code"] for node in nodes[1:]] == [each["code"] for each in legal[:2]]
    listed = await aiko.get("/api/studies")
    assert [each["chapters"] for each in listed] == [2, 2, 2]
    assert (await aiko.http.delete(path)).status_code == 204
    assert len(await aiko.get("/api/studies")) == 2


@at_a_house
async def test_bots_play_on_before_all_eyes_until_they_are_stopped(address: str) -> None:
    aiko = Visitor(address)
    study = await make(aiko, game="tokaido_duo", position="first")
    async with looking(aiko, study["id"]) as live:
        await live.wait_for("people")
        wish = {"chapter": 0, "node": 0, "count": 3, "bot": "random"}
        assert (await aiko.post(f"/api/studies/{study['id']}/bots", wish, 202))["is_busy"]
        nodes: list[Json] = []
        while sum(node["actor"] >= 0 for node in nodes) < 3:
            nodes += (await live.wait_for("changed")).get("nodes", [])
        assert nodes[0]["parent"] == 0
        while (await live.wait_for("people"))["is_busy"]:
            pass
        stopped = await aiko.http.delete(f"/api/studies/{study['id']}/bots")
        assert stopped.status_code == 204


@at_a_house
async def test_seats_without_names_have_their_colours_in_every_language(address: str) -> None:
    aiko = Visitor(address)
    record = Record.play("tokaido_duo", seats=2, rng=Rng(3)).dumps()
    table = (await aiko.post("/api/records", {"record": record}))["id"]
    study = await make(aiko, table=table)
    page = await aiko.get(f"/api/studies/{study['id']}/chapters/0?lang=de")
    assert page["seats"] == ["Blau", "Rot"]
