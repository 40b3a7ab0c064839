"""The games of the house by name. A game is imported when it is first asked for.

Every folder of `zashiki.games` is one, called as its game. More come by `add`, or from outside
by the environment: ZASHIKI_GAMES holds folders of games, separated as in PATH.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zashiki.core.game import Game

OUTSIDE = "ZASHIKI_GAMES"
FIRST = ("samurai", "tokaido_duo", "iki", "yamatai")  # in this order on every list

_homes: dict[str, str] = {}  # name -> module that holds GAME
_games: dict[str, Game] = {}


def names() -> list[str]:
    return list(_known())


def game(name: str) -> Game:
    """The game of this name; raises KeyError with the names there are."""
    found = _games.get(name)
    if found is None:
        if name not in _known():
            raise KeyError(f"no game {name!r}; there are {', '.join(_known())}")
        found = _games[name] = import_module(_homes[name]).GAME
    return found


def add(new: Game) -> None:
    """Bring a game of your own to the house."""
    _known()[new.id] = type(new).__module__
    _games[new.id] = new


def _known() -> dict[str, str]:
    """All homes; the folders are looked up once, when the first is asked for."""
    if FIRST[0] not in _homes:
        inside = [entry.name for entry in resources.files("zashiki.games").iterdir() if _is(entry)]
        inside = [*(name for name in FIRST if name in inside), *sorted(set(inside) - set(FIRST))]
        _homes.update({name: f"zashiki.games.{name}" for name in inside})
        for folder in filter(None, os.environ.get(OUTSIDE, "").split(os.pathsep)):
            _add_folder(Path(folder).resolve())
    return _homes


def _is(entry: Traversable) -> bool:
    return entry.is_dir() and (entry / "__init__.py").is_file()


def _add_folder(folder: Path) -> None:
    """A game in a folder anywhere, called as the folder."""
    if not (folder / "__init__.py").is_file():
        raise KeyError(f"{OUTSIDE}: {folder} is not the folder of a game")
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    _homes[folder.name] = folder.name
