"""Chapter 8: experience and retirement."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.rng import Rng
from zashiki.games.iki import GAME
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.state import (
    BUILD_PICK,
    BUILD_STALL,
    HOUSE,
    SWAP_FIRST,
    SWAP_SECOND,
    WALK,
    Fields,
)
from zashiki.games.iki.tables import STALLS


@pytest.mark.rule("IKI-8.1")
def test_anothers_use_gives_experience_and_the_own_use_none() -> None:
    for owner, gained in ((0, 0), (1, 1), (2, 1)):
        state = build.visit(3)
        build.put(state, "SE1", "ST3", owner)
        build.play(state, "use:SE1")
        assert build.experience(state, "SE1") == gained


@pytest.mark.rule("IKI-8.1")
def test_the_experience_comes_after_the_action() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "SP05", 1, experience=2)
    build.give(state, 0, rice=1)
    build.play(state, "use:SE1")
    assert build.held(state, 0) == {"mon": 4}
    assert build.has_retired(state, 1, "SP05")


@pytest.mark.rule("IKI-8.1")
def test_nothing_else_gives_experience() -> None:
    """In random play experience grows on laps, lessons and visits only."""

    def by_card(state: Fields) -> dict[int, int]:
        stalls = [s for s in range(STALLS) if 0 <= state.stall[s] < HOUSE]
        return {int(state.stall[s]): int(state.experience[s]) for s in stalls}

    visits_end = (BUILD_PICK, BUILD_STALL, SWAP_FIRST, SWAP_SECOND)
    grown = 0
    for seed in range(6):
        state, rng = build.begin(3 + seed % 2), Rng(seed)
        while not state.is_over:
            code = int(state.random_action(rng))
            before, phase = by_card(state), state.phase
            state.apply(code)
            if any(fields > before.get(card, 0) for card, fields in by_card(state).items()):
                assert (
                    phase == WALK or phase in visits_end or ACTIONS[code].family in ("use", "train")
                )
                grown += 1
    assert grown > 50


@pytest.mark.rule("IKI-8.2")
def test_one_experience_is_one_field() -> None:
    state = build.visit(3)
    build.put(state, "SE1", "ST3", 1, experience=1)
    build.play(state, "use:SE1")
    assert build.experience(state, "SE1") == 2
    kobun = [piece for piece in GAME.scene(state, 0).pieces if piece.id == "kobun-on-stall-SE1"]
    assert [piece.place for piece in kobun] == ["stall-SE1-step-2"]


@pytest.mark.rule("IKI-8.3")
@pytest.mark.parametrize(("name", "steps"), [("ST3", 3), ("SP02", 2), ("SU03", 2), ("SP07", 3)])
def test_a_character_retires_on_the_round_field(name: str, steps: int) -> None:
    state = build.visit(3)
    build.put(state, "SE1", name, 1, experience=steps - 1)
    kobun = int(state.kobun[1])
    build.play(state, "use:SE1")
    assert build.has_retired(state, 1, name)
    assert state.kobun[1] == kobun + 1
    assert build.on(state, "SE1") == ""
    assert state.free >> build.stall(state, "SE1") & 1
    assert int(state.people[1]) == 0


@pytest.mark.rule("IKI-8.3")
def test_a_retired_card_lies_in_the_column_of_its_colour() -> None:
    state = build.visit(3)
    for name, colour in (
        ("SP02", "yellow"),
        ("SP04", "brown"),
        ("SP07", "blue"),
        ("SP10", "red"),
        ("SP13", "purple"),
    ):
        build.put(
            state, "SE1", name, 1, experience=int(state.tables.levels[build.card(state, name)]) - 1
        )
        from zashiki.games.iki.effects import grow

        grow(state, build.stall(state, "SE1"))
        places = {piece.id: piece.place for piece in GAME.scene(state, 0).pieces}
        assert places[f"card-{name}"] == f"retired-1-{colour}"


@pytest.mark.rule("IKI-8.4")
def test_a_retired_card_pays_at_every_later_payday_and_eats_nothing() -> None:
    state = build.visit(3, at_month=3)
    build.put(state, "SE1", "SP07", 1, experience=2)
    build.give(state, 0)
    build.give(state, 1)
    build.play(state, "use:SE1", "done")
    assert build.held(state, 1) == {"mon": 4}
    from tests.games.iki.build import go

    go(state, 3, 0, 6)
    build.play(state, "done")
    assert build.held(state, 1) == {"mon": 8}
    assert build.has_retired(state, 1, "SP07")


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
    state = build.visit(3)
    build.put(
        state, "SE1", name, 1, experience=int(state.tables.levels[build.card(state, name)]) - 1
    )
    build.put(state, "NE1", "ST1", 0)
    build.give(state, 0, mon=9, rice=9)
    build.play(state, "use:SE1")
    if name in ("SP14", "AU14"):
        build.play(state, "train:NE1")
    if name == "SU13":
        build.play(state, "done")
    assert build.has_retired(state, 1, name)
    assert build.holds(state, 1, TILES[name])
    assert not build.holds(state, 0, TILES[name])


@pytest.mark.rule("IKI-8.5")
def test_five_tiles_are_given_by_one_card_each() -> None:
    t = build.begin().tables
    givers = {
        t.card_ids[c]: t.tile_ids[int(t.card_tile[c])] for c in range(80) if t.card_tile[c] >= 0
    }
    assert givers == TILES
    assert sorted(t.tile_ids) == sorted(TILES.values())
