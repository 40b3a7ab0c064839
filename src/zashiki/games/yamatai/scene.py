"""Yamataï for the eyes: islands in the sea, ships, buildings, displays and mats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from zashiki.core import bits
from zashiki.core.message import Message
from zashiki.core.scene import Counter, Hint, Panel, Piece, Scene
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai import touches, words
from zashiki.games.yamatai.knowledge import knows
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scoring import total
from zashiki.games.yamatai.tables import Tables

COLOURS, KINDS = int(t.COLOURS), int(t.KINDS)
FACE_DOWN = Message("fleet-face-down")


def scenes(state: Yamatai, seats: Sequence[int]) -> list[Scene]:
    alike = [
        *_ships_on_board(state),
        *_islands(state),
        *_people(state),
        *_row(state),
        *_fleets(state),
    ]
    alike += [*_supplies(state), *_meeples(state)]
    players = range(int(state.seats))
    mats = [_mat(state, n) for n in players]
    panels = [_panel(state, n) for n in players]
    found = []
    for seat in seats:
        pieces = [*alike, *_looked_at(state, seat)]
        for n in players:
            pieces += mats[n]
            pieces += _held(state, n, is_own=n == seat)
        choices = touches.choices(state) if state.actor == seat and seat != NOBODY else ()
        found.append(
            Scene(pieces, panels, words.prompt(state, seat), choices, (), _hints(state, seat))
        )
    return found


# --- the map -----------------------------------------------------------------------------


@cache
def _ship_at(tables: Tables, space: int, colour: int, placed: bool) -> Piece:
    name = tables.space_names[space]
    label = words.ship(colour)
    if placed:
        label = Message("ship-placed", {"ship": label})
    return Piece(f"ship-{name}", f"ship-{t.COLOUR_NAMES[colour]}", name, label=label)


def _ships_on_board(state: Yamatai) -> list[Piece]:
    placed = bits.listed(state.placed[0]) + [
        int(bits.WORD) + n for n in bits.listed(state.placed[1])
    ]
    return [
        _ship_at(state.tables, space, int(colour), space in placed)
        for space, colour in enumerate(state.board)
        if colour != s.NONE
    ]


@cache
def _mountain(tables: Tables, island: int) -> Piece:
    name = tables.island_names[island]
    return Piece(f"mountain-{name}", "mountain", name, label=Message("mountain"))


@cache
def _culture_at(tables: Tables, island: int, kind: int, on_mountain: bool) -> Piece:
    name = tables.island_names[island]
    size = 0.62 if on_mountain else 0.72
    label = words.culture(tables, kind)
    art = f"culture-{tables.kind_names[kind]}"
    return Piece(f"culture-{name}", art, name, 1, size=size, label=label)


@cache
def _building_at(tables: Tables, island: int, tile: int, owner: int) -> Piece:
    name = tables.island_names[island]
    art = t.BUILDING_NAMES[tables.tile_kind[tile]]
    label = words.building(tables, tile)
    return Piece(f"building-{name}", art, name, 2, owner=owner, size=0.9, label=label)


@cache
def _sacred_at(tables: Tables, island: int) -> Piece:
    name = tables.island_names[island]
    label = Message("sacred-ground")
    return Piece(f"sacred-{name}", "sacred-ground", name, 3, size=0.8, label=label)


def _islands(state: Yamatai) -> list[Piece]:
    tables, mountains = state.tables, int(state.mountains)
    pieces = [_mountain(tables, island) for island in bits.listed(state.mountains)]
    pieces += [_sacred_at(tables, island) for island in bits.listed(state.sacred)]
    for island, kind in enumerate(state.culture_at):
        if kind != s.NONE:
            pieces.append(_culture_at(tables, island, int(kind), bool(mountains >> island & 1)))
        elif state.building_at[island] != s.NONE:
            owner = _owner(state, island)
            pieces.append(_building_at(tables, island, int(state.building_at[island]), owner))
    return pieces


def _owner(state: Yamatai, island: int) -> int:
    """Whose standard building stands there; torii and palaces are nobody's."""
    for seat in range(int(state.seats)):
        if state.standard[seat] >> island & 1:
            return seat
    return NOBODY


# --- displays ----------------------------------------------------------------------------


