"""Chapter 8: the hot-spring tile."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import ON_BOARD, RESTING, ROLLING, TAKING


def bathing(die: str, number: int, **places: str) -> TokaidoDuo:
    """Seat 0 has the tile and has taken this die."""
    state = build.using(die, number, **places)
    build.spring(state, 0)
    return state


@pytest.mark.rule("DUO-8.1")
def test_the_die_may_be_used_a_second_time_with_move_and_action() -> None:
    state = bathing("pilgrim", 3)
    build.play(state, "pilgrim-T1 visit")
    assert build.legal(state) == {"spring", "finish"}
    build.play(state, "spring")
    assert build.legal(state) == {"pilgrim-S1"}, (
        "three stations again: nothing is rolled in between"
    )
    build.play(state, "pilgrim-S1")
    assert "wave-artist" in build.legal(state), "and the action there"
    build.play(state, "wave-artist")
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-8.1")
def test_using_it_is_a_choice() -> None:
    state = bathing("pilgrim", 3)
    build.play(state, "pilgrim-T1 visit finish")
    assert int(state.spring_owner) == 0, "it stays"
    assert int(state.actor) == 1
    state = bathing("pilgrim", 3)
    build.play(state, "pilgrim-T1 decline")
    assert build.legal(state) == {"spring", "finish"}, "also when the action was left"


@pytest.mark.rule("DUO-8.1", "DUO-8.4")
def test_example_two_to_a_mountain_town_then_two_to_a_coastal_town() -> None:
    state = build.using("merchant", 2, m0="C4")
    build.spring(state, 0)
    build.store(state, 0, fan=2)
    build.play(state, "merchant-M3 buy drawn-fan drawn-kimono drawn-doll")
    assert build.goods(state, 0) == {"fan": 3, "kimono": 1, "doll": 1}
    build.play(state, "spring")
    assert int(state.spring_owner) == ON_BOARD
    build.play(state, "merchant-C7")
    assert build.legal(state) == {"sell-1", "sell-2", "sell-3", "decline"}  # fan 2
    build.play(state, "sell-3")
    assert int(state.money[0]) == 6


@pytest.mark.rule("DUO-8.1")
def test_without_the_tile_there_is_no_second_use() -> None:
    state = build.using("pilgrim", 3)
    assert build.refused(state, "spring").rule_id == "DUO-8.1"
    build.play(state, "pilgrim-T1 visit")
    assert int(state.phase) == TAKING
    state = build.using("pilgrim", 3)
    build.spring(state, 1)
    build.play(state, "pilgrim-T1 visit")
    assert int(state.phase) == TAKING


@pytest.mark.rule("DUO-8.2")
def test_it_does_not_serve_with_the_die_that_brought_it() -> None:
    state = build.using("pilgrim", 1, p0="G2")
    build.play(state, "pilgrim-H1 visit")
    assert int(state.spring_owner) == 0
    assert int(state.phase) == TAKING, "no second move is offered"
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-8.2")
def test_it_serves_with_the_next_die_even_in_the_same_round() -> None:
    state = build.ready()
    build.stand(state, p0="G2")
    build.roll(state, 1, 1, 1)
    build.play(state, "take-pilgrim pilgrim-H1 visit")
    build.play(state, "take-artist artist-R3 decline")
    assert int(state.actor) == 0
    build.play(state, "merchant-M2 decline")
    assert build.legal(state) == {"spring", "finish"}


@pytest.mark.rule("DUO-8.2")
def test_it_lies_before_its_owner_until_it_is_used_or_lost() -> None:
    state = build.ready()
    build.spring(state, 1)
    build.stand(state, p0="G2", p1="S3")
    for _ in range(4):
        build.roll(state, 1, 1, 1)
        while int(state.phase) != ROLLING:
            if int(state.phase) == RESTING:
                build.play(state, "finish")
            else:
                state.play(state.legal()[-1] if state.actor >= 0 else state.legal()[0])
        assert int(state.spring_owner) == 1


@pytest.mark.rule("DUO-8.2")
def test_taken_away_it_is_lost_at_once() -> None:
    state = build.ready()
    build.stand(state, p0="G2")
    build.spring(state, 1)
    build.roll(state, 1, 1, 1)
    build.play(state, "take-pilgrim pilgrim-H1 visit")
    assert int(state.actor) == 1
    assert build.refused(state, "spring").reason == "no-spring-tile"
    build.play(state, "take-artist artist-R3 decline")
    assert int(state.actor) == 0, "no second use was offered"


@pytest.mark.rule("DUO-8.3")
def test_it_goes_back_to_the_board_before_the_second_move() -> None:
    state = bathing("artist", 1)
    assert build.refused(state, "spring").rule_id == "DUO-8.3"
    build.play(state, "artist-R1")
    assert build.refused(state, "finish").rule_id == "DUO-8.3"
    build.play(state, "decline spring")
    assert int(state.spring_owner) == ON_BOARD
    assert build.legal(state) == {"artist-R2", "artist-R7", "artist-R8"}


@pytest.mark.rule("DUO-8.3", "DUO-4.2")
def test_finish_is_about_the_tile_and_without_it_the_space_is_decided_first() -> None:
    state = build.using("artist", 1)
    build.play(state, "artist-R1")
    refusal = build.refused(state, "finish")
    assert (refusal.reason, refusal.rule_id) == ("decide-first", "DUO-4.2")
    build.spring(state, 0)
    assert build.refused(state, "finish").reason == "spring-after-first"


@pytest.mark.rule("DUO-8.3")
def test_the_second_move_may_take_it_again_but_not_use_it_on_this_die() -> None:
    state = bathing("pilgrim", 1, p0="C7")
    build.play(state, "pilgrim-G4 visit spring pilgrim-H2")
    assert build.legal(state) == {"visit", "decline"}
    assert build.refused(state, "spring").rule_id == "DUO-8.1"
    build.play(state, "visit")
    assert int(state.spring_owner) == 0
    assert int(state.actor) == 1, "no third move"
    build.finish_die(state)


@pytest.mark.rule("DUO-8.3")
def test_held_before_it_serves_although_the_first_move_ends_on_a_hot_spring() -> None:
    state = bathing("pilgrim", 1, p0="G4")
    build.play(state, "pilgrim-H2")
    assert build.legal(state) == {"spring", "finish"}
    build.play(state, "spring pilgrim-C8")
    assert build.where(state, "p0") == "C8"


@pytest.mark.rule("DUO-8.4")
def test_the_second_move_must_be_made_and_is_a_new_one() -> None:
    state = bathing("merchant", 2, m0="C4")
    build.play(state, "merchant-M3 decline spring")
    assert build.refused(state, "finish").reason == "must-move"
    assert build.refused(state, "decline").reason == "must-move"
    assert "merchant-C4" in build.legal(state), "back to where the first move began"
    build.play(state, "merchant-C4")
    assert build.where(state, "m0") == "C4"


@pytest.mark.rule("DUO-8.5")
def test_it_is_not_for_a_merchant_who_could_not_move() -> None:
    state = bathing("merchant", 3, m0="M2", m1="C4", p1="C5")
    refusal = build.refused(state, "spring")
    assert (refusal.reason, refusal.rule_id) == ("spring-no-way", "DUO-8.5")
    for text in ("finish", "decline"):
        assert build.refused(state, text).rule_id == "DUO-4.4", "it cannot move, so it need not"
    build.play(state, "stay")
    assert int(state.actor) == 1
    assert int(state.spring_owner) == 0


@pytest.mark.rule("DUO-8.5")
def test_a_merchant_who_could_move_can_at_least_move_back() -> None:
    state = bathing("merchant", 3, m0="C5", m1="C4")
    # From C5 a 3 leads to M2, whose only ways of 3 end in C4 and C5.
    build.play(state, "merchant-M2 decline spring")
    assert build.legal(state) == {"merchant-C5"}
