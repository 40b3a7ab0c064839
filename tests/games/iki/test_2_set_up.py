"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from tests.games.iki.build import (
    SIX,
    begin,
    do,
    experience,
    held,
    legal,
    on,
    refused,
    set_up,
    standing,
    turn,
    visit,
)
from zashiki.core.state import CHANCE
from zashiki.games.iki.scene import scene
from zashiki.games.iki.state import GONE


@pytest.mark.rule("IKI-2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_chance_names_the_start_player_whose_disc_is_on_top(seats: int) -> None:
    p = begin(seats)
    assert p.actor == CHANCE
    assert legal(p) == [f"first:{seat + 1}" for seat in range(seats)]
    assert p.weights() == [1] * seats
    do(p, "first:2")
    assert standing(p) == [(1 + i) % seats for i in range(seats)]
    assert [int(value) for value in p.fire] == [0] * seats


@pytest.mark.rule("IKI-2.2")
def test_everybody_begins_with_the_same() -> None:
    p = set_up(4, clean=False)
    for seat in range(4):
        assert held(p, seat) == {"mon": 8, "rice": 1, "sandal": 1}
        assert p.kobun[seat] == 3  # one on the start card
        assert p.space[seat] == -1
    assert p.month == 1
    shown = scene(p, 0)
    arts = [piece.art for piece in shown.pieces]
    for art, number in (("figure", 4), ("order", 4), ("disc", 4), ("kobun", 16), ("month", 1)):
        assert arts.count(art) == number
    homes = {piece.place for piece in shown.pieces if piece.art == "order"}
    assert homes == {"home-0", "home-1", "home-2", "home-3"}


@pytest.mark.rule("IKI-2.2")
def test_the_first_step_enters_the_first_space() -> None:
    p = turn("1")
    do(p, "income", "move:1")
    assert p.space[0] == 0


@pytest.mark.rule("IKI-2.3")
def test_six_of_ten_buildings_are_drawn_and_no_more_come() -> None:
    p = begin()
    do(p, "first:1")
    for left in range(10, 4, -1):
        assert len(legal(p, "build")) == left
        do(p, legal(p)[0])
    assert legal(p, "card:ST") == ["card:ST1", "card:ST2", "card:ST3", "card:ST4"]
    p = visit(7)
    p.stock[2], p.stock[4] = 9, 9
    p.stock[0] = 30
    do(p, "build:bathhouse", "stall:SW1")
    assert p.view(0)["offer"] == [name for name in SIX if name != "bathhouse"]


@pytest.mark.rule("IKI-2.4")
def test_spring_goods_are_on_sale_and_the_others_wait() -> None:
    p = begin()
    on_sale = [piece for piece in scene(p, 0).pieces if piece.place.startswith("goods-")]
    assert sorted(piece.art for piece in on_sale) == [*["fish"] * 2, *["pipe"] * 2, *["pouch"] * 2]
    assert {p.tables.goods_ids[int(piece.id.removeprefix("good-"))] for piece in on_sale} == {
        *("icefish", "sea-bream", "spring-pipe-1", "spring-pipe-2"),
        *("spring-pouch-1", "spring-pouch-2"),
    }
    waiting = {piece.place: piece.count for piece in scene(p, 0).pieces if piece.art == "season"}
    assert waiting == {"waiting-2": 6, "waiting-3": 6, "waiting-4": 6}


@pytest.mark.rule("IKI-2.5")
def test_start_cards_are_taken_in_reverse_order_and_the_rest_leaves() -> None:
    p = begin(3)
    do(p, "first:2", *(f"build:{name}" for name in SIX))
    for seat, left in ((0, 4), (2, 3), (1, 2)):
        assert p.actor == seat
        assert len(legal(p, "card")) == left
        do(p, legal(p)[0])
        do(p, legal(p, "stall")[0])
    assert p.zone[3] == GONE
    assert p.market == 0
    assert all(held(p, seat)["mon"] == 8 for seat in range(3))


@pytest.mark.rule("IKI-2.6")
def test_start_cards_go_to_free_corners() -> None:
    p = begin(3)
    do(p, "first:1", *(f"build:{name}" for name in SIX), "card:ST2")
    assert legal(p) == ["stall:NE1", "stall:NW1", "stall:SE1", "stall:SW1"]
    assert refused(p, "stall:SW2").rule_id == "IKI-2.6"
    assert refused(p, "card:ST1").rule_id == "IKI-2.5"
    do(p, "stall:SE1", "card:ST1")
    assert legal(p) == ["stall:NE1", "stall:NW1", "stall:SW1"]
    assert on(p, "SE1") == "ST2"
    assert experience(p, "SE1") == 0
    assert p.kobun[2] == 3


@pytest.mark.rule("IKI-2.5")
def test_with_two_seats_two_start_cards_leave() -> None:
    p = set_up(2, clean=False)
    assert [on(p, where) for where in ("SW1", "SE1")] == ["ST1", "ST2"]
    assert [int(p.zone[n]) for n in (2, 3)] == [GONE, GONE]