@cache
def _specialist(tables: Tables, number: int, place: str, coins: int, owner: int) -> Piece:
    art = f"specialist-{t.POWER_NAMES[tables.specialist_power[number]]}"
    args: dict[str, object] = {
        "specialist": words.specialist(tables, number),
        "points": int(tables.specialist_points[number]),
        "power": words.power(tables, number),
    }
    return Piece(
        f"specialist-{tables.specialist_names[number]}",
        art,
        place,
        number,
        owner=owner,
        count=max(coins, 1),
        text=tables.specialist_titles[number],
        label=Message("specialist-card", args),
    )


@cache
def _medal(tables: Tables, number: int, slot: int) -> Piece:
    points = int(tables.specialist_points[number])
    name = f"medal-{tables.specialist_names[number]}"
    label = Message("medal", {"points": points})
    return Piece(name, "medal", f"medal-place-{slot}", text=str(points), label=label)


def _people(state: Yamatai) -> list[Piece]:
    pieces = []
    for slot, number in enumerate(state.shown):
        if number != s.NONE:
            coins, place = int(state.reward[number]), f"specialist-place-{slot}"
            pieces.append(_specialist(state.tables, int(number), place, coins, NOBODY))
            pieces.append(_medal(state.tables, int(number), slot))
    left = int(bits.count(state.stack))
    if left:
        pieces.append(_stack(left))
    return pieces


@cache
def _stack(left: int) -> Piece:
    label = Message("stack-left", {"left": left})
    return Piece("stack-back", "specialist-back", "stack", face="down", count=left, label=label)


@cache
def _cargo(need: int) -> Message:
    """Packed ships in words."""
    counts = [need >> int(t.FIELD) * colour & 15 for colour in range(COLOURS)]
    parts = [
        Message("cargo", {"number": number, "ship": words.ship(colour)})
        for colour, number in enumerate(counts)
        if number
    ]
    whole = parts[0]
    for part in parts[1:]:
        whole = Message("cargo-and", {"one": whole, "other": part})
    return whole


@cache
def _tile(tables: Tables, tile: int, place: str, is_built: bool = False) -> Piece:
    kind = t.BUILDING_NAMES[tables.tile_kind[tile]]
    points = int(tables.tile_points[tile])
    args: dict[str, object] = {
        "tile": words.building(tables, tile),
        "cargo": _cargo(int(tables.tile_need[tile])),
        "points": points,
    }
    label = Message("tile-card", args)
    name = f"tile-{tables.tile_names[tile]}"
    art = f"built-{kind}" if is_built else f"tile-{kind}"  # what it cost no longer matters
    return Piece(name, art, place, tile, text=str(points), label=label)


@cache
def _needed(tables: Tables, tile: int, place: str) -> list[Piece]:
    """The ships shown on a tile."""
    pieces = []
    for colour in range(COLOURS):
        for i in range(int(tables.tile_need[tile]) >> int(t.FIELD) * colour & 15):
            name = t.COLOUR_NAMES[colour]
            ident = f"need-{tables.tile_names[tile]}-{name}-{i}"
            label = words.ship(colour)
            pieces.append(Piece(ident, f"ship-{name}", place, colour, label=label))
    return pieces


def _row(state: Yamatai) -> list[Piece]:
    pieces: list[Piece] = []
    for slot, tile in enumerate(state.row):
        if tile != s.NONE:
            pieces.append(_tile(state.tables, int(tile), f"row-{slot}"))
            pieces += _needed(state.tables, int(tile), f"row-{slot}-ships")
    left = int(state.pile_size())
    if left:
        pieces.append(_pile(left))
    return pieces


@cache
def _pile(left: int) -> Piece:
    label = Message("pile-left", {"left": left})
    return Piece("pile-back", "tile-back", "pile-top", face="down", count=left, label=label)


def _looked_at(state: Yamatai, seat: int) -> list[Piece]:
    """The tiles that the seat whose turn it is looks at."""
    if seat != state.seat:
        return []
    return [_tile(state.tables, tile, "hand-looked") for tile in bits.listed(state.looked)]


@cache
def _fleet(tables: Tables, number: int, place: str) -> Piece:
    ships = tables.fleet_ships[number * COLOURS : (number + 1) * COLOURS]
    need = sum(int(n) << int(t.FIELD) * colour for colour, n in enumerate(ships))
    args: dict[str, object] = {
        "fleet": words.fleet(number),
        "cargo": _cargo(need),
        "effect": words.effect(tables, number),
    }
    label = Message("fleet-card", args)
    art = "fleet" if place.startswith("track-") else "fleet-taken"
    return Piece(f"fleet-{number + 1}", art, place, number, text=str(number + 1), label=label)


