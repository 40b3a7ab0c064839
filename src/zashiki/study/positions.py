"""Positions by name: `positions/NAME.json` in a game's folder, as `state.position()` tells them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from zashiki.core.game import Game
from zashiki.core.position import PositionError
from zashiki.core.refusal import Refusal
from zashiki.core.state import State
from zashiki.study.errors import StudyError

START = "start"  # the beginning of a match, which needs no file
SHORT = "short"  # where a short first match begins


def position_names(game: Game) -> list[str]:
    folder = game.folder / "positions"
    files = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(".json") for name in files if name.endswith(".json"))


@cache
def arranged(game: Game, name: str) -> State:
    """The position of this name; never change it, copy it."""
    if name == START:
        return game.start()
    place = f"{game.id}/positions/{name}.json"
    if name not in position_names(game):
        raise StudyError(place, f"no such position; there are {', '.join(position_names(game))}")
    text = (game.folder / "positions" / f"{name}.json").read_text(encoding="utf-8")
    try:
        return game.arrange(msgspec.json.decode(text, type=dict[str, object]))
    except (msgspec.DecodeError, PositionError) as error:
        raise StudyError(place, str(error)) from None


def played(game: Game, state: State, moves: Iterable[str], place: str) -> list[State]:
    """The position and those after each of these moves, chance and all seats alike, as they are
    written in records.
    """
    states = [state]
    for move in moves:
        state = states[-1].copy()
        try:
            state.play(move)
        except (ValueError, Refusal) as error:
            raise StudyError(place, f"{move!r} cannot be played here: {error}") from None
        states.append(state)
    return states
