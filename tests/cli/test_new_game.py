"""`zashiki new-game`: what it writes keeps the contract and can be played at once."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.conftest import Zashiki
from tests.opening import opened

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def own(tmp_path: Path, zashiki: Zashiki) -> Path:
    """A new game outside the project."""
    said = zashiki("new-game", "koi_pond", "--into", tmp_path)
    assert said.code == 0, said.err
    assert "zashiki serve" in said.out
    return tmp_path / "koi_pond"


def environment(game: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "ZASHIKI_GAMES": str(game)}


def start(game: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=game.parent,
        env=environment(game),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def run(game: Path, *command: str, typed: str = "") -> str:
    done = start(game, *command, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(own: Path) -> None:
    told = run(own, "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore", str(own / "tests"))
    assert re.search(r"\b1\d passed", told)


def test_nothing_of_the_skeleton_is_left(own: Path) -> None:
    files = [file for file in own.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert len(files) > 25
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.search("example|skeleton|EXA", text, re.IGNORECASE), file


def test_it_plays_in_the_terminal_and_tells_its_schema(own: Path) -> None:
    told = run(own, "zashiki", "play", "koi_pond", "--seat", "random", "--seat", "random")
    assert "All cards are taken." in told
    schema = json.loads(run(own, "zashiki", "schema", "koi_pond"))
    assert "Position" in schema["$defs"]


def test_a_file_or_function_that_is_missing_is_named(own: Path) -> None:
    play = ("zashiki", "play", "koi_pond", "--seat", "random", "--seat", "random")
    words = own / "words.py"
    code = words.read_text(encoding="utf-8")
    words.write_text(code.replace("def story(", "def tale("), encoding="utf-8")
    assert start(own, *play).stderr == "zashiki: koi_pond/words.py has no `story`\n"
    words.unlink()
    told = start(own, *play).stderr
    assert told.startswith("zashiki: koi_pond/words.py is missing; it holds what is asked")


def test_rules_are_checked_before_there_is_anything_to_see(own: Path) -> None:
    for name in ("scene", "layout", "about", "gallery", "meaning", "terminal", "words"):
        (own / f"{name}.py").unlink()
    check = own.parent / "check.py"
    lines = "import zashiki\nfrom zashiki.testing import check_game, soak\n"
    lines += "game = zashiki.game('koi_pond')\n"
    check.write_text(lines + "check_game(game, 3, eyes=False)\nprint(soak(game, 3) > 3)\n")
    assert run(own, "check") == "True\n"
    check.write_text(lines + "check_game(game, 3)\n")
    assert "koi_pond/words.py is missing" in start(own, "check").stderr


def test_it_stands_in_the_house(own: Path, tmp_path: Path) -> None:
    with (
        opened(environment(own), tmp_path / "house.db") as address,
        urllib.request.urlopen(f"{address}/api/games", timeout=60) as answer,  # noqa: S310
    ):
        games = {game["id"]: game for game in json.load(answer)}
    assert games["koi_pond"]["name"] == "Koi Pond"


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("Koi Pond",), "cannot be the id"),
        (("class",), "cannot be the id"),
        (("samurai",), "there is a game"),
        (("koi", "--prefix", "SAM"), "another game"),
        (("koi", "--prefix", "K9"), "three letters"),
    ],
)
def test_what_cannot_be_written_is_told(
    args: tuple[str, ...], problem: str, zashiki: Zashiki, tmp_path: Path
) -> None:
    said = zashiki("new-game", *args, "--into", tmp_path)
    assert said.code == 2
    assert problem in said.err
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_left_alone(own: Path, zashiki: Zashiki) -> None:
    said = zashiki("new-game", "koi_pond", "--into", own.parent)
    assert said.code == 2
    assert "already exists" in said.err


def test_in_a_clone_it_joins_the_others(
    tmp_path: Path, zashiki: Zashiki, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "src/zashiki/games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    assert zashiki("new-game", "koi_pond", "--title", "The Pond", "--prefix", "pon").code == 0
    facts = (tmp_path / "src/zashiki/games/koi_pond/__init__.py").read_text(encoding="utf-8")
    assert 'name = "The Pond"' in facts
    assert "from zashiki.games.koi_pond.actions import ACTIONS" in facts
    tests = (tmp_path / "tests/games/koi_pond/test_rules.py").read_text(encoding="utf-8")
    assert "PON-2.1" in tests