@cache
def _fleet_face(tables: Tables, number: int, slot: int) -> list[Piece]:
    """The ships and the effect shown on a fleet of the track."""
    pieces = []
    name = f"fleet-{number + 1}"
    for colour in range(COLOURS):
        for i in range(int(tables.fleet_ships[number * COLOURS + colour])):
            ident = f"{name}-{t.COLOUR_NAMES[colour]}-{i}"
            art, label = f"ship-{t.COLOUR_NAMES[colour]}", words.ship(colour)
            pieces.append(Piece(ident, art, f"track-{slot}-ships", colour, label=label))
    pieces.append(_fleet_effect(tables, number, f"track-{slot}-effect", 1.0))
    return pieces


@cache
def _fleet_effect(tables: Tables, number: int, place: str, size: float) -> Piece:
    art = f"effect-{t.EFFECT_NAMES[tables.fleet_effect[number]]}"
    label = words.effect(tables, number)
    return Piece(f"fleet-{number + 1}-effect", art, place, number, size=size, label=label)


@cache
def _fleet_back(slot: int) -> Piece:
    place = f"track-{slot}"
    return Piece(f"fleet-back-{slot}", "fleet-back", place, face="down", label=FACE_DOWN)


def _fleets(state: Yamatai) -> list[Piece]:
    pieces = []
    for slot, number in enumerate(state.up):
        if number != s.NONE:
            pieces.append(_fleet(state.tables, int(number), f"track-{slot}"))
            pieces += _fleet_face(state.tables, int(number), slot)
    down = int(bits.count(state.down_first) + bits.count(state.down_second))
    half = len(state.up)
    return pieces + [_fleet_back(half + i) for i in range(min(down, half))]


def _supplies(state: Yamatai) -> list[Piece]:
    pieces = [
        _pile_of_ships(f"in-supply-{name}", f"supply-{name}", colour, int(state.supply[colour]))
        for colour, name in enumerate(t.COLOUR_NAMES)
        if state.supply[colour]
    ]
    sacred = int(state.tables.sacred - bits.count(state.sacred))
    if sacred:
        pieces.append(_pile_of_ground(sacred))
    return pieces


@cache
def _pile_of_ground(count: int) -> Piece:
    label = Message("sacred-ground")
    return Piece("in-supply-sacred", "sacred-ground", "supply-sacred", count=count, label=label)


@cache
def _pile_of_ships(ident: str, place: str, colour: int, count: int) -> Piece:
    art = f"ship-{t.COLOUR_NAMES[colour]}"
    return Piece(ident, art, place, colour, count=count, label=words.ship(colour))


# --- meeples and mats --------------------------------------------------------------------


@cache
def _meeple(ident: str, owner: int, place: str, size: float) -> Piece:
    return Piece(ident, "meeple", place, 50, owner=owner, size=size, label=Message("meeple"))


def _meeples(state: Yamatai) -> list[Piece]:
    """On the order track until their turn, then with their fleet."""
    pieces = []
    met: dict[int, int] = {}
    for turn in range(int(state.turns)):
        seat = int(state.order[turn])
        if seat == s.NONE:
            continue
        met[seat] = met.get(seat, 0) + 1
        at_mat = state.taken[turn] != s.NONE
        place = f"seat-{seat}-fleets" if at_mat else f"order-{state.places[turn]}"
        pieces.append(_meeple(f"meeple-{seat}-{met[seat]}", seat, place, 0.5 if at_mat else 0.9))
    return pieces


def _mat(state: Yamatai, seat: int) -> list[Piece]:
    """What lies there for all to see in the same place."""
    tables, area = state.tables, f"seat-{seat}"
    pieces = [
        _fleet(tables, int(state.taken[turn]), f"{area}-fleets")
        for turn in range(int(state.turns))
        if state.order[turn] == seat and state.taken[turn] != s.NONE
    ]
    if seat == state.seat and state.effect_open:  # still to be used
        pieces.append(_fleet_effect(tables, int(state.fleet), f"{area}-fleets", 0.5))
    pieces += [
        _specialist(tables, number, f"{area}-hired", 0, seat)
        for number in range(int(tables.specialists))
        if state.holder[number] == seat
    ]
    pieces += [
        _tile(tables, tile, f"{area}-built", True) for tile in bits.listed(state.owned[seat])
    ]
    pieces += [
        _tile(tables, tile, f"{area}-reserved") for tile in bits.listed(state.reserved[seat])
    ]
    return pieces


