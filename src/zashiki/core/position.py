"""Positions as data: a state by name, as JSON values, and the way back.

Every game describes its position as a msgspec struct, a subclass of `Position`. It is at once what
`state.position()` writes, what `state.view(seat)` writes with None for what the seat may not know,
what `game.arrange` reads, and the JSON Schema that documents all three.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec

if TYPE_CHECKING:
    from zashiki.core.state import State

CHANCE_WORD = "chance"
NOBODY_WORD = "nobody"
LISTED = 12  # names told in an error
MOST_PROBLEMS = 8  # told at once

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Actor = SeatNumber | Literal["chance", "nobody"]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

T = TypeVar("T")


class PositionError(ValueError):
    """A position that cannot be; `key` is the dotted path of the value at fault."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key
        self.problem = problem


_found: ContextVar[list[PositionError] | None] = ContextVar("found", default=None)


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a position."""


class Position(Part, kw_only=True):
    """What all games tell. A game adds its phase and what lies on the table, and says more
    exactly what `seats` holds.
    """

    game: str
    edition: str = "default"  # its id
    options: dict[str, str] = {}
    seats: list[Any]  # one entry for each
    actor: Actor


# --- reading ---------------------------------------------------------------------------------


def read(value: object, shape: type[T]) -> T:
    """Plain data as a struct; raises PositionError naming the key."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        key, problem = place_of(error)
        raise PositionError(key or "position", problem) from None


def place_of(error: msgspec.ValidationError) -> tuple[str, str]:
    """The dotted path that a validation error is about, and what is wrong there."""
    problem, _, path = str(error).partition(" - at `")
    key = path.rstrip("`").removeprefix("$").removeprefix("key` in `$")
    key = key.replace("[...]", ".*").replace("[", ".").replace("]", "")  # *: one of its names
    field = re.search(r"(?:unknown|missing required) field `(\w+)`", problem)
    if field:
        key += f".{field[1]}"
    return key.lstrip("."), problem


def expect(holds: bool, key: str, problem: str) -> None:
    if not holds:
        _refuse(PositionError(key, problem))


def _refuse(error: PositionError) -> None:
    found = _found.get()
    if found is None or len(found) >= MOST_PROBLEMS:
        raise error
    found.append(error)


@contextmanager
def forgiving() -> Iterator[list[PositionError]]:
    """Inside, what cannot be is noted instead of refused, so that all of it can be told at once;
    what cannot even be read is refused as ever, and so is too much.
    """
    found: list[PositionError] = []
    token = _found.set(found)
    try:
        yield found
    finally:
        _found.reset(token)


def number(names: Sequence[str | None], name: str | None, key: str) -> int:
    """The number that is called so."""
    if name is not None and name in names:
        return names.index(name)
    known = [one for one in names if one]
    told = ", ".join(known[:LISTED]) + (" …" if len(known) > LISTED else "")
    raise PositionError(key, f"there is no {name!r} here; there are {told}")


def number_or(names: Sequence[str | None], name: str | None, key: str, otherwise: int = -1) -> int:
    """The number that is called so; without a name `otherwise`."""
    return otherwise if name is None else number(names, name, key)


def known(value: T | None, key: str) -> T:
    """A value that only a view may leave out."""
    if value is None:
        raise PositionError(key, "a position tells everything: this cannot be null")
    return value


def counts(names: Sequence[str | None], told: Mapping[str, int], key: str) -> list[int]:
    """How many of each name, as numbers in the order of the names."""
    out = [0] * len(names)
    for name, count in told.items():
        out[number(names, name, f"{key}.{name}")] = count
    return out


def actor_number(actor: Actor) -> int:
    words = {CHANCE_WORD: -1, NOBODY_WORD: -2}
    return actor if isinstance(actor, int) else words[actor]


# --- writing ---------------------------------------------------------------------------------


def header(state: State) -> dict[str, Any]:
    """What all games tell."""
    return {
        "game": state.setup.game.id,
        "edition": state.setup.edition.id,
        "options": dict(state.setup.options),
        "actor": actor_word(int(state.actor)),
    }


def actor_word(actor: int) -> Actor:
    if actor >= 0:
        return actor
    return "chance" if actor == -1 else "nobody"


def name_or_none(names: Sequence[str], number: int) -> str | None:
    """The name of a number; None for -1."""
    return None if number < 0 else names[number]


def named(names: Sequence[str], values: Iterable[int]) -> dict[str, int]:
    """A count for each name; those of which there is none are left out."""
    pairs = zip(names, values, strict=False)
    return {name: int(count) for name, count in pairs if count}


# --- comparing -------------------------------------------------------------------------------


def difference(told: object, truth: object, key: str = "") -> tuple[str, str] | None:
    """Where two positions differ first: the key, and what the second has there.

    The order of names in a list does not count: where it has a meaning it was read.
    """
    if isinstance(told, dict) and isinstance(truth, dict):
        return next(_in_dicts(told, truth, key), None)
    if isinstance(told, list) and isinstance(truth, list) and len(told) == len(truth):
        if _sorted_names(told) == _sorted_names(truth):
            return None
        pairs = enumerate(zip(told, truth, strict=True))
        found = (difference(one, other, f"{key}.{i}") for i, (one, other) in pairs)
        return next((one for one in found if one is not None), None)
    if told == truth:
        return None
    return key.lstrip("."), f"cannot be {_short(told)} here: it would be {_short(truth)}"


def _in_dicts(
    told: dict[str, object], truth: dict[str, object], key: str
) -> Iterator[tuple[str, str]]:
    for name in [*told, *(name for name in truth if name not in told)]:
        is_nothing = name not in truth and told[name] in (0, [], {})  # none of a kind: left out
        found = difference(told.get(name), truth.get(name), f"{key}.{name}")
        if found is not None and not is_nothing:
            yield found


def _sorted_names(values: list[object]) -> list[object]:
    names = [value for value in values if isinstance(value, str)]
    return sorted(names) if len(names) == len(values) else values  # type: ignore[return-value]


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "…"
