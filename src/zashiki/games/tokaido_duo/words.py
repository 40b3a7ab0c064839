"""Names, prompts, labels and the log of Tokaido Duo, as messages."""

from __future__ import annotations

from functools import cache

from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.tokaido_duo import state as codes
from zashiki.games.tokaido_duo.state import Position
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTER_NAMES,
    COAST,
    COASTAL_TOWNS,
    FACES,
    GOOD_NAMES,
    KIND_NAMES,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    SIDE_NAMES,
    SYMBOL_NAMES,
    Tables,
)

Args = dict[str, object]

# --- names --------------------------------------------------------------------------------------


@cache
def character_name(character: int) -> Message:
    return Message(f"character-{CHARACTER_NAMES[character]}")


@cache
def good_name(good: int) -> Message:
    return Message(f"good-{GOOD_NAMES[good]}")


@cache
def symbol_name(symbol: int) -> Message:
    return Message(f"symbol-{SYMBOL_NAMES[symbol]}")


@cache
def wave_name(wave: int, side: int) -> Message:
    return Message(f"wave-{SIDE_NAMES[wave][side]}")


@cache
def town_name(tables: Tables, town: int) -> Message:
    kind = "coast" if town < COASTAL_TOWNS else "mountain-town"
    return Message(f"place-{kind}", {"id": tables.town_ids[town], "name": tables.town_names[town]})


@cache
def station_name(tables: Tables, station: int) -> Message:
    kind = int(tables.station_kind[station])
    if kind == COAST:
        return town_name(tables, int(tables.station_town[station]))
    return Message(f"place-{KIND_NAMES[kind]}", {"id": tables.station_ids[station]})


@cache
def region_name(tables: Tables, region: int) -> Message:
    symbol = SYMBOL_NAMES[tables.region_symbol[region]]
    return Message(f"place-region-{symbol}", {"id": tables.region_ids[region]})


def place_name(tables: Tables, character: int, place: int) -> Message:
    """A station, town or region: where a figure of this character stands."""
    if character == PILGRIM:
        return station_name(tables, place)
    return town_name(tables, place) if character == MERCHANT else region_name(tables, place)


@cache
def figure_name(seat: int, character: int) -> Message:
    return Message(f"figure-{CHARACTER_NAMES[character]}", {"seat": seat_name(seat)})


# --- prompts ------------------------------------------------------------------------------------


def prompt(position: Position, seat: int) -> Message:
    """What is asked of this seat now, or what it waits for."""
    actor, phase = int(position.actor), int(position.phase)
    if actor == NOBODY:
        return Message("prompt-over")
    if actor == CHANCE:
        return Message(f"prompt-chance-{codes.PHASE_NAMES[phase]}")
    if actor != seat:
        return Message("prompt-wait", {"seat": seat_name(actor)})
    if phase == codes.MOVING:
        return _prompt_move(position)
    if phase == codes.ACTING:
        return _prompt_use(position, seat)
    if phase == codes.TAKING:
        return Message("prompt-take")
    if phase == codes.RESTING:
        die = int(position.die)
        args: Args = {"character": character_name(die), "number": int(position.dice[die])}
        return Message("prompt-rest", args)
    room = int(position.room(seat))
    surplus: Args = {"count": int(position.held(seat)) - room, "room": room}
    if phase == codes.LOSING:
        return Message("prompt-losing", surplus)
    return Message("prompt-returning", surplus)


def _prompt_move(position: Position) -> Message:
    die = int(position.die)
    if position.is_legal(codes.STAY):
        return Message("prompt-stay")
    return Message(f"prompt-move-{CHARACTER_NAMES[die]}", {"number": int(position.dice[die])})


def _prompt_use(position: Position, seat: int) -> Message:
    tables, die = position.tables, int(position.die)
    place = int(position.place_of(seat, die))
    args: Args = {"place": place_name(tables, die, place)}
    if die == ARTIST:
        return Message("prompt-use-region", args)
    if die == MERCHANT:
        if place >= COASTAL_TOWNS:
            return Message("prompt-use-mountain-town", args)
        return Message("prompt-use-market", args)
    return Message(f"prompt-use-{KIND_NAMES[tables.station_kind[place]]}", args)


