"""Puzzles over HTTP: the list, tries on the real rules, and a study of one."""

from __future__ import annotations

from pathlib import Path

import zashiki
from tests.web.visiting import Visitor, visit
from zashiki.study.puzzles import puzzles

PUZZLE = puzzles(zashiki.game("samurai"))[0]
BASE = f"/api/games/samurai/puzzles/{PUZZLE.id}"


def codes(turn: tuple[int, ...]) -> str:
    return ",".join(map(str, turn))


def test_all_puzzles_are_listed_with_the_one_of_today(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko, emil = Visitor(address), Visitor(address)
        told = await aiko.get("/api/puzzles")
        for name in zashiki.names():
            here = [each for each in told["puzzles"] if each["game"] == name]
            assert [each["id"] for each in here] == [
                each.id for each in puzzles(zashiki.game(name))
            ]
            assert [each["number"] for each in here] == list(range(1, len(here) + 1))
        assert told["daily"] in told["puzzles"]
        assert (await emil.get("/api/puzzles"))["daily"] == told["daily"]

    visit(tmp_path, story)


def test_a_try_is_judged_once_the_turn_is_over(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        page = await aiko.get(f"{BASE}?lang=de")
        assert page["info"]["id"] == PUZZLE.id
        assert page["lesson"]["seat"] == PUZZLE.seat
        assert page["lesson"]["steps"][0]["is_task"]
        begun = await aiko.get(f"{BASE}/scene")
        assert begun["verdict"] == "open"
        assert begun["told"]["scene"]["legal"]
        solution = (await aiko.get(f"{BASE}/solution"))["codes"]
        assert tuple(solution) == PUZZLE.solution.codes
        half = await aiko.get(f"{BASE}/scene?played={codes(PUZZLE.solution.codes[:-1])}")
        assert half["verdict"] == "open"
        solved = await aiko.get(f"{BASE}/scene?played={codes(PUZZLE.solution.codes)}&lang=fr")
        assert solved["verdict"] == "solved"
        assert f'href="/rules/samurai#{PUZZLE.idea.rule}"' in solved["answer"]
        assert solved["told"]["scene"].get("legal", []) == []
        wrong = await aiko.get(f"{BASE}/scene?played={codes(PUZZLE.next_best[0].codes)}")
        assert wrong["verdict"] == "wrong"
        assert f"{round(100 * PUZZLE.next_best[1])}" in wrong["answer"]

    visit(tmp_path, story)


def test_what_cannot_be_is_refused_in_words(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        refused = await aiko.get(f"{BASE}/scene?played=0", 409)
        assert refused["rule_id"].startswith("SAM-")
        await aiko.get("/api/games/samurai/puzzles/none", 404)
        await aiko.get("/api/games/chess/puzzles/none", 404)
        reason = await aiko.get(f"{BASE}/why?path=k14")
        assert reason["text"]
        scene = (await aiko.get(f"{BASE}/scene"))["told"]["scene"]
        piece = scene["pieces"][0]["id"]
        assert (await aiko.get(f"{BASE}/about?thing={piece}"))["title"]
        assert await aiko.get(f"{BASE}/about?thing=nothing") is None

    visit(tmp_path, story)


def test_a_puzzle_becomes_a_study(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        asked = {"game": "samurai", "position": f"puzzle:{PUZZLE.id}"}
        study = await aiko.post("/api/studies", asked)
        position = await aiko.get(f"/api/studies/{study['id']}/chapters/0/position")
        assert position == PUZZLE.start.position()
        await aiko.post("/api/studies", {"game": "samurai", "position": "puzzle:none"}, 404)

    visit(tmp_path, story)
