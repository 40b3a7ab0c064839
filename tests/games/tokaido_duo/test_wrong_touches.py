"""The likeliest wrong touches, and the rule that a teacher would name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.tokaido_duo import build
from zashiki.core.refusal import Refusal
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.rules import TokaidoDuo
from zashiki.texts import speaker
from zashiki.web.why_not import explain


def rolled() -> TokaidoDuo:
    state = build.ready()
    build.roll(state, 2, 1, 1)
    return state


def second_die() -> TokaidoDuo:
    """Seat 1 takes the second die; the artist's is gone."""
    state = build.using("artist", 1)
    build.finish_die(state)
    return state


def merchant_blocked_by(figure: str) -> Callable[[], TokaidoDuo]:
    return lambda: build.using("merchant", 1, m0="M1", **{figure: "C1"})


def pilgrim_at(station: str) -> Callable[[], TokaidoDuo]:
    """One step before it, then there."""

    def made() -> TokaidoDuo:
        state = build.ready()
        ids = state.tables.station_ids
        build.stand(state, p0=ids[ids.index(station) - 1])
        build.take(state, "pilgrim", 1)
        build.play(state, f"pilgrim-{station}")
        return state

    return made


def pilgrim_at_shore(side: str, owner: int) -> Callable[[], TokaidoDuo]:
    def made() -> TokaidoDuo:
        state = build.using("pilgrim", 1, p0="T6")
        build.wave(state, side, owner)
        build.play(state, "pilgrim-S4")
        return state

    return made


def merchant_at(town: str, **goods: int) -> Callable[[], TokaidoDuo]:
    def made() -> TokaidoDuo:
        state = build.using("merchant", 1, m0="M1" if town != "M1" else "M2")
        build.store(state, 0, **goods)
        build.play(state, f"merchant-{town}")
        return state

    return made


def artist_in_r1(shown: str = "", **places: str) -> Callable[[], TokaidoDuo]:
    def made() -> TokaidoDuo:
        state = build.ready()
        build.show(state, 0, shown)
        build.stand(state, a0="R8", p0="T5", m0="M4", p1="T4", m1="M4", a1="R4")
        build.stand(state, **places)
        build.take(state, "artist", 1)
        build.play(state, "artist-R1")
        return state

    return made


def too_many_goods() -> TokaidoDuo:
    return build.play(merchant_at("M1", fan=5)(), "buy drawn-doll drawn-doll drawn-doll drawn-doll")


def resting() -> TokaidoDuo:
    state = build.using("artist", 1, a0="R8", p0="T1")
    build.spring(state, 0)
    return build.play(state, "artist-R1 decline")


def with_spring() -> TokaidoDuo:
    state = build.using("merchant", 1)
    build.spring(state, 0)
    return state


