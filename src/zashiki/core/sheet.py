"""What a seat knows, written down as numbers: one row of 32-bit floats, block by block.

Vectors have no such floats, so a sheet keeps their bits; whoever reads its memory as float32, as
numpy can without copying, sees the numbers.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from zashiki.core.codes import Codes

SMALL: Final = 1024  # numbers whose bits are looked up
MANTISSA: Final[i64] = 23
IMPLIED: Final[i64] = 0x800000  # the bit that a float does not write
EXPONENT: Final[i64] = 127
SIGN: Final[i64] = 0x80000000
ONE: Final[i32] = 0x3F800000  # the bits of 1.0


def float_bits(value: i64) -> i64:
    """The bits of a whole number below 2**24 as a 32-bit float, read as a signed number."""
    if value == 0:
        return 0
    size = value if value > 0 else -value
    exponent = EXPONENT + MANTISSA
    while size < IMPLIED:
        size <<= 1
        exponent -= 1
    bits = (exponent << MANTISSA) | (size & (IMPLIED - 1))
    return bits if value > 0 else bits - SIGN


def _small() -> vec[i32]:
    return vec[i32]([i32(float_bits(i)) for i in range(SMALL)])


BITS: Final = _small()


def float_cells(n: int) -> vec[i32]:
    """Room for so many floats, all 0."""
    return vec[i32]([0] * n)


def steps_to(seat: i64, other: i64, seats: i64) -> i64:
    """How many seats further the other one sits: 0 is the seat itself, 1 the next."""
    steps = other - seat
    return steps if steps >= 0 else steps + seats


@final  # so that compiled methods call each other directly
class Sheet:
    """A row of numbers that is filled in again and again.

    `cells` may be longer than the row, which begins at `first`: many sheets then share one memory.
    Only what is not 0 is written, and only that is wiped out before the next time.
    """

    def __init__(self, starts: vec[i64], cells: vec[i32], first: i64) -> None:
        self.starts: vec[i64] = starts  # of the blocks within a row, and where the last one ends
        self.cells: vec[i32] = cells
        self.first: i64 = first
        self.blocks: i64 = 0  # begun so far
        self.at: i64 = first  # where the block begins
        self.written: Codes = Codes()
        self.is_watched: bool = False
        self.names: list[str] = []  # of the blocks, where it is watched
        self.faults: list[str] = []

    def begin(self) -> None:
        """Wipe out what was written last."""
        cells, written = self.cells, self.written.values
        for i in range(self.written.n):
            cells[written[i]] = 0
        self.written.clear()
        self.blocks = 0

    def block(self, name: str) -> None:
        """Go on to the next block, which is called so."""
        if self.is_watched:
            self._check_block(name)
        self.at = self.first + self.starts[self.blocks]
        self.blocks += 1

    def put(self, place: i64, value: i64) -> None:
        """Write a whole number at a place of the block."""
        if 0 < value < SMALL:
            self._write(place, BITS[value])
        elif value != 0:
            self._write(place, i32(float_bits(value)))

    def mark(self, place: i64) -> None:
        """Write 1 at a place of the block; nothing where the place is below 0, for none."""
        if place >= 0:
            self._write(place, ONE)

    def _write(self, place: i64, bits: i32) -> None:
        if self.is_watched:
            self._check_place(place)
        cell = self.at + place
        self.cells[cell] = bits
        self.written.add(cell)

    def put_all(self, place: i64, values: vec[i64], first: i64, count: i64) -> None:
        """Write so many values one after the other, from the first one on."""
        for i in range(count):
            value = values[first + i]
            if value != 0:
                self.put(place + i, value)

    def mark_all(self, place: i64, bits: i64) -> None:
        """Write 1 for each number of a set, counted from the place."""
        while bits != 0:
            while bits & 255 == 0:
                bits >>= 8
                place += 8
            if bits & 1 != 0:
                self._write(place, ONE)
            bits >>= 1
            place += 1

    # --- a whole block at once -----------------------------------------------------------

    def put_one(self, name: str, value: i64) -> None:
        """A block of one number."""
        self.block(name)
        self.put(0, value)

    def mark_one(self, name: str, place: i64) -> None:
        """A block in which one place is marked; none where it is below 0."""
        self.block(name)
        self.mark(place)

    def put_seats(self, name: str, seat: i64, values: vec[i64], width: i64) -> None:
        """A block of values of all seats, so many of each: those of this seat first."""
        self.block(name)
        own = seat * width
        self.put_all(0, values, own, len(values) - own)
        self.put_all(len(values) - own, values, 0, own)

    # --- for tests -----------------------------------------------------------------------

    def watch(self, names: list[str]) -> None:
        """From now on collect what is written outside the blocks of these names."""
        self.is_watched, self.names = True, names

    def _check_block(self, name: str) -> None:
        wanted = self.names[self.blocks] if self.blocks < len(self.names) else "none"
        if name != wanted:
            self.faults.append(f"the block {name!r} is written where {wanted!r} is described")

    def _check_place(self, place: i64) -> None:
        size = self.starts[self.blocks] - self.starts[self.blocks - 1]
        if place < 0 or place >= size:
            name = self.names[self.blocks - 1]
            self.faults.append(f"the block {name!r} has {size} numbers, not one at {place}")


def floats(cells: vec[i32]) -> memoryview[float]:
    """The memory of cells, read as what their bits mean."""
    return memoryview(cells).cast("B").cast("f")


def pour(source: Any, out: Any, what: str) -> None:
    """Copy a memory into one of the same kind, or one by one into any list of as many numbers."""
    if len(out) != len(source):
        raise ValueError(f"{what} has {len(source)} numbers, but there is room for {len(out)}")
    try:
        view = memoryview(out)
    except TypeError:  # a list
        view = None
    if view is not None and view.itemsize == source.itemsize and view.format in "fBb?":
        view[:] = source.cast("B").cast(view.format)
        return
    for i, value in enumerate(source):
        out[i] = value
