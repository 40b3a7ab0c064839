"""Running from the .py files although compiled ones lie beside them: set ZASHIKI_PURE=1."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds modules of this package in their source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("zashiki."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install_if_asked() -> None:
    if os.environ.get("ZASHIKI_PURE", "") not in ("", "0"):
        sys.meta_path.insert(0, SourceOnly())


def is_compiled() -> bool:
    """Whether the rules run compiled (by mypyc) or interpreted."""
    from zashiki.core import state

    return not (state.__file__ or "").endswith(".py")


def how_rules_run() -> str:
    """The same in words."""
    return "compiled" if is_compiled() else "interpreted, about 40 times slower"
