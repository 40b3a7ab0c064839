"""A match: play, chance, undo to the curtain, and the past."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.house.pebbles import DRAW, END, GAME, Pebbles
from zashiki.core.game import Curtain
from zashiki.core.refusal import Refusal
from zashiki.core.state import CHANCE
from zashiki.house.errors import BadWishError, NotNowError
from zashiki.house.match import ClosedError, Match, Setup, draw, new_setup

SETUP = Setup("pebbles", 2, {"length": "short"}, GAME.edition().label, "1")


def dealt() -> Match:
    match = Match(SETUP)
    match.draw_all()
    return match


def first_legal(match: Match) -> int:
    return match.state.legal()[0]


def test_chance_is_drawn_at_once_and_written_down() -> None:
    match = dealt()
    assert match.ply == 6
    assert match.actor == 0
    assert all(code >= DRAW for code in match.codes)


def test_chance_follows_the_weights() -> None:
    state = GAME.start(2)
    assert isinstance(state, Pebbles)
    state.bag = [1, 0, 3, 0, 0]
    counts = Counter(draw(state) for _ in range(2000))
    assert set(counts) == {DRAW, DRAW + 2}
    assert 1350 < counts[DRAW + 2] < 1650


def test_an_illegal_action_changes_nothing() -> None:
    match = dealt()
    before = (match.state.digest(), list(match.codes))
    with pytest.raises(Refusal) as refused:
        match.play(0, END)
    assert refused.value.rule_id == "PEB-1.1"
    with pytest.raises(Refusal) as refused:
        match.play(1, 0)
    assert refused.value.reason == "not-your-turn"
    assert (match.state.digest(), list(match.codes)) == before


def test_undo_goes_back_action_by_action_to_the_curtain() -> None:
    match = dealt()
    start = match.state.digest()
    match.play(0, first_legal(match))
    middle = match.state.digest()
    match.play(0, first_legal(match))
    match.undo(0)
    assert match.state.digest() == middle
    match.undo(0)
    assert match.state.digest() == start
    assert match.ply == 6
    with pytest.raises(NotNowError) as refused:
        match.undo(0)
    assert refused.value.reason == "undo-curtain"
    assert match.curtain is Curtain.DRAWN


def test_the_end_of_a_turn_is_a_curtain() -> None:
    match = dealt()
    match.play(0, first_legal(match))
    match.play(0, END)
    assert match.actor == 1
    for seat, reason in ((0, "undo-not-your-turn"), (1, "undo-curtain")):
        refusal = match.undo_refusal(seat)
        assert refusal is not None
        assert refusal.reason == reason


def test_undo_never_goes_behind_where_a_table_began() -> None:
    match = dealt()
    match.play(0, first_legal(match))
    tried = Match(SETUP, match.codes, base=match.ply)
    refusal = tried.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason == "undo-start"


def play_out(match: Match) -> None:
    while not match.is_over:
        match.play(match.actor, first_legal(match))


def test_the_past_can_be_looked_at_from_any_ply() -> None:
    match = dealt()
    play_out(match)
    again = Match(SETUP, match.codes)
    assert again.state.digest() == match.state.digest()
    steps = list(match.steps())
    assert [step.code for step in steps] == list(match.codes)
    for ply in (0, 1, 7, match.ply - 1):
        assert match.at(ply).digest() == steps[ply].before.digest()
        assert steps[ply].actor == match.at(ply).actor
    for first in (3, match.ply - 2, match.ply):
        late = list(match.steps(first))
        assert [step.code for step in late] == list(match.codes[first:])
        assert [step.before.digest() for step in late] == [
            step.before.digest() for step in steps[first:]
        ]
    assert match.at(0).actor == CHANCE
    refusal = match.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason == "undo-over"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules_version": "0"}, "closed-rules"),
        ({"edition": "default#00000000"}, "closed-edition"),
        ({"edition": "gone#00000000"}, "closed-setup"),
        ({"game": "chess"}, "closed-game"),
        ({"seats": 9}, "closed-setup"),
        ({"options": {"length": "endless"}}, "closed-setup"),
    ],
)
def test_an_old_match_says_exactly_why_it_cannot_be_opened(
    change: dict[str, object], reason: str
) -> None:
    old: Setup = replace(SETUP, **change)  # type: ignore[arg-type]
    with pytest.raises(ClosedError) as refused:
        Match(old)
    assert refused.value.reason == reason


def test_an_action_that_the_rules_no_longer_allow_is_named() -> None:
    with pytest.raises(ClosedError) as refused:
        Match(SETUP, [DRAW, END])
    assert refused.value.details == {"ply": 1, "code": END}


@pytest.mark.parametrize(
    ("game", "seats", "options", "edition", "reason"),
    [
        ("chess", 2, {}, "default", "no-game"),
        ("pebbles", 7, {}, "default", "bad-setup"),
        ("pebbles", 2, {"length": "x"}, "default", "bad-setup"),
        ("pebbles", 2, {"x": "y"}, "default", "bad-setup"),
        ("pebbles", 2, {}, "../default", "no-edition"),
        ("pebbles", 2, {}, "/etc/passwd.toml", "no-edition"),
    ],
)
def test_a_wrong_wish_is_refused(
    game: str, seats: int, options: dict[str, str], edition: str, reason: str
) -> None:
    with pytest.raises(BadWishError) as refused:
        new_setup(game, seats, options, edition)
    assert refused.value.reason == reason
