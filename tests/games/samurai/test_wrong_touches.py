"""What a wrong touch is answered: the rule that a teacher would name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.samurai import phases
from tests.games.samurai.build import capture, choose, give, play, put, ready, set_aside, start
from zashiki.games.samurai import GAME
from zashiki.games.samurai.rules import Samurai
from zashiki.web.why_not import explain


def one_laid() -> Samurai:
    """Seat 0 laid its tile without the character; Samurai 1 lies on the map and is in hand."""
    state = ready(2, ("S3 S2 S1 T0 W1",), {"r8": "H", "k15": "BR"})
    put(state, 0, "S1@p14")
    put(state, 1, "S2@q9")
    return play(state, "S3@n14")


def fresh() -> Samurai:
    state = ready(2, ("S3 S2 T0 W1 K1",), {"r8": "H", "k15": "BR"})
    put(state, 1, "S2@q9", "W2@p9")
    return state


def exchanging() -> Samurai:
    """Seat 0 has the figure exchange, and figures have left the board."""
    state = ready(2, ("X S2 W1",), {"r8": "H", "s10": "B", "k15": "HB"})
    capture(state, 1, "s10")
    set_aside(state, "r8")
    return state


def lifting() -> Samurai:
    """Seat 0 may lift Samurai 3 at n14, but neither its rider nor the tile of seat 1."""
    state = ready(2, ("T0 S2",))
    put(state, 0, "S3@n14", "K1@p14")
    put(state, 1, "S2@q9")
    return state


def villages_next() -> Samurai:
    state = start(2)
    choose(state)
    while state.city_room:
        state.play(state.legal()[0])
    return state


TOUCHES: list[tuple[Callable[[], Samurai], str, str, str]] = [
    # a turn
    (one_laid, "tile:0-S2@hand", "one-plain-tile", "SAM-4.3"),
    (one_laid, "tile:0-T0", "one-plain-tile", "SAM-4.3"),
    (fresh, "tile:0-S3 p10", "tile-needs-land", "SAM-4.5"),
    (fresh, "tile:0-W1@hand r9", "ship-needs-sea", "SAM-4.4"),
    (fresh, "tile:0-S3 q9", "hex-taken", "SAM-4.5"),
    (fresh, "tile:0-S3 tile:1-S2@q9", "hex-taken", "SAM-4.5"),
    (fresh, "tile:0-W1@hand tile:1-W2", "hex-taken", "SAM-4.4"),
    (fresh, "tile:0-S3 figure:r8H", "not-on-settlement", "SAM-4.6"),
    (fresh, "tile:0-S3 k15", "not-on-settlement", "SAM-4.6"),
    (fresh, "figure:r8H", "figures-are-won", "SAM-8.1"),
    (fresh, "tile:0-H4", "only-chance-draws", "SAM-9.1"),
    (fresh, "bag-0:0", "only-chance-draws", "SAM-9.1"),
    # the tile exchange
    (fresh, "tile:0-T0", "nothing-to-lift", "SAM-7.5"),
    (lifting, "tile:0-T0 tile:1-S2@q9", "lift-own-tile", "SAM-7.1"),
    (lifting, "tile:0-T0 r9", "lift-own-tile", "SAM-7.1"),
    (lifting, "tile:0-T0 tile:0-K1", "lift-no-character", "SAM-7.6"),
    (phases.relaying, "tile:0-S1@hand", "lay-again-first", "SAM-7.2"),
    (phases.relaying, "p10", "tile-needs-land", "SAM-4.5"),
    (phases.relaying, "figure:r8H", "not-on-settlement", "SAM-4.6"),
    # the figure exchange
    (exchanging, "tile:0-X r9", "swap-takes-figures", "SAM-6.1"),
    (exchanging, "tile:0-X figures-1:B", "no-such-figure", "SAM-6.1"),
    (exchanging, "tile:0-X aside:H0", "no-such-figure", "SAM-6.1"),
    (phases.swapping, "figure:r8H", "swap-two-figures", "SAM-6.1"),
    (phases.swapping, "figure:k15B", "swap-makes-equal", "SAM-6.3"),
    (phases.swapping, "tile:0-S1@hand", "swap-first", "SAM-6.1"),
    # placing
    (phases.placing, "supply:H r8", "cities-first", "SAM-3.3"),
    (phases.placing, "supply:B q10", "equal-in-city", "SAM-3.5"),
    (phases.placing, "supply:B k15", "settlement-full", "SAM-3.3"),
    (phases.placing, "supply:H o14", "settlement-full", "SAM-3.1"),
    (phases.placing, "supply:H figure:o14H", "settlement-full", "SAM-3.1"),
    (phases.placing, "supply:H r9", "placing-first", "SAM-3.2"),
    (phases.placing, "tile:1-S3", "placing-first", "SAM-3.2"),
    (villages_next, "supply:H k15", "settlement-full", "SAM-3.3"),
    # the opening
    (phases.opening, "tile:0-S3", "none-left-to-pick", "SAM-2.1"),
    (phases.opening, "r9", "opening-first", "SAM-2.1"),
]


@pytest.mark.parametrize(
    ("position", "path", "reason", "rule_id"),
    TOUCHES,
    ids=[f"{t[0].__name__} {t[1]}" for t in TOUCHES],
)
def test_a_wrong_touch_is_answered_by_its_rule(
    position: Callable[[], Samurai], path: str, reason: str, rule_id: str
) -> None:
    state = position()
    message, rule = explain(GAME, state, int(state.actor), path.split())
    assert (message.id, rule) == (f"refusal-{reason}", rule_id)


def test_a_touch_in_the_wrong_order_is_told_what_comes_first() -> None:
    state = ready(2, ("S3 S2 X T0 K1",))
    give(state, 0, "S3 S2 X T0 K1")
    message, _ = explain(GAME, state, 0, ["r9"])
    assert message.id == "house-touch-first"
