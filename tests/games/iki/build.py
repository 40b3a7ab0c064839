"""Positions of IKI for tests: set up by playing, then arranged by hand where play is too long."""

from __future__ import annotations

import zashiki
from zashiki.core.refusal import Refusal
from zashiki.games.iki.effects import erect, settle, vacate
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import BUSINESS, GONE, HIRE, NEUTRAL, RETIRED
from zashiki.games.iki.tables import RESOURCES, STOCKS

GAME = zashiki.game("iki")
CORNERS = ("SW1", "SE1", "NE1", "NW1")
SIX = ("kabuki-theatre", "merchant-house", "farmhouse", "fire-watchtower", "temple", "bathhouse")


def begin(seats: int = 3) -> Iki:
    state = GAME.start(seats)
    assert isinstance(state, Iki)
    return state


def do(p: Iki, *texts: str) -> None:
    """Play actions by their notation, checked."""
    for text in texts:
        p.play(GAME.parse(p, text))


def legal(p: Iki, family: str = "") -> list[str]:
    """Notations of the legal actions, of one family if asked."""
    texts = [GAME.notate(p, code) for code in p.legal()]
    return sorted(text for text in texts if text.startswith(family))


def can(p: Iki, text: str) -> bool:
    return text in legal(p)


def refused(p: Iki, text: str) -> Refusal:
    """The refusal of an action by the actor."""
    refusal = p.why_not(int(p.actor), GAME.parse(p, text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def set_up(
    seats: int = 3, first: int = 0, buildings: tuple[str, ...] = SIX, clean: bool = True
) -> Iki:
    """A match before its first month; `clean` takes the start cards off again."""
    p = begin(seats)
    do(p, f"first:{first + 1}", *(f"build:{name}" for name in buildings))
    for i in range(seats):
        do(p, f"card:ST{i + 1}", f"stall:{CORNERS[i]}")
    if clean:
        for stall in range(int(p.side.n_stalls)):
            if p.stall[stall] >= 0:
                vacate(p, stall, GONE)
    return p


def reveal(p: Iki, *cards: str, block: str = "flex") -> None:
    """Lay these cards open as this month's new ones, after the blocking tile if there is one."""
    if p.side.blocking:
        do(p, f"field:{block}")
    do(p, *(f"card:{card}" for card in cards))


SPRING = ("SP01", "SP04", "SP07", "SP12")


def month(seats: int = 3, first: int = 0, cards: tuple[str, ...] = SPRING) -> Iki:
    """Month 1 with these cards open, about to choose fields."""
    p = set_up(seats, first)
    reveal(p, *cards)
    return p


def turn(field: str = "2", seats: int = 3, seat: int = 0, cards: tuple[str, ...] = SPRING) -> Iki:
    """The turn of a seat, alone on the order track, at its beginning."""
    p = month(seats, cards=cards)
    take_turn(p, seat, field)
    return p


def take_turn(p: Iki, seat: int, field: str = "2") -> None:
    """Only this seat still has its turn this month."""
    number = p.tables.field_ids.index(field)
    for f in range(int(p.tables.n_fields)):
        p.fields[f] = -1
    p.fields[number] = seat
    p.turn = p.actor = seat
    p.field = number
    p.acted = 0
    p.phase = HIRE


def visit(space: int, seats: int = 3, seat: int = 0, at_month: int = 1) -> Iki:
    """A seat doing business on a space, the last turn of a month without open cards."""
    p = set_up(seats)
    go(p, space, seat, at_month)
    return p


def go(p: Iki, space: int, seat: int = 0, at_month: int = 1) -> None:
    take_turn(p, seat)
    p.month = at_month
    p.season = p.tables.season[at_month]
    p.space[seat] = space
    p.deals = p.used = 0
    for kind in range(4):
        p.bought[kind] = 0
    p.deck = p.tables.deck[p.season]
    p.phase = BUSINESS


def give(p: Iki, seat: int, **stock: int) -> None:
    """Set what a seat holds; what is not named becomes 0."""
    for r in range(STOCKS):
        p.stock[seat * STOCKS + r] = stock.get(RESOURCES[r], 0)


def held(p: Iki, seat: int) -> dict[str, int]:
    """What a seat holds, without zeros."""
    amounts = {RESOURCES[r]: int(p.held(seat, r)) for r in range(STOCKS)}
    return {name: n for name, n in amounts.items() if n}


def stall(p: Iki, name: str) -> int:
    return p.side.stall_ids.index(name)


def card(p: Iki, name: str) -> int:
    return p.tables.card_ids.index(name)


def put(p: Iki, where: str, name: str, owner: int = NEUTRAL, experience: int = 0) -> None:
    """A character on a stall."""
    settle(p, stall(p, where), card(p, name), owner)
    p.experience[stall(p, where)] = experience


def house(p: Iki, where: str, name: str, owner: int) -> None:
    """A building on a stall."""
    b = p.tables.building_ids.index(name)
    p.undrawn &= ~(1 << b)
    erect(p, stall(p, where), b, owner)


def on(p: Iki, where: str) -> str:
    """What lies on a stall: a card's or building's id, or nothing."""
    thing = p.view(-2)["stalls"][where]  # type: ignore[index]
    if thing is None:
        return ""
    return str(thing.get("card") or thing.get("building"))


def experience(p: Iki, where: str) -> int:
    return int(p.experience[stall(p, where)])


def has_retired(p: Iki, seat: int, name: str) -> bool:
    return bool(p.zone[card(p, name)] == RETIRED + seat)


def holds(p: Iki, seat: int, tile: str) -> bool:
    return bool(p.tiles[p.tables.tile_ids.index(tile)] == seat)


def grant(p: Iki, seat: int, tile: str) -> None:
    """Give a special tile by retiring the character it belongs to."""
    from zashiki.games.iki.effects import retire

    t = p.tables
    giver = next(c for c in range(80) if t.card_tile[c] == t.tile_ids.index(tile))
    where = next(s for s in range(int(p.side.n_stalls)) if p.free >> s & 1)
    settle(p, where, giver, seat)
    retire(p, where)


def standing(p: Iki) -> list[int]:
    return [int(seat) for seat in p.standing]


def set_fire(p: Iki, *values: int) -> None:
    """Fire values of the seats; on equal values the earlier seat lies on top."""
    order = sorted(range(len(values)), key=lambda seat: (-values[seat], seat))
    for i, seat in enumerate(order):
        p.fire[seat] = values[seat]
        p.standing[i] = seat
