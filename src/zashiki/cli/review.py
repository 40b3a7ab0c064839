"""`zashiki review`: what a finished match was made of, decision by decision and draw by draw."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from zashiki.cli.find import Language, find_language, title, write_text
from zashiki.cli.recorded import OwnEditions, RecordFile, read_record
from zashiki.cli.screen import Screen, make_console
from zashiki.cli.trouble import Trouble
from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.record import Record
from zashiki.study import reviews
from zashiki.study.judging import MS
from zashiki.study.review_chart import draw_review
from zashiki.study.review_words import summary
from zashiki.texts import Speaker, speaker


def review(
    record: RecordFile,
    ms: Annotated[
        int | None,
        typer.Option(
            min=2, help=f"Milliseconds for each decision: {MS}, in long matches less, by default."
        ),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Iterations instead: the same review every time."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of the thoughts about each decision.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="All of it, as JSON.")] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="An SVG file: chances as a graph.")
    ] = None,
    edition: OwnEditions = None,
    lang: Language = "en",
) -> None:
    """Review a match: chances, what each decision cost, what luck brought, and why."""
    played = read_record(record, edition or ())
    say = speaker(played.game, find_language(lang))
    found = _watched(played, ms, iterations or 0, seed, say)
    if output is not None:
        _draw(output, played, found, say)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    elif output is None or str(output) != "-":
        _tell(played, found, say)


def _watched(
    record: Record, ms: int | None, iterations: int, seed: int, say: Speaker
) -> reviews.Review:
    """The review, with its progress where somebody looks."""
    with Progress(console=make_console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def show(done: int, every: int) -> None:
            words = say(Message("review-progress", {"done": done, "all": every}))
            bar.update(task, completed=done, total=every, description=words)

        try:
            return reviews.review(record, ms, iterations, seed, show)
        except reviews.UnfinishedError as error:
            raise Trouble(f"no review: {error}") from None


def _draw(output: Path, record: Record, found: reviews.Review, say: Speaker) -> None:
    names = [_name(record, seat, say) for seat in range(record.seats)]
    heading = say(Message("review-heading", {"game": record.game.name}))
    picture = draw_review(found, heading, names, str(len(found.plies)))
    if str(output) == "-":
        sys.stdout.write(picture)
    else:
        write_text(output, picture)


def _tell(record: Record, found: reviews.Review, say: Speaker) -> None:
    screen = Screen()
    screen.heading(title(record.game, record.edition, say.language))
    match = record.match()
    for seat in range(record.seats):
        screen.say("")
        screen.say(f"{SIGNS[seat]} {_name(record, seat, say)}")
        for sentence in summary(found, match, seat, say):
            screen.say(sentence)


def _name(record: Record, seat: int, say: Speaker) -> str:
    return record.players[seat] if seat < len(record.players) else say(seat_name(seat))
