"""Reading an edition of IKI: shapes, checks, and packing it into tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.core.cells import ints
from zashiki.core.edition import (
    EditionError,
    convert,
    unbroken,
)
from zashiki.games.iki import tables as t

Number = Annotated[int, Meta(ge=0, le=t.MOST)]
Season = Literal["spring", "summer", "autumn", "winter"]


class Table(Struct, forbid_unknown_fields=True, frozen=True):
    """A table of the file; a key it does not know is an error."""


class Name(Table, frozen=True):
    en: str
    de: str
    fr: str

    def words(self) -> dict[str, str]:
        return {"en": self.en, "de": self.de, "fr": self.fr}


class Row(Table, frozen=True):
    """So many of each resource."""

    mon: Number = 0
    rice: Number = 0
    wood: Number = 0
    sandal: Number = 0
    koban: Number = 0
    iki: Number = 0

    def amounts(self) -> list[int]:
        return [int(getattr(self, name)) for name in t.RESOURCES[: t.STOCKS]]


class Gain(Row, frozen=True):
    """A row that may also raise the fire value."""

    fire: Number = 0

    def amounts(self) -> list[int]:
        return [*super().amounts(), self.fire]


class Start(Table, frozen=True):
    stock: Row
    kobun: Annotated[int, Meta(ge=1, le=t.KOBUN)]
    buildings: Annotated[int, Meta(ge=0, le=t.BUILDINGS)]


class Year(Table, frozen=True):
    cards: Annotated[int, Meta(ge=1, le=t.DECK)]
    fire_top: Annotated[int, Meta(ge=1, le=t.MOST)]


class Field(Table, frozen=True):
    steps: list[Annotated[int, Meta(ge=1, le=t.SPACES)]]
    income: Number
    hire: bool
    blocking: Number


class Month(Table, frozen=True):
    season: Season
    event: Literal["none", "payday", "fire"]
    strength: Number = 0


class Sells(Table, frozen=True):
    fish: Number = 0
    pipe: Number = 0
    pouch: Number = 0

    def amounts(self) -> list[int]:
        return [self.fish, self.pipe, self.pouch]


class Shop(Table, frozen=True):
    name: Name
    pay: Row = Row()
    gain: Gain = Gain()
    times: Annotated[int, Meta(ge=0, le=t.DEALS)] = 0
    sells: Sells = Sells()
    build: Row | None = None


class Stall(Table, frozen=True):
    id: str
    spaces: list[Annotated[int, Meta(ge=0, lt=t.SPACES)]]
    surcharge: Number
    corner: bool


class SideTable(Table, frozen=True):
    seats: list[int]
    fire_less: Number
    blocking: bool
    neutral: bool
    groups: Annotated[list[list[str]], Meta(max_length=t.GROUPS)]
    quarters: dict[Literal["SW", "SE", "NE", "NW"], list[Stall]]


class Sides(Table, frozen=True):
    small: SideTable
    large: SideTable


class Good(Table, frozen=True):
    name: Name
    kind: Literal["fish", "pipe", "pouch"]
    season: Season
    price: Number
    value: Number


class Tile(Table, frozen=True):
    name: Name
    kind: Literal["save", "step", "rice", "plan", "points"]
    amount: Annotated[int, Meta(ge=1, le=t.MOST)] = 1
    discount: Row = Row()
    once: bool = False


class Building(Table, frozen=True):
    name: Name
    cost: Row
    points: Number
    payday: Row = Row()
    watch: Number = 0
    per: Literal["mon", "rice", "wood", "sandal", "koban", "retired", "fish"] | None = None
    each: Number = 0
    most: Number = 0


class Card(Table, frozen=True):
    name: Name
    season: Literal["start", "spring", "summer", "autumn", "winter"]
    colour: Literal["yellow", "brown", "blue", "red", "purple"]
    cost: Number
    fire: Number
    income: Annotated[list[Row], Meta(min_length=1, max_length=t.LEVELS)]
    pay: Row = Row()
    gain: Gain = Gain()
    each: Gain = Gain()
    train: Annotated[int, Meta(ge=0, le=t.LESSONS)] = 0
    build: Row | None = None
    swap: bool = False
    tile: str = ""
    wild: bool = False


class Worth(Table, frozen=True):
    every: Annotated[int, Meta(ge=1, le=t.MOST)]
    iki: Number


class Scoring(Table, frozen=True):
    colours: Annotated[list[Number], Meta(min_length=6, max_length=6)]
    fish: Annotated[list[Number], Meta(min_length=2)]
    pipe_factor: Annotated[int, Meta(ge=1, le=t.FACTOR)]
    koban: Worth
    wood: Worth
    mon: Worth


class Printed(Table, frozen=True):
    """The game's part of an edition file."""

    start: Start
    year: Year
    order: Annotated[dict[str, Field], Meta(min_length=1, max_length=t.FIELDS)]
    months: Annotated[list[Month], Meta(min_length=t.MONTHS, max_length=t.MONTHS)]
    street: Annotated[list[str], Meta(min_length=t.SPACES, max_length=t.SPACES)]
    shops: dict[str, Shop]
    sides: Sides
    limits: Sells
    goods: Annotated[dict[str, Good], Meta(max_length=t.GOODS)]
    tiles: Annotated[dict[str, Tile], Meta(max_length=t.TILES)]
    buildings: Annotated[dict[str, Building], Meta(max_length=t.BUILDINGS)]
    cards: dict[str, Card]
    scoring: Scoring


