"""What an expert wants at a glance: goods in the bag, steps to the end, paintings to turn up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from zashiki.core.message import Message
from zashiki.core.scene import Note, Overlay
from zashiki.games.tokaido_duo.layout import region_place
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.scoring import steps_left
from zashiki.games.tokaido_duo.state import UNSET
from zashiki.games.tokaido_duo.tables import PAINTINGS, REGIONS, SEATS, Tables

BAG, ENDS, AROUND = (Message(f"overlay-{name}") for name in ("bag", "ends", "around"))
NEAR = 2  # so few steps from an end are worth a colour


def overlays(state: TokaidoDuo, seats: Sequence[int]) -> list[Sequence[Overlay]]:
    """Above the board of each of these seats: all see the same."""
    tables = state.tables
    steps = tuple(steps_left(state, seat) for seat in range(SEATS))
    bag, tiles = tuple(map(int, state.bag)), tuple(map(int, state.tile))
    alike = (_bag(tables, bag, tiles), _ends(tables, steps), _around(state))
    return [alike for _ in seats]


@lru_cache(maxsize=4096)
def _bag(tables: Tables, bag: tuple[int, ...], tiles: tuple[int, ...]) -> Overlay:
    """Beside each trade tile: how many goods of its kind are in the bag."""
    notes = [
        Note(f"trade:{tables.town_ids[town]}", str(bag[tables.tile_good[kind]]), tone="wood")
        for town, kind in enumerate(tiles)
        if kind != UNSET
    ]
    return Overlay("bag", BAG, tuple(notes))


@lru_cache(maxsize=4096)
def _ends(tables: Tables, steps: tuple[tuple[int, int, int, int], ...]) -> Overlay:
    """On the last space of each track: how many steps are missing, gold where they are few."""
    notes: list[Note] = []
    for seat, left in enumerate(steps):
        for at, count in zip(last_places(tables, seat), left, strict=True):
            notes.append(Note(at, str(count), tone="gold" if count <= NEAR else "quiet"))
    return Overlay("ends", ENDS, tuple(notes))


def last_places(tables: Tables, seat: int) -> tuple[str, str, str, str]:
    """DUO-10.1: where temples, gardens, gold bars and gifts of a seat bring the end."""
    return (
        f"temple:{seat}:{tables.temple_last}",
        f"garden:{seat}:{tables.garden_last}",
        f"bar:{seat}:{tables.bars_last}",
        f"gallery:{seat}:{PAINTINGS - 1}",
    )


def _around(state: TokaidoDuo) -> Overlay:
    """DUO-5.5: in each region, how many paintings each seat's artist could turn up there."""
    notes = [
        _paintings(state.tables, region, seat, int(state.figures_around(seat, region)))
        for region in range(REGIONS)
        for seat in range(SEATS)
    ]
    return Overlay("around", AROUND, notes)


@cache
def _paintings(tables: Tables, region: int, seat: int, count: int) -> Note:
    return Note(region_place(tables, region), str(count), owner=seat)
