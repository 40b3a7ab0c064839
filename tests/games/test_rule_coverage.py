"""Every rule of a rulebook is cited by the code that carries it out and proved by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.everyone import everyone, folders_of
from zashiki.core.game import Game
from zashiki.testing import RULE_ID, rule_ids

ROOT = Path(__file__).parents[2]
ANY_ID = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
SHARED = re.compile(r"prefix \+ \"(-0\.\d)\"")  # chapter 0, carried out for all games by the core

every_game = pytest.mark.parametrize("game", everyone(), ids=lambda game: game.id)


def cited(folder: Path, prefix: str) -> set[str]:
    """Ids in the code of a game, chapter 0 in the core."""
    core = (ROOT / "src/zashiki/core/state.py").read_text(encoding="utf-8")
    ids = {prefix + ending for ending in SHARED.findall(core)}
    for file in folder.rglob("*.py"):
        ids |= set(ANY_ID.findall(file.read_text(encoding="utf-8")))
    return ids


def proved(folder: Path) -> set[str]:
    """Ids in the rule marks of tests that assert something."""
    ids: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for test in _tests(ast.parse(file.read_text(encoding="utf-8"))):
            if _asserts(test):
                for mark in test.decorator_list:
                    ids |= _mark_ids(mark)
    return ids


def _asserts(test: ast.FunctionDef) -> bool:
    """A real assertion, or an exception that must come."""
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(test)
    )


def _tests(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def _mark_ids(mark: ast.expr) -> set[str]:
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"):
        return set()
    return {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}


@every_game
def test_every_rule_is_cited_by_code_and_proved_by_a_test(game: Game) -> None:
    rules = rule_ids(game)
    assert rules
    folder, tests_folder = folders_of(game)
    code, tests = cited(folder, game.prefix), proved(tests_folder)
    assert sorted(rules - code) == [], "rules that no code cites"
    assert sorted(rules - tests) == [], "rules that no test proves"
    assert sorted(code - rules) == [], "code cites rules that the rulebook lacks"
    assert sorted(tests - rules) == [], "tests cite rules that the rulebook lacks"


@every_game
@pytest.mark.parametrize("language", ["de", "fr"])
def test_translated_rulebooks_have_the_same_rules_in_the_same_order(
    game: Game, language: str
) -> None:
    folder = game.folder / "rulebook"
    ours = RULE_ID.findall((folder / f"{language}.md").read_text(encoding="utf-8"))
    assert ours == RULE_ID.findall((folder / "en.md").read_text(encoding="utf-8"))


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        '@pytest.mark.rule("TOY-1.1", "TOY-1.2")\ndef test_a():\n    assert x\n'
        '@pytest.mark.parametrize("id", ["TOY-1.3"])\ndef test_b():\n    assert x\n'
        '@pytest.mark.rule("TOY-1.4")\ndef test_c():\n    with pytest.raises(E):\n        f()\n'
        '@pytest.mark.rule("TOY-1.5")\ndef test_d():\n    f()\n'
    )
    assert proved(tmp_path) == {"TOY-1.1", "TOY-1.2", "TOY-1.4"}
