"""The lines of the island: coast, stations, towns, routes and regions, computed for any edition.

The outline is drawn after Shikoku: the long cape in the west, two capes and a wide bay in the
south. Stations follow it at equal distances, clockwise from the first one of the ring.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from math import dist, hypot

from zashiki.games.tokaido_duo.tables import COASTAL_TOWNS, MOUNTAIN_TOWNS, REGIONS, TOWNS, Tables

Point = tuple[float, float]

WIDTH, HEIGHT = 1240.0, 800.0

# The coast, clockwise from the first station in the north-west.
OUTLINE: tuple[Point, ...] = (
    (182, 268),
    (262, 196),
    (350, 146),
    (448, 116),
    (540, 140),
    (628, 154),
    (720, 130),
    (826, 104),
    (940, 114),
    (1048, 168),
    (1106, 268),
    (1092, 380),
    (1040, 486),
    (950, 580),
    (840, 636),
    (752, 604),
    (668, 566),
    (572, 562),
    (490, 604),
    (402, 660),
    (300, 672),
    (212, 616),
    (182, 520),
    (190, 440),
    (124, 382),
    (138, 318),
)
GRID = 6  # steps to each side when a region's widest part is sought
CURVE_STEPS = 12  # points per stretch of the outline
ROUTE_STEPS = 14
COAST_INSET = 40.0  # regions stay clear of the stations
ROUTE_INSET = 12.0  # and of the routes
MARK_DISTANCE = 48.0  # from a station to its written id, out at sea
TILE_DISTANCE = 67.0  # from a coastal town to its trade tile, out at sea
SPINE_PULL = 0.43 / 500  # mountain towns move towards the middle, those far from it more
BEND = 0.16  # of a route, as a share of its length


@dataclass(frozen=True)
class Region:
    """A region's outline, the middle of its widest part and how far that is from the edge."""

    path: str
    centre: Point
    reach: float


@dataclass(frozen=True)
class Island:
    coast: str
    stations: tuple[Point, ...]
    marks: tuple[Point, ...]  # where the id of each station is written, just off the coast
    tiles: tuple[Point, ...]  # one per coastal town
    towns: tuple[Point, ...]
    routes: tuple[str, ...]
    regions: tuple[Region, ...]


@cache
def island(tables: Tables) -> Island:
    """All lines of an edition's island."""
    shore = Shore(_closed_curve(OUTLINE))
    size = int(tables.stations)
    stations = [shore.at(i / size) for i in range(size)]
    homes = [int(tables.town_station[town]) for town in range(COASTAL_TOWNS)]
    towns = [stations[home] for home in homes] + _mountain_towns(tables, stations)
    routes = _routes(tables, towns)
    regions = [_region(tables, shore, routes, region) for region in range(REGIONS)]
    return Island(
        coast=_path(shore.points),
        stations=tuple(stations),
        marks=tuple(shore.at_sea(i / size, MARK_DISTANCE) for i in range(size)),
        tiles=tuple(shore.at_sea(home / size, TILE_DISTANCE) for home in homes),
        towns=tuple(towns),
        routes=tuple(_path(route, closed=False) for route in routes.values()),
        regions=tuple(regions),
    )


class Shore:
    """A closed line that can be walked: positions are shares of its length."""

    def __init__(self, points: list[Point]) -> None:
        self.points = points
        self.marks = [0.0]
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            self.marks.append(self.marks[-1] + dist(a, b))
        self.length = self.marks[-1]

    def at(self, share: float) -> Point:
        goal = share % 1.0 * self.length
        i = bisect_right(self.marks, goal, hi=len(self.points)) - 1
        a, b = self.points[i], self.points[(i + 1) % len(self.points)]
        part = (goal - self.marks[i]) / (self.marks[i + 1] - self.marks[i])
        return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part

    def at_sea(self, share: float, distance: float) -> Point:
        """A little off the coast: to the left of somebody who walks clockwise."""
        before, here, after = self.at(share - 0.02), self.at(share), self.at(share + 0.02)
        dx, dy = after[0] - before[0], after[1] - before[1]
        step = distance / hypot(dx, dy)
        return here[0] + dy * step, here[1] - dx * step

    def stretch(self, start: float, end: float) -> list[Point]:
        """The line clockwise from one share to another."""
        end += 1.0 if end <= start else 0.0
        steps = max(4, round((end - start) * self.length / 12))
        return [self.at(start + (end - start) * i / steps) for i in range(steps + 1)]


