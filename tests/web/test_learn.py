"""Lessons and pictures over HTTP: nothing is kept, everything is judged by the real rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import zashiki
from tests.web.visiting import Visitor, at_a_house, visit
from zashiki.study.figures import figures
from zashiki.study.lessons import lessons

TAKING = "/api/games/samurai/lessons/taking"


@pytest.mark.parametrize("game", zashiki.names())
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_lesson_is_told_and_solved(tmp_path: Path, game: str, language: str) -> None:
    known = lessons(zashiki.game(game))

    async def story(address: str) -> None:
        aiko = Visitor(address)
        told = await aiko.get(f"/api/games/{game}/lessons?lang={language}")
        assert [each["id"] for each in told] == [lesson.id for lesson in known]
        for lesson in known:
            base = f"/api/games/{game}/lessons/{lesson.id}"
            page = await aiko.get(f"{base}?lang={language}")
            assert [step["id"] for step in page["steps"]] == [step.id for step in lesson.step]
            for number, step in enumerate(lesson.step):
                scene = await aiko.get(f"{base}/{number}/scene?lang={language}")
                assert scene["verdict"] == "open"
                assert bool(scene["told"]["scene"]["legal"]) == step.is_task
                if step.is_task:
                    codes = (await aiko.get(f"{base}/{number}/solution"))["codes"]
                    played = ",".join(map(str, codes))
                    solved = await aiko.get(
                        f"{base}/{number}/scene?lang={language}&played={played}"
                    )
                    assert solved["verdict"] == "solved"
                    assert solved["answer"].startswith("<p>")

    visit(tmp_path, story)


@at_a_house
async def test_a_step_answers_touches_and_tells_what_things_are(address: str) -> None:
    aiko = Visitor(address)
    scene = (await aiko.get(f"{TAKING}/1/scene"))["told"]["scene"]
    tile = scene["legal"][0]["path"][0]
    about = await aiko.get(f"{TAKING}/1/about?lang=de&thing={tile}")
    assert about["rule_id"].startswith("SAM-")
    for thing in ("nonsense", "score:9", "bag-0:99"):
        assert await aiko.get(f"{TAKING}/1/about?thing={thing}") is None
    why = await aiko.get(f"{TAKING}/1/why?path={tile}&path=k15&lang=fr")
    assert why["text"]
    assert why["rule_id"].startswith("SAM-")


@at_a_house
async def test_what_cannot_be_is_refused(address: str) -> None:
    aiko = Visitor(address)
    refused = await aiko.get(f"{TAKING}/1/scene?played=33&lang=de", 409)
    assert refused["rule_id"].startswith("SAM-")
    assert " " in refused["detail"]  # in words
    for path in (
        f"{TAKING}/99/scene",
        "/api/games/samurai/lessons/none",
        "/api/games/no/lessons",
    ):
        await aiko.get(path, 404)
    for played in ("x", "1,,2", ",".join(["1"] * 61)):
        assert (await aiko.get(f"{TAKING}/1/scene?played={played}", 400))["detail"]


@pytest.mark.parametrize("game", zashiki.names())
@at_a_house
async def test_pictures_are_drawn_in_both_colours(address: str, game: str) -> None:
    aiko = Visitor(address)
    name, figure = next((n, f) for n, f in figures(zashiki.game(game)).items() if f.moves)
    base = f"/api/games/{game}/figures/{name}"
    light = await aiko.http.get(f"{base}?theme=light")
    dark = await aiko.http.get(f"{base}?theme=dark&step={len(figure.moves)}&lang=de")
    assert light.headers["content-type"].startswith("image/svg+xml")
    assert light.text != dark.text
    again = await aiko.http.get(
        f"{base}?theme=light", headers={"If-None-Match": light.headers["etag"]}
    )
    assert (again.status_code, again.text) == (304, "")
    await aiko.get(f"{base}?step={len(figure.moves) + 1}", 404)
    await aiko.get(f"/api/games/{game}/figures/none", 404)
    await aiko.get(f"/api/games/{game}/icons/none", 404)


@pytest.mark.parametrize("game", zashiki.names())
@at_a_house
async def test_a_game_introduces_itself(address: str, game: str) -> None:
    aiko = Visitor(address)
    info = await aiko.get(f"/api/games/{game}?lang=fr")
    assert info["aim"]
    assert 1 <= info["difficulty"] <= 5
    least, most = info["minutes"]
    assert 0 < least <= most
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    wish = {"game": game, "seats": seats, "guided": True, "position": info["short"]}
    table = await aiko.post("/api/tables", wish)
    assert table["guided"]
    assert table["arranged"]
