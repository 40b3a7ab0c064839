"""The position as text: the archipelago in letters, the displays, and what each seat has.

Spaces are called as everywhere (2a); before the name stands the ship that lies there, · for none,
> for an empty entry. Islands are called by the first letters of their name; behind it stands what
lies there. A legend below the map tells the letters.
"""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import place_names
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.knowledge import knows
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scoring import total
from zashiki.games.yamatai.tables import Tables
from zashiki.texts import Speaker

WIDTH, HEIGHT = 78, 16
NAME = 4  # letters of an island
WIDEST = NAME + 4  # with what lies there: Awaj:●h^
SHIPS = "BWSCG"
KINDS = "ogvber"
MARKS = ["h", "p", "TT", "PP"]
LEGEND = ("drawn-legend-ships", "drawn-legend-islands", "drawn-legend-culture")


def draw(state: Yamatai, seat: int | None, say: Speaker) -> str:
    """At most 80 columns; seat None sees everything."""
    lines = [
        _headline(state, say),
        *_map(state),
        *(say(Message(legend)) for legend in LEGEND),
        *_displays(state, seat, say),
        *_seats(state, say),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _headline(state: Yamatai, say: Speaker) -> str:
    if state.actor == NOBODY:
        return say(Message("drawn-over", {"round": int(state.round)}))
    order = " ".join(
        f"{'>' if turn == state.turn else ''}{SIGNS[state.order[turn]]}{state.places[turn]}"
        for turn in range(int(state.turns))
        if state.order[turn] >= 0
    )
    return say(Message("drawn-order", {"round": int(state.round), "order": order}))


# --- the map -----------------------------------------------------------------------------


Spot = tuple[int, int]  # row and column of the first letter


@cache
def _spots(tables: Tables) -> tuple[list[Spot], list[Spot]]:
    """Where each space and each island is written; islands beside what is there already."""
    west, east = min(x for x, _ in tables.space_at), max(x for x, _ in tables.space_at)
    north, south = min(y for _, y in tables.space_at), max(y for _, y in tables.space_at)

    def spot(x: float, y: float) -> Spot:
        row = round((y - north) / (south - north) * (HEIGHT - 1))
        return row, round((x - west) / (east - west) * (WIDTH - NAME))

    names = place_names.spaces(tables)
    spaces = [spot(x, y) for x, y in tables.space_at]
    full = {
        (row, column + i)
        for (row, column), name in zip(spaces, names, strict=True)
        for i in range(1 + len(name))
    }
    islands = []
    for x, y in tables.island_at:
        row, column = _free(spot(x, y), full)
        islands.append((row, column))
        full |= {(row, column + i) for i in range(WIDEST)}
    return spaces, islands


def _free(spot: Spot, full: set[Spot]) -> Spot:
    """The nearest place for the name of an island, above or below if need be."""
    row, column = spot[0], spot[1] - NAME + 1
    for down in (0, -1, 1):
        for right in (0, -1, 1, -2, 2, -3, 3, -4, 4):
            letters = {(row + down, column + right + i) for i in range(-1, WIDEST + 1)}
            is_inside = 0 <= row + down < HEIGHT and column + right >= 0
            if is_inside and letters.isdisjoint(full):
                return row + down, column + right
    return row, max(column, 0)


def _map(state: Yamatai) -> list[str]:
    grid = [[" "] * (WIDTH + WIDEST) for _ in range(HEIGHT)]
    spaces, islands = _spots(state.tables)
    written = [(spot, _island(state, n)) for n, spot in enumerate(islands)]
    written += [(spot, _space(state, n)) for n, spot in enumerate(spaces)]
    for (row, column), text in written:
        grid[row][column : column + len(text)] = text
    return ["".join(row).rstrip()[: WIDTH + 2] for row in grid]


def _space(state: Yamatai, space: int) -> str:
    name = place_names.spaces(state.tables)[space]
    if state.board[space] != s.NONE:
        return SHIPS[state.board[space]] + name
    word, place = divmod(space, int(bits.WORD))
    return (">" if state.tables.entries[word] >> place & 1 else "·") + name


def _island(state: Yamatai, island: int) -> str:
    return f"{place_names.islands(state.tables)[island][:NAME]}:{_on_island(state, island)}"


def _on_island(state: Yamatai, island: int) -> str:
    mountain = "^" if state.mountains >> island & 1 else ""
    if state.building_at[island] != s.NONE:
        mark = MARKS[state.tables.tile_kind[state.building_at[island]]]
        for seat in range(int(state.seats)):
            if state.standard[seat] >> island & 1:
                mark = SIGNS[seat] + mark
        return mark + mountain
    if state.culture_at[island] != s.NONE:
        return KINDS[state.culture_at[island]] + mountain
    return ("##" if state.sacred >> island & 1 else "--") + mountain


# --- the displays ------------------------------------------------------------------------


def _displays(state: Yamatai, seat: int | None, say: Speaker) -> list[str]:
    tables = state.tables
    supply = " ".join(f"{SHIPS[c]}{state.supply[c]}" for c in range(len(SHIPS)))
    sacred = int(tables.sacred - bits.count(state.sacred))
    fleets = " ".join(str(fleet + 1) if fleet >= 0 else "-" for fleet in state.up)
    row = "  ".join(_tile(tables, int(tile)) for tile in state.row if tile >= 0)
    people = "  ".join(
        f"{tables.specialist_titles[one]} {tables.specialist_points[one]}pp {state.reward[one]}c"
        for one in state.shown
        if one >= 0
    )
    return [
        say(Message("drawn-supply", {"ships": supply, "sacred": sacred})),
        say(Message("drawn-fleets", {"up": fleets, "down": _batches(state, say)})),
        say(Message("drawn-row", {"tiles": row})),
        say(Message("drawn-pile", {"tiles": _pile(state, seat, say)})),
        *_wrapped(say(Message("drawn-people")) + " " + people),
    ]


def _wrapped(text: str, width: int = WIDTH) -> list[str]:
    lines = [""]
    for part in text.split("  "):
        if len(lines[-1]) + len(part) > width:
            lines.append(" ")
        lines[-1] += part + "  "
    return [line.rstrip() for line in lines]


def _batches(state: Yamatai, say: Speaker) -> str:
    batches = [state.down_first, state.down_second]
    return f" {say(Message('drawn-then'))} ".join(
        "{" + " ".join(str(fleet + 1) for fleet in bits.listed(batch)) + "}"
        for batch in batches
        if batch
    )


def _tile(tables: Tables, tile: int) -> str:
    need = int(tables.tile_need[tile])
    ships = "".join(SHIPS[c] * (need >> int(t.FIELD) * c & 15) for c in range(len(SHIPS)))
    mark = MARKS[tables.tile_kind[tile]][0]
    return f"{tables.tile_names[tile]}{mark} {ships}={tables.tile_points[tile]}"


def _pile(state: Yamatai, seat: int | None, say: Speaker) -> str:
    """From the top down; what this seat does not know is a question mark."""
    top = [_known(state, seat, int(tile)) for tile in reversed(list(state.top))]
    under = [_known(state, seat, int(tile)) for tile in state.under]
    unknown = Message("drawn-unknown", {"count": int(bits.count(state.middle))})
    middle = [say(unknown)] if state.middle else []
    looked = [_known(state, seat, tile) for tile in bits.listed(state.looked)]
    held = f" ({say(Message('drawn-looking', {'tiles': ' '.join(looked)}))})" if looked else ""
    return " ".join([*top, *middle, *under]) + held


def _known(state: Yamatai, seat: int | None, tile: int) -> str:
    return state.tables.tile_names[tile] if seat is None or knows(state, seat, tile) else "?"


# --- the seats ---------------------------------------------------------------------------


def _seats(state: Yamatai, say: Speaker) -> list[str]:
    return [line for seat in range(int(state.seats)) for line in _seat(state, seat, say)]


def _seat(state: Yamatai, seat: int, say: Speaker) -> list[str]:
    turn = ">" if seat == state.seat and state.actor != NOBODY and state.round > 0 else " "
    culture = "".join(KINDS[k] * state.hand[seat * len(KINDS) + k] for k in range(len(KINDS)))
    ships, beside = _hold(state.ships, seat), _hold(state.beside, seat)
    reserved = [state.tables.tile_names[tile] for tile in bits.listed(state.reserved[seat])]
    hired = [
        title for i, title in enumerate(state.tables.specialist_titles) if state.holder[i] == seat
    ]
    counts = (
        Message("drawn-coins", {"coins": int(state.coins[seat])}),
        Message("drawn-tokens", {"tokens": int(state.tokens[seat])}),
        Message("drawn-buildings", {"buildings": int(state.pieces[seat])}),
        Message("drawn-harbour", {"ships": ships or "-"}),
    )
    head = f"{turn}{SIGNS[seat]} {say(seat_name(seat))}  {total(state, seat)}pp  "
    head += "  ".join(map(say, counts))
    more = [
        say(Message("drawn-beside", {"ships": beside})) if beside else "",
        say(Message("drawn-culture", {"tiles": culture})) if culture else "",
        say(Message("drawn-reserved", {"tiles": " ".join(reserved)})) if reserved else "",
        ", ".join(hired),
    ]
    return [
        head,
        *(f"    {line}" for line in _wrapped("  ".join(filter(None, more)), WIDTH - 4) if line),
    ]


def _hold(ships: vec[i64], seat: int) -> str:
    return "".join(SHIPS[c] * ships[seat * len(SHIPS) + c] for c in range(len(SHIPS)))
