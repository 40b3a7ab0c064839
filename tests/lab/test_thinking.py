"""What `zashiki.lab.thinking` measures; never how fast this machine is."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.lab import thinking


def test_it_counts_iterations_and_overruns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ITERATIONS", 30)
    monkeypatch.setattr(thinking, "MATCHES", 1)
    monkeypatch.setattr(thinking, "DECISIONS", 2)
    game = zashiki.game("tokaido_duo")
    assert thinking.speed(game, 2, "plain") > 0
    assert thinking.overrun(game, 2, 5) < 2000  # generous: the machine may be busy


def test_positions_are_choices_of_a_seat() -> None:
    for state in thinking.choices(zashiki.game("tokaido_duo"), 2, 1):
        assert state.actor >= 0
        assert len(state.legal()) > 1
