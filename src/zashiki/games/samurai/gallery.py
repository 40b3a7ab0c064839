"""All cards, tiles and the like of an edition, to look through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from zashiki.core.edition import Edition
from zashiki.core.message import Message
from zashiki.core.scene import Exhibit, Piece
from zashiki.games.samurai import tables as t
from zashiki.games.samurai import words
from zashiki.games.samurai.about import TILE_RULES
from zashiki.games.samurai.notation import tile_name
from zashiki.games.samurai.scene import TONES
from zashiki.games.samurai.tables import Tables

SHOWN = "shown"  # the place of a picture
SETTLEMENTS = ("village", "city", "capital")


def gallery(edition: Edition) -> Sequence[Exhibit]:
    """Tiles as every player has them, without and with the character; figures; settlements."""
    by_seats = cast("dict[int, Tables]", edition.tables)
    whole = by_seats[max(by_seats)]
    tiles = [_tile(whole, kind) for kind in range(int(whole.kinds))]
    tiles.sort(key=lambda exhibit: exhibit.group.id, reverse=True)  # plain ones first
    return [*tiles, *_figures(by_seats), *_settlements(whole)]


def _tile(tables: Tables, kind: int) -> Exhibit:
    picture, number = tables.pictures[kind], tables.numbers[kind]
    name, label = tile_name(tables, kind), words.tile_name(tables, kind)
    text = "" if number < 0 else str(number)
    return Exhibit(
        f"tile-{name}",
        Message("gallery-fast" if tables.is_fast[kind] else "gallery-plain"),
        label,
        [Piece(f"tile:{name}", f"tile-{picture}", SHOWN, owner=0, text=text, label=label)],
        TILE_RULES[picture],
        [Message(f"about-tile-{picture}", {"strength": number})],
        count=int(tables.count[kind]),
    )


def _figures(by_seats: dict[int, Tables]) -> Iterator[Exhibit]:
    """SAM-1.6: how many there are depends on the number of players."""
    two, three, four = (int(by_seats[seats].each) for seats in sorted(by_seats))
    for figure_type, name in enumerate(t.FIGURE_NAMES):
        title = words.type_name(figure_type)
        tone = TONES[figure_type]
        yield Exhibit(
            f"figure-{name}",
            Message("gallery-figures"),
            title,
            [Piece(f"figure:{name}", f"figure-{name}", SHOWN, tone=tone, label=title)],
            "SAM-8.2",
            [
                Message("about-figure", {"figures": title}),
                Message("gallery-each", {"two": two, "three": three, "four": four}),
            ],
            count=four,
        )


def _settlements(tables: Tables) -> Iterator[Exhibit]:
    """SAM-1.4: villages, cities and the capital of the whole map."""
    cities = int(tables.first_village) - 1
    counts = int(tables.sites) - cities - 1, cities, 1
    for name, count in zip(SETTLEMENTS, counts, strict=True):
        title = Message(f"gallery-{name}")
        yield Exhibit(
            name,
            Message("gallery-settlements"),
            title,
            [Piece(f"settlement:{name}", name, SHOWN, label=title)],
            "SAM-8.1",
            [Message(f"about-{name}")],
            count=count,
        )
