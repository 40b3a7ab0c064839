"""Why an action is refused: the reason in words and the rule it rests on."""

from __future__ import annotations

from zashiki.core.refusal import Refusal
from zashiki.games.tokaido_duo import state as codes
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.state import Position
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    COASTAL_TOWNS,
    FACES,
    GOODS,
    INSPIRED,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    PROLIFIC,
    SHORE,
    SHREWD,
    STRONG,
)

CHANCE_CODES = (
    range(codes.DEAL, codes.TAKE),
    range(codes.DRAWN, codes.RETURN),
    range(codes.SHOWN, codes.SPRING),
)


def explain(position: Position, code: int) -> Refusal:
    """The most helpful reason why the actor, a seat, may not play this code."""
    phase = position.phase
    if any(code in chance for chance in CHANCE_CODES):
        return Refusal("chance-only", "DUO-0.2")
    if code in range(codes.RETURN, codes.SHOWN):
        return _refuse_return(position, code - codes.RETURN)
    if phase == codes.RETURNING:
        return Refusal("must-return", "DUO-6.6", {"room": int(position.room(position.actor))})
    if phase == codes.LOSING:
        return Refusal("must-give-back", "DUO-9.9")
    if code < codes.WALK:
        return _refuse_take(position, code - codes.TAKE)
    if code < codes.VISIT:
        return _refuse_move(position, code)
    if code < codes.DRAWN:
        return _refuse_use(position, code)
    return _refuse_end(position, code)


def _refuse_take(position: Position, character: int) -> Refusal:
    if position.phase != codes.TAKING:
        return Refusal("die-in-use", "DUO-3.2")
    return Refusal("die-taken", "DUO-3.2", {"character": words.character_name(character)})


def _refuse_end(position: Position, code: int) -> Refusal:
    """The tile, declining and finishing."""
    phase = position.phase
    if code == codes.SPRING:
        if position.spring_owner != position.actor:
            return Refusal("no-spring-tile", "DUO-8.1")
        return Refusal("spring-after-first", "DUO-8.3")
    if phase == codes.TAKING:
        return Refusal("no-pass", "DUO-3.2")
    if phase == codes.MOVING:
        return Refusal("must-move", "DUO-4.1")
    if phase == codes.ACTING:
        return Refusal("spring-after-first", "DUO-8.3")
    return Refusal("space-used", "DUO-4.2")


def _refuse_return(position: Position, good: int) -> Refusal:
    if position.phase not in (codes.RETURNING, codes.LOSING):
        return Refusal("nothing-to-return", "DUO-6.6")
    return Refusal("good-not-held", "DUO-6.6", {"good": words.good_name(good)})


# --- moves --------------------------------------------------------------------------------------


def _refuse_move(position: Position, code: int) -> Refusal:
    if position.phase == codes.TAKING:
        return Refusal("take-first", "DUO-3.2")
    if position.phase != codes.MOVING:
        return Refusal("move-made", "DUO-4.1")
    if code == codes.STAY:
        return Refusal("must-move", "DUO-4.1")
    character = PILGRIM if code < codes.TRADE else MERCHANT if code < codes.WANDER else ARTIST
    die = int(position.die)
    if character != die:
        return Refusal("other-die", "DUO-3.4", {"character": words.character_name(die)})
    if character == PILGRIM:
        return _refuse_walk(position, code - codes.WALK)
    if character == MERCHANT:
        return _refuse_trade(position, code - codes.TRADE)
    return _refuse_wander(position, code - codes.WANDER)


def _refuse_walk(position: Position, station: int) -> Refusal:
    if station >= position.tables.stations:
        return Refusal("no-such-place", "DUO-0.3")
    seat, place = position.actor, words.station_name(position.tables, station)
    number = int(position.dice[PILGRIM])
    away = (station - position.place_of(seat, PILGRIM)) % position.tables.stations
    in_reach = away in (number, position.changed_steps(seat))
    if in_reach and position.is_station_taken(seat, station):
        return Refusal("station-taken", "DUO-7.3", {"place": place})
    return Refusal("pilgrim-count", "DUO-4.1", {"place": place, "number": number})


def _refuse_trade(position: Position, town: int) -> Refusal:
    tables, seat = position.tables, int(position.actor)
    here = int(position.place_of(seat, MERCHANT))
    args: dict[str, object] = {"place": words.town_name(tables, town)}
    if town == here:
        return Refusal("entered-twice", "DUO-4.3", args)
    if town < COASTAL_TOWNS:
        other = _figure_in(position, town)
        if other is not None:
            args["figure"] = words.figure_name(*other)
            return Refusal("town-taken", "DUO-6.2", args)
    number = int(position.dice[MERCHANT])
    key = here * (FACES + 1) + number
    ways = range(tables.merchant_first[key], tables.merchant_first[key + 1])
    if any(tables.merchant_target[i] == town for i in ways):
        return Refusal("way-taken", "DUO-6.2", args)
    return Refusal("merchant-count", "DUO-4.1", args | {"number": number})


