"""Positions for tests: played where possible, arranged where that would take too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import zashiki
from tests.games.playing import play as play
from tests.games.playing import refused as refused
from zashiki.core.state import CHANCE
from zashiki.games.samurai import GAME
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.notation import FIGURES, tile_names
from zashiki.games.samurai.rules import Samurai

TYPES = int(t.TYPES)
Told = dict[str, Any]  # a position as data


def start(seats: int = 2, **options: str) -> Samurai:
    return cast("Samurai", GAME.start(seats, options))


def turn(state: Samurai, texts: str, draws: str = "") -> None:
    """A whole turn: actions, the end, and the tiles drawn (the first possible ones by default)."""
    play(state, texts + " end")
    wanted = draws.split()
    while state.actor == CHANCE:
        if wanted:
            state.play("?" + wanted.pop(0))
        else:
            state.play(state.legal()[0])


def legal(state: Samurai) -> set[str]:
    return {GAME.notate(state, action) for action in state.legal()}


def site(state: Samurai, hex_: str) -> int:
    found = int(state.tables.site_at[hex_number(state, hex_)])
    assert found >= 0
    return found


def hex_number(state: Samurai, hex_: str) -> int:
    return state.tables.hex_names.index(hex_)


# --- the opening -----------------------------------------------------------------------------


def choose(state: Samurai, *hands: str) -> None:
    """Each seat chooses these tiles, the first possible ones where they are not five."""
    for seat in range(int(state.seats)):
        for tile in hands[seat].split() if seat < len(hands) else []:
            play(state, f"+{tile}")
        while state.phase == s.OPENING and state.actor == seat:
            state.play(state.legal()[0])


def place(state: Samurai, wanted: dict[str, str] | None = None) -> None:
    """Place all figures, these ones on these settlements."""
    missing = {hex_: list(figures) for hex_, figures in (wanted or {}).items()}
    while state.phase == s.PLACING:
        legal_now = [GAME.notate(state, action) for action in state.legal()]
        asked = [f"{figure}@{hex_}" for hex_, figures in missing.items() for figure in figures]
        chosen = next((text for text in legal_now if text in asked), None)
        if chosen is None:
            chosen = _filler(state, missing, legal_now)
        else:
            figure, hex_ = chosen.split("@")
            missing[hex_].remove(figure)
        play(state, chosen)
    assert not any(missing.values())


def _filler(state: Samurai, missing: dict[str, list[str]], legal_now: list[str]) -> str:
    """A figure nobody asked for, on a settlement nobody asked about, of the most common type."""
    reserved = [figure for figures in missing.values() for figure in figures]

    def spare(text: str) -> int:
        return int(state.supply[FIGURES.index(text[0])]) - reserved.count(text[0])

    return max((text for text in legal_now if text.split("@")[1] not in missing), key=spare)


def ready(
    seats: int = 2,
    hands: tuple[str, ...] = (),
    figures: dict[str, str] | None = None,
    **options: str,
) -> Samurai:
    """A match at its first turn."""
    state = start(seats, **options)
    choose(state, *hands)
    place(state, figures)
    return state


# --- arranging -------------------------------------------------------------------------------
#
# Each of these tells the position, changes it by name and arranges it: what cannot be is refused.


def rearrange(state: Samurai, told: Told) -> None:
    """Go on from this position of the same match."""
    state.copy_from(cast("Samurai", GAME.arrange(told)))


def give(state: Samurai, seat: int, tiles: str) -> None:
    """Exchange the hand of a seat for these tiles, and the first possible ones for the rest."""
    told: Told = state.position()
    _hold(told["seats"][seat], tiles)
    rearrange(state, told)


def _hold(row: Told, tiles: str) -> None:
    hand = Counter(tiles.split())
    for tile, count in row["unlaid"].items():
        while hand.total() < row["held"] and hand[tile] < count:
            hand[tile] += 1
    row["hand"] = dict(+hand)


def put(state: Samurai, seat: int, *tiles: str) -> None:
    """Lay tiles of a seat on the map, as if in earlier turns: "S3@h7"."""
    told: Told = state.position()
    for text in tiles:
        tile, hex_ = text.split("@")
        _lay(told, seat, tile, hex_)
    rearrange(state, told)


def _lay(told: Told, seat: int, tile: str, hex_: str) -> None:
    """Out of the supply; for a tile in hand, the hand gets the last possible one."""
    row = told["seats"][seat]
    _take(row["unlaid"], tile)
    hand = Counter(row["hand"])
    if hand[tile] > row["unlaid"].get(tile, 0):
        left = Counter(row["unlaid"]) - hand
        row["hand"] = dict(hand - Counter([tile]) + Counter([list(+left)[-1]]))
    told["tiles"][hex_] = {"seat": seat, "tile": tile}


def _take(counts: dict[str, int], name: str) -> None:
    counts[name] -= 1
    if not counts[name]:
        del counts[name]


def use_up(state: Samurai, seat: int, hand: str, supply: str = "", free: str = "") -> None:
    """Leave a seat these tiles; the others were played: on land, on sea, and one to the box.

    They lie as far in the west as they can without surrounding anything, and off the free hexes.
    """
    told: Told = state.position()
    row = told["seats"][seat]
    kept = Counter(f"{hand} {supply}".split())
    played = Counter(row["unlaid"]) - kept
    row["unlaid"] = dict(kept)
    row["held"], row["hand"] = len(hand.split()), dict(Counter(hand.split()))
    land, sea = _spare_land(state, free.split()), _spare_sea(state, free.split())
    for tile in played.elements():
        if tile != "X":
            told["tiles"][next(sea if tile.startswith("W") else land)] = {
                "seat": seat,
                "tile": tile,
            }
    rearrange(state, told)


def _spare_land(state: Samurai, free: list[str]) -> Iterator[str]:
    """Hexes that can be covered one after the other while all figures keep open land."""
    tables, open_land = state.tables, list(state.open_land)
    for h in sorted(state.free_land[: state.land_left], key=lambda h: tables.xs[h]):
        near = tables.near[tables.near_from[h] : tables.near_from[h + 1]]
        is_safe = all(open_land[site] > 1 or state.figures[site] == 0 for site in near)
        if tables.hex_names[h] not in free and is_safe:
            for site in near:
                open_land[site] -= 1
            yield tables.hex_names[h]


def _spare_sea(state: Samurai, free: list[str]) -> Iterator[str]:
    tables = state.tables
    hexes = sorted(state.free_sea[: state.sea_left], key=lambda h: tables.xs[h])
    return (tables.hex_names[h] for h in hexes if tables.hex_names[h] not in free)


def capture(state: Samurai, seat: int, *places: str) -> None:
    """The figures there stand before a seat already."""
    told: Told = state.position()
    _remove(told, told["seats"][seat]["captured"], places)
    rearrange(state, told)


def set_aside(state: Samurai, *places: str) -> None:
    """The figures there stand beside the board already."""
    told: Told = state.position()
    _remove(told, told["aside"], places)
    rearrange(state, told)


def _remove(told: Told, counts: dict[str, int], places: tuple[str, ...]) -> None:
    """Count figures elsewhere than on these settlements."""
    for hex_ in places:
        for figure in told["figures"].pop(hex_):
            counts[figure] = counts.get(figure, 0) + 1


# --- reading ---------------------------------------------------------------------------------


def figures_at(state: Samurai, hex_: str) -> str:
    where = site(state, hex_)
    return "".join(FIGURES[i] for i in range(TYPES) if state.has_figure(where, i))


def captured(state: Samurai, seat: int) -> tuple[int, ...]:
    """Helmets, Buddhas, rice fields."""
    return tuple(int(state.captured[seat * TYPES + i]) for i in range(TYPES))


def aside(state: Samurai) -> tuple[int, ...]:
    return tuple(int(count) for count in state.aside)


def hand(state: Samurai, seat: int) -> list[str]:
    names = enumerate(tile_names(state.tables))
    return [name for kind, name in names for _ in range(state.hand_count(seat, kind))]


def shown(state: Samurai, viewer: int, seat: int) -> list[tuple[str, str]]:
    """What a viewer sees standing before a seat: pictures, and their number or text."""
    pieces = [p for p in GAME.scene(state, viewer).pieces if p.place == f"figures-{seat}"]
    return [(piece.art, piece.text or str(piece.count)) for piece in pieces]


def influence(state: Samurai, hex_: str, figure: str, seat: int) -> int:
    return int(state.influence(site(state, hex_), FIGURES.index(figure), seat))


def villages(state: Samurai) -> list[str]:
    tables = state.tables
    sites = range(int(tables.first_village), int(tables.sites))
    return [tables.hex_names[tables.hex_of[i]] for i in sites if tables.room[i]]


def rng(seed: int) -> zashiki.Rng:
    return zashiki.Rng(seed)
