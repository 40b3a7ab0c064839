"""`zashiki new-game`: a small complete game under a name of your own."""

from __future__ import annotations

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.screen import make_console
from zashiki.cli.trouble import Trouble
from zashiki.core import registry

CLONE = Path("src/zashiki/games")  # in a clone of the project games and their tests have a place


def new_game(
    name: Annotated[str, typer.Argument(help="Its id: small letters, digits and underscores.")],
    title: Annotated[str, typer.Option(help="What players call it.")] = "",
    prefix: Annotated[str, typer.Option(help="Three letters for its rule ids.")] = "",
    into: Annotated[
        Path | None, typer.Option(help="The folder for it. [default: the project, or here]")
    ] = None,
) -> None:
    """Write a small complete game: rules, edition, texts, rulebook, scene and tests.

    It keeps the contract and can be played at once, in the terminal and in the browser.
    """
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise Trouble(f"{name!r} cannot be the id of a game: use small letters, digits and _")
    if name in registry.names():
        raise Trouble(f"there is a game {name!r} already")
    letters = prefix.upper() or re.sub("[^A-Z]", "", name.upper())[:3].ljust(3, "X")
    if not re.fullmatch("[A-Z]{3}", letters):
        raise Trouble(f"{prefix!r} cannot begin rule ids: give three letters")
    if letters in [registry.game(known).prefix for known in registry.names()]:
        raise Trouble(f"{letters} begins the rule ids of another game: choose other letters")
    in_clone = into is None and CLONE.is_dir()
    folder = (CLONE if in_clone else into or Path()) / name
    tests = Path("tests/games") / name if in_clone else folder / "tests"
    if folder.exists() or tests.exists():
        raise Trouble(f"{folder if folder.exists() else tests} already exists")
    words = {
        "zashiki.skeleton.example_game": f"zashiki.games.{name}" if in_clone else name,
        "example_game": name,
        "ExampleGame": "".join(part.capitalize() for part in name.split("_")),
        "Example Game": title or name.replace("_", " ").title(),
        "EXA": letters,
    }
    skeleton = resources.files("zashiki.skeleton")
    _copy(skeleton / "example_game", folder, words)
    _copy(skeleton / "example_tests", tests, words)
    _tell(name, folder, tests, in_clone)


def _copy(source: Traversable, target: Path, words: dict[str, str]) -> None:
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            _copy(entry, target / entry.name, words)
        elif entry.name.endswith((".py", ".ftl", ".json", ".md", ".toml", ".svg")):
            text = entry.read_text(encoding="utf-8")
            for word, own in words.items():
                text = text.replace(word, own)
            (target / entry.name).write_text(text, encoding="utf-8")


def _tell(name: str, folder: Path, tests: Path, in_clone: bool) -> None:
    say = make_console().print
    before = "" if in_clone else f"ZASHIKI_GAMES={folder.resolve()} "
    say(f"{folder} holds a small complete game, {tests} its tests. It can be played at once:")
    say(f"  {before}zashiki play {name} --seat me --seat random", soft_wrap=True)
    say(f"  {before}zashiki serve", soft_wrap=True)
    say("and tested:")
    say(f"  {before}python -m pytest {tests}", soft_wrap=True)
    say("docs/adding-a-game.md leads on from here.")
