"""IKI keeps the contract."""

from __future__ import annotations

import zashiki
from zashiki.testing import check_game


def test_iki_keeps_the_contract() -> None:
    check_game(zashiki.game("iki"), examples=6)
