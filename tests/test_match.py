"""A match: play, chance, undo to the curtain, and the past."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.house.pebbles import DRAW, END, GAME, Pebbles
from zashiki import CHANCE, Curtain, Record, Refusal, Rng
from zashiki.match import RECENT, Match, replay, seeded_chance, system_chance


def dealt(length: str = "short") -> Match:
    match = Match(GAME.setup(2, {"length": length}))
    match.draw_on()
    return match


def play_on(match: Match, actions: int = 10_000) -> None:
    """Anything legal, with what chance brings."""
    for _ in range(actions):
        if match.is_over:
            return
        match.play(match.state.legal()[0])
        match.draw_on()


def test_chance_is_drawn_at_once_and_written_down() -> None:
    match = dealt()
    assert match.ply == 6
    assert match.actor == 0
    assert all(code >= DRAW for code in match.codes)
    assert set(match.actors) == {CHANCE}


def test_chance_follows_the_weights() -> None:
    state = GAME.start(2)
    assert isinstance(state, Pebbles)
    state.bag = [1, 0, 3, 0, 0]
    for draw in (system_chance, seeded_chance(Rng(3))):
        counts = Counter(draw(state) for _ in range(2000))
        assert set(counts) == {DRAW, DRAW + 2}
        assert 1350 < counts[DRAW + 2] < 1650


def test_the_same_seed_draws_the_same() -> None:
    first, second = (Match(GAME.setup(3), chance=seeded_chance(Rng(5))) for _ in range(2))
    for match in (first, second):
        match.draw_on()
        play_on(match)
    assert first.codes == second.codes


def test_an_illegal_action_changes_nothing() -> None:
    match = dealt()
    before = (match.state.digest(), list(match.codes), list(match.actors))
    with pytest.raises(Refusal) as refused:
        match.play(END)
    assert refused.value.rule_id == "PEB-1.1"
    with pytest.raises(Refusal) as refused:
        match.play(0, seat=1)
    assert refused.value.reason == "not-your-turn"
    assert (match.state.digest(), list(match.codes), list(match.actors)) == before


def test_undo_goes_back_action_by_action_to_the_curtain() -> None:
    match = dealt()
    digests = [match.state.digest()]
    for _ in range(2):
        match.play(match.state.legal()[0])
        digests.append(match.state.digest())
    for digest in digests[1::-1]:
        assert match.curtain() is None
        match.undo()
        assert match.state.digest() == digest
    assert match.ply == len(match.actors) == 6
    assert match.curtain() is Curtain.DRAWN


def test_undo_finds_its_way_when_the_last_states_are_forgotten() -> None:
    match = dealt("long")
    play_on(match, 40)
    while match.actor != CHANCE and match.curtain() is not None:
        play_on(match, 1)
    before = match.at(match.ply - 1).digest()
    match.forget_steps()
    assert match.curtain() is None
    match.undo()
    assert match.state.digest() == before
    assert len(match.codes) == len(match.actors)


def test_the_end_of_a_turn_is_a_curtain() -> None:
    match = dealt()
    hand = match.state.position()["bag"]
    assert sum(hand) > 0  # type: ignore[call-overload]
    match.play(match.state.legal()[0])
    match.play(END)
    assert match.curtain() is Curtain.TURN_ENDED
    match.draw_on()
    assert match.curtain() is Curtain.DRAWN


def test_states_that_were_seen_never_change() -> None:
    match = dealt()
    seen = [(match.state, match.state.digest())]
    while not match.is_over:
        play_on(match, 1)
        seen.append((match.state, match.state.digest()))
    assert all(state.digest() == digest for state, digest in seen)


def test_the_past_can_be_looked_at_from_any_ply() -> None:
    match = dealt()
    play_on(match)
    again = Match(match.setup, match.codes)
    assert again.state.digest() == match.state.digest()
    assert again.actors == match.actors
    steps = list(match.steps())
    assert [step.code for step in steps] == list(match.codes)
    assert [step.actor for step in steps] == list(match.actors)
    for ply in (0, 1, 7, match.ply - 1):
        assert match.at(ply).digest() == steps[ply].before.digest()
        assert match.at(ply + 1).digest() == steps[ply].after.digest()
    for first in (3, match.ply - RECENT - 1, match.ply - RECENT, match.ply - 2, match.ply):
        for known in (match, again):
            late = list(known.steps(first))
            assert [step.code for step in late] == list(match.codes[first:])
            digests = [(step.before.digest(), step.after.digest()) for step in late]
            assert digests == [(s.before.digest(), s.after.digest()) for s in steps[first:]]


def test_a_code_that_is_not_legal_stops_at_its_ply() -> None:
    match = Match(GAME.setup(2))
    with pytest.raises(Refusal):
        match.play_all([DRAW, END, DRAW])
    assert list(match.codes) == [DRAW]
    assert match.state.digest() == replay(match.setup, [DRAW]).digest()


def test_a_record_holds_what_a_match_was() -> None:
    match = dealt()
    play_on(match, 5)
    record = Record.of(match, ["Aiko", "Ben"])
    assert record.match().state.digest() == match.state.digest()
    assert record.actions == list(match.codes)
    assert [state.digest() for state in record.states()] == [
        match.at(ply).digest() for ply in range(match.ply + 1)
    ]


@pytest.mark.parametrize("ply", [0, 4, 6, 9])
def test_a_match_may_begin_from_a_position(ply: int) -> None:
    usual = dealt()
    play_on(usual, 4)
    setup = GAME.setup_from(usual.at(ply).position())
    match = Match(setup, usual.codes[ply:])
    assert match.at(0).digest() == usual.at(ply).digest()
    assert match.state.digest() == usual.state.digest()
