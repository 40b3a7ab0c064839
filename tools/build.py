"""Compile the rules in place, only where a source changed; say so when there is no compiler.

python tools/build.py            build what is out of date
python tools/build.py --check    exit 1 if compiled files do not match their sources
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "zashiki"
STAMP = ROOT / "build" / "stamp.json"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

# Of other folders, what runs in every action of a match, of a search, of an environment or of a
# table in the browser.
COMPILED = {
    "core": [
        "actions",
        "bits",
        "cells",
        "codes",
        "digest",
        "exchange",
        "rng",
        "setup",
        "sheet",
        "state",
    ],
    "bots": ["greedy", "knowledge", "nets/*", "search", "settings", "tree", "values/*"],
    "envs": ["batch", "rewards"],
    "web": ["names", "scene_diff", "scene_json", "table_view"],
}


def folders() -> list[Path]:
    """Where compiled modules can lie; each is compiled as one group."""
    games = [file.parent for file in (SRC / "games").glob("*/__init__.py")]
    return [*(SRC / name for name in COMPILED), *sorted(games)]


def sources(folder: Path) -> list[Path]:
    """What a change of compiles the folder again; most files of the web are not compiled."""
    if folder.name == "web":
        return [folder / f"{name}.py" for name in COMPILED["web"]]
    return sorted(folder.rglob("*.py"))


def fingerprints() -> dict[str, str]:
    """By folder, over its own sources and what these are compiled against: the core, and for
    the bots the games.
    """
    optimised = os.environ.get("ZASHIKI_OPT", "3")
    shared = hashlib.sha256(f"{sys.version} {optimised} {COMPILED}".encode())
    for file in [ROOT / "setup.py", *sorted((SRC / "core").glob("*.py"))]:
        shared.update(file.read_bytes())
    found = {}
    for folder in folders():
        own = shared.copy()
        games = sorted((SRC / "games").rglob("*.py")) if folder.name == "bots" else []
        for file in [*games, *sources(folder)]:
            own.update(file.name.encode() + file.read_bytes())
        found[folder.relative_to(ROOT).as_posix()] = own.hexdigest()
    return found


def stale() -> list[Path]:
    built = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    return [ROOT / name for name, value in fingerprints().items() if built.get(name) != value]


def compiled_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob(f"*{SUFFIX}"))


def build() -> int:
    sources = fingerprints()  # a source that is edited meanwhile is not what is compiled
    changed = stale()
    if not changed:
        return 0
    for folder in changed:
        for file in compiled_files(folder):
            file.unlink()  # a stale one beside an edited source would win
    print("Compiling the rules with mypyc …", flush=True)
    run = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", "2"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        print(run.stdout[-4000:], run.stderr[-4000:], sep="\n", file=sys.stderr)
        return run.returncode
    if not compiled_files(SRC):
        print("No C compiler found: the rules run interpreted, about 40 times slower.")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps(sources, indent=1))
    return 0


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(1 if stale() else 0)
    sys.exit(build())
