"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.building import missing
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.sea import touched

FAN, SPACES, ISLANDS, COLOURS = map(int, (t.FAN, t.SPACES, t.ISLANDS, t.COLOURS))

# The codes of an effect, for a ship, a tile, an island or a culture tile that it is used on.
ON_SHIP = {t.MOVE_SHIP: s.MOVE, t.REMOVE_SHIPS: s.REMOVE, t.SWAP_SHIPS: s.SWAP}
ON_ISLAND = {t.SACRED_GROUND: s.HALLOW, t.SWAP_CULTURE: s.EXCHANGE}
EFFECTS = {
    t.RESERVE: s.SET_ASIDE, t.LOOK: s.LOOK_UP, t.SACRED_GROUND: s.HALLOW,
    t.MOVE_SHIP: s.MOVE, t.SWAP_CULTURE: s.EXCHANGE, t.REMOVE_SHIPS: s.REMOVE,
    t.SWAP_SHIPS: s.SWAP, t.FREE_SHIP: s.CHOOSE, t.SHIP_FEWER: s.BUILD,
}  # fmt: skip
POWERS = {
    t.SHIPS_FOR_GOLD: s.GIVE, t.GOLD_FOR_SHIPS: s.GIVE_GOLD, t.CULTURE_FOR_GOLD: s.TILE_TO_GOLD,
    t.CULTURE_FOR_COINS: s.TILE_TO_COINS, t.CLEAR_SACRED: s.CLEAR,
}  # fmt: skip


def meant(p: Yamatai, path: Sequence[str]) -> list[int]:
    """The codes of the thing touched last, on which what was picked up is used."""
    tables, picked, name = p.tables, list(path[:-1]), path[-1]
    if name in tables.space_names:
        return _at_space(p, picked, tables.space_names.index(name))
    if name in tables.island_names:
        return _at_island(p, picked, tables.island_names.index(name), is_culture=False)
    family, _, rest = name.partition("-")
    if family == "ship" and rest in tables.space_names:
        return _at_ship(p, picked, tables.space_names.index(rest))
    if rest in tables.island_names:
        island = tables.island_names.index(rest)
        return _at_island(p, picked, island, is_culture=family == "culture")
    if family == "tile" and rest in tables.tile_names:
        return _at_tile(p, picked, tables.tile_names.index(rest))
    if family == "specialist" and rest in tables.specialist_names:
        return _at_specialist(p, tables.specialist_names.index(rest))
    return _beside(p, picked, name)


# --- the map -----------------------------------------------------------------------------


def _colour(name: str) -> int:
    """Of a ship in the hand or the supply, or NONE."""
    colour = name.rpartition("-")[2]
    return t.COLOUR_NAMES.index(colour) if colour in t.COLOUR_NAMES else int(s.NONE)


def _effect(p: Yamatai, picked: list[str]) -> int:
    """The effect that goes on, or whose fleet was picked up."""
    going_on = {s.EXCHANGING: t.SWAP_CULTURE, s.REMOVING: t.REMOVE_SHIPS, s.SWAPPING: t.SWAP_SHIPS}
    if p.phase in going_on:
        return int(going_on[p.phase])
    is_picked = bool(picked) and picked[0] == f"fleet-{int(p.fleet) + 1}"
    return int(p.tables.fleet_effect[p.fleet]) if is_picked else int(t.NO_EFFECT)


def _held(p: Yamatai) -> list[int]:
    at = int(p.actor) * COLOURS
    return [colour for colour in range(COLOURS) if p.ships[at + colour]]


def _at_space(p: Yamatai, picked: list[str], space: int) -> list[int]:
    """Moving the ship picked up on the board, else placing one from the hand."""
    names = p.tables.space_names
    if len(picked) == 2 and picked[1].removeprefix("ship-") in names:
        start = names.index(picked[1].removeprefix("ship-"))
        links = list(p.tables.link[start * FAN : (start + 1) * FAN])
        lane = links.index(space) if space in links else 0
        return [int(s.MOVE) + start * FAN + lane]
    colour = _colour(picked[0]) if picked and picked[0].startswith("hand-") else int(s.NONE)
    colours = [colour] if colour >= 0 else _held(p) or [0]
    return [int(s.PLACE) + each * SPACES + space for each in colours]


def _at_ship(p: Yamatai, picked: list[str], space: int) -> list[int]:
    """An effect on the ship, or collecting with it."""
    effect = _effect(p, picked)
    if effect == t.MOVE_SHIP:
        return [int(s.MOVE) + space * FAN + lane for lane in range(FAN)]
    if effect in ON_SHIP:
        return [int(ON_SHIP[effect]) + space]
    if picked and picked[0].startswith("hand-"):
        return _at_space(p, picked, space)
    return [int(s.COLLECT) + space * FAN + k for k in range(FAN)]


