"""Chapter 5: influence."""

from __future__ import annotations

import pytest

from tests.games.samurai.build import captured, influence, put, ready, turn, villages
from zashiki.games.samurai import tables as t


@pytest.mark.rule("SAM-5.1")
def test_tiles_reach_their_neighbours_and_no_farther() -> None:
    state = ready()
    put(state, 0, "S3@n14")
    assert influence(state, "o14", "H", 0) == 3
    assert influence(state, "m15", "H", 0) == 3
    for distant in ("k15", "q14", "n12", "l13"):
        assert influence(state, distant, "H", 0) == 0


@pytest.mark.rule("SAM-5.1", "SAM-5.2", "SAM-5.3", "SAM-7.3")
def test_every_tile_has_the_strength_printed_on_it() -> None:
    tables = ready().tables
    for kind, picture in enumerate(tables.pictures):
        number = max(0, tables.numbers[kind])
        reached = {picture} if picture in t.FIGURE_NAMES else set(t.FIGURE_NAMES)
        expected = [number if name in reached else 0 for name in t.FIGURE_NAMES]
        assert [int(n) for n in tables.strength[kind * 3 : kind * 3 + 3]] == expected


@pytest.mark.rule("SAM-5.2")
@pytest.mark.parametrize("figure", ["H", "B", "R"])
def test_figure_tiles_influence_their_own_type_only(figure: str) -> None:
    state = ready()
    put(state, 0, f"{figure}4@n14")
    sums = {other: influence(state, "o14", other, 0) for other in "HBR"}
    assert sums == {other: 4 if other == figure else 0 for other in "HBR"}


@pytest.mark.rule("SAM-5.3")
@pytest.mark.parametrize(
    ("tile", "place", "strength"), [("S2@r9", "r8", 2), ("K1@r9", "r8", 1), ("W2@s8", "r8", 2)]
)
def test_samurai_rider_and_ship_influence_all_types(tile: str, place: str, strength: int) -> None:
    state = ready()
    put(state, 1, tile)
    assert [influence(state, place, figure, 1) for figure in "HBR"] == [strength] * 3


@pytest.mark.rule("SAM-5.4")
def test_a_tile_counts_fully_at_every_settlement_beside_it() -> None:
    state = ready(2, (), {"m15": "B", "p16": "B", "q14": "B"})
    put(state, 0, "B3@n15", "B2@p15")
    assert influence(state, "m15", "B", 0) == 3
    assert influence(state, "o14", "B", 0) == 3
    assert influence(state, "p16", "B", 0) == 2
    assert influence(state, "q14", "B", 0) == 2


@pytest.mark.rule("SAM-5.4")
def test_strength_is_not_used_up() -> None:
    """A Buddha 3 between two villages wins the first Buddha, and later the second."""
    state = ready(2, ("B3", "H4"), {"r8": "B", "s10": "B"})
    put(state, 1, "B2@q9", "S2@r10")
    turn(state, "B3@r9")
    assert captured(state, 0) == (0, 1, 0)
    turn(state, "H4@r11")
    assert captured(state, 0) == (0, 2, 0)


@pytest.mark.rule("SAM-5.4")
def test_a_tile_counts_fully_on_every_figure_of_a_city() -> None:
    state = ready()
    put(state, 0, "S2@n14", "K1@p14")
    assert [influence(state, "o14", figure, 0) for figure in "HBR"] == [3, 3, 3]


@pytest.mark.rule("SAM-5.4")
def test_a_ship_reaches_two_islands() -> None:
    state = ready(3)
    put(state, 0, "W2@e14")
    reached = [v for v in villages(state) if influence(state, v, "R", 0) == 2]
    assert sorted(reached) == ["d14", "f14"]
    on_honshu = villages(ready(2))
    assert [v in on_honshu for v in sorted(reached)] == [False, True]
