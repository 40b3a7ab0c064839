"""`zashiki show`: a position of a recorded match as a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.find import Language, find_language, write_text
from zashiki.cli.recorded import (
    OwnEditions,
    RecordFile,
    find_ply,
    find_viewer,
    last_choice,
    read_record,
)
from zashiki.core.svg import draw_scene


def show(
    record: RecordFile,
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
    lang: Language = "en",
) -> None:
    """Draw a position of a recorded match as SVG, with the last action marked."""
    language = find_language(lang)
    match = read_record(record, edition or ())
    number = find_ply(match, ply)
    before = match.state(last_choice(match, number))
    viewer = find_viewer(match, seat)
    picture = draw_scene(match.game, match.state(number), viewer, language, before)
    if str(output) == "-":
        sys.stdout.write(picture + "\n")
    else:
        write_text(output, picture + "\n")
