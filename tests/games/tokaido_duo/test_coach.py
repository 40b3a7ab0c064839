"""A first match: what is decided in it, and where a short match begins."""

from __future__ import annotations

from tests.games.learning import decisions
from zashiki.games.tokaido_duo import GAME
from zashiki.study.positions import SHORT, arranged


def test_random_matches_ask_for_everything() -> None:
    assert len(decisions(GAME)) == 16


def test_a_short_match_begins_with_a_choice_of_dice_and_about_equal_points() -> None:
    state = arranged(GAME, SHORT)
    assert state.actor == 0
    assert {GAME.notate(state, code) for code in state.legal()} == {
        "take-pilgrim",
        "take-merchant",
        "take-artist",
    }
    mine, theirs = state.scores()
    assert abs(mine - theirs) <= 2
