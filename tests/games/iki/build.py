"""Positions of IKI for tests: played, or taken as data, changed by name and arranged again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import zashiki
from tests.games.playing import play as play
from tests.games.playing import refused as refused
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.state import RETIRED
from zashiki.games.iki.tables import CARDS, RESOURCES, STOCKS

GAME = zashiki.game("iki")
CORNERS = ("SW1", "SE1", "NE1", "NW1")
SIX = ("kabuki-theatre", "merchant-house", "farmhouse", "fire-watchtower", "temple", "bathhouse")
SPRING = ("SP01", "SP04", "SP07", "SP12")
WINTER = 10  # a month in which every card may be about, and which ends without an event
VISIT: dict[str, object] = {
    "deals": 0,
    "bought": {},
    "used": False,
    "visited": None,
    "lessons": 0,
    "picked": None,
    "plan": None,
    "burning": None,
}


# --- playing ---------------------------------------------------------------------------------


def begin(seats: int = 3) -> Iki:
    state = GAME.start(seats)
    assert isinstance(state, Iki)
    return state


def legal(state: Iki, begins: str = "") -> list[str]:
    """Notations of the legal actions, of those that begin so if asked."""
    texts = [GAME.notate(state, code) for code in state.legal()]
    return sorted(text for text in texts if text.startswith(begins))


def can(state: Iki, text: str) -> bool:
    return text in legal(state)


def told(state: Iki, text: str) -> zashiki.Message | None:
    """What the log says of an action."""
    code = GAME.parse(state, text)
    return GAME.story(state, code, state.after(code), 0)


# --- arranging -------------------------------------------------------------------------------


@contextmanager
def changed(state: Iki) -> Iterator[Any]:
    """The position as data; what is changed in it becomes true. What follows is left out."""
    position: Any = state.position()
    position["season"] = position["deck"] = None
    for seat in position["seats"]:
        seat["kobun"] = None
    yield position
    arranged = GAME.arrange(position, state.setup.edition)
    assert isinstance(arranged, Iki)
    state.copy_from(arranged)


def set_up(
    seats: int = 3, first: int = 0, buildings: tuple[str, ...] = SIX, clean: bool = True
) -> Iki:
    """A match before its first month; `clean` takes the start cards off again."""
    state = begin(seats)
    play(state, f"first:{first + 1}", *(f"build:{name}" for name in buildings))
    for i in range(seats):
        play(state, f"card:ST{i + 1}", f"stall:{CORNERS[i]}")
    if clean:
        with changed(state) as position:
            position["gone"] += [stall["card"] for stall in position["stalls"].values()]
            position["stalls"] = {}
    return state


def reveal(state: Iki, *cards: str, block: str = "flex") -> None:
    """Lay these cards open as this month's new ones, after the blocking tile if there is one."""
    if state.side.blocking:
        play(state, f"field:{block}")
    play(state, *(f"card:{card}" for card in cards))


def month(seats: int = 3, first: int = 0, cards: tuple[str, ...] = SPRING) -> Iki:
    """Month 1 with these cards open, about to choose fields."""
    state = set_up(seats, first)
    reveal(state, *cards)
    return state


def turn(field: str = "2", seats: int = 3, seat: int = 0, cards: tuple[str, ...] = SPRING) -> Iki:
    """The turn of a seat, alone on the order track, at its beginning."""
    state = month(seats, cards=cards)
    take_turn(state, seat, field)
    return state


def take_turn(state: Iki, seat: int, field: str = "2", at_month: int = 0) -> None:
    """Only this seat still has its turn this month."""
    with changed(state) as position:
        position.update(VISIT, phase="hire", actor=seat, fields={field: seat}, to_draw=0)
        _set_month(state, position, at_month or int(state.month))


def _set_month(state: Iki, position: Any, at_month: int) -> None:
    """Go to a month; open cards of another season are gone, blocking tiles used up."""
    tables = state.tables
    if tables.season[at_month] != tables.season[position["month"]]:
        position["gone"] += position["market"]
        position["market"] = {}
    position["month"] = at_month
    if state.side.blocking:
        blocked = position["blocked"] or "flex"
        left = {name: int(n) for name, n in zip(tables.field_ids, tables.blocking, strict=False)}
        left[blocked] -= 1
        for _ in range(at_month - 1):
            left[max(left, key=lambda name: left[name])] -= 1
        position["blocked"], position["blocking"] = blocked, left


def visit(space: int, seats: int = 3, seat: int = 0, at_month: int = WINTER) -> Iki:
    """A seat doing business on a space, the last turn of a month without open cards."""
    state = set_up(seats)
    go(state, space, seat, at_month)
    return state


