"""Each legal action as a path of touches.

Ships, culture tiles and tiles looked at are touched in the hand; an effect begins at the fleet,
a power at the specialist who has it.
"""

from __future__ import annotations

from functools import cache

from zashiki.core import bits
from zashiki.core.scene import Choice
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai import words
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.tables import Tables

FAN, SPACES, ISLANDS = int(t.FAN), int(t.SPACES), int(t.ISLANDS)

# Phases in which an effect goes on that was begun by touching its fleet or specialist.
BEGUN = (s.EXCHANGING, s.REMOVING, s.SWAPPING, s.GIVING)


def choices(p: Yamatai) -> list[Choice]:
    """All legal actions of the actor."""
    begun = p.phase in BEGUN
    fleet = int(p.fleet)
    return [choice(p.tables, code, fleet, begun, words.detail(p, code)) for code in p.legal()]


@cache
def choice(tables: Tables, code: int, fleet: int, begun: bool, detail: int) -> Choice:
    if code >= s.GIVE:
        path = _power_path(tables, code, begun)
    elif code >= s.SET_ASIDE:
        path = _effect_path(tables, code)
        if not begun and code != s.ENOUGH and not s.ON_TOP <= code < s.HALLOW:
            path = [f"fleet-{fleet + 1}", *path]
    else:
        path = _step_path(tables, code)
    kind = "end" if code in (s.GO_ON, s.END, s.ENOUGH) else "plain"
    return Choice(code, path, words.label_with(tables, code, detail), kind)


def _ship(colour: int) -> str:
    return f"hand-{t.COLOUR_NAMES[colour]}"


def _culture(tables: Tables, kind: int) -> str:
    return f"hand-{tables.kind_names[kind]}"


def _supply(colour: int) -> str:
    return f"supply-{t.COLOUR_NAMES[colour]}"


def _step_path(tables: Tables, code: int) -> list[str]:
    islands, spaces = tables.island_names, tables.space_names
    if code < s.CHOOSE:
        return [f"fleet-{code - int(s.TAKE) + 1}"]
    if code < s.SELL:
        return [_supply((code - int(s.CHOOSE)) % int(t.COLOURS))]
    if code < s.PLACE:
        colour = code - int(s.SELL)
        return [_ship(colour), _supply(colour)]
    if code < s.COLLECT:
        colour, space = divmod(code - int(s.PLACE), SPACES)
        return [_ship(colour), spaces[space]]
    if code < s.ALSO:
        number = code - int(s.COLLECT)
        return [f"ship-{spaces[number // FAN]}", f"culture-{islands[tables.touch[number]]}"]
    if code < s.BUILD:
        return [f"culture-{islands[code - int(s.ALSO)]}"]
    if code < s.GO_ON:
        tile, island = divmod(code - int(s.BUILD), ISLANDS)
        return [f"tile-{tables.tile_names[tile]}", islands[island]]
    return _late_path(tables, code)


def _late_path(tables: Tables, code: int) -> list[str]:
    if s.MOOR <= code < s.RECRUIT:
        return [_ship(code - int(s.MOOR))]
    if s.RECRUIT <= code < s.PAY:
        return [f"specialist-{tables.specialist_names[code - int(s.RECRUIT)]}"]
    if s.PAY <= code < s.END:
        payment = code - int(s.PAY)
        kinds = bits.listed(tables.pay_kinds[payment])
        return [_culture(tables, kind) for kind in kinds * int(tables.pay_each[payment])]
    return []


def _effect_path(tables: Tables, code: int) -> list[str]:
    """Without the fleet, which is touched first."""
    spaces, tiles = tables.space_names, tables.tile_names
    if code < s.MOVE:
        return [f"tile-{tiles[code - int(s.SET_ASIDE)]}"]
    if code < s.LOOK_UP:
        number = code - int(s.MOVE)
        return [f"ship-{spaces[number // FAN]}", spaces[tables.link[number]]]
    if code in (s.LOOK_UP, s.ENOUGH):
        return []
    if code < s.UNDER:
        return [f"tile-{tiles[code - int(s.ON_TOP)]}", "pile-top"]
    if code < s.HALLOW:
        return [f"tile-{tiles[code - int(s.UNDER)]}", "pile-under"]
    if code < s.EXCHANGE:
        return [tables.island_names[code - int(s.HALLOW)]]
    if code < s.REMOVE:
        return [f"culture-{tables.island_names[code - int(s.EXCHANGE)]}"]
    if code < s.ENOUGH:
        return [f"ship-{spaces[code - int(s.REMOVE)]}"]
    return [f"ship-{spaces[code - int(s.SWAP)]}"]


def _power_path(tables: Tables, code: int, begun: bool) -> list[str]:
    if code < s.GIVE_GOLD:
        ship = _ship(code - int(s.GIVE))
        return [ship] if begun else [_holder(tables, t.SHIPS_FOR_GOLD), ship]
    if code == s.GIVE_GOLD:
        return [_holder(tables, t.GOLD_FOR_SHIPS)]
    if code < s.TILE_TO_GOLD:
        return [_supply(code - int(s.GET))]
    if code < s.TILE_TO_COINS:
        tile = _culture(tables, code - int(s.TILE_TO_GOLD))
        return [_holder(tables, t.CULTURE_FOR_GOLD), tile]
    if code < s.CLEAR:
        tile = _culture(tables, code - int(s.TILE_TO_COINS))
        return [_holder(tables, t.CULTURE_FOR_COINS), tile]
    return [_holder(tables, t.CLEAR_SACRED), tables.island_names[code - int(s.CLEAR)]]


def _holder(tables: Tables, power: int) -> str:
    """The specialist with this power."""
    number = list(tables.specialist_power).index(power)
    return f"specialist-{tables.specialist_names[number]}"
