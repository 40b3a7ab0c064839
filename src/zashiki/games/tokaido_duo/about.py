"""What everything on the table is, what it does, and what it is worth now.

The first word of an id says who tells about it: `TELLERS`. Nothing is hidden, so who asks matters
only where something would be worth something to them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from zashiki.core.message import Message, seat_name
from zashiki.core.scene import About, ScorePart
from zashiki.core.state import NOBODY
from zashiki.games.tokaido_duo import tables as t
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.layout import layout_of
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.scene import scenes
from zashiki.games.tokaido_duo.scoring import culture, faith, trade
from zashiki.games.tokaido_duo.state import FREE, MOVING, NO_TRIGGER, ON_BOARD, TAKING, UNSET
from zashiki.games.tokaido_duo.words import Args

SIDE_RULES = {
    "calm": "DUO-9.2",
    "hurried": "DUO-9.3",
    "prolific": "DUO-9.5",
    "inspired": "DUO-9.6",
    "shrewd": "DUO-9.7",
    "strong": "DUO-9.8",
}
FIGURE_RULES = {"pilgrim": "DUO-7.1", "merchant": "DUO-6.1", "artist": "DUO-5.3"}
STATION_RULES = {
    "coast": "DUO-7.5",
    "temple": "DUO-7.6",
    "garden": "DUO-7.7",
    "shore": "DUO-7.8",
    "spring": "DUO-7.10",
}


def about(state: TokaidoDuo, seat: int, thing: str) -> About | None:
    """What this seat, or a spectator, may know of a piece, a place or a counter."""
    if not _is_there(state, thing):
        return None
    kind, *rest = thing.split(":")
    return TELLERS[kind](state, seat, *rest)


def _is_there(state: TokaidoDuo, thing: str) -> bool:
    """Whether it is a place, a counter, a score or a piece of this position."""
    if thing in _lasting(state.tables):
        return True
    return any(piece.id == thing for piece in scenes(state, (NOBODY,))[0].pieces)


@cache
def _lasting(tables: t.Tables) -> frozenset[str]:
    """What can be asked about all match long."""
    found = {place.id for place in layout_of(tables).places}
    for seat in range(t.SEATS):
        found.add(f"score:{seat}")
        found.update(f"counter:{seat}:{name}" for name in COUNTERS)
    return frozenset(found)


def _text(key: str, **args: object) -> Message:
    return Message(f"about-{key}", args)


def _worth(key: str, **args: object) -> Message:
    return Message(f"worth-{key}", args)


# --- figures and dice ---------------------------------------------------------------------------


def _figure(state: TokaidoDuo, asker: int, owner: str, name: str) -> About:
    seat, character = int(owner), t.CHARACTER_NAMES.index(name)
    title = words.figure_name(seat, character)
    return About(title, _text(name), FIGURE_RULES[name], FIGURE_WORTH[character](state, seat))


def _place_of(state: TokaidoDuo, seat: int, character: int) -> Message:
    return words.place_name(state.tables, character, int(state.place_of(seat, character)))


def _is_to_move(state: TokaidoDuo, seat: int, character: int) -> bool:
    """Whether this seat may still move the figure in this round."""
    if state.phase == MOVING and state.die == character:
        return bool(state.actor == seat)
    return bool(state.phase == TAKING and state.actor == seat and state.holder[character] == FREE)


def _pilgrim_worth(state: TokaidoDuo, seat: int) -> Message:
    here = _place_of(state, seat, t.PILGRIM)
    if not _is_to_move(state, seat, t.PILGRIM):
        return _worth("here", place=here)
    number = int(state.dice[t.PILGRIM])
    target = words.station_name(state.tables, int(state.landing(seat, number)))
    return _worth("pilgrim", place=here, number=number, target=target)


def _merchant_worth(state: TokaidoDuo, seat: int) -> Message:
    here = _place_of(state, seat, t.MERCHANT)
    if not _is_to_move(state, seat, t.MERCHANT):
        return _worth("here", place=here)
    reached = state.choices
    reached.clear()
    state.list_trades(seat, reached)
    count = int(reached.n) if state.can_trade(seat) else 0
    return _worth("merchant", place=here, number=int(state.dice[t.MERCHANT]), count=count)


def _artist_worth(state: TokaidoDuo, seat: int) -> Message:
    here = _place_of(state, seat, t.ARTIST)
    symbol = int(state.front(seat))
    if symbol == UNSET:
        return _worth("artist-face-down", place=here)
    return _worth("artist", place=here, symbol=words.symbol_name(symbol))


FIGURE_WORTH = (_pilgrim_worth, _merchant_worth, _artist_worth)  # by character


def _die(state: TokaidoDuo, asker: int, *rest: str) -> About:
    """The die itself, or with a seat before the name, where it lies when it is taken."""
    name = rest[-1]
    character = t.CHARACTER_NAMES.index(name)
    who = words.character_name(character)
    number, holder = int(state.dice[character]), int(state.holder[character])
    if len(rest) > 1:
        owner = seat_name(int(rest[0]))
        title = Message("place-die", {"character": who, "seat": owner})
        return About(title, _text("die-taken", character=who), "DUO-3.4")
    faces = state.tables.faces[character * t.FACES : (character + 1) * t.FACES]
    text = _text("die", character=who, faces=", ".join(str(face) for face in faces))
    if number == 0:
        title = Message("piece-die-waiting", {"character": who})
        return About(title, text, "DUO-3.2", _worth("die-waiting"))
    worth = _worth("die-free", number=number)
    if holder != FREE:
        worth = _worth("die-taken", number=number, seat=seat_name(holder))
    return About(Message("piece-die", {"character": who, "number": number}), text, "DUO-3.2", worth)


def _tray(state: TokaidoDuo, asker: int, name: str) -> About:
    told = _die(state, asker, name)
    who = words.character_name(t.CHARACTER_NAMES.index(name))
    title = Message("place-tray", {"character": who})
    return About(title, told.text, told.rule_id, told.worth)


# --- waves and the hot-spring tile --------------------------------------------------------------


def _wave(state: TokaidoDuo, asker: int, name: str) -> About:
    wave = t.CHARACTER_NAMES.index(name)
    side = t.SIDE_NAMES[wave][state.wave_side[wave]]
    title = words.wave_name(wave, int(state.wave_side[wave]))
    return About(title, Message(f"effect-{side}"), SIDE_RULES[side], _wave_worth(state, wave))


def _wave_worth(state: TokaidoDuo, wave: int) -> Message:
    owner = int(state.wave_owner[wave])
    if owner == ON_BOARD:
        return _worth("wave-free")
    left = sum(1 for other in state.wave_owner if other == ON_BOARD)
    return _worth("wave-safe" if left else "wave-open", seat=seat_name(owner))


def _wave_place(state: TokaidoDuo, asker: int, name: str) -> About:
    wave = t.CHARACTER_NAMES.index(name)
    title = Message("place-wave", {"character": words.character_name(wave)})
    worth = None if state.wave_side[wave] == UNSET else _wave_worth(state, wave)
    return About(title, _text("wave-place"), "DUO-7.8", worth)


def _kept(state: TokaidoDuo, asker: int, owner: str, name: str) -> About:
    wave = t.CHARACTER_NAMES.index(name)
    who, seat = words.character_name(wave), seat_name(int(owner))
    title = Message("place-kept", {"character": who, "seat": seat})
    has_it = state.wave_owner[wave] == int(owner)
    worth = _wave_worth(state, wave) if has_it else _worth("not-here", seat=seat)
    return About(title, _text("kept"), "DUO-7.8", worth)


def _spring(state: TokaidoDuo, asker: int, owner: str = "") -> About:
    title = Message("piece-spring")
    if owner:
        title = Message("place-bath", {"seat": seat_name(int(owner))})
    has_it = int(state.spring_owner)
    worth = _worth("spring-free")
    if has_it != ON_BOARD:
        worth = _worth("spring-owned", seat=seat_name(has_it))
    return About(title, _text("spring-tile"), "DUO-8.1", worth)


# --- bag, gold, rounds and trade tiles ----------------------------------------------------------


def _bag(state: TokaidoDuo, asker: int) -> About:
    counts = {name: int(count) for name, count in zip(t.GOOD_NAMES, state.bag, strict=True)}
    title = Message("piece-bag", {"count": int(state.in_bag())})
    return About(title, _text("bag"), "DUO-6.4", _worth("bag", **counts))


def _supply(state: TokaidoDuo, asker: int) -> About:
    title = Message("piece-bars", {"count": int(state.bars_left)})
    return About(title, _text("supply", money=int(state.tables.per_bar)), "DUO-6.8")


def _round(state: TokaidoDuo, asker: int) -> About:
    args: Args = {"round": int(state.round)}
    if state.trigger != NO_TRIGGER:
        title = Message("piece-last-round", args)
        return About(title, _text("last-round"), "DUO-10.2", _worth("last-round"))
    first, second = seat_name(int(state.first)), seat_name(1 - int(state.first))
    worth = _worth("round", first=first, second=second)
    return About(Message("piece-round", args), _text("round"), "DUO-3.2", worth)


def _tile(state: TokaidoDuo, asker: int, id_: str) -> About:
    town = state.tables.town_ids.index(id_)
    place = words.town_name(state.tables, town)
    title = Message("place-tile", {"place": place})
    if state.tile[town] == UNSET:
        return About(title, _text("tile"), "DUO-2.1")
    return About(title, _text("tile"), "DUO-6.7", _tile_worth(state, asker, town))


def _tile_worth(state: TokaidoDuo, asker: int, town: int) -> Message:
    good, price = int(state.good_bought_in(town)), int(state.price_in(town))
    goods = words.goods_name(good)
    if asker < 0:
        return _worth("tile", goods=goods, price=price)
    held = int(state.goods[asker * t.GOODS + good])
    if held == 0:
        return _worth("tile-none", goods=goods, price=price)
    dear = int(state.tables.shrewd) if state.holds_side(asker, t.MERCHANT, t.SHREWD) else 0
    money = held * (price + dear)
    return _worth("tile-held", goods=goods, price=price, count=held, money=money)


# --- the island ---------------------------------------------------------------------------------


def _station(state: TokaidoDuo, asker: int, id_: str) -> About:
    station = state.tables.station_ids.index(id_)
    kind = t.KIND_NAMES[state.tables.station_kind[station]]
    title = words.station_name(state.tables, station)
    return About(
        title, _text(kind), STATION_RULES[kind], _station_worth(state, asker, station, kind)
    )


def _station_worth(state: TokaidoDuo, asker: int, station: int, kind: str) -> Message | None:
    if kind == "coast":
        town = int(state.tables.station_town[station])
        return None if state.tile[town] == UNSET else _tile_worth(state, asker, town)
    if kind == "shore":
        left = sum(1 for owner in state.wave_owner if owner == ON_BOARD)
        return _worth("shore", count=left)
    if kind == "spring":
        return _spring(state, asker).worth
    return _track_worth(state, asker, kind) if asker >= 0 else None


def _town(state: TokaidoDuo, asker: int, id_: str) -> About:
    town = state.tables.town_ids.index(id_)
    title = words.town_name(state.tables, town)
    text = _text("mountain-town", count=int(state.tables.town_goods[town]))
    worth = _room_worth(state, asker) if asker >= 0 else None
    return About(title, text, "DUO-6.4", worth)


def _region(state: TokaidoDuo, asker: int, id_: str) -> About:
    region = state.tables.region_ids.index(id_)
    title = words.region_name(state.tables, region)
    return About(title, _text("region"), "DUO-5.5", _region_worth(state, asker, region))


def _region_worth(state: TokaidoDuo, asker: int, region: int) -> Message | None:
    """What the region would bring to this seat's artist."""
    if asker < 0:
        return None
    hidden = t.PAINTINGS - int(state.turned[asker])
    count = min(int(state.figures_around(asker, region)), hidden)
    is_gift = state.front(asker) == state.tables.region_symbol[region]
    return _worth("region-gift" if is_gift else "region", count=count)


