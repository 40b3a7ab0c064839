"""All figures, dice, stations, tiles and paintings of an edition, to look through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from zashiki.core.edition import Edition
from zashiki.core.message import Message
from zashiki.core.scene import Exhibit, Piece
from zashiki.games.tokaido_duo import tables as t
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.about import FIGURE_RULES, SIDE_RULES, STATION_RULES


def gallery(edition: Edition) -> Sequence[Exhibit]:
    """Group by group, in the order of the edition."""
    tables = cast("t.Tables", edition.tables)
    return [
        *_figures(),
        *_dice(tables),
        *_stations(tables),
        *_mountain_towns(tables),
        *_trade_tiles(tables),
        *_goods(tables),
        _gold_bar(tables),
        *_waves(),
        _spring_tile(),
        *_paintings(tables),
    ]


def _group(name: str) -> Message:
    return Message(f"group-{name}")


def _shown(art: str, text: str = "") -> list[Piece]:
    return [Piece("shown", art, "shown", text=text)]


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)


# --- what moves ---------------------------------------------------------------------------------


def _figures() -> Iterator[Exhibit]:
    for name in t.CHARACTER_NAMES:
        yield Exhibit(
            f"figure-{name}",
            _group("figures"),
            Message(f"exhibit-{name}"),
            _shown(name),
            FIGURE_RULES[name],
            [Message(f"about-{name}")],
            count=t.SEATS,
        )


def _dice(tables: t.Tables) -> Iterator[Exhibit]:
    for character, name in enumerate(t.CHARACTER_NAMES):
        who = words.character_name(character)
        faces = [
            int(face) for face in tables.faces[character * t.FACES : (character + 1) * t.FACES]
        ]
        yield Exhibit(
            f"die-{name}",
            _group("dice"),
            Message("place-tray", {"character": who}),
            _shown(f"die-{name}", str(max(faces))),
            "DUO-3.4",
            [Message("about-die", {"character": who, "faces": _listed(faces)})],
        )


# --- the island ---------------------------------------------------------------------------------


def _stations(tables: t.Tables) -> Iterator[Exhibit]:
    kinds = list(tables.station_kind)
    for kind, name in enumerate(t.KIND_NAMES):
        yield Exhibit(
            f"station-{name}",
            _group("stations"),
            Message(f"exhibit-{name}"),
            _shown(name),
            STATION_RULES[name],
            [Message(f"about-{name}")],
            count=kinds.count(kind),
        )


def _mountain_towns(tables: t.Tables) -> Iterator[Exhibit]:
    for town in range(t.COASTAL_TOWNS, t.TOWNS):
        goods = int(tables.town_goods[town])
        yield Exhibit(
            f"town-{tables.town_ids[town]}",
            _group("mountain-towns"),
            words.town_name(tables, town),
            _shown(f"mountain-town-{goods}"),
            "DUO-6.4",
            [Message("about-mountain-town", {"count": goods})],
        )


# --- trade --------------------------------------------------------------------------------------


def _trade_tiles(tables: t.Tables) -> Iterator[Exhibit]:
    for kind in range(int(tables.tile_kinds)):
        good, price = int(tables.tile_good[kind]), int(tables.tile_price[kind])
        args: words.Args = {"goods": words.goods_name(good), "price": price}
        yield Exhibit(
            f"tile-{t.GOOD_NAMES[good]}-{price}",
            _group("trade-tiles"),
            Message("exhibit-tile", args),
            _shown(f"trade-{t.GOOD_NAMES[good]}", str(price)),
            "DUO-6.7",
            [Message("about-tile")],
            count=int(tables.tile_count[kind]),
        )


def _goods(tables: t.Tables) -> Iterator[Exhibit]:
    for good in range(t.GOODS):
        prices = [
            int(tables.tile_price[kind])
            for kind in range(int(tables.tile_kinds))
            if tables.tile_good[kind] == good
            for _ in range(int(tables.tile_count[kind]))
        ]
        yield Exhibit(
            f"good-{t.GOOD_NAMES[good]}",
            _group("goods"),
            Message(f"exhibit-{t.GOOD_NAMES[good]}"),
            _shown(f"good-{t.GOOD_NAMES[good]}"),
            "DUO-6.7",
            [
                Message("about-good", {"goods": words.goods_name(good)}),
                Message("exhibit-prices", {"prices": _listed(prices)}),
            ],
            count=int(tables.goods[good]),
        )


def _gold_bar(tables: t.Tables) -> Exhibit:
    points = [int(number) for number in tables.gold_points][1:]
    args: words.Args = {"money": int(tables.per_bar), "last": int(tables.bars_last)}
    return Exhibit(
        "gold-bar",
        _group("goods"),
        Message("exhibit-bar"),
        _shown("bar"),
        "DUO-11.2",
        [Message("about-gold", args), Message("exhibit-points", {"points": _listed(points)})],
        count=int(tables.bars),
    )


# --- waves, the hot spring and paintings --------------------------------------------------------


def _waves() -> Iterator[Exhibit]:
    """Two sides of one tile are two exhibits."""
    for wave in range(t.CHARACTERS):
        for side in range(t.SIDES):
            name = t.SIDE_NAMES[wave][side]
            other = words.wave_name(wave, 1 - side)
            yield Exhibit(
                f"wave-{name}",
                _group("waves"),
                words.wave_name(wave, side),
                _shown(f"wave-{name}"),
                SIDE_RULES[name],
                [Message(f"effect-{name}"), Message("exhibit-other-side", {"wave": other})],
            )


def _spring_tile() -> Exhibit:
    return Exhibit(
        "spring-tile",
        _group("waves"),
        Message("piece-spring"),
        _shown("spring-tile"),
        "DUO-8.1",
        [Message("about-spring-tile")],
    )


def _paintings(tables: t.Tables) -> Iterator[Exhibit]:
    for symbol, name in enumerate(t.SYMBOL_NAMES):
        purple, green = (int(tables.paintings[c * t.SYMBOLS + symbol]) for c in range(t.SEATS))
        regions = [
            region
            for region, shown in zip(tables.region_ids, tables.region_symbol, strict=True)
            if shown == symbol
        ]
        yield Exhibit(
            f"painting-{name}",
            _group("paintings"),
            Message("exhibit-painting", {"symbol": words.symbol_name(symbol)}),
            _shown(f"painting-{name}"),
            "DUO-5.7",
            [
                Message("about-painting", {"symbol": words.symbol_name(symbol)}),
                Message("exhibit-regions", {"regions": ", ".join(regions)}),
                Message("exhibit-colours", {"purple": purple, "green": green}),
            ],
            count=purple + green,
        )
