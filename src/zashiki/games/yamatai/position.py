"""A position of Yamataï as data, in the words of records: wood, s07, i02, b06, raijin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from librt.vecs import append, vec
from msgspec import Meta
from mypy_extensions import i64

from zashiki.core import bits
from zashiki.core import position as data
from zashiki.core.cells import filled, ints
from zashiki.core.position import Count, Part, SeatNumber, expect, known, name_or_none, named
from zashiki.core.setup import Setup
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.edition import MOST_SHIPS_OF_COLOUR
from zashiki.games.yamatai.knowledge import knows
from zashiki.games.yamatai.notation import FACES, fleet_names
from zashiki.games.yamatai.possible import check_table, check_turn
from zashiki.games.yamatai.rounds import endings
from zashiki.games.yamatai.rules import Yamatai, new_match
from zashiki.games.yamatai.state import ENDING_NAMES, NONE, PHASE_NAMES

COLOURS, KINDS, WORD = int(t.COLOURS), int(t.KINDS), int(bits.WORD)

Phase = Annotated[str, Meta(extra_json_schema={"enum": PHASE_NAMES})]
Ships = Annotated[dict[str, Count], Meta(description="how many of each material, such as wood")]
Culture = Annotated[dict[str, Count], Meta(description="how many culture tiles of each kind")]
Tile = Annotated[str, Meta(description="a building tile, such as b06")]

# Phases in which `pending` counts what is still to be chosen, and those with a thing chosen first.
COUNTING = (s.CHOOSING, s.REMOVING, s.GIVING, s.GETTING)


class Meeple(Part):
    """A turn of this round: whose, the place on the order track, and the fleet once taken."""

    seat: SeatNumber
    place: Annotated[int, Meta(ge=1, le=10)]
    fleet: str | None = None


class Offer(Part):
    """A specialist on display, and the coins on the card."""

    specialist: str
    coins: Count = 0


class Hidden(Part):
    """A tile of the pile that somebody has looked at."""

    tile: Annotated[Tile | None, Meta(description="null for those who do not know it")]
    seen_by: Annotated[SeatNumber, Meta(description="who put it there")]


class Pile(Part, kw_only=True):
    """The pile of building tiles, from the top down."""

    tiles: Annotated[list[Tile], Meta(description="all in it or being looked at, in no order")]
    top: Annotated[list[Hidden], Meta(description="put on top after a look")] = []
    middle: Annotated[Count, Meta(description="tiles between, whose order nobody knows")]
    under: Annotated[list[Hidden], Meta(description="put under it after a look")] = []
    looked: Annotated[list[Tile | None], Meta(description="being looked at; null for others")] = []


class Memory(Part):
    """Tiles a seat has looked at before, which somebody else has looked at since."""

    tiles: list[Tile]
    places: Annotated[
        list[str],
        Meta(description="where they lie, in an order unknown: top-1, under-1 …, or looked"),
    ]


class Seat(Part, kw_only=True):
    """What a seat has."""

    coins: Count
    tokens: Annotated[Count, Meta(description="prestige tokens")] = 0
    pieces: Annotated[Count, Meta(description="standard buildings left")]
    ships: Annotated[Ships, Meta(description="in the harbour; in its turn, all at hand")] = {}
    harbour: Annotated[Count, Meta(description="places in the harbour")]
    beside: Annotated[Ships, Meta(description="beside the harbour, lost")] = {}
    culture: Culture = {}
    built: list[Tile] = []
    reserved: list[Tile] = []
    specialists: list[str] = []
    remembers: Annotated[list[Memory] | None, Meta(description="null for others")] = []


class ThisTurn(Part, kw_only=True):
    """What is remembered until the turn ends."""

    effect_open: Annotated[bool, Meta(description="the fleet's effect may still be used")] = False
    trades: Annotated[Count, Meta(description="made, or given up where one may come later")] = 0
    used: Annotated[list[str], Meta(description="specialists whose power is used up")] = []
    recruited: bool = False
    placed: Annotated[list[str], Meta(description="spaces of ships placed and yet to collect")] = []
    last: Annotated[str | None, Meta(description="where the ship placed last lies")] = None
    line_broken: Annotated[bool, Meta(description="the ship placed last was removed")] = False
    gained: Annotated[Ships, Meta(description="at hand by trade or exchange")] = {}
    berth: Annotated[Ships, Meta(description="chosen for the harbour so far")] = {}
    moored: Annotated[
        Ships, Meta(description="in the harbour before the turn, where one new ship is moored")
    ] = {}
    first: Annotated[
        str | None, Meta(description="chosen first: specialist to be paid, island or space to swap")
    ] = None
    left: Annotated[Count, Meta(description="how many are still to be chosen of what began")] = 0
    back: Annotated[
        str | None, Meta(description="the phase that goes on after what interrupted it")
    ] = None


class Position(data.Position, kw_only=True):
    """Where things stand in a match of Yamataï."""

    seats: list[Seat]
    phase: Phase
    round: Count
    turn: Annotated[SeatNumber, Meta(description="whose turn it is, or was last")]
    order: Annotated[list[Meeple], Meta(description="the turns of this round")]
    fleets: Annotated[list[str | None], Meta(description="face up on the track; null: a gap")]
    face_down: Annotated[list[list[str]], Meta(description="fleets, those turned up first first")]
    supply: Ships
    ships: Annotated[dict[str, str], Meta(description="on the board, by space")] = {}
    culture: Annotated[dict[str, str], Meta(description="tiles on the board, by island")] = {}
    buildings: Annotated[dict[str, Tile], Meta(description="on the board, by island")] = {}
    mountains: Annotated[list[str], Meta(description="islands")] = []
    sacred: Annotated[list[str], Meta(description="islands with sacred ground")] = []
    undealt: Annotated[dict[str, Count], Meta(description="culture tiles during the set-up")] = {}
    spent: Annotated[Culture, Meta(description="given away")] = {}
    row: Annotated[list[Tile | None], Meta(description="face up; null: a gap")]
    reserved_now: Annotated[list[Tile], Meta(description="reserved in this round")] = []
    pile: Pile
    display: Annotated[list[Offer | None], Meta(description="null: a free place")]
    stack: Annotated[list[str], Meta(description="specialists face down, in no order")] = []
    this_turn: ThisTurn
    ending: Annotated[
        list[Annotated[str, Meta(extra_json_schema={"enum": ENDING_NAMES})]],
        Meta(description="why the match is over"),
    ] = []


# --- writing ---------------------------------------------------------------------------------


def write(state: Yamatai, viewer: int | None) -> Position:
    tables = state.tables
    fleets = fleet_names(tables)
    return Position(
        **data.header(state),
        seats=[_seat(state, seat, viewer) for seat in range(int(state.seats))],
        phase=PHASE_NAMES[int(state.phase)],
        round=int(state.round),
        turn=int(state.seat),
        order=_order(state),
        fleets=[name_or_none(fleets, int(fleet)) for fleet in state.up],
        face_down=[_members(fleets, batch) for batch in (state.down_first, state.down_second)],
        supply=named(t.COLOUR_NAMES, state.supply),
        ships=_by_place(tables.space_names, t.COLOUR_NAMES, state.board),
        culture=_by_place(tables.island_names, tables.kind_names, state.culture_at),
        buildings=_by_place(tables.island_names, tables.tile_names, state.building_at),
        mountains=_members(tables.island_names, state.mountains),
        sacred=_members(tables.island_names, state.sacred),
        undealt=named(_faces(tables), state.culture_left),
        spent=named(tables.kind_names, state.spent),
        row=[name_or_none(tables.tile_names, int(tile)) for tile in state.row],
        reserved_now=_members(tables.tile_names, state.fresh),
        pile=_pile(state, viewer),
        display=[_offer(state, int(one)) for one in state.shown],
        stack=_members(tables.specialist_names, state.stack),
        this_turn=_this_turn(state),
        ending=_members(ENDING_NAMES, state.ending),
    )


def _members(names: Sequence[str], members: i64) -> list[str]:
    return [names[number] for number in bits.listed(members)]


def _by_place(places: Sequence[str], names: Sequence[str], what: vec[i64]) -> dict[str, str]:
    return {places[n]: names[int(number)] for n, number in enumerate(what) if number != NONE}


def _faces(tables: t.Tables) -> list[str]:
    """Culture tiles without and with a mountain under them."""
    return [kind + face for kind in tables.kind_names for face in FACES]


def _order(state: Yamatai) -> list[Meeple]:
    fleets = fleet_names(state.tables)
    return [
        Meeple(
            int(state.order[turn]),
            int(state.places[turn]),
            name_or_none(fleets, int(state.taken[turn])),
        )
        for turn in range(int(state.turns))
        if state.order[turn] != NONE
    ]


def _offer(state: Yamatai, specialist: int) -> Offer | None:
    if specialist == NONE:
        return None
    return Offer(state.tables.specialist_names[specialist], int(state.reward[specialist]))


def _pile(state: Yamatai, viewer: int | None) -> Pile:
    """Which tiles are in it everybody can tell, and who knows which place."""
    names = state.tables.tile_names
    tiles = [*bits.listed(state.middle | state.looked), *map(int, state.top)]
    tiles += map(int, state.under)

    def name(tile: int) -> str | None:
        return names[tile] if viewer is None or knows(state, viewer, tile) else None

    def hidden(tiles: Iterable[int]) -> list[Hidden]:
        return [Hidden(name(tile), int(bits.first(state.seen[tile]))) for tile in tiles]

    return Pile(
        tiles=[names[tile] for tile in sorted(tiles)],
        top=hidden(reversed([int(tile) for tile in state.top])),
        middle=int(bits.count(state.middle)),
        under=hidden([int(tile) for tile in state.under]),
        looked=[name(tile) for tile in bits.listed(state.looked)],
    )


def _seat(state: Yamatai, seat: int, viewer: int | None) -> Seat:
    tables = state.tables
    ships = slice(seat * COLOURS, (seat + 1) * COLOURS)
    people = zip(tables.specialist_names, state.holder, strict=True)
    return Seat(
        coins=int(state.coins[seat]),
        tokens=int(state.tokens[seat]),
        pieces=int(state.pieces[seat]),
        ships=named(t.COLOUR_NAMES, list(state.ships)[ships]),
        harbour=int(state.harbour_size(seat)),
        beside=named(t.COLOUR_NAMES, list(state.beside)[ships]),
        culture=named(tables.kind_names, state.hand[seat * KINDS : (seat + 1) * KINDS]),
        built=_members(tables.tile_names, state.owned[seat]),
        reserved=_members(tables.tile_names, state.reserved[seat]),
        specialists=[name for name, holder in people if holder == seat],
        remembers=_memories(state, seat) if _shows_memories(state, seat, viewer) else None,
    )


def _shows_memories(state: Yamatai, seat: int, viewer: int | None) -> bool:
    """Memories are one's own; while nobody has looked at the pile, all know that there are none."""
    return viewer in (None, seat) or state.is_over or not _pile_places(state)


