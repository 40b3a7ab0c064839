"""The words of an edition: names of things, and what cards, buildings and shops do."""

from __future__ import annotations

from functools import lru_cache

from zashiki.core.message import Message
from zashiki.games.iki.tables import (
    CARDS,
    COLOURS,
    EFFECTS,
    GAINS,
    LEVELS,
    PER_FISH,
    PER_NOTHING,
    PER_RETIRED,
    PERKS,
    RESOURCES,
    STOCKS,
    THEN_BUILD,
    THEN_SWAP,
    THEN_TRAIN,
    Tables,
    row_of,
)


def joined(how: str, parts: list[Message]) -> Message:
    """Several messages as one: `how` joins one with all that follow. There must be one."""
    out = parts[-1]
    for part in reversed(parts[:-1]):
        out = Message(how, {"one": part, "more": out})
    return out


def listed(parts: list[Message]) -> Message:
    """Several messages as one list of words; none at all is "nothing"."""
    return joined("list", parts) if parts else Message("nothing")


def amounts(row: list[int]) -> Message:
    """A row of resources in words."""
    return listed([Message(f"amount-{RESOURCES[r]}", {"n": n}) for r, n in enumerate(row) if n])


class Lexicon:
    """Names and effects of one edition as messages, made once."""

    def __init__(self, t: Tables) -> None:
        self.tables = t
        self.cards = [self._name("cards", key) for key in t.card_ids]
        self.card_labels = [self._label("cards", key) for key in t.card_ids]
        self.shops = [self._name("shops", key) for key in t.shop_ids]
        self.goods = [self._name("goods", key) for key in t.goods_ids]
        self.tiles = [self._name("tiles", key) for key in t.tile_ids]
        self.buildings = [self._name("buildings", key) for key in t.building_ids]
        self.building_labels = [self._label("buildings", key) for key in t.building_ids]
        self.effects = [self._effect(e) for e in range(EFFECTS)]
        nobody = Message("nothing")
        self.incomes = [self._incomes(c) if t.card_ids[c] else nobody for c in range(CARDS)]
        self.card_texts = [self._card_text(c) if t.card_ids[c] else nobody for c in range(CARDS)]
        buildings = range(int(t.n_buildings))
        self.building_costs = [amounts(row_of(t.building_cost, b, STOCKS)) for b in buildings]
        self.building_gives = [self._building_gives(b) for b in buildings]
        self.building_texts = [self._building_text(b) for b in range(int(t.n_buildings))]
        self.tile_texts = [self._tile_text(i) for i in range(int(t.n_tiles))]

    def _name(self, kind: str, key: str) -> Message:
        return Message("name", dict(self.tables.names.get(f"{kind}.{key}", {})))

    def _label(self, kind: str, key: str) -> Message:
        """A name as it is written on the thing itself."""
        return Message("name", dict(self.tables.written.get(f"{kind}.{key}", {})))

    def _effect(self, e: int) -> Message:
        """What a card's or shop's action does: price and gain."""
        t = self.tables
        pay = row_of(t.pay, e, STOCKS)
        gain = row_of(t.gain, e, GAINS)
        each = row_of(t.each, e, GAINS)
        parts = [amounts(gain)] if any(gain) else []
        if any(each):
            parts.append(Message("effect-each", {"gain": amounts(each)}))
        then = t.then[e]
        if then == THEN_TRAIN:
            parts.append(Message("effect-train", {"n": int(t.train[e])}))
        elif then == THEN_SWAP:
            parts.append(Message("effect-swap"))
        elif then == THEN_BUILD:
            less = row_of(t.discount, e, STOCKS)
            parts.append(
                Message("effect-build-less", {"less": amounts(less)})
                if any(less)
                else Message("effect-build")
            )
        if any(pay):
            return Message("effect-trade", {"pay": amounts(pay), "gain": listed(parts)})
        return listed(parts)

    def income(self, c: int, level: int) -> Message:
        return amounts(row_of(self.tables.wage, c * LEVELS + level, STOCKS))

    def _incomes(self, c: int) -> Message:
        """All fields of a card, from the lowest on."""
        levels = range(int(self.tables.levels[c]))
        return joined("steps", [self.income(c, level) for level in levels])

    def _card_text(self, c: int) -> Message:
        """A whole card in words."""
        t = self.tables
        end = Message("retires-income")
        if t.wild[c]:
            end = Message("retires-wild")
        elif t.card_tile[c] >= 0:
            end = Message("retires-tile", {"tile": self.tiles[int(t.card_tile[c])]})
        return Message(
            "about-card",
            {
                "colour": Message(f"colour-{COLOURS[int(t.colour[c])]}"),
                "cost": int(t.cost[c]),
                "fire": int(t.fire[c]),
                "action": self.effects[c],
                "income": self.incomes[c],
                "end": end,
            },
        )

    def _building_gives(self, b: int) -> Message:
        """Its points, and what it does beside."""
        t = self.tables
        points = int(t.points[b])
        parts = [Message("amount-points", {"n": points})] if points else []
        payday = row_of(t.payday, b, STOCKS)
        if any(payday):
            parts.append(Message("building-payday", {"gain": amounts(payday)}))
        if t.watch[b]:
            parts.append(Message("building-watch", {"n": int(t.watch[b])}))
        per = int(t.per[b])
        if per != PER_NOTHING:
            thing = {PER_RETIRED: "retired", PER_FISH: "fish"}.get(per) or RESOURCES[per]
            args: dict[str, object] = {
                "thing": Message(f"thing-{thing}"),
                "each": int(t.per_each[b]),
                "most": int(t.per_most[b]),
            }
            parts.append(Message("building-per", args))
        return listed(parts)

    def _building_text(self, b: int) -> Message:
        args: dict[str, object] = {
            "cost": self.building_costs[b],
            "gives": self.building_gives[b],
        }
        return Message("about-building", args)

    def _tile_text(self, i: int) -> Message:
        t = self.tables
        less = row_of(t.tile_discount, i, STOCKS)
        return Message(
            f"about-tile-{PERKS[int(t.tile_kind[i])]}",
            {"n": int(t.tile_amount[i]), "less": amounts(less)},
        )


@lru_cache(maxsize=8)
def lexicon(tables: Tables) -> Lexicon:
    return Lexicon(tables)
