"""Spaces that do not break, where a language wants them."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.core.message import Message
from zashiki.core.rulebook import rules
from zashiki.core.typography import typeset
from zashiki.study.lessons import lesson_words, lessons
from zashiki.texts import speaker


@pytest.mark.parametrize(
    ("plain", "french"),
    [
        ("Fin : 3", "Fin\u00a0: 3"),
        ("Où ? Là ! Oui ; non", "Où\u202f? Là\u202f! Oui\u202f; non"),
        ("dit « oui » : 5 %", "dit «\u00a0oui\u00a0»\u00a0: 5\u00a0%"),
        ("| --- | :--- |", "| --- | :--- |"),
    ],
)
def test_french_spaces_do_not_break(plain: str, french: str) -> None:
    assert typeset(plain, "fr") == french
    assert typeset(plain, "de") == plain


def test_all_that_is_said_is_typeset() -> None:
    game = zashiki.game("samurai")
    book, lesson = rules(game, "fr"), lesson_words(game, "fr")[lessons(game)[0].id]
    told = [*book.values(), *(step.about for step in lesson.steps.values())]
    assert any("\u00a0:" in text for text in told)
    assert not any(" :" in text or " ;" in text for text in told)
    said = speaker(game, "fr")(Message("terminal-since"))
    assert said == "Depuis votre dernier tour\u00a0:"
