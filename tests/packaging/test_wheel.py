"""A wheel holds all there is to play: it is built, installed where nothing else is, and played.

The rules are compiled once, by `make build`: the wheel takes them as they lie there.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from zipfile import ZipFile

import pytest

import zashiki
from setup import SRC, groups
from tests.opening import opened
from tests.packaging.new_environment import Environment
from tests.web.visiting import Visitor, send_visitors_home
from tools.build import STAMP, SUFFIX, compiled_files
from tools.client import ROOT
from zashiki import Record

PARTS = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
FOLDERS = ("client", "src", "tools")
NOT_COPIED = ("node_modules", "__pycache__", "*.egg-info")
PACE = 0.06  # seconds from one action to the next: the house refuses who is too fast


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build reads, where it disturbs nobody."""
    tree = tmp_path_factory.mktemp("tree")
    for name in PARTS:
        shutil.copy2(ROOT / name, tree)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns(*NOT_COPIED))
    stamp = tree / STAMP.relative_to(ROOT)
    stamp.parent.mkdir()
    shutil.copy2(STAMP, stamp)
    return tree


def run(*arguments: str, cwd: Path, **more: str) -> None:
    """Python where there is neither Node nor a compiler."""
    env = {**os.environ, "PATH": "", "PYTHONPATH": "", **more}
    subprocess.run([sys.executable, *arguments], cwd=cwd, env=env, check=True)


def pip_wheel(source: Path, into: Path, **more: str) -> Path:
    command = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation")
    run(*command, "--wheel-dir", str(into), str(source), cwd=into, **more)
    (made,) = into.glob("*.whl")
    return made


def contents(wheel: Path) -> set[str]:
    with ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if ".dist-info/" not in name}


def files(*, compiled: bool) -> set[str]:
    """What the tree has to be packed, with the browser client."""
    found = [file for file in SRC.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    found = [file for file in found if not file.name.endswith(SUFFIX)]
    found += compiled_files(SRC.parent) if compiled else []
    return {file.relative_to(SRC.parent).as_posix() for file in found}


def open_house(environment: Environment, folder: Path) -> AbstractContextManager[str]:
    """The address of `zashiki serve` as it was installed, started in an empty folder."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "PYTHONWARNINGS": "error"}
    env = {**os.environ, "PYTHONPATH": "", **home}
    return opened(env, program=[str(environment.bin / "zashiki")], folder=folder)


async def play_all_games(address: str) -> None:
    visitor = Visitor(address)
    try:
        page = await visitor.http.get("/")
        assert page.status_code == 200
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert (await visitor.http.get(script)).status_code == 200
        guests = [Visitor(address) for _ in zashiki.names()]  # one would be too fast at four tables
        await asyncio.gather(*map(play, guests, zashiki.names()))
    finally:
        await send_visitors_home()


async def play(visitor: Visitor, game: str) -> None:
    """A person against a bot, to the end."""
    table = (await visitor.lay("me", "greedy", game=game))["id"]
    async with visitor.sit(table) as live:
        scene = await live.scene()
        while scene["actor"] >= 0:
            if scene["actor"] != scene["seat"]:
                scene = await live.scene()
                continue
            await asyncio.sleep(PACE)
            scene = await live.act(scene)
            assert scene["t"] == "scene", scene
    record = await visitor.http.get(f"/api/tables/{table}/record?form=text")
    assert Record.loads(record.text).state().is_over


def test_a_wheel_holds_rules_and_client_and_plays_all_games(tree: Path, tmp_path: Path) -> None:
    wheel = pip_wheel(tree, tmp_path)
    assert contents(wheel) == files(compiled=True)
    assert "zashiki/web/static/index.html" in contents(wheel)
    assert wheel.name.startswith(f"zashiki-{zashiki.__version__}-cp3")

    environment = Environment(tmp_path / "new", wheel)
    folder = tmp_path / "empty"
    folder.mkdir()
    with open_house(environment, folder) as address:
        asyncio.run(asyncio.wait_for(play_all_games(address), 120))


def test_a_pure_wheel_comes_from_an_sdist_and_says_that_it_is_slower(
    tree: Path, tmp_path: Path
) -> None:
    run("-c", f"from tools import backend; backend.build_sdist({str(tmp_path)!r})", cwd=tree)
    (sdist,) = tmp_path.iterdir()
    wheel = pip_wheel(sdist, tmp_path, ZASHIKI_PURE="1")
    assert wheel.name == f"zashiki-{zashiki.__version__}-py3-none-any.whl"
    assert contents(wheel) == files(compiled=False)

    environment = Environment(tmp_path / "new", wheel)
    said = subprocess.run(
        [environment.bin / "zashiki", "--version"], capture_output=True, text=True
    )
    assert "rules interpreted, about 40 times slower" in said.stdout
    check_that_no_extra_is_needed_to_compile(environment, tmp_path)


def check_that_no_extra_is_needed_to_compile(environment: Environment, folder: Path) -> None:
    """Environments stand beside what needs gymnasium, which is not there where pip builds."""
    (compiled,) = [files for files, name in groups() if name == "zashiki_envs"]
    python = f"--python-executable={environment.bin / 'python'}"
    run("-m", "mypy", python, f"--cache-dir={folder / 'cache'}", *compiled, cwd=ROOT)