def _held(state: Yamatai, seat: int, is_own: bool) -> list[Piece]:
    """Ships and culture tiles: the viewer's lie in the hand."""
    return [*_own_ships(state, seat, is_own), *_own_culture(state, seat, is_own)]


def _own_ships(state: Yamatai, seat: int, is_own: bool) -> list[Piece]:
    """The viewer's lie in the hand, those of others in their harbour."""
    pieces = []
    area = f"seat-{seat}"
    prefix, place = ("hand", "hand-ships") if is_own else (area, f"{area}-harbour")
    for colour, name in enumerate(t.COLOUR_NAMES):
        at = seat * COLOURS + colour
        if state.ships[at]:
            ships = int(state.ships[at])
            pieces.append(_pile_of_ships(f"{prefix}-{name}", place, colour, ships))
        if state.berth[colour] and seat == state.seat:
            moored = int(state.berth[colour])
            pieces.append(_pile_of_ships(f"berth-{name}", f"{area}-harbour", colour, moored))
        if state.beside[at]:
            lost = int(state.beside[at])
            pieces.append(_pile_of_ships(f"{area}-lost-{name}", f"{area}-beside", colour, lost))
    return pieces


@cache
def _culture_pile(tables: Tables, ident: str, place: str, kind: int, count: int) -> Piece:
    art, label = f"culture-{tables.kind_names[kind]}", words.culture(tables, kind)
    return Piece(ident, art, place, kind, count=count, label=label)


def _own_culture(state: Yamatai, seat: int, is_own: bool) -> list[Piece]:
    area = f"seat-{seat}"
    prefix, place = ("hand", "hand-culture") if is_own else (area, f"{area}-culture")
    return [
        _culture_pile(
            state.tables,
            f"{prefix}-{state.tables.kind_names[kind]}",
            place,
            kind,
            int(state.hand[seat * KINDS + kind]),
        )
        for kind in range(KINDS)
        if state.hand[seat * KINDS + kind]
    ]


# --- panels and hints --------------------------------------------------------------------


@cache
def _counter(name: str, art: str, value: int, of: int = 0) -> Counter:
    return Counter(Message(f"counter-{name}"), value, art, of)


def _panel(state: Yamatai, seat: int) -> Panel:
    beside = sum(int(n) for n in state.beside[seat * COLOURS : (seat + 1) * COLOURS])
    most = int(state.tables.pieces[state.seats])
    counters = (
        _counter("coins", "coin", int(state.coins[seat])),
        _counter("tokens", "token", int(state.tokens[seat])),
        _counter("buildings", "building-left", int(state.pieces[seat]), most),
        _counter("beside", "ship-lost", beside),
    )
    return Panel(seat, counters, int(total(state, seat)))


def _hints(state: Yamatai, seat: int) -> list[Hint]:
    """What lies face down, as far as this seat knows."""
    hints = []
    if state.top or state.under or state.middle:
        top = _known(state, seat, [int(tile) for tile in state.top][::-1])
        under = _known(state, seat, [int(tile) for tile in state.under])
        hints.append(_pile_hint(top, int(bits.count(state.middle)), under))
    if state.down_first:
        hints.append(_fleets_hint(len(state.up), int(state.down_first), int(state.down_second)))
    return hints


@lru_cache(maxsize=4096)
def _pile_hint(top: str, middle: int, under: str) -> Hint:
    args: dict[str, object] = {"top": top, "middle": middle, "under": under}
    return Hint("pile-top", Message("hint-pile", args))


@lru_cache(maxsize=4096)
def _fleets_hint(slot: int, first: int, second: int) -> Hint:
    args: dict[str, object] = {"first": _batch(first), "then": _batch(second)}
    return Hint(f"track-{slot}", Message("hint-fleets", args))


def _known(state: Yamatai, seat: int, tiles: list[int]) -> str:
    names = [state.tables.tile_names[tile] if knows(state, seat, tile) else "?" for tile in tiles]
    return " ".join(names) or "–"


def _batch(fleets: int) -> str:
    return " ".join(str(number + 1) for number in bits.listed(fleets)) or "–"
