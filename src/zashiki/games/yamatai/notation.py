"""Action codes as short stable text. The text depends on the edition alone, not on the position."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.tables import COLOUR_NAMES, Tables


class Notation:
    """All codes of an edition with their texts, both ways."""

    def __init__(self, tables: Tables) -> None:
        self._text = {int(code): text for code, text in _all(tables)}
        self._code = {text: code for code, text in self._text.items()}

    def notate(self, code: int) -> str:
        return self._text[code]

    def parse(self, text: str) -> int:
        if text not in self._code:
            raise ValueError(f"{text!r} is not an action of Yamataï; try {self._examples()}")
        return self._code[text]

    def _examples(self) -> str:
        take, buy, place, end = [
            self._text[int(code)] for code in (s.TAKE, s.BUY + 1, s.PLACE, s.END)
        ]
        return f"{take}, {buy}, {place} or {end}"


def _all(tables: Tables) -> Iterator[tuple[int, str]]:
    yield from _chance(tables)
    yield from _steps(tables)
    yield from _effects(tables)
    yield from _powers(tables)


def _chance(tables: Tables) -> Iterator[tuple[int, str]]:
    for seat in range(4):
        yield s.ORDER + seat, f"order-{seat + 1}"
    for kind, name in enumerate(tables.kind_names):
        yield s.DEAL + 2 * kind, f"deal-{name}"
        yield s.DEAL + 2 * kind + 1, f"deal-{name}-mountain"
    yield from _named(s.SHOW_SPECIALIST, "show-{}", tables.specialist_names)
    yield from _named(s.SHOW_TILE, "show-{}", tables.tile_names)
    yield from _named(s.SHOW_FLEET, "show-{}", _fleets(tables))


def _steps(tables: Tables) -> Iterator[tuple[int, str]]:
    yield from _named(s.TAKE, "take-{}", _fleets(tables))
    yield from _named(s.CHOOSE, "choose-{}", COLOUR_NAMES)
    yield from _named(s.BUY, "buy-{}", COLOUR_NAMES)
    yield from _named(s.SELL, "sell-{}", COLOUR_NAMES)
    for colour, name in enumerate(COLOUR_NAMES):
        yield from _named(s.PLACE + colour * t.SPACES, name + "@{}", tables.space_names)
    for space, name in enumerate(tables.space_names):
        for k, island in _fan(tables.touch, space):
            where = tables.island_names[island]
            yield s.COLLECT + space * t.FAN + k, f"collect-{name}-{where}"
    yield from _named(s.ALSO, "also-{}", tables.island_names)
    for tile, name in enumerate(tables.tile_names):
        yield from _named(s.BUILD + tile * t.ISLANDS, name + "@{}", tables.island_names)
    yield s.GO_ON, "go-on"
    yield from _named(s.MOOR, "moor-{}", COLOUR_NAMES)
    yield from _named(s.RECRUIT, "recruit-{}", tables.specialist_names)
    yield from _named(s.PAY, "pay-{}", [_payment(tables, i) for i in range(len(tables.pay_kinds))])
    yield s.END, "end"


def _effects(tables: Tables) -> Iterator[tuple[int, str]]:
    yield from _named(s.SET_ASIDE, "reserve-{}", tables.tile_names)
    for space, name in enumerate(tables.space_names):
        for k, target in _fan(tables.link, space):
            yield s.MOVE + space * t.FAN + k, f"move-{name}-{tables.space_names[target]}"
    yield s.LOOK_UP, "look"
    yield from _named(s.ON_TOP, "top-{}", tables.tile_names)
    yield from _named(s.UNDER, "under-{}", tables.tile_names)
    yield from _named(s.HALLOW, "hallow-{}", tables.island_names)
    yield from _named(s.EXCHANGE, "exchange-{}", tables.island_names)
    yield from _named(s.REMOVE, "remove-{}", tables.space_names)
    yield s.ENOUGH, "enough"
    yield from _named(s.SWAP, "swap-{}", tables.space_names)


def _powers(tables: Tables) -> Iterator[tuple[int, str]]:
    yield from _named(s.GIVE, "give-{}", COLOUR_NAMES)
    yield s.GIVE_GOLD, "change-gold"
    yield from _named(s.GET, "get-{}", COLOUR_NAMES)
    kinds = tables.kind_names[: int(t.KINDS)]
    yield from _named(s.TILE_TO_GOLD, "{}-for-gold", kinds)
    yield from _named(s.TILE_TO_COINS, "{}-for-coins", kinds)
    yield from _named(s.CLEAR, "clear-{}", tables.island_names)


def _named(base: int, pattern: str, names: list[str]) -> Iterator[tuple[int, str]]:
    for i, name in enumerate(names):
        yield base + i, pattern.format(name)


def _fleets(tables: Tables) -> list[str]:
    return [f"fleet{fleet + 1}" for fleet in range(int(tables.fleets))]


def _fan(table: vec[i64], place: int) -> Iterator[tuple[int, int]]:
    for k in range(int(t.FAN)):
        if table[place * t.FAN + k] >= 0:
            yield k, int(table[place * t.FAN + k])


def _payment(tables: Tables, payment: int) -> str:
    names = [tables.kind_names[kind] for kind in bits.listed(tables.pay_kinds[payment])]
    return "+".join(names * int(tables.pay_each[payment]))
