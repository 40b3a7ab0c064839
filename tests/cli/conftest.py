"""The command line in this process: what was typed, what was said, how it ended."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.cli.teahouse import GAME
from zashiki.cli import run
from zashiki.core import registry


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Zashiki = Callable[..., Said]


@pytest.fixture(autouse=True)
def teahouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game sits in the house for one test."""
    monkeypatch.setitem(registry._homes, GAME.id, GAME.package)
    monkeypatch.setitem(registry._games, GAME.id, GAME)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def zashiki(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Zashiki:
    def call(*args: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return call
