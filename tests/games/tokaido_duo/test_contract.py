"""The promises every game keeps."""

from __future__ import annotations

import zashiki
from zashiki.testing import check_game


def test_the_game_keeps_the_contract() -> None:
    check_game(zashiki.game("tokaido_duo"))
