"""IKI by hand: figures, order figures, cards, kobun, buildings, discs, tiles and goods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zashiki.core import editing as hand
from zashiki.core.scene import Piece
from zashiki.games.iki import state as s
from zashiki.games.iki import tables as t
from zashiki.games.iki.lexicon import lexicon
from zashiki.games.iki.position import shop_names
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.scene import scenes

COLOURS = ("yellow", "brown", "blue", "red", "purple")


@dataclass(frozen=True)
class OnMarket:
    """Open cards, each with the mon on it: a fresh one has none."""

    def take(self, position: hand.Data, name: str) -> object:
        return hand.at(position, ("market",)).pop(name)

    def put(self, position: hand.Data, name: str, written: object) -> None:
        hand.at(position, ("market",))[name] = written if isinstance(written, int) else 0

    def has_room(self, position: hand.Data, name: str) -> bool:
        return name not in hand.at(position, ("market",))


@dataclass(frozen=True)
class AtWork:
    """A kobun on a card of the street, so far up; nobody else's works there, but for the one that
    climbs.
    """

    stall: str
    step: int
    seat: int
    climbs: bool = False

    def take(self, position: hand.Data, name: str) -> object:
        hand.at(position, ("stalls", self.stall)).update(owner=None, experience=0)
        return None

    def put(self, position: hand.Data, name: str, written: object) -> None:
        hand.at(position, ("stalls", self.stall)).update(owner=self.seat, experience=self.step)

    def has_room(self, position: hand.Data, name: str) -> bool:
        stall = hand.at(position, ("stalls", self.stall))
        if stall["card"] is None:
            return False
        return bool(stall["owner"] is None or (self.climbs and stall["experience"] != self.step))


@dataclass(frozen=True)
class OnOrderTrack:
    """An order figure on a field that is neither taken nor closed."""

    field: str
    seat: int

    def take(self, position: hand.Data, name: str) -> object:
        hand.at(position, ("fields",)).pop(self.field)
        return None

    def put(self, position: hand.Data, name: str, written: object) -> None:
        hand.at(position, ("fields",))[self.field] = self.seat

    def has_room(self, position: hand.Data, name: str) -> bool:
        is_closed = position["blocked"] == self.field
        return not is_closed and self.field not in hand.at(position, ("fields",))


@dataclass(frozen=True)
class Closing:
    """The tile that closes a field for a month: one of those of its own kind."""

    field: str

    def take(self, position: hand.Data, name: str) -> object:
        position["blocked"] = None
        self._count(position, 1)
        return None

    def put(self, position: hand.Data, name: str, written: object) -> None:
        position["blocked"] = self.field
        self._count(position, -1)

    def has_room(self, position: hand.Data, name: str) -> bool:
        left = hand.at(position, ("blocking",)).get(self.field, 0) > 0
        return left and self.field not in hand.at(position, ("fields",))

    def _count(self, position: hand.Data, more: int) -> None:
        counts = hand.at(position, ("blocking",))
        counts[self.field] = counts.get(self.field, 0) + more
        if counts[self.field] == 0:
            del counts[self.field]


@dataclass(frozen=True)
class InMonth:
    """The month; its season and the deck of that follow from it."""

    month: int

    def take(self, position: hand.Data, name: str) -> object:
        return {key: position.get(key) for key in ("month", "season", "deck")}

    def put(self, position: hand.Data, name: str, written: object) -> None:
        if isinstance(written, dict) and written["month"] == self.month:
            position.update(written)
            return
        position["month"] = self.month
        for key in ("season", "deck"):
            position.pop(key, None)

    def has_room(self, position: hand.Data, name: str) -> bool:
        return bool(position["month"] != self.month)


def hands(state: Iki, seat: int) -> hand.Hands:
    things: dict[str, hand.Thing] = {}
    for piece in scenes(state, (seat,))[0].pieces:
        kind, _, rest = piece.id.partition("-")
        slots = _slots(state, seat, kind, rest)
        if slots:
            things[piece.id] = hand.Thing(_name(state, kind, rest), slots)
    box = _boxed(state)
    cards = _card(state, seat)
    boxed = {piece.id: hand.Thing(piece.id.removeprefix("box:"), cards) for piece in box}
    return hand.Hands(things | boxed, box)


def _name(state: Iki, kind: str, rest: str) -> str:
    return state.tables.goods_ids[int(rest)] if kind == "good" else rest


def _slots(state: Iki, viewer: int, kind: str, rest: str) -> hand.Slots:
    seats = range(int(state.seats))
    if kind == "figure":
        path = ("seats", int(rest), "space")
        shops = enumerate(shop_names(state.tables))
        return {"gate": hand.Worth(path, None)} | {
            f"space-{i}": hand.Worth(path, name) for i, name in shops
        }
    if kind == "disc":
        path = ("seats", int(rest), "fire")
        return {f"fire-{value}": hand.Worth(path, value) for value in range(13)}
    if kind == "month":
        return {f"month-{number}": InMonth(number) for number in range(1, 14)}
    if kind == "order":
        return _order(state, int(rest))
    if kind == "block":
        return {
            f"field-{i}": Closing(name)
            for i, name in enumerate(state.tables.field_ids)
            if state.side.blocking
        }
    if kind in ("sun", "moon"):
        return {
            f"held-{seat}": hand.Worth(("first",), seat if kind == "sun" else 1 - seat)
            for seat in seats
        }
    if kind == "kobun":
        return _kobun(state, rest)
    if kind == "card":
        return _card(state, viewer)
    if kind == "building":
        return _building(state, viewer)
    if kind == "tile":
        return {"tiles": hand.Nowhere()} | {
            f"held-{seat}": hand.Listed(("seats", seat, "tiles")) for seat in seats
        }
    if kind == "good":
        return {f"goods-{shop}": hand.Nowhere() for shop in range(t.SPACES)} | {
            f"goods-of-{seat}": hand.Listed(("seats", seat, "goods")) for seat in seats
        }
    return {}


def _order(state: Iki, seat: int) -> dict[str, hand.Slot]:
    slots: dict[str, hand.Slot] = {f"home-{seat}": hand.Nowhere()}
    for i, name in enumerate(state.tables.field_ids):
        slots[f"field-{i}"] = OnOrderTrack(name, seat)
    return slots


def _kobun(state: Iki, rest: str) -> dict[str, hand.Slot]:
    """One that is free (SEAT-NUMBER), or works (on-stall-STALL)."""
    stalls = state.side.stall_ids
    busy = rest.removeprefix("on-stall-")
    seat = int(state.owner[stalls.index(busy)]) if busy != rest else int(rest.partition("-")[0])
    slots: dict[str, hand.Slot] = {f"kobun-{seat}": hand.Summed(("seats", seat, "kobun"))}
    for name in stalls:
        for step in range(t.LEVELS):
            slots[f"stall-{name}-step-{step}"] = AtWork(name, step, seat, name == busy)
    return slots


def _stalls(state: Iki, fresh: dict[str, object], key: str) -> dict[str, hand.Slot]:
    """A stall, touched anywhere on it."""
    slots: dict[str, hand.Slot] = {}
    for name in state.side.stall_ids:
        slot = hand.Lone(("stalls", name), fresh, key)
        slots |= {f"stall-{name}-head": slot, f"stall-{name}": slot}
    return slots


def _card(state: Iki, viewer: int) -> dict[str, hand.Slot]:
    """On a stall, in the market, retired before a seat, or out of the game."""
    slots = _stalls(state, {"owner": viewer, "experience": 0}, "card")
    slots |= dict.fromkeys(_numbered("slot", t.DECK), OnMarket())
    for seat in range(int(state.seats)):
        for colour in COLOURS:
            slots[f"retired-{seat}-{colour}"] = hand.Listed(("seats", seat, "retired"))
    return slots | {hand.BOX: hand.Listed(("gone",))}


def _building(state: Iki, viewer: int) -> dict[str, hand.Slot]:
    slots = _stalls(state, {"owner": viewer}, "building")
    slots |= dict.fromkeys(
        _numbered("offer", len(state.tables.building_ids)), hand.Listed(("offer",))
    )
    return slots | {hand.BOX: hand.Listed(("burnt",))}


def _numbered(name: str, count: int) -> Sequence[str]:
    return [f"{name}-{n}{part}" for n in range(count) for part in ("-head", "")]


def _boxed(state: Iki) -> list[Piece]:
    """Cards that have left the game."""
    tables = state.tables
    labels = lexicon(tables).card_labels
    return [
        Piece(
            f"box:{tables.card_ids[card]}",
            f"card-{COLOURS[int(tables.colour[card])]}",
            hand.BOX,
            label=labels[card],
        )
        for card, zone in enumerate(state.zone)
        if zone == s.GONE and tables.card_ids[card]
    ]