def _memories(state: Yamatai, seat: int) -> list[Memory]:
    places = _pile_places(state)
    told = [int(number) for number in state.memories]
    return [
        Memory(
            _members(state.tables.tile_names, what),
            [name for name, tiles in places.items() if tiles & where],
        )
        for owner, where, what in zip(told[::3], told[1::3], told[2::3], strict=True)
        if owner == seat
    ]


def _pile_places(state: Yamatai) -> dict[str, int]:
    """The known places of the pile from the top down, with the tiles there as bits."""
    top = reversed([int(tile) for tile in state.top])
    out = {f"top-{i}": 1 << tile for i, tile in enumerate(top, 1)}
    out |= {f"under-{i}": 1 << int(tile) for i, tile in enumerate(state.under, 1)}
    return out | ({"looked": int(state.looked)} if state.looked else {})


def _this_turn(state: Yamatai) -> ThisTurn:
    tables = state.tables
    placed = bits.listed(state.placed[0]) + [WORD + n for n in bits.listed(state.placed[1])]
    powers = [int(power) for power in tables.specialist_power]
    return ThisTurn(
        effect_open=state.effect_open == 1,
        trades=int(state.trades),
        used=[tables.specialist_names[powers.index(n)] for n in bits.listed(state.used)],
        recruited=state.recruited == 1,
        placed=[tables.space_names[space] for space in placed],
        last=name_or_none(tables.space_names, int(state.last)),
        line_broken=state.last == s.BROKEN,
        gained=named(t.COLOUR_NAMES, state.gained),
        berth=named(t.COLOUR_NAMES, state.berth),
        moored=named(t.COLOUR_NAMES, _unpacked(int(state.moored))),
        first=name_or_none(_firsts(state), int(state.pending)) if _firsts(state) else None,
        left=int(state.pending) if state.phase in COUNTING else 0,
        back=name_or_none(PHASE_NAMES, int(state.back)),
    )


