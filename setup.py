"""Compile the rules with mypyc where there is a C compiler; otherwise they run interpreted."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from setuptools import setup

SRC = Path("src/zashiki")

# One group per game, so that a change to one game recompiles that game alone.
COMPILED_CORE = ["rng", "digest", "codes", "state", "cells", "actions", "setup", "bits"]
COMPILED_GAME = ["tables", "state", "rules", "scoring", "knowledge"]
COMPILED_GAME += ["ships", "trading", "collecting", "harbour"]  # steps of a turn
COMPILED_GAME += ["actions", "pile", "building", "effects", "rounds"]  # larger games
COMPILED_GAME += ["business", "events", "refusals"]
COMPILED_GAME += ["scene", "words"]  # made for every seat after every action
COMPILED_BOTS = ["knowledge", "settings", "tree", "greedy", "search"]


def groups() -> list[tuple[list[str], str]]:
    found = [([str(SRC / "core" / f"{name}.py") for name in COMPILED_CORE], "zashiki_core")]
    for game in sorted((SRC / "games").iterdir()):
        files = [game / f"{name}.py" for name in COMPILED_GAME]
        present = [str(file) for file in files if file.exists()]
        if present:
            found.append((present, f"zashiki_{game.name}"))
    bots = [SRC / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    bots += sorted((SRC / "bots" / "values").glob("[a-z]*.py"))
    found.append(([str(file) for file in bots if file.exists()], "zashiki_bots"))
    return found


def extensions() -> list[Any]:  # of setuptools or distutils Extensions, by version
    if os.environ.get("ZASHIKI_PURE", "") not in ("", "0"):
        return []
    from mypyc.build import mypycify

    # mypyc 2.4 stumbles over classes it reads back from its cache when groups are separate.
    cache = Path("build/mypy_cache")
    shutil.rmtree(cache, ignore_errors=True)
    os.environ["MYPY_CACHE_DIR"] = str(cache)
    parts = groups()
    files = [file for part, _ in parts for file in part]
    level = os.environ.get("ZASHIKI_OPT", "3")
    built = mypycify(files, opt_level=level, separate=[(f, n) for f, n in parts])
    for extension in built:
        extension.optional = True  # no compiler: the .py files beside are used instead
    return built


setup(ext_modules=extensions())
