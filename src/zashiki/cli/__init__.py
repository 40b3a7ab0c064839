"""The command line: `zashiki COMMAND …`, also as `python -m zashiki COMMAND …`.

Each command is a module of this package with a function of the same name; it is imported when it
is called. To add one, write the module and name it in `COMMANDS`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from zashiki.cli.commands import Commands
from zashiki.cli.trouble import FAILED, INTERRUPTED, TROUBLES, tell

COMMANDS = {
    "serve": "Start the server: play in the browser.",
    "play": "Play a game in the terminal.",
    "replay": "Go through a recorded match.",
    "review": "Review a recorded match: decisions, luck, and why.",
    "puzzles": "Solve puzzles: positions in which one turn is clearly best.",
    "find-puzzles": "Look for puzzles in matches between bots, or in records.",
    "show": "Draw a position, from a recorded match or a file, as SVG.",
    "rules": "Read the rules of a game.",
    "editions": "List the values a game is played with, and where each comes from.",
    "schema": "Print how positions of a game are written, as JSON Schema.",
    "new-game": "Write a small complete game to start from.",
    "arena": "Let bots play many matches and rate them.",
    "train": "Let a game learn from matches against itself.",
    "bench": "Measure how fast the rules run.",
}


class House(Commands):
    package = __name__
    summaries = COMMANDS


app = typer.Typer(
    name="zashiki",
    cls=House,
    help="Four board games of old Japan: play, study and measure them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        from zashiki.cli.version import version

        typer.echo(version())
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Which zashiki this is."
        ),
    ] = False,
) -> None:
    """Four board games of old Japan: play, study and measure them."""


def main(args: Sequence[str] | None = None) -> None:
    """Run a command and leave: trouble is told in one sentence, never as a traceback."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    """Run a command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without kanji still plays
    try:
        result = app(args=list(args), prog_name="zashiki", standalone_mode=False)
        sys.stdout.flush()
    except TROUBLES as error:
        return tell(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # the reader of a pipe has gone: nothing is wrong, and nothing more can be said
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        usage = getattr(error, "format_message", None)
        if usage is not None:
            return tell(str(usage()))
        if os.environ.get("ZASHIKI_TRACE"):
            raise
        tell(f"unexpected {type(error).__name__}: {error} (ZASHIKI_TRACE=1 shows where)")
        return FAILED
    return result if isinstance(result, int) else 0
