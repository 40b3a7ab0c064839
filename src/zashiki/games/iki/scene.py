"""What lies where: the pieces of a position, the panels, and the paths of touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from zashiki.core import bits
from zashiki.core.cells import total
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Counter, Panel, Piece, Scene
from zashiki.core.state import NOBODY
from zashiki.games.iki.cards import building_pieces, card_pieces, offer_of, slot
from zashiki.games.iki.events import fire_strength
from zashiki.games.iki.lexicon import lexicon
from zashiki.games.iki.overlays import overlays
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scoring import points_of
from zashiki.games.iki.state import GATE, HOUSE, NEUTRAL, NO_SEAT, RETIRED, SAVING, Fields
from zashiki.games.iki.tables import (
    COLOURS,
    DECK,
    FIRE,
    KINDS,
    N_KINDS,
    PERKS,
    RESOURCES,
    SEASONS,
    SPACES,
    STOCKS,
    Tables,
)
from zashiki.games.iki.touches import choices
from zashiki.games.iki.words import prompt

BLOCK_LABEL, MONTH_LABEL = Message("piece-block"), Message("piece-month")


@cache
def _of_seat(what: str, seat: int) -> Message:
    """A thing of a seat, told apart from those of the others."""
    return Message(f"piece-{what}", {"seat": seat_name(seat)})


def scenes(state: Iki, seats: Sequence[int]) -> list[Scene]:
    """The views of seats: all see the same, only the actor has choices."""
    pieces = [
        *_market_pieces(state),
        *_stall_pieces(state),
        *_street_pieces(state),
        *_track_pieces(state),
        *_supply_pieces(state),
    ]
    for owner in range(int(state.seats)):
        pieces += _seat_pieces(state, owner)
    panels = [_panel(state, owner) for owner in range(int(state.seats))]
    return [
        Scene(pieces, panels, prompt(state, seat), choices(state, seat), overlays=above)
        for seat, above in zip(seats, overlays(state, seats), strict=True)
    ]


# --- cards ---------------------------------------------------------------------------------------


def _market_pieces(state: Fields) -> list[Piece]:
    out: list[Piece] = []
    tables, market, first = state.tables, int(state.market), int(state.lot()) * DECK
    for number in bits.listed(market):
        where = slot(tables, market, number)
        out += card_pieces(tables, first + number, where, NOBODY)
        coins = int(state.coins[number])
        if coins:
            out.append(_coins_piece(first + number, where, coins))
    return out


@lru_cache(maxsize=4096)
def _coins_piece(card: int, where: str, coins: int) -> Piece:
    return Piece(f"coins-{card}", "mon", f"{where}-step-1", text=str(coins))


def _stall_pieces(state: Fields) -> list[Piece]:
    out: list[Piece] = []
    for s in range(int(state.side.n_stalls)):
        what = int(state.stall[s])
        if what < 0:
            continue
        where = f"stall-{state.side.stall_ids[s]}"
        owner = int(state.owner[s])
        seat = owner if owner != NEUTRAL else NOBODY
        if what >= HOUSE:
            out += building_pieces(state.tables, what - HOUSE, where, seat)
        else:
            out += card_pieces(state.tables, what, where, seat)
        if owner != NEUTRAL:
            out.append(_busy_kobun(where, int(state.experience[s]), owner))
    return out


@lru_cache(maxsize=1024)
def _busy_kobun(where: str, step: int, owner: int) -> Piece:
    label = _of_seat("kobun", owner)
    return Piece(f"kobun-on-{where}", "kobun", f"{where}-step-{step}", owner=owner, label=label)


# --- the street and the tracks -------------------------------------------------------------------


def _street_pieces(state: Fields) -> list[Piece]:
    out = [_figure(seat, int(state.space[seat])) for seat in range(int(state.seats))]
    tables = state.tables
    for good in range(
        int(tables.goods_from[state.season]), int(tables.goods_from[state.season + 1])
    ):
        if state.goods[good] < 0:
            kind = int(tables.goods_kind[good])
            space = _seller(tables, kind)
            if space >= 0:
                out.append(good_piece(tables, good, f"goods-{space}", int(tables.price[good])))
    if state.phase == SAVING:
        text = str(int(fire_strength(state)))
        out.append(Piece("blaze", "fire", "blaze", text=text, label=Message("place-blaze")))
    return out


@cache
def _figure(seat: int, space: int) -> Piece:
    place = "gate" if space == GATE else f"space-{space}"
    label = _of_seat("figure", seat)
    return Piece(f"figure-{seat}", "figure", place, seat, owner=seat, label=label)


@lru_cache(maxsize=1024)
def good_piece(tables: Tables, good: int, place: str, number: int) -> Piece:
    kind = KINDS[int(tables.goods_kind[good])]
    args: dict[str, object] = {
        "name": lexicon(tables).goods[good],
        "price": int(tables.price[good]),
        "value": int(tables.value[good]),
    }
    text = str(number) if number else ""
    return Piece(f"good-{good}", kind, place, good, text=text, label=Message("good", args))


@lru_cache(maxsize=64)
def _seller(tables: Tables, kind: int) -> int:
    """The space whose shop sells a kind, or -1."""
    for space in range(SPACES):
        if tables.sells[space * N_KINDS + kind]:
            return space
    return -1


def _track_pieces(state: Fields) -> list[Piece]:
    out = [_month_piece(int(state.month))]
    if state.first >= 0:
        for i in range(int(state.seats)):
            seat = int(state.standing[i])
            out.append(_disc(seat, int(state.fire[seat]), int(state.seats) - i))
    for field in range(int(state.tables.n_fields)):
        seat = int(state.fields[field])
        if seat >= 0:
            out.append(_order_piece(seat, f"field-{field}"))
    if state.blocked >= 0:
        out.append(_block(int(state.blocked)))
    return out


@cache
def _month_piece(month: int) -> Piece:
    return Piece("month", "month", f"month-{month}", label=MONTH_LABEL)


@cache
def _disc(seat: int, fire: int, order: int) -> Piece:
    label = _of_seat("disc", seat)
    return Piece(f"disc-{seat}", "disc", f"fire-{fire}", order, owner=seat, label=label)


@cache
def _order_piece(seat: int, place: str) -> Piece:
    return Piece(f"order-{seat}", "order", place, owner=seat, label=_of_seat("order", seat))


@cache
def _block(field: int) -> Piece:
    return Piece("block", "block", f"field-{field}", label=BLOCK_LABEL)


def _supply_pieces(state: Fields) -> list[Piece]:
    tables = state.tables
    out: list[Piece] = []
    for b in bits.listed(state.offer):
        out += building_pieces(tables, b, offer_of(state, b), NOBODY)
    if state.deck:
        out.append(_pile("deck", "card-back", int(bits.count(state.deck))))
    out.append(FIRE_TILES)
    if state.side.blocking:
        count = int(total(state.blocks))
        if count:
            out.append(_pile("blocks", "block", count))
    for tile in range(int(tables.n_tiles)):
        if state.tiles[tile] == NO_SEAT:
            out.append(tile_piece(tables, tile, "tiles", NOBODY))
    for season in range(int(state.season) + 1, len(SEASONS)):
        count = int(tables.goods_from[season + 1] - tables.goods_from[season])
        if count:
            out.append(_season_piece(season, count))
    return out


FIRE_TILES = Piece(
    "fire-tiles", "fire-tile", "fire-tiles", count=4, label=Message("place-fire-tiles")
)


@cache
def _pile(place: str, art: str, count: int) -> Piece:
    """What lies face down, alone in its place."""
    label = Message(f"place-{place}")
    return Piece(place, art, place, face="down", count=count, label=label)


@cache
def _season_piece(season: int, count: int) -> Piece:
    label = Message("piece-season", {"season": Message(f"season-{SEASONS[season]}")})
    return Piece(f"season-{season}", "season", f"waiting-{season}", count=count, label=label)


@lru_cache(maxsize=1024)
def tile_piece(tables: Tables, tile: int, place: str, owner: int) -> Piece:
    art = f"tile-{PERKS[int(tables.tile_kind[tile])]}"
    label = lexicon(tables).tiles[tile]
    return Piece(f"tile-{tables.tile_ids[tile]}", art, place, tile, owner=owner, label=label)


# --- before the seats ----------------------------------------------------------------------------


def _seat_pieces(state: Fields, seat: int) -> list[Piece]:
    tables = state.tables
    zone = RETIRED + seat
    out = [_retired_piece(tables, c, seat) for c, at in enumerate(state.zone) if at == zone]
    out += [_free_kobun(seat, i) for i in range(int(state.kobun[seat]))]
    if all(state.fields[field] != seat for field in range(int(tables.n_fields))):
        out.append(_order_piece(seat, f"home-{seat}"))
    held = [tile for tile in range(int(tables.n_tiles)) if state.tiles[tile] == seat]
    out += [tile_piece(tables, tile, f"held-{seat}", seat) for tile in held]
    if state.side.neutral and state.first >= 0:
        out.append(_marker("sun" if state.first == seat else "moon", seat))
    for good in range(int(tables.n_goods)):
        if state.goods[good] == seat:
            out.append(good_piece(tables, good, f"goods-of-{seat}", int(tables.value[good])))
    return out


@cache
def _marker(art: str, seat: int) -> Piece:
    return Piece(art, art, f"held-{seat}", 99, label=Message(f"place-{art}"))


@cache
def _free_kobun(seat: int, i: int) -> Piece:
    label = _of_seat("kobun", seat)
    return Piece(f"kobun-{seat}-{i}", "kobun", f"kobun-{seat}", i, owner=seat, label=label)


@lru_cache(maxsize=1024)
def _retired_piece(tables: Tables, card: int, seat: int) -> Piece:
    colour = COLOURS[int(tables.colour[card])]
    place = f"retired-{seat}-{colour}"
    name = lexicon(tables).card_labels[card]
    return Piece(
        f"card-{tables.card_ids[card]}", f"card-{colour}", place, card, owner=seat, label=name
    )


# --- panels --------------------------------------------------------------------------------------


@cache
def _counter(name: str, value: int, of: int) -> Counter:
    art = "bucket" if name == "fire" else name
    return Counter(Message(f"counter-{name}"), value, art, of, name)


def _panel(state: Fields, seat: int) -> Panel:
    out = [_counter(RESOURCES[r], int(state.stock[seat * STOCKS + r]), 0) for r in range(STOCKS)]
    out.append(_counter(RESOURCES[FIRE], int(state.fire[seat]), int(state.tables.fire_top)))
    return Panel(seat, out, int(points_of(state, seat)))