def _camp(state: TokaidoDuo, asker: int, id_: str) -> About:
    region = state.tables.region_ids.index(id_)
    title = Message("place-camp", {"place": words.region_name(state.tables, region)})
    return About(title, _text("camp"), "DUO-5.2", _region_worth(state, asker, region))


# --- the pilgrim's tracks -----------------------------------------------------------------------


def _marker(state: TokaidoDuo, asker: int, owner: str, track: str) -> About:
    seat = int(owner)
    number = int(state.temple[seat] if track == "temple" else state.garden[seat])
    title = Message(f"piece-marker-{track}", {"number": number})
    return _of_track(state, title, seat, track)


def _of_track(state: TokaidoDuo, title: Message, seat: int, track: str) -> About:
    last = int(state.tables.temple_last if track == "temple" else state.tables.garden_last)
    text = _text(f"track-{track}", last=last)
    return About(title, text, "DUO-11.1", _track_worth(state, seat, track))


def _track_worth(state: TokaidoDuo, seat: int, track: str) -> Message:
    """What the next visit brings: the space on the other track."""
    temple, garden = int(state.temple[seat]), int(state.garden[seat])
    args: Args = {"seat": seat_name(seat), "temple": temple, "garden": garden}
    args["points"] = temple * garden
    if track == "temple":
        more, is_done = garden, temple == state.tables.temple_last
    else:
        more, is_done = temple, garden == state.tables.garden_last
    return _worth("track-done", **args) if is_done else _worth("track", more=more, **args)


