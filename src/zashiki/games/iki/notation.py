"""Action codes as short stable text, and back: `card:SP05`, `stall:NE4`, `move:3`."""

from __future__ import annotations

from zashiki.games.iki.state import (
    AMULET,
    BUILD,
    BUY,
    CARD,
    DEAL,
    DONE,
    FIELD,
    INCOME,
    LEAVE,
    LET_BURN,
    MOST_STEPS,
    MOVE,
    PLANNED,
    QUARTER,
    SEAT,
    SPACE,
    STALL,
    SWAP,
    TRAIN,
    USE,
    Position,
)
from zashiki.games.iki.tables import QUARTERS, SPACES

WORDS = {DONE: "done", INCOME: "income", DEAL: "deal", AMULET: "amulet", LET_BURN: "burn"}
# first code of a family and its word, highest first
FAMILIES = (
    (MOVE, "move"),
    (PLANNED, "plan"),
    (BUILD, "build"),
    (BUY, "buy"),
    (LEAVE, "leave"),
    (SWAP, "swap"),
    (TRAIN, "train"),
    (USE, "use"),
    (STALL, "stall"),
    (CARD, "card"),
    (SEAT, "first"),
    (QUARTER, "fire"),
    (SPACE, "space"),
    (FIELD, "field"),
)


def names_of(p: Position, family: int) -> list[str]:
    """The names of a family's members in order."""
    if family == MOVE:
        return [str(steps) for steps in range(MOST_STEPS + 1)]
    if family in (BUILD, PLANNED):
        return p.tables.building_ids
    if family == BUY:
        return p.tables.goods_ids
    if family == CARD:
        return p.tables.card_ids
    if family == FIELD:
        return p.tables.field_ids
    if family == SEAT:
        return [str(seat + 1) for seat in range(int(p.seats))]
    if family == QUARTER:
        return list(QUARTERS)
    if family == SPACE:
        return [str(space) for space in range(SPACES)]
    return p.side.stall_ids


def family_of(code: int) -> tuple[int, str]:
    for first, word in FAMILIES:
        if code >= first:
            return first, word
    return DONE, ""


def notate(p: Position, code: int) -> str:
    if code in WORDS:
        return WORDS[code]
    first, word = family_of(code)
    return f"{word}:{names_of(p, first)[code - first]}"


def parse(p: Position, text: str) -> int:
    """The code of a text; raises ValueError saying what is not understood."""
    for code, word in WORDS.items():
        if text == word:
            return code
    word, colon, name = text.partition(":")
    for first, own in FAMILIES:
        if word == own and colon:
            known = names_of(p, first)
            if not name or name not in known:
                raise ValueError(f"{text!r}: there is no {name!r} to {word}")
            return first + known.index(name)
    raise ValueError(f"{text!r} is not an action of IKI; try card:SP05, stall:NE4, move:3 or done")
