"""Beside the board: what each seat has in numbers, and what lies open in words."""

from __future__ import annotations

from functools import cache, lru_cache

from zashiki.core import bits
from zashiki.core.message import Message
from zashiki.core.scene import Counter, Hint, Panel
from zashiki.games.iki.cards import offer_of, slot
from zashiki.games.iki.lexicon import lexicon
from zashiki.games.iki.scoring import points_of
from zashiki.games.iki.state import HOUSE, RETIRED, SPENT, Fields
from zashiki.games.iki.tables import DECK, FIRE, RESOURCES, STOCKS, Tables


@cache
def _counter(name: str, value: int, of: int) -> Counter:
    art = "bucket" if name == "fire" else name
    return Counter(Message(f"counter-{name}"), value, art, of)


def panel(state: Fields, seat: int) -> Panel:
    out = [_counter(RESOURCES[r], int(state.stock[seat * STOCKS + r]), 0) for r in range(STOCKS)]
    out.append(_counter(RESOURCES[FIRE], int(state.fire[seat]), int(state.tables.fire_top)))
    return Panel(seat, out, int(points_of(state, seat)))


def hints(state: Fields) -> list[Hint]:
    """Cards, buildings and special tiles in words, wherever they lie open."""
    t = state.tables
    out = [*_market_hints(t, int(state.lot()) * DECK, int(state.market))]
    for s in range(int(state.side.n_stalls)):
        what = int(state.stall[s])
        if what >= 0:
            out.append(_stall_hint(t, what, state.side.stall_ids[s]))
    out += [_retired_hint(t, c) for c, zone in enumerate(state.zone) if zone >= RETIRED]
    out += [_building_hint(t, b, offer_of(state, b)) for b in bits.listed(state.offer)]
    out += [_tile_hint(t, i) for i in range(int(t.n_tiles)) if state.tiles[i] != SPENT]
    return out


@lru_cache(maxsize=4096)
def _market_hints(t: Tables, first: int, market: int) -> tuple[Hint, ...]:
    open_cards = bits.listed(market)
    return tuple(_card_hint(t, first + number, slot(t, market, number)) for number in open_cards)


@lru_cache(maxsize=4096)
def _stall_hint(t: Tables, what: int, name: str) -> Hint:
    where = f"stall-{name}"
    return _building_hint(t, what - HOUSE, where) if what >= HOUSE else _card_hint(t, what, where)


@lru_cache(maxsize=512)
def _retired_hint(t: Tables, card: int) -> Hint:
    return _card_hint(t, card, f"card-{t.card_ids[card]}")


@lru_cache(maxsize=4096)
def _card_hint(t: Tables, card: int, where: str) -> Hint:
    return Hint(where, lexicon(t).card_hints[card])


@lru_cache(maxsize=1024)
def _building_hint(t: Tables, building: int, where: str) -> Hint:
    return Hint(where, lexicon(t).building_hints[building])


@lru_cache(maxsize=256)
def _tile_hint(t: Tables, tile: int) -> Hint:
    return Hint(f"tile-{t.tile_ids[tile]}", lexicon(t).tile_hints[tile])
