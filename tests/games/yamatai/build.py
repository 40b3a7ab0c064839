"""Positions of Yamataï for tests: set-up by playing chance, changes by moving components."""

from __future__ import annotations

from collections.abc import Sequence

import zashiki
from zashiki.core.rng import Rng
from zashiki.games.yamatai import YamataiGame, bits, own
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.sea import lift_ship, put_ship
from zashiki.games.yamatai.tables import Tables

GAME = zashiki.game("yamatai")
assert isinstance(GAME, YamataiGame)

PEOPLE = ("yasoma", "amateratsu", "fu-hsi", "izanami", "ananda")
ROW = ("b06", "b17", "b22", "b25", "b10")
FLEETS = (1, 2, 3, 4, 5)
ORDERS = {2: (1, 2, 1, 2), 3: (1, 2, 3), 4: (1, 2, 3, 4)}


def tables() -> Tables:
    found = GAME.edition().tables
    assert isinstance(found, Tables)
    return found


# --- playing and asking ------------------------------------------------------------------


def do(p: Yamatai, *actions: str) -> Yamatai:
    """Play these actions, checked."""
    for action in actions:
        p.play(GAME.parse(p, action))
    return p


def legal(p: Yamatai, start: str = "") -> set[str]:
    """The legal actions, or those that start so."""
    texts = {GAME.notate(p, code) for code in p.legal()}
    return {text for text in texts if text.startswith(start)}


def can(p: Yamatai, action: str) -> bool:
    return p.is_legal(GAME.parse(p, action))


def refused(p: Yamatai, action: str) -> str:
    """The rule that forbids an action; fails if nothing does."""
    refusal = p.why_not(int(p.actor), GAME.parse(p, action))
    assert refusal is not None, f"{action} is legal"
    return refusal.rule_id


def seek(p: Yamatai, action: str, seed: int = 1) -> Yamatai:
    """Play at random until this action is legal."""
    rng = Rng(seed)
    while not can(p, action):
        assert not p.is_over
        p.apply(p.random_action(rng))
    return p


# --- set-up ------------------------------------------------------------------------------


def begin(
    seats: int = 2,
    people: Sequence[str] = PEOPLE,
    row: Sequence[str] = ROW,
    fleets: Sequence[int] = FLEETS,
    order: Sequence[int] = (),
    faces: dict[str, str] | None = None,
) -> Yamatai:
    """A match at its first turn. `faces` says which culture tile comes to which island."""
    p = own(GAME.start(seats))
    do(p, *(f"order-{seat}" for seat in order or ORDERS[seats]))
    deal(p, faces or {})
    do(p, *(f"show-{name}" for name in people))
    do(p, *(f"show-{tile}" for tile in row))
    return do(p, *(f"show-fleet{number}" for number in fleets))


def deal(p: Yamatai, faces: dict[str, str]) -> None:
    """The named islands get the named tiles, the others what is left, the blank ones last."""
    promised = [GAME.parse(p, f"deal-{face}") for face in faces.values()]
    for name in p.tables.island_names:
        if name in faces:
            code = GAME.parse(p, f"deal-{faces[name]}")
            promised.remove(code)
        else:
            code = _spare(p, promised)
        p.play(code)


def _spare(p: Yamatai, promised: list[int]) -> int:
    """The tile of which most are left beyond what is promised, blank ones last."""
    spare = {code: p.weight(code) - promised.count(code) for code in p.legal()}
    coloured = {code: left for code, left in spare.items() if code < s.DEAL + 2 * t.BLANK}
    if any(left > 0 for left in coloured.values()):
        spare = coloured
    return max(spare, key=lambda code: (spare[code], -code))


# --- moving components -------------------------------------------------------------------


def space(name: str) -> int:
    return tables().space_names.index(name)


def island(name: str) -> int:
    return tables().island_names.index(name)


def tile(name: str) -> int:
    return tables().tile_names.index(name)


def colour(name: str) -> int:
    return t.COLOUR_NAMES.index(name)


def ships_at(p: Yamatai, **ships: str) -> Yamatai:
    """Older ships on the board: `ships_at(p, s07="wood")`."""
    for name, material in ships.items():
        assert p.board[space(name)] == s.NONE
        put_ship(p, space(name), colour(material))
        p.supply[colour(material)] -= 1
    return p


def lift(p: Yamatai, name: str) -> None:
    p.supply[p.board[space(name)]] += 1
    lift_ship(p, space(name))


def at_hand(p: Yamatai, seat: int, **ships: int) -> Yamatai:
    """Exactly these ships for a seat, from the supply."""
    for number, name in enumerate(t.COLOUR_NAMES):
        at = seat * 5 + number
        p.supply[number] += p.ships[at] - ships.get(name, 0)
        p.ships[at] = ships.get(name, 0)
    return p


