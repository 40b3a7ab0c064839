"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from tests.games.iki import build
from zashiki.core.state import CHANCE
from zashiki.games.iki import GAME
from zashiki.games.iki.state import GONE


@pytest.mark.rule("IKI-2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_chance_names_the_start_player_whose_disc_is_on_top(seats: int) -> None:
    state = build.begin(seats)
    assert state.actor == CHANCE
    assert build.legal(state) == [f"first:{seat + 1}" for seat in range(seats)]
    assert state.weights() == [1] * seats
    build.play(state, "first:2")
    assert build.standing(state) == [(1 + i) % seats for i in range(seats)]
    assert [int(value) for value in state.fire] == [0] * seats


@pytest.mark.rule("IKI-2.2")
def test_everybody_begins_with_the_same() -> None:
    state = build.set_up(4, clean=False)
    for seat in range(4):
        assert build.held(state, seat) == {"mon": 8, "rice": 1, "sandal": 1}
        assert state.kobun[seat] == 3  # one on the start card
        assert state.space[seat] == -1
    assert state.month == 1
    shown = GAME.scene(state, 0)
    arts = [piece.art for piece in shown.pieces]
    for art, number in (("figure", 4), ("order", 4), ("disc", 4), ("kobun", 16), ("month", 1)):
        assert arts.count(art) == number
    homes = {piece.place for piece in shown.pieces if piece.art == "order"}
    assert homes == {"home-0", "home-1", "home-2", "home-3"}


@pytest.mark.rule("IKI-2.2")
def test_the_first_step_enters_the_first_space() -> None:
    state = build.turn("1")
    build.play(state, "income", "move:1")
    assert state.space[0] == 0


@pytest.mark.rule("IKI-2.3")
def test_six_of_ten_buildings_are_drawn_and_no_more_come() -> None:
    state = build.begin()
    build.play(state, "first:1")
    for left in range(10, 4, -1):
        assert len(build.legal(state, "build")) == left
        build.play(state, build.legal(state)[0])
    assert build.legal(state, "card:ST") == ["card:ST1", "card:ST2", "card:ST3", "card:ST4"]
    state = build.visit(7)
    build.give(state, 0, mon=30, wood=9, koban=9)
    build.play(state, "build:bathhouse", "stall:SW1")
    assert build.data(state)["offer"] == [name for name in build.SIX if name != "bathhouse"]


@pytest.mark.rule("IKI-2.4")
def test_spring_goods_are_on_sale_and_the_others_wait() -> None:
    state = build.begin()
    on_sale = [piece for piece in GAME.scene(state, 0).pieces if piece.place.startswith("goods-")]
    assert sorted(piece.art for piece in on_sale) == [*["fish"] * 2, *["pipe"] * 2, *["pouch"] * 2]
    assert {state.tables.goods_ids[int(piece.id.removeprefix("good-"))] for piece in on_sale} == {
        *("icefish", "sea-bream", "spring-pipe-1", "spring-pipe-2"),
        *("spring-pouch-1", "spring-pouch-2"),
    }
    waiting = {
        piece.place: piece.count for piece in GAME.scene(state, 0).pieces if piece.art == "season"
    }
    assert waiting == {"waiting-2": 6, "waiting-3": 6, "waiting-4": 6}


@pytest.mark.rule("IKI-2.5")
def test_start_cards_are_taken_in_reverse_order_and_the_rest_leaves() -> None:
    state = build.begin(3)
    build.play(state, "first:2", *(f"build:{name}" for name in build.SIX))
    for seat, left in ((0, 4), (2, 3), (1, 2)):
        assert state.actor == seat
        assert len(build.legal(state, "card")) == left
        build.play(state, build.legal(state)[0])
        build.play(state, build.legal(state, "stall")[0])
    assert state.zone[3] == GONE
    assert state.market == 0
    assert all(build.held(state, seat)["mon"] == 8 for seat in range(3))


@pytest.mark.rule("IKI-2.6")
def test_start_cards_go_to_free_corners() -> None:
    state = build.begin(3)
    build.play(state, "first:1", *(f"build:{name}" for name in build.SIX), "card:ST2")
    assert build.legal(state) == ["stall:NE1", "stall:NW1", "stall:SE1", "stall:SW1"]
    assert build.refused(state, "stall:SW2").rule_id == "IKI-2.6"
    assert build.refused(state, "card:ST1").rule_id == "IKI-2.5"
    build.play(state, "stall:SE1", "card:ST1")
    assert build.legal(state) == ["stall:NE1", "stall:NW1", "stall:SW1"]
    refusal = build.refused(state, "stall:SE1")
    assert (refusal.reason, refusal.rule_id) == ("stall-taken", "IKI-2.6")
    assert build.on(state, "SE1") == "ST2"
    assert build.experience(state, "SE1") == 0
    assert state.kobun[2] == 3


@pytest.mark.rule("IKI-2.5")
def test_with_two_seats_two_start_cards_leave() -> None:
    state = build.set_up(2, clean=False)
    assert [build.on(state, where) for where in ("SW1", "SE1")] == ["ST1", "ST2"]
    assert [int(state.zone[n]) for n in (2, 3)] == [GONE, GONE]
