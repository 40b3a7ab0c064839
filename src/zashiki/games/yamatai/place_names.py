"""What the sea spaces and the islands are called: names that can be found on the board.

Editions know them by plain ids, as records do and whoever types. A space is named like a field of a
map, by its place from the north and its column from the west; the number comes first, as in no id,
so that what is read on the board and typed is never taken for something else. The islands bear
names of ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from zashiki.core.message import Message
from zashiki.games.yamatai.tables import Tables

COLUMN = 90.0  # width of a column of the map
LETTERS = "abcdefghijklmnopqrstuvwxyz"
ISLANDS = (
    *("Awaji", "Iki", "Oki", "Sado", "Tsushima", "Hirado", "Amakusa", "Goto", "Koshiki", "Yaku"),
    *("Tane", "Amami", "Kikai", "Toku", "Yoron", "Iheya", "Kume", "Miyako", "Taketomi", "Hateruma"),
    *("Naoshima", "Teshima", "Shodo", "Omi", "Ikuchi", "Innoshima", "Itsuku", "Suo", "Hime"),
    *("Noko", "Shika", "Aoga", "Hachijo", "Eno"),
)


@cache
def spaces(tables: Tables) -> list[str]:
    """A number and a letter for each space, as long as the letters last; else its id."""
    at = tables.space_at
    west = min((x for x, _ in at), default=0.0)
    columns = [int((x - west) / COLUMN) for x, _ in at]
    if max(columns, default=0) >= len(LETTERS):
        return tables.space_names
    names = [""] * len(at)
    met = [0] * len(LETTERS)
    for space in sorted(range(len(at)), key=lambda n: (at[n][1], at[n][0])):
        column = columns[space]
        met[column] += 1
        names[space] = f"{met[column]}{LETTERS[column]}"
    return tables.space_names if _are_ids(tables, names) else names


@cache
def islands(tables: Tables) -> list[str]:
    """Our names, as long as they last; else ids."""
    more = tables.island_names[len(ISLANDS) :]
    names = ISLANDS[: len(tables.island_names)]
    return tables.island_names if _are_ids(tables, names) else [*names, *more]


def _are_ids(tables: Tables, names: Iterable[str]) -> bool:
    """Whether one of these names is the id of something that records name."""
    ids = [*tables.space_names, *tables.island_names, *tables.tile_names, *tables.specialist_names]
    return not {name.lower() for name in ids}.isdisjoint(name.lower() for name in names)


@cache
def space_name(tables: Tables, number: int) -> Message:
    return Message("place-space", {"name": spaces(tables)[number]})


@cache
def island_name(tables: Tables, number: int) -> Message:
    return Message("place-island", {"name": islands(tables)[number]})
