"""Reviews over HTTP: nothing of running matches, everything in words when it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import zashiki
from tests.house.reviewing import Patient
from tests.web.visiting import Json, Visitor, visit
from zashiki.house import house
from zashiki.record import Record
from zashiki.texts import LANGUAGES


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "ReviewProcess", Patient)


async def imported(visitor: Visitor, game: str) -> tuple[str, Record]:
    record = Record.play(game, seats=2, rng=zashiki.Rng(6))
    table = await visitor.post("/api/records", {"record": record.dumps()})
    return f"/api/tables/{table['id']}/review", record


async def reviewed(visitor: Visitor, path: str) -> Json:
    await visitor.post(path, status=200)
    while True:
        info: Json = await visitor.get(path)
        if info["status"] == "done":
            return info
        assert info["status"] in ("waiting", "running")
        await asyncio.sleep(0.05)


def test_of_a_running_match_there_is_no_review(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        table = await aiko.lay("me", "me")
        path = f"/api/tables/{table['id']}/review"
        assert await aiko.get(path) == {"status": "none", "mine": True}
        refused = await aiko.post(path, status=409)
        assert "once it is over" in refused["detail"]
        assert (await aiko.get(path))["status"] == "none"
        assert (await aiko.get(f"{path}/0", 409))["detail"] == "This match has no review yet."

    visit(tmp_path, story)


@pytest.mark.parametrize("game", zashiki.names())
def test_a_record_is_reviewed_in_the_words_of_its_reader(tmp_path: Path, game: str) -> None:
    async def story(address: str) -> None:
        aiko, ben = Visitor(address), Visitor(address)
        path, record = await imported(aiko, game)
        page = (await reviewed(aiko, path))["review"]
        assert len(page["chances"]) == len(record.actions) + 1
        for number, seat in enumerate(page["seats"]):
            assert seat["luck"] + seat["skill"] == pytest.approx(seat["result"] - seat["start"])
            assert page["chances"][-1][number] == pytest.approx(seat["result"], abs=1e-4)
        verdicts = set()
        for language in LANGUAGES:  # what is over is open to everybody
            told = (await ben.get(f"{path}?lang={language}"))["review"]
            verdicts.add(told["seats"][0]["verdict"])
            ply = next(each["ply"] for each in told["plies"] if each.get("grade"))
            detail = await ben.get(f"{path}/{ply}?lang={language}")
            best = detail["options"][0]
            assert 0 < detail["loss"] <= best["chance"] - played_of(detail)["chance"] + 2e-4
            tones = {mark.get("tone", "indigo") for mark in detail["marks"]}
            assert tones <= {"gold", "indigo"}
            assert detail["text"]
        assert len(verdicts) == len(LANGUAGES)
        await ben.get(f"{path}/{len(record.actions)}", 404)

    visit(tmp_path, story)


def played_of(detail: Json) -> Json:
    return next(option for option in detail["options"] if option.get("played"))


def test_every_ply_can_be_asked_about(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        path, record = await imported(aiko, "samurai")
        await reviewed(aiko, path)
        for ply in range(len(record.actions)):
            detail = await aiko.get(f"{path}/{ply}")
            assert detail["text"], ply
            assert (detail["actor"] == -1) <= ("options" not in detail)

    visit(tmp_path, story)


def test_a_review_can_be_stopped_by_who_asked_for_it(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko, ben = Visitor(address), Visitor(address)
        path, _ = await imported(aiko, "yamatai")
        assert (await aiko.post(path, status=200))["mine"] is True
        assert "mine" not in await ben.get(path)
        assert (await ben.http.delete(path)).status_code == 403
        stopped = await aiko.http.delete(path)
        assert stopped.json()["status"] == "cancelled"
        assert (await reviewed(ben, path))["status"] == "done"

    visit(tmp_path, story)


@pytest.mark.parametrize("game", zashiki.names())
def test_a_hint_gives_reasons_in_every_language(tmp_path: Path, game: str) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = await aiko.post("/api/tables", wish)
        told = []
        for language in LANGUAGES:
            advice = await aiko.get(f"/api/tables/{table['id']}/advice?lang={language}")
            told.append([each.get("reasons", "") for each in advice["alternatives"]])
        counts = {tuple(map(bool, each)) for each in told}
        assert len(counts) == 1  # the same reasons
        if any(counts.pop()):
            assert len({str(each) for each in told}) == len(LANGUAGES)  # in other words

    visit(tmp_path, story)
