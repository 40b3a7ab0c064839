"""Positions as data: written, read back, and refused where they cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from zashiki.core.game import Game
from zashiki.core.position import PositionError
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY, State
from zashiki.testing.promise import broken

NO_SUCH = "no-such-name"


def check_arranged(game: Game, state: State) -> None:
    """A position leads back to its state; views say the same, with null where they say less."""
    told = state.position()
    if msgspec.json.decode(msgspec.json.encode(told)) != told:
        broken("a position holds plain JSON values")
    try:
        again = game.arrange(told)
    except PositionError as error:
        broken("a position can be arranged", error)
    if again.digest() != state.digest() or again.legal() != state.legal():
        broken("an arranged position is the same state", told)
    if again.position() != told:
        broken("an arranged position tells the same", told)
    for seat in (NOBODY, *range(state.seats)):
        if not _is_part(state.view(seat), told):
            broken("a view is the position, with null for what is hidden", seat)


def _is_part(seen: object, told: object) -> bool:
    """Whether a view says what the position says, or nothing."""
    if seen is None:
        return True
    if isinstance(seen, dict) and isinstance(told, dict):
        return seen.keys() == told.keys() and all(_is_part(seen[k], told[k]) for k in seen)
    if isinstance(seen, list) and isinstance(told, list):
        return len(seen) == len(told) and all(map(_is_part, seen, told))
    return seen == told


def check_broken(game: Game, state: State, rng: Rng, tries: int = 3) -> None:
    """What cannot be is refused with its key, or leads to a state with nothing lost or added."""
    whole = state.position()
    leaves = list(_leaves(whole))
    for _ in range(tries):
        path = leaves[rng.below(len(leaves))]
        spoiled = msgspec.json.decode(msgspec.json.encode(whole))
        is_sure = _spoil(spoiled, path, int(rng.below(4)))
        try:
            arranged = game.arrange(spoiled)
        except PositionError as error:
            if not error.key or not error.problem:
                broken("a refused position names the key at fault", error)
            continue
        if is_sure:
            broken("an impossible position is refused", f"{path}: {_get(spoiled, path)!r}")
        if arranged.components() != state.components():
            broken("an arranged position has all components", path)
        if bool(arranged.legal()) == arranged.is_over:
            broken("an arranged position can be played on", path)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    pairs: Any = ()
    if isinstance(value, dict):
        pairs = value.items()
    elif isinstance(value, list):
        pairs = enumerate(value)
    if not pairs and path:
        yield path
    for key, inner in pairs:
        yield from _leaves(inner, (*path, key))


def _get(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def _spoil(value: Any, path: tuple[Any, ...], way: int) -> bool:
    """Change one value; returns whether the position surely cannot be any more."""
    holder, key = _get(value, path[:-1]), path[-1]
    leaf = holder[key]
    if way == 0 and isinstance(holder, dict):
        holder[NO_SUCH] = leaf
        return True
    if isinstance(leaf, bool):
        holder[key] = not leaf
        return False
    if isinstance(leaf, int):
        holder[key] = leaf + (-1 if way == 1 else 1)
        return bool(holder[key] < 0 and path[0] != "actor")
    if isinstance(leaf, str):
        holder[key] = NO_SUCH
        return True
    holder[key] = {NO_SUCH: 1} if way == 1 else 7
    return True
