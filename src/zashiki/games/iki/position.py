"""A position of IKI as data. Cards, stalls, fields and goods are called as in records.

What follows from the rest may be left out when a position is written by hand: the season, the
deck, and how many kobun are free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, cast

from msgspec import Meta
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core import position as data
from zashiki.core.position import Count, Part, SeatNumber, expect, name_or_none, named
from zashiki.core.setup import Setup
from zashiki.games.iki import state as s
from zashiki.games.iki import tables as t
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.possible import check_phase, follow
from zashiki.games.iki.rules import Iki, new_match
from zashiki.games.iki.state import PHASE_NAMES

STOCK_NAMES = t.RESOURCES[: t.STOCKS]
BOUGHT_NAMES = (*t.KINDS, "building")

Phase = Annotated[str, Meta(extra_json_schema={"enum": PHASE_NAMES})]
Season = Annotated[str, Meta(extra_json_schema={"enum": list(t.SEASONS[1:])})]
Stock = Annotated[dict[str, Count], Meta(description=f"how many {', '.join(STOCK_NAMES)}")]
Names = list[str]


class Seat(Part, kw_only=True):
    """What a seat has."""

    stock: Stock = {}
    fire: Annotated[Count, Meta(description="value on the fire-brigade track")] = 0
    space: Annotated[str | None, Meta(description="the shop; null: before the gate")] = None
    kobun: Annotated[Count | None, Meta(description="free ones")] = None
    retired: Annotated[Names, Meta(description="cards")] = []
    tiles: Annotated[Names, Meta(description="special tiles not used up")] = []
    goods: Annotated[Names, Meta(description="fish, pipes and pouches bought")] = []


class Stall(Part, kw_only=True):
    """A character card or a building on a stall."""

    card: str | None = None
    building: str | None = None
    owner: Annotated[SeatNumber | None, Meta(description="null: a neutral card")] = None
    experience: Count = 0


class Position(data.Position, kw_only=True):
    """Where things stand in a match of IKI."""

    seats: list[Seat]
    phase: Phase
    month: Annotated[int, Meta(ge=1, le=13, description="13: New Year")] = 1
    season: Annotated[Season | None, Meta(description="of the shops and the market")] = None
    first: Annotated[SeatNumber | None, Meta(description="start player; of two the sun")] = None
    standing: Annotated[list[SeatNumber], Meta(description="discs on the fire track, front first")]
    stalls: Annotated[dict[str, Stall], Meta(description="those that are taken")] = {}
    market: Annotated[dict[str, Count], Meta(description="open cards, and the mon on each")] = {}
    deck: Annotated[Names | None, Meta(description="cards that may come this season")] = None
    gone: Annotated[Names, Meta(description="cards that have left the game")] = []
    offer: Annotated[Names, Meta(description="buildings laid open and not built")] = []
    burnt: Annotated[Names, Meta(description="buildings lost")] = []
    fields: Annotated[dict[str, SeatNumber], Meta(description="order figures")] = {}
    blocked: Annotated[str | None, Meta(description="the field closed this month")] = None
    blocking: Annotated[dict[str, Count], Meta(description="tiles not drawn, by field")] = {}
    to_draw: Annotated[Count, Meta(description="cards or buildings still to be laid open")] = 0
    picked: Annotated[str | None, Meta(description="a card, building or stall picked first")] = None
    plan: Annotated[str | None, Meta(description="the special tile it is built with")] = None
    deals: Annotated[Count, Meta(description="with the shop, this visit")] = 0
    bought: Annotated[dict[str, Count], Meta(description="this visit, by kind")] = {}
    used: Annotated[bool, Meta(description="a stall was used in this visit")] = False
    visited: Annotated[str | None, Meta(description="the stall whose action goes on")] = None
    lessons: Annotated[Count, Meta(description="experience still to be given")] = 0
    burning: Annotated[str | None, Meta(description="the stall that the fire has come to")] = None


# --- names -----------------------------------------------------------------------------------


def shop_names(tables: t.Tables) -> list[str]:
    """Spaces by their shop; where a shop stands on several, with the number of the space."""
    ids = tables.shop_ids
    return [name if ids.count(name) == 1 else f"{name}-{i}" for i, name in enumerate(ids)]


def _set(names: Sequence[str], members: i64) -> list[str]:
    return [names[i] for i in bits.listed(members)]


def _numbers(names: Sequence[str], told: Iterable[str], key: str) -> list[int]:
    """The numbers of a list of names, each named once."""
    out: list[int] = []
    for i, name in enumerate(told):
        found = data.number([one or None for one in names], name, f"{key}.{i}")
        expect(found not in out, f"{key}.{i}", f"{name} is named twice")
        out.append(found)
    return out


def _picked_names(state: Iki) -> Sequence[str]:
    """What can be picked in the phase: cards, buildings or stalls."""
    if state.phase == s.BUILD_STALL:
        return state.tables.building_ids
    return state.side.stall_ids if state.phase == s.SWAP_SECOND else state.tables.card_ids


# --- writing ---------------------------------------------------------------------------------


def write(state: Iki, viewer: int | None) -> Position:
    """IKI-1.8: everybody may know everything."""
    tables, side = state.tables, state.side
    first = int(state.lot()) * t.DECK
    cards = tables.card_ids[first : first + t.DECK]
    return Position(
        **data.header(state),
        seats=[_seat(state, seat) for seat in range(int(state.seats))],
        phase=PHASE_NAMES[int(state.phase)],
        month=int(state.month),
        season=t.SEASONS[int(state.season)],
        first=None if state.first == s.NO_SEAT else int(state.first),
        standing=[int(seat) for seat in state.standing],
        stalls=_stalls(state),
        market={cards[i]: int(state.coins[i]) for i in bits.listed(state.market)},
        deck=_set(tables.card_ids[int(state.season) * t.DECK :], state.deck),
        gone=_in_zone(state, s.GONE),
        offer=_set(tables.building_ids, state.offer),
        burnt=_set(tables.building_ids, state.burnt),
        fields=_held(tables.field_ids, state.fields),
        blocked=name_or_none(tables.field_ids, int(state.blocked)),
        blocking=named(tables.field_ids, state.blocks) if side.blocking else {},
        to_draw=int(state.to_draw),
        picked=name_or_none(_picked_names(state), int(state.pending)),
        plan=name_or_none(tables.tile_ids, int(state.plan)),
        deals=int(state.deals),
        bought=named(BOUGHT_NAMES, state.bought),
        used=state.used != 0,
        visited=name_or_none(side.stall_ids, int(state.visited)),
        lessons=int(state.lessons),
        burning=_burning(state),
    )


def _seat(state: Iki, seat: int) -> Seat:
    tables = state.tables
    return Seat(
        stock=named(STOCK_NAMES, t.row_of(state.stock, seat, t.STOCKS)),
        fire=int(state.fire[seat]),
        space=name_or_none(shop_names(tables), int(state.space[seat])),
        kobun=int(state.kobun[seat]),
        retired=_in_zone(state, s.RETIRED + seat),
        tiles=[name for i, name in enumerate(tables.tile_ids) if state.tiles[i] == seat],
        goods=[name for i, name in enumerate(tables.goods_ids) if state.goods[i] == seat],
    )


def _in_zone(state: Iki, zone: int) -> list[str]:
    return [state.tables.card_ids[card] for card, at in enumerate(state.zone) if at == zone]


def _held(names: Sequence[str], holders: Iterable[int]) -> dict[str, int]:
    """Things that a seat holds."""
    pairs = zip(names, holders, strict=False)
    return {name: int(seat) for name, seat in pairs if seat >= 0}


def _stalls(state: Iki) -> dict[str, Stall]:
    tables, out = state.tables, {}
    for i, name in enumerate(state.side.stall_ids):
        what, owner = int(state.stall[i]), int(state.owner[i])
        if what >= s.HOUSE:
            out[name] = Stall(building=tables.building_ids[what - s.HOUSE], owner=owner)
        elif what != s.EMPTY:
            out[name] = Stall(
                card=tables.card_ids[what],
                owner=None if owner == s.NEUTRAL else owner,
                experience=int(state.experience[i]),
            )
    return out


def _burning(state: Iki) -> str | None:
    if state.quarter == s.NOTHING:
        return None
    at = state.quarter * t.QUARTER_STALLS + state.burning
    return state.side.stall_ids[int(state.side.path[at])]


# --- reading ---------------------------------------------------------------------------------


def read(setup: Setup, position: Position) -> Iki:
    phase = data.number(PHASE_NAMES, position.phase, "phase")
    _check_names(cast("t.Tables", setup.edition.tables), position)
    if phase <= s.START_STALL:
        state = _replayed(setup, position)
    else:
        state = new_match(setup)
        state.phase = phase
        _read(state, position)
        state.index()
        _read_turn(state, position)
        follow(state)
        check_phase(state)
    _fill_in(state, position)
    return state


def _check_names(tables: t.Tables, position: Position) -> None:
    """Also of what there is none: nothing else would notice it."""
    data.counts([name or None for name in tables.card_ids], position.market, "market")
    data.counts(tables.field_ids, position.fields, "fields")
    data.counts(tables.field_ids, position.blocking, "blocking")
    data.counts(BOUGHT_NAMES, position.bought, "bought")
    for seat, told in enumerate(position.seats):
        data.counts(STOCK_NAMES, told.stock, f"seats.{seat}.stock")


def _fill_in(state: Iki, position: Position) -> None:
    """What was left out because it follows."""
    whole = write(state, None)
    position.season = position.season or whole.season
    position.deck = whole.deck if position.deck is None else position.deck
    for told, seat in zip(position.seats, whole.seats, strict=True):
        told.kobun = seat.kobun if told.kobun is None else told.kobun


# --- before the first month ------------------------------------------------------------------


def _replayed(setup: Setup, position: Position) -> Iki:
    """Before the first month a position can only have come about in one way: play it."""
    state = new_match(setup)
    tables = state.tables
    if position.first is not None:
        expect(position.first < state.seats, "first", f"there is no seat {position.first}")
        _apply(state, ACTIONS.code("begin", position.first), "first")
    for building in _numbers(tables.building_ids, position.offer, "offer"):
        _apply(state, ACTIONS.code("build", building), "offer")
    owned = {stall.owner: (name, stall) for name, stall in position.stalls.items()}
    while state.phase == s.START_CARD and int(state.actor) in owned:
        name, stall = owned[int(state.actor)]
        key = f"stalls.{name}"
        card = data.number(tables.card_ids, stall.card, f"{key}.card")
        _apply(state, ACTIONS.code("pick", card), f"{key}.card")
        _apply(state, ACTIONS.code("place", data.number(state.side.stall_ids, name, key)), key)
    if position.picked is not None:
        card = data.number(tables.card_ids, position.picked, "picked")
        _apply(state, ACTIONS.code("pick", card), "picked")
    return state


def _apply(state: Iki, code: int, key: str) -> None:
    expect(state.is_legal(code), key, "cannot be at this moment")
    state.apply(code)


# --- where things are ------------------------------------------------------------------------


def _read(state: Iki, position: Position) -> None:
    state.month = position.month
    is_next = state.phase == s.FEEDING and state.month < t.MONTHS  # IKI-11.2: already stocked
    state.season = state.tables.season[state.month] + (1 if is_next else 0)
    expect(position.first is not None, "first", "somebody began")
    state.first = position.first or 0
    expect(state.first < state.seats, "first", f"there is no seat {state.first}")
    _read_track(state, position)
    for name, stall in position.stalls.items():
        _read_stall(state, name, stall)
    _read_cards(state, position)
    for seat, told in enumerate(position.seats):
        _read_seat(state, seat, told)
    _read_buildings(state, position)
    _read_order(state, position)


def _read_track(state: Iki, position: Position) -> None:
    """IKI-1.6: the discs, front first."""
    seats = list(range(int(state.seats)))
    expect(sorted(position.standing) == seats, "standing", "every seat has one disc")
    last = int(state.tables.fire_top)
    for i, seat in enumerate(position.standing):
        state.standing[i] = seat
        value = position.seats[seat].fire
        expect(value <= int(state.tables.fire_top), f"seats.{seat}.fire", "beyond the track")
        expect(value <= last, "standing", "higher fire values are further to the front")
        state.fire[seat] = last = value


def _read_stall(state: Iki, name: str, told: Stall) -> None:
    key, tables = f"stalls.{name}", state.tables
    stall = data.number(state.side.stall_ids, name, key)
    owner = s.NEUTRAL if told.owner is None else told.owner
    expect(owner < state.seats, f"{key}.owner", f"there is no seat {owner}")
    expect((told.card is None) != (told.building is None), key, "a card or a building")
    if told.building is not None:
        building = data.number(tables.building_ids, told.building, f"{key}.building")
        expect(owner != s.NEUTRAL, f"{key}.owner", "a building has an owner")
        expect(told.experience == 0, f"{key}.experience", "a building learns nothing")
        state.stall[stall] = s.HOUSE + building
    else:
        card = data.number(tables.card_ids, told.card or None, f"{key}.card")
        neutral = owner == s.NEUTRAL
        expect(state.side.neutral or not neutral, f"{key}.owner", "only two play neutral cards")
        most = 1 if neutral else int(tables.levels[card])
        expect(told.experience < most, f"{key}.experience", f"less than {most}")
        _to_zone(state, card, s.BOARD, f"{key}.card")
        state.stall[stall] = card
        state.experience[stall] = told.experience
    state.owner[stall] = owner


def _to_zone(state: Iki, card: int, zone: int, key: str) -> None:
    expect(state.zone[card] == s.UNSEEN, key, "this card is named twice")
    expect(card < (state.season + 1) * t.DECK, key, "a card of a season to come")
    state.zone[card] = zone


def _read_cards(state: Iki, position: Position) -> None:
    tables = state.tables
    state.market, first = 0, int(state.season) * t.DECK
    for name, coins in position.market.items():
        number = data.number(
            [one or None for one in tables.card_ids[first : first + t.DECK]],
            name,
            f"market.{name}",
        )
        _to_zone(state, first + number, s.MARKET, f"market.{name}")
        state.market |= 1 << number
        state.coins[number] = coins
    for i, card in enumerate(_numbers(tables.card_ids, position.gone, "gone")):
        _to_zone(state, card, s.GONE, f"gone.{i}")
    for seat, told in enumerate(position.seats):
        key = f"seats.{seat}.retired"
        for i, card in enumerate(_numbers(tables.card_ids, told.retired, key)):
            _to_zone(state, card, s.RETIRED + seat, f"{key}.{i}")
    for card in bits.listed(tables.deck[0]):
        known = state.zone[card] != s.UNSEEN
        expect(known, "gone", f"the start card {tables.card_ids[card]} is nowhere")
    for number in bits.listed(tables.deck[state.season]):
        if state.zone[first + number] == s.UNSEEN:
            state.deck |= 1 << number


def _read_seat(state: Iki, seat: int, told: Seat) -> None:
    key, tables = f"seats.{seat}", state.tables
    for i, count in enumerate(data.counts(STOCK_NAMES, told.stock, f"{key}.stock")):
        state.stock[seat * t.STOCKS + i] = count
    state.space[seat] = data.number_or(shop_names(tables), told.space, f"{key}.space")
    for i, good in enumerate(_numbers(tables.goods_ids, told.goods, f"{key}.goods")):
        where = f"{key}.goods.{i}"
        expect(state.goods[good] == s.NO_SEAT, where, "bought by somebody else")
        expect(tables.goods_season[good] <= state.season, where, "not on sale yet")
        state.goods[good] = seat
    _check_goods(state, seat)
    held = _numbers(tables.tile_ids, told.tiles, f"{key}.tiles")
    for card in range(t.CARDS):
        tile = int(tables.card_tile[card])
        if tile >= 0 and state.zone[card] == s.RETIRED + seat:
            is_held = tile in held or not tables.tile_once[tile]
            state.tiles[tile] = seat if is_held else s.SPENT


def _check_goods(state: Iki, seat: int) -> None:
    """IKI-7.4: no more of a kind than a season allows."""
    tables, bought = state.tables, [0] * (len(t.SEASONS) * t.N_KINDS)
    for good in range(int(tables.n_goods)):
        if state.goods[good] == seat:
            kind = int(tables.goods_kind[good])
            at = int(tables.goods_season[good]) * t.N_KINDS + kind
            bought[at] += 1
            limit = int(tables.season_limit[kind])
            within = limit == 0 or bought[at] <= limit
            expect(within, f"seats.{seat}.goods", f"more {t.KINDS[kind]} than a season allows")


def _read_buildings(state: Iki, position: Position) -> None:
    names = state.tables.building_ids
    there = [int(what) - s.HOUSE for what in state.stall if what >= s.HOUSE]
    for key, told in (("offer", position.offer), ("burnt", position.burnt)):
        there += _numbers(names, told, key)
    state.offer = sum(1 << n for n in _numbers(names, position.offer, "offer"))
    state.burnt = sum(1 << n for n in _numbers(names, position.burnt, "burnt"))
    for building in there:
        expect(there.count(building) == 1, "offer", f"{names[building]} is named twice")
        state.undrawn &= ~(1 << building)
    drawn = int(state.tables.open_buildings)
    expect(len(there) == drawn, "offer", f"{drawn} buildings were laid open, wherever they are")


def _read_order(state: Iki, position: Position) -> None:
    """IKI-4.3, IKI-3.3: the order track and its blocking tiles."""
    names = state.tables.field_ids
    for name, seat in position.fields.items():
        key = f"fields.{name}"
        field = data.number(names, name, key)
        expect(seat < state.seats, key, f"there is no seat {seat}")
        expect(seat not in list(state.fields), key, "this seat has a field already")
        state.fields[field] = seat
    state.blocked = data.number_or(names, position.blocked, "blocked")
    if state.blocked >= 0:
        expect(state.fields[state.blocked] == s.NO_SEAT, "blocked", "a figure stands there")
    if state.side.blocking:
        for field, count in enumerate(data.counts(names, position.blocking, "blocking")):
            out = 1 if field == state.blocked else 0
            key = f"blocking.{names[field]}"
            expect(count + out <= state.tables.blocking[field], key, "more than there are")
            state.blocks[field] = count


# --- the turn --------------------------------------------------------------------------------


def _read_turn(state: Iki, position: Position) -> None:
    tables, side = state.tables, state.side
    state.actor = data.actor_number(position.actor)
    expect(state.actor < state.seats, "actor", f"there is no seat {position.actor}")
    state.to_draw = position.to_draw
    state.deals, state.lessons = position.deals, position.lessons
    state.used = 1 if position.used else 0
    for kind, count in enumerate(data.counts(BOUGHT_NAMES, position.bought, "bought")):
        state.bought[kind] = count
    state.visited = data.number_or(side.stall_ids, position.visited, "visited")
    state.plan = data.number_or(tables.tile_ids, position.plan, "plan")
    state.pending = data.number_or(_picked_names(state), position.picked, "picked")
    if position.burning is not None:
        stall = data.number(side.stall_ids, position.burning, "burning")
        at = list(side.path).index(stall)
        state.quarter, state.burning = divmod(at, t.QUARTER_STALLS)
