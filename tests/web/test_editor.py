"""Positions arranged over HTTP: pieces are put elsewhere, and what cannot be says why."""

from __future__ import annotations

from pathlib import Path

from tests.web.visiting import Json, Visitor, visit

DRAFT = "/api/games/samurai/draft"


async def draft(guest: Visitor, status: int = 200, **edit: object) -> Json:
    found: Json = await guest.post(DRAFT, edit, status)
    return found


def test_a_piece_is_put_elsewhere_and_the_position_played(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        told = await draft(aiko, position="kyoto")
        assert told["problems"] == []
        places = told["targets"][told["pieces"]["figure:n12B"]]
        assert "figures-1" in places
        edit = {"position": told["position"], "piece": "figure:n12B", "place": "figures-1"}
        moved = await draft(aiko, **edit)
        assert moved["problems"] == []
        assert moved["position"]["seats"][1]["captured"] == {"buddha": 1}
        ids = {piece["id"] for piece in moved["told"]["scene"]["pieces"]}
        assert "figure:n12B" not in ids
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "samurai", "seats": seats, "position": moved["position"]}
        assert (await aiko.post("/api/tables", wish))["arranged"]
        await aiko.post("/api/studies", {"game": "samurai", "position": moved["position"]})

    visit(tmp_path, story)


def test_what_cannot_be_is_drawn_and_told_with_its_keys(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko = Visitor(address)
        position = (await draft(aiko, position="kyoto"))["position"]
        wrong = await draft(aiko, position={**position, "laid": 9, "actor": 1})
        assert {"laid", "actor"} <= {each["key"] for each in wrong["problems"]}
        assert wrong["told"]["scene"]["pieces"]
        unreadable = await draft(aiko, position={**position, "seats": 3})
        assert unreadable["problems"][0]["key"] == "seats"
        assert unreadable["told"] is None
        await draft(aiko, 400, position="moon")
        await draft(aiko, 400, position={**position, "edition": "/etc/passwd.toml"})
        await draft(aiko, 400, position=position, piece="figure:n12B", place="q7")
        told = await aiko.get("/api/games/samurai/positions")
        assert "kyoto" in told["positions"]
        assert told["schema"]["$defs"]

    visit(tmp_path, story)
