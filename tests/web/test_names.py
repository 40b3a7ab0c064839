"""Names of players inside sentences."""

from __future__ import annotations

import msgspec
import pytest

from zashiki.core.message import Message
from zashiki.house.words import words
from zashiki.web.names import NamedWords

LUCK = Message("review-costliest", {"seat": Message("seat", {"number": 2})})


@pytest.mark.parametrize(
    ("name", "told"),
    [("Anna", "d’Anna"), ("Élise", "d’Élise"), ("Marc", "de Marc"), ("42", "de 42")],
)
def test_french_loses_a_vowel_before_another(name: str, told: str) -> None:
    say = NamedWords(words(None, "fr"), ["Ida", name])
    assert f" {told}\u00a0:" in say(LUCK)
    written = msgspec.json.encode({"text": words(None, "fr")(LUCK)})
    assert say.put_in(written) == msgspec.json.encode({"text": say(LUCK)})


def test_other_languages_keep_theirs() -> None:
    say = NamedWords(words(None, "en"), ["Ida", "Anna"])
    assert say(LUCK) == "Costliest decisions of Anna:"
