"""A first match: what the coach speaks of, and where a short match begins."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.learning import PARTS, decisions
from tests.games.samurai.build import captured
from zashiki.games.samurai import GAME
from zashiki.games.samurai.rules import Samurai
from zashiki.study.positions import SHORT, arranged
from zashiki.texts import LANGUAGES, speaker


def test_random_play_comes_to_all_kinds_of_decision() -> None:
    turn = {"lay", "lay-more", "lay-fast", "lay-again", "swap", "end"}
    assert decisions(GAME) >= turn | {"pick", "place-city", "place-village"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_of_passing_too(language: str) -> None:
    words = speaker(GAME, language)
    assert all(words.has(f"coach-pass{part}") for part in PARTS)


def test_a_short_first_match_begins_with_a_turn_of_the_first_seat_half_way() -> None:
    state = cast("Samurai", arranged(GAME, SHORT))
    assert state.setup.options == GAME.settle(GAME.first_options)
    assert (state.actor, state.laid, state.held[0]) == (0, 0, 5)
    gone = 21 - state.figures_standing()
    assert 7 <= gone <= 14
    assert sum(captured(state, 0)) == sum(captured(state, 1))
