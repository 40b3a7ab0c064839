"""Chapter 4: moving and acting."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.tokaido_duo import build
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.games.tokaido_duo.state import ROLLING, TAKING
from zashiki.games.tokaido_duo.tables import COASTAL_TOWNS, FACES


@pytest.mark.rule("DUO-4.1")
def test_a_die_obliges_to_move_neither_less_nor_more() -> None:
    state = build.using("artist", 2, a0="R1")
    assert "artist-R2" not in build.legal(state), "one step away, and no way of two"
    assert build.refused(state, "artist-R2").rule_id == "DUO-4.1"
    assert build.refused(state, "stay").reason == "must-move"
    assert build.refused(state, "decline").reason == "must-move"
    state = build.using("merchant", 1, m0="M1")
    assert build.refused(state, "merchant-M3").reason == "merchant-count"
    state = build.using("pilgrim", 1)
    assert build.legal(state) == {"pilgrim-S4"}
    assert build.refused(state, "pilgrim-C1").reason == "pilgrim-count"


@pytest.mark.rule("DUO-4.1")
def test_one_must_move_although_nothing_can_be_done_there() -> None:
    state = build.using("merchant", 1, m0="M1")
    assert "merchant-C1" in build.legal(state)
    build.play(state, "merchant-C1")
    assert build.where(state, "m0") == "C1"
    assert int(state.phase) == TAKING, "nothing to sell, so the die is used up"
    state = build.using("merchant", 1, m0="C1", p1="T1")
    assert build.legal(state) == {"merchant-M1"}, "the sole target"


@pytest.mark.rule("DUO-4.2")
@pytest.mark.parametrize(
    ("die", "number", "places", "target", "use"),
    [
        ("pilgrim", 2, {"p0": "T6"}, "pilgrim-C1", "visit"),
        ("pilgrim", 1, {"p0": "C1"}, "pilgrim-T1", "visit"),
        ("pilgrim", 1, {"p0": "T1"}, "pilgrim-G1", "visit"),
        ("pilgrim", 1, {"p0": "T6"}, "pilgrim-S4", "wave-artist"),
        ("pilgrim", 1, {"p0": "G2"}, "pilgrim-H1", "visit"),
        ("merchant", 1, {"m0": "M1"}, "merchant-M2", "buy"),
        ("merchant", 1, {"m0": "M1"}, "merchant-C1", "sell-1"),
        ("artist", 1, {"a0": "R8"}, "artist-R1", "paint"),
    ],
)
def test_the_space_may_be_used_or_left(
    die: str, number: int, places: dict[str, str], target: str, use: str
) -> None:
    state = build.using(die, number, **places)
    build.store(state, 0, kimono=1)
    assert use not in build.legal(state)
    assert build.refused(state, use).reason == "move-first"
    build.play(state, target)
    assert {use, "decline"} <= build.legal(state)
    before = belongings(state)
    build.play(state, "decline")
    assert int(state.phase) == TAKING
    assert belongings(state) == before


def belongings(state: TokaidoDuo) -> list[list[int]]:
    """All that the use of a space could change."""
    tracks = [
        build.rows(state.temple),
        build.rows(state.garden),
        build.rows(state.turned),
        build.rows(state.gifts),
    ]
    goods_and_gold = [
        build.rows(state.goods),
        build.rows(state.bag),
        build.rows(state.money),
        build.rows(state.bars),
    ]
    return [*tracks, *goods_and_gold, build.rows(state.wave_owner), [int(state.spring_owner)]]


@pytest.mark.rule("DUO-4.2")
def test_a_space_is_used_once() -> None:
    state = build.using("pilgrim", 3)
    build.play(state, "pilgrim-T1")
    assert build.refused(state, "pilgrim-G1").reason == "move-made"
    build.spring(state, 0)
    build.play(state, "visit")
    assert build.refused(state, "visit").reason == "space-used"


@pytest.mark.rule("DUO-4.3")
def test_no_space_is_entered_twice_and_the_start_counts() -> None:
    state = build.using("artist", 2, a0="R8")
    assert build.refused(state, "artist-R8").rule_id == "DUO-4.3"
    state = build.using("merchant", 2, m0="M1")
    assert build.legal(state) == {"merchant-M3", "merchant-C2", "merchant-C7"}
    assert build.refused(state, "merchant-M1").rule_id == "DUO-4.3"


@pytest.mark.rule("DUO-4.4")
def test_a_merchant_without_any_way_stays_and_does_nothing() -> None:
    state = build.using("merchant", 3, m0="M2", m1="C4", p1="C5")
    assert build.legal(state) == {"stay"}
    build.play(state, "stay")
    assert build.where(state, "m0") == "M2"
    assert build.goods(state, 0) == {}
    assert int(state.phase) == TAKING
    assert int(state.actor) == 1


@pytest.mark.rule("DUO-4.4")
def test_only_a_three_in_a_middle_town_can_leave_a_merchant_without_a_way() -> None:
    state = build.ready()
    stuck = set()
    of = state.tables
    for town, number in product(range(12), (1, 2, 3)):
        key = town * (FACES + 1) + number
        ways = range(of.merchant_first[key], of.merchant_first[key + 1])
        # Two pilgrims and the other merchant can occupy three coastal towns at most.
        needed = [int(of.merchant_coast[i]) for i in ways]
        if all(needed) and len(needed) <= 3:
            ends = {of.town_ids[of.merchant_target[i]] for i in ways}
            stuck.add((of.town_ids[town], number, frozenset(ends)))
    assert stuck == {
        ("M2", 3, frozenset({"C4", "C5"})),
        ("M3", 3, frozenset({"C1", "C8"})),
    }
    assert len(of.town_ids[:COASTAL_TOWNS]) == 8


@pytest.mark.rule("DUO-4.4")
def test_a_blocked_merchant_never_stops_the_round() -> None:
    state = build.ready()
    build.stand(state, m1="M3", m0="C1", p0="C8")
    build.take(state, "merchant", 3, seat=1)
    build.play(state, "stay take-pilgrim")
    while int(state.phase) != ROLLING:
        state.play(state.legal()[-1] if state.actor >= 0 else state.legal()[0])
    assert int(state.round) == 3