def _unpacked(ships: int) -> list[int]:
    return [ships >> int(t.FIELD) * colour & 15 for colour in range(COLOURS)]


def _firsts(state: Yamatai) -> list[str]:
    """What may have been chosen first in this phase; nothing in most."""
    names = {
        s.PAYING: state.tables.specialist_names,
        s.EXCHANGING: state.tables.island_names,
        s.SWAPPING: state.tables.space_names,
    }
    return names.get(state.phase, [])


# --- reading ---------------------------------------------------------------------------------


def read(setup: Setup, position: Position) -> Yamatai:
    state = new_match(setup)
    state.phase = data.number(PHASE_NAMES, position.phase, "phase")
    state.actor = data.actor_number(position.actor)
    state.round = position.round
    _read_order(state, position.order)
    _read_fleets(state, position)
    _read_board(state, position)
    for seat, told in enumerate(position.seats):
        _read_seat(state, seat, told)
    _read_tiles(state, position)
    _read_people(state, position)
    state.index()
    check_table(state)
    _read_turn(state, position.this_turn)
    for seat, told in enumerate(position.seats):
        _read_memories(state, seat, told)
    check_turn(state)
    if state.phase == s.OVER:
        state.ending = endings(state)
    return state


def _set_of(names: Sequence[str], told: Iterable[str | None], key: str) -> int:
    """Names as bits; each may stand there once."""
    out = 0
    for i, name in enumerate(told):
        number = data.number(names, name, f"{key}.{i}")
        expect(not out >> number & 1, f"{key}.{i}", "stands there twice")
        out |= 1 << number
    return out


