"""The places of Tokaido Duo: the island with what lies in the sea around it, and two seats' boards.

Ids: `station:T1` (coastal towns too), `town:M1`, `region:R1`, `camp:R1` (its artists), `tile:C1`,
`tray:pilgrim` (a die), `wave:pilgrim`, `hot-spring`, `bag`, `supply`, `round`; before a seat
`temple:0:4`, `garden:0:2`, `die:0:artist`, `kept:0:artist` (a wave), `bath:0`, `store:0`,
`purse:0`, `bar:0:3`, `gallery:0:7` and `colour:0`.
"""

from __future__ import annotations

from functools import cache

from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Area, Decor, Layout, Place
from zashiki.games.tokaido_duo import tables as t
from zashiki.games.tokaido_duo import words
from zashiki.games.tokaido_duo.geometry import HEIGHT, WIDTH, Island, island
from zashiki.games.tokaido_duo.rules import TokaidoDuo

STATION_SIZE = 58.0
TOWN_SIZE = 66.0
TILE_SIZE = 52.0
SEAT_WIDTH, SEAT_HEIGHT = 600.0, 396.0
ROW_HEIGHT = 132.0  # of each character's board
LETTERING = 24.0  # of names and ids on the board: readable without coming closer
NUMBERS = 36.0  # of the numbers on the boards of a seat

REGION_TONES = {"moon": "plum", "waterfall": "indigo", "mountain": "clay", "bamboo": "bamboo"}


def station_place(tables: t.Tables, station: int) -> str:
    return f"station:{tables.station_ids[station]}"


def town_place(tables: t.Tables, town: int) -> str:
    return f"{'station' if town < t.COASTAL_TOWNS else 'town'}:{tables.town_ids[town]}"


def region_place(tables: t.Tables, region: int) -> str:
    return f"region:{tables.region_ids[region]}"


def layout(state: TokaidoDuo) -> Layout:
    return layout_of(state.tables)


@cache
def layout_of(tables: t.Tables) -> Layout:
    lines = island(tables)
    areas = [Area("board", WIDTH, HEIGHT, Message("area-board"))]
    for seat in range(t.SEATS):
        label = Message("area-seat", {"seat": seat_name(seat)})
        areas.append(Area(f"seat-{seat}", SEAT_WIDTH, SEAT_HEIGHT, label))
    places = [*_regions(tables, lines), *_stations(tables, lines), *_sea()]
    decor = _island_decor(lines) + _written(tables, lines)
    for seat in range(t.SEATS):
        places += _seat_places(tables, seat)
        decor += _seat_decor(tables, seat)
    return Layout(tuple(areas), tuple(places), tuple(decor))


# --- the board ----------------------------------------------------------------------------------


def _island_decor(lines: Island) -> list[Decor]:
    sea = f"M0,0H{WIDTH}V{HEIGHT}H0Z"
    out = [
        Decor("board", path=sea, fill="sea"),
        Decor("board", path=sea, fill="seigaiha"),
        # The shallows and the surf: the same coast, drawn broad under the land.
        Decor("board", path=lines.coast, stroke="sea", width=112.0),
        Decor("board", path=lines.coast, stroke="paper", width=24.0),
        Decor("board", path=lines.coast, fill="land", stroke="wood", width=2.5),
        Decor("board", art="compass", x=84, y=88, w=128, h=128, fill="ink"),
        Decor("board", art="whirlpool", x=1190, y=466, w=70, h=70, fill="indigo"),
        Decor("board", art="boat", x=556, y=58, w=72, h=72, fill="ink"),
        Decor("board", art="boat", x=1010, y=668, w=70, h=70, fill="ink"),
    ]
    out += [Decor("board", path=region.path, fill="paper") for region in lines.regions]
    for route in lines.routes:
        out.append(Decor("board", path=route, stroke="clay", width=10.0))
        out.append(Decor("board", path=route, stroke="gold", width=5.5))
    return out


