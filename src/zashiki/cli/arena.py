"""`zashiki arena`: bots against bots, and how sure the answer is."""

from __future__ import annotations

import json as json_
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import JustifyMethod
from rich.table import Table as Grid

from zashiki.cli.crews import ALONE, ProcessCount, RayAddress, hire
from zashiki.cli.find import GameName, find_game
from zashiki.cli.progress import Progress
from zashiki.cli.screen import make_console
from zashiki.cli.trouble import Trouble
from zashiki.lab.arena import Question, Report, run
from zashiki.lab.crew import CrewError
from zashiki.lab.ledger import LedgerError

__all__ = ["ALONE", "arena"]


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
    processes: ProcessCount = 0,
    ray: RayAddress = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for games.csv and shares.svg; goes on where it was left."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The answer as JSON.")] = False,
) -> None:
    """Let bots play many matches; print shares of first places with 95 % intervals, and ratings."""
    question = Question(find_game(game).id, tuple(bots), games, seed, settle)
    progress = Progress()
    try:
        with closing(hire(processes, ray)) as crew:
            report = run(
                question,
                folder=out,
                watch=lambda so_far: progress.show(progress_line(so_far)),
                crew=crew,
            )
    except (CrewError, LedgerError) as error:
        raise Trouble(str(error)) from None
    finally:
        progress.close()
    if json:
        sys.stdout.write(json_.dumps(report.as_json(), indent=1) + "\n")
    else:
        show(report)


def progress_line(report: Report) -> str:
    question, first = report.question, report.standings[0]
    share = f"{first.share.mean:.3f} ({first.share.low:.3f} to {first.share.high:.3f})"
    matches = question.deals * len(question.bots)
    return f"{report.games} of {matches} matches, {first.name}: {share}"


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
