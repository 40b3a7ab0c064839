"""A number beside a noun has a form for one and a form for many, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)

from tests.texts.test_texts import HOMES, resource
from zashiki.texts import LANGUAGES

# What numbers are called as arguments of messages.
NUMBERS = {
    *("n", "count", "number", "value", "points", "price", "cost", "money", "coins", "mon", "of"),
    *("left", "most", "least", "total", "amount", "steps", "strength", "years", "rounds", "ships"),
    *("cards", "tiles", "figures", "goods", "fire", "rice", "lines", "plies", "iki"),
}
# Words after a number that are the same for one and for many, or no nouns; in German nouns have
# capitals.
SAME = {
    "en": {
        *("mon", "koban", "iki", "rice", "wood", "money", "gold", "fire", "harmony", "experience"),
        *("of", "in", "on", "at", "to", "for", "from", "with", "and", "or", "more", "each", "per"),
        *("times", "hidden", "open", "other", "left", "by", "beside", "before", "than", "against"),
        *("is", "are", "does", "would", "leads", "reaches", "it", "once", "back"),
    },
    "de": {
        *("Mon", "Koban", "Iki", "Reis", "Holz", "Gold", "Geld", "Brandwehr", "Harmonie"),
        *("Erfahrung", "Zeichen", "Plättchen", "Gebäudeplättchen", "Prestigeplättchen"),
        *("Spieler", "Händler", "Gebäude"),
    },
    "fr": {
        *("mon", "koban", "iki", "riz", "bois", "or", "fois", "pas"),
        *("de", "d", "du", "des", "dans", "en", "sur", "à", "au", "pour", "par", "et", "ou", "le"),
        *("l", "n", "ne", "est", "avec", "contre", "mène", "atteint"),
    },
}
# Messages whose number is never one, and why.
NEVER_ONE = {
    "verdict-shared": "a place is shared by two at least",
    "house-too-many-tries": "the house allows many",
    "house-too-many-studies": "the house allows many",
    "house-too-many-puzzles": "the house allows many",
    "house-too-many-chapters": "the house allows many",
    "house-study-full": "the house allows many",
    "house-studies-full": "the house allows many",
    "field-flexible": "one to this many steps",
    "about-field-flexible": "likewise",
    "refusal-move-long": "one step is never too long",
    "refusal-stand-still": "a lap has as many steps as the street has spaces",
}
WORD = re.compile(r"[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]([^\W\d_]+)")


def faults(entry: Message | Term, language: str) -> Iterator[str]:
    if entry.value is not None and entry.id.name not in NEVER_ONE:
        yield from _in_pattern(entry.value, language, frozenset())


def _in_pattern(pattern: Pattern, language: str, chosen: frozenset[str]) -> Iterator[str]:
    """`chosen`: variables whose form has been chosen around it."""
    parts = pattern.elements
    for part, after in zip(parts, [*parts[1:], None], strict=True):
        if not isinstance(part, Placeable):
            continue
        inside = part.expression
        if isinstance(inside, SelectExpression):
            name = getattr(getattr(inside.selector, "id", None), "name", "")
            for variant in inside.variants:
                yield from _in_pattern(variant.value, language, chosen | {name})
        elif isinstance(inside, VariableReference) and inside.id.name in NUMBERS - chosen:
            word = WORD.match(after.value) if isinstance(after, TextElement) else None
            if word and _is_noun(word[1], language):
                yield f"{{ ${inside.id.name} }} {word[1]}"


def _is_noun(word: str, language: str) -> bool:
    return word not in SAME[language] and (language != "de" or word[0].isupper())


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beside_a_noun_has_plural_forms(home: str, language: str) -> None:
    found = {
        entry.id.name: list(faults(entry, language))
        for entry in resource(HOMES[home], language).body
        if isinstance(entry, Message | Term)
    }
    assert {name: told for name, told in found.items() if told} == {}


def test_a_missing_plural_form_is_found() -> None:
    text = """
bad = { $count } coins
good = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
half = { $count ->
    [one] one coin
   *[other] { $count } coins
} for { $points } points
fine = { $count } mon of { $seat } wishes
"""
    entries = [entry for entry in parse(text).body if isinstance(entry, Message)]
    found = {entry.id.name: list(faults(entry, "en")) for entry in entries}
    assert found == {
        "bad": ["{ $count } coins"],
        "good": [],
        "half": ["{ $points } points"],
        "fine": [],
    }
