"""How pieces lie in a place; the browser lays them the same way."""

from __future__ import annotations

import json
from dataclasses import astuple
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest

from zashiki.core.lying import WAYS, Body, Box, lie


def overlap(a: Box, b: Box) -> bool:
    return abs(a.x - b.x) < (a.w + b.w) / 2 - 1e-9 and abs(a.y - b.y) < (a.h + b.h) / 2 - 1e-9


def inside(box: Box, place: Box) -> bool:
    return (
        abs(box.x - place.x) + box.w / 2 <= place.w / 2 + 1e-9
        and abs(box.y - place.y) + box.h / 2 <= place.h / 2 + 1e-9
    )


@pytest.mark.parametrize("how", ["row", "column", "grid", "ring"])
@pytest.mark.parametrize("n", [1, 2, 5, 12])
def test_pieces_stay_in_their_place(how: str, n: int) -> None:
    place = Box(10, 20, 8, 6)
    boxes = lie(how, place, [Body(70, 100)] * n)
    assert len(boxes) == n
    assert all(inside(box, place) for box in boxes)
    if how == "grid":
        assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


def test_a_row_with_room_does_not_overlap_and_keeps_the_order() -> None:
    boxes = lie("row", Box(0, 0, 20, 4), [Body(100, 100)] * 4)
    assert all(a.x + a.w / 2 <= b.x - b.w / 2 for a, b in pairwise(boxes))
    assert boxes[0].h == 4


def test_a_row_without_room_overlaps_evenly() -> None:
    boxes = lie("row", Box(0, 0, 10, 4), [Body(100, 100)] * 5)
    steps = {round(b.x - a.x, 6) for a, b in pairwise(boxes)}
    assert steps == {1.5}


def test_a_stack_grows_up_and_to_the_right() -> None:
    boxes = lie("stack", Box(0, 0, 10, 10), [Body(100, 100, 0.5)] * 3)
    assert all(b.x > a.x and b.y < a.y for a, b in pairwise(boxes))
    assert {(box.w, box.h) for box in boxes} == {(5.0, 5.0)}


VECTORS = Path(__file__).parents[1] / "vectors" / "lying.json"
PLACES = [Box(50, 50, 100, 100), Box(120, 30, 300, 90), Box(-20, 40.5, 60, 240)]
TILE, CARD, PLANK = Body(100, 100), Body(70, 100), Body(120, 50, 0.8)
HEAPS = [
    [CARD],
    [Body(100, 100, 0.5)],
    [TILE, TILE],
    [PLANK, CARD, TILE],
    [CARD] * 5,
    [TILE, PLANK, CARD, Body(30, 90, 0.6)] * 2,
    [TILE] * 13,
]


def vectors() -> str:
    """What the client's tests compare with, one case a line."""
    cases = []
    for how, place, bodies in product(WAYS, PLACES, HEAPS):
        boxes = [[round(side, 6) for side in astuple(box)] for box in lie(how, place, bodies)]
        case = {"lie": how, "place": astuple(place), "bodies": [*map(astuple, bodies)]}
        cases.append(json.dumps(case | {"boxes": boxes}))
    return "[\n" + ",\n".join(cases) + "\n]\n"


def test_the_client_is_told_how_pieces_lie() -> None:
    """`client/src/board/lay.test.ts` reads this file; written anew by running this module."""
    assert VECTORS.read_text(encoding="utf-8") == vectors()


if __name__ == "__main__":
    VECTORS.write_text(vectors(), encoding="utf-8")
