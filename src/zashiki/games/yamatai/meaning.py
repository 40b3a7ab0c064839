"""What somebody may mean by a touch that leads nowhere: codes, legal or not."""

from __future__ import annotations

from collections.abc import Sequence

from zashiki.core import bits
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai import touches
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.building import missing, sites
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.ships import is_empty, is_placed

FAN, COLOURS = int(t.FAN), int(t.COLOURS)

# The family of an effect or power, and those of effects on a ship or on an island.
EFFECTS = {
    t.RESERVE: "reserve",
    t.MOVE_SHIP: "move",
    t.LOOK: "look",
    t.SACRED_GROUND: "hallow",
    t.SWAP_CULTURE: "exchange",
    t.REMOVE_SHIPS: "remove",
    t.SWAP_SHIPS: "swap",
    t.SHIP_FEWER: "build",
    t.FREE_SHIP: "choose",
}
ON_SHIP = ("remove", "swap")
ON_ISLAND = ("hallow", "exchange")
POWERS = {power: family for family, power in touches.AT_SPECIALIST.items()}


def meant(state: Yamatai, path: Sequence[str]) -> list[int]:
    """The codes of the thing touched last, on which what was picked up is used."""
    tables, picked, name = state.tables, list(path[:-1]), path[-1]
    if name in tables.space_names:
        return _at_space(state, picked, tables.space_names.index(name))
    if name in tables.island_names:
        return _at_island(state, picked, tables.island_names.index(name), is_culture=False)
    family, _, rest = name.partition("-")
    if family == "ship" and rest in tables.space_names:
        return _at_ship(state, picked, tables.space_names.index(rest))
    if rest in tables.island_names:
        island = tables.island_names.index(rest)
        return _at_island(state, picked, island, is_culture=family == "culture")
    if family == "tile" and rest in tables.tile_names:
        return _at_tile(state, picked, tables.tile_names.index(rest))
    if family == "specialist" and rest in tables.specialist_names:
        return _at_specialist(state, tables.specialist_names.index(rest))
    return _beside(state, picked, name)


# --- the map -----------------------------------------------------------------------------


def _colour(name: str) -> int:
    """Of a ship in the hand or the supply, or NONE."""
    colour = name.rpartition("-")[2]
    return t.COLOUR_NAMES.index(colour) if colour in t.COLOUR_NAMES else int(s.NONE)


def _effect(state: Yamatai, picked: list[str]) -> str:
    """The family of the effect that goes on, or whose fleet was picked up; or ""."""
    going_on = {s.EXCHANGING: "exchange", s.REMOVING: "remove", s.SWAPPING: "swap"}
    if state.phase in going_on:
        return going_on[state.phase]
    is_picked = bool(picked) and picked[0] == f"fleet-{int(state.fleet) + 1}"
    return EFFECTS.get(state.tables.fleet_effect[state.fleet], "") if is_picked else ""


def _held(state: Yamatai) -> list[int]:
    at = int(state.actor) * COLOURS
    return [colour for colour in range(COLOURS) if state.ships[at + colour]]


def _at_space(state: Yamatai, picked: list[str], space: int) -> list[int]:
    """Moving the ship picked up on the board, else placing one from the hand."""
    names = state.tables.space_names
    if len(picked) == 2 and picked[1].removeprefix("ship-") in names:
        start = names.index(picked[1].removeprefix("ship-"))
        links = list(state.tables.link[start * FAN : (start + 1) * FAN])
        lane = links.index(space) if space in links else 0
        return [ACTIONS.code("move", start, lane)]
    colour = _colour(picked[0]) if picked and picked[0].startswith("hand-") else int(s.NONE)
    colours = [colour] if colour >= 0 else _held(state) or [0]
    return [ACTIONS.code("place", each, space) for each in colours]


def _at_ship(state: Yamatai, picked: list[str], space: int) -> list[int]:
    """An effect on the ship, or collecting with it."""
    effect = _effect(state, picked)
    if effect == "move":
        return [ACTIONS.code("move", space, lane) for lane in range(FAN)]
    if effect in ON_SHIP:
        return [ACTIONS.code(effect, space)]
    if picked and picked[0].startswith("hand-"):
        return _at_space(state, picked, space)
    return [ACTIONS.code("collect", space, k) for k in range(FAN)]


def _at_island(state: Yamatai, picked: list[str], island: int, *, is_culture: bool) -> list[int]:
    """An effect or power on the island; taking its culture tile; building."""
    tables, effect = state.tables, _effect(state, picked)
    if effect in ON_ISLAND:
        return [ACTIONS.code(effect, island)]
    first, _, rest = (picked[0] if picked else "").partition("-")
    if first == "specialist":
        return [ACTIONS.code("clear", island)]
    if first == "tile" and rest in tables.tile_names:
        return [ACTIONS.code("build", tables.tile_names.index(rest), island)]
    if state.phase == s.EXTRA:
        return [ACTIONS.code("also", island)]
    if first == "ship" and rest in tables.space_names:
        around = [tables.space_names.index(rest)]
    else:
        around = [n for n in range(int(tables.spaces)) if tables.touches[n] >> island & 1]
        around.sort(key=lambda space: (not is_placed(state, space), not is_empty(state, space)))
    collect = [ACTIONS.code("collect", space, _nth(state, space, island)) for space in around]
    build = [ACTIONS.code("build", int(tile), island) for tile in state.row if tile != s.NONE]
    return collect + build if is_culture else build + collect


