"""The words of an edition: names of things, and what cards, buildings and shops do."""

from __future__ import annotations

from functools import lru_cache

from zashiki.core.message import Message
from zashiki.games.iki import tables as t
from zashiki.games.iki.tables import Tables


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
    return listed([Message(f"amount-{t.RESOURCES[r]}", {"n": n}) for r, n in enumerate(row) if n])


class Lexicon:
    """Names and effects of one edition as messages, made once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.cards = [self._name("cards", key) for key in tables.card_ids]
        self.card_labels = [self._label("cards", key) for key in tables.card_ids]
        self.shops = [self._name("shops", key) for key in tables.shop_ids]
        self.goods = [self._name("goods", key) for key in tables.goods_ids]
        self.tiles = [self._name("tiles", key) for key in tables.tile_ids]
        self.buildings = [self._name("buildings", key) for key in tables.building_ids]
        self.building_labels = [self._label("buildings", key) for key in tables.building_ids]
        self.effects = [self._effect(e) for e in range(t.EFFECTS)]
        nobody = Message("nothing")
        self.incomes = [self._incomes(c) if tables.card_ids[c] else nobody for c in range(t.CARDS)]
        self.card_texts = [
            self._card_text(c) if tables.card_ids[c] else nobody for c in range(t.CARDS)
        ]
        buildings = range(int(tables.n_buildings))
        self.building_costs = [
            amounts(t.row_of(tables.building_cost, b, t.STOCKS)) for b in buildings
        ]
        self.building_gives = [self._building_gives(b) for b in buildings]
        self.building_texts = [self._building_text(b) for b in range(int(tables.n_buildings))]
        self.tile_texts = [self._tile_text(i) for i in range(int(tables.n_tiles))]

    def _name(self, kind: str, key: str) -> Message:
        return Message("name", dict(self.tables.names.get(f"{kind}.{key}", {})))

    def _label(self, kind: str, key: str) -> Message:
        """A name as it is written on the thing itself."""
        return Message("name", dict(self.tables.written.get(f"{kind}.{key}", {})))

    def _effect(self, e: int) -> Message:
        """What a card's or shop's action does: price and gain."""
        tables = self.tables
        pay = t.row_of(tables.pay, e, t.STOCKS)
        gain = t.row_of(tables.gain, e, t.GAINS)
        each = t.row_of(tables.each, e, t.GAINS)
        parts = [amounts(gain)] if any(gain) else []
        if any(each):
            parts.append(Message("effect-each", {"gain": amounts(each)}))
        then = tables.then[e]
        if then == t.THEN_TRAIN:
            parts.append(Message("effect-train", {"n": int(tables.train[e])}))
        elif then == t.THEN_SWAP:
            parts.append(Message("effect-swap"))
        elif then == t.THEN_BUILD:
            less = t.row_of(tables.discount, e, t.STOCKS)
            parts.append(
                Message("effect-build-less", {"less": amounts(less)})
                if any(less)
                else Message("effect-build")
            )
        if any(pay):
            return Message("effect-trade", {"pay": amounts(pay), "gain": listed(parts)})
        return listed(parts)

    def income(self, c: int, level: int) -> Message:
        return amounts(t.row_of(self.tables.wage, c * t.LEVELS + level, t.STOCKS))

    def _incomes(self, c: int) -> Message:
        """All fields of a card, from the lowest on."""
        levels = range(int(self.tables.levels[c]))
        return joined("steps", [self.income(c, level) for level in levels])

    def _card_text(self, c: int) -> Message:
        """A whole card in words."""
        tables = self.tables
        end = Message("retires-income")
        if tables.wild[c]:
            end = Message("retires-wild")
        elif tables.card_tile[c] >= 0:
            end = Message("retires-tile", {"tile": self.tiles[int(tables.card_tile[c])]})
        return Message(
            "about-card",
            {
                "colour": Message(f"colour-{t.COLOURS[int(tables.colour[c])]}"),
                "cost": int(tables.cost[c]),
                "fire": int(tables.fire[c]),
                "action": self.effects[c],
                "income": self.incomes[c],
                "end": end,
            },
        )

    def _building_gives(self, b: int) -> Message:
        """Its points, and what it does beside."""
        tables = self.tables
        points = int(tables.points[b])
        parts = [Message("amount-points", {"n": points})] if points else []
        payday = t.row_of(tables.payday, b, t.STOCKS)
        if any(payday):
            parts.append(Message("building-payday", {"gain": amounts(payday)}))
        if tables.watch[b]:
            parts.append(Message("building-watch", {"n": int(tables.watch[b])}))
        per = int(tables.per[b])
        if per != t.PER_NOTHING:
            thing = {t.PER_RETIRED: "retired", t.PER_FISH: "fish"}.get(per) or t.RESOURCES[per]
            args: dict[str, object] = {
                "thing": Message(f"thing-{thing}"),
                "each": int(tables.per_each[b]),
                "most": int(tables.per_most[b]),
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
        tables = self.tables
        less = t.row_of(tables.tile_discount, i, t.STOCKS)
        return Message(
            f"about-tile-{t.PERKS[int(tables.tile_kind[i])]}",
            {"n": int(tables.tile_amount[i]), "less": amounts(less)},
        )


@lru_cache(maxsize=8)
def lexicon(tables: Tables) -> Lexicon:
    return Lexicon(tables)
