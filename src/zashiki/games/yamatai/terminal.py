"""The position as text: the archipelago in letters, the displays, and what each seat has.

·  empty space   >  entry       B W S C G  ships: bamboo, wood, stone, clay, gold
o g v b e r      culture tiles: orange, green, violet, blue, beige, rose
●h ●p            a house or a trading post of the first seat
TT PP  torii, palace     ^  mountain     ##  sacred ground     --  empty island
"""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.knowledge import knows
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scoring import total
from zashiki.games.yamatai.tables import Tables
from zashiki.texts import Speaker

WIDTH, HEIGHT = 76, 26
SHIPS = "BWSCG"
KINDS = "ogvber"
MARKS = ["h", "p", "TT", "PP"]


def draw(state: Yamatai, seat: int | None, say: Speaker) -> str:
    """At most 80 columns; seat None sees everything."""
    lines = [
        _headline(state, say),
        "",
        *_map(state),
        "",
        *_displays(state, seat, say),
        "",
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


@cache
def _spots(tables: Tables) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Column and row of each space and island."""
    width = max(x for x, _ in tables.space_at)
    height = max(y for _, y in tables.space_at)

    def spot(x: float, y: float) -> tuple[int, int]:
        return round(x / width * (WIDTH - 2)), round(y / height * (HEIGHT - 1))

    spaces = [spot(x, y) for x, y in tables.space_at]
    return spaces, [spot(x, y) for x, y in tables.island_at]


def _map(state: Yamatai) -> list[str]:
    grid = [[" "] * (WIDTH + 3) for _ in range(HEIGHT)]
    spaces, islands = _spots(state.tables)
    for island, (column, row) in enumerate(islands):
        for i, letter in enumerate(_island(state, island)):
            grid[row][column - 1 + i] = letter
    for space, (column, row) in enumerate(spaces):
        grid[row][column] = _space(state, space)
    return ["".join(row) for row in grid]


def _space(state: Yamatai, space: int) -> str:
    if state.board[space] != s.NONE:
        return SHIPS[state.board[space]]
    word, place = divmod(space, int(bits.WORD))
    return ">" if state.tables.entries[word] >> place & 1 else "·"


def _island(state: Yamatai, island: int) -> str:
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


def _wrapped(text: str) -> list[str]:
    lines = [""]
    for part in text.split("  "):
        if len(lines[-1]) + len(part) > WIDTH:
            lines.append(" ")
        lines[-1] += part + "  "
    return lines


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
        *(f"    {line}" for line in _wrapped("  ".join(filter(None, more))) if line.strip()),
    ]


def _hold(ships: vec[i64], seat: int) -> str:
    return "".join(SHIPS[c] * ships[seat * len(SHIPS) + c] for c in range(len(SHIPS)))
