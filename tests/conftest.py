"""For every test: games that a test brings to the house leave with it."""

from __future__ import annotations

import pytest

from zashiki.core import registry


@pytest.fixture(autouse=True)
def _games_leave_with_their_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_homes", dict(registry._homes))
    monkeypatch.setattr(registry, "_games", dict(registry._games))
