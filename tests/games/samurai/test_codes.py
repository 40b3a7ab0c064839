"""Codes that the rules pack and take apart by themselves are those of the families."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from zashiki.games.samurai.actions import ACTIONS, is_lay, is_swap, laid, lay, place, placed


@pytest.mark.parametrize(("name", "pack", "parts"), [("lay", lay, laid), ("place", place, placed)])
def test_packed_codes_are_those_of_their_family(
    name: str, pack: Callable[[int, int], int], parts: Callable[[int], tuple[int, int]]
) -> None:
    family = ACTIONS.family(name)
    for code in range(family.first, family.first + family.count):
        assert [*parts(code)] == family.numbers(code)
        assert pack(*parts(code)) == code


def test_kinds_of_actions_that_are_told_apart_are_families() -> None:
    for code in range(ACTIONS.count):
        assert is_lay(code) == (ACTIONS[code].family == "lay")
        assert is_swap(code) == (ACTIONS[code].family == "swap")
