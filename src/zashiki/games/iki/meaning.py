"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zashiki.core import bits
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.cards import offer_of, slot_of
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import (
    BUILD_STALL,
    FEEDING,
    HIRE_STALL,
    HOUSE,
    NEUTRAL_STALL,
    NEW_YEAR,
    START_STALL,
    SWAP_FIRST,
    SWAP_SECOND,
    TRAINING,
)
from zashiki.games.iki.tables import DECK, PLANS, SAVES, SEASONS, SPACES

# What is done with a stall, by phase; else its character is used.
AT_STALL = {
    START_STALL: "place",
    HIRE_STALL: "place",
    BUILD_STALL: "place",
    NEUTRAL_STALL: "place",
    TRAINING: "train",
    SWAP_FIRST: "swap",
    SWAP_SECOND: "swap",
    FEEDING: "leave",
}
PART = re.compile(r"-(head|act|fire|rung-\d|step-\d|cost|gift)(-\d)?$")


def meant(state: Iki, path: Sequence[str]) -> list[int]:
    """The codes of the thing touched last; of parts of a card, those of the card."""
    name = PART.sub("", path[-1])
    family, _, rest = name.partition("-")
    number = int(rest) if rest.isdecimal() else -1
    if family == "card" or family == "building":
        return _of_card(state, rest)
    if family == "stall" and rest in state.side.stall_ids:
        return _of_stall(state, state.side.stall_ids.index(rest))
    if family == "slot":
        return _of_slot(state, name)
    if family == "offer":
        return _of_offer(state, name, path)
    if family == "good" and 0 <= number < state.tables.n_goods:
        return [ACTIONS.code("buy", number)]
    if family in ("space", "shop", "goods") and 0 <= number < SPACES:
        return _of_space(state, family, number, path.count(f"figure-{int(state.actor)}"))
    if family == "field" and 0 <= number < state.tables.n_fields:
        return [ACTIONS.code("take", number)]
    if family in ("season", "waiting") and 0 <= number < len(SEASONS):
        return [ACTIONS.code("buy", g) for g in _goods_of(state, number)]
    if name == "deck":
        hidden = bits.listed(state.deck)
        return [ACTIONS.code("pick", int(state.lot()) * DECK + n) for n in hidden]
    return _of_piece(state, family, rest, number)


def _goods_of(state: Iki, season: int) -> list[int]:
    goods_from = state.tables.goods_from
    return list(range(int(goods_from[season]), int(goods_from[season + 1])))


# --- cards, stalls and buildings -----------------------------------------------------------------


def _of_slot(state: Iki, name: str) -> list[int]:
    """The card that lies there; of an empty place, one that is not open."""
    cards = [n for n in range(DECK) if state.market >> n & 1 and slot_of(state, n) == name]
    if not cards:
        cards = [n for n in range(DECK) if not state.market >> n & 1]
    first = int(state.lot()) * DECK
    return [ACTIONS.code("pick", first + number) for number in cards]


def _of_card(state: Iki, key: str) -> list[int]:
    """A card or building by its id, wherever it lies."""
    tables = state.tables
    if key in tables.building_ids:
        building = tables.building_ids.index(key)
        what, code = HOUSE + building, ACTIONS.code("build", building)
    elif key in tables.card_ids:
        what = tables.card_ids.index(key)
        code = ACTIONS.code("pick", what)
    else:
        return []
    stalls = [s for s in range(int(state.side.n_stalls)) if state.stall[s] == what]
    return _of_stall(state, stalls[0]) if stalls else [code]


def _of_stall(state: Iki, stall: int) -> list[int]:
    return [ACTIONS.code(AT_STALL.get(int(state.phase), "use"), stall)]


def _of_offer(state: Iki, name: str, path: Sequence[str]) -> list[int]:
    plan = len(path) > 1 and path[0].startswith("tile-")
    family = "plan" if plan else "build"
    known = range(int(state.tables.n_buildings))
    there = [b for b in known if state.offer >> b & 1 and offer_of(state, b) == name]
    return [ACTIONS.code(family, b) for b in there or known if there or not state.offer >> b & 1]


# --- the street ----------------------------------------------------------------------------------


def _of_space(state: Iki, family: str, space: int, rounds: int) -> list[int]:
    """Doing business where one stands, else walking there."""
    here = int(state.space[state.actor])
    if state.phase == NEW_YEAR:
        return [ACTIONS.code("enter", space)]
    if family != "space" and space == here:
        return [ACTIONS.code("deal")]
    steps = (space - here) % SPACES or SPACES
    return [ACTIONS.code("move", steps + SPACES * rounds)]


def _of_piece(state: Iki, family: str, rest: str, number: int) -> list[int]:
    """Figures, markers, special tiles and kobun."""
    if family == "figure" and 0 <= number < state.seats:
        space = int(state.space[number])
        return _of_space(state, "space", max(space, 0), 0)
    if family == "order" and 0 <= number < state.seats:
        taken = [i for i in range(int(state.tables.n_fields)) if state.fields[i] == number]
        return [ACTIONS.code("take", i) for i in taken or range(int(state.tables.n_fields))]
    if family == "block" and state.blocked >= 0:
        return [ACTIONS.code("take", int(state.blocked))]
    if family == "kobun" and rest.startswith("on-stall-"):
        return meant(state, [rest.removeprefix("on-")])
    if family == "kobun":
        return [ACTIONS.code("place", stall) for stall in range(int(state.side.n_stalls))]
    if family == "tile" and rest in state.tables.tile_ids:
        kind = int(state.tables.tile_kind[state.tables.tile_ids.index(rest)])
        if kind == PLANS:
            return [ACTIONS.code("plan", b) for b in bits.listed(state.offer)]
        return [ACTIONS.code("save")] if kind == SAVES else []
    return []
