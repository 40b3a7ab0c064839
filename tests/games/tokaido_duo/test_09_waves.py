"""Chapter 9: the waves, side by side."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
from zashiki.core.rng import Rng
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import LOSING, RETURNING, TAKING

FAR = {"p0": "T6", "m0": "C8", "p1": "T3", "m1": "C5", "a1": "R4"}


def with_wave(side: str, die: str, number: int, **places: str) -> TokaidoDuo:
    """Seat 0 holds this wave side and has taken this die."""
    state = build.using(die, number, **places)
    build.wave(state, side, 0)
    return state


# --- all of them --------------------------------------------------------------------------------


@pytest.mark.rule("DUO-9.1")
def test_every_side_leaves_the_plain_result_legal() -> None:
    assert "pilgrim-T1" in build.legal(with_wave("calm", "pilgrim", 3))
    assert "pilgrim-T1" in build.legal(with_wave("hurried", "pilgrim", 3))
    state = with_wave("prolific", "artist", 1, a0="R8")
    build.play(state, "artist-R1")
    assert {"paint", "paint+", "decline"} == build.legal(state)
    state = with_wave("strong", "merchant", 1)
    build.play(state, "merchant-M2")
    assert {"buy", "buy+", "decline"} == build.legal(state)
    state = build.using("merchant", 1)
    build.wave(state, "shrewd", 0)
    build.store(state, 0, kimono=1)
    build.play(state, "merchant-C1")
    assert {"sell-1", "sell+1", "decline"} == build.legal(state)
    state = build.using("artist", 1, a0="R8")
    build.wave(state, "inspired", 0)
    build.show(state, 0, "mountain")
    build.play(state, "artist-R1")
    assert {"give", "paint", "decline"} == build.legal(state)


@pytest.mark.rule("DUO-9.1")
def test_a_wave_works_only_for_its_holder_and_its_character() -> None:
    state = build.using("pilgrim", 2)
    build.wave(state, "hurried", 1)
    assert build.legal(state) == {"pilgrim-C1"}
    state = with_wave("strong", "artist", 1)
    assert build.legal(state) == {"artist-R1", "artist-R7"}
    state = build.using("merchant", 1)
    build.store(state, 0, kimono=1)
    build.play(state, "merchant-C1")
    assert build.refused(state, "sell+1").rule_id == "DUO-9.7"
    state = build.using("merchant", 1)
    build.play(state, "merchant-M2")
    assert build.refused(state, "buy+").rule_id == "DUO-9.8"
    state = build.using("artist", 1)
    build.play(state, "artist-R1")
    assert build.refused(state, "paint+").rule_id == "DUO-9.5"


@pytest.mark.rule("DUO-2.3")
def test_waves_are_never_turned_over() -> None:
    rng = Rng(5)
    state = build.ready(sides="hurried strong inspired")
    owners = set()
    while not state.is_over:
        state.apply(state.random_action(rng))
        owners.add(tuple(build.rows(state.wave_owner)))
        assert build.rows(state.wave_side) == [1, 1, 1]
    assert len(owners) > 5, "they changed hands"


# --- the pilgrim's ------------------------------------------------------------------------------


@pytest.mark.rule("DUO-9.2")
def test_calm_one_station_less_but_at_least_one() -> None:
    assert build.legal(with_wave("calm", "pilgrim", 3)) == {"pilgrim-T1", "pilgrim-C1"}
    assert build.legal(with_wave("calm", "pilgrim", 1)) == {"pilgrim-S4"}, "never a stay"


@pytest.mark.rule("DUO-9.3")
def test_hurried_one_station_more_even_five() -> None:
    assert build.legal(with_wave("hurried", "pilgrim", 2)) == {"pilgrim-C1", "pilgrim-T1"}
    assert build.legal(with_wave("hurried", "pilgrim", 4)) == {"pilgrim-G1", "pilgrim-C2"}


@pytest.mark.rule("DUO-9.4")
def test_going_on_comes_after_the_changed_number() -> None:
    state = with_wave("calm", "pilgrim", 2, p0="H1", m1="C4", p1="T5")
    assert build.legal(state) == {"pilgrim-T3"}, "1 is pushed on from C4, 2 ends there: one target"


@pytest.mark.rule("DUO-9.4")
@pytest.mark.parametrize(
    ("first", "second"), [("C1", "G1"), ("C1", "C2"), ("T1", "C2"), ("T1", "S1")]
)
def test_each_of_two_moves_decides_by_itself(first: str, second: str) -> None:
    state = build.using("pilgrim", 2)
    build.wave(state, "hurried", 0)
    build.spring(state, 0)
    build.play(state, f"pilgrim-{first} decline spring")
    options = {"C1": {"pilgrim-G1", "pilgrim-C2"}, "T1": {"pilgrim-C2", "pilgrim-S1"}}
    assert build.legal(state) == options[first]
    build.play(state, f"pilgrim-{second}")
    assert build.where(state, "p0") == second


# --- the artist's -------------------------------------------------------------------------------


@pytest.mark.rule("DUO-9.5")
def test_prolific_one_painting_more() -> None:
    state = with_wave("prolific", "artist", 1, **(FAR | {"a0": "R3", "p1": "S1", "m1": "M2"}))
    build.play(state, "artist-R2")
    assert build.legal(state) == {"paint", "paint+", "decline"}
    again = state.copy()
    build.play(again, "paint")
    assert int(again.pending) == 2, "the extra one is optional"
    build.play(state, "paint+")
    assert int(state.pending) == 3


@pytest.mark.rule("DUO-9.5")
def test_prolific_with_nobody_around_turns_up_one() -> None:
    state = with_wave("prolific", "artist", 1, **(FAR | {"a0": "R3"}))
    build.play(state, "artist-R2")
    assert build.legal(state) == {"paint+", "decline"}
    refusal = build.refused(state, "paint")
    assert (refusal.reason, refusal.rule_id) == ("only-with-wave", "DUO-9.5")
    build.play(state, "paint+ shown-moon")
    assert build.shown(state, 0) == ["moon"]


@pytest.mark.rule("DUO-9.5")
def test_prolific_is_limited_by_the_paintings_left_and_does_not_touch_giving() -> None:
    state = build.ready()
    places = {"a0": "R3", "p0": "S1", "m0": "M2", "p1": "T2", "m1": "C3", "a1": "R2"}
    build.stand(state, **places)
    build.wave(state, "prolific", 0)
    build.show(state, 0, "moon moon moon waterfall waterfall mountain mountain")
    build.take(state, "artist", 1)
    build.play(state, "artist-R2")
    assert build.legal(state) == {"paint", "decline"}, "five others, three left: no difference"
    assert build.refused(state, "paint+").rule_id == "DUO-5.6"
    assert build.refused(state, "give").rule_id == "DUO-5.7"
    build.play(state, "paint")
    assert int(state.pending) == 3


def gives(start: str, number: int, target: str, front: str, side: str = "inspired") -> bool:
    """Whether seat 0's artist may give this painting after this move."""
    state = build.using("artist", number, **FAR, a0=start)
    build.wave(state, side, 0)
    build.show(state, 0, front)
    build.play(state, f"artist-{target}")
    return "give" in build.legal(state)


