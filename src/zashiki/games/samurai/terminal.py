"""The position as text: the map in letters, and what lies before each seat.

~  sea     HBR  figures on a settlement     ( )  an empty village
·  land    ●S3  a tile of the first seat    [ ]  an empty city
"""

from __future__ import annotations

from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.edition import COLUMNS
from zashiki.games.samurai.knowledge import shows_figures, shows_hand
from zashiki.games.samurai.notation import FIGURES, tile_name
from zashiki.games.samurai.rules import Samurai
from zashiki.texts import Speaker

MARGIN = 3
CELL = 3  # characters for a hex; a half step is one and a half


def draw(state: Samurai, seat: int | None, say: Speaker) -> str:
    """At most 80 columns; seat None sees everything."""
    legend = say(Message("drawn-legend"))
    return "\n".join([*_map(state), "", *_seats(state, seat, say), _table(state, say), legend])


def _map(state: Samurai) -> list[str]:
    tables = state.tables
    inside = [h for h in range(int(tables.hexes)) if tables.terrain[h] != t.OFF]
    left = min(tables.xs[h] for h in inside) // 2 * 2
    right = max(tables.xs[h] for h in inside)
    rows: dict[int, dict[int, str]] = {}
    for h in inside:
        at = MARGIN + (tables.xs[h] - left) * CELL // 2
        rows.setdefault(tables.ys[h], {})[at] = _cell(state, h)
    letters = COLUMNS[left // 2 : right // 2 + 1]
    header = " " * MARGIN + "".join(f" {letter} " for letter in letters)
    return [header.rstrip(), *(_row(number, cells) for number, cells in sorted(rows.items()))]


def _row(number: int, cells: dict[int, str]) -> str:
    line = f"{number:>2} "
    for at, cell in sorted(cells.items()):
        line = line.ljust(at) + cell
    return line.rstrip()


def _cell(state: Samurai, h: int) -> str:
    tables = state.tables
    tile = state.tiles[h]
    if tile != s.EMPTY:
        return SIGNS[int(s.owner_of(tile))] + tile_name(tables, int(s.kind_of(tile)))
    if tables.terrain[h] != t.SETTLEMENT:
        return " ~ " if tables.terrain[h] == t.SEA else " · "
    site = int(tables.site_at[h])
    standing = "".join(FIGURES[i] for i in range(len(FIGURES)) if state.has_figure(site, i))
    if not standing:
        return "[ ]" if tables.is_city(site) else "( )"
    return standing.center(CELL) if len(standing) != CELL - 1 else standing + " "


def _seats(state: Samurai, viewer: int | None, say: Speaker) -> list[str]:
    return [_seat(state, seat, viewer, say) for seat in range(int(state.seats))]


def _seat(state: Samurai, seat: int, viewer: int | None, say: Speaker) -> str:
    tables = state.tables
    turn = ">" if state.turn == seat and state.phase != s.OVER else " "
    captured = state.captured[seat * int(t.TYPES) : (seat + 1) * int(t.TYPES)]
    if viewer is None or shows_figures(state, viewer, seat):
        taken = " ".join(f"{FIGURES[i]}{count}" for i, count in enumerate(captured))
    else:
        taken = say(Message("drawn-hidden", {"count": int(sum(captured))}))
    if viewer is None or shows_hand(state, viewer, seat):
        kinds = range(int(tables.kinds))
        names = [tile_name(tables, k) for k in kinds for _ in range(state.hand_count(seat, k))]
        hand = " ".join(names)
    else:
        hand = say(Message("drawn-tiles", {"count": int(state.held[seat])}))
    name, held = say(seat_name(seat)), say(Message("drawn-hand"))
    return f"{turn}{SIGNS[seat]} {name}  {taken:<11} {held} {hand:<15} +{state.bagged[seat]}"


def _table(state: Samurai, say: Speaker) -> str:
    """What lies beside the board."""
    aside = " ".join(f"{FIGURES[i]}{count}" for i, count in enumerate(state.aside))
    line = f"{say(Message('place-aside'))}  {aside}"
    if sum(state.supply):
        figures = " ".join(f"{FIGURES[i]}{n}" for i, n in enumerate(state.supply))
        line += f"   {say(Message('drawn-to-place'))}  {figures}"
    if state.lifted != s.NOTHING:
        name = tile_name(state.tables, int(state.lifted))
        line += f"   {say(Message('drawn-lifted'))}  {name}"
    return line + (f"   {say(Message('drawn-chance'))}" if state.actor == CHANCE else "")
