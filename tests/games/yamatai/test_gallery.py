"""The gallery: everything in the box, once, with as many as there are."""

from __future__ import annotations

from collections import Counter

from zashiki.games.yamatai import GAME
from zashiki.texts import speaker


def test_all_that_is_in_the_box_is_shown() -> None:
    shown = Counter(exhibit.group.id for exhibit in GAME.gallery())
    assert shown == {
        "sign-fleets": 10,
        "sign-hired": 18,
        "group-standard": 21,
        "group-prestige": 7,
        "group-ships": 5,
        "place-culture": 6,
        "group-rest": 4,
    }


def test_pieces_of_which_there_are_several_are_counted() -> None:
    counts = {exhibit.id: exhibit.count for exhibit in GAME.gallery()}
    assert counts["ship-bamboo"] == 22
    assert counts["culture-rose"] == 5
    assert counts["mountain"] == 7
    assert counts["sacred-ground"] == 8


def test_an_exhibit_says_what_it_does() -> None:
    found = {exhibit.id: exhibit for exhibit in GAME.gallery()}
    say = speaker(GAME, "en")
    assert [say(line) for line in found["specialist-yasoma"].lines] == [
        "Nothing but fame.",
        "Worth 5 points at the end.",
    ]
    assert say(found["ship-gold"].lines[1]) == "Gold is neither bought nor sold."
