"""Finding what was named on the command line: games, editions, options, languages, files."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.trouble import Trouble
from zashiki.core import registry
from zashiki.core.edition import Edition
from zashiki.core.game import Game
from zashiki.texts import LANGUAGES

_GAMES = " or ".join(", ".join(registry.names()).rsplit(", ", 1))

# What several commands ask for in the same words.
GameName = Annotated[str, typer.Argument(help=f"{_GAMES}.")]
Language = Annotated[str, typer.Option(help="en, de or fr.")]


def find_game(name: str) -> Game:
    """The game of this name; hyphens, blanks and capitals do not matter."""
    known = registry.names()
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_").replace("ï", "i")
    if wanted in known:
        return registry.game(wanted)
    near = get_close_matches(wanted, known, 1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise Trouble(f"no game {name!r}; {hint}")


def title(game: Game, edition: Edition, language: str) -> str:
    """A game and its edition; most editions say the name of the game themselves."""
    name = edition.name_in(language)
    return name if name.startswith(game.name) else f"{game.name}: {name}"


def find_language(name: str) -> str:
    if name not in LANGUAGES:
        raise Trouble(f"no language {name!r}; there are {', '.join(LANGUAGES)}")
    return name


def find_options(pairs: Sequence[str]) -> dict[str, str]:
    """`key=value`, each once."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not (key and equals and value):
            raise Trouble(f"option {pair!r} is not understood; write key=value")
        if key in options:
            raise Trouble(f"option {key} is given twice")
        options[key] = value
    return options


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"cannot read {path}: it is not a text in UTF-8") from None
    except OSError as error:
        raise Trouble(f"cannot read {path}: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Trouble(f"cannot write {path}: {error.strerror}") from None
