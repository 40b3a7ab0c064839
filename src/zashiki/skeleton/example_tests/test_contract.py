"""Example Game keeps the contract."""

from __future__ import annotations

from zashiki.skeleton.example_game import GAME
from zashiki.testing import check_game, soak


def test_contract() -> None:
    check_game(GAME)


def test_many_random_matches() -> None:
    assert soak(GAME, 100) > 100