def _written(tables: t.Tables, lines: Island) -> list[Decor]:
    """The ids of stations and regions, and the names of coastal towns on calm water."""
    out: list[Decor] = []
    for i, (x, y) in enumerate(lines.marks):
        if tables.station_town[i] < 0:
            out.append(_text("board", x, y, "ink", tables.station_ids[i]))
    for town, name in enumerate(tables.town_names[: t.COASTAL_TOWNS]):
        out += _plate(*_plate_spot(lines, town, name), name)
    for i, region in enumerate(lines.regions):
        x, y = region.centre
        # below the print, beside the artists
        x += (0.72 if x > WIDTH / 2 else -0.72) * region.reach
        y += 0.36 * region.reach
        out.append(_text("board", x, y, "quiet", tables.region_ids[i]))
    return out


def _plate_spot(lines: Island, town: int, name: str) -> tuple[float, float]:
    """Beside a trade tile in the north and south; above or below it, further out, elsewhere."""
    x, y = lines.tiles[town]
    if abs(y - HEIGHT / 2) > 0.3 * HEIGHT:
        step = 0.5 * TILE_SIZE + 4 + _half_width(name)
        return x + (step if y > HEIGHT / 2 and x < WIDTH / 2 else -step), y
    return x + (-20 if x < WIDTH / 2 else 20), y + (-44 if y < HEIGHT / 2 else 44)


def _half_width(name: str) -> float:
    return 0.29 * LETTERING * len(name) + 6


def _plate(x: float, y: float, name: str) -> list[Decor]:
    """A name where the sea is calm: no pattern of waves under the letters."""
    half = _half_width(name)
    calm = f"M{x - half:.1f},{y - 15:.1f}h{2 * half:.1f}v30h{-2 * half:.1f}Z"
    return [
        Decor("board", path=calm, fill="sea", stroke="sea", width=8.0),
        _text("board", x, y + 0.5, "ink", name),
    ]


def _text(area: str, x: float, y: float, tone: str, words_: str) -> Decor:
    message = Message("written", {"words": words_})
    return Decor(area, x=round(x, 1), y=round(y, 1), h=LETTERING, fill=tone, text=message)


def _regions(tables: t.Tables, lines: Island) -> list[Place]:
    out: list[Place] = []
    for i in range(t.REGIONS):
        shape = lines.regions[i]
        (x, y), reach = shape.centre, shape.reach
        symbol = t.SYMBOL_NAMES[tables.region_symbol[i]]
        name = words.region_name(tables, i)
        size = 1.15 * reach
        out.append(
            Place(
                id=region_place(tables, i),
                area="board",
                x=round(x, 1),
                y=round(y - 0.4 * reach, 1),
                w=round(size, 1),
                h=round(size, 1),
                shape="path",
                path=shape.path,
                art=f"print-{symbol}",
                tone=REGION_TONES[symbol],
                label=name,
            )
        )
        out.append(
            Place(
                id=f"camp:{tables.region_ids[i]}",
                area="board",
                x=round(x, 1),
                y=round(y + 0.62 * reach, 1),
                w=round(1.4 * reach, 1),
                h=58.0,
                shape="none",
                lie="row",
                label=Message("place-camp", {"place": name}),
            )
        )
    return out


def _stations(tables: t.Tables, lines: Island) -> list[Place]:
    out: list[Place] = []
    for i, (x, y) in enumerate(lines.stations):
        kind = t.KIND_NAMES[tables.station_kind[i]]
        name = words.station_name(tables, i)
        out.append(_round(station_place(tables, i), x, y, STATION_SIZE, kind, name))
    for town in range(t.COASTAL_TOWNS, t.TOWNS):
        x, y = lines.towns[town]
        name = words.town_name(tables, town)
        art = f"mountain-town-{tables.town_goods[town]}"
        out.append(_round(town_place(tables, town), x, y, TOWN_SIZE, art, name))
    for town, (x, y) in enumerate(lines.tiles):
        label = Message("place-tile", {"place": words.town_name(tables, town)})
        id_ = f"tile:{tables.town_ids[town]}"
        out.append(_box(id_, "board", round(x, 1), round(y, 1), TILE_SIZE, TILE_SIZE, label))
    return out