# --- labels: what can be chosen -----------------------------------------------------------------


def label(position: Position, code: int) -> Message:
    """A legal action, or an outcome of chance, in words."""
    if code < codes.TAKE:
        return _label_setup(position, code)
    if code < codes.WALK:
        character = code - codes.TAKE
        number = int(position.dice[character])
        return Message(f"label-take-{CHARACTER_NAMES[character]}", {"number": number})
    if code < codes.VISIT:
        return _label_move(position, code)
    if code < codes.DRAWN:
        return _label_use(position, code)
    if code < codes.RETURN:
        return Message("label-drawn", {"good": good_name(code - codes.DRAWN)})
    if code < codes.SHOWN:
        return Message("label-return", {"good": good_name(code - codes.RETURN)})
    if code < codes.SPRING:
        return Message("label-shown", {"symbol": symbol_name(code - codes.SHOWN)})
    if code == codes.SPRING:
        return Message("label-spring")
    return Message("label-decline") if code == codes.DECLINE else Message("label-finish")


def _label_setup(position: Position, code: int) -> Message:
    if code < codes.TURN:
        return Message("label-deal", tile_args(position, int(position.pending), code - codes.DEAL))
    if code < codes.ROLL:
        wave = wave_name(int(position.pending), code - codes.TURN)
        return Message("label-turn", {"wave": wave})
    return Message("label-roll", roll_args(code))


def tile_args(position: Position, town: int, kind: int) -> Args:
    tables = position.tables
    return {
        "place": town_name(tables, town),
        "good": good_name(int(tables.tile_good[kind])),
        "price": int(tables.tile_price[kind]),
    }


def roll_args(code: int) -> Args:
    roll = code - codes.ROLL
    return {
        "pilgrim": roll // (FACES * FACES) + 1,
        "merchant": roll // FACES % FACES + 1,
        "artist": roll % FACES + 1,
    }


def _label_move(position: Position, code: int) -> Message:
    tables = position.tables
    if code == codes.STAY:
        return Message("label-stay")
    if code < codes.TRADE:
        return Message("label-walk", {"place": station_name(tables, code - codes.WALK)})
    if code < codes.WANDER:
        return Message("label-trade", {"place": town_name(tables, code - codes.TRADE)})
    return Message("label-wander", {"place": region_name(tables, code - codes.WANDER)})


def _label_use(position: Position, code: int) -> Message:
    seat = int(position.mover())
    if code == codes.VISIT:
        kind, args = visit_args(position, seat)
        return Message(f"label-visit-{kind}", args)
    if code < codes.BUY:
        wave = code - codes.WAVE
        return Message("label-wave", {"wave": wave_name(wave, int(position.wave_side[wave]))})
    if code < codes.SELL:
        return Message("label-buy", {"count": goods_to_draw(position, seat, code - codes.BUY)})
    if code < codes.PAINT:
        return Message("label-sell", sale_args(position, seat, code))
    if code < codes.GIVE:
        count = paintings_to_show(position, seat, code - codes.PAINT)
        return Message("label-paint", {"count": count})
    return Message("label-give", {"symbol": symbol_name(int(position.front(seat)))})


def visit_args(position: Position, seat: int) -> tuple[str, Args]:
    """The kind of the pilgrim's station, and what a visit brings."""
    tables = position.tables
    station = int(position.place_of(seat, PILGRIM))
    kind = KIND_NAMES[tables.station_kind[station]]
    if kind == "coast":
        tile = position.tile[tables.station_town[station]]
        return kind, {"money": int(tables.tile_price[tile])}
    if kind == "temple":
        return kind, {"number": int(position.temple[seat]) + 1}
    if kind == "garden":
        return kind, {"number": int(position.garden[seat]) + 1}
    return kind, {}


