"""Four board games of old Japan: rules, records, bots, and a house to play them in.

>>> import zashiki
>>> state = zashiki.game("samurai").start(seats=2)
>>> zashiki.playout(state, zashiki.Rng(7)) > 50
True
>>> state.is_over
True
"""

from __future__ import annotations

from zashiki import _pure

_pure.install_if_asked()

from zashiki.core.edition import Edition, EditionError  # noqa: E402  after the hook above
from zashiki.core.game import Curtain, Game, Option, SetupError  # noqa: E402
from zashiki.core.message import Message  # noqa: E402
from zashiki.core.outcome import Outcome  # noqa: E402
from zashiki.core.refusal import Refusal  # noqa: E402
from zashiki.core.registry import game, names  # noqa: E402
from zashiki.core.rng import Rng  # noqa: E402
from zashiki.core.state import CHANCE, NOBODY, State, playout  # noqa: E402
from zashiki.record import Record, RecordError  # noqa: E402

__version__ = "0.1.0"

is_compiled = _pure.is_compiled

__all__ = [
    "CHANCE",
    "NOBODY",
    "Curtain",
    "Edition",
    "EditionError",
    "Game",
    "Message",
    "Option",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "SetupError",
    "State",
    "game",
    "is_compiled",
    "names",
    "playout",
]
