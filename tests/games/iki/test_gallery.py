"""The gallery of IKI shows everything there is in the box, once."""

from __future__ import annotations

from collections import Counter

import zashiki
from zashiki.texts import speaker

GAME = zashiki.game("iki")


def test_everything_is_shown() -> None:
    kinds: Counter[str] = Counter()
    for exhibit in GAME.gallery():
        kinds[exhibit.id.partition("-")[0]] += exhibit.count
    goods, blocks, fires = 4 * 6, 12, 4
    assert kinds == Counter(card=60, building=10, tile=5, good=goods, block=blocks, fire=fires)


def test_cards_are_grouped_by_season() -> None:
    say = speaker(GAME, "en")
    cards = [exhibit for exhibit in GAME.gallery() if exhibit.id.startswith("card-")]
    groups = Counter(say(exhibit.group) for exhibit in cards)
    assert list(groups.values()) == [4, 14, 14, 14, 14]


def test_a_card_tells_what_it_does() -> None:
    say = speaker(GAME, "en")
    armourer = next(each for each in GAME.gallery() if each.id == "card-SP12")
    assert say(armourer.title) == "Armourer"
    assert "Costs 6 mon and raises your fire value by 2" in say(armourer.lines[0])
