"""Positions of Yamataï for tests: set-up by playing chance, changes by arranging a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import zashiki
from tests.games import playing
from tests.games.playing import play as play
from zashiki.core.rng import Rng
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.actions import ACTIONS
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.tables import Tables

PEOPLE = ("yasoma", "amateratsu", "fu-hsi", "izanami", "ananda")
ROW = ("b06", "b17", "b22", "b25", "b10")
FLEETS = (1, 2, 3, 4, 5)
ORDERS = {2: (1, 2, 1, 2), 3: (1, 2, 3), 4: (1, 2, 3, 4)}

Told = dict[str, Any]  # a position


def tables() -> Tables:
    found = GAME.edition().tables
    assert isinstance(found, Tables)
    return found


# --- playing and asking ------------------------------------------------------------------


def start(seats: int = 2, **options: str) -> Yamatai:
    return cast("Yamatai", GAME.start(seats, options))


def legal(state: Yamatai, begins: str = "") -> set[str]:
    """The legal actions, or those that begin so."""
    texts = {GAME.notate(state, code) for code in state.legal()}
    return {text for text in texts if text.startswith(begins)}


def families(state: Yamatai) -> set[str]:
    """Kinds of legal actions."""
    return {ACTIONS[code].family for code in state.legal()}


def can(state: Yamatai, action: str) -> bool:
    return state.is_legal(GAME.parse(state, action))


def refused(state: Yamatai, action: str) -> str:
    """The rule that forbids an action; fails if nothing does."""
    return playing.refused(state, action).rule_id


# --- set-up ------------------------------------------------------------------------------


def begin(
    seats: int = 2,
    people: Sequence[str] = PEOPLE,
    row: Sequence[str] = ROW,
    fleets: Sequence[int] = FLEETS,
    order: Sequence[int] = (),
    faces: dict[str, str] | None = None,
    **options: str,
) -> Yamatai:
    """A match at its first turn. `faces` says which culture tile comes to which island."""
    state = start(seats, **options)
    play(state, *(f"order-{seat}" for seat in order or ORDERS[seats]))
    deal(state, faces or {})
    play(state, *(f"show-{name}" for name in people))
    play(state, *(f"show-{tile}" for tile in row))
    return play(state, *(f"show-fleet{number}" for number in fleets))


def deal(state: Yamatai, faces: dict[str, str]) -> None:
    """The named islands get the named tiles, the others what is left, the blank ones last."""
    promised = [GAME.parse(state, f"deal-{face}") for face in faces.values()]
    for name in state.tables.island_names:
        if name in faces:
            code = GAME.parse(state, f"deal-{faces[name]}")
            promised.remove(code)
        else:
            code = _spare(state, promised)
        state.play(code)


def _spare(state: Yamatai, promised: list[int]) -> int:
    """The tile of which most are left beyond what is promised, blank ones last."""
    spare = {code: int(state.weight(code)) - promised.count(code) for code in state.legal()}
    coloured = {code: left for code, left in spare.items() if ACTIONS[code]["kind"] != t.BLANK}
    if any(left > 0 for left in coloured.values()):
        spare = coloured
    return max(spare, key=lambda code: (spare[code], -code))


# --- numbers of names --------------------------------------------------------------------


def space(name: str) -> int:
    return tables().space_names.index(name)


def island(name: str) -> int:
    return tables().island_names.index(name)


def tile(name: str) -> int:
    return tables().tile_names.index(name)


def kind_of(name: str) -> str:
    return t.BUILDING_NAMES[int(tables().tile_kind[tile(name)])]


# --- arranging ---------------------------------------------------------------------------


def rearrange(state: Yamatai, change: Callable[[Told], None]) -> Yamatai:
    """The same state with its position changed by name; an impossible one is refused."""
    told: Told = state.position()
    change(told)
    state.copy_from(cast("Yamatai", GAME.arrange(told)))
    return state


def add(counts: dict[str, int], name: str, number: int) -> None:
    counts[name] = counts.get(name, 0) + number
    if counts[name] == 0:
        del counts[name]


def ships_at(state: Yamatai, **ships: str) -> Yamatai:
    """Older ships on the board: `ships_at(state, s07="wood")`."""

    def change(told: Told) -> None:
        for name, material in ships.items():
            assert name not in told["ships"]
            told["ships"][name] = material
            add(told["supply"], material, -1)

    return rearrange(state, change)


def lift(state: Yamatai, *names: str) -> Yamatai:
    """These ships are back in the supply."""

    def change(told: Told) -> None:
        for name in names:
            add(told["supply"], told["ships"].pop(name), 1)

    return rearrange(state, change)


def at_hand(state: Yamatai, seat: int, **ships: int) -> Yamatai:
    """Exactly these ships for a seat, from the supply."""

    def change(told: Told) -> None:
        for name, number in told["seats"][seat]["ships"].items():
            add(told["supply"], name, number)
        told["seats"][seat]["ships"] = dict(ships)
        for name, number in ships.items():
            add(told["supply"], name, -number)

    return rearrange(state, change)


def more(state: Yamatai, **ships: int) -> Yamatai:
    """These ships more for the seat whose turn it is, as if they had come with its fleet."""
    seat = int(state.seat)
    there = hold(state, seat)
    names = {*there, *ships}
    return at_hand(state, seat, **{n: there.get(n, 0) + ships.get(n, 0) for n in names})


def lose(state: Yamatai, seat: int, **ships: int) -> Yamatai:
    """Ships of the supply beside the harbour of a seat."""

    def change(told: Told) -> None:
        for name, number in ships.items():
            add(told["supply"], name, -number)
            add(told["seats"][seat]["beside"], name, number)

    return rearrange(state, change)


def drain(state: Yamatai, material: str, left: int = 0) -> Yamatai:
    """Put ships of the supply beside the harbour of the last seat, until so many are left."""
    gone = int(state.supply[t.COLOUR_NAMES.index(material)]) - left
    return lose(state, int(state.seats) - 1, **{material: gone})


def clear(state: Yamatai, *names: str) -> Yamatai:
    """Take the culture tiles of these islands out of the game."""
    return rearrange(state, lambda told: _clear(told, *names))


def _clear(told: Told, *names: str) -> None:
    for name in names:
        if name in told["culture"]:
            add(told["spent"], told["culture"].pop(name), 1)


def clear_all(state: Yamatai) -> Yamatai:
    return clear(state, *state.tables.island_names)


def lay_culture(state: Yamatai, **kinds: str) -> Yamatai:
    """Culture tiles that were spent lie on these islands again."""

    def change(told: Told) -> None:
        for name, kind in kinds.items():
            add(told["spent"], kind, -1)
            told["culture"][name] = kind

    return rearrange(state, change)


def house(state: Yamatai, seat: int, name: str, what: str = "") -> Yamatai:
    """A building of a seat on an island, by default the last house of the pile."""

    def change(told: Told) -> None:
        _clear(told, name)
        pile = told["pile"]
        built = what or next(one for one in reversed(pile["tiles"]) if kind_of(one) == "house")
        pile["tiles"].remove(built)
        pile["middle"] -= 1
        told["buildings"][name] = built
        told["seats"][seat]["built"].append(built)
        if kind_of(built) in ("house", "trading-post"):
            told["seats"][seat]["pieces"] -= 1

    return rearrange(state, change)


def built_out(state: Yamatai, seat: int, left: int) -> Yamatai:
    """So many standard buildings left for a seat; the others stand far in the east."""
    standard = [one for one in state.tables.tile_names if tile(one) < tile("b22")]
    free = [one for one in standard if state.middle >> tile(one) & 1]
    for name in reversed(state.tables.island_names):
        if state.pieces[seat] > left and not state.built >> island(name) & 1:
            house(state, seat, name, free.pop())
    assert state.pieces[seat] == left
    return state


def hire(state: Yamatai, seat: int, *names: str) -> Yamatai:
    """Specialists for a seat; others of the stack take their places on display."""

    def change(told: Told) -> None:
        for name in names:
            for offer in told["display"]:
                if offer is not None and offer["specialist"] == name:
                    other = next(one for one in told["stack"] if one not in names)
                    told["stack"].remove(other)
                    told["stack"].append(name)
                    offer["specialist"] = other
            told["stack"].remove(name)
            told["seats"][seat]["specialists"].append(name)
            if name == "riu":
                told["seats"][seat]["harbour"] += 2

    return rearrange(state, change)


def culture(state: Yamatai, seat: int, **tiles: int) -> Yamatai:
    """Culture tiles for a seat, out of those already spent or lying on the map."""

    def change(told: Told) -> None:
        for kind, wanted in tiles.items():
            for _ in range(wanted):
                if kind not in told["spent"]:
                    _clear(told, next(i for i, there in told["culture"].items() if there == kind))
                add(told["spent"], kind, -1)
                add(told["seats"][seat]["culture"], kind, 1)

    return rearrange(state, change)


def flat(state: Yamatai) -> Yamatai:
    """All mountains lie far in the east."""
    east = state.tables.island_names[-int(bits_of(state.mountains)) :]
    return rearrange(state, lambda told: told.update(mountains=east))


def bits_of(members: int) -> int:
    return int(members).bit_count()


def mountain(state: Yamatai, name: str) -> Yamatai:
    """The mountain farthest in the east lies here instead."""

    def change(told: Told) -> None:
        if name not in told["mountains"]:
            told["mountains"][-1] = name

    return rearrange(state, change)


def sacred(state: Yamatai, *names: str) -> Yamatai:
    def change(told: Told) -> None:
        _clear(told, *names)
        told["sacred"] += names

    return rearrange(state, change)


def purse(state: Yamatai, seat: int, **counts: int) -> Yamatai:
    """Coins and tokens of a seat."""
    return rearrange(state, lambda told: told["seats"][seat].update(counts))


def coins_on(state: Yamatai, specialist: str, coins: int) -> Yamatai:
    def change(told: Told) -> None:
        for offer in told["display"]:
            if offer is not None and offer["specialist"] == specialist:
                offer["coins"] = coins

    return rearrange(state, change)


def reserve(state: Yamatai, seat: int, *names: str) -> Yamatai:
    """Tiles reserved in earlier rounds: of the row, which is filled up, or of the pile."""

    def change(told: Told) -> None:
        pile = told["pile"]
        for name in names:
            if name in told["row"]:
                told["row"][told["row"].index(name)] = pile["tiles"][-1]
                pile["tiles"][-1] = name
            pile["tiles"].remove(name)
            pile["middle"] -= 1
            told["seats"][seat]["reserved"].append(name)

    return rearrange(state, change)


def pile_of(state: Yamatai, *names: str) -> Yamatai:
    """Only these tiles are left in the pile; the last seat has reserved the others."""
    there = [one for one in state.tables.tile_names if state.middle >> tile(one) & 1]
    return reserve(state, int(state.seats) - 1, *(one for one in there if one not in names))


def empty_stack(state: Yamatai) -> Yamatai:
    """All specialists that lay face down are with the last seat."""
    names = state.tables.specialist_names
    left = [name for i, name in enumerate(names) if state.stack >> i & 1]
    return hire(state, int(state.seats) - 1, *left)


def return_fleet(state: Yamatai, fleet: int, instead: int) -> Yamatai:
    """As if another fleet had been taken in this round than this one, which is there again."""

    def change(told: Told) -> None:
        for turn in told["order"]:
            if turn["fleet"] == f"fleet{fleet}":
                turn["fleet"] = f"fleet{instead}"
        told["fleets"][told["fleets"].index(f"fleet{instead}")] = f"fleet{fleet}"

    return rearrange(state, change)


# --- reading -----------------------------------------------------------------------------


def hold(state: Yamatai, seat: int) -> dict[str, int]:
    """Ships of a seat: moored, and in its turn all at hand."""
    return _seat(state, seat)["ships"]


def beside(state: Yamatai, seat: int) -> dict[str, int]:
    return _seat(state, seat)["beside"]


def tiles_of(state: Yamatai, seat: int) -> dict[str, int]:
    """Culture tiles of a seat."""
    return _seat(state, seat)["culture"]


def _seat(state: Yamatai, seat: int) -> dict[str, dict[str, int]]:
    return cast("list[dict[str, dict[str, int]]]", state.position()["seats"])[seat]


# --- turns -------------------------------------------------------------------------------


def pass_turn(state: Yamatai, fleet: int) -> Yamatai:
    """A turn that takes a fleet and does nothing; of too many ships the first is moored."""
    play(state, f"take-fleet{fleet}")
    while not can(state, "end"):
        play(
            state,
            "go-on"
            if can(state, "go-on")
            else min(legal(state, "moor-") or legal(state, "choose-")),
        )
    return play(state, "end")


def pass_round(state: Yamatai, *fleets: int) -> Yamatai:
    for fleet in fleets:
        pass_turn(state, fleet)
    return state


def fleet_left(state: Yamatai) -> int:
    """The first fleet that can be taken."""
    return next(int(fleet) + 1 for fleet in state.up if fleet != s.NONE)


def fill_up(state: Yamatai, seed: int = 1) -> Yamatai:
    """Let chance act until a seat is to act or the match is over."""
    rng = Rng(seed)
    while state.actor == zashiki.CHANCE:
        state.apply(state.random_action(rng))
    return state
