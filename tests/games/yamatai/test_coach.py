"""The coach of a first match: it knows something about every decision."""

from __future__ import annotations

import re

from tests.games.learning import PARTS, decisions
from zashiki.games.yamatai import GAME, words
from zashiki.study.positions import SHORT, arranged

# Nothing is asked of a seat to act by these.
TOLD_ONLY = {"over", "wait"}


def test_random_matches_ask_for_most_of_them() -> None:
    assert len(decisions(GAME)) > 15


def test_every_prompt_that_asks_a_seat_has_its_words() -> None:
    text = (GAME.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    prompts = set(re.findall(r"^prompt-(\S+) =", text, re.MULTILINE))
    drawn = {message.id.removeprefix("prompt-") for message in words.DRAWN.values()}
    coached = set(re.findall(r"^coach-(\S+) =", text, re.MULTILINE))
    asked = prompts - TOLD_ONLY - drawn
    assert coached == {name + part for name in asked for part in PARTS}


def test_a_short_first_match_begins_with_a_turn_of_its_own() -> None:
    state = arranged(GAME, SHORT)
    assert state.actor == 0
    assert GAME.prompt(state, 0).id == "prompt-take"
    first, second = (panel.score for panel in GAME.scene(state, 0).panels)
    assert first is not None
    assert second is not None
    assert abs(first - second) <= 2
