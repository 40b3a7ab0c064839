"""`zashiki show`: a position as a picture, from a record or by itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.find import Language, find_language, write_text
from zashiki.cli.recorded import (
    ChapterNumber,
    OwnEditions,
    find_ply,
    find_viewer,
    last_choice,
    read_record,
    read_state,
)
from zashiki.cli.trouble import Trouble
from zashiki.core.svg import draw_scene


def show(
    record: Annotated[Path, typer.Argument(help="A record, study or position.")],
    ply: Annotated[
        int | None, typer.Option(help="Before this action, from 0; without it or with -1, the end.")
    ] = None,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="The SVG file; - is standard output.")
    ] = Path("-"),
    seat: Annotated[
        int | None, typer.Option(help="As this seat sees it, from 1; without it, a spectator.")
    ] = None,
    edition: OwnEditions = None,
    chapter: ChapterNumber = 1,
    lang: Language = "en",
) -> None:
    """Draw a position as SVG: one of a recorded match, with the last action marked, or a file."""
    language = find_language(lang)
    state, before = read_state(record, edition or ()), None
    if state is None:
        match = read_record(record, edition or (), chapter)
        number = find_ply(match, ply)
        state, before = match.state(number), match.state(last_choice(match, number))
    elif ply is not None:
        raise Trouble(f"{record} is one position: it has no plies")
    viewer = find_viewer(int(state.seats), seat)
    picture = draw_scene(state.setup.game, state, viewer, language, before)
    if str(output) == "-":
        sys.stdout.write(picture + "\n")
    else:
        write_text(output, picture + "\n")
