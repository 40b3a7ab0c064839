"""Positions for tests: played where possible, arranged where that would take too long."""

from __future__ import annotations

from typing import Any, cast

from tests.games.playing import play as play
from tests.games.playing import refused as refused
from zashiki.core.state import CHANCE
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import ROLLING
from zashiki.games.tokaido_duo.tables import CHARACTER_NAMES, GOOD_NAMES, SIDE_NAMES

# C1 to C8, in this order, unless a test says otherwise.
TILES = "kimono-4 kimono-4 pottery-4 pottery-3 doll-3 doll-2 fan-2 fan-2"
SIDES = "calm shrewd prolific"
CHARACTER_OF = {"p": "pilgrim", "m": "merchant", "a": "artist"}
WAVE_OF = {side: CHARACTER_NAMES[i] for i, sides in enumerate(SIDE_NAMES) for side in sides}


def start(edition: str = "default", **options: str) -> TokaidoDuo:
    """A match about to begin: nothing is dealt yet."""
    return cast("TokaidoDuo", GAME.start(2, options, edition))


def ready(edition: str = "default", tiles: str = TILES, sides: str = SIDES) -> TokaidoDuo:
    """Set up by chance as told; the first roll is next."""
    state = start(edition)
    for town, tile in enumerate(tiles.split()):
        play(state, f"{state.tables.town_ids[town]}={tile}")
    for side in sides.split():
        play(state, f"wave={side}")
    return state


def printed_otherwise(changes: dict[str, str]) -> TokaidoDuo:
    """A match with other values in the default edition; the first roll is next."""
    text = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    state = cast("TokaidoDuo", GAME.start(2, {}, GAME.read_edition(text, "test")))
    while int(state.phase) != ROLLING:
        state.play(state.legal()[0])
    return state


def using(die: str, number: int, **places: str) -> TokaidoDuo:
    """Seat 0 has taken this die, the first of a round, and is to move. See `stand`."""
    state = ready()
    stand(state, **places)
    take(state, die, number)
    return state


def take(state: TokaidoDuo, die: str, number: int, seat: int = 0) -> None:
    """The dice are rolled, and the seat, as A, takes this one."""
    if state.first != seat:
        begin_round(state, int(state.round) + 1)
    numbers = [number if name == die else 1 for name in CHARACTER_NAMES]
    roll(state, *numbers)
    play(state, f"take-{die}")


def roll(state: TokaidoDuo, pilgrim: int, merchant: int, artist: int) -> None:
    play(state, f"roll-{pilgrim}-{merchant}-{artist}")


def legal(state: TokaidoDuo) -> set[str]:
    return {GAME.notate(state, code) for code in state.legal()}


def finish_die(state: TokaidoDuo) -> None:
    """Play the first legal actions until another die, or the next round, is to be begun."""
    taken = int(state.taken)
    while state.taken == taken and not state.is_over:
        state.play(state.legal()[-1] if state.actor >= 0 else state.legal()[0])


# --- arranging ----------------------------------------------------------------------------------


def told(state: TokaidoDuo) -> dict[str, Any]:
    """The position, to be changed and arranged."""
    return state.position()


def arrange(state: TokaidoDuo, position: dict[str, Any]) -> None:
    """Make the state that of this position."""
    state.copy_from(cast("TokaidoDuo", GAME.arrange(position, state.setup.edition)))


def put(state: TokaidoDuo, seat: int, **values: object) -> None:
    """Tell something else of a seat: its money, the space of a marker …"""
    position = told(state)
    position["seats"][seat].update(values)
    arrange(state, position)


def begin_round(state: TokaidoDuo, number: int) -> None:
    """The dice of this round are to be rolled; what lies on the table stays."""
    position = told(state)
    position.update(phase="rolling", actor="chance", round=number, first=(number - 1) % 2)
    position.update(dice={}, die=None, origin=None, pending=0)
    arrange(state, position)


def stand(state: TokaidoDuo, **places: str) -> None:
    """Put figures somewhere: p0, m0 and a0 are the pilgrim, merchant and artist of seat 0."""
    position = told(state)
    for figure, place in places.items():
        position["seats"][int(figure[1])]["figures"][CHARACTER_OF[figure[0]]] = place
    arrange(state, position)


def where(state: TokaidoDuo, figure: str) -> str:
    """Where a figure stands, named as in `stand`."""
    place: str = told(state)["seats"][int(figure[1])]["figures"][CHARACTER_OF[figure[0]]]
    return place


def store(state: TokaidoDuo, seat: int, **goods: int) -> None:
    """Move goods from the bag to a seat."""
    position = told(state)
    held, left = position["seats"][seat]["goods"], position["bag"]
    for name, count in goods.items():
        held[name] = held.get(name, 0) + count
        left[name] = left.get(name, 0) - count
    arrange(state, position)


def goods(state: TokaidoDuo, seat: int) -> dict[str, int]:
    found: dict[str, int] = told(state)["seats"][seat]["goods"]
    return found


def bag(state: TokaidoDuo) -> dict[str, int]:
    return {name: int(n) for name, n in zip(GOOD_NAMES, state.bag, strict=True)}


def wave(state: TokaidoDuo, side: str, owner: int) -> None:
    """Turn a wave to this side and give it to a seat."""
    waves(state, owner, side)


def waves(state: TokaidoDuo, owner: int, *sides: str) -> None:
    """Turn waves to these sides and give them to a seat."""
    position = told(state)
    for side in sides:
        position["waves"][WAVE_OF[side]] = {"side": side, "owner": owner}
    arrange(state, position)


def spring(state: TokaidoDuo, owner: int | None) -> None:
    """Give the hot-spring tile to a seat, or lay it on the board."""
    position = told(state)
    position["spring"] = owner
    arrange(state, position)


def show(state: TokaidoDuo, seat: int, symbols: str) -> None:
    """Turn up paintings with these symbols, in this order."""
    position = told(state)
    for name in symbols.split():
        position["seats"][seat]["face_down"][name] -= 1
        position["seats"][seat]["face_up"].append(name)
    arrange(state, position)


def give_away(state: TokaidoDuo, seat: int, symbols: str) -> None:
    """Turn up paintings and give them away at once."""
    position = told(state)
    given = position["seats"][seat]["given"]
    for name in symbols.split():
        position["seats"][seat]["face_down"][name] -= 1
        given[name] = given.get(name, 0) + 1
    arrange(state, position)


def shown(state: TokaidoDuo, seat: int) -> list[str]:
    """The face-up paintings of a seat in order."""
    found: list[str] = told(state)["seats"][seat]["face_up"]
    return found


def chance(state: TokaidoDuo) -> dict[str, int]:
    """What chance can bring, with the weights."""
    assert state.actor == CHANCE
    names = [GAME.notate(state, code) for code in state.legal()]
    return dict(zip(names, state.weights(), strict=True))


def rows(field: object) -> list[int]:
    """A field as a plain list."""
    return [int(entry) for entry in cast("list[int]", field)]
