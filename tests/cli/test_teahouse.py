"""The toy keeps the contract, so that what is tried on it holds for any game."""

from __future__ import annotations

from tests.cli.teahouse import GAME
from zashiki.testing import check_game


def test_the_toy_keeps_the_contract() -> None:
    check_game(GAME)
