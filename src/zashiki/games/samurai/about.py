"""What everything on the table is, and what it is worth now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from zashiki.core.explained import Explained
from zashiki.core.message import Message, seat_name
from zashiki.core.scene import About, ScorePart
from zashiki.core.state import NOBODY
from zashiki.games.samurai import scoring, words
from zashiki.games.samurai import state as s
from zashiki.games.samurai import tables as t
from zashiki.games.samurai.knowledge import shows_figures, shows_hand
from zashiki.games.samurai.notation import FIGURES, tile_names
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import Tables

TYPES, KINDS = int(t.TYPES), int(t.KINDS)
TWO = 2  # seats: the next is the other
# The rule that says what such a tile does, by its picture.
TILE_RULES = {
    "helmet": "SAM-5.2",
    "buddha": "SAM-5.2",
    "rice": "SAM-5.2",
    "samurai": "SAM-5.3",
    "rider": "SAM-1.8",
    "ship": "SAM-4.4",
    "tile-exchange": "SAM-7.1",
    "figure-exchange": "SAM-6.1",
}


def about(state: Samurai, seat: int, thing: str) -> About | None:
    """What this seat may know of a piece, a place or a counter."""
    return EXPLAINED(state, seat, thing)


# --- the map ---------------------------------------------------------------------------------


def _hex(state: Samurai, viewer: int, name: str) -> About | None:
    hex_ = _hex_numbers(state.tables).get(name)
    if hex_ is None or state.tables.terrain[hex_] == t.OFF:
        return None
    site = int(state.tables.site_at[hex_])
    return _field(state, hex_) if site < 0 else _settlement(state, viewer, site)


@cache
def _hex_numbers(tables: Tables) -> dict[str, int]:
    return {name: hex_ for hex_, name in enumerate(tables.hex_names)}


def _field(state: Samurai, hex_: int) -> About:
    """A hex of sea or land, where tiles go."""
    tables = state.tables
    is_sea = tables.terrain[hex_] == t.SEA
    name, rule_id = ("sea", "SAM-4.4") if is_sea else ("land", "SAM-4.5")
    title = Message(f"place-{name}", {"hex": tables.hex_names[hex_]})
    return About(title, Message(f"about-{name}"), rule_id, _field_worth(state, hex_, is_sea))


def _field_worth(state: Samurai, hex_: int, is_sea: bool) -> Message:
    tables, tile = state.tables, state.tiles[hex_]
    if tile != s.EMPTY:
        name = words.tile_name(tables, int(s.kind_of(tile)))
        owner = seat_name(int(s.owner_of(tile)))
        return Message("worth-covered", {"tile": name, "seat": owner})
    sites = [site for site in _sites_beside(tables, hex_) if state.figures[site]]
    if not sites:
        return Message("worth-no-figures-beside")
    beside = Message("worth-beside", {"places": _names_of(tables, sites)})
    last = [site for site in sites if state.open_land[site] == 1]
    if is_sea or not last:
        return beside
    return words.sentences(
        [beside, Message("worth-surrounds", {"places": _names_of(tables, last)})]
    )


def _sites_beside(tables: Tables, hex_: int) -> list[int]:
    near = tables.near[tables.near_from[hex_] : tables.near_from[hex_ + 1]]
    return [int(site) for site in near]


def _names_of(tables: Tables, sites: Sequence[int]) -> Message:
    return words.listed([words.site_name(tables, site) for site in sites])


def _settlement(state: Samurai, viewer: int, site: int) -> About:
    tables = state.tables
    kind = "capital" if site == 0 else "city" if tables.is_city(site) else "village"
    title, text = words.site_title(tables, site), Message(f"about-{kind}")
    return About(title, text, "SAM-8.1", _settlement_worth(state, viewer, site))


def _settlement_worth(state: Samurai, viewer: int, site: int) -> Message:
    types = [i for i in range(TYPES) if state.has_figure(site, i)]
    if state.phase in (s.OPENING, s.PLACING):
        waits = int(state.tables.room[site]) - len(types)
        return Message("worth-waits", {"count": waits})
    if not types:
        return Message("worth-emptied")
    each = [
        Message(
            "worth-each",
            {"the": words.figure_with("the", i), "who": _influence(state, viewer, site, i)},
        )
        for i in types
    ]
    return words.sentences([*each, _open_land(state, site)])


def _figure(state: Samurai, viewer: int, name: str, letter: str) -> About | None:
    """A figure that stands on the map."""
    hex_, figure_type = _hex_numbers(state.tables).get(name, -1), FIGURES.index(letter)
    site = int(state.tables.site_at[hex_]) if hex_ >= 0 else -1
    if site < 0 or not state.has_figure(site, figure_type):
        return None
    title = words.figure_title(state.tables, site, figure_type)
    worth = [_influence(state, viewer, site, figure_type), _open_land(state, site)]
    return About(title, _about_type(figure_type), "SAM-8.2", words.sentences(worth))


def _about_type(figure_type: int) -> Message:
    return Message("about-figure", {"figures": words.type_name(figure_type)})


def _influence(state: Samurai, viewer: int, site: int, figure_type: int) -> Message:
    """Who leads with how much; and what the asker has, unless that says it."""
    sums = [int(state.influence(site, figure_type, seat)) for seat in range(int(state.seats))]
    leader = int(state.strongest(site, figure_type))
    first, second = sorted(sums, reverse=True)[:2]
    if leader == t.NOWHERE:
        told = Message("worth-tie", {"strength": first}) if first else Message("worth-nobody")
    else:
        args = {"seat": seat_name(leader), "strength": first, "next": second}
        told = Message("worth-leads", args)
    is_told = viewer in (leader, NOBODY) or second == 0 or len(sums) == TWO
    if is_told:
        return told
    return words.sentences([told, Message("worth-mine", {"strength": sums[viewer]})])


def _open_land(state: Samurai, site: int) -> Message:
    return Message("worth-open-land", {"count": int(state.open_land[site])})


# --- tiles -----------------------------------------------------------------------------------


def _tile(
    state: Samurai, viewer: int, owner: str, name: str, where: str | None = None
) -> About | None:
    """A tile that the viewer sees: on the map, before a seat, or its own."""
    seat, kind = int(owner), _kinds(state.tables).get(name)
    if kind is None or seat >= state.seats:
        return None
    is_shown = shows_hand(state, viewer, seat)
    lies = [
        place
        for place in _lies(state, seat, kind)
        if where in (None, place) and (is_shown or place in _hex_numbers(state.tables))
    ]
    if not lies:
        return None
    tile = words.tile_name(state.tables, kind)
    title = tile if viewer == seat else Message("tile-of", {"tile": tile, "seat": seat_name(seat)})
    return About(title, *_what_it_does(state.tables, kind), _tile_worth(state, seat, kind, lies[0]))


@cache
def _kinds(tables: Tables) -> dict[str, int]:
    return {name: kind for kind, name in enumerate(tile_names(tables))}


def _lies(state: Samurai, seat: int, kind: int) -> list[str]:
    """Where such tiles of a seat are, by the names that pieces are told apart with."""
    names = state.tables.hex_names
    tile = s.tile_of(seat, kind)
    out = [names[hex_] for hex_, lies in enumerate(state.tiles) if lies == tile]
    if state.turn == seat and state.lifted == kind:
        out.append("lifted")
    if state.holds(seat, kind):
        out += ["hand", f"tiles-{seat}"]
    if state.bag[seat * KINDS + kind]:
        out.append("pool")
    return out


def _what_it_does(tables: Tables, kind: int) -> tuple[Message, str]:
    picture = tables.pictures[kind]
    text = Message(f"about-tile-{picture}", {"strength": tables.numbers[kind]})
    return text, TILE_RULES[picture]


def _tile_worth(state: Samurai, seat: int, kind: int, where: str) -> Message | None:
    if where in _hex_numbers(state.tables):
        return _works_on(state, kind, _hex_numbers(state.tables)[where])
    if where == "pool":
        count = int(state.bag[seat * KINDS + kind])
        return Message("worth-in-supply", {"count": count, "all": int(state.bagged[seat])})
    is_turn = state.phase == s.LAYING and state.turn == seat and where == "hand"
    return _ways(state, kind) if is_turn else None


def _works_on(state: Samurai, kind: int, hex_: int) -> Message | None:
    """What a tile on the map adds to the figures beside it."""
    tables = state.tables
    figures = [
        words.figure_at(tables, site, i)
        for site in _sites_beside(tables, hex_)
        for i in range(TYPES)
        if state.has_figure(site, i) and tables.strength[kind * TYPES + i]
    ]
    if not figures:
        return Message("worth-works-on-nothing")
    return Message(
        "worth-adds", {"strength": tables.numbers[kind], "figures": words.listed(figures)}
    )


def _ways(state: Samurai, kind: int) -> Message:
    """How many ways there are to lay a tile of the hand now."""
    use = state.tables.use[kind]
    count = int(state.ways(kind))
    if count == 0:
        is_second = state.plain_laid and not state.tables.is_fast[kind]
        return Message("worth-second-plain" if is_second else "worth-no-way")
    name = {int(t.LIFTS): "lifts", int(t.SWAPS): "swaps"}.get(int(use), "hexes")
    return Message(f"worth-{name}", {"count": count})


# --- figures beside the map ------------------------------------------------------------------


def _supply(state: Samurai, viewer: int, letter: str = "") -> About | None:
    """Figures still to be placed."""
    if not letter:
        worth = Message("worth-to-place", {"count": int(state.figures_left())})
        return About(Message("place-supply"), Message("about-supply"), "SAM-3.2", worth)
    figure_type = FIGURES.index(letter)
    count = int(state.supply[figure_type])
    if not count:
        return None
    title = words.pile_name(figure_type, NOBODY)
    worth = Message("worth-to-place", {"count": count})
    return About(title, Message("about-supply"), "SAM-3.2", worth)


def _aside(state: Samurai, viewer: int, letter: str = "", nth: str = "") -> About | None:
    """Figures that nobody won, and how near that brings the end."""
    title = Message("place-aside")
    if letter:
        figure_type = FIGURES.index(letter)
        if int(nth) >= state.aside[figure_type]:
            return None
        title = Message(f"aside-{t.FIGURE_NAMES[figure_type]}")
    limit = int(state.tables.aside_limit)
    worth = Message("worth-aside", {"count": int(state.figures_aside()), "limit": limit})
    return About(title, Message("about-aside", {"limit": limit}), "SAM-10.2", worth)


# --- before a seat ---------------------------------------------------------------------------


def _taken(state: Samurai, viewer: int, number: str, letter: str = "") -> About | None:
    """Figures a seat has taken: all of them, or one type."""
    seat = int(number)
    if seat >= state.seats:
        return None
    if not letter:
        title = Message("place-figures", {"seat": seat_name(seat)})
        return _figures_of(state, viewer, seat, title, Message("about-taken"))
    figure_type = FIGURES.index(letter)
    count = int(state.captured[seat * TYPES + figure_type])
    if not count or not shows_figures(state, viewer, seat):
        return None
    title = words.pile_name(figure_type, seat)
    standing = int(state.standing[figure_type])
    worth = [Message("worth-standing", {"count": standing})]
    if _all_shown(state, viewer):
        worth.insert(0, _majority(state, figure_type))
    return About(title, _about_type(figure_type), "SAM-11.2", words.sentences(worth))


def _figures_of(
    state: Samurai, viewer: int, seat: int, title: Message, text: Message, rule_id: str = "SAM-8.5"
) -> About:
    """All figures of a seat, by type where they are open to the viewer."""
    if not shows_figures(state, viewer, seat):
        count = int(scoring.holdings(state, seat))
        worth = Message("place-behind", {"seat": seat_name(seat), "count": count})
        return About(title, text, rule_id, worth)
    parts = [
        ScorePart(words.type_name(i), int(state.captured[seat * TYPES + i]), "SAM-11.2")
        for i in range(TYPES)
    ]
    majorities = _majorities(state, seat) if _all_shown(state, viewer) else None
    return About(title, text, rule_id, majorities, parts)


def _all_shown(state: Samurai, viewer: int) -> bool:
    """Whether all figures are open, so that majorities can be seen."""
    return all(shows_figures(state, viewer, seat) for seat in range(int(state.seats)))


def _majority(state: Samurai, figure_type: int) -> Message:
    leader = int(scoring.majority(state, figure_type))
    if leader == t.NOWHERE:
        return Message("worth-nobody-most")
    return Message("worth-most", {"seat": seat_name(leader)})


def _majorities(state: Samurai, seat: int) -> Message:
    types = [i for i in range(TYPES) if scoring.majority(state, i) == seat]
    if not types:
        return Message("worth-no-majority", {"seat": seat_name(seat)})
    figures = words.listed([words.type_name(i) for i in types])
    return Message("worth-majorities", {"seat": seat_name(seat), "figures": figures})


def _screen(state: Samurai, viewer: int, number: str) -> About | None:
    seat = int(number)
    if seat >= state.seats or shows_figures(state, viewer, seat):
        return None
    title = Message("title-screen", {"seat": seat_name(seat)})
    return _figures_of(state, viewer, seat, title, Message("about-screen"))


def _tiles(state: Samurai, viewer: int, number: str, nth: str = "") -> About | None:
    """The hand of a seat, from its back."""
    seat = int(number)
    if seat >= state.seats or (nth and int(nth) >= state.held[seat]):
        return None
    title = Message("place-tiles", {"seat": seat_name(seat)})
    worth = Message("worth-tiles", {"count": int(state.held[seat])})
    return About(title, Message("about-tiles"), "SAM-2.2", worth)


def _bag(state: Samurai, viewer: int, number: str, nth: str = "") -> About | None:
    """The tiles that a seat will still draw."""
    seat = int(number)
    if seat >= state.seats or (nth and not state.bagged[seat]):
        return None
    title = Message("place-bag", {"seat": seat_name(seat)})
    worth = Message("worth-tiles", {"count": int(state.bagged[seat])})
    return About(title, Message("about-bag"), "SAM-9.1", worth)


def _score(state: Samurai, viewer: int, number: str) -> About | None:
    seat = int(number)
    if seat >= state.seats:
        return None
    title = Message("title-score", {"seat": seat_name(seat)})
    return _figures_of(state, viewer, seat, title, Message("about-score"), "SAM-11.3")


# --- the viewer's own ------------------------------------------------------------------------


def _own(name: str, text: str, rule_id: str) -> Explain:
    """A place of the hand."""
    explained = About(Message(f"place-{name}"), Message(f"about-{text}"), rule_id)
    return lambda state, viewer: explained


Explain = Callable[..., About | None]
# By the ids that pieces, places and counters have in the scene; groups are handed on.
EXPLAINED = Explained(
    (r"([a-z]\d+)", _hex),
    (r"figure:([a-z]\d+)([HBR])", _figure),
    (r"tile:(\d)-([A-Z]\d*)(?:@(.+))?", _tile),
    (r"supply", _supply),
    (r"supply:([HBR])", _supply),
    (r"aside", _aside),
    (r"aside:([HBR])(\d+)", _aside),
    (r"figures-(\d)", _taken),
    (r"figures-(\d):([HBR])", _taken),
    (r"figures-(\d):screen", _screen),
    (r"tiles-(\d)", _tiles),
    (r"tiles-(\d):(\d+)", _tiles),
    (r"bag-(\d)", _bag),
    (r"bag-(\d):(\d+)", _bag),
    (r"hand|chosen", _own("hand", "hand", "SAM-4.2")),
    (r"pool|offered", _own("pool", "pool", "SAM-2.3")),
    (r"lifted", _own("lifted", "lifted", "SAM-7.2")),
    (r"counter:(\d):figures", _taken),
    (r"counter:(\d):hand", _tiles),
    (r"counter:(\d):supply", _bag),
    (r"score:(\d)", _score),
)
