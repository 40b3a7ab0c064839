"""What can be done in Yamataï: the families of actions and their codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zashiki.core.actions import Actions, Family
from zashiki.games.yamatai.tables import (
    BLANK,
    COLOURS,
    FAN,
    FLEETS,
    ISLANDS,
    KINDS,
    PAYMENTS,
    SEATS,
    SPACES,
    SPECIALISTS,
    TILES,
)

ACTIONS: Final = Actions(
    # chance
    Family("order", seat=SEATS),  # whose meeple stands on the next place of the order track
    Family("deal", "deal-{kind}{mountain}", kind=BLANK + 1, mountain=2),  # to the next island
    Family("show-specialist", "show-{specialist}", specialist=SPECIALISTS),
    Family("show-tile", "show-{tile}", tile=TILES),  # turned up, or looked at
    Family("show-fleet", "show-{fleet}", fleet=FLEETS),
    # the steps of a turn
    Family("take", fleet=FLEETS),
    Family("choose", ship=COLOURS),  # the free ship of a fleet
    Family("buy", ship=COLOURS),
    Family("sell", ship=COLOURS),
    Family("place", "{ship}@{space}", ship=COLOURS, space=SPACES),
    Family("collect", space=SPACES, shore=FAN),  # from the nth island round the space
    Family("also", island=ISLANDS),  # the additional tile
    Family("build", "{tile}@{island}", tile=TILES, island=ISLANDS),
    Family("go-on"),  # to the harbour
    Family("moor", ship=COLOURS),
    Family("recruit", specialist=SPECIALISTS),
    Family("pay", payment=PAYMENTS),
    Family("end"),
    # effects of fleets
    Family("reserve", tile=TILES),
    Family("move", space=SPACES, target=FAN),  # along the nth lane of the space
    Family("look"),
    Family("top", tile=TILES),
    Family("under", tile=TILES),
    Family("hallow", island=ISLANDS),
    Family("exchange", island=ISLANDS),  # one of two culture tiles
    Family("remove", space=SPACES),
    Family("enough"),
    Family("swap", space=SPACES),  # one of two ships
    # powers of specialists
    Family("give", ship=COLOURS),  # one of the ships for a gold ship
    Family("change-gold"),
    Family("get", ship=COLOURS),  # one of the ships for a gold ship given
    Family("culture-for-gold", "{kind}-for-gold", kind=KINDS),
    Family("culture-for-coins", "{kind}-for-coins", kind=KINDS),
    Family("clear", island=ISLANDS),
)

ORDER: Final[i64] = ACTIONS.first("order")
DEAL: Final[i64] = ACTIONS.first("deal")
SHOW_SPECIALIST: Final[i64] = ACTIONS.first("show-specialist")
SHOW_TILE: Final[i64] = ACTIONS.first("show-tile")
SHOW_FLEET: Final[i64] = ACTIONS.first("show-fleet")
TAKE: Final[i64] = ACTIONS.first("take")
CHOOSE: Final[i64] = ACTIONS.first("choose")
BUY: Final[i64] = ACTIONS.first("buy")
SELL: Final[i64] = ACTIONS.first("sell")
PLACE: Final[i64] = ACTIONS.first("place")
COLLECT: Final[i64] = ACTIONS.first("collect")
ALSO: Final[i64] = ACTIONS.first("also")
BUILD: Final[i64] = ACTIONS.first("build")
GO_ON: Final[i64] = ACTIONS.first("go-on")
MOOR: Final[i64] = ACTIONS.first("moor")
RECRUIT: Final[i64] = ACTIONS.first("recruit")
PAY: Final[i64] = ACTIONS.first("pay")
END: Final[i64] = ACTIONS.first("end")
RESERVE: Final[i64] = ACTIONS.first("reserve")
MOVE: Final[i64] = ACTIONS.first("move")
LOOK: Final[i64] = ACTIONS.first("look")
TOP: Final[i64] = ACTIONS.first("top")
UNDER: Final[i64] = ACTIONS.first("under")
HALLOW: Final[i64] = ACTIONS.first("hallow")
EXCHANGE: Final[i64] = ACTIONS.first("exchange")
REMOVE: Final[i64] = ACTIONS.first("remove")
ENOUGH: Final[i64] = ACTIONS.first("enough")
SWAP: Final[i64] = ACTIONS.first("swap")
GIVE: Final[i64] = ACTIONS.first("give")
CHANGE_GOLD: Final[i64] = ACTIONS.first("change-gold")
GET: Final[i64] = ACTIONS.first("get")
CULTURE_FOR_GOLD: Final[i64] = ACTIONS.first("culture-for-gold")
CULTURE_FOR_COINS: Final[i64] = ACTIONS.first("culture-for-coins")
CLEAR: Final[i64] = ACTIONS.first("clear")


# --- what has two arguments: packed and taken apart here only --------------------------------


def place(ship: i64, space: i64) -> i64:
    return PLACE + ship * SPACES + space


def placed(code: i64) -> tuple[i64, i64]:
    """The colour of the ship and the space."""
    return (code - PLACE) // SPACES, (code - PLACE) % SPACES


def collect(space: i64, shore: i64) -> i64:
    return COLLECT + space * FAN + shore


def collected(code: i64) -> tuple[i64, i64]:
    """The space of the ship and which of the islands round it."""
    return (code - COLLECT) // FAN, (code - COLLECT) % FAN


def build(tile: i64, island: i64) -> i64:
    return BUILD + tile * ISLANDS + island


def built(code: i64) -> tuple[i64, i64]:
    """The tile and the island."""
    return (code - BUILD) // ISLANDS, (code - BUILD) % ISLANDS


def move(space: i64, lane: i64) -> i64:
    return MOVE + space * FAN + lane


def moved(code: i64) -> tuple[i64, i64]:
    """The space of the ship and which of the lanes from it."""
    return (code - MOVE) // FAN, (code - MOVE) % FAN
