"""Edo from above the roofs: where everything lies on the board and before the seats."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Area, Decor, Layout, Place
from zashiki.games.iki.lexicon import lexicon
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.tables import (
    BLAZE,
    COLOURS,
    GAINS,
    KINDS,
    LEVELS,
    MONTHS,
    N_KINDS,
    PAYDAY,
    QUARTERS,
    SEASONS,
    SHOP,
    SPACES,
    STOCKS,
    THEN_BUILD,
    Side,
    Tables,
    row_of,
)
from zashiki.games.iki.words import field_name

WIDTH, HEIGHT = 1560.0, 1040.0
SEAT_WIDTH, SEAT_HEIGHT = 600.0, 216.0
LEFT = 70.0  # where the city begins
QUARTER = 494.0  # width of a quarter
CROSS = 64.0  # of the cross street
MIDDLE = LEFT + QUARTER + CROSS / 2
CARD_W, CARD_H = 120.0, 190.0
MARKET = 112.0
NORTH, SOUTH = 326.0, 786.0  # rows of stalls
SHOP_NORTH, SHOP_SOUTH = 458.0, 654.0
LANE_NORTH, LANE_SOUTH = 520.0, 592.0
STREET = 556.0
RIGHT = 1347.0  # middle of the column beside the city
TITLE = 28.0  # height of a word on the board
DISC = 34.0  # width of the part of a step that a disc lies on
ICONS = ("mon", "rice", "wood", "sandal", "koban", "iki", "bucket")


def _mark(text: str) -> Message:
    """Something to be written as it is: a number or a sign."""
    return Message("mark", {"text": text})


def space_at(space: int) -> tuple[float, float]:
    """Middle of a street space: along the south to the east, back along the north."""
    along = (0, 1, 2, 3, 3, 2, 1, 0)[space]
    x = LEFT + QUARTER / 4 + along * QUARTER / 2 + (CROSS if along > 1 else 0.0)
    return x, LANE_SOUTH if space < SPACES / 2 else LANE_NORTH


def _stall_at(side: Side, stall: int) -> tuple[float, float]:
    """Middle of a stall; the first of a quarter is the outer one."""
    quarter = int(side.quarter[stall])
    mates = [s for s in range(int(side.n_stalls)) if side.quarter[s] == quarter]
    step = QUARTER / len(mates)
    x = LEFT + step * (mates.index(stall) + 0.5)
    name = QUARTERS[quarter]
    return (x if name.endswith("W") else 2 * MIDDLE - x), (NORTH if name[0] == "N" else SOUTH)


def slots(tables: Tables) -> int:
    """Room in the market: the cards of three months, or the start cards."""
    return min(16, max(4, 3 * int(tables.cards_a_month)))


@lru_cache(maxsize=16)
def _layout(tables: Tables, side: Side, seats: int) -> Layout:
    areas = [Area("board", WIDTH, HEIGHT, Message("place-city"))]
    for seat in range(seats):
        label = Message("place-seat", {"seat": seat_name(seat)})
        areas.append(Area(f"seat-{seat}", SEAT_WIDTH, SEAT_HEIGHT, label))
    decor = [*_ground(), *_shop_signs(tables), *_calendar_signs(tables, side)]
    decor += [*_track_signs(tables), *_stall_signs(side)]
    places = [
        *_street(tables),
        *_stalls(tables, side),
        *_market(tables),
        *_calendar(),
        *_tracks(tables),
    ]
    places += _supplies(tables, side)
    for seat in range(seats):
        decor += _seat_signs(seat)
        places += _seat_places(seat)
    return Layout(areas, places, decor)


def layout(state: Iki) -> Layout:
    return _layout(state.tables, state.side, int(state.seats))


# --- the city ------------------------------------------------------------------------------------


def _box(x: float, y: float, w: float, h: float) -> str:
    return f"M{x - w / 2:g} {y - h / 2:g}h{w:g}v{h:g}h{-w:g}z"


def _ground() -> list[Decor]:
    """Four quarters, the ring of the main street, the crossing and the gate."""
    board = "board"
    width = 2 * QUARTER + CROSS
    out = [Decor(board, path=_box(MIDDLE, STREET, width + 48, 672), fill="land")]
    for x in (LEFT + QUARTER / 2, 2 * MIDDLE - LEFT - QUARTER / 2):
        for y in (NORTH + 34, SOUTH - 34):
            quarter = _box(x, y, QUARTER, 270)
            out.append(Decor(board, path=quarter, fill="rice", stroke="line", width=2))
    out += [
        Decor(board, path=_box(MIDDLE, STREET, width + 48, 138), fill="ground"),
        Decor(board, path=_box(MIDDLE, STREET, CROSS - 8, 660), fill="ground"),
        Decor(board, path=_box(MIDDLE, STREET, width - 20, 6), fill="line"),
        Decor(board, path=_box(MIDDLE, STREET, CROSS - 8, 660), fill="asanoha"),
        Decor(board, art="gate", x=LEFT - 34, y=STREET, w=62, h=96),
    ]
    for x, y, sign in (
        (MIDDLE - CROSS / 2 + 4, LANE_SOUTH, "→"),
        (MIDDLE + CROSS / 2 - 4, LANE_NORTH, "←"),
    ):
        out.append(Decor(board, x=x, y=y, h=34, fill="quiet", text=_mark(sign)))
    return out


def _street(tables: Tables) -> list[Place]:
    words = lexicon(tables)
    gate = Message("place-gate")
    out = [Place("gate", "board", LEFT - 34, STREET, 54, 120, "none", lie="column", label=gate)]
    for space in range(SPACES):
        x, y = space_at(space)
        name = words.shops[space]
        shop_y = SHOP_SOUTH if y == LANE_SOUTH else SHOP_NORTH
        out += [
            Place(f"space-{space}", "board", x, y, 232, 56, tone="paper", lie="row", label=name),
            Place(
                f"shop-{space}",
                "board",
                x,
                shop_y,
                236,
                62,
                label=_shop_label(tables, space),
            ),
        ]
        if any(row_of(tables.sells, space, N_KINDS)):
            where = f"goods-{space}"
            label = Message("place-goods-of", {"shop": name})
            out.append(
                Place(where, "board", x + 26, shop_y, 178, 54, "none", "", "row", label=label)
            )
    return out


def _shop_label(tables: Tables, space: int) -> Message:
    """A shop's name, with its deal where it has one."""
    words, effect = lexicon(tables), SHOP + space
    if tables.times[effect] or tables.then[effect] == THEN_BUILD:
        args: dict[str, object] = {"shop": words.shops[space], "effect": words.effects[effect]}
        return Message("place-shop", args)
    return words.shops[space]


