"""The final count of a match, line by line."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from zashiki.cli.screen import Screen
from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.core.outcome import Outcome
from zashiki.texts import Speaker


def show_count(screen: Screen, say: Speaker, outcome: Outcome) -> None:
    """How it ended, what each seat got for what, and who won."""
    screen.heading(say(Message("terminal-final")))
    screen.say(say(outcome.ending))
    grid = Grid(box=box.SIMPLE_HEAD, show_footer=False, padding=(0, 1))
    grid.add_column("")
    grid.add_column(say(Message("terminal-rule")), style="dim")
    for seat in range(len(outcome.scores)):
        grid.add_column(f"{SIGNS[seat]} {say(seat_name(seat))}", justify="right")
    for line in outcome.lines:
        points = ["" if point is None else str(point) for point in line.points]
        grid.add_row(Text(say(line.label)), line.rule_id, *points)
    grid.add_section()
    grid.add_row(say(Message("terminal-total")), "", *map(str, outcome.scores), style="bold")
    grid.add_row(say(Message("terminal-place")), "", *map(str, outcome.places), style="bold")
    screen.console.print(grid)
    screen.say(say(outcome.verdict))
