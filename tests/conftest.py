"""For every test: games that a test brings to the house leave with it."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from zashiki.core import registry

# Tests run side by side: numpy takes one core, not all, before anybody imports it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Examples are judged by what they show, not by how long a busy machine takes to make them.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(autouse=True)
def _games_leave_with_their_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_homes", dict(registry._homes))
    monkeypatch.setattr(registry, "_games", dict(registry._games))
