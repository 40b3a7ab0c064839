"""Programs from outside as bots: JSON lines over stdin and stdout, see docs/bot-protocol.md."""

from __future__ import annotations

import shlex
from typing import TypeVar

import msgspec

from zashiki.bots.bot import Bot, Forfeit, SpecError
from zashiki.bots.knowledge import Knowledge
from zashiki.bots.process import Gone, LineProcess, Silence
from zashiki.bots.spec import Spec
from zashiki.core.game import Game
from zashiki.core.rng import Rng

PROTOCOL = 1
DEFAULT_MS = 10_000
START_SECONDS = 10.0  # a program may take this long to get ready

T = TypeVar("T")


class Answer(msgspec.Struct):
    """What a program says when it is asked to choose."""

    code: int


class Ready(msgspec.Struct):
    """What a program says when it is greeted."""

    ready: bool
    name: str = ""


class OutsideBot(Bot):
    """Asks a program. Rubbish, silence or a code that is not legal gives the match away."""

    def __init__(self, command: list[str], game: Game, rng: Rng, seconds: float) -> None:
        self._command = command
        self._game = game
        self._rng = rng
        self._seconds = seconds
        self._process: LineProcess | None = None

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal()
        try:
            if self._process is None:
                self._greet(knowledge)
            answer = self._ask(self._question(knowledge, legal), self._seconds, Answer)
        except (Gone, Silence) as error:
            raise Forfeit(f"{self.spec}: {error}") from None
        if answer.code not in legal:
            raise Forfeit(f"{self.spec}: {answer.code} is not one of the legal codes")
        return answer.code

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def _greet(self, knowledge: Knowledge) -> None:
        self._process = LineProcess(self._command)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.id,
            "rules": self._game.rules_version,
            "seats": int(knowledge.seats),
            "seat": int(knowledge.seat),
            "action_count": self._game.action_count,
            "ms": round(self._seconds * 1000),
        }
        if not self._ask(hello, START_SECONDS, Ready).ready:
            raise Forfeit(f"{self.spec}: it is not ready to play {self._game.id}")

    def _question(self, knowledge: Knowledge, legal: list[int]) -> dict[str, object]:
        # an imagined position has the same legal codes, so their notation needs no true one
        imagined = knowledge.imagine(self._rng)
        return {
            "type": "choose",
            "view": knowledge.view(),
            "legal": legal,
            "notation": [self._game.notate(imagined, code) for code in legal],
        }

    def _ask(self, question: dict[str, object], seconds: float, shape: type[T]) -> T:
        if self._process is None:
            raise Gone("it was not started")
        line = self._process.ask(msgspec.json.encode(question).decode(), seconds)
        try:
            return msgspec.json.decode(line, type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Forfeit(f"{self.spec}: {line[:60]!r} is not understood: {error}") from None


def make_outside(spec: Spec, game: Game, rng: Rng) -> Bot:
    """`exec:PROGRAM ARGUMENTS…`, or with a time limit `exec:ms=500,PROGRAM ARGUMENTS…`."""
    _, _, rest = spec.text.partition(":")
    ms = DEFAULT_MS
    if rest.startswith("ms="):
        number, _, rest = rest[3:].partition(",")
        if not number.isdigit() or int(number) == 0:
            raise SpecError(f"bot {spec.text!r}: ms must be a whole number above 0, not {number!r}")
        ms = int(number)
    try:
        command = shlex.split(rest)
    except ValueError as error:
        raise SpecError(f"bot {spec.text!r}: {error}") from None
    if not command:
        raise SpecError(f"bot {spec.text!r}: name the program, as in exec:./my_bot.py")
    return OutsideBot(command, game, rng, ms / 1000)
