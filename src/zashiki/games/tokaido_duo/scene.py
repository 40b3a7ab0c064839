"""Pieces, panels and choices of Tokaido Duo for the eyes; the places are in `layout`.

Nothing is hidden from one seat alone, so the viewer decides only which actions are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from zashiki.core.message import Message
from zashiki.core.scene import Choice, Counter, Panel, Piece, Scene
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.actions import ACTIONS, DECLINE, FINISH
from zashiki.games.tokaido_duo.layout import region_place, station_place, town_place
from zashiki.games.tokaido_duo.overlays import overlays
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.scoring import culture, faith, trade
from zashiki.games.tokaido_duo.state import FREE, NO_TRIGGER, ON_BOARD, UNSET
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
    SEATS,
    SIDE_NAMES,
    SYMBOL_NAMES,
    Tables,
)

Path = tuple[str, ...]


def scenes(state: TokaidoDuo, seats: Sequence[int]) -> list[Scene]:
    pieces = [*_shared(state)]
    for owner in range(SEATS):
        pieces += _boards(state, owner)
    panels = [_panel(state, owner) for owner in range(SEATS)]
    return [
        Scene(pieces, panels, words.prompt(state, seat), _choices(state, seat), overlays=above)
        for seat, above in zip(seats, overlays(state, seats), strict=True)
    ]


# --- on the board -------------------------------------------------------------------------------


def _shared(state: TokaidoDuo) -> list[Piece]:
    tables = state.tables
    out = [
        _round(int(state.round), state.trigger != NO_TRIGGER),
        _spring(int(state.spring_owner)),
        _bag(int(state.in_bag())),
        _supply(int(state.bars_left)),
    ]
    for character in range(CHARACTERS):
        out.append(_die(character, int(state.dice[character]), int(state.holder[character])))
        side = int(state.wave_side[character])
        if side != UNSET:
            out.append(_wave(character, side, int(state.wave_owner[character])))
        for seat in range(SEATS):
            place = int(state.place_of(seat, character))
            out.append(_figure(tables, seat, character, place))
    for town in range(COASTAL_TOWNS):
        kind = int(state.tile[town])
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
    tone = "plum" if last else "ink"
    return Piece("round-marker", "round", "round", text=str(number), tone=tone, label=label)


@cache
def _tile(tables: Tables, town: int, kind: int) -> Piece:
    good, price = int(tables.tile_good[kind]), int(tables.tile_price[kind])
    name = tables.town_ids[town]
    args: dict[str, object] = {
        "place": words.town_name(tables, town),
        "goods": words.goods_name(good),
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


def _boards(state: TokaidoDuo, seat: int) -> list[Piece]:
    out = [
        _marker(seat, "temple", int(state.temple[seat])),
        _marker(seat, "garden", int(state.garden[seat])),
        _purse(seat, int(state.money[seat])),
        _colour(seat, COLOUR_NAMES[state.colour(seat)]),
    ]
    for good in range(GOODS):
        count = int(state.goods[seat * GOODS + good])
        out += [_good(seat, good, i) for i in range(1, count + 1)]
    out += [_bar(seat, i) for i in range(1, int(state.bars[seat]) + 1)]
    for i in range(int(state.gifts[seat]), PAINTINGS):
        out.append(_painting(seat, i, int(state.shown[seat * PAINTINGS + i])))
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
        label=words.good_piece(good, i),
    )


def good_id(seat: int, good: int, i: int) -> str:
    """The i-th piece of a kind, counted from 1."""
    return f"good:{seat}:{GOOD_NAMES[good]}:{i}"


@cache
def _bar(seat: int, i: int) -> Piece:
    """DUO-6.8: bars fill the places from the left."""
    label = Message("piece-bar", {"number": i})
    return Piece(f"bar-piece:{seat}:{i}", "bar", f"bar:{seat}:{i}", label=label)


@cache
def _painting(seat: int, i: int, symbol: int) -> Piece:
    id_, place = painting_id(seat, i), f"gallery:{seat}:{i}"
    if symbol == UNSET:
        label = Message("piece-painting-down", {"number": i + 1})
        return Piece(id_, "painting-back", place, face="down", owner=seat, label=label)
    label = Message("piece-painting", {"number": i + 1, "symbol": words.symbol_name(symbol)})
    return Piece(id_, f"painting-{SYMBOL_NAMES[symbol]}", place, label=label)


def painting_id(seat: int, i: int) -> str:
    return f"painting:{seat}:{i}"


def _panel(state: TokaidoDuo, seat: int) -> Panel:
    tables = state.tables
    points = faith(state, seat) + trade(state, seat) + culture(state, seat)
    counters = (
        _counter("temple", "temple", int(state.temple[seat]), int(tables.temple_last)),
        _counter("garden", "garden", int(state.garden[seat]), int(tables.garden_last)),
        _counter("goods", "bag", int(state.held(seat)), int(state.room(seat))),
        _counter("money", "coin", int(state.money[seat]), 0),
        _counter("bars", "bar", int(state.bars[seat]), int(tables.bars_last)),
        _counter("gifts", "gift", int(state.gifts[seat]), PAINTINGS),
    )
    return Panel(seat, counters, int(points))


@cache
def _counter(name: str, art: str, value: int, of: int) -> Counter:
    return Counter(Message(f"counter-{name}"), value, art, of, name)


# --- choices ------------------------------------------------------------------------------------


def _choices(state: TokaidoDuo, seat: int) -> list[Choice]:
    if state.actor != seat:
        return []
    codes = state.legal()
    main = _main(codes)
    return [_choice(state, code, main) for code in codes]


# Families of which the last action uses all there is: the most goods, the best price.
MOST_IS_LAST = ("buy", "sell", "paint")


def _main(codes: Sequence[int]) -> int:
    """The natural way on: the only one, or the most of the one thing that can be done; else -1."""
    ways = [code for code in codes if code not in WAYS_OUT]
    families = {ACTIONS[code].family for code in ways}
    if len(families) != 1 or "bathe" in families:
        return -1
    return ways[-1] if len(ways) == 1 or families.issubset(MOST_IS_LAST) else -1


# DUO-4.2: leaving a space gives its use up; DUO-8.3: keeping the hot-spring tile only ends the die.
WAYS_OUT: dict[int, str] = {int(DECLINE): "waive", int(FINISH): "end"}


def _choice(state: TokaidoDuo, code: int, main: int) -> Choice:
    action = ACTIONS[code]
    kind = "main" if code == main else WAYS_OUT.get(code, "plain")
    touch = TOUCHES.get(action.family)
    path = () if touch is None else touch(state, *action.numbers)
    carries = figure_id(int(state.actor), MOVED[action.family]) if action.family in MOVED else ""
    return Choice(code, path, words.label(state, code), kind, carries)


# Which character an action moves.
MOVED = {"walk": PILGRIM, "trade": MERCHANT, "wander": ARTIST}


def _touch_die(state: TokaidoDuo, character: int) -> Path:
    return (f"die:{CHARACTER_NAMES[character]}",)


def _touch_station(state: TokaidoDuo, station: int) -> Path:
    return (station_place(state.tables, station),)


def _touch_town(state: TokaidoDuo, town: int) -> Path:
    return (town_place(state.tables, town),)


def _touch_region(state: TokaidoDuo, region: int) -> Path:
    return (region_place(state.tables, region),)


def _touch_merchant(state: TokaidoDuo) -> Path:
    return (figure_id(int(state.actor), MERCHANT),)


def _touch_own_station(state: TokaidoDuo) -> Path:
    return (station_place(state.tables, int(state.place_of(state.actor, PILGRIM))),)


def _touch_wave(state: TokaidoDuo, wave: int) -> Path:
    return (wave_id(wave),)


def _touch_bag(state: TokaidoDuo, more: int) -> Path:
    return (wave_id(MERCHANT), "goods-bag") if more else ("goods-bag",)


def _touch_sold(state: TokaidoDuo, dear: int, less: int) -> Path:
    seat = int(state.actor)
    bought = state.good_bought_in(state.place_of(seat, MERCHANT))
    good = good_id(seat, int(bought), less + 1)
    return (wave_id(MERCHANT), good) if dear else (good,)


def _touch_next_painting(state: TokaidoDuo, more: int) -> Path:
    painting = painting_id(int(state.actor), int(state.turned[state.actor]))
    return (wave_id(ARTIST), painting) if more else (painting,)


def _touch_first_painting(state: TokaidoDuo) -> Path:
    return (painting_id(int(state.actor), int(state.gifts[state.actor])),)


def _touch_good(state: TokaidoDuo, good: int) -> Path:
    return (good_id(int(state.actor), good, 1),)


def _touch_spring(state: TokaidoDuo) -> Path:
    return ("spring",)


# By family of actions: the thing it is about; using a wave means touching it first. Others are
# buttons.
TOUCHES: dict[str, Callable[..., Path]] = {
    "take": _touch_die,
    "walk": _touch_station,
    "trade": _touch_town,
    "wander": _touch_region,
    "stay": _touch_merchant,
    "visit": _touch_own_station,
    "claim": _touch_wave,
    "buy": _touch_bag,
    "sell": _touch_sold,
    "paint": _touch_next_painting,
    "give": _touch_first_painting,
    "return": _touch_good,
    "bathe": _touch_spring,
}
