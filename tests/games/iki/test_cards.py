"""Every card of the default edition: its price, what a visit does, what it pays, how it retires."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.games.iki.effects import grow
from zashiki.games.iki.tables import COLOURS, SEASONS

# id, colour, cost, fire | action: price > gain | income by experience | special retirement
CARDS = """
ST1  yellow 0 +0 | 1 rice | 1 rice / 1 rice + 1 mon / 2 rice | -
ST2  yellow 0 +0 | 1 wood | 1 mon / 1 wood / 1 wood + 1 mon | -
ST3  yellow 0 +0 | 2 mon | 1 mon / 2 mon / 3 mon | -
ST4  yellow 0 +0 | 2 mon > 2 iki | 1 iki / 1 iki / 2 iki | -
SP01 yellow 3 +0 | 1 sandal + 1 mon | 1 mon / 1 sandal / 1 mon + 1 sandal | -
SP02 yellow 2 +0 | 1 rice | 1 rice / 2 rice | -
SP03 yellow 3 +1 | 1 wood | 1 mon / 1 wood / 1 wood + 1 mon | -
SP04 brown  5 +0 | 2 mon > 2 iki | 1 iki / 2 iki / 3 iki | -
SP05 brown  4 +1 | 1 rice > 4 mon | 1 mon / 2 mon / 1 mon + 1 wood | -
SP06 brown  4 +0 | 1 wood > 2 iki | 1 mon / 1 iki / 1 iki + 1 mon | -
SP07 blue   4 +0 | 2 mon | 2 mon / 3 mon / 4 mon | -
SP08 blue   4 +1 | 1 mon > 2 rice | 1 rice / 1 rice + 1 mon / 2 rice + 1 mon | -
SP09 blue   3 +0 | 1 mon > 3 sandal | 1 sandal + 1 mon / 2 sandal + 1 mon | -
SP10 red    6 +1 | build | 1 wood / 1 wood + 1 mon / 1 wood + 1 iki | -
SP11 red    6 +0 | 3 mon > 3 iki | 1 iki / 2 iki / 3 iki + 1 mon | -
SP12 red    6 +2 | 2 mon > 1 fire + 1 iki | 1 mon / 1 iki + 1 mon / 2 iki + 1 mon | -
SP13 purple 4 +0 | 2 sandal | 2 mon / nothing | handcart
SP14 purple 5 +1 | 1 mon > 1 exp | 1 iki / 1 iki + 1 mon / nothing | fire-amulet
SU01 yellow 3 +0 | 1 rice > 2 iki | 1 mon / 1 iki / 1 iki + 1 mon | -
SU02 yellow 4 +2 | 1 mon + 1 rice | 1 mon / 2 mon / 1 rice + 1 mon | -
SU03 yellow 3 +0 | 1 sandal + 1 mon | 2 mon / 1 iki + 1 mon | -
SU04 brown  4 +0 | 1 wood > 4 mon | 2 mon / 1 iki + 1 mon / 2 iki + 1 mon | -
SU05 brown  4 +1 | 1 sandal > 3 mon | 1 sandal / 1 wood / 1 wood + 1 mon | -
SU06 brown  5 +0 | 2 mon > 2 iki | 1 iki / 2 iki / 3 iki | -
SU07 blue   5 +0 | 3 mon | 2 mon / 3 mon / 5 mon | -
SU08 blue   5 +1 | 1 mon > 2 rice | 1 rice + 1 mon / 2 rice / 2 rice + 1 iki | -
SU09 blue   4 +0 | 1 rice > 2 iki | 2 mon / 3 mon + 1 iki | -
SU10 red    7 +0 | 3 mon > 1 koban | 1 iki + 1 mon / 2 iki / 1 koban | -
SU11 red    6 +1 | 1 wood + 1 mon > 3 iki | 1 iki / 2 iki / 4 iki | -
SU12 red    6 +2 | 1 wood > 2 fire | 1 wood / 1 wood + 1 iki / 1 wood + 2 iki | -
SU13 purple 3 +0 | 2 mon swap | 2 mon / nothing | guild-plan
SU14 purple 5 +1 | 2 rice > 3 iki | 1 iki / 2 iki / nothing | rice-store
AU01 yellow 4 +0 | 3 mon | 2 mon / 3 mon / 4 mon | -
AU02 yellow 3 +1 | 2 rice | 1 rice + 1 mon / 2 rice + 1 iki | -
AU03 yellow 3 +0 | 1 sandal + 2 mon | 2 mon / 1 iki + 1 mon / 1 iki + 2 sandal | -
AU04 brown  5 +0 | 1 wood > 2 iki + 1 mon | 2 iki / 3 iki / 4 iki | -
AU05 brown  4 +0 | each 1 mon | 1 iki + 1 mon / 2 iki / 3 iki | -
AU06 brown  5 +1 | 1 sandal > 2 iki | 2 mon / 1 iki + 1 wood / 2 iki + 1 wood | -
AU07 blue   5 +0 | 1 rice + 2 mon | 3 mon / 4 mon / 3 mon + 1 iki | -
AU08 blue   6 +1 | 1 rice > 2 iki | 2 mon + 1 iki / 3 mon + 1 iki / 2 mon + 3 iki | -
AU09 blue   5 +0 | 2 mon > 2 iki + 1 sandal | 2 iki / 4 iki | -
AU10 red    8 +0 | 2 mon > 2 exp | 2 iki / 1 koban / 1 koban + 1 iki | -
AU11 red    7 +0 | 3 mon > 1 koban | 2 iki / 3 iki / 5 iki | -
AU12 red    6 +2 | build | 1 wood + 1 iki / 1 wood + 2 iki / 1 wood + 3 iki | -
AU13 purple 5 +0 | 1 mon > 2 iki | 2 iki / nothing | any-colour
AU14 purple 4 +1 | 1 mon > 1 exp | 1 iki + 1 mon / 2 iki / nothing | retainer-seal
WI01 yellow 3 +0 | 3 mon | 2 iki / 4 iki | -
WI02 yellow 3 +0 | 1 mon + 1 iki | 1 iki + 2 mon / 3 iki / 4 iki | -
WI03 yellow 3 +1 | 1 wood + 1 mon | 1 wood + 1 iki / 2 wood + 2 iki | -
WI04 brown  4 +0 | 1 wood > 3 iki | 2 iki / 4 iki / 5 iki | -
WI05 brown  4 +2 | 1 mon > 1 fire + 1 iki | 1 wood + 1 iki / 3 iki / 4 iki | -
WI06 brown  5 +0 | 2 mon > 3 iki | 3 iki / 4 iki / 6 iki | -
WI07 blue   5 +0 | 1 rice > 3 iki | 3 mon + 1 iki / 4 iki / 5 iki | -
WI08 blue   4 +0 | 2 rice + 1 mon | 2 rice + 1 iki / 1 rice + 4 iki | -
WI09 blue   4 +1 | 3 mon | 4 mon / 1 mon + 3 iki / 5 iki | -
WI10 red    7 +0 | 2 mon > 1 koban | 1 koban / 1 koban + 1 iki / 2 koban | -
WI11 red    6 +0 | 3 mon > 4 iki | 3 iki / 5 iki / 7 iki | -
WI12 red    6 +1 | build | 1 wood + 2 iki / 2 wood + 3 iki / 2 wood + 4 iki | -
WI13 purple 6 +0 | 2 mon > 3 iki | 3 iki / 5 iki / 8 iki | -
WI14 purple 5 +0 | 1 mon > 2 iki | 3 iki / 6 iki | -
"""
ROWS = [[part.strip() for part in line.split("|")] for line in CARDS.strip().splitlines()]
NAMES = [row[0].split()[0] for row in ROWS]


def amounts(text: str) -> dict[str, int]:
    """ "1 rice + 4 mon" as numbers."""
    if text == "nothing":
        return {}
    return {name: int(n) for n, name in (part.split() for part in text.split(" + "))}


@pytest.mark.rule("IKI-5.4", "IKI-5.7")
@pytest.mark.parametrize("row", [row for row in ROWS if row[0][:2] != "ST"], ids=NAMES[4:])
def test_hiring_a_card(row: list[str]) -> None:
    name, colour, cost, fire = row[0].split()
    state = build.set_up()
    c = build.card(state, name)
    build.take_turn(state, 0, at_month=3 * (c // 16) - 2)
    with build.changed(state) as position:
        position["market"] = {name: 0}
    build.give(state, 0, mon=int(cost) - 1)
    assert build.refused(state, f"card:{name}").reason == "short-of-mon"
    build.give(state, 0, mon=int(cost))
    build.play(state, f"card:{name}", "stall:SE1")
    assert build.held(state, 0) == {}
    assert state.fire[0] == int(fire)
    assert COLOURS[int(state.tables.colour[c])] == colour
    assert SEASONS[c // 16][:2].upper() == name[:2]


@pytest.mark.rule("IKI-7.6", "IKI-8.1")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_visiting_a_card_with_exactly_its_price(row: list[str]) -> None:
    name, use = row[0].split()[0], row[1]
    state = build.visit(3)
    build.put(state, "SE1", name, 1)
    build.put(state, "NE1", "WI13" if name != "WI13" else "WI14", 0)
    price, _, gain = use.rpartition(" > ")
    if use == "build":
        build.give(state, 0, wood=2, koban=1, mon=3)
        build.play(state, "use:SE1", "build:bathhouse", "stall:NW1")
        assert build.held(state, 0) == {}
    elif use == "each 1 mon":
        build.give(state, 0)
        build.play(state, "use:SE1")
        assert build.held(state, 0) == {"mon": 1}
    else:
        if price:
            for part, n in amounts(price).items():
                build.give(state, 0, **{**amounts(price), part: n - 1})
                assert build.refused(state, "use:SE1").reason == "action-price"
        build.give(state, 0, **(amounts(price) if price else {}))
        build.play(state, "use:SE1")
        gained = amounts(gain.removesuffix(" swap"))
        lessons = gained.pop("exp", 0)
        assert state.fire[0] == gained.pop("fire", 0)
        for _ in range(lessons):
            build.play(state, "train:NE1")
        assert build.experience(state, "NE1") == lessons
        if use.endswith(" swap"):
            assert "done" in build.legal(state)
            build.play(state, "done")
        assert build.held(state, 0) == gained
    assert build.experience(state, "SE1") == 1


@pytest.mark.rule("IKI-11.3", "IKI-8.3", "IKI-8.4")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_what_a_card_pays_at_each_level_and_retired(row: list[str]) -> None:
    name, levels, end = row[0].split()[0], row[2].split(" / "), row[3]
    for level, income in enumerate(levels):
        state = build.visit(0, at_month=12)
        build.put(state, "NE1", name, 1, level)
        build.give(state, 1, rice=1)
        build.play(state, "done")
        assert build.held(state, 1) == amounts(income)
    state = build.visit(0, at_month=12)
    build.put(state, "NE1", name, 1)
    for level in range(len(levels)):
        assert build.experience(state, "NE1") == level
        grow(state, state.side.stall_ids.index("NE1"))
    assert build.has_retired(state, 1, name)
    build.give(state, 1)
    build.play(state, "done")
    assert build.held(state, 1) == amounts(levels[-1])
    given = [tile for tile in state.tables.tile_ids if build.holds(state, 1, tile)]
    assert given == ([end] if end not in ("-", "any-colour") else [])
    assert state.wilds[1] == int(end == "any-colour")


@pytest.mark.rule("IKI-4.1", "IKI-2.5")
def test_sixty_cards_four_to_start_and_fourteen_a_season() -> None:
    state = build.visit(0)
    known = [name for name in state.tables.card_ids if name]
    assert known == NAMES
    for season, prefix in enumerate(("ST", "SP", "SU", "AU", "WI")):
        assert sum(name.startswith(prefix) for name in known) == (14 if season else 4)
    build.go(state, 0)
    assert {int(state.tables.levels[build.card(state, name)]) for name in known} == {2, 3}