TOUCHES = [
    ("before a die is taken, a place", rolled, "region:R1", "take-first DUO-3.2"),
    ("before a die is taken, the bag", rolled, "goods-bag", "take-first DUO-3.2"),
    ("before a die is taken, a wave", rolled, "piece-wave:artist", "take-first DUO-3.2"),
    ("a die that is taken", second_die, "die:artist", "die-taken DUO-3.2"),
    (
        "another die while one is in use",
        lambda: build.using("artist", 1),
        "die:pilgrim",
        "die-in-use DUO-3.2",
    ),
    (
        "too far for the pilgrim",
        lambda: build.using("pilgrim", 2),
        "station:C3",
        "pilgrim-count DUO-4.1",
    ),
    ("backwards", lambda: build.using("pilgrim", 2), "station:H2", "clockwise DUO-7.1"),
    (
        "an occupied station",
        lambda: build.using("pilgrim", 1, p1="S4"),
        "station:S4",
        "station-taken DUO-7.3",
    ),
    (
        "the other pilgrim on it",
        lambda: build.using("pilgrim", 1, p1="S4"),
        "figure:1:pilgrim",
        "station-taken DUO-7.3",
    ),
    (
        "one's own merchant on it",
        lambda: build.using("pilgrim", 2, m0="C1"),
        "figure:0:merchant",
        "station-taken DUO-7.3",
    ),
    (
        "one's own figure",
        lambda: build.using("pilgrim", 2),
        "figure:0:pilgrim",
        "must-move DUO-4.1",
    ),
    (
        "a region with the pilgrim",
        lambda: build.using("pilgrim", 1),
        "region:R1",
        "other-die-pilgrim DUO-7.1",
    ),
    ("a town of one's own pilgrim", merchant_blocked_by("p0"), "station:C1", "town-taken DUO-6.2"),
    ("that pilgrim itself", merchant_blocked_by("p0"), "figure:0:pilgrim", "town-taken DUO-6.2"),
    ("that town's trade tile", merchant_blocked_by("p0"), "trade:C1", "town-taken DUO-6.2"),
    (
        "a town of the other merchant",
        merchant_blocked_by("m1"),
        "figure:1:merchant",
        "town-taken DUO-6.2",
    ),
    (
        "too far for the merchant",
        lambda: build.using("merchant", 1),
        "town:M3",
        "merchant-count DUO-4.1",
    ),
    (
        "a temple with the merchant",
        lambda: build.using("merchant", 1),
        "station:T1",
        "other-die-merchant DUO-6.1",
    ),
    ("one's own town", lambda: build.using("merchant", 2), "town:M1", "entered-twice DUO-4.3"),
    (
        "goods before the move",
        lambda: build.using("merchant", 1),
        "goods-bag",
        "move-first DUO-4.2",
    ),
    (
        "there and back with the artist",
        lambda: build.using("artist", 2),
        "region:R8",
        "entered-twice DUO-4.3",
    ),
    (
        "too far for the artist",
        lambda: build.using("artist", 1),
        "region:R4",
        "artist-count DUO-4.1",
    ),
    (
        "a town with the artist",
        lambda: build.using("artist", 1),
        "town:M1",
        "other-die-artist DUO-5.1",
    ),
    (
        "a wave with the artist",
        lambda: build.using("artist", 1),
        "piece-wave:pilgrim",
        "other-die DUO-3.4",
    ),
    ("a wave at a temple", pilgrim_at("T1"), "piece-wave:artist", "no-shore DUO-7.8"),
    ("another place after the move", pilgrim_at("T1"), "station:G1", "move-made DUO-4.1"),
    ("another die after the move", pilgrim_at("T1"), "die:artist", "decide-first DUO-4.2"),
    ("the spring tile at a temple", pilgrim_at("T1"), "spring", "no-spring-tile DUO-8.1"),
    ("the spring tile before the move", with_spring, "spring", "spring-after-first DUO-8.3"),
    ("a wave that is safe", pilgrim_at_shore("calm", 1), "piece-wave:pilgrim", "wave-safe DUO-7.9"),
    (
        "a wave of one's own",
        pilgrim_at_shore("calm", 0),
        "piece-wave:pilgrim",
        "wave-yours DUO-7.9",
    ),
    (
        "a good that the town does not buy",
        merchant_at("C1", kimono=1, fan=1),
        "good:0:fan:1",
        "town-buys-other DUO-6.7",
    ),
    (
        "a good in a mountain town",
        merchant_at("M1", fan=1),
        "good:0:fan:1",
        "no-coastal-town DUO-6.7",
    ),
    (
        "the bag in a coastal town",
        merchant_at("C1", kimono=1),
        "goods-bag",
        "no-mountain-town DUO-6.4",
    ),
    (
        "a painting face down first",
        artist_in_r1(p0="T1"),
        "painting:0:9",
        "front-face-down DUO-5.9",
    ),
    (
        "a painting that does not fit",
        artist_in_r1("waterfall", p0="T1"),
        "painting:0:0",
        "symbol-differs DUO-5.7",
    ),
    (
        "painting where nobody is around",
        artist_in_r1("moon"),
        "painting:0:1",
        "nobody-around DUO-5.5",
    ),
    ("a die with too many goods", too_many_goods, "die:artist", "must-return DUO-6.6"),
    ("a die with the spring undecided", resting, "die:pilgrim", "spring-decide DUO-8.3"),
    ("a place with the spring undecided", resting, "region:R2", "spring-decide DUO-8.3"),
]


@pytest.mark.parametrize(
    ("position", "thing", "expected"), [row[1:] for row in TOUCHES], ids=[row[0] for row in TOUCHES]
)
def test_a_wrong_touch_is_answered_by_its_rule(
    position: Callable[[], TokaidoDuo], thing: str, expected: str
) -> None:
    state = position()
    legal = set(state.legal())
    wrong = next(code for code in GAME.meant(state, (thing,)) if code not in legal)
    refusal = state.why_not(int(state.actor), wrong)
    assert isinstance(refusal, Refusal)
    assert f"{refusal.reason} {refusal.rule_id}" == expected
    for language in GAME.languages():
        assert speaker(GAME, language)(refusal.message)


def test_a_figure_touched_before_its_die_tells_to_take_the_die() -> None:
    message, _ = explain(GAME, rolled(), 0, ("figure:0:merchant",))
    assert message.id == "house-touch-first"


def test_the_pilgrim_in_the_way_is_named() -> None:
    message, rule_id = explain(GAME, merchant_blocked_by("p0")(), 0, ("figure:0:pilgrim",))
    words = "A coastal town holds one figure only. Already in Matsuyama (C1): Pilgrim of Seat 1."
    assert (speaker(GAME, "en")(message), rule_id) == (words, "DUO-6.2")
