"""Saying messages of a table: the game's, the shared and the house's words, with players' names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import cast

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.texts import Speaker, check_language

OWN = "house-"  # visitors' own words may stand in these: then they are not remembered
# A seat inside a sentence, before it becomes a name: private characters that no name may hold.
OPEN, CLOSE = "\ue000", "\ue001"
# The same behind a French “de” or “que”, which loses its vowel before another: “d’Anna”.
OPEN_OF, OPEN_THAT = "\ue002", "\ue003"
_ELIDED = (
    (re.compile(rf"\bde {OPEN}"), OPEN_OF),
    (re.compile(rf"\bque {OPEN}"), OPEN_THAT),
)
VOWELS = frozenset("aeiouœæ")


class Words(Speaker):
    """Says messages and remembers what it said: most sentences come again and again."""

    def __init__(self, game: Game | None, language: str) -> None:
        super().__init__(game, language)
        self.learn(resources.files("zashiki.house") / "texts" / f"{language}.ftl")

    def _format(self, message: Message) -> str:
        text = super()._format(message)
        if self.language == "fr" and OPEN in text:
            for pattern, mark in _ELIDED:
                text = pattern.sub(mark, text)
        return text

    def __call__(self, message: Message) -> str:
        """The words, with seats still marked."""
        if message.id == "seat":
            return seat_mark(cast("int", message.args["number"]))
        if message.args and message.id.startswith(OWN) and not _is_all_ours(message):
            return self._format(message)
        return super().__call__(message)


def _is_all_ours(message: Message) -> bool:
    """Whether nothing stands in it but words of ours, of which there are few."""
    return all(
        isinstance(value, Message) and (not value.args or value.id == "seat")
        for value in message.args.values()
    )


def seat_mark(number: int) -> str:
    """The mark of a seat, counted from 1."""
    return f"{OPEN}{number}{CLOSE}"


def by_marks(names: Sequence[str]) -> dict[str, str]:
    """What every mark of a seat becomes."""
    told = {}
    for number, name in enumerate(names, 1):
        first = unicodedata.normalize("NFD", name[:1]).lower()[:1]
        of, that = ("d’", "qu’") if first in VOWELS else ("de ", "que ")
        told[seat_mark(number)] = name
        told[f"{OPEN_OF}{number}{CLOSE}"] = of + name
        told[f"{OPEN_THAT}{number}{CLOSE}"] = that + name
    return told


@cache
def words(game: Game | None, language: str) -> Words:
    """The words of a game and the house (None: of the house alone) in `en`, `de` or `fr`."""
    check_language(language)
    return Words(game, language)
