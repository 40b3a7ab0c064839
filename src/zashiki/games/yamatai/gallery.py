"""All cards, tiles and the like of an edition, to look through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from zashiki.core.edition import Edition
from zashiki.core.message import Message
from zashiki.core.scene import Exhibit, Piece, Place
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai import words
from zashiki.games.yamatai.about import (
    of_fleet,
    of_tile,
    rule_of_fleet,
    rule_of_specialist,
    turn_of,
)
from zashiki.games.yamatai.layout import layout_of
from zashiki.games.yamatai.scene import (
    fleet_on_track,
    medal_piece,
    needed_pieces,
    specialist_piece,
    tile_piece,
)
from zashiki.games.yamatai.tables import Tables

FEWEST_SEATS = 2  # pictures lie as in the layout, which is the same for any number
STANDARD = (t.HOUSE, t.TRADING_POST)


def gallery(edition: Edition) -> Sequence[Exhibit]:
    """Group by group, in the order of the edition."""
    tables = cast("Tables", edition.tables)
    return (
        *_fleets(tables),
        *_specialists(tables),
        *_tiles(tables),
        *_ships(tables),
        *_culture(tables),
        *_rest(tables),
    )


def _places(tables: Tables, *names: str) -> list[Place]:
    """Places of the board, without what they are called there."""
    found = {place.id: place for place in layout_of(tables, FEWEST_SEATS).places}
    return [replace(found[name], label=None) for name in names]


def _fleets(tables: Tables) -> Iterator[Exhibit]:
    places = _places(tables, "track-0", "track-0-ships", "track-0-effect")
    for number in range(int(tables.fleets)):
        yield Exhibit(
            f"fleet-{number + 1}",
            Message("sign-fleets"),
            words.fleet_title(number),
            fleet_on_track(tables, number, 0),
            rule_of_fleet(tables, number),
            (of_fleet(tables, number), turn_of(number)),
            places,
        )


def _specialists(tables: Tables) -> Iterator[Exhibit]:
    places = _places(tables, "specialist-place-0", "medal-place-0")
    for number in range(int(tables.specialists)):
        card = specialist_piece(tables, number, "specialist-place-0", 0, NOBODY)
        points = words.points(int(tables.specialist_points[number]))
        yield Exhibit(
            f"specialist-{tables.specialist_names[number]}",
            Message("sign-hired"),
            words.specialist(tables, number),
            [card, medal_piece(tables, number, 0)],
            rule_of_specialist(tables, number),
            (words.power(tables, number), Message("gallery-points", {"points": points})),
            places,
        )


def _tiles(tables: Tables) -> Iterator[Exhibit]:
    places = _places(tables, "row-0", "row-0-ships")
    for tile in range(int(tables.tiles)):
        is_standard = tables.tile_kind[tile] in STANDARD
        yield Exhibit(
            f"tile-{tables.tile_names[tile]}",
            Message("group-standard" if is_standard else "group-prestige"),
            words.building_title(tables, tile),
            [tile_piece(tables, tile, "row-0"), *needed_pieces(tables, tile, "row-0-ships")],
            "YAM-7.4",
            (of_tile(tables, tile),),
            places,
        )


def _ships(tables: Tables) -> Iterator[Exhibit]:
    for colour, name in enumerate(t.COLOUR_NAMES):
        price = int(tables.prices[colour])
        args: dict[str, object] = {"coins": words.coins(price)}
        yield Exhibit(
            f"ship-{name}",
            Message("group-ships"),
            Message(f"title-ship-{name}"),
            (_piece(f"ship-{name}"),),
            "YAM-1.1",
            (
                Message("about-ship"),
                Message("worth-price", args) if price else Message("worth-no-price"),
            ),
            count=int(tables.supply[colour]),
        )


def _culture(tables: Tables) -> Iterator[Exhibit]:
    for kind in range(int(t.KINDS)):
        name = tables.kind_names[kind]
        yield Exhibit(
            f"culture-{name}",
            Message("place-culture"),
            Message(f"title-culture-{name}"),
            (_piece(f"culture-{name}"),),
            "YAM-6.2",
            (Message("about-culture"),),
            count=int(tables.culture[2 * kind] + tables.culture[2 * kind + 1]),
        )


def _rest(tables: Tables) -> Iterator[Exhibit]:
    """What lies on islands, and what counts at the end."""
    mountains = sum(int(tables.culture[2 * kind + 1]) for kind in range(int(t.BLANK) + 1))
    things = (
        ("mountain", "title-mountain", "about-mountain", "YAM-8.2", mountains),
        (
            "sacred-ground",
            "title-sacred-ground",
            "about-sacred-ground",
            "YAM-11.5",
            int(tables.sacred),
        ),
        ("token", "counter-tokens", "about-counter-tokens", "YAM-15.2", 1),
        ("coin", "counter-coins", "about-counter-coins", "YAM-15.1", 1),
    )
    for art, title, text, rule_id, count in things:
        yield Exhibit(
            art,
            Message("group-rest"),
            Message(title),
            (_piece(art),),
            rule_id,
            (Message(text),),
            count=count,
        )


def _piece(art: str) -> Piece:
    return Piece(art, art, "")