def build(printed: Printed) -> t.Tables:
    _check(printed)
    return _pack(printed)


ENTRIES: dict[str, type[Table]] = {
    "order": Field,
    "shops": Shop,
    "goods": Good,
    "tiles": Tile,
    "buildings": Building,
    "cards": Card,
}


def check_entries(data: dict[str, object], place: str) -> None:
    """Entries of named tables one by one, so that an error tells the name."""
    for table, shape in ENTRIES.items():
        entries = data.get(table)
        if isinstance(entries, dict):
            for name, entry in entries.items():
                convert(entry, shape, place, f"{table}.{name}")
    sides = data.get("sides")
    for name, side in sides.items() if isinstance(sides, dict) else ():
        quarters = side.get("quarters") if isinstance(side, dict) else None
        for quarter, stalls in quarters.items() if isinstance(quarters, dict) else ():
            convert(stalls, list[Stall], place, f"sides.{name}.quarters.{quarter}")


# --- checks that a shape cannot say --------------------------------------------------------------


def _check(printed: Printed) -> None:
    _check_order(printed)
    _check_months(printed.months)
    for i, shop in enumerate(printed.street):
        if shop not in printed.shops:
            raise EditionError(f"street.{i}", f"there is no shop {shop!r}")
    for key, offer in printed.shops.items():
        if offer.pay.iki:
            raise EditionError(f"shops.{key}.pay.iki", "points cannot be paid")
    for seats, key, side in ((2, "small", printed.sides.small), (3, "large", printed.sides.large)):
        _check_side(f"sides.{key}", seats, side)
    _check_cards(printed)
    if printed.start.buildings > len(printed.buildings):
        raise EditionError("start.buildings", "more than there are buildings")
    for key, building in printed.buildings.items():
        if building.cost.iki:
            raise EditionError(f"buildings.{key}.cost.iki", "points cannot be paid")
    if len(printed.scoring.fish) <= sum(good.kind == "fish" for good in printed.goods.values()):
        most = sum(1 for _ in {g.season for g in printed.goods.values() if g.kind == "fish"})
        if printed.limits.fish == 0 or len(printed.scoring.fish) <= most * printed.limits.fish:
            raise EditionError("scoring.fish", "does not reach the most fish a player can buy")


def _check_order(printed: Printed) -> None:
    for key, field in printed.order.items():
        steps = field.steps
        if not steps or steps != list(range(steps[0], steps[-1] + 1)):
            raise EditionError(f"order.{key}.steps", "one number, or several without a gap")
    tiles = sum(field.blocking for field in printed.order.values())
    if tiles < t.MONTHS:
        raise EditionError("order", f"{tiles} blocking tiles do not last {t.MONTHS} months")
    if len(printed.order) < 4:
        raise EditionError("order", "four players need four fields")


def _check_months(months: list[Month]) -> None:
    # A payday closes a season, and only a payday does: stock and cards change with it.
    for i, month in enumerate(months):
        closes = i + 1 == len(months) or months[i + 1].season != month.season
        if closes != (month.event == "payday"):
            raise EditionError(
                f"months.{i}.event", "a season ends with a payday, nothing else does"
            )
    seasons = [month.season for month in months if month.event == "payday"]
    if tuple(seasons) != t.SEASONS[1:]:
        raise EditionError("months", "the seasons are spring, summer, autumn, winter")


