"""Chapter 8: the hot-spring tile."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo.build import (
    finish_die,
    goods,
    legal,
    play,
    ready,
    refused,
    roll,
    spring,
    stand,
    store,
    take,
    where,
)
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import ON_BOARD, RESTING, ROLLING, TAKING


def bathing(die: str, number: int, **places: str) -> TokaidoDuo:
    """Seat 0 has the tile and has taken this die."""
    state = ready()
    stand(state, **places)
    spring(state, 0)
    take(state, die, number)
    return state


@pytest.mark.rule("DUO-8.1")
def test_the_die_may_be_used_a_second_time_with_move_and_action() -> None:
    state = bathing("pilgrim", 3)
    play(state, "pilgrim-T1 visit")
    assert legal(state) == {"spring", "finish"}
    play(state, "spring")
    assert legal(state) == {"pilgrim-S1"}, "three stations again: nothing is rolled in between"
    play(state, "pilgrim-S1")
    assert "wave-artist" in legal(state), "and the action there"
    play(state, "wave-artist")
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-8.1")
def test_using_it_is_a_choice() -> None:
    state = bathing("pilgrim", 3)
    play(state, "pilgrim-T1 visit finish")
    assert int(state.spring_owner) == 0, "it stays"
    assert int(state.actor) == 1
    state = bathing("pilgrim", 3)
    play(state, "pilgrim-T1 decline")
    assert legal(state) == {"spring", "finish"}, "also when the action was left"


@pytest.mark.rule("DUO-8.1", "DUO-8.4")
def test_example_two_to_a_mountain_town_then_two_to_a_coastal_town() -> None:
    state = ready()
    stand(state, m0="C4")
    spring(state, 0)
    store(state, 0, fan=2)
    take(state, "merchant", 2)
    play(state, "merchant-M3 buy drawn-fan drawn-kimono drawn-doll")
    assert goods(state, 0) == {"fan": 3, "kimono": 1, "doll": 1}
    play(state, "spring")
    assert int(state.spring_owner) == ON_BOARD
    play(state, "merchant-C7")
    assert legal(state) == {"sell-1", "sell-2", "sell-3", "decline"}  # fan 2
    play(state, "sell-3")
    assert int(state.money[0]) == 6


@pytest.mark.rule("DUO-8.1")
def test_without_the_tile_there_is_no_second_use() -> None:
    state = ready()
    take(state, "pilgrim", 3)
    assert refused(state, "spring").rule_id == "DUO-8.1"
    play(state, "pilgrim-T1 visit")
    assert int(state.phase) == TAKING
    state = ready()
    spring(state, 1)
    take(state, "pilgrim", 3)
    play(state, "pilgrim-T1 visit")
    assert int(state.phase) == TAKING


@pytest.mark.rule("DUO-8.2")
def test_it_does_not_serve_with_the_die_that_brought_it() -> None:
    state = ready()
    stand(state, p0="G2")
    take(state, "pilgrim", 1)
    play(state, "pilgrim-H1 visit")
    assert int(state.spring_owner) == 0
    assert int(state.phase) == TAKING, "no second move is offered"
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-8.2")
def test_it_serves_with_the_next_die_even_in_the_same_round() -> None:
    state = ready()
    stand(state, p0="G2")
    roll(state, 1, 1, 1)
    play(state, "take-pilgrim pilgrim-H1 visit")
    play(state, "take-artist artist-R3 decline")
    assert int(state.actor) == 0
    play(state, "merchant-M2 decline")
    assert legal(state) == {"spring", "finish"}


@pytest.mark.rule("DUO-8.2")
def test_it_lies_before_its_owner_until_it_is_used_or_lost() -> None:
    state = ready()
    spring(state, 1)
    stand(state, p0="G2", p1="S3")
    for _ in range(4):
        roll(state, 1, 1, 1)
        while int(state.phase) != ROLLING:
            if int(state.phase) == RESTING:
                play(state, "finish")
            else:
                state.play(state.legal()[-1] if state.actor >= 0 else state.legal()[0])
        assert int(state.spring_owner) == 1


@pytest.mark.rule("DUO-8.2")
def test_taken_away_it_is_lost_at_once() -> None:
    state = ready()
    stand(state, p0="G2")
    spring(state, 1)
    roll(state, 1, 1, 1)
    play(state, "take-pilgrim pilgrim-H1 visit")
    assert int(state.actor) == 1
    assert refused(state, "spring").reason == "no-spring-tile"
    play(state, "take-artist artist-R3 decline")
    assert int(state.actor) == 0, "no second use was offered"


@pytest.mark.rule("DUO-8.3")
def test_it_goes_back_to_the_board_before_the_second_move() -> None:
    state = bathing("artist", 1)
    assert refused(state, "spring").rule_id == "DUO-8.3"
    play(state, "artist-R1")
    assert refused(state, "finish").rule_id == "DUO-8.3"
    play(state, "decline spring")
    assert int(state.spring_owner) == ON_BOARD
    assert legal(state) == {"artist-R2", "artist-R7", "artist-R8"}


@pytest.mark.rule("DUO-8.3", "DUO-4.2")
def test_finish_is_about_the_tile_and_without_it_the_space_is_decided_first() -> None:
    state = ready()
    take(state, "artist", 1)
    play(state, "artist-R1")
    refusal = refused(state, "finish")
    assert (refusal.reason, refusal.rule_id) == ("decide-first", "DUO-4.2")
    spring(state, 0)
    assert refused(state, "finish").reason == "spring-after-first"


@pytest.mark.rule("DUO-8.3")
def test_the_second_move_may_take_it_again_but_not_use_it_on_this_die() -> None:
    state = bathing("pilgrim", 1, p0="C7")
    play(state, "pilgrim-G4 visit spring pilgrim-H2")
    assert legal(state) == {"visit", "decline"}
    assert refused(state, "spring").rule_id == "DUO-8.1"
    play(state, "visit")
    assert int(state.spring_owner) == 0
    assert int(state.actor) == 1, "no third move"
    finish_die(state)


@pytest.mark.rule("DUO-8.3")
def test_held_before_it_serves_although_the_first_move_ends_on_a_hot_spring() -> None:
    state = bathing("pilgrim", 1, p0="G4")
    play(state, "pilgrim-H2")
    assert legal(state) == {"spring", "finish"}
    play(state, "spring pilgrim-C8")
    assert where(state, "p0") == "C8"


@pytest.mark.rule("DUO-8.4")
def test_the_second_move_must_be_made_and_is_a_new_one() -> None:
    state = bathing("merchant", 2, m0="C4")
    play(state, "merchant-M3 decline spring")
    assert refused(state, "finish").reason == "must-move"
    assert refused(state, "decline").reason == "must-move"
    assert "merchant-C4" in legal(state), "back to where the first move began"
    play(state, "merchant-C4")
    assert where(state, "m0") == "C4"


@pytest.mark.rule("DUO-8.5")
def test_it_is_not_for_a_merchant_who_could_not_move() -> None:
    state = bathing("merchant", 3, m0="M2", m1="C4", p1="C5")
    refusal = refused(state, "spring")
    assert (refusal.reason, refusal.rule_id) == ("spring-no-way", "DUO-8.5")
    for text in ("finish", "decline"):
        assert refused(state, text).rule_id == "DUO-4.4", "it cannot move, so it need not"
    play(state, "stay")
    assert int(state.actor) == 1
    assert int(state.spring_owner) == 0


@pytest.mark.rule("DUO-8.5")
def test_a_merchant_who_could_move_can_at_least_move_back() -> None:
    state = bathing("merchant", 3, m0="C5", m1="C4")
    # From C5 a 3 leads to M2, whose only ways of 3 end in C4 and C5.
    play(state, "merchant-M2 decline spring")
    assert legal(state) == {"merchant-C5"}