def _figure_in(position: Position, town: int) -> tuple[int, int] | None:
    """The seat and character of the figure that occupies a coastal town."""
    for seat in range(2):
        if position.place_of(seat, PILGRIM) == position.tables.town_station[town]:
            return seat, PILGRIM
        if position.place_of(seat, MERCHANT) == town:
            return seat, MERCHANT
    return None


def _refuse_wander(position: Position, region: int) -> Refusal:
    args: dict[str, object] = {"place": words.region_name(position.tables, region)}
    if region == position.place_of(position.actor, ARTIST):
        return Refusal("entered-twice", "DUO-4.3", args)
    return Refusal("artist-count", "DUO-4.1", args | {"number": int(position.dice[ARTIST])})


# --- uses of a space ----------------------------------------------------------------------------


def _refuse_use(position: Position, code: int) -> Refusal:
    if position.phase in (codes.TAKING, codes.MOVING):
        return Refusal("move-first", "DUO-4.2")
    if position.phase != codes.ACTING:
        return Refusal("space-used", "DUO-4.2")
    character = PILGRIM if code < codes.BUY else MERCHANT if code < codes.PAINT else ARTIST
    die = int(position.die)
    if character != die:
        return Refusal("other-die", "DUO-3.4", {"character": words.character_name(die)})
    if character == PILGRIM:
        return _refuse_station(position, code)
    if character == MERCHANT:
        return _refuse_town(position, code)
    return _refuse_region(position, code)


def _refuse_station(position: Position, code: int) -> Refusal:
    station = position.place_of(position.actor, PILGRIM)
    if code == codes.VISIT:
        return Refusal("choose-wave", "DUO-7.8")
    if position.tables.station_kind[station] != SHORE:
        return Refusal("no-shore", "DUO-7.8")
    wave = code - codes.WAVE
    args: dict[str, object] = {"wave": words.wave_name(wave, int(position.wave_side[wave]))}
    if position.wave_owner[wave] == position.actor:
        return Refusal("wave-yours", "DUO-7.9", args)
    return Refusal("wave-safe", "DUO-7.9", args)


def _refuse_town(position: Position, code: int) -> Refusal:
    seat = position.actor
    town = position.place_of(seat, MERCHANT)
    if code < codes.SELL:
        if town < COASTAL_TOWNS:
            return Refusal("no-mountain-town", "DUO-6.4")
        return _no_wave("DUO-9.8", MERCHANT, STRONG)
    if town >= COASTAL_TOWNS:
        return Refusal("no-coastal-town", "DUO-6.7")
    good = int(position.tables.tile_good[position.tile[town]])
    held = int(position.goods[seat * GOODS + good])
    if words.goods_sold(code) > held:
        return Refusal("too-few-goods", "DUO-6.7", {"good": words.good_name(good), "held": held})
    return _no_wave("DUO-9.7", MERCHANT, SHREWD)


def _refuse_region(position: Position, code: int) -> Refusal:
    seat = position.actor
    if code == codes.GIVE:
        return _refuse_give(position)
    if position.turned[seat] == PAINTINGS:
        return Refusal("all-turned-up", "DUO-5.6")
    if code > codes.PAINT:
        if not position.holds_side(seat, ARTIST, PROLIFIC):
            return _no_wave("DUO-9.5", ARTIST, PROLIFIC)
        return Refusal("none-left-to-add", "DUO-5.6")
    return Refusal("nobody-around", "DUO-5.5")


def _refuse_give(position: Position) -> Refusal:
    seat = position.actor
    symbol = int(position.front(seat))
    if symbol == codes.UNSET:
        return Refusal("front-face-down", "DUO-5.9")
    args: dict[str, object] = {"symbol": words.symbol_name(symbol)}
    if position.holds_side(seat, ARTIST, INSPIRED):
        return Refusal("symbol-not-on-way", "DUO-9.6", args)
    place = words.region_name(position.tables, int(position.place_of(seat, ARTIST)))
    return Refusal("symbol-differs", "DUO-5.7", args | {"place": place})


def _no_wave(rule_id: str, wave: int, side: int) -> Refusal:
    return Refusal("no-wave", rule_id, {"wave": words.wave_name(wave, side)})
