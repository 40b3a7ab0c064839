"""Yamataï by hand: ships, culture tiles, mountains, sacred ground, buildings, specialists, fleets
and the meeples of the order track.
"""

from __future__ import annotations

from dataclasses import dataclass

from zashiki.core.editing import (
    BOX,
    Counted,
    Data,
    Hands,
    Listed,
    Lone,
    Nowhere,
    Slot,
    Summed,
    Thing,
    Together,
    at,
)
from zashiki.core.scene import Piece
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai import words
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.scene import scenes

ORDER_PLACES = range(1, 11)


@dataclass(frozen=True)
class OnIsland:
    """Islands in a list: those with a mountain, or with sacred ground."""

    key: str
    island: str

    @property
    def _slot(self) -> Listed:
        return Listed((self.key,))

    def take(self, position: Data, name: str) -> object:
        return self._slot.take(position, self.island)

    def put(self, position: Data, name: str, written: object) -> None:
        self._slot.put(position, self.island, written)

    def has_room(self, position: Data, name: str) -> bool:
        return self._slot.has_room(position, self.island)


@dataclass(frozen=True)
class TakenBy:
    """A fleet with a seat: it belongs to the first of its turns that has none."""

    seat: int

    def take(self, position: Data, name: str) -> object:
        turn = next(each for each in at(position, ("order",)) if each["fleet"] == name)
        turn["fleet"] = None
        return None

    def put(self, position: Data, name: str, written: object) -> None:
        self._free(position)[0]["fleet"] = name

    def has_room(self, position: Data, name: str) -> bool:
        return bool(self._free(position))

    def _free(self, position: Data) -> list[Data]:
        mine = (each for each in at(position, ("order",)) if each["seat"] == self.seat)
        return [each for each in mine if each["fleet"] is None]


@dataclass(frozen=True)
class OnOrderTrack:
    """A meeple on the order track: whoever is further to the front has the earlier turn."""

    place: int

    def take(self, position: Data, name: str) -> object:
        order = at(position, ("order",))
        turn = next(each for each in order if each["place"] == self.place)
        order.remove(turn)
        return turn

    def put(self, position: Data, name: str, written: object) -> None:
        order = at(position, ("order",))
        turn = written if isinstance(written, dict) else {"seat": int(name), "fleet": None}
        order.append({**turn, "place": self.place})
        order.sort(key=lambda each: int(each["place"]))

    def has_room(self, position: Data, name: str) -> bool:
        return all(each["place"] != self.place for each in at(position, ("order",)))


def hands(state: Yamatai, seat: int) -> Hands:
    things: dict[str, Thing] = {}
    for piece in scenes(state, (seat,))[0].pieces:
        thing = _thing(state, seat, piece)
        if thing is not None:
            things[piece.id] = thing
    spent = [
        (_boxed(state, number, kind, int(count)), kind)
        for number, (kind, count) in enumerate(
            zip(state.tables.kind_names, state.spent, strict=False)
        )
        if count
    ]
    boxed = {piece.id: Thing(kind, _culture(state, seat)) for piece, kind in spent}
    return Hands(things | boxed, [piece for piece, _ in spent])


def _boxed(state: Yamatai, number: int, kind: str, count: int) -> Piece:
    label = words.culture(state.tables, number)
    return Piece(f"box:{kind}", f"culture-{kind}", BOX, count=count, label=label)


