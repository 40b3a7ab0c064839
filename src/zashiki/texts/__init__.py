"""Saying a message in the listener's language, with Fluent.

Each game has texts/en.ftl, de.ftl and fr.ftl; words that all games share lie beside this file.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern, TextElement, VariableReference

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.typography import typeset

LANGUAGES = ("en", "de", "fr")
MOST_KEPT = 50_000
LONGEST_WORD = 300  # characters of what is put into a sentence: a visitor may have written them
# Something that can be looked up, equal for messages that say the same; nested ones at C speed.
key_of = msgspec.json.Encoder().encode

Part = tuple[str, bool]  # a text, or the name of an argument and True


class MissingTextError(KeyError):
    """A message that a language lacks, or that lacks an argument."""


class Speaker:
    """Says messages of one game in one language, and remembers: most come again and again."""

    def __init__(self, game: Game | None, language: str) -> None:
        self.language = language
        self.said: dict[object, str] = {}  # by `key_of`
        self._plain: dict[str, list[Part] | None] = {}  # messages whose words stand in one row
        self._bundle = FluentBundle([language], use_isolating=False)
        shared = resources.files("zashiki.texts") / f"{language}.ftl"
        self.learn(shared)
        if game is not None:
            own = game.folder / "texts" / f"{language}.ftl"
            self.learn(own)

    def learn(self, file: Traversable) -> None:
        """Take in the messages of a file."""
        words = typeset(file.read_text(encoding="utf-8"), self.language)
        self._bundle.add_resource(FluentResource(words))

    def __call__(self, message: Message) -> str:
        """The words; raises MissingTextError rather than showing an id to a player."""
        key: object = key_of(message) if message.args else message.id
        text = self.said.get(key)
        if text is None:
            text = self._format(message)
            if len(self.said) >= MOST_KEPT:
                self.said.clear()
            self.said[key] = text
        return text

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def _format(self, message: Message) -> str:
        if not self.has(message.id):
            raise MissingTextError(f"{self.language}: no message {message.id!r}")
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise MissingTextError(f"{self.language}: {message.id!r} has no words")
        args = {key: self._word(value) for key, value in message.args.items()}
        row = self._row(message.id, pattern, args)
        if row is not None:
            return row
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingTextError(f"{self.language}: {message.id!r}: {errors[0]}")
        return str(text)

    def _row(self, message_id: str, pattern: object, args: dict[str, object]) -> str | None:
        """The words where Fluent has nothing to decide, as mostly; None otherwise."""
        try:
            parts = self._plain[message_id]
        except KeyError:
            parts = self._plain[message_id] = plain_parts(pattern)
        if parts is None:
            return None
        words = [args.get(text) if is_argument else text for text, is_argument in parts]
        if not all(isinstance(word, str) for word in words):  # numbers have their own ways
            return None
        return "".join(words)  # type: ignore[arg-type]  # of strings

    def _word(self, value: object) -> object:
        if isinstance(value, Message):
            return self(value)
        if isinstance(value, str) and len(value) > LONGEST_WORD:
            return value[: LONGEST_WORD - 1] + "…"
        return value


def plain_parts(pattern: object) -> list[Part] | None:
    """Texts and names of arguments in turn; None where there is anything else in a pattern."""
    if not isinstance(pattern, Pattern):
        return None
    parts: list[Part] = []
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if isinstance(element, TextElement):
            parts.append((element.value, False))
        elif isinstance(inner, VariableReference):
            parts.append((inner.id.name, True))
        else:
            return None
    return parts


@cache
def speaker(game: Game | None, language: str) -> Speaker:
    """The speaker of a game (None: shared words only) in `en`, `de` or `fr`."""
    check_language(language)
    return Speaker(game, language)


def check_language(language: str) -> None:
    """Raises MissingTextError for one in which nothing is written."""
    if language not in LANGUAGES:
        raise MissingTextError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
