"""Chapter 8: experience and retirement."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    begin,
    card,
    do,
    experience,
    give,
    has_retired,
    held,
    holds,
    on,
    put,
    stall,
    visit,
)
from zashiki.core.rng import Rng
from zashiki.games.iki.scene import scene
from zashiki.games.iki.state import (
    BUILD_PICK,
    BUILD_STALL,
    HOUSE,
    SWAP,
    SWAP_FIRST,
    SWAP_SECOND,
    USE,
    WALK,
    Position,
)
from zashiki.games.iki.tables import STALLS


@pytest.mark.rule("IKI-8.1")
def test_anothers_use_gives_experience_and_the_own_use_none() -> None:
    for owner, gained in ((0, 0), (1, 1), (2, 1)):
        p = visit(3)
        put(p, "SE1", "ST3", owner)
        do(p, "use:SE1")
        assert experience(p, "SE1") == gained


@pytest.mark.rule("IKI-8.1")
def test_the_experience_comes_after_the_action() -> None:
    p = visit(3)
    put(p, "SE1", "SP05", 1, experience=2)
    give(p, 0, rice=1)
    do(p, "use:SE1")
    assert held(p, 0) == {"mon": 4}
    assert has_retired(p, 1, "SP05")


@pytest.mark.rule("IKI-8.1")
def test_nothing_else_gives_experience() -> None:
    """In random play experience grows on laps, lessons and visits only."""

    def by_card(p: Position) -> dict[int, int]:
        stalls = [s for s in range(STALLS) if 0 <= p.stall[s] < HOUSE]
        return {int(p.stall[s]): int(p.experience[s]) for s in stalls}

    visits_end = (BUILD_PICK, BUILD_STALL, SWAP_FIRST, SWAP_SECOND)
    grown = 0
    for seed in range(6):
        p, rng = begin(3 + seed % 2), Rng(seed)
        while not p.is_over:
            code = int(p.random_action(rng))
            before, phase = by_card(p), p.phase
            p.apply(code)
            if any(fields > before.get(card, 0) for card, fields in by_card(p).items()):
                assert phase == WALK or phase in visits_end or USE <= code < SWAP
                grown += 1
    assert grown > 50


@pytest.mark.rule("IKI-8.2")
def test_one_experience_is_one_field() -> None:
    p = visit(3)
    put(p, "SE1", "ST3", 1, experience=1)
    do(p, "use:SE1")
    assert experience(p, "SE1") == 2
    kobun = [piece for piece in scene(p, 0).pieces if piece.id == "kobun-on-stall-SE1"]
    assert [piece.place for piece in kobun] == ["stall-SE1-step-2"]


@pytest.mark.rule("IKI-8.3")
@pytest.mark.parametrize(("name", "steps"), [("ST3", 3), ("SP02", 2), ("SU03", 2), ("SP07", 3)])
def test_a_character_retires_on_the_round_field(name: str, steps: int) -> None:
    p = visit(3)
    put(p, "SE1", name, 1, experience=steps - 1)
    kobun = int(p.kobun[1])
    do(p, "use:SE1")
    assert has_retired(p, 1, name)
    assert p.kobun[1] == kobun + 1
    assert on(p, "SE1") == ""
    assert p.free >> stall(p, "SE1") & 1
    assert int(p.people[1]) == 0


@pytest.mark.rule("IKI-8.3")
def test_a_retired_card_lies_in_the_column_of_its_colour() -> None:
    p = visit(3)
    for name, colour in (
        ("SP02", "yellow"),
        ("SP04", "brown"),
        ("SP07", "blue"),
        ("SP10", "red"),
        ("SP13", "purple"),
    ):
        put(p, "SE1", name, 1, experience=int(p.tables.levels[card(p, name)]) - 1)
        from zashiki.games.iki.effects import grow

        grow(p, stall(p, "SE1"))
        places = {piece.id: piece.place for piece in scene(p, 0).pieces}
        assert places[f"card-{name}"] == f"retired-1-{colour}"


@pytest.mark.rule("IKI-8.4")
def test_a_retired_card_pays_at_every_later_payday_and_eats_nothing() -> None:
    p = visit(3, at_month=3)
    put(p, "SE1", "SP07", 1, experience=2)
    give(p, 0)
    give(p, 1)
    do(p, "use:SE1", "done")
    assert held(p, 1) == {"mon": 4}
    from tests.games.iki.build import go

    go(p, 3, 0, 6)
    do(p, "done")
    assert held(p, 1) == {"mon": 8}
    assert has_retired(p, 1, "SP07")


TILES = {
    "SP13": "handcart",
    "SP14": "fire-amulet",
    "SU13": "guild-plan",
    "SU14": "rice-store",
    "AU14": "retainer-seal",
}


@pytest.mark.rule("IKI-8.5")
@pytest.mark.parametrize("name", TILES)
def test_a_red_circle_gives_its_tile_to_the_owner(name: str) -> None:
    p = visit(3)
    put(p, "SE1", name, 1, experience=int(p.tables.levels[card(p, name)]) - 1)
    put(p, "NE1", "ST1", 0)
    give(p, 0, mon=9, rice=9)
    do(p, "use:SE1")
    if name in ("SP14", "AU14"):
        do(p, "train:NE1")
    if name == "SU13":
        do(p, "done")
    assert has_retired(p, 1, name)
    assert holds(p, 1, TILES[name])
    assert not holds(p, 0, TILES[name])


@pytest.mark.rule("IKI-8.5")
def test_five_tiles_are_given_by_one_card_each() -> None:
    t = begin().tables
    givers = {
        t.card_ids[c]: t.tile_ids[int(t.card_tile[c])] for c in range(80) if t.card_tile[c] >= 0
    }
    assert givers == TILES
    assert sorted(t.tile_ids) == sorted(TILES.values())