def _round(id_: str, x: float, y: float, size: float, art: str, label: Message) -> Place:
    """A round space that shows what it is."""
    return Place(
        id=id_,
        area="board",
        x=round(x, 1),
        y=round(y, 1),
        w=size,
        h=size,
        shape="circle",
        lie="row",
        art=art,
        tone="paper",
        label=label,
    )


def _box(
    id_: str,
    area: str,
    x: float,
    y: float,
    w: float,
    h: float,
    label: Message,
    tone: str = "paper",
    art: str = "",
) -> Place:
    return Place(id=id_, area=area, x=x, y=y, w=w, h=h, lie="row", art=art, tone=tone, label=label)


def _slot(
    id_: str, area: str, x: float, y: float, w: float, h: float, label: Message, what: str
) -> Place:
    """A box that shows faintly what belongs into it."""
    return _box(id_, area, x, y, w, h, label, "rice", f"slot-{what}")


def _sea() -> list[Place]:
    """What lies beside the island: dice, waves, hot-spring tile, bag, gold and the round."""
    out = [
        _slot("hot-spring", "board", 58, 756, 76, 76, Message("place-hot-spring"), "spring"),
        _box("bag", "board", 150, 756, 76, 76, Message("place-bag"), "sea"),
        _box("supply", "board", 242, 756, 76, 76, Message("place-supply"), "sea"),
        _box("round", "board", 212, 62, 74, 74, Message("place-round"), "sea"),
    ]
    for c, name in enumerate(t.CHARACTER_NAMES):
        label = Message("place-tray", {"character": words.character_name(c)})
        out.append(_slot(f"tray:{name}", "board", 552 + 82 * c, 748, 72, 72, label, name))
        label = Message("place-wave", {"character": words.character_name(c)})
        out.append(_slot(f"wave:{name}", "board", 914 + 118 * c, 750, 110, 70, label, name))
    return out


# --- before a seat ------------------------------------------------------------------------------


def _seat_places(tables: t.Tables, seat: int) -> list[Place]:
    area = f"seat-{seat}"
    out: list[Place] = []
    for c, name in enumerate(t.CHARACTER_NAMES):
        y = ROW_HEIGHT * (c + 0.5)
        whose: dict[str, object] = {"character": words.character_name(c), "seat": seat_name(seat)}
        die = Message("place-die", whose)
        out.append(_slot(f"die:{seat}:{name}", area, 36, y - 24, 54, 54, die, name))
        kept = Message("place-kept", whose)
        out.append(_slot(f"kept:{seat}:{name}", area, 60, y + 34, 108, 54, kept, name))
    colour = Message("place-colour")
    out.append(_box(f"colour:{seat}", area, 92, ROW_HEIGHT * 2.5 - 24, 42, 54, colour))
    out += _pilgrim_places(tables, seat, area)
    out += _merchant_places(tables, seat, area)
    return out + _artist_places(tables, seat, area)


def _pilgrim_places(tables: t.Tables, seat: int, area: str) -> list[Place]:
    out: list[Place] = []
    for i in range(1, int(tables.temple_last) + 1):
        label = Message("place-track-temple", {"number": i})
        x, y = _temple_spot(i)
        out.append(_box(f"temple:{seat}:{i}", area, x, y, 48, 52, label, "clay"))
    for i in range(1, int(tables.garden_last) + 1):
        label = Message("place-track-garden", {"number": i})
        x, y = _garden_spot(i)
        out.append(_box(f"garden:{seat}:{i}", area, x, y, 48, 52, label, "moss"))
    bath = Message("place-bath", {"seat": seat_name(seat)})
    out.append(_slot(f"bath:{seat}", area, 548, 97, 92, 56, bath, "spring"))
    return out


