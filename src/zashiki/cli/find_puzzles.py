"""`zashiki find-puzzles`: positions in which one turn is clearly best."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.find import GameName, find_game
from zashiki.cli.progress import Progress
from zashiki.cli.recorded import read_record, read_state
from zashiki.cli.trouble import Trouble
from zashiki.core.game import Game
from zashiki.match import Match
from zashiki.study.puzzle_making import LATE, Maker, Source, self_play

USUAL_BOT = "level3"


def find_puzzles(
    game: GameName,
    records: Annotated[
        list[Path] | None,
        typer.Argument(help="Records, or positions of your own; without any, bots play."),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="Who plays: one for all seats, or one for each.")
    ] = None,
    seats: Annotated[int, typer.Option(min=2, help="At the tables of bots.")] = 2,
    matches: Annotated[
        int, typer.Option(min=0, help="Of bots; 0: until there are enough puzzles.")
    ] = 0,
    puzzles: Annotated[
        int, typer.Option(min=0, help="Enough of them; 0: look through all matches.")
    ] = 30,
    seed: Annotated[int, typer.Option(min=0, help="Of the first match of bots.")] = 1,
    late: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="Of bots: begin after this share of the match."),
    ] = LATE,
    even: Annotated[
        bool,
        typer.Option(help="Where one of two seats is far ahead, make it close by points."),
    ] = False,
    missed: Annotated[
        bool, typer.Option(help="Only turns that whoever played did not find.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="A folder for what is found; goes on where it was left.")
    ] = None,
) -> None:
    """Look for puzzles: one turn is clearly best, with three seeds and for another judge."""
    found = find_game(game)
    folder = out or Path(f"puzzles-{found.id}")
    progress = Progress()
    try:
        maker = Maker(found, folder, progress.keep, progress.show, even, missed)
    except ValueError as error:
        raise Trouble(str(error)) from None
    if records:
        sources = _recorded(found, records)
    else:
        seeds = range(seed, seed + matches) if matches else count(seed)
        if not matches and not puzzles:
            raise Trouble("say how many --matches or --puzzles are enough")
        sources = self_play(found, _bots(bot or [USUAL_BOT], seats), seeds, late)
    try:
        there_are = maker.run(sources, puzzles)
    finally:
        progress.close()
    lines = maker.lines()
    totals = {
        key: sum(line.counts.get(key, 0) for line in lines) for key in ("turns", "candidates")
    }
    sys.stdout.write(
        f"{folder}: {there_are} puzzles of {totals['turns']} turns in {len(lines)} matches; "
        f"{totals['candidates']} had a longer look; "
        f"{sum(line.seconds for line in lines):.0f} s of processor\n"
    )


def _bots(specs: Sequence[str], seats: int) -> list[str]:
    if len(specs) == 1:
        return list(specs) * seats
    return list(specs)


def _recorded(game: Game, files: Sequence[Path]) -> Iterator[Source]:
    for file in files:
        state = read_state(file)
        setup = read_record(file).setup if state is None else state.setup
        if setup.game is not game:
            raise Trouble(f"{file}: a record of {setup.game.name}, not of {game.name}")
        if state is None:
            yield Source(file.name, read_record(file).match)
        else:
            arranged = game.setup_from(state.position())
            yield Source(file.name, partial(Match, arranged), one=True)
