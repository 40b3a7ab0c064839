"""What the pages for developers name is there, under that name and in that file."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = (ROOT / "client" / "src", ROOT / "src" / "zashiki")
CLICK = (ROOT / "docs" / "a-click.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([^`]+)`", CLICK)))
FILES = [name for name in NAMED if re.fullmatch(r"[\w/]+\.(py|tsx?|md)", name)]
NAMES = [name for name in NAMED if re.fullmatch(r"\w+(\.\w+)?", name) and name not in FILES]


@cache
def sources() -> dict[str, str]:
    """All modules of both sides, by their path."""
    kinds = (".py", ".ts", ".tsx")
    files = [file for folder in FOLDERS for file in folder.rglob("*") if file.suffix in kinds]
    return {str(file): file.read_text(encoding="utf-8") for file in files}


def defines(path: str, name: str) -> bool:
    """Whether a module is called so, or something in it: a function, class, method, field or kind
    of message.
    """
    word = re.escape(name)
    definition = (
        rf"(?:def|class|function|const|let|interface|type) {word}\b"
        rf"|^\s*(?:(?:async|static|private|readonly|get) )*{word}\??(?:\(|: | = |<)"
        rf"|self\.{word}\b.* = "
        rf'|tag="{word}"'
    )
    return Path(path).stem == name or bool(re.search(definition, sources()[path], re.MULTILINE))


@pytest.mark.parametrize("name", FILES)
def test_the_files_on_the_way_of_a_click_are_there(name: str) -> None:
    assert any((folder / name).is_file() for folder in (*FOLDERS, ROOT / "docs"))


@pytest.mark.parametrize("name", NAMES)
def test_the_functions_on_the_way_of_a_click_are_there(name: str) -> None:
    """A method stands in the module of its class."""
    parts = name.split(".")
    assert any(all(defines(path, part) for part in parts) for path in sources())


def test_a_page_that_names_nothing_would_prove_nothing() -> None:
    assert len(FILES) > 20
    assert len(NAMES) > 60
    assert not any(defines(path, "no_such_function") for path in sources())
