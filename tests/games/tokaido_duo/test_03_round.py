"""Chapter 3: the round and its dice."""

from __future__ import annotations

import pytest

from tests.games.tokaido_duo import build
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.games.tokaido_duo import GAME
from zashiki.games.tokaido_duo.state import FREE, ROLLING


@pytest.mark.rule("DUO-3.1")
def test_the_three_dice_are_rolled_together_by_their_faces() -> None:
    state = build.ready()
    weights = build.chance(state)
    assert len(weights) == 4 * 3 * 3
    assert sum(weights.values()) == 6**3
    by_pilgrim = {
        n: sum(w for name, w in weights.items() if name.startswith(f"roll-{n}-"))
        for n in range(1, 7)
    }
    assert by_pilgrim == {1: 36, 2: 72, 3: 72, 4: 36, 5: 0, 6: 0}
    for number in (1, 2, 3):
        assert weights[f"roll-1-{number}-1"] == weights["roll-1-1-1"], "merchant: all alike"
        assert weights[f"roll-1-1-{number}"] == weights["roll-1-1-1"], "artist: all alike"
    assert "roll-1-4-1" not in weights
    assert "roll-1-1-4" not in weights


@pytest.mark.rule("DUO-3.1", "DUO-3.2")
def test_a_round_is_one_roll_and_a_b_a() -> None:
    state = build.ready()
    build.roll(state, 2, 1, 3)
    assert build.rows(state.dice) == [2, 1, 3]
    assert int(state.actor) == 0
    assert build.legal(state) == {"take-pilgrim", "take-merchant", "take-artist"}, "and no pass"
    build.play(state, "take-artist")
    build.finish_die(state)
    assert int(state.actor) == 1
    assert build.legal(state) == {"take-pilgrim", "take-merchant"}
    assert build.refused(state, "take-artist").rule_id == "DUO-3.2"
    build.play(state, "take-pilgrim")
    build.finish_die(state)
    assert int(state.actor) == 0, "A has the last die, without a choice"
    assert build.rows(state.holder) == [1, 0, 0]
    assert all(name.startswith("merchant-") for name in build.legal(state))
    assert build.rows(state.dice) == [2, 1, 3], "nothing was rolled in between"


@pytest.mark.rule("DUO-3.2")
def test_nobody_may_pass_and_a_die_is_used_to_the_end() -> None:
    state = build.ready()
    build.roll(state, 2, 1, 1)
    assert build.refused(state, "decline").reason == "no-pass"
    assert build.refused(state, "finish").reason == "no-pass"
    build.play(state, "take-merchant")
    assert build.refused(state, "take-artist").reason == "die-in-use"
    build.play(state, "merchant-M2")
    assert build.refused(state, "take-artist").reason == "decide-first"
    build.play(state, "decline")
    assert build.legal(state) == {"take-pilgrim", "take-artist"}


@pytest.mark.rule("DUO-3.3")
def test_a_and_b_change_roles_every_round() -> None:
    state = build.ready()
    first_actors: list[int] = []
    for _ in range(4):
        assert int(state.phase) == ROLLING
        build.roll(state, 1, 1, 1)
        actors = [int(state.actor)]
        build.play(state, "take-pilgrim")
        build.finish_die(state)
        actors.append(int(state.actor))
        build.play(state, "take-merchant")
        build.finish_die(state)
        actors.append(int(state.actor))
        build.finish_die(state)
        assert int(state.actor) == CHANCE, "when all dice are used the next roll comes"
        assert actors in ([0, 1, 0], [1, 0, 1])
        first_actors.append(actors[0])
    assert first_actors == [0, 1, 0, 1]


@pytest.mark.rule("DUO-3.3")
def test_random_rounds_alternate_to_the_end() -> None:
    state, rng, firsts = build.start(), Rng(11), []
    while not state.is_over:
        if int(state.phase) == ROLLING:
            firsts.append(int(state.first))
        state.apply(state.random_action(rng))
    assert firsts == [i % 2 for i in range(len(firsts))]
    assert len(firsts) == int(state.round) > 10


@pytest.mark.rule("DUO-3.4")
@pytest.mark.parametrize(
    ("die", "figure"), [("pilgrim", "p0"), ("merchant", "m0"), ("artist", "a0")]
)
def test_a_die_moves_only_the_own_figure_of_its_kind(die: str, figure: str) -> None:
    state = build.using(die, 2)
    before = {f: build.where(state, f) for f in ("p0", "m0", "a0", "p1", "m1", "a1")}
    assert all(name.startswith(f"{die}-") for name in build.legal(state))
    state.play(state.legal()[0])
    after = {f: build.where(state, f) for f in before}
    assert [f for f in before if before[f] != after[f]] == [figure]


@pytest.mark.rule("DUO-3.4")
def test_another_figure_is_refused() -> None:
    state = build.using("merchant", 1)
    refusal = build.refused(state, "artist-R1")
    assert (refusal.reason, refusal.rule_id) == ("other-die-merchant", "DUO-6.1")
    assert build.refused(state, "pilgrim-S4").reason == "other-die-merchant"
    refusal = build.refused(state, "paint")
    assert (refusal.reason, refusal.rule_id) == ("other-die", "DUO-3.4")


@pytest.mark.rule("DUO-3.4")
def test_a_taken_die_lies_on_the_characters_board_and_shows_who_is_a() -> None:
    state = build.ready()
    build.roll(state, 3, 1, 1)
    dice = {p.id: p.place for p in GAME.scene(state, 0).pieces if p.id.startswith("die:")}
    assert dice["die:pilgrim"] == "tray:pilgrim"
    build.play(state, "take-pilgrim pilgrim-T1 decline")
    build.play(state, "take-merchant merchant-C4")
    pieces = {p.id: p for p in GAME.scene(state, 0).pieces}
    assert pieces["die:pilgrim"].place == "die:0:pilgrim"
    assert pieces["die:pilgrim"].text == "3"
    assert pieces["die:merchant"].place == "die:1:merchant"
    assert pieces["die:artist"].place == "die:0:artist", "A has two dice in the end"
    build.finish_die(state)
    assert build.rows(state.holder) == [FREE] * 3
