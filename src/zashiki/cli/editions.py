"""`zashiki editions`: the values a game is played with, and where each of them comes from."""

from __future__ import annotations

import json as json_
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from zashiki.cli.find import GameName, find_game, find_language, title
from zashiki.cli.screen import make_console
from zashiki.cli.trouble import Trouble
from zashiki.core.edition import LEVELS, Edition, Value
from zashiki.core.game import Game


def editions(
    game: GameName,
    edition: Annotated[
        str, typer.Argument(help="An edition by its id, or a file of your own (.toml).")
    ] = "default",
    only: Annotated[
        str, typer.Option(help="Only values of this provenance, such as reconstructed.")
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    lang: Annotated[str, typer.Option(help="Names and notes in en, de or fr.")] = "en",
) -> None:
    """List every value of an edition with its provenance; a file of your own is checked first."""
    chosen, language = find_game(game), find_language(lang)
    if only and only not in LEVELS:
        raise Trouble(f"no provenance {only!r}; there are {', '.join(LEVELS)}")
    sheet = chosen.edition(edition)
    values = [value for value in sheet.values(language) if only in ("", value.provenance.level)]
    if json:
        sys.stdout.write(as_json(chosen, sheet, values, language) + "\n")
    else:
        show(make_console(), chosen, sheet, values, language)


def show(
    console: Console, game: Game, edition: Edition, values: list[Value], language: str
) -> None:
    console.print(Text(title(game, edition, language), style="bold"))
    others = [name for name in game.editions() if name != edition.id]
    beside = f"; there are also {', '.join(others)}" if others else ""
    console.print(Text(f"edition {edition.label}, version {edition.version}{beside}"))
    about = edition.about_in(language)
    if about:
        console.print(Text(about))
    counts = Counter(value.provenance.level for value in values)
    console.print()
    for level, meaning in LEVELS.items():
        if counts[level]:
            console.print(Text(f"{counts[level]:>5} {level}: {meaning}"))
    notes = list(dict.fromkeys(v.provenance.note for v in values if v.provenance.note))
    for _, group in groupby(values, key=lambda value: value.key.split(".")[0]):
        console.print()
        show_group(console, list(group), notes)
    if notes:
        console.print()
        console.print(_notes(notes))


def show_group(console: Console, values: list[Value], notes: list[str]) -> None:
    """The values of one table of the file; pictures made of letters stand by themselves."""
    for is_picture, run in groupby(values, key=lambda value: bool(_picture(value.value))):
        if not is_picture:
            console.print(_grid(run, notes))
            continue
        for value in run:
            console.print(_grid([Value(value.key, "", value.provenance)], notes))
            for line in _picture(value.value):
                console.print(Text(f"    {line}"), no_wrap=True, overflow="fold")


def _picture(value: object) -> list[str]:
    """Rows whose blanks mean something, such as a map; nothing if these are none."""
    rows = [row for row in value if isinstance(row, str)] if isinstance(value, list) else []
    return rows if any("  " in row for row in rows) else []


def _grid(values: Iterable[Value], notes: list[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(max_width=32, overflow="fold")
    grid.add_column(max_width=26, overflow="fold", style="bold")
    grid.add_column(style="dim", no_wrap=True)
    for value in values:
        level, note = value.provenance.level, value.provenance.note
        source = f"{level} [{notes.index(note) + 1}]" if note else level
        grid.add_row(Text(value.key), Text(value.plain), Text(source))
    return grid


def _notes(notes: list[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    for number, note in enumerate(notes, 1):
        grid.add_row(Text(f"[{number}]"), Text(note))
    return grid


def as_json(game: Game, edition: Edition, values: Iterable[Value], language: str) -> str:
    def rows() -> Iterator[dict[str, object]]:
        for value in values:
            level, note = value.provenance.level, value.provenance.note
            yield {"key": value.key, "value": value.value, "provenance": level, "note": note}

    data = {
        "game": game.id,
        "edition": edition.id,
        "version": edition.version,
        "fingerprint": edition.fingerprint,
        "name": edition.name_in(language),
        "values": list(rows()),
    }
    return json_.dumps(data, ensure_ascii=False, indent=1, default=str)
