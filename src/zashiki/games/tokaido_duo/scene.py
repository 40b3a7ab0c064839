"""Pieces, panels, choices and hints of Tokaido Duo for the eyes; the places are in `layout`.

Nothing is hidden from one seat alone, so the viewer decides only which actions are offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from zashiki.core.message import Message
from zashiki.core.scene import Choice, Counter, Hint, Panel, Piece, Scene
from zashiki.games.tokaido_duo import state as codes
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.layout import region_place, station_place, town_place
from zashiki.games.tokaido_duo.scoring import culture, faith, trade
from zashiki.games.tokaido_duo.state import FREE, ON_BOARD, UNSET, Position
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    CHARACTERS,
    COASTAL_TOWNS,
    COLOUR_NAMES,
    GOOD_NAMES,
    GOODS,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    REGIONS,
    SEATS,
    SIDE_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
    Tables,
)


def scene(position: Position, seat: int) -> Scene:
    return scenes(position, (seat,))[0]


def scenes(position: Position, seats: Sequence[int]) -> list[Scene]:
    pieces = [*_shared(position)]
    for owner in range(SEATS):
        pieces += _boards(position, owner)
    panels = [_panel(position, owner) for owner in range(SEATS)]
    open_hints = _hints(position)
    return [
        Scene(
            pieces,
            panels,
            words.prompt(position, seat),
            _choices(position, seat),
            hints=[*open_hints, *_region_hints(position, seat)],
        )
        for seat in seats
    ]


# --- on the board -------------------------------------------------------------------------------


def _shared(position: Position) -> list[Piece]:
    tables = position.tables
    out = [
        _round(int(position.round), position.trigger != codes.NO_TRIGGER),
        _spring(int(position.spring_owner)),
        _bag(int(position.in_bag())),
        _supply(int(position.bars_left)),
    ]
    for character in range(CHARACTERS):
        out.append(_die(character, int(position.dice[character]), int(position.holder[character])))
        side = int(position.wave_side[character])
        if side != UNSET:
            out.append(_wave(character, side, int(position.wave_owner[character])))
        for seat in range(SEATS):
            place = int(position.place_of(seat, character))
            out.append(_figure(tables, seat, character, place))
    for town in range(COASTAL_TOWNS):
        kind = int(position.tile[town])
        if kind != UNSET:
            out.append(_tile(tables, town, kind))
    return out


@cache
def _figure(tables: Tables, seat: int, character: int, place: int) -> Piece:
    name = CHARACTER_NAMES[character]
    if character == PILGRIM:
        where = station_place(tables, place)
    elif character == MERCHANT:
        where = town_place(tables, place)
    else:
        where = f"camp:{tables.region_ids[place]}"
    label = words.figure_name(seat, character)
    return Piece(figure_id(seat, character), name, where, owner=seat, label=label)


def figure_id(seat: int, character: int) -> str:
    return f"figure:{seat}:{CHARACTER_NAMES[character]}"


@cache
def _die(character: int, number: int, holder: int) -> Piece:
    """DUO-3.4: a taken die lies on the board of its character."""
    name = CHARACTER_NAMES[character]
    place = f"tray:{name}" if holder == FREE else f"die:{holder}:{name}"
    who = words.character_name(character)
    if number == 0:
        label = Message("piece-die-waiting", {"character": who})
        return Piece(f"die:{name}", f"die-{name}", place, label=label)
    label = Message("piece-die", {"character": who, "number": number})
    return Piece(f"die:{name}", f"die-{name}", place, text=str(number), label=label)


@cache
def _wave(wave: int, side: int, owner: int) -> Piece:
    name = CHARACTER_NAMES[wave]
    place = f"wave:{name}" if owner == ON_BOARD else f"kept:{owner}:{name}"
    label = words.wave_name(wave, side)
    return Piece(wave_id(wave), f"wave-{SIDE_NAMES[wave][side]}", place, label=label)


def wave_id(wave: int) -> str:
    return f"piece-wave:{CHARACTER_NAMES[wave]}"


@cache
def _spring(owner: int) -> Piece:
    place = "hot-spring" if owner == ON_BOARD else f"bath:{owner}"
    return Piece("spring", "spring-tile", place, label=Message("piece-spring"))


@cache
def _bag(count: int) -> Piece:
    label = Message("piece-bag", {"count": count})
    return Piece("goods-bag", "bag", "bag", count=count, label=label)


@cache
def _supply(count: int) -> Piece:
    label = Message("piece-bars", {"count": count})
    return Piece("gold-supply", "bar", "supply", count=count, label=label)


@cache
def _round(number: int, last: bool) -> Piece:
    """DUO-10.2: the last round looks different."""
    args: dict[str, object] = {"round": number}
    label = Message("piece-last-round", args) if last else Message("piece-round", args)
    tone = "vermilion" if last else "ink"
    return Piece("round-marker", "round", "round", text=str(number), tone=tone, label=label)


@cache
def _tile(tables: Tables, town: int, kind: int) -> Piece:
    good, price = int(tables.tile_good[kind]), int(tables.tile_price[kind])
    name = tables.town_ids[town]
    args: dict[str, object] = {
        "place": words.town_name(tables, town),
        "good": words.good_name(good),
        "price": price,
    }
    return Piece(
        f"trade:{name}",
        f"trade-{GOOD_NAMES[good]}",
        f"tile:{name}",
        text=str(price),
        label=Message("piece-tile", args),
    )


# --- before a seat ------------------------------------------------------------------------------


def _boards(position: Position, seat: int) -> list[Piece]:
    out = [
        _marker(seat, "temple", int(position.temple[seat])),
        _marker(seat, "garden", int(position.garden[seat])),
        _purse(seat, int(position.money[seat])),
        _colour(seat, COLOUR_NAMES[position.colour(seat)]),
    ]
    for good in range(GOODS):
        count = int(position.goods[seat * GOODS + good])
        out += [_good(seat, good, i) for i in range(1, count + 1)]
    out += [_bar(seat, i) for i in range(1, int(position.bars[seat]) + 1)]
    for i in range(int(position.gifts[seat]), PAINTINGS):
        out.append(_painting(seat, i, int(position.shown[seat * PAINTINGS + i])))
    return out


@cache
def _marker(seat: int, track: str, number: int) -> Piece:
    label = Message(f"piece-marker-{track}", {"number": number})
    place = f"{track}:{seat}:{number}"
    return Piece(f"marker:{seat}:{track}", "marker", place, owner=seat, label=label)


@cache
def _purse(seat: int, money: int) -> Piece:
    label = Message("piece-money", {"money": money})
    return Piece(f"money:{seat}", "coin", f"purse:{seat}", text=str(money), label=label)


@cache
def _colour(seat: int, colour: str) -> Piece:
    tone = {"purple": "plum", "green": "moss"}[colour]
    label = Message(f"colour-{colour}")
    return Piece(f"colour-tile:{seat}", "colour-tile", f"colour:{seat}", tone=tone, label=label)


@cache
def _good(seat: int, good: int, i: int) -> Piece:
    return Piece(
        good_id(seat, good, i),
        f"good-{GOOD_NAMES[good]}",
        f"store:{seat}",
        order=good,
        label=words.good_name(good),
    )


def good_id(seat: int, good: int, i: int) -> str:
    """The i-th piece of a kind, counted from 1."""
    return f"good:{seat}:{GOOD_NAMES[good]}:{i}"


@cache
def _bar(seat: int, i: int) -> Piece:
    """DUO-6.8: bars fill the places from the left."""
    return Piece(f"bar-piece:{seat}:{i}", "bar", f"bar:{seat}:{i}", label=Message("piece-bar"))


@cache
def _painting(seat: int, i: int, symbol: int) -> Piece:
    id_, place = painting_id(seat, i), f"gallery:{seat}:{i}"
    if symbol == UNSET:
        label = Message("piece-painting-down")
        return Piece(id_, "painting-back", place, face="down", owner=seat, label=label)
    label = Message("piece-painting", {"symbol": words.symbol_name(symbol)})
    return Piece(id_, f"painting-{SYMBOL_NAMES[symbol]}", place, label=label)


def painting_id(seat: int, i: int) -> str:
    return f"painting:{seat}:{i}"


def _panel(position: Position, seat: int) -> Panel:
    tables = position.tables
    points = faith(position, seat) + trade(position, seat) + culture(position, seat)
    counters = (
        _counter("temple", int(position.temple[seat]), int(tables.temple_last)),
        _counter("garden", int(position.garden[seat]), int(tables.garden_last)),
        _counter("goods", int(position.held(seat)), int(position.room(seat))),
        _counter("money", int(position.money[seat]), 0),
        _counter("bars", int(position.bars[seat]), int(tables.bars_last)),
        _counter("gifts", int(position.gifts[seat]), PAINTINGS),
    )
    return Panel(seat, counters, int(points))


COUNTER_ART = {
    "temple": "temple",
    "garden": "garden",
    "goods": "bag",
    "money": "coin",
    "bars": "bar",
    "gifts": "gift",
}


@cache
def _counter(name: str, value: int, of: int) -> Counter:
    return Counter(Message(f"counter-{name}"), value, COUNTER_ART[name], of)


# --- choices ------------------------------------------------------------------------------------

ENDS = (codes.DECLINE, codes.FINISH)


def _choices(position: Position, seat: int) -> list[Choice]:
    if position.actor != seat:
        return []
    return [_choice(position, code) for code in position.legal()]


def _choice(position: Position, code: int) -> Choice:
    kind = "end" if code in ENDS else "plain"
    return Choice(code, _touches(position, code), words.label(position, code), kind)


def _touches(position: Position, code: int) -> tuple[str, ...]:
    """What to touch for this action: the thing it is about; an empty path is a button."""
    tables, seat = position.tables, int(position.actor)
    if code < codes.WALK:
        return (f"die:{CHARACTER_NAMES[code - codes.TAKE]}",)
    if code < codes.TRADE:
        return (station_place(tables, code - codes.WALK),)
    if code < codes.WANDER:
        return (town_place(tables, code - codes.TRADE),)
    if code < codes.STAY:
        return (region_place(tables, code - codes.WANDER),)
    if code == codes.STAY:
        return (figure_id(seat, MERCHANT),)
    if code < codes.DRAWN:
        return _use_touches(position, code, seat)
    if code in range(codes.RETURN, codes.SHOWN):
        return (good_id(seat, code - codes.RETURN, 1),)
    return ("spring",) if code == codes.SPRING else ()


def _use_touches(position: Position, code: int, seat: int) -> tuple[str, ...]:
    """Using a wave means touching it first."""
    if code == codes.VISIT:
        return (station_place(position.tables, int(position.place_of(seat, PILGRIM))),)
    if code < codes.BUY:
        return (wave_id(code - codes.WAVE),)
    if code < codes.SELL:
        more = (wave_id(MERCHANT),) if code > codes.BUY else ()
        return (*more, "goods-bag")
    if code < codes.PAINT:
        good = int(position.tables.tile_good[position.tile[position.place_of(seat, MERCHANT)]])
        if code < codes.SELL_DEAR:
            return (good_id(seat, good, code - codes.SELL + 1),)
        return wave_id(MERCHANT), good_id(seat, good, code - codes.SELL_DEAR + 1)
    if code < codes.GIVE:
        more = (wave_id(ARTIST),) if code > codes.PAINT else ()
        return (*more, painting_id(seat, int(position.turned[seat])))
    return (painting_id(seat, int(position.gifts[seat])),)


# --- hints --------------------------------------------------------------------------------------


def _hints(position: Position) -> list[Hint]:
    out = [_bag_hint(tuple(int(count) for count in position.bag))]
    for wave in range(CHARACTERS):
        side = int(position.wave_side[wave])
        if side != UNSET:
            out.append(_wave_hint(wave, side))
    for owner in range(SEATS):
        turned = int(position.turned[owner])
        if turned < PAINTINGS:
            unseen = position.unseen[owner * SYMBOLS : (owner + 1) * SYMBOLS]
            out.append(_unseen_hint(owner, turned, tuple(int(count) for count in unseen)))
    return out


def _region_hints(position: Position, seat: int) -> list[Hint]:
    """What a region would bring to this seat."""
    if seat < 0:
        return []
    return [
        _region_hint(position.tables, region, int(position.figures_around(seat, region)))
        for region in range(REGIONS)
    ]


@lru_cache(maxsize=4096)
def _bag_hint(counts: tuple[int, ...]) -> Hint:
    """The bag by kind of good."""
    args = dict(zip(GOOD_NAMES, counts, strict=True))
    return Hint("goods-bag", Message("hint-bag", {**args}))


@lru_cache(maxsize=4096)
def _unseen_hint(owner: int, turned: int, counts: tuple[int, ...]) -> Hint:
    """The face-down paintings of a seat by symbol."""
    args = dict(zip(SYMBOL_NAMES, counts, strict=True))
    return Hint(painting_id(owner, turned), Message("hint-unseen", {**args}))


@cache
def _wave_hint(wave: int, side: int) -> Hint:
    return Hint(wave_id(wave), Message(f"effect-{SIDE_NAMES[wave][side]}"))


@cache
def _region_hint(tables: Tables, region: int, count: int) -> Hint:
    return Hint(region_place(tables, region), Message("hint-region", {"count": count}))