def _slots(names: Sequence[str], told: Sequence[str | None], size: int, key: str) -> vec[i64]:
    """A row of places, some of them empty."""
    expect(len(told) == size, key, f"there are {size} places")
    _set_of(names, [name for name in told if name is not None], key)
    return ints([data.number_or(names, name, f"{key}.{i}") for i, name in enumerate(told)])


def _counted(names: Sequence[str], told: dict[str, int], key: str) -> vec[i64]:
    return ints(data.counts(names, told, key))


def _placed_at(
    places: Sequence[str], names: Sequence[str], told: dict[str, str], key: str
) -> vec[i64]:
    out = filled(len(places), NONE)
    for place, name in told.items():
        where = f"{key}.{place}"
        out[data.number(places, place, where)] = data.number(names, name, where)
    return out


def _read_order(state: Yamatai, told: list[Meeple]) -> None:
    fleets = fleet_names(state.tables)
    expect(len(told) <= state.turns, "order", f"there are {state.turns} turns in a round")
    for turn, meeple in enumerate(told):
        expect(meeple.seat < state.seats, f"order.{turn}.seat", f"there is no seat {meeple.seat}")
        state.order[turn], state.places[turn] = meeple.seat, meeple.place
        state.taken[turn] = data.number_or(fleets, meeple.fleet, f"order.{turn}.fleet")


