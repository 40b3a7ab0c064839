"""Saying messages of a table: the game's, the shared and the house's words, with players' names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import cast

import msgspec
from fluent.runtime import FluentResource

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.texts import Speaker, check_language

MOST_KEPT = 50_000
OWN = "house-"  # visitors' own words may stand in these sentences: they are not remembered
# Something that can be looked up, equal for messages that say the same; nested ones at C speed.
key_of = msgspec.msgpack.Encoder().encode
# A seat inside a sentence, before it becomes a name: private characters that no name may hold.
OPEN, CLOSE = "\ue000", "\ue001"


class Words(Speaker):
    """Says messages and remembers what it said: most sentences come again and again."""

    def __init__(self, game: Game | None, language: str) -> None:
        super().__init__(game, language)
        own = resources.files("zashiki.house") / "texts" / f"{language}.ftl"
        self._bundle.add_resource(FluentResource(own.read_text(encoding="utf-8")))
        self.said: dict[object, str] = {}  # by `key_of`, seats still marked

    def __call__(self, message: Message) -> str:
        """The words, with seats still marked."""
        if message.id == "seat":
            return seat_mark(cast("int", message.args["number"]))
        if message.args and message.id.startswith(OWN):
            return self._format(message)
        key: object = key_of(message) if message.args else message.id
        text = self.said.get(key)
        if text is None:
            text = self._format(message)
            if len(self.said) >= MOST_KEPT:
                self.said.clear()
            self.said[key] = text
        return text


def seat_mark(number: int) -> str:
    """The mark of a seat, counted from 1."""
    return f"{OPEN}{number}{CLOSE}"


def with_names(text: str, names: Sequence[str]) -> str:
    for number, name in enumerate(names, 1):
        text = text.replace(seat_mark(number), name)
    return text


@cache
def words(game: Game | None, language: str) -> Words:
    """The words of a game and the house (None: of the house alone) in `en`, `de` or `fr`."""
    check_language(language)
    return Words(game, language)