def _temple_space(state: TokaidoDuo, asker: int, owner: str, number: str) -> About:
    return _space(state, "temple", int(owner), int(number), int(state.garden[int(owner)]))


def _garden_space(state: TokaidoDuo, asker: int, owner: str, number: str) -> About:
    return _space(state, "garden", int(owner), int(number), int(state.temple[int(owner)]))


def _space(state: TokaidoDuo, track: str, seat: int, number: int, other: int) -> About:
    title = Message(f"place-track-{track}", {"number": number})
    told = _of_track(state, title, seat, track)
    worth = _worth("space", seat=seat_name(seat), number=number, other=other, points=number * other)
    return About(title, told.text, told.rule_id, worth)


# --- the merchant's goods and gold --------------------------------------------------------------


def _money(state: TokaidoDuo, asker: int, owner: str) -> About:
    seat = int(owner)
    money, per_bar = int(state.money[seat]), int(state.tables.per_bar)
    title = Message("piece-money", {"money": money})
    worth = _worth("money-rest")
    if state.bars[seat] < state.tables.bars_last:
        worth = _worth("money", count=per_bar - money)
    return About(title, _text("money", money=per_bar), "DUO-6.8", worth)


def _good(state: TokaidoDuo, asker: int, owner: str, name: str, number: str) -> About:
    good = t.GOOD_NAMES.index(name)
    title = words.good_piece(good, int(number))
    text = _text("good", goods=words.goods_name(good))
    towns = [town for town in range(t.COASTAL_TOWNS) if state.tile[town] != UNSET]
    towns = [town for town in towns if state.good_bought_in(town) == good]
    if not towns:
        return About(title, text, "DUO-6.7")
    best = max(towns, key=lambda town: int(state.price_in(town)))
    place, price = words.town_name(state.tables, best), int(state.price_in(best))
    return About(title, text, "DUO-6.7", _worth("good", place=place, price=price))


