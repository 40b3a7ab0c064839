"""What runs is what is written: compiled files match their sources, or none are used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki
from setup import INTERPRETED, groups
from tools import build
from tools.build import compiled_files, stale

SRC = Path(zashiki.__file__).parent
SHOW = "import zashiki; print(zashiki.is_compiled(), zashiki.Rng(7).word())"


def run(pure: str) -> list[str]:
    environment = {**os.environ, "ZASHIKI_PURE": pure, "PYTHONPATH": str(SRC.parent)}
    done = subprocess.run(
        [sys.executable, "-c", SHOW], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_compiled_files_match_their_sources() -> None:
    if compiled_files(SRC):
        assert stale() == [], "run `make build`"


def test_a_cache_beside_the_games_is_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("toy/__init__.py", "__pycache__/__init__.pyc"):
        file = tmp_path / "games" / name
        file.parent.mkdir(parents=True)
        file.touch()
    monkeypatch.setattr(build, "SRC", tmp_path)
    assert [folder.name for folder in build.folders()] == ["core", "bots", "envs", "web", "toy"]


def test_what_is_edited_during_a_build_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = {"src/zashiki/core": "as it was"}

    def compile_slowly(command: list[str], **more: object) -> subprocess.CompletedProcess[str]:
        sources["src/zashiki/core"] = "as it is now"
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(build, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(build, "fingerprints", sources.copy)
    monkeypatch.setattr(build, "compiled_files", lambda folder: [])
    monkeypatch.setattr(subprocess, "run", compile_slowly)
    assert build.build() == 0
    assert [folder.name for folder in build.stale()] == ["core"]
    assert build.build() == 0
    assert build.stale() == []


def test_interpreted_rules_can_be_asked_for_and_give_the_same_numbers() -> None:
    compiled, number = run("")
    pure, same = run("1")
    assert pure == "False"
    assert compiled == str(bool(compiled_files(SRC / "core")))
    assert number == same


def test_every_group_is_compiled_whole_or_not_at_all() -> None:
    for files, name in groups():
        homes = {Path(file).with_suffix(build.SUFFIX).exists() for file in files}
        assert len(homes) == 1, name


@pytest.mark.parametrize("name", zashiki.names())
def test_all_of_a_game_is_compiled_but_what_is_named_with_a_reason(name: str) -> None:
    folder = SRC / "games" / name
    (files,) = [files for files, group in groups() if group == f"zashiki_{name}"]
    interpreted = {file.stem for file in folder.glob("*.py")} - {Path(file).stem for file in files}
    assert interpreted <= INTERPRETED
    assert {"state", "rules"} <= {Path(file).stem for file in files}


def test_a_new_game_and_a_new_file_in_it_need_no_list(tmp_path: Path) -> None:
    for name in ("core/rng.py", "games/toy/__init__.py", "games/toy/edition.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert [name for _, name in groups(tmp_path)] == ["zashiki_core"]
    (tmp_path / "games" / "toy" / "lanterns.py").write_text("N = 7\n")
    assert [(len(files), name) for files, name in groups(tmp_path)] == [
        (1, "zashiki_toy"),  # the largest first
        (1, "zashiki_core"),
    ]
