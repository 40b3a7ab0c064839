"""`zashiki arena`: what is asked, what is told, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Zashiki
from zashiki.lab.crew import CrewError

HERE = ("--processes", 1, "--seed", 3)


def test_the_answer_as_json(zashiki: Zashiki) -> None:
    said = zashiki(
        "arena", "teahouse", "random", "search:iterations=20", "--games", 4, *HERE, "--json"
    )
    data = json.loads(said.out)
    assert (data["game"], data["games"]) == ("teahouse", 4)
    assert [bot["name"] for bot in data["bots"]] == ["random", "search:iterations=20"]
    assert sum(bot["share"] for bot in data["bots"]) == 1.0
    assert all(bot["low"] <= bot["share"] <= bot["high"] for bot in data["bots"])


def test_the_report_fits_the_screen(zashiki: Zashiki) -> None:
    said = zashiki("arena", "teahouse", "random", "random", "random", "--games", 3, *HERE)
    assert said.code == 0
    assert "3 matches" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_results_are_kept_and_not_played_again(zashiki: Zashiki, tmp_path: Path) -> None:
    asked = ("arena", "teahouse", "random", "random", "--games", 4, *HERE, "--out", tmp_path)
    first = zashiki(*asked, "--json")
    lines = (tmp_path / "games.csv").read_text()
    again = zashiki(*asked, "--json")
    assert json.loads(first.out)["bots"] == json.loads(again.out)["bots"]
    assert (tmp_path / "games.csv").read_text() == lines
    assert (tmp_path / "shares.svg").read_text().startswith("<svg")
    other = zashiki("arena", "teahouse", "random", "search", "--games", 4, *HERE, "--out", tmp_path)
    assert other.code == 2
    assert "another question" in other.err


def test_a_bot_that_gives_up_is_told_with_its_reason(zashiki: Zashiki) -> None:
    said = zashiki("arena", "teahouse", "exec:/no/such/program", "random", "--games", 2, *HERE)
    assert said.code == 0
    assert "forfeited: exec:/no/such/program: cannot start /no/such/program" in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_folder_that_cannot_be_one_is_refused(zashiki: Zashiki, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = zashiki("arena", "teahouse", "random", "random", *HERE, "--out", tmp_path / "file")
    assert said.code == 2
    assert "cannot keep results in" in said.err


def test_what_cannot_be_played_is_refused_in_one_sentence(zashiki: Zashiki) -> None:
    for wrong in (
        ("nogame", "random", "random"),
        ("teahouse", "rondom", "random"),
        ("teahouse", "random"),
    ):
        said = zashiki("arena", *wrong, "--games", 2)
        assert said.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1


def test_ray_may_stand_alone_or_with_an_address(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def refuse(address: str) -> None:
        asked.append(address)
        raise CrewError("no cluster here")

    monkeypatch.setattr("zashiki.cli.crews.RayCrew", refuse)
    for ray in (("--ray",), ("--ray", "head:6379"), ("--ray=head:6379",)):
        for args in ((*ray, "random", "random"), ("random", "random", *ray, "--games", 2)):
            said = zashiki("arena", "teahouse", *args)
            assert (said.code, said.err) == (2, "zashiki: no cluster here\n")
    assert asked == ["auto"] * 2 + ["head:6379"] * 4


def test_damaged_weights_are_told_in_a_sentence(
    zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "samurai-2.net"
    file.write_bytes(b"half of a file")
    monkeypatch.setattr("zashiki.bots.learned.shipped", lambda game, seats: file)
    said = zashiki("arena", "samurai", "search:iterations=2", "random", "--games", 2, *HERE)
    assert said.code == 2
    assert "samurai-2.net: not a file of weights" in said.err
