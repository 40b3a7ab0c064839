"""The games of the house by name. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zashiki.core.game import Game

# name -> module that holds GAME; `add` extends it for games from outside the package
_homes: dict[str, str] = {
    "samurai": "zashiki.games.samurai",
    "tokaido_duo": "zashiki.games.tokaido_duo",
    "iki": "zashiki.games.iki",
    "yamatai": "zashiki.games.yamatai",
}
_games: dict[str, Game] = {}


def names() -> list[str]:
    return list(_homes)


def game(name: str) -> Game:
    """The game of this name; raises KeyError with the names there are."""
    known = _games.get(name)
    if known is None:
        if name not in _homes:
            raise KeyError(f"no game {name!r}; there are {', '.join(_homes)}")
        known = _games[name] = import_module(_homes[name]).GAME
    return known


def add(new: Game) -> None:
    """Bring a game of your own to the house."""
    _homes[new.id] = type(new).__module__
    _games[new.id] = new
