"""What pip asks to build a wheel or an sdist: setuptools, and what this very build needs besides.

Interpreted rules (ZASHIKI_PURE=1) need no mypyc. A browser client that is built already, as in an
sdist, needs no Node; otherwise Node comes from a wheel where the machine has none.
"""

from __future__ import annotations

import tomllib
from typing import Any

from setuptools import build_meta

from setup import is_pure
from tools import client

build_editable = build_meta.build_editable
build_sdist = build_meta.build_sdist
build_wheel = build_meta.build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *to_compile(), *to_draw()]


def get_requires_for_build_editable(settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(settings), *to_compile(), *to_draw()]


def get_requires_for_build_sdist(settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *to_draw()]


def to_compile() -> list[str]:
    """The compiler, and all whose types it reads."""
    return [] if is_pure() else [*project()["project"]["dependencies"], *group("compile")]


def to_draw() -> list[str]:
    return [] if client.is_built() or client.machine_node() else group("client")


def group(name: str) -> list[str]:
    found: list[str] = project()["dependency-groups"][name]
    return found


def project() -> dict[str, Any]:
    return tomllib.loads((client.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
