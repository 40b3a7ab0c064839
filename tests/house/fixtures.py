"""What tests of the house and of the web server share."""

from __future__ import annotations

import pytest

from tests.house.pebbles import GAME
from zashiki.core import registry


@pytest.fixture(autouse=True)
def pebbles_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is in the house while a test runs, and other tests never meet it."""
    monkeypatch.setitem(registry._homes, GAME.id, "tests.house.pebbles")
    monkeypatch.setitem(registry._games, GAME.id, GAME)
