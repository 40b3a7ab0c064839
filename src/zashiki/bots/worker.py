"""A process that thinks for bots: a question per line on stdin, an answer per line on stdout.

What comes in is a record and a seat. The position is rebuilt here, and the bot gets to know of it
what the seat knows. Bots are kept between questions of one match, so that a search keeps its tree.
A line `hurry N` asks for the answer to question N soon.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from zashiki.bots import Bot, Forfeit, Knowledge, SpecError, make
from zashiki.bots.builtin import SearchBot
from zashiki.bots.learned import NetError
from zashiki.core.state import State
from zashiki.record import Record, RecordError

MOST_BOTS = 64  # the longest unasked one is let go
MOST_ROWS = 2_000_000  # of all their trees together: about 150 MB
HURRY = "hurry "


class Question(msgspec.Struct):
    """Which bot, where it sits, and all that was played so far."""

    match: str
    spec: str
    seat: int
    record: str
    seed: int | None = None
    compare: bool = False  # rather how a search rates the alternatives than one of them
    number: int = 0  # by which it can be hurried


class Reply(msgspec.Struct, omit_defaults=True):
    """The code chosen, or why there is none."""

    code: int = -1
    forfeit: str = ""
    mistake: str = ""
    thoughts: list[tuple[int, int, float]] = []  # code, visits, what it earned; most visited first


class Inbox:
    """Lines as they come, read by a thread: whoever thinks can be hurried meanwhile."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._hurried = 0  # the last question that was
        self._is_over = False
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()

    def _read(self, lines: Iterable[str]) -> None:
        for line in lines:
            number = line.removeprefix(HURRY).strip()
            if line.startswith(HURRY) and number.isdecimal():
                self._hurried = int(number)
            else:
                self._lines.put(line)
        self._is_over = True
        self._lines.put(None)

    def __iter__(self) -> Iterator[str]:
        while (line := self._lines.get()) is not None:
            yield line

    def is_hurried(self, number: int) -> bool:
        """Whether somebody waits for that question, or nobody any more."""
        return self._is_over or self._hurried == number > 0


class Thinker:
    """The bots of this process by match and seat."""

    def __init__(self, inbox: Inbox | None = None) -> None:
        self._inbox = inbox
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Reply:
        try:
            record = Record.loads(question.record)
            bot = self._bot(question, record)
            state, movers = _replay(record)
            if state.actor != question.seat:
                return Reply(mistake=f"seat {question.seat} is not the one to choose")
            is_open = record.game.is_open
            known = Knowledge(state, question.seat, movers, record.actions, is_open)
            if question.compare:
                return _compare(bot, known)
            return Reply(code=bot.choose(known))
        except (RecordError, SpecError, NetError) as error:
            return Reply(mistake=str(error))
        except Forfeit as forfeit:
            return Reply(forfeit=str(forfeit))

    def shrink(self) -> None:
        """Let bots go, the longest unasked first, until the trees of all fit into memory."""
        while len(self._bots) > 1 and sum(map(_rows, self._bots.values())) > MOST_ROWS:
            self._bots.popitem(last=False)[1].close()

    def _bot(self, question: Question, record: Record) -> Bot:
        key = (question.match, question.seat, question.spec)
        if key not in self._bots:
            self._bots[key] = make(question.spec, record.game, question.seed)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)[1].close()
        self._bots.move_to_end(key)
        bot = self._bots[key]
        if self._inbox is not None:
            bot.is_hurried = partial(self._inbox.is_hurried, question.number)
        return bot


def _rows(bot: Bot) -> int:
    """The room of its tree."""
    search = bot.search if isinstance(bot, SearchBot) else None
    return 0 if search is None else int(search.tree.room)


def _compare(bot: Bot, known: Knowledge) -> Reply:
    if not isinstance(bot, SearchBot):
        return Reply(mistake=f"bot {bot.spec!r} does not compare; a search does")
    return Reply(thoughts=bot.compare(known))


def _replay(record: Record) -> tuple[State, list[int]]:
    """The position after the last action, and who played each one."""
    match = record.match()
    return match.state, match.actors.tolist()


def main() -> None:
    inbox = Inbox(sys.stdin)
    thinker = Thinker(inbox)
    for line in inbox:
        try:
            reply = thinker.answer(msgspec.json.decode(line, type=Question))
        except (msgspec.DecodeError, RecursionError) as error:
            reply = Reply(mistake=f"not understood: {error}")
        sys.stdout.write(msgspec.json.encode(reply).decode() + "\n")
        sys.stdout.flush()
        thinker.shrink()


if __name__ == "__main__":
    main()
