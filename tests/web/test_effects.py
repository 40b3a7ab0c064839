"""What an action changes at once, in words beside a hint."""

from __future__ import annotations

import pytest

import zashiki
from zashiki import CHANCE, Rng
from zashiki.house.words import words
from zashiki.web.effects import effects


@pytest.mark.parametrize("name", zashiki.names())
def test_effects_are_the_numbers_that_change(name: str) -> None:
    game, rng = zashiki.game(name), Rng(11)
    state, told = game.start(2), 0
    say = [words(game, language) for language in ("en", "de", "fr")]
    while not state.is_over:
        code, seat = int(state.random_action(rng)), int(state.actor)
        if seat != CHANCE:
            found = effects(game, state, code, seat)
            before, after = game.scene(state, seat), game.scene(state.after(code), seat)
            assert bool(found) == (before.panels[seat] != after.panels[seat])
            assert all(speak(effect) for effect in found for speak in say)
            told += len(found)
        state.apply(code)
    assert told > 10