def _shop_signs(tables: Tables) -> list[Decor]:
    """Each shop with what it sells: icons and numbers out of the edition."""
    out = []
    for space in range(SPACES):
        x, y = space_at(space)
        y = SHOP_SOUTH if y == LANE_SOUTH else SHOP_NORTH
        out.append(Decor("board", path=_box(x, y, 236, 62), fill="paper", stroke="ink", width=2))
        effect = SHOP + space
        signs: list[tuple[str, int]] = []
        if tables.times[effect]:
            pay = row_of(tables.pay, effect, STOCKS)
            gain = row_of(tables.gain, effect, GAINS)
            signs = [(ICONS[r], n) for r, n in enumerate(pay) if n]
            signs.append(("arrow", 0))
            signs += [(ICONS[r], n) for r, n in enumerate(gain) if n]
            if tables.times[effect] > 1:
                signs.append(("", int(tables.times[effect])))
            out += _sign_row(signs, x, y)
        elif tables.then[effect] == THEN_BUILD:
            signs = [("hammer", 0), ("building", 0)]
            out += _sign_row(signs, x, y)
        else:
            kinds = [
                KINDS[k] for k in range(N_KINDS) if tables.sells[space * N_KINDS + k]
            ]  # their sign stays when all are sold
            out += _sign_row([(kind, 0) for kind in kinds[:1]], x - 92, y)
    return out


