"""Four board games of old Japan: rules, records, bots, and a house to play them in.

>>> import zashiki
>>> state = zashiki.game("samurai").start(seats=2)
>>> zashiki.playout(state, zashiki.Rng(7)) > 50
True
>>> state.is_over
True
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from zashiki import _pure

_pure.install_if_asked()

from zashiki.core.actions import (  # noqa: E402  after the hook above
    Action,
    Actions,
    Family,
    Names,
)
from zashiki.core.codes import Codes  # noqa: E402
from zashiki.core.digest import Digest  # noqa: E402
from zashiki.core.edition import Edition, EditionError  # noqa: E402
from zashiki.core.folder import FolderGame  # noqa: E402
from zashiki.core.game import Curtain, Game, Option  # noqa: E402
from zashiki.core.message import Message, seat_name  # noqa: E402
from zashiki.core.observation import Block, Observation, padded, people  # noqa: E402
from zashiki.core.outcome import Line, Outcome  # noqa: E402
from zashiki.core.position import (  # noqa: E402
    Part,
    Position,
    PositionError,
    actor_number,
    actor_word,
    known,
)
from zashiki.core.refusal import Refusal  # noqa: E402
from zashiki.core.registry import add, game, names  # noqa: E402
from zashiki.core.rng import Rng  # noqa: E402
from zashiki.core.scene import (  # noqa: E402
    About,
    Area,
    Choice,
    Counter,
    Decor,
    Exhibit,
    Headline,
    Layout,
    Note,
    Overlay,
    Panel,
    Piece,
    Place,
    Scene,
    ScorePart,
)
from zashiki.core.setup import Setup, SetupError  # noqa: E402
from zashiki.core.sheet import Sheet, steps_to  # noqa: E402
from zashiki.core.state import CHANCE, NOBODY, State, playout  # noqa: E402
from zashiki.record import Record, RecordError  # noqa: E402

__version__ = "0.1.0"

is_compiled = _pure.is_compiled

FLOORS = ("bots", "envs", "lab", "study")  # above the rules, imported when first asked for


def __getattr__(name: str) -> ModuleType:
    if name in FLOORS:
        return import_module(f"zashiki.{name}")
    raise AttributeError(f"module 'zashiki' has no attribute {name!r}")


__all__ = [
    "CHANCE",
    "NOBODY",
    "About",
    "Action",
    "Actions",
    "Area",
    "Block",
    "Choice",
    "Codes",
    "Counter",
    "Curtain",
    "Decor",
    "Digest",
    "Edition",
    "EditionError",
    "Exhibit",
    "Family",
    "FolderGame",
    "Game",
    "Headline",
    "Layout",
    "Line",
    "Message",
    "Names",
    "Note",
    "Observation",
    "Option",
    "Outcome",
    "Overlay",
    "Panel",
    "Part",
    "Piece",
    "Place",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "Scene",
    "ScorePart",
    "Setup",
    "SetupError",
    "Sheet",
    "State",
    "actor_number",
    "actor_word",
    "add",
    "game",
    "is_compiled",
    "known",
    "names",
    "padded",
    "people",
    "playout",
    "seat_name",
    "steps_to",
]