def go(state: Iki, space: int, seat: int = 0, at_month: int = 0) -> None:
    """The business of a seat on a space, in this month or another one."""
    take_turn(state, seat, at_month=at_month)
    with changed(state) as position:
        position["phase"] = "business"
        position["seats"][seat]["space"] = state.tables.shop_ids[space]


def stand(state: Iki, seat: int, space: int) -> None:
    """Put a figure on a space; -1 is the gate."""
    with changed(state) as position:
        name = None if space < 0 else state.tables.shop_ids[space]
        position["seats"][seat]["space"] = name


def give(state: Iki, seat: int, **stock: int) -> None:
    """Set what a seat holds; what is not named becomes 0."""
    with changed(state) as position:
        position["seats"][seat]["stock"] = {name: n for name, n in stock.items() if n}


def _take_away(position: Any, card: str) -> None:
    """A card leaves the place where it is."""
    position["market"].pop(card, None)
    for names in (position["gone"], *(seat["retired"] for seat in position["seats"])):
        if card in names:
            names.remove(card)


def put(state: Iki, where: str, name: str, owner: int | None = None, experience: int = 0) -> None:
    """A character on a stall; without an owner it is neutral."""
    with changed(state) as position:
        _take_away(position, name)
        position["stalls"][where] = {"card": name, "owner": owner, "experience": experience}


def house(state: Iki, where: str, name: str, owner: int) -> None:
    """A building on a stall; one that was not on offer takes the turn of the first that was."""
    with changed(state) as position:
        offer = position["offer"]
        offer.remove(name if name in offer else offer[0])
        position["stalls"][where] = {"building": name, "owner": owner}


def crowd(state: Iki, stalls: list[str], owners: list[int | None]) -> None:
    """Characters of no matter whom on these stalls."""
    with changed(state) as position:
        used = {*position["market"], *(held["card"] for held in position["stalls"].values())}
        spring = [name for name in state.tables.card_ids if name[:2] in ("ST", "SP")]
        spare = [name for name in spring if name not in used]
        for where, owner, name in zip(stalls, owners, spare, strict=False):
            _take_away(position, name)
            position["stalls"][where] = {"card": name, "owner": owner}


def retired(state: Iki, seat: int, *names: str) -> None:
    """Cards in the columns of a seat, with their special tiles."""
    tables = state.tables
    with changed(state) as position:
        for name in names:
            _take_away(position, name)
            position["seats"][seat]["retired"].append(name)
            tile = int(tables.card_tile[card(state, name)])
            if tile >= 0:
                position["seats"][seat]["tiles"].append(tables.tile_ids[tile])


def grant(state: Iki, seat: int, tile: str) -> None:
    """Give a special tile by retiring the character it belongs to."""
    tables = state.tables
    number = tables.tile_ids.index(tile)
    giver = next(c for c in range(CARDS) if tables.card_tile[c] == number)
    retired(state, seat, tables.card_ids[giver])


def bought(state: Iki, seat: int, *goods: str) -> None:
    with changed(state) as position:
        position["seats"][seat]["goods"] += goods


def lay_coins(state: Iki, name: str, coins: int) -> None:
    """Coins on an open card."""
    with changed(state) as position:
        position["market"][name] = coins


def set_fire(state: Iki, *values: int) -> None:
    """Fire values of the seats; on equal values the earlier seat lies on top."""
    with changed(state) as position:
        position["standing"] = sorted(range(len(values)), key=lambda seat: (-values[seat], seat))
        for seat, value in enumerate(values):
            position["seats"][seat]["fire"] = value


# --- reading ---------------------------------------------------------------------------------


def data(state: Iki) -> Any:
    """The position as data."""
    return state.position()


def held(state: Iki, seat: int) -> dict[str, int]:
    """What a seat holds, without zeros."""
    amounts = {RESOURCES[r]: int(state.held(seat, r)) for r in range(STOCKS)}
    return {name: n for name, n in amounts.items() if n}


def stall(state: Iki, name: str) -> int:
    return state.side.stall_ids.index(name)


def card(state: Iki, name: str) -> int:
    return state.tables.card_ids.index(name)


def on(state: Iki, where: str) -> str:
    """What lies on a stall: a card's or building's id, or nothing."""
    thing = data(state)["stalls"].get(where, {})
    return str(thing.get("card") or thing.get("building") or "")


def experience(state: Iki, where: str) -> int:
    return int(state.experience[stall(state, where)])


def has_retired(state: Iki, seat: int, name: str) -> bool:
    return bool(state.zone[card(state, name)] == RETIRED + seat)


def holds(state: Iki, seat: int, tile: str) -> bool:
    return bool(state.tiles[state.tables.tile_ids.index(tile)] == seat)


def standing(state: Iki) -> list[int]:
    return [int(seat) for seat in state.standing]
