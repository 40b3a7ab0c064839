"""Pieces are taken and put elsewhere in every game, and the data follows."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

import zashiki
from zashiki.core.editing import Data, Thing
from zashiki.core.position import MOST_PROBLEMS, difference
from zashiki.core.rng import Rng
from zashiki.core.scene import Piece
from zashiki.core.state import State
from zashiki.record import Record
from zashiki.study.positions import arranged, position_names

GAMES = ("samurai", "tokaido_duo", "iki", "yamatai")
# Kinds of pieces that must be movable, by the beginning of their ids.
MOVABLE = {
    "samurai": {"tile", "figure", "figures-0", "figures-1"},
    "tokaido_duo": {
        *("figure", "marker", "die", "piece-wave", "spring", "good", "trade", "box"),
        *("money", "gold-supply", "bar-piece"),
    },
    "iki": {"figure", "disc", "month", "card", "building", "tile", "good", "kobun", "box"},
    "yamatai": {
        *("ship", "in", "seat", "culture", "mountain", "sacred", "building", "tile"),
        "specialist",
    },
}


def states(name: str) -> Iterator[State]:
    """Positions of lessons, and of a match."""
    game = zashiki.game(name)
    for each in position_names(game)[::3]:
        yield arranged(game, each)
    record = Record.play(name, rng=Rng(8))
    for ply in range(10, len(record.actions), 37):
        yield record.state(ply)


def pieces_of(state: State, seat: int) -> list[Piece]:
    game = state.setup.game
    return [*game.open_scene(state, seat).pieces, *game.hands(state, seat).box]


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_piece_can_be_moved(name: str) -> None:
    kinds = set()
    for state in states(name):
        hands, told = state.setup.game.hands(state, 0), state.position()
        for piece in pieces_of(state, 0):
            if hands.places(told, piece):
                kinds.add(
                    piece.id.split(":")[0].split("-")[0]
                    if name in ("iki", "yamatai")
                    else piece.id.split(":")[0]
                )
    assert MOVABLE[name] <= kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_move_by_hand_is_drawn_or_told_why_not_and_leads_back(name: str) -> None:
    """Wherever a piece is put: the data can be drafted, and putting it back restores the data."""
    playable = drawn = 0
    for state in states(name):
        game, told = state.setup.game, state.position()
        hands = game.hands(state, 0)
        for piece in pieces_of(state, 0)[::4]:
            for place in hands.places(told, piece)[::9]:
                moved = copy.deepcopy(told)
                hands.move(moved, piece, place)
                assert difference(moved, told) is not None
                after, problems = game.draft(moved)
                assert len(problems) <= MOST_PROBLEMS + 1
                playable += not problems
                drawn += after is not None
                back = put_back(told, moved, hands.things[piece.id], piece, place)
                assert difference(back, told) is None, (piece.id, place)
    assert playable > 20
    assert drawn > playable


def put_back(told: Data, moved: Data, thing: Thing, piece: Piece, place: str) -> Data:
    """With what was written of it where it lay, such as the coins on a card."""
    written = thing.slots[piece.place].take(copy.deepcopy(told), thing.name)
    back = copy.deepcopy(moved)
    thing.slots[place].take(back, thing.name)
    thing.slots[piece.place].put(back, thing.name, written)
    return back


def test_a_tile_is_laid_by_hand_and_the_match_goes_on() -> None:
    game = zashiki.game("samurai")
    state = arranged(game, "kyoto")
    told: Data = state.position()
    hands = game.hands(state, 0)
    piece = next(each for each in pieces_of(state, 0) if each.place == "pool" and each.text)
    place = hands.places(told, piece)[0]
    hands.move(told, piece, place)
    moved, problems = game.draft(told)
    assert problems == []
    assert moved is not None
    assert told["tiles"][place]["seat"] == 0
    assert zashiki.playout(moved, zashiki.Rng(1)) > 0


def test_all_that_is_wrong_is_told_at_once() -> None:
    game = zashiki.game("samurai")
    told = arranged(game, "kyoto").position()
    told["actor"] = 1
    told["plain_laid"] = True
    _, problems = game.draft(told)
    assert [each.key for each in problems] == ["plain_laid", "actor"]
    with pytest.raises(zashiki.PositionError, match="plain_laid: nothing is laid"):
        game.arrange(told)
    told["seats"] = "none"
    state, problems = game.draft(told)
    assert state is None
    assert problems[0].key == "seats"


def test_a_game_that_says_nothing_has_nothing_to_move() -> None:
    from tests.toys.high_card import HighCardGame

    game = HighCardGame()
    assert game.hands(game.start(2), 0).things == {}
