"""Yamataï keeps the contract of the house."""

from __future__ import annotations

import zashiki
from zashiki.testing import check_game


def test_yamatai_keeps_the_contract() -> None:
    check_game(zashiki.game("yamatai"))  # raises ContractError, an AssertionError
