"""What can be done in IKI: the families of actions and their codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core.actions import Actions, Family
from zashiki.games.iki.tables import (
    BUILDINGS,
    CARDS,
    FIELDS,
    GOODS,
    QUARTERS,
    SEATS,
    SPACES,
    STALLS,
)

MOST_STEPS: Final = 64  # house limit: eight laps

ACTIONS: Final = Actions(
    Family("finish", "done"),  # the business; or no exchange of stalls
    Family("earn", "income"),
    Family("deal"),  # of the shop
    Family("save", "amulet"),  # the character from the fire
    Family("burn"),  # let it
    Family("take", "field:{field}", gap=3, field=FIELDS),  # chance: it gets the blocking tile
    Family("enter", "space:{space}", space=SPACES),  # New Year
    Family("ignite", "fire:{quarter}", quarter=len(QUARTERS)),  # chance
    Family("begin", "first:{seat}", seat=SEATS),  # chance
    Family("pick", "card:{card}", card=CARDS),  # hire, start with, make neutral; chance: reveal
    Family("place", "stall:{stall}", stall=STALLS),  # the card or building picked
    Family("use", "use:{stall}", stall=STALLS),  # its character's action
    Family("train", "train:{stall}", stall=STALLS),  # its character gains experience
    Family("swap", "swap:{stall}", stall=STALLS),  # its card is exchanged
    Family("leave", "leave:{stall}", stall=STALLS),  # its character is not fed
    Family("buy", "buy:{good}", good=GOODS),
    Family("build", "build:{building}", building=BUILDINGS),  # chance: it is laid open
    Family("plan", "plan:{building}", building=BUILDINGS),  # build with the guild plan
    Family("move", "move:{steps}", steps=MOST_STEPS + 1),
)

FINISH: Final[i64] = ACTIONS.first("finish")
EARN: Final[i64] = ACTIONS.first("earn")
DEAL: Final[i64] = ACTIONS.first("deal")
SAVE: Final[i64] = ACTIONS.first("save")
BURN: Final[i64] = ACTIONS.first("burn")
TAKE: Final[i64] = ACTIONS.first("take")
ENTER: Final[i64] = ACTIONS.first("enter")
IGNITE: Final[i64] = ACTIONS.first("ignite")
BEGIN: Final[i64] = ACTIONS.first("begin")
PICK: Final[i64] = ACTIONS.first("pick")
PLACE: Final[i64] = ACTIONS.first("place")
USE: Final[i64] = ACTIONS.first("use")
TRAIN: Final[i64] = ACTIONS.first("train")
SWAP: Final[i64] = ACTIONS.first("swap")
LEAVE: Final[i64] = ACTIONS.first("leave")
BUY: Final[i64] = ACTIONS.first("buy")
BUILD: Final[i64] = ACTIONS.first("build")
PLAN: Final[i64] = ACTIONS.first("plan")
MOVE: Final[i64] = ACTIONS.first("move")
