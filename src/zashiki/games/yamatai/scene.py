"""Yamataï for the eyes: islands in the sea, ships, buildings, displays and mats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from zashiki.core import bits
from zashiki.core.message import Message
from zashiki.core.scene import Counter, Panel, Piece, Scene
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai import touches, words
from zashiki.games.yamatai.overlays import overlays
from zashiki.games.yamatai.place_names import island_name, space_name
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
    for seat, above in zip(seats, overlays(state, seats), strict=True):
        pieces = [*alike, *_looked_at(state, seat)]
        for n in players:
            pieces += mats[n]
            pieces += _held(state, n, is_own=n == seat)
        choices = touches.choices(state) if state.actor == seat and seat != NOBODY else ()
        prompt = words.prompt(state, seat)
        found.append(Scene(pieces, panels, prompt, choices, overlays=above))
    return found


# --- the map -----------------------------------------------------------------------------


@cache
def _ships_at(tables: Tables) -> list[Piece]:
    """By space, colour and whether it was placed this turn: a board full of them is shown often."""
    return [
        _ship_at(tables, space, colour, placed)
        for space in range(len(tables.space_names))
        for colour in range(COLOURS)
        for placed in (False, True)
    ]


def _ship_at(tables: Tables, space: int, colour: int, placed: bool) -> Piece:
    name = tables.space_names[space]
    args: dict[str, object] = {"thing": words.ship(colour), "place": space_name(tables, space)}
    label = Message("lying-placed" if placed else "lying-at", args)
    return Piece(f"ship-{name}", f"ship-{t.COLOUR_NAMES[colour]}", name, label=label)


def _ships_on_board(state: Yamatai) -> list[Piece]:
    ships = _ships_at(state.tables)
    pieces = []
    for space, colour in enumerate(state.board):
        if colour != s.NONE:
            placed = state.placed[space // int(bits.WORD)] >> space % int(bits.WORD) & 1
            pieces.append(ships[(space * COLOURS + int(colour)) * 2 + int(placed)])
    return pieces


def _on(tables: Tables, thing: Message, island: int) -> Message:
    """A thing by the island it lies on: there are several like it."""
    return Message("lying-on", {"thing": thing, "place": island_name(tables, island)})


@cache
def _mountains(tables: Tables) -> list[Piece]:
    return [_mountain(tables, island) for island in range(len(tables.island_names))]


def _mountain(tables: Tables, island: int) -> Piece:
    name = tables.island_names[island]
    return Piece(
        f"mountain-{name}", "mountain", name, label=_on(tables, Message("mountain"), island)
    )


@cache
def _cultures_at(tables: Tables) -> list[Piece]:
    """By island, kind and whether there is a mountain, as ships are."""
    return [
        _culture_at(tables, island, kind, on_mountain)
        for island in range(len(tables.island_names))
        for kind in range(KINDS)
        for on_mountain in (False, True)
    ]


def _culture_at(tables: Tables, island: int, kind: int, on_mountain: bool) -> Piece:
    name = tables.island_names[island]
    size = 0.62 if on_mountain else 0.72
    label = _on(tables, words.culture(tables, kind), island)
    art = f"culture-{tables.kind_names[kind]}"
    return Piece(f"culture-{name}", art, name, 1, size=size, label=label)


@cache
def _building_at(tables: Tables, island: int, tile: int, owner: int) -> Piece:
    name = tables.island_names[island]
    art = t.BUILDING_NAMES[tables.tile_kind[tile]]
    label = _on(tables, words.building_title(tables, tile), island)
    return Piece(f"building-{name}", art, name, 2, owner=owner, size=0.9, label=label)


@cache
def _sacred_at(tables: Tables, island: int) -> Piece:
    name = tables.island_names[island]
    label = _on(tables, Message("sacred-ground"), island)
    return Piece(f"sacred-{name}", "sacred-ground", name, 3, size=0.8, label=label)


def _islands(state: Yamatai) -> list[Piece]:
    tables = state.tables
    mountains, cultures = _mountains(tables), _cultures_at(tables)
    pieces = [mountains[island] for island in bits.listed(state.mountains)]
    pieces += [_sacred_at(tables, island) for island in bits.listed(state.sacred)]
    for island, kind in enumerate(state.culture_at):
        if kind != s.NONE:
            on_mountain = int(state.mountains >> island & 1)
            pieces.append(cultures[(island * KINDS + int(kind)) * 2 + on_mountain])
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
def specialist_piece(tables: Tables, number: int, place: str, coins: int, owner: int) -> Piece:
    art = f"specialist-{t.POWER_NAMES[tables.specialist_power[number]]}"
    args: dict[str, object] = {
        "specialist": words.specialist(tables, number),
        "points": words.points(int(tables.specialist_points[number])),
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
def medal_piece(tables: Tables, number: int, slot: int) -> Piece:
    points = int(tables.specialist_points[number])
    name = f"medal-{tables.specialist_names[number]}"
    label = Message("medal", {"points": points})
    return Piece(name, "medal", f"medal-place-{slot}", text=str(points), label=label)


def _people(state: Yamatai) -> list[Piece]:
    pieces: list[Piece] = []
    for slot, number in enumerate(state.shown):
        if number != s.NONE:
            pieces += _shown(state.tables, int(number), slot, int(state.reward[number]))
    left = int(bits.count(state.stack))
    return [*pieces, _stack(left)] if left else pieces


@cache
def _shown(tables: Tables, number: int, slot: int, coins: int) -> list[Piece]:
    person = specialist_piece(tables, number, f"specialist-place-{slot}", coins, NOBODY)
    return [person, medal_piece(tables, number, slot)]


@cache
def _stack(left: int) -> Piece:
    label = Message("stack-left", {"left": left})
    return Piece("stack-back", "specialist-back", "stack", face="down", count=left, label=label)


@cache
def tile_piece(tables: Tables, tile: int, place: str, is_built: bool = False) -> Piece:
    kind = t.BUILDING_NAMES[tables.tile_kind[tile]]
    points = int(tables.tile_points[tile])
    args: dict[str, object] = {
        "tile": words.building_title(tables, tile),
        "cargo": words.cargo(int(tables.tile_need[tile])),
        "points": words.points(points),
    }
    label = Message("tile-card", args)
    name = f"tile-{tables.tile_names[tile]}"
    art = f"built-{kind}" if is_built else f"tile-{kind}"  # what it cost no longer matters
    return Piece(name, art, place, tile, text=str(points), label=label)


@cache
def needed_pieces(tables: Tables, tile: int, place: str) -> list[Piece]:
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
            pieces += _in_row(state.tables, int(tile), slot)
    left = int(state.pile_size())
    return [*pieces, _pile(left)] if left else pieces


@cache
def _in_row(tables: Tables, tile: int, slot: int) -> list[Piece]:
    shown = tile_piece(tables, tile, f"row-{slot}")
    return [shown, *needed_pieces(tables, tile, f"row-{slot}-ships")]


@cache
def _pile(left: int) -> Piece:
    label = Message("pile-left", {"left": left})
    return Piece("pile-back", "tile-back", "pile-top", face="down", count=left, label=label)


def _looked_at(state: Yamatai, seat: int) -> list[Piece]:
    """The tiles that the seat whose turn it is looks at."""
    if seat != state.seat:
        return []
    return [tile_piece(state.tables, tile, "hand-looked") for tile in bits.listed(state.looked)]


@cache
def fleet_piece(tables: Tables, number: int, place: str) -> Piece:
    ships = tables.fleet_ships[number * COLOURS : (number + 1) * COLOURS]
    need = sum(int(n) << int(t.FIELD) * colour for colour, n in enumerate(ships))
    args: dict[str, object] = {
        "fleet": words.fleet_title(number),
        "cargo": words.cargo(need),
        "effect": words.effect(tables, number),
    }
    label = Message("fleet-card", args)
    art = "fleet" if place.startswith("track-") else "fleet-taken"
    return Piece(f"fleet-{number + 1}", art, place, number, text=str(number + 1), label=label)


@cache
def fleet_on_track(tables: Tables, number: int, slot: int) -> list[Piece]:
    """A fleet of the track with the ships and the effect shown on it."""
    pieces = [fleet_piece(tables, number, f"track-{slot}")]
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
    pieces: list[Piece] = []
    for slot, number in enumerate(state.up):
        if number != s.NONE:
            pieces += fleet_on_track(state.tables, int(number), slot)
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
        fleet_piece(tables, int(state.taken[turn]), f"{area}-fleets")
        for turn in range(int(state.turns))
        if state.order[turn] == seat and state.taken[turn] != s.NONE
    ]
    if seat == state.seat and state.effect_open:  # still to be used
        pieces.append(_fleet_effect(tables, int(state.fleet), f"{area}-fleets", 0.5))
    pieces += [
        specialist_piece(tables, number, f"{area}-hired", 0, seat)
        for number in range(int(tables.specialists))
        if state.holder[number] == seat
    ]
    pieces += [
        tile_piece(tables, tile, f"{area}-built", True) for tile in bits.listed(state.owned[seat])
    ]
    pieces += [
        tile_piece(tables, tile, f"{area}-reserved") for tile in bits.listed(state.reserved[seat])
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


# --- panels ------------------------------------------------------------------------------


@cache
def _counter(name: str, art: str, value: int, of: int = 0) -> Counter:
    return Counter(Message(f"counter-{name}"), value, art, of, name)


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
