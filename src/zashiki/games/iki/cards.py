"""Cards and buildings for the eyes: where they lie open, and all that is printed on them."""

from __future__ import annotations

from functools import cache, lru_cache

from zashiki.core import bits
from zashiki.core.art import BESIDE
from zashiki.core.scene import Piece
from zashiki.games.iki import tables as t
from zashiki.games.iki.layout import ACT_BESIDE_FIRE, ACT_W, ICONS, slots
from zashiki.games.iki.lexicon import lexicon
from zashiki.games.iki.state import Fields
from zashiki.games.iki.tables import Tables

# --- places ----------------------------------------------------------------------------------


def slot_of(state: Fields, number: int) -> str:
    """The place of an open card, given its number in the season."""
    return slot(state.tables, int(state.market), number)


def slot(tables: Tables, market: int, number: int) -> str:
    before = int(bits.count(market & bits.below(number)))
    return _slot(min(before, slots(tables) - 1))


@cache
def _slot(number: int) -> str:
    return f"slot-{number}"


def offer_of(state: Fields, building: int) -> str:
    """The place of a building that was drawn, while it is on offer."""
    return _offer(int(state.undrawn), building)


@lru_cache(maxsize=4096)
def _offer(undrawn: int, building: int) -> str:
    return f"offer-{int(bits.count(~undrawn & bits.below(building)))}"


# --- symbols ---------------------------------------------------------------------------------


MOST_BUCKETS = 2  # fire symbols drawn one by one
ROW = 30.0  # the height of a row of symbols with the gap beside each
WIDE = {"arrow": 0.66}  # symbols that are not square: their width, of their height
BROAD = 1.7  # a symbol with its number beside it, likewise
SMALLEST = 0.88


def _amount(n: int) -> str:
    return str(n) if n > 1 else ""


def _icon(art: str, text: str) -> tuple[str, str]:
    """A symbol, with its number beside it."""
    return (f"{art}{BESIDE}", text) if text else (art, "")


def _size(icons: list[tuple[str, str]], room: float) -> float:
    """How large the symbols of a row are drawn: all of them side by side, but never tiny."""
    wide = sum(WIDE.get(art, BROAD if text else 1.0) for art, text in icons) * ROW
    return max(SMALLEST, min(1.0, room / max(1.0, wide)))


def _icons(row: list[int]) -> list[tuple[str, str]]:
    """A row of resources as symbols with numbers."""
    return [_icon(ICONS[r], _amount(n)) for r, n in enumerate(row) if n]


def _action_icons(tables: Tables, card: int) -> list[tuple[str, str]]:
    pay = t.row_of(tables.pay, card, t.STOCKS)
    gain = t.row_of(tables.gain, card, t.GAINS)
    each = t.row_of(tables.each, card, t.GAINS)
    out = _icons(pay)
    if out:
        out.append(("arrow", ""))
    out += _icons(gain)
    if any(each):
        out += [*_icons(each), ("each", "×")]
    then = tables.then[card]
    if then == t.THEN_TRAIN:
        out.append(_icon("lesson", _amount(int(tables.train[card]))))
    elif then == t.THEN_BUILD:
        out.append(("hammer", ""))
        less = t.row_of(tables.discount, card, t.STOCKS)
        out += [_icon(ICONS[r], f"−{n}") for r, n in enumerate(less) if n]
    elif then == t.THEN_SWAP:
        out.append(("swap", ""))
    return out


def _rung_icons(tables: Tables, card: int, level: int) -> list[tuple[str, str]]:
    out = _icons(t.row_of(tables.wage, card * t.LEVELS + level, t.STOCKS))
    if level == tables.levels[card] - 1 and tables.card_tile[card] >= 0:
        out.append((f"tile-{t.PERKS[int(tables.tile_kind[tables.card_tile[card]])]}", ""))
    elif level == tables.levels[card] - 1 and tables.wild[card]:
        out += [("card-yellow", ""), ("card-blue", ""), ("card-red", "")]
    return out or [("nothing", "")]


@lru_cache(maxsize=4096)
def card_pieces(tables: Tables, card: int, where: str, owner: int) -> tuple[Piece, ...]:
    """A whole card: the curtain with its cost, action, incomes by level, fire symbols."""
    key = tables.card_ids[card]
    name = lexicon(tables).card_labels[card]
    colour = t.COLOURS[int(tables.colour[card])]
    head = Piece(
        f"card-{key}",
        f"card-{colour}",
        f"{where}-head",
        owner=owner,
        text=str(tables.cost[card]),
        label=name,
    )
    out = [head]
    buckets = int(tables.fire[card])
    if buckets > MOST_BUCKETS:
        out.append(Piece(f"{key}-fire", "bucket", f"{where}-fire", text=str(buckets)))
    else:
        names = (f"{key}-fire", f"{key}-fire-2")[:buckets]
        out += [Piece(name, "bucket", f"{where}-fire", i) for i, name in enumerate(names)]
    act, room = ("act-1", ACT_BESIDE_FIRE) if buckets else ("act", ACT_W)
    icons = _action_icons(tables, card)
    size = _size(icons, room)
    for i, (art, text) in enumerate(icons):
        out.append(Piece(f"{key}-act-{i}", art, f"{where}-{act}", i, size=size, text=text))
    for level in range(int(tables.levels[card])):
        for i, (art, text) in enumerate(_rung_icons(tables, card, level)):
            place = f"{where}-rung-{level}"
            out.append(Piece(f"{key}-rung-{level}-{i}", art, place, i, text=text))
    return tuple(out)


# --- buildings ---------------------------------------------------------------------------------


def _gift_icons(tables: Tables, b: int) -> list[tuple[str, str]]:
    """What a building does beside its points."""
    out = _icons(t.row_of(tables.payday, b, t.STOCKS))
    if out:
        out.insert(0, ("payday", ""))
    if tables.watch[b]:
        out.append(_icon("bucket", _amount(int(tables.watch[b]))))
    per = int(tables.per[b])
    if per != t.PER_NOTHING:
        thing = {t.PER_RETIRED: "card-back", t.PER_FISH: "fish"}.get(per) or t.RESOURCES[per]
        out += [(thing, ""), ("arrow", ""), _icon("iki", str(int(tables.per_each[b])))]
    return out


@lru_cache(maxsize=512)
def building_pieces(tables: Tables, b: int, where: str, owner: int) -> tuple[Piece, ...]:
    """A building with its points; on the offer with its price, on a stall with what it does."""
    key = tables.building_ids[b]
    text = str(int(tables.points[b]))
    name = lexicon(tables).building_labels[b]
    out = [
        Piece(f"building-{key}", "building", f"{where}-head", owner=owner, text=text, label=name)
    ]
    cost = _icons(t.row_of(tables.building_cost, b, t.STOCKS))
    on_offer = where.startswith("offer")
    rows = (
        ((f"{where}-cost", cost), (f"{where}-gift", _gift_icons(tables, b)))
        if on_offer
        else ((f"{where}-act", _gift_icons(tables, b)),)
    )
    for place, row in rows:
        for i, (art, number) in enumerate(row):
            part = place.rsplit("-", 1)[1]
            out.append(Piece(f"{key}-{part}-{i}", art, place, i, text=number))
    return tuple(out)
