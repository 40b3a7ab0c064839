"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from zashiki.bots.knowledge import Knowledge


class SpecError(ValueError):
    """A bot that cannot be made from these words; the message names the part at fault."""


class Forfeit(Exception):
    """A bot gave up its match: it answered rubbish, or nothing in time."""


def never() -> bool:
    return False


class Bot(ABC):
    """One player of one match. It is asked whenever its seat has to choose.

    A bot sees a seat's knowledge only and has a random generator of its own, which decides
    nothing but the bot's thoughts.
    """

    spec: str = ""
    # whether to answer with what is found so far
    is_hurried: Callable[[], bool] = staticmethod(never)

    @abstractmethod
    def choose(self, knowledge: Knowledge) -> int:
        """One of `knowledge.legal()`."""

    def close(self) -> None:  # noqa: B027  most bots hold nothing
        """The match is over, or the bot is replaced: let go of everything held."""
