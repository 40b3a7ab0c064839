"""What a first match of IKI needs: words for every kind of decision, and a short match."""

from __future__ import annotations

import pytest

import zashiki
from tests.games.learning import PARTS, decisions, steps
from zashiki.core.rng import Rng
from zashiki.games.iki.state import PHASE_NAMES
from zashiki.study.positions import SHORT, arranged
from zashiki.texts import LANGUAGES, speaker

GAME = zashiki.game("iki")
SILENT = {"over"}  # nobody acts any more; what is drawn is chance's


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_of_every_decision(language: str) -> None:
    words = speaker(GAME, language)
    phases = {name for name in PHASE_NAMES if not name.startswith("draw-")} - SILENT
    for phase in phases:
        for part in PARTS:
            assert words.has(f"coach-{phase}{part}"), f"coach-{phase}{part} in {language}"


def test_random_matches_ask_for_most_of_them() -> None:
    assert len(decisions(GAME)) > 12


def test_the_short_match_begins_with_a_month_of_the_first_seat() -> None:
    state = arranged(GAME, SHORT)
    assert (state.actor, state.seats, state.position()["phase"]) == (0, 2, "order")
    whole = len([*steps(GAME.start(2), Rng(1))])
    assert whole / 3 < len([*steps(state, Rng(1))]) < whole * 2 / 3
