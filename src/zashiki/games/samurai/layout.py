"""The places of a match: the map as it is drawn, the hand, and what lies before each seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt

from zashiki.core.message import Message, seat_name
from zashiki.core.scene import Area, Decor, Layout, Place
from zashiki.games.samurai import tables as t
from zashiki.games.samurai import words
from zashiki.games.samurai.edition import COLUMNS
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import Tables

RADIUS = 10.0  # of a hex, in units of the board
HALF = RADIUS * sqrt(3) / 2  # half a step to the right
ROW = RADIUS * 1.5
MARGIN = 9.0
NAME_ROOM = 2.2  # figures in a city stand higher by this, above its name
SIGN = 6.2  # height of what is written on the map and in its margin
HAND_W, HAND_H = 400.0, 152.0
SEAT_W, SEAT_H = 300.0, 52.0


def layout(state: Samurai) -> Layout:
    return _layout(state.tables)


@cache
def _layout(tables: Tables) -> Layout:
    sheet = Sheet(tables)
    seats = range(int(tables.seats))
    areas = [
        Area("board", sheet.w, sheet.h, Message("place-map")),
        Area("hand", HAND_W, HAND_H, Message("place-hand")),
        *(Area(f"seat-{seat}", SEAT_W, SEAT_H, seat_name(seat)) for seat in seats),
    ]
    places = [*sheet.places(), *_beside(tables), *_hand()]
    for seat in seats:
        places += _before_seat(seat)
    return Layout(areas, places, [*sheet.decor(), *_beside_decor(tables), *_hand_decor()])


class Sheet:
    """The map of one seat count on paper."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.hexes = [h for h in range(int(tables.hexes)) if tables.terrain[h] != t.OFF]
        xs = [tables.xs[h] for h in self.hexes]
        ys = [tables.ys[h] for h in self.hexes]
        self.left, self.right = min(xs) // 2 * 2, max(xs)
        self.top, self.bottom = min(ys), max(ys)
        self.w = 2 * MARGIN + (self.right - self.left + 2) * HALF
        self.h = 2 * MARGIN + (self.bottom - self.top) * ROW + 2 * RADIUS

    def centre(self, h: int) -> tuple[float, float]:
        x = MARGIN + (self.tables.xs[h] - self.left + 1) * HALF
        y = MARGIN + (self.tables.ys[h] - self.top) * ROW + RADIUS
        return round(x, 2), round(y, 2)

    def outline(self, h: int) -> str:
        x, y = self.centre(h)
        corners = [(0.0, -2.0), (1.0, -1.0), (1.0, 1.0), (0.0, 2.0), (-1.0, 1.0), (-1.0, -1.0)]
        points = [f"{x + a * HALF:.2f} {y + b * RADIUS / 2:.2f}" for a, b in corners]
        return "M" + "L".join(points) + "Z"

    # --- places --------------------------------------------------------------------------

    def places(self) -> Iterator[Place]:
        tables = self.tables
        for h in self.hexes:
            if tables.terrain[h] == t.SETTLEMENT:
                yield self.settlement(h, int(tables.site_at[h]))
            else:
                x, y = self.centre(h)
                name = tables.hex_names[h]
                kind = "sea" if tables.terrain[h] == t.SEA else "land"
                label = Message(f"place-{kind}", {"hex": name})
                yield Place(name, "board", x, y, 2 * HALF, 2 * RADIUS, "hex", label=label)

    def settlement(self, h: int, site: int) -> Place:
        """A hex to be touched; the figures stand in a box of their own inside."""
        x, y = self.centre(h)
        w, box, lie = (17.0, 17.0, "stack")
        if site == 0:
            w, box, lie = 16.0, 15.0, "ring"
        elif self.tables.is_city(site):
            w, box, lie = 18.5, 12.5, "row"
        label = words.site_title(self.tables, site)
        y -= NAME_ROOM if self.tables.site_names[site] else 0.0
        name, outline = self.tables.hex_names[h], self.outline(h)
        return Place(name, "board", x, y, w, box, "path", outline, lie, label=label)

    # --- the drawing under them ----------------------------------------------------------

    def decor(self) -> Iterator[Decor]:
        paper = f"M0 0H{self.w:.2f}V{self.h:.2f}H0Z"
        sea = "".join(self.outline(h) for h in self.hexes if self.tables.terrain[h] == t.SEA)
        dry = "".join(self.outline(h) for h in self.hexes if self.tables.terrain[h] != t.SEA)
        yield Decor("board", paper, fill="sea")
        yield Decor("board", paper, fill="seigaiha")
        yield Decor("board", sea, stroke="paper", width=0.35)
        yield Decor("board", dry, fill="paper", stroke="paper", width=6.0)
        yield Decor("board", dry, fill="wood", stroke="wood", width=2.6)
        yield Decor("board", dry, fill="land", stroke="land", width=1.6)
        yield Decor("board", dry, stroke="wood", width=0.2)
        for site in range(int(self.tables.sites)):
            if self.tables.room[site]:
                yield from self.settlement_decor(site)
        yield from self.margin()

    def settlement_decor(self, site: int) -> Iterator[Decor]:
        x, y = self.centre(int(self.tables.hex_of[site]))
        if not self.tables.is_city(site):
            yield Decor("board", art="village", x=x, y=y, w=18, h=18)
            return
        art = "capital" if site == 0 else "city"
        yield Decor("board", art=art, x=x, y=y, w=19.4, h=19.4)
        name = Message("place-sign", {"sign": self.tables.site_names[site]})
        yield Decor("board", x=x, y=y + 7.2, w=22, h=SIGN, fill="ink", text=name, over=True)

    def margin(self) -> Iterator[Decor]:
        """Letters of columns and numbers of rows, as the notation names hexes."""
        for x in range(self.left, self.right + 1, 2):
            at = MARGIN + (x - self.left + 1.5) * HALF
            for y in (MARGIN / 2, self.h - MARGIN / 2):
                yield _sign(COLUMNS[x // 2], at, y)
        for row in range(self.top, self.bottom + 1):
            at = MARGIN + (row - self.top) * ROW + RADIUS
            for x_at in (MARGIN / 2, self.w - MARGIN / 2):
                yield _sign(str(row), x_at, at)


def _sign(text: str, x: float, y: float) -> Decor:
    words_ = Message("place-sign", {"sign": text})
    return Decor("board", x=round(x, 2), y=round(y, 2), h=SIGN, fill="quiet", text=words_)


# --- beside the map --------------------------------------------------------------------------

# The corner in the north-west is empty sea on all maps.
CORNER_X, CORNER_Y = 48.0, 22.0
SLOT = 15.0
SEAL = 26.0  # the game's name, where the map is nothing but sea


def _beside(tables: Tables) -> Iterator[Place]:
    """The figures still to be placed, and below them those that nobody won."""
    supply, aside = Message("place-supply"), Message("place-aside")
    wide = SLOT * (int(tables.aside_limit) + 1)
    yield Place("supply", "board", CORNER_X, CORNER_Y, 56, 20, "none", lie="row", label=supply)
    yield Place(
        "aside", "board", CORNER_X, CORNER_Y + 24, wide, SLOT, "none", lie="row", label=aside
    )


def _beside_decor(tables: Tables) -> Iterator[Decor]:
    """As many rings as figures beside the board end the match (SAM-10.2)."""
    slots = int(tables.aside_limit)
    y, r = CORNER_Y + 24, SLOT / 2
    rings = ""
    for slot in range(slots):
        x = CORNER_X + (slot - (slots - 1) / 2) * SLOT
        rings += f"M{x - r + 1:g} {y:g}a{r - 1:g} {r - 1:g} 0 1 0 {2 * r - 2:g} 0"
        rings += f"a{r - 1:g} {r - 1:g} 0 1 0 {2 - 2 * r:g} 0Z"
    text = Message("place-aside")
    yield Decor("board", rings, fill="rice", stroke="wood", width=0.5)
    yield Decor("board", x=CORNER_X, y=y + r + 4.8, w=90, h=SIGN, fill="ink", text=text)
    yield Decor("board", art="seal", x=CORNER_X + slots * r + 20, y=y + 2, w=SEAL, h=SEAL)


# --- the hand and the seats ------------------------------------------------------------------


def _hand() -> Iterator[Place]:
    """The tiles in hand, with room for a lifted one, and below them the supply.

    While the first hand is chosen, the supply takes most of the room and the hand lies beside it.
    """
    hand, lifted, pool = Message("place-hand"), Message("place-lifted"), Message("place-pool")
    yield Place("hand", "hand", 167, 35, 320, 62, "none", lie="row", label=hand)
    yield Place("lifted", "hand", 364, 35, 62, 62, "none", label=lifted)
    yield Place("pool", "hand", 200, 117, 388, 64, "none", lie="grid", label=pool)
    yield Place("chosen", "hand", 350, 76, 92, 144, "none", lie="grid", label=hand)
    yield Place("offered", "hand", 150, 76, 294, 148, "none", lie="grid", label=pool)


def _hand_decor() -> Iterator[Decor]:
    name = Message("place-pool")
    chosen = "M303 2H392Q398 2 398 8V144Q398 150 392 150H303Z"
    yield Decor("hand", chosen, fill="rice", stroke="line", width=1.0, yields_to="hand pool")
    yield Decor("hand", "M8 76H110M290 76H392", stroke="line", width=1.0, yields_to="offered")
    yield Decor("hand", x=200, y=76, w=170, h=19.5, fill="quiet", text=name, yields_to="offered")


def _before_seat(seat: int) -> Iterator[Place]:
    area = f"seat-{seat}"
    who: dict[str, object] = {"seat": seat_name(seat)}
    figures = Message("place-figures", who)
    tiles, bag = Message("place-tiles", who), Message("place-bag", who)
    yield Place(f"figures-{seat}", area, 68, 26, 124, 46, "none", lie="row", label=figures)
    yield Place(f"tiles-{seat}", area, 193, 26, 112, 40, "none", lie="row", label=tiles)
    yield Place(f"bag-{seat}", area, 276, 26, 40, 40, "none", label=bag)
