"""Names as in the printed rule texts, and one word for one thing."""

from __future__ import annotations

import re

import pytest

from tests.games.tokaido_duo.build import ready, stand
from zashiki.core.message import Message
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.tables import SIDE_NAMES
from zashiki.texts import speaker

WAVES = {
    "en": [
        "Calm pilgrim",
        "Hurried pilgrim",
        "Shrewd merchant",
        "Strong merchant",
        "Prolific artist",
        "Inspired artist",
    ],
    "de": [
        "Besinnlicher Pilger",
        "Eiliger Pilger",
        "Gerissene Händlerin",
        "Starke Händlerin",
        "Tüchtige Künstlerin",
        "Inspirierte Künstlerin",
    ],
    "fr": [
        "Pèlerin tranquille",
        "Pèlerin pressé",
        "Marchand habile",
        "Marchand robuste",
        "Artiste prolifique",
        "Artiste inspiré",
    ],
}
# Other words for what has a name: Küstenort, Gebirgsort, Handelsweg, Gebiet, Goldtafel, Gemälde …
STRAY = {
    "de": r"stadt|städte|straße|region|barren|bilder|geschenke|thermal|strand|strände|händler\b",
    "fr": r"marchande\b|lingot|tuile|étape|cadeau|figurine|de montagne\b|\btours\b|argent\b",
}


def everything_said(language: str) -> str:
    """Texts, rulebook, lessons and the words of both editions."""
    files = [f"texts/{language}.ftl", f"rulebook/{language}.md", f"lessons/{language}.md"]
    said = [(GAME.folder / file).read_text(encoding="utf-8") for file in files]
    for name in GAME.editions():
        edition = GAME.edition(name)
        said += [edition.name_in(language), edition.about_in(language)]
        said += [value.provenance.note for value in edition.values(language)]
    return "\n".join(said)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_waves_are_called_as_in_the_rule_texts_and_alike_everywhere(language: str) -> None:
    say = speaker(GAME, language)
    names = [say(Message(f"wave-{side}")) for two in SIDE_NAMES for side in two]
    assert names == WAVES[language]
    book = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    chapter = re.findall(r"^\*\*DUO-9\.\d\*\* \*(.+?)\s?:\*", book, re.MULTILINE)
    assert sorted(chapter) == sorted(names)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_one_word_for_one_thing(language: str) -> None:
    # the letters and spellings of message ids are English
    said = re.sub(r"^[a-z-]+ =|\$\w+", "", everything_said(language), flags=re.MULTILINE)
    assert re.findall(rf"[^\n]*(?:{STRAY[language]})[^\n]*", said, re.IGNORECASE) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_goods_that_a_town_buys_are_told_as_several(language: str) -> None:
    say = speaker(GAME, language)
    piece = next(p for p in GAME.scene(ready(), 0).pieces if p.id == "trade:C5")
    assert piece.label is not None
    assert {"en": "dolls", "de": "Puppen", "fr": "poupées"}[language] in say(piece.label)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_drawing_leaves_out_nobody_who_stands_inland(language: str) -> None:
    state = ready()
    stand(state, m0="M1", m1="M4")
    text = GAME.draw(state, None, language)
    assert max(map(len, text.splitlines())) <= 80
    assert "[m1]" in text
    assert "[m2]" in text
