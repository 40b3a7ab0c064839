"""Samurai keeps the contract."""

from __future__ import annotations

from zashiki.games.samurai import GAME
from zashiki.testing import check_game, soak


def test_contract() -> None:
    check_game(GAME)


def test_many_random_matches() -> None:
    assert soak(GAME, 120) > 120 * 60