def goods_to_draw(position: Position, seat: int, more: int) -> int:
    tables = position.tables
    count = tables.town_goods[position.place_of(seat, MERCHANT)] + more * tables.strong_draw
    return int(min(count, position.in_bag()))


def paintings_to_show(position: Position, seat: int, more: int) -> int:
    count = position.figures_around(seat, position.place_of(seat, ARTIST))
    count += more * position.tables.prolific
    return int(min(count, PAINTINGS - position.turned[seat]))


def goods_sold(code: int) -> int:
    first = codes.SELL_DEAR if code >= codes.SELL_DEAR else codes.SELL
    return code - first + 1


def sale_args(position: Position, seat: int, code: int) -> Args:
    tables = position.tables
    kind = position.tile[position.place_of(seat, MERCHANT)]
    price = int(tables.tile_price[kind])
    if code >= codes.SELL_DEAR:
        price += int(tables.shrewd)
    count = goods_sold(code)
    good = good_name(int(tables.tile_good[kind]))
    return {"count": count, "good": good, "price": price, "money": count * price}


# --- the log ------------------------------------------------------------------------------------


def story(position: Position, code: int) -> Message | None:
    """What the log says when `code` is played here; everybody may read it."""
    if position.actor == CHANCE:
        return _story_chance(position, code)
    seat = int(position.actor)
    args: Args = {"seat": seat_name(seat)}
    if code < codes.WALK:
        character = code - codes.TAKE
        args["number"] = int(position.dice[character])
        return Message(f"story-take-{CHARACTER_NAMES[character]}", args)
    if code < codes.VISIT:
        return _story_move(position, code, args)
    if code < codes.DRAWN:
        return _story_use(position, code, seat, args)
    if code < codes.SHOWN:
        return Message("story-return", args | {"good": good_name(code - codes.RETURN)})
    return Message("story-spring", args) if code == codes.SPRING else None


def _story_chance(position: Position, code: int) -> Message:
    if code < codes.TURN:
        return Message("story-deal", tile_args(position, int(position.pending), code - codes.DEAL))
    if code < codes.ROLL:
        wave = wave_name(int(position.pending), code - codes.TURN)
        return Message("story-turn", {"wave": wave})
    if code < codes.TAKE:
        seat = seat_name(int(position.first))
        args: Args = {"seat": seat, "round": int(position.round)}
        return Message("story-roll", args | roll_args(code))
    seat = seat_name(int(position.mover()))
    if code < codes.RETURN:
        return Message("story-drawn", {"seat": seat, "good": good_name(code - codes.DRAWN)})
    return Message("story-shown", {"seat": seat, "symbol": symbol_name(code - codes.SHOWN)})


def _story_move(position: Position, code: int, args: Args) -> Message:
    tables = position.tables
    if code == codes.STAY:
        return Message("story-stay", args)
    if code < codes.TRADE:
        return Message("story-walk", args | {"place": station_name(tables, code - codes.WALK)})
    if code < codes.WANDER:
        return Message("story-trade", args | {"place": town_name(tables, code - codes.TRADE)})
    return Message("story-wander", args | {"place": region_name(tables, code - codes.WANDER)})


def _story_use(position: Position, code: int, seat: int, args: Args) -> Message:
    if code == codes.VISIT:
        kind, more = visit_args(position, seat)
        return Message(f"story-visit-{kind}", args | more)
    if code < codes.BUY:
        wave = code - codes.WAVE
        args["wave"] = wave_name(wave, int(position.wave_side[wave]))
        if position.wave_owner[wave] == codes.ON_BOARD:
            return Message("story-wave", args)
        return Message("story-wave-lost", args | {"other": seat_name(1 - seat)})
    if code < codes.SELL:
        args["count"] = goods_to_draw(position, seat, code - codes.BUY)
        return Message("story-buy", args)
    if code < codes.PAINT:
        return Message("story-sell", args | sale_args(position, seat, code))
    if code < codes.GIVE:
        args["count"] = paintings_to_show(position, seat, code - codes.PAINT)
        return Message("story-paint", args)
    return Message("story-give", args | {"symbol": symbol_name(int(position.front(seat)))})
