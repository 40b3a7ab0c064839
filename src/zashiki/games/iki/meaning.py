"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scene import offer_of, slot_of
from zashiki.games.iki.state import (
    AMULET,
    BUILD,
    BUILD_STALL,
    BUY,
    CARD,
    DEAL,
    FEEDING,
    FIELD,
    HIRE_STALL,
    HOUSE,
    LEAVE,
    MOVE,
    NEUTRAL_STALL,
    NEW_YEAR,
    PLANNED,
    SPACE,
    STALL,
    START_STALL,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAIN,
    TRAINING,
    USE,
)
from zashiki.games.iki.tables import DECK, PLAN, SAVE, SPACES

PLACING = (START_STALL, HIRE_STALL, BUILD_STALL, NEUTRAL_STALL)
# What is done with a stall, by phase; else its character is used.
AT_STALL = {TRAINING: TRAIN, SWAP_FIRST: SWAP, SWAP_SECOND: SWAP, FEEDING: LEAVE}
PART = re.compile(r"-(head|act|fire|rung-\d|step-\d|cost|gift)(-\d)?$")


def meant(p: Iki, path: Sequence[str]) -> list[int]:
    """The codes of the thing touched last; of parts of a card, those of the card."""
    name = PART.sub("", path[-1])
    family, _, rest = name.partition("-")
    number = int(rest) if rest.isdecimal() else -1
    if family == "card" or family == "building":
        return _of_card(p, rest)
    if family == "stall" and rest in p.side.stall_ids:
        return _of_stall(p, p.side.stall_ids.index(rest))
    if family == "slot":
        return _of_slot(p, name)
    if family == "offer":
        return _of_offer(p, name, path)
    if family == "good" and 0 <= number < p.tables.n_goods:
        return [BUY + number]
    if family in ("space", "shop", "goods") and 0 <= number < SPACES:
        return _of_space(p, family, number, path.count(f"figure-{int(p.actor)}"))
    if family == "field" and 0 <= number < p.tables.n_fields:
        return [FIELD + number]
    return _of_piece(p, family, rest, number)


# --- cards, stalls and buildings -----------------------------------------------------------------


def _of_slot(p: Iki, name: str) -> list[int]:
    """The card that lies there; of an empty place, one that is not open."""
    cards = [n for n in range(DECK) if p.market >> n & 1 and slot_of(p, n) == name]
    if not cards:
        cards = [n for n in range(DECK) if not p.market >> n & 1]
    return [CARD + int(p.lot()) * DECK + number for number in cards]


def _of_card(p: Iki, key: str) -> list[int]:
    """A card or building by its id, wherever it lies."""
    t = p.tables
    if key in t.building_ids:
        what, code = HOUSE + t.building_ids.index(key), BUILD + t.building_ids.index(key)
    elif key in t.card_ids:
        what, code = t.card_ids.index(key), CARD + t.card_ids.index(key)
    else:
        return []
    stalls = [s for s in range(int(p.side.n_stalls)) if p.stall[s] == what]
    return _of_stall(p, stalls[0]) if stalls else [code]


def _of_stall(p: Iki, stall: int) -> list[int]:
    if p.phase in PLACING:
        return [STALL + stall]
    return [AT_STALL.get(int(p.phase), USE) + stall]


def _of_offer(p: Iki, name: str, path: Sequence[str]) -> list[int]:
    plan = len(path) > 1 and path[0].startswith("tile-")
    first = PLANNED if plan else BUILD
    known = range(int(p.tables.n_buildings))
    there = [b for b in known if p.offer >> b & 1 and offer_of(p, b) == name]
    return [first + b for b in there or known if there or not p.offer >> b & 1]


# --- the street ----------------------------------------------------------------------------------


def _of_space(p: Iki, family: str, space: int, rounds: int) -> list[int]:
    """Doing business where one stands, else walking there."""
    here = int(p.space[p.actor])
    if p.phase == NEW_YEAR:
        return [SPACE + space]
    if family != "space" and space == here:
        return [DEAL]
    steps = (space - here) % SPACES or SPACES
    return [MOVE + steps + SPACES * rounds]


def _of_piece(p: Iki, family: str, rest: str, number: int) -> list[int]:
    """Figures, markers, special tiles and kobun."""
    if family == "figure" and 0 <= number < p.seats:
        space = int(p.space[number])
        return _of_space(p, "space", max(space, 0), 0)
    if family == "order" and 0 <= number < p.seats:
        taken = [i for i in range(int(p.tables.n_fields)) if p.fields[i] == number]
        return [FIELD + i for i in taken or range(int(p.tables.n_fields))]
    if family == "block" and p.blocked >= 0:
        return [FIELD + int(p.blocked)]
    if family == "kobun" and rest.startswith("on-stall-"):
        return meant(p, [rest.removeprefix("on-")])
    if family == "kobun":
        return [STALL + stall for stall in range(int(p.side.n_stalls))]
    if family == "tile" and rest in p.tables.tile_ids:
        kind = int(p.tables.tile_kind[p.tables.tile_ids.index(rest)])
        if kind == PLAN:
            return [PLANNED + b for b in range(int(p.tables.n_buildings)) if p.offer >> b & 1]
        return [AMULET] if kind == SAVE else []
    return []
