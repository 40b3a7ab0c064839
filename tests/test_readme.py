"""What the README and the docs show is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import zashiki

ROOT = Path(__file__).parent.parent


PAGES = [
    ("README.md", 8),
    ("docs/python.md", 40),
    ("docs/learning.md", 15),
    ("docs/many-machines.md", 2),
    ("docs/research.md", 20),
    ("docs/puzzles.md", 5),
]
EXCERPT = re.compile(
    r"^<!-- (?P<file>\S+) -->\n```\w+\n(?P<text>.+?)^```$", re.MULTILINE | re.DOTALL
)


@pytest.mark.parametrize(("page", "examples"), PAGES)
def test_the_examples_of_a_page_run(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted >= examples
    assert result.failed == 0


def test_excerpts_stand_in_the_files_they_name() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    found = list(EXCERPT.finditer(page))
    assert len(found) == page.count("<!-- ") > 4
    for excerpt in found:
        assert excerpt["text"] in (ROOT / excerpt["file"]).read_text(encoding="utf-8")


def test_the_example_of_the_package_runs() -> None:
    result = doctest.testmod(zashiki)
    assert result.attempted > 3
    assert result.failed == 0


def test_links_and_pictures_of_the_readme_and_docs_exist() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} names {target}"
