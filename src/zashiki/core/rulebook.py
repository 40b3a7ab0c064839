"""A game's rulebook: Markdown whose paragraphs start with their rule id in bold."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from zashiki.core.typography import typeset

if TYPE_CHECKING:
    from zashiki.core.game import Game

# a rule goes from its id to the next id or heading
_RULE = re.compile(
    r"^\*\*(?P<id>[A-Z]+-\d+(?:\.\d+)*)\*\*(?P<words>.*?)(?=^\*\*[A-Z]+-\d|^#|\Z)",
    re.MULTILINE | re.DOTALL,
)


def rulebook(game: Game, language: str = "en") -> str:
    """The whole book as Markdown; raises FileNotFoundError when there is none in this language."""
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return typeset(text, language)


@cache
def rules(game: Game, language: str = "en") -> dict[str, str]:
    """The words of every rule by its id, in the order of the book."""
    return {
        match["id"]: match["words"].strip() for match in _RULE.finditer(rulebook(game, language))
    }