SIGN, FIGURE = 46.0, 24.0  # how wide a symbol and the number before it are


def _sign_row(signs: list[tuple[str, int]], x: float, y: float) -> list[Decor]:
    """Symbols in a row around x, each with its number before it."""
    out = []
    at = x - sum((SIGN if art else FIGURE) + (FIGURE if n else 0) for art, n in signs) / 2
    for art, n in signs:
        if n:
            text = _mark(str(n) if art else f"×{n}")
            at += FIGURE / 2 if art else FIGURE
            out.append(Decor("board", x=at, y=y + 1, h=32, text=text))
            at += FIGURE / 2
        if art:
            out.append(Decor("board", art=art, x=at + SIGN / 2, y=y, w=44, h=44))
            at += SIGN
    return out


ACT_W, ACT_BESIDE_FIRE = 118.0, 92.0  # how wide an action is, alone or beside fire symbols


def _card_places(tables: Tables, where: str, x: float, y: float) -> list[Place]:
    """The parts of a card: its curtain, its action, and the fields its kobun climbs."""
    beside = x + (ACT_W - ACT_BESIDE_FIRE) / 2
    parts = [
        Place(f"{where}-head", "board", x, y - 58, 116, 71, "none"),
        Place(f"{where}-act", "board", x, y - 6, ACT_W, 28, "none", lie="row"),
        Place(f"{where}-act-1", "board", beside, y - 6, ACT_BESIDE_FIRE, 28, "none", lie="row"),
        Place(f"{where}-fire", "board", x - 46, y - 8, 22, 44, "none", lie="column"),
    ]
    high = 84.0 / max(3, *(int(levels) for levels in tables.levels))
    for level in range(LEVELS):
        up = y + 94 - high * (level + 0.5)
        rung = Place(f"{where}-rung-{level}", "board", x + 14, up, 90, high, "none", lie="row")
        parts += [rung, Place(f"{where}-step-{level}", "board", x - 43, up, 28, high, "none")]
    return parts


def _stalls(tables: Tables, side: Side) -> list[Place]:
    out = []
    for s in range(int(side.n_stalls)):
        x, y = _stall_at(side, s)
        name = Message("place-stall", {"stall": side.stall_ids[s], "n": int(side.surcharge[s])})
        where = f"stall-{side.stall_ids[s]}"
        tone = "wood" if side.surcharge[s] else "paper"
        out.append(Place(where, "board", x, y, CARD_W, CARD_H, tone=tone, label=name))
        out += _card_places(tables, where, x, y)
    return out


def _stall_signs(side: Side) -> list[Decor]:
    """What is paid for a stall beside its card, until something stands there."""
    out = []
    for s in range(int(side.n_stalls)):
        if side.surcharge[s]:
            x, y = _stall_at(side, s)
            sign = Decor(
                "board", x=x, y=y - 72, over=True, yields_to=f"stall-{side.stall_ids[s]}-head"
            )
            text = _mark(f"−{int(side.surcharge[s])}")
            out.append(replace(sign, x=x - 18, h=32, text=text))
            out.append(replace(sign, art="mon", x=x + 20, w=34, h=34))
    return out


# --- market, calendar, tracks --------------------------------------------------------------------


def _market(tables: Tables) -> list[Place]:
    out = []
    for slot in range(slots(tables)):
        x = 83.0 + 127 * slot
        where = f"slot-{slot}"
        label = Message("place-market", {"n": slot + 1})
        out += open_card_places(tables, where, x, MARKET, label)
    return out


def open_card_places(tables: Tables, where: str, x: float, y: float, label: Message) -> list[Place]:
    """A card that can be looked at, whole and in parts."""
    whole = Place(where, "board", x, y, CARD_W, CARD_H, tone="rice", label=label)
    return [whole, *_card_places(tables, where, x, y)]