def _read_fleets(state: Yamatai, position: Position) -> None:
    fleets = fleet_names(state.tables)
    state.up = _slots(fleets, position.fleets, len(state.up), "fleets")
    expect(len(position.face_down) == 2, "face_down", "there are two batches, one may be empty")
    first, second = (
        _set_of(fleets, batch, f"face_down.{i}") for i, batch in enumerate(position.face_down)
    )
    state.down_first, state.down_second = first, second


def _read_board(state: Yamatai, position: Position) -> None:
    tables = state.tables
    islands, kinds = tables.island_names, tables.kind_names[:KINDS]
    state.supply = _counted(t.COLOUR_NAMES, position.supply, "supply")
    state.board = _placed_at(tables.space_names, t.COLOUR_NAMES, position.ships, "ships")
    state.culture_at = _placed_at(islands, kinds, position.culture, "culture")
    state.building_at = _placed_at(islands, tables.tile_names, position.buildings, "buildings")
    state.mountains = _set_of(islands, position.mountains, "mountains")
    state.sacred = _set_of(islands, position.sacred, "sacred")
    state.culture_left = _counted(_faces(tables), position.undealt, "undealt")
    state.spent = _counted(kinds, position.spent, "spent")


def _read_seat(state: Yamatai, seat: int, told: Seat) -> None:
    tables, key = state.tables, f"seats.{seat}"
    state.coins[seat], state.tokens[seat] = told.coins, told.tokens
    for colour, count in enumerate(data.counts(t.COLOUR_NAMES, told.ships, f"{key}.ships")):
        state.ships[seat * COLOURS + colour] = count
    for colour, count in enumerate(data.counts(t.COLOUR_NAMES, told.beside, f"{key}.beside")):
        state.beside[seat * COLOURS + colour] = count
    kinds = tables.kind_names[:KINDS]
    for kind, count in enumerate(data.counts(kinds, told.culture, f"{key}.culture")):
        state.hand[seat * KINDS + kind] = count
    state.owned[seat] = _set_of(tables.tile_names, told.built, f"{key}.built")
    state.reserved[seat] = _set_of(tables.tile_names, told.reserved, f"{key}.reserved")
    for i, name in enumerate(told.specialists):
        where = f"{key}.specialists.{i}"
        specialist = data.number(tables.specialist_names, name, where)
        expect(state.holder[specialist] == NONE, where, "stands somewhere else already")
        state.holder[specialist] = seat


def _read_tiles(state: Yamatai, position: Position) -> None:
    names, pile = state.tables.tile_names, position.pile
    state.row = _slots(names, position.row, len(state.row), "row")
    state.fresh = _set_of(names, position.reserved_now, "reserved_now")
    state.middle = _set_of(names, pile.tiles, "pile.tiles")
    state.top = _read_hidden(state, pile.top, "pile.top")
    state.top = ints([int(tile) for tile in state.top][::-1])
    state.under = _read_hidden(state, pile.under, "pile.under")
    for i, name in enumerate(pile.looked):
        key = f"pile.looked.{i}"
        tile = data.number(names, known(name, key), key)
        _out_of_middle(state, tile, key)
        state.looked |= bits.bit(tile)


def _read_hidden(state: Yamatai, told: list[Hidden], key: str) -> vec[i64]:
    tiles = []
    for i, hidden in enumerate(told):
        where = f"{key}.{i}.tile"
        tile = data.number(state.tables.tile_names, known(hidden.tile, where), where)
        _out_of_middle(state, tile, where)
        expect(hidden.seen_by < state.seats, f"{key}.{i}.seen_by", "there is no such seat")
        state.seen[tile] = bits.bit(hidden.seen_by)
        tiles.append(tile)
    return ints(tiles)