def _merchant_places(tables: t.Tables, seat: int, area: str) -> list[Place]:
    out = [
        _box(f"store:{seat}", area, 316, ROW_HEIGHT + 34, 376, 54, Message("place-store")),
        _box(f"purse:{seat}", area, 552, ROW_HEIGHT + 34, 84, 54, Message("place-money")),
    ]
    for i in range(1, int(tables.bars_last) + 1):
        args: dict[str, object] = {"number": i, "points": int(tables.gold_points[i])}
        x, y = _bar_spot(tables, i)
        width = 466.0 / int(tables.bars_last) - 4
        out.append(
            _box(f"bar:{seat}:{i}", area, x, y, width, 54, Message("place-bar", args), "gold")
        )
    return out


def _artist_places(tables: t.Tables, seat: int, area: str) -> list[Place]:
    out: list[Place] = []
    for i in range(t.PAINTINGS):
        args: dict[str, object] = {"number": i + 1, "points": int(tables.gift_points[i + 1])}
        x, y = _painting_spot(i)
        out.append(
            _box(f"gallery:{seat}:{i}", area, x, y, 89, 58, Message("place-gallery", args), "")
        )
    return out


def _temple_spot(i: int) -> tuple[float, float]:
    return 152 + 51.0 * (i - 1), 34


def _garden_spot(i: int) -> tuple[float, float]:
    return 152 + 51.0 * (i - 1), 97


def _bar_spot(tables: t.Tables, i: int) -> tuple[float, float]:
    width = 466.0 / int(tables.bars_last)
    return round(128 + width * (i - 0.5), 1), ROW_HEIGHT + 98


def _painting_spot(i: int) -> tuple[float, float]:
    """DUO-5.6: two rows of five, from left to right and from the top down."""
    row, column = divmod(i, 5)
    return 174 + 93.0 * column, 2 * ROW_HEIGHT + 35 + 63 * row


def _seat_decor(tables: t.Tables, seat: int) -> list[Decor]:
    """Three boards, and the numbers that pieces cover."""
    area = f"seat-{seat}"
    out: list[Decor] = []
    for c in range(t.CHARACTERS):
        top, bottom = ROW_HEIGHT * c + 2, ROW_HEIGHT * (c + 1) - 2
        board = f"M10,{top}H590Q598,{top} 598,{top + 8}V{bottom - 8}Q598,{bottom} 590,{bottom}"
        board += f"H10Q2,{bottom} 2,{bottom - 8}V{top + 8}Q2,{top} 10,{top}Z"
        out.append(Decor(area, path=board, fill="rice", stroke="line", width=2.0))
        name = t.CHARACTER_NAMES[c]
        out.append(
            Decor(area, art=name, x=92, y=ROW_HEIGHT * (c + 0.5) - 24, w=46, h=46, fill="quiet")
        )
    out += [
        _number(area, *_temple_spot(i), i, f"temple:{seat}:{i}")
        for i in range(1, int(tables.temple_last) + 1)
    ]
    out += [
        _number(area, *_garden_spot(i), i, f"garden:{seat}:{i}")
        for i in range(1, int(tables.garden_last) + 1)
    ]
    for i in range(1, int(tables.bars_last) + 1):
        points = int(tables.gold_points[i])
        out.append(_number(area, *_bar_spot(tables, i), points, f"bar:{seat}:{i}"))
    for i in range(t.PAINTINGS):
        points = int(tables.gift_points[i + 1])
        out.append(_number(area, *_painting_spot(i), points, f"gallery:{seat}:{i}"))
    return out


def _number(area: str, x: float, y: float, number: int, place: str) -> Decor:
    """Seen until a piece lies there."""
    text = Message("number", {"number": number})
    return Decor(area, x=x, y=y, h=NUMBERS, fill="quiet", text=text, yields_to=place)