def _month_at(month: int) -> tuple[float, float]:
    if month > MONTHS:
        return RIGHT + 40, 506.0
    row, column = divmod(month - 1, 3)
    return RIGHT - 60 + 100 * column, 252.0 + 64 * row


def _calendar() -> list[Place]:
    out = []
    for month in range(1, MONTHS + 2):
        x, y = _month_at(month)
        label = Message("place-month", {"month": month})
        if month > MONTHS:
            label = Message("place-new-year")
            out.append(Place("month-13", "board", x, y, 296, 40, label=label))
        else:
            out.append(Place(f"month-{month}", "board", x, y, 96, 60, label=label))
    for season in range(1, len(SEASONS)):
        y = 252.0 + 64 * (season - 1)
        label = Message("piece-season", {"season": Message(f"season-{SEASONS[season]}")})
        where = f"waiting-{season}"
        out.append(Place(where, "board", RIGHT - 137, y + 12, 50, 36, "none", label=label))
    return out


def _calendar_signs(tables: Tables, side: Side) -> list[Decor]:
    """Months with their paydays and fires; a fire with its strength here."""
    board = "board"
    out = []
    for season in range(1, len(SEASONS)):
        y = 252.0 + 64 * (season - 1)
        name = Message(f"season-{SEASONS[season]}")
        art = f"kanji-{SEASONS[season]}"
        out.append(Decor(board, art=art, x=RIGHT - 184, y=y, w=40, h=40, fill="wood"))
        out.append(Decor(board, x=RIGHT - 136, y=y - 17, w=50, h=15, fill="quiet", text=name))
    for month in range(1, MONTHS + 1):
        x, y = _month_at(month)
        out.append(Decor(board, path=_box(x, y, 96, 60), fill="paper"))
        text = _mark(str(month))
        out.append(Decor(board, x=x - 28, y=y - 13, h=28, fill="quiet", text=text))
        event = tables.event[month]
        if event == PAYDAY:
            out.append(Decor(board, art="payday", x=x + 18, y=y + 2, w=48, h=48))
        elif event == BLAZE:
            strength = int(tables.blaze(side, month))
            out.append(Decor(board, art="fire", x=x + 18, y=y, w=56, h=56))
            out.append(
                Decor(board, x=x + 18, y=y + 10, h=32, fill="paper", text=_mark(str(strength)))
            )
    x, y = _month_at(MONTHS + 1)
    out.append(Decor(board, path=_box(x, y, 296, 40), fill="paper"))
    out.append(Decor(board, x=x, y=y, w=280, h=TITLE, fill="quiet", text=Message("place-new-year")))
    return out


def _track_signs(tables: Tables) -> list[Decor]:
    board = "board"
    out = [
        Decor(board, x=RIGHT, y=y, w=390, h=TITLE, fill="quiet", text=Message(f"place-{name}"))
        for name, y in (("fire", 546), ("order", 675), ("tiles", 827))
    ]
    width = _fire_width(tables)
    for value in range(int(tables.fire_top) + 1):
        x, y = _fire_at(tables, value)
        out.append(Decor(board, path=_box(x, y, width - 2, 46), fill="rice"))
        number = _mark(str(value))
        out.append(Decor(board, x=x - DISC / 2, y=y, w=width - DISC + 4, h=24, text=number))
    for field in range(int(tables.n_fields)):
        x = _field_at(tables, field)
        least, most = int(tables.least[field]), int(tables.most[field])
        text = _mark(str(most) if least == most else f"{least}–{most}")
        out.append(Decor(board, path=_box(x, 770, 74, 76), fill="rice"))
        out.append(Decor(board, x=x, y=711, h=30, text=text))
        if not tables.hires[field]:
            income = _mark(str(tables.income[field]))
            out.append(Decor(board, x=x - 6, y=786, h=28, text=income))
            out.append(Decor(board, art="mon", x=x + 17, y=786, w=32, h=32))
    return out


