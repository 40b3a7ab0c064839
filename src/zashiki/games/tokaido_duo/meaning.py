"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zashiki.games.tokaido_duo import state as codes
from zashiki.games.tokaido_duo.layout import region_place, station_place, town_place
from zashiki.games.tokaido_duo.state import UNSET, Position
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    COASTAL_TOWNS,
    GOOD_NAMES,
    MERCHANT,
    PILGRIM,
    REGIONS,
    TOWNS,
    Tables,
)

GIVING_BACK = (codes.RETURNING, codes.LOSING)


def meant(position: Position, path: Sequence[str]) -> list[int]:
    """The codes of the thing touched last; with a wave picked up, those that use it."""
    wave = path[0] if len(path) > 1 and path[0].startswith("piece-wave:") else ""
    family, *rest = path[-1].split(":")
    if family in ("die", "tray", "figure"):
        return _of_character(position, family, rest)
    if family in ("piece-wave", "wave", "kept"):
        return _of_wave(position, rest[-1])
    if family in ("painting", "gallery"):
        return _of_painting(position, rest, bool(wave))
    if family == "good":
        return _of_good(position, rest, bool(wave))
    if family in ("goods-bag", "bag"):
        return [codes.BUY + 1, codes.BUY] if wave else [codes.BUY, codes.BUY + 1]
    if family in ("store", "purse", "money", "gold-supply", "supply"):
        return [codes.SELL, codes.BUY]
    if family in ("spring", "bath"):
        return [codes.SPRING]
    if family == "hot-spring":
        return [codes.SPRING, codes.VISIT]
    return _of_place(position, path[-1])


# --- figures and dice ---------------------------------------------------------------------------


def _of_character(position: Position, family: str, rest: list[str]) -> list[int]:
    """Taking a die; moving one's own figure; going where the other's figure stands."""
    if not rest or rest[-1] not in CHARACTER_NAMES:
        return []
    character = CHARACTER_NAMES.index(rest[-1])
    take = [codes.TAKE + character]
    if family != "figure":
        return take
    if rest[0] not in ("0", "1"):
        return []
    seat = int(rest[0])
    moves = _moves(position, character, int(position.place_of(seat, character)))
    return take + moves if seat == position.actor else moves


def _moves(position: Position, character: int, place: int) -> list[int]:
    """Any figure of the actor going there, the one of this character first."""
    if character == MERCHANT and place == position.place_of(position.actor, MERCHANT):
        return [codes.STAY, codes.TRADE + place]
    name = (station_place, town_place, region_place)[character](position.tables, place)
    return _of_place(position, name)


# --- places -------------------------------------------------------------------------------------


@cache
def _places(tables: Tables) -> dict[str, list[int]]:
    """The moves that lead to a place; a coastal town is a station too."""
    out: dict[str, list[int]] = {}
    for i in range(int(tables.stations)):
        out.setdefault(station_place(tables, i), []).append(codes.WALK + i)
    for i in range(TOWNS):
        out.setdefault(town_place(tables, i), []).append(codes.TRADE + i)
        if i < COASTAL_TOWNS:
            for name in ("tile", "trade"):
                out[f"{name}:{tables.town_ids[i]}"] = [codes.TRADE + i]
    for i in range(REGIONS):
        out[region_place(tables, i)] = out[f"camp:{tables.region_ids[i]}"] = [codes.WANDER + i]
    return out


def _of_place(position: Position, name: str) -> list[int]:
    """Moving there, first with the figure whose die is in use; or using the space."""
    moves = _places(position.tables).get(name, [])
    if position.phase != codes.ACTING:
        return sorted(moves, key=lambda code: _character(code) != position.die)
    seat = int(position.actor)
    uses = {
        PILGRIM: [codes.VISIT],
        MERCHANT: [codes.SELL, codes.BUY],
        ARTIST: [codes.PAINT, codes.GIVE],
    }
    here = [codes.WALK, codes.TRADE, codes.WANDER][position.die] + int(
        position.place_of(seat, position.die)
    )
    return uses[int(position.die)] if here in moves else moves


def _character(code: int) -> int:
    return PILGRIM if code < codes.TRADE else MERCHANT if code < codes.WANDER else ARTIST


# --- things to use ------------------------------------------------------------------------------


def _of_wave(position: Position, name: str) -> list[int]:
    """Taking it at a shore, or acting with its help."""
    if name not in CHARACTER_NAMES:
        return []
    wave = CHARACTER_NAMES.index(name)
    helps = {PILGRIM: [], MERCHANT: [codes.BUY + 1, codes.SELL_DEAR], ARTIST: [codes.PAINT + 1]}
    if position.wave_owner[wave] == position.actor and position.die == wave:
        return [*helps[wave], codes.WAVE + wave]
    return [codes.WAVE + wave]


def _of_good(position: Position, rest: list[str], dear: bool) -> list[int]:
    """Putting it back, or selling so many of it."""
    if len(rest) != 3 or rest[0] != str(position.actor) or rest[1] not in GOOD_NAMES:
        return [codes.SELL]
    good, number = GOOD_NAMES.index(rest[1]), int(rest[2]) if rest[2].isdecimal() else 1
    back = codes.RETURN + good
    if position.phase in GIVING_BACK:
        return [back]
    town = int(position.place_of(position.actor, MERCHANT))
    sale = (codes.SELL_DEAR if dear else codes.SELL) + min(max(number, 1), 8) - 1
    is_bought_here = town < COASTAL_TOWNS and (
        position.tile[town] != UNSET and int(position.tables.tile_good[position.tile[town]]) == good
    )
    return [sale, back] if is_bought_here or position.phase != codes.ACTING else [back]


def _of_painting(position: Position, rest: list[str], more: bool) -> list[int]:
    """Turning up the next, or giving the first away."""
    if len(rest) != 2 or rest[0] != str(position.actor) or not rest[1].isdecimal():
        return [codes.PAINT]
    paint = codes.PAINT + 1 if more else codes.PAINT
    if int(rest[1]) < position.turned[position.actor]:
        return [codes.GIVE, paint]
    return [paint, codes.GIVE]
