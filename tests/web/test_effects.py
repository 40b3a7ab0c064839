"""What an action changes at once, in words beside a hint."""

from __future__ import annotations

import pytest

import zashiki
from zashiki import CHANCE, Rng
from zashiki.core.message import Message
from zashiki.house.words import words
from zashiki.web.effects import effects, grounds


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


@pytest.mark.parametrize(
    ("plies", "matters", "thing"),
    [(0, "coach-pick-good", "about-tile-"), (10, "coach-place-city-good", "about-c")],
)
def test_where_all_choices_change_the_same_numbers_a_hint_says_what_matters(
    plies: int, matters: str, thing: str
) -> None:
    game, rng = zashiki.game("samurai"), Rng(3)
    state = game.start(2)
    for _ in range(plies):
        state.apply(state.random_action(rng))
    seat = int(state.actor)
    choices = game.scene(state, seat).legal
    for told in grounds(game, state, choices, seat):
        assert told[0].id == matters
        assert told[1].id.startswith(thing)
        assert all(words(game, language)(each) for each in told for language in ("en", "de", "fr"))


def test_where_they_differ_a_hint_says_how() -> None:
    game, rng = zashiki.game("tokaido_duo"), Rng(2)
    state = game.start(2)
    found: list[list[Message]] = []
    while not any(found):
        state.apply(state.random_action(rng))
        if state.actor != CHANCE:
            choices = game.scene(state, int(state.actor)).legal
            found = [effects(game, state, choice.code, int(state.actor)) for choice in choices]
            if all(each == found[0] for each in found):
                found = []
    assert grounds(game, state, choices, int(state.actor)) == found
