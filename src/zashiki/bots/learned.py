"""Learned values: nets from files, which come with the package or from training.

A file holds a line of JSON (what it is for, its measures) and then the weights as 16-bit numbers,
little-endian, compressed: the rows, the bias, the outer weights.
"""

from __future__ import annotations

import zlib
from array import array
from functools import lru_cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from sys import byteorder
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from zashiki.bots.nets.net import LANES, MOST, Net, packed
from zashiki.bots.nets.value import Learned
from zashiki.bots.values import Value, value_of

FORMAT = 1
AGAIN = "train them again, or install zashiki again if they came with it"


class NetError(ValueError):
    """A file of weights that is broken or was made for something else."""


class Label(msgspec.Struct, frozen=True):
    """What a file of weights says of itself."""

    format: int
    game: str
    seats: int
    features: int
    width: int
    upon: int = 0  # the share of the hand-made value, in parts of SCALE


def module_of(game_id: str) -> Any:
    """The module of a game's features, or None if nobody wrote one."""
    name = f"zashiki.bots.nets.{game_id}"
    if not game_id.isidentifier() or find_spec(name) is None:
        return None
    module = import_module(name)
    return module if hasattr(module, "make_features") else None


def shipped(game_id: str, seats: int) -> Path | None:
    """The file of weights that comes with the package, if there is one."""
    file = Path(str(resources.files("zashiki.bots.nets"))) / "weights" / f"{game_id}-{seats}.net"
    return file if file.exists() else None


def learned_value_of(game_id: str, seats: int) -> Value | None:
    """The learned value of a game with so many seats, or None where none is shipped."""
    file = shipped(game_id, seats)
    return None if file is None else load_value(file, game_id, seats)


def load_value(file: Path, game_id: str, seats: int) -> Value:
    """The value of a file; raises NetError."""
    try:
        net = unpack(file.read_bytes(), game_id, seats)
    except OSError as error:
        raise NetError(f"{file}: {error.strerror}") from None
    except NetError as error:
        raise NetError(f"{file}: {error}") from None
    return value_from(net, game_id, seats)


def value_from(net: Net, game_id: str, seats: int) -> Value:
    """The value of a net."""
    module, hand = module_of(game_id), value_of(game_id)
    if hand is None:
        raise NetError(f"{game_id} has no hand-made value, which gives reasons and more")
    make = getattr(module, "make_value", Learned)  # a game may know a quicker way
    made: Value = make(net, module.make_features(seats), hand)
    return made


def pack(label: Label, numbers: array[int]) -> bytes:
    """A file of these weights."""
    if byteorder == "big":
        numbers = array("h", numbers)
        numbers.byteswap()
    return msgspec.json.encode(label) + b"\n" + zlib.compress(numbers.tobytes(), 9)


@lru_cache(maxsize=16)
def unpack(data: bytes, game_id: str, seats: int) -> Net:
    """The net of a file; raises NetError where it is broken or for something else.

    Nets are large: one is shared by all values in the process.
    """
    label = _label(data, game_id, seats)
    try:
        body = zlib.decompress(data[data.index(b"\n") + 1 :])
    except zlib.error as error:
        raise NetError(f"the weights are damaged ({error}); {AGAIN}") from None
    wanted = (label.features + 2) * label.width
    if len(body) != 2 * wanted:
        raise NetError(f"{len(body) // 2} weights instead of {wanted}; {AGAIN}")
    numbers = array("h")
    numbers.frombytes(body)
    if byteorder == "big":
        numbers.byteswap()
    if max(numbers) > MOST or min(numbers) < -MOST:
        raise NetError(f"a weight lies beyond {int(MOST)}; {AGAIN}")
    rows, width = label.features * label.width, label.width
    return Net(
        width,
        packed(_vec(numbers[:rows])),
        packed(_vec(numbers[rows : rows + width])),
        _vec(numbers[rows + width :]),
        label.upon,
    )


def _label(data: bytes, game_id: str, seats: int) -> Label:
    """The first line, if it is of a net for this game as it is now."""
    try:
        label = msgspec.json.decode(data.partition(b"\n")[0], type=Label)
    except msgspec.DecodeError:
        raise NetError("not a file of weights") from None
    if label.format != FORMAT:
        raise NetError(f"of format {label.format}, this zashiki reads {FORMAT}; {AGAIN}")
    if (label.game, label.seats) != (game_id, seats):
        raise NetError(
            f"weights of {label.game} with {label.seats} seats, not {game_id} with {seats}"
        )
    module = module_of(game_id)
    if module is None:
        raise NetError(f"{game_id} has no features")
    known = module.make_features(seats).count()
    if label.features != known:
        raise NetError(f"weights of {label.features} features, there are {known} now; {AGAIN}")
    if label.width < LANES or label.width % LANES:
        raise NetError(f"{label.width} numbers a row: not a multiple of {int(LANES)}")
    return label


def _vec(numbers: array[int]) -> vec[i64]:
    return vec[i64](list(numbers))