def _fire_width(tables: Tables) -> float:
    """Of a step of the fire-brigade track, which lies in two rows."""
    return 403.0 / ((int(tables.fire_top) + 2) // 2)


def _fire_at(tables: Tables, value: int) -> tuple[float, float]:
    row, column = divmod(value, (int(tables.fire_top) + 2) // 2)
    return RIGHT - 201.5 + _fire_width(tables) * (column + 0.5), 586.0 + 50 * row


def _field_at(tables: Tables, field: int) -> float:
    n = int(tables.n_fields)
    return RIGHT + (field - (n - 1) / 2) * min(80.0, 400.0 / n)


def _tracks(tables: Tables) -> list[Place]:
    out = []
    width = _fire_width(tables)
    for value in range(int(tables.fire_top) + 1):
        label = Message("place-fire-value", {"n": value})
        x, y = _fire_at(tables, value)
        where = f"fire-{value}"
        out.append(Place(where, "board", x + (width - DISC) / 2, y, DISC, 46, "none", label=label))
    for field in range(int(tables.n_fields)):
        x = _field_at(tables, field)
        label = Message("place-field", {"field": field_name(tables, field)})
        out.append(Place(f"field-{field}", "board", x, 770, 74, 76, label=label))
    return out


def _supplies(tables: Tables, side: Side) -> list[Place]:
    """Buildings on offer, special tiles, decks, fire and blocking tiles."""
    out = []
    n = max(1, int(tables.open_buildings))
    step = min(172.0, 1050.0 / n)
    for slot in range(n):
        x = MIDDLE + (slot - (n - 1) / 2) * step
        where = f"offer-{slot}"
        label = Message("place-offer", {"n": slot + 1})
        out += offer_places(where, x, step - 8, label)
    piles = [("deck", 74.0), ("fire-tiles", 66.0)]
    if side.blocking:
        piles.append(("blocks", 66.0))
    for i, (place, w) in enumerate(piles):
        label = Message(f"place-{place}")
        x = RIGHT - 130 + 110 * i
        out.append(Place(place, "board", x, 968, w, 104, "none", label=label))
    tiles = Message("place-tiles")
    out.append(Place("tiles", "board", RIGHT, 874, 400, 62, "none", lie="row", label=tiles))
    out.append(
        Place("blaze", "board", MIDDLE, STREET, 84, 84, "none", label=Message("place-blaze"))
    )
    return out


def offer_places(where: str, x: float, w: float, label: Message) -> list[Place]:
    """A building on offer, whole and in parts."""
    return [
        Place(where, "board", x, 966, w, 138, tone="paper", label=label),
        Place(f"{where}-head", "board", x, 939, 120, 78, "none"),
        Place(f"{where}-cost", "board", x, 992, w - 8, 33, "none", lie="row"),
        Place(f"{where}-gift", "board", x, 1020, w - 8, 28, "none", lie="row"),
    ]


# --- before the seats ----------------------------------------------------------------------------


def _seat_signs(seat: int) -> list[Decor]:
    """Five columns, one for each colour of retired cards."""
    area = f"seat-{seat}"
    return [
        Decor(area, art=f"card-{colour}", x=62 + 119 * i, y=30, w=90, h=56)
        for i, colour in enumerate(COLOURS)
    ]


def _seat_places(seat: int) -> list[Place]:
    area = f"seat-{seat}"
    out = []
    for i, colour in enumerate(COLOURS):
        label = Message("place-retired", {"colour": Message(f"colour-{colour}")})
        x = 62.0 + 119 * i
        place = f"retired-{seat}-{colour}"
        out.append(Place(place, area, x, 83, 112, 98, tone="rice", lie="column", label=label))
    row = (("kobun", 90.0, 170.0), ("home", 215.0, 60.0), ("held", 320.0, 120.0))
    for name, x, w in row:
        label = Message(f"place-{name}")
        out.append(Place(f"{name}-{seat}", area, x, 174, w, 74, lie="row", label=label))
    label = Message("place-goods")
    out.append(Place(f"goods-of-{seat}", area, 490, 174, 200, 74, lie="row", label=label))
    return out
