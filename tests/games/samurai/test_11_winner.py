"""Chapter 11: who wins."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import pairwise
from typing import Any, cast

import pytest

import zashiki
from tests.games.samurai.build import Told, captured, play, ready, rng, shown
from zashiki.core.state import NOBODY
from zashiki.games.samurai import GAME
from zashiki.games.samurai.rules import Samurai
from zashiki.games.samurai.tables import FIGURE_NAMES

Holdings = list[tuple[int, int, int]]


@cache
def last_turn(seats: int) -> Told:
    """One tile was laid, and that was all."""
    state = ready(seats, ("W1",))
    play(state, "W1@p9")
    return state.position() | {"phase": "over", "actor": "nobody", "laid": 0, "figures": {}}


def ended(holdings: Holdings) -> Samurai:
    """A match that is over, with these helmets, Buddhas and rice fields before the seats.

    All the others stand beside the board.
    """
    told = deepcopy(last_turn(len(holdings)))
    each = {2: 7, 3: 10, 4: 13}[len(holdings)]
    for row, counts in zip(told["seats"], holdings, strict=True):
        row["captured"] = dict(zip(FIGURE_NAMES, counts, strict=True))
    taken = [sum(counts) for counts in zip(*holdings, strict=True)]
    told["aside"] = {name: each - n for name, n in zip(FIGURE_NAMES, taken, strict=True)}
    return cast("Samurai", GAME.arrange(told))


def places(*holdings: tuple[int, int, int]) -> list[int]:
    return ended(list(holdings)).ranking()


def verdict(*holdings: tuple[int, int, int]) -> str:
    return ended(list(holdings)).outcome().verdict.id


@pytest.mark.rule("SAM-11.1")
def test_all_screens_are_lifted() -> None:
    state = ready(3)
    luck = rng(8)
    while not state.is_over:
        state.apply(state.random_action(luck))
    for seat in (0, 1, 2, NOBODY):
        for other in range(3):
            pairs = zip(FIGURE_NAMES, captured(state, other), strict=True)
            taken = [(f"figure-{name}", str(count)) for name, count in pairs if count]
            assert shown(state, seat, other) == taken


@pytest.mark.rule("SAM-2.2", "SAM-11.1")
def test_hands_are_open_when_the_match_is_over() -> None:
    state = ready(3)
    zashiki.playout(state, rng(8))
    assert state.is_over
    assert all(state.held)
    for seat in (0, 1, 2, NOBODY):
        rows: Any = state.view(seat)["seats"]
        assert [sum(row["hand"].values()) for row in rows] == [int(n) for n in state.held]
        pieces = GAME.scene(state, seat).pieces
        others = [f"tiles-{other}" for other in range(3) if other != seat]
        shown = [p for p in pieces if p.place in others]
        assert {p.place for p in shown} == set(others)
        assert all(p.face != "down" for p in shown)


@pytest.mark.rule("SAM-11.2")
def test_the_largest_total_without_a_majority_loses() -> None:
    assert places((4, 4, 1), (5, 0, 1), (0, 5, 0)) == [3, 1, 2]


@pytest.mark.rule("SAM-11.2")
def test_a_tie_for_most_gives_the_majority_to_nobody() -> None:
    assert places((4, 0, 0), (4, 0, 0), (1, 1, 0)) == [2, 2, 1]
    assert ended([(4, 4, 1), (4, 1, 4), (1, 4, 4)]).outcome().lines[3].points == (0, 0, 0)


@pytest.mark.rule("SAM-11.3")
def test_two_majorities_win_with_fewer_figures() -> None:
    assert places((2, 2, 0), (1, 1, 6), (1, 1, 4)) == [1, 2, 3]
    assert verdict((2, 2, 0), (1, 1, 6), (1, 1, 4)) == "verdict-two-majorities"


@pytest.mark.rule("SAM-11.3")
def test_three_majorities_win() -> None:
    assert places((3, 3, 3), (2, 2, 2)) == [1, 2]


@pytest.mark.rule("SAM-11.4")
def test_the_other_figures_decide_printed_example() -> None:
    """Green leads rice with 6 others, Blue helmets with 5, Red Buddhas with 4; Yellow nothing."""
    green, blue, red, yellow = (3, 3, 5), (5, 2, 3), (2, 5, 2), (2, 2, 2)
    assert places(green, blue, red, yellow) == [1, 2, 3, 4]
    assert verdict(green, blue, red, yellow) == "verdict-others"


@pytest.mark.rule("SAM-11.4")
def test_figures_of_the_majority_are_not_counted() -> None:
    # Seat 0 leads helmets with 2 others, seat 1 leads Buddhas with 3; rice is tied.
    assert places((5, 1, 1), (2, 4, 1)) == [2, 1]


@pytest.mark.rule("SAM-11.5")
def test_equal_others_are_decided_by_all_figures_printed_example() -> None:
    """Red leads helmets, Yellow Buddhas; 3 others each; 9 figures beat 8."""
    red, yellow, blue, green = (6, 1, 2), (1, 5, 2), (2, 3, 2), (3, 2, 2)
    assert places(red, yellow, blue, green)[:2] == [1, 2]
    assert verdict(red, yellow, blue, green) == "verdict-all"


@pytest.mark.rule("SAM-11.5")
def test_only_those_who_are_equal_count_all_their_figures() -> None:
    # Others 4, 4, 3; the third candidate has the most figures in all and stays third.
    first, second, third = (4, 2, 2), (2, 3, 2), (2, 1, 6)
    assert places(first, second, third) == [1, 2, 3]


@pytest.mark.rule("SAM-11.6")
def test_equal_in_all_share_the_victory() -> None:
    assert places((5, 1, 2), (1, 5, 2)) == [1, 1]
    assert verdict((5, 1, 2), (1, 5, 2)) == "verdict-shared"


@pytest.mark.rule("SAM-11.2", "SAM-11.4")
def test_a_single_candidate_wins_whatever_others_own() -> None:
    assert places((3, 1, 1), (2, 3, 3), (2, 3, 3)) == [1, 2, 2]
    assert verdict((3, 1, 1), (2, 3, 3), (2, 3, 3)) == "verdict-only-majority"


@pytest.mark.rule("SAM-11.7")
def test_without_any_majority_all_figures_are_compared() -> None:
    assert places((4, 4, 1), (4, 1, 2), (1, 4, 2)) == [1, 2, 2]
    assert verdict((4, 4, 1), (4, 1, 2), (1, 4, 2)) == "verdict-no-majority"
    assert places((4, 4, 0), (4, 0, 4), (0, 4, 4)) == [1, 1, 1]


@pytest.mark.rule("SAM-11.8")
def test_candidates_come_before_the_others_who_rank_by_all_figures() -> None:
    assert places((3, 3, 5), (5, 2, 3), (2, 4, 2), (2, 4, 2)) == [1, 2, 3, 3]
    assert places((5, 0, 0), (4, 4, 0), (4, 4, 1), (0, 4, 1)) == [1, 3, 2, 4]


@pytest.mark.rule("SAM-11.4")
def test_a_scored_match_of_four() -> None:
    """Helmets first, Buddhas tied, rice second; 2 others beat 1."""
    assert places((5, 1, 0), (0, 2, 2), (2, 2, 1), (2, 0, 1))[:2] == [2, 1]


@pytest.mark.rule("SAM-11.4")
def test_a_scored_match_of_three() -> None:
    """Helmets tied, Buddhas first, rice second; 6 others beat 4."""
    assert places((3, 5, 3), (3, 1, 4), (3, 4, 3)) == [1, 2, 3]


def leader_tokens(holdings: Holdings) -> list[tuple[int, int, int]]:
    """The wording of the later edition: tokens, then figures one does not lead, then all."""
    keys = []
    for seat, own in enumerate(holdings):
        leads = [
            all(own[i] > other[i] for j, other in enumerate(holdings) if j != seat)
            for i in range(3)
        ]
        rest = sum(n for n, lead in zip(own, leads, strict=True) if not lead)
        keys.append((sum(leads), rest, sum(own)))
    return keys


@pytest.mark.rule("SAM-11.3", "SAM-11.4", "SAM-11.5")
def test_the_later_wording_names_the_same_winners() -> None:
    luck = rng(2015)
    compared = 0
    for _ in range(600):
        seats = 2 + int(luck.below(3))
        holdings = [
            (int(luck.below(4)), int(luck.below(4)), int(luck.below(4))) for _ in range(seats)
        ]
        tokens = leader_tokens(holdings)
        if max(tokens)[0] == 0:
            continue
        compared += 1
        best = max(tokens)
        ours = [seat for seat, place in enumerate(places(*holdings)) if place == 1]
        assert ours == [seat for seat, key in enumerate(tokens) if key == best]
    assert compared > 400


@pytest.mark.rule("SAM-11.5")
def test_points_are_all_figures_and_the_count_is_explained() -> None:
    state = ended([(3, 5, 3), (3, 1, 4), (3, 4, 3)])
    outcome = state.outcome()
    assert state.scores() == [11, 8, 10]
    assert outcome.winners == (0,)
    assert [line.points for line in outcome.lines] == [
        (3, 3, 3),
        (5, 1, 4),
        (3, 4, 3),
        (1, 1, 0),
        (6, 4, None),
        (11, 8, 10),
    ]
    assert all(one.rule_id.startswith("SAM-11") for one, _ in pairwise(outcome.lines))
