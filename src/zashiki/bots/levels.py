"""Levels 1 to 5: one table that says how each plays each game.

A level is a bot in words and a taste, what it does not see. Levels 1 to 4 count iterations or none
at all, so that they are as strong on a slow machine. Names are in the texts of the house
(`bot-level`), and what each cannot see in those of the game (`level-N-about`).
`python -m zashiki.lab.ladder` measures how they stand against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zashiki.bots.taste import PLAIN, Taste

FIRST_MATCH = 2  # the level proposed to somebody who never played a game


@dataclass(frozen=True)
class Level:
    """How strong a bot is, and in which way it errs."""

    bot: str  # the spec of a greedy or a search
    taste: Taste = PLAIN
    crowd: Level | None = None  # with three and four seats, if it plays otherwise there


LADDERS: dict[str, tuple[Level, Level, Level, Level, Level]] = {
    "samurai": (
        Level(
            "greedy:variety=1",
            Taste({"tiles": 0.0}, others=0.0),
            Level("greedy:variety=2", Taste({"tiles": 0.0}, others=0.0)),
        ),
        Level("greedy:variety=1", Taste(others=0.5), Level("greedy:variety=2", Taste(others=0.5))),
        Level(
            "search:iterations=50,hand",
            crowd=Level("search:iterations=1,hand,finish=0,look=4"),  # one action, as greedy does
        ),
        Level("search:iterations=300,hand", crowd=Level("search:iterations=150,hand")),
        Level("search:ms=800"),
    ),
    "tokaido_duo": (
        Level(
            "greedy:variety=2.5",
            Taste({"trade": 0.5, "helpers": 0.0, "next-die": 0.0}, others=0.0),
        ),
        Level("greedy:variety=1", Taste({"helpers": 0.0, "next-die": 0.0}, others=0.0)),
        Level("greedy"),
        Level("search:iterations=38,hand"),
        Level("search:ms=800"),
    ),
    "iki": (
        Level(
            "greedy:variety=1",
            Taste({"fire": 0.0}, others=0.0),
            Level("greedy:variety=3", Taste({"fire": 0.0}, others=0.0)),
        ),
        Level("search:iterations=28,hand", Taste({"fire": 0.0})),
        Level("search:iterations=70,hand"),
        Level("search:iterations=210,hand"),
        Level("search:ms=800"),
    ),
    "yamatai": (
        Level(
            "greedy:variety=1",
            Taste({"specialists": 0.0, "culture": 0.0, "ships": 0.0}, others=0.0),
            Level(
                "greedy:variety=2",
                Taste({"specialists": 0.0, "culture": 0.0, "ships": 0.0}, others=0.0),
            ),
        ),
        Level("greedy:variety=0.5", Taste({"specialists": 0.0}, others=0.0)),
        Level("search:iterations=200,hand"),
        Level("search:iterations=700,hand"),
        Level("search:ms=800"),
    ),
}
# For a game that nobody wrote a table for, and a value neither, perhaps.
USUAL = (
    Level("search:iterations=10"),
    Level("search:iterations=50"),
    Level("search:iterations=250"),
    Level("search:iterations=1500"),
    Level("search:ms=800"),
)
NUMBERS = range(1, len(USUAL) + 1)
KINDS = tuple(f"level{number}" for number in NUMBERS)


def ladder_of(game_id: str) -> Sequence[Level]:
    """The levels of a game, from the weakest to the strongest."""
    return LADDERS.get(game_id, USUAL)


def level_of(kind: str, game_id: str) -> Level:
    """What `level3` means in a game."""
    return ladder_of(game_id)[KINDS.index(kind)]
