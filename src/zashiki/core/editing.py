"""Taking pieces of a position and putting them elsewhere, as one does with hands on a table.

A position is named data. A game says in `editing.py` which pieces of its scene can be taken, and
for each of them the places where it may lie: a place is a *slot*, a way to write that into the
data. Whatever the game leaves out can be written in the data itself; nothing here checks the rules,
`Game.draft` does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from zashiki.core.scene import Piece

BOX = "box"  # the place of what lies nowhere on the table
Path = Sequence[str | int]
Data = dict[str, Any]


class Slot(Protocol):
    """A place as it is written in a position."""

    def take(self, position: Data, name: str) -> object:
        """Take one thing of this name away; answers how it was written, None if it does not
        matter.
        """

    def put(self, position: Data, name: str, written: object) -> None:
        """Put it there."""

    def has_room(self, position: Data, name: str) -> bool:
        """Whether it could be put there now."""


def at(position: Data, path: Path) -> Any:
    found: Any = position
    for part in path:
        found = found[part]
    return found


@dataclass(frozen=True)
class Counted:
    """How many of each name lie together: `seats.0.goods`."""

    path: Path

    def take(self, position: Data, name: str) -> object:
        counts = at(position, self.path)
        counts[name] -= 1
        if counts[name] <= 0:
            del counts[name]
        return None

    def put(self, position: Data, name: str, written: object) -> None:
        counts = at(position, self.path)
        counts[name] = counts.get(name, 0) + 1

    def has_room(self, position: Data, name: str) -> bool:
        return True


@dataclass(frozen=True)
class Listed:
    """Names in a list: `seats.0.built`. One that is not there yet is made of its path."""

    path: Path
    most: int = 1_000

    def _names(self, position: Data) -> list[Any]:
        holder = at(position, self.path[:-1])
        if isinstance(holder, dict):
            return holder.setdefault(str(self.path[-1]), [])  # type: ignore[no-any-return]
        return holder[self.path[-1]]  # type: ignore[no-any-return]

    def take(self, position: Data, name: str) -> object:
        self._names(position).remove(name)
        return None

    def put(self, position: Data, name: str, written: object) -> None:
        self._names(position).append(name)

    def has_room(self, position: Data, name: str) -> bool:
        names = self._names(position)
        return len(names) < self.most and name not in names


@dataclass(frozen=True)
class Lone:
    """One thing, or none: `ships.s07`, or `row.2` where an empty one is null. `fresh` is how a
    thing is written that comes from elsewhere; None: by its name.
    """

    path: Path
    fresh: Mapping[str, object] | None = None
    key: str = ""  # of `fresh`, where the name stands

    def take(self, position: Data, name: str) -> object:
        holder, last = at(position, self.path[:-1]), self.path[-1]
        if isinstance(holder, list):
            written, holder[int(last)] = holder[int(last)], None
            return written
        return holder.pop(last)

    def put(self, position: Data, name: str, written: object) -> None:
        fresh: object = name if self.fresh is None else {**self.fresh, self.key: name}
        same = type(written) is type(fresh)
        at(position, self.path[:-1])[self.path[-1]] = written if same else fresh

    def has_room(self, position: Data, name: str) -> bool:
        holder, last = at(position, self.path[:-1]), self.path[-1]
        if isinstance(holder, list):
            return int(last) < len(holder) and holder[int(last)] is None
        return last not in holder


@dataclass(frozen=True)
class Worth:
    """A place that stands for a value: where a marker lies says `seats.0.temple` is 3."""

    path: Path
    value: object

    def take(self, position: Data, name: str) -> object:
        return None

    def put(self, position: Data, name: str, written: object) -> None:
        at(position, self.path[:-1])[self.path[-1]] = self.value

    def has_room(self, position: Data, name: str) -> bool:
        return bool(at(position, self.path) != self.value)


@dataclass(frozen=True)
class Nowhere:
    """A place that is not written: what is left over lies there."""

    def take(self, position: Data, name: str) -> object:
        return None

    def put(self, position: Data, name: str, written: object) -> None:
        pass

    def has_room(self, position: Data, name: str) -> bool:
        return True


@dataclass(frozen=True)
class Summed:
    """A number beside a slot that counts what lies there."""

    path: Path

    def take(self, position: Data, name: str) -> object:
        at(position, self.path[:-1])[self.path[-1]] -= 1
        return None

    def put(self, position: Data, name: str, written: object) -> None:
        at(position, self.path[:-1])[self.path[-1]] += 1

    def has_room(self, position: Data, name: str) -> bool:
        return True


@dataclass(frozen=True)
class Together:
    """Several slots that always go together; the first one says how a thing is written."""

    slots: Sequence[Slot]

    def take(self, position: Data, name: str) -> object:
        first, *others = self.slots
        written = first.take(position, name)
        for slot in others:
            slot.take(position, name)
        return written

    def put(self, position: Data, name: str, written: object) -> None:
        for slot in self.slots:
            slot.put(position, name, written)

    def has_room(self, position: Data, name: str) -> bool:
        return all(slot.has_room(position, name) for slot in self.slots)


Slots = Mapping[str, Slot]  # by the places they are


@dataclass(frozen=True)
class Thing:
    """A piece that can be taken: what it is called in the data, and where it may lie, by place."""

    name: str
    slots: Slots


@dataclass(frozen=True)
class Hands:
    """What can be done by hand: things by the ids of their pieces; some lie in the box."""

    things: Mapping[str, Thing]
    box: Sequence[Piece] = ()  # their pieces, whose place is BOX

    def places(self, position: Data, piece: Piece) -> list[str]:
        """Where a piece could be put now, in the order of the game."""
        thing = self.things.get(piece.id)
        if thing is None or piece.place not in thing.slots:
            return []
        source = thing.slots[piece.place]
        return [
            place
            for place, slot in thing.slots.items()
            if slot != source and _has_room(slot, position, thing.name)
        ]

    def move(self, position: Data, piece: Piece, place: str) -> None:
        """Change the data so that the piece lies there; raises KeyError where it cannot."""
        thing = self.things[piece.id]
        source, target = thing.slots[piece.place], thing.slots[place]
        target.put(position, thing.name, source.take(position, thing.name))


def _has_room(slot: Slot, position: Data, name: str) -> bool:
    """Not where the data has no such key: some are told in some phases only."""
    try:
        return slot.has_room(position, name)
    except (KeyError, IndexError, TypeError):
        return False


NO_HANDS = Hands({})
