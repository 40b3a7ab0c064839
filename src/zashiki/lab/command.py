"""What the measuring programs have in common on the command line: `python -m zashiki.lab.…`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from zashiki.core import registry

INTERRUPTED = 130


def command(about: str | None) -> argparse.ArgumentParser:
    """A parser that takes the names of games, all of them by default."""
    parser = argparse.ArgumentParser(description=about)
    names = registry.names()
    parser.add_argument("games", nargs="*", type=game_name, default=names, help="all by default")
    return parser


def game_name(name: str) -> str:
    if name not in registry.names():
        there_are = ", ".join(registry.names())
        raise argparse.ArgumentTypeError(f"no game {name!r}; there are {there_are}")
    return name


def count(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def run(main: Callable[[], None]) -> None:
    """An interrupt at the keyboard ends the program without a traceback."""
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