def _nth(state: Yamatai, space: int, island: int) -> int:
    """The how-maniest island of a space it is; the first where it is none of them."""
    islands = list(state.tables.touch[space * FAN : (space + 1) * FAN])
    return islands.index(island) if island in islands else 0


# --- displays ----------------------------------------------------------------------------


def _at_tile(state: Yamatai, picked: list[str], tile: int) -> list[int]:
    """Reserving or putting back; else building it, first where least is missing."""
    if _effect(state, picked) == "reserve":
        return [ACTIONS.code("reserve", tile)]
    if state.phase == s.ARRANGING:
        return [ACTIONS.code("top", tile), ACTIONS.code("under", tile)]
    reached, empty = int(sites(state)), int(state.open_islands())

    def likely(island: int) -> tuple[bool, bool, int]:
        is_far, is_full = not reached >> island & 1, not empty >> island & 1
        return is_far, is_full, int(missing(state, tile, island))

    islands = sorted(range(int(state.tables.islands)), key=likely)
    return [ACTIONS.code("build", tile, island) for island in islands]


def _at_specialist(state: Yamatai, number: int) -> list[int]:
    """Using the power of one's own, else recruiting."""
    power = state.tables.specialist_power[number]
    if state.terms.late_trade and power == t.EXTRA_TRADE and state.holder[number] == state.actor:
        return [*_codes("buy"), *_codes("sell")]
    family = POWERS.get(power)
    if state.holder[number] != state.actor or family is None:
        return [ACTIONS.code("recruit", number)]
    if family == "clear":
        return [ACTIONS.code("clear", island) for island in bits.listed(state.sacred) or [0]]
    return list(_codes(family))


def _codes(family: str) -> range:
    """All codes of a family."""
    first = ACTIONS.family(family).first
    return range(first, first + ACTIONS.family(family).count)


def _at_fleet(state: Yamatai, fleet: int) -> list[int]:
    """Taking it; of the own one, its effect."""
    family = EFFECTS.get(state.tables.fleet_effect[fleet])
    if state.phase == s.TAKING or fleet != state.fleet or family is None:
        return [ACTIONS.code("take", fleet)]
    return [_codes(family)[0]]


# --- supplies and the hand ---------------------------------------------------------------


def _beside(state: Yamatai, picked: list[str], name: str) -> list[int]:
    family, _, rest = name.partition("-")
    if family == "fleet":
        number = rest.partition("-")[0]
        known = number.isdecimal() and 1 <= int(number) <= state.tables.fleets
        return _at_fleet(state, int(number) - 1) if known else _face_down(state)
    if name in ("pile-top", "pile-back", "pile-under"):
        return [ACTIONS.code("look")]
    if name in ("in-supply-sacred", "supply-sacred"):
        return [ACTIONS.code("hallow", n) for n in range(int(state.tables.islands))]
    if name == "hand-looked":
        return [ACTIONS.code("look")]
    colour = _colour(name)
    if colour >= 0 and ("supply-" in name):
        return _at_supply(state, picked, colour)
    if colour >= 0 and family == "hand":
        return _at_own_ship(state, colour)
    if family == "hand" and rest in state.tables.kind_names:
        return _at_own_culture(state, picked, state.tables.kind_names.index(rest))
    return []


def _face_down(state: Yamatai) -> list[int]:
    """A fleet on the dark half: taking any that lies there."""
    down = bits.listed(state.down_first | state.down_second)
    return [ACTIONS.code("take", fleet) for fleet in down]


def _at_supply(state: Yamatai, picked: list[str], colour: int) -> list[int]:
    if state.phase == s.GETTING:
        return [ACTIONS.code("get", colour)]
    if state.phase == s.CHOOSING:
        return [ACTIONS.code("choose", colour)]
    if picked and picked[0].startswith("hand-"):
        return [ACTIONS.code("sell", max(_colour(picked[0]), 0))]
    return [ACTIONS.code("buy", colour)]


def _at_own_ship(state: Yamatai, colour: int) -> list[int]:
    """Mooring, giving, placing or selling it."""
    if state.phase == s.MOORING:
        return [ACTIONS.code("moor", colour)]
    if state.phase == s.GIVING:
        return [ACTIONS.code("give", colour)]
    spaces = range(int(state.tables.spaces))
    return [
        ACTIONS.code("place", colour, space) for space in spaces if state.board[space] == s.NONE
    ]


def _at_own_culture(state: Yamatai, picked: list[str], kind: int) -> list[int]:
    """Paying with it, or using a power on it."""
    if picked and picked[0].startswith("specialist-"):
        return [ACTIONS.code("culture-for-gold", kind), ACTIONS.code("culture-for-coins", kind)]
    payments = [n for n, kinds in enumerate(state.tables.pay_kinds) if kinds >> kind & 1]
    return [ACTIONS.code("pay", n) for n in payments]