def _store(state: TokaidoDuo, asker: int, owner: str) -> About:
    seat = int(owner)
    return About(Message("place-store"), _text("store"), "DUO-6.6", _room_worth(state, seat))


def _room_worth(state: TokaidoDuo, seat: int) -> Message:
    free = max(0, int(state.room(seat) - state.held(seat)))
    held, room = int(state.held(seat)), int(state.room(seat))
    return _worth("room", seat=seat_name(seat), held=held, room=room, free=free)


def _bar(state: TokaidoDuo, asker: int, owner: str, number: str) -> About:
    points = int(state.tables.gold_points[int(number)])
    title = Message("place-bar", {"number": int(number), "points": points})
    return _of_gold(state, title, int(owner))


def _of_gold(state: TokaidoDuo, title: Message, seat: int) -> About:
    tables, bars = state.tables, int(state.bars[seat])
    args: Args = {"seat": seat_name(seat), "count": bars, "points": int(tables.gold_points[bars])}
    worth = _worth("gold-done", **args)
    if bars < tables.bars_last:
        more = int(tables.gold_points[bars + 1] - tables.gold_points[bars])
        worth = _worth("gold", more=more, **args)
    text = _text("gold", money=int(tables.per_bar), last=int(tables.bars_last))
    return About(title, text, "DUO-11.2", worth)


# --- the artist's paintings ---------------------------------------------------------------------


def _painting(state: TokaidoDuo, asker: int, owner: str, place: str) -> About:
    seat, i = int(owner), int(place)
    symbol = int(state.shown[seat * t.PAINTINGS + i])
    if symbol == UNSET:
        title = Message("piece-painting-down", {"number": i + 1})
        unseen = state.unseen[seat * t.SYMBOLS : (seat + 1) * t.SYMBOLS]
        counts = {name: int(count) for name, count in zip(t.SYMBOL_NAMES, unseen, strict=True)}
        return About(title, _text("painting-down"), "DUO-5.6", _worth("unseen", **counts))
    name = words.symbol_name(symbol)
    title = Message("piece-painting", {"number": i + 1, "symbol": name})
    text = _text("painting", symbol=name)
    before = i - int(state.gifts[seat])
    if before:
        return About(title, text, "DUO-5.9", _worth("painting-waits", count=before))
    regions = [r for r in range(t.REGIONS) if state.tables.region_symbol[r] == symbol]
    places = ", ".join(state.tables.region_ids[r] for r in regions)
    return About(title, text, "DUO-5.7", _worth("painting", places=places, more=_next(state, seat)))


