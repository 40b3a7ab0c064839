"""The position as text of at most 80 columns."""

from __future__ import annotations

from zashiki.core.crests import SIGNS
from zashiki.core.message import Message
from zashiki.core.state import CHANCE
from zashiki.games.iki import tables as t
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import HOUSE, NEUTRAL, NEW_YEAR_MONTH, RETIRED
from zashiki.texts import Speaker

WIDTH = 80


def draw(state: Iki, seat: int | None, say: Speaker) -> str:
    """All see the same; at most 80 columns."""
    lines = [_heading(state, say), *_city(state, say), *_market(state, say), *_offers(state, say)]
    lines += [line for seat in range(int(state.seats)) for line in _player(state, seat, say)]
    return "\n".join(line[:WIDTH].rstrip() for line in lines)


def _named(state: Iki, key: str, say: Speaker) -> str:
    """The name of something of the edition, in the reader's language."""
    return state.tables.names[key][say.language]


def _heading(state: Iki, say: Speaker) -> str:
    fire = ""
    if state.first >= 0:
        fire = " > ".join(f"{SIGNS[int(s)]}{int(state.fire[s])}" for s in state.standing)
    parts = (say(_month(state)), say(Message("drawn-fire", {"fire": fire})))
    return "   ".join((*parts, say(Message("drawn-actor", {"actor": _actor(state)}))))


def _month(state: Iki) -> Message:
    if state.month == NEW_YEAR_MONTH:
        return Message("place-new-year")
    args: dict[str, object] = {
        "month": int(state.month),
        "season": Message(f"drawn-season-{t.SEASONS[int(state.season)]}"),
        "event": Message(f"drawn-event-{t.EVENTS[int(state.tables.event[state.month])]}"),
    }
    return Message("drawn-month", args)


def _actor(state: Iki) -> Message:
    if state.actor >= 0:
        return Message("drawn-seat", {"seat": SIGNS[int(state.actor)]})
    return Message("drawn-chance") if state.actor == CHANCE else Message("drawn-nobody")


def _city(state: Iki, say: Speaker) -> list[str]:
    """North row, street, south row; outer stalls at the sides, the crossing in the middle."""
    rows = ["", *_quarter_rows(state, "NW", "NE", say)]
    rows.append(_street(state, range(t.SPACES - 1, t.SPACES // 2 - 1, -1), "<"))
    rows.append(_street(state, range(t.SPACES // 2), ">"))
    rows += _quarter_rows(state, "SW", "SE", say)
    order = "  ".join(
        f"{state.tables.field_ids[f]}:{_field_sign(state, f)}"
        for f in range(int(state.tables.n_fields))
    )
    return [*rows, "", f"{_title(say, 'order')}{order}"]


def _field_sign(state: Iki, field: int) -> str:
    if field == state.blocked:
        return "x"
    return SIGNS[int(state.fields[field])] if state.fields[field] >= 0 else "."


def _quarter_rows(state: Iki, west: str, east: str, say: Speaker) -> list[str]:
    left = [_stall(state, s, say) for s in _quarter_stalls(state, west)]
    right = [_stall(state, s, say) for s in reversed(_quarter_stalls(state, east))]
    cells = [*left, *right]
    width = (WIDTH - 2) // max(1, len(cells))
    rows = []
    for part in range(2):
        row = [cell[part][: width - 1].ljust(width) for cell in cells]
        rows.append("".join(row[: len(left)]) + "||" + "".join(row[len(left) :]))
    return rows


def _quarter_stalls(state: Iki, quarter: str) -> list[int]:
    q = t.QUARTERS.index(quarter)
    return [s for s in range(int(state.side.n_stalls)) if state.side.quarter[s] == q]


def _stall(state: Iki, s: int, say: Speaker) -> tuple[str, str]:
    key = state.side.stall_ids[s]
    what = int(state.stall[s])
    if what < 0:
        return key, "-"
    owner = SIGNS[int(state.owner[s])] if state.owner[s] != NEUTRAL else "n"
    if what >= HOUSE:
        house = state.tables.building_ids[what - HOUSE]
        return f"{key} {owner}", "#" + _named(state, f"buildings.{house}", say)
    card = state.tables.card_ids[what]
    level = f"{int(state.experience[s])}/{int(state.tables.levels[what])}"
    return f"{key} {owner}{level}", _named(state, f"cards.{card}", say)


def _street(state: Iki, spaces: range, way: str) -> str:
    cells = []
    for space in spaces:
        who = "".join(SIGNS[seat] for seat in range(int(state.seats)) if state.space[seat] == space)
        cells.append(f"{way} {state.tables.shop_ids[space]} [{who}]".ljust(19))
    return " ".join(cells)


def _market(state: Iki, say: Speaker) -> list[str]:
    first = int(state.lot()) * t.DECK
    cards = []
    for number in range(t.DECK):
        if state.market >> number & 1:
            key = state.tables.card_ids[first + number]
            cost, coins = int(state.tables.cost[first + number]), int(state.coins[number])
            colour = t.COLOURS[int(state.tables.colour[first + number])][:2]
            extra = f"+{coins}" if coins else ""
            name = _named(state, f"cards.{key}", say)
            cards.append(f"{key} {name} {colour} {cost}{extra}")
    return _wrapped(_title(say, "market"), cards)


def _offers(state: Iki, say: Speaker) -> list[str]:
    tables = state.tables
    built = [
        _named(state, f"buildings.{tables.building_ids[b]}", say)
        for b in range(int(tables.n_buildings))
        if state.offer >> b & 1
    ]
    goods = [
        f"{_named(state, f'goods.{tables.goods_ids[g]}', say)} {int(tables.price[g])}"
        for g in range(
            int(tables.goods_from[state.season]), int(tables.goods_from[state.season + 1])
        )
        if state.goods[g] < 0
    ]
    return [*_wrapped(_title(say, "build"), built), *_wrapped(_title(say, "shops"), goods)]


def _title(say: Speaker, what: str) -> str:
    return say(Message(f"drawn-title-{what}")).ljust(6) + " "


def _wrapped(begin: str, parts: list[str]) -> list[str]:
    lines, line = [], begin
    for part in parts:
        if len(line) + len(part) + 2 > WIDTH:
            lines.append(line)
            line = " " * len(begin)
        line += part + "; "
    return [*lines, line]


def _player(state: Iki, seat: int, say: Speaker) -> list[str]:
    tables = state.tables
    held = " ".join(
        f"{say(Message(f'drawn-{t.RESOURCES[r]}'))} {int(state.stock[seat * t.STOCKS + r])}"
        for r in range(t.STOCKS)
    )
    fire = say(Message("drawn-fire", {"fire": int(state.fire[seat])}))
    line = f"{SIGNS[seat]}  {held}  {fire}  kobun {int(state.kobun[seat])}"
    line += f"  ={state.scores()[seat]}"
    things = [tables.card_ids[c] for c in range(t.CARDS) if state.zone[c] == RETIRED + seat]
    things += [tables.tile_ids[i] for i in range(int(tables.n_tiles)) if state.tiles[i] == seat]
    things += [tables.goods_ids[g] for g in range(int(tables.n_goods)) if state.goods[g] == seat]
    return [line, *_wrapped("   ", things)] if things else [line]
