"""Tokaido Duo keeps the contract."""

from __future__ import annotations

from zashiki.games.tokaido_duo import GAME
from zashiki.testing import check_game, soak


def test_contract() -> None:
    check_game(GAME, examples=12)


def test_many_random_matches() -> None:
    assert soak(GAME, 60) > 60 * 200
