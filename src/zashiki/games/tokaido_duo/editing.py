"""Tokaido Duo by hand: figures, markers, dice, waves, gold, goods, trade tiles and paintings."""

from __future__ import annotations

from dataclasses import dataclass

from zashiki.core.editing import (
    BOX,
    Counted,
    Data,
    Hands,
    Lone,
    Nowhere,
    Slot,
    Slots,
    Summed,
    Thing,
    Worth,
    at,
)
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Piece
from zashiki.games.tokaido_duo import tables as t
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.notation import tile_names
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.scene import scenes

SEATS = range(t.SEATS)
COIN = Piece("box:coin", "coin", BOX, text="1", label=Message("piece-money", {"money": 1}))


@dataclass(frozen=True)
class FaceUp:
    """Paintings that are turned up, in their order."""

    seat: int
    index: int

    def _names(self, position: Data) -> list[str]:
        found: list[str] = at(position, ("seats", self.seat, "face_up"))
        return found

    def take(self, position: Data, name: str) -> object:
        self._names(position).pop(self.index)
        return None

    def put(self, position: Data, name: str, written: object) -> None:
        self._names(position).insert(self.index, name)

    def has_room(self, position: Data, name: str) -> bool:
        return self._names(position)[self.index : self.index + 1] != [name]


def hands(state: TokaidoDuo, seat: int) -> Hands:
    things: dict[str, Thing] = {}
    for piece in scenes(state, (seat,))[0].pieces:
        kind, *rest = piece.id.split(":")
        slots = _slots(state, kind, rest)
        if slots:
            things[piece.id] = Thing(_name(state, kind, rest), slots)
    undealt = [*_undealt(state), *_given(state), (COIN, Thing(COIN.id, _coins()))]
    return Hands(things | {piece.id: thing for piece, thing in undealt}, [p for p, _ in undealt])


def _name(state: TokaidoDuo, kind: str, rest: list[str]) -> str:
    """What the data calls it, where it does not matter the id."""
    if kind == "trade":
        town = state.tables.town_ids.index(rest[0])
        return tile_names(state.tables)[state.tile[town]]
    if kind == "painting":
        return Wall(state, int(rest[0])).names[int(rest[1])]
    return rest[1] if kind == "good" else ":".join([kind, *rest])


def _slots(state: TokaidoDuo, kind: str, rest: list[str]) -> Slots:
    if kind == "figure":
        return _figure(state, int(rest[0]), rest[1])
    if kind == "marker":
        return _marker(state, int(rest[0]), rest[1])
    if kind == "die":
        path = ("dice", rest[0], "holder")
        return {f"tray:{rest[0]}": Worth(path, None)} | {
            f"die:{seat}:{rest[0]}": Worth(path, seat) for seat in SEATS
        }
    if kind == "piece-wave":
        path = ("waves", rest[0], "owner")
        return {f"wave:{rest[0]}": Worth(path, None)} | {
            f"kept:{seat}:{rest[0]}": Worth(path, seat) for seat in SEATS
        }
    if kind == "spring":
        return {"hot-spring": Worth(("spring",), None)} | {
            f"bath:{seat}": Worth(("spring",), seat) for seat in SEATS
        }
    if kind == "good":
        return {"bag": Counted(("bag",))} | {
            f"store:{seat}": Counted(("seats", seat, "goods")) for seat in SEATS
        }
    if kind in ("gold-supply", "bar-piece"):
        return _bars(state)
    if kind == "painting":
        return Wall(state, int(rest[0])).slots(int(rest[1]))
    if kind == "money" and state.money[int(rest[0])] > 0:
        return _coins()
    return _trade(state) if kind == "trade" else {}