def _next(state: TokaidoDuo, seat: int) -> int:
    """The points that one more gift brings."""
    points, gifts = state.tables.gift_points, int(state.gifts[seat])
    return int(points[gifts + 1] - points[gifts])


def _gallery(state: TokaidoDuo, asker: int, owner: str, place: str) -> About:
    number = int(place) + 1
    points = int(state.tables.gift_points[number])
    return _of_gifts(
        state, Message("place-gallery", {"number": number, "points": points}), int(owner)
    )


def _of_gifts(state: TokaidoDuo, title: Message, seat: int) -> About:
    gifts = int(state.gifts[seat])
    points = int(state.tables.gift_points[gifts])
    args: Args = {"seat": seat_name(seat), "count": gifts, "points": points}
    worth = _worth("gifts-done", **args)
    if gifts < t.PAINTINGS:
        worth = _worth("gifts", more=_next(state, seat), **args)
    return About(title, _text("gifts"), "DUO-11.3", worth)


def _colour(state: TokaidoDuo, asker: int, owner: str) -> About:
    seat = int(owner)
    colour = int(state.colour(seat))
    own = state.tables.paintings[colour * t.SYMBOLS : (colour + 1) * t.SYMBOLS]
    counts = {name: int(count) for name, count in zip(t.SYMBOL_NAMES, own, strict=True)}
    title = Message(f"colour-{t.COLOUR_NAMES[colour]}")
    return About(title, _text("colour", seat=seat_name(seat), **counts), "DUO-2.2")


# --- counters and scores ------------------------------------------------------------------------


def _counter(state: TokaidoDuo, asker: int, owner: str, name: str) -> About:
    told = COUNTERS[name](state, int(owner))
    return About(Message(f"counter-{name}"), told.text, told.rule_id, told.worth)


COUNTERS: dict[str, Callable[[TokaidoDuo, int], About]] = {
    "temple": lambda state, seat: _marker(state, seat, str(seat), "temple"),
    "garden": lambda state, seat: _marker(state, seat, str(seat), "garden"),
    "goods": lambda state, seat: _store(state, seat, str(seat)),
    "money": lambda state, seat: _money(state, seat, str(seat)),
    "bars": lambda state, seat: _of_gold(state, Message("counter-bars"), seat),
    "gifts": lambda state, seat: _of_gifts(state, Message("counter-gifts"), seat),
}


def _score(state: TokaidoDuo, asker: int, owner: str) -> About:
    seat = int(owner)
    points = [_points(state, each) for each in range(t.SEATS)]
    lead = points[seat] - points[1 - seat]
    name = "score-ahead" if lead > 0 else "score-behind" if lead < 0 else "score-level"
    parts = (
        ScorePart(Message("line-faith"), int(faith(state, seat)), "DUO-11.1"),
        ScorePart(Message("line-trade"), int(trade(state, seat)), "DUO-11.2"),
        ScorePart(Message("line-culture"), int(culture(state, seat)), "DUO-11.3"),
    )
    title = Message("score", {"seat": seat_name(seat)})
    worth = _worth(name, seat=seat_name(seat), count=abs(lead))
    return About(title, _text("score"), "DUO-11.4", worth, parts)


def _points(state: TokaidoDuo, seat: int) -> int:
    return int(faith(state, seat) + trade(state, seat) + culture(state, seat))


# By the first word of an id.
TELLERS: dict[str, Callable[..., About]] = {
    "figure": _figure,
    "die": _die,
    "tray": _tray,
    "piece-wave": _wave,
    "wave": _wave_place,
    "kept": _kept,
    "spring": _spring,
    "hot-spring": _spring,
    "bath": _spring,
    "goods-bag": _bag,
    "bag": _bag,
    "gold-supply": _supply,
    "supply": _supply,
    "round-marker": _round,
    "round": _round,
    "trade": _tile,
    "tile": _tile,
    "station": _station,
    "town": _town,
    "region": _region,
    "camp": _camp,
    "marker": _marker,
    "temple": _temple_space,
    "garden": _garden_space,
    "money": _money,
    "purse": _money,
    "good": _good,
    "store": _store,
    "bar-piece": _bar,
    "bar": _bar,
    "painting": _painting,
    "gallery": _gallery,
    "colour-tile": _colour,
    "colour": _colour,
    "counter": _counter,
    "score": _score,
}