@pytest.mark.rule("DUO-9.6")
def test_inspired_the_region_where_the_move_began_counts() -> None:
    state = build.using("artist", 2, a0="R1")
    for target in build.legal(state):
        assert gives("R1", 2, target.removeprefix("artist-"), "moon")
    assert not gives("R1", 2, "R7", "moon", side="prolific"), "not with the other side"


@pytest.mark.rule("DUO-9.6")
def test_inspired_a_region_passed_through_counts_and_the_last_one() -> None:
    assert gives("R1", 2, "R7", "mountain"), "over R8"
    assert gives("R1", 2, "R7", "waterfall"), "as without the wave"
    assert not gives("R1", 2, "R7", "bamboo")
    assert not gives("R1", 1, "R2", "mountain")


@pytest.mark.rule("DUO-9.6")
def test_inspired_some_way_of_the_right_length_is_enough() -> None:
    # From R6 to R2 in three: R6-R5-R3-R2 (mountain) and R6-R7-R1-R2 (moon).
    assert gives("R6", 3, "R2", "mountain")
    assert gives("R6", 3, "R2", "moon")
    # From R4 to R2 in two, only R4-R3-R2: no mountain.
    assert gives("R4", 2, "R2", "bamboo")
    assert not gives("R4", 2, "R2", "mountain")


@pytest.mark.rule("DUO-9.6")
def test_inspired_still_only_the_first_painting_and_painting_is_unchanged() -> None:
    assert not gives("R1", 2, "R7", "bamboo moon")
    state = with_wave("inspired", "artist", 1, **(FAR | {"a0": "R3", "p1": "G2"}))
    build.play(state, "artist-R2")
    assert int(state.phase) == TAKING, "figures around the start do not count for painting"


@pytest.mark.rule("DUO-9.6")
def test_inspired_only_the_second_move_counts_after_a_bath() -> None:
    state = build.using("artist", 1, **FAR, a0="R1")
    build.wave(state, "inspired", 0)
    build.show(state, 0, "moon")
    build.spring(state, 0)
    build.play(state, "artist-R2 decline spring artist-R6")
    assert int(state.phase) == TAKING, "the moon of the first move does not count"
    assert int(state.gifts[0]) == 0


@pytest.mark.rule("DUO-9.6")
def test_inspired_a_symbol_that_no_way_touches_is_refused() -> None:
    state = build.using("artist", 1, a0="R1", p1="C2")
    build.wave(state, "inspired", 0)
    build.show(state, 0, "mountain")
    build.play(state, "artist-R2")
    assert build.refused(state, "give").rule_id == "DUO-9.6"


# --- the merchant's -----------------------------------------------------------------------------


