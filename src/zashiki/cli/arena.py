"""`zashiki arena`: bots against bots, and how sure the answer is."""

from __future__ import annotations

import json as json_
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import JustifyMethod
from rich.table import Table as Grid

from zashiki.cli.commands import Alone
from zashiki.cli.find import GameName, find_game
from zashiki.cli.screen import make_console
from zashiki.cli.trouble import Trouble
from zashiki.lab.arena import Question, Report, run
from zashiki.lab.crew import CrewError, Processes
from zashiki.lab.ledger import LedgerError
from zashiki.lab.ray_crew import AUTO, RayCrew, is_address

ALONE = {"--ray": Alone(AUTO, is_address)}
QUIET_SECONDS = 10.0  # between two lines of progress where nobody looks at a screen


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(help="One bot per seat: level1 to level5, search:ms=200, exec:PROGRAM …"),
    ],
    games: Annotated[int, typer.Option(min=1, help="Matches; every deal in all rotations.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Of the deals and of the bots.")] = 0,
    settle: Annotated[
        float | None,
        typer.Option(
            min=0.0,
            max=1.0,
            help="Stop once the first bot's share is surely above or below this.",
        ),
    ] = None,
    processes: Annotated[int, typer.Option(min=0, help="0: one per core.")] = 0,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:PORT]",
            help="On a Ray cluster: there, on this machine's, or one started for this.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for games.csv and shares.svg; goes on where it was left."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The answer as JSON.")] = False,
) -> None:
    """Let bots play many matches; print shares of first places with 95 % intervals, and ratings."""
    question = Question(find_game(game).id, tuple(bots), games, seed, settle)
    progress = Progress(question)
    try:
        chosen = Processes(processes or None) if ray is None else RayCrew(ray)
        with closing(chosen) as crew:
            report = run(question, folder=out, watch=progress.show, crew=crew)
    except (CrewError, LedgerError) as error:
        raise Trouble(str(error)) from None
    finally:
        progress.close()
    if json:
        sys.stdout.write(json_.dumps(report.as_json(), indent=1) + "\n")
    else:
        show(report)


class Progress:
    """How far it is, on standard error: one line that changes, or now and then a new one."""

    def __init__(self, question: Question) -> None:
        self._all = question.deals * len(question.bots)
        self._is_live = sys.stderr.isatty()
        self._told = time.monotonic()
        self._width = 0

    def show(self, report: Report) -> None:
        now = time.monotonic()
        if not self._is_live and now - self._told < QUIET_SECONDS:
            return
        self._told = now
        first = report.standings[0]
        share = f"{first.share.mean:.3f} ({first.share.low:.3f} to {first.share.high:.3f})"
        line = f"{report.games} of {self._all} matches, {first.name}: {share}"
        if self._is_live:
            sys.stderr.write("\r" + line.ljust(self._width))
            self._width = len(line)
        else:
            sys.stderr.write(line + "\n")
        sys.stderr.flush()

    def close(self) -> None:
        if self._is_live and self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()


def show(report: Report) -> None:
    console = make_console()
    how = ", settled early" if report.is_settled else ""
    console.print(
        f"{report.question.game}, {report.games} matches{how}, "
        f"seed {report.question.seed}, {report.seconds:.0f} s"
    )
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for title in ("bot", "first places (95 %)", "Elo (95 %)", "slowest", "forfeits"):
        is_bot = title == "bot"
        justify: JustifyMethod = "left" if is_bot else "right"
        grid.add_column(title, justify=justify, overflow="fold", no_wrap=not is_bot)
    for standing in report.standings:
        share, elo = standing.share, standing.elo
        grid.add_row(
            standing.name,
            f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})",
            f"{elo.mean:+.0f} ({elo.low:+.0f} to {elo.high:+.0f})",
            f"{standing.slowest_ms} ms",
            str(standing.forfeits),
        )
    console.print(grid)
    for standing in report.standings:
        if standing.first_forfeit:
            console.print(f"forfeited: {standing.first_forfeit}")
