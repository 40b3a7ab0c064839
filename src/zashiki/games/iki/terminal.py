"""The position as text of at most 80 columns."""

from __future__ import annotations

from zashiki.core.message import Message
from zashiki.core.state import CHANCE
from zashiki.games.iki.state import HOUSE, NEUTRAL, NEW_YEAR_MONTH, RETIRED, Position
from zashiki.games.iki.tables import (
    CARDS,
    COLOURS,
    DECK,
    EVENTS,
    QUARTERS,
    RESOURCES,
    SEASONS,
    SPACES,
    STOCKS,
)
from zashiki.texts import Speaker

WIDTH = 80
SEATS = "ABCD"


def draw(p: Position, say: Speaker) -> str:
    lines = [heading(p, say), *city(p, say), *market(p, say), *offers(p, say)]
    lines += [line for seat in range(int(p.seats)) for line in player(p, seat, say)]
    return "\n".join(line[:WIDTH].rstrip() for line in lines)


def named(p: Position, key: str, say: Speaker) -> str:
    """The name of something of the edition, in the reader's language."""
    return p.tables.names[key][say.language]


def heading(p: Position, say: Speaker) -> str:
    fire = ""
    if p.first >= 0:
        fire = " > ".join(f"{SEATS[int(s)]}{int(p.fire[s])}" for s in p.standing)
    parts = (say(month(p)), say(Message("drawn-fire", {"fire": fire})))
    return "   ".join((*parts, say(Message("drawn-actor", {"actor": actor(p)}))))


def month(p: Position) -> Message:
    if p.month == NEW_YEAR_MONTH:
        return Message("place-new-year")
    args: dict[str, object] = {
        "month": int(p.month),
        "season": Message(f"drawn-season-{SEASONS[int(p.season)]}"),
        "event": Message(f"drawn-event-{EVENTS[int(p.tables.event[p.month])]}"),
    }
    return Message("drawn-month", args)


def actor(p: Position) -> Message:
    if p.actor >= 0:
        return Message("drawn-seat", {"seat": SEATS[int(p.actor)]})
    return Message("drawn-chance") if p.actor == CHANCE else Message("drawn-nobody")


def city(p: Position, say: Speaker) -> list[str]:
    """North row, street, south row; outer stalls at the sides, the crossing in the middle."""
    rows = ["", *quarter_rows(p, "NW", "NE", say)]
    rows.append(street(p, range(SPACES - 1, SPACES // 2 - 1, -1), "<"))
    rows.append(street(p, range(SPACES // 2), ">"))
    rows += quarter_rows(p, "SW", "SE", say)
    order = "  ".join(
        f"{p.tables.field_ids[f]}:{field_sign(p, f)}" for f in range(int(p.tables.n_fields))
    )
    return [*rows, "", f"{title(say, 'order')}{order}"]


def field_sign(p: Position, field: int) -> str:
    if field == p.blocked:
        return "x"
    return SEATS[int(p.fields[field])] if p.fields[field] >= 0 else "."


def quarter_rows(p: Position, west: str, east: str, say: Speaker) -> list[str]:
    left = [stall(p, s, say) for s in quarter_stalls(p, west)]
    right = [stall(p, s, say) for s in reversed(quarter_stalls(p, east))]
    cells = [*left, *right]
    width = (WIDTH - 2) // max(1, len(cells))
    rows = []
    for part in range(2):
        row = [cell[part][: width - 1].ljust(width) for cell in cells]
        rows.append("".join(row[: len(left)]) + "||" + "".join(row[len(left) :]))
    return rows


def quarter_stalls(p: Position, quarter: str) -> list[int]:
    q = QUARTERS.index(quarter)
    return [s for s in range(int(p.side.n_stalls)) if p.side.quarter[s] == q]


def stall(p: Position, s: int, say: Speaker) -> tuple[str, str]:
    key = p.side.stall_ids[s]
    what = int(p.stall[s])
    if what < 0:
        return key, "-"
    owner = SEATS[int(p.owner[s])] if p.owner[s] != NEUTRAL else "n"
    if what >= HOUSE:
        house = p.tables.building_ids[what - HOUSE]
        return f"{key} {owner}", "#" + named(p, f"buildings.{house}", say)
    card = p.tables.card_ids[what]
    level = f"{int(p.experience[s])}/{int(p.tables.levels[what])}"
    return f"{key} {owner}{level}", named(p, f"cards.{card}", say)


def street(p: Position, spaces: range, way: str) -> str:
    cells = []
    for space in spaces:
        who = "".join(SEATS[seat] for seat in range(int(p.seats)) if p.space[seat] == space)
        cells.append(f"{way} {p.tables.shop_ids[space]} [{who}]".ljust(19))
    return " ".join(cells)


def market(p: Position, say: Speaker) -> list[str]:
    first = int(p.lot()) * DECK
    cards = []
    for number in range(DECK):
        if p.market >> number & 1:
            key = p.tables.card_ids[first + number]
            cost, coins = int(p.tables.cost[first + number]), int(p.coins[number])
            colour = COLOURS[int(p.tables.colour[first + number])][:2]
            extra = f"+{coins}" if coins else ""
            name = named(p, f"cards.{key}", say)
            cards.append(f"{key} {name} {colour} {cost}{extra}")
    return wrapped(title(say, "market"), cards)


def offers(p: Position, say: Speaker) -> list[str]:
    t = p.tables
    built = [
        named(p, f"buildings.{t.building_ids[b]}", say)
        for b in range(int(t.n_buildings))
        if p.offer >> b & 1
    ]
    goods = [
        f"{named(p, f'goods.{t.goods_ids[g]}', say)} {int(t.price[g])}"
        for g in range(int(t.goods_from[p.season]), int(t.goods_from[p.season + 1]))
        if p.goods[g] < 0
    ]
    return [*wrapped(title(say, "build"), built), *wrapped(title(say, "shops"), goods)]


def title(say: Speaker, what: str) -> str:
    return say(Message(f"drawn-title-{what}")).ljust(6) + " "


def wrapped(begin: str, parts: list[str]) -> list[str]:
    lines, line = [], begin
    for part in parts:
        if len(line) + len(part) + 2 > WIDTH:
            lines.append(line)
            line = " " * len(begin)
        line += part + "; "
    return [*lines, line]


def player(p: Position, seat: int, say: Speaker) -> list[str]:
    t = p.tables
    held = " ".join(
        f"{say(Message(f'drawn-{RESOURCES[r]}'))} {int(p.stock[seat * STOCKS + r])}"
        for r in range(STOCKS)
    )
    fire = say(Message("drawn-fire", {"fire": int(p.fire[seat])}))
    line = f"{SEATS[seat]}  {held}  {fire}  kobun {int(p.kobun[seat])}"
    line += f"  ={p.scores()[seat]}"
    things = [t.card_ids[c] for c in range(CARDS) if p.zone[c] == RETIRED + seat]
    things += [t.tile_ids[i] for i in range(int(t.n_tiles)) if p.tiles[i] == seat]
    things += [t.goods_ids[g] for g in range(int(t.n_goods)) if p.goods[g] == seat]
    return [line, *wrapped("   ", things)] if things else [line]
