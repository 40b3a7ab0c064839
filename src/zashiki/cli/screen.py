"""The terminal itself: lines in and out, in at most 80 columns, plain when it is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import CodeBlock, Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from zashiki.cli.menu import FEW, Entry, Group
from zashiki.core.crests import SIGNS

WIDTH = 80
LEAST_PAGE = 8  # lines
MORE = "↵ … "  # Enter goes on
SEAT_STYLES = ("blue", "red", "green", "magenta")


class PipedConsole(Console):
    """Leaves a reader that has gone to the command line, as writing without a console does."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(stderr: bool = False) -> Console:
    """At most 80 columns; no colour with NO_COLOR or when nobody looks."""
    console = PipedConsole(stderr=stderr, highlight=False, markup=False, emoji=False)
    if console.width > WIDTH or not console.is_terminal:
        console.width = WIDTH
    return console


class Drawing(CodeBlock):
    """A block of code in Markdown: for us it is always the drawing of a board."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield _coloured(str(self.text).rstrip())


class Book(Markdown):
    """Markdown whose drawings are those of the table."""

    elements = Markdown.elements | {"fence": Drawing}


class Screen:
    """Says and hears. Text of games is never read as markup."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        self._early = ""  # what was typed while there was more to read
        if self.is_live:
            with suppress(ImportError):  # line editing and history for input(), where they exist
                import readline  # noqa: F401

    @property
    def page_size(self) -> int:
        """How many choices in two columns leave the question and its context on the screen."""
        return max(20, 2 * (self.console.height - 6)) if self.is_live else 1000

    # --- hearing -------------------------------------------------------------------------

    def ask(self, words: str) -> str | None:
        """A line from the person; None at the end of input."""
        self.console.file.flush()
        if self._early:
            heard, self._early = self._early, ""
            self.console.print(Text(words + heard))
            return heard
        try:
            heard = input(words)
        except EOFError:
            self.console.print()
            return None
        except UnicodeDecodeError:
            heard = "?"
        if not self.is_live:
            self.console.print(Text(heard))  # nobody saw it typed
        return heard

    def curtain(self, words: str) -> bool:
        """Wipe the screen and wait until the next person sits down; False at the end of input."""
        if not self.is_live:
            self.console.rule(Text(words))
            return True
        self._wipe()
        if self.ask(words + " ") is None:
            return False
        self._wipe()
        return True

    def _wipe(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        self.console.file.flush()

    def waiting(self, words: str) -> AbstractContextManager[object]:
        if self.is_live:
            return self.console.status(Text(words), spinner="dots")
        return nullcontext()

    # --- saying --------------------------------------------------------------------------

    def board(self, drawing: str) -> None:
        """A drawing that is higher than the terminal is shown in pages. What is typed at its foot
        answers the next question.
        """
        lines = drawing.splitlines()
        page = max(LEAST_PAGE, self.console.height - 2) if self.is_live else len(lines)
        early = ""
        self.console.print()
        for first in range(0, len(lines), page):
            if first:
                heard = self.ask(MORE)
                if heard is None:
                    return
                early = early or heard
            part = "\n".join(lines[first : first + page])
            self.console.print(_coloured(part), crop=False)
        self._early = early
        self.console.print()

    def prompt(self, seat: int, name: str, words: str) -> None:
        line = Text()
        line.append(f"{SIGNS[seat]} {name}", style=f"bold {SEAT_STYLES[seat]}")
        line.append(f"  {words}", style="bold")
        self.console.print(line)

    def menu(self, items: Sequence[tuple[int, Entry | Group]], counts: Mapping[int, str]) -> None:
        """The numbered items with their notations: one on a line, or in columns when many."""
        if len(items) <= FEW:
            self._menu_lines(items, counts)
        else:
            self._menu_columns(items, counts)

    def _menu_lines(
        self, items: Sequence[tuple[int, Entry | Group]], counts: Mapping[int, str]
    ) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for number, item in items:
            grid.add_row(f"  {number}", Text(item.label), Text(_beside(number, item, counts)))
        self.console.print(grid)

    def _menu_columns(
        self, items: Sequence[tuple[int, Entry | Group]], counts: Mapping[int, str]
    ) -> None:
        digits = len(str(items[-1][0]))
        lines = []
        for number, item in items:
            line = Text(f"{number:>{digits}}  ", style="bold")
            line.append(item.label, style="not bold")
            line.append(f"  {_beside(number, item, counts)}", style="dim not bold")
            lines.append(line)
        widest = max(line.cell_len for line in lines)
        columns = max(1, self.console.width // (widest + 2))
        rows = -(-len(lines) // columns)
        for row in range(rows):
            joined = Text("  ")
            for line in lines[row::rows]:
                padded = line.copy()
                padded.pad_right(widest + 2 - line.cell_len)
                joined.append_text(padded)
            joined.rstrip()
            self.console.print(joined)

    def log(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Padding(Text(f"· {line}"), (0, 0, 0, 2), expand=False))

    def note(self, words: str) -> None:
        self.console.print(Text(words, style="dim"))

    def complain(self, words: str) -> None:
        self.console.print(Text(words, style="red"))

    def heading(self, words: str) -> None:
        self.console.print()
        self.console.print(Text(words, style="bold"))

    def say(self, words: str) -> None:
        self.console.print(Text(words))

    def markdown(self, words: str) -> None:
        self.console.print(Padding(Markdown(words), (0, 0, 0, 2)))

    def page(self, words: str) -> None:
        """A long Markdown text, through the pager where there is one."""
        if self.is_live:
            with self.console.pager(styles=True):
                self.console.print(Book(words))
        else:
            self.console.print(Book(words))

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        grid = Grid.grid(padding=(0, 2))
        for left, right in rows:
            grid.add_row(Text("  " + left, style="bold"), Text(right))
        self.console.print(grid)


def _coloured(drawing: str) -> Text:
    """A drawing has its own columns: never wrapped, never changed."""
    text = Text(drawing, no_wrap=True, overflow="ignore")
    for sign, style in zip(SIGNS, SEAT_STYLES, strict=True):
        # what stands right after a seat's sign is the seat's: ◆S3
        text.highlight_regex(f"{sign}[^\\s{''.join(SIGNS)}]*", f"bold {style}")
    return text


def _beside(number: int, item: Entry | Group, counts: Mapping[int, str]) -> str:
    """What stands beside a choice: its notation, or how many it stands for."""
    return item.notation if isinstance(item, Entry) else f"{counts[number]} …"