def drain(p: Yamatai, material: str, left: int = 0) -> Yamatai:
    """Put ships of the supply beside the harbour of the last seat, until so many are left."""
    number = colour(material)
    p.beside[(p.seats - 1) * 5 + number] += p.supply[number] - left
    p.supply[number] = left
    return p


def clear(p: Yamatai, *names: str) -> Yamatai:
    """Take the culture tiles of these islands out of the game."""
    for name in names:
        number = island(name)
        if p.culture_at[number] != s.NONE:
            p.spent[p.culture_at[number]] += 1
            p.culture_at[number] = s.NONE
            p.culture &= ~(1 << number)
    return p


def clear_all(p: Yamatai) -> Yamatai:
    return clear(p, *p.tables.island_names)


def house(p: Yamatai, seat: int, name: str, what: str = "") -> Yamatai:
    """A building of a seat on an island, taken from the bottom of what nobody holds."""
    clear(p, name)
    number = tile(what) if what else _free_standard(p)
    p.middle &= ~(1 << number)
    p.owned[seat] |= 1 << number
    p.building_at[island(name)] = number
    p.built |= 1 << island(name)
    if p.tables.tile_kind[number] < t.TORII:
        p.standard[seat] |= 1 << island(name)
        p.pieces[seat] -= 1
    else:
        p.prestige |= 1 << island(name)
    return p


def _free_standard(p: Yamatai) -> int:
    return next(n for n in reversed(bits.listed(p.middle)) if p.tables.tile_kind[n] == t.HOUSE)


def hire(p: Yamatai, seat: int, *names: str) -> Yamatai:
    """Specialists of the stack for a seat."""
    for name in names:
        number = p.tables.specialist_names.index(name)
        for slot in range(len(p.shown)):
            if p.shown[slot] == number:  # another one takes its place
                p.shown[slot] = next(
                    one
                    for one in bits.listed(p.stack)
                    if one != number and not _wanted(p, one, names)
                )
                p.stack &= ~(1 << int(p.shown[slot]))
        p.stack &= ~(1 << number)
        p.holder[number] = seat
        p.powers[seat] |= 1 << int(p.tables.specialist_power[number])
    return p


def _wanted(p: Yamatai, number: int, names: Sequence[str]) -> bool:
    return p.tables.specialist_names[number] in names


def culture(p: Yamatai, seat: int, **tiles: int) -> Yamatai:
    """Culture tiles for a seat, out of those already spent or lying on the map."""
    for kind, wanted in tiles.items():
        number = p.tables.kind_names.index(kind)
        for _ in range(wanted):
            if p.spent[number]:
                p.spent[number] -= 1
            else:
                where = list(p.culture_at).index(number)
                p.culture_at[where] = s.NONE
                p.culture &= ~(1 << where)
            p.hand[seat * 6 + number] += 1
    return p


def mountain(p: Yamatai, name: str, there: bool = True) -> Yamatai:
    mark = 1 << island(name)
    p.mountains = p.mountains | mark if there else p.mountains & ~mark
    return p


def sacred(p: Yamatai, *names: str) -> Yamatai:
    for name in names:
        clear(p, name)
        p.sacred |= 1 << island(name)
    return p


def hold(p: Yamatai, seat: int) -> dict[str, int]:
    """Ships of a seat: moored, and in its turn all at hand."""
    counts = {name: int(p.ships[seat * 5 + i]) for i, name in enumerate(t.COLOUR_NAMES)}
    return {name: count for name, count in counts.items() if count}


def beside(p: Yamatai, seat: int) -> dict[str, int]:
    counts = {name: int(p.beside[seat * 5 + i]) for i, name in enumerate(t.COLOUR_NAMES)}
    return {name: count for name, count in counts.items() if count}


def tiles_of(p: Yamatai, seat: int) -> dict[str, int]:
    """Culture tiles of a seat."""
    counts = {name: int(p.hand[seat * 6 + i]) for i, name in enumerate(p.tables.kind_names[:6])}
    return {name: count for name, count in counts.items() if count}


# --- turns -------------------------------------------------------------------------------


def pass_turn(p: Yamatai, fleet: int) -> Yamatai:
    """A turn that takes a fleet and does nothing; of too many ships the first is moored."""
    do(p, f"take-fleet{fleet}")
    while not can(p, "end"):
        do(p, "go-on" if can(p, "go-on") else min(legal(p, "moor-") or legal(p, "choose-")))
    return do(p, "end")


def pass_round(p: Yamatai, *fleets: int) -> Yamatai:
    for fleet in fleets:
        pass_turn(p, fleet)
    return p


def fill_up(p: Yamatai, seed: int = 1) -> Yamatai:
    """Let chance act until a seat is to act or the match is over."""
    rng = Rng(seed)
    while p.actor == zashiki.CHANCE:
        p.apply(p.random_action(rng))
    return p
