"""What seats know of the pile (YAM-11.4), and what they imagine."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.yamatai.build import Told, begin, fill_up, pass_turn, play, return_fleet, tile
from zashiki.core.rng import Rng
from zashiki.core.state import NOBODY
from zashiki.games.yamatai import GAME
from zashiki.games.yamatai.rules import Yamatai
from zashiki.testing.knowledge import Secrets, check_knowledge


def look(state: Yamatai, shown: str, back: str) -> Yamatai:
    """A turn with fleet 4: the tiles that come up, and how they are put back."""
    play(state, "take-fleet4", "look", *(f"show-{name}" for name in shown.split()))
    return play(state, *back.split(), "go-on", "end")


def looked_twice(shown: str, back: str, seats: int = 3) -> Yamatai:
    """The first seat puts b03, b02, b01 on top from above; then the second looks."""
    state = look(begin(seats), "b01 b02 b03", "top-b01 top-b02 top-b03")
    return look(return_fleet(state, 4, 1), shown, back)


def remembers(state: Yamatai, seat: int, viewer: int) -> object:
    return cast("list[Told]", state.view(viewer)["seats"])[seat]["remembers"]


def piles(state: Yamatai, seat: int) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What the seat imagines of both ends."""
    rng = Rng(5)
    worlds = [cast("Yamatai", state.imagine(seat, rng)) for _ in range(300)]
    return {(tuple(map(int, one.top)), tuple(map(int, one.under))) for one in worlds}


@pytest.mark.rule("YAM-11.4")
def test_a_seat_still_knows_its_tiles_are_among_those_another_looked_at() -> None:
    state = looked_twice("b03 b02 b01", "top-b02 under-b01 top-b03")
    told = [{"tiles": ["b01", "b02", "b03"], "places": ["top-1", "top-2", "under-1"]}]
    assert remembers(state, 0, 0) == told
    assert [remembers(state, 0, viewer) for viewer in (1, 2, NOBODY)] == [None] * 3
    assert remembers(state, 1, 1) == []  # it put them there itself
    imagined = piles(state, 0)
    assert len(imagined) == 6  # all orders of the three, and nothing else
    assert {frozenset((*top, *under)) for top, under in imagined} == {frozenset((0, 1, 2))}
    assert len(piles(state, 1)) == 1
    assert len(piles(state, 2)) > 100
    for seat in range(3):
        check_knowledge(state.imagine(seat, Rng(seat)), Rng(7), Secrets(is_open=False))


@pytest.mark.rule("YAM-11.4")
def test_with_unknown_tiles_among_them_the_known_ones_may_be_any() -> None:
    state = look(begin(3), "b01 b02 b03", "top-b01 under-b02 under-b03")
    state = look(return_fleet(state, 4, 1), "b01 b04 b05", "top-b01 top-b04 top-b05")
    known = [{"tiles": ["b01"], "places": ["top-1", "top-2", "top-3"]}]
    assert remembers(state, 0, 0) == known
    imagined = piles(state, 0)
    assert {under for _, under in imagined} == {(1, 2)}  # nobody has touched these
    assert all(top.count(0) == 1 for top, _ in imagined)
    assert {top.index(0) for top, _ in imagined} == {0, 1, 2}
    assert len({tile for top, _ in imagined for tile in top}) > 15


@pytest.mark.rule("YAM-11.4")
def test_a_tile_that_is_left_alone_in_its_places_is_known_again() -> None:
    state = looked_twice("b03 b02 b01", "top-b02 top-b03 under-b01")
    play(state, "take-fleet2", "reserve-b17", "go-on", "end", "show-b03")
    fill_up(state)
    assert remembers(state, 0, 0) == [{"tiles": ["b01", "b02"], "places": ["top-1", "under-1"]}]
    fleets = [int(fleet) + 1 for fleet in state.up]
    assert 2 not in fleets
    told = state.position()
    pile, row = cast("Told", told["pile"]), cast("list[str | None]", told["row"])
    row[row.index("b03")], pile["top"] = "b02", []
    cast("list[Told]", told["seats"])[0]["remembers"] = [{"tiles": ["b01"], "places": ["under-1"]}]
    pile["tiles"].remove("b02")
    pile["tiles"].append("b03")
    pile["middle"] += 1
    alone = GAME.arrange(told)
    seen = cast("Told", alone.view(0)["pile"])
    assert [entry["tile"] for entry in seen["under"]] == ["b01"]
    assert piles(cast("Yamatai", alone), 0) == {((), (tile("b01"),))}


@pytest.mark.rule("YAM-11.4")
def test_while_somebody_looks_the_others_know_which_of_theirs_are_seen() -> None:
    state = look(begin(3), "b01 b02 b03", "top-b01 top-b02 top-b03")
    play(return_fleet(state, 4, 1), "take-fleet4", "look", "show-b03", "show-b02", "show-b01")
    assert remembers(state, 0, 0) == [{"tiles": ["b01", "b02", "b03"], "places": ["looked"]}]
    play(state, "under-b02")
    places = ["under-1", "looked"]
    assert remembers(state, 0, 0) == [{"tiles": ["b01", "b02", "b03"], "places": places}]
    assert {(one.under[0], int(one.looked)) for one in worlds(state, 0)} == {(0, 6), (1, 5), (2, 3)}


def worlds(state: Yamatai, seat: int) -> list[Yamatai]:
    rng = Rng(3)
    return [cast("Yamatai", state.imagine(seat, rng)) for _ in range(60)]


@pytest.mark.rule("YAM-11.4")
def test_memories_hold_all_along_random_matches() -> None:
    met = 0
    for seed in range(40):
        state, rng = cast("Yamatai", GAME.start(4)), Rng(seed)
        while not state.is_over:
            if len(state.memories):
                met += 1
                check_memories(state)
            state.apply(random_look(state, rng))
    assert met > 100


def random_look(state: Yamatai, rng: Rng) -> int:
    """A random action, but fleet 4 and its effect wherever that is possible."""
    for text in ("take-fleet4", "look"):
        if state.is_legal(GAME.parse(state, text)):
            return GAME.parse(state, text)
    return int(state.random_action(rng))


def check_memories(state: Yamatai) -> None:
    told = [int(number) for number in state.memories]
    known = sum(1 << int(n) for n in (*state.top, *state.under)) | int(state.looked)
    for seat in range(int(state.seats)):
        met = 0
        for owner, where, what in zip(told[::3], told[1::3], told[2::3], strict=True):
            if owner == seat:
                assert 0 < what == what & where == what & known
                assert where & known == where
                assert met & where == 0
                assert not any(state.seen[n] == 1 << seat for n in range(28) if where >> n & 1)
                met |= where
    other = GAME.arrange(state.position())
    assert other.position() == state.position()


def test_a_turn_without_a_look_forgets_nothing() -> None:
    state = looked_twice("b03 b02 b01", "top-b02 under-b01 top-b03")
    before = remembers(state, 0, 0)
    assert remembers(pass_turn(state, 2), 0, 0) == before
