"""`zashiki play`: a match in the terminal, people and bots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from zashiki import bots
from zashiki.bots.levels import FIRST_MATCH, KINDS
from zashiki.cli.find import GameName, Language, find_game, find_language, find_options
from zashiki.cli.recorded import read_position
from zashiki.cli.screen import Screen
from zashiki.cli.table import Left, Table
from zashiki.cli.trouble import INTERRUPTED, Trouble
from zashiki.core.game import Game
from zashiki.core.position import PositionError
from zashiki.core.rng import Rng
from zashiki.match import Match, seeded_chance, system_chance
from zashiki.record import Record

PERSON = "me"
OPPONENT = KINDS[FIRST_MATCH - 1]


def play(
    game: GameName,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="Who sits there, once for each seat: me, level1 to level5, level3:style=NAME, "
            "random, greedy, search:ms=500, exec:PROGRAM. "
            f"Where nobody is named, {OPPONENT} sits down."
        ),
    ] = None,
    edition: Annotated[
        str | None, typer.Option(help="An edition by its id, or a file of your own (.toml).")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A rule to choose before the match, as key=value.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(help="Begin from the position in this file (JSON).")
    ] = None,
    lang: Language = "en",
    record: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="Repeat the same chance; without it, nobody can foresee it.")
    ] = None,
) -> int:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    chosen = find_game(game)
    language = find_language(lang)
    begun = None if position is None else read_position(position)
    seats = fill_seats(seat or [PERSON], count_seats(chosen, begun))
    if record is not None:
        check_free(record)
    options = find_options(option or [])
    try:
        setup = Record.begin(chosen, len(seats), options, edition, position=begun).setup
    except PositionError as error:
        raise Trouble(f"{position}: {error}") from None
    chance = system_chance if seed is None else seeded_chance(Rng(seed))
    sitting = {
        number: bots.make(spec, chosen, None if seed is None else seed + 1 + number)
        for number, spec in enumerate(seats)
        if spec != PERSON
    }
    match = Match(setup, chance=chance)
    table = Table(match, sitting, Screen(), language, record, seats)
    try:
        table.run()
    except Left:
        table.leave()
    except KeyboardInterrupt:
        table.screen.console.print()
        table.leave()
        return INTERRUPTED
    finally:
        for bot in sitting.values():
            bot.close()
    return 0


def check_free(record: Path) -> None:
    """Say before the match, not after it, that the record has no place to go."""
    if not record.parent.is_dir():
        raise Trouble(f"cannot write {record}: there is no folder {record.parent}")
    if record.is_dir() or (record.exists() and record.stat().st_size):
        raise Trouble(f"{record} already exists; name another file for the record")


def count_seats(game: Game, position: Mapping[str, object] | None) -> int:
    """How many seats there are at least: those of the position, or of the smallest table."""
    seats = None if position is None else position.get("seats")
    return len(seats) if isinstance(seats, list) else game.seat_counts[0]


def fill_seats(named: list[str], least: int) -> list[str]:
    """The seats as named; the usual opponent takes what is missing."""
    return named + [OPPONENT] * max(0, least - len(named))
