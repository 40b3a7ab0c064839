"""Static facts, set-up and rule ids."""

from __future__ import annotations

import re
from functools import cache

from zashiki.core.game import Game
from zashiki.testing.promise import broken

RULE_ID = re.compile(r"^\*\*([A-Z]{3}-\d+\.\d+)\*\*", re.MULTILINE)


def check_facts(game: Game) -> None:
    """Facts are complete; set-up is checked and leaves everything random ahead."""
    for edition in game.editions():
        for seats in game.seat_counts:
            first, second = (game.start(seats, {}, edition) for _ in range(2))
            if first.digest() != second.digest():
                broken("nothing random happens before the first action", f"{edition}, {seats}")
            if first.setup.game is not game or first.setup.edition is not game.edition(edition):
                broken("a state knows its setup", first.setup)
    for seats in (-1, 0, max(game.seat_counts) + 1):
        _refuses_setup(game, seats, {})
    _refuses_setup(game, game.seat_counts[0], {"no-such-option": "x"})
    for option in game.options:
        _refuses_setup(game, game.seat_counts[0], {option.key: "no-such-choice"})
        if option.rule_id not in rule_ids(game):
            broken("an option's rule stands in the rulebook", option.rule_id)


def _refuses_setup(game: Game, seats: int, options: dict[str, str]) -> None:
    try:
        game.start(seats, options)
    except ValueError:
        return
    broken("a wrong set-up is refused", f"{seats} seats, {options}")


@cache
def rule_ids(game: Game, language: str = "en") -> set[str]:
    """The ids of a game's rulebook."""
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return set(RULE_ID.findall(text))
