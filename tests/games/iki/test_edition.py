"""Editions: checked by key, and free to change every value without code."""

from __future__ import annotations

import re

import pytest

from tests.games.iki.build import CORNERS, GAME, give, go, play, put, refused
from zashiki.core.edition import EditionError
from zashiki.core.rng import Rng
from zashiki.core.state import playout
from zashiki.games.iki.rules import Iki
from zashiki.games.iki.tables import DEALS, MOST

TEXT = (GAME.folder / "editions" / "default.toml").read_text(encoding="utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    text = TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def started(text: str, seats: int = 3) -> Iki:
    state = GAME.start(seats, {}, GAME.read_edition(text, "own.toml"))
    assert isinstance(state, Iki)
    return state


def test_a_changed_cost_is_charged() -> None:
    state = started(
        changed(("cost = 3\nfire = 0\ngain = { sandal", "cost = 1\nfire = 0\ngain = { sandal"))
    )
    play(state, "first:1", *(f"build:{name}" for name in state.tables.building_ids[:6]))
    for card, where in (("ST1", "SW1"), ("ST2", "SE1"), ("ST3", "NE1")):
        play(state, f"card:{card}", f"stall:{where}")
    play(state, "card:SP01", "card:SP02", "card:SP03", "card:SP04")
    play(state, "field:1", "field:2", "field:3", "card:SP01", "stall:NW1")
    assert state.stock[0] == 8 - 1


def test_every_value_has_a_provenance() -> None:
    values = GAME.edition().values()
    assert len(values) > 600
    levels = {value.provenance.level for value in values}
    assert {"printed", "reconstructed", "source", "sources", "ours"} <= levels
    by_key = {value.key: value.provenance.level for value in values}
    assert by_key["start.stock.mon"] == "printed"
    assert by_key["cards.SP05.cost"] == "reconstructed"
    assert by_key["cards.SP01.income.2.mon"] == "source"


def test_two_cards_cannot_give_one_tile() -> None:
    with pytest.raises(EditionError, match="more than one card"):
        GAME.read_edition(changed(('tile = "handcart"', 'tile = "fire-amulet"')), "own.toml")


# Five buildings that cost more than the bathhouse with its 3 wood, 1 koban and 3 mon.
DEAR = ["kabuki-theatre", "merchant-house", "imperial-villa", "temple", "daimyo-residence"]


def test_other_effects_of_known_kinds_need_no_code() -> None:
    """A priced building action, gains per character in rice, a lasting tower twice as strong."""
    text = changed(
        ("build = { wood = 1 }", "build = { koban = 1 }\npay = { mon = 2 }"),
        ("each = { mon = 1 }", "each = { rice = 2 }"),
        ("watch = 3", "watch = 6"),
        ("times = 2 # a visit", "times = 3 # a visit"),
        ('[{ mon = 2 }, {}]\ntile = "handcart"', "[{ mon = 2 }, { iki = 9 }]"),
    )
    for seats in (2, 3, 4):
        for seed in range(2):
            state = started(text, seats)
            components = state.components()
            playout(state, Rng(seed))
            assert state.components() == components
    state = started(text)
    play(state, "first:1", *(f"build:{name}" for name in [*DEAR, "bathhouse"]))
    for i in range(3):
        play(state, f"card:ST{i + 1}", f"stall:{CORNERS[i]}")
    go(state, 3)
    put(state, "SE2", "SP10", 1)
    give(state, 0, wood=3, mon=4)
    assert refused(state, "use:SE2").reason == "no-building-possible"
    give(state, 0, wood=3, mon=5)
    play(state, "use:SE2", "build:bathhouse", "stall:NE2")
    assert [int(n) for n in state.stock[:6]] == [0] * 6


def test_the_bounds_hold_in_an_edition_of_large_numbers() -> None:
    text = re.sub(r"\b(mon|rice|wood|koban|iki|points|times) = \d+", _largest, TEXT)
    low, high = GAME.score_bounds
    best = 0
    for seats in GAME.seat_counts:
        for seed in range(4):
            state, rng, actions = started(text, seats), Rng(seed), 0
            while not state.is_over:
                state.apply(state.random_action(rng))
                actions += 1
            assert actions <= GAME.longest
            assert all(low <= points <= high for points in state.scores())
            best = max(best, *state.scores())
    assert best > 99_999


def _largest(amount: re.Match[str]) -> str:
    return f"{amount[1]} = {DEALS if amount[1] == 'times' else MOST}"
