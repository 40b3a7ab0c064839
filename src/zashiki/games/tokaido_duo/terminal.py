"""The position as text of at most 80 columns. Nothing is hidden, so all see the same."""

from __future__ import annotations

from textwrap import wrap

from zashiki.core.message import Message, seat_name
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.scoring import culture, faith, trade
from zashiki.games.tokaido_duo.state import FREE, ON_BOARD, UNSET
from zashiki.games.tokaido_duo.tables import (
    ARTIST,
    CHARACTERS,
    COASTAL_TOWNS,
    GOODS,
    MERCHANT,
    PAINTINGS,
    PILGRIM,
    REGIONS,
    SEATS,
    SYMBOL_NAMES,
    TOWNS,
)
from zashiki.games.tokaido_duo.words import character_name, good_name, symbol_name, wave_name
from zashiki.texts import Speaker

WIDTH = 80


def _wrapped(line: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent="  ")


def draw(state: TokaidoDuo, viewer: int | None, say: Speaker) -> str:
    """The ring as a frame, the routes and regions inside, then both seats."""
    lines = [*_heading(state, say), "", *_island(state, say), "", *_inland(state, say)]
    lines.append("")
    for seat in range(SEATS):
        lines += _seat(state, seat, say)
    lines.append(say(Message("drawn-legend")))
    return "\n".join(line.rstrip()[:WIDTH] for line in lines)


def _heading(state: TokaidoDuo, say: Speaker) -> list[str]:
    dice = []
    for c in range(CHARACTERS):
        number = str(state.dice[c]) if state.dice[c] else "-"
        holder = state.holder[c]
        taken = "" if holder == FREE else f" ({say(seat_name(int(holder)))})"
        dice.append(f"{say(character_name(c))} {number}{taken}")
    waves = ", ".join(_wave(state, c, say) for c in range(CHARACTERS))
    spring = _owner(int(state.spring_owner), say)
    bag = _goods([int(n) for n in state.bag], say)
    head = Message("drawn-round", {"round": int(state.round), "actor": _actor(state)})
    lines = (
        f"{say(head)}   {say(Message('drawn-dice', {'dice': ', '.join(dice)}))}",
        say(Message("drawn-waves", {"waves": waves})),
        say(Message("drawn-spring", {"owner": spring, "goods": bag})),
    )
    return [part for line in lines for part in _wrapped(line)]


def _actor(state: TokaidoDuo) -> Message:
    if state.actor >= 0:
        return seat_name(int(state.actor))
    return Message("drawn-nobody") if state.is_over else Message("drawn-chance")


def _wave(state: TokaidoDuo, wave: int, say: Speaker) -> str:
    side = state.wave_side[wave]
    if side == UNSET:
        return f"{say(character_name(wave))} ?"
    return f"{say(wave_name(wave, int(side)))} ({_owner(int(state.wave_owner[wave]), say)})"


def _owner(owner: int, say: Speaker) -> str:
    return say(Message("drawn-board") if owner == ON_BOARD else seat_name(owner))


def _goods(counts: list[int], say: Speaker) -> str:
    return ", ".join(f"{say(good_name(i))} {count}" for i, count in enumerate(counts))


# --- the island ---------------------------------------------------------------------------------


def _island(state: TokaidoDuo, say: Speaker) -> list[str]:
    """Half of the ring above, left to right; the other half below, right to left."""
    ids, size = state.tables.station_ids, int(state.tables.stations)
    half = (size + 1) // 2
    cell = WIDTH // half
    out: list[str] = []
    for stations in (range(half), range(size - 1, half - 1, -1)):
        out.append("".join(ids[i].ljust(cell) for i in stations))
        out.append("".join(_tile(state, i, say).ljust(cell) for i in stations))
        out.append("".join(_on_station(state, i).ljust(cell) for i in stations))
    return out


def _tile(state: TokaidoDuo, station: int, say: Speaker) -> str:
    town = state.tables.station_town[station]
    if town < 0 or state.tile[town] == UNSET:
        return "."
    kind = state.tile[town]
    good = say(good_name(int(state.tables.tile_good[kind])))
    return f"{good[:3]}{state.tables.tile_price[kind]}"


def _on_station(state: TokaidoDuo, station: int) -> str:
    names = []
    for seat in range(SEATS):
        if state.place_of(seat, PILGRIM) == station:
            names.append(f"p{seat + 1}")
        town = state.place_of(seat, MERCHANT)
        if state.tables.town_station[town] == station:
            names.append(f"m{seat + 1}")
    return "+".join(names)


def _inland(state: TokaidoDuo, say: Speaker) -> list[str]:
    tables = state.tables
    towns = []
    for town in range(COASTAL_TOWNS, TOWNS):
        here = [f"m{s + 1}" for s in range(SEATS) if state.place_of(s, MERCHANT) == town]
        standing = f" [{'+'.join(here)}]" if here else ""
        draws = Message("drawn-draws", {"count": int(tables.town_goods[town])})
        towns.append(f"{tables.town_ids[town]} {say(draws)}{standing}")
    regions = []
    for region in range(REGIONS):
        here = [f"a{s + 1}" for s in range(SEATS) if state.place_of(s, ARTIST) == region]
        standing = f" [{'+'.join(here)}]" if here else ""
        symbol = say(symbol_name(int(tables.region_symbol[region])))
        regions.append(f"{tables.region_ids[region]} {symbol}{standing}")
    half = REGIONS // 2
    title = say(Message("drawn-regions"))
    inland = f"{say(Message('drawn-mountain-towns'))} {'   '.join(towns)}"
    return [
        *_wrapped(inland),
        f"{title} {'   '.join(regions[:half])}",
        f"{' ' * len(title)} {'   '.join(regions[half:])}",
    ]


# --- before a seat ------------------------------------------------------------------------------


def _seat(state: TokaidoDuo, seat: int, say: Speaker) -> list[str]:
    tables = state.tables
    goods = _goods([int(n) for n in state.goods[seat * GOODS : (seat + 1) * GOODS]], say)
    front, back = seat * PAINTINGS + state.gifts[seat], seat * PAINTINGS + state.turned[seat]
    signs = [Message(f"drawn-symbol-{SYMBOL_NAMES[state.shown[i]]}") for i in range(front, back)]
    shown = " ".join(map(say, signs)) or "–"
    down = int(PAINTINGS - state.turned[seat])
    points = [int(part(state, seat)) for part in (faith, trade, culture)]
    score: dict[str, object] = {
        "seat": seat_name(seat),
        "points": sum(points),
        "parts": " + ".join(map(str, points)),
    }
    tracks: dict[str, object] = {
        "temple": f"{state.temple[seat]}/{tables.temple_last}",
        "garden": f"{state.garden[seat]}/{tables.garden_last}",
        "money": int(state.money[seat]),
        "bars": f"{state.bars[seat]}/{tables.bars_last}",
        "gifts": f"{state.gifts[seat]}/{PAINTINGS}",
    }
    return [
        say(Message("drawn-score", score)),
        "  " + say(Message("drawn-tracks", tracks)),
        "  " + say(Message("drawn-goods", {"goods": goods})),
        "  " + say(Message("drawn-paintings", {"down": down, "shown": shown})),
    ]
