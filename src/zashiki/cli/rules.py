"""`zashiki rules`: a game's rulebook, whole or one rule."""

from __future__ import annotations

import re
import sys
from typing import Annotated

import typer

from zashiki.cli.book import book
from zashiki.cli.find import GameName, Language, find_game, find_language
from zashiki.cli.screen import Screen
from zashiki.cli.trouble import Trouble
from zashiki.core.rulebook import rules as all_rules


def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="One rule by its id, such as 4.2.")] = "",
    lang: Language = "en",
) -> None:
    """Read the rules: in a pager at a terminal, as Markdown in a pipe."""
    chosen, language = find_game(game), find_language(lang)
    try:
        text = book(chosen, language)
    except FileNotFoundError:
        raise Trouble(f"the rules of {chosen.name} are not written in {language!r} yet") from None
    if rule:
        text = _one(all_rules(chosen, language), chosen.prefix, rule.upper())
    screen = Screen()
    if not screen.console.is_terminal:
        sys.stdout.write(text)
    elif rule:
        screen.markdown(text)
    else:
        screen.page(text)


def _one(known: dict[str, str], prefix: str, rule: str) -> str:
    for key in (rule, f"{prefix}-{rule}"):
        if key in known:
            return f"**{key}** {known[key]}\n"
    ids = sorted(known, key=lambda key: [int(part) for part in re.findall(r"\d+", key)])
    first, last = ids[0], ids[-1]
    raise Trouble(f"no rule {rule!r}; they go from {first} to {last}")
