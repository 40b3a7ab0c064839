"""Colours, crests and patterns: readable in both themes, and told apart."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from zashiki.core.crests import NAMES, OUTLINES
from zashiki.core.palette import TONES, contrast
from zashiki.core.patterns import PATTERNS, define


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_and_pieces_stand_out_from_their_ground(theme: str) -> None:
    def shade(name: str) -> str:
        return str(getattr(TONES[name], theme))

    for ground in ("ground", "paper"):
        for words in ("ink", "quiet", "indigo", "vermilion"):
            assert contrast(shade(words), shade(ground)) >= 4.5, (words, ground)
        for thing in ("moss", "plum", "wood", "stone", "clay", "bamboo", "blossom"):
            assert contrast(shade(thing), shade(ground)) >= 3, (thing, ground)
    assert contrast(shade("gold"), shade("paper")) >= 3  # scores are large and stand on paper
    for seat in range(4):
        assert contrast(shade(f"seat-{seat}"), shade("on-seat")) >= 4.5
        assert contrast(shade(f"seat-{seat}"), shade("ground")) >= 3


def test_four_crests_differ() -> None:
    assert len(set(OUTLINES)) == len(NAMES) == 4


@pytest.mark.parametrize("name", sorted(PATTERNS))
def test_patterns_are_well_formed_and_repeat(name: str) -> None:
    root = ElementTree.fromstring(define(name, "it", 0.5))  # noqa: S314  our own text
    assert root.get("id") == "it"
    assert float(root.get("width", 0)) > 0
    assert float(root.get("height", 0)) > 0