@pytest.mark.rule("DUO-9.7")
def test_shrewd_one_money_more_for_each_good() -> None:
    state = build.using("merchant", 1)
    build.wave(state, "shrewd", 0)
    build.store(state, 0, kimono=3)
    build.play(state, "merchant-C1 sell+3")
    assert (int(state.bars[0]), int(state.money[0])) == (1, 5), "15, not 13"
    state = build.using("merchant", 1)
    build.wave(state, "shrewd", 0)
    build.store(state, 0, kimono=3)
    build.play(state, "merchant-C1 sell-3")
    assert (int(state.bars[0]), int(state.money[0])) == (1, 2)


@pytest.mark.rule("DUO-9.7")
def test_shrewd_is_for_selling_only() -> None:
    state = with_wave("shrewd", "pilgrim", 2)
    build.play(state, "pilgrim-C1 visit")
    assert int(state.money[0]) == 4
    state = with_wave("shrewd", "merchant", 1, m0="M2")
    assert int(state.room(0)) == 5
    build.play(state, "merchant-M1")
    assert build.legal(state) == {"buy", "decline"}
    build.play(state, "buy")
    assert int(state.pending) == 4


@pytest.mark.rule("DUO-9.8")
def test_strong_one_good_more_and_room_for_six() -> None:
    state = build.using("merchant", 1, m0="M2")
    build.wave(state, "strong", 0)
    build.store(state, 0, doll=5)
    build.play(state, "merchant-M1 buy+")
    assert int(state.pending) == 5
    build.play(state, "drawn-fan " * 5)
    assert int(state.phase) == RETURNING
    build.play(state, "return-doll " * 4)
    assert build.goods(state, 0) == {"doll": 1, "fan": 5}
    assert int(state.phase) == TAKING, "six are kept, four went back"
    assert build.bag(state)["doll"] == 6


@pytest.mark.rule("DUO-9.8")
def test_strong_without_drawing_more_still_stores_six() -> None:
    state = build.using("merchant", 1)
    build.wave(state, "strong", 0)
    build.store(state, 0, doll=4)
    build.play(state, "merchant-M2 buy drawn-fan drawn-fan")
    assert build.goods(state, 0) == {"doll": 4, "fan": 2}
    assert int(state.phase) == TAKING


@pytest.mark.rule("DUO-9.9")
def test_the_loser_of_the_strong_wave_gives_back_a_good_of_choice_at_once() -> None:
    state = build.using("pilgrim", 1)
    build.wave(state, "calm", 1)
    build.wave(state, "strong", 1)
    build.wave(state, "prolific", 1)
    build.store(state, 1, doll=4, fan=1, kimono=1)
    build.play(state, "pilgrim-S4 wave-merchant")
    assert int(state.actor) == 1, "the loser chooses, in the middle of the mover's die"
    assert int(state.phase) == LOSING
    assert build.legal(state) == {"return-doll", "return-fan", "return-kimono"}
    assert build.refused(state, "decline").rule_id == "DUO-9.9"
    assert build.refused(state, "return-pottery").reason == "good-not-held"
    build.play(state, "return-fan")
    assert build.goods(state, 1) == {"doll": 4, "kimono": 1}
    assert build.bag(state)["fan"] == 8
    assert int(state.actor) == 1, "now B, to take a die"
    assert int(state.phase) == TAKING
    assert int(state.room(0)) == 6, "the taker has the room now"
    assert int(state.room(1)) == 5


@pytest.mark.rule("DUO-9.9")
def test_the_movers_second_use_waits_for_the_loser() -> None:
    state = build.ready()
    for side in ("calm", "strong", "prolific"):
        build.wave(state, side, 1)
    build.store(state, 1, doll=6)
    build.spring(state, 0)
    build.take(state, "pilgrim", 1)
    build.play(state, "pilgrim-S4 wave-merchant return-doll")
    assert int(state.actor) == 0
    assert build.legal(state) == {"spring", "finish"}


@pytest.mark.rule("DUO-9.9")
@pytest.mark.parametrize("held", [0, 5])
def test_losing_it_with_five_or_fewer_costs_nothing(held: int) -> None:
    state = build.ready()
    for side in ("calm", "strong", "prolific"):
        build.wave(state, side, 1)
    build.store(state, 1, doll=held)
    build.take(state, "pilgrim", 1)
    build.play(state, "pilgrim-S4 wave-merchant")
    assert int(state.phase) == TAKING
    assert int(state.held(1)) == held


@pytest.mark.rule("DUO-9.9")
def test_losing_another_wave_with_six_goods_costs_nothing() -> None:
    state = build.ready()
    for side in ("calm", "strong", "prolific"):
        build.wave(state, side, 1)
    build.store(state, 1, doll=6)
    build.put(state, 0, money=3)
    build.take(state, "pilgrim", 1)
    build.play(state, "pilgrim-S4 wave-artist")
    assert int(state.phase) == TAKING
    assert int(state.held(1)) == 6
