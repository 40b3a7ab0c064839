"""A position of Tokaido Duo as data. Places, tiles and goods are called as in records.

Nothing is hidden from one seat alone, so every view is the whole position. The order of the
face-down paintings and of the goods in the bag is not decided before it is revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from zashiki.core import position as data
from zashiki.core.position import Count, Part, SeatNumber, expect, name_or_none, named
from zashiki.core.setup import Setup
from zashiki.core.state import CHANCE, NOBODY
from zashiki.games.tokaido_duo import state as s
from zashiki.games.tokaido_duo import tables as t
from zashiki.games.tokaido_duo.notation import tile_names
from zashiki.games.tokaido_duo.rules import TokaidoDuo, new_match
from zashiki.games.tokaido_duo.state import PHASE_NAMES, TRIGGER_NAMES

Phase = Annotated[str, Meta(extra_json_schema={"enum": PHASE_NAMES})]
Character = Annotated[str, Meta(extra_json_schema={"enum": t.CHARACTER_NAMES})]
Goods = Annotated[dict[str, Count], Meta(description="how many of each kind, such as kimono")]
Symbol = Annotated[str, Meta(extra_json_schema={"enum": t.SYMBOL_NAMES})]
Symbols = Annotated[dict[str, Count], Meta(description="how many of each symbol")]

BEFORE_PLAY = (s.DEALING, s.TURNING)
BY_CHANCE = (s.DEALING, s.TURNING, s.ROLLING, s.DRAWING, s.SHOWING)
WITHOUT_DIE = (*BEFORE_PLAY, s.ROLLING, s.TAKING, s.OVER)
SURPLUS = (s.DRAWING, s.RETURNING, s.LOSING)  # goods may be more than there is room for
# The characters whose dice can bring about what triggers the end.
CAUSES = {
    int(s.TEMPLES_DONE): (t.PILGRIM,),
    int(s.GARDENS_DONE): (t.PILGRIM,),
    int(s.GOLD_DONE): (t.PILGRIM, t.MERCHANT),
    int(s.GIFTS_DONE): (t.ARTIST,),
}


class Die(Part):
    """A die that was rolled."""

    number: int
    holder: Annotated[SeatNumber | None, Meta(description="who took it")] = None


class Wave(Part):
    """A wave that was laid out."""

    side: Annotated[str, Meta(extra_json_schema={"enum": [n for two in t.SIDE_NAMES for n in two]})]
    owner: Annotated[SeatNumber | None, Meta(description="null: it lies on the board")] = None


class Trigger(Part):
    """What brings the end."""

    event: Literal["temple", "garden", "gold", "gifts"]
    seat: SeatNumber


class Figures(Part):
    """Where the figures of a seat stand."""

    pilgrim: Annotated[str, Meta(description="a station")]
    merchant: Annotated[str, Meta(description="a town")]
    artist: Annotated[str, Meta(description="a region")]


class Seat(Part, kw_only=True):
    """What a seat has."""

    colour: Annotated[str, Meta(extra_json_schema={"enum": t.COLOUR_NAMES})]
    figures: Figures
    temple: Annotated[Count, Meta(description="space of the temple marker")]
    garden: Annotated[Count, Meta(description="space of the garden marker")]
    money: Count = 0
    bars: Annotated[Count, Meta(description="of gold")] = 0
    goods: Goods = {}
    face_up: Annotated[list[Symbol], Meta(description="paintings in order; the first is next")] = []
    face_down: Annotated[Symbols, Meta(description="paintings in no order yet")]
    given: Annotated[Symbols, Meta(description="paintings given away")] = {}


class Position(data.Position, kw_only=True):
    """Where things stand in a match of Tokaido Duo."""

    seats: list[Seat]
    phase: Phase
    round: Annotated[Count, Meta(description="0 before the first roll")]
    first: Annotated[SeatNumber, Meta(description="seat A of this round")]
    dice: Annotated[dict[str, Die], Meta(description="by character; empty before the roll")] = {}
    die: Annotated[Character | None, Meta(description="whose die is in use")] = None
    origin: Annotated[str | None, Meta(description="the region where the artist set out")] = None
    pending: Annotated[Count, Meta(description="goods to draw, or paintings to turn up")] = 0
    tiles: Annotated[dict[str, str], Meta(description="trade tiles by coastal town: kimono-4")] = {}
    waves: Annotated[dict[str, Wave], Meta(description="by character")] = {}
    spring: Annotated[SeatNumber | None, Meta(description="who has the hot-spring tile")] = None
    bag: Goods
    trigger: Annotated[Trigger | None, Meta(description="this round is the last")] = None


# --- writing ---------------------------------------------------------------------------------


def write(state: TokaidoDuo, viewer: int | None) -> Position:
    tables = state.tables
    names = tile_names(tables)
    towns = zip(tables.town_ids, state.tile, strict=False)
    return Position(
        **data.header(state),
        seats=[_seat(state, seat) for seat in range(t.SEATS)],
        phase=PHASE_NAMES[state.phase],
        round=int(state.round),
        first=int(state.first),
        dice=_dice(state),
        die=name_or_none(t.CHARACTER_NAMES, int(state.die)),
        origin=name_or_none(tables.region_ids, int(state.origin)),
        pending=0 if state.phase in BEFORE_PLAY else int(state.pending),
        tiles={town: names[kind] for town, kind in towns if kind != s.UNSET},
        waves=_waves(state),
        spring=_owner(int(state.spring_owner)),
        bag=named(t.GOOD_NAMES, state.bag),
        trigger=_trigger(state),
    )


def _owner(seat: int) -> int | None:
    return None if seat < 0 else seat


def _dice(state: TokaidoDuo) -> dict[str, Die]:
    return {
        name: Die(int(state.dice[c]), _owner(int(state.holder[c])))
        for c, name in enumerate(t.CHARACTER_NAMES)
        if state.dice[c] > 0
    }


def _waves(state: TokaidoDuo) -> dict[str, Wave]:
    return {
        name: Wave(t.SIDE_NAMES[c][state.wave_side[c]], _owner(int(state.wave_owner[c])))
        for c, name in enumerate(t.CHARACTER_NAMES)
        if state.wave_side[c] != s.UNSET
    }


def _trigger(state: TokaidoDuo) -> Trigger | None:
    if state.trigger == s.NO_TRIGGER:
        return None
    seat = int(state.trigger_seat)
    return msgspec.convert({"event": TRIGGER_NAMES[state.trigger], "seat": seat}, Trigger)


def _seat(state: TokaidoDuo, seat: int) -> Seat:
    tables = state.tables
    pilgrim, merchant, artist = (int(state.place_of(seat, c)) for c in range(t.CHARACTERS))
    goods, symbols = seat * t.GOODS, seat * t.SYMBOLS
    first, last = seat * t.PAINTINGS + state.gifts[seat], seat * t.PAINTINGS + state.turned[seat]
    return Seat(
        colour=t.COLOUR_NAMES[state.colour(seat)],
        figures=Figures(
            tables.station_ids[pilgrim], tables.town_ids[merchant], tables.region_ids[artist]
        ),
        temple=int(state.temple[seat]),
        garden=int(state.garden[seat]),
        money=int(state.money[seat]),
        bars=int(state.bars[seat]),
        goods=named(t.GOOD_NAMES, state.goods[goods : goods + t.GOODS]),
        face_up=[t.SYMBOL_NAMES[symbol] for symbol in state.shown[first:last]],
        face_down=named(t.SYMBOL_NAMES, state.unseen[symbols : symbols + t.SYMBOLS]),
        given=named(t.SYMBOL_NAMES, state.given[symbols : symbols + t.SYMBOLS]),
    )


# --- reading ---------------------------------------------------------------------------------


def read(setup: Setup, position: Position) -> TokaidoDuo:
    state = new_match(setup)
    state.phase = data.number(PHASE_NAMES, position.phase, "phase")
    state.actor = data.actor_number(position.actor)
    state.round = position.round
    state.pending = position.pending
    _read_dice(state, position)
    _read_board(state, position)
    for seat, told in enumerate(position.seats):
        _read_seat(state, seat, told, f"seats.{seat}")
    if position.trigger is not None:
        state.trigger = TRIGGER_NAMES.index(position.trigger.event)
        state.trigger_seat = _read_owner(position.trigger.seat, "trigger.seat")
    state.index()
    _check_components(state)
    _check_round(state)
    _check_places(state)
    _check_end(state)
    if state.phase in BEFORE_PLAY:
        _check_before_play(setup, position)
    else:
        _check_die(state)
    return state


def _read_owner(seat: int | None, key: str) -> int:
    if seat is None:
        return -1
    expect(seat < t.SEATS, key, f"there is no seat {seat}")
    return seat


def _read_dice(state: TokaidoDuo, position: Position) -> None:
    for name, die in position.dice.items():
        character = data.number(t.CHARACTER_NAMES, name, f"dice.{name}")
        faces = state.tables.faces[character * t.FACES : (character + 1) * t.FACES]
        expect(die.number in list(faces), f"dice.{name}.number", "no face of this die")
        state.dice[character] = die.number
        state.holder[character] = _read_owner(die.holder, f"dice.{name}.holder")
    expect(len(position.dice) in (0, t.CHARACTERS), "dice", "all three are rolled together")
    state.die = data.number_or(t.CHARACTER_NAMES, position.die, "die")
    state.origin = data.number_or(state.tables.region_ids, position.origin, "origin")


def _read_board(state: TokaidoDuo, position: Position) -> None:
    tables = state.tables
    for town_name, tile in position.tiles.items():
        key = f"tiles.{town_name}"
        town = data.number(tables.town_ids[: t.COASTAL_TOWNS], town_name, key)
        state.tile[town] = data.number(tile_names(tables), tile, key)
    for name, wave in position.waves.items():
        character = data.number(t.CHARACTER_NAMES, name, f"waves.{name}")
        sides = t.SIDE_NAMES[character]
        state.wave_side[character] = data.number(sides, wave.side, f"waves.{name}.side")
        state.wave_owner[character] = _read_owner(wave.owner, f"waves.{name}.owner")
    state.spring_owner = _read_owner(position.spring, "spring")


def _read_seat(state: TokaidoDuo, seat: int, told: Seat, key: str) -> None:
    tables, figures = state.tables, told.figures
    homes = (tables.station_ids, tables.town_ids, tables.region_ids)
    for c, place in enumerate((figures.pilgrim, figures.merchant, figures.artist)):
        where = f"{key}.figures.{t.CHARACTER_NAMES[c]}"
        state.figure[seat * t.CHARACTERS + c] = data.number(homes[c], place, where)
    for track, space, last in (
        ("temple", told.temple, tables.temple_last),
        ("garden", told.garden, tables.garden_last),
    ):
        on_track = tables.track_start <= space <= last
        expect(on_track, f"{key}.{track}", f"from {tables.track_start} to {last}")
    state.temple[seat], state.garden[seat] = told.temple, told.garden
    expect(told.bars <= tables.bars_last, f"{key}.bars", f"at most {tables.bars_last}")
    state.money[seat], state.bars[seat] = told.money, told.bars
    for good, count in enumerate(data.counts(t.GOOD_NAMES, told.goods, f"{key}.goods")):
        state.goods[seat * t.GOODS + good] = count
    for symbol, count in enumerate(data.counts(t.SYMBOL_NAMES, told.given, f"{key}.given")):
        state.given[seat * t.SYMBOLS + symbol] = count
    _read_face_up(state, seat, told.face_up, f"{key}.face_up")


def _read_face_up(state: TokaidoDuo, seat: int, face_up: Sequence[str], key: str) -> None:
    """DUO-5.6: they lie behind those given away."""
    first = int(sum(state.given[seat * t.SYMBOLS : (seat + 1) * t.SYMBOLS]))
    expect(first + len(face_up) <= t.PAINTINGS, key, f"more than {t.PAINTINGS} with those given")
    for i, name in enumerate(face_up):
        symbol = data.number(t.SYMBOL_NAMES, name, f"{key}.{i}")
        state.shown[seat * t.PAINTINGS + first + i] = symbol


# --- what cannot be --------------------------------------------------------------------------


def _check_components(state: TokaidoDuo) -> None:
    """DUO-1.1: no more of anything than there is."""
    for kind, name in enumerate(tile_names(state.tables)):
        expect(state.undealt[kind] >= 0, "tiles", f"too many of {name}")
    for good, name in enumerate(t.GOOD_NAMES):
        there_are = state.tables.goods[good]
        expect(state.bag[good] >= 0, f"bag.{name}", f"there are only {there_are}, seats included")
    for seat in range(t.SEATS):
        for symbol, name in enumerate(t.SYMBOL_NAMES):
            left = state.unseen[seat * t.SYMBOLS + symbol]
            expect(left >= 0, f"seats.{seat}.face_up", f"too many of {name} with those given")


def _check_round(state: TokaidoDuo) -> None:
    """DUO-3.1, DUO-3.2: who acts, and who took which dice."""
    phase = state.phase
    is_played = phase not in BEFORE_PLAY
    in_range = (state.round >= 1) == is_played and state.round <= s.ROUND_LIMIT
    expect(in_range, "round", f"from 1 to {s.ROUND_LIMIT} after the first roll, 0 before")
    is_rolled = is_played and phase != s.ROLLING
    expect((state.dice[0] > 0) == is_rolled, "dice", f"cannot be so while {PHASE_NAMES[phase]}")
    expect((state.die == s.UNSET) == (phase in WITHOUT_DIE), "die", "one is in use, or none")
    holders = [int(holder) for holder in state.holder if holder != s.FREE]
    a, b = int(state.first), 1 - int(state.first)
    turns = {s.TAKING: (0, 1), s.OVER: (3,), s.ROLLING: (0,)}.get(int(phase), (0, 1, 2, 3))
    in_order = sorted(holders) == sorted([a, b, a][: len(holders)]) and len(holders) in turns
    expect(in_order, "dice", "seat A takes one, then B, then A the last")
    if state.die != s.UNSET:
        is_movers = state.holder[state.die] == state.mover()
        expect(is_movers, "die", f"seat {state.mover()} uses a die now")
    expect(int(state.actor) == _actor(state), "actor", "somebody else acts in this phase")


def _actor(state: TokaidoDuo) -> int:
    """Who acts in the phase."""
    if state.phase == s.OVER:
        return NOBODY
    if state.phase in BY_CHANCE:
        return CHANCE
    return int(1 - state.mover() if state.phase == s.LOSING else state.mover())


def _check_places(state: TokaidoDuo) -> None:
    """DUO-6.2, DUO-6.6, DUO-6.8: one figure on a station, and nothing that has to go."""
    tables = state.tables
    taken = set()
    for seat in range(t.SEATS):
        town = state.place_of(seat, t.MERCHANT)
        for character, station in (
            ("pilgrim", int(state.place_of(seat, t.PILGRIM))),
            ("merchant", int(tables.town_station[town])),
        ):
            key = f"seats.{seat}.figures.{character}"
            expect(station not in taken, key, "another figure stands there")
            taken |= {station} - {-1}
        is_changed = state.money[seat] < tables.per_bar or state.bars[seat] == tables.bars_last
        expect(is_changed, f"seats.{seat}.money", f"{tables.per_bar} are changed for a bar")
        fits = state.held(seat) <= state.room(seat) or state.phase in SURPLUS
        expect(fits, f"seats.{seat}.goods", f"there is room for {state.room(seat)}")


def _check_end(state: TokaidoDuo) -> None:
    """DUO-10.1 to DUO-10.4: what was reached in this round triggers the end of it."""
    reached = [
        (event, seat)
        for seat in range(t.SEATS)
        for event, is_done in (
            (int(s.TEMPLES_DONE), state.temple[seat] == state.tables.temple_last),
            (int(s.GARDENS_DONE), state.garden[seat] == state.tables.garden_last),
            (int(s.GOLD_DONE), state.bars[seat] == state.tables.bars_last),
            (int(s.GIFTS_DONE), state.gifts[seat] == t.PAINTINGS),
        )
        if is_done
    ]
    for event, seat in reached:
        used = [c for c in CAUSES[event] if state.holder[c] == seat]
        key = f"seats.{seat}"
        expect(bool(used), key, f"{TRIGGER_NAMES[event]}: not with the dice of this round")
    noted = (int(state.trigger), int(state.trigger_seat))
    is_right = noted in reached if reached else state.trigger == s.NO_TRIGGER
    expect(is_right, "trigger", "not what brings the end here")
    if state.phase == s.OVER:
        is_last = bool(reached) or state.round == s.ROUND_LIMIT
        expect(is_last, "phase", "nothing has brought the end")


def _check_before_play(setup: Setup, position: Position) -> None:
    """DUO-2.1, DUO-2.3: tiles are dealt in order, then waves; nothing else has happened."""
    is_dealing = position.phase == PHASE_NAMES[s.DEALING]
    state = new_match(setup)
    towns = state.tables.town_ids[: t.COASTAL_TOWNS]
    dealt, laid = len(position.tiles), len(position.waves)
    in_order = set(position.tiles) == set(towns[:dealt]) and is_dealing == (dealt < len(towns))
    expect(in_order, "tiles", "dealt in the order of the towns, all before the waves")
    names = t.CHARACTER_NAMES[: 0 if is_dealing else laid]
    expect(set(position.waves) == set(names) and laid < t.CHARACTERS, "waves", "laid in order")
    start = write(state, None)
    told, truth = msgspec.to_builtins(position), msgspec.to_builtins(start)
    for key in ("seats", "spring", "pending"):
        apart = data.difference(told[key], truth[key], key)
        if apart is not None:
            raise data.PositionError(*apart)
    for name, wave in position.waves.items():
        expect(wave.owner is None, f"waves.{name}.owner", "nobody has one yet")


# --- the die in use --------------------------------------------------------------------------


def _check_die(state: TokaidoDuo) -> None:
    """What belongs to the phase is there, and nothing else."""
    phase, die = state.phase, int(state.die)
    expect(s.UNSET not in list(state.tile), "tiles", "one for each coastal town")
    expect(s.UNSET not in list(state.wave_side), "waves", "all three are laid out")
    has_moved = die == t.ARTIST and phase in (s.ACTING, s.SHOWING)
    expect((state.origin != s.UNSET) == has_moved, "origin", "only when the artist has moved")
    counts = phase in (s.DRAWING, s.SHOWING)
    expect((state.pending > 0) == counts, "pending", "only for goods to draw or paintings to show")
    if has_moved:
        region = state.place_of(state.mover(), t.ARTIST)
        expect(
            state.symbols_on_way(region) != 0, "origin", "no way of this length leads from there"
        )
    if die == t.MERCHANT and phase != s.MOVING:
        seat = int(state.mover())
        key = f"seats.{seat}.figures.merchant"
        expect(state.can_trade(seat), key, "could not come here, as there is no way back")
    check = CHECKS.get(int(phase))
    if check is not None:
        check(state)


def _check_acting(state: TokaidoDuo) -> None:
    state.choices.clear()
    state.list_uses(state.choices)
    expect(state.choices.n > 0, "phase", "the space offers nothing")


def _check_drawing(state: TokaidoDuo) -> None:
    """DUO-6.4, DUO-6.5: what is held may have been drawn just now."""
    _expect_mountain_town(state)
    seat = int(state.mover())
    held, room, bag = int(state.held(seat)), int(state.room(seat)), int(state.in_bag())
    wanted = _goods_wanted(state, seat)
    drawn = range(max(0, held - room), held + 1)
    can_be = any(state.pending == min(n, bag + k) - k for n in wanted for k in drawn)
    expect(can_be, "pending", "not so many more can be drawn")


def _goods_wanted(state: TokaidoDuo, seat: int) -> list[int]:
    tables = state.tables
    town = int(tables.town_goods[state.place_of(seat, t.MERCHANT)])
    is_strong = state.holds_side(seat, t.MERCHANT, t.STRONG)
    return [town, town + int(tables.strong_draw)] if is_strong else [town]


def _expect_mountain_town(state: TokaidoDuo) -> None:
    is_there = state.place_of(state.mover(), t.MERCHANT) >= t.COASTAL_TOWNS
    expect(state.die == t.MERCHANT and is_there, "die", "goods are drawn in mountain towns")


def _check_returning(state: TokaidoDuo) -> None:
    """DUO-6.6: more than there is room for, after drawing."""
    _expect_mountain_town(state)
    seat = int(state.mover())
    surplus = int(state.held(seat) - state.room(seat))
    in_range = 0 < surplus <= max(_goods_wanted(state, seat))
    expect(in_range, f"seats.{seat}.goods", "as many too many as can be after drawing")


def _check_showing(state: TokaidoDuo) -> None:
    """DUO-5.4, DUO-5.6: some of the paintings face up may have been turned up just now."""
    expect(state.die == t.ARTIST, "die", "the artist turns up paintings")
    seat = int(state.mover())
    around = int(state.figures_around(seat, state.place_of(seat, t.ARTIST)))
    hidden = int(t.PAINTINGS - state.turned[seat])
    wanted = [around]
    if state.holds_side(seat, t.ARTIST, t.PROLIFIC):
        wanted.append(around + int(state.tables.prolific))
    face_up = range(int(state.turned[seat] - state.gifts[seat]) + 1)
    can_be = any(state.pending == min(n, hidden + k) - k for n in wanted for k in face_up)
    expect(can_be, "pending", "not so many more can be turned up")


def _check_losing(state: TokaidoDuo) -> None:
    """DUO-9.9: the strong merchant was just taken at a shore."""
    mover, loser = int(state.mover()), int(state.actor)
    tables = state.tables
    station = state.place_of(mover, t.PILGRIM)
    at_shore = state.die == t.PILGRIM and tables.station_kind[station] == t.SHORE
    expect(at_shore, "die", "waves are taken by a pilgrim at a shore")
    is_taken = state.holds_side(mover, t.MERCHANT, t.STRONG)
    expect(is_taken, "waves.merchant", "not just taken")
    expect(s.ON_BOARD not in list(state.wave_owner), "waves", "none is left on the board")
    surplus = state.held(loser) - state.room(loser)
    in_range = 0 < surplus <= tables.strong_store
    expect(in_range, f"seats.{loser}.goods", "as many too many as the wave gave room for")


def _check_resting(state: TokaidoDuo) -> None:
    """DUO-8.1: with the tile that was there before."""
    expect(state.ready == 1, "spring", "this seat has not got it to use")


CHECKS = {
    int(s.ACTING): _check_acting,
    int(s.DRAWING): _check_drawing,
    int(s.RETURNING): _check_returning,
    int(s.SHOWING): _check_showing,
    int(s.LOSING): _check_losing,
    int(s.RESTING): _check_resting,
}
