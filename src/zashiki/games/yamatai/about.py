"""What everything on the table is, and what it is worth now."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from zashiki.core import bits
from zashiki.core.explained import Explained
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import About, ScorePart
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import outlook, scoring, words
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.knowledge import knows
from zashiki.games.yamatai.place_names import island_name, islands, space_name
from zashiki.games.yamatai.rules import Yamatai

COLOURS, KINDS = int(t.COLOURS), int(t.KINDS)

Args = dict[str, object]

_OWNER = re.compile(r"(?:seat-|counter:|score:)(\d+)")


def about(state: Yamatai, seat: int, thing: str) -> About | None:
    """What this seat may know of a piece, a place or a counter."""
    if thing in state.tables.space_names:
        return _space(state, state.tables.space_names.index(thing))
    if thing in state.tables.island_names:
        return _island(state, seat, state.tables.island_names.index(thing))
    owner = _OWNER.match(thing)
    if owner is not None and int(owner[1]) >= state.seats:
        return None
    return EXPLAINED(state, seat, thing)


# --- helpers -----------------------------------------------------------------------------


def _title(name: str, **args: object) -> Message:
    return Message(f"title-{name}", args)


def _text(name: str, **args: object) -> Message:
    return Message(f"about-{name}", args)


def _index(names: Sequence[str], name: str) -> int | None:
    return names.index(name) if name in names else None


def _ship_title(colour: int) -> Message:
    return _title(f"ship-{t.COLOUR_NAMES[colour]}")


def _culture_title(state: Yamatai, kind: int) -> Message:
    return _title(f"culture-{state.tables.kind_names[kind]}")


def _worth(*parts: Message | None) -> Message | None:
    """Sentences one after the other, or None."""
    said = [part for part in parts if part is not None]
    if not said:
        return None
    whole = said[0]
    for part in said[1:]:
        whole = Message("sentences", {"one": whole, "other": part})
    return whole


def _islands(state: Yamatai, islands: Sequence[int]) -> Message:
    return words.joined([island_name(state.tables, island) for island in islands])


# --- the map -----------------------------------------------------------------------------


def _space(state: Yamatai, space: int) -> About:
    tables = state.tables
    word, bit = divmod(space, int(bits.WORD))
    kind = "entry" if tables.entries[word] >> bit & 1 else "space"
    title = _title(kind, space=space_name(tables, space))
    return About(title, _text(kind), "YAM-5.2", _start_worth(state, space, kind == "entry"))


def _start_worth(state: Yamatai, space: int, is_entry: bool) -> Message:
    """Where a line may begin here, and with which ships."""
    word, bit = divmod(space, int(bits.WORD))
    if state.board[space] != s.NONE:
        return Message("worth-space-taken", {"ship": words.ship(int(state.board[space]))})
    if is_entry:
        return Message("worth-start-any")
    near = [c for c in range(COLOURS) if state.near[2 * c + word] >> bit & 1]
    if not near:
        return Message("worth-start-none")
    return Message("worth-start-with", {"ships": words.joined([words.ship(c) for c in near])})


def _ship(state: Yamatai, seat: int, name: str) -> About | None:
    """On the board."""
    space = _index(state.tables.space_names, name)
    if space is None or state.board[space] == s.NONE:
        return None
    colour = int(state.board[space])
    touched = bits.listed(state.tables.touches[space])
    worth = Message("worth-touches", {"islands": _islands(state, touched)}) if touched else None
    return About(_ship_title(colour), _text("ship"), "YAM-5.4", worth)


def _island(state: Yamatai, seat: int, island: int) -> About:
    title = _title("island", island=islands(state.tables)[island])
    return About(title, _text("island"), "YAM-7.2", _island_worth(state, seat, island))


def _island_worth(state: Yamatai, seat: int, island: int) -> Message | None:
    coast = int(state.coast[island])
    around = Message("worth-coast", {"ships": words.cargo(coast)}) if coast else None
    if not state.open_islands() >> island & 1:
        return around
    return _worth(around, _nearest(state, seat, island), _bonus(state, seat, island))


def _nearest(state: Yamatai, seat: int, island: int) -> Message | None:
    """The tile of which least is missing."""
    tile = outlook.nearest(state, seat, island)
    if tile == s.NONE:
        return None
    args: Args = {"tile": words.building(state.tables, tile)}
    lack = outlook.lacking(state, tile, island)
    if not lack:
        return Message("worth-fits", args)
    return Message("worth-lacks", args | {"ships": words.cargo(lack)})


def _bonus(state: Yamatai, seat: int, island: int) -> Message | None:
    if seat == NOBODY:
        return None
    gain = words.gain(*outlook.bonus(state, seat, island))
    return Message("worth-no-bonus") if gain is None else Message("worth-bonus", {"gain": gain})


def _culture(state: Yamatai, seat: int, name: str) -> About | None:
    """On an island."""
    island = _index(state.tables.island_names, name)
    if island is None or state.culture_at[island] == s.NONE:
        return None
    kind = int(state.culture_at[island])
    return About(
        _culture_title(state, kind), _text("culture"), "YAM-6.2", _kind_worth(state, seat, kind)
    )


def _kind_worth(state: Yamatai, seat: int, kind: int) -> Message | None:
    """How many the viewer has."""
    if seat == NOBODY:
        return None
    return Message("worth-kind", {"count": int(state.hand[seat * KINDS + kind])})


def _building(state: Yamatai, seat: int, name: str) -> About | None:
    island = _index(state.tables.island_names, name)
    if island is None or state.building_at[island] == s.NONE:
        return None
    tile = int(state.building_at[island])
    kind = t.BUILDING_NAMES[state.tables.tile_kind[tile]]
    return About(
        words.building_title(state.tables, tile),
        _text(kind),
        BUILDING_RULES[kind],
        _tile_worth(state, tile),
    )


BUILDING_RULES = {
    "house": "YAM-8.3",
    "trading-post": "YAM-8.4",
    "torii": "YAM-8.1",
    "palace": "YAM-8.1",
}


def _tile_worth(state: Yamatai, tile: int) -> Message:
    """Of a building: points to whoever built it."""
    owner = outlook.builder(state, tile)
    return _points_for(owner, int(state.tables.tile_points[tile]))


def _points_for(owner: int, points: int) -> Message:
    return Message("worth-points-of", {"seat": seat_name(owner), "points": words.points(points)})


def _mountain(state: Yamatai, seat: int, name: str) -> About:
    return About(_title("mountain"), _text("mountain"), "YAM-8.2")


def _sacred(state: Yamatai, seat: int, name: str) -> About:
    return About(_title("sacred-ground"), _text("sacred-ground"), "YAM-11.5")


# --- specialists -------------------------------------------------------------------------


def _specialist(state: Yamatai, seat: int, name: str) -> About | None:
    number = _index(state.tables.specialist_names, name)
    if number is None or not _is_out(state, number):
        return None
    tables, worth = state.tables, _person_worth(state, number)
    title, text = words.specialist(tables, number), words.power(tables, number)
    return About(title, text, rule_of_specialist(tables, number), worth)


def rule_of_specialist(tables: t.Tables, number: int) -> str:
    return f"YAM-12.{tables.specialist_power[number] or NO_POWER_RULE}"


NO_POWER_RULE = 18  # the others have the number of their power


def _is_out(state: Yamatai, number: int) -> bool:
    return number in state.shown or state.holder[number] != s.NONE


def _person_worth(state: Yamatai, number: int) -> Message:
    points, holder = int(state.tables.specialist_points[number]), int(state.holder[number])
    if holder != s.NONE:
        return _points_for(holder, points)
    coins = words.coins(int(state.reward[number]))
    return Message("worth-person", {"points": words.points(points), "coins": coins})


def _medal(state: Yamatai, seat: int, name: str) -> About | None:
    number = _index(state.tables.specialist_names, name)
    if number is None or not _is_out(state, number):
        return None
    return About(_title("medal"), _text("medal"), "YAM-15.4", _person_worth(state, number))


def _person_place(state: Yamatai, seat: int, slot: str) -> About:
    return About(_title("person-place", number=int(slot) + 1), _text("person-place"), "YAM-10.4")


def _stack(state: Yamatai, seat: int) -> About:
    left = Message("worth-left", {"count": int(bits.count(state.stack))})
    return About(Message("place-stack"), _text("stack"), "YAM-14.3", left)


# --- building tiles ----------------------------------------------------------------------


def _tile(state: Yamatai, seat: int, name: str) -> About | None:
    """One that this seat sees: in the row, before somebody, or looked at."""
    tile = _index(state.tables.tile_names, name)
    if tile is None:
        return None
    found = _lying_worth(state, seat, tile)
    if found is None:
        return None
    worth, rule_id = found
    title = words.building_title(state.tables, tile)
    return About(title, of_tile(state.tables, tile), rule_id, worth)


def of_tile(tables: t.Tables, tile: int) -> Message:
    """What a building tile asks for and brings."""
    return _text(
        f"tile-{t.BUILDING_NAMES[tables.tile_kind[tile]]}",
        ships=words.cargo(int(tables.tile_need[tile])),
        points=words.points(int(tables.tile_points[tile])),
    )


def _lying_worth(state: Yamatai, seat: int, tile: int) -> tuple[Message | None, str] | None:
    """What a tile is worth where it lies, with the rule; None where this seat does not see it."""
    if tile in state.row:
        return _site_worth(state, tile), "YAM-7.4"
    for owner in range(int(state.seats)):
        if state.owned[owner] >> tile & 1:
            return _tile_worth(state, tile), "YAM-15.3"
        if state.reserved[owner] >> tile & 1:
            reserved = Message("worth-reserved", {"seat": seat_name(owner)})
            return _worth(reserved, _site_worth(state, tile)), "YAM-11.2"
    if seat == state.seat and state.looked >> tile & 1:
        return _site_worth(state, tile), "YAM-11.4"
    return None


def _site_worth(state: Yamatai, tile: int) -> Message | None:
    """The empty islands with all its ships; else the one where least is missing."""
    lack = {
        island: outlook.lacking(state, tile, island) for island in bits.listed(state.open_islands())
    }
    ready = [island for island, ships in lack.items() if not ships]
    if ready:
        return Message("worth-sites", {"islands": _islands(state, ready)})
    if not lack:
        return None
    best = min(lack, key=lambda island: _ships_in(lack[island]))
    args: Args = {"island": island_name(state.tables, best), "ships": words.cargo(lack[best])}
    return Message("worth-site-lacks", args)


def _ships_in(packed: int) -> int:
    return sum(packed >> int(t.FIELD) * colour & 15 for colour in range(COLOURS))


def _needed(state: Yamatai, seat: int, name: str, colour: str, _: str) -> About | None:
    tile = _index(state.tables.tile_names, name)
    if tile is None or tile not in state.row:
        return None
    text = _text("needed", tile=words.building(state.tables, tile))
    return About(_ship_title(t.COLOUR_NAMES.index(colour)), text, "YAM-7.4")


def _row_place(state: Yamatai, seat: int, slot: str) -> About:
    return About(Message("place-row", {"number": int(slot) + 1}), _text("row"), "YAM-7.1")


def _pile(state: Yamatai, seat: int) -> About:
    """What lies in it as far as this seat knows."""
    args: Args = {
        "top": _known(state, seat, [int(tile) for tile in state.top][::-1]),
        "middle": int(bits.count(state.middle)),
        "under": _known(state, seat, [int(tile) for tile in state.under]),
    }
    size = int(state.pile_size())
    left = Message("worth-left", {"count": size})
    order = Message("worth-pile", args) if state.top or state.under else None
    return About(_title("pile"), _text("pile"), "YAM-13.2", _worth(left, order))


def _known(state: Yamatai, seat: int, tiles: list[int]) -> str:
    names = [state.tables.tile_names[tile] if knows(state, seat, tile) else "?" for tile in tiles]
    return " ".join(names) or "–"


# --- fleets and the order of turns -------------------------------------------------------


def _fleet(state: Yamatai, seat: int, number: str) -> About | None:
    """One that lies open, on the track or before somebody."""
    fleet = int(number) - 1
    if not 0 <= fleet < state.tables.fleets or fleet not in (*state.up, *state.taken):
        return None
    tables = state.tables
    title, text = words.fleet_title(fleet), of_fleet(tables, fleet)
    return About(title, text, rule_of_fleet(tables, fleet), turn_of(fleet))


def of_fleet(tables: t.Tables, fleet: int) -> Message:
    """The ships of a fleet and what it can do."""
    ships = tables.fleet_ships[fleet * COLOURS : (fleet + 1) * COLOURS]
    packed = sum(int(n) << int(t.FIELD) * colour for colour, n in enumerate(ships))
    return _text("fleet", ships=words.cargo(packed), effect=words.effect(tables, fleet))


def rule_of_fleet(tables: t.Tables, fleet: int) -> str:
    return f"YAM-11.{tables.fleet_effect[fleet] + 1}"


def turn_of(fleet: int) -> Message:
    return Message("worth-fleet", {"place": fleet + 1})


def _fleet_ship(state: Yamatai, seat: int, number: str, colour: str, _: str) -> About | None:
    if int(number) - 1 not in state.up:
        return None
    text = _text("fleet-ship", fleet=words.fleet(int(number) - 1))
    return About(_ship_title(t.COLOUR_NAMES.index(colour)), text, "YAM-3.2")


def _fleet_effect(state: Yamatai, seat: int, number: str) -> About | None:
    fleet = int(number) - 1
    if fleet not in (*state.up, *state.taken):
        return None
    text = _text("fleet-effect", effect=words.effect(state.tables, fleet))
    is_open = fleet == state.fleet and state.effect_open
    worth = Message("worth-effect-open") if is_open else None
    title, rule_id = _title("fleet-effect", number=fleet + 1), rule_of_fleet(state.tables, fleet)
    return About(title, text, rule_id, worth)


def _fleet_back(state: Yamatai, seat: int, slot: str) -> About:
    return About(_title("fleet-back"), _text("fleet-back"), "YAM-13.4", _coming(state))


def _coming(state: Yamatai) -> Message | None:
    """The fleets face down, those that come up first before the others."""
    if not state.down_first:
        return None
    args: Args = {"first": _numbers(state.down_first)}
    if not state.down_second:
        return Message("worth-coming", args)
    return Message("worth-coming-then", args | {"then": _numbers(state.down_second)})


def _numbers(fleets: int) -> str:
    return ", ".join(str(number + 1) for number in bits.listed(fleets))


def _track(state: Yamatai, seat: int, slot: str) -> About:
    if int(slot) < len(state.up):
        return About(_title("track-light"), _text("track-light"), "YAM-3.1")
    return About(_title("track-dark"), _text("track-dark"), "YAM-13.4", _coming(state))


def _meeple(state: Yamatai, seat: int, owner: str, _: str) -> About:
    return About(_title("meeple", seat=seat_name(int(owner))), _text("meeple"), "YAM-2.1")


def _order(state: Yamatai, seat: int, place: str) -> About:
    return About(Message("place-order", {"number": int(place)}), _text("order"), "YAM-13.3")


# --- ships and culture tiles beside the map ----------------------------------------------


def _supply(state: Yamatai, seat: int, name: str) -> About:
    colour = t.COLOUR_NAMES.index(name)
    left = Message("worth-left", {"count": int(state.supply[colour])})
    worth = _worth(left, _prices(state, seat, colour))
    title = Message("place-supply", {"ship": words.ship(colour)})
    return About(title, _text("supply"), "YAM-4.2", worth)


def _prices(state: Yamatai, seat: int, colour: int) -> Message:
    """For the viewer, whose specialists may trade better."""
    tables = state.tables
    price = int(tables.prices[colour])
    if colour == t.GOLD and seat != NOBODY and state.has_power(seat, t.GOLD_PRICE):
        price = int(tables.power_value[t.GOLD_PRICE])
    sale = int(tables.better_prices[colour])
    if not sale or seat == NOBODY or not state.has_power(seat, t.BETTER_SALE):
        sale = price
    if not price:
        return Message("worth-no-price")
    if sale == price:
        return Message("worth-price", {"coins": words.coins(price)})
    return Message("worth-prices", {"coins": words.coins(price), "sale": words.coins(sale)})


def _supply_of_ground(state: Yamatai, seat: int) -> About:
    left = Message("worth-left", {"count": int(state.tables.sacred - bits.count(state.sacred))})
    return About(Message("place-sacred"), _text("sacred-ground"), "YAM-11.5", left)


def _hand_ship(state: Yamatai, seat: int, name: str) -> About | None:
    """In the hand of the viewer."""
    colour = t.COLOUR_NAMES.index(name)
    if seat == NOBODY:
        return None
    return About(_ship_title(colour), _text("hand-ship"), "YAM-5.1", _prices(state, seat, colour))


def _other_ship(state: Yamatai, seat: int, owner: str, name: str) -> About:
    text = _text("harbour-ship", seat=seat_name(int(owner)))
    return About(_ship_title(t.COLOUR_NAMES.index(name)), text, "YAM-9.1")


def _berth(state: Yamatai, seat: int, name: str) -> About:
    text = _text("harbour-ship", seat=seat_name(int(state.seat)))
    return About(_ship_title(t.COLOUR_NAMES.index(name)), text, "YAM-9.1")


def _lost_ship(state: Yamatai, seat: int, owner: str, name: str) -> About:
    title = _ship_title(t.COLOUR_NAMES.index(name))
    return About(title, _text("mat-beside"), "YAM-9.3", _beside_worth(state, int(owner)))


def _beside_worth(state: Yamatai, owner: int) -> Message:
    points = -int(scoring.beside_points(state, owner))
    return Message("worth-lost", {"seat": seat_name(owner), "points": points})


def _held_culture(state: Yamatai, seat: int, owner: str, name: str) -> About | None:
    """Before another seat."""
    return _hand_culture(state, seat, name)


def _hand_culture(state: Yamatai, seat: int, name: str) -> About | None:
    kind = _index(state.tables.kind_names, name)
    if kind is None or kind >= KINDS:
        return None
    worth = _kind_worth(state, seat, kind)
    return About(_culture_title(state, kind), _text("hand-culture"), "YAM-10.2", worth)


# --- mats and numbers --------------------------------------------------------------------

PART_RULES = {
    "fleets": "YAM-3.1",
    "harbour": "YAM-9.1",
    "beside": "YAM-9.3",
    "hired": "YAM-10.1",
    "culture": "YAM-6.4",
    "built": "YAM-15.3",
    "reserved": "YAM-11.2",
}


def _mat(state: Yamatai, seat: int, owner: str, part: str) -> About:
    worth = MAT_WORTHS[part](state, int(owner)) if part in MAT_WORTHS else None
    return About(Message(f"place-{part}"), _text(f"mat-{part}"), PART_RULES[part], worth)


def _harbour_worth(state: Yamatai, owner: int) -> Message:
    return Message("worth-harbour", {"places": int(state.harbour_size(owner))})


def _points_of(points: Callable[[Yamatai, int], int]) -> Callable[[Yamatai, int], Message]:
    return lambda state, owner: _points_for(owner, int(points(state, owner)))


MAT_WORTHS: dict[str, Callable[[Yamatai, int], Message]] = {
    "harbour": _harbour_worth,
    "beside": _beside_worth,
    "hired": _points_of(scoring.specialist_points),
    "built": _points_of(scoring.tile_points),
    "reserved": _points_of(scoring.reserved_points),
}


def _hand_place(state: Yamatai, seat: int, part: str) -> About:
    title = {
        "ships": "place-ships-at-hand",
        "culture": "place-culture-at-hand",
        "looked": "place-looked",
    }[part]
    rule_id = {"ships": "YAM-5.1", "culture": "YAM-10.2", "looked": "YAM-11.4"}[part]
    return About(Message(title), _text(f"hand-{part}"), rule_id)


COUNTERS: dict[str, tuple[str, Callable[[Yamatai, int], Message]]] = {
    "coins": ("YAM-15.1", _points_of(scoring.coin_points)),
    "tokens": ("YAM-15.2", _points_of(scoring.token_points)),
    "buildings": ("YAM-14.1", lambda state, owner: Message("worth-last-building")),
    "beside": ("YAM-15.6", _beside_worth),
}


def _counter(state: Yamatai, seat: int, owner: str, name: str) -> About | None:
    if name not in COUNTERS:
        return None
    rule_id, worth = COUNTERS[name]
    text = _text(f"counter-{name}")
    return About(Message(f"counter-{name}"), text, rule_id, worth(state, int(owner)))


PARTS: tuple[tuple[str, str, Callable[[Yamatai, int], int]], ...] = (
    ("line-coins", "YAM-15.1", scoring.coin_points),
    ("line-tokens", "YAM-15.2", scoring.token_points),
    ("line-tiles", "YAM-15.3", scoring.tile_points),
    ("line-specialists", "YAM-15.4", scoring.specialist_points),
    ("line-reserved", "YAM-15.5", scoring.reserved_points),
    ("line-beside", "YAM-15.6", scoring.beside_points),
)


def _score(state: Yamatai, seat: int, owner: str) -> About:
    """As if the match ended now: everything that counts lies open."""
    parts = [
        ScorePart(Message(label), int(points(state, int(owner))), rule_id)
        for label, rule_id, points in PARTS
    ]
    title = _title("score", seat=seat_name(int(owner)))
    return About(title, _text("score"), "YAM-15.7", parts=parts)


# --- by the form of an id ----------------------------------------------------------------

_COLOUR = "(" + "|".join(t.COLOUR_NAMES) + ")"
_PART = "(" + "|".join(PART_RULES) + ")"

# The first form that fits tells; what stands in brackets is handed over.
EXPLAINED = Explained(
    (r"ship-(.+)", _ship),
    (r"mountain-(.+)", _mountain),
    (r"culture-(.+)", _culture),
    (r"building-(.+)", _building),
    (r"sacred-(.+)", _sacred),
    (r"(?:specialist|medal)-place-(\d+)", _person_place),
    (r"specialist-(.+)", _specialist),
    (r"medal-(.+)", _medal),
    (r"stack|stack-back", _stack),
    (r"tile-(.+)", _tile),
    (rf"need-(.+)-{_COLOUR}-(\d+)", _needed),
    (r"row-(\d+)(?:-ships)?", _row_place),
    (r"pile-(?:top|under|back)", _pile),
    (r"fleet-back-(\d+)", _fleet_back),
    (r"fleet-(\d+)", _fleet),
    (r"fleet-(\d+)-effect", _fleet_effect),
    (rf"fleet-(\d+)-{_COLOUR}-(\d+)", _fleet_ship),
    (r"track-(\d+)(?:-ships|-effect)?", _track),
    (r"meeple-(\d)-(\d+)", _meeple),
    (r"order-(\d+)", _order),
    (r"(?:in-)?supply-sacred", _supply_of_ground),
    (rf"(?:in-)?supply-{_COLOUR}", _supply),
    (r"hand-(ships|culture|looked)", _hand_place),
    (rf"hand-{_COLOUR}", _hand_ship),
    (r"hand-(.+)", _hand_culture),
    (rf"berth-{_COLOUR}", _berth),
    (rf"seat-(\d)-lost-{_COLOUR}", _lost_ship),
    (rf"seat-(\d)-{_COLOUR}", _other_ship),
    (rf"seat-(\d)-{_PART}", _mat),
    (r"seat-(\d)-(.+)", _held_culture),
    (r"counter:(\d):(.+)", _counter),
    (r"score:(\d)", _score),
)