class Wall:
    """A seat's paintings: those given away are gone from its first places, then come those that are
    turned up, then those that are not.
    """

    def __init__(self, state: TokaidoDuo, seat: int) -> None:
        told = at(state.position(), ("seats", seat))
        self.seat = seat
        self.given: dict[str, int] = told["given"]
        self.first = sum(self.given.values())
        self.last_up = self.first + len(told["face_up"])
        down = [name for name, count in told["face_down"].items() for _ in range(count)]
        self.names: list[str] = [*[""] * self.first, *told["face_up"], *down]

    def slots(self, own: int) -> dict[str, Slot]:
        """Where the painting of this place may be: at another one that is turned up, or behind the
        last of them; at one that is not; or given away (in the box). Those in the box have no place
        (-1), and may lie before all others, too.
        """
        places = range(self.first - (own < 0), len(self.names))
        is_up = self.first <= own < self.last_up
        ups = [i for i in places if i < self.last_up + (not is_up) and (is_up or i != own)]
        if not ups and own + 1 in places:
            ups = [own + 1]
        found: dict[str, Slot] = {}
        for i in places:
            up = FaceUp(self.seat, max(self.first, min(i, self.last_up)) - self.first)
            found[f"gallery:{self.seat}:{i}"] = (
                up if i in ups else Counted(("seats", self.seat, "face_down"))
            )
        return found | {BOX: Counted(("seats", self.seat, "given"))}


def _given(state: TokaidoDuo) -> list[tuple[Piece, Thing]]:
    """Paintings that were given away."""
    found = []
    for seat in SEATS:
        wall = Wall(state, seat)
        for name, count in wall.given.items():
            args = {"symbol": Message(f"symbol-{name}"), "seat": seat_name(seat)}
            label = Message("piece-painting-given", args)
            id_ = f"box:painting:{seat}:{name}"
            piece = Piece(id_, f"painting-{name}", BOX, count=count, label=label)
            found.append((piece, Thing(name, wall.slots(-1))))
    return found


def _bars(state: TokaidoDuo) -> dict[str, Slot]:
    places = range(1, int(state.tables.bars_last) + 1)
    return {"supply": Nowhere()} | {
        f"bar:{seat}:{i}": Summed(("seats", seat, "bars")) for seat in SEATS for i in places
    }


def _coins() -> dict[str, Slot]:
    """One at a time."""
    return {BOX: Nowhere()} | {f"purse:{seat}": Summed(("seats", seat, "money")) for seat in SEATS}


def _figure(state: TokaidoDuo, seat: int, character: str) -> dict[str, Slot]:
    tables, path = state.tables, ("seats", seat, "figures", character)
    if character == "pilgrim":
        return {f"station:{name}": Worth(path, name) for name in tables.station_ids}
    if character == "artist":
        return {f"camp:{name}": Worth(path, name) for name in tables.region_ids}
    return {
        f"{'station' if name in tables.station_ids else 'town'}:{name}": Worth(path, name)
        for name in tables.town_ids
    }


def _marker(state: TokaidoDuo, seat: int, track: str) -> dict[str, Slot]:
    tables = state.tables
    last = tables.temple_last if track == "temple" else tables.garden_last
    return {
        f"{track}:{seat}:{space}": Worth(("seats", seat, track), space)
        for space in range(int(tables.track_start), int(last) + 1)
    }


def _trade(state: TokaidoDuo) -> dict[str, Slot]:
    towns = state.tables.town_ids[: t.COASTAL_TOWNS]
    return {f"tile:{town}": Lone(("tiles", town)) for town in towns} | {BOX: Nowhere()}


def _undealt(state: TokaidoDuo) -> list[tuple[Piece, Thing]]:
    """Trade tiles that lie in no town, and goods of the bag, one of each kind to take."""
    found = []
    for kind, name in enumerate(tile_names(state.tables)):
        if state.undealt[kind] > 0:
            picture, _, number = name.partition("-")
            count = int(state.undealt[kind])
            label = words.goods_name(int(state.tables.tile_good[kind]))
            piece = Piece(
                f"box:{name}", f"trade-{picture}", BOX, count=count, text=number, label=label
            )
            found.append((piece, Thing(name, _trade(state))))
    for good, name in enumerate(t.GOOD_NAMES):
        if state.bag[good] > 0:
            slots: dict[str, Slot] = {BOX: Counted(("bag",))}
            slots |= {f"store:{seat}": Counted(("seats", seat, "goods")) for seat in SEATS}
            count = int(state.bag[good])
            label = Message(f"good-{name}")
            piece = Piece(f"box:{name}", f"good-{name}", BOX, count=count, label=label)
            found.append((piece, Thing(name, slots)))
    return found