def _closed_curve(corners: tuple[Point, ...]) -> list[Point]:
    """A smooth line through the corners (Catmull and Rom)."""
    out: list[Point] = []
    n = len(corners)
    for i in range(n):
        p0, p1, p2, p3 = (corners[(i + k) % n] for k in (-1, 0, 1, 2))
        for step in range(CURVE_STEPS):
            t = step / CURVE_STEPS
            out.append(
                (_blend(p0[0], p1[0], p2[0], p3[0], t), _blend(p0[1], p1[1], p2[1], p3[1], t))
            )
    return out


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def _links(tables: Tables) -> list[tuple[int, int]]:
    ends = tables.route_ends
    return [(int(ends[2 * i]), int(ends[2 * i + 1])) for i in range(len(ends) // 2)]


def _mountain_towns(tables: Tables, stations: list[Point]) -> list[Point]:
    """Between the coastal towns they are joined to, moved towards the middle of the island."""
    middle = _mean(stations)
    out: list[Point] = []
    for town in range(COASTAL_TOWNS, COASTAL_TOWNS + MOUNTAIN_TOWNS):
        near = [b if a == town else a for a, b in _links(tables) if town in (a, b)]
        ends = [stations[tables.town_station[end]] for end in near if end < COASTAL_TOWNS]
        x, y = _mean(ends) if ends else middle
        pull = SPINE_PULL * dist(middle, (x, y))
        out.append((x + (middle[0] - x) * pull, y + (middle[1] - y) * pull))
    return out


def _mean(points: list[Point]) -> Point:
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def _routes(tables: Tables, towns: list[Point]) -> dict[tuple[int, int], list[Point]]:
    """Each route as a gently bent line: to the coast it bends round the middle of the island."""
    middle = _mean(towns)
    out: dict[tuple[int, int], list[Point]] = {}
    for i, (a, b) in enumerate(_links(tables)):
        (ax, ay), (bx, by) = towns[a], towns[b]
        mx, my = (ax + bx) / 2, (ay + by) / 2
        nx, ny = (by - ay) * BEND, (ax - bx) * BEND
        inland = a >= COASTAL_TOWNS and b >= COASTAL_TOWNS
        away = i % 2 == 0 if inland else nx * (middle[0] - mx) + ny * (middle[1] - my) < 0
        cx, cy = (mx - nx, my - ny) if away else (mx + nx, my + ny)
        line: list[Point] = []
        for step in range(ROUTE_STEPS + 1):
            t = step / ROUTE_STEPS
            s = 1 - t
            line.append(
                (s * s * ax + 2 * s * t * cx + t * t * bx, s * s * ay + 2 * s * t * cy + t * t * by)
            )
        out[a, b] = line
    return out


# --- regions ------------------------------------------------------------------------------------


def _region(
    tables: Tables,
    shore: Shore,
    routes: dict[tuple[int, int], list[Point]],
    region: int,
) -> Region:
    """The field between a stretch of coast and the routes that join its two coastal towns."""
    first, last = _coast_ends(tables, region)
    size = int(tables.stations)
    start, end = (int(tables.town_station[town]) / size for town in (first, last))
    coast = shore.stretch(start, end)
    inland: list[Point] = []
    way = _way(tables, last, first)
    for a, b in pairwise(way):
        line = routes[a, b] if (a, b) in routes else routes[b, a][::-1]
        inland += line[1:]
    field = _inset(coast, inland[:-1])
    centre, reach = _widest(field)
    return Region(_path(_rounded(field)), centre, reach)


def _coast_ends(tables: Tables, region: int) -> tuple[int, int]:
    """The two coastal towns of a region, clockwise: every station between them borders it."""
    size = int(tables.stations)
    towns = [t for t in range(COASTAL_TOWNS) if tables.town_regions[t] >> region & 1]
    for first in towns:
        start = int(tables.town_station[first])
        for step in range(1, size):
            station = (start + step) % size
            if not tables.station_regions[station] >> region & 1:
                break
            if tables.station_town[station] >= 0:
                return first, int(tables.station_town[station])
    return towns[0], towns[-1]


def _way(tables: Tables, start: int, end: int) -> list[int]:
    """The shortest way along the routes."""
    links: list[list[int]] = [[] for _ in range(TOWNS)]
    for a, b in _links(tables):
        links[a].append(b)
        links[b].append(a)
    ways = [[start]]
    while ways:
        way = ways.pop(0)
        if way[-1] == end:
            return way
        ways += [[*way, town] for town in links[way[-1]] if town not in way]
    return [start, end]


def _inset(coast: list[Point], inland: list[Point]) -> list[Point]:
    """The outline moved inwards, more on the coast than along the routes."""
    line = coast + inland
    n = len(line)
    edge = [COAST_INSET] * len(coast) + [ROUTE_INSET] * len(inland)
    out: list[Point] = []
    for i, (x, y) in enumerate(line):
        before, after = line[i - 1], line[(i + 1) % n]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        moved = x - dy / length * edge[i], y + dx / length * edge[i]
        # Where the line turns sharply, moved points cross over: leave them out.
        clear = all(dist(moved, line[k]) >= edge[k] - 2 for k in range(n))
        if clear and _inside(line, moved):
            out.append(moved)
    return out


def _rounded(line: list[Point]) -> list[Point]:
    """Corners cut twice (Chaikin), so that the field looks brushed rather than cut."""
    for _ in range(2):
        cut: list[Point] = []
        for a, b in zip(line, [*line[1:], line[0]], strict=True):
            cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        line = cut
    return line[::2]


def _widest(field: list[Point]) -> tuple[Point, float]:
    """The point inside that is furthest from the edge: a coarse look, then a fine one."""
    xs, ys = [p[0] for p in field], [p[1] for p in field]
    centre = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    size = max(xs) - min(xs), max(ys) - min(ys)
    best, reach = centre, 0.0
    for _ in range(2):
        for i, k in product(range(-GRID, GRID + 1), repeat=2):
            spot = centre[0] + size[0] * i / GRID / 2, centre[1] + size[1] * k / GRID / 2
            near = min(dist(spot, corner) for corner in field)
            if near > reach and _inside(field, spot):
                best, reach = spot, near
        centre, size = best, (size[0] / GRID, size[1] / GRID)
    return best, reach


def _inside(field: list[Point], spot: Point) -> bool:
    x, y = spot
    inside = False
    for (ax, ay), (bx, by) in zip(field, [*field[1:], field[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _path(points: list[Point], closed: bool = True) -> str:
    """SVG path data with one decimal."""
    words = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f"M{words}{'Z' if closed else ''}"
