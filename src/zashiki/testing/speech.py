"""Whether a message can be said in every language."""

from __future__ import annotations

from functools import lru_cache

from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.testing.promise import broken
from zashiki.texts import LANGUAGES, MissingTextError, speaker


def speak(game: Game, message: Message) -> None:
    _spoken(game, _frozen(message))


def _frozen(message: Message) -> tuple[str, tuple[tuple[str, object], ...]]:
    args = message.args.items()
    return message.id, tuple((k, _frozen(v) if isinstance(v, Message) else v) for k, v in args)


@lru_cache(maxsize=100_000)
def _spoken(game: Game, frozen: tuple[str, tuple[tuple[str, object], ...]]) -> None:
    for language in LANGUAGES:
        try:
            words = speaker(game, language)(_thawed(frozen))
        except MissingTextError as error:
            broken("every message exists in every language", error)
        if not words.strip():
            broken("a message has words", frozen[0])


def _thawed(frozen: tuple[str, tuple[tuple[str, object], ...]]) -> Message:
    name, args = frozen
    return Message(name, {k: _thawed(v) if isinstance(v, tuple) else v for k, v in args})