def _check_side(key: str, seats: int, side: SideTable) -> None:
    if seats not in side.seats:
        raise EditionError(f"{key}.seats", f"must hold {seats}")
    if set(side.quarters) != set(t.QUARTERS):
        raise EditionError(f"{key}.quarters", f"there are four: {', '.join(t.QUARTERS)}")
    known = [stall.id for stalls in side.quarters.values() for stall in stalls]
    if len(set(known)) != len(known):
        raise EditionError(f"{key}.quarters", "two stalls have the same id")
    for quarter, stalls in side.quarters.items():
        if not 1 <= len(stalls) <= t.QUARTER_STALLS:
            raise EditionError(f"{key}.quarters.{quarter}", "has 1 to 4 stalls")
        if not any(stall.corner for stall in stalls):
            raise EditionError(f"{key}.quarters.{quarter}", "has no corner for a start card")
    for i, group in enumerate(side.groups):
        for stall in group:
            if stall not in known:
                raise EditionError(f"{key}.groups.{i}", f"there is no stall {stall!r}")
    if side.neutral and side.seats != [2]:
        raise EditionError(f"{key}.neutral", "neutral cards need a sun and a moon player")


def _check_cards(printed: Printed) -> None:
    for season in t.SEASONS:
        count = sum(card.season == season for card in printed.cards.values())
        if not 4 <= count <= t.DECK:
            raise EditionError("cards", f"{count} cards of {season}: there may be 4 to {t.DECK}")
    for key, card in printed.cards.items():
        if card.tile and card.tile not in printed.tiles:
            raise EditionError(f"cards.{key}.tile", f"there is no special tile {card.tile!r}")
        if (card.train > 0) + (card.build is not None) + card.swap > 1:
            raise EditionError(f"cards.{key}", "only one of train, build and swap")
        if card.build is not None and (any(card.gain.amounts()) or any(card.each.amounts())):
            raise EditionError(f"cards.{key}.build", "a building action gains nothing else")
        if card.pay.iki:
            raise EditionError(f"cards.{key}.pay.iki", "points cannot be paid")
    tiles = [card.tile for card in printed.cards.values() if card.tile]
    for tile in set(tiles):
        if tiles.count(tile) > 1:
            raise EditionError(f"tiles.{tile}", "given by more than one card")


# --- packing -------------------------------------------------------------------------------------


def _pack(printed: Printed) -> t.Tables:
    out = t.Tables()
    out.start_stock = ints(printed.start.stock.amounts())
    out.kobun = printed.start.kobun
    out.open_buildings = printed.start.buildings
    out.cards_a_month = printed.year.cards
    out.fire_top = printed.year.fire_top
    _pack_order(out, printed)
    for i, month in enumerate(printed.months, start=1):
        out.season[i] = t.SEASONS.index(month.season)
        out.event[i] = t.EVENTS.index(month.event)
        out.strength[i] = month.strength
    out.season[t.MONTHS + 1] = len(t.SEASONS) - 1
    _pack_shops(out, printed)
    _pack_side(out.small, printed.sides.small)
    _pack_side(out.large, printed.sides.large)
    _pack_goods(out, printed)
    _pack_tiles(out, printed)
    _pack_buildings(out, printed)
    _pack_cards(out, printed)
    _pack_names(out, printed)
    out.colour_points = ints(printed.scoring.colours)
    out.fish_points = ints(printed.scoring.fish)
    out.pipe_factor = printed.scoring.pipe_factor
    for resource, worth in (
        (t.KOBAN, printed.scoring.koban),
        (t.WOOD, printed.scoring.wood),
        (t.MON, printed.scoring.mon),
    ):
        out.worth_every[resource] = worth.every
        out.worth_iki[resource] = worth.iki
    return out


def _pack_order(out: t.Tables, printed: Printed) -> None:
    out.n_fields = len(printed.order)
    out.field_ids = list(printed.order)
    for i, field in enumerate(printed.order.values()):
        out.least[i] = field.steps[0]
        out.most[i] = field.steps[-1]
        out.income[i] = field.income
        out.hires[i] = int(field.hire)
        out.blocking[i] = field.blocking


def _pack_effect(out: t.Tables, effect: int, pay: Row, gain: Gain, build: Row | None) -> None:
    for i, amount in enumerate(pay.amounts()):
        out.pay[effect * t.STOCKS + i] = amount
    for i, amount in enumerate(gain.amounts()):
        out.gain[effect * t.GAINS + i] = amount
    out.gives_stock[effect] = int(any(gain.amounts()[: t.STOCKS]))
    if build is not None:
        out.then[effect] = t.THEN_BUILD
        for i, amount in enumerate(build.amounts()):
            out.discount[effect * t.STOCKS + i] = amount


def _pack_shops(out: t.Tables, printed: Printed) -> None:
    out.shop_ids = list(printed.street)
    for space, key in enumerate(printed.street):
        shop = printed.shops[key]
        _pack_effect(out, t.SHOP + space, shop.pay, shop.gain, shop.build)
        out.times[t.SHOP + space] = shop.times
        for kind, most in enumerate(shop.sells.amounts()):
            out.sells[space * len(t.KINDS) + kind] = most


