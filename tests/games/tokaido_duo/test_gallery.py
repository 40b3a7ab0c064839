"""The gallery: everything there is, with what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from zashiki.games.tokaido_duo import GAME
from zashiki.texts import LANGUAGES, speaker


def test_as_many_of_everything_as_the_rules_say() -> None:
    counts: Counter[str] = Counter()
    for exhibit in GAME.gallery():
        counts[exhibit.id.split("-")[0]] += exhibit.count
    assert counts == {  # DUO-1.1
        "figure": 6,
        "die": 3,
        "station": 24,
        "town": 4,
        "tile": 8,
        "good": 26,
        "gold": 12,
        "wave": 6,
        "spring": 1,
        "painting": 20,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_differ(language: str) -> None:
    say = speaker(GAME, language)
    titles = [say(exhibit.title) for exhibit in GAME.gallery()]
    assert len(set(titles)) == len(titles)
