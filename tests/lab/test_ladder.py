"""The ladder: who is measured against whom, and which results are gone on with."""

from __future__ import annotations

import pytest

from zashiki.bots.levels import LADDERS, Level
from zashiki.bots.styles import STYLES
from zashiki.bots.taste import Taste
from zashiki.lab.arena import Question
from zashiki.lab.ladder import name, rungs, styled

MONK = ("level3:style=monk", "level3")
STEP = ("level3", "level2")


def folder(pair: tuple[str, str]) -> str:
    return name(Question("samurai", pair, 4), pair)


def test_every_level_meets_the_one_below_it_and_every_style_its_level() -> None:
    assert list(rungs([2, 5])) == [("level2", "level1"), ("level5", "level4")]
    assert MONK in list(styled("samurai", 3))


def test_a_level_or_a_style_that_changed_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    step, monk = folder(STEP), folder(MONK)
    assert (folder(STEP), folder(MONK)) == (step, monk)
    monkeypatch.setitem(STYLES["samurai"], "monk", Taste({"buddha": 9.0}))
    assert folder(STEP) == step
    assert folder(MONK) != monk
    one, _, *rest = LADDERS["samurai"]
    monkeypatch.setitem(LADDERS, "samurai", (one, Level("greedy"), *rest))
    assert folder(STEP) != step
