"""All cards, tiles and the like of an edition, to look through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from zashiki.core.edition import Edition
from zashiki.core.message import Message
from zashiki.core.scene import Exhibit, Piece
from zashiki.core.state import NOBODY
from zashiki.games.iki.about import of_good, of_tile
from zashiki.games.iki.cards import building_pieces, card_pieces
from zashiki.games.iki.layout import offer_places, open_card_places
from zashiki.games.iki.lexicon import lexicon
from zashiki.games.iki.scene import good_piece, tile_piece
from zashiki.games.iki.tables import CARDS, DECK, QUARTERS, SEASONS, Tables
from zashiki.games.iki.words import field_name

CARD, OFFER = "card", "offer"  # where they lie in their pictures
OFFER_WIDTH = 164.0


def gallery(edition: Edition) -> Sequence[Exhibit]:
    """Group by group, in the order of the edition."""
    tables = cast("Tables", edition.tables)
    return (
        *_cards(tables),
        *_buildings(tables),
        *_tiles(tables),
        *_goods(tables),
        *_blocks(tables),
        *_fires(),
    )


def _cards(tables: Tables) -> Iterator[Exhibit]:
    words = lexicon(tables)
    for card in range(CARDS):
        if not tables.card_ids[card]:
            continue
        title = words.cards[card]
        yield Exhibit(
            f"card-{tables.card_ids[card]}",
            _season(card // DECK),
            title,
            card_pieces(tables, card, CARD, NOBODY),
            "IKI-7.6",
            (words.card_texts[card],),
            open_card_places(tables, CARD, 0, 0, title),
        )


def _season(season: int) -> Message:
    """IKI-2.5, IKI-4.1: the start cards, or those of a season."""
    if season == 0:
        return Message("group-start")
    return Message("group-season", {"season": Message(f"season-{SEASONS[season]}")})


def _buildings(tables: Tables) -> Iterator[Exhibit]:
    words = lexicon(tables)
    for building in range(int(tables.n_buildings)):
        title = words.buildings[building]
        yield Exhibit(
            f"building-{tables.building_ids[building]}",
            Message("line-buildings"),
            title,
            building_pieces(tables, building, OFFER, NOBODY),
            "IKI-9.1",
            (words.building_texts[building],),
            offer_places(OFFER, 0, OFFER_WIDTH, title),
        )


def _tiles(tables: Tables) -> Iterator[Exhibit]:
    words = lexicon(tables)
    for tile in range(int(tables.n_tiles)):
        giver, rule_id = of_tile(tables, tile)
        yield Exhibit(
            f"tile-{tables.tile_ids[tile]}",
            Message("place-tiles"),
            words.tiles[tile],
            (tile_piece(tables, tile, "", NOBODY),),
            rule_id,
            (words.tile_texts[tile], giver),
        )


def _goods(tables: Tables) -> Iterator[Exhibit]:
    """Fish, pipes and pouches; those that are alike are shown once."""
    goods = range(int(tables.n_goods))
    for good in goods:
        alike = [other for other in goods if _print(tables, other) == _print(tables, good)]
        if alike[0] != good:
            continue
        text, rule_id = of_good(tables, good)
        season = Message(f"season-{SEASONS[int(tables.goods_season[good])]}")
        yield Exhibit(
            f"good-{tables.goods_ids[good]}",
            Message("place-goods"),
            lexicon(tables).goods[good],
            (good_piece(tables, good, "", int(tables.value[good])),),
            rule_id,
            (Message("on-sale", {"season": season}), text),
            count=len(alike),
        )


def _print(tables: Tables, good: int) -> tuple[int, ...]:
    """All that is printed on a good."""
    table = (tables.goods_kind, tables.goods_season, tables.price, tables.value)
    return tuple(int(column[good]) for column in table)


def _blocks(tables: Tables) -> Iterator[Exhibit]:
    """IKI-3.3: the tiles for two players, by the field they close."""
    for field in range(int(tables.n_fields)):
        if tables.blocking[field]:
            yield Exhibit(
                f"block-{tables.field_ids[field]}",
                Message("place-blocks"),
                field_name(tables, field),
                (Piece("block", "block", "", label=Message("piece-block")),),
                "IKI-3.3",
                (Message("about-block"),),
                count=int(tables.blocking[field]),
            )


def _fires() -> Iterator[Exhibit]:
    """IKI-13.1: one for each quarter."""
    for quarter in QUARTERS:
        name = Message(f"quarter-{quarter.lower()}")
        yield Exhibit(
            f"fire-{quarter}",
            Message("place-fire-tiles"),
            name,
            (Piece("fire-tile", "fire-tile", "", label=name),),
            "IKI-13.1",
            (Message("about-fire-tiles"),),
        )
