"""What a bot is called, and a sentence about how it plays: messages, said in the reader's language.

Names stand in the texts that all games share. What a level does not see and what a personality
likes depends on the game: `level1-about` and `style-builder-about` in its texts go before the
general `bot-level1-about`.
"""

from __future__ import annotations

from zashiki.bots.builtin import STYLE
from zashiki.bots.levels import KINDS, NUMBERS
from zashiki.bots.spec import parse
from zashiki.bots.styles import styles_of
from zashiki.core.message import Message

NAMED = (*KINDS, "random", "gentle", "greedy", "search")  # the kinds that have a name in words


def bot_name(spec: str) -> Message:
    """The name of a bot of one of the kinds `NAMED`."""
    parsed = parse(spec)
    style = parsed.words.get(STYLE)
    if style is not None:
        name = Message(f"style-{style}")
        if parsed.kind in KINDS:
            return Message(
                "bot-styled", {"style": name, "level": NUMBERS[KINDS.index(parsed.kind)]}
            )
        return Message("bot-styled-other", {"style": name, "bot": Message(f"bot-{parsed.kind}")})
    milliseconds = parsed.whole("ms", 0)
    if parsed.kind == "search" and milliseconds:
        return Message("bot-search-timed", {"seconds": milliseconds / 1000})
    return Message(f"bot-{parsed.kind}")


def bot_about(spec: str, game_id: str = "") -> Message:
    """How a bot of the kinds `NAMED` plays: what it does not see, or what it likes."""
    parsed = parse(spec)
    style = parsed.words.get(STYLE)
    if style is not None:
        return Message(f"style-{style}-about")
    if parsed.kind in told_levels(game_id):
        return Message(f"{parsed.kind}-about")
    return Message(f"bot-{parsed.kind}-about")


def told_levels(game_id: str) -> tuple[str, ...]:
    """The levels that see less than all of a game, of which its own texts tell."""
    return KINDS[:3] if styles_of(game_id) else ()
