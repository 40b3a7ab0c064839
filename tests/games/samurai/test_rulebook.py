"""The rulebook of Samurai explains every sign of the table."""

from __future__ import annotations

import re

from zashiki.core.art import symbols
from zashiki.core.rulebook import rulebook
from zashiki.games.samurai import GAME

DECORATION = {"print", "seal"}


def test_every_icon_is_explained() -> None:
    icons = re.findall(r"!\[[^]]+\]\(art:([\w-]+)\)", rulebook(GAME))
    assert sorted(icons) == sorted(symbols(GAME).keys() - DECORATION)
