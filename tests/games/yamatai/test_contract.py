"""Yamataï keeps the contract of the house."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.testing import check_game


@pytest.mark.rule("YAM-0.1", "YAM-0.2", "YAM-0.3", "YAM-0.4")
def test_yamatai_keeps_the_contract() -> None:
    check_game(zashiki.game("yamatai"))  # raises ContractError, an AssertionError
