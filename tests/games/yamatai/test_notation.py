"""Action codes and their texts."""

from __future__ import annotations

import pytest

from tests.games.yamatai.build import begin
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai.actions import ACTIONS


def test_every_code_has_a_text_of_its_own() -> None:
    state = begin(2)
    codes = [code for code in range(ACTIONS.count) if GAME.notation(state).exists(code)]
    texts = {GAME.notate(state, code) for code in codes}
    assert len(texts) == len(codes) > 2000
    assert all(GAME.parse(state, GAME.notate(state, code)) == code for code in codes)


def test_the_code_space_stays_small() -> None:
    assert GAME.action_count == 3195


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("collect-s07-i02", {"family": "collect", "space": "s07", "shore": "i02"}),
        ("move-s07-s16", {"family": "move", "space": "s07", "target": "s16"}),
        ("pay-rose+rose", {"family": "pay", "payment": "rose+rose"}),
        ("deal-blue-mountain", {"family": "deal", "kind": "blue", "mountain": "-mountain"}),
        ("wood@s01", {"family": "place", "ship": "wood", "space": "s01"}),
        ("show-fleet3", {"family": "show-fleet", "fleet": "fleet3"}),
        ("go-on", {"family": "go-on"}),
    ],
)
def test_a_code_is_described_by_name(text: str, told: dict[str, str]) -> None:
    state = begin(2)
    assert GAME.describe(state, GAME.parse(state, text)) == told


def test_what_is_not_understood_is_said() -> None:
    with pytest.raises(ValueError, match="'sail': not an action of Yamataï; try take-fleet1"):
        GAME.parse(begin(2), "sail")
    with pytest.raises(ValueError, match="there is no space 's99'"):
        GAME.parse(begin(2), "wood@s99")
    with pytest.raises(ValueError, match="not an action"):
        GAME.parse(begin(2), "collect-s07-i30")  # the space does not touch the island