def _at_island(p: Yamatai, picked: list[str], island: int, *, is_culture: bool) -> list[int]:
    """An effect or power on the island; taking its culture tile; building."""
    tables, effect = p.tables, _effect(p, picked)
    if effect in ON_ISLAND:
        return [int(ON_ISLAND[effect]) + island]
    first, _, rest = (picked[0] if picked else "").partition("-")
    if first == "specialist":
        return [int(s.CLEAR) + island]
    if first == "tile" and rest in tables.tile_names:
        return [int(s.BUILD) + tables.tile_names.index(rest) * ISLANDS + island]
    if p.phase == s.EXTRA:
        return [int(s.ALSO) + island]
    if first == "ship" and rest in tables.space_names:
        around = [tables.space_names.index(rest)]
    else:
        around = [n for n in range(int(tables.spaces)) if tables.touches[n] >> island & 1]
        around.sort(key=lambda space: not p.placed[space // 50] >> space % 50 & 1)
    collect = [int(s.COLLECT) + space * FAN + _nth(p, space, island) for space in around]
    build = [int(s.BUILD) + int(tile) * ISLANDS + island for tile in p.row if tile != s.NONE]
    return collect + build if is_culture else build + collect


def _nth(p: Yamatai, space: int, island: int) -> int:
    """The how-maniest island of a space it is; the first where it is none of them."""
    islands = list(p.tables.touch[space * FAN : (space + 1) * FAN])
    return islands.index(island) if island in islands else 0


# --- displays ----------------------------------------------------------------------------


def _at_tile(p: Yamatai, picked: list[str], tile: int) -> list[int]:
    """Reserving or putting back; else building it, first where least is missing."""
    if _effect(p, picked) == t.RESERVE:
        return [int(s.SET_ASIDE) + tile]
    if p.phase == s.ARRANGING:
        return [int(s.ON_TOP) + tile, int(s.UNDER) + tile]
    reached = touched(p) & p.open_islands()
    islands = sorted(
        range(int(p.tables.islands)),
        key=lambda island: (not reached >> island & 1, int(missing(p, tile, island))),
    )
    return [int(s.BUILD) + tile * ISLANDS + island for island in islands]


def _at_specialist(p: Yamatai, number: int) -> list[int]:
    """Using the power of one's own, else recruiting."""
    power = p.tables.specialist_power[number]
    if p.holder[number] != p.actor or power not in POWERS:
        return [int(s.RECRUIT) + number]
    base = int(POWERS[power])
    if power == t.GOLD_FOR_SHIPS:
        return [base]
    if power == t.CLEAR_SACRED:
        sacred = [n for n in range(int(p.tables.islands)) if p.sacred >> n & 1]
        return [base + island for island in sacred or [0]]
    if power == t.SHIPS_FOR_GOLD:
        return [base + colour for colour in range(COLOURS)]
    return [base + kind for kind in range(int(t.KINDS))]


def _at_fleet(p: Yamatai, fleet: int) -> list[int]:
    """Taking it; of the own one, its effect."""
    effect = p.tables.fleet_effect[fleet]
    if p.phase == s.TAKING or fleet != p.fleet or effect not in EFFECTS:
        return [int(s.TAKE) + fleet]
    return [int(EFFECTS[effect])]


# --- supplies and the hand ---------------------------------------------------------------


def _beside(p: Yamatai, picked: list[str], name: str) -> list[int]:
    family, _, rest = name.partition("-")
    if family == "fleet":
        number = rest.partition("-")[0]
        known = number.isdecimal() and 1 <= int(number) <= p.tables.fleets
        return _at_fleet(p, int(number) - 1) if known else _face_down(p)
    if name in ("pile-top", "pile-back", "pile-under"):
        return [int(s.LOOK_UP)]
    if name in ("in-supply-sacred", "supply-sacred"):
        return [int(s.HALLOW) + n for n in range(int(p.tables.islands))]
    if name == "hand-looked":
        return [int(s.LOOK_UP)]
    colour = _colour(name)
    if colour >= 0 and ("supply-" in name):
        return _at_supply(p, picked, colour)
    if colour >= 0 and family == "hand":
        return _at_own_ship(p, colour)
    if family == "hand" and rest in p.tables.kind_names:
        return _at_own_culture(p, picked, p.tables.kind_names.index(rest))
    return []


def _face_down(p: Yamatai) -> list[int]:
    """A fleet on the dark half: taking any that lies there."""
    down = int(p.down_first | p.down_second)
    return [int(s.TAKE) + n for n in range(int(p.tables.fleets)) if down >> n & 1]


def _at_supply(p: Yamatai, picked: list[str], colour: int) -> list[int]:
    if p.phase == s.GETTING:
        return [int(s.GET) + colour]
    if p.phase == s.CHOOSING:
        return [int(s.CHOOSE) + colour]
    if picked and picked[0].startswith("hand-"):
        return [int(s.SELL) + max(_colour(picked[0]), 0)]
    return [int(s.BUY) + colour]


def _at_own_ship(p: Yamatai, colour: int) -> list[int]:
    """Mooring, giving, placing or selling it."""
    if p.phase == s.MOORING:
        return [int(s.MOOR) + colour]
    if p.phase == s.GIVING:
        return [int(s.GIVE) + colour]
    spaces = range(int(p.tables.spaces))
    return [int(s.PLACE) + colour * SPACES + space for space in spaces if p.board[space] == s.NONE]


def _at_own_culture(p: Yamatai, picked: list[str], kind: int) -> list[int]:
    """Paying with it, or using a power on it."""
    if picked and picked[0].startswith("specialist-"):
        return [int(s.TILE_TO_GOLD) + kind, int(s.TILE_TO_COINS) + kind]
    payments = [n for n, kinds in enumerate(p.tables.pay_kinds) if kinds >> kind & 1]
    return [int(s.PAY) + n for n in payments]