def _pack_side(out: t.Side, side: SideTable) -> None:
    out.fire_less = side.fire_less
    out.blocking = side.blocking
    out.neutral = side.neutral
    number: dict[str, int] = {}
    for q, quarter in enumerate(t.QUARTERS):
        for i, stall in enumerate(side.quarters[quarter]):  # type: ignore[index]
            s = number[stall.id] = len(number)
            out.stall_ids.append(stall.id)
            out.quarter[s] = q
            out.path[q * t.QUARTER_STALLS + i] = s
            out.surcharge[s] = stall.surcharge
            out.plain |= int(stall.surcharge == 0) << s
            out.corners |= int(stall.corner) << s
            for space in stall.spaces:
                out.reach[space] |= 1 << s
    out.n_stalls = len(number)
    out.groups = ints([sum(1 << number[stall] for stall in group) for group in side.groups])


def _pack_goods(out: t.Tables, printed: Printed) -> None:
    goods = sorted(printed.goods.items(), key=lambda entry: t.SEASONS.index(entry[1].season))
    out.n_goods = len(goods)
    for i, (key, good) in enumerate(goods):
        out.goods_ids.append(key)
        season = t.SEASONS.index(good.season)
        out.goods_kind[i] = t.KINDS.index(good.kind)
        out.goods_season[i] = season
        out.price[i] = good.price
        out.value[i] = good.value
        for later in range(season + 1, len(t.SEASONS) + 1):
            out.goods_from[later] = i + 1
    for kind, limit in enumerate(printed.limits.amounts()):
        out.season_limit[kind] = limit


def _pack_tiles(out: t.Tables, printed: Printed) -> None:
    out.n_tiles = len(printed.tiles)
    for i, (key, tile) in enumerate(printed.tiles.items()):
        out.tile_ids.append(key)
        out.tile_kind[i] = t.PERKS.index(tile.kind)
        out.tile_amount[i] = tile.amount
        out.tile_once[i] = int(tile.once)
        for j, amount in enumerate(tile.discount.amounts()):
            out.tile_discount[i * t.STOCKS + j] = amount


def _pack_buildings(out: t.Tables, printed: Printed) -> None:
    counted = {"retired": t.PER_RETIRED, "fish": t.PER_FISH}
    out.n_buildings = len(printed.buildings)
    for i, (key, building) in enumerate(printed.buildings.items()):
        out.building_ids.append(key)
        for j, amount in enumerate(building.cost.amounts()):
            out.building_cost[i * t.STOCKS + j] = amount
        for j, amount in enumerate(building.payday.amounts()):
            out.payday[i * t.STOCKS + j] = amount
        out.points[i] = building.points
        out.watch[i] = building.watch
        if building.per is not None:
            known = counted.get(building.per)
            out.per[i] = t.RESOURCES.index(building.per) if known is None else known
        out.per_each[i] = building.each
        out.per_most[i] = building.most


def _pack_cards(out: t.Tables, printed: Printed) -> None:
    tiles = list(printed.tiles)
    seen = [0] * len(t.SEASONS)
    for key, card in printed.cards.items():
        season = t.SEASONS.index(card.season)
        c = season * t.DECK + seen[season]
        out.deck[season] |= 1 << seen[season]
        seen[season] += 1
        out.card_ids[c] = key
        _pack_effect(out, c, card.pay, card.gain, card.build)
        for i, amount in enumerate(card.each.amounts()):
            out.each[c * t.GAINS + i] = amount
            out.has_each[c] |= int(amount > 0)
        if card.train:
            out.then[c] = t.THEN_TRAIN
            out.train[c] = card.train
        if card.swap:
            out.then[c] = t.THEN_SWAP
        out.cost[c] = card.cost
        out.fire[c] = card.fire
        out.colour[c] = t.COLOURS.index(card.colour)
        out.levels[c] = len(card.income)
        out.wild[c] = int(card.wild)
        if card.tile:
            out.card_tile[c] = tiles.index(card.tile)
        for level, row in enumerate(card.income):
            for i, amount in enumerate(row.amounts()):
                out.wage[(c * t.LEVELS + level) * t.STOCKS + i] = amount


def _pack_names(out: t.Tables, printed: Printed) -> None:
    kinds: dict[str, Mapping[str, Shop | Good | Tile | Building | Card]] = {
        "shops": printed.shops,
        "goods": printed.goods,
        "tiles": printed.tiles,
        "buildings": printed.buildings,
        "cards": printed.cards,
    }
    for kind, things in kinds.items():
        for key, thing in things.items():
            words = thing.name.words()
            out.written[f"{kind}.{key}"] = words
            out.names[f"{kind}.{key}"] = {lang: unbroken(name) for lang, name in words.items()}
