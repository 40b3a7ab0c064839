"""What an expert wants at a glance, as numbers beside the settlements and the figures taken.

What is beside one settlement recurs, so its notes are made once and kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mypy_extensions import i64

from zashiki.core.message import Message
from zashiki.core.scene import Note, Overlay
from zashiki.games.samurai import scoring
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.knowledge import shows_figures
from zashiki.games.samurai.notation import FIGURES
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import Tables

TYPES = int(t.TYPES)
INFLUENCE, OPEN_LAND = Message("overlay-influence"), Message("overlay-open-land")
RACE = Message("overlay-figures")
LAST_HEX = 1  # with so much open land the next tile decides
MOST_KEPT = 20_000
TILE_BITS = s.SEAT_SHIFT + 2  # a tile of one of four seats, or none


class Site:
    """The notes of a settlement."""

    def __init__(self, influence: list[Note], open_land: Note) -> None:
        self.influence: list[Note] = influence
        self.open_land: Note = open_land


KEPT: dict[tuple[Tables, int], Site] = {}  # by a settlement and what is there and around


def overlays(state: Samurai, seats: Sequence[int]) -> list[Sequence[Overlay]]:
    """Above the map of each of these seats; figures taken as far as it sees them."""
    alike = _of_the_map(state)
    return [[*alike, _of_figures(state, seat)] for seat in seats]


def _of_the_map(state: Samurai) -> list[Overlay]:
    """What all see alike: who has how much influence where, and how much land is open."""
    influence: list[Note] = []
    open_land: list[Note] = []
    tables = state.tables
    for site in range(tables.sites):
        if state.figures[site] != 0:
            key = (tables, int(_around(state, site)))
            notes = KEPT.get(key)
            if notes is None:
                notes = _keep(state, site, key)
            influence.extend(notes.influence)
            open_land.append(notes.open_land)
    return [
        Overlay("influence", INFLUENCE, influence),
        Overlay("open-land", OPEN_LAND, open_land),
    ]


def _around(state: Samurai, site: i64) -> i64:
    """A settlement, its figures and the tiles around it, as one number."""
    tables = state.tables
    out = site << t.TYPES | state.figures[site]
    for i in range(site * t.SIDES, site * t.SIDES + t.SIDES):
        hex_ = tables.around[i]
        out = out << TILE_BITS
        if hex_ >= 0:
            out |= state.tiles[hex_] + 1
    return out


def _keep(state: Samurai, site: i64, key: tuple[Tables, int]) -> Site:
    if len(KEPT) >= MOST_KEPT:
        KEPT.clear()
    tables, left = state.tables, int(state.open_land[site])
    at = tables.hex_names[int(tables.hex_of[site])]
    open_land = Note(at, str(left), tone="gold" if left <= LAST_HEX else "ink")
    notes = Site(_influence(state, site, at), open_land)
    KEPT[key] = notes
    return notes


def _influence(state: Samurai, site: i64, at: str) -> list[Note]:
    """One note for each seat with influence: a number for each figure, in their order."""
    types = [i for i in range(TYPES) if state.has_figure(site, i)]
    out = []
    for seat in range(int(state.seats)):
        sums = [int(state.influence(site, i, seat)) for i in types]
        if any(sums):
            out.append(Note(at, "·".join([str(each) for each in sums]), seat))
    return out


def _of_figures(state: Samurai, viewer: int) -> Overlay:
    """Figures by type: taken by each seat, a majority in gold, and those still on the board."""
    seats = range(int(state.seats))
    shown = tuple([seat for seat in seats if shows_figures(state, viewer, seat)])
    leads: tuple[int, ...] = ()  # else majorities are for memory
    if len(shown) == len(seats):
        leads = tuple([int(scoring.majority(state, i)) for i in range(TYPES)])
    taken = tuple([int(state.captured[seat * TYPES + i]) for seat in shown for i in range(TYPES)])
    left: tuple[int, ...] = ()
    if not state.figures_left():
        left = tuple([int(state.standing[i]) for i in range(TYPES)])
    return _race(shown, taken, leads, left)


@lru_cache(maxsize=MOST_KEPT)
def _race(
    shown: tuple[int, ...], taken: tuple[int, ...], leads: tuple[int, ...], left: tuple[int, ...]
) -> Overlay:
    notes = [Note("supply", f"{FIGURES[i]} {left[i]}", tone="ink") for i in range(len(left))]
    for nth, seat in enumerate(shown):
        for i in range(TYPES):
            tone = "gold" if leads and leads[i] == seat else "ink"
            text = f"{FIGURES[i]} {taken[nth * TYPES + i]}"
            notes.append(Note(f"figures-{seat}", text, tone=tone))
    return Overlay("figures", RACE, notes)
