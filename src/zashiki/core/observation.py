"""What the numbers of an observation are: named blocks, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.sheet import Sheet, float_cells

if TYPE_CHECKING:
    from zashiki.core.game import Game

PEOPLE = ("own", "next", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
CHANCE_NAME = "chance"
UNUSED = ""  # room that an edition of the usual size does not need


def people(seats: int) -> tuple[str, ...]:
    """Names of the seats as one of them sees them: itself, then the others in turn."""
    return PEOPLE[:seats]


def padded(names: Sequence[str], room: int) -> tuple[str, ...]:
    """Names with room for more: a block is as large for every edition."""
    return (*names, *[UNUSED] * (room - len(names)))


@dataclass(frozen=True)
class Block:
    """Numbers that belong together, under the name that positions use.

    `axes` name what is counted along each side, the last one fastest; without any the block is
    one number. Each lies from `low` to `high`.
    """

    name: str
    meaning: str
    axes: tuple[tuple[str, ...], ...] = ()
    high: float = 1
    low: float = 0
    start: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes))

    @property
    def size(self) -> int:
        return prod(self.shape)

    def place(self, number: int) -> tuple[str, ...]:
        """What stands at a number counted from the start of the block, side by side."""
        names: list[str] = []
        for axis in reversed(self.axes):
            number, i = divmod(number, len(axis))
            names.append(axis[i])
        return tuple(reversed(names))


class Observation:
    """The blocks of a game's observations for a seat count, and what each number means."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        starts = [0, *accumulate(block.size for block in blocks)]
        self.length = starts.pop()
        self.blocks = tuple(
            Block(one.name, one.meaning, one.axes, one.high, one.low, start)
            for one, start in zip(blocks, starts, strict=True)
        )

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, name: str) -> Block:
        """The block of this name; raises KeyError with those there are."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(f"no block {name!r}; there are {', '.join(b.name for b in self.blocks)}")

    def block_of(self, number: int) -> Block:
        """The block that a number belongs to; raises IndexError beyond the last."""
        if not 0 <= number < self.length:
            raise IndexError(f"there is no number {number}; there are 0 to {self.length - 1}")
        return next(b for b in reversed(self.blocks) if b.start <= number)

    def name(self, number: int) -> str:
        """A number by name, such as `seats.captured[next, buddha]`."""
        block = self.block_of(number)
        place = block.place(number - block.start)
        return f"{block.name}[{', '.join(place)}]" if place else block.name

    def describe(self, number: int) -> str:
        """A number by name, its range, and what it means."""
        block = self.block_of(number)
        unused = UNUSED in block.place(number - block.start)
        meaning = "not used in this edition" if unused else block.meaning
        return f"{self.name(number)}, {block.low:g} to {block.high:g}: {meaning}"

    def read(self, values: Sequence[float]) -> dict[str, float]:
        """An observation by name, for people: everything that is not 0."""
        pairs = enumerate(values)
        return {self.name(i): float(value) for i, value in pairs if value}

    @cached_property
    def lows(self) -> list[float]:
        """The lowest value of each number."""
        return [block.low for block in self.blocks for _ in range(block.size)]

    @cached_property
    def highs(self) -> list[float]:
        """The highest value of each number."""
        return [block.high for block in self.blocks for _ in range(block.size)]

    @cached_property
    def starts(self) -> vec[i64]:
        """Where each block begins, and where the last one ends."""
        return vec[i64]([*(block.start for block in self.blocks), self.length])

    def sheet(self) -> Sheet:
        """An empty row to be filled in."""
        return Sheet(self.starts, float_cells(self.length), 0)


def common_blocks(game: Game, seats: int) -> list[Block]:
    """What every game tells first; `State.write_sheet` writes it."""
    who = people(seats)
    numbers = tuple(str(seat) for seat in range(seats))
    out = [
        Block("seat", "1 for the number of the seat that observes", (numbers,)),
        Block("actor", "1 for who acts; none when the match is over", ((*who, CHANCE_NAME),)),
    ]
    choices = [f"{option.key}={choice}" for option in game.options for choice in option.choices]
    if choices:
        out.append(
            Block("options", "1 for each choice this match is played with", (tuple(choices),))
        )
    return out
