"""What the house asks of bots. They think elsewhere, never in the loop that serves people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from zashiki.bots import SpecError, make
from zashiki.bots.builtin import STYLE
from zashiki.bots.names import NAMED
from zashiki.bots.spec import parse
from zashiki.core import registry
from zashiki.core.setup import Setup
from zashiki.house.errors import BadWishError
from zashiki.house.fair import ANYBODY, Payer, always, nothing

# What guests may say of a bot. Programs from outside would run on the machine of the house.
SETTINGS = ("ms", STYLE)
LONGEST_THOUGHT = 10_000  # milliseconds
SUBSTITUTES = ("greedy", "random")  # take over a seat that was given up
ADVISER = "search"


def _nobody_counts(_seconds: float) -> None:
    pass


@dataclass(frozen=True)
class Question:
    """A match up to now and the seat that has to choose."""

    match: str  # the table's id: a bot may remember its earlier thoughts there
    setup: Setup
    codes: Sequence[int]
    seat: int
    bot: str
    payer: Payer = ANYBODY  # who shares the workers with others
    is_watched: Callable[[], bool] = always  # what nobody looks at waits
    on_hurry: Callable[[], None] = nothing  # called when others wait and it must come to an end
    on_place: Callable[[float], None] = _nobody_counts  # the seconds that it has waited itself


@dataclass(frozen=True)
class Thought:
    """An action as search sees it: how often it was tried, and what it earned (0 to 1)."""

    code: int
    visits: int
    value: float


class Thinkers(Protocol):
    """Those who think."""

    @property
    def waiting(self) -> int:
        """How many questions are not thought about yet."""

    async def open(self) -> None: ...

    async def choose(self, question: Question) -> int:
        """The code the bot plays; any legal one if the bot fails."""

    async def compare(self, question: Question) -> list[Thought]:
        """The alternatives, the best first."""

    async def close(self) -> None: ...


def check_bot(spec: str, game_id: str) -> None:
    """Raises BadWishError unless this bot can take a seat in this game."""
    try:
        parsed = parse(spec)
        known = parsed.kind in NAMED and all(key in SETTINGS for key in parsed.words)
        if not known or parsed.whole("ms", 0) > LONGEST_THOUGHT:
            raise BadWishError("no-bot", {"bot": spec})
        make(spec, registry.game(game_id)).close()
    except SpecError as error:
        raise BadWishError("bad-bot", {"bot": spec, "problem": str(error)}) from None


def substitute(game_id: str) -> str:
    """The bot that takes over a seat in this game."""
    for spec in SUBSTITUTES:
        try:
            check_bot(spec, game_id)
        except BadWishError:
            continue
        return spec
    raise BadWishError("no-bot", {"bot": SUBSTITUTES[0]})
