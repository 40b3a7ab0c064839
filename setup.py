"""Compile the rules with mypyc where there is a C compiler, and see to the browser client.

Without a compiler, or with ZASHIKI_PURE=1, the rules run interpreted.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from tools import client
from tools.build import COMPILED, SUFFIX, compiled_files, stale

SRC = Path(__file__).parent / "src" / "zashiki"

# Every module of a game is compiled, but for those of these names.
INTERPRETED = {
    "__init__",  # the game itself, asked by name: nothing to gain
    "about",  # asked for one thing at a time, by people
    "editing",  # asked when a position is arranged by hand
    "edition",  # msgspec reads the annotations of its structs at run time
    "position",  # likewise
    "possible",  # asked when a position is arranged
    "gallery",  # made once for an edition, and kept
    "layout",  # made once for a table, and kept
    "meaning",  # called for one action at a time, by people and at the edge of the house
    "notation",  # likewise
    "terminal",  # likewise
}
# Nobody replaces functions of a module that is loaded: it may call and inline its own directly.
CALLS_ITSELF = "-fno-semantic-interposition"


def modules(folder: Path) -> list[Path]:
    """The files of a folder that are compiled, together as one group."""
    if folder.parent.name == "games":
        return sorted(file for file in folder.glob("*.py") if file.stem not in INTERPRETED)
    found = [file for name in COMPILED[folder.name] for file in folder.glob(f"{name}.py")]
    return sorted(file for file in found if file.stem != "__init__")


def groups(src: Path = SRC) -> list[tuple[list[str], str]]:
    """One per game, so that a change to one game recompiles that game alone; the largest first,
    so that no compiler is left alone with a large one at the end.
    """
    games = [file.parent for file in (src / "games").glob("*/__init__.py")]
    folders = [*(src / name for name in COMPILED), *games]
    found = [(folder.name, modules(folder)) for folder in folders]
    found = [(name, files) for name, files in found if files]
    found.sort(key=lambda group: -sum(file.stat().st_size for file in group[1]))
    return [([os.path.relpath(file) for file in files], f"zashiki_{name}") for name, files in found]


def is_pure() -> bool:
    return os.environ.get("ZASHIKI_PURE", "") not in ("", "0")


def extensions() -> list[Any]:  # of setuptools or distutils Extensions, by version
    if is_pure():
        return []
    return ready_extensions() or mypyc_extensions()


def ready_extensions() -> list[Extension]:
    """What lies compiled beside its source, if all of it is up to date."""
    if stale():
        return []
    places = [file.relative_to(SRC.parent) for file in compiled_files(SRC.parent)]
    return [Extension(".".join(place.parts).removesuffix(SUFFIX), []) for place in places]


def mypyc_extensions() -> list[Any]:
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
        if sys.platform == "linux":  # elsewhere compilers do so unasked
            extension.extra_compile_args.append(CALLS_ITSELF)
    return built


class Rules(Distribution):
    """The package: of one platform where its rules are compiled. Who asks for metadata or packs
    sources compiles nothing, and may not have mypyc yet.
    """

    def has_ext_modules(self) -> bool:
        return not is_pure() and not {"dist_info", "egg_info", "sdist"}.issuperset(self.commands)


class Build(build):
    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)  # all that lies there would be packed
        super().run()


class BuildRules(build_ext):
    """Compiles what is not ready."""

    def finalize_options(self) -> None:
        if self.distribution.ext_modules is None:
            self.distribution.ext_modules = extensions()
        self.parallel = self.parallel or os.cpu_count()
        super().finalize_options()

    def build_extension(self, ext: Extension) -> None:
        if ext.sources:
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SRC.parent / f"{ext.name.replace('.', '/')}{SUFFIX}", target)


class BuildPackage(build_py):
    def run(self) -> None:
        build_client()
        super().run()


class PackSources(sdist):
    def run(self) -> None:
        build_client()
        super().run()


def build_client() -> None:
    if client.main(["build"]):
        raise SystemExit("the browser client could not be built")


COMMANDS = {
    "build": Build,
    "build_ext": BuildRules,
    "build_py": BuildPackage,
    "sdist": PackSources,
}

if __name__ == "__main__":
    setup(distclass=Rules, cmdclass=COMMANDS)
