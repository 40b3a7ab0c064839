"""One's own puzzles over HTTP: asked for, judged in a process, solved by others, thrown away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import zashiki
from tests.house.puzzling import KNOWN, Prompter
from tests.web.visiting import Json, Visitor, visit
from zashiki.house import house
from zashiki.record import Record
from zashiki.texts import LANGUAGES

OWN = "/api/puzzles/own"


async def judged(visitor: Visitor, asked: Json) -> Json:
    while True:
        info: Json = await visitor.get(f"{OWN}/{asked['id']}")
        if info["status"] not in ("waiting", "running"):
            return info
        await asyncio.sleep(0.02)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "PuzzleProcess", Prompter)


def test_an_arranged_position_becomes_a_puzzle_that_others_solve(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko, ben = Visitor(address), Visitor(address)
        asked = await aiko.post(OWN, {"game": "iki", "position": KNOWN.file.position})
        assert asked["status"] == "waiting"
        assert asked["all"] > asked.get("done", 0)
        made = await judged(aiko, asked)
        assert made["status"] == "made", made
        assert [each["id"] for each in await aiko.get(OWN)] == [made["id"]]
        assert await ben.get(OWN) == []
        await ben.get(f"{OWN}/{made['id']}", 403)
        base = f"/api/games/iki/puzzles/{made['id']}"
        page = await ben.get(f"{base}?lang=de")
        assert page["lesson"]["title"] == "Ein eigenes Rätsel"
        assert page["info"]["number"] == 0
        codes = ",".join(map(str, (await ben.get(f"{base}/solution"))["codes"]))
        assert (await ben.get(f"{base}/scene?played={codes}"))["verdict"] == "solved"
        study = {"game": "iki", "position": f"puzzle:{made['id']}"}
        assert (await ben.post("/api/studies", study))["id"]
        everywhere = (await ben.get("/api/puzzles"))["puzzles"]
        assert made["id"] not in {each["id"] for each in everywhere}
        answer = await ben.http.delete(f"{OWN}/{made['id']}")
        assert answer.status_code == 403
        answer = await aiko.http.delete(f"{OWN}/{made['id']}")
        assert answer.status_code == 204
        await ben.get(base, 404)

    visit(tmp_path, story)


def test_what_is_no_puzzle_says_why_in_the_reader_s_words(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        position = zashiki.game("samurai").start().position()
        none = await judged(aiko, await aiko.post(OWN, {"game": "samurai", "position": position}))
        assert none["status"] == "none"
        told = [(await aiko.get(f"{OWN}/{none['id']}?lang={each}"))["why"] for each in LANGUAGES]
        assert len({first for first, *_ in told}) == len(LANGUAGES)
        for lines in told:
            assert "52" in lines[1]
            assert "47" in lines[2]
        await aiko.post(OWN, {"game": "samurai", "position": {**position, "laid": 9}}, 400)
        await aiko.post(OWN, {"game": "chess", "position": position}, 400)
        edition = {**position, "edition": "/etc/passwd.toml"}
        await aiko.post(OWN, {"game": "samurai", "position": edition}, 400)

    visit(tmp_path, story)


def test_a_decision_of_a_match_that_is_over_becomes_a_puzzle(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        record = Record.play("iki", seats=2, rng=zashiki.Rng(6))
        table = await aiko.post("/api/records", {"record": record.dumps()})
        match = record.match()
        ply = next(ply for ply, actor in enumerate(match.actors) if actor >= 0)
        made = await judged(aiko, await aiko.post(OWN, {"table": table["id"], "ply": ply}))
        assert (made["table"], made["ply"], made["status"]) == (table["id"], ply, "made")
        await aiko.post(OWN, {"table": table["id"], "ply": match.ply}, 400)
        running = await aiko.lay("me", "me")
        refused = await aiko.post(OWN, {"table": running["id"], "ply": 0}, 409)
        assert "once it is over" in refused["detail"]

    visit(tmp_path, story)
