"""The places of a match: the archipelago in the middle, the displays around it, mats and hands."""

from __future__ import annotations

from functools import cache

from zashiki.core import bits
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Area, Decor, Layout, Place
from zashiki.games.yamatai import place_names, words
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.map_lettering import signs
from zashiki.games.yamatai.rules import Yamatai
from zashiki.games.yamatai.tables import Tables

BOARD = (1660.0, 1120.0)
HAND = (860.0, 300.0)
SEAT = (600.0, 294.0)
MAP_X, MAP_Y = 222.0, 66.0  # where the map begins on the board
LEFT, RIGHT = 108.0, 1550.0  # columns of specialists and building tiles
SHELF = 1042.0  # the line of fleets and supplies below the map
SPACE_SIZE = 50.0
ISLAND_SIZE = 84.0
SPACE_SIGN = 22.0  # how high names of spaces are written
CAPTION = 34.0  # how high it is written what belongs where, on mats and hands
ORDER_PLACES = 10


def layout(state: Yamatai) -> Layout:
    return layout_of(state.tables, int(state.seats))


@cache
def layout_of(tables: Tables, seats: int) -> Layout:
    areas = [
        Area("board", *BOARD, Message("area-board")),
        Area("hand", *HAND, Message("area-hand")),
    ]
    areas += [Area(f"seat-{n}", *SEAT, seat_name(n)) for n in range(seats)]
    places = [*_sea(tables), *_displays(tables), *_shelf(tables), *_order(), *_hand()]
    for n in range(seats):
        places += _mat(n)
    decor = [*_drawing(tables), *_numbers(tables), *_hand_words()]
    for n in range(seats):
        decor += _captions(_mat(n))
    return Layout(areas, places, decor)


# --- the map -----------------------------------------------------------------------------


def _at(x: float, y: float) -> tuple[float, float]:
    return MAP_X + x, MAP_Y + y


def _sea(tables: Tables) -> list[Place]:
    islands = [
        Place(
            tables.island_names[n],
            "board",
            *_at(*tables.island_at[n]),
            ISLAND_SIZE,
            ISLAND_SIZE,
            shape="path",
            path=_coastline(tables.island_shapes[n]),
            tone="land",
            label=Message("place-name", {"name": place_names.islands(tables)[n]}),
        )
        for n in range(int(tables.islands))
    ]
    spaces = [
        Place(
            tables.space_names[n],
            "board",
            *_at(*tables.space_at[n]),
            SPACE_SIZE,
            SPACE_SIZE,
            shape="circle",
            art="entry" if _is_entry(tables, n) else "",
            tone="sea",
            label=Message("place-name", {"name": place_names.spaces(tables)[n]}),
        )
        for n in range(int(tables.spaces))
    ]
    return islands + spaces


def _is_entry(tables: Tables, space: int) -> bool:
    word, place = divmod(space, int(bits.WORD))
    return bool(tables.entries[word] >> place & 1)


def _coastline(shape: list[tuple[float, float]]) -> str:
    """A polygon with its corners rounded off: curves from middle to middle of its sides."""
    points = [_at(x, y) for x, y in shape]
    middles = [_middle(points[i - 1], points[i]) for i in range(len(points))]
    path = f"M{middles[0][0]:.0f} {middles[0][1]:.0f}"
    for i, (x, y) in enumerate(points):
        to = middles[(i + 1) % len(points)]
        path += f"Q{x:.0f} {y:.0f} {to[0]:.0f} {to[1]:.0f}"
    return path + "Z"


