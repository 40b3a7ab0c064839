"""Action codes and their texts."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import GAME, begin, tables
from zashiki.games.yamatai.notation import Notation
from zashiki.games.yamatai.state import ACTIONS


def test_every_code_has_a_text_of_its_own() -> None:
    notation = Notation(tables())
    texts = {}
    for code in range(ACTIONS):
        try:
            texts[code] = notation.notate(code)
        except KeyError:
            continue  # room for larger editions
    assert len(set(texts.values())) == len(texts) > 2000
    assert all(notation.parse(text) == code for code, text in texts.items())


def test_the_code_space_stays_small() -> None:
    assert GAME.action_count == ACTIONS < 5000


def test_what_is_not_understood_is_said() -> None:
    with pytest.raises(ValueError, match="'sail' is not an action of Yamataï"):
        GAME.parse(begin(2), "sail")
