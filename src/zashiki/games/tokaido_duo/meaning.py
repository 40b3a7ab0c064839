"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zashiki.games.tokaido_duo import state as s
from zashiki.games.tokaido_duo.actions import ACTIONS, MOVES
from zashiki.games.tokaido_duo.layout import region_place, station_place, town_place
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    COASTAL_TOWNS,
    GOOD_NAMES,
    MERCHANT,
    MOST_HELD,
    PILGRIM,
    REGIONS,
    TOWNS,
    Tables,
)

GIVING_BACK = (s.RETURNING, s.LOSING)
PLACE_OF = (station_place, town_place, region_place)  # where a figure of a character stands
MOVE_OF = {character: family for family, character in MOVES.items()}
# Codes that many touches lead to.
STAY = ACTIONS.code("stay")
VISIT = ACTIONS.code("visit")
BUY, BUY_MORE = ACTIONS.code("buy", 0), ACTIONS.code("buy", 1)
SELL_ONE, SELL_ONE_DEAR = ACTIONS.code("sell", 0, 0), ACTIONS.code("sell", 1, 0)
PAINT, PAINT_MORE = ACTIONS.code("paint", 0), ACTIONS.code("paint", 1)
GIVE = ACTIONS.code("give")
BATHE = ACTIONS.code("bathe")


def meant(state: TokaidoDuo, path: Sequence[str]) -> list[int]:
    """The codes of the thing touched last; with a wave picked up, those that use it."""
    wave = path[0] if len(path) > 1 and path[0].startswith("piece-wave:") else ""
    kind, *rest = path[-1].split(":")
    if kind in ("die", "tray", "figure"):
        return _of_character(state, kind, rest)
    if kind in ("piece-wave", "wave", "kept"):
        return _of_wave(state, rest[-1])
    if kind in ("painting", "gallery"):
        return _of_painting(state, rest, bool(wave))
    if kind == "good":
        return _of_good(state, rest, bool(wave))
    if kind in ("goods-bag", "bag"):
        return [BUY_MORE, BUY] if wave else [BUY, BUY_MORE]
    if kind in ("store", "purse", "money", "gold-supply", "supply"):
        return [SELL_ONE, BUY]
    if kind in ("spring", "bath"):
        return [BATHE]
    if kind == "hot-spring":
        return [BATHE, VISIT]
    return _of_place(state, path[-1])


# --- figures and dice ---------------------------------------------------------------------------


def _of_character(state: TokaidoDuo, kind: str, rest: list[str]) -> list[int]:
    """Taking a die; moving one's own figure; going where another figure stands."""
    if not rest or rest[-1] not in CHARACTER_NAMES:
        return []
    character = CHARACTER_NAMES.index(rest[-1])
    take = ACTIONS.code("take", character)
    if kind != "figure":
        return [take]
    if rest[0] not in ("0", "1"):
        return []
    seat = int(rest[0])
    if seat == state.actor and state.phase == s.TAKING:
        return [take]
    if seat == state.actor and state.phase == s.MOVING and character == state.die:
        return [STAY]
    place = int(state.place_of(seat, character))
    return _of_place(state, PLACE_OF[character](state.tables, place))


# --- places -------------------------------------------------------------------------------------


@cache
def _places(tables: Tables) -> dict[str, list[int]]:
    """The moves that lead to a place; a coastal town is a station too."""
    out: dict[str, list[int]] = {}
    for i in range(int(tables.stations)):
        out.setdefault(station_place(tables, i), []).append(ACTIONS.code("walk", i))
    for i in range(TOWNS):
        trade = ACTIONS.code("trade", i)
        out.setdefault(town_place(tables, i), []).append(trade)
        if i < COASTAL_TOWNS:
            for name in ("tile", "trade"):
                out[f"{name}:{tables.town_ids[i]}"] = [trade]
    for i in range(REGIONS):
        wander = ACTIONS.code("wander", i)
        out[region_place(tables, i)] = out[f"camp:{tables.region_ids[i]}"] = [wander]
    return out


def _of_place(state: TokaidoDuo, name: str) -> list[int]:
    """Moving there, first with the figure whose die is in use; or using the space."""
    moves = _places(state.tables).get(name, [])
    die = int(state.die)
    if state.phase != s.ACTING:
        return sorted(moves, key=lambda code: MOVES[ACTIONS[code].family] != die)
    uses = {PILGRIM: [VISIT], MERCHANT: [SELL_ONE, BUY], ARTIST: [PAINT, GIVE]}
    here = ACTIONS.code(MOVE_OF[die], int(state.place_of(state.actor, die)))
    return uses[die] if here in moves else moves


# --- things to use ------------------------------------------------------------------------------


def _of_wave(state: TokaidoDuo, name: str) -> list[int]:
    """Taking it at a shore, or acting with its help."""
    if name not in CHARACTER_NAMES:
        return []
    wave = CHARACTER_NAMES.index(name)
    helps = {PILGRIM: [], MERCHANT: [BUY_MORE, SELL_ONE_DEAR], ARTIST: [PAINT_MORE]}
    claim = ACTIONS.code("claim", wave)
    if state.wave_owner[wave] == state.actor and state.die == wave:
        return [*helps[wave], claim]
    return [claim]


def _of_good(state: TokaidoDuo, rest: list[str], dear: bool) -> list[int]:
    """Putting it back, or selling so many of it."""
    if len(rest) != 3 or rest[0] != str(state.actor) or rest[1] not in GOOD_NAMES:
        return [SELL_ONE]
    good, number = GOOD_NAMES.index(rest[1]), int(rest[2]) if rest[2].isdecimal() else 1
    back = ACTIONS.code("return", good)
    if state.phase in GIVING_BACK:
        return [back]
    town = int(state.place_of(state.actor, MERCHANT))
    sale = ACTIONS.code("sell", int(dear), min(max(number, 1), MOST_HELD) - 1)
    is_bought_here = town < COASTAL_TOWNS and (
        state.tile[town] != s.UNSET and state.good_bought_in(town) == good
    )
    return [sale, back] if is_bought_here or state.phase != s.ACTING else [back]


def _of_painting(state: TokaidoDuo, rest: list[str], more: bool) -> list[int]:
    """Turning up the next, or giving the first away."""
    if len(rest) != 2 or rest[0] != str(state.actor) or not rest[1].isdecimal():
        return [PAINT]
    paint = PAINT_MORE if more else PAINT
    if int(rest[1]) < state.turned[state.actor]:
        return [GIVE, paint]
    return [paint, GIVE]
