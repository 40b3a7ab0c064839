"""One word for one thing: what a glossary rules out is said nowhere.

`glossary/LANGUAGE.toml` has a table for each game, for `client`, `house` and `shared`, and one for
`everywhere`. A key is what must not be said (a pattern of whole words, in any case), its value what
is said instead.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, Term, TextElement

import zashiki
from tests.texts.test_texts import HOMES, SRC
from zashiki.texts import LANGUAGES

GLOSSARIES = Path(__file__).parent / "glossary"
CLIENT = SRC.parents[1] / "client" / "src" / "words"
TOLD = re.compile(r'"[^"\n]*?":\s*"([^"\n]*)"|^\s*[\w.]+:\s*"([^"\n]*)"', re.MULTILINE)
# what is no word: names of pictures in a rulebook, of steps in lessons
NAMES = {
    "rulebook": re.compile(r"\((?:figure|art):[\w-]+\)"),
    "lessons": re.compile(r"^#{2,3} .*$|^# [\w-]+:", re.MULTILINE),
}
# What no typesetter leaves standing: quotes of other languages, a hyphen for a dash, three dots.
NEVER_SET = {
    "en": ("„", "«", "»", " - ", "..."),
    "de": ("”", "«", "»", " - ", "..."),
    "fr": ("„", "“", "”", " - ", "..."),
}


def glossary(language: str) -> dict[str, dict[str, str]]:
    file = GLOSSARIES / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def told_of(home: str, language: str) -> dict[str, str]:
    """Everything that is said there, by where it stands: messages, chapters, editions."""
    if home == "client":
        text = (CLIENT / f"{language}.ts").read_text(encoding="utf-8")
        return {"words": "\n".join(a or b for a, b in TOLD.findall(text))}
    tree = parse((HOMES[home] / f"{language}.ftl").read_text(encoding="utf-8"))
    said = {
        entry.id.name: " ".join(_texts(entry.value))
        for entry in tree.body
        if isinstance(entry, Message | Term) and entry.value is not None
    }
    folder = HOMES[home].parent
    for part, names in NAMES.items():
        file = folder / part / f"{language}.md"
        if file.is_file():
            said[part] = names.sub("", file.read_text(encoding="utf-8"))
    if home in zashiki.names():
        said |= {f"edition {name}": told for name, told in _editions(home, language)}
    return said


def _texts(pattern: Pattern) -> Iterator[str]:
    for part in pattern.elements:
        if isinstance(part, TextElement):
            yield part.value
        elif isinstance(part, Placeable) and isinstance(part.expression, SelectExpression):
            for variant in part.expression.variants:
                yield from _texts(variant.value)


def _editions(name: str, language: str) -> Iterator[tuple[str, str]]:
    game = zashiki.game(name)
    for edition in game.editions():
        made = game.edition(edition)
        notes = [value.provenance.note for value in made.values(language)]
        yield edition, "\n".join([made.name_in(language), made.about_in(language), *notes])


def found_in(text: str, words: dict[str, str]) -> list[str]:
    """The words that should be others, with those others."""
    told = " ".join(text.split())  # a line may break inside a phrase
    found = []
    for word, better in words.items():
        pattern = rf"(?<!\w)(?:{word})(?!\w)"
        hits = re.finditer(pattern, told, re.IGNORECASE)
        found += [f"{hit[0]!r}: {better}" for hit in hits]
    return found


@pytest.mark.parametrize("home", [*HOMES, "client"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_the_glossary_rules_out(home: str, language: str) -> None:
    rules = glossary(language)
    words = rules.get("everywhere", {}) | rules.get(home, {})
    found = {where: found_in(text, words) for where, text in told_of(home, language).items()}
    assert {where: told for where, told in found.items() if told} == {}


@pytest.mark.parametrize("home", [*HOMES, "client"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_dashes_are_those_of_the_language(home: str, language: str) -> None:
    found = [
        f"{where}: {sign}"
        for where, text in told_of(home, language).items()
        for sign in NEVER_SET[language]
        if sign in text and not where.startswith("edition")
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_speaks_of_what_there_is(language: str) -> None:
    assert set(glossary(language)) <= {"everywhere", "client", *HOMES}


def test_a_word_that_is_ruled_out_is_found() -> None:
    words = {"robots?": "bot", "case libre": "case flexible"}
    text = "Deux robots jouent.\nLa case\nlibre, non la robotique."
    assert found_in(text, words) == ["'robots': bot", "'case libre': case flexible"]
    assert "Annuler" in told_of("client", "fr")["words"]
