"""`zashiki replay`: a recorded match in words, as a whole, at one ply, or step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from zashiki.cli.count import show_count
from zashiki.cli.find import Language, find_language, title
from zashiki.cli.recorded import (
    ChapterNumber,
    OwnEditions,
    RecordFile,
    find_ply,
    find_viewer,
    read_record,
)
from zashiki.cli.screen import Screen
from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE, NOBODY
from zashiki.match import Step
from zashiki.record import Record
from zashiki.texts import speaker


def replay(
    record: RecordFile,
    ply: Annotated[
        int | None, typer.Option(help="Only the position before this action, from 0; -1: the end.")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Go through it with the keyboard.")] = False,
    seat: Annotated[
        int | None, typer.Option(help="As this seat saw it, from 1; without it, all is open.")
    ] = None,
    edition: OwnEditions = None,
    chapter: ChapterNumber = 1,
    lang: Language = "en",
) -> None:
    """Go through a recorded match, or the main line of a study."""
    language = find_language(lang)
    match = read_record(record, edition or (), chapter)
    start = find_ply(match, 0 if step and ply is None else ply)
    reader = Reader(match, Screen(), language, find_viewer(match.seats, seat))
    if step:
        reader.walk(start)
    elif ply is not None:
        reader.show(start)
    else:
        reader.tell_all()


class Reader:
    """Tells a record to one pair of eyes."""

    def __init__(self, record: Record, screen: Screen, language: str, viewer: int) -> None:
        self.record = record
        self.game = record.game
        self.screen = screen
        self.say = speaker(record.game, language)
        self.viewer = viewer

    def tell_all(self) -> None:
        """Who played, every action in its notation and in words, and the end."""
        self.show_header()
        for ply, step in enumerate(self.record.match().steps()):
            self.tell(ply, step)
        self.show(len(self.record.actions))

    def show_header(self) -> None:
        record = self.record
        self.screen.heading(title(self.game, record.edition, self.say.language))
        for number, name in enumerate(record.players):
            self.screen.say(f"{SIGNS[number]} {self.say(seat_name(number))}: {name}")
        for key, value in record.options.items():
            label = self.say(Message(f"option-{key}"))
            self.screen.say(f"{label}: {self.say(Message(f'option-{key}-{value}'))}")
        for key, value in record.tags.items():
            self.screen.say(f"{key}: {value}")
        self.screen.say("")

    def tell(self, ply: int, step: Step) -> None:
        """One action on one line."""
        sign = "·" if step.actor == CHANCE else SIGNS[step.actor]
        story = self.game.story(step.before, step.code, step.after, self.viewer)
        is_open = self.viewer in (NOBODY, step.actor)
        notation = self.game.notate(step.before, step.code) if is_open else ""
        words = "" if story is None else self.say(story)
        remark = self.record.remarks.get(ply, "")
        beside = f"  {{{remark}}}" if remark else ""
        self.screen.say(f"{ply:>4} {sign} {notation:<10} {words}{beside}".rstrip())

    def show(self, ply: int) -> None:
        """The position before this ply; at the end, the final count too."""
        state = self.record.state(ply)
        seat = None if self.viewer == NOBODY else self.viewer
        self.screen.board(self.game.draw(state, seat, self.say.language))
        if state.is_over:
            show_count(self.screen, self.say, state.outcome())
        elif state.actor != CHANCE:
            actor = int(state.actor)
            prompt = self.say(self.game.prompt(state, actor))
            self.screen.prompt(actor, self.say(seat_name(actor)), prompt)

    def walk(self, ply: int) -> None:
        """Forward by Enter, back by b, anywhere by number, out by q."""
        last = len(self.record.actions)
        self.show(ply)
        while True:
            words = self.screen.ask(self.say(Message("replay-ask", {"ply": ply, "last": last})))
            word = "q" if words is None else words.strip().lower()
            if word in ("q", "quit"):
                return
            if word.isdecimal():
                ply = min(int(word[:9]), last)
            elif word in ("b", "back"):
                ply = max(ply - 1, 0)
            elif ply < last:
                self.tell(ply, next(self.record.match().steps(ply)))
                ply += 1
            self.show(ply)