def _out_of_middle(state: Yamatai, tile: int, key: str) -> None:
    expect(state.middle >> tile & 1 == 1, key, "is not among the tiles of the pile, or twice")
    state.middle &= ~bits.bit(tile)


def _read_people(state: Yamatai, position: Position) -> None:
    names = state.tables.specialist_names
    offers = [None if offer is None else offer.specialist for offer in position.display]
    state.shown = _slots(names, offers, len(state.shown), "display")
    for offer in position.display:
        if offer is not None:
            state.reward[names.index(offer.specialist)] = offer.coins
    state.stack = _set_of(names, position.stack, "stack")


def _read_turn(state: Yamatai, told: ThisTurn) -> None:
    tables, key = state.tables, "this_turn"
    names = tables.specialist_names
    state.effect_open, state.recruited = int(told.effect_open), int(told.recruited)
    state.trades = told.trades
    for specialist in bits.listed(_set_of(names, told.used, f"{key}.used")):
        state.used |= bits.bit(tables.specialist_power[specialist])
    placed = [data.number(tables.space_names, name, f"{key}.placed") for name in told.placed]
    for space in placed:
        state.placed[space // WORD] |= bits.bit(space % WORD)
    state.last = data.number_or(tables.space_names, told.last, f"{key}.last")
    if told.line_broken:
        expect(told.last is None, f"{key}.line_broken", "the ship placed last lies there still")
        state.last = s.BROKEN
    state.gained = _counted(t.COLOUR_NAMES, told.gained, f"{key}.gained")
    state.berth = _counted(t.COLOUR_NAMES, told.berth, f"{key}.berth")
    for colour, count in enumerate(data.counts(t.COLOUR_NAMES, told.moored, f"{key}.moored")):
        expect(count <= MOST_SHIPS_OF_COLOUR, f"{key}.moored", "more than a harbour holds")
        state.moored += count << int(t.FIELD) * colour
    state.back = data.number_or(PHASE_NAMES, told.back, f"{key}.back")
    if state.phase in COUNTING:
        state.pending = told.left
    elif _firsts(state):
        state.pending = data.number(_firsts(state), told.first, f"{key}.first")
    elif state.phase == s.LOOKING:
        state.pending = _tiles_of_look(state) - bits.count(state.looked)
    elif state.phase == s.ARRANGING:
        state.pending = state.pile_size() + bits.count(state.looked) - _tiles_of_look(state)
    if state.looked:
        for tile in bits.listed(state.looked):
            state.seen[tile] = bits.bit(state.seat)


def _read_memories(state: Yamatai, seat: int, told: Seat) -> None:
    """YAM-11.4: what a seat knows of tiles that others have looked at since."""
    places, met = _pile_places(state), 0
    for i, memory in enumerate(known(told.remembers, f"seats.{seat}.remembers")):
        key = f"seats.{seat}.remembers.{i}"
        what, where = _set_of(state.tables.tile_names, memory.tiles, f"{key}.tiles"), 0
        for n in bits.listed(_set_of([*places], memory.places, f"{key}.places")):
            where |= [*places.values()][n]
        expect(what != 0 and what & ~where == 0, f"{key}.tiles", "they do not lie there")
        own = any(state.seen[tile] == bits.bit(seat) for tile in bits.listed(where))
        expect(not own and not met & where, f"{key}.places", "it knows more of these places")
        met |= where
        for number in (seat, where, what):
            state.memories = append(state.memories, number)


def _tiles_of_look(state: Yamatai) -> i64:
    """YAM-11.4: how many tiles the fleet lets one look at."""
    whole = state.pile_size() + bits.count(state.looked)
    return min(whole, state.tables.fleet_value[state.fleet])