def _thing(state: Yamatai, seat: int, piece: Piece) -> Thing | None:
    kind, _, rest = piece.id.partition("-")
    material = piece.art.removeprefix("ship-")
    if material in t.COLOUR_NAMES and piece.place in (slots := _ships(state, seat, material)):
        return Thing(material, slots)
    culture = piece.art.removeprefix("culture-")
    if culture in state.tables.kind_names and piece.place in _culture(state, seat):
        return Thing(culture, _culture(state, seat))
    if kind in ("mountain", "sacred") and rest in state.tables.island_names:
        return Thing(rest, _ground(state) if kind == "sacred" else _islands(state, "mountains"))
    if piece.id == "in-supply-sacred":
        return Thing(rest, _ground(state))
    if kind == "building":
        tile = state.tables.tile_names[
            int(state.building_at[state.tables.island_names.index(rest)])
        ]
        return Thing(tile, {name: Lone(("buildings", name)) for name in state.tables.island_names})
    if kind == "tile":
        return Thing(rest, _tiles(state))
    if piece.art in ("fleet", "fleet-taken"):
        return Thing(f"fleet{rest}", _fleets(state))
    if piece.art == "fleet-back":
        down = [name for batch in at(state.position(), ("face_down",)) for name in batch]
        return Thing(down[int(piece.place.removeprefix("track-")) - len(state.up)], _fleets(state))
    if kind == "meeple" and piece.place.startswith("order-"):
        return Thing(str(piece.owner), {f"order-{n}": OnOrderTrack(n) for n in ORDER_PLACES})
    return Thing(rest, _people(state)) if kind == "specialist" else None


def _seats(state: Yamatai) -> range:
    return range(int(state.seats))


def _islands(state: Yamatai, key: str) -> dict[str, Slot]:
    return {island: OnIsland(key, island) for island in state.tables.island_names}


def _ground(state: Yamatai) -> dict[str, Slot]:
    return _islands(state, "sacred") | {"supply-sacred": Nowhere()}


def _ships(state: Yamatai, viewer: int, material: str) -> dict[str, Slot]:
    slots: dict[str, Slot] = {name: Lone(("ships", name)) for name in state.tables.space_names}
    slots[f"supply-{material}"] = Counted(("supply",))
    for seat in _seats(state):
        slots[f"seat-{seat}-harbour"] = Counted(("seats", seat, "ships"))
        slots[f"seat-{seat}-beside"] = Counted(("seats", seat, "beside"))
    slots["hand-ships"] = Counted(("seats", viewer, "ships"))
    return slots


def _culture(state: Yamatai, viewer: int) -> dict[str, Slot]:
    slots: dict[str, Slot] = {name: Lone(("culture", name)) for name in state.tables.island_names}
    for seat in _seats(state):
        slots[f"seat-{seat}-culture"] = Counted(("seats", seat, "culture"))
    slots["hand-culture"] = Counted(("seats", viewer, "culture"))
    return slots | {BOX: Counted(("spent",))}


def _fleets(state: Yamatai) -> dict[str, Slot]:
    """On the track, face up or in one of the batches that are turned up later; or with a seat."""
    first, second = at(state.position(), ("face_down",))
    up = len(state.up)
    slots: dict[str, Slot] = {f"track-{n}": Lone(("fleets", n)) for n in range(up)}
    for n in range(len(first) + len(second)):
        slots[f"track-{up + n}"] = Listed(("face_down", 0 if n < len(first) else 1))
    return slots | {f"seat-{seat}-fleets": TakenBy(seat) for seat in _seats(state)}


def _tiles(state: Yamatai) -> dict[str, Slot]:
    """Building tiles: in the row, or before a seat. What stands on an island was built."""
    slots: dict[str, Slot] = {f"row-{n}": Lone(("row", n)) for n in range(len(state.row))}
    for seat in _seats(state):
        slots[f"seat-{seat}-built"] = Listed(("seats", seat, "built"))
        slots[f"seat-{seat}-reserved"] = Listed(("seats", seat, "reserved"))
    in_pile = Together([Listed(("pile", "tiles")), Summed(("pile", "middle"))])
    return slots | {"pile-top": in_pile}


def _people(state: Yamatai) -> dict[str, Slot]:
    slots: dict[str, Slot] = {
        f"specialist-place-{n}": Lone(("display", n), {"coins": 0}, "specialist")
        for n in range(len(state.shown))
    }
    for seat in _seats(state):
        slots[f"seat-{seat}-hired"] = Listed(("seats", seat, "specialists"))
    return slots | {"stack": Listed(("stack",))}