def _middle(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _drawing(tables: Tables) -> list[Decor]:
    """Water, waves and the lanes between the spaces."""
    right, bottom = MAP_X + tables.map_size[0], MAP_Y + tables.map_size[1]
    frame = f"M{MAP_X} {MAP_Y}H{right}V{bottom}H{MAP_X}Z"
    lanes = "".join(
        "M{:.0f} {:.0f}L{:.0f} {:.0f}".format(*_at(*tables.space_at[n]), *_at(*tables.space_at[m]))
        for n in range(int(tables.spaces))
        for m in _links(tables, n)
        if n < m
    )
    return [
        Decor("board", path=frame, fill="sea", stroke="line", width=2),
        Decor("board", path=frame, fill="seigaiha"),
        Decor("board", path=lanes, stroke="paper", width=5),
        Decor("board", art="compass", x=right - 60, y=bottom - 60, w=80, h=80, fill="quiet"),
        *_signs(tables),
    ]


def _signs(tables: Tables) -> list[Decor]:
    """The names that actions and the log use; that of a space yields to a ship."""
    written = []
    for n, name in enumerate(place_names.spaces(tables)):
        x, y = _at(*tables.space_at[n])
        space = tables.space_names[n]
        if _is_entry(tables, n):  # below its arrow, where no ship lies
            space, y = "", y + 0.62 * SPACE_SIZE
        written.append(_sign(x, y, SPACE_SIZE - 8, SPACE_SIGN, name, space))
    return written + [
        _sign(*_at(sign.x, sign.y), 1.1 * sign.w, sign.h, sign.name) for sign in signs(tables)
    ]


def _sign(x: float, y: float, w: float, h: float, name: str, space: str = "") -> Decor:
    text = Message("place-name", {"name": name})
    return Decor("board", x=x, y=y, w=w, h=h, text=text, over=True, yields_to=space)


def _links(tables: Tables, space: int) -> list[int]:
    fan = int(t.FAN)
    return [int(m) for m in tables.link[space * fan : space * fan + fan] if m >= 0]


# --- displays beside and below the map ---------------------------------------------------


def _displays(tables: Tables) -> list[Place]:
    places = []
    for i in range(int(tables.shown_specialists)):
        label = Message("place-specialist", {"number": i + 1})
        places.append(
            Place(f"specialist-place-{i}", "board", LEFT, _line(i), 196, 140, label=label)
        )
        medal = Place(f"medal-place-{i}", "board", LEFT - 76, _line(i) - 46, 40, 40, shape="none")
        places.append(medal)
    stack = Message("place-stack")
    places.append(Place("stack", "board", LEFT, 900, 150, 110, label=stack))
    for i in range(int(tables.shown_tiles)):
        label = Message("place-row", {"number": i + 1})
        places.append(Place(f"row-{i}", "board", RIGHT, _line(i), 212, 132, label=label))
        places.append(
            Place(f"row-{i}-ships", "board", RIGHT, _line(i) + 33, 196, 50, "none", lie="row")
        )
    places.append(Place("pile-top", "board", RIGHT, 880, 170, 106, label=Message("place-pile-top")))
    places.append(
        Place("pile-under", "board", RIGHT, 955, 170, 26, label=Message("place-pile-under"))
    )
    return places


def _line(i: int) -> float:
    return 136.0 + 150 * i


def _shelf(tables: Tables) -> list[Place]:
    """The fleet track, its light and its dark half, and the supplies."""
    places = []
    for i in range(int(tables.fleets)):
        x = 58.0 + 102 * i
        tone = "rice" if i < tables.shown_fleets else "stone"
        label = Message("place-track", {"number": i + 1})
        places.append(Place(f"track-{i}", "board", x, SHELF, 96, 134, tone=tone, label=label))
        places.append(Place(f"track-{i}-ships", "board", x, SHELF, 84, 36, "none", lie="row"))
        places.append(Place(f"track-{i}-effect", "board", x, SHELF + 42, 80, 42, "none"))
    for colour, name in enumerate(t.COLOUR_NAMES):
        label = Message("place-supply", {"ship": words.ship(colour)})
        x = 1118.0 + 92 * colour
        places.append(Place(f"supply-{name}", "board", x, SHELF - 18, 86, 86, label=label))
    sacred = Message("place-sacred")
    places.append(Place("supply-sacred", "board", 1588, SHELF - 18, 86, 86, label=sacred))
    return places


def _order() -> list[Place]:
    return [
        Place(
            f"order-{place}",
            "board",
            410.0 + 100 * place,
            33,
            50,
            50,
            shape="circle",
            tone="paper",
            label=Message("place-order", {"number": place}),
        )
        for place in range(1, ORDER_PLACES + 1)
    ]


def _numbers(tables: Tables) -> list[Decor]:
    """Words that are written on the board: numbers of the order track, prices."""
    texts = [
        Decor(
            "board",
            x=372.0 + 100 * n,
            y=33,
            h=26,
            fill="quiet",
            text=Message("number", {"number": n}),
        )
        for n in range(1, ORDER_PLACES + 1)
    ]
    title = Message("place-order-title")
    texts.append(Decor("board", x=330, y=33, h=24, w=170, fill="quiet", text=title))
    for colour in range(len(t.COLOUR_NAMES)):
        price = int(tables.prices[colour])
        words_ = Message("price", {"coins": price}) if price else Message("price-none")
        x = 1118.0 + 92 * colour
        texts.append(Decor("board", x=x, y=SHELF + 44, h=24, w=84, fill="quiet", text=words_))
    return texts


# --- hand and mats -----------------------------------------------------------------------


def _hand() -> list[Place]:
    """Ships above culture tiles; beside them tiles of the pile, while one looks at them."""
    ships, culture = Message("place-ships-at-hand"), Message("place-culture-at-hand")
    looked = Message("place-looked")
    return [
        _strip("hand-ships", "hand", 301, 96, 586, 100, "sea", ships),
        _strip("hand-culture", "hand", 301, 242, 586, 100, "paper", culture),
        Place("hand-looked", "hand", 727, 177, 250, 230, lie="grid", tone="paper", label=looked),
    ]


def _hand_words() -> list[Decor]:
    return [
        Decor("hand", x=x, y=y, w=w, h=CAPTION, fill="quiet", text=Message(name))
        for x, y, w, name in (
            (301, 21, 580, "place-ships-at-hand"),
            (301, 167, 580, "place-culture-at-hand"),
            (727, 22, 250, "place-looked-sign"),
        )
    ]


def _mat(n: int) -> list[Place]:
    area = f"seat-{n}"
    return [
        _strip(f"{area}-fleets", area, 96, 50, 184, 92, "paper", Message("place-fleets")),
        _strip(f"{area}-harbour", area, 288, 50, 184, 92, "sea", Message("place-harbour")),
        _strip(f"{area}-beside", area, 490, 50, 204, 92, "", Message("place-beside")),
        _strip(f"{area}-hired", area, 192, 147, 376, 92, "paper", Message("place-hired")),
        _strip(f"{area}-culture", area, 490, 147, 204, 92, "", Message("place-culture")),
        Place(
            f"{area}-built",
            area,
            192,
            244,
            376,
            92,
            lie="row",  # their points stay in sight on the left
            tone="paper",
            label=Message("place-built"),
        ),
        _strip(f"{area}-reserved", area, 490, 244, 204, 92, "gold", Message("place-reserved")),
    ]


def _captions(mat: list[Place]) -> list[Decor]:
    """What belongs into each part of a mat, as long as nothing lies on it."""
    return [
        Decor(
            place.area,
            x=place.x,
            y=place.y,
            w=place.w - 16,
            h=CAPTION,
            fill="quiet",
            text=Message(f"sign-{place.id.split('-')[-1]}"),
            over=True,
            yields_to=place.id,
        )
        for place in mat
    ]


def _strip(
    name: str, area: str, x: float, y: float, w: float, h: float, tone: str, label: Message
) -> Place:
    """Side by side, in two lines rather than one upon the other."""
    return Place(name, area, x, y, w, h, lie="grid", tone=tone, label=label)
