"""The position as text of at most 80 columns."""

from __future__ import annotations

from textwrap import wrap

from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.iki import tables as t
from zashiki.games.iki.lexicon import lexicon
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import HOUSE, NEUTRAL, NEW_YEAR_MONTH, RETIRED
from zashiki.texts import Speaker

WIDTH = 80


def draw(state: Iki, seat: int | None, say: Speaker) -> str:
    """All see the same; at most 80 columns."""
    lines = [_heading(state, say), *_city(state, say), "", *_busy(state, say)]
    lines += [*_market(state, say), *_offers(state, say), *_shops(state, say)]
    lines += _entry(_title(say, "legend"), say(Message("drawn-legend")))
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
        args: dict[str, object] = {"sign": SIGNS[int(state.actor)]}
        return Message("drawn-seat", args | {"seat": seat_name(int(state.actor))})
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


def _busy(state: Iki, say: Speaker) -> list[str]:
    """What the characters on the stalls do, and the buildings."""
    words, out = lexicon(state.tables), []
    for s in range(int(state.side.n_stalls)):
        what = int(state.stall[s])
        if what >= HOUSE:
            does = Message("drawn-does", {"does": words.building_gives[what - HOUSE]})
            out.append(f"{state.side.stall_ids[s]} {say(words.buildings[what - HOUSE])}{say(does)}")
        elif what >= 0:
            does = Message("drawn-does", {"does": words.effects[what]})
            out.append(f"{state.side.stall_ids[s]} {say(words.cards[what])}{say(does)}")
    return _table(_title(say, "stalls"), out)


def _market(state: Iki, say: Speaker) -> list[str]:
    """Open cards with their price, action and incomes, one below the other."""
    tables, words = state.tables, lexicon(state.tables)
    first = int(state.lot()) * t.DECK
    out = []
    for number in range(t.DECK):
        if state.market >> number & 1:
            card = first + number
            coins = int(state.coins[number])
            colour = t.COLOURS[int(tables.colour[card])][:2]
            price = f"{int(tables.cost[card])}{f'+{coins}' if coins else ''}"
            fire = f" !{int(tables.fire[card])}" if tables.fire[card] else ""
            args: dict[str, object] = {"does": words.effects[card], "income": words.incomes[card]}
            does = say(Message("drawn-card", args))
            out.append(
                f"{tables.card_ids[card]} {say(words.cards[card])} {colour} {price}{fire}{does}"
            )
    return _table(_title(say, "market"), out)


def _offers(state: Iki, say: Speaker) -> list[str]:
    """Buildings on offer, with what they cost and give."""
    words = lexicon(state.tables)
    out = []
    for b in range(int(state.tables.n_buildings)):
        if state.offer >> b & 1:
            args: dict[str, object] = {
                "name": words.buildings[b],
                "cost": words.building_costs[b],
                "gives": words.building_gives[b],
            }
            out.append(say(Message("drawn-building", args)))
    return _table(_title(say, "build"), out)


def _shops(state: Iki, say: Speaker) -> list[str]:
    """What shops deal in, and the goods of the season with price and points."""
    tables, words = state.tables, lexicon(state.tables)
    deals = [
        f"{tables.shop_ids[space]} {say(words.effects[t.SHOP + space])}"
        for space in range(t.SPACES)
        if tables.times[t.SHOP + space]
    ]
    season = int(state.season)
    goods = [
        say(
            Message(
                "good",
                {
                    "name": words.goods[g],
                    "price": int(tables.price[g]),
                    "value": int(tables.value[g]),
                },
            )
        )
        for g in range(int(tables.goods_from[season]), int(tables.goods_from[season + 1]))
        if state.goods[g] < 0
    ]
    return _wrapped(_title(say, "shops"), [*deals, *goods], "; ")


def _title(say: Speaker, what: str) -> str:
    return say(Message(f"drawn-title-{what}")).ljust(7) + " "


def _entry(begin: str, text: str) -> list[str]:
    """A text that goes on below its beginning."""
    return wrap(text, WIDTH, initial_indent=begin, subsequent_indent=" " * len(begin))


def _table(begin: str, rows: list[str]) -> list[str]:
    """Rows below one another, the first one beside the title."""
    out: list[str] = []
    for row in rows:
        out += _entry(begin if not out else " " * len(begin), row)
    return out


def _wrapped(begin: str, parts: list[str], between: str) -> list[str]:
    """Parts in a row, as many as a line takes."""
    lines, line = [], begin
    for part in parts:
        if len(line) + len(part) > WIDTH:
            lines.append(line)
            line = " " * len(begin)
        line += part + between
    return [one.removesuffix(between) for one in (*lines, line)]


def _player(state: Iki, seat: int, say: Speaker) -> list[str]:
    tables, words = state.tables, lexicon(state.tables)
    parts = [f"={state.scores()[seat]}"]
    parts += [
        f"{say(Message(f'drawn-{t.RESOURCES[r]}'))} {int(state.stock[seat * t.STOCKS + r])}"
        for r in range(t.STOCKS)
    ]
    parts.append(say(Message("drawn-fire", {"fire": int(state.fire[seat])})))
    parts.append(say(Message("drawn-kobun", {"n": int(state.kobun[seat])})))
    begin = f"{SIGNS[seat]} {say(seat_name(seat))} "
    lines = _wrapped(begin, parts, "  ")
    cards = [words.cards[c] for c in range(t.CARDS) if state.zone[c] == RETIRED + seat]
    tiles = [words.tiles[i] for i in range(int(tables.n_tiles)) if state.tiles[i] == seat]
    goods = [words.goods[g] for g in range(int(tables.n_goods)) if state.goods[g] == seat]
    things = [say(name) for name in (*cards, *tiles, *goods)]
    return [*lines, *_wrapped(" " * len(begin), things, "; ")] if things else lines
